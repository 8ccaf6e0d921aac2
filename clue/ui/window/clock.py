"""How often the loop turns: sixty times a second while something moves, seldom at rest."""

from __future__ import annotations

import time
from threading import Event
from typing import Final, Protocol

import pygame

LIVELY: Final = 60
QUIET: Final = 30
SLEEPY: Final = 12
HIDDEN: Final = 8
QUIET_AFTER: Final = 1.0
SLEEPY_AFTER: Final = 3.0
"""So long after the last key or click the loop turns less often still."""


def pace(since: float, until: float, *, hidden: bool) -> float:
    """Turns a second, so long after the last hand and so long before anything is due."""
    if hidden:
        return HIDDEN
    calm = QUIET if since < SLEEPY_AFTER else SLEEPY
    return LIVELY if until < 1.5 / calm or since < QUIET_AFTER else calm


class Clock(Protocol):
    """What the loop needs of a clock."""

    def now(self) -> float:
        """Seconds since some beginning."""

    def tick(self, rate: float) -> None:
        """Wait until the next of ``rate`` beats a second."""

    def wake(self) -> None:
        """From any thread: whoever waits for a slow beat waits no longer."""


class RealClock:
    """The computer's own."""

    def __init__(self) -> None:
        self._start = time.perf_counter()
        self._clock = pygame.time.Clock()
        self._woken = Event()

    def now(self) -> float:
        """Seconds since the game began."""
        return time.perf_counter() - self._start

    def tick(self, rate: float) -> None:
        """Sleep until the next beat; a slow one can be cut short.

        To wait for SDL's own events would need ten times the processor's time.
        """
        if rate < LIVELY:
            self._woken.wait(1 / rate)
        else:
            self._clock.tick(rate)
        self._woken.clear()

    def wake(self) -> None:
        """Sleep no longer."""
        self._woken.set()


class HandClock:
    """A clock that goes on only when told: tests turn it."""

    def __init__(self, start: float = 0.0) -> None:
        self._time = start

    def now(self) -> float:
        """The time it was set to."""
        return self._time

    def tick(self, rate: float) -> None:
        """Go on by one beat, without waiting."""
        self._time += 1 / rate

    def wake(self) -> None:
        """Nobody sleeps here."""

    def advance(self, seconds: float) -> None:
        """Go on by so much."""
        self._time += seconds
