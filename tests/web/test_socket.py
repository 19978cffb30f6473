"""Real sockets: a game is played, and what is not right is refused without anybody else noticing."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

import regno.web.socket
from regno.rooms.link import Link
from regno.web.doors import MOST_LINKS
from regno.wire.messages import LONGEST
from tests.web.serving import Server, SocketPage


def test_a_page_is_welcomed_and_shown_the_table(server: Server) -> None:
    tv = server.page("tv")
    welcome = tv.hear("welcome")
    assert (welcome["build"], welcome["host"], welcome["table"]) == ("b1", True, "")
    assert tv.hear("snapshot")["lobby"]["game"] == "race"
    assert tv.is_alive()


def test_what_one_page_does_every_page_sees(server: Server) -> None:
    tv, phone = server.page("tv"), server.page()
    phone.join("Anna", "red")
    assert phone.do("start")["type"] == "accepted"
    asked = playing(phone)["asks"][0]
    phone.say(type="answer", command_id="a", ask=asked["ask"], value={"action": "walk"})
    playing(tv)
    assert tv.hear("update")["parts"] == {"runners.red": {"at": 1}}


def test_a_whole_game_against_the_computer(server: Server) -> None:
    tv = server.page("tv")
    for seat in ("red", "blue"):
        tv.do("computer", seat=seat, on=True)
    tv.do("start")
    while tv.hear("update").get("lobby", {}).get("phase") != "over":
        pass


def test_the_phone_comes_back_with_its_token(server: Server) -> None:
    phone = server.page()
    token = phone.join("Anna", "red")["token"]
    phone.do("start")
    question = playing(phone)["asks"]
    phone.socket.close()
    again = server.page(token=token)
    assert again.hear("welcome")["player"] == "p1"
    assert playing(again)["asks"] == question


def test_the_older_page_of_a_seat_is_told_and_closed(server: Server) -> None:
    older = server.page()
    token = older.join("Anna")["token"]
    newer = server.page(token=token)
    newer.hear("snapshot")
    older.hear("moved")
    with pytest.raises(ConnectionClosed):
        older.hear("snapshot")
    assert newer.is_alive()


@pytest.mark.parametrize(
    ("text", "code", "command_id"),
    [
        ("hello?", "unknown_message", None),
        ('{"type":"dance","command_id":"x"}', "unknown_message", "x"),
        ('{"type":"do","command_id":"x","action":{"type":"fly"}}', "unknown_message", "x"),
        ('{"type":"answer","command_id":"x","ask":"one","value":1}', "wrong_type", "x"),
        ('{"type":"answer","command_id":"x","ask":999,"value":1}', "no_game", "x"),
        ('{"type":"do","command_id":"x","action":{"type":"claim","seat":"red"}}', "not_joined", "x"),
        ('{"type":"answer","command_id":"x","ask":1,"value":"' + "y" * LONGEST + '"}', "too_large", None),
    ],
)
def test_odd_messages_are_refused_and_nobody_else_notices(
    server: Server, text: str, code: str, command_id: str | None
) -> None:
    tv, odd = server.page("tv"), server.page()
    tv.hear("snapshot")
    odd.socket.send(text)
    refusal = odd.hear("refused")
    assert (refusal["code"], refusal["command_id"]) == (code, command_id)
    assert odd.is_alive()
    tv.say(type="ping", at=1)
    assert json.loads(tv.socket.recv(timeout=20)) == {"type": "pong", "at": 1}, "nothing came in between"


def test_wrong_seats_and_stale_questions_are_refused(server: Server) -> None:
    anna, marco = server.page(), server.page()
    anna.join("Anna", "red")
    marco.join("Marco", "blue")
    anna.do("start")
    red = next(ask["ask"] for ask in playing(anna)["asks"] if ask["seat"] == "red")
    playing(marco)
    marco.say(type="answer", command_id="not mine", ask=red, value="take_turn")
    assert marco.hear("refused")["code"] == "not_yours"
    anna.say(type="answer", command_id="mine", ask=red, value="take_turn")
    anna.hear("accepted", command_id="mine")
    anna.say(type="answer", command_id="again", ask=red, value="take_turn")
    assert anna.hear("refused")["code"] == "stale"
    mine = anna.do("rename", name="<script>alert(1)</script>")
    assert mine["type"] == "accepted"
    assert server.page().hear("snapshot")["lobby"]["players"][0]["name"] == "<script>alert(1)"


def test_a_flood_closes_the_flooding_page_alone(server: Server) -> None:
    tv, flood = server.page("tv"), server.page()
    tv.hear("snapshot")
    with suppress(ConnectionClosed):
        for number in range(400):
            flood.say(type="ping", at=number)
    assert flood.hear("bye")["code"] == "too_fast"
    with pytest.raises(ConnectionClosed):
        flood.hear("pong")
    assert tv.is_alive()


def test_a_message_too_long_even_for_the_socket_closes_it(server: Server) -> None:
    tv, odd = server.page("tv"), server.page()
    odd.hear("snapshot")
    odd.socket.send("x" * 200_000)
    with pytest.raises(ConnectionClosed):
        odd.hear("refused")
    assert tv.is_alive()


def test_bytes_are_no_message(server: Server) -> None:
    page = server.page()
    page.socket.send(b"\x00\x01")
    assert page.hear("refused")["code"] == "unknown_message"


def test_the_first_message_must_be_hello(server: Server) -> None:
    page = server.socket()
    page.send('{"type":"do","command_id":"x","action":{"type":"start"}}')
    assert json.loads(page.recv(timeout=20))["code"] == "unknown_message"
    assert json.loads(page.recv(timeout=20)) == {"type": "bye", "code": "unknown_message"}


def test_a_table_that_is_not_there(server: Server) -> None:
    assert server.page(table="QQQQ").hear("bye")["code"] == "unknown_table"


def test_one_address_opens_only_so_many_sockets(server: Server) -> None:
    pages = [server.page() for _ in range(MOST_LINKS)]
    pages[-1].hear("snapshot")
    assert json.loads(server.socket().recv(timeout=20)) == {"type": "bye", "code": "server_full"}
    pages[0].socket.close()
    while True:
        try:
            server.page().hear("snapshot")
            break
        except ConnectionClosed:
            continue


@pytest.mark.parametrize(
    "headers",
    [{"Origin": "http://evil.example"}, {"Host": "evil.example", "Origin": "http://evil.example"}, {"Origin": "null"}],
)
def test_pages_from_elsewhere_get_no_socket(server: Server, headers: dict[str, str]) -> None:
    with pytest.raises(InvalidStatus):
        server.socket(**headers)


def test_a_page_that_never_says_hello_is_let_go(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(regno.web.socket, "PATIENCE", 0.05)
    socket = server.socket()
    with pytest.raises(ConnectionClosed):
        socket.recv(timeout=20)


def test_a_phone_that_takes_nothing_does_not_hold_its_sender(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(regno.web.socket, "SEND_PATIENCE", 0.01)

    class Frozen:
        async def send_text(self, text: str) -> None:
            await asyncio.Event().wait()

    async def story() -> None:
        link = Link()
        link.send("news")
        frozen: Any = Frozen()
        await regno.web.socket._send_all(frozen, link)
        assert link.is_closed

    asyncio.run(story())


def playing(page: SocketPage) -> dict[str, Any]:
    """The next snapshot in which a game is on."""
    while (snapshot := page.hear("snapshot"))["entities"] is None:
        pass
    return snapshot
