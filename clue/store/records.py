"""From a game to a record: the same game gives the same bytes; and the notebooks left beside it.

A record may be sent to anybody, and no pencil mark ever stands in one. What people wrote, and
after how many actions, lies in a folder of its own, found by the record's fingerprint; nothing
the game does takes it off this machine, and it goes when the record goes.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Iterable
from dataclasses import asdict
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from clue import __version__, files, folders
from clue.boards.catalogue import is_bundled
from clue.codec.board import plan_of
from clue.codec.notebook import NotebookLine, PencilledLine
from clue.codec.record import (
    FORMAT,
    MOST,
    VERSION,
    ActionLine,
    CaseEntry,
    DealEntry,
    HouseEntry,
    PlanEntry,
    Record,
    SeatEntry,
    line_of,
)
from clue.codec.record_reader import LARGEST, RECORD
from clue.game.commitment import Pledge
from clue.game.session import Session
from clue.notebook.notes import Help
from clue.rules.cards import WEAPONS, Suspect
from clue.rules.setup import Deal, Setup
from clue.store.saved import JournalLine

log = logging.getLogger(__name__)


def record_of(
    session: Session,
    seats: Iterable[SeatEntry] = (),
    pledge: Pledge | None = None,
    ended: str = "",
    plan: PlanEntry | None = None,
) -> Record:
    """A game so far as a record; ``seats`` names who played.

    With the ``pledge`` it tells where all the luck came from: only a finished game may. ``ended``
    says when, as :func:`moment` writes it. The ``plan`` is that of a mansion of one's own, with
    all that is kept of it.
    """
    setup = session.setup
    deal = deal_entry(setup, session.dealt)
    named = {entry.suspect: entry for entry in seats}
    return Record(
        format=FORMAT,
        version=VERSION,
        edition=setup.edition.id,
        house=HouseEntry(**asdict(setup.house)),
        mansion=setup.board.name if is_bundled(setup.board) else plan or plan_of(setup.board),
        seats=tuple(named.get(seat, SeatEntry(seat)) for seat in setup.seats),
        game=setup.game,
        ended=ended,
        program=f"clue {__version__}" if pledge else "",
        seed=pledge.seed if pledge else "",
        salt=pledge.salt if pledge else "",
        commitment=pledge.commitment(deal) if pledge else "",
        cuts=pledge.cuts if pledge else None,
        deal=deal,
        actions=tuple(line_of(played) for played in session.played),
    )


def moment(when: datetime) -> str:
    """A moment as records write it: Greenwich time, to the second."""
    return when.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def now() -> str:
    """The present moment, as records write it."""
    return moment(datetime.now(UTC))


def fresh_name(suffix: str) -> str:
    """A file name that tells when, and nothing else of a game."""
    return f"{datetime.now(UTC):%Y%m%d-%H%M%S}-{secrets.token_hex(3)}{suffix}"


def fresh_journal(root: Path | None = None) -> Path:
    """A place for another game that is not over."""
    return folders.games(root) / fresh_name(folders.JOURNAL_SUFFIX)


def deal_entry(setup: Setup, dealt: Deal) -> DealEntry:
    """Where every card lies, as a record has it."""
    return DealEntry(
        case=CaseEntry(*dealt.case.cards),
        hands=dict(zip(setup.seats, dealt.hands, strict=True)),
        weapons=dict(zip(WEAPONS, dealt.weapons, strict=bool(dealt.weapons))),
        open=dealt.open_cards,
    )


def encode(record: Record) -> bytes:
    """A record as text: the set-up laid out for reading, then one action a line.

    One that could not be read again is an :class:`~clue.files.UnfitError`.
    """
    with files.fitting():
        bare: dict[str, Any] = msgspec.to_builtins(record)
        actions = bare.pop("actions", ())
        head = msgspec.json.format(msgspec.json.encode(bare), indent=2).decode().removesuffix("\n}")
        lines = ",\n".join(f"    {msgspec.json.encode(action).decode()}" for action in actions)
        body = f"[\n{lines}\n  ]" if lines else "[]"
        return files.read_by(f'{head},\n  "actions": {body}\n}}\n'.encode(), RECORD.decode, LARGEST)


def save(path: Path, record: Record) -> None:
    """Write a record so that the file is always whole: the old one or the new one."""
    files.write_whole(path, encode(record))


class PencilledNotes(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything people wrote during a game, in its order."""

    format: Literal["clue-notebooks"] = "clue-notebooks"
    version: Literal[1] = 1
    help: Annotated[dict[Suspect, Help], Meta(max_length=6)]
    """How much each person's notebook filled in by itself, at the end."""
    lines: Annotated[tuple[PencilledLine, ...], Meta(max_length=MOST)] = ()


NOTES: Final = msgspec.json.Decoder(PencilledNotes)


def pencilled_in(lines: Iterable[JournalLine]) -> tuple[PencilledLine, ...]:
    """What was written into notebooks, of all that stands in a journal."""
    found: list[PencilledLine] = []
    done = 0
    for line in lines:
        if isinstance(line, ActionLine):
            done += 1
        elif isinstance(line, NotebookLine):
            found.append(PencilledLine(done, line))
    return tuple(found)


def notes_of(data: bytes, root: Path | None = None) -> Path:
    """Where the notebooks of a game lie, by the bytes of its record."""
    return folders.notebooks(root) / f"{sha256(data).hexdigest()[:32]}.json"


def keep_notes(record: Record, notes: PencilledNotes, root: Path | None = None) -> None:
    """Write them down; a review can do without them, so nothing stops where that fails."""
    try:
        data = files.fit(notes, NOTES.decode, LARGEST)
        files.write_whole(notes_of(encode(record), root), data)
    except OSError as error:
        log.warning("the notebooks of a finished game are not kept: %s", error)


def kept_notes(record: Record, root: Path | None = None) -> PencilledNotes | None:
    """What people wrote during the game of a record, if they wrote it here."""
    try:
        return NOTES.decode(files.read(notes_of(encode(record), root), LARGEST))
    except FileNotFoundError:
        return None
    except (OSError, *files.DAMAGED) as error:
        log.info("the notebooks of a finished game cannot be used: %s", error)
        return None


def forget_notes(record: Path, root: Path | None = None) -> None:
    """The record goes, and they with it."""
    try:
        notes_of(files.read(record, LARGEST), root).unlink(missing_ok=True)
    except OSError as error:
        log.info("not thrown away: %s", error)
