"""What happened, what is awaited and why not, each as a sentence for whoever reads it.

An event says here only what it carries: give the events as the reader's seat saw them
(``redact``), and the sentence tells no more than that seat may know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from clue.rules import events as ev
from clue.rules import phases as ph
from clue.rules.board import Cell, Place
from clue.rules.cards import Card, Case, Room, Seat
from clue.rules.legal import Offers
from clue.rules.refusals import Refusal
from clue.text.names import Name
from clue.text.speaker import Speaker


class Telling(NamedTuple):
    """How an event is told: its message, what is so of it, and what it names."""

    key: str
    facets: set[str]
    values: Mapping[str, object]


def tell(event: ev.Event, speaker: Speaker, seat: Seat | None = None) -> str:
    """A sentence for an event; ``seat`` is the reader's own, who is then called "you"."""
    if isinstance(event, ev.Awaited):
        return tell_phase(event.phase, speaker, seat)
    told = _TELLINGS[type(event)](event, speaker, seat)
    return speaker.choose(told.key, told.facets, **told.values)


def tell_phase(
    phase: ph.Phase, speaker: Speaker, seat: Seat | None = None, offers: Offers | None = None
) -> str:
    """The one thing the table waits for; with ``offers`` it names what is open to the reader."""
    told = phase_telling(phase, speaker, seat, offers)
    return speaker.choose(told.key, told.facets, **told.values)


def phase_telling(
    phase: ph.Phase, speaker: Speaker, seat: Seat | None = None, offers: Offers | None = None
) -> Telling:
    """The same before it is put in words, for a screen that wants names in gold."""
    return _PHASES[type(phase)](phase, speaker, seat, offers)


def tell_refusal(refusal: Refusal, speaker: Speaker) -> str:
    """Why something is not allowed, with as many details as the referee gave."""
    return explain(
        speaker,
        f"refusal-{refusal.why.value}",
        seat=refusal.seat,
        place=refusal.place,
        room=refusal.room,
        card=refusal.card,
        steps=refusal.steps,
        distance=refusal.distance,
    )


def explain(
    speaker: Speaker,
    key: str,
    *,
    seat: Seat | None = None,
    place: Place | None = None,
    room: Room | None = None,
    card: Card | None = None,
    **details: object,
) -> str:
    """A message that tells more the more details are known; those that are ``None`` are not."""
    known = {name: value for name, value in details.items() if value is not None}
    if seat is not None:
        known["seat"] = speaker.seat(seat)
    if room is None and place is not None and not isinstance(place, Cell):
        room = place
    if room is not None:
        known["room"] = speaker.room(room)
    if card is not None:
        known["card"] = speaker.card(card)
    facets = {*known, *(["square"] if isinstance(place, Cell) else [])}
    return speaker.choose(key, facets, **known)


# -- events ----------------------------------------------------------------------------------------


def _yes(**facets: bool) -> set[str]:
    return {name for name, holds in facets.items() if holds}


def _cards(speaker: Speaker, cards: Iterable[Card] | None) -> Name:
    return speaker.several(speaker.card(card) for card in cards or ())


def _case(speaker: Speaker, case: Case) -> dict[str, object]:
    return {
        "suspect": speaker.card(case.suspect),
        "weapon": speaker.card(case.weapon),
        "room": speaker.room(case.room),
    }


def _began(event: ev.GameBegan, speaker: Speaker, _: Seat | None) -> Telling:
    values: dict[str, object] = {
        "count": len(event.seats),
        "seats": speaker.several(speaker.seat(seat) for seat in event.seats),
        "hands": speaker.plain(*event.hand_sizes, joiner="dots"),
        "cards": _cards(speaker, event.open_cards),
    }
    return Telling("event-game-began", _yes(open=bool(event.open_cards)), values)


def _dealt(event: ev.HandDealt, speaker: Speaker, seat: Seat | None) -> Telling:
    facets = _yes(you=event.seat == seat, cards=event.cards is not None)
    cards = _cards(speaker, event.cards)
    return Telling("event-hand-dealt", facets, {"who": speaker.seat(event.seat), "cards": cards})


def _turn_began(event: ev.TurnBegan, speaker: Speaker, seat: Seat | None) -> Telling:
    values = {"who": speaker.seat(event.seat), "number": event.number}
    return Telling("event-turn-began", _yes(you=event.seat == seat), values)


def _rolled(event: ev.Rolled, speaker: Speaker, seat: Seat | None) -> Telling:
    facets = _yes(you=event.seat == seat, one=len(event.dice) == 1)
    values: dict[str, object] = {
        "who": speaker.seat(event.seat),
        "dice": speaker.plain(*event.dice),
        "total": sum(event.dice),
    }
    return Telling("event-rolled", facets, values)


def _moved(event: ev.Moved, speaker: Speaker, seat: Seat | None) -> Telling:
    room, left = _room_or_none(event.to), _room_or_none(event.origin)
    facets = _yes(you=event.seat == seat, room=room is not None, left=left is not None)
    values: dict[str, object] = {"who": speaker.seat(event.seat), "steps": len(event.route)}
    if room is not None:
        values["room"] = speaker.room(room)
    if left is not None:
        values["left"] = speaker.room(left)
    return Telling("event-moved", facets, values)


def _room_or_none(place: Place) -> Room | None:
    return None if isinstance(place, Cell) else place


def _took_passage(event: ev.TookPassage, speaker: Speaker, seat: Seat | None) -> Telling:
    values = {
        "who": speaker.seat(event.seat),
        "left": speaker.room(event.origin),
        "room": speaker.room(event.to),
    }
    return Telling("event-took-passage", _yes(you=event.seat == seat), values)


def _weapon_moved(event: ev.WeaponMoved, speaker: Speaker, _: Seat | None) -> Telling:
    values = {"weapon": speaker.card(event.weapon), "room": speaker.room(event.room)}
    return Telling("event-weapon-moved", set(), values)


def _showed(event: ev.Showed, speaker: Speaker, seat: Seat | None) -> Telling:
    facets = _yes(you=event.seat == seat, toyou=event.to == seat, card=event.card is not None)
    values: dict[str, object] = {"who": speaker.seat(event.seat), "to": speaker.seat(event.to)}
    if event.card is not None:
        values["card"] = speaker.card(event.card)
    return Telling("event-showed", facets, values)


def _failed(event: ev.AccusationFailed, speaker: Speaker, seat: Seat | None) -> Telling:
    facets = _yes(you=event.seat == seat, case=event.envelope is not None)
    case = _case(speaker, event.envelope) if event.envelope else {}
    values = {"who": speaker.seat(event.seat), **case}
    return Telling("event-accusation-failed", facets, values)


_ENDINGS = {
    ev.Ending.SOLVED: "solved",
    ev.Ending.LAST_STANDING: "last",
    ev.Ending.UNSOLVED: "unsolved",
}


def _ended(event: ev.GameEnded, speaker: Speaker, seat: Seat | None) -> Telling:
    facets = {_ENDINGS[event.ending]}
    values = _case(speaker, event.envelope)
    if event.winner is not None:
        values["who"] = speaker.seat(event.winner)
        facets |= _yes(you=event.winner == seat)
    return Telling("event-game-ended", facets, values)


_Teller = Callable[[Any, Speaker, Seat | None], Telling]


def _plain(key: str) -> _Teller:
    """An event that names its seat, and perhaps a room."""

    def teller(event: Any, speaker: Speaker, seat: Seat | None) -> Telling:
        values: dict[str, object] = {"who": speaker.seat(event.seat)}
        if hasattr(event, "room"):
            values["room"] = speaker.room(event.room)
        return Telling(key, _yes(you=event.seat == seat), values)

    return teller


def _named_case(key: str) -> _Teller:
    """An event in which a seat names a case aloud."""

    def teller(event: Any, speaker: Speaker, seat: Seat | None) -> Telling:
        values = {"who": speaker.seat(event.seat), **_case(speaker, event.case)}
        return Telling(key, _yes(you=event.seat == seat), values)

    return teller


def _pawn_moved(key: str) -> _Teller:
    """An event in which a pawn is moved by others."""

    def teller(event: Any, speaker: Speaker, seat: Seat | None) -> Telling:
        values = {"who": speaker.seat(event.suspect), "room": speaker.room(event.room)}
        return Telling(key, _yes(toyou=event.suspect == seat), values)

    return teller


_TELLINGS: Mapping[type, _Teller] = {
    ev.GameBegan: _began,
    ev.HandDealt: _dealt,
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


# -- phases ----------------------------------------------------------------------------------------


def _starting(
    phase: ph.TurnStart, speaker: Speaker, seat: Seat | None, offers: Offers | None
) -> Telling:
    choices = _choices(speaker, offers) if offers else []
    facets = _yes(
        you=phase.seat == seat, choices=bool(choices), trapped=offers is not None and not choices
    )
    values = {"who": speaker.seat(phase.seat), "choices": speaker.plain(*choices, joiner="or")}
    return Telling("phase-turn-start", facets, values)


def _choices(speaker: Speaker, offers: Offers) -> list[str]:
    """The ways to begin a turn that are open; accusing always is, and goes without saying."""
    ways = [speaker.say("choice-roll")] if offers.roll else []
    ways += [speaker.say("choice-passage", room=speaker.room(room)) for room in offers.passages]
    if offers.suggest_in is not None:
        ways.append(speaker.say("choice-suggest", room=speaker.room(offers.suggest_in)))
    return ways


def _moving(
    phase: ph.Moving, speaker: Speaker, seat: Seat | None, offers: Offers | None
) -> Telling:
    places = list(offers.destinations) if offers else []
    rooms = [speaker.room(place) for place in places if not isinstance(place, Cell)]
    squares = any(isinstance(place, Cell) for place in places)
    values: dict[str, object] = {
        "who": speaker.seat(phase.seat),
        "dice": speaker.plain(*phase.dice),
        "rooms": speaker.several(rooms, "or"),
    }
    facets = _yes(you=phase.seat == seat, rooms=bool(rooms), squares=squares)
    return Telling("phase-moving", facets, values)


def _suggesting(
    phase: ph.Suggesting, speaker: Speaker, seat: Seat | None, offers: Offers | None
) -> Telling:
    facets = _yes(you=phase.seat == seat, decline=offers is not None and offers.decline)
    values = {"who": speaker.seat(phase.seat), "room": speaker.room(phase.room)}
    return Telling("phase-suggesting", facets, values)


def _answering(
    phase: ph.Answering, speaker: Speaker, seat: Seat | None, _: Offers | None
) -> Telling:
    facets = _yes(you=phase.answerer == seat, yours=phase.seat == seat)
    values = {
        "who": speaker.seat(phase.answerer),
        "by": speaker.seat(phase.seat),
        **_case(speaker, phase.case),
    }
    return Telling("phase-answering", facets, values)


def _closing(
    phase: ph.TurnClosing, speaker: Speaker, seat: Seat | None, offers: Offers | None
) -> Telling:
    facets = _yes(you=phase.seat == seat, accuse=offers is None or offers.accuse)
    return Telling("phase-turn-closing", facets, {"who": speaker.seat(phase.seat)})


def _over(_: ph.Over, __: Speaker, ___: Seat | None, ____: Offers | None) -> Telling:
    return Telling("phase-over", set(), {})


_PHASES: Mapping[type, Callable[[Any, Speaker, Seat | None, Offers | None], Telling]] = {
    ph.TurnStart: _starting,
    ph.Moving: _moving,
    ph.Suggesting: _suggesting,
    ph.Answering: _answering,
    ph.TurnClosing: _closing,
    ph.Over: _over,
}
