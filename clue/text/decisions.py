"""Why something is not allowed, in as much detail as the referee gave."""

from __future__ import annotations

from clue.rules import phases as ph
from clue.rules.board import Cell
from clue.rules.cards import Seat
from clue.rules.offers import Offers
from clue.rules.refusals import Refusal
from clue.text.names import Name, Span
from clue.text.speaker import Message, Speaker, named, so


def tell_refusal(refusal: Refusal, speaker: Speaker) -> str:
    """A sentence that tells more the more details are known; those that are ``None`` are not."""
    details = {"steps": refusal.steps, "distance": refusal.distance}
    known: dict[str, object] = {name: it for name, it in details.items() if it is not None}
    if refusal.seat is not None:
        known["seat"] = speaker.seat(refusal.seat)
    square = isinstance(refusal.place, Cell)
    room = refusal.room
    if room is None and not isinstance(refusal.place, Cell):
        room = refusal.place
    if room is not None:
        known["room"] = speaker.room(room)
    if refusal.card is not None:
        known["card"] = speaker.card(refusal.card)
    if refusal.open is not None:
        known["choices"] = str(ways_to_begin(refusal.open, speaker))
    facets = {*known, *(["square"] if square else [])}
    return speaker.choose(f"refusal-{refusal.why.value}", facets, **known)


def tell_phase(
    phase: ph.Phase, speaker: Speaker, seat: Seat | None = None, offers: Offers | None = None
) -> str:
    """What is awaited; with ``offers`` it names what is open to the reader."""
    return _telling(phase, speaker, seat, offers).said(speaker)


def mark_phase(
    phase: ph.Phase,
    speaker: Speaker,
    seat: Seat | None = None,
    offers: Offers | None = None,
    *,
    decided: bool = False,
) -> tuple[Span, ...]:
    """The same, with names and numbers told from the rest; who has decided is not asked."""
    telling = _telling(phase, speaker, seat, offers)
    return (telling._replace(facets={"you", "decided"}) if decided else telling).marked(speaker)


def _telling(
    phase: ph.Phase, speaker: Speaker, seat: Seat | None, offers: Offers | None
) -> Message:
    match phase:
        case ph.LayingOut():
            facets, who = so(you=phase.seat == seat), speaker.seat(phase.seat)
            return Message("phase-laying-out", facets, {"who": who})
        case ph.TurnStart():
            return _starting(phase, speaker, seat, offers)
        case ph.Moving():
            return _moving(phase, speaker, seat, offers)
        case ph.Suggesting():
            return _suggesting(phase, speaker, seat, offers)
        case ph.Answering():
            return _answering(phase, speaker, seat)
        case ph.TurnClosing():
            return _closing(phase, speaker, seat, offers)
        case ph.Over():
            return Message("phase-over", set(), {})


def _starting(
    phase: ph.TurnStart, speaker: Speaker, seat: Seat | None, offers: Offers | None
) -> Message:
    choices = str(ways_to_begin(offers, speaker)) if offers else ""  # what one does is no name
    stuck = offers is not None and not choices
    facets = so(
        you=phase.seat == seat,
        choices=bool(choices),
        trapped=stuck,
        shut=stuck and offers is not None and not offers.end_turn,
    )
    values = {"who": speaker.seat(phase.seat), "choices": choices}
    return Message("phase-turn-start", facets, values)


def ways_to_begin(offers: Offers, speaker: Speaker) -> Name:
    """The ways to begin a turn that are open; accusing always is, and goes without saying."""
    ways = [speaker.say("choice-roll")] if offers.roll else []
    if offers.destinations:
        ways.append(speaker.say("choice-walk"))
    ways += [speaker.say("choice-passage", room=speaker.room(room)) for room in offers.passages]
    if offers.suggest_in is not None:
        ways.append(speaker.say("choice-suggest", room=speaker.room(offers.suggest_in)))
    return speaker.plain(*ways, joiner="or")


def _moving(
    phase: ph.Moving, speaker: Speaker, seat: Seat | None, offers: Offers | None
) -> Message:
    places = list(offers.destinations) if offers else []
    rooms = [speaker.room(place) for place in places if not isinstance(place, Cell)]
    squares = any(isinstance(place, Cell) for place in places)
    values: dict[str, object] = {
        "who": speaker.seat(phase.seat),
        "dice": speaker.plain(*phase.dice),
        "rooms": speaker.several(rooms, "or"),
    }
    facets = so(you=phase.seat == seat, rooms=bool(rooms), squares=squares)
    return Message("phase-moving", facets, values)


def _suggesting(
    phase: ph.Suggesting, speaker: Speaker, seat: Seat | None, offers: Offers | None
) -> Message:
    facets = so(you=phase.seat == seat, decline=offers is not None and offers.decline)
    values = {"who": speaker.seat(phase.seat), "room": speaker.room(phase.room)}
    return Message("phase-suggesting", facets, values)


def _answering(phase: ph.Answering, speaker: Speaker, seat: Seat | None) -> Message:
    facets = so(you=phase.answerer == seat, yours=phase.seat == seat)
    values = {
        "who": speaker.seat(phase.answerer),
        "by": speaker.seat(phase.seat),
        **named(phase.case, speaker),
    }
    return Message("phase-answering", facets, values)


def _closing(
    phase: ph.TurnClosing, speaker: Speaker, seat: Seat | None, offers: Offers | None
) -> Message:
    facets = so(you=phase.seat == seat, accuse=offers is None or offers.accuse)
    return Message("phase-turn-closing", facets, {"who": speaker.seat(phase.seat)})
