"""What a cell says: to whoever hears the page, and on the slip beside it."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

import pygame

from clue.deduction.certainty import ProofStep
from clue.notebook.notes import Column, Help, Mark
from clue.notebook.page import CellContent, PrintedCell
from clue.rules.cards import Card
from clue.table.leaf import NAMES, Leaf, Sheet
from clue.table.model import GridSpot
from clue.text.notebook import Explainer
from clue.text.speaker import Speaker
from clue.ui.input.intents import Act
from clue.ui.reading.readable import PartDeed, Readable, Role
from clue.ui.table.notebook.ink import Grid
from clue.ui.widgets.base import Host
from clue.ui.widgets.paper import HEADING, KEYS, LABEL, PENCIL, TEXT, WARNING, Part, Slip

Reasons: TypeAlias = Callable[[PrintedCell], ProofStep | None]
"""Why a cell is certain; nothing while that is being found out."""


@dataclass(frozen=True)
class CellTeller:
    """Who puts a cell in words."""

    leaf: Leaf
    words: Speaker
    why: Reasons
    key: Callable[[Act], str]  # what the key for an act is called

    def of_cell(self, card: Card, column: Column) -> tuple[list[Part], bool]:
        """The paragraphs, and whether the reason is still being worked out."""
        entry = self.leaf.page.at(card, column)
        reason = self._reason(card, column, entry)
        waits = entry.known is not None and not reason
        parts = [Part(self._title(card, column), HEADING)]
        parts += self._what_is_known(entry, reason, waits=waits)
        parts += self._what_is_marked(column, entry)
        if len(parts) == 1:
            empty = "cell-empty" if self.leaf.page.help is Help.NONE else "cell-unknown"
            parts.append(Part(self.words.say(empty), TEXT))
        acts = [(Act.MARK, "cell-key-mark")]
        acts += [(Act.CLEAR, "cell-key-clear")] if entry.mark is not Mark.BLANK else []
        acts += [(Act.LOG, "cell-key-log")] if entry.numbers else []
        return [*parts, *self._keys(acts)], waits

    def of_card(self, card: Card) -> list[Part]:
        """What is written about a card."""
        words, line = self.words, self.leaf.page.notes.lines.get(card)
        parts = [Part(words.card(card).alone, HEADING)]
        if line:
            parts += [Part(words.say("cell-line"), LABEL, 8), Part(line, PENCIL, 0)]
        else:
            parts.append(Part(words.say("cell-line-none"), TEXT))
        acts = [(Act.CONFIRM, "cell-key-write")]
        acts += [(Act.CLEAR, "cell-key-clear")] if line else []
        return [*parts, *self._keys(acts)]

    def _title(self, card: Card, column: Column) -> str:
        words, own = self.words, self.leaf.page.own
        facets = {"envelope"} if column is None else {"you"} if column == own else set()
        who = words.seat(column) if column is not None else ""
        return words.choose("cell-title", facets, card=words.card(card), who=who)

    @property
    def _explainer(self) -> Explainer:
        return Explainer(self.leaf.view, self.words)

    def _reason(self, card: Card, column: Column, entry: CellContent) -> tuple[str, ...]:
        step = self.why((card, column)) if entry.known is not None else None
        return () if step is None else self._explainer.reason(step)

    def _what_is_known(
        self, entry: CellContent, reason: tuple[str, ...], *, waits: bool
    ) -> Iterator[Part]:
        say = self.words.say
        if entry.wrong:
            yield Part(say("cell-wrong"), WARNING)
        if entry.known is not None:
            printed = entry.printed is not None
            yield Part(say("cell-printed" if printed else "cell-follows"), LABEL, 8)
        if waits:
            yield Part(say("cell-thinking"), TEXT)
        yield from (Part(sentence, TEXT, 3) for sentence in reason)
        for index, number in enumerate(entry.numbers):
            yield Part(self._explainer.clause(number), TEXT, 3 if index else 8)

    def _what_is_marked(self, column: Column, entry: CellContent) -> Iterator[Part]:
        if entry.mark is not Mark.BLANK:
            facets = {"envelope"} if column is None else set()
            yield Part(self.words.say("cell-yours"), LABEL, 8)
            yield Part(self.words.choose(f"cell-mark-{entry.mark.value}", facets), PENCIL, 0)

    def _keys(self, acts: list[tuple[Act, str]]) -> list[Part]:
        named = [(self.key(act), self.words.say(key)) for act, key in acts]
        keys = tuple((key, what) for key, what in named if key)
        return [Part("", KEYS, 10, keys)] if keys else []


SLIP_AFTER: Final = 0.35
"""Seconds a hand rests on a cell before its slip comes."""


class Aside:
    """What a notebook says beside one of its cells."""

    def __init__(self, ui: Host, make: Callable[[], tuple[Slip, bool] | None]) -> None:
        self.ui = ui
        self.make = make  # the slip there would be now, and whether it waits for a reason
        self.slip: Slip | None = None
        self._due = math.inf
        self._waits = False  # for a reason that another thread is working out

    def expect(self) -> None:
        """A hand has come to rest."""
        self._due = self.ui.stage.now() + SLIP_AFTER

    def update(self, now: float) -> float:
        """Come when it is time; when to look again."""
        if self.slip is None and now >= self._due:
            self._show()
        return self._due

    def hide(self) -> None:
        """The hand is elsewhere."""
        self._due = math.inf
        self._waits = False
        if self.slip is not None:
            self.ui.damage(self.slip.reach)
            self.slip = None

    def renew(self) -> None:
        """What it tells has changed."""
        if self.slip is not None:
            self.hide()
            self._show()

    def worked_out(self) -> None:
        """Another thread has found something: perhaps what it waits for."""
        if self._waits:
            self.renew()

    def _show(self) -> None:
        self._due = math.inf
        made = self.make()
        if made is not None:
            self.slip, self._waits = made
            self.ui.damage(self.slip.reach)

    def draw(self, canvas: pygame.Surface) -> None:
        """The slip, if it is there and the clip shows it."""
        if self.slip is not None and canvas.get_clip().colliderect(self.slip.reach):
            self.slip.draw(canvas)


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
