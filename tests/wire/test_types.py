"""The JavaScript types are those of the messages."""

from __future__ import annotations

from regno.tools.wire_types import wire_types, wire_types_path


def test_the_types_for_javascript_are_current() -> None:
    assert wire_types_path().read_text(encoding="utf-8") == wire_types(), "run: python -m regno.tools.wire_types"


def test_every_message_and_deed_has_its_type() -> None:
    types = wire_types()
    for words in (
        "interface Hello {",
        "type: 'resume_table';",
        "players: Player[];",
        "cell: Cell;",
        "undo: Undo | null;",
    ):
        assert words in types
