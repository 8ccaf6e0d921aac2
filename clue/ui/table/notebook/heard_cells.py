"""The notebook's page for whoever hears it: a row for each card, and in each cell what it says."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from clue.notebook.notes import Column, Mark
from clue.notebook.page import CellContent
from clue.rules.cards import Card
from clue.table.leaf import Leaf
from clue.table.model import GridSpot
from clue.table.sheet import NAMES, Sheet
from clue.text.speaker import Speaker
from clue.ui.reading.readable import PartDeed, Readable, Role
from clue.ui.table.notebook.grid import Grid

UseSpot: TypeAlias = Callable[[GridSpot, PartDeed], None]
SAID: Final = 1024
"""So many cells' words are remembered: a sentence is made once, however often it is heard."""
_DEEDS: Final = frozenset({PartDeed.FOCUS, PartDeed.PRESS})


@dataclass(frozen=True)
class HeardPage:
    """A page, where its cells are, and what happens when one of them is used."""

    leaf: Leaf
    sheet: Sheet
    words: Speaker
    grid: Grid
    here: GridSpot | None  # where the keys are
    use: UseSpot

    def rows(self) -> Iterator[Readable]:
        """From the first card to the last; its name can be pressed to write a line about it."""
        for row, line in enumerate(self.sheet.rows):
            if line.card is None:
                yield Readable(Role.LABEL, line.words)
                continue
            cells = [
                self._cell(line.card, column, (at, row))
                for at, column in enumerate(self.sheet.columns)
            ]
            parts = (self._name(line.card, (NAMES, row)), *cells)
            yield Readable(Role.ROW, self.words.card(line.card).alone, parts=parts)

    def _name(self, card: Card, spot: GridSpot) -> Readable:
        line = self.leaf.page.notes.lines.get(card, "")
        told = self.words.say("reader-line", line=line) if line else ""
        return self._at(spot, self.words.card(card).alone, told)

    def _cell(self, card: Card, column: Column, spot: GridSpot) -> Readable:
        page, words = self.leaf.page, self.words
        own = column is not None and column == page.own
        name = _cell_name(words, card, column, own=own)
        return self._at(spot, name, _cell_words(words, page.at(card, column), column is None))

    def _at(self, spot: GridSpot, name: str, told: str) -> Readable:
        box = self.grid.box(*spot)

        def do(deed: PartDeed, text: str) -> None:
            del text
            self.use(spot, deed)

        return Readable(
            Role.CELL,
            name,
            told,
            box=(box.x, box.y, box.width, box.height),
            focused=spot == self.here,
            does=_DEEDS,
            do=do,
        )


@lru_cache(maxsize=SAID)
def _cell_name(words: Speaker, card: Card, column: Column, *, own: bool) -> str:
    facets = {"envelope"} if column is None else {"you"} if own else set()
    who = words.seat(column) if column is not None else ""
    return words.choose("reader-cell", facets, card=words.card(card).alone, who=who)


@lru_cache(maxsize=SAID)
def _cell_words(words: Speaker, entry: CellContent, envelope: bool) -> str:
    return str(words.plain(*what_stands(entry, words, envelope=envelope), joiner="pauses"))


def what_stands(entry: CellContent, words: Speaker, *, envelope: bool) -> list[str]:
    """Each layer of a cell in a few words: what is known, what is open, one's own note."""
    facets = {"envelope"} if envelope else set()
    found = []
    if entry.known is not None:
        layer = "cell-printed" if entry.printed is not None else "cell-follows"
        what = words.choose("reader-has" if entry.known else "reader-has-not", facets)
        found.append(words.say("reader-layer", layer=words.say(layer), what=what))
    if entry.numbers:
        numbers = words.plain(*map(str, entry.numbers))
        found.append(words.say("reader-numbers", numbers=numbers))
    if entry.mark is not Mark.BLANK:
        what = words.choose(f"cell-mark-{entry.mark.value}", facets)
        found.append(words.say("reader-layer", layer=words.say("cell-yours"), what=what))
    return found
