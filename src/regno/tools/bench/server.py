"""How fast and how big a running server is, as pages see it: one television and six phones on real sockets."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import statistics
import time
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect

from regno.games.super_fantasy.game import SuperFantasy

from ..running import Server

SEATS = SuperFantasy.seats_offered
PATIENCE: Final = 10.0
"""Seconds to wait for any message."""
PAUSE: Final = 0.03
"""Seconds between two taps: people do not tap faster, and the server would stop a page that did."""
Figures = dict[str, float]


class Page:
    """A page that keeps what it is told, as far as measuring needs it."""

    def __init__(self, socket: ClientConnection, kind: str) -> None:
        self.socket = socket
        self.kind = kind
        self.seq = 0
        self.heard_at = 0.0
        self.asks: list[dict[str, Any]] = []
        self.lobby: dict[str, Any] = {}
        self.replies: dict[str, dict[str, Any]] = {}
        self.update_sizes: list[int] = []
        self.snapshot_size = 0
        self.news = asyncio.Condition()

    async def listen(self) -> None:
        """Hear everything until the socket closes."""
        async for text in self.socket:
            heard_at = time.perf_counter()
            message = json.loads(text)
            async with self.news:
                self._hear(message, len(text.encode() if isinstance(text, str) else text), heard_at)
                self.news.notify_all()

    def _hear(self, message: dict[str, Any], size: int, heard_at: float) -> None:
        kind = message["type"]
        if kind in ("accepted", "refused"):
            self.replies[message["command_id"]] = message
        if kind in ("snapshot", "update"):
            self.seq, self.heard_at = message["seq"], heard_at
            self.asks = message.get("asks", self.asks)
            self.lobby = message.get("lobby", self.lobby)
        if kind == "update" and self.lobby.get("phase") == "playing":
            self.update_sizes.append(size)
        if kind == "snapshot":
            self.snapshot_size = size

    async def until(self, is_so: Any) -> None:
        """Wait until something is so. Raises `TimeoutError`."""
        async with asyncio.timeout(PATIENCE), self.news:
            await self.news.wait_for(is_so)

    async def say(self, **message: Any) -> None:
        """Send one message."""
        await self.socket.send(json.dumps(message))


_commands = itertools.count(1)


class Party:
    """A table of six phones and a television that play at random."""

    def __init__(self, screen: Page, phones: dict[str, Page]) -> None:
        self.screen, self.phones = screen, phones
        self.pages = [screen, *phones.values()]

    async def do(self, page: Page, **action: Any) -> None:
        """Carry out a deed, which must be accepted."""
        command = f"c{next(_commands)}"
        await page.say(type="do", command_id=command, action=action)
        await page.until(lambda: command in page.replies)
        reply = page.replies[command]
        if reply["type"] != "accepted":
            raise RuntimeError(f"{action} was refused: {reply}")

    async def tap(self, luck: random.Random) -> float:
        """One answer; the seconds until the last page has the update."""
        page, ask = luck.choice([(p, ask) for p in self.phones.values() for ask in p.asks if "group" in ask])
        before, command = self.screen.seq, f"c{next(_commands)}"
        began = time.perf_counter()
        await page.say(type="answer", command_id=command, ask=ask["ask"], value=random_answer(ask, luck))
        await page.until(lambda: command in page.replies)
        if page.replies[command]["type"] != "accepted":
            raise RuntimeError(f"an answer to {ask['about']} was refused: {page.replies[command]}")
        for other in self.pages:
            await other.until(lambda other=other: other.seq > before)
        return max(other.heard_at for other in self.pages) - began


def random_answer(ask: dict[str, Any], luck: random.Random) -> Any:
    """A legal answer to a question as pages see it."""
    match ask["kind"]:
        case "action":
            action = luck.choice(ask["actions"])
            return {"action": action["id"], "dice": luck.randint(action["low"], action["high"])}
        case "cell":
            return luck.choice(ask["cells"])["cell"]
        case "number":
            return luck.randint(ask["low"], ask["high"])
        case _:
            return luck.choice(ask["options"])["id"]


async def measure_taps(server: Server, taps: int = 400) -> Figures:
    """Play whole games at random and measure taps, updates and snapshots."""
    sockets = [await connect(server.socket_url, compression=None, max_size=None) for _ in range(len(SEATS) + 1)]
    screen, *others = (Page(socket, "phone" if n else "tv") for n, socket in enumerate(sockets))
    listeners = [asyncio.create_task(page.listen()) for page in (screen, *others)]
    party = Party(screen, dict(zip(SEATS, others, strict=True)))
    try:
        for page in party.pages:
            await page.say(type="hello", page=page.kind, language="it")
            await page.until(lambda page=page: page.seq > 0)
        for seat, page in party.phones.items():
            await party.do(page, type="join", name=seat)
            await party.do(page, type="claim", seat=seat)
        await party.do(screen, type="start")
        luck = random.Random(1)
        spent: list[float] = []
        while len(spent) < taps:
            if screen.lobby["phase"] == "over":
                await party.do(screen, type="again")
            await screen.until(lambda: screen.lobby["phase"] == "playing" and bool(screen.asks))
            for page in others:
                await page.until(lambda page=page: page.seq >= screen.seq)
            spent.append(await party.tap(luck))
            await asyncio.sleep(PAUSE)
        for page in party.pages:
            page.snapshot_size = 0
            await page.say(type="hello", page=page.kind, language="it")
            await page.until(lambda page=page: page.snapshot_size > 0)
    finally:
        for socket in sockets:
            await socket.close()
        await asyncio.gather(*listeners)
    sizes = [size for page in party.pages for size in page.update_sizes]
    milliseconds = sorted(seconds * 1000 for seconds in spent)
    return {
        "tap_p50_ms": statistics.median(milliseconds),
        "tap_p99_ms": milliseconds[len(milliseconds) * 99 // 100],
        "update_bytes_p50": statistics.median(sizes),
        "snapshot_bytes": max(page.snapshot_size for page in party.pages),
        **({"rss_mb": memory} if (memory := server.memory()) is not None else {}),
    }
