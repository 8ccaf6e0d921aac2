"""The game on the table, kept on disk: every action and every pencil mark before it is seen.

A game's journal begins with its head; after it comes one line for every thing that happens. Once
the case is closed it becomes a record in the folder of finished games.
"""

from __future__ import annotations

import logging
from pathlib import Path

from clue import folders
from clue.files import UnfitError, sync_folder
from clue.records.found import Found, next_order
from clue.records.journal import Journal, trouble
from clue.records.kept import (
    JournalLine,
    Kept,
    SitLine,
    TitleLine,
    head_of,
    payload_of,
    payloads_of,
)
from clue.records.schema import Record
from clue.records.write import fresh_journal, now, save

log = logging.getLogger(__name__)


class Keeper:
    """One game's place on the disk; when there is none to be had, ``fault`` says why.

    Play goes on in memory then, and every further line is another try to get everything written.
    """

    def __init__(self, root: Path | None = None) -> None:
        self.root = root or folders.player()
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
        lines += [*kept.record.actions, *kept.marks, *kept.mishaps]
        try:
            payloads = [*payloads_of(head_of(kept, now()), lines)]
        except UnfitError as error:
            return self._failed(error)
        self._error = None
        self._journal = Journal.begun(fresh_journal(self.root), payloads)
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
        if isinstance(self._error, UnfitError):
            return False  # what came after a missing line would make another game of it
        try:
            payloads = [*map(payload_of, lines)]
        except UnfitError as error:
            return self._failed(error)
        return self._journal.write(*payloads)

    def _failed(self, error: OSError) -> bool:
        log.warning("the game cannot be kept: %s", error)
        self._error = error
        return False

    def finish(self, record: Record) -> bool:
        """Put the record of the finished game among the others; whether it is there."""
        if self._journal is None:
            return False
        path = folders.finished(self.root) / (self._journal.path.stem + folders.RECORD_SUFFIX)
        try:
            if not path.exists():  # else it was written, and perhaps the ending was not seen
                save(path, record)
        except OSError as error:
            self._unfinished = record
            return self._failed(error)
        self._unfinished = self._error = None
        return True

    def clear(self) -> None:
        """The ending has been seen: the journal of a finished game is not needed any more."""
        if self._journal is None or (self._unfinished and not self.finish(self._unfinished)):
            return
        self.close()
        try:
            self._journal.path.unlink(missing_ok=True)
            sync_folder(self._journal.path.parent)
        except OSError as error:
            log.warning("the finished case cannot be cleared away: %s", error)

    def close(self) -> None:
        """Let others have it."""
        if self._journal is not None:
            self._journal.close()
