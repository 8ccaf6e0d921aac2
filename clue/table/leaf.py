"""The viewer's page of the notebook as it lies open: what is worked out meanwhile, sheet, tags."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from clue.background import Background, Errands
from clue.deduction.certainty import ProofStep
from clue.deduction.facts import Facts, facts_from
from clue.notebook.notes import Column, Help, Mark
from clue.notebook.page import Insight, Page, PrintedCell, counted, insight_of, page_of
from clue.rules.cards import SUSPECTS, WEAPONS, Card, Case, Kind, Room, Seat
from clue.rules.view import View
from clue.table.model import GridSpot, Opened, TableModel
from clue.text.names import Name
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
        self._tagged: tuple[Page, Speaker, Mapping[Card, Hint]] | None = None

    def page(self, model: TableModel) -> Page:
        """The page as it is now."""
        of = model.told.shown, model.notes, model.help, model.insight
        if self._made is None or any(
            one is not other for one, other in zip(self._made[0], of, strict=True)
        ):
            self._made = of, page_of(*of)
        return self._made[1]

    def tags(self, model: TableModel, words: Speaker) -> Mapping[Card, Hint]:
        """A tag for every card of which it says something."""
        page, made = self.page(model), self._tagged
        if made is None or made[0] is not page or made[1] is not words:
            self._tagged = made = page, words, tags(page, words)
        return made[2]

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


@dataclass(frozen=True)
class Hint:
    """What the player knows about a card, as a small paper tag on it."""

    text: str
    known: bool = False  # and where it is
    deduced: bool = False  # it follows from what was seen; brass ink says so
    pencil: str = ""  # what the player marked, in the player's hand
    about: str = ""  # more of it, when one asks


NO_HINT: Final = Hint("")


def tags(page: Page, words: Speaker) -> dict[Card, Hint]:
    """A tag for every card of which anything is known at the page's help, or marked by hand."""
    found = {card: _tag(page, card, words) for card in page.facts.deck.cards}
    return {card: hint for card, hint in found.items() if hint != Hint("")}


def _tag(page: Page, card: Card, words: Speaker) -> Hint:
    pencil, home = _pencilled(page, card, words), page.home(card)
    if home is None and _lies_open(page, card):
        return Hint(words.say("tag-open"), known=True, pencil=pencil)
    if home is None:
        return Hint("", pencil=pencil, about=_about(page, card, words))
    column, is_printed = home
    certain = _named(page, column, words)
    return Hint(
        certain,
        known=column is not None,
        deduced=not is_printed,
        pencil="" if pencil == certain else pencil,
    )


def _named(page: Page, column: Column, words: Speaker) -> str:
    if column is None:
        return words.say("tag-envelope")
    if column == page.own:
        return words.say("tag-yours")
    return words.say("tag-with", who=words.player(column).short)


def _lies_open(page: Page, card: Card) -> bool:
    """Whether it is printed that nobody has the card, and the envelope has it not."""
    columns = (*page.facts.seats, None)
    return bool(page.facts.seats) and all(
        page.at(card, column).printed is False for column in columns
    )


def _pencilled(page: Page, card: Card, words: Speaker) -> str:
    """What the player's own marks say: where the card is, or perhaps is, or that nobody has it."""
    marks = {column: page.notes.at(card, column) for column in (*page.facts.seats, None)}
    for column, mark in marks.items():
        if mark is Mark.YES:
            return _named(page, column, words)
    perhaps = [column for column, mark in marks.items() if mark is Mark.MAYBE]
    if perhaps:
        who = words.several([Name(_named(page, column, words)) for column in perhaps], "or")
        return words.say("tag-maybe", who=who)
    seats = [mark for column, mark in marks.items() if column is not None]
    if seats and all(mark is Mark.NO for mark in seats):
        return words.say("tag-nobody", "envelope")
    return words.say("tag-nobody") if marks.get(None) is Mark.NO else ""


def _about(page: Page, card: Card, words: Speaker) -> str:
    """Who certainly has it not, and who showed one of three among which it is."""
    if page.help is Help.NONE:
        return ""
    columns = (*page.facts.seats, None)
    lacks = [column for column in columns if page.at(card, column).known is False]
    perhaps = [column for column in columns if page.at(card, column).numbers]
    said = []
    for key, group in (("tag-about", lacks), ("tag-about-maybe", perhaps)):
        if group:
            others = words.several(_holders(page, group, words), "or")
            said.append(words.say(key, card=words.card(card), others=others))
    return " ".join(said)


def _holders(page: Page, columns: Iterable[Column], words: Speaker) -> list[Name]:
    return [
        words.noun("why-envelope")
        if column is None
        else words.noun("why-you")
        if column == page.own
        else words.seat(column)
        for column in columns
    ]


def where_seen(view: View, case: Case, words: Speaker) -> str:
    """Where the viewer has seen cards of a case that can then not be in the envelope, if any."""
    return " ".join(filter(None, (_where_seen(view, card, words) for card in case.cards)))


def _where_seen(view: View, card: Card, words: Speaker) -> str:
    if card in view.hand:
        return words.say("accuse-seen", "yours", card=words.card(card))
    if card in view.open_cards:
        return words.say("accuse-seen", "open", card=words.card(card))
    for number, asked in enumerate(view.inquiries, start=1):
        if asked.seat == view.seat and asked.shown == card and asked.shower is not None:
            who = words.seat(asked.shower)
            return words.say("accuse-seen", card=words.card(card), who=who, number=number)
    return ""
