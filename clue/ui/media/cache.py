"""Pictures that are kept as long as there is room: the ones used last, up to so many bytes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

import pygame


class Weighed(Protocol):
    """Something made of surfaces that knows how much memory they take."""

    @property
    def bytes(self) -> int:
        """So much."""


Held = TypeVar("Held", bound="pygame.Surface | Weighed")


class Cache(Generic[Held]):
    """The surfaces used last, or things made of some, up to so many bytes."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self._held: OrderedDict[Hashable, Held] = OrderedDict()
        self.bytes = 0

    def get(self, key: Hashable, make: Callable[[], Held]) -> Held:
        """The surface under ``key``, made if it is not held."""
        found = self._held.get(key)
        if found is not None:
            self._held.move_to_end(key)
            return found
        made = make()
        self.put(key, made)
        return made

    def find(self, key: Hashable) -> Held | None:
        """The surface under ``key``, if it is held."""
        if key in self._held:
            self._held.move_to_end(key)
        return self._held.get(key)

    def put(self, key: Hashable, surface: Held) -> None:
        """Hold a surface; the ones not used for longest make room."""
        if key in self._held:
            self.bytes -= _bytes(self._held.pop(key))
        self._held[key] = surface
        self.bytes += _bytes(surface)
        self._shrink(self.limit)

    def tidy(self) -> None:
        """Let go of what has not been used for longest, if more than half of the room is taken."""
        self._shrink(self.limit // 2)

    def _shrink(self, limit: int) -> None:
        while self.bytes > limit and len(self._held) > 1:
            self.bytes -= _bytes(self._held.popitem(last=False)[1])

    def __contains__(self, key: Hashable) -> bool:
        return key in self._held

    def clear(self) -> None:
        """Let everything go."""
        self._held.clear()
        self.bytes = 0

    def drop(self, unwanted: Callable[[Any], bool]) -> None:
        """Let go of whatever is held under such keys."""
        for key in [key for key in self._held if unwanted(key)]:
            self.bytes -= _bytes(self._held.pop(key))


def _bytes(held: pygame.Surface | Weighed) -> int:
    if isinstance(held, pygame.Surface):
        return held.get_width() * held.get_height() * held.get_bytesize()
    return held.bytes


SurfaceCache: TypeAlias = Cache[pygame.Surface]
