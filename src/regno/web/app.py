"""The whole server as one ASGI application."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Callable, Iterable

import msgspec
from fastapi import FastAPI, WebSocket

from regno.folders import static_folder
from regno.rooms.house import House
from regno.rooms.tables import Tables

from . import pages
from .doors import Doors, LinkCount, is_loopback, own_names
from .files import Files, fix_types
from .socket import serve

log = logging.getLogger(__name__)

RESCAN = 5.0
"""Seconds between two looks at this machine's addresses."""


def make_app(
    house: House, *, names: Iterable[str] = (), find_candidates: Callable[[], list[str]] | None = None
) -> FastAPI:
    """An application that runs the tables of `house`.

    `names` are host names under which it may be asked, beside this machine's own; `find_candidates` is asked again and
    again which addresses phones may find.
    """
    fix_types()
    tables = Tables(house)
    count = LinkCount()

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        tables.open()
        watch = asyncio.create_task(_watch_addresses(tables, find_candidates)) if find_candidates else None
        yield
        if watch is not None:
            watch.cancel()
        await tables.close()

    app = FastAPI(
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url=None,
        telemetry={"tracing": False, "metrics": False, "logs": False},
    )
    app.state.tables = tables

    def on_visit(name: str, visitor: str | None) -> None:
        addresses = house.addresses
        if visitor is None or is_loopback(visitor):
            return
        if addresses.prove(name) or not addresses.requested:
            addresses.requested = True
            tables.tell_addresses()

    app.add_middleware(Doors, names=own_names(names), on_visit=on_visit)
    app.include_router(pages.make_router(tables))
    app.mount("/static", Files(directory=static_folder()))

    @app.websocket("/ws")
    async def socket(websocket: WebSocket) -> None:
        await serve(websocket, tables, count)

    return app


async def _watch_addresses(tables: Tables, find_candidates: Callable[[], list[str]]) -> None:
    """Laptops change networks: look again and again, and show what is new."""
    while True:
        await asyncio.sleep(RESCAN)
        try:
            if tables.house.addresses.offer(find_candidates()):
                tables.tell_addresses()
        except (OSError, msgspec.MsgspecError):
            log.exception("the addresses of this machine could not be read")
