"""Odds shown before a roll are exact: held against every outcome of the dice, counted one by one."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from regno.games.super_fantasy.content.faces import ACTION_FACES
from regno.games.super_fantasy.rolls import Plan, chance_of, chance_to_be_hit, total_of
from tests.games.super_fantasy.playing import STAR, OnPaper, asked, table

STAR_VALUES = (0, 1, 2, 3, 4, 5)


def totals(dice: int, star: int, bonus: int = 0) -> list[int]:
    """The total of every outcome of so many dice."""
    worth = [star if face == STAR else face for face in ACTION_FACES]
    return [max(0, sum(faces) + bonus) for faces in product(worth, repeat=dice)]


def share(hits: int, of: int) -> float:
    return hits / of


@pytest.mark.parametrize("dice", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("star", STAR_VALUES)
def test_the_chance_to_reach_a_total_counts_every_outcome(dice: int, star: int) -> None:
    outcomes = totals(dice, star)
    for need in range(15):
        expected = share(sum(total >= need for total in outcomes), len(outcomes))
        assert chance_of(dice, star, need) == pytest.approx(expected)


def test_six_dice_too() -> None:
    outcomes = totals(6, 2)
    expected = share(sum(total >= 8 for total in outcomes), len(outcomes))
    assert chance_of(6, 2, 8) == pytest.approx(expected)


@pytest.mark.parametrize(("shields", "attack"), [(1, 2), (2, 2), (3, 2), (1, 3), (2, 3), (2, 1)])
@pytest.mark.parametrize(("defence", "star"), [(1, 1), (3, 1), (4, 2), (2, 2)])
def test_the_chance_to_be_hit_counts_every_pair_of_outcomes(shields: int, attack: int, defence: int, star: int) -> None:
    defences, attacks = totals(shields, defence), totals(attack, star)
    hits = sum(blow >= parry for parry in defences for blow in attacks)
    assert chance_to_be_hit(shields, defence, attack, star) == pytest.approx(share(hits, len(defences) * len(attacks)))


def test_without_shield_dice_every_blow_hits() -> None:
    assert chance_to_be_hit(0, 3, 2, 1) == 1.0


def test_bonuses_and_free_dice_count() -> None:
    plan = Plan("attack", "strength", 4, need=8, bonuses=(("soul_reaver", 3), ("fury", 1)), extra_dice=1)
    outcomes = totals(3, 4, bonus=4)
    assert plan.odds(2) == pytest.approx(share(sum(total >= 8 for total in outcomes), len(outcomes)))
    assert plan.mean(2) == pytest.approx(sum(outcomes) / len(outcomes))


def test_a_roll_that_needs_nothing_has_no_odds() -> None:
    assert Plan("move", "speed", 2).odds(3) is None


def test_a_total_is_never_below_zero() -> None:
    assert total_of((1,), 0, -3) == 0


# ── as shown on the pages ────────────────────────────────────────────────────────────────────────────────────────────


def shown(game: OnPaper, action: str) -> dict[str, Any]:
    """An action as pages see it."""
    view = game.ask_view(asked(game))
    found: dict[str, Any] = next(entry for entry in view["actions"] if entry["id"] == action)
    return found


@pytest.mark.parametrize(
    ("text", "action", "star", "need"),
    [
        ("Ez", "attack:troublebringer:m1", 4, 4),
        ("N.v", "attack:machinegun:m1", 4, 8),
        ("A$", "chest:c1", 4, 6),
        ("Ks", "tombstone:t1", 2, 6),
        ("G.\nXX", "coffin:k1", 3, 6),
        ("+-+-+\n|NH.|\n+-+-+", "gate:g1", 2, 6),
        ("E*", "goal:plans", 1, 6),
    ],
)
def test_pages_are_shown_the_odds_for_every_number_of_dice(text: str, action: str, star: int, need: int) -> None:
    entry = shown(table(text), action)
    assert (entry["star"], entry["need"], entry["low"], entry["high"]) == (star, need, 1, 6)
    for dice, odds in zip(range(1, 5), entry["odds"], strict=False):
        outcomes = totals(dice, star)
        assert odds == pytest.approx(share(sum(t >= need for t in outcomes), len(outcomes)), abs=1e-4)
    assert len(entry["odds"]) == 6


def test_pages_are_shown_what_a_move_brings_on_average() -> None:
    assert shown(table("E.."), "move")["mean"] == [pytest.approx(dice * (1 + 2 / 3), abs=0.05) for dice in range(1, 7)]


def test_pages_are_shown_every_bonus_with_its_reason() -> None:
    game = table("Ez", elfric={"armed": ("soul_reaver",), "gear": {"right": "skull_crusher"}})
    assert shown(game, "attack:skull_crusher:m1")["bonus"] == [
        {"why": "skull_crusher", "value": 2},
        {"why": "soul_reaver", "value": 3},
    ]


def test_pages_are_shown_the_odds_to_be_hit_for_every_number_of_shield_dice() -> None:
    game = table("Gz", phase="monsters", goodlight={"shield_dice": 2})
    view = game.ask_view(asked(game, "shield_dice"))
    assert view["odds"][0] == 1.0
    for shields in (1, 2):
        defences, attacks = totals(shields, 4), totals(2, 1)
        hits = sum(blow >= parry for parry in defences for blow in attacks)
        assert view["odds"][shields] == pytest.approx(share(hits, len(defences) * len(attacks)), abs=1e-4)
    assert view["context"]["kind"] == "badly_dead"


def test_the_free_die_of_the_fury_is_in_the_odds() -> None:
    game = table("Ev", elfric={"fury": True})
    entry = shown(game, "attack:troublebringer:m1")
    outcomes = totals(3, 4)
    assert entry["odds"][1] == pytest.approx(share(sum(t >= 8 for t in outcomes), len(outcomes)), abs=1e-4)
    assert entry["extra_dice"] == 1
