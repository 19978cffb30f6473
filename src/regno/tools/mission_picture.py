"""A mission as it looks in a terminal: the map in colours, and tables of what it means."""

from __future__ import annotations

from collections import Counter

from rich import box
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from regno.engine.drawing import STONE
from regno.engine.grid import Edge, edge
from regno.engine.questions import Cell
from regno.games.super_fantasy.content.missions import Mission

GROUND = ("#2f3b52", "#3f3047", "#2d4538", "#4f3a2a", "#4a2d35", "#2b4650", "#44432b", "#38384f")
"""Ground of the areas A, B, C…, over again from the ninth on."""
WALL = "#c8c2b4"
GATE = "bold #f5b041"
FLOOR = "."
CORNERS = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""The sign of a corner by the walls that meet there: 1 north + 2 east + 4 south + 8 west."""


def portrait(mission: Mission, language: str) -> RenderableType:
    """Everything about a mission, to print."""
    words = mission.words[language]
    least, most = mission.players
    players = f"{least} to {most} heroes" if least < most else f"{most} heroes"
    head = Text.assemble(
        (words["title"], "bold"), f"\n{words['blurb']}\n", (f"{players}, {mission.minutes} minutes", "dim")
    )
    beside = Table.grid(padding=(0, 4))
    beside.add_row(_legend(mission), _areas(mission, words))
    parts: list[RenderableType] = [head, "", picture(mission), beside, _goals(mission, words), _rounds(mission)]
    return Padding(Group(*parts), (1, 2))


def picture(mission: Mission) -> Text:
    """The map: a square is three signs wide, walls are lines, gates are double lines."""
    drawing = mission.drawing
    gates = {border for edges in mission.gates.values() for border in edges}
    text = Text()
    for y in range(drawing.height + 1):
        for x in range(drawing.width + 1):
            text.append(_corner(mission, x, y), WALL)
            if x < drawing.width:
                border = edge((x, y - 1), (x, y))
                _append_edge(text, mission, border, gates, "───", "═══")
        text.append("\n")
        if y == drawing.height:
            break
        for x in range(drawing.width + 1):
            _append_edge(text, mission, edge((x - 1, y), (x, y)), gates, "│", "║")
            if x < drawing.width:
                text.append(*_square(mission, (x, y)))
        text.append("\n")
    return text


def _ground(mission: Mission, cell: Cell) -> str:
    area = mission.areas.get(cell)
    return f" on {GROUND[(ord(area) - ord('A')) % len(GROUND)]}" if area else ""


def _square(mission: Mission, cell: Cell) -> tuple[str, str]:
    sign = mission.drawing.signs.get(cell, " ")
    if sign == STONE:
        return "▒▒▒", WALL
    if sign == FLOOR:
        return " · ", f"#6c7280{_ground(mission, cell)}"
    return f" {sign} ", f"bold white{_ground(mission, cell)}"


def _append_edge(text: Text, mission: Mission, border: Edge, gates: set[Edge], wall: str, gate: str) -> None:
    if border in mission.drawing.walls:
        text.append(wall, WALL)
    elif border in gates:
        text.append(gate, GATE)
    else:
        one, other = border
        is_inside = one in mission.areas and mission.areas.get(one) == mission.areas.get(other)
        text.append(" " * len(wall), _ground(mission, one).strip() if is_inside else "")


def _corner(mission: Mission, x: int, y: int) -> str:
    """The sign where four squares meet; (x, y) is the square south-east of it."""
    northwest, northeast, southwest, southeast = (x - 1, y - 1), (x, y - 1), (x - 1, y), (x, y)
    borders = ((northwest, northeast), (northeast, southeast), (southwest, southeast), (northwest, southwest))
    number = sum(1 << n for n, (one, other) in enumerate(borders) if edge(one, other) in mission.drawing.walls)
    return CORNERS[number]


def _legend(mission: Mission) -> Table:
    table = Table("Sign", "What it is", "Number", box=box.SIMPLE_HEAD, pad_edge=False)
    what = _things(mission)
    counts = Counter(sign for cell, sign in mission.drawing.signs.items() if cell in what)
    named = {mission.drawing.signs[cell]: name for cell, name in what.items()}
    for sign, name in sorted(named.items(), key=lambda pair: pair[1]):
        number = counts[sign] // 2 if name == "coffin" else counts[sign]
        table.add_row(Text(sign, "bold"), name, str(number))
    if mission.gates:
        table.add_row(Text("═ ║", GATE), "gate", str(len(mission.gates)))
    return table


def _things(mission: Mission) -> dict[Cell, str]:
    """What stands or lies on each square, in words."""
    what = dict.fromkeys(mission.start, "start")
    what |= {stone.cell: f"tombstone: {stone.symbol}" for stone in mission.tombstones.values()}
    what |= dict.fromkeys(mission.chests.values(), "chest")
    what |= dict.fromkeys((cell for pair in mission.coffins.values() for cell in pair), "coffin")
    what |= {cell: f"square of mass grave {name}" for name, cells in mission.graves.items() for cell in cells}
    what |= dict.fromkeys(mission.columns, "column")
    what |= {cell: f"monster: {kind}" for kind, cell in mission.monsters}
    what |= {cell: f"goal: {goal.id}" for goal in mission.goals for cell in goal.cells}
    what |= {spot.cell: f"brazier {n}" for n, spot in enumerate(mission.braziers.values(), 1)}
    what |= {spot.cell: "button" for spot in mission.buttons.values()}
    what |= {spot.cell: "gold" for spot in mission.gold.values()}
    what |= {companion.cell: f"companion: {companion.kind}" for companion in mission.companions.values()}
    what |= {cell: "crypt" for crypt in mission.crypts.values() for cell in crypt.cells}
    what |= dict.fromkeys(mission.boulders.values(), "boulder")
    what |= {padlock.cell: f"padlock of gate {padlock.gate[1:]}" for padlock in mission.padlocks.values()}
    what |= {cell: f"decor: {kind}" for cell, kind in mission.decor.items()}
    return what


def _areas(mission: Mission, words: dict[str, dict[str, str]]) -> Table:
    table = Table("Area", "Name", "Squares", box=box.SIMPLE_HEAD, pad_edge=False)
    sizes = Counter(mission.areas.values())
    for area in sorted(sizes):
        cell = next(cell for cell, letter in mission.areas.items() if letter == area)
        table.add_row(Text(f" {area} ", f"bold white{_ground(mission, cell)}"), words["areas"][area], str(sizes[area]))
    return table


def _goals(mission: Mission, words: dict[str, dict[str, str]]) -> Table:
    table = Table("Goal", "In words", "Kind", "Successes, by number of heroes", box=box.SIMPLE_HEAD, pad_edge=False)
    least, most = mission.players
    for goal in mission.goals:
        times = ", ".join(str(goal.total(heroes)) for heroes in range(least, most + 1))
        how = f"{goal.attribute} {goal.need}+" if goal.kind in ("study", "light") else goal.area or goal.monster
        kind = " ".join((goal.kind, how, f"(after {goal.after})" if goal.after else "")).strip()
        table.add_row(goal.id, escape(words["goals"][goal.id]), kind, times)
    return table


def _rounds(mission: Mission) -> Table:
    least, most = mission.players
    table = Table("Rounds", box=box.SIMPLE_HEAD, pad_edge=False)
    for heroes in range(least, most + 1):
        table.add_column("1 hero" if heroes == 1 else f"{heroes} heroes", justify="right")
    for difficulty in mission.rounds:
        table.add_row(difficulty, *(str(mission.limit(difficulty, heroes)) for heroes in range(least, most + 1)))
    return table
