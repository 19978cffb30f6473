"""Rules in progress as data: a stack of steps, and the loop that carries them on.

A *step* is a struct. Its fields are the locals of a rule, its methods are the rulebook's sentences in order, and
`bookmark` is the name of the method that comes next. A method takes the game (and what it waited for) and returns an
`Outcome`. Everything on the stack is plain values and ids, so that a table can be saved in the middle of any decision.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from msgspec import Struct

from .dice import DiceStream
from .questions import NotYours, Pending, Question, Stale, Unanswerable

STEP_LIMIT = 10_000
"""Methods run after one answer; more means that two rules call each other for ever."""


class Step(Struct, tag=True, kw_only=True):
    """A rule being carried out. Subclasses define `start` and the methods it leads to."""

    bookmark: str = "start"

    def over(self, game: Any, _: Any) -> Outcome:
        """The last method of a step that has no result: whatever it waited for is the end of it."""
        return Done()


class Ask(Struct, frozen=True):
    """Stop until every named seat has answered; `then` gets `{seat: answer}`."""

    questions: dict[str, Question]
    then: Callable[..., Outcome]


class AskAny(Struct, frozen=True):
    """Stop until one of the named seats has answered; `then` gets `{seat: answer}` of that one."""

    questions: dict[str, Question]
    then: Callable[..., Outcome]


class Do(Struct, frozen=True):
    """Carry out another step first; `then` gets its result."""

    child: Step
    then: Callable[..., Outcome]


class Go(Struct, frozen=True):
    """Carry on at another method of this step."""

    then: Callable[..., Outcome]


class Done(Struct, frozen=True):
    """This step is over; its parent gets the result."""

    result: Any = None


Outcome = Ask | AskAny | Do | Go | Done


class EndlessRules(RuntimeError):
    """The step limit was reached: a bug in the rules, named by the steps on the stack."""


class Progress(Struct):
    """Where the rules stand: steps under way, questions open, answers gathered, dice drawn."""

    dice: DiceStream
    stack: list[Step] = []
    pending: list[Pending] = []
    answers: dict[str, Any] = {}
    asked: int = 0


class InProgress(Protocol):
    """What the loop needs of a game."""

    progress: Progress

    def outcome(self) -> str | None:
        """How the game ended, or None while it is on."""


def answer(game: InProgress, ask: int, seat: str, value: Any) -> None:
    """Check one answer, keep it, and carry the rules on once the last one is in.

    Raises `Stale`, `NotYours` or `Illegal`, in which case nothing has changed.
    """
    progress = game.progress
    pending = next((p for p in progress.pending if p.id == ask), None)
    if pending is None:
        raise Stale(ask=ask)
    if pending.seat != seat:
        raise NotYours(ask=ask)
    pending.question.check(value)
    progress.answers[seat] = value
    progress.pending = [p for p in progress.pending if p.id != ask and not (pending.first and p.group == pending.group)]
    if not progress.pending:
        answers, progress.answers = progress.answers, {}
        run(game, answers)


def run(game: InProgress, *delivery: Any) -> None:
    """Carry out the top step, with what it waited for, until people must decide or the game is over."""
    progress = game.progress
    stack = progress.stack
    for _ in range(STEP_LIMIT):
        if not stack:
            return
        top = stack[-1]
        outcome: Outcome = getattr(top, top.bookmark)(game, *delivery)
        delivery = ()
        if game.outcome() is not None:
            stack.clear()
            return
        match outcome:
            case Do(child, then):
                top.bookmark = then.__name__
                stack.append(child)
            case Go(then):
                top.bookmark = then.__name__
            case Done(result):
                stack.pop()
                delivery = (result,)
            case Ask(questions, then) | AskAny(questions, then):
                top.bookmark = then.__name__
                answers = _put(progress, questions, first=isinstance(outcome, AskAny))
                if answers is None:
                    return
                delivery = (answers,)
    raise EndlessRules(" > ".join(type(step).__name__ for step in stack))


def _put(progress: Progress, questions: dict[str, Question], *, first: bool) -> dict[str, Any] | None:
    """Open the questions that leave a choice. Returns the answers when none does."""
    if not questions:
        raise Unanswerable("nobody is asked")
    answers: dict[str, Any] = {}
    group = progress.asked + 1
    for seat, question in questions.items():
        sole = question.sole_answer() if not first or len(questions) == 1 else None
        if sole is not None:
            answers[seat] = sole
            continue
        progress.asked += 1
        progress.pending.append(Pending(progress.asked, seat, question, group, first))
    if not progress.pending:
        return answers
    progress.answers = answers
    return None
