"""One program writes a file at a time: a lock that falls open by itself when its program dies."""

from __future__ import annotations

import errno
import logging
import os
import sys
from pathlib import Path

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

log = logging.getLogger(__name__)

FAR = 1 << 30
"""Windows locks bytes, and nobody else can then read them: so one far behind the end."""
TAKEN = frozenset({errno.EACCES, errno.EAGAIN, errno.EDEADLK})
"""What a system says of a lock that somebody else holds."""


def is_taken(code: int | None, platform: str = sys.platform) -> bool:
    """Whether an error says that somebody else holds the lock; Wine raises it without a reason."""
    return code in TAKEN or (platform == "win32" and not code)


class InUseError(Exception):
    """Another running copy of the game writes this file."""


def keep_locked(handle: int) -> None:
    """Keep everybody else from writing, until the handle is closed or the program ends.

    Where a file system knows no locks (some network drives) the game goes on without one.
    """
    try:
        if sys.platform == "win32":
            os.lseek(handle, FAR, os.SEEK_SET)
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        if is_taken(error.errno):
            raise InUseError from None
        log.warning("no lock can be had here: %s", error)


def check_free(path: Path) -> None:
    """Raise :class:`InUseError` if another copy of the game writes this file."""
    handle = os.open(path, os.O_RDWR | getattr(os, "O_BINARY", 0))
    try:
        keep_locked(handle)
    finally:
        os.close(handle)
