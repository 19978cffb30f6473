"""What happens to the things that missions are about: braziers, buttons, gold, companions, boulders, waves."""

from regno.engine.questions import Cell

from .events import GameEvent


class BrazierLit(GameEvent, frozen=True, kw_only=True):
    """The next brazier burns."""

    hero: str
    brazier: str
    rule: str = "sf.goal.light"


class ButtonPressed(GameEvent, frozen=True, kw_only=True):
    """A hero has stepped on a button."""

    hero: str
    button: str
    rule: str = "sf.goal.press"


class ButtonsReleased(GameEvent, frozen=True, kw_only=True):
    """Buttons on which nobody stands come up again."""

    buttons: tuple[str, ...]
    rule: str = "sf.goal.press"


class GoldTaken(GameEvent, frozen=True, kw_only=True):
    """A hero carries the gold now."""

    hero: str
    gold: str
    rule: str = "sf.goal.steal"


class GoldDropped(GameEvent, frozen=True, kw_only=True):
    """Gold lies where its carrier went down."""

    hero: str
    gold: str
    cell: Cell
    rule: str = "sf.goal.steal"


class GoldDelivered(GameEvent, frozen=True, kw_only=True):
    """Gold is where it should be."""

    hero: str
    gold: str
    rule: str = "sf.goal.steal"


class CompanionLed(GameEvent, frozen=True, kw_only=True):
    """A hero has taken a companion by the hand; `hero` is None when he is let go."""

    goal: str
    hero: str | None = None
    rule: str = "sf.goal.escort"


class CompanionMoved(GameEvent, frozen=True, kw_only=True):
    """A companion has followed; `path` has both ends."""

    goal: str
    path: tuple[Cell, ...]
    rule: str = "sf.goal.escort"


class BoulderCleared(GameEvent, frozen=True, kw_only=True):
    """A boulder is out of the way."""

    hero: str
    boulder: str
    rule: str = "sf.boulder"


class GateUnlocked(GameEvent, frozen=True, kw_only=True):
    """A padlock has sprung open, and the gate with it."""

    gate: str
    goal: str
    rule: str = "sf.padlock"


class WaveCame(GameEvent, frozen=True, kw_only=True):
    """A wave of a survival scenario, with as many monsters as there was room for."""

    wave: int
    monsters: int
    rule: str = "sf.survival.wave"


class LifeSpent(GameEvent, frozen=True, kw_only=True):
    """A hero rises at the cost of one of the table's lives."""

    hero: str
    left: int
    rule: str = "sf.survival.lives"
