"""What is heard of whom: the ground a pawn walks on, and six people's instruments."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from clue.rules.board import Cell, Place
from clue.rules.cards import Suspect

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


MOTIFS: Final[Mapping[Suspect, str]] = {
    Suspect.SCARLET: "motif.scarlet",
    Suspect.MUSTARD: "motif.mustard",
    Suspect.WHITE: "motif.white",
    Suspect.GREEN: "motif.green",
    Suspect.PEACOCK: "motif.peacock",
    Suspect.PLUM: "motif.plum",
}
"""Heard when one of them has something to say."""
