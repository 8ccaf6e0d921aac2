"""The home's network: where phones find this computer, and the guarded listener they come to.

It knows whom it lets in, how many at once, and that nothing makes it stop.
"""

from __future__ import annotations

import contextlib
import os
import socket
import time
from collections import Counter
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv4Network, ip_address
from threading import Lock
from typing import Any, Final

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


MOST: Final = 128
"""Connections at once: a page fetches each of its pictures by one of its own."""
MOST_EACH: Final = 96
"""And from one address: a whole family may sit behind one."""
OUT_OF_BREATH: Final = 0.05
"""Seconds to wait where the system has no more connections to give."""


class Counted(socket.socket):
    """A connection that gives its place back when it is closed, once."""

    guard: Gatekeeper | None = None
    peer = ""

    def close(self) -> None:
        """Closed, and counted no longer."""
        guard, self.guard = self.guard, None
        super().close()
        if guard is not None:
            guard.gone(self.peer)


class Gatekeeper:
    """How many are inside, and from where."""

    def __init__(self, most: int = MOST, each: int = MOST_EACH) -> None:
        self._most, self._each = most, each
        self._lock = Lock()
        self._inside: Counter[str] = Counter()

    def admit(self, peer: str) -> bool:
        """Whether there is room for one more from there."""
        with self._lock:
            if not at_home(peer) or self._inside[peer] >= self._each:
                return False
            if self._inside.total() >= self._most:
                return False
            self._inside[peer] += 1
            return True

    def gone(self, peer: str) -> None:
        """One of them has left."""
        with self._lock:
            self._inside[peer] -= 1
            if self._inside[peer] <= 0:
                del self._inside[peer]

    @property
    def inside(self) -> int:
        """How many there are."""
        with self._lock:
            return self._inside.total()


class GuardedListener(socket.socket):
    """Listens on one address; whoever is not wanted gets a closed door."""

    def __init__(self, address: str, port: int, guard: Gatekeeper | None = None) -> None:
        """Listen; an :class:`OSError` where that cannot be."""
        super().__init__(socket.AF_INET, socket.SOCK_STREAM)
        self._guard = guard or Gatekeeper()
        self._refused = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        self._refused.close()
        try:
            if os.name == "posix":  # elsewhere it would let others share the port
                self.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            self.bind((address, port))
            self.listen(64)
        except OSError:
            self.close()
            raise

    def accept(self) -> tuple[socket.socket, Any]:
        """The next who may come in, or a socket that is closed already."""
        try:
            sock, address = super().accept()
        except OSError:
            if self.fileno() < 0:
                raise  # the listener itself has been closed
            time.sleep(OUT_OF_BREATH)
            return self._refused, ("", 0)
        peer = str(address[0])
        if not self._guard.admit(peer):
            sock.close()
            return self._refused, address
        counted = Counted(sock.family, sock.type, sock.proto, fileno=sock.detach())
        counted.guard, counted.peer = self._guard, peer
        return counted, address
