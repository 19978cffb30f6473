"""What pages are told about aiming: the line of fire to every target, and why the others are out of aim."""

from __future__ import annotations

from typing import Any

import pytest

from regno.engine.grid import distance
from tests.games.super_fantasy.playing import OnPaper, asked, table


def view(game: OnPaper) -> dict[str, Any]:
    """The turn's question as the phone gets it."""
    return game.ask_view(asked(game, "turn"))


def line(game: OnPaper, monster: str) -> list[tuple[int, int]]:
    """The line of fire that the phone draws to a monster."""
    return next(list(action["line"]) for action in view(game)["actions"] if action.get("target") == monster)


def unaimed(game: OnPaper) -> dict[str, tuple[str, dict[str, Any]]]:
    """Why each of the other monsters cannot be aimed at."""
    return {one["monster"]: (one["code"], one["detail"]) for one in view(game)["unaimed"]}


@pytest.mark.parametrize("ruling", ["path", "straight"])
def test_a_free_line_of_fire_runs_straight_to_the_target(ruling: str) -> None:
    game = table("K..z", rulings={"line_of_fire": ruling})
    assert line(game, "m1") == [(0, 0), (1, 0), (2, 0), (3, 0)]


def test_a_line_of_fire_bends_around_what_is_in_its_way() -> None:
    game = table("""
        K#.z
        ....
    """)
    way = line(game, "m1")
    assert [distance((0, 0), cell) for cell in way] == [0, 1, 2, 3]
    assert (1, 0) not in way


def test_what_cannot_be_aimed_at_names_what_is_in_the_way() -> None:
    fenced = table("""
        +-+-+-+-+
        |K . .|z|
        + + + + +
        |z . .H.|
        +-+-+-+-+
    """, rulings={"line_of_fire": "straight"})  # fmt: skip
    assert unaimed(fenced)["m1"] == ("no_line", {"blocker": "wall"})
    gated = table("""
        +-+-+-+-+
        |K . .Hz|
        +-+-+-+-+
    """)
    assert unaimed(gated) == {"m1": ("no_line", {"blocker": "gate"})}
    stony = table("K.#z")
    assert unaimed(stony) == {"m1": ("no_line", {"blocker": "stone"})}


def test_who_is_too_far_or_on_no_ring_of_a_weapon_is_told_so() -> None:
    game = table("E...zz")
    assert unaimed(game) == {"m1": ("too_far", {"ring": 4, "most": 2}), "m2": ("too_far", {"ring": 5, "most": 2})}
    between = table("E.z", elfric={"gear": {"left": "skull_crusher"}})
    assert unaimed(between) == {"m1": ("too_far", {"ring": 2, "most": 1})}
    bow = table("Kz", kayla={"gear": {"armour": "saints_robe"}})
    assert unaimed(bow) == {"m1": ("wrong_ring", {"ring": 1})}, "without the boots nobody kicks"
    assert unaimed(table("K.....z")) == {}, "far enough to need no reason"
