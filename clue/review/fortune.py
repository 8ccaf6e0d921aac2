"""What chance did to a turn before its question: the dice, and being called to another room.

A place is worth the halvings of the best question one can hope to ask from it this turn: in the
room one was called to, at the end of a secret passage, or in the best room in reach of each roll,
weighed by its chance. That is worked out once for where one stands and once for where one would
stand had nobody called; the difference is the luck of being called, and what the dice then brought
more or less than that mean is the luck of the dice. Like all values here it counts halvings.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from clue.deduction.belief import proved
from clue.deduction.deals import deals_of
from clue.deduction.facts import facts_from
from clue.deduction.value import expected_bits
from clue.players.hints import rules_only
from clue.players.mind import cases_in
from clue.players.travel import throws
from clue.review.questions import Judged
from clue.review.standings import Frame, Frames
from clue.rules import movement
from clue.rules.actions import MoveTo, Roll, Suggest, TakePassage
from clue.rules.board import Cell, Place
from clue.rules.cards import Room, Seat
from clue.rules.legal import standing
from clue.rules.phases import Moving, TurnStart
from clue.rules.state import State
from clue.rules.view import View

DEALS: Final = 2500
"""Drawn for each turn: a mean over rolls need not be as sharp as a label."""

RoomWorth = Callable[[Room], float]
"""The halvings of the best question in a room."""


@dataclass(frozen=True, slots=True)
class TurnFortune:
    """A turn as far as its question, in halvings of the best question in reach.

    ``place`` is what it could hope for from where its player had gone, ``called`` what being called
    to another room added to that, ``way`` what was lost by another beginning than the best,
    ``dice`` what the roll brought beyond the mean, and ``reached`` is all of these together: the
    best question that was still in reach when the dice lay.
    """

    number: int
    turn: int
    seat: Seat
    place: float
    called: float = 0.0
    way: float = 0.0
    dice: float = 0.0

    @property
    def reached(self) -> float:
        """The best question in reach after chance has had its say."""
        return self.place + self.called + self.way + self.dice


def worth_of_rooms(view: View) -> RoomWorth:
    """By what a seat knows and the rules alone; nothing once the case is proved."""
    assert view.seat is not None
    seat, facts = view.seat, facts_from(view)
    if proved(facts) is not None:
        return lambda _: 0.0
    deals = deals_of(facts, rules_only(view), few=DEALS, sample=DEALS)
    return cache(lambda room: float(expected_bits(deals, seat, cases_in(room)).max()))


@dataclass(frozen=True, slots=True)
class TurnAccount:
    """Where all that a turn's question told came from, in halvings: the parts add up to it.

    Luck is what chance and the others did, skill what was made of that; ``place`` is neither.
    """

    fortune: TurnFortune
    judged: Judged | None  # the turn's question, if it came to one

    @property
    def luck(self) -> float:
        """Called away, dice, and the answer."""
        answer = self.judged.luck if self.judged is not None else 0.0
        return self.fortune.called + self.fortune.dice + answer

    @property
    def skill(self) -> float:
        """How to begin, which room, which cards, and what the others' habits tell beside."""
        asked = self.judged.hoped if self.judged is not None else 0.0
        return self.fortune.way + asked - self.fortune.reached

    @property
    def got(self) -> float:
        """What was learnt from the question."""
        return self.fortune.place + self.luck + self.skill


@dataclass(frozen=True)
class Prospect:
    """What a turn may bring from a place: by each roll, and by each other beginning."""

    rolls: dict[int, tuple[float, float]]  # how likely, and the best room's worth
    others: dict[Room, float]  # by a passage, or where one may stay and ask

    @property
    def mean(self) -> float:
        """Of all rolls."""
        return sum(chance * worth for chance, worth in self.rolls.values())

    @property
    def best(self) -> float:
        """By the best beginning there is."""
        return max([self.mean, *self.others.values()])


def prospect(state: State, seat: Seat, place: Place, worth: RoomWorth, *, stays: bool) -> Prospect:
    """What a seat may hope for if its turn begins at a place."""
    board = state.board
    taken = movement.taken_squares(state.pawns, standing(state, seat)) - {place}
    steps = movement.distances(board, place, taken).rooms
    pace = state.house.steady_pace
    likely = {pace: 1.0} if pace else throws(state.edition.dice)
    rolls = {
        roll: (chance, max((worth(room) for room, far in steps.items() if far <= roll), default=0))
        for roll, chance in likely.items()
    }
    if isinstance(place, Cell):
        return Prospect(rolls, {})
    ways = (*board.passages_of[place], *([place] if stays else []))
    return Prospect(rolls, {room: worth(room) for room in ways})


def turns_of(frames: Frames) -> Iterator[tuple[Frame, Place]]:
    """Each turn's first moment, and where its player had gone by itself before."""
    left_at: dict[Seat, Place] = {}
    mover: Seat | None = None
    for frame in frames.turns:
        if mover is not None:
            left_at[mover] = standing(frame.state, mover)
        mover = frame.state.phase.seat
        if isinstance(frame.state.phase, TurnStart):
            seat = frame.state.phase.seat
            yield frame, left_at.get(seat, standing(frame.state, seat))


def fortune(frames: Frames, frame: Frame, before: Place) -> TurnFortune:
    """One turn, of a seat that had stood ``before`` where it went by itself."""
    state, phase = frame.state, frame.state.phase
    assert isinstance(phase, TurnStart)
    seat, here = phase.seat, standing(state, phase.seat)
    worth = worth_of_rooms(frame.views[seat])
    now = prospect(state, seat, here, worth, stays=seat in state.brought)
    place, called = now.best, 0.0
    if before != here:
        place = prospect(state, seat, before, worth, stays=False).best
        called = now.best - place
    begun, dice = now.best, 0.0
    match frame.action:
        case Roll():
            begun = now.mean
            thrown = frames.every[frame.number + 1].state.phase
            assert isinstance(thrown, Moving), "the dice lie"
            dice = now.rolls[sum(thrown.dice)][1] - begun
        case MoveTo():
            begun = now.mean
        case TakePassage(_, room):
            begun = now.others[room]
        case Suggest(_, case):
            begun = now.others[case.room]
        case _:  # an accusation, or nothing could be done
            pass
    return TurnFortune(frame.number, frame.turn, seat, place, called, begun - now.best, dice)
