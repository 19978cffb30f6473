"""Visitors from other machines: what they prove about the address, and the rights they do not have."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

import regno.web.app
from regno.rooms.addresses import Addresses
from regno.rooms.house import House
from regno.store.games import Store
from regno.web.app import make_app
from tests.rooms.conftest import only_the_race

HOME, TUNNEL = "http://192.168.1.2:8000", "http://10.8.0.6:8000"
SOCKET = "ws://192.168.1.2:8000/ws"


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A house whose likeliest address is one that no phone reaches."""
    only_the_race(monkeypatch)
    store = Store(tmp_path, lambda: 1_000_000.0)
    yield House(store, Addresses([TUNNEL, HOME]))
    store.close()


def visitor(house: House, address: str, at: str = HOME) -> TestClient:
    """Somebody whose browser has this address and asks at `at`."""
    return TestClient(make_app(house), base_url=at, client=(address, 50_000))


def test_a_phone_that_gets_a_page_proves_the_address_and_the_television_is_told(house: House) -> None:
    with visitor(house, "192.168.1.50") as phone, phone.websocket_connect(SOCKET) as tv:
        tv.send_json({"type": "hello", "page": "tv", "language": "it"})
        tv.receive_json()
        assert tv.receive_json()["lobby"]["address"]["url"] == TUNNEL
        assert phone.get("/").status_code == 200
        lobby = tv.receive_json()["lobby"]
        assert lobby["address"]["url"] == HOME
        assert lobby["reached"]["requested"] is True


def test_the_servers_own_machine_proves_nothing(house: House) -> None:
    with visitor(house, "127.0.0.1") as local:
        local.get("/")
    assert (house.addresses.base, house.addresses.requested) == (TUNNEL, False)


def test_a_second_television_from_elsewhere_only_watches(house: House) -> None:
    with visitor(house, "192.168.1.50") as client:
        hosts = []
        for _ in range(2):
            with client.websocket_connect(SOCKET) as tv:
                tv.send_json({"type": "hello", "page": "tv", "language": "it"})
                hosts.append(tv.receive_json()["host"])
        assert hosts == [True, False]


def test_the_addresses_of_a_machine_that_moved_are_shown(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(regno.web.app, "RESCAN", 0.0)
    found = [TUNNEL, HOME]
    app = make_app(house, find_candidates=lambda: found)
    with TestClient(app, base_url=HOME) as client, client.websocket_connect(SOCKET) as tv:
        tv.send_json({"type": "hello", "page": "tv", "language": "it"})
        tv.receive_json()
        assert tv.receive_json()["lobby"]["address"]["candidates"] == [TUNNEL, HOME]
        found.remove(TUNNEL)
        assert tv.receive_json()["lobby"]["address"] == {"url": HOME, "candidates": [HOME], "index": 0}
