"""Time is handed in: the real clock for players, a hand-turned one for tests and pictures."""

from __future__ import annotations

import time
from typing import Protocol

import pygame


class Clock(Protocol):
    """What the loop needs of a clock."""

    def now(self) -> float:
        """Seconds since some beginning."""

    def tick(self, rate: float) -> None:
        """Wait until the next of ``rate`` beats a second."""


class RealClock:
    """The computer's own."""

    def __init__(self) -> None:
        self._start = time.perf_counter()
        self._clock = pygame.time.Clock()

    def now(self) -> float:
        """Seconds since the game began."""
        return time.perf_counter() - self._start

    def tick(self, rate: float) -> None:
        """Sleep until the next beat."""
        self._clock.tick(rate)


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

    def advance(self, seconds: float) -> None:
        """Go on by so much."""
        self._time += seconds
