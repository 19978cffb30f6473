"""A chooser answers a question for a seat without a person; here it is kept from ever stopping a table.

A chooser gets the game as it stands and must not change it: it tries things on `game.fork(name)`, whose dice are not
the real ones.
"""

import logging
import random
import time
from collections.abc import Callable
from typing import Any, Protocol

from regno.engine.game import Game
from regno.engine.questions import Pending, Refused

log = logging.getLogger(__name__)

BUDGET_MS = 250.0
"""Longest a chooser should think about one answer; a slower one is named in the log."""


class Chooser(Protocol):
    """Gives an answer to `pending`; takes luck from `luck` alone, so that a game can be repeated."""

    def __call__(self, game: Game, pending: Pending, luck: random.Random) -> Any:
        """The answer: a legal one, or the default is taken instead."""


def first_legal(game: Game, pending: Pending, luck: random.Random) -> Any:
    """The default answer: for games that bring no chooser."""
    return game.default(pending)


def choose(
    chooser: Chooser,
    game: Game,
    pending: Pending,
    luck: random.Random,
    clock: Callable[[], float] = time.perf_counter,
) -> Any:
    """The answer of `chooser`, or the default when it fails or is illegal: a table never waits for a bug."""
    began = clock()
    try:
        value = chooser(game, pending, luck)
        pending.question.check(value)
    except Refused as refusal:
        log.error("%s offered an illegal answer to %s: %s", chooser, pending.question.about, refusal)
        value = game.default(pending)
    except Exception:
        log.exception("%s failed at %s", chooser, pending.question.about)
        value = game.default(pending)
    spent = (clock() - began) * 1000
    if spent > BUDGET_MS:
        log.warning("%s thought %.0f ms about %s", chooser, spent, pending.question.about)
    return value
