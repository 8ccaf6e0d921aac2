"""Pictures that are read and scaled behind the one that is on, in the order they were asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from concurrent.futures import Future
from functools import partial
from typing import NamedTuple, TypeAlias

import pygame

from clue.ui.background import Background
from clue.ui.manifest import AssetError
from clue.ui.scaling import Fit, converted, scale_to

Wanted: TypeAlias = tuple[str, tuple[int, int], Fit]
"""A picture, its size and how it fits."""


class Fetched(NamedTuple):
    """What came: as it was made, and as it was wanted; nothing where it could not be read."""

    wanted: Wanted
    original: pygame.Surface | None
    scaled: pygame.Surface | None


class Fetcher:
    """Asked by the loop, which takes what has come."""

    def __init__(self, read: Callable[[str], pygame.Surface], background: Background) -> None:
        self._read = read
        self._background = background
        self._coming: dict[Wanted, Future[Fetched]] = {}

    def ask(self, wanted: Wanted, original: pygame.Surface | None) -> None:
        """Fetch it; whoever holds it as it was made hands that in."""
        if wanted not in self._coming:
            work = partial(self._fetched, wanted, original)
            self._coming[wanted] = self._background.begin(work)

    @property
    def coming(self) -> bool:
        """Whether something has been asked for that has not been taken."""
        return bool(self._coming)

    def take(self) -> Iterable[Fetched]:
        """What has come since."""
        for wanted in [wanted for wanted, fetched in self._coming.items() if fetched.done()]:
            fetched = self._coming.pop(wanted)
            if not fetched.cancelled():
                yield fetched.result()

    def _fetched(self, wanted: Wanted, original: pygame.Surface | None) -> Fetched:
        name, size, fit = wanted
        try:
            original = original or self._read(name)
            return Fetched(wanted, original, converted(scale_to(original, size, fit)))
        except (AssetError, pygame.error, OSError):
            return Fetched(wanted, None, None)
