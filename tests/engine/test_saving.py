"""Games as bytes and as clones, in the middle of any decision."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from regno.engine.cloning import clone
from regno.engine.questions import Refused
from regno.engine.saving import CorruptSave
from tests.engine.toy import Anybody, Errand, Evening, EveryKind, Toy, Written


def halfway() -> Toy:
    """A game with one answer of two gathered."""
    game = Toy.of(Evening())
    game.say(1, "blue")
    return game


def test_a_game_saved_in_the_middle_of_a_decision_goes_on_as_if_nothing_had_been() -> None:
    game = halfway()
    twin = Toy.load(game.save())
    assert (twin.state, twin.progress, twin.setup) == (game.state, game.progress, game.setup)
    for each in (game, twin):
        each.say(2, "red")
        each.say(0)
    assert twin.state.lines == game.state.lines == ["blue=1 red=2", "depth 2: 0"]
    assert twin.save() == game.save()


@pytest.mark.parametrize("step", [Errand(depth=1), Anybody(seats=("red", "blue")), EveryKind()])
def test_every_kind_of_question_survives(step: Errand | Anybody | EveryKind) -> None:
    game = Toy.of(step)
    assert Toy.load(game.save()).progress.pending == game.progress.pending


def test_a_bookmark_that_no_step_has_is_refused() -> None:
    for bookmark in ("nowhere", "_secret", "__class__", "depth"):
        game = halfway()
        game.progress.stack[-1].bookmark = bookmark
        with pytest.raises(CorruptSave, match="no method"):
            Toy.load(game.save())


def test_a_step_that_the_game_does_not_know_is_refused() -> None:
    data = halfway().save().replace(b"Everybody", b"Everybady")
    with pytest.raises(CorruptSave):
        Toy.load(data)


def test_a_save_of_another_format_is_refused() -> None:
    parts = msgspec.msgpack.decode(halfway().save())
    parts["format"] = 99
    with pytest.raises(CorruptSave, match="format 99"):
        Toy.load(msgspec.msgpack.encode(parts))


def test_half_a_save_is_refused() -> None:
    data = halfway().save()
    for length in range(0, len(data), 7):
        with pytest.raises(CorruptSave):
            Toy.load(data[:length])


@given(where=st.integers(min_value=0, max_value=10_000), value=st.integers(min_value=0, max_value=255))
def test_a_damaged_byte_is_refused_or_leaves_a_game_that_can_be_saved(where: int, value: int) -> None:
    data = bytearray(halfway().save())
    data[where % len(data)] = value
    try:
        game = Toy.load(bytes(data))
    except (CorruptSave, Refused):
        return
    game.save()


# ── clones ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_clone_is_equal_and_shares_nothing_that_changes() -> None:
    game = halfway()
    before = game.save()
    twin = game.clone()
    assert twin.save() == before
    twin.say(2, "red")
    twin.say(1)
    twin.state.lines.append("only here")
    assert game.save() == before


def test_untaken_events_stay_with_the_original() -> None:
    game = halfway()
    game.events.append(Written(line="dear diary", rule="toy"))
    assert game.clone().events == []
    assert [type(event) for event in game.take_events()] == [Written]
    assert game.take_events() == []


class Inner(Struct):
    numbers: list[int]


class Frozen(Struct, frozen=True):
    name: str


class Outer(Struct):
    words: dict[str, str]
    inner: Inner
    by_name: dict[str, Inner]
    several: list[Inner]
    maybe: Inner | None
    fixed: Frozen
    cells: tuple[tuple[int, int], ...]
    anything: object


def outer() -> Outer:
    return Outer(
        words={"a": "b"},
        inner=Inner([1]),
        by_name={"x": Inner([2])},
        several=[Inner([3])],
        maybe=Inner([4]),
        fixed=Frozen("y"),
        cells=((0, 1),),
        anything=[1, {"z": [2]}],
    )


def test_a_clone_copies_structs_lists_and_dicts_to_any_depth() -> None:
    original = outer()
    twin = clone(original)
    assert twin == original
    twin.words["a"] = "c"
    twin.inner.numbers.append(9)
    twin.by_name["x"].numbers.append(9)
    twin.several[0].numbers.append(9)
    twin.maybe.numbers.append(9)
    twin.anything[1]["z"].append(9)
    assert original == outer()


def test_a_clone_shares_what_never_changes() -> None:
    original = outer()
    twin = clone(original)
    assert twin.fixed is original.fixed
    assert twin.cells is original.cells
