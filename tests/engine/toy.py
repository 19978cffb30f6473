"""The smallest games that show what the kernel does: rules of a few lines, with a diary instead of a board."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar, Self

from msgspec import Struct

from regno.engine.dice import DiceStream
from regno.engine.events import Event
from regno.engine.game import Game, Setup
from regno.engine.questions import Action, ChooseAction, ChooseCell, ChooseNumber, ChooseOne, Pending
from regno.engine.steps import Ask, AskAny, Do, Done, Go, Outcome, Progress, Step, run


class Diary(Struct):
    """What happened, in order."""

    lines: list[str] = []
    ending: str = ""


class Errand(Step, tag=True):
    """Ask for a number, do a smaller errand first if it is not 0, and write down what came of it."""

    depth: int

    def start(self, game: Toy) -> Outcome:
        if self.depth == 0:
            return Done("home")
        question = ChooseNumber(about="how_far", low=0, high=2, default=1)
        return Ask({"red": question}, then=self.go)

    def go(self, game: Toy, answers: dict[str, int]) -> Outcome:
        game.state.lines.append(f"depth {self.depth}: {answers['red']}")
        return Do(Errand(depth=self.depth - 1), then=self.back)

    def back(self, game: Toy, result: str) -> Outcome:
        game.state.lines.append(f"depth {self.depth}: back from {result}")
        return Done(f"depth {self.depth}")


class Everybody(Step, tag=True):
    """All seats answer together; those who have no choice are not asked."""

    choices: dict[str, int]

    def start(self, game: Toy) -> Outcome:
        questions = {
            seat: ChooseNumber(about="vote", low=0, high=high, default=0) for seat, high in self.choices.items()
        }
        return Ask({**questions}, then=self.count)

    def count(self, game: Toy, answers: dict[str, int]) -> Outcome:
        game.state.lines.append(" ".join(f"{seat}={number}" for seat, number in sorted(answers.items())))
        return Done()


class Anybody(Step, tag=True):
    """Whoever answers first decides."""

    seats: tuple[str, ...]

    def start(self, game: Toy) -> Outcome:
        return AskAny({seat: ChooseOne(about="door", options=("left", "right")) for seat in self.seats}, then=self.open)

    def open(self, game: Toy, answers: dict[str, str]) -> Outcome:
        ((seat, door),) = answers.items()
        game.state.lines.append(f"{seat} opened {door}")
        return Done()


class EveryKind(Step, tag=True):
    """One question of every kind, one after the other."""

    def start(self, game: Toy) -> Outcome:
        return Ask({"red": ChooseCell(about="where", cells=((0, 0), (1, 0)))}, then=self.which)

    def which(self, game: Toy, answers: dict[str, Any]) -> Outcome:
        game.state.lines.append(f"at {tuple(answers['red'])}")
        actions = (Action("roll", 1, 3), Action("rest"))
        return Ask({"red": ChooseAction(about="turn", actions=actions, default="rest")}, then=self.done)

    def done(self, game: Toy, answers: dict[str, Any]) -> Outcome:
        game.state.lines.append(f"{answers['red']['action']} {answers['red'].get('dice', 0)}")
        return Done()


class Evening(Step, tag=True):
    """First everybody votes, then red runs an errand."""

    def start(self, game: Toy) -> Outcome:
        return Do(Everybody(choices={"red": 2, "blue": 2}), then=self.leave)

    def leave(self, game: Toy, _: Any) -> Outcome:
        return Do(Errand(depth=2), then=self.end)

    def end(self, game: Toy, _: Any) -> Outcome:
        return Done()


class Written(Event, frozen=True, kw_only=True):
    """Something to tell."""

    line: str


class RoundAndRound(Step, tag=True):
    """Two methods that call each other for ever."""

    def start(self, game: Toy) -> Outcome:
        return Go(self.again)

    def again(self, game: Toy) -> Outcome:
        return Go(self.start)


class Ends(Step, tag=True):
    """The game is over in the middle of a rule."""

    def start(self, game: Toy) -> Outcome:
        game.state.ending = "victory"
        return Do(Errand(depth=1), then=self.never)

    def never(self, game: Toy, _: Any) -> Outcome:
        raise AssertionError("the game was over")


class AsksNobody(Step, tag=True):
    def start(self, game: Toy) -> Outcome:
        return Ask({}, then=self.start)


class OffersNothing(Step, tag=True):
    def start(self, game: Toy) -> Outcome:
        return Ask({"red": ChooseOne(about="empty", options=())}, then=self.start)


class Toy(Game):
    """A game that consists of the steps it is given."""

    name: ClassVar[str] = "toy"
    seats_offered: ClassVar[tuple[str, ...]] = ("red", "blue", "green")
    steps = (Errand, Everybody, Anybody, EveryKind, Evening, RoundAndRound, Ends, AsksNobody, OffersNothing)
    state_type = Diary
    state: Diary

    @classmethod
    def of(cls, *steps: Step) -> Self:
        """A game under way; the last step given comes first."""
        game = cls(Setup("toy", ("red", "blue", "green"), 5), Diary(), Progress(DiceStream(5), stack=list(steps)))
        run(game)
        return game

    @classmethod
    def new(cls, setup: Setup, folder: Path | None = None) -> Self:
        return cls(setup, Diary(), Progress(DiceStream(setup.seed)))

    def outcome(self) -> str | None:
        return self.state.ending or None

    def round(self) -> int:
        return 1

    def view(self, seats: frozenset[str] | None) -> dict[str, Any]:
        return {"diary": self.state.lines}

    def ask_view(self, pending: Pending) -> dict[str, Any]:
        return {"ask": pending.id}

    @classmethod
    def content(cls) -> dict[str, Any]:
        return {}

    @classmethod
    def shelf(cls, folder: Path | None = None) -> list[dict[str, Any]]:
        return []

    @classmethod
    def rulings(cls) -> dict[str, Any]:
        return {"presets": {}, "options": {}}

    def say(self, value: Any, seat: str = "red") -> None:
        """Answer the question open for a seat."""
        pending = next(p for p in self.progress.pending if p.seat == seat)
        self.answer(pending.id, seat, value)
