"""From a free port to a running server: what `regno play` does."""

import errno
import gc
import logging
import socket
from collections.abc import Callable, Iterable

import uvicorn
from starlette.types import ASGIApp

from regno.folders import static_folder, templates_folder
from regno.rooms.house import House

from .app import make_app
from .files import build_id

USUAL_PORTS = (8000, 8080, 8765, 8888, 0)
"""Tried in this order when no port is asked for; 0 is any free one."""

_BUSY = {errno.EADDRINUSE, errno.EACCES, 10013, 10048}
"""In use, or not for us: some systems keep ports for themselves."""


class PortBusy(Exception):
    """The port asked for cannot be had."""


def bind(port: int | None) -> socket.socket:
    """A listening socket at `port`, or at the first usual one that is free. Raises `PortBusy`."""
    for candidate in USUAL_PORTS if port is None else (port,):
        try:
            return listen("0.0.0.0", candidate)  # phones come from outside
        except OSError as error:
            if error.errno not in _BUSY:
                raise
    raise PortBusy(f"Port {port} is in use." if port is not None else "No port is free.")


def listen(host: str, port: int) -> socket.socket:
    """A listening socket there; port 0 is any free one. Raises OSError."""
    # With the protocol named, asyncio sends small messages at once; without, each may wait 40 ms for the one before.
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if hasattr(socket, "SO_EXCLUSIVEADDRUSE"):  # Windows, where the other option means something else
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(128)
    except OSError:
        listener.close()
        raise
    return listener


class _Server(uvicorn.Server):
    """Tells when it is ready."""

    def __init__(self, config: uvicorn.Config, on_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._on_ready = on_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            # The program itself is never garbage: without it a look for garbage takes no longer than an answer.
            gc.collect()
            gc.freeze()
            self._on_ready()


def run(
    listener: socket.socket,
    house: House,
    *,
    find_candidates: Callable[[], list[str]],
    names: Iterable[str] = (),
    on_ready: Callable[[], None] = lambda: None,
) -> None:
    """Serve until interrupted; `names` and `find_candidates` are those of `make_app`. `on_ready` is called once pages
    can be opened."""
    house.build = build_id(static_folder(), templates_folder())
    app = make_app(house, names=names, find_candidates=find_candidates)
    configure(app, on_ready).run(sockets=[listener])


def configure(app: ASGIApp, on_ready: Callable[[], None]) -> uvicorn.Server:
    """The web server for an application, with the limits that phones and home networks need."""
    _quieten()
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        ws="auto",
        ws_max_size=64 * 1024,
        ws_per_message_deflate=False,  # costs more than it saves on a home network, and breaks some Safaris
        ws_ping_interval=15,
        ws_ping_timeout=15,
        timeout_graceful_shutdown=2,
    )
    return _Server(config, on_ready)


def _quieten() -> None:
    """No lines about visitors who speak TLS to a plain port: browsers try that by themselves."""
    logging.getLogger("uvicorn.error").addFilter(lambda record: "Invalid HTTP request" not in record.getMessage())
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
