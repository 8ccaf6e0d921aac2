"""The viewer's page of the notebook as it lies open, and what is worked out for it meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from clue.background import Background, Errands
from clue.deduction.certainty import ProofStep
from clue.deduction.facts import Facts, facts_from
from clue.notebook.notes import Column, Help
from clue.notebook.page import Insight, Page, PrintedCell, counted, insight_of, page_of
from clue.rules.cards import SUSPECTS, WEAPONS, Card, Kind, Room, Seat
from clue.rules.view import View
from clue.table.model import GridSpot, Opened, TableModel
from clue.text.speaker import Speaker


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


NAMES: Final = -1
"""The column with the cards' names."""

_HEADINGS: Final = {
    Kind.SUSPECT: "notebook-suspects",
    Kind.WEAPON: "notebook-weapons",
    Kind.ROOM: "notebook-rooms",
}


@dataclass(frozen=True)
class SheetRow:
    """A line of it: a heading, or a card."""

    words: str
    card: Card | None = None
    brief: str = ""  # the card where its whole name has no room


@dataclass(frozen=True)
class Sheet:
    """Between places on the page and what they mean in the case."""

    rows: tuple[SheetRow, ...]
    columns: tuple[Column, ...]

    @classmethod
    def of(cls, known: View, words: Speaker) -> Sheet:
        """The sheet of one case; nobody has a column before the seats are known."""
        return _sheet(known.board.deck.rooms, known.seats, words)

    def cells(self) -> Iterator[PrintedCell]:
        """Every card with every column."""
        cards = (row.card for row in self.rows if row.card is not None)
        return ((card, column) for card in cards for column in self.columns)

    def names(self) -> Iterator[str]:
        """The cards' names, without the headings."""
        return (row.words for row in self.rows if row.card is not None)

    def holds(self, spot: GridSpot) -> bool:
        """Whether one can stand there: in a card's row, from its name on."""
        column, row = spot
        inside = NAMES <= column < len(self.columns) and 0 <= row < len(self.rows)
        return inside and self.rows[row].card is not None

    def card(self, spot: GridSpot) -> Card:
        """Whose row it is."""
        card = self.rows[spot[1]].card
        assert card is not None, "nobody stands on a heading"
        return card

    def cell(self, spot: GridSpot) -> PrintedCell:
        """What a spot beside the names means."""
        return self.card(spot), self.columns[spot[0]]

    def name_of(self, card: Card) -> GridSpot:
        """Where a card's name stands."""
        return NAMES, next(i for i, row in enumerate(self.rows) if row.card == card)

    def spot_of(self, cell: PrintedCell) -> GridSpot:
        """Where a card and a column meet."""
        return self.columns.index(cell[1]), self.name_of(cell[0])[1]


@lru_cache(maxsize=8)  # asked for at every event: a case has one, in each language
def _sheet(rooms: tuple[Room, ...], seats: tuple[Seat, ...], words: Speaker) -> Sheet:
    rows: list[SheetRow] = []
    piles: tuple[tuple[Card, ...], ...] = (SUSPECTS, WEAPONS, rooms)
    for kind, pile in zip(Kind, piles, strict=True):
        rows.append(SheetRow(words.say(_HEADINGS[kind])))
        cards = ((card, words.card(card)) for card in pile)
        rows += [SheetRow(name.listed, card, name.short) for card, name in cards]
    return Sheet(tuple(rows), (*seats, None) if seats else ())
