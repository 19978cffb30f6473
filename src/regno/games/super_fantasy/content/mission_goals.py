"""The goals of a mission file: which fields each kind has, and which signs of the legend belong to it."""

from __future__ import annotations

from typing import Annotated, Any, Final

from msgspec import Meta, Struct

from .heroes import ATTRIBUTES, HEROES
from .mission_map import Board, Legend
from .mission_text import MissionText
from .missions import GOAL_KINDS, Goal
from .monsters import KINDS

Count = Annotated[int, Meta(ge=1)]
Name = Annotated[str, Meta(pattern="^[a-z][a-z0-9_]*$")]
Table = Annotated[tuple[Count, ...], Meta(min_length=1, max_length=len(HEROES))]
"""A figure for each number of heroes; the last one stands for more."""

FIELDS: Final[dict[str, tuple[str, ...]]] = {
    "study": ("attribute", "need", "times"),
    "smash": ("times",),
    "purify": ("times",),
    "light": ("attribute", "need"),
    "press": ("times",),
    "steal": ("area", "times"),
    "escort": ("area",),
    "hold": ("area", "times"),
    "slay": ("monster", "times"),
    "escape": ("area",),
}
"""What a goal of each kind says of itself, besides its `id`, `kind` and `after`."""
NEEDED: Final = ("area", "monster")
"""Fields that must be there where a kind has them."""
MARKS: Final = {
    "goal": "study",
    "crypt": "study",
    "tombstone": "smash",
    "coffin": "purify",
    "brazier": "light",
    "button": "press",
    "gold": "steal",
    "companion": "escort",
}
"""Things of the legend that belong to a goal, and its kind."""
UNMARKED: Final = ("smash", "purify", "hold", "slay", "escape")
"""Kinds of goal that need no sign on the map."""


class FileGoal(Struct, frozen=True, forbid_unknown_fields=True):
    """A goal as the file has it; its squares are on the map."""

    id: Name
    kind: str
    attribute: str = "cunning"
    need: Count = 6
    times: Table | None = None
    area: str = ""
    monster: str = ""
    after: str = ""


def read_goals(text: MissionText) -> dict[str, FileGoal]:
    """The goals by id, each with the fields its kind has."""
    entries = text.table.get("goals")
    if not isinstance(entries, list) or not entries:
        text.wrong(("goals",), "a mission needs at least one [[goals]]")
        return {}
    goals: dict[str, FileGoal] = {}
    for number in range(len(entries)):
        at = ("goals", number)
        goal: FileGoal | None = text.part(at, FileGoal)
        if goal is None:
            name = text.value((*at, "id"))
            if isinstance(name, str):  # a stand-in, so that what names this goal is no mistake
                goals[name] = FileGoal(name, str(text.value((*at, "kind"))))
            continue
        if text.is_known((*at, "kind"), goal.kind, GOAL_KINDS, "kind of goal"):
            _check_fields(text, number, goal)
        text.is_known((*at, "attribute"), goal.attribute, ATTRIBUTES, "attribute")
        if goal.monster:
            text.is_known((*at, "monster"), goal.monster, KINDS, "monster")
        if goal.id in goals:
            text.wrong((*at, "id"), f"there are two goals {goal.id!r}")
        goals[goal.id] = goal
    _check_order(text, goals)
    return goals


def _check_fields(text: MissionText, number: int, goal: FileGoal) -> None:
    at = ("goals", number)
    own = FIELDS[goal.kind]
    for field in text.table["goals"][number]:
        if field not in ("id", "kind", "after", *own):
            text.wrong((*at, field), f"a goal of kind {goal.kind!r} has no `{field}`")
    for field in NEEDED:
        if field in own and not getattr(goal, field):
            text.wrong(at, f"a goal of kind {goal.kind!r} needs `{field}`")


def _check_order(text: MissionText, goals: dict[str, FileGoal]) -> None:
    """`after` names another goal, and no goal waits for itself."""
    for number, goal in enumerate(goals.values()):
        if goal.after and text.is_known(("goals", number, "after"), goal.after, goals, "goal"):
            seen, name = {goal.id}, goal.after
            while name and name not in seen:
                seen.add(name)
                name = goals[name].after if name in goals else ""
            if name:
                text.wrong(("goals", number, "after"), f"goal {goal.id!r} would wait for itself")


def check_marks(text: MissionText, goals: dict[str, FileGoal], legend: Legend) -> None:
    """Signs name goals of their kind, and every goal that needs squares has a sign for them."""
    marked = set()
    for sign, entry in legend.items():
        name, thing = entry.get("goal"), entry.get("is")
        kind = MARKS.get(str(thing))
        if name in goals and thing != "padlock":
            marked.add(name)
            known = goals[name].kind
            if kind and known != kind and known in GOAL_KINDS:
                text.wrong(("legend", sign), f"a {thing} is for goals of kind {kind!r}, but {name!r} is {known!r}")
    for number, goal in enumerate(goals.values()):
        if goal.id not in marked and goal.kind not in UNMARKED and goal.kind in GOAL_KINDS:
            text.wrong(("goals", number), f"no sign of the legend marks the squares of goal {goal.id!r}")


def check_board(text: MissionText, goals: dict[str, FileGoal], board: Board) -> None:
    """Areas that goals name are on the map, braziers are numbered from 1, and there are things enough to succeed."""
    areas = sorted({board.areas[cell] for cell in board.floor})
    for number, goal in enumerate(goals.values()):
        at = ("goals", number)
        if goal.area:
            text.is_known((*at, "area"), goal.area, areas, "area")
        orders = sorted(_order(e) for _, e in board.things.get("brazier", []) if e.get("goal") == goal.id)
        if goal.kind == "light" and orders != list(range(1, len(orders) + 1)):
            text.wrong(at, f"the braziers of goal {goal.id!r} must have the orders 1 to {len(orders)}, each once")
        if goal.kind in ("smash", "purify", "press", "steal") and goal.times is not None:
            there = len(_things(board, goal))
            if max(goal.times) > there:
                text.wrong((*at, "times"), f"goal {goal.id!r} asks for {max(goal.times)}, but there are {there}")
        if goal.kind in ("smash", "purify") and not _things(board, goal):
            text.wrong(at, f"there is nothing on the map for goal {goal.id!r}")
        if goal.kind == "escort" and len(marks_of(board, goal.id)) > 1:
            text.wrong(at, f"goal {goal.id!r} has more than one companion: each needs a goal of its own")


def marks_of(board: Board, goal: str) -> list[Any]:
    """The squares with a sign of this goal, row by row; braziers by their order."""
    things = {thing: board.things.get(thing, []) for thing in MARKS}
    found = [(c, e) for thing, places in things.items() for c, e in places if e.get("goal") == goal]
    return [cell for cell, _ in sorted(found, key=lambda mark: (_order(mark[1]), mark[0][1], mark[0][0]))]


def _order(entry: dict[str, Any]) -> int:
    """The order of a brazier; 0 where there is none, or something else."""
    order = entry.get("order")
    return order if isinstance(order, int) else 0


def _things(board: Board, goal: FileGoal) -> list[Any]:
    """What counts for a goal: marked things, or all of them."""
    if goal.kind == "purify":
        marked = [pair for pair, name in board.coffin_goals.items() if name == goal.id]
        return marked or list(board.coffins)
    if goal.kind == "smash":
        return marks_of(board, goal.id) or board.things.get("tombstone", [])
    return marks_of(board, goal.id)


def finished(goal: FileGoal, board: Board) -> Goal:
    """The goal with its squares and its number of successes: all there is, where the file does not say."""
    default = 1 if goal.kind in ("study", "hold", "slay", "escort", "escape") else len(_things(board, goal))
    cells = marks_of(board, goal.id) if goal.kind not in ("smash", "purify") else []
    return Goal(
        goal.id, goal.kind, goal.attribute, goal.need, goal.times or (default,), tuple(cells), goal.area, goal.monster,
        goal.after,
    )  # fmt: skip
