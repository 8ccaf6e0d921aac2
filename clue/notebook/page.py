"""A page of the notebook: what is printed by itself, what follows and why, what was written.

Its three layers are laid over each other, at the help its owner chose.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from clue.deduction.belief import ContradictionError, believe
from clue.deduction.certainty import ProofStep, Rule, SeatOrCase, plain_steps, why
from clue.deduction.facts import Facts, Holds, Lacks, OneOf, Open, Source, TheCase, facts_from
from clue.notebook.notes import Column, Help, Mark, Notes
from clue.rules.cards import Card, Seat
from clue.rules.view import View

PrintedCell: TypeAlias = tuple[Card, SeatOrCase]
"""A card and a seat, or the envelope, that may have it."""


def printed(facts: Facts, own: Seat | None = None) -> dict[PrintedCell, ProofStep]:
    """Who is seen to have a card or not to have it: no deduction.

    A card one has seen lies nowhere else, and one's own hand is known to its last card.
    """
    found: dict[PrintedCell, ProofStep] = {}
    for step in _told(facts):
        found.setdefault((step.card, step.holder), step)
    for step in [step for step in found.values() if step.has]:
        for other in (*facts.seats, None):
            elsewhere = ProofStep(step.card, other, False, Rule.ELSEWHERE, (step,))
            found.setdefault((step.card, other), elsewhere)
    if own is not None:
        hand = tuple(step for (_, holder), step in found.items() if holder == own and step.has)
        if hand and len(hand) == facts.hand_sizes[facts.seats.index(own)]:
            for card in facts.deck.cards:
                found.setdefault((card, own), ProofStep(card, own, False, Rule.HAND_FULL, hand))
    return found


def _told(facts: Facts) -> Iterator[ProofStep]:
    """Every statement that settles a cell, as it was told."""
    for told in facts.statements:
        match told:
            case Holds(seat, card):
                yield ProofStep(card, seat, True, Rule.TOLD, (told,))
            case Lacks(seat, card):
                yield ProofStep(card, seat, False, Rule.TOLD, (told,))
            case Open(card):
                yield from (
                    ProofStep(card, holder, False, Rule.TOLD, (told,))
                    for holder in (*facts.seats, None)
                )
            case TheCase(case):
                yield from (ProofStep(card, None, True, Rule.TOLD, (told,)) for card in case.cards)


def open_clauses(
    facts: Facts, known: Mapping[PrintedCell, bool]
) -> dict[PrintedCell, tuple[int, ...]]:
    """Where "one of these three" is open: the numbers of the suggestions, counted from one."""
    found: dict[PrintedCell, tuple[int, ...]] = {}
    for number, seat, cards in showings(facts):
        if not any(known.get((card, seat)) for card in cards):  # else nothing is open
            for card in cards:
                if known.get((card, seat)) is None:
                    found[card, seat] = (*found.get((card, seat), ()), number)
    return found


def showings(facts: Facts) -> Iterator[tuple[int, Seat, tuple[Card, ...]]]:
    """Every time a seat showed a card unseen: the suggestion's number, who, one of which."""
    for told in facts.statements:
        if isinstance(told, OneOf) and told.origin.index is not None:
            yield told.origin.index + 1, told.seat, told.cards


def in_order(goal: ProofStep) -> tuple[ProofStep, ...]:
    """The steps to be told, the goal last.

    That somebody has not got a card because he said so is cited inside the sentence that needs it;
    everything else has a step of its own. Depth first without recursion: a proof may be longer
    than Python's stack.
    """
    told: dict[int, ProofStep] = {}
    todo: list[tuple[ProofStep, bool]] = [(goal, False)]
    while todo:
        step, ready = todo.pop()
        if id(step) in told:
            continue
        if ready:
            told[id(step)] = step
        else:
            todo.append((step, True))
            todo += [(part, False) for part in reversed(list(_own_lines(step)))]
    return tuple(told.values())


def _own_lines(step: ProofStep) -> Iterator[ProofStep]:
    """What a step rests on that must be told before it; its own sentence cites the rest."""
    for part in step.because:
        if isinstance(part, ProofStep) and (
            part.rule is not Rule.TOLD or _needs_telling(part, step)
        ):
            yield part


def _needs_telling(part: ProofStep, step: ProofStep) -> bool:
    """Whether the sentence of a step does not say where such a part is known from."""
    told = part.because[0]
    by_hand = not isinstance(told, ProofStep) and told.origin.source is Source.HAND
    return step.rule in {Rule.ELSEWHERE, Rule.KIND_FOUND} and not by_hand


@dataclass(frozen=True)
class Insight:
    """All that is certain, card by card; made in another thread, for it may take a while."""

    facts: Facts | None = None
    certain: dict[PrintedCell, bool] = field(default_factory=dict)
    steps: dict[PrintedCell, ProofStep] = field(default_factory=dict)

    def reason(self, cell: PrintedCell) -> ProofStep | None:
        """Why, if it follows by plain steps; what only counting proves must be asked for."""
        return self.steps.get(cell)

    def still_holds(self, facts: Facts) -> bool:
        """Whether it was drawn from some of these facts: then it is true, if not everything."""
        old = self.facts
        if old is None or (old.deck, old.seats) != (facts.deck, facts.seats):
            return False
        return facts.statements == old.statements or set(old.statements) <= set(facts.statements)


def insight_of(facts: Facts) -> Insight:
    """Everything that is certain; nothing at all should the facts contradict each other."""
    try:
        belief, steps = believe(facts), plain_steps(facts)
    except ContradictionError:
        return Insight(facts)
    certain: dict[PrintedCell, bool] = {}
    for card in facts.deck.cards:
        for holder in (*facts.seats, None):
            if belief.certain(card, holder):
                certain[card, holder] = True
            elif belief.impossible(card, holder):
                certain[card, holder] = False
    return Insight(facts, certain, dict(steps))


def counted(facts: Facts, cell: PrintedCell) -> ProofStep | None:
    """Why a cell is certain when only counting every deal shows it; this may take seconds."""
    step = why(facts, *cell)
    return step if step is not None and step.rule is Rule.COUNTING else None


@dataclass(frozen=True)
class CellContent:
    """What stands in one cell."""

    printed: bool | None = None  # what this seat saw: has it, has it not
    deduced: bool | None = None  # what follows, where nothing is printed
    numbers: tuple[int, ...] = ()  # "one of these three": the suggestions it was shown at
    mark: Mark = Mark.BLANK

    @property
    def known(self) -> bool | None:
        """What is certain, however it is known."""
        return self.deduced if self.printed is None else self.printed

    @property
    def wrong(self) -> bool:
        """Whether the mark says otherwise than what is certain."""
        return (self.mark, self.known) in {(Mark.YES, False), (Mark.NO, True)}


BLANK = CellContent()


@dataclass(frozen=True)
class Page:
    """Everything a seat's notebook shows now."""

    own: Seat | None
    facts: Facts
    notes: Notes
    help: Help
    insight: Insight
    steps: dict[PrintedCell, ProofStep] = field(default_factory=dict)  # why it is printed
    numbers: dict[PrintedCell, tuple[int, ...]] = field(default_factory=dict)

    def at(self, card: Card, column: Column) -> CellContent:
        """One cell."""
        cell, step = (card, column), self.steps.get((card, column))
        return CellContent(
            None if step is None else step.has,
            self.insight.certain.get(cell) if step is None else None,
            self.numbers.get(cell, ()),
            self.notes.at(card, column),
        )

    def differing(self, before: Page) -> frozenset[PrintedCell]:
        """The cells in which something else stands than on the page before."""
        layers = zip(before._layers(), self._layers(), strict=True)
        touched = {
            cell
            for was, now in layers
            for cell in was.keys() | now.keys()
            if was.get(cell) != now.get(cell)
        }
        return frozenset(cell for cell in touched if before.at(*cell) != self.at(*cell))

    def _layers(self) -> tuple[Mapping[PrintedCell, object], ...]:
        """All that may stand in a cell."""
        printed = {cell: step.has for cell, step in self.steps.items()}
        return printed, self.insight.certain, self.numbers, self.notes.marks

    def home(self, card: Card) -> tuple[Column, bool] | None:
        """Who certainly has a card, and whether that is printed; ``None`` if it is open."""
        for column in (*self.facts.seats, None):
            entry = self.at(card, column)
            if entry.known:
                return column, bool(entry.printed)
        return None

    def cells_of(self, number: int) -> tuple[PrintedCell, ...]:
        """The cells where a suggestion's "one of these three" is open."""
        return tuple(cell for cell, numbers in self.numbers.items() if number in numbers)


def page_of(view: View, notes: Notes, help: Help, insight: Insight | None = None) -> Page:  # noqa: A002
    """The page of a view's seat; ``insight`` may be older than the view, it stays true."""
    facts = facts_from(view)
    if insight is None or help is not Help.DEDUCTION or not insight.still_holds(facts):
        insight = Insight()
    if help is Help.NONE:
        return Page(view.seat, facts, notes, help, insight)
    steps = printed(facts, view.seat)
    known = insight.certain | {cell: step.has for cell, step in steps.items()}
    return Page(view.seat, facts, notes, help, insight, steps, open_clauses(facts, known))
