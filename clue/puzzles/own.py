"""Puzzles from one's own finished games: the moments at which one could have proved something."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from clue import folders
from clue.codec.board import kept_plan
from clue.codec.record import PlanEntry, Record
from clue.codec.record_reader import RecordError, load
from clue.game.session import Session
from clue.players.names import HUMAN
from clue.puzzles.mining import MinedPuzzle, best_of, mined
from clue.review.standings import ClosedCase
from clue.rules.cards import Seat
from clue.rules.chance import ScriptedChance
from clue.rules.view import View
from clue.store.replay import replayed

log = logging.getLogger(__name__)

GAMES: Final = 6
"""So many of the last games are looked through."""


@dataclass(frozen=True)
class OwnPuzzle:
    """A puzzle from a finished game: when that ended, and after which of its turns it was one."""

    ended: str
    found: MinedPuzzle
    plan: PlanEntry | None = None  # of a mansion of one's own, with what it called its rooms


def moments_of(record: Record) -> list[MinedPuzzle]:
    """The two best puzzles of a finished game, through the eyes of those who played it here.

    A game that computers played alone is seen through everybody's.
    """
    people = [entry.suspect for entry in record.seats if entry.player == HUMAN]
    return moments_in(replayed(record), people)


def moments_after(game: ClosedCase) -> list[MinedPuzzle]:
    """The same of a game that has just been played, or is looked at again."""
    chance = ScriptedChance(played.dice for played in game.played if played.dice)
    session = Session(game.setup, game.dealt, chance)
    for played in game.played:
        session.act(played.action)
    return moments_in(session, [seat for seat, kind in game.players.items() if kind == HUMAN])


def moments_in(session: Session, people: Sequence[Seat]) -> list[MinedPuzzle]:
    """The two best through these eyes; through everybody's, where nobody's are given."""
    setup = session.setup
    found: list[MinedPuzzle] = []
    for seat in people or setup.seats:
        start = View(seat, setup.board, setup.edition, setup.house)
        found += mined(start, session.seen_by(seat))
    return best_of(found)


def own_puzzles(
    root: Path | None = None, left: Callable[[], bool] = lambda: False
) -> list[OwnPuzzle]:
    """Those of the last finished games, the newest first; what cannot be read is left out."""
    place = folders.finished(root)
    paths = sorted(place.glob(f"*{folders.RECORD_SUFFIX}"), reverse=True)
    found: list[OwnPuzzle] = []
    for path in paths[:GAMES]:
        if left():
            break
        try:
            record = load(path)
            plan = kept_plan(record)
            found += [OwnPuzzle(record.ended, one, plan) for one in moments_of(record)]
        except (RecordError, OSError) as error:
            log.info("no puzzles from %s: %s", path.name, error)
    return found
