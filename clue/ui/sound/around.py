"""What one hears of the house and who is in it: loops by where one is, steps, instruments."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Final

from clue.rules.cards import Suspect
from clue.ui.sound.beds import OnBed, Strip

if TYPE_CHECKING:
    from clue.rules.board import Place

SOFTLY: Final = 2.5
"""Seconds in which a loop comes up or goes down."""
LINGERS: Final = 0.8
"""Seconds for which a room is pointed at before it is heard."""
STAYS: Final = 4.0
"""Seconds for which it is still heard when nothing is pointed at any longer."""

CORRIDOR: Final[Mapping[str, float]] = {"room": 0.6, "clock": 0.35, "rain": 0.12}
INSIDE: Final[Mapping[str, float]] = {"room": 0.6, "rain": 0.2}
PLACES: Final[Mapping[str, Mapping[str, float]]] = {
    "night": {"rain": 1.0},
    "corridor": CORRIDOR,
    "hall": {"room": 0.5, "clock": 0.9, "rain": 0.2},
    "lounge": {"fire": 0.9, "room": 0.3, "rain": 0.15},
    "dining-room": {"clock": 0.5, "fire": 0.35, "room": 0.4},
    "kitchen": {"fire": 0.75, "room": 0.4},
    "ballroom": {"room": 1.0, "rain": 0.3},
    "conservatory": {"rain": 0.9, "room": 0.2},
    "billiard-room": {"room": 0.6, "clock": 0.25},
    "library": {"clock": 0.6, "fire": 0.3, "room": 0.4},
    "study": {"clock": 0.7, "fire": 0.5, "room": 0.3},
}
"""How loud each loop is in a place; rooms of other mansions sound like ``INSIDE``."""

STEPS: Final = {"marble": "step.marble", "wood": "step.wood", "carpet": "step.carpet"}
FLOORS: Final[Mapping[str, str]] = {
    "hall": "marble",
    "conservatory": "marble",
    "kitchen": "marble",
    "lounge": "carpet",
    "library": "carpet",
    "study": "carpet",
    "dining-room": "carpet",
}
"""Rooms of other mansions, and those not named, have boards; a corridor is of marble."""
MOTIFS: Final[Mapping[Suspect, str]] = {
    Suspect.SCARLET: "motif.scarlet",
    Suspect.MUSTARD: "motif.mustard",
    Suspect.WHITE: "motif.white",
    Suspect.GREEN: "motif.green",
    Suspect.PEACOCK: "motif.peacock",
    Suspect.PLUM: "motif.plum",
}
"""Heard when one of them has something to say."""


class ListeningEar:
    """Where one listens: in the room that is pointed at, else where the pawn on turn stands.

    A pointer that crosses the board changes nothing; one that rests on a room leads there.
    """

    def __init__(self) -> None:
        self.turn = ""
        self.pointed = ""
        self._since = 0.0
        self._leads = ""

    def follow(self, place: str) -> None:
        """The turn is there now."""
        if place != self.turn:
            self.turn, self.pointed, self._leads = place, "", ""

    def point(self, room: str, now: float) -> None:
        """This room is pointed at, or none."""
        if room != self.pointed:
            self.pointed, self._since = room, now

    def due(self, now: float) -> float:
        """When another place leads, if nothing else happens; now, if one does."""
        if self.pointed == self._leads:
            return math.inf
        when = self._since + (LINGERS if self.pointed else STAYS)
        if now >= when:
            self._leads = self.pointed
        return max(now, when)

    @property
    def place(self) -> str:
        """Where one listens."""
        return self._leads or self.turn


@dataclass(eq=False)
class Around(OnBed):
    """The loops of the place where one is, each at its gain."""

    place: str = field(default="", init=False)

    def be_in(self, place: str) -> None:
        """One is there now; no place is silence."""
        if place != self.place:
            self.place = place
            self.order(partial(self.sound, place))

    def sound(self, place: str) -> None:
        """In the sound's thread: what belongs there comes up, all else goes down."""
        wanted = PLACES.get(place, INSIDE) if place else {}
        strips = self.bed.strips
        missing = [n for n in wanted.keys() - strips.keys() if f"loop.{n}" in self.assets]
        for name, wave in self.unpacked("loop", missing).items():
            strips[name] = Strip(wave, 0.0, pace=SOFTLY)
        self.bed.aim(wanted)
        self.bed.send_off(strips.keys() - wanted.keys())


def step_on(place: Place) -> str:
    """The sound of a step there."""
    return STEPS[FLOORS.get(place, "wood") if isinstance(place, str) else "marble"]
