"""Gates, tombstones, chests and coffins: from where, with what, and what comes of it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.super_fantasy.playing import (
    act,
    asked,
    can,
    dice,
    end_turn,
    last,
    open_actions,
    table,
    told,
)

GATE = """
+-+-+-+-+
|A . . .|
+ + + + +
|. .H. .|
+ + + + +
|. .H. .|
+ + + + +
|. . . .|
+-+-+-+-+
"""
"""A gate two squares long between columns 2 and 3, with nothing but floor around it."""


def beside(cell: tuple[int, int], group: str, text: str, **more: Any) -> bool:
    """Could Axl do this on this square of a map?"""
    return can(table(text, axl={"cell": cell}, **more), group)


# ── gates ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_gate_is_picked_from_the_four_squares_it_borders_and_no_other() -> None:
    there = {(x, y) for x in range(4) for y in range(4) if beside((x, y), "gate", GATE)}
    assert there == {(1, 1), (2, 1), (1, 2), (2, 2)}


def test_a_gate_asks_for_cunning_six_or_more() -> None:
    game = table(GATE, axl={"cell": (1, 1)})
    dice(game, 2, 2, 1)
    act(game, "gate:g1", 3)
    assert not told(game, "gate_opened")
    dice(game, 2, 2, 2)
    act(game, "gate:g1", 3)
    assert last(game, "gate_opened").gate == "g1"


def test_an_opened_gate_stays_open_and_cannot_be_picked_again() -> None:
    game = table(GATE, axl={"cell": (1, 1)})
    dice(game, 2, 2, 2)
    act(game, "gate:g1", 3)
    assert not can(game, "gate")
    end_turn(game)
    assert game.state.open_gates == ("g1",)


def test_an_opened_gate_is_worth_one_experience() -> None:
    game = table(GATE, axl={"cell": (1, 1)})
    dice(game, 2, 2, 2)
    act(game, "gate:g1", 3)
    assert game.state.heroes["axl"].xp == 1
    assert last(game, "xp_gained").rule == "sf.gate.xp"


def test_a_gate_blocks_steps_until_it_is_open() -> None:
    text = "+-+-+-+\n|A .H.|\n+-+-+-+"
    shut, opened = table(text), table(text, open_gates=("g1",))
    assert (2, 0) not in shut.links()[(1, 0)]
    assert (2, 0) in opened.links()[(1, 0)]


# ── tombstones ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_tombstone_is_smashed_from_side_by_side_only() -> None:
    text = "A....\n.....\n..s..\n.....\n....."
    there = {(x, y) for x in range(5) for y in range(5) if (x, y) != (2, 2) and beside((x, y), "tombstone", text)}
    assert there == {(2, 1), (1, 2), (3, 2), (2, 3)}


def test_a_tombstone_asks_for_strength_six_or_more() -> None:
    game = table("Es")
    dice(game, 2, 2, 1)
    act(game, "tombstone:t1", 3)
    assert last(game, "dice_rolled").star == 4, "Elfric has Strength 4"
    assert not told(game, "tombstone_smashed")
    dice(game, 2, 2, 2)
    act(game, "tombstone:t1", 3)
    assert told(game, "tombstone_smashed")


def test_a_smashed_tombstone_yields_a_small_item_and_no_experience() -> None:
    game = table("Es", small_deck=["old_map", "bandage"])
    dice(game, 2, 2, 2)
    act(game, "tombstone:t1", 3)
    assert game.state.heroes["elfric"].backpack == ("bandage",)
    assert game.state.small_deck == ["old_map"]
    assert game.state.heroes["elfric"].xp == 0


def test_without_small_items_left_a_tombstone_yields_nothing() -> None:
    game = table("Es")
    dice(game, 2, 2, 2)
    act(game, "tombstone:t1", 3)
    assert game.state.heroes["elfric"].backpack == ()
    assert not can(game, "tombstone")


def test_a_tombstone_behind_a_wall_is_out_of_reach() -> None:
    assert not can(table("+-+-+\n|E|s|\n+-+-+"), "tombstone")


# ── chests ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_chest_asks_for_cunning_six_or_more() -> None:
    game = table("E$", deck=["skull_crusher"])
    dice(game, 2, 2, 1)
    act(game, "chest:c1", 3)
    assert last(game, "dice_rolled").star == 1, "Elfric has Cunning 1"
    assert not told(game, "chest_opened")
    dice(game, 2, 2, 2)
    act(game, "chest:c1", 3)
    assert last(game, "item_drawn").item == "skull_crusher"
    assert last(game, "item_drawn").source == "chest"


def test_an_opened_chest_is_worth_one_experience_even_when_it_is_empty() -> None:
    game = table("E$")
    dice(game, 2, 2, 2)
    act(game, "chest:c1", 3)
    assert game.state.heroes["elfric"].xp == 1
    assert last(game, "xp_gained").rule == "sf.chest.xp"
    assert not told(game, "item_drawn")


def test_an_opened_chest_holds_nothing_more() -> None:
    game = table("E$")
    dice(game, 2, 2, 2)
    act(game, "chest:c1", 3)
    assert not can(game, "chest")


def test_a_chest_behind_a_wall_is_out_of_reach() -> None:
    assert not can(table("+-+-+\n|E|$|\n+-+-+"), "chest")


# ── coffins ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_coffin_is_purified_from_side_by_side_of_either_square() -> None:
    text = "A.....\n......\n..XX..\n......"
    there = {
        (x, y) for x in range(6) for y in range(4) if (x, y) not in {(2, 2), (3, 2)} and beside((x, y), "coffin", text)
    }
    assert there == {(2, 1), (3, 1), (1, 2), (4, 2), (2, 3), (3, 3)}


def test_a_coffin_asks_for_magic_six_or_more_and_is_gone_without_experience() -> None:
    game = table("G.\nXX")
    dice(game, 2, 2, 1)
    act(game, "coffin:k1", 3)
    assert last(game, "dice_rolled").star == 3, "Lady Goodlight has Magic 3"
    assert not told(game, "coffin_purified")
    dice(game, 2, 2, 2)
    act(game, "coffin:k1", 3)
    assert last(game, "coffin_purified").coffin == "k1"
    assert game.state.heroes["goodlight"].xp == 0
    assert not can(game, "coffin")
    assert (0, 1) not in game.obstacles()


# ── what pages show as closed ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("text", "group"),
    [("A.$", "chest"), ("A.s", "tombstone"), ("A.XX", "coffin"), ("+-+-+-+\n|A .H.|\n+-+-+-+", "gate")],
)
def test_what_is_too_far_is_shown_with_its_reason(text: str, group: str) -> None:
    game = table(text)
    reasons = {(entry["group"], entry["code"]) for entry in game.ask_view(asked(game))["blocked"]}
    assert (group, "not_adjacent") in reasons


def test_without_dice_the_reason_is_that_there_are_none() -> None:
    game = table("A$z", axl={"full": ("epic_hymn",)})
    act(game, "defend", 6)
    reasons = {entry["group"]: entry["code"] for entry in game.ask_view(asked(game))["blocked"]}
    assert reasons["chest"] == reasons["move"] == reasons["attack"] == reasons["defend"] == "no_dice"
    assert reasons["ability:deafening_riff"] == "not_charged"


def test_a_full_hand_of_actions_is_offered_in_a_readable_order() -> None:
    game = table("A$")
    groups = [action.split(":")[0] for action in open_actions(game)]
    assert groups == ["chest", "defend", "charge", "charge", "charge", "end_turn"]


@pytest.mark.parametrize(
    ("text", "axl", "reason"),
    [
        ("A.", {"status": ("frozen",)}, ("move", "frozen")),
        ("Az", {}, ("move", "in_block_zone")),
        ("A#", {}, ("move", "no_way")),
        ("A.", {}, ("attack", "no_target")),
        ("A.", {"full": ("deafening_riff", "epic_hymn", "i_know_things")}, ("charge", "nothing_to_charge")),
        ("A.", {"full": ("deafening_riff",)}, ("ability:deafening_riff", "no_use_now")),
        ("A.", {"charge": {"epic_hymn": 1}}, ("ability:epic_hymn", "not_charged")),
        ("A.", {"curses": {"epic_hymn": "noisy_bones"}}, ("ability:epic_hymn", "cursed")),
    ],
)
def test_whatever_is_closed_has_a_reason(text: str, axl: dict[str, Any], reason: tuple[str, str]) -> None:
    game = table(text, axl=axl)
    blocked = game.ask_view(asked(game))["blocked"]
    assert reason in [(entry["group"], entry["code"]) for entry in blocked]


def test_an_ability_not_charged_says_how_much_is_missing() -> None:
    game = table("A.", axl={"charge": {"epic_hymn": 1}})
    blocked = {entry["group"]: entry.get("detail", {}) for entry in game.ask_view(asked(game))["blocked"]}
    assert blocked["ability:epic_hymn"] == {"ability": "epic_hymn", "missing": 2}
