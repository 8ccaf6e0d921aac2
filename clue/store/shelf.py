"""The shelf: every game that is not over, the finished ones, and what can be done with them.

Nothing here ever overwrites a file: what comes in or goes out gets a free name, and what is
thrown away can be fetched back until the day after.
"""

from __future__ import annotations

import logging
import os
import time
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from clue import folders
from clue.codec.record import LONGEST, Record
from clue.codec.record_reader import RecordError, decode, load, read_file
from clue.files import check_free, free_name, make_folder, sync_folder, write_whole
from clue.store.found import Found, Unusable, found_in, journals
from clue.store.journal import Journal, as_lines
from clue.store.records import encode, forget_notes, fresh_journal, fresh_name, now
from clue.store.replay import Tell, replayed, untold
from clue.store.saved import (
    CopyLine,
    JournalLine,
    SavedGame,
    TitleLine,
    head_of,
    payload_of,
    payloads_of,
)

log = logging.getLogger(__name__)

BIN: Final = "deleted"
DAY: Final = 24 * 60 * 60
LONGEST_TITLE: Final = LONGEST


@dataclass(frozen=True)
class FinishedRecord:
    """The record of a game that is over."""

    path: Path
    record: Record


class Shelf:
    """The folders of saved games under one root."""

    def __init__(self, root: Path | None = None) -> None:
        self.root = root or folders.player()
        self.deleted: list[tuple[Path, Path]] = []  # where it was, where it is now

    # -- looking -------------------------------------------------------------------------------

    def games(self) -> list[Found | Unusable]:
        """The games that are not over, the latest first."""
        return journals(self.root)

    def latest(self) -> Found | None:
        """The game people last sat down at."""
        games = (game for game in self.games() if isinstance(game, Found))
        return next(games, None)

    def finished(self) -> list[FinishedRecord | Unusable]:
        """The games that are over, the latest first, and those that came from elsewhere."""
        found: list[FinishedRecord | Unusable] = []
        for path in _listed((folders.finished(self.root), self.imported), folders.RECORD_SUFFIX):
            try:
                found.append(FinishedRecord(path, load(path)))
            except RecordError as error:
                found.append(Unusable(path, error))
        return found

    @property
    def imported(self) -> Path:
        """Where other people's finished games lie, who have no part in the statistics."""
        return self.root / "imported"

    def waits(self, path: Path) -> bool:
        """Whether a file lies among the games that are not over."""
        return path.parent == folders.games(self.root)

    def holds(self, path: Path) -> bool:
        """Whether a file lies on this shelf."""
        return path.parent in {folders.games(self.root), folders.finished(self.root), self.imported}

    # -- putting in order ----------------------------------------------------------------------

    def rename(self, game: Found, title: str) -> None:
        """Call a game something else; OSError or InUseError if that cannot be written."""
        self._add(game, TitleLine(title.strip()[:LONGEST_TITLE]))

    def _say_copied(self, game: Found) -> None:
        """Write into a game that there is another of it; what is damaged cannot be written."""
        if not game.kept.record.copied and not game.damaged:
            self._add(game, CopyLine())

    @staticmethod
    def _add(game: Found, line: JournalLine) -> None:
        """One line more; OSError or InUseError if it cannot be written."""
        journal = Journal.reopened(game.path, game.reading)
        try:
            journal.write(payload_of(line))
            if journal.error is not None:
                raise journal.error
        finally:
            journal.close()

    def duplicate(self, game: Found, title: str) -> Path:
        """The same game once more: to try what might have been. Both say so for ever."""
        self._say_copied(game)
        lines = [*game.lines, CopyLine(), TitleLine(title[:LONGEST_TITLE])]
        data, _ = as_lines(payloads_of(game.head, lines))
        return self._put(fresh_journal(self.root), data)

    def delete(self, path: Path) -> None:
        """Throw a game away; :meth:`undo` brings it back."""
        check_free(path)
        aside = free_name(path.parent / BIN / path.name)
        make_folder(aside.parent)
        path.replace(aside)
        sync_folder(aside.parent)
        sync_folder(path.parent)
        os.utime(aside)
        self.deleted.append((path, aside))

    def undo(self) -> Path | None:
        """Fetch back what was thrown away last, under its name or beside whoever has it now."""
        if not self.deleted:
            return None
        was, aside = self.deleted[-1]
        back = free_name(was)
        aside.rename(back)
        sync_folder(back.parent)
        self.deleted.pop()
        return back

    def empty_bin(self) -> None:
        """Really throw away what was thrown away before yesterday."""
        for path in _listed(
            [under / BIN for under in (folders.games(self.root), folders.finished(self.root))], ""
        ):
            try:
                if time.time() - path.stat().st_mtime > DAY:
                    if path.suffix == folders.RECORD_SUFFIX:
                        forget_notes(path, self.root)
                    path.unlink()
            except OSError as error:
                log.info("not thrown away: %s", error)

    # -- in and out ----------------------------------------------------------------------------

    def export(self, game: Found | FinishedRecord, target: Path) -> Path:
        """Write a game to a file of the player's choice; the name it got."""
        if isinstance(game, Found):
            self._say_copied(game)
            payloads = [*game.reading.payloads, payload_of(CopyLine())]
            data, suffix = as_lines(payloads)[0], folders.JOURNAL_SUFFIX
        else:
            data, suffix = encode(game.record), folders.RECORD_SUFFIX
        target = target.expanduser()
        if target.is_dir():
            target /= game.path.name
        if target.suffix != suffix:
            target = target.with_name(target.name + suffix)
        return self._put(free_name(target), data)

    def bring_in(self, path: Path, tell: Tell = untold) -> Path:
        """Take a game from anywhere onto the shelf; :class:`RecordError` if it is none."""
        data = read_file(path)
        if not data.lstrip(b"\xef\xbb\xbf \r\n\t").startswith(b"{"):
            found = found_in(data, path)
            replayed(found.kept.record, tell=tell)  # a fault is told before anything is copied
            if not found.kept.record.copied and not found.damaged:
                data = as_lines([*found.reading.payloads, payload_of(CopyLine())])[0]
            return self._put(fresh_journal(self.root), data)
        record = decode(data)
        if replayed(record, tell=tell).state.over:
            return self._put(
                free_name(self.imported / fresh_name(folders.RECORD_SUFFIX)), encode(record)
            )
        kept = SavedGame(
            record=record, seed=record.seed or fresh_name(""), mansion=_mansion_of(record)
        )
        lines = [TitleLine(path.stem[:LONGEST_TITLE]), CopyLine(), *record.actions]
        data, _ = as_lines(payloads_of(head_of(kept, now()), lines))
        return self._put(fresh_journal(self.root), data)

    @staticmethod
    def _put(path: Path, data: bytes) -> Path:
        write_whole(path, data)
        return path


def _mansion_of(record: Record) -> str:
    return record.mansion if isinstance(record.mansion, str) else record.mansion.name


def _listed(folders: Iterable[Path], suffix: str) -> list[Path]:
    """The files in some folders, those with the latest names first."""
    found: list[Path] = []
    for place in folders:
        try:
            found += [path for path in place.iterdir() if path.name.endswith(suffix)]
        except FileNotFoundError:
            continue
        except OSError as error:
            log.warning("%s cannot be listed: %s", place, error)
    return sorted((path for path in found if path.is_file()), key=lambda p: p.name, reverse=True)
