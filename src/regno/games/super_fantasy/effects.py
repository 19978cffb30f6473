"""Small changes that many rules share: dice, energy, life and curses, each told as it happens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regno.engine.grid import facing
from regno.engine.questions import Cell

from .content.abilities import ABILITIES
from .content.faces import POOL
from .content.heroes import HEROES
from .events import HeroMoved, LifeRecovered, Pushed, ShieldDiceTaken, TokenGained
from .hero_events import AbilityCharged, CurseLifted, DieRecovered
from .monster_events import MonsterAbilityShown

if TYPE_CHECKING:
    from .game import SuperFantasy
    from .state import Hero, Monster


def take_shield_dice(game: SuperFantasy, hero: Hero, dice: int, cause: str, *, rule: str) -> None:
    """Put Shield dice on a hero's board."""
    hero.shield_dice += dice
    game.tell(ShieldDiceTaken(hero=hero.id, dice=dice, cause=cause, rule=rule))


def give_armour_dice(game: SuperFantasy, hero: Hero) -> None:
    """The Shield dice of the armour and shields in use."""
    for item in game.in_use(hero).values():
        if item.shield_dice:
            take_shield_dice(game, hero, item.shield_dice, item.id, rule="sf.armour")


def charge(game: SuperFantasy, hero: Hero, ability: str, steps: int, *, cause: str, rule: str) -> None:
    """Move an ability's marker up; what goes beyond its Star is lost."""
    gained = min(steps, ABILITIES[ability].charge - hero.charge[ability])
    hero.charge[ability] += gained
    game.tell(
        AbilityCharged(hero=hero.id, ability=ability, steps=gained, charge=hero.charge[ability], cause=cause, rule=rule)
    )


def recover_die(game: SuperFantasy, hero: Hero, *, rule: str) -> None:
    """One spent die comes back to the pool, which never holds more than all dice."""
    if hero.dice < POOL:
        hero.dice += 1
        game.tell(DieRecovered(hero=hero.id, dice=hero.dice, rule=rule))


def recover_life(game: SuperFantasy, hero: Hero, points: int, *, rule: str) -> None:
    """Life Points back, never above what is printed."""
    if recovers(game, hero):
        hero.life = min(hero.life + points, HEROES[hero.id].life)
        game.tell(LifeRecovered(hero=hero.id, life=hero.life, rule=rule))


def recovers(game: SuperFantasy, hero: Hero) -> bool:
    """Would Life Points do a hero good now?"""
    return hero.life < HEROES[hero.id].life and not game.has_trait(hero, "no_recovery")


def near(game: SuperFantasy, hero: Hero) -> list[Hero]:
    """The other heroes on their feet beside a hero, nothing between them."""
    beside = game.links()[hero.cell]
    return [other for other in game.standing() if other.id != hero.id and other.cell in beside]


def lift_curse(game: SuperFantasy, hero: Hero, ability: str, *, rule: str) -> None:
    """Take a curse off an ability; its tile goes to the discards."""
    curse = hero.curses.pop(ability)
    game.state.discarded.append(curse)
    game.tell(CurseLifted(hero=hero.id, ability=ability, curse=curse, rule=rule))


def give_token(game: SuperFantasy, hero: Hero, token: str, value: int, *, rule: str) -> None:
    """Tell that a token lies on a hero's board; the caller has put it there."""
    game.tell(TokenGained(hero=hero.id, token=token, value=value, rule=rule))


def walk_along(
    game: SuperFantasy, hero: Hero, path: tuple[Cell, ...], *, stopped: bool = False, rule: str = "sf.move"
) -> None:
    """Put a hero at the end of a path, looking the way he went."""
    if len(path) > 1:
        hero.cell = path[-1]
        hero.facing = facing(path[-2], path[-1])
        game.tell(HeroMoved(hero=hero.id, path=path, stopped=stopped, rule="sf.move.zone" if stopped else rule))


def push_along(game: SuperFantasy, monster: Monster, path: tuple[Cell, ...], by: str, *, rule: str) -> None:
    """Put a monster at the end of a line it is pushed along."""
    if len(path) > 1:
        monster.cell = path[-1]
        game.tell(Pushed(who=monster.id, path=path, by=by, rule=rule))


def show_ability(game: SuperFantasy, monster: Monster, ability: str, hero: str | None = None) -> None:
    """Tell that an ability of a monster does something."""
    game.tell(MonsterAbilityShown(monster=monster.id, ability=ability, hero=hero, rule=f"sf.monster.{ability}"))


def fate_helps(
    game: SuperFantasy, monster: Monster, ability: str, wanted: str = "skull", hero: str | None = None
) -> bool:
    """Does Fate show the symbol that an ability needs? If so, tell what the monster does."""
    symbol, _ = game.roll_fate("monster_ability", who=monster.id, rule=f"sf.monster.{ability}")
    if symbol == wanted:
        show_ability(game, monster, ability, hero)
    return symbol == wanted
