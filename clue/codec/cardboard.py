"""A game of cardboard as it is kept: who sits, what was asked aloud, and what each seat holds."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from msgspec import Meta, Struct
from msgspec.json import Decoder

from clue.codec.notebook import NO_PHONES, NotebookLine, PhonesLine
from clue.codec.record import Slug
from clue.rules.cards import Suspect, Weapon

AskedId: TypeAlias = Annotated[str, Meta(pattern="^[a-z]{1,10}-[0-9]{1,16}$")]
"""Whose phone noted it, and that phone's own number: the same twice is noted once."""
MOST_ASKED: Final = 400
"""So many questions no game of cardboard comes to."""


class AskedLine(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What everybody at the table heard: a suggestion and who showed, or a wrong accusation."""

    id: AskedId
    asker: Suspect
    suspect: Suspect
    weapon: Weapon
    room: Slug
    shower: Suspect | None = None  # who showed a card; nobody did
    accused: bool = False  # no suggestion: an accusation that was wrong


class PrivateLines(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What only one seat knows."""

    hand: Annotated[tuple[Slug, ...], Meta(max_length=32)] = ()
    shown: Annotated[dict[AskedId, Slug], Meta(max_length=MOST_ASKED)] = {}


class CardboardGame(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Everything that is kept of it."""

    game: Annotated[str, Meta(max_length=40)]  # tells one game from the next
    edition: Slug
    seats: Annotated[tuple[Suspect, ...], Meta(min_length=2, max_length=6)]
    first: Suspect  # was dealt the first card
    spare: bool = False  # what cannot be dealt evenly lies open
    open: Annotated[tuple[Slug, ...], Meta(max_length=8)] = ()
    asked: Annotated[tuple[AskedLine, ...], Meta(max_length=MOST_ASKED)] = ()
    private: Annotated[dict[Suspect, PrivateLines], Meta(max_length=6)] = {}
    notes: Annotated[tuple[NotebookLine, ...], Meta(max_length=4000)] = ()
    phones: PhonesLine = NO_PHONES


CARDBOARD: Final = Decoder(CardboardGame)
