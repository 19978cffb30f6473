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
GOAL_KINDS: Final = (
    "study", "smash", "purify", "light", "press", "steal", "escort", "hold", "slay", "escape",
)  # fmt: skip
"""Kinds of goal a mission can name; `goals.py` knows when each is reached."""
COMPANIONS: Final = ("goat", "sexton")
"""Who can be led by the hand."""
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


class Spot(Struct, frozen=True):
    """Something that belongs to a goal: a brazier, a button, a heap of gold."""

    cell: Cell
    goal: str


class Companion(Struct, frozen=True):
    """Somebody to be led: where he waits, and who he is (see `COMPANIONS`)."""

    cell: Cell
    kind: str


class Crypt(Struct, frozen=True):
    """A crypt, and the goal that seals it ("" if none does)."""

    cells: tuple[Cell, ...]
    goal: str


class Padlock(Struct, frozen=True):
    """A padlock on a gate: `cell` is the square it hangs over, `goal` what opens it."""

    cell: Cell
    gate: str
    goal: str


class Wave(Struct, frozen=True):
    """What each wave brings from this round on: monsters of every kind, by number of heroes."""

    start: int
    brings: dict[str, tuple[int, ...]]


class Goal(Struct, frozen=True):
    """Something to reach. `kind` says how (see `GOAL_KINDS`), `cells` where; `attribute` and `need` are those of its
    tests, `times` how often it must succeed, by number of heroes (one number: for all). `area` is where something must
    be brought or held, `monster` the kind to slay. It opens once the goal `after` is reached."""

    id: str
    kind: str
    attribute: str = "cunning"
    need: int = 6
    times: tuple[int, ...] = (1,)
    cells: tuple[Cell, ...] = ()
    area: str = ""
    monster: str = ""
    after: str = ""

    def total(self, heroes: int) -> int:
        """Successes needed with this many heroes; to escape, everybody must."""
        return heroes if self.kind == "escape" else by_heroes(self.times, heroes)


def by_heroes(table: tuple[int, ...], heroes: int) -> int:
    """The figure for this number of heroes: the last one stands for more."""
    return table[min(heroes, len(table)) - 1]


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
    braziers: dict[str, Spot] = {}
    """In the order in which they must be lit."""
    buttons: dict[str, Spot] = {}
    gold: dict[str, Spot] = {}
    companions: dict[str, Companion] = {}
    """By the goal they belong to."""
    crypts: dict[str, Crypt] = {}
    boulders: dict[str, Cell] = {}
    padlocks: dict[str, Padlock] = {}
    marked: dict[str, str] = {}
    """The goals of tombstones and coffins that count for one."""
    abilities: dict[str, dict[str, tuple[str, ...]]] = {}
    """Minor and major abilities of monsters by difficulty and kind, where they are not the usual ones."""
    waves: tuple[Wave, ...] = ()
    lives: tuple[int, ...] = ()
    """Of a survival scenario: what comes, and how often heroes may rise again, by number of heroes."""

    def limit(self, difficulty: str, heroes: int) -> int:
        """The rounds the heroes get."""
        return by_heroes(self.rounds.get(difficulty) or self.rounds["normal"], heroes)

    def goal(self, name: str) -> Goal:
        """A goal by id."""
        return next(goal for goal in self.goals if goal.id == name)

    def things_of(self, goal: Goal) -> tuple[str, ...]:
        """The tombstones, coffins, braziers, buttons or gold that count for a goal; all tombstones or coffins where
        none is marked for it."""
        match goal.kind:
            case "smash" | "purify":
                known = self.tombstones if goal.kind == "smash" else self.coffins
                own = tuple(name for name in known if self.marked.get(name) == goal.id)
                return own or tuple(known)
            case "light":
                spots = self.braziers
            case "press":
                spots = self.buttons
            case "steal":
                spots = self.gold
            case _:
                return ()
        return tuple(name for name, spot in spots.items() if spot.goal == goal.id)
