"""What may be said aloud of an event: what everybody at the table may know, and no more."""

from __future__ import annotations

from clue.rules import events as ev
from clue.text.events import tell
from clue.text.speaker import Speaker

_SILENT = (ev.Awaited, ev.TurnEnded, ev.HandDealt)


def spoken(event: ev.Event, words: Speaker) -> str:
    """The event as a bystander would tell it, nobody being "you"; empty if it goes without saying.

    A private part of it never reaches a voice that fills the room.
    """
    if isinstance(event, _SILENT):
        return ""
    return tell(ev.redact(event, None), words, None)
