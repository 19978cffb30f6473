"""The task around a table: one letter at a time, timers for the computer and for who is away."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from regno.rooms.link import MOST_WAITING, Link
from regno.rooms.room import Gone, LookRound, Room, Said
from regno.rooms.table import Table
from regno.wire.messages import read
from tests.rooms.evening import Evening


def in_a_room(evening: Evening, story: Callable[[Room], Awaitable[None]]) -> None:
    """Run a room with impatient timers and tell a story in it."""
    evening.house.paces = dict.fromkeys(evening.house.paces, 0.0)
    evening.house.grace = 0.0

    async def evening_in_the_room() -> None:
        room = Room(evening.table)
        task = asyncio.create_task(room.run())
        try:
            async with asyncio.timeout(20):
                await story(room)
        finally:
            task.cancel()

    asyncio.run(evening_in_the_room())


def say(room: Room, link: Link, **message: Any) -> None:
    room.inbox.put_nowait(Said(link, read(json.dumps(message))))


def do(room: Room, link: Link, command_id: str, **action: Any) -> None:
    say(room, link, type="do", command_id=command_id, action=action)


async def hear(link: Link, kind: str, **fields: Any) -> dict[str, Any]:
    """The next message of a kind whose fields are these; fields of the lobby are looked for in it."""
    while True:
        text = await link.outbox.get()
        assert text is not None, f"the link was closed before {kind}"
        message: dict[str, Any] = json.loads(text)
        known = {**message.get("lobby", {}), **message}
        if message["type"] == kind and all(known.get(name) == value for name, value in fields.items()):
            return message


def test_the_computer_answers_by_itself_until_the_game_is_over(evening: Evening) -> None:
    async def story(room: Room) -> None:
        tv = Link()
        say(room, tv, type="hello", page="tv", language="it")
        do(room, tv, "a", type="computer", seat="red", on=True)
        do(room, tv, "b", type="computer", seat="blue", on=True)
        do(room, tv, "c", type="start")
        await hear(tv, "update", phase="over")

    in_a_room(evening, story)


def test_who_closes_the_phone_is_away_after_the_time_of_grace(evening: Evening) -> None:
    async def story(room: Room) -> None:
        tv, phone = Link(), Link()
        say(room, tv, type="hello", page="tv", language="it")
        say(room, phone, type="hello", page="phone", language="en")
        do(room, phone, "a", type="join", name="Anna")
        joined = await hear(phone, "accepted")
        room.inbox.put_nowait(Gone(phone))
        while not (message := await hear(tv, "update")).get("lobby", {}).get("players"):
            pass
        while message["lobby"]["players"][0]["online"]:
            message = await hear(tv, "update")
        again = Link()
        say(room, again, type="hello", page="phone", language="en", token=joined["result"]["token"])
        message = await hear(tv, "update")
        assert message["lobby"]["players"][0]["online"] is True

    in_a_room(evening, story)


def test_a_phone_that_falls_silent_is_away_until_it_says_something(evening: Evening) -> None:
    async def story(room: Room) -> None:
        tv, phone = Link(), Link()
        say(room, tv, type="hello", page="tv", language="it")
        say(room, phone, type="hello", page="phone", language="en")
        do(room, phone, "a", type="join", name="Anna")
        await hear(phone, "accepted")
        room.inbox.put_nowait(LookRound())
        say(room, tv, type="ping", at=1)
        await hear(tv, "pong")
        assert room.table.away == set(), "it has just spoken"

        evening.house.silence = -1.0
        room.inbox.put_nowait(LookRound())
        while (await hear(tv, "update"))["lobby"]["players"][0]["online"]:
            pass
        say(room, phone, type="ping", at=2)
        assert (await hear(tv, "update"))["lobby"]["players"][0]["online"] is True

        evening.house.death = -1.0
        room.inbox.put_nowait(LookRound())
        while await phone.outbox.get() is not None:
            pass
        assert phone.is_closed

    in_a_room(evening, story)


def test_a_letter_that_breaks_something_costs_that_letter_alone(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    whole = Table.hello

    def hello(table: Table, link: Link, message: Any) -> None:
        if message.build == "broken":
            raise ZeroDivisionError
        whole(table, link, message)

    monkeypatch.setattr(Table, "hello", hello)

    async def story(room: Room) -> None:
        say(room, Link(), type="hello", page="tv", language="it", build="broken")
        tv = Link()
        say(room, tv, type="hello", page="tv", language="it")
        await hear(tv, "snapshot")

    in_a_room(evening, story)
    assert "could not take Said" in caplog.text


def test_a_page_that_takes_nothing_is_let_go_and_comes_back_to_the_present(evening: Evening) -> None:
    tv, sleepy = evening.tv(), evening.phone("Sleepy", "red")
    evening.pages.remove(sleepy)
    tv.do("start")
    for number in range(MOST_WAITING + 10):
        tv.do("point", cell=[number, 0])
    assert sleepy.link.is_closed
    assert sleepy.link.outbox.qsize() == 1, "only the sign to close is left"
    sleepy.reopen(seq=0)
    assert sleepy.kinds()[-1] == "snapshot"
    assert sleepy.asked()["about"] == "turn"
    assert not tv.link.is_closed


def test_what_a_closed_link_says_is_not_heard(evening: Evening) -> None:
    async def story(room: Room) -> None:
        tv, closed = Link(), Link()
        closed.is_closed = True
        say(room, closed, type="hello", page="phone", language="en")
        do(room, closed, "a", type="join", name="Ghost")
        say(room, tv, type="hello", page="tv", language="it")
        assert (await hear(tv, "snapshot"))["lobby"]["players"] == []

    in_a_room(evening, story)
