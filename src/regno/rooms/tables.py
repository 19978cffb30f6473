"""All rooms of a server: the table that needs no code, and others by short codes."""

from __future__ import annotations

import asyncio
import logging
import secrets

import msgspec

from .house import House
from .records import Record
from .room import AddressesChanged, Room
from .table import Table

log = logging.getLogger(__name__)

MOST_TABLES = 50
CODE_LETTERS = "BCDFGHJKLMNPQRSTVWXZ"
"""No vowels: no code is a word."""
CODE_LENGTH = 4
FRESH_FOR = 6 * 3600.0
"""Seconds after its last change in which a table is opened again as it was when the server starts."""


class TooManyTables(Exception):
    """There are as many tables as a server keeps."""


class Tables:
    """The rooms, each with its task; all live in one event loop."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.rooms: dict[str, Room] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def open(self) -> None:
        """Open the table without a code, and every table that was in use not long ago, as they stood."""
        for code, touched, data in self.house.store.tables():
            if len(self.rooms) >= MOST_TABLES or self.house.now() - touched > FRESH_FOR:
                self.house.store.forget_table(code)
                continue
            try:
                record = msgspec.json.decode(data, type=Record)
            except (msgspec.DecodeError, msgspec.ValidationError):
                log.exception("table %r in the journal cannot be read", code)
                continue
            if code and not record.people.players:
                self.house.store.forget_table(code)
                continue
            self._run(Table(code, self.house, record))
        if "" not in self.rooms:
            self._run(Table("", self.house))

    def find(self, code: str | None) -> Room | None:
        """The room with this code, capitals or not."""
        return self.rooms.get((code or "").upper())

    def add(self) -> Room:
        """A new table with a code of its own. Raises `TooManyTables`."""
        if len(self.rooms) >= MOST_TABLES:
            raise TooManyTables
        while (code := "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))) in self.rooms:
            pass
        return self._run(Table(code, self.house))

    def tell_addresses(self) -> None:
        """Let every table show the present addresses."""
        for room in self.rooms.values():
            room.inbox.put_nowait(AddressesChanged())

    async def close(self) -> None:
        """Stop every room; what they did is on the disk already."""
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    def _run(self, table: Table) -> Room:
        room = Room(table)
        room.on_addresses = self.tell_addresses
        self.rooms[table.code] = room
        self._tasks[table.code] = asyncio.get_running_loop().create_task(room.run(), name=f"table {table.code}")
        return room
