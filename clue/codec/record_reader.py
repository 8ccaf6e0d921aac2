"""From bytes to a record, whatever the bytes are: a record, or one fault that says where.

A fault is a code with its details; the words are the text layer's.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from enum import Enum
from pathlib import Path
from typing import Final

import msgspec

from clue import files
from clue.codec.record import FORMAT, VERSION, Header, Record
from clue.rules.cards import Seat
from clue.rules.refusals import Refusal, redact
from clue.rules.setup import SetupError


class RecordFault(Enum):
    """Every way a record can fail."""

    NO_FILE = "no-file"
    UNREADABLE = "unreadable"
    TOO_LARGE = "too-large"
    NOT_JSON = "not-json"
    NOT_A_RECORD = "not-a-record"
    LATER_VERSION = "later-version"
    WRONG_SHAPE = "wrong-shape"
    UNKNOWN_EDITION = "unknown-edition"
    UNKNOWN_MANSION = "unknown-mansion"
    BAD_PLAN = "bad-plan"
    BAD_SETUP = "bad-setup"
    WRONG_DICE = "wrong-dice"
    ILLEGAL = "illegal"


class PlanFault(Enum):
    """Why a mansion drawn in a record cannot be played on."""

    RESERVED_LETTER = "reserved-letter"
    START_MISSING = "start-missing"
    START_DOUBLED = "start-doubled"
    ROOM_COUNT = "room-count"
    DOUBLED_NAME = "doubled-name"
    OVERLAP = "overlap"
    NO_DOOR = "no-door"
    PASSAGE = "passage"
    DOOR_OUTSIDE = "door-outside"
    DOOR_CLOSED = "door-closed"


class RecordError(Exception):
    """A record cannot be used; ``where`` is a place in the file, ``index`` an action's number.

    A table that cannot be laid, an action that is refused and a mansion that cannot be played on
    come with what the one who judged them found: ``setup``, ``refusal``, ``plan``.
    """

    def __init__(
        self,
        fault: RecordFault,
        *,
        where: str = "",
        what: str = "",
        index: int | None = None,
        setup: SetupError | None = None,
        refusal: Refusal | None = None,
        plan: PlanFault | None = None,
        details: Mapping[str, object] | None = None,
    ) -> None:
        told = f"{plan.value} {dict(details or {})}" if plan else str(setup or what)
        parts = (fault.value, where, told, "" if index is None else f"action {index}")
        super().__init__(" ".join(part for part in parts if part))
        self.fault = fault
        self.where = where
        self.what = what
        self.index = index
        self.setup = setup
        self.refusal = refusal
        self.plan = plan
        self.details = dict(details or {})

    def seen_by(self, seat: Seat | None) -> Refusal | None:
        """Why the action is not legal, as one seat may know it; ``None`` is a bystander."""
        return self.refusal and redact(self.refusal, seat)


LARGEST = 8_000_000
"""Bytes: a game of a thousand turns takes a twentieth of it."""

_NEWLINE = b"\n"
_header = msgspec.json.Decoder(Header)
RECORD: Final = msgspec.json.Decoder(Record)


def load(path: Path) -> Record:
    """The record in a file."""
    return decode(read_file(path))


def read_file(path: Path) -> bytes:
    """What stands in a file that is not too large to be a game."""
    try:
        return files.read(path, LARGEST)
    except FileNotFoundError:
        raise RecordError(RecordFault.NO_FILE, what=str(path)) from None
    except files.TooLargeError:
        raise RecordError(RecordFault.TOO_LARGE, what=str(LARGEST)) from None
    except OSError as error:
        raise RecordError(RecordFault.UNREADABLE, what=str(path)) from error


def decode(data: bytes) -> Record:
    """The record in some bytes."""
    if len(data) > LARGEST:
        raise RecordError(RecordFault.TOO_LARGE, what=str(LARGEST))
    data = data.removeprefix(b"\xef\xbb\xbf")  # some editors put a mark before the text
    with as_fault(data):
        check_header(data, FORMAT, VERSION)
        return RECORD.decode(data)


@contextmanager
def as_fault(data: bytes) -> Iterator[None]:
    """What the decoder has against some bytes, as a :class:`RecordError` that says where."""
    try:
        yield
    except msgspec.ValidationError as error:
        what, where = _split(str(error))
        raise RecordError(RecordFault.WRONG_SHAPE, where=where, what=what) from None
    except msgspec.DecodeError as error:
        where, what = _line_of(data, str(error)), _kind_of(data, str(error))
        raise RecordError(RecordFault.NOT_JSON, where=where, what=what) from None
    except RecursionError:
        raise RecordError(RecordFault.NOT_JSON, what="deep") from None
    except UnicodeDecodeError:
        where = str(data.count(_NEWLINE, 0, _no_letter_at(data)) + 1)
        raise RecordError(RecordFault.NOT_JSON, where=where, what="letters") from None


def _no_letter_at(data: bytes) -> int:
    """Where the first byte lies that is no UTF-8; the decoder counts from its string's begin."""
    try:
        data.decode()
    except UnicodeDecodeError as error:
        return error.start
    return 0


def check_header(data: bytes, form: str, version: int) -> None:
    """Something else entirely, or written by a later game: said before anything is read."""
    try:
        header = _header.decode(data)
    except msgspec.ValidationError:
        raise RecordError(RecordFault.NOT_A_RECORD) from None
    if header.format != form:
        raise RecordError(RecordFault.NOT_A_RECORD)
    if header.version > version:
        raise RecordError(RecordFault.LATER_VERSION, what=str(header.version))


def _split(message: str) -> tuple[str, str]:
    """The decoder's message without and with its path, ``$.actions[3].dice``."""
    what, _, where = message.partition(" - at ")
    return what, where.strip("`").removeprefix("$").removeprefix(".")


def _line_of(data: bytes, message: str) -> str:
    """The line a JSON fault lies in, from the byte the decoder names."""
    found = re.search(r"\(byte (\d+)\)", message)
    at = int(found.group(1)) if found else len(data)
    return str(data.count(_NEWLINE, 0, at) + 1)


def _kind_of(data: bytes, message: str) -> str:
    """What is wrong there, as the sentences about it tell it apart."""
    if not data.strip():
        return "empty"
    return "cut" if "truncated" in message else "syntax"
