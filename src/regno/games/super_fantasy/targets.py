"""Whom the undead can strike, whom they go for, and where they walk to get there."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from regno.engine.grid import Links, distances, facing, is_in_front, path_to
from regno.engine.questions import Cell

from .board import links as links_of
from .board import solid, ways_to
from .content.heroes import HEROES
from .content.monster_abilities import HOOK_PULL, HOOK_REACH
from .movement import drag

if TYPE_CHECKING:
    from .game import SuperFantasy
    from .state import Hero, Monster


FAR: Final = 10_000
"""Further than any walk: for monsters that cannot reach anybody."""


class Walk(Struct, frozen=True):
    """Where a monster goes: the way there, and the hero it goes for."""

    path: tuple[Cell, ...]
    towards: str


def engaged(game: SuperFantasy, monster: Monster) -> list[Hero]:
    """The standing heroes in a monster's Block Zone."""
    links = game.links()[monster.cell]
    return [hero for hero in game.standing() if hero.cell in links]


def in_reach(game: SuperFantasy, monster: Monster) -> list[Hero]:
    """The standing heroes a monster can strike from where it stands: those beside it; for a Bowman with nobody beside
    it, and always for a Skull Tower, those in its rings with a line of fire."""
    sheet = game.sheets[monster.kind]
    beside = engaged(game, monster)
    if not sheet.range or (beside and "skull_rain" not in sheet.abilities):
        return beside
    fire = game.fire(monster.cell, max(sheet.range))
    return [hero for hero in game.standing() if fire.get(hero.cell) in sheet.range]


def on_the_hook(game: SuperFantasy, monster: Monster) -> list[Hero]:
    """The heroes whom the Fishmonger's hook can drag, the nearest ones only: with a line of fire, when nobody is beside
    him, and when there is a free square to drag them to. Nobody is dragged out of the ice."""
    if not has(game, monster, "hook") or engaged(game, monster):
        return []
    fire = game.fire(monster.cell, HOOK_REACH)
    caught = {
        hero.id: fire[hero.cell]
        for hero in game.standing()
        if hero.cell in fire and "frozen" not in hero.status and len(drag(game, hero, monster.cell, HOOK_PULL)) > 1
    }
    nearest = min(caught.values(), default=0)
    return [game.hero(name) for name, ring in caught.items() if ring == nearest]


def has(game: SuperFantasy, monster: Monster, ability: str) -> bool:
    """Does a monster have this ability, in this mission and at this difficulty?"""
    return ability in game.sheets[monster.kind].abilities


def fellow(game: SuperFantasy, monster: Monster, ability: str) -> Monster | None:
    """Another monster in the same Area that has an ability: some help those around them."""
    area = game.area_of(monster.cell)
    return next(
        (
            other
            for other in game.state.monsters.values()
            if has(game, other, ability) and other.id != monster.id and game.area_of(other.cell) == area
        ),
        None,
    )


def prefer(game: SuperFantasy, monster: Monster, heroes: list[Hero]) -> Hero:
    """One of several heroes who are as good as each other: Fate's colour if it is theirs, else the first colour in
    the monster's Behaviour. Whoever rattles with Noisy Bones is chosen before Fate is asked."""
    if len(heroes) == 1:
        return heroes[0]
    noisy = [hero for hero in heroes if game.has_trait(hero, "preferred")]
    if noisy:
        return noisy[0]
    _, colour = game.roll_fate("tie", who=monster.id, rule="sf.monster.tie")
    by_colour = {HEROES[hero.id].colour: hero for hero in heroes}
    if colour in by_colour:
        return by_colour[colour]
    return next(by_colour[c] for c in game.sheets[monster.kind].behaviour if c in by_colour)


def order_to_act(game: SuperFantasy) -> tuple[str, ...]:
    """The monsters of the active areas in the order in which they act: the nearest to a hero first, then by Initiative,
    then by age."""
    state = game.state
    active = [monster for monster in state.monsters.values() if game.area_of(monster.cell) in state.active_areas]
    near = {ghost: nearness(game, ghost) for ghost in {_is_ghost(game, monster) for monster in active}}

    def steps(monster: Monster) -> int:
        ways = near[_is_ghost(game, monster)].values()
        known = [steps_between(game, monster.cell, each) for each in ways]
        return min((way for way in known if way is not None), default=FAR)

    def rank(monster: Monster) -> tuple[int, ...]:
        initiative = game.sheets[monster.kind].initiative
        if game.ruled("activation_order", "initiative"):
            return initiative, steps(monster), monster.age
        return steps(monster), initiative, monster.age

    return tuple(monster.id for monster in sorted(active, key=rank))


def nearness(game: SuperFantasy, ghost: bool = False) -> dict[str, dict[Cell, int]]:
    """For every standing hero, the steps to him from every square from which a monster can walk there; a ghost goes
    through gates and things."""
    cells = {hero.id: hero.cell for hero in game.state.heroes.values()}
    gates, things = _ground(game, ghost)
    return {
        hero.id: ways_to(
            game.mission,
            gates,
            things,
            frozenset(cell for name, cell in cells.items() if name != hero.id),
            hero.cell,
        )
        for hero in game.standing()
    }


def _is_ghost(game: SuperFantasy, monster: Monster) -> bool:
    return has(game, monster, "walks_through")


def _ground(game: SuperFantasy, ghost: bool) -> tuple[tuple[str, ...], frozenset[Cell]]:
    """The gates that are open to a monster, and the things in its way."""
    state = game.state
    if ghost:
        return tuple(game.mission.gates), solid(game.mission, state.cleared, tuple(state.companions.values()))
    return state.open_gates, game.obstacles()


def steps_between(game: SuperFantasy, cell: Cell, ways: dict[Cell, int]) -> int | None:
    """Steps from a monster's square to the hero whom these ways lead to, also when it stands on the tombstone it came
    up from. None when there is no way."""
    if cell in ways:
        return ways[cell]
    return min((ways[near] + 1 for near in game.links()[cell] if near in ways), default=None)


def steps_of(game: SuperFantasy, monster: Monster) -> int:
    """The steps a monster can take now: ice and a ringing skull slow it down, the Lieutenant drives on his Area."""
    steps = game.sheets[monster.kind].steps
    if steps and fellow(game, monster, "drill"):
        steps += 1
    return steps - 2 * ("frozen" in monster.status) - ("stunned" in monster.status)


def marches(game: SuperFantasy, monster: Monster, steps: int) -> dict[Cell, tuple[Cell, ...]]:
    """Every square a monster can walk to in so many steps, with the way there; staying put among them."""
    links, known, ends = _marches(game, monster, steps)
    return {cell: tuple(path_to(links, known, cell)) for cell in ends}


def _marches(game: SuperFantasy, monster: Monster, steps: int) -> tuple[Links, dict[Cell, int], list[Cell]]:
    """The steps a monster can take, how far they lead, and the squares it may stop on: it walks through its like, but
    does not stop on anybody; nor does a ghost on a thing."""
    ghost = _is_ghost(game, monster)
    gates, things = _ground(game, ghost)
    links = links_of(game.mission, gates)
    known = distances(links, [monster.cell], things.union([h.cell for h in game.state.heroes.values()]), steps)
    taken = {other.cell for other in game.state.monsters.values()}
    if ghost:
        taken |= game.obstacles()
    return links, known, [cell for cell in known if cell not in taken or cell == monster.cell]


def walk_of(game: SuperFantasy, monster: Monster, steps: int) -> Walk | None:
    """The walk a monster takes: towards the nearest hero, as near as its Steps allow. None when it stays."""
    if steps <= 0:
        return None
    near = nearness(game, _is_ghost(game, monster))
    known_steps = {hero: steps_between(game, monster.cell, ways) for hero, ways in near.items()}
    reachable = {hero: way for hero, way in known_steps.items() if way is not None}
    if not reachable:
        return None
    least = min(reachable.values())
    hero = prefer(game, monster, [game.hero(name) for name, way in reachable.items() if way == least])
    ways = near[hero.id] | {monster.cell: least}
    links, known, ends = _marches(game, monster, steps)

    def worse(cell: Cell) -> tuple[int, ...]:
        behind = _heroes_behind(game, cell, hero)
        return ways[cell], -_heroes_beside(game, cell), behind, known[cell], cell[1], cell[0]

    goal = min((cell for cell in ends if cell in ways), key=worse)
    if goal == monster.cell:
        return None
    return Walk(tuple(path_to(links, known, goal)), hero.id)


def goes_through(game: SuperFantasy, path: tuple[Cell, ...]) -> bool:
    """Does a way lead through a shut gate or a thing, as only ghosts go?"""
    links, things = game.links(), game.obstacles()
    return any(there not in links[here] for here, there in pairwise(path)) or not things.isdisjoint(path[1:-1])


def _heroes_beside(game: SuperFantasy, cell: Cell) -> int:
    links = game.links()[cell]
    return sum(hero.cell in links for hero in game.standing())


def _heroes_behind(game: SuperFantasy, cell: Cell, target: Hero) -> int:
    """Heroes who would stand at the back of a monster that looks at its target from here."""
    looking = facing(cell, target.cell)
    links = game.links()[cell]
    return sum(hero.cell in links and not is_in_front(looking, cell, hero.cell) for hero in game.standing())
