"""The actions of a turn, and those that need nobody and nothing else: moving, ice, curses, defence, energy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from regno.engine.questions import ChooseCell
from regno.engine.steps import Ask, Do, Done, Outcome, Step

from ..effects import charge, lift_curse, take_shield_dice, walk_along
from ..events import IceBroken
from ..movement import walks
from ..plans import disarm, plan_charge, plan_move
from . import errands
from .attacks import Attack
from .powers import UseAbility
from .small_items import UseSmallItem
from .stars import ChargeStars, Test, stars_in
from .things import OpenGate, PickChest, PurifyCoffin, SmashTombstone, TakeLeftItem
from .tomes import UseTome

if TYPE_CHECKING:
    from ..game import SuperFantasy
    from ..state import Hero


def step_for(hero: Hero, action: str, dice: int) -> Step:
    """The step that carries out an action of the menu, by its id."""
    group, *names = action.split(":")
    name = names[0] if names else ""
    target = names[1] if len(names) > 1 else ""
    match group:
        case "move":
            return Move(hero=hero.id, dice=dice)
        case "attack":
            return Attack(hero=hero.id, weapon=name, target=target, dice=dice)
        case "gate":
            return OpenGate(hero=hero.id, gate=name, attribute=target or "cunning", dice=dice)
        case "tombstone":
            return SmashTombstone(hero=hero.id, tombstone=name, dice=dice)
        case "chest":
            return PickChest(hero=hero.id, chest=name, dice=dice)
        case "take":
            return TakeLeftItem(hero=hero.id, chest=name)
        case "coffin":
            return PurifyCoffin(hero=hero.id, coffin=name, dice=dice)
        case "ice":
            return BreakIce(hero=hero.id, target=name, dice=dice)
        case "curse":
            return LiftCurse(hero=hero.id, ability=name, dice=dice)
        case "tome":
            return UseTome(hero=hero.id, tome=name, target=target, dice=dice)
        case "defend":
            return Defend(hero=hero.id, dice=dice)
        case "charge":
            return ChargeUp(hero=hero.id, ability=name, dice=dice)
        case "ability":
            return UseAbility(hero=hero.id, ability=name, target=target)
        case "hymn":
            return ArmHymn(hero=hero.id)
        case "item":
            return UseSmallItem(hero=hero.id, item=name, target=target)
    errand = errands.step_of(hero.id, group, name, dice)
    if errand is None:
        raise LookupError(action)
    return errand


class Move(Step, tag=True):
    """Roll; walk up to the total, in eight directions; what is not walked is lost."""

    hero: str
    dice: int
    steps: int = 0

    def start(self, game: SuperFantasy) -> Outcome:
        """Stars count as Speed."""
        hero = game.hero(self.hero)
        plan = plan_move(game, hero)
        hero.dice -= self.dice
        self.steps, faces = game.roll(hero.id, plan, self.dice, rule="sf.move")
        disarm(hero, plan)
        return Do(ChargeStars(hero=hero.id, stars=stars_in(faces)), then=self.look)

    def look(self, game: SuperFantasy, _: Any) -> Outcome:
        """Where to?"""
        hero = game.hero(self.hero)
        cells = tuple(walks(game, hero, self.steps))
        return Ask({hero.id: ChooseCell(about="move", cells=cells)}, then=self.walk)

    def walk(self, game: SuperFantasy, answers: dict[str, Any]) -> Outcome:
        """There."""
        hero = game.hero(self.hero)
        goal = tuple(answers[hero.id])
        reach = walks(game, hero, self.steps)[goal]
        walk_along(game, hero, reach.path, stopped=reach.in_zone)
        return Done()


class BreakIce(Step, tag=True):
    """Strength 6+: frees a frozen hero, oneself or a neighbour."""

    hero: str
    target: str
    dice: int

    def start(self, game: SuperFantasy) -> Outcome:
        """Hit the ice."""
        test = Test(
            hero=self.hero, purpose="ice", attribute="strength", dice=self.dice, target=self.target, rule="sf.ice"
        )
        return Do(test, then=self.close)

    def close(self, game: SuperFantasy, succeeded: bool) -> Outcome:
        """Free."""
        if succeeded:
            game.tell(IceBroken(hero=self.hero, target=self.target))
            game.drop_status(game.hero(self.target), "frozen", rule="sf.ice")
        return Done()


class LiftCurse(Step, tag=True):
    """Magic 6+: a curse is off one of the hero's own abilities."""

    hero: str
    ability: str
    dice: int

    def start(self, game: SuperFantasy) -> Outcome:
        """Say it backwards."""
        test = Test(
            hero=self.hero, purpose="curse", attribute="magic", dice=self.dice, target=self.ability,
            rule="sf.curse.lift",
        )  # fmt: skip
        return Do(test, then=self.close)

    def close(self, game: SuperFantasy, succeeded: bool) -> Outcome:
        """Gone."""
        if succeeded:
            lift_curse(game, game.hero(self.hero), self.ability, rule="sf.curse.lift")
        return Done()


class Defend(Step, tag=True):
    """Dice of the pool become Shield dice for the Monster Phase."""

    hero: str
    dice: int

    def start(self, game: SuperFantasy) -> Outcome:
        """One for one, without rolling."""
        hero = game.hero(self.hero)
        hero.dice -= self.dice
        take_shield_dice(game, hero, self.dice, "defend", rule="sf.defend")
        return Done()


class ChargeUp(Step, tag=True):
    """The total goes into one ability as energy; the Stars charge as always."""

    hero: str
    ability: str
    dice: int

    def start(self, game: SuperFantasy) -> Outcome:
        """Stars count as Magic."""
        hero = game.hero(self.hero)
        plan = plan_charge(game, hero)
        hero.dice -= self.dice
        total, faces = game.roll(hero.id, plan, self.dice, target=self.ability, rule="sf.charge")
        charge(game, hero, self.ability, total, cause="charge", rule="sf.charge")
        stars = stars_in(faces)
        if game.ruled("charge_star", "same_ability"):
            if stars and self.ability in game.can_charge(hero):
                charge(game, hero, self.ability, stars, cause="star", rule="sf.star")
            stars = 0
        return Do(ChargeStars(hero=hero.id, stars=stars), then=self.over)


class ArmHymn(Step, tag=True):
    """The Hymn token waits for the next attack."""

    hero: str

    def start(self, game: SuperFantasy) -> Outcome:
        """Hum along."""
        game.hero(self.hero).armed += ("hymn",)
        return Done()
