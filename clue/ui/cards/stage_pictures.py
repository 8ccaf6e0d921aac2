"""Things the stage and the endings show, by name; what moves has one for each share of its way."""

from __future__ import annotations

from typing import Final

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
