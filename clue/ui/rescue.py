"""The case on the table when something unexpected happens: saved, copied, and gone on with."""

from __future__ import annotations

import logging
from pathlib import Path

from clue import folders
from clue.files import free_name, write_whole
from clue.records.faults import RecordError
from clue.records.journal import as_lines
from clue.records.keeping import Casebook
from clue.records.kept import head_of, payloads_of
from clue.records.resume import sat_again
from clue.records.write import encode, now
from clue.text.records import tell_record_error
from clue.ui.scene import Home, Stage
from clue.ui.table.opening import known_mansion, resume, sit_down, tell_if_plain

log = logging.getLogger(__name__)


def save_copy(book: Casebook, place: Path | None = None) -> Path | None:
    """Write the case to a file of its own where people look for files; which, if it could be."""
    if book.case.session.state.over:
        data, suffix = encode(book.record(now())), folders.RECORD_SUFFIX
    else:
        kept = book.kept()
        lines = [*kept.record.actions, *kept.marks]
        data, suffix = as_lines(payloads_of(head_of(kept, now()), lines))[0], folders.JOURNAL_SUFFIX
    for where in (place,) if place else (folders.documents(), folders.player()):
        path = free_name(where / f"clue-{now().replace(':', '')}{suffix}")
        try:
            write_whole(path, data)
        except OSError as error:
            log.warning("no copy can be saved there: %s", error)
        else:
            return path
    return None


def go_on(stage: Stage, book: Casebook, home: Home) -> None:
    """Take the case up again where its journal stands; from memory where there is none."""
    keeper = book.keeper
    path = keeper.path if keeper is not None and not keeper.fault else None
    kept = book.kept()
    stage.replace(home())  # the old table goes, and lets its journal go
    if path is not None:
        resume(stage, home, path)
        return
    try:
        again = sat_again(kept, keeper.another() if keeper is not None else None)
    except RecordError as error:
        log.warning("the case cannot be gone on with: %s", error)
        stage.notice(tell_record_error(error, stage.words))
        return
    mansion = known_mansion(stage, again.case.session.setup.board, kept.map, again.titles)
    again.keep()
    sit_down(stage, again, mansion, home)
    tell_if_plain(stage, mansion)
