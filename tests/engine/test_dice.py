"""Chance as a seed and a position."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from regno.engine.dice import DiceStream
from tests.engine.toy import Errand, Toy


@given(seed=st.integers(min_value=0, max_value=2**64 - 1), skipped=st.integers(min_value=0, max_value=50))
def test_the_nth_number_depends_on_seed_and_n_alone(seed: int, skipped: int) -> None:
    one = DiceStream(seed)
    one.roll(skipped, 20)
    assert one.roll(10, 6) == DiceStream(seed, skipped).roll(10, 6)


@given(seed=st.integers(), sides=st.integers(min_value=1, max_value=100))
def test_numbers_go_from_nought_to_the_last_side(seed: int, sides: int) -> None:
    assert all(0 <= number < sides for number in DiceStream(seed).roll(50, sides))


def test_every_side_comes_up_about_as_often() -> None:
    counts = Counter(DiceStream(1).roll(60_000, 6))
    assert set(counts) == set(range(6))
    assert all(9_500 < count < 10_500 for count in counts.values())


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    rolls = [tuple(DiceStream(seed).roll(10, 6)) for seed in range(200)]
    assert len(set(rolls)) == 200


def test_scripted_faces_come_first_and_count() -> None:
    stream = DiceStream(3, scripted=[5, 4])
    assert stream.roll(2, 6) == [5, 4]
    assert stream.position == 2
    assert stream.draw(6) == DiceStream(3, 2).draw(6)


@given(seed=st.integers(min_value=0, max_value=2**64 - 1))
def test_shuffling_loses_nothing_and_repeats_with_the_seed(seed: int) -> None:
    one, other = list(range(20)), list(range(20))
    DiceStream(seed).shuffle(one)
    DiceStream(seed).shuffle(other)
    assert one == other
    assert sorted(one) == list(range(20))


def test_all_orders_are_possible() -> None:
    orders = set()
    for seed in range(200):
        cards = [1, 2, 3]
        DiceStream(seed).shuffle(cards)
        orders.add(tuple(cards))
    assert len(orders) == 6


def test_a_fork_is_another_stream_settled_by_its_name() -> None:
    stream = DiceStream(7)
    assert stream.fork("items").roll(10, 6) == stream.fork("items").roll(10, 6)
    assert stream.fork("items").roll(10, 6) != stream.fork("small items").roll(10, 6)
    assert stream.fork("items").roll(10, 6) != DiceStream(7).roll(10, 6)
    assert stream.position == 0


def test_a_forked_game_cannot_foresee_the_dice() -> None:
    game = Toy.of(Errand(depth=1))
    game.progress.dice.scripted = [0, 0]
    fork = game.fork("bot")
    assert fork.state == game.state
    assert fork.progress.dice.seed != game.progress.dice.seed
    assert fork.progress.dice.scripted == []
    assert game.fork("bot").progress.dice == fork.progress.dice
