"""A player without a plan: any legal answer, each kind of action as likely as any other."""

import random
from typing import Any

from regno.engine.game import Game
from regno.engine.questions import ChooseAction, Pending


def choose(game: Game, pending: Pending, luck: random.Random) -> Any:
    """A legal answer, drawn from `luck`."""
    question = pending.question
    if isinstance(question, ChooseAction):
        action = luck.choice(question.actions)
        return {"action": action.id, "dice": luck.randint(action.low, action.high)}
    return luck.choice(tuple(question.answers()))
