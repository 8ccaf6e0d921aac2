"""The viewer's page of the notebook as it lies open, and what is worked out for it meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from clue.background import Background, Errands
from clue.deduction.certainty import ProofStep
from clue.deduction.facts import Facts, facts_from
from clue.notebook.notes import Help
from clue.notebook.page import Insight, Page, PrintedCell, counted, insight_of, page_of
from clue.rules.cards import Seat
from clue.rules.view import View
from clue.table.model import Opened, TableModel


@dataclass(frozen=True)
class Leaf:
    """A page and the place on it: all that the notebook's widget draws."""

    page: Page
    view: View  # as far as it has been written
    opened: Opened
    lit: tuple[PrintedCell, ...] = ()  # the cells a suggestion tells of


class LeafReader:
    """Reads pages out of models; as long as nothing it is made of changes, it is the same page."""

    def __init__(self) -> None:
        self._made: tuple[tuple[object, ...], Page] | None = None

    def page(self, model: TableModel) -> Page:
        """The page as it is now."""
        of = model.told.shown, model.notes, model.help, model.insight
        if self._made is None or any(
            one is not other for one, other in zip(self._made[0], of, strict=True)
        ):
            self._made = of, page_of(*of)
        return self._made[1]

    def leaf(self, model: TableModel) -> Leaf:
        """The page with the place on it."""
        page = self.page(model)
        return Leaf(page, model.told.shown, model.opened, cells_told_by(model, page))


def cells_told_by(model: TableModel, page: Page) -> tuple[PrintedCell, ...]:
    """The cells the lit suggestion tells of: those it leaves open, else those it settled."""
    number = model.opened.lit
    if not number:
        return ()
    if found := page.cells_of(number):
        return found
    inquiry = model.view.inquiries[number - 1]
    if inquiry.shower is not None:
        shown = (inquiry.shown,) if inquiry.shown is not None else inquiry.case.cards
        return tuple((card, inquiry.shower) for card in shown)
    return tuple((card, seat) for seat in inquiry.had_none for card in inquiry.case.cards)


def lighting(model: TableModel, number: int) -> TableModel:
    """With the notebook open at the cells a suggestion tells of."""
    return replace(model, opened=replace(model.opened, tab="notes", lit=number))


NONE_YET: Final = Insight()


class NotebookWorker:
    """Works for one viewer at a time; what was true of a seat's cards stays so."""

    def __init__(self, background: Callable[[], Background]) -> None:
        self.errands = Errands(background)
        self._insights: dict[Seat | None, Insight] = {}
        self._considered: Facts | None = None  # what the insight was last asked for
        self._known: tuple[View, Facts] | None = None

    def change_hands(self) -> None:
        """Somebody else sits here now."""
        self._considered = self._known = None
        self.errands.forget()

    def insight(self, seat: Seat | None) -> Insight:
        """What is known to follow from what a seat saw."""
        return self._insights.get(seat, NONE_YET)

    def _facts(self, view: View) -> Facts:
        if self._known is None or self._known[0] is not view:
            self._known = view, facts_from(view)
        return self._known[1]

    def think(self, model: TableModel) -> bool:
        """Take in what has been worked out, and ask for more; whether anything is new."""
        news = self.errands.take()
        if model.viewer is None or model.help is not Help.DEDUCTION:
            return news
        facts = self._facts(model.told.shown)
        if not facts.seats or facts is self._considered:
            return news
        found = self.errands.ask(("insight", facts), lambda: insight_of(facts))
        if found is not None:
            self._insights[model.viewer], self._considered = found, facts
        return news or found is not None

    def wait(self, model: TableModel, seconds: float) -> None:
        """Before a dialog shows it: a moment's patience, if it is not here yet."""
        self.think(model)
        self.errands.wait(seconds)
        self.think(model)

    def why(self, page: Page, cell: PrintedCell) -> ProofStep | None:
        """Why a cell is certain; ``None`` while that is being found out, or if it is open."""
        insight = self.insight(page.own)
        step = page.steps.get(cell) or insight.reason(cell)
        if step is not None or cell not in insight.certain:
            return step
        facts = insight.facts
        assert facts is not None
        found: ProofStep | None = self.errands.ask(
            ("why", facts, cell), lambda: counted(facts, cell)
        )
        return found
