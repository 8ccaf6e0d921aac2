"""The guarded listener: whom it lets in, how many at once, and that nothing makes it stop."""

from __future__ import annotations

import os
import socket
import time
from collections import Counter
from threading import Lock
from typing import Any, Final

from clue.phones.addresses import at_home

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
