"""Where heroes can go, and where others move them: steps, Block Zones, leaps, pushes and pulls."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from regno.engine.grid import COMPASS, distance, distances, path_to
from regno.engine.questions import Cell

if TYPE_CHECKING:
    from .game import SuperFantasy
    from .state import Hero, Monster


class Reach(Struct, frozen=True):
    """A square a Move can end on: the way there (both ends included), and whether a Block Zone covers it."""

    path: tuple[Cell, ...]
    in_zone: bool

    @property
    def cost(self) -> int:
        """Steps it takes."""
        return len(self.path) - 1


def ignores_zones(hero: Hero) -> bool:
    """Has the hero thrown a smoke pot this turn?"""
    return "smoke_pot" in hero.armed


def is_held(game: SuperFantasy, hero: Hero) -> bool:
    """Does a Block Zone forbid a Move from here?"""
    return not ignores_zones(hero) and hero.cell in game.zone()


def neighbours_free(game: SuperFantasy, hero: Hero) -> bool:
    """Is there a square to step on at all?"""
    occupied = game.occupied()
    return any(cell not in occupied for cell in game.links()[hero.cell])


def walks(game: SuperFantasy, hero: Hero, steps: int) -> dict[Cell, Reach]:
    """Every square a Move of so many steps can end on, staying put first.

    Entering a Block Zone ends the Move; a trait may let the first such square pass.
    """
    links, occupied, zone = game.links(), game.occupied(), game.zone()
    if ignores_zones(hero):
        zone = set()
    passes = 1 if game.has_trait(hero, "first_zone_free") else 0
    start = (hero.cell, passes)
    came_from: dict[tuple[Cell, int], tuple[Cell, int] | None] = {start: None}
    found: dict[Cell, tuple[Cell, int]] = {hero.cell: start}
    ring = [start]
    for _ in range(steps):
        following = []
        for node in ring:
            cell, left = node
            for goal in links[cell]:
                if goal in occupied:
                    continue
                then = (goal, left - 1 if goal in zone else left)
                if then in came_from:
                    continue
                came_from[then] = node
                found.setdefault(goal, then)
                if then[1] >= 0:
                    following.append(then)
        ring = following

    def path(node: tuple[Cell, int] | None) -> tuple[Cell, ...]:
        way = []
        while node is not None:
            way.append(node[0])
            node = came_from[node]
        return tuple(reversed(way))

    return {cell: Reach(path(node), cell in zone) for cell, node in found.items()}


def leaps(game: SuperFantasy, hero: Hero, steps: int) -> dict[Cell, tuple[Cell, ...]]:
    """Squares a leap of so many steps can end on, Block Zones or not, each with the way there; staying put first."""
    links, occupied = game.links(), game.occupied()
    known = distances(links, [hero.cell], occupied, steps)
    return {cell: tuple(path_to(links, known, cell)) for cell in known}


def shoves(
    game: SuperFantasy, monster: Monster, squares: int, *, onto_tombstones: bool
) -> dict[Cell, tuple[Cell, ...]]:
    """Where a monster can be pushed: straight lines of up to `squares`, ending before whatever is in the way.

    An upright tombstone can be the end of the line where the ability says that the blow breaks it. Staying put comes
    first.
    """
    links, occupied = game.links(), game.occupied()
    stones = {stone.cell for name, stone in game.mission.tombstones.items() if name not in game.state.smashed}
    stones -= {other.cell for other in game.state.monsters.values()}
    ends: dict[Cell, tuple[Cell, ...]] = {monster.cell: (monster.cell,)}
    for dx, dy in COMPASS:
        path = [monster.cell]
        for _ in range(squares):
            x, y = path[-1]
            goal = (x + dx, y + dy)
            if goal not in links[path[-1]]:
                break
            if goal in stones and onto_tombstones:
                path.append(goal)
                break
            if goal in occupied:
                break
            path.append(goal)
        ends.setdefault(path[-1], tuple(path))
    return ends


def drag(game: SuperFantasy, hero: Hero, goal: Cell, squares: int) -> tuple[Cell, ...]:
    """The straight way on which a hero is dragged towards a square: up to so many squares, ending before whatever is in
    the way, the square itself included."""
    links, occupied = game.links(), game.occupied() | {goal}
    path = [hero.cell]
    for _ in range(squares):
        x, y = path[-1]
        step = (x + _sign(goal[0] - x), y + _sign(goal[1] - y))
        if step not in links[path[-1]] or step in occupied:
            break
        path.append(step)
    return tuple(path)


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def slips(game: SuperFantasy, monster: Monster, squares: int) -> tuple[Cell, ...]:
    """The way on which a monster gets away: to the free square, at most so many squares off, that is farthest from the
    heroes. Only its own square when it stands on it already."""
    links, occupied, heroes = game.links(), game.occupied(), [hero.cell for hero in game.standing()]
    known = distances(links, [monster.cell], occupied - {other.cell for other in game.state.monsters.values()}, squares)

    def better(cell: Cell) -> tuple[int, ...]:
        away = [distance(cell, hero) for hero in heroes]
        return min(away, default=0), sum(away), -known[cell], -cell[1], -cell[0]

    goal = max((cell for cell in known if cell not in occupied or cell == monster.cell), key=better)
    return tuple(path_to(links, known, goal))
