"""Whom the undead go for, and where they walk to get there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from regno.engine.grid import distances, facing, is_in_front, path_to
from regno.engine.questions import Cell

from .board import ways_to
from .content.heroes import HEROES

if TYPE_CHECKING:
    from .game import SuperFantasy
    from .state import Hero, Monster


class Walk(Struct, frozen=True):
    """Where a monster goes: the way there, and the hero it goes for."""

    path: tuple[Cell, ...]
    towards: str


def engaged(game: SuperFantasy, monster: Monster) -> list[Hero]:
    """The standing heroes in a monster's Block Zone."""
    links = game.links()[monster.cell]
    return [hero for hero in game.standing() if hero.cell in links]


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


def nearness(game: SuperFantasy) -> dict[str, dict[Cell, int]]:
    """For every standing hero, the steps to him from every square from which a monster can walk there."""
    state = game.state
    cells = {hero.id: hero.cell for hero in state.heroes.values()}
    return {
        hero.id: ways_to(
            game.mission,
            state.open_gates,
            game.obstacles(),
            frozenset(cell for name, cell in cells.items() if name != hero.id),
            hero.cell,
        )
        for hero in game.standing()
    }


def steps_between(game: SuperFantasy, cell: Cell, ways: dict[Cell, int]) -> int | None:
    """Steps from a monster's square to the hero whom these ways lead to, also when it stands on the tombstone it came
    up from. None when there is no way."""
    if cell in ways:
        return ways[cell]
    return min((ways[near] + 1 for near in game.links()[cell] if near in ways), default=None)


def walk_of(game: SuperFantasy, monster: Monster, steps: int) -> Walk | None:
    """The walk a monster takes: towards the nearest hero, as near as its Steps allow. None when it stays."""
    near = nearness(game)
    known_steps = {hero: steps_between(game, monster.cell, ways) for hero, ways in near.items()}
    reachable = {hero: way for hero, way in known_steps.items() if way is not None}
    if not reachable or steps <= 0:
        return None
    least = min(reachable.values())
    hero = prefer(game, monster, [game.hero(name) for name, way in reachable.items() if way == least])
    ways = near[hero.id] | {monster.cell: least}
    links = game.links()
    blocked = game.obstacles().union([other.cell for other in game.state.heroes.values()])
    known = distances(links, [monster.cell], blocked, steps)
    others = {other.cell for other in game.state.monsters.values() if other.id != monster.id}
    ends = [cell for cell in known if cell not in others and cell in ways]

    def worse(cell: Cell) -> tuple[int, ...]:
        behind = _heroes_behind(game, cell, hero)
        return ways[cell], -_heroes_beside(game, cell), behind, known[cell], cell[1], cell[0]

    goal = min(ends, key=worse)
    if goal == monster.cell:
        return None
    return Walk(tuple(path_to(links, known, goal)), hero.id)


def _heroes_beside(game: SuperFantasy, cell: Cell) -> int:
    links = game.links()[cell]
    return sum(hero.cell in links for hero in game.standing())


def _heroes_behind(game: SuperFantasy, cell: Cell, target: Hero) -> int:
    """Heroes who would stand at the back of a monster that looks at its target from here."""
    looking = facing(cell, target.cell)
    links = game.links()[cell]
    return sum(hero.cell in links and not is_in_front(looking, cell, hero.cell) for hero in game.standing())
