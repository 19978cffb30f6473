"""Rounds, phases and turns; six dice; the round marker."""

from __future__ import annotations

import pytest

from regno.engine.events import snake
from regno.engine.questions import NotYours, Stale
from regno.games.super_fantasy.content.missions import Goal
from tests.games.super_fantasy.playing import (
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


def test_a_round_is_a_hero_phase_then_a_monster_phase() -> None:
    game = table("E..")
    end_turn(game)
    phases = [event.phase for event in told(game, "phase_started")]
    assert phases == ["heroes", "monsters", "heroes"]
    assert [event.round for event in told(game, "round_started")] == [1, 2]


def test_the_monster_phase_is_four_steps_areas_reinforcements_blows_clean_up() -> None:
    game = table("E.......s", phase="monsters", fate=["skull"])
    kinds = [snake(type(event).__name__) for event in game.events]
    steps = ("areas_activated", "monster_spawned", "monster_moved", "tokens_cleared")
    assert [kind for kind in kinds if kind in steps] == list(steps)


def test_each_hero_takes_one_turn_a_round() -> None:
    game = table("E.A")
    take_turn(game, "elfric")
    end_turn(game)
    assert game.waits_for() == [("axl", "turn")], "the last one is not asked whether he wants to"
    end_turn(game)
    assert [event.hero for event in told(game, "turn_ended")] == ["elfric", "axl"]
    assert game.state.round == 2


def test_the_players_choose_the_order_anew_each_round() -> None:
    game = table("E.A")
    take_turn(game, "axl")
    end_turn(game)
    end_turn(game)
    take_turn(game, "elfric")
    end_turn(game)
    end_turn(game)
    assert [event.hero for event in told(game, "turn_ended")] == ["axl", "elfric", "elfric", "axl"]


def test_whoever_taps_first_goes_next_and_the_others_are_too_late() -> None:
    game = table("E.A.K")
    late = asked(game, "take_turn", "kayla")
    take_turn(game, "axl")
    with pytest.raises(Stale):
        game.answer(late.id, "kayla", "take_turn")


def test_nobody_can_take_a_turn_for_somebody_else() -> None:
    game = table("E.A")
    with pytest.raises(NotYours):
        game.answer(asked(game, "take_turn", "elfric").id, "axl", "take_turn")


def test_a_turn_has_six_dice() -> None:
    game = table("E..")
    assert last(game, "turn_started").dice == 6
    assert game.state.heroes["elfric"].dice == 6


def test_a_stunned_hero_has_three_dice_and_has_then_shaken_it_off() -> None:
    game = table("E..", elfric={"status": ("stunned",)})
    assert last(game, "turn_started").dice == 3
    assert last(game, "status_lost").status == "stunned"
    assert game.state.heroes["elfric"].status == ()
    end_turn(game)
    assert last(game, "turn_started").dice == 6


def test_a_rolled_die_is_spent() -> None:
    game = table("E..")
    dice(game, 1, 1)
    act(game, "move", 2)
    reply(game, (1, 0))
    assert game.state.heroes["elfric"].dice == 4
    assert asked(game, "turn").question.default_answer() == {"action": "end_turn", "dice": 0}


def test_the_same_action_may_be_repeated_in_a_turn() -> None:
    game = table("E......")
    for goal in ((1, 0), (2, 0), (3, 0)):
        dice(game, 1, 1)
        act(game, "move", 2)
        reply(game, goal)
    assert len(told(game, "hero_moved")) == 3


def test_an_action_takes_at_least_one_die_and_at_most_those_left() -> None:
    game = table("E..", elfric={"status": ("stunned",)})
    question = asked(game, "turn").question
    numbers = [answer["dice"] for answer in question.answers() if answer["action"] == "move"]
    assert numbers == [1, 2, 3]


def test_a_turn_without_dice_goes_on_while_a_diceless_ability_is_charged() -> None:
    game = table("A..", axl={"full": ("epic_hymn",)})
    act(game, "defend", 6)
    assert open_actions(game) == ["ability:epic_hymn:axl", "end_turn"]


def test_a_turn_without_dice_and_without_anything_to_do_ends_by_itself() -> None:
    game = table("E.A")
    take_turn(game, "elfric")
    act(game, "defend", 6)
    assert last(game, "turn_ended").hero == "elfric"


def test_what_is_left_when_the_turn_ends_becomes_shield_dice() -> None:
    game = table("A.E")
    take_turn(game, "axl")
    dice(game, 1, 1)
    act(game, "move", 2)
    reply(game, (1, 0))
    end_turn(game)
    taken = last(game, "shield_dice_taken")
    assert (taken.hero, taken.dice, taken.cause) == ("axl", 4, "left_over")
    assert game.state.heroes["axl"].shield_dice == 4


def test_what_was_armed_and_not_used_is_lost_with_the_turn() -> None:
    game = table("E.A", elfric={"full": ("soul_reaver",)})
    take_turn(game, "elfric")
    act(game, "ability:soul_reaver")
    assert "soul_reaver" in game.state.heroes["elfric"].armed
    end_turn(game)
    assert "soul_reaver" not in game.state.heroes["elfric"].armed


# ── the markers ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_heroes_have_lost_when_the_round_marker_meets_the_end_marker() -> None:
    game = table("E..", end=3)
    end_turn(game)
    assert game.outcome() is None
    end_turn(game)
    assert game.outcome() == "defeat"
    assert last(game, "game_over").reason == "markers"
    assert game.waits_for() == []


def test_a_mission_of_so_many_rounds_puts_the_end_marker_one_space_beyond() -> None:
    game = table("E..", end=10)
    for _ in range(9):
        assert can(game, "end_turn")
        end_turn(game)
    assert game.outcome() == "defeat"
    assert len(told(game, "turn_ended")) == 9


def test_when_a_fall_makes_the_markers_meet_the_phase_is_played_to_its_end() -> None:
    game = table("A.zK", phase="monsters", end=2, axl={"life": 1}, kayla={"life": 1})
    kinds = [type(event).__name__ for event in game.events]
    assert kinds.count("HeroKnockedOut") == 1
    assert last(game, "end_marker_moved").end == 1
    assert kinds.index("EndMarkerMoved") < kinds.index("TokensCleared") < kinds.index("GameOver")
    assert game.outcome() == "defeat"


def test_the_objective_met_before_the_markers_are_checked_is_a_victory() -> None:
    game = table("A*", end=1, axl={"dice": 6})
    dice(game, 2, 2, 2)
    act(game, "goal:plans", 3)
    assert game.outcome() == "victory"


def test_the_objective_met_is_victory_at_once() -> None:
    game = table("A*.E")
    take_turn(game, "axl")
    dice(game, 2, 2, 2)
    act(game, "goal:plans", 3)
    assert (last(game, "game_over").outcome, last(game, "game_over").reason) == ("victory", "plans")
    assert game.waits_for() == []
    assert game.state.phase == "over"


def test_a_failed_test_of_the_objective_costs_the_dice_and_may_be_tried_again() -> None:
    game = table("A*")
    dice(game, 1, 1, 1)
    act(game, "goal:plans", 3)
    assert game.outcome() is None
    dice(game, 2, 2, 2)
    act(game, "goal:plans", 3)
    assert game.outcome() == "victory"


def test_an_objective_may_ask_for_several_successes_by_number_of_heroes() -> None:
    game = table("A*", quests=(Goal("plans", "study", times=(2,)),))
    dice(game, 2, 2, 2)
    act(game, "goal:plans", 3)
    progressed = last(game, "goal_progressed")
    assert (progressed.count, progressed.total) == (1, 2)
    assert game.outcome() is None
    dice(game, 2, 2, 2)
    act(game, "goal:plans", 3)
    assert game.outcome() == "victory"


def test_the_objective_is_studied_on_its_square_or_from_side_by_side() -> None:
    assert can(table("A*"), "goal")
    assert not can(table("A.\n.*"), "goal")
    assert not can(table("A.*"), "goal")
