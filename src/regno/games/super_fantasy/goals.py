"""What missions ask for: how far each kind of goal has come, what it takes a hero to, and when it is reached."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regno.engine.events import Event
from regno.engine.questions import Cell

from .content.missions import Goal
from .events import (
    CoffinPurified,
    GoalProgressed,
    GoalReached,
    HeroKnockedOut,
    HeroMoved,
    HeroStoodUp,
    MonsterKilled,
    PlacesSwapped,
    TokensCleared,
    TombstoneSmashed,
)
from .mission_events import (
    BrazierLit,
    ButtonPressed,
    ButtonsReleased,
    CompanionMoved,
    GateUnlocked,
    GoldDelivered,
)
from .monster_events import HeroPulled

if TYPE_CHECKING:
    from .game import SuperFantasy
    from .state import Hero

TESTED: Final = ("study", "light")
"""Kinds of goal that are reached by tests."""
SAFE: Final = "safe"
"""Where gold is once it has been delivered."""


def is_reached(game: SuperFantasy, goal: Goal) -> bool:
    """Has the goal been met?"""
    return game.state.goals.get(goal.id, 0) >= goal.total(len(game.state.heroes))


def is_open(game: SuperFantasy, goal: Goal) -> bool:
    """Can the goal be worked at: is the one before it reached, and it itself not yet?"""
    before = not goal.after or is_reached(game, game.mission.goal(goal.after))
    return before and not is_reached(game, goal)


def next_brazier(game: SuperFantasy, goal: Goal) -> str:
    """The brazier that has to be lit next; only one that is dark counts."""
    return next(name for name in game.mission.things_of(goal) if name not in game.state.lit)


def test_cells(game: SuperFantasy, goal: Goal) -> tuple[Cell, ...]:
    """The squares on or beside which a hero makes the goal's test now."""
    if goal.kind == "light":
        return (game.mission.braziers[next_brazier(game, goal)].cell,)
    return goal.cells


def open_tests(game: SuperFantasy, hero: Hero) -> list[Goal]:
    """The goals a hero can make a test for where he stands: on the square, or side by side with it."""
    links = game.links()[hero.cell]
    x, y = hero.cell
    beside = {hero.cell, *(cell for cell in links if cell[0] == x or cell[1] == y)}
    return [
        goal
        for goal in game.mission.goals
        if goal.kind in TESTED and is_open(game, goal) and not beside.isdisjoint(test_cells(game, goal))
    ]


def destinations(game: SuperFantasy, goal: Goal, hero: Hero) -> tuple[Cell, ...]:
    """The squares it is worth going to for an open goal, on them or beside: for hints and computer players."""
    mission, state = game.mission, game.state
    match goal.kind:
        case "smash":
            return tuple(mission.tombstones[n].cell for n in mission.things_of(goal) if n not in state.smashed)
        case "purify":
            return tuple(c for n in mission.things_of(goal) if n not in state.purified for c in mission.coffins[n])
        case "press":
            return tuple(mission.buttons[n].cell for n in mission.things_of(goal) if n not in state.pressed)
        case "steal":
            if hero.id in state.gold.values():
                return area_cells(game, goal.area)
            return tuple(cell for name, cell in gold_about(game).items() if mission.gold[name].goal == goal.id)
        case "escort":
            if state.leaders.get(goal.id) == hero.id:
                return area_cells(game, goal.area)
            return () if state.leaders.get(goal.id) else (state.companions[goal.id],)
        case "slay":
            return tuple(m.cell for m in state.monsters.values() if m.kind == goal.monster)
        case "hold" | "escape":
            return area_cells(game, goal.area)
    return test_cells(game, goal)


def area_cells(game: SuperFantasy, area: str) -> tuple[Cell, ...]:
    """The squares of an area."""
    return tuple(cell for cell, letter in game.mission.areas.items() if letter == area)


def gold_about(game: SuperFantasy) -> dict[str, Cell]:
    """The gold that lies about, where it was or where it was dropped."""
    state = game.state
    return {
        name: state.gold_cells.get(name, spot.cell)
        for name, spot in game.mission.gold.items()
        if not state.gold.get(name)
    }


# ── what brings a goal nearer ────────────────────────────────────────────────────────────────────────────────────────


def watch(game: SuperFantasy, event: Event) -> None:
    """See whether an event brings a goal nearer; when every goal is met the heroes have won, at once."""
    kinds: tuple[str, ...] = ()
    match event:
        case TombstoneSmashed():
            kinds = ("smash",)
        case CoffinPurified():
            kinds = ("purify",)
        case BrazierLit():
            kinds = ("light",)
        case ButtonPressed() | ButtonsReleased():
            kinds = ("press",)
        case GoldDelivered():
            kinds = ("steal",)
        case CompanionMoved():
            kinds = ("escort",)
        case HeroMoved() | HeroPulled() | PlacesSwapped() | HeroKnockedOut() | HeroStoodUp():
            kinds = ("escape",)
        case GoalReached():
            kinds = ("escape", "press", "escort")
        case MonsterKilled(kind=kind):
            for goal in game.mission.goals:
                if goal.kind == "slay" and goal.monster == kind:
                    progress(game, goal)
        case TokensCleared():
            for goal in game.mission.goals:
                if goal.kind == "hold" and is_open(game, goal) and _is_held(game, goal):
                    progress(game, goal)
    for goal in game.mission.goals:
        if goal.kind in kinds and not game.state.ending:
            _recount(game, goal)


def progress(game: SuperFantasy, goal: Goal) -> None:
    """Count one success."""
    if not is_reached(game, goal):
        _set(game, goal, game.state.goals.get(goal.id, 0) + 1)


def _recount(game: SuperFantasy, goal: Goal) -> None:
    """How far a goal has come that follows from how things are; what has been reached stays reached."""
    if is_reached(game, goal) or (goal.kind in ("escape", "press", "escort") and not is_open(game, goal)):
        return
    count = min(_count(game, goal), goal.total(len(game.state.heroes)))
    if count != game.state.goals.get(goal.id, 0):
        _set(game, goal, count)


def _count(game: SuperFantasy, goal: Goal) -> int:
    state, mission = game.state, game.mission
    things = mission.things_of(goal)
    match goal.kind:
        case "smash":
            return sum(name in state.smashed for name in things)
        case "purify":
            return sum(name in state.purified for name in things)
        case "light":
            return sum(name in state.lit for name in things)
        case "press":
            return sum(name in state.pressed for name in things)
        case "steal":
            return sum(state.gold.get(name) == SAFE for name in things)
        case "escort":
            return int(game.area_of(state.companions[goal.id]) == goal.area)
        case _:
            return sum(game.area_of(hero.cell) == goal.area and not hero.is_down for hero in state.heroes.values())


def _is_held(game: SuperFantasy, goal: Goal) -> bool:
    """More heroes stand in the area than monsters."""
    heroes = sum(game.area_of(hero.cell) == goal.area for hero in game.standing())
    return heroes > sum(game.area_of(monster.cell) == goal.area for monster in game.state.monsters.values())


def _set(game: SuperFantasy, goal: Goal, count: int) -> None:
    total = goal.total(len(game.state.heroes))
    rises = count > game.state.goals.get(goal.id, 0)
    game.state.goals[goal.id] = count
    rule = f"sf.goal.{goal.kind}"
    if rises or count:
        game.tell(GoalProgressed(goal=goal.id, count=count, total=total, rule=rule))
    if count < total:
        return
    game.tell(GoalReached(goal=goal.id, rule=rule))
    for padlock in game.mission.padlocks.values():
        if padlock.goal == goal.id and padlock.gate not in game.state.open_gates:
            game.state.open_gates += (padlock.gate,)
            game.tell(GateUnlocked(gate=padlock.gate, goal=goal.id))
    if not game.state.ending and all(is_reached(game, each) for each in game.mission.goals):
        game.finish("victory", reason=goal.id, rule="sf.goal")
