"""The sound's own thread: opens the card, reads, mixes ahead, and turns the music down and up.

The loop gives orders and never waits. Whatever reads or unpacks a sound happens here, in the order
in which it was asked for; so nothing here needs a lock.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from queue import SimpleQueue
from threading import Event
from typing import Final, TypeAlias

from clue.background import Round
from clue.ui.sound.beds import Bed

log = logging.getLogger(__name__)

CALM: Final = 0.12
"""Seconds between two looks whether another block is wanted."""
BRISK: Final = 0.03
"""The same while the music goes down or comes up again."""
DUCKED: Final = 0.5
"""The share of the music that is left under what matters: six decibels less."""
HUSHED: Final = 0.06
"""The share that is left where a breath is held."""
DOWN: Final = 0.12
"""Seconds in which it goes down by six decibels."""
UP: Final = 0.9

PATIENCE: Final = 3.0
"""Seconds to wait for a thread that is to end: a sound server may never answer."""

MUSIC_CHANNEL: Final = 0
AROUND_CHANNEL: Final = 1

DeskOrder: TypeAlias = Callable[[], None]


class Desk:
    """Feeds the beds, does what it was told, and ``prepare`` as long as there is need."""

    def __init__(self, prepare: Callable[[], bool]) -> None:
        self.music = Bed(MUSIC_CHANNEL)
        self.around = Bed(AROUND_CHANNEL)
        self.beds = (self.music, self.around)
        self.sides = 2
        self.open = False  # there is a card that can be fed
        self.volume = 1.0  # of the music, when nothing is above it
        self.paused = False
        self._prepare = prepare
        self._until = {DUCKED: 0.0, HUSHED: 0.0}  # so long no more than this share is left
        self._share = 1.0
        self._orders: SimpleQueue[DeskOrder] = SimpleQueue()
        self._round: Round | None = None

    def begin(self, first: DeskOrder) -> None:
        """The thread starts, with this."""
        self._round = Round(self.tend, "sound")
        self.order(first)

    def order(self, act: DeskOrder) -> None:
        """Have this done by the sound's thread, where there is one; nobody waits for it."""
        if self._round is not None:
            self._orders.put(act)
            self.wake()

    def wake(self) -> None:
        """Something is to be done now."""
        if self._round is not None:
            self._round.wake()

    def wait(self, seconds: float) -> bool:
        """Until all that was ordered is done; tests have time."""
        reached = Event()
        self.order(reached.set)
        return reached.wait(seconds)

    def close(self) -> bool:
        """What has begun ends soon, and then the thread; whether it has."""
        if self._round is None:
            return False
        ended, self._round = self._round.close(PATIENCE), None
        return ended

    def duck(self, seconds: float, share: float = DUCKED) -> None:
        """Something matters more than the music, for so long."""
        self._until[share] = max(self._until[share], time.monotonic() + seconds)
        self.wake()

    @property
    def goal(self) -> float:
        """The share of the music that is to be left just now."""
        now = time.monotonic()
        return min((share for share, until in self._until.items() if now < until), default=1.0)

    def tend(self) -> float | None:
        """Do what was ordered and feed all beds; when to do so again, if there is need."""
        while not self._orders.empty():
            self._orders.get()()
        if not self.open:
            return None
        sounding = not self.paused and any(bed.strips for bed in self.beds)
        if sounding:
            for bed in self.beds:
                bed.feed(self.sides)
        if self._prepare():
            return 0.0
        if not sounding:
            return None
        return BRISK if self._follow() else CALM

    def _follow(self) -> bool:
        """Bring the music nearer to where it should be; whether it is not there yet."""
        goal = self.goal
        if self._share == goal == 1.0:
            return False
        before = self._share
        down, up = (1 - DUCKED) * BRISK / DOWN, (1 - DUCKED) * BRISK / UP
        self._share = min(max(goal, before - down), before + up)
        self.music.turn(self.volume * self._share)
        return True
