"""What is said of each seat all the time, and of a card, a seat or the envelope when one asks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import Final, TypeAlias

from clue.players.names import HUMAN, is_program
from clue.rules.cards import SUSPECTS, WEAPONS, Card, Seat, Suspect, Weapon
from clue.rules.view import View
from clue.table.leaf import NO_HINT, Hint
from clue.table.model import SeatInfo, TableModel
from clue.text.speaker import Speaker


@dataclass(frozen=True)
class SeatLine:
    """What a seat's panel says; all of it public."""

    seat: Seat
    name: str  # the suspect
    player: str  # the person, or the kind of computer player
    cards: int
    brief: tuple[str, str] = ("", "")  # both names where they have no room: Plum, Inspector
    state: str = ""  # playing, thinking, out: in words
    brief_state: str = ""  # the same in one word
    turn: bool = False
    out: bool = False


def seat_lines(model: TableModel, words: Speaker) -> tuple[SeatLine, ...]:
    """A line for every seat, clockwise."""
    return tuple(_line(model, info, words) for info in model.company)


def _line(model: TableModel, info: SeatInfo, words: Speaker) -> SeatLine:
    view, seat = model.public, info.seat
    out, turn = seat in view.eliminated, view.phase.seat == seat
    name, player, brief = _names(info, words, alone=model.here == (seat,))
    return SeatLine(
        seat=seat,
        name=name,
        player=player,
        cards=view.hand_size(seat) if view.seats else 0,
        brief=brief,
        state=_state(model, info, words, out=out, turn=turn),
        brief_state=words.say("table-seat-out", "short") if out else "",
        turn=turn,
        out=out,
    )


@lru_cache(maxsize=64)  # asked for at every event
def _names(info: SeatInfo, words: Speaker, *, alone: bool) -> tuple[str, str, tuple[str, str]]:
    """The suspect, the player, and both in brief."""
    player, suspect = _player(info, words, alone=alone), words.card(info.seat)
    return str(suspect.listed), player, (suspect.short, _kind(info, words) or player)


def _player(info: SeatInfo, words: Speaker, *, alone: bool) -> str:
    """A person by name, whoever gave none as you or one of several; a computer by its kind."""
    if info.player == HUMAN:  # who watches a case again sees people play as well
        name = str(words.player(info.seat))
        own = name != str(words.card(info.seat))
        if info.phone is not None and not info.here:
            kind = str(words.noun("kind-phone"))
            return words.say("table-seat-phone", name=name) if own else kind
        if own:
            return words.say("table-seat-person", name=name)
        return words.say("table-seat-you") if alone else str(words.noun("kind-human"))
    if is_program(info.player):
        return words.choose("guest-seat", ["gone"] if info.gone else [], name=info.name)
    return words.say("table-seat-computer", kind=_kind(info, words))


def _kind(info: SeatInfo, words: Speaker) -> str:
    """What a computer or a program is called by itself."""
    if info.player == HUMAN:
        return ""
    if is_program(info.player):
        return info.name
    return str(words.noun(f"kind-{info.player.partition(':')[0]}"))


def _state(model: TableModel, info: SeatInfo, words: Speaker, *, out: bool, turn: bool) -> str:
    deciding = model.public.phase.decider == info.seat
    if model.playing is not None and not model.playing.held:  # what was decided is being played
        deciding = deciding and (info.here or info.phone is not None)
    if out:
        return words.say("table-seat-out")
    if deciding and not info.here and info.phone is None:
        return words.say("table-seat-thinking")
    if deciding and not turn:
        return words.say("table-seat-deciding")
    return words.say("table-seat-turn") if turn else ""


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
