"""Missions as files: a drawn map with its legend, goals, round limits, and the story in every language.

`docs/missions.md` describes the format for people who write missions. Reading one never runs anything from it: goals
name functions of this program.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

from regno.engine.drawing import STONE, Drawing, MalformedDrawing, read
from regno.engine.grid import Edge, Grid, distances
from regno.engine.questions import Cell
from regno.folders import missions_folder

from .faces import FATE_SYMBOLS
from .monsters import DIFFICULTIES, KINDS

Lines = dict[str, Any]
FLOOR: Final = "."
GOAL_KINDS: Final = ("study",)
"""Kinds of goal a mission can name; `goals.py` has their functions."""


class Mistake(Struct, frozen=True):
    """Something wrong in a mission file, at a line and column of it (from 1)."""

    line: int
    column: int
    reason: str


class BrokenMission(ValueError):
    """A mission file that cannot be played, with every mistake found."""

    def __init__(self, path: Path, mistakes: list[Mistake]) -> None:
        self.path, self.mistakes = path, mistakes
        first = mistakes[0]
        super().__init__(f"{path.name}, line {first.line}, column {first.column}: {first.reason}")


class Tombstone(Struct, frozen=True):
    """A tombstone and the Fate symbol on its square."""

    cell: Cell
    symbol: str


class Goal(Struct, frozen=True):
    """Something to reach. `kind` names the function that knows how; `cells` is where, `need` the total a test asks
    for, `times` how often it must succeed, by number of heroes (one number: for all)."""

    id: str
    kind: str
    attribute: str = "cunning"
    need: int = 6
    times: tuple[int, ...] = (1,)
    cells: tuple[Cell, ...] = ()

    def total(self, heroes: int) -> int:
        """Successes needed with this many heroes."""
        return self.times[min(heroes, len(self.times)) - 1]


class Mission(Struct, frozen=True, eq=False):
    """A mission ready to play."""

    id: str
    grid: Grid
    open_grid: Grid
    """The same floor without its walls."""
    drawing: Drawing
    areas: dict[Cell, str]
    start: tuple[Cell, ...]
    gates: dict[str, tuple[Edge, ...]]
    tombstones: dict[str, Tombstone]
    chests: dict[str, Cell]
    coffins: dict[str, tuple[Cell, Cell]]
    graves: dict[str, tuple[Cell, ...]]
    columns: tuple[Cell, ...]
    stones: tuple[Cell, ...]
    decor: dict[Cell, str]
    monsters: tuple[tuple[str, Cell], ...]
    drops: dict[str, str]
    goals: tuple[Goal, ...]
    rounds: dict[str, tuple[int, ...]]
    minutes: int
    players: tuple[int, int]
    words: dict[str, Lines]

    def limit(self, difficulty: str, heroes: int) -> int:
        """The rounds the heroes get."""
        limits = self.rounds.get(difficulty) or self.rounds["normal"]
        return limits[min(heroes, len(limits)) - 1]


_THINGS: Final = ("start", "tombstone", "chest", "coffin", "grave", "column", "monster", "goal", "decor")


class _Reader:
    """Turns the parsed file into a mission, gathering mistakes with their places in the text."""

    def __init__(self, path: Path, text: str) -> None:
        self.path = path
        self.lines = text.split("\n")
        self.mistakes: list[Mistake] = []

    def line_of(self, start: str) -> int:
        """The first line that begins with these words, or 1."""
        return next((n for n, line in enumerate(self.lines, 1) if line.strip().startswith(start)), 1)

    def wrong(self, reason: str, key: str = "", line: int = 0, column: int = 1) -> None:
        self.mistakes.append(Mistake(line or self.line_of(key), column, reason))

    def drawing(self, table: dict[str, Any], key: str) -> Drawing | None:
        text = table.get(key)
        if not isinstance(text, str) or not text.strip():
            self.wrong(f"[map] needs `{key}`, a drawing", "[map]")
            return None
        try:
            return read(text)
        except MalformedDrawing as error:
            self.wrong(error.reason, line=self.first_line(key) + error.line - 1, column=error.column)
            return None

    def first_line(self, key: str) -> int:
        """The line on which a drawing's text starts: the one after its opening quotes."""
        return self.line_of(f"{key} =") + 1

    def misplaced(self, reason: str, key: str, drawing: Drawing, cell: Cell) -> None:
        line, column = drawing.place(cell)
        self.wrong(reason, line=self.first_line(key) + line - 1, column=column)


def read_mission(path: Path) -> Mission:
    """The mission in a file. Raises `BrokenMission` with all mistakes found, `OSError` when it cannot be read."""
    text = path.read_text(encoding="utf-8")
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        words = str(error)
        line = int(words.split("line ")[1].split(",")[0]) if "at line " in words else len(text.split("\n"))
        raise BrokenMission(path, [Mistake(line, 1, words)]) from error
    reader = _Reader(path, text)
    mission = _mission(reader, table)
    if mission is None or reader.mistakes:
        raise BrokenMission(path, reader.mistakes)
    return mission


def _mission(reader: _Reader, table: dict[str, Any]) -> Mission | None:
    map_table = table.get("map", {})
    drawing, area_drawing = reader.drawing(map_table, "drawing"), reader.drawing(map_table, "areas")
    if drawing is None or area_drawing is None:
        return None
    legend = table.get("legend", {})
    found: dict[str, list[tuple[Cell, dict[str, Any]]]] = {thing: [] for thing in _THINGS}
    for cell, sign in drawing.signs.items():
        if sign in (FLOOR, STONE):
            continue
        thing = legend.get(sign)
        if not isinstance(thing, dict) or thing.get("is") not in _THINGS:
            reader.misplaced(f"the legend does not say what {sign!r} is", "drawing", drawing, cell)
            continue
        found[thing["is"]].append((cell, thing))
    for things in found.values():
        things.sort(key=lambda pair: (pair[0][1], pair[0][0]))
    floor = [cell for cell, sign in drawing.signs.items() if sign != STONE]
    areas = area_drawing.signs
    for cell in sorted(floor):
        if not areas.get(cell, FLOOR).isalpha():
            reader.misplaced("this square belongs to no area (`areas` has no letter here)", "drawing", drawing, cell)
    goals = _goals(reader, table, found["goal"])
    rounds = _rounds(reader, table)
    _check_kinds(reader, found, table, drawing)
    words = table.get("words", {})
    for language in ("it", "en"):
        if not words.get(language, {}).get("title"):
            reader.wrong(f"[words.{language}] needs a title", f"[words.{language}]")
    pairs = _pairs(reader, drawing, found["coffin"])
    if not found["start"]:
        reader.wrong("no square of the drawing is a start", line=reader.first_line("drawing"))
    if reader.mistakes:
        return None
    mission = Mission(
        id=str(table.get("id", reader.path.stem)),
        grid=Grid(floor, drawing.walls),
        open_grid=Grid(floor),
        drawing=drawing,
        areas={cell: areas[cell] for cell in floor},
        start=tuple(cell for cell, _ in found["start"]),
        gates={f"g{n}": edges for n, edges in enumerate(drawing.gates, 1)},
        tombstones={f"t{n}": Tombstone(cell, thing["symbol"]) for n, (cell, thing) in enumerate(found["tombstone"], 1)},
        chests={f"c{n}": cell for n, (cell, _) in enumerate(found["chest"], 1)},
        coffins={f"k{n}": pair for n, pair in enumerate(pairs, 1)},
        graves=_graves(found["grave"]),
        columns=tuple(cell for cell, _ in found["column"]),
        stones=tuple(cell for cell, sign in drawing.signs.items() if sign == STONE),
        decor={cell: str(thing.get("kind", "candle")) for cell, thing in found["decor"]},
        monsters=tuple((thing["kind"], cell) for cell, thing in found["monster"]),
        drops={str(k): str(v) for k, v in table.get("drops", {}).items()},
        goals=goals,
        rounds=rounds,
        minutes=int(table.get("minutes", 45)),
        players=tuple(table.get("players", (1, 6))),
        words=words,
    )
    _check_reach(reader, mission)
    return mission


def _goals(reader: _Reader, table: dict[str, Any], marked: list[tuple[Cell, dict[str, Any]]]) -> tuple[Goal, ...]:
    goals = []
    for entry in table.get("goals", []):
        cells = tuple(cell for cell, thing in marked if thing.get("goal") == entry.get("id"))
        try:
            goal = msgspec.convert({**entry, "cells": cells}, Goal)
        except msgspec.ValidationError as error:
            reader.wrong(f"a goal is not right: {error}", "[[goals]]")
            continue
        if goal.kind not in GOAL_KINDS:
            reader.wrong(f"no goal is of kind {goal.kind!r}; there are: {', '.join(GOAL_KINDS)}", "[[goals]]")
        elif not goal.cells:
            reader.wrong(f"no square of the map is marked for goal {goal.id!r}", "[[goals]]")
        goals.append(goal)
    if not goals:
        reader.wrong("a mission needs at least one [[goals]]", "[[goals]]")
    return tuple(goals)


def _rounds(reader: _Reader, table: dict[str, Any]) -> dict[str, tuple[int, ...]]:
    rounds = table.get("rounds", {})
    good = {
        name: tuple(limits)
        for name, limits in rounds.items()
        if name in DIFFICULTIES
        and isinstance(limits, list)
        and limits
        and all(type(n) is int and n > 0 for n in limits)
    }
    for name in rounds:
        if name not in good:
            reader.wrong(f"`{name}` must be a list of round limits, one a number of heroes", name)
    if "normal" not in good:
        reader.wrong("[rounds] needs at least `normal`", "[rounds]")
    return good


def _are_limits(limits: Any) -> bool:
    return isinstance(limits, list) and bool(limits) and all(type(n) is int and n > 0 for n in limits)


def _check_kinds(
    reader: _Reader, found: dict[str, list[tuple[Cell, dict[str, Any]]]], table: dict[str, Any], drawing: Drawing
) -> None:
    for cell, thing in found["monster"]:
        if thing.get("kind") not in KINDS:
            reader.misplaced(f"there is no monster {thing.get('kind')!r}", "drawing", drawing, cell)
    for cell, thing in found["tombstone"]:
        if thing.get("symbol") not in FATE_SYMBOLS:
            reader.misplaced("a tombstone bears lightning, drop or skull", "drawing", drawing, cell)
    for colour, kind in table.get("drops", {}).items():
        if kind not in KINDS:
            reader.wrong(f"[drops] {colour}: there is no monster {kind!r}", "[drops]")


def _pairs(reader: _Reader, drawing: Drawing, marked: list[tuple[Cell, dict[str, Any]]]) -> list[tuple[Cell, Cell]]:
    """Coffin squares, two by two side by side."""
    left = [cell for cell, _ in marked]
    pairs = []
    while left:
        x, y = left.pop(0)
        other = next((c for c in ((x + 1, y), (x, y + 1)) if c in left), None)
        if other is None:
            reader.misplaced("a coffin lies on two squares side by side", "drawing", drawing, (x, y))
            continue
        left.remove(other)
        pairs.append(((x, y), other))
    return pairs


def _graves(marked: list[tuple[Cell, dict[str, Any]]]) -> dict[str, tuple[Cell, ...]]:
    """Mass graves: squares of the same sign in the legend are one grave, its Drop on the first."""
    graves: dict[str, list[Cell]] = {}
    for cell, thing in marked:
        graves.setdefault(str(thing.get("name", "m1")), []).append(cell)
    return {name: tuple(cells) for name, cells in graves.items()}


def _check_reach(reader: _Reader, mission: Mission) -> None:
    """Every goal must be reachable once gates are open and tombstones smashed."""
    solid = {*mission.columns, *mission.chests.values(), *(c for pair in mission.coffins.values() for c in pair)}
    reached = distances(mission.grid.links(), mission.start[:1], solid)
    for goal in mission.goals:
        for cell in goal.cells:
            if cell not in reached and not any(near in reached for near in mission.grid.beside(cell)):
                reader.misplaced(f"goal {goal.id!r} cannot be reached from the start", "drawing", mission.drawing, cell)


@cache
def _own(mission: str) -> Mission:
    return read_mission(mission_path(mission))


def mission_path(mission: str) -> Path:
    """Where a mission of the program lies."""
    return missions_folder() / "super_fantasy" / f"{mission}.toml"


def find_mission(mission: str, folder: Path | None = None) -> Mission:
    """A mission by id: one of the program's, or one in the `folder` that people keep their own in.

    Raises `LookupError` when there is none of that name, `BrokenMission` when it cannot be read.
    """
    if not mission.replace("_", "").replace("-", "").isalnum():
        raise LookupError(mission)
    if mission_path(mission).is_file():
        return _own(mission)
    path = folder / "super_fantasy" / f"{mission}.toml" if folder else None
    if path is None or not path.is_file():
        raise LookupError(mission)
    return read_mission(path)


def mission_files(folder: Path | None = None) -> list[Path]:
    """Every mission file on offer: the program's in order, then those in `folder`."""
    own = sorted((missions_folder() / "super_fantasy").glob("*.toml"))
    added = sorted((folder / "super_fantasy").glob("*.toml")) if folder else []
    return own + [path for path in added if path.name not in {known.name for known in own}]
