"""Which of this machine's addresses a phone can reach: the one that the QR shows.

Every adapter is scored. The usual trick of opening a UDP socket shows the tunnel's address on a laptop with a VPN, and
fails where there is no way to the internet: both happen at parties.
"""

import ipaddress
import re
import socket
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import ifaddr

VIRTUAL = re.compile(
    r"docker|veth|^br-|virbr|vmnet|vboxnet|vethernet|wsl|tailscale|zerotier|^zt|^tun|^tap|utun|^wg|wireguard|^ppp|nordlynx"
    r"|radmin|hamachi|awdl|llw|bridge|podman|virtual|vpn|lxc|cni|flannel",
    re.IGNORECASE,
)
PHYSICAL = re.compile(r"^(en|eth|wl|wlan|wi-?fi|ethernet|usb|ap)", re.IGNORECASE)


@dataclass(frozen=True)
class Adapter:
    """One IPv4 address of this machine."""

    name: str
    ip: str
    prefix: int


def score(adapter: Adapter, default_ip: str | None) -> int:
    """How likely phones in the same house reach this address: the higher, the likelier."""
    address = ipaddress.IPv4Address(adapter.ip)
    points = 0
    if adapter.ip == default_ip:
        points += 40
    if address in ipaddress.IPv4Network("192.168.0.0/16"):
        points += 30
    elif address in ipaddress.IPv4Network("10.0.0.0/8"):
        points += 20
    elif address in ipaddress.IPv4Network("172.16.0.0/12"):
        points += 10
    elif address.is_link_local:
        points -= 60
    elif address in ipaddress.IPv4Network("100.64.0.0/10"):
        points -= 40
    else:
        points -= 20
    if VIRTUAL.search(adapter.name):
        points -= 70
    elif PHYSICAL.search(adapter.name):
        points += 15
    if adapter.prefix >= 31:
        points -= 50
    return points


def ranked(adapters: Iterable[Adapter], default_ip: str | None) -> list[str]:
    """The addresses, the likeliest first; this machine's loopback only when there is nothing else."""
    usable = [adapter for adapter in adapters if not ipaddress.IPv4Address(adapter.ip).is_loopback]
    best = sorted(usable, key=lambda adapter: -score(adapter, default_ip))
    return list(dict.fromkeys(adapter.ip for adapter in best)) or ["127.0.0.1"]


def find_adapters() -> list[Adapter]:
    """Every IPv4 address of this machine."""
    return [
        Adapter(adapter.nice_name or adapter.name, ip.ip, ip.network_prefix)
        for adapter in ifaddr.get_adapters()
        for ip in adapter.ips
        if isinstance(ip.ip, str) and ip.is_IPv4
    ]


def find_default_ip() -> str | None:
    """The address from which this machine would go to the internet; None where there is no way. Sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return None


def find_candidates(port: int, chosen: str | None = None) -> list[str]:
    """Base addresses for phones, the likeliest first. `chosen` (a host, maybe with scheme and port) comes first."""
    found = [f"http://{ip}:{port}" for ip in ranked(find_adapters(), find_default_ip())]
    if chosen is None:
        return found
    base = (chosen if "://" in chosen else f"http://{chosen}").rstrip("/")
    if not re.search(r":\d+$", base.removeprefix("http:").removeprefix("https:")):
        base = f"{base}:{port}"
    return list(dict.fromkeys([base, *found]))


def is_wsl() -> bool:
    """Whether this is Linux inside Windows, whose address phones cannot reach without help."""
    try:
        return "microsoft" in Path("/proc/version").read_text(encoding="utf-8").lower()
    except OSError:
        return False
