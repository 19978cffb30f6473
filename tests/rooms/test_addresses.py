"""The address that the QR shows, and how far phones have come."""

from __future__ import annotations

from regno.rooms.addresses import Addresses
from tests.rooms.evening import Evening

HOME, OTHER, TUNNEL = "http://192.168.1.2:8000", "http://10.0.0.2:8000", "http://10.8.0.6:8000"


def test_the_television_shows_one_address_after_the_other(evening: Evening) -> None:
    tv, anna = evening.tv(is_local=False), evening.phone("Anna")
    tv.do("next_address")
    assert tv.lobby["address"] == {"url": OTHER, "candidates": [HOME, OTHER], "index": 1}
    tv.do("next_address")
    assert anna.lobby["address"]["url"] == HOME
    assert evening.phone("Lea").refused("next_address") == "not_host"


def test_how_far_phones_have_come_is_told(evening: Evening) -> None:
    tv = evening.tv()
    assert tv.lobby["reached"] == {"requested": False, "socket": False, "joined": False}
    evening.house.addresses.requested = True
    evening.table.addresses_changed()
    evening.listen()
    assert tv.lobby["reached"]["requested"] is True
    evening.phone()
    assert tv.lobby["reached"]["socket"] is True
    evening.phone("Anna")
    assert tv.lobby["reached"]["joined"] is True


def test_a_phone_that_came_in_proves_its_address() -> None:
    addresses = Addresses([TUNNEL, HOME, OTHER])
    assert addresses.prove("192.168.1.2")
    assert addresses.base == HOME
    assert not addresses.prove("10.0.0.2"), "one proof is enough"


def test_a_choice_of_the_host_stays() -> None:
    addresses = Addresses([TUNNEL, HOME, OTHER])
    addresses.show_next()
    assert not addresses.prove("10.0.0.2")
    assert addresses.offer([HOME, TUNNEL])
    assert addresses.base == HOME


def test_a_new_network_replaces_an_address_that_is_gone() -> None:
    addresses = Addresses([HOME])
    addresses.prove("192.168.1.2")
    assert addresses.offer([OTHER])
    assert addresses.base == OTHER
    assert not addresses.offer([OTHER])
    assert not addresses.offer([]), "for a moment there may be none at all"
