"""The computer at the table: whatever it is asked, it gives a legal answer, and touches nothing but that."""

from __future__ import annotations

import random

import pytest

from regno.engine.game import Setup
from regno.games import BOTS
from regno.games.super_fantasy.content.heroes import HEROES
from regno.games.super_fantasy.game import SuperFantasy


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("name", list(BOTS["super_fantasy"]))
def test_a_companion_plays_whole_games_with_legal_answers(name: str, seed: int) -> None:
    luck = random.Random(seed)
    seats = tuple(luck.sample(list(HEROES), 1 + seed))
    game = SuperFantasy.new(Setup("01", seats, seed))
    for _ in range(3_000):
        if game.outcome() is not None:
            return
        pending = luck.choice(game.progress.pending)
        before = game.save()
        value = BOTS["super_fantasy"][name](game, pending, luck)
        assert game.save() == before
        pending.question.check(value)
        game.answer(pending.id, pending.seat, value)
    raise AssertionError(f"the game does not end; waiting for {game.waits_for()}")


def test_a_companion_takes_its_luck_from_what_it_is_given() -> None:
    game = SuperFantasy.new(Setup("01", ("elfric", "axl"), 3))
    for choose in BOTS["super_fantasy"].values():
        pending = game.progress.pending[0]
        assert choose(game, pending, random.Random(1)) == choose(game, pending, random.Random(1))
