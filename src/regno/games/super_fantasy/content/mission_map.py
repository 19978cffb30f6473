"""The drawings of a mission file: the board, its areas, and whether people can play on it."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from regno.engine.drawing import STONE, Drawing, MalformedDrawing, read
from regno.engine.grid import Edge, distances
from regno.engine.questions import Cell

from .mission_text import MissionText
from .missions import Mission
from .monsters import monster_sheets

FLOOR: Final = "."
GATE_WIDTH: Final = 2
DRAWING: Final = ("map", "drawing")
AREAS: Final = ("map", "areas")

Legend = dict[str, dict[str, Any]]


class Board(Struct, frozen=True, eq=False):
    """What the drawings show: floor squares with the letter of their area, and things by kind, row by row, each with
    its entry of the legend."""

    drawing: Drawing
    floor: tuple[Cell, ...]
    areas: dict[Cell, str]
    things: dict[str, list[tuple[Cell, dict[str, Any]]]]
    coffins: tuple[tuple[Cell, Cell], ...]
    coffin_goals: dict[tuple[Cell, Cell], str]
    """The goals that coffins are marked for."""


def read_board(text: MissionText, legend: Legend, players: int) -> Board | None:
    """The board with start squares for so many players; None when it cannot be made out at all."""
    text.table_at(("map",))
    text.check_keys(("map",), ("drawing", "areas"))
    drawing, letters = _drawing(text, DRAWING), _drawing(text, AREAS)
    if drawing is None or letters is None:
        return None
    floor = tuple(sorted((c for c, s in drawing.signs.items() if s != STONE), key=lambda c: (c[1], c[0])))
    if not _has_areas(text, drawing, letters, floor):
        return None
    things = _things(text, drawing, legend, floor)
    coffins = _coffins(text, drawing, [cell for cell, _ in things.get("coffin", [])])
    goals = {pair: str(legend[drawing.signs[pair[0]]].get("goal", "")) for pair in coffins}
    board = Board(drawing, floor, letters.signs, things, coffins, goals)
    _check_gates(text, board)
    _check_counts(text, board, legend, players)
    _check_together(text, board, "grave")
    _check_padlocks(text, board)
    return board


def _misplaced(text: MissionText, drawing: Drawing, cell: Cell, reason: str) -> None:
    text.wrong_in_text(DRAWING, *drawing.place(cell), reason)


def _drawing(text: MissionText, at: tuple[str, str]) -> Drawing | None:
    picture = text.value(at)
    if not isinstance(picture, str) or not picture.strip():
        text.wrong(at, f"[map] needs `{at[1]}`, a drawing between threefold quotes")
        return None
    lines = picture.strip("\n").split("\n")
    if at == DRAWING and not lines[0].startswith("+"):
        text.wrong_in_text(at, 1, 1, "the drawing begins with its fence: +-+-+")
        return None
    widths = [len(line) for line in lines]
    for number, width in enumerate(widths, 1):
        if width != widths[0]:
            reason = f"this line has {width} signs, the first has {widths[0]}: all must be equally long"
            text.wrong_in_text(at, number, min(width, widths[0]) + 1, reason)
    if len(set(widths)) > 1:
        return None
    try:
        return read(picture)
    except MalformedDrawing as error:
        text.wrong_in_text(at, error.line, error.column, error.reason)
        return None


def _has_areas(text: MissionText, drawing: Drawing, letters: Drawing, floor: tuple[Cell, ...]) -> bool:
    """Every floor square must have the letter of its area, and no letter may stand elsewhere."""
    if (drawing.width, drawing.height) != (letters.width, letters.height):
        size, needed = f"{letters.width} × {letters.height}", f"{drawing.width} × {drawing.height}"
        text.wrong_in_text(AREAS, 1, 1, f"`areas` is {size} letters, but the drawing {needed} squares")
        return False
    before = len(text.mistakes)
    for cell, letter in letters.signs.items():
        if not "A" <= letter <= "Z" and not (letter == FLOOR and cell not in floor):
            text.wrong_in_text(AREAS, *letters.place(cell), f"{letter!r} is no area: areas are capitals from A to Z")
        elif cell not in drawing.signs and letter != FLOOR:
            text.wrong_in_text(AREAS, *letters.place(cell), f"area {letter} has no square here in the drawing")
    for cell in floor:
        if cell not in letters.signs:
            text.wrong_in_text(AREAS, *letters.place(cell), "this square belongs to no area: it needs a letter")
    return len(text.mistakes) == before


def _things(
    text: MissionText, drawing: Drawing, legend: Legend, floor: tuple[Cell, ...]
) -> dict[str, list[tuple[Cell, dict[str, Any]]]]:
    things: dict[str, list[tuple[Cell, dict[str, Any]]]] = {}
    for cell in floor:
        sign = drawing.signs[cell]
        if sign == FLOOR:
            continue
        if sign not in legend:
            _misplaced(text, drawing, cell, f"the legend does not say what {sign!r} is")
        else:
            things.setdefault(str(legend[sign].get("is")), []).append((cell, legend[sign]))
    return things


def _coffins(text: MissionText, drawing: Drawing, left: list[Cell]) -> tuple[tuple[Cell, Cell], ...]:
    """Coffin squares, two by two side by side."""
    pairs = []
    while left:
        x, y = left.pop(0)
        other = next((c for c in ((x + 1, y), (x, y + 1)) if c in left), None)
        if other is None:
            _misplaced(text, drawing, (x, y), "a coffin lies on two squares side by side; this one has no other")
            continue
        left.remove(other)
        pairs.append(((x, y), other))
    return tuple(pairs)


def _check_gates(text: MissionText, board: Board) -> None:
    """A gate is two squares wide and stands between two areas."""
    for edges in board.drawing.gates:
        place = _place_of(edges[0])
        sides = {(board.areas.get(one), board.areas.get(other)) for one, other in edges}
        if any(cell not in board.floor for border in edges for cell in border):
            text.wrong_in_text(DRAWING, *place, "a gate needs a square on either side")
        elif len(edges) != GATE_WIDTH:
            reason = f"a gate is {GATE_WIDTH} squares wide, this one {len(edges)}"
            text.wrong_in_text(DRAWING, *place, reason)
        elif len(sides) > 1 or any(one == other for one, other in sides):
            text.wrong_in_text(DRAWING, *place, "a gate stands between two areas, the same two along its whole width")


def _place_of(border: Edge) -> tuple[int, int]:
    """Line and column (from 1) of an edge in a fenced drawing."""
    (ax, ay), (bx, by) = border
    return (2 * ay + 2, 2 * bx + 1) if bx > ax else (2 * by + 1, 2 * ax + 2)


def _check_counts(text: MissionText, board: Board, legend: Legend, players: int) -> None:
    """Enough squares to start on, enough figures in the box, squares for every sign that a goal is marked with."""
    starts = len(board.things.get("start", []))
    if starts < players:
        text.wrong(DRAWING, f"{players} can play, but the drawing has {starts} start squares")
    used: dict[str, int] = {}
    for cell, entry in board.things.get("monster", []):
        sheet = monster_sheets("normal").get(entry.get("kind", ""))
        if sheet is None:
            continue
        used[sheet.id] = used.get(sheet.id, 0) + 1
        if used[sheet.id] > sheet.supply:
            _misplaced(text, board.drawing, cell, f"the box has only {sheet.supply} figures of {sheet.id!r}")
    drawn = set(board.drawing.signs.values())
    for sign, entry in legend.items():
        if entry.get("goal") and sign not in drawn:
            text.wrong(("legend", sign), f"no square of the drawing is marked for goal {entry.get('goal')!r}")


def _check_together(text: MissionText, board: Board, thing: str) -> None:
    """The squares of a mass grave hang together."""
    graves: dict[str, set[Cell]] = {}
    for cell, entry in board.things.get(thing, []):
        graves.setdefault(str(entry.get("name")), set()).add(cell)
    for name, cells in graves.items():
        for cell in sorted(cells - set(pieces(cells)[0])):
            _misplaced(text, board.drawing, cell, f"this square lies apart from the rest of {thing} {name!r}")


def pieces(cells: set[Cell]) -> list[tuple[Cell, ...]]:
    """Squares that hang together side by side, piece by piece, each row by row."""
    beside = {(x, y): ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)) for x, y in cells}
    links = {cell: tuple(near for near in around if near in cells) for cell, around in beside.items()}
    left = sorted(cells, key=lambda cell: (cell[1], cell[0]))
    found = []
    while left:
        piece = set(distances(links, [left[0]], set()))
        found.append(tuple(cell for cell in left if cell in piece))
        left = [cell for cell in left if cell not in piece]
    return found


def gate_beside(board: Board, cell: Cell) -> int | None:
    """The number (from 0) of the gate that a square borders on."""
    gates = board.drawing.gates
    return next((n for n, edges in enumerate(gates) if any(cell in border for border in edges)), None)


def _check_padlocks(text: MissionText, board: Board) -> None:
    """A padlock hangs on a gate, and all padlocks of a gate spring open together."""
    goals: dict[int, Any] = {}
    for cell, entry in board.things.get("padlock", []):
        gate = gate_beside(board, cell)
        if gate is None:
            _misplaced(text, board.drawing, cell, "a padlock hangs on a gate: its square must lie beside one")
        elif goals.setdefault(gate, entry.get("goal")) != entry.get("goal"):
            _misplaced(text, board.drawing, cell, "this gate has a padlock for another goal already")


def check_reach(text: MissionText, mission: Mission) -> None:
    """Heroes must come to each other, and to the squares of every goal or beside them, with gates open, boulders and
    tombstones out of the way; and beside every chest, coffin and brazier. What opens a padlock must lie before it."""
    coffins = [cell for pair in mission.coffins.values() for cell in pair]
    crypts = [cell for crypt in mission.crypts.values() for cell in crypt.cells]
    braziers = [spot.cell for spot in mission.braziers.values()]
    solid = {*mission.columns, *mission.chests.values(), *coffins, *crypts, *braziers}
    locked = {padlock.gate for padlock in mission.padlocks.values()}
    reached: dict[Cell, int] = {}

    def is_near(cell: Cell) -> bool:
        side_by_side = (c for c in links[cell] if c[0] == cell[0] or c[1] == cell[1])
        return any(near in reached for near in side_by_side)

    while True:
        shut = frozenset(border for gate in locked for border in mission.gates[gate])
        links = mission.grid.links(shut)
        reached = distances(links, mission.start[:1], solid)
        opened = {
            padlock.gate
            for padlock in mission.padlocks.values()
            if padlock.gate in locked and all(c in reached or is_near(c) for c in mission.goal(padlock.goal).cells)
        }
        if not opened:
            break
        locked -= opened
    drawing = mission.drawing
    for padlock in mission.padlocks.values():
        if padlock.gate in locked:
            _misplaced(text, drawing, padlock.cell, "what opens this padlock lies behind it, or cannot be reached")
    if locked:
        return
    for cell in mission.start[1:]:
        if cell not in reached:
            _misplaced(text, drawing, cell, "this start is cut off from the first one")
    for goal in mission.goals:
        if goal.cells and not any(cell in reached or is_near(cell) for cell in goal.cells):
            _misplaced(text, drawing, goal.cells[0], f"goal {goal.id!r} cannot be reached from the start")
        if goal.area and not any(mission.areas[cell] == goal.area for cell in reached):
            at = next(cell for cell, area in mission.areas.items() if area == goal.area)
            _misplaced(text, drawing, at, f"area {goal.area} of goal {goal.id!r} cannot be reached from the start")
    for pair in mission.coffins.values():
        if not any(is_near(cell) for cell in pair):
            _misplaced(text, drawing, pair[0], "this coffin cannot be reached from the start")
    for thing, cells in (("chest", mission.chests.values()), ("brazier", braziers)):
        for cell in cells:
            if not is_near(cell):
                _misplaced(text, drawing, cell, f"this {thing} cannot be reached from the start")
    loose = [stone.cell for stone in mission.tombstones.values()] + [spot.cell for spot in mission.gold.values()]
    loose += [spot.cell for spot in mission.buttons.values()]
    for cell in loose:
        if cell not in reached:
            what = "tombstone" if any(cell == stone.cell for stone in mission.tombstones.values()) else "square"
            _misplaced(text, drawing, cell, f"this {what} cannot be reached from the start")
