"""What is certain, and why, in plain steps a person can follow.

Each step says that a holder has a card or has not, by one rule, because of statements and
earlier steps. What only counting every deal can prove is proved by the few statements that
leave no deal with its contrary.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import TypeAlias

from clue.deduction.belief import agree, believe, clash
from clue.deduction.facts import (
    Facts,
    Holds,
    Lacks,
    NotTheCase,
    OneOf,
    Open,
    Origin,
    Source,
    Statement,
    TheCase,
)
from clue.rules.cards import Card, Seat

SeatOrCase: TypeAlias = Seat | None
"""A seat, or ``None`` for the envelope."""


class Rule(Enum):
    """How one thing follows from others."""

    TOLD = "told"  # a statement says so
    ELSEWHERE = "elsewhere"  # the card is with another holder
    HAND_FULL = "hand-full"  # all cards of that hand are known
    ALL_THAT_FIT = "all-that-fit"  # the hand needs every card it can still have
    ONLY_PLACE = "only-place"  # no other holder can have the card
    ONE_OF_THESE = "one-of-these"  # it showed one of these, and has none of the others
    KIND_FOUND = "kind-found"  # the envelope's card of this kind is another
    LAST_OF_KIND = "last-of-kind"  # no other card of this kind can be in the envelope
    NOT_THE_CASE = "not-the-case"  # an accusation was wrong, and its other cards are right
    COUNTING = "counting"  # no deal has it otherwise
    SUPPOSED = "supposed"  # taken for true, to see where it leads
    REFUTED = "refuted"  # supposing the contrary led to what cannot be


@dataclass(frozen=True, slots=True)
class ProofStep:
    """A conclusion with what it rests on."""

    card: Card
    holder: SeatOrCase
    has: bool
    rule: Rule
    because: tuple[ProofStep | Statement, ...] = ()


def leaves(step: ProofStep) -> tuple[Statement, ...]:
    """Every statement a conclusion rests on, each once, in the order they are met.

    >>> from clue.api import deal
    >>> from clue.deduction.facts import facts_from
    >>> game = deal(3, seed=7)
    >>> view = game.view(game.setup.seats[0])
    >>> step = why(facts_from(view), view.hand[0], None)
    >>> len(leaves(step))
    1
    """
    found: dict[Statement, None] = {}
    seen: set[int] = set()
    todo: list[ProofStep | Statement] = [step]
    while todo:
        reason = todo.pop()
        if not isinstance(reason, ProofStep):
            found[reason] = None
        elif id(reason) not in seen:
            seen.add(id(reason))
            todo += reversed(reason.because)
    return tuple(found)


@lru_cache(maxsize=32)
def plain_steps(facts: Facts) -> dict[tuple[Card, SeatOrCase], ProofStep]:
    """Everything that follows by plain steps; raises ContradictionError for impossible facts.

    >>> from clue.api import deal
    >>> from clue.deduction.facts import facts_from
    >>> game = deal(3, seed=7)
    >>> len(plain_steps(facts_from(game.view(game.setup.seats[0]))))
    39
    """
    believe(facts)
    return _Notebook(facts).steps


def why(facts: Facts, card: Card, holder: SeatOrCase) -> ProofStep | None:
    """Why a holder certainly has, or has not, a card; ``None`` if that is open.

    >>> from clue.api import deal
    >>> from clue.deduction.facts import facts_from
    >>> game = deal(3, seed=7)
    >>> seat = game.setup.seats[0]
    >>> mine = game.view(seat).hand[0]
    >>> step = why(facts_from(game.view(seat)), mine, seat)
    >>> type(step).__name__
    'ProofStep'
    """
    if step := plain_steps(facts).get((card, holder)):
        return step
    belief = believe(facts)
    if belief.certain(card, holder):
        has = True
    elif belief.impossible(card, holder):
        has = False
    else:
        return None
    return ProofStep(card, holder, has, Rule.COUNTING, _refuted(facts, card, holder, has=has))


def _refuted(facts: Facts, card: Card, holder: SeatOrCase, *, has: bool) -> tuple[Statement, ...]:
    """Few statements that leave no deal in which it is otherwise."""
    origin = Origin(Source.ENVELOPE)
    contrary: list[Statement]
    if holder is not None:
        contrary = [Lacks(holder, card, origin) if has else Holds(holder, card, origin)]
    elif has:  # some seat would hold it: refute each in turn
        contrary = [Holds(seat, card, origin) for seat in facts.seats]
    else:
        contrary = [Lacks(seat, card, origin) for seat in facts.seats]
    worlds = [[one] for one in contrary] if holder is None and has else [contrary]
    found: dict[Statement, None] = {}
    for assumed in worlds:
        world = Facts(facts.deck, facts.seats, facts.hand_sizes, (*facts.statements, *assumed))
        assert not agree(world)
        found |= dict.fromkeys(told for told in clash(world) if told not in assumed)
    return tuple(found)


class _Notebook:
    """Draws steps until none follows any more."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.holders: tuple[SeatOrCase, ...] = (*facts.seats, None)
        self.size = dict(zip(facts.seats, facts.hand_sizes, strict=True))
        self.open = {told.card for told in facts.statements if isinstance(told, Open)}
        self.cards = [card for card in facts.deck.cards if card not in self.open]
        self.steps: dict[tuple[Card, SeatOrCase], ProofStep] = {}
        self._told()
        while sum(self._note(step) for step in list(self._follow())):
            pass

    def _note(self, step: ProofStep) -> bool:
        """Write a step down; whether it is news."""
        return self.steps.setdefault((step.card, step.holder), step) is step

    def _told(self) -> None:
        for told in self.facts.statements:
            match told:
                case Holds(seat, card):
                    self._note(ProofStep(card, seat, True, Rule.TOLD, (told,)))
                case Lacks(seat, card):
                    self._note(ProofStep(card, seat, False, Rule.TOLD, (told,)))
                case TheCase(case):
                    for card in case.cards:
                        self._note(ProofStep(card, None, True, Rule.TOLD, (told,)))
                case Open(card):
                    for holder in self.holders:
                        self._note(ProofStep(card, holder, False, Rule.TOLD, (told,)))

    def _follow(self) -> Iterator[ProofStep]:
        for card in self.cards:
            yield from self._of_card(card)
        for seat in self.facts.seats:
            yield from self._of_seat(seat)
        for pile in self.facts.deck.piles:
            yield from self._of_pile([card for card in pile if card not in self.open])
        for told in self.facts.statements:
            if isinstance(told, OneOf):
                yield from self._of_clause(told)
            elif isinstance(told, NotTheCase):
                yield from self._of_accusation(told)

    def _has(self, card: Card, holder: SeatOrCase) -> ProofStep | None:
        step = self.steps.get((card, holder))
        return step if step is not None and step.has else None

    def _not(self, card: Card, holder: SeatOrCase) -> ProofStep | None:
        step = self.steps.get((card, holder))
        return step if step is not None and not step.has else None

    def _of_card(self, card: Card) -> Iterator[ProofStep]:
        """A card is with one holder only, and with one it must be."""
        for home in self.holders:
            if step := self._has(card, home):
                yield from (
                    ProofStep(card, other, False, Rule.ELSEWHERE, (step,))
                    for other in self.holders
                    if (card, other) not in self.steps
                )
                return
        left = [holder for holder in self.holders if not self._not(card, holder)]
        if len(left) == 1:
            rest = (self._not(card, other) for other in self.holders)
            yield ProofStep(card, left[0], True, Rule.ONLY_PLACE, tuple(s for s in rest if s))

    def _of_seat(self, seat: Seat) -> Iterator[ProofStep]:
        """A hand holds just so many cards."""
        held = tuple(step for card in self.cards if (step := self._has(card, seat)))
        open_cells = [card for card in self.cards if (card, seat) not in self.steps]
        if not open_cells:
            return
        if len(held) == self.size[seat]:
            yield from (ProofStep(card, seat, False, Rule.HAND_FULL, held) for card in open_cells)
        elif len(held) + len(open_cells) == self.size[seat]:
            lacks = (self._not(card, seat) for card in self.facts.deck.cards)
            because = tuple(step for step in lacks if step)
            yield from (
                ProofStep(card, seat, True, Rule.ALL_THAT_FIT, because) for card in open_cells
            )

    def _of_pile(self, pile: list[Card]) -> Iterator[ProofStep]:
        """The envelope holds one card of each kind."""
        open_cells = [card for card in pile if (card, None) not in self.steps]
        found = next((step for card in pile if (step := self._has(card, None))), None)
        if found:
            yield from (
                ProofStep(card, None, False, Rule.KIND_FOUND, (found,)) for card in open_cells
            )
        elif len(open_cells) == 1:
            kind = next(p for p in self.facts.deck.piles if open_cells[0] in p)
            because = tuple(step for card in kind if (step := self._not(card, None)))
            yield ProofStep(open_cells[0], None, True, Rule.LAST_OF_KIND, because)

    def _of_clause(self, told: OneOf) -> Iterator[ProofStep]:
        """Who showed one of these and has none of the others has the last."""
        lacks = tuple(step for card in told.cards if (step := self._not(card, told.seat)))
        if len(lacks) == len(told.cards) - 1:
            card = next(c for c in told.cards if not self._not(c, told.seat))
            if (card, told.seat) not in self.steps:
                yield ProofStep(card, told.seat, True, Rule.ONE_OF_THESE, (told, *lacks))

    def _of_accusation(self, told: NotTheCase) -> Iterator[ProofStep]:
        """Where two cards of a wrong accusation are right, the third is not."""
        right = tuple(step for card in told.case.cards if (step := self._has(card, None)))
        if len(right) == 2:
            card = next(c for c in told.case.cards if not self._has(c, None))
            if (card, None) not in self.steps:
                yield ProofStep(card, None, False, Rule.NOT_THE_CASE, (told, *right))
