"""What a hero can do now, and why he cannot do the rest."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from regno.engine.questions import Action, Cell

from .board import locked_gates
from .content.abilities import ABILITIES
from .content.faces import POOL
from .content.items import POISON_REACH, PUSHED, SMALL_ITEMS, TOME_REACH, Item, SmallItem
from .effects import near, recovers
from .goals import gold_about, is_open, open_tests
from .movement import is_held, neighbours_free, shoves

if TYPE_CHECKING:
    from .game import SuperFantasy
    from .state import Hero

Blocked = tuple[str, str, dict[str, Any]]
"""A group of actions, the code of the reason it is closed, and facts for the sentence."""


def actions(game: SuperFantasy, hero: Hero) -> tuple[Action, ...]:
    """Every action open to a hero whose turn it is, ending with `end_turn`."""
    found: list[Action] = []
    if hero.dice > 0:
        found.extend(_with_dice(game, hero))
    found.extend(_without_dice(game, hero))
    if any(hero.gear.values()) or hero.backpack:
        found.append(Action("arrange"))
    found.append(Action("end_turn"))
    return tuple(found)


def _with_dice(game: SuperFantasy, hero: Hero) -> Iterator[Action]:
    dice = hero.dice
    if "frozen" not in hero.status and not is_held(game, hero) and neighbours_free(game, hero):
        yield Action("move", 1, dice)
    for weapon, target in attack_targets(game, hero):
        most = dice - (weapon.condition.value if weapon.condition and weapon.condition.kind == "discard" else 0)
        if most > 0:
            yield Action(f"attack:{weapon.id}:{target}", 1, most)
    for goal in open_tests(game, hero):
        yield Action(f"goal:{goal.id}", 1, dice)
    for gate in gates_at(game, hero):
        yield Action(f"gate:{gate}", 1, dice)
        if game.ruled("gate_test", "cunning_or_strength"):
            yield Action(f"gate:{gate}:strength", 1, dice)
    for name in chests_at(game, hero):
        yield Action(f"chest:{name}", 1, dice)
    for name in tombstones_at(game, hero):
        yield Action(f"tombstone:{name}", 1, dice)
    for name in coffins_at(game, hero):
        yield Action(f"coffin:{name}", 1, dice)
    for name in boulders_at(game, hero):
        yield Action(f"boulder:{name}", 1, dice)
    for other in frozen_near(game, hero):
        yield Action(f"ice:{other}", 1, dice)
    for ability in hero.curses:
        yield Action(f"curse:{ability}", 1, dice)
    for tome, target in tome_targets(game, hero):
        yield Action(f"tome:{tome.id}:{target}" if target else f"tome:{tome.id}", 1, dice)
    yield Action("defend", 1, dice)
    for ability in game.can_charge(hero):
        yield Action(f"charge:{ability}", 1, dice)


def _without_dice(game: SuperFantasy, hero: Hero) -> Iterator[Action]:
    for name, charge in hero.charge.items():
        if charge == ABILITIES[name].charge and name not in hero.curses:
            for target in ability_targets(game, hero, name):
                yield Action(f"ability:{name}:{target}" if target else f"ability:{name}")
    if hero.hymn and hero.dice and "hymn" not in hero.armed:
        yield Action("hymn")
    for name in hero.backpack:
        if name in SMALL_ITEMS:
            for target in small_item_targets(game, hero, name):
                yield Action(f"item:{name}:{target}" if target else f"item:{name}")
    yield from _errands(game, hero)
    for chest in game.state.left_behind:
        if game.mission.chests[chest] in _chest_reach(game, hero):
            yield Action(f"take:{chest}")


def _errands(game: SuperFantasy, hero: Hero) -> Iterator[Action]:
    """Gold to pick up and companions to lead."""
    mission, near = game.mission, (hero.cell, *game.links()[hero.cell])
    if mission.gold:
        for gold, cell in gold_about(game).items():
            if cell in near and is_open(game, mission.goal(mission.gold[gold].goal)):
                yield Action(f"grab:{gold}")
    for name, cell in game.state.companions.items():
        if game.state.leaders.get(name) == hero.id:
            yield Action(f"let_go:{name}")
        elif cell in near and is_open(game, mission.goal(name)):
            yield Action(f"lead:{name}")


# ── what is in reach ─────────────────────────────────────────────────────────────────────────────────────────────────


def _side_by_side(game: SuperFantasy, cell: Cell) -> list[Cell]:
    """Squares orthogonally adjacent, with nothing between."""
    x, y = cell
    return [near for near in game.links()[cell] if near[0] == x or near[1] == y]


def gates_at(game: SuperFantasy, hero: Hero) -> list[str]:
    """Shut gates without a padlock, with the hero on one of the squares they border."""
    locked = locked_gates(game.mission)
    return [gate for gate in _shut_gates_at(game, hero) if gate not in locked]


def _is_at_padlock(game: SuperFantasy, hero: Hero) -> bool:
    return not locked_gates(game.mission).isdisjoint(_shut_gates_at(game, hero))


def _shut_gates_at(game: SuperFantasy, hero: Hero) -> list[str]:
    return [
        gate
        for gate, edges in game.mission.gates.items()
        if gate not in game.state.open_gates and any(hero.cell in border for border in edges)
    ]


def boulders_at(game: SuperFantasy, hero: Hero) -> list[str]:
    """Boulders side by side with the hero."""
    if not game.mission.boulders:
        return []
    near = _side_by_side(game, hero.cell)
    return [name for name, cell in game.mission.boulders.items() if name not in game.state.cleared and cell in near]


def tombstones_at(game: SuperFantasy, hero: Hero) -> list[str]:
    """Upright tombstones side by side with the hero."""
    near = _side_by_side(game, hero.cell)
    return [
        name for name, stone in game.mission.tombstones.items() if name not in game.state.smashed and stone.cell in near
    ]


def _chest_reach(game: SuperFantasy, hero: Hero) -> list[Cell]:
    if game.ruled("chest_adjacency", "orthogonal"):
        return _side_by_side(game, hero.cell)
    return list(game.links()[hero.cell])


def chests_at(game: SuperFantasy, hero: Hero) -> list[str]:
    """Closed chests in reach."""
    near = _chest_reach(game, hero)
    return [name for name, cell in game.mission.chests.items() if name not in game.state.opened and cell in near]


def coffins_at(game: SuperFantasy, hero: Hero) -> list[str]:
    """Coffins in reach."""
    x, y = hero.cell
    both = game.ruled("coffin_reach", "both_squares")
    near = list(game.links()[hero.cell]) if both else _side_by_side(game, hero.cell)
    return [
        name
        for name, pair in game.mission.coffins.items()
        if name not in game.state.purified
        and (
            all(cell in near for cell in pair) and any(cell[0] == x or cell[1] == y for cell in pair)
            if both
            else any(cell in near for cell in pair)
        )
    ]


def frozen_near(game: SuperFantasy, hero: Hero) -> list[str]:
    """The hero himself or a neighbour, if in ice."""
    near = game.links()[hero.cell]
    return [
        other.id
        for other in game.state.heroes.values()
        if "frozen" in other.status and (other.id == hero.id or other.cell in near)
    ]


def rings_of(hero: Hero, weapon: Item) -> tuple[int, ...]:
    """The rings a weapon hits now: the Dragon Wave may reach one further or one nearer."""
    if "dragon_wave" in hero.armed and weapon.attack == "magic":
        return tuple(sorted({ring + more for ring in weapon.rings for more in (-1, 0, 1) if ring + more > 0}))
    return weapon.rings


def attack_targets(game: SuperFantasy, hero: Hero) -> Iterator[tuple[Item, str]]:
    """Every weapon in use with every monster on one of its rings that a line of fire reaches."""
    weapons = [item for item in game.in_use(hero).values() if item.attack]
    if not weapons or not game.state.monsters:
        return
    fire = game.fire(hero.cell, max(ring for weapon in weapons for ring in rings_of(hero, weapon)))
    for monster in game.state.monsters.values():
        ring = fire.get(monster.cell)
        for weapon in weapons:
            if ring in rings_of(hero, weapon):
                yield weapon, monster.id


def monsters_within(game: SuperFantasy, hero: Hero, nearest: int, farthest: int) -> list[str]:
    """Monsters on these rings with a line of fire."""
    fire = game.fire(hero.cell, farthest)
    return [m.id for m in game.state.monsters.values() if nearest <= fire.get(m.cell, 0) <= farthest]


def tome_targets(game: SuperFantasy, hero: Hero) -> Iterator[tuple[Item, str]]:
    """Tomes in use with everybody whom their spell reaches and would do something to; `""` where it is not aimed."""
    for item in game.in_use(hero).values():
        if item.spell:
            for target in spell_targets(game, hero, item.spell):
                yield item, target


def spell_targets(game: SuperFantasy, hero: Hero, spell: str) -> list[str]:
    """Whom a tome's spell can be aimed at now; `[""]` when it works all around and finds somebody, empty when not."""
    monsters = game.state.monsters
    fire = game.fire(hero.cell, TOME_REACH)
    heroes = [other for other in game.standing() if other.cell in fire]
    match spell:
        case "freeze":
            names = monsters_within(game, hero, 1, TOME_REACH)
            return [name for name in names if not game.is_immune(monsters[name], "frozen")]
        case "burn":
            return monsters_within(game, hero, 1, TOME_REACH)
        case "poison":
            names = monsters_within(game, hero, 1, POISON_REACH)
            return [""] if any(not game.is_immune(monsters[name], "poisoned") for name in names) else []
        case "mend":
            return [other.id for other in heroes if recovers(game, other)]
        case "swap":
            return _swaps(game, hero, heroes)
    return [other.id for other in heroes]


def _swaps(game: SuperFantasy, hero: Hero, heroes: list[Hero]) -> list[str]:
    """Who can change places with a hero: nobody moves out of ice, and heroes do not stand on tombstones."""
    if "frozen" in hero.status:
        return []
    free = [other.id for other in heroes if other.id != hero.id and "frozen" not in other.status]
    names = monsters_within(game, hero, 1, TOME_REACH)
    return [*free, *(name for name in names if game.state.monsters[name].cell not in game.obstacles())]


def ability_targets(game: SuperFantasy, hero: Hero, name: str) -> list[str]:
    """Whom a charged ability can be used on now; `[""]` when it needs no target, empty when it is of no use."""
    ability, level = game.ability(hero, name)
    match name:
        case "bloodthirsty_fury":
            return [""] if hero.life > 1 and not hero.fury and hero.dice else []
        case "go_for_broke":
            return [""] if not hero.has_attacked and hero.dice and name not in hero.armed else []
        case "deafening_riff":
            return monsters_within(game, hero, 1, ability.reach[level])
        case "uni_laser":
            return monsters_within(game, hero, ability.reach[level], ability.reach[level])
        case "storm_of_bolts":
            return [""] if hero.dice and monsters_within(game, hero, 2, 2) else []
        case "holy_lightning":
            area = game.area_of(hero.cell)
            return [m.id for m in game.state.monsters.values() if game.area_of(m.cell) == area] if hero.dice else []
        case "epic_hymn":
            return [other.id for other in game.standing() if not other.hymn]
        case "heavenly_protection":
            return [other.id for other in game.standing() if other.id != hero.id and not other.fortress]
        case "tactical_stunt":
            return [""] if "frozen" not in hero.status and neighbours_free(game, hero) else []
        case "retro_rockets":
            can_push = ability.bonus[level] > 0 and monsters_within(game, hero, 1, 1) != []
            return [""] if "frozen" not in hero.status and (can_push or neighbours_free(game, hero)) else []
        case "unshakable_will":
            return [""] if not hero.will else []
        case "mantle_of_darkness":
            return [""] if name not in hero.armed and (hero.dice or level) else []
        case _:
            return [""] if hero.dice and name not in hero.armed else []


def small_item_targets(game: SuperFantasy, hero: Hero, name: str) -> list[str]:
    """Whom a small item can be used on now; `[""]` when it needs no target, empty when it would do nothing."""
    item = SMALL_ITEMS[name]
    if item.reach:
        monsters = game.state.monsters
        names = monsters_within(game, hero, 1, item.reach)
        if item.effect == "stun":
            return [name for name in names if not game.is_immune(monsters[name], "stunned")]
        return [name for name in names if len(shoves(game, monsters[name], PUSHED, onto_tombstones=False)) > 1]
    return [""] if _is_useful(game, hero, item) else []


def _is_useful(game: SuperFantasy, hero: Hero, item: SmallItem) -> bool:
    match item.effect:
        case "life":
            return recovers(game, hero)
        case "soup":
            return any(recovers(game, other) for other in (hero, *near(game, hero)))
        case "die":
            return hero.dice < POOL
        case "pie":
            return recovers(game, hero) or hero.dice < POOL
        case "charge":
            return bool(game.can_charge(hero))
        case "cure":
            return bool(hero.status)
        case "shield":
            return True
    return item.id not in hero.armed and hero.dice > 0


def blocked(game: SuperFantasy, hero: Hero, offered: tuple[Action, ...]) -> list[Blocked]:
    """The groups of actions that are closed now, since none of them is `offered`, each with its reason: what pages show
    greyed."""
    names = [action.id.split(":") for action in offered]
    open_groups = {name[0] for name in names}
    usable = {name[1] for name in names if name[0] == "ability"}
    reasons: list[Blocked] = []

    def closed(group: str, code: str, **detail: Any) -> None:
        if group not in open_groups:
            reasons.append((group, code, detail))

    broke = hero.dice == 0
    if broke:
        code = "no_dice"
    elif "frozen" in hero.status:
        code = "frozen"
    elif is_held(game, hero):
        code = "in_block_zone"
    else:
        code = "no_way"
    closed("move", code)
    closed("attack", "no_dice" if broke else "no_target")
    for group, things in (
        ("gate", set(game.mission.gates) - set(game.state.open_gates)),
        ("chest", set(game.mission.chests) - set(game.state.opened)),
        ("tombstone", set(game.mission.tombstones) - set(game.state.smashed)),
        ("coffin", set(game.mission.coffins) - set(game.state.purified)),
        ("boulder", set(game.mission.boulders) - set(game.state.cleared)),
    ):
        if things:
            code = "padlocked" if group == "gate" and _is_at_padlock(game, hero) else "not_adjacent"
            closed(group, "no_dice" if broke else code)
    closed("defend", "no_dice")
    closed("charge", "no_dice" if broke else "nothing_to_charge")
    for name, charge in hero.charge.items():
        if name not in usable:
            if name in hero.curses:
                reasons.append((f"ability:{name}", "cursed", {"ability": name, "curse": hero.curses[name]}))
            elif charge < ABILITIES[name].charge:
                missing = ABILITIES[name].charge - charge
                reasons.append((f"ability:{name}", "not_charged", {"ability": name, "missing": missing}))
            else:
                reasons.append((f"ability:{name}", "no_use_now", {"ability": name}))
    return reasons
