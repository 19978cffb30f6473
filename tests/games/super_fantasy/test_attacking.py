"""Attacks of heroes: rings, lines of fire, Protection, wounds, experience, and what weapons add."""

from __future__ import annotations

from typing import Any

import pytest

from regno.games.super_fantasy.content.items import GEAR
from tests.games.super_fantasy.playing import (
    HERO_SIGNS,
    STAR,
    OnPaper,
    act,
    can,
    dice,
    end_turn,
    last,
    open_actions,
    options,
    picture,
    reply,
    table,
    told,
)


def in_reach(text: str, **more: Any) -> list[str]:
    """The attacks open to the only hero of a map."""
    return open_actions(table(text, **more), "attack")


def armed_with(text: str, weapon: str, **more: Any) -> OnPaper:
    """A map whose only hero holds a magic item in the right hand."""
    hero = next(HERO_SIGNS[sign] for sign in text if sign in HERO_SIGNS)
    changes: dict[str, Any] = {hero: {"gear": {"right": weapon}}, **more}
    return table(text, **changes)


# ── range and line of fire ───────────────────────────────────────────────────────────────────────────────────────────


def test_a_weapon_of_range_one_hits_the_eight_squares_around_and_no_other() -> None:
    assert in_reach("Ez") == ["attack:troublebringer:m1"]
    assert in_reach("E.\n.z") == ["attack:troublebringer:m1"]
    assert "attack:troublebringer:m1" not in in_reach("E.z")


def test_a_weapon_of_range_two_hits_the_second_ring_only() -> None:
    assert "attack:machinegun:m1" in in_reach("N.z")
    assert "attack:machinegun:m1" in in_reach("N..\n..z")
    assert "attack:machinegun:m1" not in in_reach("Nz")
    assert "attack:machinegun:m1" not in in_reach("N..z")


def test_a_weapon_of_range_three_hits_the_third_ring_only() -> None:
    assert in_reach("K..z") == ["attack:long_crossbow:m1"]
    assert "attack:long_crossbow:m1" not in in_reach("K.z")
    assert "attack:long_crossbow:m1" not in in_reach("Kz")
    assert in_reach("K...z") == []


def test_a_ranged_attack_is_allowed_while_a_monster_stands_beside_the_hero() -> None:
    assert "attack:short_crossbow:m1" in in_reach(".K.z\n.z..")


def test_figures_and_things_do_not_cover() -> None:
    for sign in ("o", "s", "$"):
        assert in_reach(f"K{sign}z") == ["attack:short_crossbow:m1"]
    assert "attack:long_crossbow:m2" in in_reach("K.zz")


def test_walls_gates_and_stones_stop_a_line_of_fire() -> None:
    assert in_reach("K#z") == []
    assert in_reach("+-+-+-+\n|K|. z|\n+-+-+-+") == []
    assert in_reach("+-+-+-+\n|KH. z|\n+-+-+-+") == []
    assert in_reach("+-+-+-+\n|KH. z|\n+-+-+-+", open_gates=("g1",)) == ["attack:short_crossbow:m1"]


def test_a_line_of_fire_may_bend_if_it_enters_the_next_ring_with_every_step() -> None:
    assert in_reach("K#z\n...") == ["attack:short_crossbow:m1"]
    assert in_reach("K..\n.#z\n...") == ["attack:short_crossbow:m1"]


def test_a_line_of_fire_may_not_go_back_or_along_a_ring() -> None:
    assert in_reach("K#z\n.#.\n...") == []


# ── the roll ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_melee_weapons_have_range_one_ranged_ones_two_or_three_and_magic_ones_any() -> None:
    allowed = {"strength": {1}, "aim": {2, 3}, "magic": {1, 2, 3}}
    weapons = [item for item in GEAR.values() if item.attack]
    assert {weapon.attack for weapon in weapons} == set(allowed)
    assert [weapon.id for weapon in weapons if not set(weapon.rings) <= allowed[weapon.attack]] == []


@pytest.mark.parametrize(
    ("text", "action", "star"),
    [("Nz", "gnomefist", 3), ("N.z", "machinegun", 4), ("Az", "electric_guitar", 3)],
    ids=["melee counts Strength", "ranged counts Aim", "magic counts Magic"],
)
def test_a_star_counts_the_attribute_of_the_weapon(text: str, action: str, star: int) -> None:
    game = table(text)
    dice(game, 1, 1)
    act(game, f"attack:{action}:m1", 2)
    assert last(game, "dice_rolled").star == star


def test_a_total_equal_to_the_protection_wounds() -> None:
    game = table("Ez")
    dice(game, 2, 2, "lightning")
    act(game, "attack:troublebringer:m1", 2)
    assert last(game, "attack_hit").total == last(game, "attack_hit").protection == 4
    assert picture(game) == "E."


def test_a_total_below_the_protection_does_nothing_and_the_dice_are_spent() -> None:
    game = table("Ez")
    dice(game, 2, 1)
    act(game, "attack:troublebringer:m1", 2)
    assert last(game, "attack_missed").total == 3
    assert game.state.heroes["elfric"].dice == 4
    assert game.state.heroes["elfric"].xp == 0


def test_a_monster_with_life_left_carries_its_wounds() -> None:
    game = table("Ev")
    dice(game, 2, 2, 2, 2)
    act(game, "attack:troublebringer:m1", 4)
    assert game.state.monsters["m1"].wounds == 1
    assert last(game, "monster_wounded").left == 1
    assert not told(game, "fate_rolled"), "no treasure as long as it stands"


def test_wounds_beyond_its_life_are_lost() -> None:
    game = armed_with("Ez", "butchers_cleaver")
    dice(game, STAR, STAR, "lightning")
    act(game, "attack:butchers_cleaver:m1", 2)
    reply(game, "soul_reaver")
    reply(game, "soul_reaver")
    assert last(game, "attack_hit").wounds == 2
    assert last(game, "monster_wounded").left == 0
    assert len(told(game, "monster_killed")) == 1


def test_an_attack_that_wounds_is_worth_one_experience() -> None:
    game = table("Ez")
    dice(game, 2, 2, "lightning")
    act(game, "attack:troublebringer:m1", 2)
    assert game.state.heroes["elfric"].xp == 1
    assert last(game, "xp_gained").rule == "sf.attack.xp"


def test_two_wounds_of_one_attack_are_worth_one_experience_too() -> None:
    game = armed_with("Ev", "butchers_cleaver")
    dice(game, STAR, STAR, "skull")
    act(game, "attack:butchers_cleaver:m1", 2)
    reply(game, "soul_reaver")
    reply(game, "soul_reaver")
    assert last(game, "monster_killed").kind == "veteran"
    assert game.state.heroes["elfric"].xp == 1


def test_a_hero_turns_to_his_target() -> None:
    game = table("...\n.E.\nz..")
    dice(game, 1, 1)
    act(game, "attack:troublebringer:m1", 2)
    assert game.state.heroes["elfric"].facing == 5, "south-west"


# ── treasure ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("sign", "symbol"), [("z", "skull"), ("w", "drop"), ("v", "lightning")])
def test_a_kill_yields_a_magic_item_when_fate_shows_the_monsters_symbol(sign: str, symbol: str) -> None:
    game = table(f"E{sign}", deck=["skull_crusher"], monsters={"m1": {"wounds": 1 if sign == "v" else 0}})
    dice(game, 2, 2, 2, 2, symbol)
    act(game, "attack:troublebringer:m1", 4)
    assert last(game, "fate_rolled").purpose == "treasure"
    assert last(game, "item_drawn").source == "monster"
    reply(game, "right", about="item_found")
    assert game.state.heroes["elfric"].gear["right"] == "skull_crusher"


def test_another_symbol_yields_nothing() -> None:
    game = table("Ez", deck=["skull_crusher"])
    dice(game, 2, 2, "drop")
    act(game, "attack:troublebringer:m1", 2)
    assert not told(game, "item_drawn")


def test_the_item_goes_to_whoever_killed_though_others_stand_nearer() -> None:
    game = table("K.zE", deck=["skull_crusher"])
    reply(game, "take_turn", seat="kayla")
    dice(game, 2, 2, "skull")
    act(game, "attack:short_crossbow:m1", 2)
    assert game.waits_for() == [("kayla", "item_found")]


# ── weapons ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_bonus_to_attack_raises_the_total() -> None:
    game = armed_with("Ez", "skull_crusher")
    dice(game, 2, "lightning")
    act(game, "attack:skull_crusher:m1", 1)
    assert (last(game, "dice_rolled").bonus, last(game, "attack_hit").total) == (2, 4)


def test_a_bonus_to_an_attribute_raises_each_star_and_no_sword() -> None:
    game = table("Ez", elfric={"gear": {"armour": "spiked_pauldrons"}})
    dice(game, STAR, 1, "lightning")
    act(game, "attack:troublebringer:m1", 2)
    reply(game, "soul_reaver")
    assert (last(game, "dice_rolled").star, last(game, "attack_hit").total) == (5, 6)


def test_a_covered_weapon_is_out_of_use() -> None:
    game = armed_with("Nz", "whispering_bow")
    assert open_actions(game, "attack") == []
    assert open_actions(armed_with("N..z", "whispering_bow"), "attack") == ["attack:whispering_bow:m1"]


@pytest.mark.parametrize(("faces", "wounds"), [((2, 2, 2, 1), 2), ((2, 2, 2), 1)])
def test_the_whispering_bow_wounds_twice_from_a_total_of_eight(faces: tuple[int, ...], wounds: int) -> None:
    game = armed_with("E..w", "whispering_bow")
    dice(game, *faces, "skull")
    act(game, "attack:whispering_bow:m1", len(faces))
    assert last(game, "attack_hit").wounds == wounds


def test_the_wand_of_hiccups_stuns_whom_it_wounds() -> None:
    game = armed_with("G.v", "wand_of_hiccups")
    dice(game, 2, 2, 2, 2)
    act(game, "attack:wand_of_hiccups:m1", 4)
    assert game.state.monsters["m1"].status == ("stunned",)


def test_the_butchers_cleaver_wounds_twice_with_two_stars() -> None:
    game = armed_with("Ev", "butchers_cleaver")
    dice(game, STAR, 2, 1, 1)
    act(game, "attack:butchers_cleaver:m1", 4)
    reply(game, "soul_reaver")
    assert last(game, "attack_hit").wounds == 1


@pytest.mark.parametrize(("symbol", "back"), [("skull", 1), ("drop", 1), ("lightning", 0)])
def test_the_moon_sling_gives_a_die_back_on_a_skull_or_a_drop(symbol: str, back: int) -> None:
    game = armed_with("K.v", "moon_sling")
    dice(game, 2, 2, 2, 2, symbol)
    act(game, "attack:moon_sling:m1", 4)
    assert game.state.heroes["kayla"].dice == 2 + back


def test_the_voodoo_doll_costs_a_die_besides_those_rolled() -> None:
    game = armed_with("A..z", "voodoo_doll")
    numbers = [a["dice"] for a in options(game, "turn") if a["action"] == "attack:voodoo_doll:m1"]
    assert numbers == [1, 2, 3, 4, 5]
    dice(game, 2, "lightning")
    act(game, "attack:voodoo_doll:m1", 1)
    assert last(game, "attack_hit").total == 4
    assert game.state.heroes["axl"].dice == 4


def test_the_voodoo_doll_cannot_be_used_with_the_last_die() -> None:
    game = armed_with("A..z", "voodoo_doll")
    act(game, "defend", 5)
    assert not can(game, "attack")


def test_a_hero_may_attack_as_often_as_the_dice_last() -> None:
    game = table("zEz")
    for monster in ("m1", "m2"):
        dice(game, 2, 2, "lightning")
        act(game, f"attack:troublebringer:{monster}", 2)
    assert picture(game) == ".E."
    assert game.state.heroes["elfric"].xp == 2
    reply(game, "soul_reaver", about="level_up")
    end_turn(game)
