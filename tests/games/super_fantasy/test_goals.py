"""What missions ask for: when each kind of goal comes nearer, when it is reached, and when it opens."""

from __future__ import annotations

from typing import Any

import pytest

from regno.engine.questions import Cell
from regno.games.super_fantasy.content.missions import GOAL_KINDS, Goal
from regno.games.super_fantasy.events import GoalProgressed, HeroKnockedOut
from regno.games.super_fantasy.goals import progress
from tests.games.super_fantasy.playing import (
    OnPaper,
    act,
    asked,
    can,
    dice,
    end_turn,
    last,
    open_actions,
    reply,
    table,
    take_turn,
    told,
)

ROOMS = "AAABBB"
"""Two areas side by side."""
ALL = (1, 1, 1, 1, 1, 1)
"""Every die there is, so that the turn is over and nothing is left to defend with."""


def walk(game: OnPaper, to: Cell, *faces: int) -> None:
    """The hero whose turn it is walks to a square."""
    dice(game, *(faces or (2, 2, 2)))
    act(game, "move", len(faces) or 3)
    reply(game, to, about="move")


def succeed(game: OnPaper, action: str) -> None:
    """The hero whose turn it is makes a test and passes it."""
    dice(game, 2, 2, 2)
    act(game, action, 3)


def end_round(game: OnPaper, hero: str) -> None:
    """The hero whose turn it is ends it, and with it the round."""
    end_turn(game)
    assert asked(game).seat == hero


# ── all of them ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_heroes_have_won_when_every_goal_is_reached_in_whatever_order() -> None:
    game = table("sAXX", quests=(Goal("stones", "smash"), Goal("rest", "purify")))
    succeed(game, "coffin:k1")
    assert [event.goal for event in told(game, "goal_reached")] == ["rest"]
    assert game.outcome() is None
    succeed(game, "tombstone:t1")
    assert game.outcome() == "victory"
    assert last(game, "game_over").rule == "sf.goal"


@pytest.mark.parametrize(("text", "needed"), [("Ass", 1), ("EAss", 1), ("EPAss", 2), ("EPKAss", 2)])
def test_how_often_a_goal_must_succeed_goes_by_the_number_of_heroes(text: str, needed: int) -> None:
    game = table(text, quests=(Goal("stones", "smash", times=(1, 1, 2)),))
    if len(game.state.heroes) > 1:
        take_turn(game, "axl")
    succeed(game, "tombstone:t1")
    assert last(game, "goal_progressed").total == needed
    assert game.outcome() == ("victory" if needed == 1 else None)


def test_a_goal_opens_once_the_one_before_it_is_reached() -> None:
    goals = (Goal("fires", "light"), Goal("plans", "study", after="fires"))
    game = table("iA*", quests=goals)
    assert open_actions(game, "goal") == ["goal:fires"]
    succeed(game, "goal:fires")
    assert open_actions(game, "goal") == ["goal:plans"]


def test_what_has_been_reached_stays_reached() -> None:
    goals = (Goal("out", "escape", area="B"), Goal("plans", "study"))
    game = table("*.A...", areas=ROOMS, quests=goals)
    walk(game, (3, 0), 1)
    walk(game, (1, 0), 2)
    assert game.state.goals["out"] == 1
    succeed(game, "goal:plans")
    assert game.outcome() == "victory"


@pytest.mark.parametrize("kind", GOAL_KINDS)
def test_progress_says_which_kind_of_goal_it_is(kind: str) -> None:
    thing = {"light": "i", "escort": "c"}.get(kind, ".")
    game = table(f"A{thing}", quests=(Goal("it", kind, area="B", monster="veteran", times=(2,)),))
    progress(game, game.mission.goals[0])
    assert last(game, "goal_progressed").rule == f"sf.goal.{kind}"


# ── study ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_mission_says_what_its_test_asks_for() -> None:
    game = table("E*", quests=(Goal("lid", "study", attribute="strength", need=7),))
    dice(game, 2, 2, 2)
    act(game, "goal:lid", 3)
    assert (last(game, "dice_rolled").star, last(game, "dice_rolled").need) == (4, 7)
    assert game.outcome() is None
    dice(game, 2, 2, 2)
    act(game, "goal:lid", 3)
    assert game.outcome() is None
    assert not told(game, "goal_progressed")


# ── smash, purify ────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("kind", "text", "action"), [("smash", "sAs", "tombstone:t"), ("purify", "XXAXX", "coffin:k")])
def test_where_nothing_is_marked_every_tombstone_and_every_coffin_counts(kind: str, text: str, action: str) -> None:
    game = table(text, quests=(Goal("it", kind, times=(2,)),))
    succeed(game, f"{action}2")
    assert (last(game, "goal_progressed").count, last(game, "goal_progressed").total) == (1, 2)
    succeed(game, f"{action}1")
    assert game.outcome() == "victory"


@pytest.mark.parametrize(("kind", "text", "action"), [("smash", "sAs", "tombstone:t"), ("purify", "XXAXX", "coffin:k")])
def test_where_some_are_marked_the_others_do_not_count(kind: str, text: str, action: str) -> None:
    mark = action.rpartition(":")[2] + "1"
    game = table(text, quests=(Goal("it", kind),), given={"marked": {mark: "it"}})
    succeed(game, f"{action}2")
    assert not told(game, "goal_progressed")
    succeed(game, f"{action}1")
    assert game.outcome() == "victory"


def test_a_tombstone_that_a_flying_monster_breaks_counts() -> None:
    game = table("Nv.s", quests=(Goal("stones", "smash"),), gnomy={"armed": ("gnomic_throw",)})
    dice(game, 2, 2, 2, 2)
    act(game, "attack:gnomefist:m1", 4)
    reply(game, (3, 0), about="push")
    assert game.outcome() == "victory"


def test_what_was_smashed_before_the_goal_opened_counts() -> None:
    game = table("sA*", quests=(Goal("plans", "study"), Goal("stones", "smash", after="plans")))
    succeed(game, "tombstone:t1")
    assert game.outcome() is None
    succeed(game, "goal:plans")
    assert game.outcome() == "victory"


# ── light ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_braziers_are_lit_in_order_each_by_a_test_beside_it() -> None:
    goal = Goal("fires", "light", attribute="magic", times=(2,))
    second = table("i..Ai", quests=(goal,))
    assert not can(second, "goal"), "the first has to burn before"
    game = table("iA.i", quests=(goal,))
    succeed(game, "goal:fires")
    assert last(game, "dice_rolled").star == 3, "Axl has Magic 3"
    assert (last(game, "brazier_lit").brazier, game.state.goals["fires"]) == ("b1", 1)
    assert not can(game, "goal"), "the next one is elsewhere"
    walk(game, (2, 0), 1)
    dice(game, 2, 2)
    act(game, "goal:fires", 2)
    assert game.outcome() is None, "four is not enough"


def test_a_brazier_cannot_be_lit_from_a_corner() -> None:
    assert not can(table("i.\n.A", quests=(Goal("fires", "light"),)), "goal")


@pytest.mark.parametrize("lit", [(), ("b1",)])
def test_a_brazier_is_in_the_way_burning_or_not(lit: tuple[str, ...]) -> None:
    game = table("Ai.i", quests=(Goal("fires", "light", times=(2,)),), lit=lit)
    assert not can(game, "move")


# ── press ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_buttons_count_when_enough_are_down_at_once() -> None:
    game = table("Ab..bE", quests=(Goal("bells", "press", times=(2,)),))
    take_turn(game, "axl")
    walk(game, (1, 0), 1)
    assert (last(game, "button_pressed").button, game.state.goals["bells"]) == ("u1", 1)
    end_turn(game)
    walk(game, (4, 0), 1)
    assert game.outcome() == "victory"


def test_a_button_goes_down_under_whoever_ends_a_walk_on_it_not_under_passers_by() -> None:
    game = table("Ab..", quests=(Goal("bells", "press", times=(2,)),))
    walk(game, (2, 0), 2)
    assert not told(game, "button_pressed")


def test_a_button_stays_down_until_the_clean_up_and_then_comes_up_if_nobody_is_on_it() -> None:
    game = table("Ab..", quests=(Goal("bells", "press", times=(2,)),))
    walk(game, (1, 0), 1)
    walk(game, (2, 0), 1)
    assert game.state.goals["bells"] == 1
    end_round(game, "axl")
    assert last(game, "buttons_released").buttons == ("u1",)
    assert game.state.goals["bells"] == 0


def test_a_button_on_which_somebody_stands_or_lies_stays_down() -> None:
    for life in (3, 1):
        game = table("Ab.z", quests=(Goal("bells", "press", times=(2,)),), axl={"life": life})
        walk(game, (1, 0), *ALL)
        assert game.state.round == 2
        assert bool(told(game, "hero_knocked_out")) == (life == 1)
        assert not told(game, "buttons_released")
        assert game.state.pressed == ("u1",)


def test_buttons_that_are_down_when_the_goal_opens_count() -> None:
    game = table("Ab*", quests=(Goal("bells", "press", after="plans"), Goal("plans", "study")))
    walk(game, (1, 0), 1)
    assert told(game, "button_pressed")
    assert not told(game, "goal_progressed")
    succeed(game, "goal:plans")
    assert game.outcome() == "victory"


# ── hold ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

HELD = Goal("chapel", "hold", area="B", times=(2,))


@pytest.mark.parametrize(
    ("text", "held"),
    [("...A..", True), ("..A...", False), ("...A.z", False), ("z..A..", True), ("...AEz", True)],
)
def test_a_place_is_held_by_more_heroes_than_monsters_at_the_clean_up(text: str, held: bool) -> None:
    game = table(text, areas=ROOMS, quests=(HELD,), phase="monsters", monsters=_rooted(text))
    assert game.state.goals.get("chapel", 0) == held


def _rooted(text: str) -> dict[str, dict[str, Any]]:
    """A monster that is frozen stays where it is."""
    return {"m1": {"status": ("frozen",)}} if "z" in text else {}


def test_whoever_is_down_does_not_hold_a_place() -> None:
    game = table("...Az.", areas=ROOMS, quests=(HELD,), axl={"life": 1}, phase="monsters")
    assert told(game, "hero_knocked_out")
    assert "chapel" not in game.state.goals


def test_a_place_is_held_round_by_round() -> None:
    game = table("...A..", areas=ROOMS, quests=(HELD,))
    end_round(game, "axl")
    assert (game.state.goals["chapel"], game.state.round) == (1, 2)
    end_turn(game)
    assert game.outcome() == "victory"


def test_a_place_is_not_held_before_its_goal_opens() -> None:
    game = table("*..A..", areas=ROOMS, quests=(Goal("plans", "study"), Goal("on", "hold", area="B", after="plans")))
    end_round(game, "axl")
    assert not told(game, "goal_progressed")


# ── slay ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_only_monsters_of_the_kind_count_as_slain() -> None:
    game = table("zEf", quests=(Goal("runner", "slay", monster="fresh"),))
    dice(game, 2, 2, 2, "lightning")
    act(game, "attack:troublebringer:m1", 3)
    assert told(game, "monster_killed")
    assert not told(game, "goal_progressed")
    succeed(game, "attack:troublebringer:m2")
    assert game.outcome() == "victory"


def test_a_monster_that_poison_kills_is_slain_too() -> None:
    goal = Goal("dead", "slay", monster="badly_dead")
    game = table("E.....z", quests=(goal,), monsters={"m1": {"status": ("poisoned",)}}, phase="monsters", fate=["drop"])
    assert game.outcome() == "victory"


def test_who_was_slain_before_the_goal_opened_counts() -> None:
    goals = (Goal("plans", "study"), Goal("dead", "slay", monster="badly_dead", after="plans"))
    game = table("zE*", quests=goals)
    dice(game, 2, 2, 2, "lightning")
    act(game, "attack:troublebringer:m1", 3)
    succeed(game, "goal:plans")
    assert game.outcome() == "victory"


# ── escape ───────────────────────────────────────────────────────────────────────────────────────────────────────────

OUT = Goal("out", "escape", area="B")


def test_all_heroes_escape_together() -> None:
    game = table("..AE..", areas=ROOMS, quests=(OUT,))
    take_turn(game, "elfric")
    walk(game, (4, 0), 1)
    assert (last(game, "goal_progressed").count, last(game, "goal_progressed").total) == (1, 2)
    end_turn(game)
    walk(game, (3, 0), 1)
    assert game.outcome() == "victory"


def test_whoever_walks_back_has_not_escaped() -> None:
    game = table(".A.E..", areas=ROOMS, quests=(OUT,))
    take_turn(game, "elfric")
    walk(game, (4, 0), 1)
    walk(game, (2, 0), 2)
    assert game.state.goals["out"] == 0


def test_whoever_falls_has_not_arrived_until_he_gets_up() -> None:
    game = table("E.A..z", areas=ROOMS, quests=(OUT,), axl={"life": 1})
    take_turn(game, "axl")
    walk(game, (4, 0), *ALL)
    end_turn(game)
    happened = [(type(event), getattr(event, "count", 0)) for event in game.events]
    fall = happened.index((HeroKnockedOut, 0))
    assert [count for kind, count in happened[:fall] if kind is GoalProgressed] == [1]
    assert [count for kind, count in happened[fall:] if kind is GoalProgressed] == [1], "again, where he gets up"


def test_heroes_who_are_there_when_the_goal_opens_have_escaped() -> None:
    goals = (Goal("plans", "study"), Goal("out", "escape", area="B", after="plans"))
    game = table("...A*.", areas=ROOMS, quests=goals)
    succeed(game, "goal:plans")
    assert game.outcome() == "victory"
