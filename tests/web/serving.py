"""A real server on loopback, and pages that talk to it through real sockets."""

from __future__ import annotations

import itertools
import json
import threading
from collections import deque
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import uvicorn
from websockets.sync.client import ClientConnection, connect

from regno.rooms.addresses import Addresses
from regno.rooms.house import House
from regno.store.games import Store
from regno.web.app import make_app
from regno.web.server import configure, listen

_commands = itertools.count(1)


class Server:
    """Runs in a thread of its own, at a port that was free."""

    def __init__(self, folder: Path) -> None:
        self.store = Store(folder, lambda: 1_000_000.0)
        self.listener = listen("127.0.0.1", 0)
        self.port: int = self.listener.getsockname()[1]
        addresses = Addresses([f"http://127.0.0.1:{self.port}", "http://192.168.1.2:8000"])
        self.house = House(self.store, addresses, missions=folder / "missions", build="b1", seed=lambda: 7)
        self.house.paces = dict.fromkeys(self.house.paces, 0.0)
        self.house.grace = 0.0
        self._sockets = ExitStack()
        ready = threading.Event()
        self._server: uvicorn.Server = configure(make_app(self.house), ready.set)
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [self.listener]}, daemon=True)
        self._thread.start()
        assert ready.wait(20), "the server did not start"

    def stop(self) -> None:
        self._sockets.close()
        self._server.should_exit = True
        self._thread.join(20)
        self.store.close()
        self.listener.close()

    def url(self, path: str) -> str:
        return f"http://127.0.0.1:{self.port}{path}"

    def socket(self, **headers: str) -> ClientConnection:
        """A bare socket, as a browser at this address would open it."""
        extra = {"Origin": f"http://127.0.0.1:{self.port}", **headers}
        url = f"ws://127.0.0.1:{self.port}/ws"
        return self._sockets.enter_context(connect(url, additional_headers=extra, open_timeout=20))

    def page(self, page: str = "phone", **hello: Any) -> SocketPage:
        """A page that has said hello."""
        found = SocketPage(self.socket())
        found.say(type="hello", page=page, language="en", **hello)
        return found


class SocketPage:
    """One page at the end of a real socket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self._kept: deque[dict[str, Any]] = deque()

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, kind: str, **fields: Any) -> dict[str, Any]:
        """The next message of a kind whose fields are these."""
        while True:
            message = self._kept.popleft() if self._kept else self._receive()
            if message["type"] == kind and all(message.get(name) == value for name, value in fields.items()):
                return message

    def do(self, type_: str, **fields: Any) -> dict[str, Any]:
        """Do something at the table; returns the reply, and keeps for `hear` what came before it."""
        command_id = f"c{next(_commands)}"
        self.say(type="do", command_id=command_id, action={"type": type_, **fields})
        while (message := self._receive()).get("command_id") != command_id:
            self._kept.append(message)
        return message

    def _receive(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.recv(timeout=20))
        return message

    def join(self, name: str, seat: str | None = None) -> dict[str, Any]:
        """Sit down; returns who we are: `player` and `token`."""
        result: dict[str, Any] = self.do("join", name=name)["result"]
        if seat is not None:
            self.do("claim", seat=seat)
        return result

    def is_alive(self) -> bool:
        """Whether the server still answers this page."""
        self.say(type="ping", at=4.5)
        return bool(self.hear("pong")["at"] == 4.5)
