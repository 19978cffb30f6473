"""The narrators' comments on the first mission."""

from __future__ import annotations

import random

from regno.bots.random_answers import choose
from regno.engine.events import Event
from regno.engine.game import Setup
from regno.games.super_fantasy.events import GameOver, StoryTold
from regno.games.super_fantasy.game import SuperFantasy


def evening(*heroes: str, seed: int = 1) -> list[Event]:
    """Everything that happens to heroes without a plan."""
    game, luck = SuperFantasy.new(Setup("01", heroes, seed)), random.Random(seed)
    told = game.take_events()
    while game.outcome() is None:
        pending = game.progress.pending[0]
        game.answer(pending.id, pending.seat, choose(game, pending, luck))
        told += game.take_events()
    return told


def lines(told: list[Event]) -> list[str]:
    """The story lines among events."""
    return [event.line for event in told if isinstance(event, StoryTold)]


def test_the_narrators_welcome_the_heroes_before_anybody_acts() -> None:
    game = SuperFantasy.new(Setup("01", ("kayla", "axl"), 1))
    assert lines(game.take_events()) == ["intro"]


def test_the_narrators_speak_once_each_the_first_time_something_happens() -> None:
    told = lines(evening("kayla", "axl", "goodlight"))
    assert len(told) == len(set(told))
    assert {"intro", "first_kill", "first_ko"} <= set(told)


def test_the_narrators_have_the_last_word() -> None:
    told = evening("kayla", "axl")
    assert isinstance(told[-2], GameOver)
    assert told[-1] == StoryTold(line="defeat")


def test_the_narrators_know_when_time_is_short() -> None:
    game = SuperFantasy.new(Setup("01", ("elfric",), 3))
    while "two_rounds_left" not in lines(game.take_events()):
        pending = game.progress.pending[0]
        game.answer(pending.id, pending.seat, game.default(pending))
    assert game.state.end - game.round() == 2
