"""What a game must offer to a table: rules, views, words for what it waits for."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from copy import copy
from pathlib import Path
from typing import Any, ClassVar, Self

from msgspec import Struct

from . import steps
from .cloning import clone
from .dice import DiceStream
from .events import Event
from .questions import Pending
from .saving import load, save
from .steps import Progress, Step


class Setup(Struct, frozen=True):
    """What people agreed on before play. `seats` are the places in use, in the order chosen; `options` are the
    rulings and switches of the game by name; `seed` settles every die; `mode` is one of those the mission offers ("":
    the first); `carried` is what seats bring along from an earlier game of a campaign."""

    mission: str
    seats: tuple[str, ...]
    seed: int
    difficulty: str = "normal"
    options: dict[str, str] = {}
    mode: str = ""
    carried: dict[str, tuple[str, ...]] = {}


class Game(ABC):
    """One game in play: setup, state, and where the rules stand.

    Apply answers to a clone and keep the clone on success: a bug in a rule then costs one answer, not the table.
    """

    name: ClassVar[str]
    """Id of the game: its package, and the folder of its missions."""
    seats_offered: ClassVar[tuple[str, ...]]
    """Every place somebody can take, in the order shown."""
    has_secrets: ClassVar[bool] = True
    """Whether seats may know different things. Where not, one view serves every page."""
    steps: ClassVar[tuple[type[Step], ...]]
    """Every step of its rules, so that saves can be read."""
    state_type: ClassVar[type[Struct]]

    setup: Setup
    state: Any
    progress: Progress
    events: list[Event]

    def __init__(self, setup: Setup, state: Struct, progress: Progress, folder: Path | None = None) -> None:
        """Take up a game. `folder` holds the missions people added; those of the program are always known.

        Raises `Refused` with code `unknown_mission` when the mission cannot be found or read.
        """
        self.setup = setup
        self.state = state
        self.progress = progress
        self.folder = folder
        self.events = []

    @classmethod
    @abstractmethod
    def new(cls, setup: Setup, folder: Path | None = None) -> Self:
        """Set the table and play up to the first question. Raises `Refused` when the setup is impossible."""

    def answer(self, ask: int, seat: str, value: Any) -> None:
        """Apply one answer. Raises `Refused`, in which case nothing has changed."""
        steps.answer(self, ask, seat, value)

    def default(self, pending: Pending) -> Any:
        """The answer taken for somebody who is away."""
        return pending.question.default_answer()

    def clone(self) -> Self:
        """A twin that shares nothing that can change; untaken events stay behind."""
        twin = copy(self)
        twin.state = clone(self.state)
        progress = self.progress
        twin.progress = Progress(
            clone(progress.dice), clone(progress.stack), list(progress.pending), dict(progress.answers), progress.asked
        )
        twin.events = []
        return twin

    def fork(self, name: str) -> Self:
        """A clone with dice of its own, for a bot to try things on: it cannot foresee the real ones."""
        twin = self.clone()
        twin.progress.dice = DiceStream(self.progress.dice.fork(name).seed, self.progress.dice.position)
        return twin

    def save(self) -> bytes:
        """The whole game as bytes."""
        return save(self.name, self.setup, self.state, self.progress)

    @classmethod
    def load(cls, data: bytes, folder: Path | None = None) -> Self:
        """A saved game. Raises `CorruptSave`, or `Refused` when its mission is gone."""
        setup, state, progress = load(data, Setup, cls.state_type, cls.steps)
        return cls(setup, state, progress, folder)

    def waits_for(self) -> list[tuple[str, str]]:
        """Who must decide, and about what: `[("kayla", "shield_dice")]`. Empty when the game is over."""
        return [(pending.seat, pending.question.about) for pending in self.progress.pending]

    def take_events(self) -> list[Event]:
        """The events told since they were last taken."""
        told, self.events = self.events, []
        return told

    @abstractmethod
    def outcome(self) -> str | None:
        """How the game ended, or None while it is on; a campaign goes on after `victory`."""

    @abstractmethod
    def round(self) -> int:
        """The number of the current round, from 1."""

    def carry(self) -> dict[str, tuple[str, ...]]:
        """What each seat takes along to the next game of a campaign, as `Setup.carried` has it."""
        return {}

    def score(self) -> dict[str, int] | None:
        """Figures for the table of records once the game is over, ranked by `points`, the more the better; None where
        there is nothing to record."""
        return None

    @abstractmethod
    def view(self, seats: frozenset[str] | None) -> dict[str, Any]:
        """What a page may know: entities by key. `seats` are those its player holds, None is the TV."""

    @abstractmethod
    def ask_view(self, pending: Pending) -> dict[str, Any]:
        """A question with all that its seat needs to decide: odds, costs, reasons."""

    @classmethod
    @abstractmethod
    def content(cls) -> dict[str, Any]:
        """The static facts of the game, for pages and players alike."""

    @classmethod
    def seats_for(cls, mode: str) -> tuple[str, ...]:
        """Every place somebody can take in this mode, in the order shown."""
        return cls.seats_offered

    @classmethod
    def required_seats(cls, mode: str) -> tuple[str, ...]:
        """The places without which this mode cannot be played: the computer takes them when nobody does."""
        return ()

    @classmethod
    def campaigns(cls) -> dict[str, tuple[str, ...]]:
        """The campaigns by name: missions in order."""
        return {}

    @classmethod
    def catalogue(cls, missions: Iterable[str] = ()) -> dict[str, frozenset[str]]:
        """The ids of all content that games of these missions may bring into play, by kind: for those who ask what was
        never used."""
        return {}

    def used(self, event: Event) -> Iterable[tuple[str, str]]:
        """The content that an event has just brought into play: kind and id, as the catalogue has them."""
        return ()

    @classmethod
    @abstractmethod
    def shelf(cls, folder: Path | None = None) -> list[dict[str, Any]]:
        """The missions on offer: `id`, `words` by language, `minutes`, `players`, `difficulties`, `modes`, and `broken`
        with the reason for a mission file that cannot be read."""

    @classmethod
    @abstractmethod
    def rulings(cls) -> dict[str, Any]:
        """The switches of the rules: `presets` by name, and `options` by name with `choices` and `default`."""
