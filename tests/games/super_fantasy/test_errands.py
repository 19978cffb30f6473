"""What missions have heroes carry, lead and clear away: gold, companions, boulders; padlocks and crypts."""

from __future__ import annotations

from regno.games.super_fantasy.content.missions import Goal
from tests.games.super_fantasy.playing import (
    act,
    asked,
    can,
    dice,
    end_turn,
    last,
    open_actions,
    picture,
    table,
    take_turn,
    told,
    where,
)
from tests.games.super_fantasy.test_goals import ALL, ROOMS, succeed, walk

LOOT = Goal("loot", "steal", area="B", times=(2,))
GOAT = Goal("goat", "escort", area="B")

# ── gold ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_gold_is_picked_up_without_dice_from_on_it_or_beside_it() -> None:
    assert not can(table("A.y...", areas=ROOMS, quests=(LOOT,)), "grab")
    for cell in ((1, 0), (2, 0)):
        game = table("A.y...", areas=ROOMS, quests=(LOOT,), axl={"cell": cell})
        act(game, "grab:o1")
        assert game.hero("axl").dice == 6
        assert (game.state.gold["o1"], last(game, "gold_taken").hero) == ("axl", "axl")
        assert not can(game, "grab")


def test_gold_behind_a_wall_cannot_be_picked_up() -> None:
    assert not can(table("+-+-+-+\n|A|y .|\n+-+-+-+", quests=(LOOT,), areas="AAB"), "grab")


def test_a_hero_carries_any_number_and_delivers_them_all_where_he_ends_a_walk() -> None:
    game = table("yAy...", areas=ROOMS, quests=(LOOT,))
    act(game, "grab:o1")
    act(game, "grab:o2")
    walk(game, (2, 0), 1)
    assert not told(game, "gold_delivered")
    walk(game, (3, 0), 1)
    assert [event.gold for event in told(game, "gold_delivered")] == ["o1", "o2"]
    assert game.outcome() == "victory"


def test_gold_taken_by_somebody_who_stands_in_the_right_place_is_delivered() -> None:
    game = table("..yA..", areas=ROOMS, quests=(LOOT,))
    act(game, "grab:o1")
    assert (game.state.gold["o1"], game.state.goals["loot"]) == ("safe", 1)


def test_who_is_knocked_out_drops_the_gold_where_he_lies_and_anybody_can_take_it() -> None:
    game = table("yA.z..", areas=ROOMS, quests=(LOOT,), axl={"life": 1})
    act(game, "grab:o1")
    walk(game, (2, 0), *ALL)
    assert (last(game, "gold_dropped").cell, game.state.gold_cells["o1"]) == ((2, 0), (2, 0))
    assert game.state.round == 2
    assert open_actions(game, "grab") == ["grab:o1"]


def test_nobody_is_offered_gold_before_its_goal_opens_or_once_it_is_reached() -> None:
    shut = (Goal("plans", "study"), Goal("loot", "steal", area="B", after="plans"))
    assert not can(table("*.yA..", areas="AAAABB", quests=shut), "grab")
    game = table("*yyA..", areas=ROOMS, quests=(Goal("loot", "steal", area="B"), Goal("plans", "study")))
    act(game, "grab:o2")
    walk(game, (2, 0), 1)
    assert (game.state.goals["loot"], can(game, "grab")) == (1, False)


# ── companions ───────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_companion_is_taken_by_the_hand_without_dice_from_any_of_the_eight_squares() -> None:
    game = table("c..\n.A.", areas="AAA\nAAB", quests=(GOAT,))
    act(game, "lead:goat")
    assert (game.hero("axl").dice, game.state.leaders) == (6, {"goat": "axl"})
    assert last(game, "companion_led").hero == "axl"
    assert not can(table("c.A", areas="AAB", quests=(GOAT,)), "lead")


def test_a_companion_follows_to_the_square_before_the_last_and_the_goal_is_where_it_stands() -> None:
    game = table("cA....", areas=ROOMS, quests=(GOAT,))
    act(game, "lead:goat")
    walk(game, (3, 0), 2)
    assert last(game, "companion_moved").path == ((0, 0), (1, 0), (2, 0))
    assert game.outcome() is None, "only its leader is there"
    walk(game, (4, 0), 1)
    assert game.state.companions["goat"] == (3, 0)
    assert game.outcome() == "victory"


def test_a_companion_follows_until_it_is_let_go() -> None:
    game = table("cA....", areas=ROOMS, quests=(GOAT,))
    act(game, "lead:goat")
    act(game, "let_go:goat")
    assert last(game, "companion_led").hero is None
    walk(game, (2, 0), 1)
    assert game.state.companions["goat"] == (0, 0)


def test_somebody_else_can_take_it_from_its_leader() -> None:
    game = table("AcE...", areas=ROOMS, quests=(GOAT,), leaders={"goat": "axl"})
    take_turn(game, "elfric")
    act(game, "lead:goat")
    assert game.state.leaders == {"goat": "elfric"}


def test_a_leader_who_falls_lets_go() -> None:
    game = table("cA.z..", areas=ROOMS, quests=(GOAT,), axl={"life": 1})
    act(game, "lead:goat")
    walk(game, (2, 0), *ALL)
    end_turn(game)
    assert told(game, "hero_knocked_out")
    assert (game.state.leaders, game.state.companions["goat"]) == ({}, (1, 0))


def test_a_leader_who_is_carried_off_by_magic_loses_hold() -> None:
    book = {"gear": {"right": "book_of_removals"}}
    game = table("cG..v.", areas=ROOMS, quests=(GOAT,), goodlight=book, leaders={"goat": "goodlight"})
    succeed(game, "tome:book_of_removals:m1")
    assert where(game, "goodlight") == (4, 0)
    assert (game.state.leaders, game.state.companions["goat"]) == ({}, (0, 0))


def test_a_leader_who_is_moved_but_stays_beside_it_keeps_hold() -> None:
    book = {"gear": {"right": "book_of_removals"}}
    game = table(".v.\ncG.", areas="AAA\nAAB", quests=(GOAT,), goodlight=book, leaders={"goat": "goodlight"})
    succeed(game, "tome:book_of_removals:m1")
    assert game.state.leaders == {"goat": "goodlight"}


def test_a_companion_is_in_everybodys_way_and_nobody_strikes_it() -> None:
    text = "+-+-+-+-+-+\n|A . c . z|\n+-+-+-+-+-+"
    game = table(text, areas="AAAAB", quests=(GOAT,), phase="monsters")
    assert where(game, "m1") == (4, 0)
    assert told(game, "monster_waited")
    dice(game, 2, 2)
    act(game, "move", 2)
    assert list(asked(game, "move").question.answers()) == [(0, 0), (1, 0)]


def test_nobody_climbs_out_of_a_grave_under_a_companion() -> None:
    game = table("Ac...mm", areas="AAAAAAB", quests=(GOAT,), companions={"goat": (5, 0)})
    dice(game, "drop")
    end_turn(game)
    assert last(game, "monster_spawned").cell == (6, 0)


# ── boulders ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_boulder_is_rolled_away_with_strength_six_or_more_without_experience() -> None:
    game = table("EB.")
    dice(game, 2, 2, 1)
    act(game, "boulder:r1", 3)
    assert last(game, "dice_rolled").star == 4, "Elfric has Strength 4"
    assert not told(game, "boulder_cleared")
    succeed(game, "boulder:r1")
    assert (last(game, "boulder_cleared").boulder, game.hero("elfric").xp) == ("r1", 0)
    assert not can(game, "boulder")


def test_a_boulder_is_reached_from_side_by_side_only() -> None:
    text = "E....\n.....\n..B..\n....."
    there = {(x, y) for x in range(5) for y in range(4) if (x, y) != (2, 2)}
    reached = {cell for cell in there if can(table(text, elfric={"cell": cell}), "boulder")}
    assert reached == {(2, 1), (1, 2), (3, 2), (2, 3)}


def test_a_boulder_is_in_the_way_until_it_is_gone_but_not_in_the_line_of_fire() -> None:
    assert not can(table("KB.z"), "move")
    assert can(table("KBz."), "attack"), "with a crossbow"
    game = table("EB.")
    succeed(game, "boulder:r1")
    walk(game, (2, 0), 2)
    assert picture(game) == "..E"


# ── padlocks ─────────────────────────────────────────────────────────────────────────────────────────────────────────

LOCKED = "+-+-+-+-+\n|* A pH.|\n+-+-+-+-+"


def test_a_gate_with_a_padlock_cannot_be_picked_and_the_phone_says_why() -> None:
    game = table(LOCKED, quests=(Goal("plans", "study"), Goal("out", "escape", area="B")), areas="AAAB")
    walk(game, (2, 0), 1)
    assert not can(game, "gate")
    assert {"group": "gate", "code": "padlocked"} in [
        {key: entry[key] for key in ("group", "code")} for entry in game.ask_view(asked(game))["blocked"]
    ]


def test_a_padlock_springs_open_when_its_goal_is_reached_without_experience() -> None:
    game = table(LOCKED, quests=(Goal("plans", "study"), Goal("out", "escape", area="B")), areas="AAAB")
    succeed(game, "goal:plans")
    assert (last(game, "gate_unlocked").gate, game.state.open_gates) == ("g1", ("g1",))
    assert game.hero("axl").xp == 0
    walk(game, (3, 0), 2)
    assert game.outcome() == "victory"


# ── crypts ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_crypt_is_in_the_way_of_everybody_and_sealed_by_a_test_beside_it() -> None:
    seal = {"goals": (Goal("seal", "study", cells=((1, 1), (2, 1))),)}
    there = {(x, y) for x in range(4) for y in range(3) if y != 1 or x in (0, 3)}
    sealed_from = {cell for cell in there if can(table("A...\n.CC.\n....", axl={"cell": cell}, given=seal), "goal")}
    assert sealed_from == there - {(0, 0), (3, 0), (0, 2), (3, 2)}
    assert not can(table("ACC", given=seal), "move")
