"""The `regno` command as people start it: ports, folders, words for what is wrong; and a program that is killed."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from regno import __version__
from regno.store.games import FILE
from regno.web import server
from tests.web.serving import SocketPage


def regno(*words: str, **options: Any) -> subprocess.CompletedProcess[str]:
    """Run the command to its end."""
    command = [sys.executable, "-m", "regno", *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False, **options)


@contextmanager
def playing(folder: Path, *words: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """`regno play` in a process of its own; gives the process and its address."""
    command = [sys.executable, "-m", "regno", "play", "--no-browser", "--data", str(folder), *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
        try:
            said = ""
            while not (found := re.search(r"Television:\s+http://localhost:(\d+)/tv", said)):
                line = process.stdout.readline() if process.stdout else ""
                assert line, f"the server stopped: {said}"
                said += line
            yield process, f"127.0.0.1:{found[1]}"
        finally:
            process.kill()
            process.wait(30)


@contextmanager
def page(address: str, kind: str = "phone", **hello: Any) -> Iterator[SocketPage]:
    """A page of a server in another process."""
    with connect(f"ws://{address}/ws", open_timeout=20) as socket_:
        found = SocketPage(socket_)
        found.say(type="hello", page=kind, language="it", **hello)
        yield found


def snapshot_in_play(found: SocketPage) -> dict[str, Any]:
    while (snapshot := found.hear("snapshot"))["entities"] is None:
        pass
    return snapshot


def test_it_says_its_version_without_loading_the_server() -> None:
    assert regno("--version").stdout == f"regno {__version__}\n"
    program = "import sys, regno.cli; sys.exit(any(name in sys.modules for name in ('fastapi', 'uvicorn', 'pydantic')))"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


def test_every_command_is_there() -> None:
    said = regno("--help", env={**os.environ, "COLUMNS": "200", "NO_COLOR": "1"}).stdout
    for command in ("play", "simulate", "mission"):
        assert command in said
    ended = regno("simulate", "super_fantasy", "--mission", "nowhere", "--games", "1")
    assert ended.returncode == 2
    assert regno("mission", "check", "no-such-file.toml").returncode == 2


def test_help_is_in_whole_sentences() -> None:
    said = regno("play", "--help", env={**os.environ, "COLUMNS": "200", "NO_COLOR": "1"}).stdout
    assert "Start the server, open the television's page" in said
    for option in ("--port", "--address", "--data", "--language", "--no-browser"):
        assert option in said


def test_small_messages_are_sent_at_once() -> None:
    """Without it a second message right after a first waits for the page to confirm that: 40 ms."""

    async def accept_one() -> int:
        accepted = asyncio.get_running_loop().create_future()
        listener = server.listen("127.0.0.1", 0)
        async with await asyncio.start_server(lambda _, writer: accepted.set_result(writer), sock=listener):
            with socket.create_connection(listener.getsockname()):
                writer = await accepted
                option: int = writer.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
                writer.close()
                await writer.wait_closed()
        return option

    assert asyncio.run(accept_one())


def test_a_port_in_use_is_named_and_another_is_taken_when_none_was_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with server.listen("0.0.0.0", 0) as taken:
        port = taken.getsockname()[1]
        ended = regno("play", "--no-browser", "--port", str(port), "--data", str(tmp_path))
        assert ended.returncode == 3
        assert f"Port {port} is in use" in ended.stderr
        assert "Traceback" not in ended.stderr
        monkeypatch.setattr(server, "USUAL_PORTS", (port, 0))
        with server.bind(None) as listener:
            assert listener.getsockname()[1] != port
        with pytest.raises(server.PortBusy):
            server.bind(port)


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    ended = regno("play", "--no-browser", "--port", str(free_port()), "--data", str(tmp_path / "file"))
    assert ended.returncode == 4
    assert "cannot be written" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_two_servers_do_not_share_a_folder(tmp_path: Path) -> None:
    with playing(tmp_path, "--port", str(free_port())):
        ended = regno("play", "--no-browser", "--port", str(free_port()), "--data", str(tmp_path))
    assert ended.returncode == 4
    assert "Another regno is using" in ended.stderr


def test_damaged_saves_are_put_aside_and_named(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"nonsense" * 1000)
    with playing(tmp_path, "--port", str(free_port())) as (process, address):
        with page(address, "tv") as tv:
            assert tv.hear("snapshot")["lobby"]["phase"] == "lobby"
        assert (tmp_path / f"{FILE}.damaged-1").exists()
        process.kill()
        said = process.stdout.read() if process.stdout else ""
    assert "Traceback" not in said


def test_killed_in_the_middle_of_a_question_and_started_again(tmp_path: Path) -> None:
    """Super Fantasy: the same question waits on the same phone, and the answer still counts."""
    port = str(free_port())
    with playing(tmp_path, "--port", port) as (process, address), page(address) as kayla, page(address) as axl:
        tokens = kayla.join("Anna", "kayla")["token"], axl.join("Marco", "axl")["token"]
        kayla.do("start")
        first = snapshot_in_play(kayla)
        kayla.say(type="answer", command_id="turn", ask=own(first, "kayla")["ask"], value="take_turn")
        kayla.hear("accepted")
        before = kayla.hear("update")
        process.send_signal(signal.SIGKILL)
        process.wait(30)

    with playing(tmp_path, "--port", port) as (process, address):
        with page(address, token=tokens[1]) as axl, page(address, token=tokens[0]) as kayla:
            assert kayla.hear("welcome")["player"] == "p1"
            again = kayla.hear("snapshot")
            assert axl.hear("welcome")["player"] == "p2"
            assert own(again, "kayla") == own(before, "kayla")
            assert own(again, "kayla")["about"] == "turn"
            assert again["entities"]["table"]["turn_of"] == "kayla"
            action = {"action": "end_turn", "dice": 0}
            kayla.say(type="answer", command_id="after", ask=own(again, "kayla")["ask"], value=action)
            assert kayla.hear("accepted")["command_id"] == "after"
        process.send_signal(signal.SIGINT)
        assert process.wait(30) == 0


def test_the_pages_and_the_content_of_super_fantasy_are_served(tmp_path: Path) -> None:
    with playing(tmp_path, "--port", str(free_port()), "--address", "party.example") as (_, address):
        with urllib.request.urlopen(f"http://{address}/content/super_fantasy.json", timeout=20) as response:
            content = json.load(response)
        assert set(content["heroes"]) == {"elfric", "axl", "pizzarro", "kayla", "goodlight", "gnomy"}
        request = urllib.request.Request(f"http://{address}/ping", headers={"Host": "party.example"})
        assert urllib.request.urlopen(request, timeout=20).status == 200
        with page(address, "tv") as tv:
            assert tv.hear("snapshot")["lobby"]["address"]["url"].startswith("http://party.example:")


def own(message: dict[str, Any], seat: str) -> dict[str, Any]:
    """The question to a seat, with its details."""
    found: dict[str, Any] = next(ask for ask in message["asks"] if ask["seat"] == seat and "group" in ask)
    return found


def free_port() -> int:
    """A port that is free now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
