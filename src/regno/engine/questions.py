"""What the rules ask people, what they may answer, and the ways an answer is refused.

Errors, as a tree::

    Refused                the answer is turned down and nothing has changed
    ├── Stale              the question is no longer open
    ├── NotYours           the question is open, for another seat
    └── Illegal            the answer is not among those offered

A *question* is a frozen value: its kind is its class, `about` names the decision (`shield_dice`, `move`) so that pages
can word it, and it knows its legal answers and its default.
"""

from abc import ABCMeta, abstractmethod
from collections.abc import Iterator
from typing import Any

from msgspec import Struct, StructMeta

Cell = tuple[int, int]
"""A square: column and row, from the north-west corner."""


class Refused(ValueError):
    """An answer or command turned down for a reason a person can read; nothing has changed.

    `code` is a stable word that pages translate, `detail` holds plain facts for that sentence.
    """

    code = "refused"

    def __init__(self, code: str | None = None, **detail: Any) -> None:
        self.code = code or type(self).code
        self.detail = detail
        super().__init__(f"{self.code} {detail}" if detail else self.code)


class Stale(Refused):
    """The question has been answered or withdrawn."""

    code = "stale"


class NotYours(Refused):
    """The question is open, but for another seat."""

    code = "not_yours"


class Illegal(Refused):
    """The answer is not one of those on offer."""

    code = "illegal"


class _QuestionMeta(ABCMeta, StructMeta):
    """Structs with methods that every kind must have."""


class Question(Struct, frozen=True, tag=True, kw_only=True, metaclass=_QuestionMeta):
    """A decision put to one seat. `about` names it; subclasses say what may be answered."""

    about: str

    @abstractmethod
    def check(self, value: Any) -> None:
        """Raise `Illegal` unless `value` is a legal answer; called before anything changes."""

    @abstractmethod
    def answers(self) -> Iterator[Any]:
        """Every legal answer, in the order offered."""

    @abstractmethod
    def default_answer(self) -> Any:
        """What is taken when the asked person is away: harmless, and always legal."""

    def sole_answer(self) -> Any:
        """The only legal answer, or None when there is something to decide."""
        first_two = [answer for answer, _ in zip(self.answers(), range(2), strict=False)]
        if not first_two:
            raise Unanswerable(self.about)
        return first_two[0] if len(first_two) == 1 else None


class Unanswerable(RuntimeError):
    """A question without a legal answer: a bug in a rule, never a person's fault."""


class ChooseOne(Question, frozen=True, tag=True, kw_only=True):
    """One of several named options; the answer is its id. The default is the first unless named."""

    options: tuple[str, ...]
    default: str = ""

    def check(self, value: Any) -> None:
        """Raise `Illegal` unless the value is legal."""
        if value not in self.options:
            raise Illegal(about=self.about)

    def answers(self) -> Iterator[str]:
        """Every legal answer, in the order offered."""
        return iter(self.options)

    def default_answer(self) -> str:
        """What is taken for somebody away."""
        return self.default or self.options[0]


class ChooseCell(Question, frozen=True, tag=True, kw_only=True):
    """One square of those lit; the answer is `[x, y]`. The default is the first (often: stay)."""

    cells: tuple[Cell, ...]

    def check(self, value: Any) -> None:
        """Raise `Illegal` unless the value is legal."""
        if not isinstance(value, list | tuple) or tuple(value) not in self.cells:
            raise Illegal(about=self.about)

    def answers(self) -> Iterator[Cell]:
        """Every legal answer, in the order offered."""
        return iter(self.cells)

    def default_answer(self) -> Cell:
        """What is taken for somebody away."""
        return self.cells[0]


class ChooseNumber(Question, frozen=True, tag=True, kw_only=True):
    """A whole number from `low` to `high`, both included."""

    low: int
    high: int
    default: int

    def check(self, value: Any) -> None:
        """Raise `Illegal` unless the value is legal."""
        if type(value) is not int or not self.low <= value <= self.high:
            raise Illegal(about=self.about, low=self.low, high=self.high)

    def answers(self) -> Iterator[int]:
        """Every legal answer, in the order offered."""
        return iter(range(self.low, self.high + 1))

    def default_answer(self) -> int:
        """What is taken for somebody away."""
        return self.default


class Action(Struct, frozen=True):
    """One thing that can be done now, with the fewest and most dice it takes (0 and 0: none)."""

    id: str
    low: int = 0
    high: int = 0


class ChooseAction(Question, frozen=True, tag=True, kw_only=True):
    """One action and its number of dice; the answer is `{"action": id, "dice": n}`."""

    actions: tuple[Action, ...]
    default: str

    def check(self, value: Any) -> None:
        """Raise `Illegal` unless the value is legal."""
        if not isinstance(value, dict) or set(value) - {"action", "dice"}:
            raise Illegal(about=self.about)
        dice = value.get("dice", 0)
        for action in self.actions:
            if action.id == value.get("action"):
                if type(dice) is not int or not action.low <= dice <= action.high:
                    raise Illegal(about=self.about, low=action.low, high=action.high)
                return
        raise Illegal(about=self.about)

    def answers(self) -> Iterator[dict[str, Any]]:
        """Every legal answer, in the order offered."""
        for action in self.actions:
            for dice in range(action.low, action.high + 1):
                yield {"action": action.id, "dice": dice}

    def default_answer(self) -> dict[str, Any]:
        """What is taken for somebody away."""
        low = next(action.low for action in self.actions if action.id == self.default)
        return {"action": self.default, "dice": low}


class Pending(Struct, frozen=True):
    """A question still open. Questions of one `group` belong together: all are gathered, or, when `first` is
    set, the first answer counts and the others are withdrawn."""

    id: int
    seat: str
    question: Question
    group: int
    first: bool = False
