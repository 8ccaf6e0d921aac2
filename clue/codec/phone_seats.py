"""Who holds a hand on a phone, as the journal has it: the last line of a case counts."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from msgspec import Meta, Struct

from clue.rules.cards import Seat, Suspect

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
