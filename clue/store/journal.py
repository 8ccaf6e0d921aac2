"""A file that only grows: checked lines, each on the disk before anything else happens.

A line is a checksum, a space and some JSON. The checksum runs on from the line before, so that a
line that is changed, lost or moved is noticed. What a crash leaves half written at the end can
only be the line that was just being written: it is cut off. Everything before it is as it was.

Whatever happens to the disk, the journal still knows all its lines: when one cannot be written
it says so in ``fault``, and with every further line it tries to write the whole file anew.
"""

from __future__ import annotations

import contextlib
import errno
import logging
import os
import zlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from clue import files
from clue.codec.record_reader import LARGEST
from clue.files import (
    FileError,
    InUseError,
    TooLargeError,
    free_name,
    keep_locked,
    write_all,
    write_whole,
)

log = logging.getLogger(__name__)

DIGITS: Final = 8
NEWLINE: Final = b"\n"

TROUBLES: Final[Mapping[int, str]] = {
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EFBIG: "full",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "forbidden",
    errno.ENOENT: "missing",
    errno.ENOTDIR: "missing",
    errno.EIO: "broken",
    errno.ELOOP: "links",
    errno.ENAMETOOLONG: "name",
}
"""What a system's error means to a player; ``IN_USE`` and ``OTHER`` are the rest."""
IN_USE: Final = "in-use"
OTHER: Final = "other"


@dataclass(frozen=True)
class JournalContents:
    """What a journal holds, up to its end or to its first fault."""

    payloads: tuple[bytes, ...]
    length: int  # how many bytes of the file the good lines take
    torn: bool = False  # half a line follows: it was being written when the power went
    damaged: int = 0  # the number of the first line that is not as it was written

    def up_to(self, count: int) -> JournalContents:
        """The first few lines; the one after them cannot be used."""
        good = self.payloads[:count]
        length = sum(DIGITS + 1 + len(payload) + 1 for payload in good)
        return JournalContents(good, length, damaged=count + 1)


def read_lines(data: bytes) -> JournalContents:
    """The lines of a journal."""
    payloads: list[bytes] = []
    check = at = 0
    while at < len(data):
        end = data.find(NEWLINE, at)
        if end < 0:
            return JournalContents(tuple(payloads), at, torn=True)
        line = data[at:end]
        payload = line[DIGITS + 1 :]
        check = zlib.crc32(payload, check)
        if line != _checked(payload, check):
            return JournalContents(tuple(payloads), at, damaged=len(payloads) + 1)
        payloads.append(payload)
        at = end + 1
    return JournalContents(tuple(payloads), at)


def _checked(payload: bytes, check: int) -> bytes:
    return b"%08x %s" % (check, payload)


def as_lines(payloads: Iterable[bytes], check: int = 0) -> tuple[bytes, int]:
    """Payloads as lines of a file, going on from a checksum; and the checksum after them."""
    lines: list[bytes] = []
    for payload in payloads:
        check = zlib.crc32(payload, check)
        lines.append(_checked(payload, check) + NEWLINE)
    return b"".join(lines), check


class Journal:
    """A journal open for writing, and locked against other copies of the game."""

    def __init__(self, path: Path) -> None:
        self.path = Path(os.path.realpath(path))  # a link stays a link: its target is written
        self.error: Exception | None = None  # why not everything is on the disk
        self._data = bytearray()
        self._check = 0
        self._handle: int | None = None

    # -- opening -------------------------------------------------------------------------------

    @classmethod
    def begun(cls, path: Path, payloads: Iterable[bytes]) -> Journal:
        """A new journal with its first lines; a fault is told, not raised."""
        journal = cls(path)
        journal.write(*payloads)
        return journal

    @classmethod
    def reopened(cls, path: Path, reading: JournalContents) -> Journal:
        """Go on with a journal that has been read; :class:`InUseError` if somebody else does.

        Half a last line is cut off. A damaged file is not touched: it is put aside by whoever
        decides to go on without what follows, and then begun anew.
        """
        journal = cls(path)
        lines, journal._check = as_lines(reading.payloads)
        journal._data += lines
        try:
            journal._take(cut=reading.torn)
        except OSError as error:
            journal._trouble(error)
        return journal

    def _take(self, *, cut: bool = False) -> None:
        """Open the file for appending, lock it, and cut off what was only half written."""
        handle = os.open(self.path, os.O_RDWR | os.O_APPEND | getattr(os, "O_BINARY", 0))
        try:
            keep_locked(handle)
            if cut:
                log.info("the last line was only half written and is cut off")
                os.ftruncate(handle, len(self._data))
                os.fsync(handle)
        except (OSError, InUseError):
            os.close(handle)
            raise
        self._handle = handle

    # -- writing -------------------------------------------------------------------------------

    def write(self, *payloads: bytes) -> bool:
        """Put lines on the disk; whether everything known is there now."""
        lines, check = as_lines(payloads, self._check)
        whole = self._sound()
        self._data += lines
        self._check = check
        try:
            if len(self._data) > LARGEST:
                raise TooLargeError(self.path)  # nobody could read it any more
            try:
                self._append(lines) if whole else self._renew()
            except OSError as error:
                if not whole:
                    raise
                log.warning("the journal is begun anew: %s", error)
                self.close()
                self._renew()
        except (OSError, InUseError, MemoryError) as error:  # the lines are known here, though
            self._trouble(error)
            return False
        self.error = None
        return True

    def _sound(self) -> bool:
        """Whether our file still lies where it lay, as we left it."""
        if self._handle is None:
            return False
        with contextlib.suppress(OSError):
            same = os.path.samestat(os.fstat(self._handle), self.path.stat())
            if same and self._on_disk() == self._data:
                return True
        self.close()
        return False

    def _on_disk(self) -> bytes:
        return files.read(self.path, LARGEST)

    def _append(self, lines: bytes) -> None:
        assert self._handle is not None
        write_all(self._handle, lines)  # of a line that is half written no reader takes anything

    def _renew(self) -> None:
        """Write the whole file beside the old one and put it in its place.

        If another copy of the game has gone on with that file meanwhile, it keeps it.
        """
        if self._gone_on_with():
            self.path = free_name(self.path)
        self._replace()

    def _replace(self) -> None:
        write_whole(self.path, bytes(self._data))
        self._take()

    def _gone_on_with(self) -> bool:
        """Whether what lies there is more than the beginning of what is known here.

        Where nothing lies it may be said either way: that name is free.
        """
        try:
            return not self._data.startswith(self._on_disk())
        except (FileNotFoundError, FileError):
            return True

    def _trouble(self, error: Exception) -> None:
        self.close()
        self.error = error
        log.warning("the journal cannot be written: %s", error or type(error).__name__)

    @property
    def fault(self) -> str:
        """What keeps it from the disk, as a code for the text layer; empty when all is there."""
        return trouble(self.error) if self.error is not None else ""

    def begin_anew(self) -> None:
        """Put a copy of the file aside; the lines known here take its place."""
        self.close()
        aside = free_name(self.path.with_suffix(".damaged"))
        try:
            write_whole(aside, self._on_disk())
            self._replace()
        except (OSError, InUseError) as error:
            self._trouble(error)
        else:
            log.warning("the damaged journal is kept as %s", aside.name)

    def close(self) -> None:
        """Let the file go; the lock falls open."""
        handle, self._handle = self._handle, None
        if handle is not None:
            with contextlib.suppress(OSError):
                os.close(handle)


def trouble(error: Exception) -> str:
    """What kind of fault this is, as a code for the text layer."""
    if isinstance(error, InUseError):
        return IN_USE
    if isinstance(error, FileError):
        return error.code
    return TROUBLES.get(getattr(error, "errno", None) or 0, OTHER)
