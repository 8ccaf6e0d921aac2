"""Whom and what the stage and the endings show, by name: faces that suspects make, and things."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from clue.rules.cards import Seat


class Expression(StrEnum):
    """Which face a suspect makes. None of them may depend on what is hidden."""

    NEUTRAL = "neutral"
    SPEAKING = "speaking"
    SMUG = "smug"
    STARTLED = "startled"
    GUILTY = "guilty"
    BLINK = "blink"
    ASIDE = "aside"


def bust(seat: Seat, expression: Expression = Expression.NEUTRAL) -> str:
    """Head and shoulders on nothing, 3 by 4."""
    return f"bust.{seat.value}.{expression.value}"


def portrait(seat: Seat, expression: Expression = Expression.NEUTRAL) -> str:
    """The head alone before the suspect's own light, square."""
    return f"portrait.{seat.value}.{expression.value}"


TICK: Final = "stage.tick"
CROSS: Final = "stage.cross"
"""Medals beside an accused card: it was so, it was not."""
CLOCK: Final = ("stage.clock", "stage.clock.hour", "stage.clock.minute")
"""A face and two hands upright, all of one size; hands are turned about the middle."""
BEAM: Final = "stage.beam"
"""A spotlight's cone from the top edge down, to be laid over what is dark."""
PAGE: Final = "stage.page"
"""Newsprint, unprinted."""
GATE: Final = "stage.gate"
CAR: Final = "stage.car"
"""The house behind whoever leaves, in sepia, and what they leave in, to the left."""
LAMPS: Final = ("stage.lamp.lit", "stage.lamp.low", "stage.lamp.ember")
"""A lamp as it dies."""
CRUMBS: Final = tuple(f"stage.crumb.{number}" for number in range(1, 7))
"""Splinters of wax."""
FLAPS: Final = tuple(f"envelope.flap.{number}" for number in range(10))
"""The envelope with its flap turning over, from sealed to open; all of one size."""


def flap(share: float) -> str:
    """The envelope with its flap so far open."""
    return FLAPS[min(len(FLAPS) - 1, max(0, round(share * (len(FLAPS) - 1))))]


def lamp(share: float) -> str:
    """The lamp so far gone out."""
    return LAMPS[min(len(LAMPS) - 1, max(0, int(share * len(LAMPS))))]
