"""What a pawn walks on, as one hears it: marble, wood or carpet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from clue.rules.board import Cell, Place

STEPS: Final = {"marble": "step.marble", "wood": "step.wood", "carpet": "step.carpet"}
CORRIDOR: Final = "marble"
FLOORS: Final[Mapping[str, str]] = {
    "hall": "marble",
    "conservatory": "marble",
    "kitchen": "marble",
    "lounge": "carpet",
    "library": "carpet",
    "study": "carpet",
    "dining-room": "carpet",
}
"""Rooms of other mansions, and those not named, have boards."""


def step_on(place: Place) -> str:
    """The sound of a step there."""
    return STEPS[CORRIDOR if isinstance(place, Cell) else FLOORS.get(place, "wood")]
