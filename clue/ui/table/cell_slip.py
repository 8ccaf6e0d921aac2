"""What stands on the slip beside a cell: each layer by its name, and the keys that lead on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from clue.notebook.notes import Column, Help, Mark
from clue.notebook.page import Entry
from clue.rules.cards import Card
from clue.table.model import Spot
from clue.table.sheet import NAMES
from clue.ui.intents import Act
from clue.ui.table.slip import HEADING, KEYS, LABEL, PENCIL, TEXT, WARNING, Part
from clue.ui.widgets.keycap import act_label

if TYPE_CHECKING:
    from clue.ui.table.notebook import Notebook


def slip_parts(book: Notebook, spot: Spot) -> tuple[list[Part], bool]:
    """The paragraphs, and whether the reason is still being worked out."""
    if spot[0] == NAMES:
        return list(_of_card(book, book.sheet.card(spot))), False
    card, column = book.sheet.cell(spot)
    entry = book.reading.page.at(card, column)
    reason = _reason(book, card, column, entry)
    waits = entry.known is not None and not reason
    parts = [Part(_title(book, card, column), HEADING)]
    parts += _what_is_known(book, entry, reason, waits=waits)
    parts += _what_is_marked(book, column, entry)
    if len(parts) == 1:
        empty = "cell-empty" if book.reading.page.help is Help.NONE else "cell-unknown"
        parts.append(Part(book.words.say(empty), TEXT))
    acts = [(Act.MARK, "cell-key-mark")]
    acts += [(Act.CLEAR, "cell-key-clear")] if entry.mark is not Mark.BLANK else []
    acts += [(Act.LOG, "cell-key-log")] if entry.numbers else []
    return [*parts, *_keys(book, acts)], waits


def _title(book: Notebook, card: Card, column: Column) -> str:
    words, own = book.words, book.reading.page.own
    facets = {"envelope"} if column is None else {"you"} if column == own else set()
    who = words.seat(column) if column is not None else ""
    return words.choose("cell-title", facets, card=words.card(card), who=who)


def _reason(book: Notebook, card: Card, column: Column, entry: Entry) -> tuple[str, ...]:
    if entry.known is None:
        return ()
    step = book.reading.why((card, column))
    return () if step is None else book.reading.explainer.reason(step)


def _what_is_known(
    book: Notebook, entry: Entry, reason: tuple[str, ...], *, waits: bool
) -> Iterator[Part]:
    say = book.words.say
    if entry.wrong:
        yield Part(say("cell-wrong"), WARNING)
    if entry.known is not None:
        printed = entry.printed is not None
        yield Part(say("cell-printed" if printed else "cell-follows"), LABEL, 8)
    if waits:
        yield Part(say("cell-thinking"), TEXT)
    yield from (Part(sentence, TEXT, 3) for sentence in reason)
    for index, number in enumerate(entry.numbers):
        yield Part(book.reading.explainer.clause(number), TEXT, 3 if index else 8)


def _what_is_marked(book: Notebook, column: Column, entry: Entry) -> Iterator[Part]:
    if entry.mark is not Mark.BLANK:
        facets = {"envelope"} if column is None else set()
        yield Part(book.words.say("cell-yours"), LABEL, 8)
        yield Part(book.words.choose(f"cell-mark-{entry.mark.value}", facets), PENCIL, 0)


def _of_card(book: Notebook, card: Card) -> Iterator[Part]:
    words = book.words
    yield Part(words.card(card).alone, HEADING)
    line = book.reading.notes.lines.get(card)
    if line:
        yield Part(words.say("cell-line"), LABEL, 8)
        yield Part(line, PENCIL, 0)
    else:
        yield Part(words.say("cell-line-none"), TEXT)
    acts = [(Act.CONFIRM, "cell-key-write")]
    acts += [(Act.CLEAR, "cell-key-clear")] if line else []
    yield from _keys(book, acts)


def _keys(book: Notebook, acts: list[tuple[Act, str]]) -> list[Part]:
    stage = book.ui.stage
    named = [(act_label(stage, act), book.words.say(key)) for act, key in acts]
    keys = tuple((key, what) for key, what in named if key)
    return [Part("", KEYS, 10, keys)] if keys else []
