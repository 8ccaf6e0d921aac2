"""How the music follows a case: by what everybody has seen, and by nothing else.

Four numbers decide: the turn, how many suggestions were made, how many accusations failed, and how
many still play. None of them depends on what any card is.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from clue.rules.view import View

Levels = Mapping[str, float]

OPENING: Final[Levels] = {"ground": 0.42, "harmony": 0.0, "strings": 0.0, "lead": 0.0}
FIRST_QUESTIONS: Final[Levels] = {"ground": 0.5, "harmony": 0.5, "strings": 0.0, "lead": 0.0}
THINKING: Final[Levels] = {"ground": 0.8, "harmony": 0.8, "strings": 0.0, "lead": 0.8}
RESTING: Final[Levels] = {"ground": 0.5, "harmony": 0.4, "strings": 0.5, "lead": 0.0}
CLOSING_IN: Final[Levels] = {"ground": 1.0, "harmony": 1.0, "strings": 0.9, "lead": 1.0}
FEW_LEFT: Final[Levels] = {"ground": 0.5, "harmony": 0.4, "strings": 1.0, "lead": 0.9}

STAGES: Final[Mapping[str, Levels]] = {
    "opening": OPENING,
    "first questions": FIRST_QUESTIONS,
    "thinking": THINKING,
    "resting": RESTING,
    "closing in": CLOSING_IN,
    "few left": FEW_LEFT,
}

REST_EVERY: Final = 4
"""In one turn of so many whoever leads is silent."""


class Seen(NamedTuple):
    """What everybody has seen of a case."""

    turn: int
    asked: int
    failed: int
    playing: int
    seats: int


def seen(view: View) -> Seen:
    """Read from any seat's view: all of them give the same."""
    out = len(view.eliminated)
    seats = len(view.seats)
    return Seen(view.turn, len(view.inquiries), len(view.accusations), seats - out, seats)


def levels(case: Seen) -> Levels:
    """How loud each stem of the table's piece is."""
    if case.failed and case.playing <= 2:
        return FEW_LEFT
    if case.asked == 0:
        return OPENING
    if case.turn % REST_EVERY == 0:
        return RESTING
    if case.failed or case.asked >= 3 * case.seats:
        return CLOSING_IN
    return THINKING if case.asked >= case.seats else FIRST_QUESTIONS
