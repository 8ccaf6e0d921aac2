"""One window at a time: a second start hands over its file, and the first window comes forward.

The first start holds a lock in the player's folder as long as it lives, and listens at a door: a
port that only this machine reaches. The door's number and its password lie in a file beside the
lock that only this player can read. A visitor says the password in a line, and in another a number
of its own and the name of its file, as bytes in hexadecimal. Who gets no answer in time says it all
again, and it is done once. Where no lock can be had, every start is the first one.
"""

from __future__ import annotations

import contextlib
import json
import logging
import os
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import IO, TYPE_CHECKING, Final

from clue import files
from clue.files import InUseError, keep_locked

if TYPE_CHECKING:
    from socket import socket

log = logging.getLogger(__name__)

LOCK: Final = "window.lock"
DOOR: Final = "window.json"
HERE: Final = "127.0.0.1"
PATIENCE: Final = 5.0
"""Seconds a second start knocks: the first may just be opening."""
POLITE: Final = 2.0
"""Seconds a visitor may take for everything it says."""
LONGEST: Final = 1 << 14
"""Bytes of a file's name as it is said."""
NUMBER: Final = 16
"""Bytes by which a visitor who comes again is known."""
CROWD: Final = 16
"""So many visitors are heard at once; others wait until one has gone."""


class Single:
    """The claim of one start on the player's only window."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._lock: IO[bytes] | None = None

    def claim(self) -> bool:
        """Whether this start is the first; it stays so until the program ends."""
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            lock = (self._folder / LOCK).open("ab")
        except OSError as error:
            log.info("no lock for the window: %s", error)
            return True
        try:
            keep_locked(lock.fileno())
        except InUseError:
            lock.close()
            return False
        self._lock = lock
        (self._folder / DOOR).unlink(missing_ok=True)
        return True

    def release(self) -> None:
        """Give the claim up, and take the door away."""
        if self._lock is not None:
            with contextlib.suppress(OSError):
                (self._folder / DOOR).unlink(missing_ok=True)
            self._lock.close()
            self._lock = None

    # -- the first start -----------------------------------------------------------------------

    def listen(self, heard: Callable[[str], None]) -> None:
        """Open the door, on a thread; ``heard`` is given the file of each visitor, or nothing."""
        if self._lock is not None:
            threading.Thread(target=self._open, args=(heard,), name="door", daemon=True).start()

    def _open(self, heard: Callable[[str], None]) -> None:
        import socket  # noqa: PLC0415 - the first picture need not wait for it

        password = os.urandom(16).hex()
        try:
            server = socket.create_server((HERE, 0))
            door = {"port": server.getsockname()[1], "password": password}
            _write(self._folder / DOOR, json.dumps(door))
        except OSError as error:
            log.info("no door for a second start: %s", error)
            return
        places = threading.BoundedSemaphore(CROWD)
        numbers: set[bytes] = set()
        one_at_a_time = threading.Lock()

        def hear_once(number: bytes, name: str) -> None:
            with one_at_a_time:
                known = number in numbers
                numbers.add(number)
            if not known:
                heard(name)

        def hear_out(visitor: socket.socket) -> None:
            with places, visitor, contextlib.suppress(OSError, ValueError):
                _answer(visitor, password.encode(), hear_once)

        with server:
            while self._lock is not None:
                with places:
                    pass  # somebody has gone
                with contextlib.suppress(OSError):
                    visitor, _ = server.accept()
                    name = "visitor"
                    threading.Thread(
                        target=hear_out, args=(visitor,), name=name, daemon=True
                    ).start()

    # -- the second ----------------------------------------------------------------------------

    def hand_over(self, file: Path | None, patience: float = PATIENCE) -> bool:
        """Ask the first start to open the file and to come forward; whether it said yes."""
        _may_come_forward()
        end = time.monotonic() + patience
        number = os.urandom(NUMBER)
        while True:
            with contextlib.suppress(OSError, ValueError, KeyError, TypeError):
                if self._knock(number, file):
                    return True
            if time.monotonic() > end:
                return False
            time.sleep(0.1)

    def _knock(self, number: bytes, file: Path | None) -> bool:
        import socket  # noqa: PLC0415 - as above

        door = json.loads(files.read(self._folder / DOOR, LONGEST))
        name = os.fsencode(file.absolute()) if file else b""
        with socket.create_connection((HERE, door["port"]), timeout=POLITE) as first:
            first.sendall(f"{door['password']}\n{(number + name).hex()}\n".encode())
            return first.recv(16).startswith(b"yes")


def _answer(visitor: socket, password: bytes, heard: Callable[[bytes, str], None]) -> None:
    """Hear one visitor out, and do what it asks; without the password it may say nothing more."""
    import hmac  # noqa: PLC0415 - as above

    end = time.monotonic() + POLITE
    if hmac.compare_digest(_line(visitor, len(password) + 1, end), password + b"\n"):
        said = bytes.fromhex(_line(visitor, LONGEST, end).decode("ascii"))
        if len(said) < NUMBER:
            raise ValueError("no number")
        heard(said[:NUMBER], os.fsdecode(said[NUMBER:]))
        visitor.sendall(b"yes\n")


def _line(visitor: socket, most: int, end: float) -> bytes:
    """A line of what is said; an OSError or a ValueError where it is too slow or too long."""
    said = b""
    while len(said) < most and b"\n" not in said:
        left = end - time.monotonic()
        if left <= 0:
            raise TimeoutError
        visitor.settimeout(left)
        piece = visitor.recv(most - len(said))
        if not piece:
            raise ConnectionError
        said += piece
    line, ended, _ = said.partition(b"\n")
    if not ended:
        raise ValueError("no line")
    return line + ended


def _write(path: Path, text: str) -> None:
    """A file that only this player can read, whole from the start."""
    part = path.with_suffix(".part")
    part.unlink(missing_ok=True)
    with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
        file.write(text)
    part.replace(path)


def _may_come_forward() -> None:
    """Windows lets a window come forward only if the program the player just started agrees."""
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415 - nobody else need be asked

        ctypes.windll.user32.AllowSetForegroundWindow(-1)
