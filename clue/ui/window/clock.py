"""How often the loop turns: sixty times a second while something moves, seldom at rest."""

from __future__ import annotations

import time
from threading import Event
from typing import Final, Protocol

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

    def tick(self, rate: float) -> bool:
        """Wait until the next of ``rate`` beats a second; whether it has come, or somebody woke."""

    def wake(self) -> None:
        """From any thread: whoever waits for a beat waits no longer."""


class RealClock:
    """The computer's own."""

    def __init__(self) -> None:
        self._start = self._beat = time.perf_counter()
        self._woken = Event()

    def now(self) -> float:
        """Seconds since the game began."""
        return time.perf_counter() - self._start

    def tick(self, rate: float) -> bool:
        """Sleep until the next beat, or until somebody wakes it: a phone is answered at once.

        To wait for SDL's own events would need ten times the processor's time.
        """
        woken = self._woken.wait(max(0.0, self._beat + 1 / rate - time.perf_counter()))
        if woken:
            self._woken.clear()
        else:
            self._beat = time.perf_counter()
        return not woken

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

    def tick(self, rate: float) -> bool:
        """Go on by one beat, without waiting."""
        self._time += 1 / rate
        return True

    def wake(self) -> None:
        """Nobody sleeps here."""

    def advance(self, seconds: float) -> None:
        """Go on by so much."""
        self._time += seconds
