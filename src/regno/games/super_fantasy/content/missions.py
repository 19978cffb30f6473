"""Missions: a drawn map with its legend, goals, round limits, and the story in every language, ready to play.

`mission_reader.py` reads them from files, `docs/missions.md` describes those for people who write missions.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from regno.engine.drawing import Drawing
from regno.engine.grid import Edge, Grid
from regno.engine.questions import Cell

Lines = dict[str, Any]
LANGUAGES: Final = ("it", "en")
STORY_MODES: Final = ("coop", "solo", "master")
"""How a mission of the story can be played; the first is what is meant when nothing is said."""
SURVIVAL_MODES: Final = ("survival",)
"""How a survival scenario can be played."""
GOAL_KINDS: Final = ("study",)
"""Kinds of goal a mission can name; `goals.py` has their functions."""
DECOR: Final = ("candle", "lantern", "stones", "tree")
"""What can stand on a square to look at; it is in nobody's way."""
SPEAKERS: Final = ("gisella", "ottavio")
"""Who can tell the story."""
MOMENTS: Final = (
    "intro",
    "first_gate",
    "first_tombstone",
    "first_chest",
    "first_kill",
    "first_ko",
    "two_rounds_left",
    "victory",
    "defeat",
)
"""When the narrators speak in any mission; `story.py` knows when that is."""


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
    crowds: dict[Cell, int] = {}
    """Monsters that are there only if at least so many heroes come, by square."""
    modes: tuple[str, ...] = STORY_MODES
    """How it can be played; the first is what is meant when nothing is said."""

    def limit(self, difficulty: str, heroes: int) -> int:
        """The rounds the heroes get."""
        limits = self.rounds.get(difficulty) or self.rounds["normal"]
        return limits[min(heroes, len(limits)) - 1]
