"""What updates say: enough to make the new from the old, and no more."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as some

from regno.rooms.publish import _difference
from tests.rooms.evening import merged

fields = some.dictionaries(some.sampled_from("abc"), some.none() | some.integers(0, 3) | some.lists(some.booleans()))
entity = some.dictionaries(some.sampled_from("xyz"), fields | some.integers(0, 2) | some.none())
board = some.dictionaries(some.sampled_from(["heroes.a", "heroes.b", "table"]), entity)


def apply(before: dict[str, Any], said: dict[str, Any]) -> dict[str, Any]:
    """What a page makes of an update."""
    after = {**before, **said.get("changes", {})}
    after = {key: value for key, value in after.items() if value is not None}
    return merged(after, said.get("parts", {}))


@given(board, board)
def test_a_page_makes_the_new_from_the_old(before: dict[str, Any], after: dict[str, Any]) -> None:
    assert apply(before, _difference(before, after)) == after


@given(board)
def test_nothing_is_said_where_nothing_changed(same: dict[str, Any]) -> None:
    assert _difference(same, dict(same)) == {}


def test_one_charge_of_one_ability_is_all_that_is_said() -> None:
    before = {"heroes.kayla": {"life": 3, "abilities": {"storm": {"charge": 0, "level": 1}, "stunt": {"charge": 1}}}}
    after = {"heroes.kayla": {"life": 3, "abilities": {"storm": {"charge": 1, "level": 1}, "stunt": {"charge": 1}}}}
    assert _difference(before, after) == {"parts": {"heroes.kayla": {"abilities": {"storm": {"charge": 1}}}}}


def test_an_entity_that_lost_a_field_is_sent_whole() -> None:
    before = {"heroes.kayla": {"life": 3, "covers": {"left": "dagger"}}}
    after = {"heroes.kayla": {"life": 3, "covers": {}}}
    assert _difference(before, after) == {"changes": after}
