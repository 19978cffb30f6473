"""Where the computer's heroes are going: to what the open goals want, round gates and boulders if that is shorter."""

from __future__ import annotations

import heapq
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from regno.engine.grid import distance
from regno.engine.questions import Cell

from .board import links as links_of
from .board import locked_gates
from .content.missions import Goal, Mission
from .goals import area_cells, destinations, is_open

if TYPE_CHECKING:
    from .game import SuperFantasy
    from .state import Hero

SHUT_GATE: Final = 5
"""How many squares of detour a shut gate is worth."""
BOULDER: Final = 4
"""How many squares of detour a boulder is worth."""
FAR: Final = 999
ROOM_FOR_TWO: Final = 3
"""How far from somebody who is led one has to go so that he comes along a good bit."""
EXACT: Final = ("press", "steal", "escort", "hold", "escape")
"""Kinds of goal whose squares must be stood on, or which come to an end there."""


def goal_cells(game: SuperFantasy, hero: Hero) -> tuple[Cell, ...]:
    """The squares this hero heads for; where nothing is left for him, he goes where the others are needed."""
    open_now = [goal for goal in game.mission.goals if is_open(game, goal)]
    wanted = tuple(dict.fromkeys(cell for goal in open_now for cell in _shared_out(game, goal, hero)))
    if wanted:
        return wanted
    led = tuple(game.state.companions[goal.id] for goal in open_now if goal.kind == "escort")
    if led:
        return led
    areas = tuple(cell for goal in open_now if goal.area for cell in _inside(game, goal.area))
    if areas:
        return areas
    if game.mode == "survival":
        return _nuisances(game)
    return tuple(monster.cell for monster in game.state.monsters.values())


def _shared_out(game: SuperFantasy, goal: Goal, hero: Hero) -> tuple[Cell, ...]:
    """What a goal wants of one hero: of braziers, buttons and gold nobody takes what another has nearer."""
    if goal.kind == "light":
        return (_own_brazier(game, goal, hero),)
    cells = destinations(game, goal, hero)
    if goal.kind == "escort" and hero.cell in cells:
        companion = game.state.companions[goal.id]
        return tuple(cell for cell in cells if distance(cell, companion) >= ROOM_FOR_TWO) or cells
    if goal.area and cells and game.area_of(cells[0]) == goal.area:
        return _inside(game, goal.area)
    if goal.kind not in ("press", "steal") or len(cells) < 2 or cells[0] in area_cells(game, goal.area):
        return cells
    if _holds_down(game, goal, hero):
        return (hero.cell,)
    others = [other for other in game.standing() if other is not hero and not _holds_down(game, goal, other)]
    mine = tuple(c for c in cells if all(distance(hero.cell, c) <= distance(other.cell, c) for other in others))
    return mine or cells


def _holds_down(game: SuperFantasy, goal: Goal, hero: Hero) -> bool:
    """Does a hero stand on a button and do well to wait there? He does when there is somebody for every other."""
    buttons = [button.cell for button in game.mission.buttons.values() if button.goal == goal.id]
    heroes = len(game.state.heroes)
    return hero.cell in buttons and goal.total(heroes) <= heroes


def _own_brazier(game: SuperFantasy, goal: Goal, hero: Hero) -> Cell:
    """One dark brazier for each hero, the next one to whoever is nearest; who is left over helps with the first."""
    mission = game.mission
    dark = [mission.braziers[name].cell for name in mission.things_of(goal) if name not in game.state.lit]
    free = game.standing()
    for brazier in dark:
        if free:
            nearest = min(free, key=lambda other: distance(other.cell, brazier))
            if nearest is hero:
                return brazier
            free.remove(nearest)
    return dark[0]


def _inside(game: SuperFantasy, area: str) -> tuple[Cell, ...]:
    """The squares of an area away from its border, so that nobody blocks the way in; all if there are too few."""
    cells = area_cells(game, area)
    links = game.links()
    deep = tuple(cell for cell in cells if all(game.area_of(near) == area for near in links[cell]))
    return deep if len(deep) >= len(game.state.heroes) else cells


def _nuisances(game: SuperFantasy) -> tuple[Cell, ...]:
    """In a night of survival: what monsters come out of, and what is worth having."""
    mission, state = game.mission, game.state
    cells = [stone.cell for name, stone in mission.tombstones.items() if name not in state.smashed]
    cells += [cell for name, pair in mission.coffins.items() if name not in state.purified for cell in pair]
    cells += [cell for name, cell in mission.chests.items() if name not in state.opened]
    return tuple(cells)


def way(game: SuperFantasy, hero: Hero, cell: Cell) -> int:
    """How far a square is from what the hero heads for; 0 when he heads for nothing."""
    wanted = goal_cells(game, hero)
    return ways(game, wanted).get(cell, FAR) if wanted else 0


def ways(game: SuperFantasy, wanted: tuple[Cell, ...]) -> dict[Cell, int]:
    """Squares to the nearest of those wanted, from everywhere."""
    state = game.state
    boulders = frozenset(cell for name, cell in game.mission.boulders.items() if name not in state.cleared)
    return _ways(game.mission, state.open_gates, game.obstacles() - boulders, boulders, wanted)


@lru_cache(512)
def _ways(
    mission: Mission,
    open_gates: tuple[str, ...],
    blocked: frozenset[Cell],
    boulders: frozenset[Cell],
    wanted: tuple[Cell, ...],
) -> dict[Cell, int]:
    locked = locked_gates(mission)
    pickable = links_of(mission, (*open_gates, *(gate for gate in mission.gates if gate not in locked)))
    now = links_of(mission, open_gates)
    best = {}
    for x, y in wanted:
        beside = [near for near in pickable[x, y] if near[0] == x or near[1] == y]
        best.update(dict.fromkeys(beside if (x, y) in blocked else [(x, y)], 0))
    queue = [(0, cell) for cell in best]
    while queue:
        cost, cell = heapq.heappop(queue)
        if cost > best[cell]:
            continue
        for near in pickable[cell]:
            shut = near not in now[cell]
            from_before = cell[0] == near[0] or cell[1] == near[1]
            if near in blocked or (shut and not from_before):
                continue
            total = cost + (SHUT_GATE if shut else 1) + (BOULDER if near in boulders else 0)
            if total < best.get(near, FAR):
                best[near] = total
                heapq.heappush(queue, (total, near))
    return best
