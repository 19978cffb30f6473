"""Maps as text, and back.

Two forms. The *plain* form has one sign a square::

    ..T
    .#.

The *fenced* form has a sign a square and room between the squares for walls and gates; it begins with `+`::

    +-+-+-+
    |. . T|
    + +=+ +
    |. . .|
    +-+-+-+

Between squares side by side stand ` ` (nothing), `|` (a wall) or `H` (a gate); between squares one above the other
` `, `-` (a wall) or `=` (a gate). A space for a square is no square at all. Gate signs that touch in a line are one
gate.
"""

from __future__ import annotations

from msgspec import Struct

from .grid import Edge, edge
from .questions import Cell

STONE = "#"
NOTHING = " "


class MalformedDrawing(ValueError):
    """A drawing that is no map; `line` and `column` count from 1 within the drawing."""

    def __init__(self, reason: str, line: int, column: int) -> None:
        self.reason, self.line, self.column = reason, line, column
        super().__init__(f"line {line}, column {column}: {reason}")


class Drawing(Struct, frozen=True):
    """A map as drawn: the sign on every square, walls and gates between them, and where each sign stood."""

    width: int
    height: int
    signs: dict[Cell, str]
    walls: frozenset[Edge]
    gates: tuple[tuple[Edge, ...], ...]
    is_fenced: bool

    def place(self, cell: Cell) -> tuple[int, int]:
        """Line and column (from 1) of a square in the text."""
        x, y = cell
        return (2 * y + 2, 2 * x + 2) if self.is_fenced else (y + 1, x + 1)

    def where(self, sign: str) -> list[Cell]:
        """The squares that bear a sign, row by row."""
        return sorted((cell for cell, s in self.signs.items() if s == sign), key=lambda c: (c[1], c[0]))


def read(text: str) -> Drawing:
    """A drawing from its text. Raises `MalformedDrawing`."""
    lines = text.strip("\n").split("\n")
    return _read_fenced(lines) if lines[0].startswith("+") else _read_plain(lines)


def _read_plain(lines: list[str]) -> Drawing:
    width = max(map(len, lines))
    signs = {
        (x, y): sign for y, line in enumerate(lines) for x, sign in enumerate(line.ljust(width)) if sign != NOTHING
    }
    return Drawing(width, len(lines), signs, frozenset(), (), is_fenced=False)


def _read_fenced(lines: list[str]) -> Drawing:
    columns = len(lines[0])
    if columns % 2 == 0 or len(lines) % 2 == 0:
        raise MalformedDrawing("a fenced drawing has an odd number of lines and columns", 1, columns)
    signs: dict[Cell, str] = {}
    walls: set[Edge] = set()
    gates: list[Edge] = []
    for row, line in enumerate(lines):
        if len(line.rstrip()) > columns:
            raise MalformedDrawing(f"this line is longer than the first ({columns} signs)", row + 1, columns + 1)
        for column, sign in enumerate(line.ljust(columns)[:columns]):
            x, y = (column - 1) // 2, (row - 1) // 2
            if row % 2 and column % 2:
                if sign != NOTHING:
                    signs[(x, y)] = sign
                continue
            if row % 2 == 0 and column % 2 == 0:
                if sign not in "+-|=H ":
                    raise MalformedDrawing(f"{sign!r} stands on a corner", row + 1, column + 1)
                continue
            upright = bool(row % 2)
            border = (
                edge(((column // 2 - 1), y), (column // 2, y)) if upright else edge((x, row // 2 - 1), (x, row // 2))
            )
            if sign == ("|" if upright else "-"):
                walls.add(border)
            elif sign == ("H" if upright else "="):
                gates.append(border)
            elif sign != NOTHING:
                raise MalformedDrawing(f"{sign!r} stands between two squares", row + 1, column + 1)
    return Drawing(columns // 2, len(lines) // 2, signs, frozenset(walls), _joined(gates), is_fenced=True)


def _joined(edges: list[Edge]) -> tuple[tuple[Edge, ...], ...]:
    """Edges that continue each other in a line, gathered into gates."""
    gates: list[list[Edge]] = []
    for border in sorted(edges, key=lambda e: (e[0][1], e[0][0])):
        (ax, ay), (bx, _) = border
        upright = bx > ax
        before = edge((ax, ay - 1), (bx, ay - 1)) if upright else edge((ax - 1, ay), (bx - 1, ay + 1))
        known = next((gate for gate in gates if before in gate), None)
        if known is None:
            gates.append([border])
        else:
            known.append(border)
    return tuple(tuple(gate) for gate in gates)


def write(drawing: Drawing) -> str:
    """The text of a drawing, such that reading it gives the same drawing."""
    if not drawing.is_fenced:
        return "\n".join(
            "".join(drawing.signs.get((x, y), NOTHING) for x in range(drawing.width)).rstrip()
            for y in range(drawing.height)
        )
    rows = [[NOTHING] * (2 * drawing.width + 1) for _ in range(2 * drawing.height + 1)]
    for row in range(0, len(rows), 2):
        for column in range(0, len(rows[row]), 2):
            rows[row][column] = "+"
    for (x, y), sign in drawing.signs.items():
        rows[2 * y + 1][2 * x + 1] = sign
    gate_edges = frozenset(border for gate in drawing.gates for border in gate)
    for borders, upright_sign, level_sign in ((drawing.walls, "|", "-"), (gate_edges, "H", "=")):
        for (ax, ay), (bx, by) in borders:
            if bx > ax:
                rows[2 * ay + 1][2 * bx] = upright_sign
            else:
                rows[2 * by][2 * ax + 1] = level_sign
    return "\n".join("".join(row) for row in rows)
