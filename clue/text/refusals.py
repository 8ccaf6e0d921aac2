"""Why something is not allowed, in as much detail as the referee gave."""

from __future__ import annotations

from clue.rules.board import Cell
from clue.rules.refusals import Refusal
from clue.text.phases import ways_to_begin
from clue.text.speaker import Speaker


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
