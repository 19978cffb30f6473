"""Range rings and lines of fire."""

from __future__ import annotations

from itertools import pairwise

from .grid import Grid, Links, distance
from .questions import Cell


def reached_by_path(links: Links, origin: Cell, rings: int) -> dict[Cell, int]:
    """Squares a shot can reach, with their ring: a line of fire enters the next ring with every step and may bend,
    so it can pass where some chain of links leads outwards. Figures and objects never stop it, barriers do."""
    reached = {origin: 0}
    ring = [origin]
    for number in range(1, rings + 1):
        following = []
        for cell in ring:
            for goal in links[cell]:
                if goal not in reached and distance(origin, goal) == number:
                    reached[goal] = number
                    following.append(goal)
        ring = following
    return reached


def reached_by_sight(links: Links, origin: Cell, rings: int, grid: Grid) -> dict[Cell, int]:
    """Squares in plain sight, with their ring: every step of the straight line between the two centres must be a
    link. Where the line runs exactly between two squares either will do, so that sight goes both ways."""
    reached = {origin: 0}
    x, y = origin
    for dx in range(-rings, rings + 1):
        for dy in range(-rings, rings + 1):
            goal = (x + dx, y + dy)
            if goal not in grid.floor or goal in reached:
                continue
            if _is_straight_free(links, origin, goal) or _is_straight_free(links, goal, origin):
                reached[goal] = distance(origin, goal)
    return reached


def line_by_path(links: Links, origin: Cell, goal: Cell) -> tuple[Cell, ...]:
    """The squares that a shot passes on the straightest of the ways that `reached_by_path` allows, both ends included;
    none where it cannot pass."""
    known = reached_by_path(links, origin, distance(origin, goal))
    if goal not in known:
        return ()
    (x, y), (dx, dy) = origin, (goal[0] - origin[0], goal[1] - origin[1])
    way = [goal]
    while known[way[-1]] > 0:
        nearer = [cell for cell in links[way[-1]] if known.get(cell) == known[way[-1]] - 1]
        way.append(min(nearer, key=lambda cell: abs((cell[0] - x) * dy - (cell[1] - y) * dx)))
    return tuple(reversed(way))


def line_by_sight(links: Links, origin: Cell, goal: Cell) -> tuple[Cell, ...]:
    """The squares of the straight line between two squares, both ends included; none where something is in the way."""
    if _is_straight_free(links, origin, goal):
        return tuple(_straight(origin, goal))
    if _is_straight_free(links, goal, origin):
        return tuple(reversed(_straight(goal, origin)))
    return ()


def _is_straight_free(links: Links, origin: Cell, goal: Cell) -> bool:
    return all(there in links[here] for here, there in pairwise(_straight(origin, goal)))


def _straight(origin: Cell, goal: Cell) -> list[Cell]:
    (x, y), rings = origin, distance(origin, goal)
    dx, dy = goal[0] - x, goal[1] - y
    return [origin, *((x + _rounded(dx * n, rings), y + _rounded(dy * n, rings)) for n in range(1, rings + 1))]


def _rounded(numerator: int, denominator: int) -> int:
    """The quotient rounded to the nearest whole number, halves away from zero."""
    sign = -1 if numerator < 0 else 1
    return sign * ((2 * abs(numerator) + denominator) // (2 * denominator))
