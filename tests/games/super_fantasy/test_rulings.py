"""Where the books disagree: one switch each, every choice played."""

from __future__ import annotations

from typing import Any

import pytest

from regno.engine.game import Setup
from regno.engine.questions import Refused
from regno.games.super_fantasy.content.rulings import PRESETS, RULINGS, settled
from regno.games.super_fantasy.game import SuperFantasy
from tests.games.super_fantasy.playing import (
    STAR,
    OnPaper,
    act,
    can,
    dice,
    end_turn,
    last,
    open_actions,
    options,
    picture,
    reply,
    table,
    take_turn,
    told,
    where,
)


def ruled(name: str, choice: str, text: str, **more: Any) -> OnPaper:
    """A table with one switch set."""
    return table(text, rulings={name: choice}, **more)


# ── chest_adjacency ──────────────────────────────────────────────────────────────────────────────────────────────────


def test_chest_adjacency_eight_a_chest_is_picked_from_a_corner_too() -> None:
    assert can(ruled("chest_adjacency", "eight", "E.\n.$"), "chest")


def test_chest_adjacency_orthogonal_a_chest_is_picked_from_side_by_side_only() -> None:
    assert not can(ruled("chest_adjacency", "orthogonal", "E.\n.$"), "chest")
    assert can(ruled("chest_adjacency", "orthogonal", "E$"), "chest")


# ── curse_compensation ───────────────────────────────────────────────────────────────────────────────────────────────


def killing_for_a_curse(choice: str) -> OnPaper:
    game = ruled("curse_compensation", choice, "Ez", deck=["skull_crusher", "noisy_bones"])
    dice(game, 2, 2, "skull")
    act(game, "attack:troublebringer:m1", 2)
    reply(game, "soul_reaver", about="curse_place")
    return game


def test_curse_compensation_always_a_kill_that_brings_a_curse_brings_another_item() -> None:
    assert killing_for_a_curse("always").waits_for() == [("elfric", "item_found")]


def test_curse_compensation_chest_only_a_kill_that_brings_a_curse_brings_nothing_else() -> None:
    assert killing_for_a_curse("chest_only").waits_for() == [("elfric", "turn")]


def test_curse_compensation_chest_only_a_chest_with_a_curse_brings_another_item() -> None:
    game = ruled("curse_compensation", "chest_only", "E$", deck=["skull_crusher", "noisy_bones"])
    dice(game, 2, 2, 2)
    act(game, "chest:c1", 3)
    reply(game, "soul_reaver", about="curse_place")
    assert game.waits_for() == [("elfric", "item_found")]


# ── frozen_protection ────────────────────────────────────────────────────────────────────────────────────────────────


def frozen_veteran(choice: str, phase: str) -> int:
    game = ruled("frozen_protection", choice, "E.v", monsters={"m1": {"status": ("frozen",)}})
    game.state.phase = phase
    return game.protection(game.state.monsters["m1"])


def test_frozen_protection_hero_phase_ice_is_brittle_for_heroes() -> None:
    assert frozen_veteran("hero_phase", "heroes") == 4
    assert frozen_veteran("hero_phase", "monsters") == 8


def test_frozen_protection_monster_phase_ice_is_brittle_when_monsters_act() -> None:
    assert frozen_veteran("monster_phase", "heroes") == 8
    assert frozen_veteran("monster_phase", "monsters") == 4


# ── end_of_game ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_end_of_game_markers_meet_the_round_of_the_end_marker_is_not_played() -> None:
    game = ruled("end_of_game", "markers_meet", "E..", end=2)
    end_turn(game)
    assert game.outcome() == "defeat"


def test_end_of_game_last_round_played_the_round_of_the_end_marker_is_played() -> None:
    game = ruled("end_of_game", "last_round_played", "E..", end=2)
    end_turn(game)
    assert game.outcome() is None
    end_turn(game)
    assert game.outcome() == "defeat"


# ── activation_order ─────────────────────────────────────────────────────────────────────────────────────────────────


def first_to_act(choice: str) -> str:
    game = ruled("activation_order", choice, "Ev...z", phase="monsters")
    return str(next(event.monster for event in game.events if hasattr(event, "monster")))


def test_activation_order_nearest_the_nearer_veteran_acts_before_the_badly_dead() -> None:
    assert first_to_act("nearest") == "m1"


def test_activation_order_initiative_the_badly_dead_acts_before_the_nearer_veteran() -> None:
    assert first_to_act("initiative") == "m2"


# ── area_activation ──────────────────────────────────────────────────────────────────────────────────────────────────


def awake(choice: str) -> tuple[str, ...]:
    game = ruled("area_activation", choice, "E.\n..", areas="AB\nCD", phase="monsters")
    areas: tuple[str, ...] = last(game, "areas_activated").areas
    return areas


def test_area_activation_orthogonal_an_area_at_the_corner_sleeps() -> None:
    assert awake("orthogonal") == ("A", "B", "C")


def test_area_activation_touching_an_area_at_the_corner_wakes_up() -> None:
    assert awake("touching") == ("A", "B", "C", "D")


# ── gate_test ────────────────────────────────────────────────────────────────────────────────────────────────────────

GATE = "+-+-+\n|EH.|\n+-+-+"


def test_gate_test_cunning_gates_are_picked_only() -> None:
    assert open_actions(ruled("gate_test", "cunning", GATE), "gate") == ["gate:g1"]


def test_gate_test_cunning_or_strength_gates_can_be_bashed_too() -> None:
    game = ruled("gate_test", "cunning_or_strength", GATE)
    assert open_actions(game, "gate") == ["gate:g1", "gate:g1:strength"]
    assert [a["dice"] for a in options(game, "turn") if a["action"] == "gate:g1:strength"] == [1, 2, 3, 4, 5, 6]
    dice(game, STAR, 2)
    act(game, "gate:g1:strength", 2)
    reply(game, "soul_reaver")
    assert last(game, "gate_opened").gate == "g1"


# ── line_of_fire ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_line_of_fire_path_a_shot_bends_around_a_corner() -> None:
    assert can(ruled("line_of_fire", "path", "K#z\n..."), "attack")


def test_line_of_fire_straight_a_shot_does_not_bend() -> None:
    assert not can(ruled("line_of_fire", "straight", "K#z\n..."), "attack")
    assert can(ruled("line_of_fire", "straight", "K.z\n..."), "attack")


# ── armour_dice ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_armour_dice_turn_start_they_come_when_the_turn_begins() -> None:
    game = ruled("armour_dice", "turn_start", "E.A")
    take_turn(game, "elfric")
    assert game.state.heroes["elfric"].shield_dice == 1
    end_turn(game)
    assert game.state.heroes["elfric"].shield_dice == 7


def test_armour_dice_own_turn_end_they_come_when_the_turn_ends() -> None:
    game = ruled("armour_dice", "own_turn_end", "E.A")
    take_turn(game, "elfric")
    assert game.state.heroes["elfric"].shield_dice == 0
    end_turn(game)
    assert game.state.heroes["elfric"].shield_dice == 7


def test_armour_dice_hero_phase_end_they_come_when_everybody_has_acted() -> None:
    game = ruled("armour_dice", "hero_phase_end", "E.A")
    take_turn(game, "elfric")
    end_turn(game)
    assert game.state.heroes["elfric"].shield_dice == 6
    end_turn(game)
    causes = [event.cause for event in told(game, "shield_dice_taken")]
    assert causes == ["left_over", "left_over", "shadow_mail"]


# ── coffin_reach ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_coffin_reach_either_square_beside_one_end_is_enough() -> None:
    assert can(ruled("coffin_reach", "either_square", "EXX"), "coffin")


def test_coffin_reach_both_squares_beside_one_end_is_not_enough() -> None:
    assert not can(ruled("coffin_reach", "both_squares", "EXX"), "coffin")
    assert can(ruled("coffin_reach", "both_squares", "E.\nXX"), "coffin")


# ── coffin_spawn ─────────────────────────────────────────────────────────────────────────────────────────────────────

COFFIN = ".....E\n#.XX.#\n......"


def test_coffin_spawn_near_hero_the_free_square_nearest_to_a_hero() -> None:
    game = ruled("coffin_spawn", "near_hero", COFFIN, phase="monsters", fate=["drop"])
    assert last(game, "monster_spawned").cell == (4, 0)


@pytest.mark.parametrize(("side", "cell"), [(0, (1, 0)), (1, (1, 1)), (5, (3, 0))])
def test_coffin_spawn_fate_any_free_square_beside_it(side: int, cell: tuple[int, int]) -> None:
    faces = ["red lightning", "green lightning", "brown lightning", "orange drop", "blue drop", "black skull"]
    game = ruled("coffin_spawn", "fate", COFFIN, phase="monsters", fate=["drop", faces[side]])
    assert last(game, "monster_spawned").cell == cell


# ── grave_blocked ────────────────────────────────────────────────────────────────────────────────────────────────────


def standing_on_the_drop(choice: str) -> OnPaper:
    return ruled("grave_blocked", choice, "E#mm", phase="monsters", fate=["drop"], elfric={"cell": (2, 0)})


def test_grave_blocked_another_square_the_monster_comes_out_elsewhere_on_the_grave() -> None:
    assert last(standing_on_the_drop("another_square"), "monster_spawned").cell == (3, 0)


def test_grave_blocked_nothing_the_monster_stays_down() -> None:
    game = standing_on_the_drop("nothing")
    assert not told(game, "monster_spawned")
    assert last(game, "spawn_blocked").source == "pit"


# ── spawn_rolls ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_spawn_rolls_one_all_sources_share_it() -> None:
    game = ruled("spawn_rolls", "one", "E#l.l", phase="monsters", fate=["lightning"])
    assert len(told(game, "monster_spawned")) == 2


def test_spawn_rolls_each_source_every_source_has_its_own() -> None:
    game = ruled("spawn_rolls", "each_source", "E#l.l", phase="monsters", fate=["skull", "lightning"])
    assert [event.source for event in told(game, "monster_spawned")] == ["t2"]


# ── riff_symbol ──────────────────────────────────────────────────────────────────────────────────────────────────────


def riff(choice: str, symbol: str, level: int = 1) -> int:
    axl = {"full": ("deafening_riff",), "levels": {"deafening_riff": level}}
    game = ruled("riff_symbol", choice, "A.v", axl=axl)
    dice(game, symbol)
    act(game, "ability:deafening_riff:m1")
    return game.state.monsters["m1"].wounds


def test_riff_symbol_skull_the_odds_grow_with_the_level() -> None:
    assert [riff("skull", symbol, 1) for symbol in ("skull", "drop", "lightning")] == [1, 0, 0]
    assert [riff("skull", symbol, 2) for symbol in ("skull", "drop", "lightning")] == [0, 1, 0]
    assert [riff("skull", symbol, 3) for symbol in ("skull", "drop", "lightning")] == [0, 0, 1]


def test_riff_symbol_lightning_it_is_the_lightning_from_the_start() -> None:
    assert [riff("lightning", symbol) for symbol in ("skull", "drop", "lightning")] == [0, 0, 1]


# ── hymn_lifetime ────────────────────────────────────────────────────────────────────────────────────────────────────


def sung(choice: str) -> OnPaper:
    game = ruled("hymn_lifetime", choice, "A.E", axl={"full": ("epic_hymn",)})
    take_turn(game, "axl")
    act(game, "ability:epic_hymn:elfric")
    end_turn(game)
    return game


def test_hymn_lifetime_clean_up_the_others_can_use_it_after_axl() -> None:
    game = sung("clean_up")
    assert game.state.heroes["elfric"].hymn == 2
    assert can(game, "hymn")


def test_hymn_lifetime_turn_end_it_is_over_with_axls_turn() -> None:
    game = sung("turn_end")
    assert game.state.heroes["elfric"].hymn == 0
    assert last(game, "token_spent").token == "hymn"


# ── clean_up ─────────────────────────────────────────────────────────────────────────────────────────────────────────

TOKENS = {"shield_dice": 2, "will": True, "hymn": 2, "fortress": "axl"}


def test_clean_up_all_tokens_will_and_hymn_go_too() -> None:
    hero = ruled("clean_up", "all_tokens", "P..A", phase="monsters", pizzarro=TOKENS).state.heroes["pizzarro"]
    assert (hero.shield_dice, hero.will, hero.hymn, hero.fortress) == (0, False, 0, "")


def test_clean_up_short_list_will_and_hymn_stay() -> None:
    hero = ruled("clean_up", "short_list", "P..A", phase="monsters", pizzarro=TOKENS).state.heroes["pizzarro"]
    assert (hero.shield_dice, hero.will, hero.hymn, hero.fortress) == (0, True, 2, "")


# ── block_zone_barrier ───────────────────────────────────────────────────────────────────────────────────────────────

WALL = "+-+-+-+\n|. E|z|\n+-+-+-+"
SHUT = "+-+-+-+\n|. EHz|\n+-+-+-+"


def test_block_zone_barrier_gate_or_wall_both_stop_a_zone() -> None:
    assert can(ruled("block_zone_barrier", "gate_or_wall", WALL), "move")
    assert can(ruled("block_zone_barrier", "gate_or_wall", SHUT), "move")


def test_block_zone_barrier_gate_only_a_zone_reaches_through_walls() -> None:
    assert not can(ruled("block_zone_barrier", "gate_only", WALL), "move")
    assert can(ruled("block_zone_barrier", "gate_only", SHUT), "move")


# ── refused_item ─────────────────────────────────────────────────────────────────────────────────────────────────────


def refusing(choice: str) -> OnPaper:
    game = ruled("refused_item", choice, "E$", deck=["skull_crusher"])
    dice(game, 2, 2, 2)
    act(game, "chest:c1", 3)
    reply(game, "discard", about="item_found")
    return game


def test_refused_item_discarded_it_is_gone() -> None:
    game = refusing("discarded")
    assert game.state.discarded == ["skull_crusher"]
    assert not can(game, "take")


def test_refused_item_left_in_chest_whoever_passes_can_take_it() -> None:
    game = refusing("left_in_chest")
    assert game.state.discarded == []
    assert game.view(None)["chests.c1"]["item"] == "skull_crusher"
    act(game, "take:c1")
    reply(game, "discard", about="item_found")
    assert can(game, "take:c1"), "left there again"
    act(game, "take:c1")
    reply(game, "right", about="item_found")
    assert not can(game, "take")


# ── backpack ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def finding_a_small_item(choice: str, *backpack: str) -> OnPaper:
    game = ruled("backpack", choice, "Es", small_deck=["bandage"], elfric={"backpack": backpack})
    dice(game, 2, 2, 2)
    act(game, "tombstone:t1", 3)
    return game


def test_backpack_item_or_two_small_a_magic_item_leaves_no_room() -> None:
    game = finding_a_small_item("item_or_two_small", "moon_sling")
    assert options(game, "small_item_full") == ["bandage", "moon_sling"]
    reply(game, "moon_sling")
    assert game.state.heroes["elfric"].backpack == ("bandage",)


def test_backpack_two_small_always_there_is_room_beside_a_magic_item() -> None:
    game = finding_a_small_item("two_small_always", "moon_sling")
    assert game.state.heroes["elfric"].backpack == ("moon_sling", "bandage")


def test_backpack_two_small_always_never_means_three() -> None:
    game = finding_a_small_item("two_small_always", "moon_sling", "old_map", "rusty_key")
    assert options(game, "small_item_full") == ["bandage", "old_map", "rusty_key"]


# ── charge_star ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_charge_star_any_ability_a_star_in_charging_up_charges_any() -> None:
    game = ruled("charge_star", "any_ability", "E..")
    dice(game, STAR)
    act(game, "charge:soul_reaver", 1)
    assert options(game, "charge_star") == ["soul_reaver", "bloodthirsty_fury", "mantle_of_darkness"]


def test_charge_star_same_ability_a_star_in_charging_up_charges_the_same() -> None:
    game = ruled("charge_star", "same_ability", "E..")
    dice(game, STAR)
    act(game, "charge:soul_reaver", 1)
    assert game.state.heroes["elfric"].charge["soul_reaver"] == 3, "Magic 2, and 1 for the Star"
    assert game.waits_for() == [("elfric", "turn")]


# ── lone_hero ────────────────────────────────────────────────────────────────────────────────────────────────────────


def turns(game: OnPaper) -> list[str]:
    """The rules by which turns have begun so far."""
    return [event.rule for event in told(game, "turn_started")]


def test_lone_hero_two_turns_one_who_is_all_alone_takes_two_in_a_row_with_six_dice_each() -> None:
    game = ruled("lone_hero", "two_turns", "E......")
    act(game, "defend", 2)
    end_turn(game)
    assert turns(game) == ["sf.turn.order", "sf.turn.alone"]
    assert (game.state.heroes["elfric"].dice, game.state.heroes["elfric"].shield_dice) == (6, 0)
    end_turn(game)
    assert game.state.round == 2
    assert turns(game) == ["sf.turn.order", "sf.turn.alone", "sf.turn.order"]


def test_lone_hero_one_turn_even_one_who_is_all_alone_takes_one() -> None:
    game = ruled("lone_hero", "one_turn", "E......")
    end_turn(game)
    assert game.state.round == 2
    assert turns(game) == ["sf.turn.order", "sf.turn.order"]


# ── the switches themselves ──────────────────────────────────────────────────────────────────────────────────────────


def test_every_choice_of_every_switch_is_played_here() -> None:
    names = [name for name in globals() if name.startswith("test_")]
    for ruling in RULINGS.values():
        for choice in ruling.choices:
            assert any(name.startswith(f"test_{ruling.name}_{choice}_") for name in names), f"{ruling.name}={choice}"


def test_there_are_twenty_one_switches_and_presets_name_choices_that_exist() -> None:
    assert len(RULINGS) == 21
    for preset in PRESETS.values():
        assert {name: preset[name] in ruling.choices for name, ruling in RULINGS.items()} == dict.fromkeys(
            RULINGS, True
        )


def test_what_is_not_said_is_as_recommended() -> None:
    assert settled({}) == PRESETS["recommended"]
    assert settled({"riff_symbol": "lightning"})["riff_symbol"] == "lightning"


def test_an_unknown_switch_or_choice_is_refused() -> None:
    for wrong in ({"no_such": "thing"}, {"riff_symbol": "banana"}):
        with pytest.raises(Refused) as refused:
            SuperFantasy.new(Setup("01", ("elfric",), 1, options=wrong))
        assert refused.value.code == "unknown_ruling"


def test_the_table_shows_the_switches_that_differ() -> None:
    game = ruled("riff_symbol", "lightning", "E.A")
    assert game.view(None)["table"]["rulings"] == {"riff_symbol": "lightning"}
    assert picture(game) == "E.A"
    assert where(game, "elfric") == (0, 0)
