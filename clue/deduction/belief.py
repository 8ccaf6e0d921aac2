"""The exact posterior: what one seat can know of the deal, no more and no less.

Plain consequences are drawn first (:mod:`clue.deduction.reduce`); what they leave open is counted
(:mod:`clue.deduction.tally`), and weighed by what is likely (:mod:`clue.deduction.weighing`).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache

import numpy as np
from numpy.typing import NDArray

from clue.deduction.examples import Example, shown_possible
from clue.deduction.facts import Facts, Statement, facts_from
from clue.deduction.holders import Evidence, Likelihood, lay_out
from clue.deduction.reduce import ContradictionError, Impossible, Problem, bits, problem_of
from clue.deduction.tally import Tally
from clue.deduction.weighing import Weighing
from clue.rules.cards import Card, Case, Seat
from clue.rules.view import View

__all__ = [
    "Belief",
    "ContradictionError",
    "Likelihood",
    "believe",
    "believe_view",
    "consequences",
    "possible_in_case",
    "proved",
]


@dataclass(frozen=True)
class Belief:
    """Every chance a seat can work out.

    ``chance`` has a row for each card and a column for each seat, and the envelope's last; an
    open card's row is all nought. ``cases`` is the joint over who, with what, where. ``deals`` is
    the number of deals that agree with the facts, ``counts`` the same for each card and holder;
    likelihoods change the chances, never these.
    """

    facts: Facts
    problem: Problem
    deals: int
    counts: NDArray[np.uint64]
    chance: NDArray[np.float64]
    cases: NDArray[np.float64]

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards, in the order of the rows."""
        return self.problem.cards

    @cached_property
    def row(self) -> dict[Card, int]:
        """Where a card's row is."""
        return {card: i for i, card in enumerate(self.cards)}

    def probability(self, card: Card, holder: Seat | None) -> float:
        """How likely a card is with a seat; ``None`` stands for the envelope."""
        return float(self.chance[self.row[card], self._column(holder)])

    def ways(self, card: Card, holder: Seat | None) -> int:
        """In how many deals a card is with a seat; ``None`` stands for the envelope."""
        return int(self.counts[self.row[card], self._column(holder)])

    def certain(self, card: Card, holder: Seat | None) -> bool:
        """Whether a card is with a holder in every deal."""
        return self.ways(card, holder) == self.deals

    def impossible(self, card: Card, holder: Seat | None) -> bool:
        """Whether a card is with a holder in no deal."""
        return self.ways(card, holder) == 0

    @cached_property
    def likeliest(self) -> tuple[Case, float]:
        """The likeliest case and its chance."""
        return likeliest_case(self.facts, self.cases)

    @property
    def solved(self) -> Case | None:
        """The case, once it is certain."""
        homes = [self.deals == int(n) for n in self.counts[:, -1]]
        return self.likeliest[0] if sum(homes) == len(self.facts.deck.piles) else None

    def _column(self, holder: Seat | None) -> int:
        return -1 if holder is None else self.facts.seats.index(holder)


def believe_view(view: View) -> Belief:
    """What a view lets its seat know.

    >>> from clue.api import deal
    >>> game = deal(3, seed=7)
    >>> seat = game.setup.seats[0]
    >>> belief = believe_view(game.view(seat))
    >>> mine = game.view(seat).hand[0]
    >>> belief.certain(mine, seat), belief.impossible(mine, None)
    (True, True)
    """
    return believe(facts_from(view))


@lru_cache(maxsize=48)
def consequences(facts: Facts) -> Problem:
    """The plain consequences alone, to be read and not changed: what a careful person notes.

    >>> from clue.api import deal
    >>> game = deal(3, seed=7)
    >>> problem = consequences(facts_from(game.view(game.setup.seats[0])))
    >>> problem.cards == game.setup.board.deck.cards
    True
    """
    try:
        return problem_of(facts)
    except Impossible:
        raise ContradictionError(clash(facts)) from None


@lru_cache(maxsize=48)
def cases_of(facts: Facts) -> NDArray[np.float64]:
    """How likely each case is, for those who ask for nothing else.

    >>> from clue.api import deal
    >>> game = deal(3, seed=7)
    >>> cases_of(facts_from(game.view(game.setup.seats[0]))).shape
    (6, 6, 9)
    """
    ways = _ways_of(facts)
    found: NDArray[np.float64] = ways / ways.sum()
    return found


@lru_cache(maxsize=48)
def likely_cases(facts: Facts, likelihoods: tuple[Evidence, ...]) -> NDArray[np.float64]:
    """How likely each case is, with what is likely counted as well.

    >>> from clue.api import deal
    >>> game = deal(3, seed=7)
    >>> facts = facts_from(game.view(game.setup.seats[0]))
    >>> hint = Likelihood(game.setup.seats[1], facts.deck.cards[:2], (2.0, 1.0, 1.0))
    >>> round(float(likely_cases(facts, (hint,)).sum()), 9)
    1.0
    """
    if not likelihoods:
        return cases_of(facts)
    weighing = Weighing(lay_out(consequences(facts), likelihoods, facts.seats))
    cases = np.where(_ways_of(facts) == 0, 0.0, np.maximum(weighing.by_case(), 0.0))
    found: NDArray[np.float64] = cases / cases.sum()
    return found


def likeliest_case(facts: Facts, cases: NDArray[np.float64]) -> tuple[Case, float]:
    """The likeliest of all cases and its chance.

    >>> from clue.api import deal
    >>> game = deal(3, seed=7)
    >>> facts = facts_from(game.view(game.setup.seats[0]))
    >>> round(likeliest_case(facts, cases_of(facts))[1], 4)
    0.0083
    """
    who, what, where = np.unravel_index(int(cases.argmax()), cases.shape)
    piles = facts.deck.piles
    case = Case(piles[0][int(who)], piles[1][int(what)], piles[2][int(where)])
    return case, float(cases[who, what, where])


@lru_cache(maxsize=48)
def _ways_of(facts: Facts) -> NDArray[np.uint64]:
    """In how many deals each case is."""
    return _tally_of(facts).by_case


def most_deals(facts: Facts) -> float:
    """The share of all deals that have the commonest case: quicker than any chance.

    >>> from clue.api import deal
    >>> game = deal(3, seed=7)
    >>> round(most_deals(facts_from(game.view(game.setup.seats[0]))), 4)
    0.0083
    """
    ways = _ways_of(facts)
    return float(ways.max() / ways.sum())


def proved(facts: Facts) -> Case | None:
    """The case, once no deal has another: asked before any chance, however many deals there are.

    >>> from clue.api import deal
    >>> game = deal(3, seed=7)
    >>> proved(facts_from(game.view(game.setup.seats[0]))) is None
    True
    """
    example = _example_of(facts)
    if example.found and any(example.exchanged()):
        return None  # there is another case: which ones there are is not asked
    possible = possible_in_case(facts)
    if len(possible) != len(facts.deck.piles):
        return None
    who, what, where = facts.deck.piles
    return Case(
        next(card for card in who if card in possible),
        next(card for card in what if card in possible),
        next(card for card in where if card in possible),
    )


@lru_cache(maxsize=48)
def possible_in_case(facts: Facts) -> frozenset[Card]:
    """The cards that may be in the envelope.

    >>> from clue.api import deal
    >>> game = deal(3, seed=7)
    >>> seat = game.setup.seats[0]
    >>> possible = possible_in_case(facts_from(game.view(seat)))
    >>> len(possible), possible & set(game.view(seat).hand)
    (15, frozenset())
    """
    problem = consequences(facts)
    may = problem.can[-1] | problem.has[-1]
    if shown_possible(problem, _example_of(facts)) != may:
        may = _counted(facts)
    return frozenset([problem.cards[number] for number in bits(may)])


@lru_cache(maxsize=48)
def _example_of(facts: Facts) -> Example:
    """One deal of all."""
    problem = consequences(facts)
    return Example(problem, problem.can[-1] | problem.has[-1])


def _counted(facts: Facts) -> int:
    """The same cards as bits, by counting the deals that have them there."""
    may = _ways_of(facts) != 0
    pairs = np.logical_or.reduce(may, axis=2)
    where = np.logical_or.reduce(may.reshape(pairs.size, -1), axis=0)
    who, what = np.logical_or.reduce(pairs, axis=1), np.logical_or.reduce(pairs, axis=0)
    marks = (*who.tolist(), *what.tolist(), *where.tolist())
    return sum(1 << number for number, mark in enumerate(marks) if mark)


@lru_cache(maxsize=48)
def believe(facts: Facts, likelihoods: tuple[Evidence, ...] = ()) -> Belief:
    """What follows from facts; raises :class:`ContradictionError` if nothing agrees with them.

    >>> from clue.api import deal
    >>> game = deal(3, seed=7)
    >>> belief = believe(facts_from(game.view(game.setup.seats[0])))
    >>> round(float(belief.cases.sum()), 9)
    1.0
    """
    if likelihoods:
        return _weigh(believe(facts), likelihoods)
    tally = _tally_of(facts)
    counts = tally.by_card()
    return Belief(
        facts,
        tally.problem,
        tally.deals,
        counts,
        chance=counts / tally.deals,
        cases=tally.by_case / tally.deals,
    )


def _tally_of(facts: Facts) -> Tally:
    problem = consequences(facts)
    try:
        return Tally(problem)
    except Impossible:
        raise ContradictionError(clash(facts)) from None


def _weigh(plain: Belief, likelihoods: tuple[Evidence, ...]) -> Belief:
    weighing = Weighing(lay_out(plain.problem, likelihoods, plain.facts.seats))
    # Subtractions leave a trace where nothing is possible; the exact count knows better.
    chance = np.where(plain.counts == 0, 0.0, np.maximum(weighing.by_card(), 0.0))
    cases = np.where(plain.cases == 0, 0.0, np.maximum(weighing.by_case(), 0.0))
    return Belief(
        plain.facts,
        plain.problem,
        plain.deals,
        plain.counts,
        chance / np.maximum(chance.sum(axis=1, keepdims=True), 1e-300),
        cases / cases.sum(),
    )


def clash(facts: Facts) -> tuple[Statement, ...]:
    """As few statements as already contradict each other: drop each one that is not needed."""
    needed = list(facts.statements)
    for statement in facts.statements:
        fewer = [one for one in needed if one is not statement]
        if not agree(Facts(facts.deck, facts.seats, facts.hand_sizes, tuple(fewer))):
            needed = fewer
    return tuple(needed)


def agree(facts: Facts) -> bool:
    """Whether any deal at all agrees with the facts."""
    try:
        Tally(problem_of(facts))
    except Impossible:
        return False
    return True
