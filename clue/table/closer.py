"""A closer look: what may be said of a card, a piece, a seat or the envelope when one asks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final, TypeAlias

from clue.rules.cards import SUSPECTS, WEAPONS, Card, Seat, Suspect, Weapon
from clue.rules.view import View
from clue.table.leaf import NO_HINT, Hint
from clue.table.model import TableModel
from clue.table.seats import seat_lines
from clue.text.speaker import Speaker

NO_HINTS: Final[Mapping[Card, Hint]] = {}


class Sealed(Enum):
    """What is no card."""

    ENVELOPE = "envelope"


Subject: TypeAlias = Card | Sealed
"""A suspect is card, pawn and seat in one; a weapon card and piece; a room card and place."""


@dataclass(frozen=True)
class Account:
    """What is said of a thing: its name, and a few sentences."""

    thing: Subject
    title: str
    lines: tuple[str, ...]


def things(model: TableModel) -> tuple[Subject, ...]:
    """Everything that can be looked at, one's own cards first."""
    view = model.view
    cards = view.board.deck.cards
    hand = tuple(card for card in cards if card in view.hand)
    return (*hand, Sealed.ENVELOPE, *(card for card in cards if card not in hand))


def closer(
    thing: Subject, model: TableModel, words: Speaker, hints: Mapping[Card, Hint] = NO_HINTS
) -> Account:
    """All of it; ``hints`` are what the viewer's notebook says of cards."""
    if isinstance(thing, Sealed):
        title = words.say("closer-envelope-title")
        return Account(thing, title, (words.say("closer-envelope"),))
    lines = [
        *_public(thing, model, words),
        _known(thing, model.view, words, hints.get(thing, NO_HINT)),
    ]
    return Account(thing, str(words.card(thing).listed), tuple(filter(None, lines)))


def glance(thing: Subject, model: TableModel, words: Speaker, *, held: bool = False) -> str:
    """One line of it, for whoever only points there; of a card in hand, who has seen it."""
    told = closer(thing, model, words)
    if held and not isinstance(thing, Sealed):
        return f"{told.title}: {_known(thing, model.view, words, NO_HINT)}"
    return ": ".join((told.title, *told.lines[:1]))


def seen_by(card: Card, view: View) -> tuple[Seat, ...]:
    """To whom the viewer has shown a card of the viewer's own, in the order of the table."""
    seen = {i.seat for i in view.inquiries if i.shower == view.seat and i.shown == card}
    return tuple(seat for seat in view.seats if seat in seen)


def shown_to(card: Card, view: View, words: Speaker) -> str:
    """To whom the viewer has shown a card of the viewer's own."""
    seen = seen_by(card, view)
    if not seen:
        return words.say("closer-hand")
    who = words.several([words.seat(seat) for seat in seen])
    return words.say("closer-hand", "shown", who=who)


def _public(card: Card, model: TableModel, words: Speaker) -> list[str]:
    """What everybody can see of it."""
    view = model.public
    if isinstance(card, Suspect):
        return [*_seat(card, model, words), _pawn(card, view, words)]
    if isinstance(card, Weapon):
        place = view.weapons[WEAPONS.index(card)] if view.weapons else None
        return [words.say("closer-weapon", room=words.room(place))] if place is not None else []
    here = [words.card(one) for one in SUSPECTS if view.pawns and view.place_of(one) == card]
    inside = words.say("closer-room", who=words.several(here)) if here else ""
    ways = [words.room(to) for to in view.board.passages_of.get(card, ())]
    return [
        inside or words.say("closer-room", "empty"),
        *(words.say("closer-passage", room=room) for room in ways),
    ]


def _seat(suspect: Suspect, model: TableModel, words: Speaker) -> list[str]:
    """Who plays it, with how many cards, and how that seat has answered so far."""
    line = next((one for one in seat_lines(model, words) if one.seat == suspect), None)
    if line is None:
        return [words.say("closer-nobody")]
    asked = model.public.inquiries
    said = [
        words.say("closer-plays", player=line.player, count=line.cards),
        words.say(
            "closer-answers",
            shown=sum(inquiry.shower == suspect for inquiry in asked),
            none=sum(suspect in inquiry.had_none for inquiry in asked),
        ),
    ]
    return [*said, words.say("closer-out")] if line.out else said


def _pawn(suspect: Suspect, view: View, words: Speaker) -> str:
    if not view.pawns:
        return ""
    place = view.place_of(suspect)
    if isinstance(place, str):
        return words.say("closer-pawn", room=words.room(place))
    return words.say("closer-pawn", "corridor")


def _known(card: Card, view: View, words: Speaker, hint: Hint) -> str:
    """What the viewer knows of the card."""
    if card in view.hand:
        return shown_to(card, view, words)
    if card in view.open_cards:
        return words.say("closer-open")
    for number, asked in enumerate(view.inquiries, start=1):
        if asked.seat == view.seat and asked.shown == card and asked.shower is not None:
            return words.say("closer-seen", who=words.seat(asked.shower), number=number)
    noted = words.say("closer-noted", said=hint.text) if hint.text else ""
    return " ".join(filter(None, (noted, hint.about)))
