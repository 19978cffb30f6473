"""What every magic item does: weapons and their effects, armour, tomes."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from regno.games.super_fantasy.content.items import CURSES, MAGIC_ITEMS
from regno.games.super_fantasy.content.missions import Goal, Spot
from tests.games.super_fantasy.playing import (
    HERO_SIGNS,
    STAR,
    OnPaper,
    act,
    asked,
    can,
    dice,
    end_turn,
    last,
    lit,
    open_actions,
    options,
    picture,
    reply,
    status,
    table,
    take_turn,
    told,
    where,
)

NORTH, EAST, SOUTH, WEST = 0, 2, 4, 6


def holding(text: str, item: str, hero: str = "", **more: Any) -> OnPaper:
    """A hero with a magic item in use, at the beginning of his turn: the first on the map unless said."""
    hero = hero or next(HERO_SIGNS[sign] for sign in text if sign in HERO_SIGNS)
    slot = MAGIC_ITEMS[item].slots[0]
    changes: dict[str, Any] = {hero: {"gear": {slot: item}, **more.pop(hero, {})}, **more}
    game = table(text, **changes)
    if len(game.state.heroes) > 1:
        take_turn(game, hero)
    return game


def strike(game: OnPaper, weapon: str, *faces: int, fate: tuple[str, ...] = (), target: str = "m1") -> None:
    """An attack that rolls these faces; Stars charge whatever comes first."""
    dice(game, *faces, *fate)
    act(game, f"attack:{weapon}:{target}", len(faces))
    while game.waits_for()[0][1] == "charge_star":
        reply(game, options(game, "charge_star")[0])


def shown(game: OnPaper, action: str) -> dict[str, Any]:
    """An action as pages see it."""
    view = game.ask_view(asked(game))
    found: dict[str, Any] = next(entry for entry in view["actions"] if entry["id"] == action)
    return found


def test_twenty_five_items_and_five_curses_are_the_stack_of_thirty() -> None:
    assert len(MAGIC_ITEMS) == 25
    assert len(CURSES) == 5


def test_every_kind_of_condition_is_met_in_several_items() -> None:
    items = MAGIC_ITEMS.values()
    kinds = Counter(item.condition.kind for item in items if item.condition)
    assert kinds == {"hit": 5, "total": 2, "stars": 2, "discard": 2, "behind": 1}
    assert [item.id for item in items if item.behind] == ["back_scratcher"]
    assert [item.wielders for item in items if item.wielders] == [("gnomy",), ("pizzarro", "goodlight"), ("axl",)]
    assert sum(item.kind == "tome" for item in items) == 6, "a test of Magic"


# ── from behind ──────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("looking", range(8))
def test_the_back_scratcher_adds_four_from_the_three_squares_behind_the_target(looking: int) -> None:
    game = holding("Ev", "back_scratcher", monsters={"m1": {"facing": looking}})
    strike(game, "back_scratcher", 1)
    is_behind = looking in (1, EAST, 3)
    assert last(game, "dice_rolled").bonus == (4 if is_behind else 0)


def test_pages_are_shown_that_the_hero_stands_behind_his_target_and_what_that_is_worth() -> None:
    game = holding("Ez", "back_scratcher", monsters={"m1": {"facing": EAST}})
    action = shown(game, "attack:back_scratcher:m1")
    assert action["behind"]
    assert action["bonus"] == [{"why": "behind", "value": 4}]
    assert action["odds"][0] == 1.0
    game = holding("Ez", "back_scratcher", monsters={"m1": {"facing": WEST}})
    assert "behind" not in shown(game, "attack:back_scratcher:m1")


def test_nobody_is_behind_a_monster_from_afar() -> None:
    game = table("K.z", monsters={"m1": {"facing": EAST}})
    assert "behind" not in shown(game, "attack:short_crossbow:m1")


@pytest.mark.parametrize(("looking", "wounds"), [(EAST, 2), (WEST, 1)])
def test_the_knitting_needles_wound_twice_from_behind(looking: int, wounds: int) -> None:
    game = holding("Kv", "knitting_needles", monsters={"m1": {"facing": looking}})
    strike(game, "knitting_needles", 2, 2, 2, 2, fate=("skull",) if wounds == 2 else ())
    assert last(game, "attack_hit").wounds == wounds


# ── weapons ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_undertakers_spade_pushes_whoever_survives_it_up_to_two_squares() -> None:
    game = holding("Ev...", "undertakers_spade")
    strike(game, "undertakers_spade", 2, 2, 2, 1)
    assert lit(game, "push") == "E+.+."
    reply(game, (3, 0))
    assert where(game, "m1") == (3, 0)
    assert last(game, "pushed").rule == "sf.item.undertakers_spade"
    assert game.hero("elfric").xp == 1


def test_the_undertakers_spade_breaks_no_tombstone_and_a_miss_moves_nobody() -> None:
    game = holding("Evs..", "undertakers_spade")
    strike(game, "undertakers_spade", 2, 2, 2, 1)
    assert not told(game, "pushed"), "the stone is in the way"
    game = holding("Ev...", "undertakers_spade")
    strike(game, "undertakers_spade", 1)
    assert where(game, "m1") == (1, 0)


def test_the_bell_clapper_carries_on_to_a_monster_beside_the_first_from_a_total_of_seven() -> None:
    game = holding(".z\nEz", "bell_clapper")
    strike(game, "bell_clapper", 2, 2, 2, fate=("lightning", "lightning"), target="m2")
    assert len(told(game, "monster_killed")) == 2
    assert last(game, "attack_hit").rule == "sf.item.bell_clapper"
    assert game.hero("elfric").xp == 1, "one attack"


def test_the_bell_clapper_stops_at_the_first_below_seven_and_each_has_its_own_protection() -> None:
    game = holding(".z\nEz", "bell_clapper")
    strike(game, "bell_clapper", 2, 2, 1, fate=("lightning",), target="m2")
    assert len(told(game, "monster_killed")) == 1
    game = holding(".v\nEz", "bell_clapper")
    strike(game, "bell_clapper", 2, 2, 2, fate=("lightning",), target="m2")
    assert last(game, "attack_missed").target == "m1"
    assert game.state.monsters["m1"].wounds == 0


def test_whoever_swings_the_bell_clapper_chooses_among_several_beside_the_first() -> None:
    game = holding(".zz\nEz.", "bell_clapper")
    strike(game, "bell_clapper", 2, 2, 2, fate=("lightning",), target="m3")
    assert options(game, "second_target") == ["m1", "m2"]
    dice(game, "lightning")
    reply(game, "m2")
    assert [kill.monster for kill in told(game, "monster_killed")] == ["m3", "m2"]


def test_after_a_divine_blow_the_bell_clapper_strikes_too() -> None:
    game = holding("..z\nGzz", "bell_clapper", goodlight={"full": ("divine_blow",)})
    act(game, "ability:divine_blow")
    dice(game, 2, 2, 2, "lightning")
    act(game, "attack:bell_clapper:m2", 3)
    dice(game, "lightning", "lightning")
    reply(game, "m3", about="second_target")
    assert [hit.rule for hit in told(game, "attack_hit")[1:]] == ["sf.ability.divine_blow", "sf.item.bell_clapper"]


def test_the_steam_spanner_charges_an_ability_in_gnomys_hands_only() -> None:
    game = holding("Nv", "steam_spanner")
    strike(game, "steam_spanner", 2, 2, 2, 1)
    assert game.ask_view(asked(game, "charge_item"))["context"]["item"] == "steam_spanner"
    reply(game, "uni_laser", about="charge_item")
    assert game.hero("gnomy").charge["uni_laser"] == 1
    assert last(game, "ability_charged").cause == "steam_spanner"
    game = holding("Ev", "steam_spanner")
    strike(game, "steam_spanner", 2, 2, 2, 1)
    assert not told(game, "ability_charged")


def test_the_steam_spanner_asks_nothing_where_no_ability_takes_energy() -> None:
    game = holding("Nv", "steam_spanner", gnomy={"full": ("uni_laser", "gnomic_throw", "retro_rockets")})
    strike(game, "steam_spanner", 2, 2, 2, 1)
    assert game.waits_for() == [("gnomy", "turn")]


def test_the_snowball_cannon_costs_a_die_and_freezes_whom_it_wounds() -> None:
    game = holding("K.v", "snowball_cannon")
    strike(game, "snowball_cannon", 2, 2, 2, 1)
    assert status(game, "m1") == ["frozen"]
    assert game.hero("kayla").dice == 1
    assert shown(game, "end_turn")
    assert game.protection(game.state.monsters["m1"]) == 4, "brittle at once"


@pytest.mark.parametrize(
    ("sign", "faces", "life"),
    [("G", (STAR, 2), 2), ("P", (STAR, 2), 2), ("G", (2, 2), 1), ("E", (STAR, 2, 1), 1)],
    ids=["goodlight", "pizzarro", "without a Star", "whoever does not pray"],
)
def test_the_censer_heals_the_heroes_beside_whoever_prays(sign: str, faces: tuple[int, ...], life: int) -> None:
    game = holding(f"K{sign}z\n...\nA..", "censer", HERO_SIGNS[sign], kayla={"life": 1}, axl={"life": 1})
    strike(game, "censer", *faces, fate=("lightning",))
    assert game.hero("kayla").life == life
    assert game.hero("axl").life == 1, "not beside"


def test_the_bagpipes_stun_the_target_and_all_beside_it_when_axl_plays_them() -> None:
    game = holding("A.vw\n..z.", "bagpipes")
    strike(game, "bagpipes", 2, 2, 2, 1)
    assert [status(game, name) for name in ("m1", "m2", "m3")] == [["stunned"]] * 3
    game = holding("G.vw\n..z.", "bagpipes")
    strike(game, "bagpipes", 2, 2, 2, 1)
    assert [status(game, name) for name in ("m1", "m2", "m3")] == [[]] * 3


def test_the_bagpipes_are_heard_also_when_the_target_is_no_more() -> None:
    game = holding("A.zz", "bagpipes")
    strike(game, "bagpipes", 2, 1, fate=("lightning",))
    assert status(game, "m2") == ["stunned"]


# ── armour ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("armour", "dice_kept"),
    [
        ("tombstone_shield", 3),
        ("spiked_pauldrons", 1),
        ("saints_robe", 1),
        ("ghost_sheet", 1),
        ("feather_boots_mail", 0),
    ],
)
def test_armour_and_shields_give_their_dice_at_the_end_of_the_turn(armour: str, dice_kept: int) -> None:
    game = holding("E.A", armour)
    game.hero("elfric").dice = 0
    end_turn(game)
    assert game.hero("elfric").shield_dice == dice_kept, "the Shadow Mail is worn under a shield"


def test_the_ghost_sheet_lets_the_first_block_zone_pass() -> None:
    game = holding("##z##\nE....", "ghost_sheet")
    dice(game, 2, 2)
    act(game, "move", 2)
    assert lit(game) == "##z##\n+++.."
    game = table("##z##\nE....")
    dice(game, 2, 2)
    act(game, "move", 2)
    assert lit(game) == "##z##\n++..."


# ── tomes ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def read(game: OnPaper, action: str) -> None:
    """A tome is read, and the test succeeds."""
    dice(game, 2, 2, 2)
    act(game, action, 3)


def test_the_book_of_embers_wounds_within_three_squares_without_experience() -> None:
    game = holding("G..v...z", "book_of_embers")
    assert open_actions(game, "tome") == ["tome:book_of_embers:m1"]
    read(game, "tome:book_of_embers:m1")
    assert game.state.monsters["m1"].wounds == 1
    dice(game, 2, 2, 2, "lightning")
    game.state.deck = ["skull_crusher"]
    act(game, "tome:book_of_embers:m1", 3)
    assert last(game, "monster_killed").by == "goodlight"
    assert last(game, "item_drawn").hero == "goodlight"
    assert game.hero("goodlight").xp == 0


def test_the_book_of_removals_changes_places_with_a_monster() -> None:
    game = holding("G..v", "book_of_removals")
    read(game, "tome:book_of_removals:m1")
    assert picture(game) == "v..G"
    assert last(game, "places_swapped").cell == (3, 0)


def test_the_book_of_removals_changes_places_with_a_hero() -> None:
    game = holding("G..Az", "book_of_removals")
    read(game, "tome:book_of_removals:axl")
    assert picture(game) == "A..Gz"


def test_nobody_is_moved_out_of_the_ice_or_onto_a_tombstone() -> None:
    game = holding("G.A", "book_of_removals", axl={"status": ("frozen",)})
    assert not can(game, "tome")
    game = holding("G.A", "book_of_removals", goodlight={"status": ("frozen",)})
    assert not can(game, "tome")
    game = holding("G.s.", "book_of_removals")
    game.add_monster("badly_dead", (2, 0))
    act(game, "defend", 1)
    assert not can(game, "tome")


def test_whoever_is_moved_by_the_book_of_removals_treads_on_buttons_and_can_escape() -> None:
    game = holding("G..A", "book_of_removals", areas="CABD")
    goals = (Goal("plate", "press", times=(1,)), Goal("out", "escape", times=(2,), area="C"))
    OnPaper.drawn[game.setup.mission] = game.mission = replace(
        game.mission, goals=goals, buttons={"b1": Spot((0, 0), "plate")}
    )
    read(game, "tome:book_of_removals:axl")
    assert last(game, "button_pressed").hero == "axl"
    assert game.state.goals["out"] == 1


def test_the_book_of_padding_gives_two_shield_dice_to_a_hero_within_three_squares() -> None:
    game = holding("G..A.K", "book_of_padding")
    assert open_actions(game, "tome") == ["tome:book_of_padding:goodlight", "tome:book_of_padding:axl"]
    read(game, "tome:book_of_padding:axl")
    assert game.hero("axl").shield_dice == 2
    assert last(game, "shield_dice_taken").rule == "sf.item.book_of_padding"


def test_the_book_of_recipes_poisons_every_monster_within_two_squares() -> None:
    game = holding("Gzvw", "book_of_recipes")
    read(game, "tome:book_of_recipes")
    assert [status(game, name) for name in ("m1", "m2", "m3")] == [["poisoned"], ["poisoned"], []]
    assert not can(game, "tome"), "nobody is left to poison"


@pytest.mark.parametrize("tome", [item.id for item in MAGIC_ITEMS.values() if item.spell])
def test_a_failed_reading_does_nothing_but_cost_dice(tome: str) -> None:
    game = holding("Gv.A", tome, goodlight={"life": 2})
    action = open_actions(game, "tome")[0]
    before = game.state.heroes["axl"], game.state.monsters["m1"]
    dice(game, 1, 1)
    act(game, action, 2)
    assert game.hero("goodlight").dice == 4
    assert (game.state.heroes["axl"], game.state.monsters["m1"]) == before
