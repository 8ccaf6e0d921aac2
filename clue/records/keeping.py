"""The game on the table, kept on disk: every action and every pencil mark before it is seen.

A game's journal begins with the head: the table, the deal and what a record of a finished game
has no need of, such as the seed of the dice still to come and the score of the series. After it
comes one line for every thing that happens. Once the case is closed it becomes a record in the
folder of finished games.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from clue import folders
from clue.records.faults import RecordError, RecordFault
from clue.records.journal import Journal, Reading, read_lines, trouble
from clue.records.notebooks import NotebookLine
from clue.records.read import as_fault, read_file
from clue.records.replay import replayed
from clue.records.schema import AnyLine, Header, Line, Moment, Name, Record
from clue.records.write import moment, save
from clue.rules.cards import Suspect
from clue.rules.chance import SeededChance
from clue.rules.setup import deal
from clue.session import Session

log = logging.getLogger(__name__)

FORMAT: Final = "clue-journal"
VERSION: Final = 1
SUFFIX: Final = folders.JOURNAL_SUFFIX
RECORD_SUFFIX: Final = ".cluegame"

folder = folders.player
games_folder = folders.games


class TitleLine(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="title"):
    """What the player calls this game from now on."""

    title: Name


class SitLine(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="sit"):
    """People sat down to play. ``order`` grows by one each time at any table here.

    The latest game is the one with the highest, whatever the clock says.
    """

    order: Annotated[int, Meta(ge=0, le=1 << 53)]
    at: Moment = ""


JournalLine: TypeAlias = AnyLine | NotebookLine | TitleLine | SitLine
"""Everything that can stand in a journal after its head."""


class Kept(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything needed to sit down again where one got up."""

    record: Record
    seed: Name
    salt: Name = ""  # with the seed what the commitment was made of
    mansion: Name  # the map's file name without its ending
    map: Annotated[str, Meta(max_length=4096)] = ""  # where a map of one's own lies
    games: Annotated[int, Meta(ge=0)] = 0
    wins: dict[Suspect, int] = {}
    marks: tuple[NotebookLine, ...] = ()


class Head(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A journal's first line."""

    format: Literal["clue-journal"]
    version: Literal[1]
    begun: Moment = ""
    kept: Kept


@dataclass(frozen=True)
class Found:
    """A game as its journal has it."""

    path: Path
    head: Head
    kept: Kept
    reading: Reading
    lines: tuple[JournalLine, ...]
    title: str = ""
    order: int = 0
    sat: str = ""  # when people last sat down

    @property
    def damaged(self) -> int:
        """The file's first line that is not as it was written; 0 when all are."""
        return self.reading.damaged

    @property
    def turns(self) -> int:
        """How many turns have begun."""
        ended = {"end", "accuse", "decline"}
        return 1 + sum(line.__struct_config__.tag in ended for line in self.kept.record.actions)


@dataclass(frozen=True)
class Unusable:
    """A journal that cannot be played on at all; it is left as it is."""

    path: Path
    error: RecordError
    order: int = -1


_header = msgspec.json.Decoder(Header)
_head = msgspec.json.Decoder(Head)
_line: msgspec.json.Decoder[JournalLine] = msgspec.json.Decoder(JournalLine)


def finished_folder(root: Path | None = None) -> Path:
    """Where the records of finished games lie."""
    return (root or folder()) / "finished"


# -- reading ---------------------------------------------------------------------------------------


def read_journal(path: Path) -> Found:
    """The game in a journal; a :class:`RecordError` when not even its beginning can be used."""
    return found_in(read_file(path), path)


def found_in(data: bytes, path: Path) -> Found:
    """The game in a journal's bytes, up to the first line that cannot be used."""
    reading = read_lines(data)
    if not reading.payloads:
        raise RecordError(RecordFault.NOT_A_RECORD)
    head = _read_head(reading.payloads[0])
    lines: list[JournalLine] = []
    for payload in reading.payloads[1:]:
        try:
            lines.append(_line.decode(payload))
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
            break
    return _found(path, head, reading, lines)


def _read_head(payload: bytes) -> Head:
    """The first line, or the fault that says why it cannot be used."""
    with as_fault(payload):
        try:
            header = _header.decode(payload)
        except msgspec.ValidationError:
            raise RecordError(RecordFault.NOT_A_RECORD) from None
        if header.format != FORMAT:
            raise RecordError(RecordFault.NOT_A_RECORD)
        if header.version > VERSION:
            raise RecordError(RecordFault.LATER_VERSION, what=str(header.version))
        head = _head.decode(payload)
    if head.kept.record.actions or head.kept.marks:
        raise RecordError(RecordFault.WRONG_SHAPE, where="kept", what="the game has already begun")
    return head


def _found(path: Path, head: Head, reading: Reading, lines: Sequence[JournalLine]) -> Found:
    """What some lines after a head come to; lines left out count as damaged."""
    if len(lines) + 1 < len(reading.payloads):
        reading = reading.up_to(len(lines) + 1)
    marks = {line.place: line for line in lines if isinstance(line, NotebookLine)}
    record = msgspec.structs.replace(
        head.kept.record, actions=tuple(line for line in lines if isinstance(line, Line))
    )
    kept = msgspec.structs.replace(
        head.kept, record=record, marks=tuple(mark for mark in marks.values() if not mark.blank)
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
    actions = (n for n, line in enumerate(found.lines) if isinstance(line, Line))
    upto = next(n for i, n in enumerate(actions) if i == index)
    return _found(found.path, found.head, found.reading, found.lines[:upto])


def resumed(kept: Kept) -> Session:
    """The game of a kept case, with the dice that would have come; or a :class:`RecordError`."""
    session = replayed(kept.record)
    chance = SeededChance(f"{kept.seed}:chance")
    deal(session.setup, chance)  # the cards were drawn from the same stream before the dice
    for played in session.played:
        if played.dice:
            chance.dice(len(played.dice))
    session.chance = chance
    return session


# -- writing ---------------------------------------------------------------------------------------


def head_of(kept: Kept, begun: str) -> Head:
    """A journal's first line for a game."""
    bare = msgspec.structs.replace(kept.record, actions=())
    return Head(
        format=FORMAT,
        version=VERSION,
        begun=begun,
        kept=msgspec.structs.replace(kept, record=bare, marks=()),
    )


def payloads_of(head: Head, lines: Iterable[JournalLine]) -> Iterator[bytes]:
    """A journal's lines, still without their checksums."""
    yield msgspec.json.encode(head)
    for line in lines:
        yield msgspec.json.encode(line)


def now() -> str:
    """The present moment, as records write it."""
    return moment(datetime.now(UTC))


def fresh_name(suffix: str) -> str:
    """A file name that tells when, and nothing else of a game."""
    return f"{datetime.now(UTC):%Y%m%d-%H%M%S}-{secrets.token_hex(3)}{suffix}"


class Keeper:
    """One game's place on the disk; when there is none to be had, ``fault`` says why.

    Play goes on in memory then, and every further line is another try to get everything written.
    """

    def __init__(self, root: Path | None = None) -> None:
        self.root = root or folder()
        self._journal: Journal | None = None
        self._unfinished: Record | None = None  # could not be written among the finished
        self._error: OSError | None = None  # and why

    @property
    def path(self) -> Path | None:
        """Where the journal lies, once the game has begun."""
        return self._journal.path if self._journal else None

    @property
    def fault(self) -> str:
        """Why not everything is on the disk, as a code; empty when it is."""
        if self._journal is not None and self._journal.fault:
            return self._journal.fault
        return trouble(self._error) if self._error is not None else ""

    def another(self) -> Keeper:
        """For another game in the same place."""
        return Keeper(self.root)

    def begin(self, kept: Kept, title: str = "") -> bool:
        """Begin the journal of a game, which may be under way; whether it is on the disk."""
        lines: list[JournalLine] = [SitLine(next_order(self.root), now())]
        if title:
            lines.append(TitleLine(title))
        lines += [*kept.record.actions, *kept.marks]
        path = games_folder(self.root) / fresh_name(SUFFIX)
        self._journal = Journal.begun(path, payloads_of(head_of(kept, now()), lines))
        return not self.fault

    def resume(self, found: Found) -> bool:
        """Go on with a journal; :class:`~clue.records.locks.InUseError` if another copy does.

        A damaged one is put aside as it is, and one that is whole takes its name.
        """
        self._journal = Journal.reopened(found.path, found.reading)
        if found.damaged:
            self._journal.begin_anew()
        return self.add(SitLine(next_order(self.root), now()))

    def add(self, *lines: JournalLine) -> bool:
        """Put down what happened; whether it is on the disk."""
        assert self._journal is not None, "a game begins before anything happens in it"
        return self._journal.write(*(msgspec.json.encode(line) for line in lines))

    def finish(self, record: Record) -> bool:
        """Put the record of the finished game among the others; whether it is there."""
        assert self._journal is not None
        path = finished_folder(self.root) / f"{self._journal.path.stem}{RECORD_SUFFIX}"
        try:
            if not path.exists():  # else it was written, and perhaps the ending was not seen
                save(path, record)
        except OSError as error:
            log.warning("the finished game cannot be kept: %s", error)
            self._unfinished, self._error = record, error
            return False
        self._unfinished = self._error = None
        return True

    def clear(self) -> None:
        """The ending has been seen: the journal of a finished game is not needed any more."""
        if self._journal is None or (self._unfinished and not self.finish(self._unfinished)):
            return
        self.close()
        try:
            self._journal.path.unlink(missing_ok=True)
        except OSError as error:
            log.warning("the finished case cannot be cleared away: %s", error)

    def close(self) -> None:
        """Let others have it."""
        if self._journal is not None:
            self._journal.close()


def journals(root: Path | None = None) -> list[Found | Unusable]:
    """Every journal, the latest sat down at first; those that cannot be used come last."""
    try:
        paths = sorted(games_folder(root).glob(f"*{SUFFIX}"))
    except OSError as error:
        log.warning("the saved games cannot be listed: %s", error)
        paths = []
    found: list[Found | Unusable] = []
    for path in paths:
        try:
            found.append(read_journal(path))
        except RecordError as error:
            found.append(Unusable(path, error))
    return sorted(found, key=lambda game: -game.order)


def next_order(root: Path | None = None) -> int:
    """One more than at any table so far."""
    return 1 + max((game.order for game in journals(root)), default=0)
