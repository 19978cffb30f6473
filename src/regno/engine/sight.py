"""Range rings and lines of fire."""

from __future__ import annotations

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


def _is_straight_free(links: Links, origin: Cell, goal: Cell) -> bool:
    rings = distance(origin, goal)
    here = origin
    for step in range(1, rings + 1):
        there = (
            origin[0] + _rounded((goal[0] - origin[0]) * step, rings),
            origin[1] + _rounded((goal[1] - origin[1]) * step, rings),
        )
        if there not in links[here]:
            return False
        here = there
    return True


def _rounded(numerator: int, denominator: int) -> int:
    """The quotient rounded to the nearest whole number, halves away from zero."""
    sign = -1 if numerator < 0 else 1
    return sign * ((2 * abs(numerator) + denominator) // (2 * denominator))
