"""What the small items do that are not a plain bonus: second tries, bangs and sneezes, pies and soups."""

from __future__ import annotations

from typing import Any

import pytest

from regno.engine.game import Setup
from regno.games.super_fantasy.content.items import SMALL_ITEMS
from regno.games.super_fantasy.game import SuperFantasy
from tests.games.super_fantasy.playing import (
    STAR,
    OnPaper,
    act,
    asked,
    can,
    dice,
    end_turn,
    last,
    lit,
    open_actions,
    reply,
    status,
    table,
    take_turn,
    told,
    where,
)


def carrying(text: str, *items: str, **elfric: Any) -> OnPaper:
    """Elfric with small items in his backpack, at the beginning of his turn."""
    others = elfric.pop("others", {})
    game = table(text, elfric={"backpack": items, **elfric}, **others)
    if len(game.state.heroes) > 1:
        take_turn(game, "elfric")
    return game


def test_the_fifteen_small_items_are_all_different() -> None:
    game = SuperFantasy.new(Setup("01", ("elfric", "axl"), 7))
    assert len(SMALL_ITEMS) == 15
    assert sorted(game.state.small_deck) == sorted(SMALL_ITEMS)


# ── holy water ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_holy_water_adds_three_to_the_next_test_of_magic() -> None:
    game = carrying("E.", "holy_water", curses={"soul_reaver": "noisy_bones"})
    act(game, "item:holy_water")
    dice(game, 1, 2)
    act(game, "curse:soul_reaver", 2)
    assert last(game, "dice_rolled").bonus == 3
    assert game.hero("elfric").curses == {}
    assert game.hero("elfric").armed == ()


def test_the_holy_water_waits_for_a_test_of_magic_and_no_other_roll() -> None:
    game = carrying("E$", "holy_water")
    act(game, "item:holy_water")
    dice(game, 1)
    act(game, "chest:c1", 1)
    assert last(game, "dice_rolled").bonus == 0
    assert game.hero("elfric").armed == ("holy_water",)


def test_an_armed_dragon_wave_waits_for_an_attack_and_no_test_of_magic() -> None:
    game = table("P.\nXX", pizzarro={"full": ("dragon_wave",)})
    act(game, "ability:dragon_wave")
    dice(game, 1)
    act(game, "coffin:k1", 1)
    assert last(game, "dice_rolled").bonuses == (("cassock", 1),)
    assert game.hero("pizzarro").armed == ("dragon_wave",)


# ── the coin with two heads ──────────────────────────────────────────────────────────────────────────────────────────


def test_the_two_headed_coin_makes_a_failed_test_again() -> None:
    game = carrying("E$", "two_headed_coin")
    act(game, "item:two_headed_coin")
    dice(game, 2, 2, 1, 2, 2, 2)
    act(game, "chest:c1", 3)
    assert [roll.total for roll in told(game, "dice_rolled")] == [5, 6]
    assert last(game, "dice_rolled").rule == "sf.item.two_headed_coin"
    assert last(game, "chest_opened").hero == "elfric"
    assert game.hero("elfric").dice == 3, "the second try is free"
    assert game.hero("elfric").armed == ()


def test_the_two_headed_coin_makes_a_missed_attack_again_and_only_the_second_roll_counts() -> None:
    game = carrying("Ev", "two_headed_coin")
    act(game, "item:two_headed_coin")
    dice(game, STAR, 1, 1, 1)
    act(game, "attack:troublebringer:m1", 2)
    assert last(game, "attack_missed").total == 2
    assert game.waits_for() == [("elfric", "turn")], "the Star of the first roll charges nothing"


def test_the_two_headed_coin_waits_for_a_roll_that_fails() -> None:
    game = carrying("Ezz", "two_headed_coin")
    act(game, "item:two_headed_coin")
    dice(game, 2, 2, "lightning")
    act(game, "attack:troublebringer:m1", 2)
    assert game.hero("elfric").armed == ("two_headed_coin",)
    end_turn(game)
    assert game.hero("elfric").armed == (), "but not longer than the turn"


def test_the_second_try_is_in_the_odds() -> None:
    def odds(game: OnPaper) -> list[float]:
        found: list[float] = next(a for a in game.ask_view(asked(game))["actions"] if a["id"] == "chest:c1")["odds"]
        return found

    plain, doubled = odds(carrying("E$")), odds(carrying("E$", armed=("two_headed_coin",)))
    assert doubled == [pytest.approx(1 - (1 - chance) ** 2, abs=2e-4) for chance in plain]


def test_a_storm_of_bolts_is_not_shot_twice() -> None:
    game = table("K.z", kayla={"full": ("storm_of_bolts",), "armed": ("two_headed_coin",)})
    act(game, "ability:storm_of_bolts")
    dice(game, 1)
    reply(game, 1, about="ability_dice")
    assert last(game, "attack_missed").target == "m1"
    assert game.hero("kayla").armed == ("two_headed_coin",)


# ── bangs and sneezes ────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_firecracker_stuns_a_monster_within_three_squares() -> None:
    game = carrying("E..v.v", "firecracker")
    assert open_actions(game, "item") == ["item:firecracker:m1"]
    act(game, "item:firecracker:m1")
    assert status(game, "m1") == ["stunned"]
    assert game.hero("elfric").backpack == ()
    assert game.hero("elfric").dice == 6


def test_a_stunned_monster_is_no_use_for_a_firecracker() -> None:
    assert not can(
        table("Ev", elfric={"backpack": ("firecracker",)}, monsters={"m1": {"status": ("stunned",)}}), "item"
    )


def test_the_sneezing_powder_pushes_a_monster_beside_the_hero_up_to_two_squares() -> None:
    game = carrying("Ev...", "sneezing_powder")
    act(game, "item:sneezing_powder:m1")
    assert lit(game, "push") == "E+.+."
    reply(game, (3, 0))
    assert where(game, "m1") == (3, 0)
    assert can(game, "move"), "out of its Block Zone"


def test_the_sneezing_powder_needs_a_monster_beside_the_hero_and_room_behind_it() -> None:
    assert not can(carrying("E.v..", "sneezing_powder"), "item")
    assert not can(carrying("Evv", "sneezing_powder"), "item")


# ── the kitchen ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_pot_lid_gives_two_shield_dice() -> None:
    game = carrying("E..", "pot_lid")
    act(game, "item:pot_lid")
    assert game.hero("elfric").shield_dice == 2


def test_the_hot_soup_gives_a_life_to_the_hero_and_those_beside_him() -> None:
    hurt = {"life": 1}
    game = carrying("AE.K", "hot_soup", life=1, others={"axl": hurt, "kayla": hurt})
    act(game, "item:hot_soup")
    assert {name: hero.life for name, hero in game.state.heroes.items()} == {"axl": 2, "elfric": 2, "kayla": 1}


def test_the_hot_soup_is_kept_until_somebody_needs_it() -> None:
    assert not can(carrying("AE.K", "hot_soup", others={"kayla": {"life": 1}}), "item")
    assert can(carrying("AE.K", "hot_soup", others={"axl": {"life": 1}}), "item")


@pytest.mark.parametrize(
    ("symbol", "life", "pool", "ailments"),
    [("lightning", 2, 2, []), ("drop", 1, 4, []), ("skull", 1, 2, ["poisoned"])],
)
def test_fate_decides_what_is_in_the_mystery_pie(symbol: str, life: int, pool: int, ailments: list[str]) -> None:
    game = carrying("E..", "mystery_pie", life=1)
    act(game, "defend", 4)
    dice(game, symbol)
    act(game, "item:mystery_pie")
    hero = game.hero("elfric")
    assert (hero.life, hero.dice, status(game, "elfric")) == (life, pool, ailments)


def test_nobody_eats_the_mystery_pie_who_needs_nothing() -> None:
    assert not can(carrying("E..", "mystery_pie"), "item")


# ── dice that come back ──────────────────────────────────────────────────────────────────────────────────────────────


def test_a_pool_never_holds_more_than_six_dice_whatever_comes_back() -> None:
    game = table("E", elfric={"backpack": ("mystery_pie",)})
    act(game, "defend", 1)
    dice(game, "drop")
    act(game, "item:mystery_pie")
    assert game.hero("elfric").dice == 6
    assert len(told(game, "die_recovered")) == 1, "the second one has no place"
