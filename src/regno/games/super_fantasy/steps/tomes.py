"""Tomes: a Magic test, and the spell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regno.engine.steps import Do, Done, Outcome, Step

from ..content.items import GEAR, MENDED, PADDED, POISON_REACH
from ..effects import recover_life, take_shield_dice
from ..events import PlacesSwapped
from ..menu import monsters_within
from .stars import Test
from .wounds import WoundMonster

if TYPE_CHECKING:
    from ..game import SuperFantasy


class UseTome(Step, tag=True):
    """Magic 6+: the spell in a tome, on somebody within three squares or on everybody around."""

    hero: str
    tome: str
    target: str
    dice: int

    def start(self, game: SuperFantasy) -> Outcome:
        """Read aloud."""
        test = Test(
            hero=self.hero, purpose="tome", attribute="magic", dice=self.dice, target=self.target or self.tome,
            rule="sf.tome",
        )  # fmt: skip
        return Do(test, then=self.close)

    def close(self, game: SuperFantasy, succeeded: bool) -> Outcome:
        """It works."""
        monsters, rule = game.state.monsters, f"sf.item.{self.tome}"
        if not succeeded:
            return Done()
        match GEAR[self.tome].spell:
            case "freeze":
                game.add_status(monsters[self.target], "frozen", rule=rule)
            case "poison":
                for name in monsters_within(game, game.hero(self.hero), 1, POISON_REACH):
                    game.add_status(monsters[name], "poisoned", rule=rule)
            case "mend":
                recover_life(game, game.hero(self.target), MENDED, rule=rule)
            case "shield":
                take_shield_dice(game, game.hero(self.target), PADDED, self.tome, rule=rule)
            case "swap":
                _swap(game, self.hero, self.target, rule)
            case "burn":
                return Do(WoundMonster(monster=self.target, wounds=1, by=self.hero, rule=rule), then=self.over)
        return Done()


def _swap(game: SuperFantasy, reader: str, who: str, rule: str) -> None:
    """The reader and somebody else change places."""
    hero, other = game.hero(reader), game.state.heroes.get(who) or game.state.monsters[who]
    hero.cell, other.cell = other.cell, hero.cell
    game.tell(PlacesSwapped(hero=reader, who=who, cell=hero.cell, left=other.cell, rule=rule))
