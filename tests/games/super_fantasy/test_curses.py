"""The five curses: what each of them does while it lies on an ability."""

from __future__ import annotations

from typing import Any

import pytest

from regno.games.super_fantasy.content.items import CURSES
from tests.games.super_fantasy.playing import (
    OnPaper,
    act,
    can,
    dice,
    end_turn,
    last,
    opening,
    reply,
    status,
    table,
    take_turn,
    told,
)


def cursed(text: str, curse: str, **elfric: Any) -> OnPaper:
    """Elfric with a curse on one of his abilities."""
    return table(text, elfric={"curses": {"mantle_of_darkness": curse}, **elfric})


@pytest.mark.parametrize("curse", list(CURSES))
def test_every_curse_closes_the_ability_it_lies_on_until_it_is_lifted(curse: str) -> None:
    game = cursed("E..", curse, full=("mantle_of_darkness",))
    assert not can(game, "ability")
    dice(game, 2, 2, 2)
    act(game, "curse:mantle_of_darkness", 3)
    assert can(game, "ability:mantle_of_darkness")
    assert last(game, "curse_lifted").curse == curse


def test_butter_fingers_take_one_from_cunning() -> None:
    game = cursed("E..", "clumsy_fingers")
    assert game.attribute(game.hero("elfric"), "cunning") == 0


def test_cold_feet_take_one_from_speed() -> None:
    game = cursed("E..", "cold_feet")
    assert game.attribute(game.hero("elfric"), "speed") == 1


def test_an_upset_stomach_poisons_at_once() -> None:
    game = opening("upset_stomach")
    reply(game, "soul_reaver")
    assert status(game, "elfric") == ["poisoned"]


def test_with_an_upset_stomach_no_life_comes_back() -> None:
    game = cursed("E..", "upset_stomach", life=1, backpack=("bandage",))
    assert not can(game, "item"), "a bandage would do nothing"
    game = cursed("Ez", "upset_stomach", life=1, full=("soul_reaver",))
    act(game, "ability:soul_reaver")
    dice(game, 1, "lightning")
    act(game, "attack:troublebringer:m1", 1)
    assert game.hero("elfric").life == 1
    assert not told(game, "life_recovered")


def test_an_upset_stomach_does_not_keep_a_fallen_hero_down() -> None:
    curse = {"life": 1, "curses": {"soul_reaver": "upset_stomach"}}
    game = table("Ez", phase="monsters", elfric=curse)
    assert last(game, "hero_stood_up").hero == "elfric"
    assert game.hero("elfric").life == 4


@pytest.mark.parametrize(("ailments", "pool"), [((), 5), (("stunned",), 2)])
def test_after_broken_sleep_every_turn_begins_with_a_die_less(ailments: tuple[str, ...], pool: int) -> None:
    game = table("E.A", elfric={"curses": {"soul_reaver": "broken_sleep"}, "status": ailments})
    take_turn(game, "elfric")
    assert game.hero("elfric").dice == pool
    assert last(game, "turn_started").dice == pool
    end_turn(game)
    assert game.hero("axl").dice == 6, "the others sleep well"
