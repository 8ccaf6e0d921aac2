"""The notebooks of finished games: for whoever played here, and for nobody else.

A record may be sent to anybody, and no pencil mark ever stands in one. What people wrote, and
after how many actions, lies in a folder of its own, found by the record's fingerprint; nothing
the game does takes it off this machine, and it goes when the record goes.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta, Struct

from clue import files, folders
from clue.codec.notebook import NotebookLine, PencilledLine
from clue.codec.record import MOST, ActionLine, Record
from clue.codec.record_reader import LARGEST
from clue.notebook.notes import Help
from clue.rules.cards import Suspect
from clue.store.records import encode
from clue.store.saved import JournalLine

log = logging.getLogger(__name__)


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
