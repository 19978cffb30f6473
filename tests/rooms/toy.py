"""A game just large enough to try a table with: a race to ten, asked in every way that rules can ask.

Every round somebody takes the turn (the first to answer), chooses how many dice to throw, and then all seats say at
the same time whether they clap. Seats `red` and `blue`, or only one of them; `green` is there to be left empty, but for
a relay. After twelve rounds the sun goes down. Mode `judged` has a judge who only claps; who runs `alone` has at least
two runners. The cup is a short race, then a relay, to which runners bring the claps they got.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, ClassVar, Self

from msgspec import Struct

from regno.engine.dice import DiceStream
from regno.engine.events import Event
from regno.engine.game import Game, Setup
from regno.engine.questions import Action, ChooseAction, ChooseNumber, ChooseOne, Pending, Refused
from regno.engine.steps import Ask, AskAny, Go, Outcome, Progress, Step, run

JUDGE = "judge"


class Moved(Event, frozen=True, kw_only=True):
    seat: str
    to: int


class Clapped(Event, frozen=True, kw_only=True):
    seat: str


class Round(Step):
    seat: str = ""

    def start(self, game: Race) -> Outcome:
        game.state.round += 1
        question = ChooseOne(about="take_turn", options=("take_turn",))
        return AskAny(dict.fromkeys(game.state.at, question), then=self.turn)

    def turn(self, game: Race, answers: dict[str, str]) -> Outcome:
        self.seat = next(iter(answers))
        return Go(self.ask)

    def ask(self, game: Race) -> Outcome:
        actions = (Action("run", 1, 3), Action("walk"), Action("bow:deep"))
        return Ask({self.seat: ChooseAction(about="turn", actions=actions, default="walk")}, then=self.move)

    def move(self, game: Race, answers: dict[str, Any]) -> Outcome:
        action, dice = answers[self.seat]["action"], answers[self.seat].get("dice", 0)
        if action == "bow:deep":
            return Go(self.ask)
        if action == "run" and dice == 3 and game.setup.options.get("luck") == "broken":
            raise ZeroDivisionError("a bug in this rule")
        steps = sum(game.progress.dice.roll(dice, 3)) if action == "run" else 1
        game.state.at[self.seat] += steps
        game.events.append(Moved(seat=self.seat, to=game.state.at[self.seat], rule="race.move"))
        question = ChooseNumber(about="clap", low=0, high=2, default=0)
        return Ask(dict.fromkeys(game.setup.seats, question), then=self.clap)

    def clap(self, game: Race, answers: dict[str, int]) -> Outcome:
        for seat, claps in answers.items():
            game.state.claps[seat] += claps
            game.events.append(Clapped(seat=seat, rule="race.clap"))
        return Go(self.start)


class State(Struct):
    at: dict[str, int]
    claps: dict[str, int]
    round: int = 0


class Race(Game):
    name: ClassVar[str] = "race"
    seats_offered: ClassVar[tuple[str, ...]] = ("red", "blue", "green")
    steps = (Round,)
    state_type = State
    state: State

    @classmethod
    def new(cls, setup: Setup, folder: Path | None = None) -> Self:
        runners = [seat for seat in setup.seats if seat != JUDGE]
        if setup.mission == "impossible":
            raise Refused("unknown_mission", mission=setup.mission)
        if setup.mode == "alone" and len(runners) < 2:
            raise Refused("solo_heroes", least=2, most=3)
        brought = {seat: len(setup.carried.get(seat, ())) for seat in setup.seats}
        state = State(dict.fromkeys(runners, 0), brought)
        game = cls(setup, state, Progress(DiceStream(setup.seed), [Round()]), folder)
        run(game)
        return game

    def outcome(self) -> str | None:
        if any(at >= 10 for at in self.state.at.values()):
            return "victory"
        return "defeat" if self.state.round > 12 else None

    def round(self) -> int:
        return self.state.round

    def carry(self) -> dict[str, tuple[str, ...]]:
        return {seat: ("clap",) * self.state.claps[seat] for seat in self.state.at}

    def score(self) -> dict[str, int] | None:
        """The fewer rounds the better; a relay is run for fun."""
        return None if self.setup.mission == "relay" else {"rounds": self.round(), "points": 100 - self.round()}

    def view(self, seats: frozenset[str] | None) -> dict[str, Any]:
        """Where everybody is; the claps are secret: a seat knows its own, the television none."""
        entities: dict[str, Any] = {"table": {"round": self.state.round}}
        for seat, at in self.state.at.items():
            entities[f"runners.{seat}"] = {"at": at}
        for seat in seats or ():
            if seat in self.state.claps:
                entities[f"claps.{seat}"] = {"count": self.state.claps[seat]}
        return entities

    def ask_view(self, pending: Pending) -> dict[str, Any]:
        question = pending.question
        view = {"ask": pending.id, "seat": pending.seat, "group": pending.group, "first": pending.first}
        view |= {"about": question.about, "default": question.default_answer()}
        if isinstance(question, ChooseAction):
            actions = [{"id": a.id, "group": a.id, "low": a.low, "high": a.high} for a in question.actions]
            return {**view, "kind": "action", "actions": actions}
        if isinstance(question, ChooseOne):
            return {**view, "kind": "one", "options": [{"id": o, "kind": "yes_no"} for o in question.options]}
        return {**view, "kind": "number", "low": 0, "high": 2}

    @classmethod
    def content(cls) -> dict[str, Any]:
        return {"runners": {}}

    @classmethod
    def seats_for(cls, mode: str) -> tuple[str, ...]:
        return (*cls.seats_offered, JUDGE) if mode == "judged" else cls.seats_offered

    @classmethod
    def required_seats(cls, mode: str) -> tuple[str, ...]:
        return (JUDGE,) if mode == "judged" else ()

    @classmethod
    def campaigns(cls) -> dict[str, tuple[str, ...]]:
        return {"cup": ("short", "relay")}

    @classmethod
    def shelf(cls, folder: Path | None = None) -> list[dict[str, Any]]:
        words = {"it": {"title": "Corsa", "blurb": ""}, "en": {"title": "Race", "blurb": ""}}
        mission = {"words": words, "minutes": 1, "players": (1, 2), "difficulties": ["normal", "hard"]}
        mission["modes"] = ["free", "judged"]
        relay = {**mission, "id": "relay", "players": (1, 3), "difficulties": ["normal"], "modes": ["free", "alone"]}
        entries = [{"id": "short", **mission}, {"id": "impossible", **mission}, relay]
        for path in sorted((folder / cls.name).glob("*.toml")) if folder else ():
            entries.append({"id": path.stem, **mission, "broken": "line 1, column 1: no such glyph"})
        return entries

    @classmethod
    def rulings(cls) -> dict[str, Any]:
        return {
            "presets": {"recommended": {}, "unlucky": {"luck": "broken"}},
            "options": {"luck": {"choices": ["fair", "broken"], "default": "fair"}},
        }


def choose_simply(game: Game, pending: Pending, luck: random.Random) -> Any:
    """A chooser: any legal answer."""
    return luck.choice(list(pending.question.answers()))
