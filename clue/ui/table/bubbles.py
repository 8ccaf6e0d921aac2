"""What is said aloud at the table, as a few words in a bubble beside the seat that says it."""

from __future__ import annotations

from clue.rules import events as ev
from clue.rules.cards import Case, Seat
from clue.text.speaker import Speaker

_SILENT_KEYS = {
    ev.HadNone: "bubble-none",
    ev.Showed: "bubble-show",
    ev.NobodyDisproved: "bubble-nobody",
    ev.DeclinedToSuggest: "bubble-decline",
    ev.CouldNotMove: "bubble-stuck",
    ev.TookPassage: "bubble-passage",
    ev.AccusationFailed: "bubble-wrong",
}
_CASE_KEYS = {ev.Suggested: "bubble-suggest", ev.Accused: "bubble-accuse"}


def said(event: ev.Event, words: Speaker) -> tuple[Seat, str] | None:
    """Who says what when this happens; ``None`` when nobody speaks."""
    if isinstance(event, ev.GameEnded):
        solved = event.ending is ev.Ending.SOLVED and event.winner is not None
        return (event.winner, words.say("bubble-right")) if solved and event.winner else None
    if key := _CASE_KEYS.get(type(event)):
        return event.seat, words.say(key, **_named(event.case, words))  # type: ignore[union-attr]
    if key := _SILENT_KEYS.get(type(event)):
        return event.seat, words.say(key)  # type: ignore[union-attr]
    return None


def _named(case: Case, words: Speaker) -> dict[str, object]:
    return {
        "suspect": words.card(case.suspect),
        "weapon": words.card(case.weapon),
        "room": words.room(case.room),
    }
