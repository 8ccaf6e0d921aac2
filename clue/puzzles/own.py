"""Puzzles found in finished games: the moments at which one could suddenly prove one thing."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from clue import folders
from clue.codec.board import kept_plan
from clue.codec.record import PlanEntry, Record
from clue.codec.record_reader import RecordError, load
from clue.deduction.belief import believe, proved
from clue.deduction.facts import Facts, Holds, facts_from
from clue.game.session import Session
from clue.players.names import HUMAN
from clue.puzzles.puzzle import Puzzle
from clue.review.standings import ClosedCase
from clue.rules import events as ev
from clue.rules.cards import Card, Case, Seat
from clue.rules.chance import ScriptedChance
from clue.rules.view import View, watch
from clue.store.replay import replayed

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class MinedPuzzle:
    """A puzzle, and the turn of its game after which it was one."""

    puzzle: Puzzle
    turn: int


def mined(start: View, told: Iterable[ev.Event]) -> Iterator[MinedPuzzle]:
    """The puzzles in what one seat was told, whose empty view this is.

    Whoever has been told the envelope has nothing left to prove.
    """
    view, before = start, None
    for event in told:
        view = watch(view, event)
        if view.envelope is not None or view.seat in view.eliminated:
            return
        if not isinstance(event, ev.Showed | ev.NobodyDisproved | ev.AccusationFailed):
            if before is None and view.hand:
                before = facts_from(view)
            continue
        after = facts_from(view)
        if before is not None and (asked := _asked(before, after, view)):
            (card,) = asked
            yield MinedPuzzle(Puzzle(_plain(view), card), view.turn)
        before = after


def _asked(before: Facts, after: Facts, view: View) -> tuple[Card | None] | None:
    """What can be proved now and could not be before, if it is one thing and no gift."""
    case = proved(after)
    if case is not None:
        gift = proved(before) is not None or _met_no_answer(view, case)
        return None if gift else (None,)
    placed = _placed(after)
    new = placed.keys() - _placed(before).keys()
    if len(new) != 1:
        return None
    (card,) = new
    shown = any(isinstance(one, Holds) and one.card == card for one in after.statements)
    return None if shown else (card,)


def _met_no_answer(view: View, case: Case) -> bool:
    """Whether the case was named, and nobody answered: nothing is left to think about."""
    return any(one.case == case and one.shower is None for one in view.inquiries)


def _placed(facts: Facts) -> dict[Card, Seat | None]:
    """Every card that is certain to be somewhere."""
    belief = believe(facts)
    return {
        card: holder
        for card in belief.cards
        for holder in (*facts.seats, None)
        if belief.certain(card, holder)
    }


def _plain(view: View) -> View:
    """A view with nothing in it but what a puzzle is made of, its lines numbered as turns."""
    told = sorted(
        [(one.turn, 0, i, one) for i, one in enumerate(view.inquiries)]
        + [(one.turn, 1, i, one) for i, one in enumerate(view.accusations)],
        key=lambda line: line[:3],
    )
    number = {id(line[3]): i for i, line in enumerate(told, 1)}
    bare = View(view.seat, view.board, view.edition, view.house)
    return replace(
        bare,
        seats=view.seats,
        hand_sizes=view.hand_sizes,
        open_cards=view.open_cards,
        hand=view.hand,
        turn=len(told),
        inquiries=tuple(replace(one, turn=number[id(one)]) for one in view.inquiries),
        accusations=tuple(replace(one, turn=number[id(one)]) for one in view.accusations),
        eliminated=view.eliminated,
    )


def best_of(found: Sequence[MinedPuzzle], count: int = 2) -> list[MinedPuzzle]:
    """The best of a game: a case before a card, then what is graded higher; none of no grade."""
    graded = [one for one in found if one.puzzle.grade]
    graded.sort(key=lambda one: (-one.puzzle.grade, one.puzzle.card is not None, one.turn))
    chosen: list[MinedPuzzle] = []
    for one in graded:
        if all(other.turn != one.turn for other in chosen):  # another seat's eyes, the same thing
            chosen.append(one)
    return sorted(chosen[:count], key=lambda one: one.turn)


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
