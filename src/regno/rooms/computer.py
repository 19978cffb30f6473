"""The seats without a person: when the computer is to answer, and what it answers."""

from __future__ import annotations

import logging
import random
from collections.abc import Sequence
from typing import Any

from regno.bots.choosers import choose, first_legal
from regno.engine.questions import Pending, Refused
from regno.games import BOTS

from .play import Play
from .seats import Seats

log = logging.getLogger(__name__)


def question_for_computer(play: Play, seats: Seats) -> Pending | None:
    """The open question that the computer is to answer, if there is one.

    Where any of several seats may answer first, the computer leaves it to the persons among them.
    """
    open_questions = play.game.progress.pending
    for pending in open_questions:
        if seats.is_bot(pending.seat) and not (pending.first and _is_open_to_a_person(pending, open_questions, seats)):
            return pending
    return None


def _is_open_to_a_person(pending: Pending, open_questions: Sequence[Pending], seats: Seats) -> bool:
    return any(other.group == pending.group and not seats.is_bot(other.seat) for other in open_questions)


def answer_for_computer(play: Play, pending: Pending) -> Sequence[Any]:
    """Carry out the computer's answer to a question and return what happened.

    Raises `Refused` when even the default answer cannot be carried out: `internal` or `not_saved`.
    """
    chooser = BOTS.get(play.game.name, {}).get("simple", first_legal)
    value = choose(chooser, play.game, pending, random.Random(f"{play.id} {play.number}"))
    try:
        return play.answer(pending.id, pending.seat, value)
    except Refused as refusal:
        default = play.game.default(pending)
        if refusal.code == "not_saved" or value == default:
            raise
        log.error("the computer's answer to %s failed, the default is taken: %s", pending.question.about, refusal)
        return play.answer(pending.id, pending.seat, default)
