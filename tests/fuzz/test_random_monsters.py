"""Nights with every kind of undead on the board, answered at random."""

from __future__ import annotations

import random

import msgspec
import pytest

from regno.bots import random_answers
from regno.games.super_fantasy.content.items import CURSES, MAGIC_ITEMS, SMALL_ITEMS
from regno.games.super_fantasy.content.missions import Goal
from regno.games.super_fantasy.content.monster_abilities import MONSTER_ABILITIES
from regno.games.super_fantasy.content.monsters import DIFFICULTIES
from regno.games.super_fantasy.monster_events import MonsterAbilityShown
from tests.fuzz.test_random_games import check_board, is_between_turns
from tests.games.super_fantasy.playing import MONSTER_SIGNS, OnPaper, check_keeps, table

WIDTH, HEIGHT = 11, 8
THINGS = "ooolsd$#*CC" + "zzzwvf"
DECISIONS = 250
THOROUGH = 7
ENOUGH = 40
"""Nights after which every ability must have done something."""


def crowded(luck: random.Random, difficulty: str, mode: str = "") -> OnPaper:
    """Three heroes, one of each kind of undead and a few more, all of them on their last legs, and things, anywhere."""
    signs = [*"EAP", *MONSTER_SIGNS, *THINGS]
    signs += "." * (WIDTH * HEIGHT - len(signs))
    luck.shuffle(signs)
    rows = ["".join(signs[y * WIDTH : (y + 1) * WIDTH]) for y in range(HEIGHT)]
    areas = [("A" * 6 + "B" * 5) if y < HEIGHT // 2 else ("C" * 6 + "D" * 5) for y in range(HEIGHT)]
    deck = [*MAGIC_ITEMS, *CURSES]
    luck.shuffle(deck)
    game = table(
        "\n".join(rows), areas="\n".join(areas), difficulty=difficulty, mode=mode, deck=deck, end=40,
        small_deck=[*SMALL_ITEMS], quests=(Goal("plans", "study", times=(3,)),),
    )  # fmt: skip
    for monster in game.state.monsters.values():
        monster.wounds = game.sheets[monster.kind].life - 1
    return game


def play(game: OnPaper, luck: random.Random) -> set[str]:
    """Answer at random for a while, and look at everything that must hold. Returns the abilities that were shown."""
    shown: set[str] = set()
    for decision in range(DECISIONS):
        if game.outcome() is not None:
            break
        assert game.progress.pending, "nobody is asked, yet the game is not over"
        check_board(game)
        if is_between_turns(game):
            for hero in game.standing():
                hero.life = luck.randint(1, 3)
        pending = luck.choice(game.progress.pending)
        msgspec.json.encode(game.ask_view(pending))
        game.answer(pending.id, pending.seat, random_answers.choose(game, pending, luck))
        if decision % THOROUGH == 0:
            check_keeps(game)
        shown.update(event.ability for event in game.take_events() if isinstance(event, MonsterAbilityShown))
    return shown


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize("seed", range(4))
def test_a_crowded_night_keeps_everything_that_must_hold(seed: int, difficulty: str) -> None:
    luck = random.Random(f"{seed} {difficulty}")
    play(crowded(luck, difficulty), luck)


@pytest.mark.parametrize("seed", range(6))
def test_so_does_a_crowded_night_in_which_somebody_commands_the_undead(seed: int) -> None:
    luck = random.Random(f"{seed} master")
    play(crowded(luck, DIFFICULTIES[seed % 3], "master"), luck)


def test_every_ability_does_something_sooner_or_later() -> None:
    left = set(MONSTER_ABILITIES)
    for seed in range(ENOUGH):
        luck = random.Random(seed)
        left -= play(crowded(luck, "epic"), luck)
        if not left:
            break
    assert not left
