"""Squares, walls between them, diagonals, distances, and what can be seen."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regno.engine.drawing import read
from regno.engine.grid import COMPASS, Edge, Grid, distance, distances, edge, facing, is_in_front, path_to
from regno.engine.questions import Cell
from regno.engine.sight import reached_by_path, reached_by_sight

cells = st.tuples(st.integers(0, 5), st.integers(0, 5))
grids = st.builds(
    lambda floor, walls: Grid(floor, [edge(a, (a[0] + 1, a[1]) if east else (a[0], a[1] + 1)) for a, east in walls]),
    st.sets(cells, min_size=1),
    st.lists(st.tuples(cells, st.booleans())),
)


def links(text: str, barriers: frozenset[Edge] = frozenset()) -> dict[Cell, tuple[Cell, ...]]:
    drawing = read(text)
    return Grid([cell for cell, sign in drawing.signs.items() if sign != "#"], drawing.walls).links(barriers)


def test_an_edge_is_the_same_from_both_sides() -> None:
    assert edge((1, 0), (0, 0)) == edge((0, 0), (1, 0)) == ((0, 0), (1, 0))


def test_an_open_square_has_eight_neighbours_in_compass_order() -> None:
    around = links("...\n...\n...")[(1, 1)]
    assert around == tuple((1 + dx, 1 + dy) for dx, dy in COMPASS)


def test_a_wall_between_two_squares_closes_that_side_only() -> None:
    near = links("+-+-+-+\n|. .|.|\n+-+-+-+")
    assert near[(1, 0)] == ((0, 0),)
    assert near[(2, 0)] == ()


def test_a_barrier_closes_like_a_wall_while_it_is_there() -> None:
    barrier = frozenset([edge((0, 0), (1, 0))])
    assert links("..", barrier)[(0, 0)] == ()
    assert links("..")[(0, 0)] == ((1, 0),)


@pytest.mark.parametrize(
    ("text", "is_open"),
    [
        ("..\n..", True),
        (".#\n..", True),
        ("..\n#.", True),
        (".#\n#.", False),
        ("+-+-+\n|.|.|\n+ + +\n|. .|\n+-+-+", True),
        ("+-+-+\n|.|.|\n+-+ +\n|. .|\n+-+-+", False),
        ("+-+-+\n|.|.|\n+ +-+\n|. .|\n+-+-+", True),
        ("+-+-+\n|. .|\n+ +-+\n|.|.|\n+-+-+", False),
        ("+-+-+\n|. .|\n+-+ +\n|. .|\n+-+-+", True),
        ("+-+-+\n|.|.|\n+ + +\n|.|.|\n+-+-+", False),
    ],
    ids=[
        "open",
        "one stone",
        "the other stone",
        "two stones",
        "half a wall",
        "corner around the start",
        "wall and ledge",
        "corner around the goal",
        "ledge on one side",
        "straight wall",
    ],
)
def test_a_diagonal_step_needs_one_free_way_around_its_corner(text: str, is_open: bool) -> None:
    near = links(text)
    assert ((1, 1) in near[(0, 0)]) == is_open
    assert ((0, 0) in near[(1, 1)]) == is_open


@given(grids)
def test_every_link_goes_both_ways(grid: Grid) -> None:
    near = grid.links()
    assert all(cell in near[other] for cell in near for other in near[cell])


@given(grids)
def test_links_lead_to_floor_one_step_away(grid: Grid) -> None:
    for cell, others in grid.links().items():
        assert all(other in grid.floor and distance(cell, other) == 1 for other in others)


@given(grids, cells, cells)
def test_a_shortest_way_is_as_long_as_its_distance_and_made_of_links(grid: Grid, start: Cell, goal: Cell) -> None:
    if start not in grid.floor or goal not in grid.floor:
        return
    near = grid.links()
    steps = distances(near, [start], set())
    if goal not in steps:
        return
    path = path_to(near, steps, goal)
    assert (path[0], path[-1], len(path) - 1) == (start, goal, steps[goal])
    assert all(there in near[here] for here, there in pairwise(path))


def test_distances_go_around_blocked_squares_and_starts_count_even_when_blocked() -> None:
    near = links("...\n...")
    assert distances(near, [(0, 0)], {(1, 0), (0, 0)})[(2, 0)] == 2
    assert (1, 0) not in distances(near, [(0, 0)], {(1, 0)})


def test_neighbours_side_by_side_and_around_ignore_walls() -> None:
    grid = Grid([(x, y) for x in range(3) for y in range(3)], [edge((1, 1), (1, 0))])
    assert set(grid.beside((1, 1))) == {(1, 0), (2, 1), (1, 2), (0, 1)}
    assert len(grid.around((1, 1))) == 8
    assert len(grid.around((0, 0))) == 3


@pytest.mark.parametrize(
    ("goal", "way"),
    [((5, 4), 0), ((6, 4), 1), ((6, 5), 2), ((6, 6), 3), ((5, 6), 4), ((4, 6), 5), ((4, 5), 6), ((4, 4), 7)],
)
def test_facing_is_the_compass_direction_to_a_neighbour(goal: Cell, way: int) -> None:
    assert facing((5, 5), goal) == way


def test_facing_far_away_takes_the_nearest_direction() -> None:
    assert facing((0, 0), (9, 1)) == 2
    assert facing((0, 0), (9, 8)) == 3


@pytest.mark.parametrize("looking", range(8))
def test_five_of_the_eight_squares_are_in_front_and_three_behind(looking: int) -> None:
    in_front = [is_in_front(looking, (5, 5), (5 + dx, 5 + dy)) for dx, dy in COMPASS]
    assert sum(in_front) == 5
    assert in_front[looking]
    assert not in_front[(looking + 4) % 8]


# ── sight ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_rings_are_squares_around_squares() -> None:
    near = links("\n".join(["......."] * 7))
    reached = reached_by_path(near, (3, 3), 3)
    assert all(ring == distance((3, 3), cell) for cell, ring in reached.items())
    assert [sum(ring == n for ring in reached.values()) for n in range(4)] == [1, 8, 16, 24]


@given(grids, cells)
def test_a_path_of_fire_enters_one_ring_with_every_step(grid: Grid, origin: Cell) -> None:
    if origin not in grid.floor:
        return
    near = grid.links()
    reached = reached_by_path(near, origin, 3)
    for cell, ring in reached.items():
        assert ring == distance(origin, cell) <= 3
        assert ring == 0 or any(reached.get(other) == ring - 1 for other in near[cell])


@given(grids, cells, cells)
def test_plain_sight_goes_both_ways(grid: Grid, one: Cell, other: Cell) -> None:
    if one not in grid.floor or other not in grid.floor:
        return
    near = grid.links()
    there = reached_by_sight(near, one, 5, grid)
    back = reached_by_sight(near, other, 5, grid)
    assert (other in there) == (one in back)


@given(grids, cells)
def test_what_is_in_plain_sight_can_also_be_reached_by_a_path_of_fire(grid: Grid, origin: Cell) -> None:
    if origin not in grid.floor:
        return
    near = grid.links()
    assert reached_by_sight(near, origin, 3, grid).items() <= reached_by_path(near, origin, 3).items()


def test_a_path_of_fire_bends_and_plain_sight_does_not() -> None:
    drawing = read(".#.\n...")
    grid = Grid([cell for cell, sign in drawing.signs.items() if sign != "#"])
    assert (2, 0) in reached_by_path(grid.links(), (0, 0), 2)
    assert (2, 0) not in reached_by_sight(grid.links(), (0, 0), 2, grid)


@pytest.mark.parametrize(
    ("goal", "seen"),
    [((3, 0), True), ((0, 3), True), ((3, 3), True), ((6, 3), True), ((3, 6), True), ((6, 6), False), ((0, 6), True)],
)
def test_plain_sight_runs_straight_in_every_direction_and_stops_at_stones(goal: Cell, seen: bool) -> None:
    drawing = read("\n".join([".......", ".......", ".......", ".......", "....#..", ".....#.", "......."]))
    grid = Grid([cell for cell, sign in drawing.signs.items() if sign != "#"])
    assert (goal in reached_by_sight(grid.links(), (3, 3), 3, grid)) == seen


@pytest.mark.parametrize("text", ["A..\n##B", "A##\n..B"])
def test_plain_sight_that_runs_between_two_squares_needs_one_of_them(text: str) -> None:
    drawing = read(text)
    grid = Grid([cell for cell, sign in drawing.signs.items() if sign != "#"])
    one, other = drawing.where("A")[0], drawing.where("B")[0]
    assert other in reached_by_sight(grid.links(), one, 3, grid)
    assert one in reached_by_sight(grid.links(), other, 3, grid)
