"""Monster Phase 1 and 2: which areas wake up; who comes out, where, and what keeps them down."""

from __future__ import annotations

from typing import Any

import pytest

from regno.games.super_fantasy.content.monsters import monster_sheets
from tests.games.super_fantasy.playing import drawn, last, picture, table, told, where

FOUR_AREAS = """
AABB
AABB
CCDD
CCDD
"""


def active(text: str, areas: str = FOUR_AREAS, **more: Any) -> tuple[str, ...]:
    """The areas that wake up."""
    game = table(text, areas=areas, phase="monsters", **more)
    found: tuple[str, ...] = last(game, "areas_activated").areas
    return found


def spawned(text: str, fate: str, **more: Any) -> list[tuple[str, str]]:
    """Who came out of what, when Fate shows this."""
    game = table(text, phase="monsters", fate=[fate], **more)
    return [(event.kind, event.source) for event in told(game, "monster_spawned")]


# ── areas ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_an_area_with_a_hero_is_active_and_so_are_those_beside_it() -> None:
    assert active("E...\n....\n....\n....") == ("A", "B", "C")


def test_an_area_two_away_sleeps() -> None:
    assert active("E.....", "AABBCC") == ("A", "B")


def test_a_shut_gate_or_a_wall_does_not_matter_to_areas() -> None:
    gate = "+-+-+-+-+\n|E .H. .|\n+-+-+-+-+"
    assert active(gate, "AABB") == ("A", "B")


def test_areas_are_settled_once_before_anybody_moves() -> None:
    game = table("E...z...z", areas="AAAABBBCC", phase="monsters")
    assert last(game, "areas_activated").areas == ("A", "B")
    assert [event.monster for event in told(game, "monster_moved")] == ["m1"]


def test_monsters_in_areas_that_sleep_do_nothing() -> None:
    game = table("E.....z", areas="AABBBCC", phase="monsters")
    assert not told(game, "monster_moved")
    assert not told(game, "monster_waited")


# ── tombstones ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_every_upright_tombstone_with_the_symbol_puts_out_a_badly_dead() -> None:
    assert spawned("E#l.s.l", "lightning") == [("badly_dead", "t1"), ("badly_dead", "t3")]


def test_one_fate_roll_serves_all_sources() -> None:
    game = table("E#l.s.l", phase="monsters", fate=["drop"])
    assert [event.purpose for event in told(game, "fate_rolled")] == ["spawn"]


def test_a_smashed_tombstone_puts_out_nobody() -> None:
    assert spawned("E#l.s.l", "lightning", smashed=("t1",)) == [("badly_dead", "t3")]


def test_with_nothing_to_come_out_of_fate_is_not_asked() -> None:
    assert not told(table("E..", phase="monsters"), "fate_rolled")


def test_a_monster_that_came_up_acts_in_the_same_phase() -> None:
    game = table("E...s\n.....", phase="monsters", fate=["skull"])
    assert where(game, "m1") == (1, 0), "three steps from the tombstone it stood on"
    assert last(game, "life_lost").hero == "elfric"


def test_a_monster_can_come_up_in_an_area_that_sleeps_but_does_not_act() -> None:
    game = table("E....s.", areas="AABBCCC", phase="monsters", fate=["skull"])
    assert last(game, "monster_spawned").cell == (5, 0)
    assert where(game, "m1") == (5, 0)


def test_a_figure_on_the_square_keeps_the_monster_down() -> None:
    game = table("E..sz", phase="monsters", fate=["skull"], monsters={"m1": {"cell": (3, 0)}})
    assert not told(game, "monster_spawned")
    assert last(game, "spawn_blocked").source == "t1"


def test_a_hero_on_the_square_keeps_the_monster_down_too() -> None:
    game = table("E.s", phase="monsters", fate=["skull"], elfric={"cell": (2, 0)})
    assert last(game, "spawn_blocked").source == "t1"


# ── coffins and mass graves ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("symbol", ["lightning", "skull"])
def test_coffins_and_mass_graves_stay_shut_on_anything_but_a_drop(symbol: str) -> None:
    assert spawned("E#XX.mm", symbol) == []


@pytest.mark.parametrize(("colour", "kind"), [("orange", "bowman"), ("blue", "badly_dead")])
def test_on_a_drop_the_kind_is_the_one_shown_in_that_colour(colour: str, kind: str) -> None:
    shown = {"orange": "bowman", "blue": "badly_dead"}
    assert spawned("E#XX.mm", f"{colour} drop", drops=shown) == [(kind, "pit"), (kind, "k1")]


def test_on_a_drop_one_comes_out_beside_each_coffin() -> None:
    game = table("E..#XX.\n...#...", phase="monsters", fate=["drop"], drops={"orange": "bowman"})
    assert last(game, "monster_spawned").source == "k1"
    assert last(game, "monster_spawned").cell == (4, 1), "the free square nearest to a hero"


def test_a_purified_coffin_puts_out_nobody() -> None:
    assert spawned("E#XX.s", "drop", purified=("k1",)) == []


def test_a_coffin_with_no_free_square_around_puts_out_nobody() -> None:
    game = table("E#XX#", phase="monsters", fate=["drop"])
    assert last(game, "spawn_blocked").source == "k1"


def test_on_a_drop_one_comes_out_on_the_drop_of_each_mass_grave() -> None:
    game = table("E#mm", phase="monsters", fate=["orange drop"], drops={"orange": "bowman"})
    assert picture(game) == "E#wm"


def test_a_mass_grave_full_of_figures_puts_out_nobody() -> None:
    game = table("AE#mm", phase="monsters", fate=["drop"], elfric={"cell": (3, 0)}, axl={"cell": (4, 0)})
    assert last(game, "spawn_blocked").source == "pit"


def test_sources_in_active_areas_come_first_when_figures_run_out() -> None:
    game = table("s#E.s#zzzzzzzzz", areas="CCAAADDDDDDDDDD", phase="monsters", fate=["skull"])
    assert [event.source for event in told(game, "monster_spawned")] == ["t2"]


@pytest.mark.parametrize(
    ("kind", "supply"),
    [("badly_dead", 10), ("bowman", 4), ("veteran", 4), ("fresh", 3), ("spectre", 2), ("skull_tower", 2)],
)
def test_when_no_figure_of_a_kind_is_left_nobody_comes(kind: str, supply: int) -> None:
    assert monster_sheets("normal")[kind].supply == supply


def test_the_box_holds_ten_badly_dead() -> None:
    assert spawned("E#" + "z" * 9 + "#l#l", "lightning") == [("badly_dead", "t1")]
    assert spawned("E#" + "z" * 10 + "#l#l", "lightning") == []


def test_a_picture_shows_who_came_out() -> None:
    game = table("E#l.s.l", phase="monsters", fate=["skull"])
    assert drawn(picture(game)) == "E#l.z.l"
