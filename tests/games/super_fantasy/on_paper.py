"""Missions on paper: what a test has drawn, as a mission that can be played.

Signs of a drawing (plain or fenced, see `regno.engine.drawing`):

======  ============================  ======  ==================================
``E``   Elfric                        ``z``   Badly Dead
``A``   Axl                           ``w``   Bowman
``P``   Don Pizzarro                  ``v``   Veteran
``K``   Kayla                         ``l d s`` upright tombstones: lightning, drop, skull
``G``   Lady Goodlight                ``$``   chest
``N``   Gnomy                         ``X``   half of a coffin
``o``   column                        ``m``   mass grave (its Drop on the first)
``#``   stone                         ``*``   what the mission asks to study (Cunning 6+)
``f``   Fresh Badly Dead              ``a``   Archbishop Lazybones
``g``   Spectre (a ghost)             ``h``   the Fishmonger (with his hook)
``t``   Skull Tower                   ``u``   Lieutenant Torment
``C``   crypt, sealed by ``*``        ``k x`` King Skullcleaver, Sstraxas
``i``   brazier, in reading order     ``c``   a companion, the goat
``b``   button                        ``B``   boulder
``y``   gold                          ``p``   padlock of the gate beside it
======  ============================  ======  ==================================

Things belong to the first goal of their kind: braziers to the one to `light`, buttons to `press`, gold to `steal`;
companions to one to `escort` each, a padlock to the first goal of all. Crypts and ``*`` belong to the one to `study`,
which is there by itself when no goals are given.
"""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent
from typing import ClassVar

from msgspec.structs import replace

from regno.engine.drawing import STONE, Drawing, read
from regno.engine.game import Game, Setup
from regno.engine.grid import Grid
from regno.engine.questions import Cell
from regno.engine.steps import Progress
from regno.games.super_fantasy.content.missions import Companion, Crypt, Goal, Mission, Padlock, Spot, Tombstone
from regno.games.super_fantasy.game import SuperFantasy
from regno.games.super_fantasy.state import State

HERO_SIGNS = {"E": "elfric", "A": "axl", "P": "pizzarro", "K": "kayla", "G": "goodlight", "N": "gnomy"}
MONSTER_SIGNS = {
    "z": "badly_dead", "w": "bowman", "v": "veteran", "f": "fresh", "g": "spectre", "t": "skull_tower",
    "a": "lazybones", "h": "fishmonger", "u": "torment", "k": "skullcleaver", "x": "sstraxas",
}  # fmt: skip
STONE_SIGNS = {"l": "lightning", "d": "drop", "s": "skull"}
FREE = "."


class OnPaper(SuperFantasy):
    """Super Fantasy on maps that tests draw."""

    drawn: ClassVar[dict[str, Mission]] = {}

    def __init__(self, setup: Setup, state: State, progress: Progress, folder: Path | None = None) -> None:
        Game.__init__(self, setup, state, progress, folder)
        self.mission = self.drawn[setup.mission]
        self.sheets = self._boards()


def in_reading_order(drawing: Drawing) -> list[tuple[str, Cell]]:
    return [(sign, cell) for cell, sign in sorted(drawing.signs.items(), key=lambda pair: (pair[0][1], pair[0][0]))]


def mission_of(
    name: str, drawing: Drawing, areas: str | None, goals: tuple[Goal, ...] | None, drops: dict[str, str]
) -> Mission:
    """The mission a drawing shows, with these goals or, without any, with `*` to study."""
    things = in_reading_order(drawing)
    floor = [cell for sign, cell in things if sign != STONE]
    letters = read(drawn(areas)).signs if areas else dict.fromkeys(floor, "A")
    known = {FREE, STONE, "o", "$", "X", "m", "*", "C", *"ibycBp", *HERO_SIGNS, *MONSTER_SIGNS, *STONE_SIGNS}
    assert {sign for sign, _ in things} <= known, f"no such sign: { ({sign for sign, _ in things} - known) }"
    assert set(floor) <= set(letters), "the areas do not cover the map"

    def where(sign: str) -> list[Cell]:
        return drawing.where(sign)

    stones = [(STONE_SIGNS[sign], cell) for sign, cell in things if sign in STONE_SIGNS]
    if goals is None:
        goals = (Goal("plans", "study"),) if where("*") else ()
    goals = tuple(replace(goal, cells=tuple(where("*"))) if goal.kind == "study" else goal for goal in goals)
    first = {goal.kind: goal.id for goal in reversed(goals)}

    def spots(letter: str, sign: str, kind: str) -> dict[str, Spot]:
        return {f"{letter}{n}": Spot(cell, first[kind]) for n, cell in enumerate(where(sign), 1)}

    led = [goal.id for goal in goals if goal.kind == "escort"]
    gates = {f"g{n}": edges for n, edges in enumerate(drawing.gates, 1)}
    beside = {cell: gate for gate, edges in gates.items() for border in edges for cell in border}
    return Mission(
        id=name,
        grid=Grid(floor, drawing.walls),
        open_grid=Grid(floor),
        drawing=drawing,
        areas={cell: letters[cell] for cell in floor},
        start=tuple(cell for sign, cell in things if sign in HERO_SIGNS),
        gates=gates,
        tombstones={f"t{n}": Tombstone(cell, symbol) for n, (symbol, cell) in enumerate(stones, 1)},
        chests={f"c{n}": cell for n, cell in enumerate(where("$"), 1)},
        coffins={f"k{n}": pair for n, pair in enumerate(_coffins(where("X")), 1)},
        graves={"pit": tuple(where("m"))} if where("m") else {},
        crypts={"y1": Crypt(tuple(where("C")), first.get("study", ""))} if where("C") else {},
        braziers=spots("b", "i", "light"),
        buttons=spots("u", "b", "press"),
        gold=spots("o", "y", "steal"),
        companions=dict(zip(led, (Companion(cell, "goat") for cell in where("c")), strict=True)),
        boulders={f"r{n}": cell for n, cell in enumerate(where("B"), 1)},
        padlocks={f"p{n}": Padlock(cell, beside[cell], goals[0].id) for n, cell in enumerate(where("p"), 1)},
        columns=tuple(where("o")),
        stones=tuple(where(STONE)),
        decor={},
        monsters=tuple((MONSTER_SIGNS[sign], cell) for sign, cell in things if sign in MONSTER_SIGNS),
        crowds={},
        drops=drops,
        goals=goals,
        rounds={"normal": (9,)},
        minutes=1,
        players=(1, 6),
        words={"it": {"title": "Prova"}, "en": {"title": "Test"}},
    )


def _coffins(squares: list[Cell]) -> list[tuple[Cell, Cell]]:
    pairs = []
    while squares:
        x, y = squares.pop(0)
        other = next(cell for cell in ((x + 1, y), (x, y + 1)) if cell in squares)
        squares.remove(other)
        pairs.append(((x, y), other))
    return pairs


def drawn(text: str) -> str:
    """A drawing as written in a test, without the lines and the margin around it."""
    return dedent(text).strip("\n ")
