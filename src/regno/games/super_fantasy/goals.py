"""What missions ask for. Each kind of goal is a function here, named by the mission file."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from .content.missions import Goal
from .events import GoalProgressed, GoalReached

if TYPE_CHECKING:
    from .game import SuperFantasy
    from .state import Hero


def can_study(game: SuperFantasy, goal: Goal, hero: Hero) -> bool:
    """A test made on the goal's square or side by side with it."""
    links = game.links()[hero.cell]
    return any(
        hero.cell == cell or (cell in links and abs(cell[0] - hero.cell[0]) + abs(cell[1] - hero.cell[1]) == 1)
        for cell in goal.cells
    )


TRIES: Final[dict[str, Callable[[SuperFantasy, Goal, Hero], bool]]] = {"study": can_study}
"""Kind of goal (see `missions.GOAL_KINDS`) → may this hero try for it now?"""


def open_goals(game: SuperFantasy, hero: Hero) -> list[Goal]:
    """The goals a hero can make a test for where he stands."""
    return [goal for goal in game.mission.goals if not is_reached(game, goal) and TRIES[goal.kind](game, goal, hero)]


def is_reached(game: SuperFantasy, goal: Goal) -> bool:
    """Has the goal been met?"""
    return game.state.goals.get(goal.id, 0) >= goal.total(len(game.state.heroes))


def progress(game: SuperFantasy, goal: Goal) -> None:
    """Count one success; when every goal is met the heroes have won, at once."""
    total = goal.total(len(game.state.heroes))
    count = game.state.goals[goal.id] = game.state.goals.get(goal.id, 0) + 1
    game.tell(GoalProgressed(goal=goal.id, count=count, total=total))
    if count >= total:
        game.tell(GoalReached(goal=goal.id))
    if all(is_reached(game, each) for each in game.mission.goals):
        game.finish("victory", reason=goal.id)
