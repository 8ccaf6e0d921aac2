"""What happened, as a sentence for whoever reads it.

An event says here only what it carries: give the events as the reader's seat saw them
(``redact``), and the sentence tells no more than that seat may know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from clue.rules import events as ev
from clue.rules.board import Cell, Place
from clue.rules.cards import Card, Room, Seat
from clue.text.decisions import tell_phase
from clue.text.names import Name
from clue.text.speaker import Message, Speaker, named, so


def tell(event: ev.Event, speaker: Speaker, seat: Seat | None = None) -> str:
    """A sentence for an event; ``seat`` is the reader's own, who is then called "you"."""
    if isinstance(event, ev.Awaited):
        return tell_phase(event.phase, speaker, seat)
    return _TELLINGS[type(event)](event, speaker, seat).said(speaker)


def _cards(cards: Iterable[Card] | None, speaker: Speaker) -> Name:
    return speaker.several(speaker.card(card) for card in cards or ())


def _began(event: ev.GameBegan, speaker: Speaker, _: Seat | None) -> Message:
    values: dict[str, object] = {
        "count": len(event.seats),
        "seats": speaker.several(speaker.seat(seat) for seat in event.seats),
        "hands": speaker.plain(*event.hand_sizes, joiner="numbers"),
        "cards": _cards(event.open_cards, speaker),
    }
    return Message("event-game-began", so(open=bool(event.open_cards)), values)


def _dealt(event: ev.HandDealt, speaker: Speaker, seat: Seat | None) -> Message:
    facets = so(you=event.seat == seat, cards=event.cards is not None)
    cards = _cards(event.cards, speaker)
    return Message("event-hand-dealt", facets, {"who": speaker.seat(event.seat), "cards": cards})


def _turn_began(event: ev.TurnBegan, speaker: Speaker, seat: Seat | None) -> Message:
    values = {"who": speaker.seat(event.seat), "number": event.number}
    return Message("event-turn-began", so(you=event.seat == seat), values)


def _rolled(event: ev.Rolled, speaker: Speaker, seat: Seat | None) -> Message:
    facets = so(you=event.seat == seat, one=len(event.dice) == 1)
    values: dict[str, object] = {
        "who": speaker.seat(event.seat),
        "dice": speaker.plain(*event.dice),
        "total": sum(event.dice),
    }
    return Message("event-rolled", facets, values)


def _moved(event: ev.Moved, speaker: Speaker, seat: Seat | None) -> Message:
    room, left = _room_or_none(event.to), _room_or_none(event.origin)
    facets = so(you=event.seat == seat, room=room is not None, left=left is not None)
    values: dict[str, object] = {"who": speaker.seat(event.seat), "steps": len(event.route)}
    if room is not None:
        values["room"] = speaker.room(room)
    if left is not None:
        values["left"] = speaker.room(left)
    return Message("event-moved", facets, values)


def _room_or_none(place: Place) -> Room | None:
    return None if isinstance(place, Cell) else place


def _took_passage(event: ev.TookPassage, speaker: Speaker, seat: Seat | None) -> Message:
    values = {
        "who": speaker.seat(event.seat),
        "left": speaker.room(event.origin),
        "room": speaker.room(event.to),
    }
    return Message("event-took-passage", so(you=event.seat == seat), values)


def _weapon_moved(event: ev.WeaponMoved, speaker: Speaker, _: Seat | None) -> Message:
    values = {"weapon": speaker.card(event.weapon), "room": speaker.room(event.room)}
    return Message("event-weapon-moved", set(), values)


def _weapon_laid(event: ev.WeaponLaid, speaker: Speaker, seat: Seat | None) -> Message:
    values = {
        "who": speaker.seat(event.seat),
        "weapon": speaker.card(event.weapon),
        "room": speaker.room(event.room),
    }
    return Message("event-weapon-laid", so(you=event.seat == seat), values)


def _showed(event: ev.Showed, speaker: Speaker, seat: Seat | None) -> Message:
    facets = so(you=event.seat == seat, toyou=event.to == seat, card=event.card is not None)
    values: dict[str, object] = {"who": speaker.seat(event.seat), "to": speaker.seat(event.to)}
    if event.card is not None:
        values["card"] = speaker.card(event.card)
    return Message("event-showed", facets, values)


def _failed(event: ev.AccusationFailed, speaker: Speaker, seat: Seat | None) -> Message:
    facets = so(you=event.seat == seat, case=event.envelope is not None)
    case = named(event.envelope, speaker) if event.envelope else {}
    values = {"who": speaker.seat(event.seat), **case}
    return Message("event-accusation-failed", facets, values)


_ENDINGS = {
    ev.Ending.SOLVED: "solved",
    ev.Ending.LAST_STANDING: "last",
    ev.Ending.UNSOLVED: "unsolved",
}


def _ended(event: ev.GameEnded, speaker: Speaker, seat: Seat | None) -> Message:
    facets = {_ENDINGS[event.ending]}
    values = named(event.envelope, speaker)
    if event.winner is not None:
        values["who"] = speaker.seat(event.winner)
        facets |= so(you=event.winner == seat)
    return Message("event-game-ended", facets, values)


_Teller = Callable[[Any, Speaker, Seat | None], Message]


def _plain(key: str) -> _Teller:
    """An event that names its seat, and perhaps a room."""

    def teller(event: Any, speaker: Speaker, seat: Seat | None) -> Message:
        values: dict[str, object] = {"who": speaker.seat(event.seat)}
        if hasattr(event, "room"):
            values["room"] = speaker.room(event.room)
        return Message(key, so(you=event.seat == seat), values)

    return teller


def _named_case(key: str) -> _Teller:
    """An event in which a seat names a case aloud."""

    def teller(event: Any, speaker: Speaker, seat: Seat | None) -> Message:
        values = {"who": speaker.seat(event.seat), **named(event.case, speaker)}
        return Message(key, so(you=event.seat == seat), values)

    return teller


def _pawn_moved(key: str) -> _Teller:
    """An event in which a pawn is moved by others."""

    def teller(event: Any, speaker: Speaker, seat: Seat | None) -> Message:
        values = {"who": speaker.seat(event.suspect), "room": speaker.room(event.room)}
        return Message(key, so(toyou=event.suspect == seat), values)

    return teller


_TELLINGS: Mapping[type, _Teller] = {
    ev.GameBegan: _began,
    ev.HandDealt: _dealt,
    ev.WeaponLaid: _weapon_laid,
    ev.TurnBegan: _turn_began,
    ev.Rolled: _rolled,
    ev.Moved: _moved,
    ev.CouldNotMove: _plain("event-could-not-move"),
    ev.TookPassage: _took_passage,
    ev.Suggested: _named_case("event-suggested"),
    ev.PawnSummoned: _pawn_moved("event-pawn-summoned"),
    ev.WeaponMoved: _weapon_moved,
    ev.DeclinedToSuggest: _plain("event-declined-to-suggest"),
    ev.HadNone: _plain("event-had-none"),
    ev.Showed: _showed,
    ev.NobodyDisproved: _named_case("event-nobody-disproved"),
    ev.Accused: _named_case("event-accused"),
    ev.AccusationFailed: _failed,
    ev.DoorCleared: _pawn_moved("event-door-cleared"),
    ev.TurnEnded: _plain("event-turn-ended"),
    ev.GameEnded: _ended,
}
