"""The five bosses, and what only they do."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from regno.games.super_fantasy.content.missions import Companion, Goal
from regno.games.super_fantasy.content.monsters import BOSSES, DIFFICULTIES, life_of, monster_sheets
from regno.games.super_fantasy.steps.bosses import hook
from tests.games.super_fantasy.playing import (
    OnPaper,
    act,
    dice,
    end_turn,
    last,
    options,
    picture,
    reply,
    status,
    table,
    told,
    where,
)
from tests.games.super_fantasy.test_monster_abilities import blows, night, shown

# ── their boards ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_boss_has_four_life_and_one_more_for_every_two_heroes_rounded_up() -> None:
    assert [life_of("torment", heroes) for heroes in (1, 2, 3, 4, 5, 6)] == [5, 5, 6, 6, 7, 7]
    assert life_of("veteran", 6) == 2
    game = table("EAP.u")
    assert game.sheets["torment"].life == 6
    assert game.view(None)["monsters.m1"]["life"] == 6


def test_there_is_one_figure_of_each_boss() -> None:
    assert len(BOSSES) == 5
    assert all(monster_sheets(difficulty)[boss].supply == 1 for difficulty in DIFFICULTIES for boss in BOSSES)


def test_bosses_are_tougher_on_heroic_and_fiercer_on_epic_like_the_others() -> None:
    normal, heroic, epic = (monster_sheets(difficulty)["lazybones"] for difficulty in DIFFICULTIES)
    assert (heroic.protection, heroic.attack) == (normal.protection + 1, normal.attack)
    assert (epic.protection, epic.attack) == (normal.protection + 1, normal.attack + 1)


# ── Archbishop Lazybones: the sermon ─────────────────────────────────────────────────────────────────────────────────


def test_the_archbishop_begins_with_a_sermon_and_on_a_lightning_nobody_has_listened() -> None:
    game = night("E.....a", "lightning")
    assert shown(game) == [("m1", "sermon")]
    assert picture(game) == "E...a..", "then he walks his two Steps"


def test_on_a_drop_every_standing_hero_in_his_area_dozes_off() -> None:
    game = night("E.A...a", "drop", areas="AABBBBB")
    assert (status(game, "elfric"), status(game, "axl")) == ([], ["stunned"])
    assert last(game, "status_gained").rule == "sf.monster.sermon"


def test_on_a_skull_a_badly_dead_climbs_up_beside_him() -> None:
    game = night("E......a", "skull")
    spawned = last(game, "monster_spawned")
    assert (spawned.kind, spawned.cell, spawned.source) == ("badly_dead", (6, 0), "m1"), "on the side of the heroes"


def test_with_an_empty_box_nobody_hears_the_call() -> None:
    game = night("E#a.zzzzzzzzzz", "skull")
    assert not told(game, "monster_spawned")


def test_the_sermon_comes_before_the_blow() -> None:
    game = night("Ea", "lightning")
    assert blows(game) == [("m1", "elfric")]
    events = [type(event).__name__ for event in game.events]
    assert events.index("MonsterAbilityShown") < events.index("BlowDeclared")


# ── the Fishmonger: the hook ─────────────────────────────────────────────────────────────────────────────────────────


def test_the_fishmonger_drags_a_hero_two_squares_and_strikes_him() -> None:
    game = night("E..h", "lightning")
    assert last(game, "hero_pulled").path == ((0, 0), (1, 0), (2, 0))
    assert picture(game) == "..Eh"
    assert blows(game) == [("m1", "elfric")]
    assert shown(game) == [("m1", "hook")]


def test_the_hook_reaches_three_squares() -> None:
    game = night("E...h", "lightning")
    assert not told(game, "hero_pulled")
    assert last(game, "monster_moved").path[-1] == (1, 0)


def test_of_several_heroes_the_nearest_hangs_on_the_hook() -> None:
    assert last(night("E..h.A", "lightning"), "hero_pulled").hero == "axl"


def test_of_several_as_near_fate_chooses() -> None:
    game = night("E.h.A", "black", "lightning")
    assert last(game, "hero_pulled").hero == "axl"
    assert blows(game) == [("m1", "axl")]


def test_beside_a_hero_he_does_not_throw_his_hook() -> None:
    game = night("E..hA", "lightning")
    assert not told(game, "hero_pulled")
    assert blows(game) == [("m1", "axl")]


def test_nothing_is_dragged_through_what_is_in_the_way() -> None:
    game = night("Eo.h\n####")
    assert not told(game, "hero_pulled")
    game = night("E.oh")
    assert last(game, "hero_pulled").path == ((0, 0), (1, 0))
    assert blows(game) == [], "he has not come near enough"


def test_the_hook_does_not_fly_through_walls() -> None:
    assert not told(night("E#.h"), "hero_pulled")


def test_nobody_is_dragged_out_of_the_ice() -> None:
    game = night("E...h", elfric={"status": ("frozen",)}, monsters={"m1": {"status": ("frozen",)}})
    assert not told(game, "hero_pulled")


def test_his_blows_poison_on_a_drop() -> None:
    game = night("Eh", "drop", "lightning")
    assert status(game, "elfric") == ["poisoned"]
    assert last(game, "monster_ability_shown").hero == "elfric"
    assert status(night("Eh", "skull"), "elfric") == []


def test_who_is_dragged_takes_along_whom_he_leads() -> None:
    game = table("E..h")
    game.mission = replace(
        game.mission,
        goals=(Goal("goat", "escort", area="B"),),
        companions={"goat": Companion((0, 0), "goat")},
    )
    game.state.companions, game.state.leaders = {"goat": (0, 0)}, {"goat": "elfric"}
    hook(game, game.state.monsters["m1"], game.hero("elfric"))
    assert game.state.companions["goat"] == (1, 0)


# ── Lieutenant Torment: the drill ────────────────────────────────────────────────────────────────────────────────────


def test_the_lieutenant_strikes_everybody_beside_him() -> None:
    game = night("EuA")
    assert blows(game) == [("m1", "elfric"), ("m1", "axl")]
    assert shown(game) == [("m1", "drill")]
    assert not told(game, "fate_rolled")


def test_after_walking_too() -> None:
    game = night("E....u\nA.....", "orange")
    assert last(game, "monster_moved").path[-1] == (2, 0)
    game = night("E...u\nA....", "orange")
    assert blows(game) == [("m1", "elfric"), ("m1", "axl")]


def test_who_falls_to_another_before_his_turn_is_not_struck_again() -> None:
    game = night("GuE", elfric={"life": 1, "fortress": "goodlight"}, goodlight={"life": 1})
    assert blows(game) == [("m1", "goodlight")], "she took Elfric's blow and fell"


def test_other_monsters_in_his_area_walk_a_step_further() -> None:
    game = night("E........zu")
    assert where(game, "m1") == (5, 0)
    assert shown(game) == [("m2", "drill")]


def test_he_drives_neither_himself_nor_other_areas_nor_who_never_moves() -> None:
    assert where(night("E.........u"), "m1") == (7, 0)
    game = night("E......z....u", areas="A" * 9 + "BBBB")
    assert where(game, "m1") == (4, 0)
    assert last(night("E...wu"), "monster_moved").monster == "m2"


def test_his_orders_are_told_only_when_the_spare_step_is_taken() -> None:
    game = night("E...zu")
    assert where(game, "m1") == (1, 0)
    assert shown(game) == []


# ── King Skullcleaver: the crown ─────────────────────────────────────────────────────────────────────────────────────

NEARLY_DEAD = {"m1": {"wounds": 4}}


def fell(game: OnPaper, *more: str) -> None:
    """Elfric gives the King the last blow."""
    dice(game, 2, 2, 2, 2, 2, *more)
    act(game, "attack:troublebringer:m1", 5)


def test_while_his_crypt_is_open_the_king_is_back_at_the_clean_up_with_all_his_life() -> None:
    game = table("Ek*CC", monsters=NEARLY_DEAD)
    fell(game)
    assert last(game, "monster_fell").by == "elfric"
    assert "m1" not in game.state.monsters
    assert not told(game, "monster_killed")
    assert not told(game, "fate_rolled"), "nobody searches the pockets of a king who comes back"
    end_turn(game)
    assert (last(game, "monster_rose").cell, last(game, "monster_rose").life) == ((2, 0), 5)
    assert shown(game) == [("m1", "crown")]
    assert game.state.monsters["m1"].wounds == 0


def test_he_is_back_as_often_as_he_falls() -> None:
    game = table("Ek*CC", monsters={"m1": {"wounds": 4, "has_risen": True}})
    fell(game)
    end_turn(game)
    assert told(game, "monster_rose")


def test_once_the_crypt_is_sealed_he_dies_like_anybody() -> None:
    game = table("Ek*CC", monsters=NEARLY_DEAD, goals={"plans": 1})
    fell(game, "drop")
    assert last(game, "monster_killed").kind == "skullcleaver"
    assert game.state.fallen == {}


def test_if_the_crypt_is_sealed_while_he_is_down_he_stays_there() -> None:
    game = table("Ek*CC", monsters=NEARLY_DEAD)
    fell(game)
    game.state.goals["plans"] = 1
    end_turn(game)
    assert last(game, "monster_killed").rule == "sf.monster.crown"
    assert not told(game, "monster_rose")
    assert (game.state.monsters, game.state.fallen) == ({}, {})


def test_without_a_crypt_he_is_back_once_where_he_fell_with_half_his_life() -> None:
    game = table("Ek...", monsters=NEARLY_DEAD)
    fell(game)
    end_turn(game)
    assert (last(game, "monster_rose").cell, last(game, "monster_rose").life) == ((1, 0), 3)
    game = table("Ek...", monsters={"m1": {"wounds": 4, "has_risen": True}})
    fell(game, "drop")
    assert last(game, "monster_killed").kind == "skullcleaver"


def test_a_king_who_will_be_back_is_not_slain_yet() -> None:
    game = table("Ek...", monsters=NEARLY_DEAD)
    game.mission = replace(game.mission, goals=(Goal("king", "slay", monster="skullcleaver"),))
    fell(game)
    assert not told(game, "goal_reached")
    assert game.add_monster("skullcleaver", (4, 0)) is None, "nor is he back in the box"


def test_where_there_is_no_room_he_waits_for_the_next_clean_up() -> None:
    game = table("EkC#\n####\n##*#", monsters=NEARLY_DEAD)
    fell(game)
    dice(game, 2, 1, 1)
    act(game, "move", 1)
    reply(game, (1, 0), about="move")
    end_turn(game)
    assert not told(game, "monster_rose")
    assert list(game.state.fallen) == ["m1"]


# ── Sstraxas: the shed skin ──────────────────────────────────────────────────────────────────────────────────────────


def test_a_wounded_sstraxas_slips_two_squares_away_to_where_heroes_are_farthest() -> None:
    game = table("Ex....")
    dice(game, 2, 2, 2, 2)
    act(game, "attack:troublebringer:m1", 4)
    assert last(game, "monster_slipped").path == ((1, 0), (2, 0), (3, 0))
    assert shown(game) == [("m1", "sheds")]
    assert where(game, "m1") == (3, 0)


def test_in_a_corner_he_stays() -> None:
    game = table("xE...")
    dice(game, 2, 2, 2, 2)
    act(game, "attack:troublebringer:m1", 4)
    assert not told(game, "monster_slipped")


def test_a_wound_that_kills_leaves_nothing_to_slip_away() -> None:
    game = table("Ex....", monsters=NEARLY_DEAD)
    dice(game, 2, 2, 2, 2, "drop")
    act(game, "attack:troublebringer:m1", 4)
    assert told(game, "monster_killed")
    assert not told(game, "monster_slipped")


def test_he_gives_a_wounding_willpower_the_slip_as_well() -> None:
    game = night("Px....", "drop", pizzarro={"will": True, "xp": 20, "level": 6, "levels": {"unshakable_will": 3}})
    reply(game, "yes", about="retaliate")
    assert where(game, "m1") == (3, 0)


@pytest.mark.parametrize(("symbol", "left"), [("skull", ["frozen"]), ("drop", [])])
def test_his_blows_freeze_on_a_skull(symbol: str, left: list[str]) -> None:
    assert status(night("Ex", symbol), "elfric") == left


def test_boss_questions_are_the_usual_ones() -> None:
    game = night("EuA", elfric={"shield_dice": 2}, axl={"shield_dice": 2})
    assert options(game, "shield_dice") == [0, 1, 2]
    dice(game, 2, 2, 1, 1, 1)
    reply(game, 2, about="shield_dice", seat="elfric")
    assert game.waits_for() == [("axl", "shield_dice")]
