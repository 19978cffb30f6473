"""The computer at the table: whatever it is asked, it gives a legal answer, and touches nothing but that."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.structs import replace

from regno.engine.game import Setup
from regno.games import BOTS
from regno.games.super_fantasy import bots, bots_way
from regno.games.super_fantasy.content.heroes import HEROES
from regno.games.super_fantasy.content.missions import Goal, Spot
from regno.games.super_fantasy.game import SuperFantasy
from tests.games.super_fantasy.playing import asked, table


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


@pytest.mark.parametrize(
    ("text", "hero", "action"),
    [
        ("E..z", {"backpack": ("bandage",), "life": 1}, "item:bandage"),
        ("Ez.", {"backpack": ("firecracker",)}, "item:firecracker:m1"),
        ("Ez.", {"backpack": ("two_headed_coin",)}, "item:two_headed_coin"),
        ("E$", {"backpack": ("rusty_key",)}, "item:rusty_key"),
        ("E..", {"backpack": ("holy_water",), "curses": {"soul_reaver": "noisy_bones"}}, "item:holy_water"),
        ("E..", {"curses": {"soul_reaver": "noisy_bones"}}, "curse:soul_reaver"),
        ("E..v", {"gear": {"left": "book_of_embers"}}, "tome:book_of_embers:m1"),
    ],
)
def test_a_sensible_companion_uses_what_it_carries(text: str, hero: dict[str, Any], action: str) -> None:
    game = table(text, elfric=hero)
    assert bots.choose(game, asked(game, "turn"), random.Random(1))["action"] == action


@pytest.mark.parametrize(("text", "item"), [("E..z", "firecracker"), ("E...", "lucky_bone"), ("E..z", "smoke_pot")])
def test_a_sensible_companion_keeps_what_is_no_use_yet(text: str, item: str) -> None:
    game = table(text, elfric={"backpack": (item,)})
    assert not bots.choose(game, asked(game, "turn"), random.Random(1))["action"].startswith("item")


@pytest.mark.parametrize(("needed", "stays"), [(2, True), (3, False)])
def test_a_sensible_companion_stays_on_its_button_while_there_is_somebody_for_every_other(
    needed: int, stays: bool
) -> None:
    game = table("E......A")
    game.mission = replace(
        game.mission,
        goals=(Goal("bells", "press", times=(needed,)),),
        buttons={f"u{x}": Spot((x, 0), "bells") for x in (0, 3, 4)},
    )
    game.state.pressed = ("u0",)
    assert bots_way.goal_cells(game, game.hero("elfric")) == (((0, 0),) if stays else ((3, 0),))
    assert bots_way.goal_cells(game, game.hero("axl")) == (((3, 0), (4, 0)) if stays else ((4, 0),))
