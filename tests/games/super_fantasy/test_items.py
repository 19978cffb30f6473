"""Magic items, tomes, small items: finding, using, packing, handing over."""

from __future__ import annotations

from typing import Any

import pytest

from regno.games.super_fantasy.content.items import CURSES, MAGIC_ITEMS, SMALL_ITEMS
from tests.games.super_fantasy.playing import (
    STAR,
    OnPaper,
    act,
    asked,
    can,
    dice,
    end_turn,
    last,
    open_actions,
    options,
    reply,
    status,
    table,
    take_turn,
    told,
    where,
)


def finding(item: str, **more: Any) -> OnPaper:
    """Elfric has just opened a chest with this in it."""
    game = table("E$", deck=[item], **more)
    dice(game, 2, 2, 2)
    act(game, "chest:c1", 3)
    return game


def packing(text: str, hero: str, **more: Any) -> OnPaper:
    """A hero who begins to sort his gear."""
    game = table(text, **more)
    if len(game.state.heroes) > 1:
        take_turn(game, hero)
    act(game, "arrange")
    return game


# ── finding ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("item", "slots"),
    [
        ("skull_crusher", ["right", "left"]),
        ("tombstone_shield", ["right", "left"]),
        ("book_of_frost", ["right", "left"]),
        ("saints_robe", ["armour"]),
    ],
)
def test_a_magic_item_is_held_in_a_hand_or_worn_packed_or_refused(item: str, slots: list[str]) -> None:
    assert options(finding(item), "item_found") == [*slots, "backpack", "discard"]


def test_an_item_in_use_covers_the_basic_one_of_its_slot() -> None:
    game = finding("skull_crusher")
    reply(game, "right")
    assert [item.id for item in game.in_use(game.hero("elfric")).values()] == [
        "skull_crusher",
        "night_dagger",
        "shadow_mail",
    ]


def test_what_is_replaced_goes_into_an_empty_backpack() -> None:
    game = finding("skull_crusher", elfric={"gear": {"right": "moon_sling"}})
    reply(game, "right")
    assert game.state.heroes["elfric"].backpack == ("moon_sling",)


def test_what_is_replaced_is_discarded_when_the_backpack_is_not_empty() -> None:
    game = finding("skull_crusher", elfric={"gear": {"right": "moon_sling"}, "backpack": ("bandage",)})
    assert "backpack" not in options(game, "item_found"), "it takes a magic item only if it is empty"
    reply(game, "right")
    assert game.state.heroes["elfric"].backpack == ("bandage",)
    assert game.state.discarded == ["moon_sling"]


def test_things_can_be_thrown_out_of_the_backpack_to_make_room() -> None:
    game = finding("skull_crusher", elfric={"backpack": ("bandage", "old_map")})
    assert options(game, "item_found") == ["right", "left", "drop:bandage", "drop:old_map", "discard"]
    reply(game, "drop:old_map")
    assert last(game, "item_discarded").item == "old_map"
    assert options(game, "item_found") == ["right", "left", "drop:bandage", "discard"]
    reply(game, "drop:bandage")
    reply(game, "backpack")
    assert game.hero("elfric").backpack == ("skull_crusher",)


def test_a_refused_item_goes_to_the_discards() -> None:
    game = finding("skull_crusher")
    reply(game, "discard")
    assert game.state.discarded == ["skull_crusher"]
    assert last(game, "item_discarded").item == "skull_crusher"


def test_the_discards_are_shuffled_back_when_the_stack_is_empty() -> None:
    game = table("E$", discarded=["skull_crusher"])
    dice(game, 2, 2, 2)
    act(game, "chest:c1", 3)
    assert last(game, "item_drawn").item == "skull_crusher"
    assert game.state.discarded == []


def test_items_and_curses_are_one_stack_and_there_are_fifteen_small_items() -> None:
    from regno.engine.game import Setup
    from regno.games.super_fantasy.game import SuperFantasy

    game = SuperFantasy.new(Setup("01", ("elfric", "axl"), 7))
    assert sorted(game.state.deck) == sorted([*MAGIC_ITEMS, *CURSES])
    assert len(game.state.small_deck) == 15
    assert set(game.state.small_deck) == set(SMALL_ITEMS)


# ── sorting the gear ─────────────────────────────────────────────────────────────────────────────────────────────────


def test_who_has_nothing_has_nothing_to_sort() -> None:
    assert not can(table("E.."), "arrange")


def test_gear_is_sorted_at_the_end_of_the_turn_which_is_then_over() -> None:
    game = packing("E.A", "elfric", elfric={"backpack": ("skull_crusher",)})
    assert game.state.heroes["elfric"].shield_dice == 6, "the dice left over are put by first"
    reply(game, "done")
    assert last(game, "turn_ended").hero == "elfric"


def test_a_packed_item_can_be_put_to_use_and_one_in_use_packed() -> None:
    game = packing("E.A", "elfric", elfric={"backpack": ("skull_crusher",)})
    reply(game, "equip:skull_crusher:left")
    assert game.state.heroes["elfric"].gear["left"] == "skull_crusher"
    reply(game, "stow:skull_crusher")
    assert game.state.heroes["elfric"].backpack == ("skull_crusher",)
    assert game.state.heroes["elfric"].gear["left"] == ""


def test_items_change_hands_from_right_to_left() -> None:
    game = packing("E.A", "elfric", elfric={"gear": {"right": "skull_crusher"}})
    reply(game, "swap")
    assert (game.state.heroes["elfric"].gear["right"], game.state.heroes["elfric"].gear["left"]) == (
        "",
        "skull_crusher",
    )


def test_exchanging_a_packed_item_with_one_in_use_loses_neither() -> None:
    held = {"gear": {"right": "moon_sling"}, "backpack": ("skull_crusher",)}
    game = packing("E.A", "elfric", elfric=held)
    reply(game, "equip:skull_crusher:right")
    assert game.state.heroes["elfric"].gear["right"] == "skull_crusher"
    assert game.state.heroes["elfric"].backpack == ("moon_sling",)


def test_a_dropped_magic_item_goes_to_the_discards_and_a_small_one_out_of_the_game() -> None:
    game = packing("E.A", "elfric", elfric={"gear": {"right": "moon_sling"}, "backpack": ("bandage",)})
    reply(game, "drop:moon_sling")
    reply(game, "drop:bandage")
    assert game.state.discarded == ["moon_sling"]
    assert game.state.small_deck == []
    assert last(game, "turn_ended").hero == "elfric", "nothing left to sort"


def test_an_item_can_be_handed_to_a_hero_in_the_same_area_who_finds_it_a_slot() -> None:
    game = packing("E...A", "elfric", elfric={"gear": {"right": "moon_sling"}})
    reply(game, "give:moon_sling:axl")
    reply(game, "accept", about="accept_gift", seat="axl")
    reply(game, "left", about="item_found", seat="axl")
    assert game.state.heroes["axl"].gear["left"] == "moon_sling"
    assert game.state.heroes["elfric"].gear["right"] == ""
    assert last(game, "turn_ended").hero == "elfric"


def test_a_gift_can_be_declined() -> None:
    game = packing("E...A", "elfric", elfric={"gear": {"right": "moon_sling"}})
    reply(game, "give:moon_sling:axl")
    reply(game, "refuse", seat="axl")
    assert game.state.heroes["elfric"].gear["right"] == "moon_sling"
    assert game.waits_for() == [("elfric", "arrange")]


def test_nobody_hands_anything_over_to_another_area_or_to_the_fallen() -> None:
    held = {"gear": {"right": "moon_sling"}}
    game = packing("E...A", "elfric", areas="AAABB", elfric=held)
    assert not any(option.startswith("give") for option in options(game, "arrange"))
    game = table("E...A", elfric=held, axl={"is_down": True, "life": 0})
    act(game, "arrange")
    assert not any(option.startswith("give") for option in options(game, "arrange"))


# ── small items ──────────────────────────────────────────────────────────────────────────────────────────────────────


def smashing(backpack: tuple[str, ...], **more: Any) -> OnPaper:
    """Elfric has just smashed a tombstone and found a candle stub."""
    game = table("Es", small_deck=["candle_stub"], elfric={"backpack": backpack}, **more)
    dice(game, 2, 2, 2)
    act(game, "tombstone:t1", 3)
    return game


def test_a_backpack_holds_two_small_items() -> None:
    assert smashing(("bandage",)).state.heroes["elfric"].backpack == ("bandage", "candle_stub")


def test_with_two_small_items_one_must_go() -> None:
    game = smashing(("bandage", "old_map"))
    assert options(game, "small_item_full") == ["candle_stub", "bandage", "old_map"]
    reply(game, "bandage")
    assert game.state.heroes["elfric"].backpack == ("old_map", "candle_stub")
    assert last(game, "item_discarded").item == "bandage"


def test_the_new_one_may_be_the_one_that_goes() -> None:
    game = smashing(("bandage", "old_map"))
    reply(game, "candle_stub")
    assert game.state.heroes["elfric"].backpack == ("bandage", "old_map")


def test_a_handed_over_small_item_needs_room_too() -> None:
    game = packing("E.A", "elfric", elfric={"backpack": ("bandage",)}, axl={"backpack": ("old_map", "old_map")})
    reply(game, "give:bandage:axl")
    reply(game, "accept", seat="axl")
    assert options(game, "small_item_full") == ["bandage", "old_map"]
    reply(game, "old_map", seat="axl")
    assert game.state.heroes["axl"].backpack == ("old_map", "bandage")


def carrying(text: str, item: str, **elfric: Any) -> OnPaper:
    """Elfric with one small item."""
    return table(text, elfric={"backpack": (item,), **elfric})


def test_a_small_item_is_used_once_in_ones_own_turn_and_is_then_out_of_the_game() -> None:
    game = carrying("E..", "bandage", life=1)
    act(game, "item:bandage")
    assert game.state.heroes["elfric"].backpack == ()
    assert game.state.small_deck == game.state.discarded == []
    assert not can(game, "item")


def test_the_bandage_gives_a_life_back() -> None:
    game = carrying("E..", "bandage", life=1)
    act(game, "item:bandage")
    assert game.state.heroes["elfric"].life == 2
    assert not can(carrying("E..", "bandage"), "item"), "nobody is healthier than healthy"


def test_the_stale_biscuit_gives_a_spent_die_back() -> None:
    game = carrying("E..", "stale_biscuit")
    assert not can(game, "item"), "no die has been spent"
    act(game, "defend", 6)
    act(game, "item:stale_biscuit")
    assert game.state.heroes["elfric"].dice == 1


def test_the_rusty_key_adds_three_to_the_next_test_of_cunning() -> None:
    game = table("E$", elfric={"backpack": ("rusty_key",)})
    act(game, "item:rusty_key")
    dice(game, 1, 2)
    act(game, "chest:c1", 2)
    assert last(game, "chest_opened").hero == "elfric"
    assert last(game, "dice_rolled").bonus == 3


def test_the_lucky_bone_adds_two_to_the_next_attack() -> None:
    game = carrying("Ev", "lucky_bone")
    act(game, "item:lucky_bone")
    dice(game, 1)
    act(game, "attack:troublebringer:m1", 1)
    assert last(game, "dice_rolled").bonus == 2
    dice(game, 1)
    act(game, "attack:troublebringer:m1", 1)
    assert last(game, "dice_rolled").bonus == 0


def test_the_smoke_pot_lets_a_hero_leave_and_cross_block_zones_this_turn() -> None:
    game = carrying("##z#\nE...", "smoke_pot", cell=(1, 1))
    assert not can(game, "move")
    act(game, "item:smoke_pot")
    dice(game, 2)
    act(game, "move", 1)
    reply(game, (3, 1))
    assert where(game, "elfric") == (3, 1)
    assert can(game, "move"), "also a second time"
    end_turn(game)
    assert "smoke_pot" not in game.state.heroes["elfric"].armed


def test_the_candle_stub_charges_an_ability_by_two() -> None:
    game = carrying("E..", "candle_stub")
    act(game, "item:candle_stub")
    reply(game, "soul_reaver")
    assert game.state.heroes["elfric"].charge["soul_reaver"] == 2


def test_the_jar_of_leeches_cures_of_everything() -> None:
    game = carrying("E..", "jar_of_leeches", status=("frozen",))
    act(game, "item:jar_of_leeches")
    assert status(game, "elfric") == []
    assert can(game, "move")


def test_the_old_map_adds_three_to_the_next_move() -> None:
    game = carrying("E......", "old_map")
    act(game, "item:old_map")
    dice(game, 1)
    act(game, "move", 1)
    assert len(options(game, "move")) == 5


def test_two_of_a_kind_do_not_add_up() -> None:
    game = table("Ev", elfric={"backpack": ("lucky_bone", "lucky_bone")})
    act(game, "item:lucky_bone")
    assert not can(game, "item")


# ── tomes ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def reading(text: str, tome: str, **more: Any) -> OnPaper:
    """Lady Goodlight with a tome in her left hand."""
    return table(text, goodlight={"gear": {"left": tome}, **more.pop("goodlight", {})}, **more)


def test_a_tome_asks_for_magic_six_or_more_and_may_be_tried_again() -> None:
    game = reading("G..v", "book_of_frost")
    dice(game, 2, 2, 1)
    act(game, "tome:book_of_frost:m1", 3)
    assert status(game, "m1") == []
    dice(game, STAR, STAR)
    act(game, "tome:book_of_frost:m1", 2)
    reply(game, "divine_blow")
    reply(game, "divine_blow")
    assert status(game, "m1") == ["frozen"]
    assert game.state.heroes["goodlight"].xp == 0


def test_a_tome_reaches_three_rings_with_a_line_of_fire() -> None:
    assert open_actions(reading("G..z", "book_of_frost"), "tome") == ["tome:book_of_frost:m1"]
    assert not can(reading("G...z", "book_of_frost"), "tome")
    assert not can(reading("G#z", "book_of_frost"), "tome")


def test_the_book_of_mending_heals_oneself_or_another_who_needs_it() -> None:
    game = reading("G..A", "book_of_mending", goodlight={"life": 1}, axl={"life": 1})
    take_turn(game, "goodlight")
    assert open_actions(game, "tome") == ["tome:book_of_mending:goodlight", "tome:book_of_mending:axl"]
    dice(game, 2, 2, 2)
    act(game, "tome:book_of_mending:axl", 3)
    assert game.state.heroes["axl"].life == 3
    assert open_actions(game, "tome") == ["tome:book_of_mending:goodlight"]


def test_the_cassock_adds_one_to_tests_of_magic() -> None:
    game = table("P.\nXX")
    dice(game, 1)
    act(game, "coffin:k1", 1)
    assert last(game, "dice_rolled").bonus == 1


# ── attributes ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("gear", "attribute", "value"),
    [
        ({}, "strength", 4),
        ({"armour": "spiked_pauldrons"}, "strength", 5),
        ({"armour": "feather_boots_mail"}, "speed", 4),
        ({"armour": "saints_robe"}, "magic", 3),
    ],
)
def test_items_in_use_raise_attributes(gear: dict[str, str], attribute: str, value: int) -> None:
    game = table("E..", elfric={"gear": gear})
    assert game.attribute(game.hero("elfric"), attribute) == value


def test_a_packed_item_does_nothing() -> None:
    game = table("E..", elfric={"backpack": ("spiked_pauldrons",)})
    assert game.attribute(game.hero("elfric"), "strength") == 4


def test_the_question_names_the_item_found() -> None:
    game = finding("skull_crusher")
    assert game.ask_view(asked(game))["context"]["item"] == "skull_crusher"
    assert not told(game, "item_taken")
