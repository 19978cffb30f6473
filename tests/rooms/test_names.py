"""Names as people type them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as some

from regno.rooms.names import LONGEST, clean, distinct, graphemes


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("  Anna   Maria ", "Anna Maria"),
        ("Nicolò", "Nicolò"),
        ("Nicolo\u0300", "Nicolò"),
        ("Zoë\u202eevil", "Zoëevil"),
        ("a\x00b\nc\td", "ab c d"),
        ("<b>Bob</b>", "<b>Bob</b>"),
        ("Михаил Александрович", "Михаил Александр"),
        ("👩‍👩‍👧‍👦" * 20, "👩‍👩‍👧‍👦" * 16),
        ("🇮🇹🇫🇷" * 20, "🇮🇹🇫🇷" * 8),
        ("👍🏽" * 17, "👍🏽" * 16),
        ("\u200d\u200d", ""),
        ("   ", ""),
    ],
)
def test_names_are_trimmed_and_cut_where_a_reader_would(typed: str, shown: str) -> None:
    assert clean(typed) == shown


def test_a_letter_does_not_grow_into_the_neighbours() -> None:
    assert len(clean("Z" + "\u0351" * 150)) <= 6


@given(some.text(max_size=100))
def test_any_text_becomes_a_name_that_stays_as_it_is(text: str) -> None:
    name = clean(text)
    assert len(graphemes(name)) <= LONGEST
    assert clean(name) == name
    assert not set(name) & set("\n\r\t\x00\u202e\u2066")


def test_namesakes_get_numbers_that_still_fit() -> None:
    assert distinct("Anna", []) == "Anna"
    assert distinct("Anna", ["anna", "Anna 2"]) == "Anna 3"
    assert distinct("A" * 16, ["A" * 16]) == "A" * 14 + " 2"
