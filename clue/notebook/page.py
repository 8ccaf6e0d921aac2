"""A page of the notebook: its three layers laid over each other, at the help its owner chose."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from clue.deduction.certainty import ProofStep
from clue.deduction.facts import Facts, facts_from
from clue.notebook.notes import Column, Help, Mark, Notes
from clue.notebook.printed import Insight, PrintedCell, open_clauses, printed
from clue.rules.cards import Card, Seat
from clue.rules.view import View


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
