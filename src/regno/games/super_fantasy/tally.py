"""What is worth telling at the end: deeds of every hero, how the dice fell, and the moments of the game."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct, to_builtins

from regno.engine.events import Event

from .content.faces import STAR
from .events import (
    AttackHit,
    BlowBlocked,
    BlowLanded,
    ChestOpened,
    DiceRolled,
    GateOpened,
    GoalReached,
    HeroKnockedOut,
    HeroMoved,
    MonsterKilled,
)
from .hero_events import AbilityUsed

GREAT_HIT: Final = 5
GREAT_BLOCK: Final = 4
"""Points over what was needed that make a moment of a hit or a parry."""
FALL: Final = 5
GOAL: Final = 9
"""What a fall and a goal weigh among the moments, in points over what was needed."""
MOMENTS: Final = 3


class Deeds(Struct):
    """What one hero has done so far. `rolled` is the sum of his dice without bonuses, `thirds` three times what was to
    be expected of them: a die is worth 1 + Star / 3 on average."""

    kills: int = 0
    blows: int = 0
    blocked: int = 0
    falls: int = 0
    doors: int = 0
    stars: int = 0
    steps: int = 0
    supports: int = 0
    dice: int = 0
    rolled: int = 0
    thirds: int = 0


class Moment(Struct, frozen=True):
    """An event to remember, and how much."""

    weight: int
    event: dict[str, Any]


class Tally(Struct):
    """Everything counted; `deeds` by hero."""

    deeds: dict[str, Deeds] = {}
    moments: list[Moment] = []

    def count(self, event: Event) -> None:
        """Add an event to the count, if it is one that counts."""
        match event:
            case DiceRolled(by=hero, purpose=purpose) if purpose not in ("monster_attack", "master"):
                _count_dice(self._of(hero), event)
            case HeroMoved(hero=hero, path=path):
                self._of(hero).steps += len(path) - 1
            case BlowLanded(hero=hero):
                self._of(hero).blows += 1
            case BlowBlocked(hero=hero, total=total, protection=protection):
                self._of(hero).blocked += 1
                self._remember(event, protection - total, at_least=GREAT_BLOCK)
            case AttackHit(total=total, protection=protection):
                self._remember(event, total - protection, at_least=GREAT_HIT)
            case MonsterKilled(by=str(by)) if by:
                self._of(by).kills += 1
            case GateOpened(hero=hero) | ChestOpened(hero=hero):
                self._of(hero).doors += 1
            case AbilityUsed(hero=hero):
                self._of(hero).supports += 1
            case HeroKnockedOut(hero=hero):
                self._of(hero).falls += 1
                self._remember(event, FALL)
            case GoalReached():
                self._remember(event, GOAL)

    def _of(self, hero: str) -> Deeds:
        return self.deeds.setdefault(hero, Deeds())

    def _remember(self, event: Event, weight: int, *, at_least: int = 0) -> None:
        if weight >= at_least:
            self.moments.append(Moment(weight, to_builtins(event)))

    def best(self) -> list[dict[str, Any]]:
        """The moments of the game, in the order they happened."""
        chosen = sorted(self.moments, key=lambda moment: -moment.weight)[:MOMENTS]
        return [moment.event for moment in self.moments if moment in chosen][:MOMENTS]


def _count_dice(deeds: Deeds, event: DiceRolled) -> None:
    stars = event.faces.count(STAR)
    deeds.dice += len(event.faces)
    deeds.stars += stars
    deeds.rolled += sum(event.faces) + stars * event.star
    deeds.thirds += len(event.faces) * (3 + event.star)
