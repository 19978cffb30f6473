"""Survival scenarios: waves instead of Fate, lives instead of the End-of-Game marker, dawn instead of a goal."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from regno.engine.game import Setup
from regno.engine.questions import Refused
from regno.games.super_fantasy.content.heroes import HEROES
from regno.games.super_fantasy.content.missions import SURVIVAL_MODES, Wave
from regno.games.super_fantasy.game import SuperFantasy
from tests.games.super_fantasy.playing import OnPaper, act, dice, end_turn, last, open_actions, table, take_turn, told

LONG = "A" + "." * 12
"""Axl, and too far away from everything to be reached in a round."""


def night(text: str, *waves: Wave, **changes: Any) -> OnPaper:
    """A survival scenario on paper; waves that are not said bring nobody."""
    given = {"waves": waves or (Wave(1, {}),), "modes": SURVIVAL_MODES}
    return table(text, mode="survival", given=given, **changes)


def wave(game: OnPaper, *drawn: int) -> None:
    """The last hero ends his turn and a wave comes; each number drawn swaps a source with one before it, from the last
    source to the second."""
    game.progress.dice.scripted += drawn
    end_turn(game)


def kinds(game: OnPaper) -> Counter[str]:
    """The monsters on the board."""
    return Counter(monster.kind for monster in game.state.monsters.values())


# ── waves ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_every_monster_phase_is_a_wave_and_fate_is_not_asked() -> None:
    game = night(LONG + "ss", Wave(1, {"badly_dead": (2,)}))
    wave(game, 1)
    assert (last(game, "wave_came").wave, last(game, "wave_came").monsters) == (1, 2)
    assert kinds(game) == {"badly_dead": 2}
    assert not told(game, "fate_rolled")


def test_a_wave_is_the_entry_with_the_highest_round_that_has_come() -> None:
    game = night(LONG + "s", Wave(1, {"badly_dead": (1,)}), Wave(3, {"veteran": (1,)}))
    come = []
    for _ in range(4):
        game.state.monsters.clear()
        wave(game)
        come.append(dict(kinds(game)))
    assert come == [{"badly_dead": 1}, {"badly_dead": 1}, {"veteran": 1}, {"veteran": 1}]


@pytest.mark.parametrize(("text", "number"), [("A", 1), ("EA", 3), ("EPA", 3)])
def test_how_many_come_goes_by_the_number_of_heroes(text: str, number: int) -> None:
    game = night(text + LONG[1:] + "mmm", Wave(1, {"badly_dead": (1, 3)}))
    for hero in list(game.state.heroes)[:-1]:
        take_turn(game, hero)
        end_turn(game)
    wave(game)
    assert last(game, "wave_came").monsters == number


def test_a_wave_comes_out_of_tombstones_graves_and_coffins_one_after_the_other() -> None:
    game = night(LONG + "sm.XX", Wave(1, {"badly_dead": (2,), "veteran": (1,)}))
    wave(game, 2, 1)
    spawned = [(event.source, event.kind) for event in told(game, "monster_spawned")]
    assert spawned == [("t1", "badly_dead"), ("pit", "badly_dead"), ("k1", "veteran")]


@pytest.mark.parametrize(("drawn", "source"), [((2, 1), "t1"), ((2, 0), "t2"), ((0, 1), "t3")])
def test_the_dice_say_in_which_order_sources_open(drawn: tuple[int, ...], source: str) -> None:
    game = night(LONG + "sss", Wave(1, {"badly_dead": (1,)}))
    wave(game, *drawn)
    assert last(game, "monster_spawned").source == source


def test_when_there_are_more_than_sources_they_begin_again_with_the_first() -> None:
    game = night(LONG + "mms", Wave(1, {"badly_dead": (3,)}))
    wave(game, 0)
    assert [event.source for event in told(game, "monster_spawned")] == ["pit", "t1", "pit"]


def test_more_than_there_is_room_for_do_not_come() -> None:
    game = night(LONG + "s", Wave(1, {"badly_dead": (3,)}), phase="monsters")
    assert last(game, "wave_came").monsters == 1
    assert len(told(game, "spawn_blocked")) == 2


def test_once_the_box_is_empty_nobody_comes() -> None:
    game = night(LONG + "fffmmm", Wave(1, {"fresh": (1,)}), phase="monsters")
    assert last(game, "wave_came").monsters == 0
    assert not told(game, "monster_spawned")


def test_smashed_tombstones_and_purified_coffins_let_nobody_out() -> None:
    game = night(LONG + "sXX", Wave(1, {"badly_dead": (2,)}), smashed=("t1",), purified=("k1",), phase="monsters")
    assert last(game, "wave_came").monsters == 0


# ── lives ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_hero_who_goes_down_gets_up_at_the_cost_of_a_life() -> None:
    game = night("Az", lives=2, axl={"life": 1}, phase="monsters")
    assert (last(game, "life_spent").hero, last(game, "life_spent").left) == ("axl", 1)
    assert (game.state.lives, game.hero("axl").life) == (1, HEROES["axl"].life)


def test_nobody_pays_with_time() -> None:
    game = night("Az", lives=2, axl={"life": 1}, phase="monsters")
    assert game.state.end == 20
    assert not told(game, "end_marker_moved")


def test_without_lives_a_hero_stays_down_and_the_others_play_on() -> None:
    game = night("Az..E", axl={"life": 1}, elfric={"shield_dice": 6}, phase="monsters")
    assert game.hero("axl").is_down
    assert not told(game, "hero_stood_up")
    assert [pending.seat for pending in game.progress.pending] == ["elfric"]
    assert (game.state.round, game.outcome()) == (2, None)


def test_when_two_fall_and_one_life_is_left_the_first_at_the_table_gets_up() -> None:
    game = night("zAEz", lives=1, axl={"life": 1}, elfric={"life": 1}, phase="monsters", fate=["black", "orange"])
    assert (game.hero("axl").is_down, game.hero("elfric").is_down) == (False, True)


def test_when_nobody_stands_and_no_life_is_left_the_night_is_lost() -> None:
    game = night("Az", axl={"life": 1}, phase="monsters")
    assert game.outcome() == "defeat"
    assert (last(game, "game_over").reason, last(game, "game_over").rule) == ("lives", "sf.survival.lives")


# ── dawn ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_whoever_lives_to_see_the_dawn_has_won() -> None:
    game = night(LONG, end=3)
    end_turn(game)
    assert game.outcome() is None
    end_turn(game)
    assert game.outcome() == "victory"
    assert (last(game, "game_over").reason, last(game, "game_over").rule) == ("dawn", "sf.survival.dawn")


def test_dawn_comes_after_the_same_round_whatever_the_table_says_about_the_end() -> None:
    game = night(LONG, end=2, rulings={"lone_hero": "one_turn", "end_of_game": "last_round_played"})
    end_turn(game)
    assert game.outcome() == "victory"


def test_whoever_is_still_down_at_dawn_does_not_spoil_it() -> None:
    game = night("Az...E", end=2, axl={"life": 1}, elfric={"shield_dice": 6}, phase="monsters")
    assert (game.outcome(), game.hero("axl").is_down) == ("victory", True)


# ── the score ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_score_is_ten_points_a_wave_lived_through_and_one_a_kill() -> None:
    game = night("zE..........", end=9)
    assert game.score() == {"waves": 0, "kills": 0, "points": 0}
    dice(game, 2, 2, 2, "lightning")
    act(game, "attack:troublebringer:m1", 3)
    end_turn(game)
    end_turn(game)
    assert game.score() == {"waves": 2, "kills": 1, "points": 21}


def test_the_wave_that_fells_everybody_is_not_lived_through() -> None:
    game = night("Az", axl={"life": 1}, phase="monsters")
    assert game.score() == {"waves": 0, "kills": 0, "points": 0}


def test_missions_of_the_story_have_no_score() -> None:
    assert table("A").score() is None


# ── the table ────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("heroes", [1, 3, 6])
def test_lives_and_dawn_go_by_the_number_of_heroes(heroes: int) -> None:
    game = SuperFantasy.new(Setup("long_night", tuple(HEROES)[:heroes], 1))
    assert game.mode == "survival"
    assert game.state.lives == game.mission.lives[heroes - 1]
    assert game.state.end == game.mission.rounds["normal"][heroes - 1] + 1


@pytest.mark.parametrize(("mission", "mode"), [("long_night", "coop"), ("long_night", "master"), ("01", "survival")])
def test_a_scenario_is_played_in_its_own_mode_only(mission: str, mode: str) -> None:
    with pytest.raises(Refused) as refused:
        SuperFantasy.new(Setup(mission, ("elfric", "axl"), 1, mode=mode))
    assert refused.value.code == "unknown_mode"


def test_heroes_do_everything_else_as_ever() -> None:
    game = night("Es$")
    assert {action.partition(":")[0] for action in open_actions(game)} == {"tombstone", "defend", "charge", "end_turn"}
