"""What pages may say, and how everything else is turned down."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as some

from regno.wire.messages import LONGEST, Answer, BadMessage, Choose, Do, Hello, Point, read


def test_messages_become_what_they_say() -> None:
    hello = read('{"type":"hello","page":"phone","language":"it","seq":7}')
    assert hello == Hello(type="hello", page="phone", language="it", seq=7)
    answer = read('{"type":"answer","command_id":"a","ask":3,"value":{"action":"move","dice":2}}')
    assert isinstance(answer, Answer)
    assert answer.value == {"action": "move", "dice": 2}
    chosen = read(
        '{"type":"do","command_id":"a","action":{"type":"choose","game":"race","mission":"m","campaign":"c"}}'
    )
    assert isinstance(chosen, Do)
    assert chosen.action == Choose(type="choose", game="race", mission="m", campaign="c")
    pointed = read('{"type":"do","command_id":"a","action":{"type":"point","cell":[3,4]}}')
    assert isinstance(pointed, Do)
    assert pointed.action == Point(type="point", cell=(3, 4))


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "unknown_message"),
        ("{", "unknown_message"),
        ("7", "unknown_message"),
        ("null", "unknown_message"),
        ('{"type":"dance","command_id":"a"}', "unknown_message"),
        ('{"command_id":"a"}', "unknown_message"),
        ('{"type":"do","command_id":"a","action":{"type":"dance"}}', "unknown_message"),
        ('{"type":"answer","command_id":"a","ask":"3","value":1}', "wrong_type"),
        ('{"type":"answer","command_id":"a","ask":3.5,"value":1}', "wrong_type"),
        ('{"type":"answer","command_id":"a","ask":3}', "wrong_type"),
        ('{"type":"answer","command_id":"","ask":3,"value":1}', "wrong_type"),
        ('{"type":"answer","command_id":"a","ask":3,"value":1,"seat":"kayla"}', "wrong_type"),
        ('{"type":"do","command_id":"a","action":{"type":"lock","on":1}}', "wrong_type"),
        ('{"type":"do","command_id":"a","action":{"type":"point","cell":[1]}}', "wrong_type"),
        ('{"type":"do","command_id":"a","action":{"type":"point","action":"gate:g1","dice":-1}}', "wrong_type"),
        ('{"type":"do","command_id":"a","action":{"type":"join","name":"' + "x" * 300 + '"}}', "wrong_type"),
        ('{"type":"hello","page":"phone","language":"de"}', "wrong_type"),
        ('{"type":"ping","at":1e999}', "wrong_type"),
        ("[" * 3000, "unknown_message"),
        ('{"type":"answer","command_id":"a","ask":3,"value":"' + "x" * LONGEST + '"}', "too_large"),
        ('{"type":"answer","command_id":"a","ask":3,"value":"' + "é" * (LONGEST - 80) + '"}', "too_large"),
    ],
)
def test_what_is_no_message_is_turned_down_by_name(text: str, code: str) -> None:
    with pytest.raises(BadMessage) as refused:
        read(text)
    assert refused.value.code == code


def test_a_refusal_finds_its_command_where_that_can_be_read() -> None:
    with pytest.raises(BadMessage) as refused:
        read('{"type":"do","command_id":"c7","action":{"type":"dance"}}')
    assert refused.value.command_id == "c7"
    with pytest.raises(BadMessage) as refused:
        read('{"type":"do","command_id":["c7"],"action":{"type":"start"}}')
    assert refused.value.command_id is None


json_values = some.recursive(
    some.none() | some.booleans() | some.integers() | some.floats() | some.text(max_size=10),
    lambda inner: some.lists(inner, max_size=3) | some.dictionaries(some.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)


@given(some.text(max_size=200) | json_values.map(json.dumps))
def test_no_text_breaks_the_reader(text: str) -> None:
    with pytest.raises(BadMessage):
        read(text)


@given(json_values)
def test_any_value_may_be_tried_as_an_answer(value: object) -> None:
    message = read(json.dumps({"type": "answer", "command_id": "a", "ask": 1, "value": value}))
    assert isinstance(message, Answer)
