"""What each question was worth beside the best in its room: labels, accuracy, and luck apart.

Labels go by the rules alone: what follows, and that a card shown was one choice among those that
fitted. Luck goes by the reading of the others' habits, in hope and outcome alike, because who uses
those would else look lucky. Both count halvings (bits): one rules out half of what was open.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
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
from clue.review.standings import Frame, Frames, open_cases
from clue.rules.actions import Accuse, Suggest
from clue.rules.cards import Case, Seat
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
