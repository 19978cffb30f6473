"""The Power of the Star, and the tests heroes make."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from regno.engine.questions import ChooseOne
from regno.engine.steps import Ask, Do, Done, Go, Outcome, Step

from ..content.faces import STAR
from ..effects import charge, recover_die
from ..plans import disarm, plan_test

if TYPE_CHECKING:
    from ..game import SuperFantasy


class ChargeStars(Step, tag=True):
    """Every Star a hero rolls gives 1 energy to an ability of his choice."""

    hero: str
    stars: int

    def start(self, game: SuperFantasy) -> Outcome:
        """Full and cursed abilities take no energy."""
        chargeable = game.can_charge(game.hero(self.hero)) if self.stars > 0 else ()
        if not chargeable:
            return Done()
        return Ask({self.hero: ChooseOne(about="charge_star", options=chargeable)}, then=self.charge)

    def charge(self, game: SuperFantasy, answers: dict[str, str]) -> Outcome:
        """One space for one Star."""
        charge(game, game.hero(self.hero), answers[self.hero], 1, cause="star", rule="sf.star")
        self.stars -= 1
        return Go(self.start)


def stars_in(faces: tuple[int, ...]) -> int:
    """How many of these faces are Stars."""
    return faces.count(STAR)


class Test(Step, tag=True):
    """A test on an attribute: 6 or more. Results in whether it succeeded."""

    hero: str
    purpose: str
    attribute: str
    dice: int
    target: str
    rule: str
    need: int = 6
    succeeded: bool = False

    def start(self, game: SuperFantasy) -> Outcome:
        """The dice leave the pool and are rolled; Axl gets one back if he knew it all along."""
        hero = game.hero(self.hero)
        plan = plan_test(game, hero, self.purpose, self.attribute, self.need)
        hero.dice -= self.dice
        total, faces = game.roll(hero.id, plan, self.dice, target=self.target, rule=self.rule)
        self.succeeded = total >= self.need
        if "i_know_things" in plan.spends and stars_in(faces):
            recover_die(game, hero, rule="sf.ability.i_know_things")
        disarm(hero, plan)
        return Do(ChargeStars(hero=hero.id, stars=stars_in(faces)), then=self.close)

    def close(self, game: SuperFantasy, _: Any) -> Outcome:
        """Passed or failed."""
        return Done(self.succeeded)
