"""Which address phones are shown: homes with tunnels, containers, no internet."""

from __future__ import annotations

import pytest

from regno.web.addresses import Adapter, find_adapters, find_candidates, find_default_ip, ranked

WIFI = Adapter("wlp3s0", "192.168.1.37", 24)
DOCKER = Adapter("docker0", "172.17.0.1", 16)
LIBVIRT = Adapter("virbr0", "192.168.122.1", 24)
TAILSCALE = Adapter("tailscale0", "100.101.102.103", 32)
TUNNEL = Adapter("tun0", "10.8.0.6", 24)
LOOPBACK = Adapter("lo", "127.0.0.1", 8)
CABLE = Adapter("enp0s31f6", "10.0.0.12", 24)
SELF_MADE = Adapter("Ethernet 2", "169.254.7.7", 16)
WINDOWS_WIFI = Adapter("Intel(R) Wi-Fi 6 AX201", "192.168.0.9", 24)
WSL = Adapter("vEthernet (WSL)", "172.28.0.1", 20)
HOTSPOT = Adapter("Local Area Connection* 2", "192.168.137.1", 24)


@pytest.mark.parametrize(
    ("adapters", "default", "best"),
    [
        ([LOOPBACK, DOCKER, LIBVIRT, WIFI], "192.168.1.37", "192.168.1.37"),
        ([LOOPBACK, TUNNEL, TAILSCALE, WIFI], "10.8.0.6", "192.168.1.37"),
        ([LOOPBACK, DOCKER, LIBVIRT, WIFI], None, "192.168.1.37"),
        ([LOOPBACK, CABLE, WIFI], "10.0.0.12", "10.0.0.12"),
        ([WSL, SELF_MADE, WINDOWS_WIFI], "192.168.0.9", "192.168.0.9"),
        ([WSL, HOTSPOT], None, "192.168.137.1"),
        ([LOOPBACK, SELF_MADE], None, "169.254.7.7"),
        ([LOOPBACK], None, "127.0.0.1"),
        ([], None, "127.0.0.1"),
    ],
)
def test_the_address_that_phones_can_reach_comes_first(adapters: list[Adapter], default: str | None, best: str) -> None:
    assert ranked(adapters, default)[0] == best


def test_every_other_address_is_a_candidate() -> None:
    assert set(ranked([LOOPBACK, DOCKER, TUNNEL, WIFI], None)) == {DOCKER.ip, TUNNEL.ip, WIFI.ip}


def test_this_machine_has_addresses() -> None:
    assert any(adapter.ip == "127.0.0.1" for adapter in find_adapters())
    assert find_default_ip() is None or find_default_ip() in {adapter.ip for adapter in find_adapters()}


@pytest.mark.parametrize(
    ("chosen", "first"),
    [
        ("192.168.7.7", "http://192.168.7.7:8000"),
        ("party.local:80", "http://party.local:80"),
        ("https://party.example:443/", "https://party.example:443"),
        ("http://party.example", "http://party.example:8000"),
    ],
)
def test_an_address_the_host_names_comes_before_all(chosen: str, first: str) -> None:
    candidates = find_candidates(8000, chosen)
    assert candidates[0] == first
    assert candidates[1:] == [found for found in find_candidates(8000) if found != first]
