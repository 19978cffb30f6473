"""Somebody commands the undead: his dice, his orders, his blows, what he sees; and the computer in his place."""

from __future__ import annotations

import random
from typing import Any

import pytest

from regno.engine.game import Setup
from regno.games.super_fantasy import bots
from regno.games.super_fantasy.content.heroes import HEROES
from regno.games.super_fantasy.game import SuperFantasy
from regno.games.super_fantasy.orders import kinds, price
from regno.games.super_fantasy.state import MasterTurn
from tests.games.super_fantasy.playing import (
    STAR,
    OnPaper,
    asked,
    dice,
    last,
    lit,
    options,
    reply,
    status,
    table,
    told,
    where,
)

SIX_ONES = (1, 1, 1, 1, 1, 1)


def command(text: str, *faces: int, **more: Any) -> OnPaper:
    """A table where the Master has just rolled these dice (ones where fewer are named)."""
    shown = (*faces, *SIX_ONES)[:6]
    return table(text, mode="master", phase="monsters", fate=shown, **more)


def order(game: OnPaper, what: str) -> None:
    """The Master gives an order."""
    reply(game, {"action": what, "dice": 0}, about="master_turn", seat="master")


def orders(game: OnPaper, start: str = "") -> list[str]:
    """The orders open to the Master that begin like this."""
    return [each["action"] for each in options(game, "master_turn") if each["action"].startswith(start)]


def finish(game: OnPaper) -> None:
    """The Master gives no more orders; where he can give none he is not asked."""
    if not told(game, "orders_over"):
        order(game, "done")


def march(game: OnPaper, monster: str, cell: tuple[int, int]) -> None:
    """The Master sends a monster to a square."""
    order(game, f"march:{monster}")
    reply(game, cell, about="march", seat="master")


def left(game: OnPaper) -> list[int]:
    """What the dice are worth that the Master has left."""
    return [die["value"] for die in game.view(None)["master"]["dice"] if not die["spent"]]


def closed(game: OnPaper) -> dict[str, str]:
    """The orders that are closed, with the code of the reason."""
    return {each["group"]: each["code"] for each in game.ask_view(asked(game, "master_turn"))["blocked"]}


def seen(game: OnPaper, action: str) -> dict[str, Any]:
    """An order as the Master sees it."""
    view = game.ask_view(asked(game, "master_turn"))
    return next(each for each in view["actions"] if each["id"] == action)


def struck(game: OnPaper) -> list[tuple[str, str]]:
    """Who has struck at whom, in order."""
    return [(blow.monster, blow.hero) for blow in told(game, "blow_declared")]


# ── the frame ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_heroes_get_two_rounds_more_against_a_master() -> None:
    heroes = ("axl", "kayla")
    alone = SuperFantasy.new(Setup("01", heroes, 1))
    against = SuperFantasy.new(Setup("01", (*heroes, "master"), 1, mode="master"))
    assert against.state.end == alone.state.end + 2
    assert set(against.state.heroes) == set(heroes)


def test_the_master_rolls_six_dice_and_a_star_is_worth_the_number_of_heroes() -> None:
    game = command("EAP...z", STAR, 2, STAR)
    roll = told(game, "dice_rolled")[0]
    assert (roll.by, roll.purpose, roll.faces, roll.star) == ("master", "master", (STAR, 2, STAR, 1, 1, 1), 3)
    assert left(game) == [3, 2, 3, 1, 1, 1]
    assert "master" not in game.state.tally.deeds, "they are nobody's deeds"


def test_areas_wake_as_ever_but_nobody_rises_and_nobody_walks_by_himself() -> None:
    game = command("E...l.z", areas="AAABBCC")
    assert told(game, "areas_activated")[0].areas == ("A", "B")
    assert not told(game, "fate_rolled")
    finish(game)
    assert where(game, "m1") == (6, 0)
    assert not told(game, "monster_spawned")


def test_the_clean_up_stays() -> None:
    game = command("E..z...v", elfric={"shield_dice": 2, "will": True}, monsters={"m2": {"status": ("stunned",)}})
    finish(game)
    assert (game.hero("elfric").shield_dice, game.hero("elfric").will, status(game, "m2")) == (0, False, [])
    assert told(game, "tokens_cleared")
    assert game.state.master is None
    assert game.view(None)["master"] == {"star": 1, "dice": [], "marched": []}


def test_the_master_wins_when_the_heroes_run_out_of_time() -> None:
    game = command("E...z", end=2)
    assert game.view(None)["table"]["winner"] is None
    finish(game)
    assert (game.outcome(), game.view(None)["table"]["winner"]) == ("defeat", "master")


def test_a_master_who_is_away_gives_no_orders_and_his_monsters_strike_as_they_like() -> None:
    game = command("zEz\n...", elfric={"life": 4})
    assert game.default(asked(game, "master_turn")) == {"action": "done", "dice": 0}
    finish(game)
    assert game.default(asked(game, "next_attacker")) == "rest"
    reply(game, "rest")
    assert struck(game) == [("m1", "elfric"), ("m2", "elfric")]


def test_dice_that_are_not_spent_are_lost() -> None:
    game = command("E...z")
    finish(game)
    assert last(game, "orders_over").left == 6
    assert game.hero("elfric").cell == (0, 0)
    assert game.state.round == 2


# ── what orders cost ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("faces", "need", "paid"),
    [
        ((1, 2, STAR), 1, [1]),
        ((1, 1, 2), 2, [2]),
        ((2, 2, STAR), 3, [4]),
        ((1, 1, 1), 2, [1, 1]),
        ((1, 2, 2, 1), 4, [2, 2]),
        ((1, 1), 3, []),
    ],
)
def test_an_order_takes_as_few_dice_as_will_do_and_of_those_the_smallest(
    faces: tuple[int, ...], need: int, paid: list[int]
) -> None:
    turn = MasterTurn(faces, 4)
    assert [turn.values[die] for die in price(turn, need)] == paid


def test_a_march_costs_dice_for_the_life_on_the_monsters_board() -> None:
    game = command("E......\n......v\nz......", 2)
    assert seen(game, "march:m1")["price"] == {"dice": (0,), "values": [2], "need": 2}
    assert seen(game, "march:m2")["price"] == {"dice": (1,), "values": [1], "need": 1}
    march(game, "m1", (5, 1))
    assert left(game) == [1, 1, 1, 1, 1]
    order_told = told(game, "march_ordered")[0]
    assert (order_told.monster, order_told.dice, order_told.left) == ("m1", 1, 5)


def test_wounds_make_nobody_cheaper() -> None:
    game = command("E......\n......v", monsters={"m1": {"wounds": 1}})
    assert seen(game, "march:m1")["price"]["need"] == 2


def test_what_is_too_dear_is_listed_with_what_it_would_take() -> None:
    game = command("E......\n......v\n.......\nz.z.z.z", areas="\n".join(["AAAAAAA"] * 4))
    for monster, cell in (("m2", (0, 2)), ("m3", (2, 2)), ("m4", (4, 2)), ("m5", (6, 2))):
        march(game, monster, cell)
    assert seen(game, "march:m1")["price"]["values"] == [1, 1]
    game = command("E......\n......v\n.......\nz.z.z.zz")
    for monster, cell in (("m2", (0, 2)), ("m3", (2, 2)), ("m4", (4, 2)), ("m5", (6, 2)), ("m6", (5, 2))):
        march(game, monster, cell)
    assert told(game, "orders_over"), "a single one is left, which is good for nothing: he is not asked"
    assert where(game, "m1") == (6, 1)


def test_waking_an_area_takes_the_two_smallest_dice_and_its_monsters_can_march() -> None:
    game = command("E......z", 2, 1, 2, 1, 2, 2, areas="AAABBBCC")
    assert closed(game)["march:m1"] == "asleep"
    assert seen(game, "activate:C")["wakes"] == ["m1"]
    order(game, "activate:C")
    assert left(game) == [2, 2, 2, 2]
    assert last(game, "areas_activated").areas == ("A", "B", "C")
    assert "march:m1" in orders(game)
    assert closed(game)["activate"] == "all_awake"


def test_with_a_single_die_no_area_can_be_woken() -> None:
    game = command("E.....z\n.zzzzz.\n.z.....", areas="AAAABBC\nAAAABBC\nAAAABBC")
    for monster, cell in (("m2", (1, 0)), ("m3", (2, 0)), ("m4", (3, 0)), ("m5", (4, 0)), ("m6", (5, 0))):
        march(game, monster, cell)
    assert orders(game) == ["march:m7", "done"]
    assert closed(game)["activate"] == "few_dice"


# ── marching ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_monster_marches_up_to_its_steps_through_its_like_but_not_through_heroes() -> None:
    game = command("......\nzzE...\n######")
    order(game, "march:m1")
    assert lit(game, "march") == "++++..\n+zE+..\n######", "over the other one, but not through Elfric"
    reply(game, (3, 0), about="march")
    assert last(game, "monster_moved").path == ((0, 1), (1, 1), (2, 0), (3, 0))


def test_a_monster_may_also_stay_and_its_dice_are_spent_all_the_same() -> None:
    game = command("E...z.z")
    order(game, "march:m1")
    assert options(game, "march")[0] == (4, 0)
    reply(game, (4, 0))
    assert (left(game), told(game, "monster_moved")) == ([1] * 5, [])


def test_each_monster_marches_once_a_phase() -> None:
    game = command("E......z.z")
    march(game, "m1", (4, 0))
    assert "march:m1" not in orders(game)
    assert closed(game)["march:m1"] == "already_marched"


def test_who_never_moves_and_who_is_held_fast_does_not_march() -> None:
    game = command("E....w.z.v", monsters={"m3": {"status": ("frozen",)}})
    assert closed(game) == {
        "march:m1": "never_moves", "march:m3": "slowed", "summon": "no_source", "activate": "all_awake",
    }  # fmt: skip


def test_ice_and_a_ringing_skull_slow_a_march() -> None:
    game = command("E......z\nz.......", monsters={"m1": {"status": ("stunned",)}, "m2": {"status": ("frozen",)}})
    order(game, "march:m1")
    assert max(7 - x for x, _ in options(game, "march")) == 2
    reply(game, (5, 0))
    order(game, "march:m2")
    assert max(x for x, _ in options(game, "march")) == 1


def test_a_spectre_marches_through_things_but_does_not_stop_on_them() -> None:
    game = command("E....og", 2)
    order(game, "march:m1")
    assert lit(game, "march") == "E.+++o+"


def test_a_monster_with_nowhere_to_go_is_not_offered() -> None:
    game = command("E..#z\n...##\nz....")
    assert closed(game)["march:m1"] == "no_way"


# ── summoning ────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_monster_comes_up_on_or_beside_a_tombstone() -> None:
    game = command("E.....\n...l..\n......")
    order(game, "summon:badly_dead:t1")
    assert options(game, "summon")[0] == (3, 1), "on the tombstone itself to begin with"
    assert lit(game, "summon") == "E.+++.\n..+++.\n..+++."
    reply(game, (2, 0))
    rise = last(game, "monster_spawned")
    assert (rise.kind, rise.cell, rise.source, rise.rule) == ("badly_dead", (2, 0), "t1", "sf.master.summon")
    assert left(game) == [1] * 5


def test_a_monster_comes_up_in_or_beside_a_mass_grave_and_beside_a_coffin() -> None:
    game = command("E.......\n...mm.XX\n........")
    order(game, "summon:badly_dead:pit")
    assert lit(game, "summon") == "E.++++..\n..++++XX\n..++++.."
    game = command("E.......\n...mm.XX\n........")
    order(game, "summon:badly_dead:k1")
    assert set(options(game, "summon")) == {(5, 0), (6, 0), (7, 0), (5, 1), (5, 2), (6, 2), (7, 2)}


def test_one_monster_is_summoned_in_a_phase_however_many_heroes_there_are() -> None:
    game = command("EAP...\n...l.s\nKGN...")
    order(game, "summon:badly_dead:t1")
    reply(game, (3, 1))
    assert orders(game, "summon") == []
    assert closed(game)["summon"] == "enough_summoned"
    assert "march:m1" in orders(game), "whoever has come up may still march"


def test_nobody_comes_up_where_there_is_no_room_or_no_source_is_left() -> None:
    game = command("E..#l\n...##\nz...z", monsters={"m1": {"cell": (4, 0)}})
    assert closed(game)["summon:t1"] == "no_room"
    game = command("E...l.z", smashed=("t1",))
    assert (orders(game, "summon"), closed(game)["summon"]) == ([], "no_source")


def test_only_kinds_of_the_mission_can_be_summoned_and_never_bosses() -> None:
    game = command("E....v\n..l..a\n......", 2, drops={"orange": "bowman"})
    assert kinds(game) == ("badly_dead", "bowman", "veteran")
    alone = SuperFantasy.new(Setup("01", ("axl", "master"), 1, mode="master"))
    assert "veteran" not in kinds(alone), "there is none in this mission for a hero alone"


def test_nobody_comes_up_once_the_box_is_empty() -> None:
    game = command("E.....\n..l...\nvvvv..", 2)
    assert closed(game)["summon:veteran"] == "box_empty"
    assert orders(game, "summon") == ["summon:badly_dead:t1"]


def test_a_summoned_monster_may_march_for_more_dice_and_strikes() -> None:
    game = command("E.....\n.....l\n######")
    order(game, "summon:badly_dead:t1")
    reply(game, (4, 0))
    march(game, "m1", (1, 0))
    finish(game)
    assert struck(game) == [("m1", "elfric")]


# ── blows ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_every_engaged_monster_strikes_once_even_if_the_master_does_nothing() -> None:
    game = command("zEz\n.v.")
    finish(game)
    reply(game, "rest")
    assert sorted(struck(game)) == [("m1", "elfric"), ("m2", "elfric"), ("m3", "elfric")]


def test_who_is_beside_a_hero_strikes_though_its_area_sleeps() -> None:
    game = command("E.\n.z", areas="AB\nBC")
    assert game.state.active_areas == ("A", "B")
    finish(game)
    assert struck(game) == [("m1", "elfric")]


def test_bowmen_shoot_at_whom_they_reach() -> None:
    game = command("E..w...w")
    finish(game)
    assert struck(game) == [("m1", "elfric")]


def test_the_master_chooses_who_strikes_next_and_at_whom() -> None:
    game = command("EzA\n.v.")
    finish(game)
    assert options(game, "next_attacker") == ["m1", "m2", "rest"]
    reply(game, "m2")
    assert options(game, "attack_target") == ["elfric", "axl"]
    reply(game, "axl")
    assert struck(game) == [("m2", "axl")]
    reply(game, "elfric", about="attack_target")
    assert struck(game) == [("m2", "axl"), ("m1", "elfric")], "of the last one it is only asked whom"


def test_whoever_is_left_to_himself_chooses_as_he_does_without_a_master() -> None:
    game = command("EzA\n.v.")
    finish(game)
    dice(game, "orange", "red")
    reply(game, "rest")
    assert struck(game) == [("m1", "elfric"), ("m2", "axl")], "orange is Elfric, red nobody: the Veteran prefers Axl"


def test_nobody_chooses_for_those_who_strike_everybody() -> None:
    game = command("EtA")
    finish(game)
    assert sorted(struck(game)) == [("m1", "axl"), ("m1", "elfric")]


def test_noisy_bones_are_struck_first_whatever_the_master_says() -> None:
    game = command("EzA.v", axl={"curses": {"epic_hymn": "noisy_bones"}})
    finish(game)
    assert struck(game)[0] == ("m1", "axl")


def test_a_hook_is_a_blow_from_afar() -> None:
    game = command("E..h", 2, 2, 2, 2)
    dice(game, "lightning")
    finish(game)
    assert last(game, "hero_pulled").path == ((0, 0), (1, 0), (2, 0))
    assert struck(game) == [("m1", "elfric")]


def test_a_frenzied_monster_strikes_twice_unless_it_has_marched() -> None:
    game = command("E.v\n...", 2, abilities={"veteran": ("frenzied",)}, elfric={"life": 4})
    march(game, "m1", (1, 0))
    finish(game)
    assert len(struck(game)) == 1
    game = command("Ev.\n...", 2, abilities={"veteran": ("frenzied",)}, elfric={"life": 4})
    finish(game)
    assert len(struck(game)) == 2


def test_the_archbishop_preaches_before_he_strikes() -> None:
    game = command("Ea.", 2, 2, 2)
    dice(game, "lightning")
    finish(game)
    assert last(game, "monster_ability_shown").ability == "sermon"
    assert struck(game) == [("m1", "elfric")]


def test_the_master_laughs_when_a_blow_has_landed() -> None:
    game = command("zEz")
    finish(game)
    reply(game, "rest")
    assert last(game, "master_laughed").blows == 2
    game = command("E....z")
    finish(game)
    assert not told(game, "master_laughed")


# ── what he sees ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_march_shows_where_it_leads_and_whom_it_could_strike_there() -> None:
    game = command("E....z")
    reach = {square["cell"]: square for square in seen(game, "march:m1")["reach"]}
    assert set(reach) == {(2, 0), (3, 0), (4, 0)}
    assert reach[2, 0]["cost"] == 3
    game = command("E...z")
    reach = {square["cell"]: square for square in seen(game, "march:m1")["reach"]}
    assert reach[1, 0]["strikes"] == ["elfric"]
    assert "strikes" not in reach[2, 0]
    order(game, "march:m1")
    view = game.ask_view(asked(game, "march"))
    assert view["context"] == {"monster": "m1", "kind": "badly_dead", "steps": 3}
    assert view["cells"][0] == {"cell": (4, 0), "cost": 0, "zone": False}


def test_a_bowman_about_to_rise_shows_whom_it_could_shoot_at() -> None:
    game = command("E..l..\n######\n.w....", drops={"orange": "bowman"})
    reach = {square["cell"]: square.get("strikes") for square in seen(game, "summon:bowman:t1")["reach"]}
    assert reach == {(3, 0): ["elfric"], (2, 0): ["elfric"], (4, 0): None}


def test_blows_show_how_likely_they_land_and_who_takes_them() -> None:
    game = command("EzG.v", elfric={"fortress": "goodlight"}, goodlight={"shield_dice": 2})
    finish(game)
    elfric, goodlight = game.ask_view(asked(game, "attack_target"))["options"]
    assert (elfric["taker"], elfric["shield_dice"]) == ("goodlight", 2)
    assert elfric["odds"] == goodlight["odds"] < 1
    assert "taker" not in goodlight


def test_who_strikes_next_shows_whom_it_could_strike() -> None:
    game = command("EzA\n.v.")
    finish(game)
    first, _, rest = game.ask_view(asked(game, "next_attacker"))["options"]
    assert [(prey["id"], prey["odds"]) for prey in first["prey"]] == [("elfric", 1.0), ("axl", 1.0)]
    assert rest["id"] == "rest"


# ── the computer ─────────────────────────────────────────────────────────────────────────────────────────────────────


def decide(game: OnPaper) -> Any:
    """What the computer Master answers now."""
    (pending,) = game.progress.pending
    assert pending.seat == "master"
    value = bots.choose(game, pending, random.Random(1))
    game.answer(pending.id, pending.seat, value)
    return value


def test_the_computer_sends_whoever_is_near_at_the_weakest_hero() -> None:
    game = command("E.....A\n...z...\n#######\nv......", axl={"life": 1}, elfric={"life": 4})
    assert decide(game)["action"] == "march:m1"
    assert decide(game)[0] == 5


def test_the_computer_calls_up_a_monster_beside_a_hero_where_it_can() -> None:
    game = command("E.....A\n.l...l.\n.......")
    assert decide(game)["action"].startswith("summon:badly_dead:")
    decide(game)
    assert told(game, "monster_spawned")
    while not told(game, "orders_over"):
        decide(game)
    assert struck(game)


def test_the_computer_strikes_where_it_hurts_most() -> None:
    game = command("EzA", elfric={"shield_dice": 3}, axl={"life": 1})
    finish(game)
    assert decide(game) == "axl"


def test_the_computer_wakes_an_area_with_dice_it_has_no_better_use_for() -> None:
    game = command("E.........z", areas="AAAABBBBCCC")
    assert decide(game)["action"] == "activate:C"
    assert decide(game)["action"] == "march:m1"


@pytest.mark.parametrize("heroes", [1, 3, 6])
def test_a_game_against_the_computer_comes_to_an_end(heroes: int) -> None:
    luck = random.Random(heroes)
    game = SuperFantasy.new(Setup("01", (*list(HEROES)[:heroes], "master"), heroes, mode="master"))
    for _ in range(3_000):
        if game.outcome():
            break
        pending = luck.choice(game.progress.pending)
        game.answer(pending.id, pending.seat, bots.choose(game, pending, luck))
    assert game.outcome() in ("victory", "defeat")
    assert game.view(None)["table"]["winner"] in ("heroes", "master")
