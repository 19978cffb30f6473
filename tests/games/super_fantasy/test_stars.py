"""The Power of the Star, charging up, and defending."""

from __future__ import annotations

import pytest

from tests.games.super_fantasy.playing import (
    STAR,
    act,
    asked,
    can,
    dice,
    end_turn,
    last,
    open_actions,
    options,
    reply,
    table,
    told,
)

ELFRICS = ["soul_reaver", "bloodthirsty_fury", "mantle_of_darkness"]


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("E..", "move"),
        ("E$", "chest:c1"),
        ("Es", "tombstone:t1"),
        ("E.\nXX", "coffin:k1"),
        ("E*", "goal:plans"),
        ("Ev", "attack:troublebringer:m1"),
        ("+-+-+\n|EH.|\n+-+-+", "gate:g1"),
        ("E..", "charge:soul_reaver"),
    ],
)
def test_a_star_in_any_roll_of_a_hero_charges_an_ability_of_his_choice(text: str, action: str) -> None:
    game = table(text)
    dice(game, STAR)
    act(game, action, 1)
    assert options(game, "charge_star") == ELFRICS
    reply(game, "mantle_of_darkness")
    assert game.state.heroes["elfric"].charge["mantle_of_darkness"] == 1
    assert last(game, "ability_charged").cause == "star"


def test_a_star_in_a_defence_roll_charges_too() -> None:
    game = table("Ez", phase="monsters", elfric={"shield_dice": 1})
    dice(game, STAR, 1, 1)
    reply(game, 1, about="shield_dice")
    reply(game, "soul_reaver", about="charge_star")
    assert game.state.heroes["elfric"].charge["soul_reaver"] == 1


def test_each_star_charges_by_one() -> None:
    game = table("E..")
    dice(game, STAR, STAR, 1)
    act(game, "move", 3)
    reply(game, "soul_reaver")
    reply(game, "mantle_of_darkness")
    assert list(game.state.heroes["elfric"].charge.values()) == [1, 0, 1]
    assert game.waits_for() == [("elfric", "move")]


def test_stars_are_given_at_once_before_the_next_decision() -> None:
    game = table("E..")
    dice(game, STAR)
    act(game, "move", 1)
    assert game.waits_for() == [("elfric", "charge_star")]


def test_stars_of_monsters_charge_nothing() -> None:
    game = table("Ez", phase="monsters", elfric={"shield_dice": 1})
    dice(game, 2, STAR, STAR)
    reply(game, 1, about="shield_dice")
    assert sum(game.state.heroes["elfric"].charge.values()) == 0


def test_a_full_ability_takes_no_star() -> None:
    game = table("E..", elfric={"full": ("soul_reaver",)})
    dice(game, STAR)
    act(game, "move", 1)
    assert options(game, "charge_star") == ["bloodthirsty_fury", "mantle_of_darkness"]


def test_a_cursed_ability_takes_no_star() -> None:
    game = table("E..", elfric={"curses": {"soul_reaver": "noisy_bones"}})
    dice(game, STAR)
    act(game, "move", 1)
    assert "soul_reaver" not in options(game, "charge_star")


def test_with_one_ability_left_to_charge_nobody_is_asked() -> None:
    game = table("E..", elfric={"full": ("soul_reaver", "bloodthirsty_fury")})
    dice(game, STAR)
    act(game, "move", 1)
    assert game.waits_for() == [("elfric", "move")]
    assert game.state.heroes["elfric"].charge["mantle_of_darkness"] == 1


def test_with_every_ability_full_a_star_is_lost() -> None:
    game = table("E..", elfric={"full": ELFRICS})
    dice(game, STAR)
    act(game, "move", 1)
    assert not told(game, "ability_charged")


def test_charging_up_gives_the_total_to_one_ability() -> None:
    game = table("E..")
    dice(game, 2, 1)
    act(game, "charge:soul_reaver", 2)
    charged = last(game, "ability_charged")
    assert (charged.ability, charged.steps, charged.charge, charged.cause) == ("soul_reaver", 3, 3, "charge")


def test_charging_up_beyond_the_star_of_the_track_is_lost() -> None:
    game = table("E..")
    dice(game, 2, 2, 2)
    act(game, "charge:mantle_of_darkness", 3)
    assert game.state.heroes["elfric"].charge == {"soul_reaver": 0, "bloodthirsty_fury": 0, "mantle_of_darkness": 3}


def test_a_star_counts_as_magic_in_charging_up_and_charges_besides() -> None:
    game = table("E..")
    dice(game, STAR)
    act(game, "charge:soul_reaver", 1)
    assert game.state.heroes["elfric"].charge["soul_reaver"] == 2, "Elfric has Magic 2"
    reply(game, "bloodthirsty_fury", about="charge_star")
    assert game.state.heroes["elfric"].charge["bloodthirsty_fury"] == 1


def test_full_and_cursed_abilities_cannot_be_charged_up() -> None:
    game = table("E..", elfric={"full": ("soul_reaver",), "curses": {"mantle_of_darkness": "noisy_bones"}})
    assert open_actions(game, "charge") == ["charge:bloodthirsty_fury"]


def test_a_cursed_ability_keeps_its_energy_but_cannot_be_used() -> None:
    curse = {"curses": {"mantle_of_darkness": "noisy_bones"}, "full": ("mantle_of_darkness",)}
    game = table("E..", elfric=curse)
    assert game.state.heroes["elfric"].charge["mantle_of_darkness"] == 3
    assert not can(game, "ability:mantle_of_darkness")


def test_an_ability_is_usable_at_full_charge_only_and_goes_back_to_zero() -> None:
    game = table("E..", elfric={"charge": {"mantle_of_darkness": 2}})
    assert not can(game, "ability")
    dice(game, 1)
    act(game, "charge:mantle_of_darkness", 1)
    act(game, "ability:mantle_of_darkness")
    assert game.state.heroes["elfric"].charge["mantle_of_darkness"] == 0


# ── defending ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_defending_puts_dice_aside_as_shield_dice_without_rolling() -> None:
    game = table("E..")
    act(game, "defend", 2)
    assert game.state.heroes["elfric"].shield_dice == 2
    assert game.state.heroes["elfric"].dice == 4
    assert not told(game, "dice_rolled")


def test_one_to_six_dice_can_be_put_aside() -> None:
    numbers = [a["dice"] for a in options(table("E.."), "turn") if a["action"] == "defend"]
    assert numbers == [1, 2, 3, 4, 5, 6]


def test_defending_twice_adds_up() -> None:
    game = table("E..")
    act(game, "defend", 2)
    act(game, "defend", 1)
    assert game.state.heroes["elfric"].shield_dice == 3


def test_armour_and_shields_in_use_give_their_shield_dice() -> None:
    game = table("G.z", goodlight={"gear": {"armour": "spiked_pauldrons"}})
    end_turn(game)
    causes = {(event.cause, event.dice) for event in told(game, "shield_dice_taken")}
    assert causes == {("left_over", 6), ("holy_shield", 1), ("spiked_pauldrons", 1)}
    assert options(game, "shield_dice")[-1] == 8


def test_a_covered_shield_gives_nothing() -> None:
    game = table("G.z", goodlight={"gear": {"left": "skull_crusher"}})
    end_turn(game)
    assert [event.cause for event in told(game, "shield_dice_taken")] == ["left_over"]


def test_a_hero_who_is_away_defends_with_all_his_shield_dice() -> None:
    game = table("Ez", phase="monsters", elfric={"shield_dice": 3})
    assert game.default(asked(game, "shield_dice")) == 3
