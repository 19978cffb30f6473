"""The plans of a hero's rolls: which attribute, which bonuses, what they use up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regno.engine.grid import distance, is_in_front

from .content.abilities import ABILITIES
from .content.faces import NEEDED
from .content.items import GEAR, SMALL_ITEMS, Item
from .rolls import Plan
from .targets import fellow

if TYPE_CHECKING:
    from .game import SuperFantasy
    from .state import Hero, Monster

ATTACK_KINDS: Final = {"strength": "melee", "aim": "ranged", "magic": "magic"}
"""The attribute of a weapon settles the kind of attack."""


def disarm(hero: Hero, plan: Plan) -> None:
    """What a roll used up is no longer armed."""
    if plan.spends:
        hero.armed = tuple(name for name in hero.armed if name not in plan.spends)


def is_behind(hero: Hero, monster: Monster) -> bool:
    """Does a hero stand on one of the three squares at a monster's back?"""
    return distance(hero.cell, monster.cell) == 1 and not is_in_front(monster.facing, monster.cell, hero.cell)


def second_try(hero: Hero) -> str:
    """The armed thing that lets a failed roll be made again, if there is one."""
    return next((name for name in hero.armed if name in SMALL_ITEMS and SMALL_ITEMS[name].arms == "again"), "")


def _armed(game: SuperFantasy, hero: Hero, *rolls: str) -> list[tuple[str, int]]:
    """The armed abilities and small items that wait for one of these rolls, with their bonus."""
    bonuses = []
    for name in hero.armed:
        if name in ABILITIES and ABILITIES[name].arms in rolls:
            ability, level = game.ability(hero, name)
            bonuses.append((name, ability.bonus[level]))
        elif name in SMALL_ITEMS and SMALL_ITEMS[name].arms in rolls:
            bonuses.append((name, SMALL_ITEMS[name].bonus))
        elif name == "hymn" and "attack" in rolls:
            bonuses.append((name, hero.hymn))
    return bonuses


def _plan(
    purpose: str, attribute: str, star: int, need: int | None, given: list[tuple[str, int]],
    armed: list[tuple[str, int]], extra_dice: int = 0, again: str = "",
) -> Plan:  # fmt: skip
    bonuses = tuple((why, value) for why, value in [*given, *armed] if value)
    return Plan(purpose, attribute, star, need, bonuses, extra_dice, tuple(name for name, _ in armed), again)


def plan_test(game: SuperFantasy, hero: Hero, purpose: str, attribute: str, need: int = NEEDED) -> Plan:
    """A test: 6 or more, unless a mission says otherwise."""
    rolls = [f"{attribute}_test"]
    if attribute in ("magic", "cunning"):
        rolls.append("wits")
    given = [(item.id, item.tests.get(attribute, 0)) for item in game.in_use(hero).values()]
    star, armed = game.attribute(hero, attribute), _armed(game, hero, *rolls)
    return _plan(purpose, attribute, star, need, given, armed, again=second_try(hero))


def plan_move(game: SuperFantasy, hero: Hero) -> Plan:
    """A Move: the total is the squares he may walk."""
    return _plan("move", "speed", game.attribute(hero, "speed"), None, [], _armed(game, hero, "move"))


def plan_charge(game: SuperFantasy, hero: Hero) -> Plan:
    """Charging up: the total is the energy."""
    return _plan("charge", "magic", game.attribute(hero, "magic"), None, [], [])


def weapon_named(name: str, bonus: int = 0) -> Item:
    """A weapon in use by id; Holy Lightning counts as one of its own, with the bonus Fate gave it."""
    if name == "holy_lightning":
        return Item(name, "weapon", attack="magic", bonus=bonus)
    if name == "storm_of_bolts":
        return Item(name, "weapon", attack="aim", rings=(2,))
    return GEAR[name]


def plan_attack(game: SuperFantasy, hero: Hero, weapon: Item, target: Monster | None) -> Plan:
    """An attack with a weapon against a monster's Protection (None: several monsters, each against its own)."""
    kind = ATTACK_KINDS[weapon.attack]
    star = game.attribute(hero, weapon.attack)
    given = [(weapon.id, weapon.bonus)]
    if target is not None and is_behind(hero, target):
        given.append(("behind", weapon.behind))
    if weapon.id == "storm_of_bolts":
        ability, level = game.ability(hero, weapon.id)
        star = max(0, star + ability.bonus[level])
    if hero.fury:
        ability, level = game.ability(hero, "bloodthirsty_fury")
        given.append((ability.id, ability.bonus[level]))
    need = None if target is None else game.protection(target)
    again = "" if weapon.id == "storm_of_bolts" else second_try(hero)
    armed = _armed(game, hero, kind, "attack")
    return _plan("attack", weapon.attack, star, need, given, armed, int(hero.fury), again)


def plan_defence(game: SuperFantasy, hero: Hero) -> Plan:
    """A hero's roll with Shield dice: Stars count as Defence, with what Heavenly Protection adds to it."""
    return Plan("defence", "defence", game.attribute(hero, "defence") + hero.guard)


def plan_blow(game: SuperFantasy, monster: Monster, need: int | None = None) -> tuple[Plan, int]:
    """A monster's attack and its number of dice: one less, but at least one, while it is stunned. Where another howls
    its Stars are worth 1 more."""
    sheet = game.sheets[monster.kind]
    dice = max(1, sheet.attack - ("stunned" in monster.status))
    return Plan("monster_attack", "star", sheet.star + bool(fellow(game, monster, "howling")), need), dice
