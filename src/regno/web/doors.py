"""Who is let in at all: the Host and Origin of every request, and how many links an address may have.

A page elsewhere on the internet can make a browser in this house send requests here, under a name of its own that
points to this machine (DNS rebinding). Its name betrays it: only plain IP addresses and this machine's own names are
served.
"""

import ipaddress
import socket
from collections import Counter
from collections.abc import Callable, Iterable

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

MOST_LINKS = 32
"""Sockets from one address at a time."""

CONTENT_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "media-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self' ws: wss:",
        "worker-src 'self' blob:",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

HEADERS = [(b"x-content-type-options", b"nosniff")]
"""For every response."""
DOCUMENT_HEADERS = [
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
]
"""For what a browser can open as a page; with a page's fifty modules they would weigh 20 kB for nothing."""
DOCUMENTS = (b"text/html", b"image/svg+xml")


def host_name(host: str) -> str:
    """A Host header without its port, in small letters: `[::1]:80` → `::1`."""
    if host.startswith("["):
        return host[1:].partition("]")[0].lower()
    return host.rpartition(":")[0].lower() if ":" in host else host.lower()


def own_names(extra: Iterable[str] = ()) -> frozenset[str]:
    """The names under which this machine may be asked, beside plain IP addresses."""
    own = socket.gethostname().lower()
    return frozenset({"localhost", own, own.partition(".")[0] + ".local", *(name.lower() for name in extra)})


def is_ip(name: str) -> bool:
    """Whether a name is a plain IP address."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def is_loopback(address: str | None) -> bool:
    """Whether somebody's address is this machine's own loopback."""
    if address is None:
        return False
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


class Doors:
    """Middleware in front of everything: refuses strange hosts and origins, adds the security headers."""

    def __init__(self, app: ASGIApp, names: frozenset[str], on_visit: Callable[[str, str | None], None]) -> None:
        """`on_visit` is told the name asked for and the address of each page's visitor."""
        self.app = app
        self.names = names
        self.on_visit = on_visit

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or turn it away with status 403 (a socket: before it opens)."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        name = host_name(headers.get("host", ""))
        if not (name in self.names or is_ip(name)) or not _same_origin(headers, scope["type"]):
            await self._turn_away(scope, receive, send)
            return
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
            return
        if not scope["path"].startswith("/static/"):
            self.on_visit(name, scope["client"][0] if scope.get("client") else None)

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = list(message.get("headers", ()))
                kind = next((value for header, value in given if header.lower() == b"content-type"), b"")
                own = [*HEADERS, *DOCUMENT_HEADERS] if kind.startswith(DOCUMENTS) else HEADERS
                message["headers"] = [*given, *own]
            await send(message)

        await self.app(scope, receive, send_with_headers)

    async def _turn_away(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 4403})
        else:
            words = "regno answers only at its IP address or at this machine's own name.\n"
            await PlainTextResponse(words, status_code=403)(scope, receive, send)


def _same_origin(headers: Headers, kind: str) -> bool:
    """Browsers name the page's origin with every socket and every form: it must be ours. Programs name none."""
    origin = headers.get("origin")
    if origin is None or (kind == "http" and origin == "null"):
        return True
    return origin.partition("://")[2].lower() == headers.get("host", "").lower()


class LinkCount:
    """How many sockets each address has open."""

    def __init__(self) -> None:
        self._open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Count one more; False when that would be too many."""
        if self._open[address] >= MOST_LINKS:
            return False
        self._open[address] += 1
        return True

    def leave(self, address: str) -> None:
        """Count one less."""
        self._open[address] -= 1
        if self._open[address] <= 0:
            del self._open[address]
