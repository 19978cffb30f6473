"""A map of squares whose walls stand on squares or between them, and the ways across it.

Words: a *square* (cell) is `(x, y)`, y growing southwards; an *edge* is the border between two squares that touch
side by side, written as the pair of squares in order; a *barrier* is an edge that is closed now (a shut gate); *links*
say for every square which neighbours a single step can reach.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from .questions import Cell

Edge = tuple[Cell, Cell]
Links = dict[Cell, tuple[Cell, ...]]

COMPASS: Final = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
"""The eight directions as (dx, dy), clockwise from north: a *facing* is an index into this."""


def edge(one: Cell, other: Cell) -> Edge:
    """The border between two squares, the same whichever comes first."""
    return (one, other) if one < other else (other, one)


def distance(one: Cell, other: Cell) -> int:
    """The ring of one square around the other: king's steps with nothing in the way."""
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


def facing(start: Cell, goal: Cell) -> int:
    """The direction (0–7, clockwise from north) that looks most nearly from one square to another."""
    dx, dy = goal[0] - start[0], goal[1] - start[1]
    best = max(range(8), key=lambda way: (dx * COMPASS[way][0] + dy * COMPASS[way][1]) / _LENGTH[way])
    return best


_LENGTH: Final = (1.0, 2**0.5, 1.0, 2**0.5, 1.0, 2**0.5, 1.0, 2**0.5)


def is_in_front(looking: int, start: Cell, goal: Cell) -> bool:
    """Is `goal` in one of the five front squares' directions of a figure on `start` facing `looking`? The other
    three are its rear."""
    turn = (facing(start, goal) - looking) % 8
    return turn in (0, 1, 2, 6, 7)


class Grid:
    """Floor squares and fixed walls of a map. Never changes; what opens and closes is passed in as barriers."""

    def __init__(self, floor: Iterable[Cell], walls: Iterable[Edge] = ()) -> None:
        """`floor` are the squares one can stand on, `walls` the edges that are always closed."""
        self.floor = frozenset(floor)
        self.walls = frozenset(walls)
        self._links: dict[frozenset[Edge], Links] = {}

    def links(self, barriers: frozenset[Edge] = frozenset()) -> Links:
        """For every square, the neighbours one step away while `barriers` are closed, in compass order.

        A diagonal step is barred only if both ways round its corner are: nobody squeezes between two walls, but a
        single corner does not pinch.
        """
        known = self._links.get(barriers)
        if known is None:
            known = self._links[barriers] = {cell: self._neighbours(cell, barriers) for cell in self.floor}
        return known

    def _neighbours(self, cell: Cell, barriers: frozenset[Edge]) -> tuple[Cell, ...]:
        def open_side(one: Cell, other: Cell) -> bool:
            border = edge(one, other)
            return other in self.floor and one in self.floor and border not in self.walls and border not in barriers

        x, y = cell
        found = []
        for dx, dy in COMPASS:
            goal = (x + dx, y + dy)
            if dx and dy:
                beside, below = (x + dx, y), (x, y + dy)
                passable = (open_side(cell, beside) and open_side(beside, goal)) or (
                    open_side(cell, below) and open_side(below, goal)
                )
            else:
                passable = open_side(cell, goal)
            if passable:
                found.append(goal)
        return tuple(found)

    def beside(self, cell: Cell) -> tuple[Cell, ...]:
        """The floor squares side by side with a square, walls or not."""
        x, y = cell
        return tuple(c for c in ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)) if c in self.floor)

    def around(self, cell: Cell) -> tuple[Cell, ...]:
        """The up to eight floor squares that touch a square, walls or not, in compass order."""
        x, y = cell
        return tuple(c for dx, dy in COMPASS if (c := (x + dx, y + dy)) in self.floor)


def distances(
    links: Links, starts: Iterable[Cell], blocked: frozenset[Cell] | set[Cell], farthest: int | None = None
) -> dict[Cell, int]:
    """Fewest steps from the nearest start to every square that can be reached without entering a blocked one.

    Starts count as reached even when blocked; squares beyond `farthest` steps are left out.
    """
    reached = dict.fromkeys(starts, 0)
    ring = list(reached)
    steps = 0
    while ring and steps != farthest:
        steps += 1
        following: list[Cell] = []
        for cell in ring:
            for goal in links[cell]:
                if goal not in reached and goal not in blocked:
                    reached[goal] = steps
                    following.append(goal)
        ring = following
    return reached


def path_to(links: Links, steps: dict[Cell, int], goal: Cell) -> list[Cell]:
    """A shortest way to `goal`, both ends included, through squares whose distances are known."""
    path = [goal]
    while steps[path[-1]] > 0:
        here = path[-1]
        path.append(next(c for c in links[here] if steps.get(c, -1) == steps[here] - 1))
    return path[::-1]
