"""Curses; stunned, frozen, poisoned; experience and levels."""

from __future__ import annotations

import pytest

from regno.games.super_fantasy.content.heroes import LEVELS
from tests.games.super_fantasy.playing import (
    STAR,
    act,
    can,
    dice,
    end_turn,
    last,
    open_actions,
    opening,
    options,
    reply,
    status,
    table,
    take_turn,
    told,
)

# ── curses ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_curse_covers_an_ability_of_the_owners_choice() -> None:
    game = opening("noisy_bones")
    assert options(game, "curse_place") == ["soul_reaver", "bloodthirsty_fury", "mantle_of_darkness"]
    reply(game, "mantle_of_darkness")
    assert game.hero("elfric").curses == {"mantle_of_darkness": "noisy_bones"}
    assert last(game, "curse_drawn").ability == "mantle_of_darkness"


def test_another_item_is_drawn_for_consolation() -> None:
    game = opening("noisy_bones", "skull_crusher")
    reply(game, "soul_reaver")
    assert game.waits_for() == [("elfric", "item_found")]
    assert last(game, "item_drawn").rule == "sf.curse.again"


def test_after_a_second_curse_the_consolation_stops() -> None:
    game = opening("noisy_bones", "cold_feet", "skull_crusher")
    reply(game, "soul_reaver")
    reply(game, "bloodthirsty_fury")
    assert game.waits_for() == [("elfric", "turn")]
    assert game.state.deck == ["skull_crusher"]


def test_an_ability_bears_one_curse_at_most() -> None:
    game = opening("noisy_bones", "cold_feet")
    reply(game, "soul_reaver")
    assert options(game, "curse_place") == ["bloodthirsty_fury", "mantle_of_darkness"]


def test_a_curse_finds_no_hold_where_all_abilities_are_cursed() -> None:
    cursed = dict.fromkeys(["soul_reaver", "bloodthirsty_fury", "mantle_of_darkness"], "noisy_bones")
    game = opening("clumsy_fingers", elfric={"curses": cursed})
    assert game.state.discarded == ["clumsy_fingers"]
    assert game.waits_for() == [("elfric", "turn")]


def test_the_effect_of_a_curse_holds_while_it_lies_there() -> None:
    game = table("A..", axl={"curses": {"epic_hymn": "clumsy_fingers", "deafening_riff": "cold_feet"}})
    axl = game.hero("axl")
    assert (game.attribute(axl, "cunning"), game.attribute(axl, "speed")) == (3, 2)


def test_an_attribute_never_falls_below_zero() -> None:
    curses = dict.fromkeys(["soul_reaver", "bloodthirsty_fury"], "clumsy_fingers")
    game = table("E..", elfric={"curses": curses})
    assert game.attribute(game.hero("elfric"), "cunning") == 0


def test_cold_feet_freeze_at_once() -> None:
    game = opening("cold_feet")
    reply(game, "soul_reaver")
    assert status(game, "elfric") == ["frozen"]


def test_monsters_that_waver_choose_whoever_rattles_without_asking_fate() -> None:
    game = table("E.z.A", phase="monsters", axl={"curses": {"epic_hymn": "noisy_bones"}})
    assert last(game, "blow_declared").hero == "axl"
    assert not told(game, "fate_rolled")


def test_a_curse_is_lifted_by_magic_six_or_more() -> None:
    game = table("E..", elfric={"curses": {"soul_reaver": "noisy_bones"}})
    dice(game, 2, 2, 1)
    act(game, "curse:soul_reaver", 3)
    assert game.hero("elfric").curses
    dice(game, 2, 2, 2)
    act(game, "curse:soul_reaver", 3)
    assert game.hero("elfric").curses == {}
    assert game.state.discarded == ["noisy_bones"]
    assert game.state.heroes["elfric"].xp == 0


def test_a_curse_is_lifted_by_improving_the_ability_it_lies_on() -> None:
    cursed = {"curses": {"soul_reaver": "noisy_bones"}, "charge": {"soul_reaver": 2}, "xp": 1}
    game = table("E$", elfric=cursed)
    dice(game, 2, 2, 2)
    act(game, "chest:c1", 3)
    reply(game, "soul_reaver", about="level_up")
    assert game.hero("elfric").curses == {}
    assert game.state.heroes["elfric"].charge["soul_reaver"] == 2, "its energy stays"


# ── ice ──────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_ice_is_broken_by_strength_six_or_more_without_experience() -> None:
    game = table("E..", elfric={"status": ("frozen",)})
    dice(game, 2, 2, 1)
    act(game, "ice:elfric", 3)
    assert status(game, "elfric") == ["frozen"]
    dice(game, 2, 2, 2)
    act(game, "ice:elfric", 3)
    assert status(game, "elfric") == []
    assert last(game, "ice_broken").target == "elfric"
    assert game.state.heroes["elfric"].xp == 0


def test_a_hero_beside_can_break_the_ice_too() -> None:
    frozen = {"status": ("frozen",)}
    game = table("AE", axl=frozen)
    take_turn(game, "elfric")
    assert open_actions(game, "ice") == ["ice:axl"]
    game = table("A.E", axl=frozen)
    take_turn(game, "elfric")
    assert not can(game, "ice")


def test_a_frozen_monster_is_easier_to_hit_by_four() -> None:
    game = table("Ev", monsters={"m1": {"status": ("frozen",)}})
    dice(game, 2, 2)
    act(game, "attack:troublebringer:m1", 2)
    assert last(game, "attack_hit").protection == 4


def test_ice_does_not_add_up() -> None:
    game = table("G.v", goodlight={"gear": {"left": "book_of_frost"}}, monsters={"m1": {"status": ("frozen",)}})
    assert not can(game, "tome")


# ── poison ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("symbol", "life", "left"),
    [("lightning", 4, ["poisoned"]), ("drop", 3, ["poisoned"]), ("skull", 4, [])],
)
def test_at_the_start_of_his_turn_fate_decides_what_poison_does(symbol: str, life: int, left: list[str]) -> None:
    game = table("E..", elfric={"status": ("poisoned",)}, fate=[symbol])
    assert last(game, "fate_rolled").purpose == "poison"
    assert game.state.heroes["elfric"].life == life
    assert status(game, "elfric") == left


def test_the_blessed_mail_keeps_poison_away() -> None:
    game = table("G..")
    game.add_status(game.hero("goodlight"), "poisoned", rule="sf.poison")
    assert game.hero("goodlight").status == ()


def test_the_blessed_mail_keeps_nothing_else_away_and_nobody_else_safe() -> None:
    game = table("G.E")
    game.add_status(game.hero("goodlight"), "stunned", rule="sf.stun")
    game.add_status(game.hero("elfric"), "poisoned", rule="sf.poison")
    assert (status(game, "goodlight"), status(game, "elfric")) == (["stunned"], ["poisoned"])


def test_statuses_do_not_add_up() -> None:
    game = table("E..", elfric={"status": ("frozen",)})
    game.add_status(game.hero("elfric"), "frozen", rule="sf.ice.frozen")
    assert game.hero("elfric").status == ("frozen",)


# ── experience ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_levels_are_reached_at_two_four_six_nine_twelve_and_fifteen() -> None:
    assert LEVELS == (2, 4, 6, 9, 12, 15)


@pytest.mark.parametrize(("level", "threshold"), list(enumerate(LEVELS)))
def test_a_level_improves_one_ability_by_one_grade(level: int, threshold: int) -> None:
    levels = {"soul_reaver": 1 + min(2, level // 2), "bloodthirsty_fury": 1, "mantle_of_darkness": 1}
    game = table("E$", elfric={"xp": threshold - 1, "level": level, "levels": levels})
    dice(game, 2, 2, 2)
    act(game, "chest:c1", 3)
    reply(game, "mantle_of_darkness", about="level_up")
    assert game.state.heroes["elfric"].levels["mantle_of_darkness"] == 2
    gained = last(game, "level_gained")
    assert (gained.level, gained.ability_level) == (level + 1, 2)


def test_an_ability_at_level_three_cannot_be_improved_further() -> None:
    game = table("E$", elfric={"xp": 5, "level": 2, "levels": {"soul_reaver": 3}})
    dice(game, 2, 2, 2)
    act(game, "chest:c1", 3)
    assert options(game, "level_up") == ["bloodthirsty_fury", "mantle_of_darkness"]


def test_beyond_the_last_level_experience_brings_nothing_more() -> None:
    everything = dict.fromkeys(["soul_reaver", "bloodthirsty_fury", "mantle_of_darkness"], 3)
    game = table("E$", elfric={"xp": 20, "level": 6, "levels": everything})
    dice(game, 2, 2, 2)
    act(game, "chest:c1", 3)
    assert game.waits_for() == [("elfric", "turn")]


@pytest.mark.parametrize(
    ("text", "action", "faces"),
    [
        ("Es", "tombstone:t1", (2, 2, 2)),
        ("E.\nXX", "coffin:k1", (2, 2, 2)),
        ("E..", "charge:soul_reaver", (2, 2)),
        ("E..", "defend", ()),
    ],
)
def test_nothing_else_is_worth_experience(text: str, action: str, faces: tuple[int, ...]) -> None:
    game = table(text)
    dice(game, *faces)
    act(game, action, len(faces) or 1)
    assert game.state.heroes["elfric"].xp == 0


def test_a_stunned_hero_who_is_stunned_again_has_three_dice_again() -> None:
    game = table("E..", elfric={"status": ("stunned",)})
    end_turn(game)
    game.add_status(game.hero("elfric"), "stunned", rule="sf.stun")
    end_turn(game)
    assert last(game, "turn_started").dice == 3


def test_stars_of_a_test_are_given_before_its_outcome_is_had() -> None:
    game = table("E$", deck=["skull_crusher"])
    dice(game, STAR, 2, 2, 2)
    act(game, "chest:c1", 4)
    assert game.waits_for() == [("elfric", "charge_star")]
    assert not told(game, "chest_opened")
