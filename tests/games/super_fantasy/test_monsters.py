"""Monster Phase 3: who acts when, whom they go for, and where they walk."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.super_fantasy.playing import OnPaper, last, picture, table, told, where


def night(text: str, *fate: str, **more: Any) -> OnPaper:
    """The Monster Phase on a map."""
    return table(text, phase="monsters", fate=fate, **more)


def order(game: OnPaper) -> list[str]:
    """Who acted, in order."""
    acts = [event for event in game.events if hasattr(event, "monster") and not hasattr(event, "source")]
    return list(dict.fromkeys(event.monster for event in acts))


# ── order ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_nearest_to_the_heroes_acts_first() -> None:
    assert order(night("z......Ez")) == ["m2", "m1"]


def test_at_the_same_distance_the_lower_initiative_acts_first() -> None:
    assert order(night("v.E.z")) == ["m2", "m1"]


def test_at_the_same_distance_and_initiative_the_older_figure_acts_first() -> None:
    assert order(night("z.E.z")) == ["m1", "m2"]


def test_who_has_just_come_up_is_as_far_as_its_tombstone() -> None:
    assert order(night("..s.#\nE#.z#\n...##", "skull")) == ["m2", "m1"], "two steps against three"


# ── walking ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_monster_moves_its_steps_towards_the_nearest_hero() -> None:
    game = night("E......z")
    assert picture(game) == "E...z..."
    assert last(game, "monster_moved").towards == "elfric"


def test_a_veteran_takes_two_steps() -> None:
    assert picture(night("E.....v")) == "E...v.."


def test_a_monster_stops_beside_the_hero_and_strikes() -> None:
    game = night("E..z", elfric={"life": 3})
    assert picture(game) == "Ez.."
    assert game.state.heroes["elfric"].life == 2


def test_a_monster_beside_a_hero_does_not_walk() -> None:
    game = night(".....\n.zE..\n.....")
    assert not told(game, "monster_moved")
    assert last(game, "blow_declared").hero == "elfric"


def test_a_monster_takes_the_shortest_way_diagonals_included() -> None:
    game = night("z...\n....\n....\n...E")
    assert last(game, "monster_moved").path == ((0, 0), (1, 1), (2, 2))


def test_a_monster_walks_around_walls() -> None:
    game = night(
        """
        E#z.
        .#..
        ....
        """
    )
    assert last(game, "monster_moved").path == ((2, 0), (2, 1), (1, 2), (0, 1))


def test_monsters_pass_through_monsters_but_do_not_stop_on_them() -> None:
    game = night("E.wz")
    assert picture(game) == "Ezw."
    assert last(game, "monster_moved").path == ((3, 0), (2, 0), (1, 0))


def test_monsters_do_not_pass_through_heroes_not_even_fallen_ones() -> None:
    game = night("A.E.z", elfric={"is_down": True, "life": 0})
    assert last(game, "monster_waited").monster == "m1"


def test_a_monster_shut_in_waits() -> None:
    game = night("E#z")
    assert last(game, "monster_waited").monster == "m1"


def test_a_shut_gate_stops_a_monster() -> None:
    gate = "+-+-+-+-+\n|E .Hz .|\n+-+-+-+-+"
    assert last(night(gate), "monster_waited").monster == "m1"
    assert told(night(gate, open_gates=("g1",)), "blow_declared")


def test_behind_others_a_monster_comes_as_near_as_it_can() -> None:
    game = night("Ez.....z")
    assert picture(game) == "Ez..z..."


def test_a_monster_that_cannot_come_nearer_stays() -> None:
    game = night("Ezz")
    assert last(game, "monster_waited").monster == "m2"


BESIDE_BOTH = """
....
E..z
.A..
"""


def test_of_places_beside_its_hero_it_takes_the_one_beside_most_heroes() -> None:
    assert where(night(BESIDE_BOTH), "m1") == (1, 1)


# ── whom ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_of_several_nearest_heroes_fates_colour_decides() -> None:
    game = night("E.z.A", "black")
    assert last(game, "fate_rolled").purpose == "tie"
    assert last(game, "monster_moved").towards == "axl"
    game = night("E.z.A", "orange")
    assert last(game, "monster_moved").towards == "elfric"


def test_if_the_colour_is_nobodys_behaviour_decides_from_the_left() -> None:
    assert last(night("E.z.A", "red"), "monster_moved").towards == "elfric", "orange comes first for a Badly Dead"
    assert last(night("A.z.P", "red"), "monster_moved").towards == "axl", "black before green"
    assert last(night("G.v.P", "blue"), "monster_moved").towards == "goodlight", "red comes first for a Veteran"


def test_several_heroes_beside_a_monster_are_chosen_the_same_way() -> None:
    game = night("EzA", "black")
    assert last(game, "blow_declared").hero == "axl"
    assert last(night("EzA", "green"), "blow_declared").hero == "elfric"


def test_with_one_hero_in_question_fate_is_not_asked() -> None:
    assert not told(night("Ez....A"), "fate_rolled")


def test_after_walking_it_strikes_the_hero_it_was_heading_for_whoever_else_is_near() -> None:
    game = night(BESIDE_BOTH)
    assert last(game, "monster_moved").towards == "axl"
    assert last(game, "blow_declared").hero == "axl"


def test_where_its_hero_is_beset_it_strikes_whoever_is_beside_the_place_it_finds() -> None:
    game = night(
        """
        Azz..
        ##...
        ##.E.
        """,
        "black",
    )
    assert last(game, "monster_moved").towards == "axl"
    assert [(event.monster, event.hero) for event in told(game, "blow_declared")] == [("m1", "axl"), ("m2", "elfric")]


def test_of_places_beside_as_many_heroes_it_takes_the_one_with_fewest_behind_its_back() -> None:
    game = night(
        """
        ..A..
        ...oz
        ..G..
        """,
        "red",
    )
    assert where(game, "m1") == (1, 1), "a step further than between the two, but with both in front"
    assert last(game, "blow_declared").hero == "goodlight"


def test_a_fallen_hero_is_no_target() -> None:
    game = night("AzE", axl={"is_down": True, "life": 0})
    assert last(game, "blow_declared").hero == "elfric"
    assert not told(game, "fate_rolled")


def test_when_everybody_has_fallen_nobody_acts() -> None:
    game = night("Az", axl={"is_down": True, "life": 0})
    assert not told(game, "blow_declared")


def test_a_monster_looks_at_whom_it_strikes() -> None:
    game = night("...\n.z.\n..E")
    assert game.state.monsters["m1"].facing == 3


def test_a_monster_that_strikes_nobody_looks_at_the_nearest_hero() -> None:
    game = night("z#..E\n##...\nA....")
    assert game.state.monsters["m1"].facing == 4, "south, at Axl two away, not east at Elfric four away"


# ── the Bowman ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("text", ["E.w", "E..w", "E..\n..w"])
def test_a_bowman_shoots_one_hero_at_range_two_or_three(text: str) -> None:
    declared = last(night(text), "blow_declared")
    assert (declared.hero, declared.rule) == ("elfric", "sf.monster.volley")


def test_a_bowman_does_not_move() -> None:
    game = night("E...w")
    assert last(game, "monster_waited").monster == "m1"
    assert picture(game) == "E...w"


def test_a_bowman_with_a_hero_beside_strikes_him_and_shoots_nobody() -> None:
    game = night("Ew..K")
    assert [event.hero for event in told(game, "blow_declared")] == ["elfric"]


def test_a_bowman_in_doubt_asks_fate() -> None:
    assert last(night("E.w.A", "black"), "blow_declared").hero == "axl"
    assert last(night("E.w.K", "green"), "blow_declared").hero == "kayla", "blue comes first for a Bowman"


def test_walls_cover_from_bowmen() -> None:
    assert not told(night("E#w"), "blow_declared")
    assert last(night("E#w\n..."), "blow_declared").hero == "elfric", "its shot bends like anybody's"


# ── what slows them down ─────────────────────────────────────────────────────────────────────────────────────────────


def test_a_stunned_monster_walks_one_step_less() -> None:
    game = night("E......z", monsters={"m1": {"status": ("stunned",)}})
    assert last(game, "monster_moved").path[-1] == (5, 0)


def test_a_frozen_monster_walks_two_steps_less() -> None:
    game = night("E......z", monsters={"m1": {"status": ("frozen",)}})
    assert last(game, "monster_moved").path[-1] == (6, 0)


def test_a_frozen_veteran_stays() -> None:
    assert told(night("E...v", monsters={"m1": {"status": ("frozen",)}}), "monster_waited")


def test_a_poisoned_monster_suffers_on_a_drop_and_nobody_learns_from_it() -> None:
    game = night("E..z", "drop", monsters={"m1": {"status": ("poisoned",)}})
    assert last(game, "monster_killed").by is None
    assert not told(game, "xp_gained")
    assert not told(game, "blow_declared")


def test_a_poisoned_monster_is_cured_by_a_skull() -> None:
    game = night("E..z", "skull", monsters={"m1": {"status": ("poisoned",)}})
    assert last(game, "status_lost").status == "poisoned"
    assert told(game, "blow_declared")


def test_a_lightning_does_nothing_to_poison() -> None:
    game = night("E..v", "lightning", monsters={"m1": {"status": ("poisoned",)}})
    assert game.events.index(last(game, "tokens_cleared")) < game.events.index(last(game, "status_lost"))
