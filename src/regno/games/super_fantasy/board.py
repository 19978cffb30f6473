"""What follows from a mission's map and from what has been opened so far; worked out once for each situation."""

from __future__ import annotations

from functools import lru_cache

from regno.engine.grid import Edge, Links, distances
from regno.engine.questions import Cell
from regno.engine.sight import reached_by_path, reached_by_sight

from .content.missions import Mission

Names = tuple[str, ...]
SITUATIONS = 4096
"""Situations remembered of each kind; the oldest are forgotten first."""


@lru_cache(SITUATIONS)
def barriers(mission: Mission, open_gates: Names) -> frozenset[Edge]:
    """The edges under gates that are still shut."""
    return frozenset(border for gate, edges in mission.gates.items() if gate not in open_gates for border in edges)


@lru_cache(SITUATIONS)
def links(mission: Mission, open_gates: Names) -> Links:
    """The steps that walls and shut gates leave."""
    return mission.grid.links(barriers(mission, open_gates))


@lru_cache(SITUATIONS)
def links_through_walls(mission: Mission, open_gates: Names) -> Links:
    """The steps that shut gates alone leave: for the ruling that walls do not stop Block Zones."""
    return mission.open_grid.links(barriers(mission, open_gates))


@lru_cache(SITUATIONS)
def obstacles(
    mission: Mission, smashed: Names, purified: Names, cleared: Names = (), companions: tuple[Cell, ...] = ()
) -> frozenset[Cell]:
    """Squares taken by objects: columns, chests, coffins, upright tombstones, braziers, crypts, boulders; and by
    companions, who are in everybody's way."""
    taken = {*solid(mission, cleared, companions), *mission.columns, *mission.chests.values()}
    taken.update(cell for coffin, pair in mission.coffins.items() if coffin not in purified for cell in pair)
    taken.update(stone.cell for name, stone in mission.tombstones.items() if name not in smashed)
    return frozenset(taken)


@lru_cache(SITUATIONS)
def solid(mission: Mission, cleared: Names = (), companions: tuple[Cell, ...] = ()) -> frozenset[Cell]:
    """Squares that stop even those who walk through gates, columns, tombstones, chests and coffins."""
    taken = {spot.cell for spot in mission.braziers.values()}.union(companions)
    taken.update(cell for crypt in mission.crypts.values() for cell in crypt.cells)
    taken.update(cell for boulder, cell in mission.boulders.items() if boulder not in cleared)
    return frozenset(taken)


@lru_cache(SITUATIONS)
def fire(mission: Mission, open_gates: Names, origin: Cell, rings: int, straight: bool) -> dict[Cell, int]:
    """The squares a shot from `origin` can reach, with their ring."""
    if straight:
        return reached_by_sight(links(mission, open_gates), origin, rings, mission.grid)
    return reached_by_path(links(mission, open_gates), origin, rings)


@lru_cache(SITUATIONS)
def ways_to(
    mission: Mission, open_gates: Names, blocked: frozenset[Cell], others: frozenset[Cell], goal: Cell
) -> dict[Cell, int]:
    """Steps from every square to `goal` for a monster: objects and other heroes are in its way, monsters are not."""
    return distances(links(mission, open_gates), [goal], blocked | others)


@lru_cache(SITUATIONS)
def locked_gates(mission: Mission) -> frozenset[str]:
    """Gates that nobody can pick."""
    return frozenset(padlock.gate for padlock in mission.padlocks.values())


@lru_cache(SITUATIONS)
def neighbours(mission: Mission, corners: bool) -> dict[str, frozenset[str]]:
    """The areas that touch each area along a side, or also at a corner."""
    near: dict[str, set[str]] = {area: {area} for area in mission.areas.values()}
    for cell, area in mission.areas.items():
        around = mission.grid.around(cell) if corners else mission.grid.beside(cell)
        near[area].update(mission.areas[other] for other in around)
    return {area: frozenset(areas) for area, areas in near.items()}
