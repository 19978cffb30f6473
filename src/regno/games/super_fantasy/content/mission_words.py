"""The words of a mission file: title, names and story, complete in every language."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from .mission_goals import FileGoal, finished
from .mission_map import Board
from .mission_text import MissionText
from .missions import LANGUAGES, MOMENTS, SPEAKERS, Lines

Text = Annotated[str, Meta(min_length=1)]


class _Line(Struct, frozen=True, forbid_unknown_fields=True):
    """A line of the story."""

    speaker: str
    text: Text


def read_words(text: MissionText, goals: dict[str, FileGoal], board: Board | None, waves: int) -> dict[str, Lines]:
    """Title, blurb, names and story of a mission with so many waves (0: it is no survival scenario)."""
    words = text.table_at(("words",))
    text.check_keys(("words",), LANGUAGES, "language")
    areas = sorted({board.areas[cell] for cell in board.floor}) if board else []
    moments = _moments(goals, board, areas, waves)
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
            if board and (goals or waves):
                text.is_known(line, moment, moments, "moment of the story")
            spoken: _Line | None = text.part(line, _Line)
            if spoken is not None:
                text.is_known((*line, "speaker"), spoken.speaker, SPEAKERS, "speaker")
    for language in LANGUAGES:
        for moment in sorted(set().union(*told.values()) - told.get(language, set())):
            text.wrong(("words", language, "lines"), f"the line {moment!r} is missing in [words.{language}.lines]")
    return words


def _moments(goals: dict[str, FileGoal], board: Board | None, areas: list[str], waves: int) -> set[str]:
    """Everything a line can be for in this mission."""
    moments = {*MOMENTS, *(f"enter_{area}" for area in areas), *(f"{goal}_found" for goal in goals)}
    if board:
        totals = {goal.id: max(finished(goal, board).times) for goal in goals.values()}
        moments |= {f"{goal}_{n}" for goal, total in totals.items() for n in range(1, total)}
    return moments | {f"wave_{n}" for n in range(1, waves + 1)}


def _text(text: MissionText, at: tuple[str, ...], missing: str) -> None:
    """There must be some text at a key."""
    if text.value(at) is None:
        text.wrong(at, missing)
    else:
        text.part(at, Text)
