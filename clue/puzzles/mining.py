"""Puzzles found in a game: every moment at which a seat could suddenly prove one thing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from clue.deduction.belief import believe, proved
from clue.deduction.facts import Facts, Holds, facts_from
from clue.puzzles.puzzle import Puzzle
from clue.rules import events as ev
from clue.rules.cards import Card, Case, Seat
from clue.rules.view import View, watch


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
