"""From a record on the disk to a closed case that can be looked at again."""

from __future__ import annotations

from dataclasses import replace

from clue.codec.record import Record
from clue.game.commitment import Pledge
from clue.game.session import Session
from clue.review.standings import ClosedCase
from clue.store.pencilled import PencilledNotes
from clue.store.replay import replayed


class StillOpenError(ValueError):
    """A game that is not over: nothing of it may be told."""


def closed_case(
    record: Record, session: Session | None = None, notes: PencilledNotes | None = None
) -> ClosedCase:
    """A finished record as a case, with the notebooks that lie beside it if there are any.

    A bad one raises RecordError, one of an open game :class:`StillOpenError`.
    """
    session = session or replayed(record)
    if not session.state.over:
        raise StillOpenError
    players = {entry.suspect: entry.player for entry in record.seats}
    whims = Pledge(record.seed, record.salt, record.cuts).whims
    game = ClosedCase(session.setup, session.dealt, tuple(session.played), players, whims)
    return game if notes is None else replace(game, pencilled=notes.lines, help=notes.help)
