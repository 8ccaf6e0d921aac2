"""Other threads that read and scale pictures, in the order they were asked for."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable, Iterable
from queue import SimpleQueue
from typing import Final, NamedTuple, TypeAlias

import pygame

from clue.ui.manifest import AssetError
from clue.ui.scaling import Fit, converted, scale_to

READERS: Final = 2
"""So many pictures are read at once."""

Wanted: TypeAlias = tuple[str, tuple[int, int], Fit]
"""A picture, its size and how it fits."""


class Fetched(NamedTuple):
    """What came: as it was made, and as it was wanted; nothing where it could not be read."""

    wanted: Wanted
    original: pygame.Surface | None
    scaled: pygame.Surface | None


class Fetcher:
    """Asked by the loop, which takes what has come; its threads last as long as there is work."""

    def __init__(self, read: Callable[[str], pygame.Surface]) -> None:
        self._read = read
        self._lock = threading.Lock()
        self._jobs: deque[tuple[Wanted, pygame.Surface | None]] = deque()
        self._readers = 0
        self._arrived: SimpleQueue[Fetched] = SimpleQueue()
        self._coming: set[Wanted] = set()

    def ask(self, wanted: Wanted, original: pygame.Surface | None) -> None:
        """Fetch it; whoever holds it as it was made hands that in."""
        if wanted in self._coming:
            return
        self._coming.add(wanted)
        with self._lock:
            self._jobs.append((wanted, original))
            if self._readers == READERS:
                return
            self._readers += 1
        threading.Thread(target=self._work, name="pictures", daemon=True).start()

    @property
    def coming(self) -> bool:
        """Whether something has been asked for that has not been taken."""
        return bool(self._coming)

    def take(self) -> Iterable[Fetched]:
        """What has come since."""
        while not self._arrived.empty():
            fetched = self._arrived.get()
            self._coming.discard(fetched.wanted)
            yield fetched

    def _work(self) -> None:
        while True:
            with self._lock:
                if not self._jobs:
                    self._readers -= 1
                    return
                wanted, original = self._jobs.popleft()
            self._arrived.put(self._fetched(wanted, original))

    def _fetched(self, wanted: Wanted, original: pygame.Surface | None) -> Fetched:
        name, size, fit = wanted
        try:
            original = original or self._read(name)
            return Fetched(wanted, original, converted(scale_to(original, size, fit)))
        except (AssetError, pygame.error, OSError):
            return Fetched(wanted, None, None)
