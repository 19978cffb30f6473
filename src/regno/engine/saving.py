"""A game as bytes, and back, in the middle of any decision."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, reduce
from operator import or_
from typing import Any, TypeVar

import msgspec
from msgspec import Raw, Struct

from .dice import DiceStream
from .questions import ChooseAction, ChooseCell, ChooseNumber, ChooseOne, Pending, Question
from .steps import Progress, Step

FORMAT = 1
"""Grows when saves of an earlier form can no longer be read."""

State = TypeVar("State", bound=Struct)


class CorruptSave(ValueError):
    """These bytes are not a game that can go on; the message says why."""


class _Open(Struct):
    """`Pending` with its question still encoded, since the kinds of question are known only when loading."""

    id: int
    seat: str
    question: Raw
    group: int
    first: bool = False


class _Save(Struct):
    format: int
    game: str
    setup: Raw
    state: Raw
    dice: DiceStream
    stack: Raw
    pending: list[_Open]
    answers: dict[str, Any]
    asked: int


def save(game: str, setup: Struct, state: Struct, progress: Progress) -> bytes:
    """The whole of a game: what it was set up with, its state, and where the rules stand."""
    encode = msgspec.msgpack.encode
    return encode(
        {
            "format": FORMAT,
            "game": game,
            "setup": setup,
            "state": state,
            "dice": progress.dice,
            "stack": progress.stack,
            "pending": progress.pending,
            "answers": progress.answers,
            "asked": progress.asked,
        }
    )


def load(data: bytes, setup: type[Any], state: type[State], steps: Iterable[type[Step]]) -> tuple[Any, State, Progress]:
    """Setup, state and progress as saved. `steps` are all steps the game knows.

    Raises `CorruptSave` when the bytes are damaged, come from another format, or hold a bookmark that no step has.
    """
    parts = _opened(data)
    if parts.format != FORMAT:
        raise CorruptSave(f"format {parts.format}, this program reads {FORMAT}")
    decode = msgspec.msgpack.decode
    try:
        stack = _steps_decoder(tuple(steps)).decode(parts.stack)
        pending = [
            Pending(p.id, p.seat, _question_decoder().decode(p.question), p.group, p.first) for p in parts.pending
        ]
        progress = Progress(parts.dice, stack, pending, parts.answers, parts.asked)
        loaded = decode(parts.setup, type=setup), decode(parts.state, type=state), progress
    except (msgspec.DecodeError, msgspec.ValidationError) as error:
        raise CorruptSave(str(error)) from error
    for step in stack:
        if step.bookmark.startswith("_") or not callable(getattr(type(step), step.bookmark, None)):
            raise CorruptSave(f"{type(step).__name__} has no method {step.bookmark!r}")
    return loaded


def _opened(data: bytes) -> _Save:
    try:
        return msgspec.msgpack.decode(data, type=_Save)
    except (msgspec.DecodeError, msgspec.ValidationError) as error:
        raise CorruptSave(str(error)) from error


@cache
def _steps_decoder(steps: tuple[type[Step], ...]) -> msgspec.msgpack.Decoder[list[Any]]:
    return msgspec.msgpack.Decoder(list[reduce(or_, steps)])  # type: ignore[misc]


@cache
def _question_decoder() -> msgspec.msgpack.Decoder[Question]:
    return msgspec.msgpack.Decoder(ChooseOne | ChooseCell | ChooseNumber | ChooseAction)
