"""The disk: files read if they are plain and not too large, written so that no power cut hurts.

Whatever goes wrong here is an :class:`OSError`, and so is a file that is none to be read, or one
that could not be read again: who copes with a full disk copes with these. One program writes a
file at a time: its lock falls open by itself when the program dies.
"""

from __future__ import annotations

import contextlib
import errno
import itertools
import logging
import os
import stat
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar, Final

import msgspec

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

log = logging.getLogger(__name__)

PART: Final = ".part"
"""How names of files end that are still being written."""
HOUR: Final = 60 * 60
DAMAGED: Final = (msgspec.MsgspecError, UnicodeError, RecursionError)
"""What a decoder may have against bytes."""
UNSYNCED: Final = frozenset({errno.EINVAL, errno.ENOTSUP, errno.EBADF, errno.EPERM, errno.EACCES})
"""What a file system says that cannot sync a folder, and that some say of what needs none."""

_READING: Final = os.O_RDONLY | sum(
    getattr(os, name, 0) for name in ("O_BINARY", "O_NONBLOCK", "O_NOCTTY")
)


class FileError(OSError):
    """A file the game does not take; ``code`` is what the text layer calls the reason."""

    code: ClassVar[str] = ""

    def __init__(self, path: Path | None = None, said: str = "") -> None:
        super().__init__(errno.EINVAL, said or self.code, *([str(path)] if path else []))


class NotPlainError(FileError):
    """A pipe or a device stands where a file should be."""

    code = "not-plain"


class TooLargeError(FileError):
    """The file is larger than any the game writes."""

    code = "too-large"


class UnfitError(FileError):
    """What is to be written could not be read again."""

    code = "unfit"


# -- reading -----------------------------------------------------------------------------------


def read(path: Path, most: int) -> bytes:
    """What stands in a file of at most so many bytes; nothing is waited for."""
    try:
        _check_plain(path, path.stat())  # some devices act on being opened
        handle = os.open(path, _READING)
    except ValueError:  # a name with a NUL in it, or with letters the system cannot write
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), ascii(str(path))) from None
    with os.fdopen(handle, "rb") as file:
        _check_plain(path, os.fstat(handle))
        data = file.read(most + 1)
    if len(data) > most:
        raise TooLargeError(path)
    return data


def _check_plain(path: Path, status: os.stat_result) -> None:
    if stat.S_ISDIR(status.st_mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not stat.S_ISREG(status.st_mode):
        raise NotPlainError(path)


# -- writing -----------------------------------------------------------------------------------


def fit(value: Any, read_again: Callable[[bytes], object], most: int) -> bytes:
    """A value as JSON, when the reader accepts it; else an :class:`UnfitError`.

    The bounds of every field stand in its type, and nothing checks these while a value is made.
    """
    with fitting():
        return read_by(msgspec.json.encode(value), read_again, most)


def read_by(data: bytes, read_again: Callable[[bytes], object], most: int) -> bytes:
    """The bytes themselves, once the reader has accepted them."""
    if len(data) > most:
        raise UnfitError(said=f"more than {most} bytes")
    read_again(data)
    return data


@contextmanager
def fitting() -> Iterator[None]:
    """Whatever is found to be unfit while bytes are made is an :class:`UnfitError`."""
    try:
        yield
    except (*DAMAGED, OverflowError) as error:
        raise UnfitError(said=str(error)) from error


def write_all(handle: int, data: bytes) -> None:
    """Put bytes at the end of an open file, and on the disk."""
    left = memoryview(data)
    while left:
        written = os.write(handle, left)
        if not written:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        left = left[written:]
    os.fsync(handle)


def write_whole(path: Path, data: bytes) -> None:
    """Put bytes in a file so that it is always whole: the old one or the new one.

    They go by way of a temporary file beside it. A link stays a link: its target is written.
    """
    path = Path(os.path.realpath(path))
    make_folder(path.parent)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.stem[:40]}-", suffix=PART)
    try:
        try:
            write_all(handle, data)
        finally:
            os.close(handle)
        Path(name).replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            Path(name).unlink()
        raise
    sync_folder(path.parent)


def make_folder(folder: Path) -> None:
    """A folder and all above it, each name of which is on the disk."""
    if folder.is_dir():
        return
    if folder.parent != folder:
        make_folder(folder.parent)
    folder.mkdir(exist_ok=True)
    try:
        sync_folder(folder.parent)
    except OSError:
        with contextlib.suppress(OSError):  # then it is made again the next time
            folder.rmdir()
        raise


def sync_folder(folder: Path) -> None:
    """See to it that the names in a folder are on the disk too, where a system can."""
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError:  # Windows opens no folders, and needs none of this
        return
    try:
        os.fsync(handle)
    except OSError as error:
        if error.errno not in UNSYNCED:
            raise
        log.info("the folder cannot be synced: %s", error)
    finally:
        os.close(handle)


def free_name(path: Path) -> Path:
    """A name nobody has: the one that is wished, or one that counts on from it."""
    others = (path.with_name(f"{path.stem}-{n}{path.suffix}") for n in itertools.count(2))
    return next(name for name in itertools.chain([path], others) if not os.path.lexists(name))


def sweep(places: Iterable[Path]) -> None:
    """Remove what was still being written when the game or the power ended.

    Another copy of the game may be writing just now: only what is an hour old goes.
    """
    for folder in places:
        with contextlib.suppress(OSError):
            for path in folder.glob(f".*{PART}"):
                if time.time() - path.lstat().st_mtime > HOUR:
                    path.unlink()


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
