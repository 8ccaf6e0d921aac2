"""What is kept beside the actions: marks, written lines, levels of help, and hands on phones."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping
from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import replace

from clue.codec.record import Number, Slug, card_of
from clue.notebook.notes import LONGEST_LINE, Help, Mark, Notes
from clue.rules.cards import SUSPECTS, Card, Seat, Suspect


class MarkLine(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="mark"):
    """A mark in a notebook; an empty one rubs it out."""

    seat: Suspect  # whose notebook
    card: Slug
    column: Suspect | None  # none is the envelope's
    mark: Literal["no", "yes", "maybe", ""]

    @property
    def place(self) -> Hashable:
        """What a later line of the same place replaces."""
        return self.seat, self.card, self.column

    @property
    def blank(self) -> bool:
        """Whether it only rubs out."""
        return not self.mark

    def rubbed_out(self) -> MarkLine:
        """The line that undoes it."""
        return replace(self, mark="")


class NoteLine(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="note"):
    """Words beside a card; empty ones rub the line out."""

    seat: Suspect
    card: Slug
    text: Annotated[str, Meta(max_length=LONGEST_LINE)]

    @property
    def place(self) -> Hashable:
        """What a later line of the same place replaces."""
        return self.seat, self.card

    @property
    def blank(self) -> bool:
        """Whether it only rubs out."""
        return not self.text

    def rubbed_out(self) -> NoteLine:
        """The line that undoes it."""
        return replace(self, text="")


class HelpLine(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="help"):
    """How much a seat's notebook fills in by itself; empty: what the settings say."""

    seat: Suspect
    help: Literal["none", "facts", "deduction", ""]

    @property
    def place(self) -> Hashable:
        """What a later line of the same place replaces."""
        return self.seat

    @property
    def blank(self) -> bool:
        """Whether it only goes back to the settings."""
        return not self.help

    def rubbed_out(self) -> HelpLine:
        """The line that undoes it."""
        return replace(self, help="")


class HintsLine(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="hints"):
    """How many hints a seat has asked for by now."""

    seat: Suspect
    count: Number

    @property
    def place(self) -> Hashable:
        """What a later line of the same place replaces."""
        return self.seat, "hints"

    @property
    def blank(self) -> bool:
        """Whether there were none."""
        return not self.count

    def rubbed_out(self) -> HintsLine:
        """The line that undoes it."""
        return replace(self, count=0)


NotebookLine: TypeAlias = MarkLine | NoteLine | HelpLine | HintsLine
"""Everything a player can put into a notebook."""


class PencilledLine(Struct, frozen=True, forbid_unknown_fields=True):
    """A line of a notebook, and how many actions had been done when it was written."""

    after: Number
    line: NotebookLine


WrittenLines: TypeAlias = dict[Hashable, NotebookLine]
"""What stands where, in all notebooks."""


def written(notebooks: Mapping[Seat, Notes]) -> WrittenLines:
    """Everything in the notebooks, in an order that tells nothing of when it was written."""
    lines = (line for seat in SUSPECTS if seat in notebooks for line in _of(seat, notebooks[seat]))
    return {line.place: line for line in lines}


def _of(seat: Seat, notes: Notes) -> Iterator[NotebookLine]:
    if notes.help is not None:
        yield HelpLine(seat, notes.help.value)
    if notes.hints:
        yield HintsLine(seat, notes.hints)
    for card, text in sorted(notes.lines.items(), key=lambda item: _order(item[0])):
        yield NoteLine(seat, card, text)
    cells = sorted(notes.marks, key=lambda cell: (_order(cell[0]), cell[1] or ""))
    for card, column in cells:
        if (mark := notes.marks[card, column]) is not Mark.BLANK:
            yield MarkLine(seat, card, column, mark.value)


def _order(card: Card) -> str:
    return str(card)


def news(before: WrittenLines, after: WrittenLines) -> list[NotebookLine]:
    """The lines that lead from one state of the notebooks to another."""
    gone = [line.rubbed_out() for place, line in before.items() if place not in after]
    return [*gone, *(line for place, line in after.items() if before.get(place) != line)]


def notes_at(lines: Iterable[PencilledLine], number: int) -> dict[Seat, Notes]:
    """The notebooks as they were before an action."""
    found: dict[Seat, Notes] = {}
    read_into(found, tuple(one.line for one in lines if one.after <= number))
    return found


def read_into(notebooks: dict[Seat, Notes], lines: tuple[NotebookLine, ...]) -> None:
    """Write kept lines into notebooks again."""
    for line in lines:
        notes = notebooks.get(line.seat, Notes())
        match line:
            case MarkLine(_, card, column, mark):
                notes = notes.marked(card_of(card), column, Mark(mark))
            case NoteLine(_, card, text):
                notes = notes.written(card_of(card), text)
            case HelpLine(_, level):
                notes = notes.helped(Help(level) if level else None)
            case HintsLine(_, count):
                notes = notes.hinted(count)
        notebooks[line.seat] = notes


HashText: TypeAlias = Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")]
LanguageText: TypeAlias = Annotated[str, Meta(pattern="^[a-z-]{0,12}$")]


class PhoneEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """One seat's phone: what it proves itself by, never the proof itself."""

    token: HashText = ""  # SHA-256 of what the phone keeps; empty: none has come yet
    language: LanguageText = ""  # empty: the table's


class PhonesLine(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="phones"):
    """The seats whose hands are on phones from now on, and the port the phones know."""

    port: Annotated[int, Meta(ge=0, le=65535)] = 0  # nought: none has been opened yet
    seats: Annotated[dict[Suspect, PhoneEntry], Meta(max_length=6)] = {}


NO_PHONES: Final = PhonesLine()


def with_phone(line: PhonesLine, seat: Seat, entry: PhoneEntry | None) -> PhonesLine:
    """The same with a seat's phone, or without it.

    >>> red = Suspect.SCARLET
    >>> one = with_phone(NO_PHONES, red, PhoneEntry(language='fr'))
    >>> one.seats[red].language, with_phone(one, red, None) == NO_PHONES
    ('fr', True)
    """
    seats = {other: kept for other, kept in line.seats.items() if other != seat}
    if entry is not None:
        seats[seat] = entry
    return PhonesLine(line.port, seats)
