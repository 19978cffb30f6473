"""Pages and files as browsers get them."""

from __future__ import annotations

import gzip
import json
import re
import urllib.error
import urllib.request
from email.message import Message
from pathlib import Path

import pytest

from regno.folders import static_folder
from regno.web import qr
from regno.web.doors import host_name, is_ip, own_names
from regno.web.files import COMMENT, STYLE_COMMENT, build_id, spare
from tests.web.serving import Server


def get(server: Server, path: str, method: str = "GET", **headers: str) -> tuple[int, Message[str, str], bytes]:
    """Status, headers and body of an answer, redirects not followed."""

    class Stay(urllib.request.HTTPRedirectHandler):
        def redirect_request(self, *_: object) -> None:
            return None

    named = {name.replace("_", "-"): value for name, value in headers.items()}
    request = urllib.request.Request(server.url(path), method=method, headers=named)
    try:
        with urllib.request.build_opener(Stay).open(request, timeout=20) as response:
            return response.status, response.headers, response.read()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.headers, error.read()


@pytest.mark.parametrize("path", ["/", "/tv", "/t/WXYZ", "/tv/WXYZ"])
def test_every_page_has_its_frame_and_names_the_build(server: Server, path: str) -> None:
    status, headers, body = get(server, path)
    assert status == 200
    assert 'data-build="b1"' in body.decode()
    assert headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/", "/tv"])
def test_no_script_is_written_into_a_page_and_none_would_run(server: Server, path: str) -> None:
    _, headers, body = get(server, path)
    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    assert policy["script-src"] == "'self'"
    assert policy["default-src"] == "'none'"
    assert not re.search(r"<script(?![^>]*\ssrc=)", body.decode())
    assert not re.search(r"\son\w+\s*=", body.decode())
    assert "//" not in re.sub(r"<!doctype.*?>", "", body.decode()).replace("://", "")


def test_what_cannot_be_opened_as_a_page_carries_no_policy(server: Server) -> None:
    for path in ("/static/lib/connection.js", "/content/race.json"):
        assert "content-security-policy" not in get(server, path)[1]
    assert "content-security-policy" in get(server, "/qr.svg")[1]


def test_the_facts_of_a_game_are_compressed_for_who_can_read_that(server: Server) -> None:
    _, _, plain = get(server, "/content/race.json")
    _, headers, packed = get(server, "/content/race.json", accept_encoding="gzip")
    assert headers["content-encoding"] == "gzip"
    assert gzip.decompress(packed) == plain


def test_our_modules_are_asked_for_again_and_sent_only_when_new(server: Server) -> None:
    status, headers, body = get(server, "/static/lib/connection.js")
    assert (status, headers.get_content_type(), headers["cache-control"]) == (200, "text/javascript", "no-cache")
    assert body == (static_folder() / "lib" / "connection.js").read_bytes()
    status, _, body = get(server, "/static/lib/connection.js", if_none_match=headers["etag"])
    assert (status, body) == (304, b"")


def test_texts_are_compressed_for_who_can_read_that(server: Server) -> None:
    plain = (static_folder() / "phone" / "phone.css").read_bytes()
    status, headers, body = get(server, "/static/phone/phone.css", accept_encoding="gzip, deflate")
    assert (status, headers["content-encoding"]) == (200, "gzip")
    assert headers["etag"] != get(server, "/static/phone/phone.css")[1]["etag"]
    assert gzip.decompress(body) == spare(plain, STYLE_COMMENT)
    assert len(body) < len(plain) / 2
    assert headers["x-content-type-options"] == "nosniff"


def test_compressed_scripts_leave_their_comments_at_home(server: Server) -> None:
    whole = (static_folder() / "lib" / "connection.js").read_bytes()
    _, headers, body = get(server, "/static/lib/connection.js", accept_encoding="gzip")
    assert headers["content-encoding"] == "gzip"
    assert gzip.decompress(body) == spare(whole, COMMENT)


def test_what_was_compressed_when_it_was_built_is_used(server: Server) -> None:
    beside = static_folder() / "vendor" / "phone.js.gz"
    _, headers, body = get(server, "/static/vendor/phone.js", accept_encoding="gzip")
    assert headers["content-encoding"] == "gzip"
    assert body == beside.read_bytes()


def test_other_files_have_their_types(server: Server) -> None:
    fonts = sorted((static_folder() / "vendor" / "fonts").glob("*.woff2"))
    _, headers, _ = get(server, f"/static/vendor/fonts/{fonts[0].name}")
    assert headers.get_content_type() == "font/woff2"
    _, headers, _ = get(server, "/static/words/it/refusals.ftl")
    assert (headers.get_content_type(), headers.get_content_charset()) == ("text/plain", "utf-8")
    assert get(server, "/static/nothing.js")[0] == 404
    assert get(server, "/static/../pyproject.toml")[0] == 404


def test_the_facts_of_a_game_are_fetched_once(server: Server) -> None:
    status, headers, body = get(server, "/content/race.json")
    assert (status, headers.get_content_type()) == (200, "application/json")
    assert json.loads(body) == {"runners": {}, "missions": {}}
    assert get(server, "/content/race.json", if_none_match=headers["etag"])[0] == 304
    assert get(server, "/content/chess.json")[0] == 404


def test_the_words_of_a_mission_come_in_one_language_and_without_those_of_others(server: Server) -> None:
    _, _, body = get(server, "/content/race.json?mission=short&language=it")
    assert json.loads(body)["missions"] == {"short": {"words": {"it": {"title": "Corsa", "blurb": ""}}}}
    _, _, body = get(server, "/content/race.json?mission=short&language=la")
    assert set(json.loads(body)["missions"]["short"]["words"]) == {"it", "en"}
    assert json.loads(get(server, "/content/race.json?mission=chess")[2])["missions"] == {}


def test_the_qr_shows_the_present_address(server: Server) -> None:
    status, headers, body = get(server, "/qr.svg")
    assert (status, headers.get_content_type()) == (200, "image/svg+xml")
    assert body.decode() == qr.svg(f"http://127.0.0.1:{server.port}")
    server.page("tv").do("next_address")
    assert get(server, "/qr.svg")[2].decode() == qr.svg("http://192.168.1.2:8000")
    assert get(server, "/qr.svg?table=QQQQ")[0] == 404


def test_one_more_table_has_its_own_pages_and_qr(server: Server) -> None:
    status, headers, _ = get(server, "/tables", method="POST", origin=server.url(""))
    assert status == 303
    code = headers["location"].removeprefix("/tv/")
    tv = server.page("tv", table=code)
    assert tv.hear("welcome")["table"] == code
    assert tv.hear("snapshot")["lobby"]["address"]["url"].endswith(f"/t/{code}")
    assert get(server, f"/qr.svg?table={code}")[0] == 200
    assert get(server, "/tables", method="POST", origin="http://evil.example")[0] == 403


def test_ping_is_for_trying_whether_phones_come_through(server: Server) -> None:
    status, _, body = get(server, "/ping")
    assert (status, body) == (200, b"regno is here.\n")
    assert len(body) < 200


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("localhost:8000", 200),
        ("192.168.1.37:8000", 200),
        ("[fe80::1]:8000", 200),
        ("evil.example", 403),
        ("evil.example:8000", 403),
        ("192.168.1.37.evil.example", 403),
    ],
)
def test_only_addresses_and_own_names_are_answered(server: Server, host: str, status: int) -> None:
    assert get(server, "/ping", host=host)[0] == status


def test_host_names() -> None:
    assert [host_name(host) for host in ("A.local:80", "[::1]:80", "1.2.3.4", "")] == ["a.local", "::1", "1.2.3.4", ""]
    assert is_ip("::1")
    assert not is_ip("1.2.3.4.example")
    assert {"localhost", "party.example"} <= own_names(["Party.example"])


def test_every_change_of_a_file_makes_another_build(tmp_path: Path) -> None:
    (tmp_path / "a.js").write_text("one")
    first = build_id(tmp_path)
    assert build_id(tmp_path) == first
    (tmp_path / "a.js").write_text("two")
    assert build_id(tmp_path) != first


def test_a_qr_is_black_on_white_with_room_around() -> None:
    drawn = qr.svg("http://192.168.1.37:8000")
    assert 'fill="#fff" d="M0 0h33v33H0z"' in drawn
    columns = [int(x) for x in re.findall(r"M(\d+) \d+h\d+v1", drawn)]
    assert min(columns) == qr.QUIET_ZONE
    assert len(drawn) < 6000
    lines = qr.terminal("http://192.168.1.37:8000").split("\n")
    assert {len(line) for line in lines} == {33}
    assert lines[0].strip() == ""
