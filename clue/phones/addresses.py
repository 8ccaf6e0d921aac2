"""Where phones can find this computer: its own addresses in the networks of a home."""

from __future__ import annotations

import contextlib
import socket
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv4Network, ip_address
from typing import Final

import ifaddr

HOME_NETWORKS: Final = tuple(
    map(
        IPv4Network,
        (
            *("192.168.0.0/16", "10.0.0.0/8", "172.16.0.0/12", "100.64.0.0/10"),
            *("169.254.0.0/16", "127.0.0.0/8"),
        ),
    )
)
"""Written out: ``is_private`` counts addresses among these that are none of a home's."""
UNLIKELY: Final = ("docker", "veth", "vEthernet", "VirtualBox", "tun", "tap", "br-", "virbr", "lo")
"""Adapters that lead to no phone."""
NOWHERE: Final = "10.255.255.255", 9
"""Asking for the way there sends nothing, and tells which address would be used."""


class AddressError(ValueError):
    """What was named as an address is none of this computer's."""


@dataclass(frozen=True)
class HomeAddress:
    """An address of this computer, and what its network is called here."""

    address: str
    adapter: str = ""


def at_home(address: str) -> bool:
    """Whether an address is one of a home's network, or of this computer itself."""
    try:
        found = ip_address(address)
    except ValueError:
        return False
    return isinstance(found, IPv4Address) and any(found in network for network in HOME_NETWORKS)


def addresses() -> tuple[HomeAddress, ...]:
    """Every address phones might use, the likeliest first; this computer's own comes last."""
    found = [
        HomeAddress(str(one.ip), adapter.nice_name)
        for adapter in ifaddr.get_adapters()
        for one in adapter.ips
        if one.is_IPv4 and at_home(str(one.ip))
    ]
    usual = usual_address()
    if usual and all(one.address != usual for one in found):
        found.append(HomeAddress(usual))
    return tuple(sorted(found, key=lambda one: (_unlikely(one), one.address != usual)))


def _unlikely(one: HomeAddress) -> int:
    if one.address.startswith("127."):
        return 3
    if one.address.startswith("169.254."):
        return 2
    return int(one.adapter.startswith(UNLIKELY))


def usual_address() -> str:
    """The address this computer would use by itself; empty without a network."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        asking.connect(NOWHERE)
        own = str(asking.getsockname()[0])
        return own if at_home(own) else ""
    return ""


def address_and_port(wish: str) -> tuple[str, int]:
    """``192.168.178.20`` or ``192.168.178.20:8000`` taken apart; port nought: any.

    >>> address_and_port('192.168.178.20:8000')
    ('192.168.178.20', 8000)
    """
    address, colon, port = wish.strip().partition(":")
    if not at_home(address) or (colon and not (port.isascii() and port.isdigit())):
        raise AddressError(wish)
    number = int(port or 0)
    if number > 65535:
        raise AddressError(wish)
    return address, number
