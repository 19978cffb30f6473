"""Blows of the undead: Shield dice against attack dice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from regno.engine.grid import facing
from regno.engine.questions import ChooseNumber
from regno.engine.steps import Ask, Do, Done, Go, Outcome, Step

from ..content.faces import STAR
from ..content.monster_abilities import LINGERS
from ..effects import fate_helps, show_ability
from ..events import BlowBlocked, BlowDeclared, BlowLanded, ShieldDiceSpent
from ..plans import plan_blow, plan_defence
from ..targets import fellow
from .stars import ChargeStars, stars_in
from .wounds import LoseLife

if TYPE_CHECKING:
    from ..game import SuperFantasy


class Blow(Step, tag=True):
    """One blow, from the target's choice of dice to the lost Life Point. Results in whether it landed."""

    monster: str
    hero: str
    rule: str = "sf.blow"
    protection: int = 0

    def start(self, game: SuperFantasy) -> Outcome:
        """A Fortress token turns the blow on its giver. Without Shield dice it lands by itself."""
        monster, hero = game.state.monsters[self.monster], game.hero(self.hero)
        monster.facing = facing(monster.cell, hero.cell)
        instead_of = None
        if hero.fortress and not game.hero(hero.fortress).is_down:
            instead_of, self.hero = hero.id, hero.fortress
            hero = game.hero(self.hero)
        game.tell(BlowDeclared(monster=monster.id, hero=hero.id, instead_of=instead_of, rule=self.rule))
        if hero.shield_dice == 0:
            return Go(self.unopposed)
        question = ChooseNumber(about="shield_dice", low=0, high=hero.shield_dice, default=hero.shield_dice)
        return Ask({hero.id: question}, then=self.defend)

    def defend(self, game: SuperFantasy, answers: dict[str, int]) -> Outcome:
        """The hero's Protection against this blow; Stars count as Defence, and charge."""
        hero, dice = game.hero(self.hero), answers[self.hero]
        if dice == 0:
            return Go(self.unopposed)
        hero.shield_dice -= dice
        game.tell(ShieldDiceSpent(hero=hero.id, dice=dice))
        self.protection, faces = game.roll(
            hero.id, plan_defence(game, hero), dice, target=self.monster, rule="sf.blow.defence"
        )
        return Do(ChargeStars(hero=hero.id, stars=stars_in(faces)), then=self.strike)

    def strike(self, game: SuperFantasy, _: Any) -> Outcome:
        """The monster's roll: a draw is a hit."""
        monster = game.state.monsters[self.monster]
        plan, dice = plan_blow(game, monster, self.protection)
        total, faces = game.roll(monster.id, plan, dice, target=self.hero, rule="sf.blow")
        howler = fellow(game, monster, "howling")
        if howler and STAR in faces:
            show_ability(game, howler, "howling")
        if total < self.protection:
            game.tell(BlowBlocked(monster=monster.id, hero=self.hero, total=total, protection=self.protection))
            return Done(False)
        rule = "sf.blow.draw" if total == self.protection else "sf.blow.landed"
        game.tell(BlowLanded(monster=monster.id, hero=self.hero, total=total, protection=self.protection, rule=rule))
        return Go(self.wound)

    def unopposed(self, game: SuperFantasy) -> Outcome:
        """Nobody defends."""
        game.tell(BlowLanded(monster=self.monster, hero=self.hero, rule="sf.blow.automatic"))
        return Go(self.wound)

    def wound(self, game: SuperFantasy) -> Outcome:
        """One Life Point."""
        return Do(LoseLife(hero=self.hero, by=self.monster), then=self.close)

    def close(self, game: SuperFantasy, _: Any) -> Outcome:
        """It landed; venom, a rusty hook or cold slime may stay behind."""
        monster, hero = game.state.monsters.get(self.monster), game.hero(self.hero)
        if monster is None or hero.is_down:
            return Done(True)
        for ability in game.sheets[monster.kind].abilities:
            wanted, status = LINGERS.get(ability, ("", ""))
            if wanted and not game.is_immune(hero, status) and fate_helps(game, monster, ability, wanted, hero.id):
                game.add_status(hero, status, rule=f"sf.monster.{ability}")
        return Done(True)
