"""An evening at one table without a network: pages that keep what they are told, and check every word of it."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from regno.games import GAMES
from regno.rooms.addresses import Addresses
from regno.rooms.house import House
from regno.rooms.link import Link
from regno.rooms.records import Record
from regno.rooms.table import Table
from regno.store.games import Store
from regno.wire.messages import Hello, read
from regno.wire.replies import from_server

_commands = itertools.count(1)


class Page:
    """A phone or a television: hears what its link is sent, as the real pages do."""

    def __init__(self, evening: Evening, page: str, **hello: Any) -> None:
        self.evening = evening
        self.page = page
        self.token: str | None = hello.pop("token", None)
        self.is_local = hello.pop("is_local", True)
        self.address = hello.pop("address", "127.0.0.1")
        self.language = hello.pop("language", "en")
        self.link = Link(address=self.address, is_local=self.is_local)
        self.heard: list[dict[str, Any]] = []
        self.me: dict[str, Any] = {}
        self.seq: int | None = None
        self.lobby: dict[str, Any] = {}
        self.entities: dict[str, Any] | None = None
        self.asks: list[dict[str, Any]] = []
        self.log: list[dict[str, Any]] = []
        self.undo: dict[str, Any] | None = None

    def hello(self, **fields: Any) -> Page:
        """Say who we are; with `seq`, from where we want to go on."""
        message = {"type": "hello", "page": self.page, "language": self.language, **fields}
        if self.token is not None:
            message.setdefault("token", self.token)
        parsed = read(json.dumps(message))
        assert isinstance(parsed, Hello)
        self.evening.table.hello(self.link, parsed)
        return self.listen()

    def reopen(self, **fields: Any) -> Page:
        """Come back on a new socket, as after a reload, leaving the old one open."""
        self.link = Link(address=self.address, is_local=self.is_local)
        return self.hello(**fields)

    def close(self) -> None:
        """The socket breaks."""
        self.link.is_closed = True
        self.evening.table.gone(self.link)

    def say(self, message: dict[str, Any]) -> dict[str, Any]:
        """Send a command; everybody hears what follows; returns the reply."""
        message = {"command_id": f"c{next(_commands)}", **message}
        parsed = read(json.dumps(message))
        assert not isinstance(parsed, Hello)
        before = len(self.heard)
        self.evening.table.hear(self.link, parsed)
        self.evening.listen()
        replies = [m for m in self.heard[before:] if m.get("command_id") == message["command_id"]]
        assert len(replies) == 1, f"one reply to each command, not {replies}"
        return replies[0]

    def do(self, type_: str, **fields: Any) -> Any:
        """Do something at the table, which must be accepted."""
        reply = self.say({"type": "do", "action": {"type": type_, **fields}})
        assert reply["type"] == "accepted", reply
        return reply.get("result")

    def refused(self, type_: str, **fields: Any) -> str:
        """Try something that must be refused; returns the code."""
        reply = self.say({"type": "do", "action": {"type": type_, **fields}})
        assert reply["type"] == "refused", reply
        return str(reply["code"])

    def answer(self, value: Any, about: str | None = None) -> dict[str, Any]:
        """Answer the first open question that is ours (about something); returns the reply."""
        return self.say({"type": "answer", "ask": self.asked(about)["ask"], "value": value})

    def asked(self, about: str | None = None) -> dict[str, Any]:
        """The first question this page has the details of."""
        mine = [ask for ask in self.asks if "group" in ask and about in (None, ask["about"])]
        assert mine, f"nothing to answer about {about}: {self.asks}"
        return mine[0]

    def entity(self, key: str) -> Any:
        """One thing on the board, as this page sees it."""
        assert self.entities is not None, "no game is on"
        return self.entities[key]

    def player(self, name: str) -> dict[str, Any]:
        """Somebody at the table, as this page sees it."""
        return next(player for player in self.lobby["players"] if player["name"] == name)

    def kinds(self) -> list[str]:
        """The types of everything heard."""
        return [message["type"] for message in self.heard]

    def listen(self) -> Page:
        """Hear everything that waits in the link's box."""
        while not self.link.outbox.empty():
            text = self.link.outbox.get_nowait()
            if text is not None:
                self._hear(text)
        return self

    def _hear(self, text: str) -> None:
        from_server.validate_json(text)
        message = json.loads(text)
        self.heard.append(message)
        match message["type"]:
            case "welcome":
                self.me = message
                self.token = message["token"] or (None if self.page == "phone" else self.token)
            case "snapshot":
                for field in ("seq", "lobby", "entities", "asks", "log", "undo"):
                    setattr(self, field, message[field])
            case "update":
                assert self.seq is not None
                assert message["seq"] == self.seq + 1, "no update is missing"
                self.seq = message["seq"]
                for field in ("lobby", "asks", "undo"):
                    setattr(self, field, message.get(field, getattr(self, field)))
                self.log += [event for event in message.get("events", []) if event["type"] != "pointed"]
                self.entities = {**(self.entities or {}), **message.get("changes", {})} if self.entities else None
                self.entities = merged(self.entities, message.get("parts", {})) if self.entities else None
                self.entities = {k: v for k, v in self.entities.items() if v is not None} if self.entities else None

    def present(self) -> dict[str, Any]:
        """All that this page shows."""
        return {
            "lobby": self.lobby,
            "entities": self.entities,
            "asks": self.asks,
            "log": self.log[-60:],
            "undo": self.undo,
        }


def merged(old: dict[str, Any], part: dict[str, Any]) -> dict[str, Any]:
    """What pages make of `parts`: objects go into objects, everything else takes the place of what was there."""
    new = dict(old)
    for field, value in part.items():
        known = old.get(field)
        new[field] = merged(known, value) if isinstance(known, dict) and isinstance(value, dict) else value
    return new


class Evening:
    """A table, its store on disk, and everybody's pages."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.time = 1_000_000.0
        self.seeds: Iterator[int] = itertools.count(1)
        self.registry = GAMES
        self.store = Store(folder, lambda: self.time)
        self.pages: list[Page] = []
        self.house = self._make_house()
        self.table = Table("", self.house)

    def _make_house(self) -> House:
        return House(
            self.store,
            Addresses(["http://192.168.1.2:8000", "http://10.0.0.2:8000"]),
            missions=self.folder / "missions",
            seed=lambda: next(self.seeds),
            now=lambda: self.time,
        )

    def page(self, kind: str, **fields: Any) -> Page:
        """A page that has said hello."""
        page = Page(self, kind, **fields)
        self.pages.append(page)
        page.hello()
        self.listen()
        return page

    def tv(self, **fields: Any) -> Page:
        """A television."""
        return self.page("tv", **fields)

    def phone(self, name: str | None = None, seat: str | None = None, **fields: Any) -> Page:
        """A phone whose person has joined and taken a seat."""
        fields.setdefault("address", f"192.168.1.{100 + len(self.pages)}")
        fields.setdefault("is_local", False)
        page = self.page("phone", **fields)
        if name is not None:
            page.do("join", name=name)
        if seat is not None:
            page.do("claim", seat=seat)
        return page

    def listen(self) -> None:
        """Everybody hears what was sent."""
        for page in self.pages:
            page.listen()

    def computer(self) -> None:
        """The computer answers as long as it is asked to."""
        while (ask := self.table.computer_asked()) is not None:
            self.table.computer_answers(ask)
            self.listen()

    def power_cut(self) -> None:
        """The program is killed and started again with the same folder: no page is open."""
        self.store.close()
        self.store = Store(self.folder, lambda: self.time)
        self.house = self._make_house()
        records = {code: data for code, _, data in self.store.tables()}
        self.table = Table("", self.house, msgspec.json.decode(records[""], type=Record))
        self.pages = []

    def check_everybody_sees_the_truth(self) -> None:
        """What a page put together from updates is what a new page of the same person would be shown."""
        for page in self.pages:
            if page.link.is_closed:
                continue
            shown = page.present()
            page.hello()
            assert shown == page.present()
