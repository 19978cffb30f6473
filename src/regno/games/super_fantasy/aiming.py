"""Lines of fire as pages draw them, and why a hero cannot aim at the monsters about him."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from regno.engine.grid import distance, edge
from regno.engine.questions import Cell
from regno.engine.sight import line_by_path, line_by_sight

from .menu import rings_of

if TYPE_CHECKING:
    from .game import SuperFantasy
    from .state import Hero

Details = dict[str, Any]

NEAR: Final = 5
"""Monsters further away than so many squares need no reason."""


def line(game: SuperFantasy, origin: Cell, goal: Cell) -> tuple[Cell, ...]:
    """The squares of a line of fire, both ends included; none where there is no such line."""
    draw = line_by_sight if game.ruled("line_of_fire", "straight") else line_by_path
    return draw(game.links(), origin, goal)


def out_of_aim(game: SuperFantasy, hero: Hero) -> list[Details]:
    """The monsters near a hero that no weapon of his can hit from where he stands, each with the reason."""
    rings = {ring for item in game.in_use(hero).values() if item.attack for ring in rings_of(hero, item)}
    if not rings:
        return []
    fire = game.fire(hero.cell, max(rings))
    found: list[Details] = []
    for monster in game.state.monsters.values():
        ring = distance(hero.cell, monster.cell)
        if ring > NEAR or fire.get(monster.cell) in rings:
            continue
        if ring in rings:
            blocker = _blocker(game, hero.cell, monster.cell)
            found.append({"monster": monster.id, "code": "no_line", "detail": {"blocker": blocker}})
        elif ring > max(rings):
            found.append({"monster": monster.id, "code": "too_far", "detail": {"ring": ring, "most": max(rings)}})
        else:
            found.append({"monster": monster.id, "code": "wrong_ring", "detail": {"ring": ring}})
    return found


def _blocker(game: SuperFantasy, origin: Cell, goal: Cell) -> str:
    """What stands first in the way from one square straight to another: `gate`, `stone` or `wall`."""
    links, floor = game.links(), game.mission.grid.floor
    shut = {border for name, borders in game.mission.gates.items() if name not in game.state.open_gates
            for border in borders}  # fmt: skip
    here, rings = origin, distance(origin, goal)
    for step in range(1, rings + 1):
        x, y = (round(a + (b - a) * step / rings) for a, b in zip(origin, goal, strict=True))
        there = (x, y)
        if there not in floor:
            return "stone"
        if there not in links[here]:
            corners = {(here[0], y), (x, here[1])}
            ways = {edge(one, corner) for corner in corners for one in (here, there) if one != corner}
            return "gate" if ways & shut else "wall"
        here = there
    return "wall"
