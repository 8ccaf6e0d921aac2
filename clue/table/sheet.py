"""The detective's sheet: a row for each card, a column for each seat and the envelope."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from clue.notebook.notes import Column
from clue.notebook.page import PrintedCell
from clue.rules.cards import SUSPECTS, WEAPONS, Card, Kind, Room, Seat
from clue.rules.view import View
from clue.table.model import GridSpot
from clue.text.speaker import Speaker

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
