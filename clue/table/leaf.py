"""The viewer's page of the notebook as it lies open."""

from __future__ import annotations

from dataclasses import dataclass, replace

from clue.notebook.page import Page, page_of
from clue.notebook.printed import PrintedCell
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
