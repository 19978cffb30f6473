"""Reads a mission file and finds every mistake in it. Reading never runs anything from the file: goals name functions
of this program."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from regno.engine.drawing import STONE
from regno.engine.grid import Grid
from regno.engine.questions import Cell

from .faces import FATE_COLOURS, FATE_SYMBOLS
from .heroes import ATTRIBUTES, HEROES
from .mission_map import Board, check_reach, read_board
from .mission_text import MissionText
from .missions import (
    DECOR,
    GOAL_KINDS,
    LANGUAGES,
    MOMENTS,
    SPEAKERS,
    BrokenMission,
    Goal,
    Lines,
    Mission,
    Tombstone,
)
from .monsters import DIFFICULTIES, KINDS

Count = Annotated[int, Meta(ge=1)]
Name = Annotated[str, Meta(pattern="^[a-z][a-z0-9_]*$")]
Text = Annotated[str, Meta(min_length=1)]
Table = Annotated[tuple[Count, ...], Meta(min_length=1, max_length=len(HEROES))]
"""A figure for each number of heroes; the last one stands for more."""
Heroes = Annotated[int, Meta(ge=1, le=len(HEROES))]

SECTIONS: Final = ("minutes", "players", "rounds", "drops", "goals", "legend", "map", "words")
DROPS: Final = tuple(c for c, symbol in zip(FATE_COLOURS, FATE_SYMBOLS, strict=True) if symbol == "drop")
"""The colours of the Fate die's faces that show a Drop."""
RESERVED: Final = (".", STONE, " ")
"""Signs that the legend cannot explain: floor, stone, nothing."""
THINGS: Final[dict[str, tuple[str, ...]]] = {
    "start": (),
    "tombstone": ("symbol",),
    "chest": (),
    "coffin": (),
    "grave": ("name",),
    "column": (),
    "monster": ("kind",),
    "goal": ("goal",),
    "decor": ("kind",),
}
"""What a sign can be, and what the legend must say about it."""
OPTIONAL: Final = {"monster": ("from_heroes",)}
"""What the legend may say besides: a monster that is there only if at least so many heroes come."""


class _Goal(Struct, frozen=True, forbid_unknown_fields=True):
    """A goal as the file has it; its squares are on the map."""

    id: Name
    kind: str
    attribute: str = "cunning"
    need: Count = 6
    times: Table = (1,)


class _Line(Struct, frozen=True, forbid_unknown_fields=True):
    """A line of the story."""

    speaker: str
    text: Text


def read_mission(path: Path) -> Mission:
    """The mission in a file. Raises `BrokenMission` with all mistakes found, `OSError` when it cannot be read."""
    text = MissionText(path)
    if not re.fullmatch(r"[A-Za-z0-9_-]+", path.stem):
        text.wrong((), f"the name of the file, {path.stem!r}, may have only letters, digits, - and _")
    text.check_keys((), SECTIONS)
    minutes: int | None = text.part(("minutes",), Count)
    players: tuple[int, int] | None = text.part(("players",), tuple[Heroes, Heroes])
    if players is not None and players[0] > players[1]:
        text.wrong(("players",), "the first of `players` is the fewest, the second the most")
    rounds, drops, goals = _rounds(text), _drops(text), _goals(text)
    legend = _legend(text, goals)
    board = read_board(text, legend, players[1] if players else 1)
    words = _words(text, goals, board)
    if board is None or minutes is None or players is None or text.mistakes:
        raise _broken(text)
    mission = _mission(text, board, goals, minutes, players, rounds, drops, words)
    check_reach(text, mission)
    if text.mistakes:
        raise _broken(text)
    return mission


def _broken(text: MissionText) -> BrokenMission:
    return BrokenMission(text.path, sorted(text.mistakes, key=lambda mistake: (mistake.line, mistake.column)))


def _mission(
    text: MissionText,
    board: Board,
    goals: dict[str, _Goal],
    minutes: int,
    players: tuple[int, int],
    rounds: dict[str, tuple[int, ...]],
    drops: dict[str, str],
    words: dict[str, Lines],
) -> Mission:
    def marked(thing: str) -> list[tuple[Cell, dict[str, Any]]]:
        return board.things.get(thing, [])

    graves: dict[str, list[Cell]] = {}
    for cell, entry in marked("grave"):
        graves.setdefault(entry["name"], []).append(cell)
    drawing = board.drawing
    return Mission(
        id=text.path.stem,
        grid=Grid(board.floor, drawing.walls),
        open_grid=Grid(board.floor),
        drawing=drawing,
        areas={cell: board.areas[cell] for cell in board.floor},
        start=tuple(cell for cell, _ in marked("start")),
        gates={f"g{n}": edges for n, edges in enumerate(drawing.gates, 1)},
        tombstones={f"t{n}": Tombstone(c, entry["symbol"]) for n, (c, entry) in enumerate(marked("tombstone"), 1)},
        chests={f"c{n}": cell for n, (cell, _) in enumerate(marked("chest"), 1)},
        coffins={f"k{n}": pair for n, pair in enumerate(board.coffins, 1)},
        graves={name: tuple(cells) for name, cells in graves.items()},
        columns=tuple(cell for cell, _ in marked("column")),
        stones=tuple(cell for cell, sign in drawing.signs.items() if sign == STONE),
        decor={cell: entry["kind"] for cell, entry in marked("decor")},
        monsters=tuple((entry["kind"], cell) for cell, entry in marked("monster")),
        crowds={cell: entry["from_heroes"] for cell, entry in marked("monster") if "from_heroes" in entry},
        drops=drops,
        goals=tuple(
            Goal(
                goal.id,
                goal.kind,
                goal.attribute,
                goal.need,
                goal.times,
                tuple(cell for cell, entry in marked("goal") if entry["goal"] == goal.id),
            )
            for goal in goals.values()
        ),
        rounds=rounds,
        minutes=minutes,
        players=players,
        words=words,
    )


def _rounds(text: MissionText) -> dict[str, tuple[int, ...]]:
    rounds = {}
    for difficulty in text.table_at(("rounds",)):
        at = ("rounds", difficulty)
        if text.is_known(at, difficulty, DIFFICULTIES, "difficulty"):
            rounds[difficulty] = text.part(at, Table) or ()
    if "rounds" in text.table and "normal" not in rounds:
        text.wrong(("rounds",), "[rounds] needs at least `normal`")
    return rounds


def _drops(text: MissionText) -> dict[str, str]:
    drops = text.table_at(("drops",), default={})
    for colour, kind in drops.items():
        text.is_known(("drops", colour), colour, DROPS, "drop of colour")
        text.is_known(("drops", colour), kind, KINDS, "monster")
    return drops


def _goals(text: MissionText) -> dict[str, _Goal]:
    entries = text.table.get("goals")
    if not isinstance(entries, list) or not entries:
        text.wrong(("goals",), "a mission needs at least one [[goals]]")
        return {}
    goals: dict[str, _Goal] = {}
    for number in range(len(entries)):
        at = ("goals", number)
        goal: _Goal | None = text.part(at, _Goal)
        if goal is None:
            name = text.value((*at, "id"))
            if isinstance(name, str):  # a stand-in, so that what names this goal is no mistake
                goals[name] = _Goal(name, GOAL_KINDS[0])
            continue
        text.is_known((*at, "kind"), goal.kind, GOAL_KINDS, "kind of goal")
        text.is_known((*at, "attribute"), goal.attribute, ATTRIBUTES, "attribute")
        if goal.id in goals:
            text.wrong((*at, "id"), f"there are two goals {goal.id!r}")
        goals[goal.id] = goal
    return goals


def _legend(text: MissionText, goals: dict[str, _Goal]) -> dict[str, dict[str, Any]]:
    """What each sign is. Only entries without a mistake count as explained."""
    values = {
        ("tombstone", "symbol"): (set(FATE_SYMBOLS), "tombstone symbol"),
        ("monster", "kind"): (KINDS, "monster"),
        ("goal", "goal"): (tuple(goals), "goal"),
        ("decor", "kind"): (DECOR, "decor"),
    }
    legend = text.table_at(("legend",))
    for sign, entry in legend.items():
        at = ("legend", sign)
        if len(sign) != 1 or sign in RESERVED:
            text.wrong(at, f"{sign!r} cannot be a sign: it takes one letter or mark, but no dot, hash or space")
        if not isinstance(entry, dict) or not isinstance(entry.get("is"), str):
            text.wrong(at, f'the legend must say what {sign!r} is, such as {{ is = "chest" }}')
            continue
        if not text.is_known((*at, "is"), entry["is"], THINGS, "thing"):
            continue
        fields = THINGS[entry["is"]]
        text.check_keys(at, ("is", *fields, *OPTIONAL.get(entry["is"], ())))
        if "from_heroes" in entry:
            text.part((*at, "from_heroes"), Heroes)
        for field in fields:
            if field not in entry:
                text.wrong(at, f"a {entry['is']} needs `{field}`")
            elif (entry["is"], field) in values:
                known, what = values[entry["is"], field]
                text.is_known((*at, field), entry[field], known, what)
            else:
                text.part((*at, field), Name)
    marked = {entry.get("goal") for entry in legend.values() if isinstance(entry, dict)}
    for number, goal in enumerate(goals.values()):
        if goal.id not in marked:
            text.wrong(("goals", number), f"no sign of the legend marks the squares of goal {goal.id!r}")
    return {sign: entry for sign, entry in legend.items() if isinstance(entry, dict)}


def _words(text: MissionText, goals: dict[str, _Goal], board: Board | None) -> dict[str, Lines]:
    """Title, blurb, names and story, complete in every language."""
    words = text.table_at(("words",))
    text.check_keys(("words",), LANGUAGES, "language")
    areas = sorted({board.areas[cell] for cell in board.floor}) if board else []
    moments = {*MOMENTS, *(f"enter_{area}" for area in areas), *(f"{goal}_found" for goal in goals)}
    moments |= {f"{goal.id}_{n}" for goal in goals.values() for n in range(1, max(goal.times, default=1))}
    told: dict[str, set[str]] = {}
    for language in LANGUAGES:
        at: tuple[str, ...] = ("words", language)
        if not isinstance(text.value(at), dict):
            text.table_at(at)
            continue
        text.check_keys(at, ("title", "blurb", "goals", "areas", "lines"))
        for field in ("title", "blurb"):
            _text(text, (*at, field), f"[words.{language}] needs a {field}")
        for goal in goals:
            _text(text, (*at, "goals", goal), f"goal {goal!r} has no words in [words.{language}.goals]")
        text.check_keys((*at, "goals"), goals, "goal")
        for area in areas:
            _text(text, (*at, "areas", area), f"area {area} has no name in [words.{language}.areas]")
        if board:
            text.check_keys((*at, "areas"), areas, "area")
        told[language] = set(text.table_at((*at, "lines"), default={}))
        for moment in sorted(told[language]):
            line = (*at, "lines", moment)
            if board and goals:
                text.is_known(line, moment, moments, "moment of the story")
            spoken: _Line | None = text.part(line, _Line)
            if spoken is not None:
                text.is_known((*line, "speaker"), spoken.speaker, SPEAKERS, "speaker")
    for language in LANGUAGES:
        for moment in sorted(set().union(*told.values()) - told.get(language, set())):
            text.wrong(("words", language, "lines"), f"the line {moment!r} is missing in [words.{language}.lines]")
    return words


def _text(text: MissionText, at: tuple[str, ...], missing: str) -> None:
    """There must be some text at a key."""
    if text.value(at) is None:
        text.wrong(at, missing)
    else:
        text.part(at, Text)
