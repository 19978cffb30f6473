"""Facts as pages get them."""

from __future__ import annotations

import msgspec
import pytest

from regno.engine.events import snake
from tests.engine.toy import Written


@pytest.mark.parametrize(
    ("name", "wire"), [("Written", "written"), ("LifeLost", "life_lost"), ("HeroStoodUp", "hero_stood_up")]
)
def test_an_event_is_named_in_the_past_in_small_letters(name: str, wire: str) -> None:
    assert snake(name) == wire


def test_an_event_carries_its_type_and_its_rule() -> None:
    event = Written(line="dear diary", rule="toy.diary")
    assert msgspec.to_builtins(event) == {"type": "written", "rule": "toy.diary", "line": "dear diary"}
