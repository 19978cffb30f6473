"""Reads a mission file and finds every mistake in it. Reading never runs anything from the file: goals name functions
of this program."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any, Final

from msgspec import Meta, Struct
from msgspec.structs import replace

from regno.engine.drawing import STONE
from regno.engine.grid import Grid
from regno.engine.questions import Cell

from .faces import FATE_COLOURS, FATE_SYMBOLS
from .heroes import HEROES
from .mission_goals import Count, FileGoal, Name, Table, check_board, check_marks, finished, read_goals
from .mission_map import Board, check_reach, gate_beside, pieces, read_board
from .mission_text import MissionText
from .mission_words import read_words
from .missions import (
    COMPANIONS,
    DECOR,
    STORY_MODES,
    SURVIVAL_MODES,
    BrokenMission,
    Companion,
    Crypt,
    Lines,
    Mission,
    Padlock,
    Spot,
    Tombstone,
    Wave,
)
from .monster_abilities import MAJOR, MINOR
from .monsters import DIFFICULTIES, KINDS

Heroes = Annotated[int, Meta(ge=1, le=len(HEROES))]
Crowd = Annotated[tuple[Annotated[int, Meta(ge=0)], ...], Meta(min_length=1, max_length=len(HEROES))]
"""How many come, for each number of heroes."""

SECTIONS: Final = (
    "kind", "minutes", "players", "rounds", "drops", "abilities", "goals", "waves", "lives", "legend", "map", "words",
)  # fmt: skip
SURVIVAL: Final = "survival"
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
    "brazier": ("goal", "order"),
    "button": ("goal",),
    "gold": ("goal",),
    "companion": ("goal", "kind"),
    "crypt": (),
    "boulder": (),
    "padlock": ("goal",),
}
"""What a sign can be, and what the legend must say about it."""
OPTIONAL: Final = {"monster": ("from_heroes",), "tombstone": ("goal",), "coffin": ("goal",), "crypt": ("goal",)}
"""What the legend may say besides: a monster that is there only if at least so many heroes come, the goal a thing
counts for."""


class _Wave(Struct, frozen=True, forbid_unknown_fields=True, rename={"start": "from"}):
    """Waves as the file has them."""

    start: Count
    brings: dict[str, Crowd]


def read_mission(path: Path) -> Mission:
    """The mission in a file. Raises `BrokenMission` with all mistakes found, `OSError` when it cannot be read."""
    text = MissionText(path)
    if not re.fullmatch(r"[A-Za-z0-9_-]+", path.stem):
        text.wrong((), f"the name of the file, {path.stem!r}, may have only letters, digits, - and _")
    text.check_keys((), SECTIONS)
    survives = _survives(text)
    minutes: int | None = text.part(("minutes",), Count)
    players: tuple[int, int] | None = text.part(("players",), tuple[Heroes, Heroes])
    if players is not None and players[0] > players[1]:
        text.wrong(("players",), "the first of `players` is the fewest, the second the most")
    rounds, drops = _rounds(text), _drops(text)
    goals = {} if survives else read_goals(text)
    legend = _legend(text, goals)
    check_marks(text, goals, legend)
    board = read_board(text, legend, players[1] if players else 1)
    if board is not None:
        check_board(text, goals, board)
        if survives and not any(thing in board.things for thing in ("tombstone", "coffin", "grave")):
            text.wrong(("legend",), "the waves need a tombstone, a coffin or a mass grave to come out of")
    dawn = max((max(limits, default=0) for limits in rounds.values()), default=0)
    words = read_words(text, goals, board, dawn if survives else 0)
    abilities, waves, lives = _abilities(text), _waves(text, survives), _lives(text, survives)
    if board is None or minutes is None or players is None or text.mistakes:
        raise _broken(text)
    mission = _mission(text, board, goals, minutes, players, rounds, drops, words)
    modes = SURVIVAL_MODES if survives else STORY_MODES
    mission = replace(mission, modes=modes, abilities=abilities, waves=waves, lives=lives)
    check_reach(text, mission)
    if text.mistakes:
        raise _broken(text)
    return mission


def _survives(text: MissionText) -> bool:
    """Is it a survival scenario? Those have waves instead of goals."""
    kind = text.table.get("kind", "")
    if "kind" in text.table:
        text.is_known(("kind",), kind, (SURVIVAL,), "kind of mission")
    for section in ("waves", "lives") if kind != SURVIVAL else ("goals", "drops"):
        if section in text.table:
            text.wrong(
                (section,), f"`{section}` has no place in {'a survival scenario' if kind else 'a mission with goals'}"
            )
    return bool(kind == SURVIVAL)


def _abilities(text: MissionText) -> dict[str, dict[str, tuple[str, ...]]]:
    """Abilities of monsters by difficulty and kind."""
    found: dict[str, dict[str, tuple[str, ...]]] = {}
    for difficulty in text.table_at(("abilities",), default={}):
        at = ("abilities", difficulty)
        if not text.is_known(at, difficulty, DIFFICULTIES, "difficulty"):
            continue
        found[difficulty] = {}
        for kind in text.table_at(at):
            if text.is_known((*at, kind), kind, KINDS, "monster"):
                abilities: tuple[str, ...] = text.part((*at, kind), tuple[str, ...]) or ()
                for ability in abilities:
                    text.is_known((*at, kind), ability, (*MINOR, *MAJOR), "minor or major ability")
                found[difficulty][kind] = abilities
    return found


def _waves(text: MissionText, survives: bool) -> tuple[Wave, ...]:
    """The waves by the round they begin with; the first must come in round 1."""
    if not survives:
        return ()
    entries: list[_Wave] = text.part(("waves",), list[_Wave]) or []
    for number, entry in enumerate(entries):
        for kind in entry.brings:
            text.is_known(("waves", number, "brings", kind), kind, KINDS, "monster")
    if entries and entries[0].start > 1:
        text.wrong(("waves", 0, "from"), "the first of the [[waves]] must be `from = 1`")
    for number, (before, entry) in enumerate(pairwise(entries), 1):
        if entry.start <= before.start:
            reason = f"the [[waves]] stand in the order of their rounds: this one must begin after {before.start}"
            text.wrong(("waves", number, "from"), reason)
    return tuple(Wave(entry.start, entry.brings) for entry in entries)


def _lives(text: MissionText, survives: bool) -> tuple[int, ...]:
    """How often heroes may rise again."""
    return (text.part(("lives",), Crowd) or ()) if survives else ()


def _broken(text: MissionText) -> BrokenMission:
    return BrokenMission(text.path, sorted(text.mistakes, key=lambda mistake: (mistake.line, mistake.column)))


def _mission(
    text: MissionText,
    board: Board,
    goals: dict[str, FileGoal],
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
        goals=tuple(finished(goal, board) for goal in goals.values()),
        braziers={f"b{n}": Spot(c, e["goal"]) for n, (c, e) in enumerate(sorted(marked("brazier"), key=_by_order), 1)},
        buttons={f"u{n}": Spot(cell, entry["goal"]) for n, (cell, entry) in enumerate(marked("button"), 1)},
        gold={f"o{n}": Spot(cell, entry["goal"]) for n, (cell, entry) in enumerate(marked("gold"), 1)},
        companions={entry["goal"]: Companion(cell, entry["kind"]) for cell, entry in marked("companion")},
        crypts=_crypts(board),
        boulders={f"r{n}": cell for n, (cell, _) in enumerate(marked("boulder"), 1)},
        padlocks={
            f"p{n}": Padlock(cell, f"g{1 + (gate_beside(board, cell) or 0)}", entry["goal"])
            for n, (cell, entry) in enumerate(marked("padlock"), 1)
        },
        marked={
            **{f"t{n}": entry["goal"] for n, (_, entry) in enumerate(marked("tombstone"), 1) if "goal" in entry},
            **{
                f"k{n}": board.coffin_goals[pair] for n, pair in enumerate(board.coffins, 1) if board.coffin_goals[pair]
            },
        },
        rounds=rounds,
        minutes=minutes,
        players=players,
        words=words,
    )


def _by_order(mark: tuple[Cell, dict[str, Any]]) -> tuple[str, int]:
    return mark[1]["goal"], mark[1]["order"]


def _crypts(board: Board) -> dict[str, Crypt]:
    """The crypts: squares that hang together."""
    entries = dict(board.things.get("crypt", []))
    return {
        f"y{n}": Crypt(piece, str(entries[piece[0]].get("goal", ""))) for n, piece in enumerate(pieces(set(entries)), 1)
    }


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


def _legend(text: MissionText, goals: dict[str, FileGoal]) -> dict[str, dict[str, Any]]:
    """What each sign is. Only entries without a mistake count as explained."""
    values = {
        ("tombstone", "symbol"): (set(FATE_SYMBOLS), "tombstone symbol"),
        ("monster", "kind"): (KINDS, "monster"),
        ("decor", "kind"): (DECOR, "decor"),
        ("companion", "kind"): (COMPANIONS, "companion"),
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
        if "goal" in entry:
            text.is_known((*at, "goal"), entry["goal"], goals, "goal")
        for field in fields:
            if field not in entry:
                text.wrong(at, f"a {entry['is']} needs `{field}`")
            elif field == "goal":
                continue
            elif field == "order":
                text.part((*at, field), Count)
            elif (entry["is"], field) in values:
                known, what = values[entry["is"], field]
                text.is_known((*at, field), entry[field], known, what)
            else:
                text.part((*at, field), Name)
    return {sign: entry for sign, entry in legend.items() if isinstance(entry, dict)}
