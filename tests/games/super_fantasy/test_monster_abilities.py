"""Abilities of the common undead: fixed, minor and major ones, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from regno.games.super_fantasy.content.monster_abilities import FIXED, MAJOR, MINOR, MONSTER_ABILITIES
from regno.games.super_fantasy.content.monsters import BOSSES, DIFFICULTIES, KINDS, monster_sheets
from regno.games.super_fantasy.game import SuperFantasy
from tests.games.super_fantasy.playing import (
    STAR,
    OnPaper,
    act,
    asked,
    dice,
    last,
    picture,
    reply,
    status,
    table,
    told,
    where,
)


def night(text: str, *fate: str, **more: Any) -> OnPaper:
    """The Monster Phase on a map."""
    return table(text, phase="monsters", fate=fate, **more)


def shown(game: OnPaper) -> list[tuple[str, str]]:
    """The abilities that have done something, with whose they are."""
    return [(event.monster, event.ability) for event in told(game, "monster_ability_shown")]


def blows(game: OnPaper) -> list[tuple[str, str]]:
    """Who has struck at whom."""
    return [(event.monster, event.hero) for event in told(game, "blow_declared")]


# ── who has which ────────────────────────────────────────────────────────────────────────────────────────────────────


def test_fixed_abilities_belong_to_a_kind_at_every_difficulty() -> None:
    for difficulty in DIFFICULTIES:
        sheets = monster_sheets(difficulty)
        assert {kind: sheets[kind].abilities[0] for kind in FIXED} == FIXED


def test_on_normal_there_are_only_fixed_abilities_heroic_adds_minor_and_epic_major_ones() -> None:
    normal, heroic, epic = (
        {ability for sheet in monster_sheets(difficulty).values() for ability in sheet.abilities}
        for difficulty in DIFFICULTIES
    )
    assert normal == set(FIXED.values())
    assert heroic == {*FIXED.values(), *MINOR}
    assert epic == set(MONSTER_ABILITIES)


def test_epic_keeps_what_heroic_gave() -> None:
    heroic, epic = monster_sheets("heroic"), monster_sheets("epic")
    assert all(set(heroic[kind].abilities) <= set(epic[kind].abilities) for kind in KINDS)
    assert epic["badly_dead"].abilities == ("sprightly", "restless")
    assert epic["veteran"].abilities == ("thick_skulled", "frenzied")


def test_a_mission_can_say_otherwise_of_minor_and_major_abilities_but_not_of_fixed_ones() -> None:
    game = table("E.w", difficulty="epic", abilities={"veteran": ("venomous",), "bowman": ("howling",)})
    assert game.sheets["veteran"].abilities == ("venomous",)
    assert game.sheets["bowman"].abilities == ("volley", "howling")
    assert game.sheets["badly_dead"].abilities == ("sprightly", "restless")


def test_pages_get_every_kind_with_its_abilities_by_difficulty() -> None:
    known = SuperFantasy.content()["monsters"]
    assert {name: set(sheets) for name, sheets in known.items()} == {name: set(KINDS) for name in DIFFICULTIES}
    assert known["epic"]["spectre"]["abilities"] == ("walks_through", "regenerating")
    assert [kind for kind, sheet in known["normal"].items() if sheet["is_boss"]] == list(BOSSES)


def test_everybody_sees_what_a_monster_on_the_board_can_do() -> None:
    game = table("E..z", difficulty="heroic")
    assert game.view(None)["monsters.m1"]["abilities"] == ("sprightly",)


@pytest.mark.parametrize("kind", ["fresh", "spectre", "skull_tower"])
def test_a_drop_brings_whomever_the_mission_names(kind: str) -> None:
    game = night("E#.mm", "orange drop", drops={"orange": kind})
    spawned = last(game, "monster_spawned")
    assert (spawned.kind, spawned.cell) == (kind, (3, 0))


def test_abilities_are_minor_or_major() -> None:
    assert len(MINOR) == len(MAJOR) == 4
    assert len(FIXED) == 8


# ── volley ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_volley_is_told_with_whom_it_is_for() -> None:
    game = night("E.w")
    assert shown(game) == [("m1", "volley")]
    assert last(game, "monster_ability_shown").hero == "elfric"
    assert shown(night("Ew")) == [], "beside a hero it strikes like the others"


# ── walks_through ────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("thing", ["o", "$", "XX", "l"])
def test_a_spectre_walks_through_things(thing: str) -> None:
    fate = ["skull"] if thing in ("XX", "l") else []
    game = night(f"E.{thing}g", *fate)
    assert where(game, "m1") == (1, 0)
    assert blows(game) == [("m1", "elfric")]
    assert shown(game) == [("m1", "walks_through")]


def test_a_spectre_walks_through_shut_gates() -> None:
    game = night("+-+-+-+-+-+\n|E . .Hg .|\n+-+-+-+-+-+")
    assert last(game, "monster_moved").path == ((3, 0), (2, 0), (1, 0))
    assert shown(game) == [("m1", "walks_through")]


def test_a_spectre_does_not_stop_on_a_thing() -> None:
    assert last(night("Eo$og"), "monster_waited").monster == "m1"


def test_a_spectre_does_not_strike_through_a_gate_but_comes_round_to_the_hero() -> None:
    game = night(
        """
        +-+-+-+
        |. EHg|
        + + + +
        |. .H.|
        +-+-+-+
        """
    )
    assert last(game, "monster_moved").path == ((2, 0), (1, 1))
    assert blows(game) == [("m1", "elfric")]


@pytest.mark.parametrize("thing", ["#", "C"])
def test_walls_and_crypts_stop_a_spectre_too(thing: str) -> None:
    assert last(night(f"E.{thing}g"), "monster_waited").monster == "m1"


def test_how_near_a_spectre_is_counts_its_own_way() -> None:
    game = night("E..og\n##.##\n##z##\n##.##")
    assert [event.monster for event in told(game, "monster_moved")] == ["m2", "m1"]
    game = night("E.og\n##.#\n##.#\n##z#")
    assert [event.monster for event in told(game, "monster_moved")] == ["m1", "m2"], "three steps, through the column"


# ── skull_rain ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_skull_tower_strikes_everybody_within_two_squares_and_never_moves() -> None:
    game = night("E.t.A\n..K..")
    assert blows(game) == [("m1", "elfric"), ("m1", "kayla"), ("m1", "axl")], "in the order of its Behaviour"
    assert {event.rule for event in told(game, "blow_declared")} == {"sf.monster.skull_rain"}
    assert shown(game) == [("m1", "skull_rain")]
    assert not told(game, "fate_rolled")
    assert picture(game) == "E.t.A\n..K.."


@pytest.mark.parametrize("text", ["E..t", "E#t"])
def test_skulls_fall_two_squares_far_and_not_through_walls(text: str) -> None:
    assert last(night(text), "monster_waited").monster == "m1"


def test_the_fallen_are_spared_the_rain() -> None:
    assert blows(night("E.t.A", axl={"is_down": True, "life": 0})) == [("m1", "elfric")]


# ── minor ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_sprightly_monster_walks_a_step_further() -> None:
    game = night("E.......z", difficulty="heroic")
    assert where(game, "m1") == (4, 0)
    assert shown(game) == [("m1", "sprightly")]


def test_the_spare_step_is_told_only_when_it_is_taken() -> None:
    game = night("E...z", difficulty="heroic")
    assert where(game, "m1") == (1, 0)
    assert shown(game) == []


def test_who_never_moves_is_not_made_sprightly() -> None:
    assert last(night("E...w", difficulty="heroic", abilities={"bowman": ("sprightly",)}), "monster_waited")


def test_a_thick_skull_cannot_be_stunned() -> None:
    game = table("A.v", difficulty="heroic", axl={"full": ("deafening_riff",)})
    dice(game, "drop")
    act(game, "ability:deafening_riff:m1")
    assert status(game, "m1") == []
    assert shown(game) == [("m1", "thick_skulled")]


def test_a_thick_skull_freezes_like_any_other() -> None:
    game = table("A.v", difficulty="heroic")
    game.add_status(game.state.monsters["m1"], "frozen", rule="sf.item.book_of_frost")
    assert status(game, "m1") == ["frozen"]
    assert shown(game) == []


def test_a_venomous_blow_that_lands_poisons_on_a_skull() -> None:
    game = night("Ew..A", "skull", difficulty="heroic")
    assert last(game, "fate_rolled").purpose == "monster_ability"
    assert status(game, "elfric") == ["poisoned"]
    assert shown(game) == [("m1", "venomous")]
    game = night("Ew", "drop", difficulty="heroic")
    assert status(game, "elfric") == []
    assert shown(game) == []


def test_a_parried_blow_leaves_no_venom() -> None:
    game = night("Ew", difficulty="heroic", elfric={"shield_dice": 3})
    dice(game, 2, 2, 2, 1, 1)
    reply(game, 3, about="shield_dice")
    assert told(game, "blow_blocked")
    assert not told(game, "fate_rolled")


def test_fate_is_not_asked_about_venom_where_it_cannot_work() -> None:
    assert not told(night("Gw", difficulty="heroic"), "fate_rolled"), "Lady Goodlight's mail"
    assert not told(night("Ew..A", difficulty="heroic", elfric={"status": ("poisoned",)}), "fate_rolled")
    assert not told(night("Ew", difficulty="heroic", elfric={"life": 1}), "fate_rolled"), "he has fallen"


def test_a_spiteful_monster_stuns_whoever_kills_it_from_beside_on_a_skull() -> None:
    game = table("Ef", difficulty="heroic")
    dice(game, 2, 2, 2, "skull", "drop")
    act(game, "attack:troublebringer:m1", 3)
    assert last(game, "monster_killed").monster == "m1"
    assert status(game, "elfric") == ["stunned"]
    assert shown(game) == [("m1", "spiteful")]
    assert last(game, "monster_ability_shown").hero == "elfric"


def test_without_a_skull_spite_does_nothing() -> None:
    game = table("Ef", difficulty="heroic")
    dice(game, 2, 2, 2, "drop", "drop")
    act(game, "attack:troublebringer:m1", 3)
    assert status(game, "elfric") == []


def test_spite_does_not_reach_whoever_kills_from_afar() -> None:
    game = table("K.f", difficulty="heroic")
    dice(game, 2, 2, 2, "drop")
    act(game, "attack:short_crossbow:m1", 3)
    assert [event.purpose for event in told(game, "fate_rolled")] == ["treasure"]


# ── major ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_frenzied_monster_that_begins_beside_a_hero_strikes_him_twice() -> None:
    game = night("Ev", difficulty="epic", elfric={"life": 4})
    assert blows(game) == [("m1", "elfric"), ("m1", "elfric")]
    assert shown(game) == [("m1", "frenzied")]
    assert game.hero("elfric").life == 2


def test_a_frenzied_monster_that_has_to_walk_strikes_once() -> None:
    game = night("E.v", difficulty="epic")
    assert blows(game) == [("m1", "elfric")]
    assert shown(game) == []


def test_the_second_blow_goes_to_somebody_else_if_the_first_felled_its_target() -> None:
    game = night("EvA", "orange", difficulty="epic", elfric={"life": 1})
    assert blows(game) == [("m1", "elfric"), ("m1", "axl")]


def test_the_target_of_both_blows_is_chosen_once() -> None:
    game = night("EvA", "orange", difficulty="epic", elfric={"life": 4})
    assert blows(game) == [("m1", "elfric"), ("m1", "elfric")]
    assert len(told(game, "fate_rolled")) == 1


def test_a_regenerating_monster_heals_a_wound_at_the_clean_up() -> None:
    game = night("E#g", difficulty="epic", monsters={"m1": {"wounds": 1}})
    assert game.state.monsters["m1"].wounds == 0
    assert shown(game) == [("m1", "regenerating")]


def test_who_is_unhurt_has_nothing_to_regenerate() -> None:
    assert shown(night("E#g", difficulty="epic")) == []


def test_a_restless_monster_that_is_killed_may_stay_with_one_life() -> None:
    game = table("Ez", difficulty="epic")
    dice(game, 2, 2, 2, "skull")
    act(game, "attack:troublebringer:m1", 3)
    assert not told(game, "monster_killed")
    assert shown(game) == [("m1", "restless")]
    assert game.state.monsters["m1"].wounds == 0
    assert last(game, "xp_gained").hero == "elfric", "it was a wound all the same"


def test_nobody_is_restless_twice() -> None:
    game = table("Ez", difficulty="epic", monsters={"m1": {"has_risen": True}})
    dice(game, 2, 2, 2, "drop")
    act(game, "attack:troublebringer:m1", 3)
    assert [event.purpose for event in told(game, "fate_rolled")] == ["treasure"]
    assert last(game, "monster_killed").monster == "m1"


def test_without_a_skull_the_restless_rest() -> None:
    game = table("Ez", difficulty="epic")
    dice(game, 2, 2, 2, "lightning", "drop")
    act(game, "attack:troublebringer:m1", 3)
    assert last(game, "monster_killed").monster == "m1"
    assert shown(game) == []


HOWLING = {"skull_tower": ("howling",)}


def test_where_another_monster_howls_every_star_is_worth_one_more() -> None:
    game = night("Ez...t", abilities=HOWLING, elfric={"shield_dice": 1})
    context = game.ask_view(asked(game, "shield_dice"))["context"]
    assert (context["dice"], context["star"]) == (2, 2), "the odds know it before the roll"
    dice(game, 2, STAR, 1)
    reply(game, 1, about="shield_dice")
    assert last(game, "blow_landed").total == 3
    assert shown(game) == [("m2", "howling")]


def test_howling_without_a_star_does_nothing() -> None:
    game = night("Ez...t", abilities=HOWLING, elfric={"shield_dice": 1})
    dice(game, 2, 1, 1)
    reply(game, 1, about="shield_dice")
    assert shown(game) == []


def test_howling_is_heard_in_its_own_area_only_and_not_by_the_howler() -> None:
    game = night("Ez...t", areas="AAABBB", abilities=HOWLING, elfric={"shield_dice": 1})
    assert game.ask_view(asked(game, "shield_dice"))["context"]["star"] == 1
    game = night("E.t", abilities=HOWLING, elfric={"shield_dice": 1})
    assert game.ask_view(asked(game, "shield_dice"))["context"]["star"] == 2


def test_two_howlers_are_no_louder_than_one() -> None:
    game = night("Ez...tt", abilities=HOWLING, elfric={"shield_dice": 1})
    assert game.ask_view(asked(game, "shield_dice"))["context"]["star"] == 2
