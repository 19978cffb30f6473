"""Small items, and energy that items give."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regno.engine.questions import ChooseOne
from regno.engine.steps import Ask, Do, Done, Outcome, Step

from ..content.items import PIE_DICE, PUSHED, SMALL_ITEMS
from ..effects import charge, near, recover_die, recover_life, take_shield_dice
from ..hero_events import SmallItemUsed
from .packing import without
from .shoves import Shove

if TYPE_CHECKING:
    from ..game import SuperFantasy
    from ..state import Hero


class UseSmallItem(Step, tag=True):
    """A small item: used once, then out of the game."""

    hero: str
    item: str
    target: str = ""

    def start(self, game: SuperFantasy) -> Outcome:
        """Out of the backpack, into effect; those that have none now wait for the roll they modify."""
        hero, item = game.hero(self.hero), SMALL_ITEMS[self.item]
        rule = f"sf.item.{item.id}"
        hero.backpack = without(hero.backpack, item.id)
        game.tell(SmallItemUsed(hero=hero.id, item=item.id, rule=rule))
        match item.effect:
            case "life":
                recover_life(game, hero, item.amount, rule=rule)
            case "soup":
                for eater in (hero, *near(game, hero)):
                    recover_life(game, eater, item.amount, rule=rule)
            case "die":
                recover_die(game, hero, rule=rule)
            case "cure":
                for status in hero.status:
                    game.drop_status(hero, status, rule=rule)
            case "shield":
                take_shield_dice(game, hero, item.amount, item.id, rule=rule)
            case "pie":
                _taste(game, hero, rule)
            case "stun":
                game.add_status(game.state.monsters[self.target], "stunned", rule=rule)
            case "push":
                return Do(Shove(hero=hero.id, monster=self.target, squares=PUSHED, rule=rule), then=self.over)
            case "charge":
                return Do(Energise(hero=hero.id, steps=item.amount, item=item.id), then=self.over)
            case _:
                hero.armed += (item.id,)
        return Done()


def _taste(game: SuperFantasy, hero: Hero, rule: str) -> None:
    """The mystery pie: a Lightning gives life, a Drop gives dice, a Skull poisons."""
    symbol, _ = game.roll_fate("ability", who=hero.id, wanted=("lightning", "drop"), rule=rule)
    match symbol:
        case "lightning":
            recover_life(game, hero, 1, rule=rule)
        case "drop":
            for _die in range(PIE_DICE):
                recover_die(game, hero, rule=rule)
        case _:
            game.add_status(hero, "poisoned", rule=rule)


class Energise(Step, tag=True):
    """An item charges an ability of the hero's choice; full and cursed ones take no energy."""

    hero: str
    steps: int
    item: str

    def start(self, game: SuperFantasy) -> Outcome:
        """Which one?"""
        chargeable = game.can_charge(game.hero(self.hero))
        if not chargeable:
            return Done()
        return Ask({self.hero: ChooseOne(about="charge_item", options=chargeable)}, then=self.glow)

    def glow(self, game: SuperFantasy, answers: dict[str, str]) -> Outcome:
        """That one."""
        hero = game.hero(self.hero)
        charge(game, hero, answers[self.hero], self.steps, cause=self.item, rule=f"sf.item.{self.item}")
        return Done()
