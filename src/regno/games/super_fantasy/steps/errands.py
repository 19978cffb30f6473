"""What missions have heroes do: tests at goals, gold to carry, companions to lead, boulders to clear."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regno.engine.steps import Do, Done, Outcome, Step

from ..goals import next_brazier, progress
from ..mission_events import BoulderCleared, BrazierLit, CompanionLed, GoldTaken
from .stars import Test

if TYPE_CHECKING:
    from ..game import SuperFantasy


class TryGoal(Step, tag=True):
    """A test the mission asks for, at its place."""

    hero: str
    goal: str
    dice: int

    def start(self, game: SuperFantasy) -> Outcome:
        """The mission names attribute and total."""
        goal = game.mission.goal(self.goal)
        test = Test(
            hero=self.hero, purpose="goal", attribute=goal.attribute, dice=self.dice, target=goal.id,
            rule=f"sf.goal.{goal.kind}", need=goal.need,
        )  # fmt: skip
        return Do(test, then=self.close)

    def close(self, game: SuperFantasy, succeeded: bool) -> Outcome:
        """One step nearer; a brazier burns."""
        goal = game.mission.goal(self.goal)
        if succeeded and goal.kind == "light":
            brazier = next_brazier(game, goal)
            game.state.lit += (brazier,)
            game.tell(BrazierLit(hero=self.hero, brazier=brazier))
        elif succeeded:
            progress(game, goal)
        return Done()


class Grab(Step, tag=True):
    """Gold is picked up, without dice."""

    hero: str
    gold: str

    def start(self, game: SuperFantasy) -> Outcome:
        """It is heavy, but who would complain."""
        game.state.gold[self.gold] = self.hero
        game.state.gold_cells.pop(self.gold, None)
        game.tell(GoldTaken(hero=self.hero, gold=self.gold))
        return Done()


class Lead(Step, tag=True):
    """A companion is taken by the hand, or let go, without dice."""

    hero: str
    goal: str

    def start(self, game: SuperFantasy) -> Outcome:
        """Whoever leads is followed."""
        leaders = game.state.leaders
        if leaders.get(self.goal) == self.hero:
            del leaders[self.goal]
            game.tell(CompanionLed(goal=self.goal))
        else:
            leaders[self.goal] = self.hero
            game.tell(CompanionLed(goal=self.goal, hero=self.hero))
        return Done()


class ClearBoulder(Step, tag=True):
    """Strength 6+ from side by side: the boulder is out of the way. Nothing is learnt from that."""

    hero: str
    boulder: str
    dice: int

    def start(self, game: SuperFantasy) -> Outcome:
        """Push."""
        test = Test(
            hero=self.hero, purpose="boulder", attribute="strength", dice=self.dice, target=self.boulder,
            rule="sf.boulder",
        )  # fmt: skip
        return Do(test, then=self.roll_away)

    def roll_away(self, game: SuperFantasy, succeeded: bool) -> Outcome:
        """Somebody's shin, somewhere."""
        if succeeded:
            game.state.cleared += (self.boulder,)
            game.tell(BoulderCleared(hero=self.hero, boulder=self.boulder))
        return Done()


def step_of(hero: str, group: str, name: str, dice: int) -> Step | None:
    """The step of one of these actions, by the first word of its id; None for all others."""
    match group:
        case "goal":
            return TryGoal(hero=hero, goal=name, dice=dice)
        case "grab":
            return Grab(hero=hero, gold=name)
        case "lead" | "let_go":
            return Lead(hero=hero, goal=name)
        case "boulder":
            return ClearBoulder(hero=hero, boulder=name, dice=dice)
    return None
