"""Pictures brought to a size, inked or stood in for; and kept, those used last, in so much room."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from typing import Any, Final, Generic, Literal, Protocol, TypeAlias, TypeVar

import pygame

Fit: TypeAlias = Literal["contain", "cover", "exact"]
"""All of it inside a box, all of the box filled, or pulled to the box."""


COLUMN: Final = 480
"""How broad a part of a window is that is made at once."""


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
            self.bytes -= weight(self._held.pop(key))
        self._held[key] = surface
        self.bytes += weight(surface)
        self._shrink(self.limit)

    def tidy(self) -> None:
        """Let go of what has not been used for longest, if more than half of the room is taken."""
        self._shrink(self.limit // 2)

    def _shrink(self, limit: int) -> None:
        while self.bytes > limit and len(self._held) > 1:
            self.bytes -= weight(self._held.popitem(last=False)[1])

    def __contains__(self, key: Hashable) -> bool:
        return key in self._held

    def clear(self) -> None:
        """Let everything go."""
        self._held.clear()
        self.bytes = 0

    def drop(self, unwanted: Callable[[Any], bool]) -> None:
        """Let go of whatever is held under such keys."""
        for key in [key for key in self._held if unwanted(key)]:
            self.bytes -= weight(self._held.pop(key))


def weight(held: pygame.Surface | Weighed) -> int:
    """So many bytes of memory."""
    if isinstance(held, pygame.Surface):
        return held.get_width() * held.get_height() * held.get_bytesize()
    return held.bytes


SurfaceCache: TypeAlias = Cache[pygame.Surface]


def placeholder(size: tuple[int, int]) -> pygame.Surface:
    """What stands where a picture should be: plain to see, and not ugly."""
    surface = pygame.Surface(size, pygame.SRCALPHA)
    surface.fill((60, 20, 40))
    step = max(8, min(size) // 6)
    for x in range(-size[1], size[0], step * 2):
        pygame.draw.line(surface, (140, 60, 90), (x, size[1]), (x + size[1], 0), max(1, step // 2))
    return surface


def fitted(size: tuple[int, int], box: tuple[int, int], fit: Fit) -> tuple[int, int]:
    """The size a picture takes in a box."""
    if fit == "exact":
        return box
    ratios = (box[0] / size[0], box[1] / size[1])
    ratio = max(ratios) if fit == "cover" else min(ratios)
    return max(1, round(size[0] * ratio)), max(1, round(size[1] * ratio))


def scale_to(picture: pygame.Surface, box: tuple[int, int], fit: Fit) -> pygame.Surface:
    """A picture smoothly brought to a box; with ``cover`` what hangs over is cut off evenly."""
    size, surface = fitted(picture.get_size(), box, fit), picture
    if size != picture.get_size():
        if picture.get_bitsize() == 24:  # pygame widens it, and then makes what comes of it narrow
            surface = picture.convert(32)
        surface = pygame.transform.smoothscale(surface, size)
    if fit != "cover" or size == box:
        return surface
    corner = ((size[0] - box[0]) // 2, (size[1] - box[1]) // 2)
    return surface.subsurface((corner, box)).copy()


def scale_between(
    picture: pygame.Surface, between: pygame.Surface, onto: pygame.Surface
) -> pygame.Surface:
    """Bring a picture to another's size, its breadth first; in one step that asks for memory."""
    pygame.transform.smoothscale(picture, between.get_size(), between)
    return pygame.transform.smoothscale(between, onto.get_size(), onto)


def scaled_columns(
    picture: pygame.Surface, size: tuple[int, int]
) -> Iterator[tuple[int, pygame.Surface]]:
    """A picture brought to a larger size column by column, for who must not halt meanwhile.

    Each with where it begins; beside each other they are what would have come of it at once.
    """
    broad = pygame.transform.smoothscale(picture, (size[0], picture.get_height()))
    for x in range(0, size[0], COLUMN):
        part = broad.get_rect().clip((x, 0, COLUMN, broad.get_height()))
        yield x, pygame.transform.smoothscale(broad.subsurface(part), (part.width, size[1]))


def inked(sign: pygame.Surface, ink: tuple[int, int, int]) -> pygame.Surface:
    """The same lines in one colour."""
    drawn = sign.copy()
    drawn.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    drawn.fill((*ink, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return drawn


def converted(surface: pygame.Surface) -> pygame.Surface:
    """The surface in the layout that blits fastest."""
    return surface.convert_alpha() if surface.get_masks()[3] else surface.convert()
