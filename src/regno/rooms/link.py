"""One page's connection, as a table sees it: who it is, and a bounded box of texts on their way to it."""

import asyncio
import itertools

from regno.wire.messages import Language, Page

MOST_WAITING = 64
"""Texts that may wait for a slow page; one more and the page is let go: it comes back to a snapshot."""

_numbers = itertools.count(1)


class Link:
    """Born with a socket, told who it is by `hello`. Nothing here waits: a sender elsewhere empties the box."""

    def __init__(self, *, address: str = "127.0.0.1", is_local: bool = True) -> None:
        self.number = next(_numbers)
        self.address = address
        self.is_local = is_local
        """Whether the page runs on the server's own machine."""
        self.page: Page = "phone"
        self.language: Language = "en"
        self.player: str | None = None
        self.is_host_screen = False
        """A television with the host's rights."""
        self.heard_at = 0.0
        """When it last said anything, on the clock of the event loop."""
        self.told_as: frozenset[str] | None = frozenset()
        """The audience whose updates this page has been getting."""
        self.outbox: asyncio.Queue[str | None] = asyncio.Queue(MOST_WAITING + 1)
        self.is_closed = False

    def send(self, text: str) -> None:
        """Put one text in the box; a full box closes the link."""
        if self.is_closed:
            return
        if self.outbox.qsize() >= MOST_WAITING:
            self.drop()
        else:
            self.outbox.put_nowait(text)

    def close(self) -> None:
        """Let the sender finish what waits, then close the socket."""
        if not self.is_closed:
            self.is_closed = True
            self.outbox.put_nowait(None)

    def drop(self) -> None:
        """Forget what waits and close the socket at once."""
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.close()
