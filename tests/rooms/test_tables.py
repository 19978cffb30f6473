"""Several tables in one server."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from regno.rooms.tables import CODE_LETTERS, FRESH_FOR, MOST_TABLES, Tables, TooManyTables
from tests.rooms.evening import Evening


def with_tables(evening: Evening, story: Callable[[Tables], Awaitable[None]]) -> None:
    async def open_and_tell() -> None:
        tables = Tables(evening.house)
        tables.open()
        await story(tables)
        await tables.close()

    asyncio.run(open_and_tell())


def test_one_table_needs_no_code_and_others_have_a_short_one(evening: Evening) -> None:
    async def story(tables: Tables) -> None:
        assert tables.find(None) is tables.find("")
        room = tables.add()
        code = room.table.code
        assert len(code) == 4
        assert set(code) <= set(CODE_LETTERS)
        assert tables.find(code.lower()) is room
        assert tables.find("AEIO") is None
        assert room.table.house.addresses.entry(f"/t/{code}")["url"].endswith(f":8000/t/{code}")

    with_tables(evening, story)


def test_there_is_an_end_to_tables(evening: Evening) -> None:
    async def story(tables: Tables) -> None:
        for _ in range(MOST_TABLES - 1):
            tables.add()
        with pytest.raises(TooManyTables):
            tables.add()

    with_tables(evening, story)


def test_tables_in_use_are_opened_again_and_old_ones_are_not(evening: Evening) -> None:
    evening.phone("Anna", "red").do("start")

    async def second_table(tables: Tables) -> None:
        room = tables.add()
        room.table.seats.join("Lea", "it", "secret")
        room.table.addresses_changed()
        room.table.changed()
        room.table.addresses_changed()
        assert set(tables.rooms) == {"", room.table.code}

    async def both(tables: Tables) -> None:
        assert len(tables.rooms) == 2
        main = tables.find("")
        assert main is not None
        assert main.table.phase() == "playing"

    async def forgotten(tables: Tables) -> None:
        tables.add()

    async def only_a_new_one(tables: Tables) -> None:
        assert set(tables.rooms) == {""}
        main = tables.find("")
        assert main is not None
        assert main.table.phase() == "lobby"
        assert len(main.table.saved) == 1, "last night's game waits on the shelf"

    with_tables(evening, second_table)
    with_tables(evening, both)
    with_tables(evening, forgotten)
    with_tables(evening, both)
    evening.time += FRESH_FOR + 1
    with_tables(evening, only_a_new_one)


def test_a_record_that_cannot_be_read_opens_an_empty_table(evening: Evening) -> None:
    evening.store.keep_table("", b"nonsense")

    async def story(tables: Tables) -> None:
        main = tables.find("")
        assert main is not None
        assert main.table.phase() == "lobby"

    with_tables(evening, story)
