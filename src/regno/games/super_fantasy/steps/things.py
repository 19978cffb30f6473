"""The things of the cemetery: gates to pick, tombstones to smash, chests to open, coffins to purify."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from regno.engine.steps import Do, Done, Outcome, Step

from ..events import ChestOpened, CoffinPurified, GateOpened, TombstoneSmashed
from .experience import GainXp
from .packing import DrawItem, FindSmallItem, TakeItem
from .stars import Test

if TYPE_CHECKING:
    from ..game import SuperFantasy


class OpenGate(Step, tag=True):
    """Cunning 6+ from one of the squares the gate borders; it stays open, and 1 XP."""

    hero: str
    gate: str
    attribute: str
    dice: int

    def start(self, game: SuperFantasy) -> Outcome:
        """Pick the lock."""
        test = Test(
            hero=self.hero, purpose="gate", attribute=self.attribute, dice=self.dice, target=self.gate, rule="sf.gate"
        )
        return Do(test, then=self.swing)

    def swing(self, game: SuperFantasy, succeeded: bool) -> Outcome:
        """Open for good."""
        if not succeeded:
            return Done()
        game.state.open_gates += (self.gate,)
        game.tell(GateOpened(hero=self.hero, gate=self.gate))
        return Do(GainXp(hero=self.hero, rule="sf.gate.xp"), then=self.over)


class SmashTombstone(Step, tag=True):
    """Strength 6+ from side by side; it lies on its symbol, and a small item is found."""

    hero: str
    tombstone: str
    dice: int

    def start(self, game: SuperFantasy) -> Outcome:
        """Push."""
        test = Test(
            hero=self.hero, purpose="tombstone", attribute="strength", dice=self.dice, target=self.tombstone,
            rule="sf.tombstone",
        )  # fmt: skip
        return Do(test, then=self.fall)

    def fall(self, game: SuperFantasy, succeeded: bool) -> Outcome:
        """It falls, and something lay behind it."""
        if not succeeded:
            return Done()
        game.state.smashed += (self.tombstone,)
        game.tell(TombstoneSmashed(hero=self.hero, tombstone=self.tombstone))
        return Do(FindSmallItem(hero=self.hero), then=self.over)


class PickChest(Step, tag=True):
    """Cunning 6+ beside a chest: a magic item, or a curse, and 1 XP."""

    hero: str
    chest: str
    dice: int

    def start(self, game: SuperFantasy) -> Outcome:
        """Pick the lock."""
        test = Test(
            hero=self.hero, purpose="chest", attribute="cunning", dice=self.dice, target=self.chest, rule="sf.chest"
        )
        return Do(test, then=self.lift)

    def lift(self, game: SuperFantasy, succeeded: bool) -> Outcome:
        """The lid goes up."""
        if not succeeded:
            return Done()
        game.state.opened += (self.chest,)
        game.tell(ChestOpened(hero=self.hero, chest=self.chest))
        return Do(GainXp(hero=self.hero, rule="sf.chest.xp"), then=self.draw)

    def draw(self, game: SuperFantasy, _: Any) -> Outcome:
        """What is inside?"""
        return Do(DrawItem(hero=self.hero, source="chest", chest=self.chest), then=self.over)


class TakeLeftItem(Step, tag=True):
    """An item left in an open chest can be taken by whoever passes."""

    hero: str
    chest: str

    def start(self, game: SuperFantasy) -> Outcome:
        """Take it, or leave it again."""
        item = game.state.left_behind.pop(self.chest)
        return Do(TakeItem(hero=self.hero, item=item, chest=self.chest), then=self.over)


class PurifyCoffin(Step, tag=True):
    """Magic 6+ beside a coffin: it is gone."""

    hero: str
    coffin: str
    dice: int

    def start(self, game: SuperFantasy) -> Outcome:
        """A ritual."""
        test = Test(
            hero=self.hero, purpose="coffin", attribute="magic", dice=self.dice, target=self.coffin, rule="sf.coffin"
        )
        return Do(test, then=self.close)

    def close(self, game: SuperFantasy, succeeded: bool) -> Outcome:
        """Nothing comes out of there any more."""
        if succeeded:
            game.state.purified += (self.coffin,)
            game.tell(CoffinPurified(hero=self.hero, coffin=self.coffin))
        return Done()
