"""Random positions, with the rules of walking and shooting told once more in the plainest way, and compared."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import assume, given
from hypothesis import strategies as st

from regno.engine.grid import COMPASS, distance, edge
from regno.engine.questions import Cell
from regno.games.super_fantasy.movement import leaps, shoves, walks
from regno.games.super_fantasy.targets import walk_of
from tests.games.super_fantasy.playing import OnPaper, asked, picture, table, take_turn

SIZE = 6
SIGNS = "........#ozs$wv"


@st.composite
def positions(draw: st.DrawFn) -> OnPaper:
    """A fenced map of a few squares with Elfric on it, perhaps Axl, and anything else."""
    cells = draw(st.lists(st.sampled_from(SIGNS), min_size=SIZE * SIZE, max_size=SIZE * SIZE))
    places = draw(st.lists(st.integers(0, SIZE * SIZE - 1), min_size=2, max_size=2, unique=True))
    for place, sign in zip(places, "EA", strict=True):
        cells[place] = sign
    kept = {"z": 10, "w": 4, "v": 4}
    for place, sign in enumerate(cells):
        if sign in kept:
            kept[sign] -= 1
            cells[place] = sign if kept[sign] >= 0 else "."
    fences = st.sampled_from([False, False, False, True])
    rows = ["+-" * SIZE + "+"]
    for y in range(SIZE):
        row = "|"
        for x in range(SIZE):
            row += cells[y * SIZE + x]
            row += "|" if x == SIZE - 1 or draw(fences) else " "
        rows.append(row)
        below = "+".join("-" if y == SIZE - 1 or draw(fences) else " " for _ in range(SIZE))
        rows.append(f"+{below}+")
    game = table("\n".join(rows))
    take_turn(game, "elfric")
    return game


def can_step(game: OnPaper, here: Cell, there: Cell) -> bool:
    """May a figure step from one square to one that touches it, as far as walls go?"""

    def open_side(one: Cell, other: Cell) -> bool:
        return {one, other} <= game.mission.grid.floor and edge(one, other) not in game.mission.grid.walls

    (x, y), (to_x, to_y) = here, there
    if x == to_x or y == to_y:
        return open_side(here, there)
    corners = [(to_x, y), (x, to_y)]
    return any(open_side(here, corner) and open_side(corner, there) for corner in corners)


def around(cell: Cell) -> list[Cell]:
    return [(cell[0] + dx, cell[1] + dy) for dx, dy in COMPASS]


@given(positions(), st.integers(0, 5))
def test_a_hero_walks_wherever_steps_lead_and_no_zone_stops_him(game: OnPaper, steps: int) -> None:
    elfric = game.hero("elfric")
    zone = {c for m in game.state.monsters.values() for c in around(m.cell) if can_step(game, m.cell, c)}
    reached, edge_of_reach = {elfric.cell}, {elfric.cell}
    for _ in range(steps):
        edge_of_reach = {
            there
            for here in edge_of_reach
            for there in around(here)
            if can_step(game, here, there) and there not in game.occupied() and there not in reached
        }
        reached |= edge_of_reach
        edge_of_reach -= zone
    found = walks(game, elfric, steps)
    assert set(found) == reached, picture(game)
    for cell, reach in found.items():
        assert reach.path[0] == elfric.cell
        assert reach.path[-1] == cell
        assert reach.cost <= steps
        assert not zone.intersection(reach.path[1:-1]), "nobody walks on inside a zone"
        assert reach.in_zone == (cell in zone)


@given(positions(), st.integers(1, 3))
def test_a_leap_is_a_walk_without_zones(game: OnPaper, steps: int) -> None:
    elfric = game.hero("elfric")
    elfric.armed = ("smoke_pot",)
    assert set(leaps(game, elfric, steps)) == set(walks(game, elfric, steps))


@given(positions())
def test_a_shot_reaches_whatever_some_path_reaches_ring_by_ring(game: OnPaper) -> None:
    origin = game.hero("elfric").cell
    reached = {0: {origin}}
    for ring in (1, 2, 3):
        reached[ring] = {
            there
            for here in reached[ring - 1]
            for there in around(here)
            if can_step(game, here, there) and distance(origin, there) == ring
        }
    expected = {cell: ring for ring, cells in reached.items() for cell in cells}
    assert game.fire(origin, 3) == expected, picture(game)


@given(positions(), st.integers(1, 5), st.integers(0, 17))
def test_a_monster_walks_nearer_through_nobody_but_its_like(game: OnPaper, steps: int, number: int) -> None:
    monsters = list(game.state.monsters.values())
    assume(monsters)
    monster = monsters[number % len(monsters)]
    walk = walk_of(game, monster, steps)
    if walk is None:
        return
    heroes = {hero.cell for hero in game.state.heroes.values()}
    assert len(walk.path) - 1 <= steps
    assert walk.path[0] == monster.cell
    assert all(can_step(game, here, there) for here, there in pairwise(walk.path))
    assert not heroes.intersection(walk.path)
    assert not game.obstacles().intersection(walk.path[1:])
    assert walk.path[-1] not in game.occupied()
    before = steps_to(game, monster.cell, walk.towards)
    assert steps_to(game, walk.path[-1], walk.towards) <= before
    assert all(before <= steps_to(game, monster.cell, other) for other in game.state.heroes)


def steps_to(game: OnPaper, start: Cell, hero: str) -> int:
    """Steps from a square to a hero, through monsters but not through things or other heroes; many without a way."""
    goal = game.hero(hero).cell
    blocked = {*game.obstacles(), *(other.cell for other in game.state.heroes.values())} - {goal}
    reached, ring, steps = {start}, {start}, 0
    while ring:
        if goal in ring:
            return steps
        steps += 1
        ring = {there for here in ring for there in around(here) if can_step(game, here, there)} - blocked - reached
        reached |= ring
    return 1_000


@given(positions(), st.integers(1, 2), st.booleans(), st.integers(0, 17))
def test_a_push_goes_straight_and_ends_before_what_is_in_the_way(
    game: OnPaper, squares: int, onto_tombstones: bool, number: int
) -> None:
    monsters = list(game.state.monsters.values())
    assume(monsters)
    monster = monsters[number % len(monsters)]
    ends = shoves(game, monster, squares, onto_tombstones=onto_tombstones)
    assert next(iter(ends)) == monster.cell, "it can stay"
    stones = {stone.cell for stone in game.mission.tombstones.values()}
    for end, path in ends.items():
        assert len(path) - 1 <= squares
        assert all(can_step(game, here, there) for here, there in pairwise(path))
        ways = {(there[0] - here[0], there[1] - here[1]) for here, there in pairwise(path)}
        assert len(ways) <= 1, "in one direction"
        assert not game.occupied().intersection(path[1:-1])
        if len(path) > 1:
            assert end not in game.occupied() or (onto_tombstones and end in stones)


@given(positions())
def test_what_is_offered_at_any_position_can_be_done(game: OnPaper) -> None:
    pending = asked(game, "turn")
    for value in pending.question.answers():
        clone = game.clone()
        clone.answer(pending.id, pending.seat, value)
        assert clone.outcome() is None
