"""What each turn was worth: its question beside the best in its room, and what chance did before.

Labels go by the rules alone: what follows, and that a card shown was one choice among those that
fitted. Luck goes by the reading of the others' habits, in hope and outcome alike, because who uses
those would else look lucky. Both count halvings (bits): one rules out half of what was open.

A place is worth the halvings of the best question one can hope to ask from it this turn: in the
room one was called to, at the end of a secret passage, or in the best room in reach of each roll,
weighed by its chance. That is worked out once for where one stands and once for where one would
stand had nobody called; the difference is the luck of being called, and what the dice then brought
more or less than that mean is the luck of the dice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache
from math import log2
from typing import Final

import numpy as np

from clue.deduction.belief import believe, cases_of, proved
from clue.deduction.deals import deals_of
from clue.deduction.facts import facts_from
from clue.deduction.lattice import Numbers
from clue.deduction.value import expected_bits
from clue.players.hints import rules_only
from clue.players.likelihoods import likelihoods
from clue.players.mind import cases_in
from clue.players.travel import throws
from clue.review.standings import Frame, Frames, open_cases
from clue.rules import movement
from clue.rules.actions import Accuse, MoveTo, Roll, Suggest, TakePassage
from clue.rules.board import Cell, Place
from clue.rules.cards import Case, Room, Seat
from clue.rules.legal import standing
from clue.rules.phases import Moving, TurnStart
from clue.rules.state import State
from clue.rules.view import View

DEALS: Final = 10_000
"""So many deals are written down or drawn: the share of the best is then right to a hundredth."""
FEWER_DEALS: Final = 4000
"""Enough where only a sum is told."""
TELLING: Final = 0.05
"""Where even the best question tells less, none is judged."""
ALIKE: Final = 0.03
"""So little behind the best is the best."""
FEWEST: Final = 2
"""Accuracy is not told of fewer questions."""


class QuestionLabel(Enum):
    """What a question is called, by its share of the best there was."""

    NEEDLESS = "needless"  # the case was proved already
    BRILLIANT = "brilliant"  # the best, where most questions tell little
    BEST = "best"
    GOOD = "good"
    THIN = "thin"
    WASTED = "wasted"


@dataclass(frozen=True, slots=True)
class Judged:
    """A question beside the best in its room, in expected halvings; and what came of it."""

    expected: float
    best: float
    best_case: Case
    label: QuestionLabel | None
    hoped: float = 0.0  # expected by who reads the others' habits
    got: float = 0.0  # and what the answer did then tell

    @property
    def share(self) -> float:
        """Of the best."""
        return min(1.0, self.expected / self.best) if self.best > 0 else 1.0

    @property
    def luck(self) -> float:
        """More than hoped, or less."""
        return self.got - self.hoped


@dataclass(frozen=True, slots=True)
class Moment:
    """A seat said what it thought, and knew more or less afterwards."""

    number: int  # actions before
    turn: int
    action: Suggest | Accuse
    before: int
    after: int
    judged: Judged | None = None  # of a suggestion
    right: bool = False  # of an accusation

    @property
    def seat(self) -> Seat:
        """Whose moment it was."""
        return self.action.seat


def label_of(expected: float, best: float, median: float) -> QuestionLabel | None:
    """What a question is called by the room's best and its middling one."""
    if best < TELLING:
        return None
    share = expected / best
    if share >= 0.97 and best >= 0.5 and median < 0.3 * best:
        return QuestionLabel.BRILLIANT
    if share >= 0.95 or best - expected < ALIKE:
        return QuestionLabel.BEST
    return (
        QuestionLabel.GOOD
        if share >= 0.8
        else QuestionLabel.THIN
        if share >= 0.5
        else QuestionLabel.WASTED
    )


def moment(frames: Frames, frame: Frame) -> Moment:
    """A suggestion or an accusation, judged."""
    action = frame.action
    assert isinstance(action, Suggest | Accuse), "somebody spoke"
    before = open_cases(frame.views[action.seat])
    if isinstance(action, Accuse):
        right = action.case == frames.game.dealt.case
        return Moment(frame.number, frame.turn, action, before, before, right=right)
    then = frames.answered(frame).views[action.seat]
    judged = judge(frame.views[action.seat], action, then)
    return Moment(frame.number, frame.turn, action, before, open_cases(then), judged)


def judge(view: View, asked: Suggest, then: View) -> Judged:
    """What a question was worth by what its asker knew, and what its answer did tell."""
    cases = cases_in(asked.case.room)
    bits = expected(view, cases)
    at = cases.index(asked.case)
    best, median = float(bits.max()), float(np.median(bits))
    label = label_of(float(bits[at]), best, median)
    if proved(facts_from(view)) is not None:
        label = QuestionLabel.NEEDLESS
    hoped, got = _luck(view, asked, then)
    return Judged(float(bits[at]), best, cases[int(bits.argmax())], label, hoped, got)


def expected(view: View, cases: Sequence[Case]) -> Numbers:
    """The halvings to be expected of questions by the rules alone."""
    assert view.seat is not None
    deals = deals_of(facts_from(view), rules_only(view), few=DEALS, sample=DEALS)
    return expected_bits(deals, view.seat, cases)


def _luck(view: View, asked: Suggest, then: View) -> tuple[float, float]:
    """What was to be hoped and what came, by who reads the others' habits."""
    facts = facts_from(view)
    hints = likelihoods(view)
    deals = deals_of(facts, hints, few=FEWER_DEALS, sample=FEWER_DEALS)
    hoped = float(expected_bits(deals, asked.seat, [asked.case])[0])
    return hoped, _open_bits(view) - _open_bits(then)


def _open_bits(view: View) -> float:
    """How many halvings the case is away, by who reads the others' habits."""
    facts = facts_from(view)
    if np.count_nonzero(cases_of(facts)) == 1:
        return 0.0
    cases = believe(facts, likelihoods(view)).cases
    chances: list[float] = cases[cases > 0].tolist()
    return -sum(chance * log2(chance) for chance in chances)


@dataclass(frozen=True, slots=True)
class Score:
    """What a seat's questions of one game come to: skill and luck add up to what was learnt."""

    questions: int  # that were judged
    expected: float
    best: float
    turns: int  # of its own
    hoped: float
    got: float
    dice: float = 0.0  # what the rolls brought beyond their mean
    called: float = 0.0  # what being called to other rooms did

    @property
    def accuracy(self) -> float | None:
        """Per cent of the best questions' worth; a random one scores about 56."""
        if self.questions < FEWEST or self.best <= 0:
            return None
        return min(100.0, 100 * self.expected / self.best)

    @property
    def answers(self) -> float:
        """Halvings more than its questions promised, or less."""
        return self.got - self.hoped

    @property
    def luck(self) -> float:
        """Of the answers, of the dice, and of being called away."""
        return self.answers + self.dice + self.called

    @property
    def pace(self) -> float:
        """Halvings to be expected for each of its turns: the choice of rooms is in it."""
        return self.expected / self.turns if self.turns else 0.0


def score(moments: Sequence[Moment], turns: int) -> Score:
    """One seat's questions, added up."""
    judged = [m.judged for m in moments if m.judged is not None]
    counted = [j for j in judged if j.label not in {None, QuestionLabel.NEEDLESS}]
    return Score(
        len(counted),
        sum(j.expected for j in counted),
        sum(max(j.best, j.expected) for j in counted),
        turns,
        sum(j.hoped for j in judged),
        sum(j.got for j in judged),
    )


DEALS_A_ROOM: Final = 2500
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
    deals = deals_of(facts, rules_only(view), few=DEALS_A_ROOM, sample=DEALS_A_ROOM)
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
