"""The task that runs a table: one inbox, one message at a time, and the few timers that put something into it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass

from regno.wire.messages import Answer, Do, Hello, Ping

from .link import Link
from .table import Table

log = logging.getLogger(__name__)

LOOK_ROUND_EVERY = 5.0
"""Seconds between two looks at who has fallen silent and what is new on the shelf."""


@dataclass(frozen=True)
class Said:
    """A page said something."""

    link: Link
    message: Hello | Answer | Do | Ping


@dataclass(frozen=True)
class Gone:
    """A page's socket is closed."""

    link: Link


@dataclass(frozen=True)
class Absent:
    """A player has had no page for the time of grace."""

    player: str


@dataclass(frozen=True)
class ComputerTurn:
    """The computer has thought long enough about a question."""

    ask: int


@dataclass(frozen=True)
class LookRound:
    """Time to see who has fallen silent, and what is new on the shelf."""


@dataclass(frozen=True)
class AddressesChanged:
    """Something about the server's addresses is new."""


Letter = Said | Gone | Absent | ComputerTurn | LookRound | AddressesChanged


class Room:
    """Only `run` touches the table; everybody else puts letters into the inbox."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.inbox: asyncio.Queue[Letter] = asyncio.Queue()
        self.on_addresses: Callable[[], None] = lambda: None
        """Called when this table has chosen another address, which the others then show too."""
        self._thinking: tuple[int, asyncio.TimerHandle] | None = None

    async def run(self) -> None:
        """Take letters for ever. A letter that breaks something costs that letter, not the table."""
        self._later(LOOK_ROUND_EVERY, LookRound())
        while True:
            letter = await self.inbox.get()
            try:
                self._take(letter)
            except Exception:
                log.exception("table %r could not take %s", self.table.code, type(letter).__name__)
            self._let_computer_think()
            self.inbox.task_done()

    def _take(self, letter: Letter) -> None:
        table = self.table
        match letter:
            case Said(link, Hello() as hello):
                if not link.is_closed:
                    link.heard_at = self._now()
                    table.hello(link, hello)
            case Said(link, Ping() | Answer() | Do() as message):
                if not link.is_closed:
                    link.heard_at = self._now()
                    if link.player is not None:
                        table.awake(link.player)
                    shown = table.house.addresses.index
                    table.hear(link, message)
                    if table.house.addresses.index != shown:
                        self.on_addresses()
            case Gone(link):
                table.gone(link)
                if link.player is not None and not table.has_page(link.player):
                    self._later(table.house.grace, Absent(link.player))
            case Absent(player):
                table.absent(player)
            case ComputerTurn(ask):
                self._thinking = None
                table.computer_answers(ask)
            case LookRound():
                self._look_round()
                table.look_at_shelf()
                self._later(LOOK_ROUND_EVERY, LookRound())
            case AddressesChanged():
                table.addresses_changed()

    def _let_computer_think(self) -> None:
        """See that a timer runs for the question the computer is to answer, and for no other."""
        ask = self.table.computer_asked()
        if self._thinking is not None:
            if self._thinking[0] == ask:
                return
            self._thinking[1].cancel()
            self._thinking = None
        if ask is not None:
            pace = self.table.house.paces[self.table.speed]
            self._thinking = (ask, self._later(pace, ComputerTurn(ask)))

    def _look_round(self) -> None:
        """Note the phones that have fallen silent, and close links that nobody is behind."""
        now, house = self._now(), self.table.house
        last_heard: dict[str, float] = {}
        for link in list(self.table.pages.links):
            if link.player is not None:
                last_heard[link.player] = max(link.heard_at, last_heard.get(link.player, 0.0))
            if now - link.heard_at > house.death:
                link.drop()
        for player, heard_at in last_heard.items():
            if now - heard_at > house.silence:
                self.table.asleep(player)

    @staticmethod
    def _now() -> float:
        return asyncio.get_running_loop().time()

    def _later(self, seconds: float, letter: Letter) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(seconds, self.inbox.put_nowait, letter)
