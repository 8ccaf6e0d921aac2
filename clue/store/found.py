"""Kept games as they are found on the disk: read as far as their journals can be used."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import msgspec

from clue import folders
from clue.codec.notebook import NotebookLine, PhonesLine
from clue.codec.record import ActionLine, played_of
from clue.codec.record_reader import RecordError, RecordFault, as_fault, check_header, read_file
from clue.files import DAMAGED
from clue.rules.apply import turns_begun
from clue.rules.editions import EDITIONS
from clue.store.journal import JournalContents, read_lines
from clue.store.saved import (
    FORMAT,
    HEAD,
    LINE,
    MOST_ORDER,
    VERSION,
    CopyLine,
    Head,
    JournalLine,
    MishapLine,
    SavedGame,
    SitLine,
    TitleLine,
    uncovered,
)

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Found:
    """A game as its journal has it."""

    path: Path
    head: Head
    kept: SavedGame
    reading: JournalContents
    lines: tuple[JournalLine, ...]
    title: str = ""
    order: int = 0
    sat: str = ""  # when people last sat down

    @property
    def damaged(self) -> int:
        """The file's first line that is not as it was written; 0 when all are."""
        return self.reading.damaged

    @cached_property
    def turns(self) -> int:
        """How many turns have begun, counted as the referee ends them and without playing them."""
        record = self.kept.record
        edition = EDITIONS.get(record.edition)
        kinds = (type(played_of(line).action) for line in record.actions)
        return turns_begun(edition, len(record.seats), kinds) if edition else 0


@dataclass(frozen=True)
class Unusable:
    """A journal that cannot be played on at all; it is left as it is."""

    path: Path
    error: RecordError
    order: int = -1
    sat: str = ""


def read_journal(path: Path) -> Found:
    """The game in a journal; a :class:`RecordError` when not even its beginning can be used."""
    return found_in(read_file(path), path)


def found_in(data: bytes, path: Path) -> Found:
    """The game in a journal's bytes, up to the first line that cannot be used."""
    reading = read_lines(data)
    if not reading.payloads:
        raise RecordError(RecordFault.NOT_A_RECORD)
    head = _read_head(uncovered(reading.payloads[0]))
    lines: list[JournalLine] = []
    for payload in reading.payloads[1:]:
        try:
            lines.append(LINE.decode(uncovered(payload)))
        except DAMAGED:
            break
    return _found(path, head, reading, lines)


def _read_head(payload: bytes) -> Head:
    """The first line, or the fault that says why it cannot be used."""
    with as_fault(payload):
        check_header(payload, FORMAT, VERSION)
        head = HEAD.decode(payload)
    if head.kept.record.actions or head.kept.marks or head.kept.mishaps:
        raise RecordError(RecordFault.WRONG_SHAPE, where="kept", what="the game has already begun")
    return head


def _found(path: Path, head: Head, reading: JournalContents, lines: Sequence[JournalLine]) -> Found:
    """What some lines after a head come to; lines left out count as damaged."""
    if len(lines) + 1 < len(reading.payloads):
        reading = reading.up_to(len(lines) + 1)
    marks = {line.place: line for line in lines if isinstance(line, NotebookLine)}
    copied = head.kept.record.copied or any(isinstance(line, CopyLine) for line in lines)
    record = msgspec.structs.replace(
        head.kept.record,
        actions=tuple(line for line in lines if isinstance(line, ActionLine)),
        copied=copied,
    )
    phones = [line for line in lines if isinstance(line, PhonesLine)]
    kept = msgspec.structs.replace(
        head.kept,
        record=record,
        phones=phones[-1] if phones else head.kept.phones,
        marks=tuple(mark for mark in marks.values() if not mark.blank),
        mishaps=tuple(line for line in lines if isinstance(line, MishapLine)),
    )
    titles = [line.title for line in lines if isinstance(line, TitleLine)]
    sat = [line for line in lines if isinstance(line, SitLine)]
    return Found(
        path,
        head,
        kept,
        reading,
        tuple(lines),
        title=titles[-1] if titles else "",
        order=max((line.order for line in sat), default=0),
        sat=sat[-1].at if sat else "",
    )


def before(found: Found, index: int) -> Found:
    """The same game up to an action the referee does not allow, counted from 0."""
    actions = (n for n, line in enumerate(found.lines) if isinstance(line, ActionLine))
    upto = next(n for i, n in enumerate(actions) if i == index)
    return _found(found.path, found.head, found.reading, found.lines[:upto])


_known: dict[Path, tuple[tuple[int, ...], Found]] = {}
"""What each long journal held, and by which signs it is still the same file."""
LONG = 100_000
"""Bytes of a journal that is worth remembering: ten times as long as most."""


def _read_once(path: Path) -> Found:
    """A journal that has not changed since it was read is not read again: it may be long."""
    try:
        stat = path.stat()
    except (OSError, ValueError):
        return read_journal(path)  # which says why
    signs = (stat.st_ino, stat.st_size, stat.st_mtime_ns, stat.st_ctime_ns)
    before = _known.get(path)
    if before is not None and before[0] == signs:
        return before[1]
    found = read_journal(path)
    if stat.st_size > LONG:
        _known[path] = (signs, found)
    return found


def journals(root: Path | None = None) -> list[Found | Unusable]:
    """Every journal, the latest sat down at first; those that cannot be used come last."""
    try:
        paths = sorted(folders.games(root).glob(f"*{folders.JOURNAL_SUFFIX}"))
    except OSError as error:
        log.warning("the saved games cannot be listed: %s", error)
        paths = []
    found: list[Found | Unusable] = []
    for path in paths:
        try:
            found.append(_read_once(path))
        except RecordError as error:
            found.append(Unusable(path, error))
    for path in _known.keys() - set(paths):
        _known.pop(path, None)
    return sorted(found, key=lambda game: (game.order, game.sat), reverse=True)


def next_order(root: Path | None = None) -> int:
    """One more than at any table so far; at the end of all numbers the clock must do."""
    return min(1 + max((game.order for game in journals(root)), default=0), MOST_ORDER)
