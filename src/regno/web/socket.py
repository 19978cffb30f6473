"""One socket: texts in, checked and limited, to the room; texts out, from the link's box, at the page's own speed."""

import asyncio
import logging

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from regno.rooms.link import Link
from regno.rooms.room import Gone, Room, Said
from regno.rooms.tables import Tables
from regno.wire.messages import LONGEST, BadMessage, Hello, encode_text, read

from .doors import LinkCount, is_loopback

log = logging.getLogger(__name__)

PATIENCE = 10.0
"""Seconds for the first message."""
SEND_PATIENCE = 5.0
"""Seconds for one text to leave; a page that takes longer is asleep, and comes back to a snapshot."""
A_SECOND = 25.0
"""Messages a second that a page may send for long."""
AT_ONCE = 60.0
"""Messages that it may send at once."""


class Bucket:
    """A measure of messages that fills up again with time."""

    def __init__(self, now: float) -> None:
        self._level = AT_ONCE
        self._seen = now

    def take(self, now: float) -> bool:
        """Take one; False when it is empty."""
        self._level = min(AT_ONCE, self._level + (now - self._seen) * A_SECOND)
        self._seen = now
        if self._level < 1:
            return False
        self._level -= 1
        return True


async def serve(websocket: WebSocket, tables: Tables, count: LinkCount) -> None:
    """A page's socket from its opening to its end."""
    address = websocket.client.host if websocket.client else "unknown"
    await websocket.accept()
    if not count.enter(address):
        await _say_goodbye(websocket, "server_full")
        return
    try:
        await _converse(websocket, tables, Link(address=address, is_local=is_loopback(address)))
    finally:
        count.leave(address)


async def _converse(websocket: WebSocket, tables: Tables, link: Link) -> None:
    loop = asyncio.get_running_loop()
    try:
        async with asyncio.timeout(PATIENCE):
            hello = await _first(websocket)
    except BadMessage as bad:
        await websocket.send_text(_refusal(bad))
        await _say_goodbye(websocket, bad.code)
        return
    except (WebSocketDisconnect, TimeoutError):
        return
    room = tables.find(hello.table)
    if room is None:
        await _say_goodbye(websocket, "unknown_table")
        return
    room.inbox.put_nowait(Said(link, hello))
    reader = loop.create_task(_read_all(websocket, link, room))
    try:
        await _send_all(websocket, link)
    finally:
        reader.cancel()
        link.is_closed = True
        room.inbox.put_nowait(Gone(link))


async def _read_all(websocket: WebSocket, link: Link, room: Room) -> None:
    """Pass on what the page says until it goes, or says too much; then close the link, which ends the sender too."""
    loop = asyncio.get_running_loop()
    bucket = Bucket(loop.time())
    while not link.is_closed:
        try:
            text = await _receive(websocket)
        except WebSocketDisconnect:
            link.drop()
            return
        if not bucket.take(loop.time()):
            link.send(encode_text({"type": "bye", "code": "too_fast"}))
            link.close()
            return
        try:
            room.inbox.put_nowait(Said(link, read(text)))
        except BadMessage as bad:
            link.send(_refusal(bad))


async def _first(websocket: WebSocket) -> Hello:
    message = read(await _receive(websocket))
    if not isinstance(message, Hello):
        raise BadMessage("unknown_message", getattr(message, "command_id", None), "the first message must be hello")
    return message


async def _receive(websocket: WebSocket) -> str:
    """The next text. Raises `WebSocketDisconnect`; bytes count as a message nobody knows."""
    event = await websocket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(event.get("code", 1005))
    text = event.get("text")
    return text if isinstance(text, str) else ""


async def _send_all(websocket: WebSocket, link: Link) -> None:
    """Empty the link's box until it is closed, then close the socket. A page that takes nothing is let go."""
    try:
        while (text := await link.outbox.get()) is not None:
            async with asyncio.timeout(SEND_PATIENCE):
                await websocket.send_text(text)
        async with asyncio.timeout(SEND_PATIENCE):
            await websocket.close()
    except TimeoutError:
        log.info("a page at %s takes nothing: let go", link.address)
        link.drop()
    except (WebSocketDisconnect, RuntimeError, OSError):
        link.drop()


async def _say_goodbye(websocket: WebSocket, code: str) -> None:
    if websocket.application_state is WebSocketState.CONNECTED:
        await websocket.send_text(encode_text({"type": "bye", "code": code}))
        await websocket.close()


def _refusal(bad: BadMessage) -> str:
    detail = {"where": bad.where, "most": LONGEST} if bad.code == "too_large" else {"where": bad.where}
    return encode_text({"type": "refused", "command_id": bad.command_id, "code": bad.code, "detail": detail})
