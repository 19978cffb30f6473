"""What the ending tells: deeds, dice against expectation, moments."""

from __future__ import annotations

import random

from regno.bots.random_answers import choose
from regno.engine.events import Event
from regno.engine.game import Setup
from regno.games.super_fantasy.events import (
    AttackHit,
    BlowBlocked,
    DiceRolled,
    GateOpened,
    GoalReached,
    HeroKnockedOut,
    HeroMoved,
    MonsterKilled,
)
from regno.games.super_fantasy.game import SuperFantasy
from regno.games.super_fantasy.tally import Tally


def after(*events: Event) -> Tally:
    """The tally of these events."""
    tally = Tally()
    for event in events:
        tally.count(event)
    return tally


def test_dice_are_held_against_what_was_to_be_expected_of_them() -> None:
    roll = DiceRolled(rule="sf.move", by="axl", purpose="move", faces=(1, 2, 0), star=3, bonus=2, total=8)
    deeds = after(roll).deeds["axl"]
    assert (deeds.dice, deeds.stars, deeds.rolled) == (3, 1, 1 + 2 + 3)
    assert deeds.thirds == 3 * 3 * 2  # three dice, each worth 1 + 3 / 3


def test_the_dice_of_monsters_are_nobodys_luck() -> None:
    roll = DiceRolled(rule="sf.blow", by="m1", purpose="monster_attack", faces=(2, 2), star=1, bonus=0, total=4)
    assert after(roll).deeds == {}


def test_steps_doors_and_kills_are_counted() -> None:
    tally = after(
        HeroMoved(hero="kayla", path=((0, 0), (1, 0), (2, 1))),
        GateOpened(hero="kayla", gate="g1"),
        MonsterKilled(monster="m1", kind="veteran", cell=(3, 3), by="kayla"),
        MonsterKilled(monster="m2", kind="veteran", cell=(3, 3), by=None),
    )
    deeds = tally.deeds["kayla"]
    assert (deeds.steps, deeds.doors, deeds.kills) == (2, 1, 1)


def test_the_three_weightiest_moments_are_told_in_the_order_they_happened() -> None:
    tally = after(
        AttackHit(attacker="axl", target="m1", total=9, protection=4, wounds=1),
        AttackHit(attacker="axl", target="m1", total=5, protection=4, wounds=1),
        HeroKnockedOut(hero="axl"),
        BlowBlocked(monster="m2", hero="axl", total=1, protection=8),
        GoalReached(goal="plans"),
    )
    assert [moment["type"] for moment in tally.best()] == ["attack_hit", "blow_blocked", "goal_reached"]


def test_the_tale_is_told_only_when_the_game_is_over() -> None:
    game = SuperFantasy.new(Setup("01", ("kayla",), 1))
    assert "tale" not in game.view(None)
    luck = random.Random(1)
    while game.outcome() is None:
        pending = game.progress.pending[0]
        game.answer(pending.id, pending.seat, choose(game, pending, luck))
    tale = game.view(None)["tale"]
    assert tale["deeds"]["kayla"]["dice"] > 0
    assert len(tale["moments"]) <= 3
