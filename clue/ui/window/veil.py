"""The still behind a dialog: what was on the table, blurred and in the dark.

It is kept small, and brought up to the window's size straight onto the canvas when all of it is
drawn; only when single parts of it are wanted again is it kept large.
"""

from __future__ import annotations

from typing import Final

import pygame

from clue.ui.media.surfaces import scale_between
from clue.ui.window.damage import merge

LINES: Final = 135
"""How many lines high the small picture is: what is blurred needs no more."""
BLUR: Final = 2
MOST_SPOILT: Final = 60
"""More changes than this are put together, or else the picture is drawn anew instead."""
DIM: Final = 70
"""How bright the still is, of 255."""


class SpareSurface:
    """Memory for one picture as large as the window, taken once: to be given it takes long."""

    def __init__(self) -> None:
        self._picture: pygame.Surface | None = None
        self._of: pygame.Surface | None = None  # what is in it, brought up

    def take(self, picture: pygame.Surface) -> None:
        """For pictures like this one."""
        if self._picture is None or self._picture.get_size() != picture.get_size():
            self._picture, self._of = picture.copy(), None

    def part(self, size: tuple[int, int]) -> pygame.Surface:
        """As much of it as another picture takes."""
        assert self._picture is not None
        self._of = None
        return self._picture.subsurface((0, 0), size)

    def enlarged(self, small: pygame.Surface) -> pygame.Surface:
        """A small picture at the size of the room."""
        assert self._picture is not None
        if self._of is not small:
            pygame.transform.smoothscale(small, self._picture.get_size(), self._picture)
            self._of = small
        return self._picture


class Veil:
    """A dim, blurred copy of a picture; what is on top has the room in which it is kept large."""

    def __init__(self, picture: pygame.Surface, room: SpareSurface) -> None:
        self._small = _softened(picture, room)
        self._room = room

    def draw(self, canvas: pygame.Surface) -> None:
        """Paint what the clip shows."""
        if canvas.get_clip() == canvas.get_rect():
            self._room.take(canvas)
            between = self._room.part((canvas.get_width(), self._small.get_height()))
            scale_between(self._small, between, canvas)
            return
        self._room.take(canvas)
        canvas.blit(self._room.enlarged(self._small), (0, 0))


def _softened(picture: pygame.Surface, room: SpareSurface) -> pygame.Surface:
    """Small, soft and dark; on the way down only as many pixels are looked at as will be seen."""
    wide, high = picture.get_size()
    small = (max(1, wide * LINES // high), LINES)
    fine = (small[0] * 4, small[1] * 4)
    if fine[1] < high:
        room.take(picture)
        picture = pygame.transform.scale(picture, fine, room.part(fine))
    soft = pygame.transform.box_blur(pygame.transform.smoothscale(picture, small), BLUR)
    soft.fill((DIM, DIM, DIM), special_flags=pygame.BLEND_RGB_MULT)
    return soft


class Covered:
    """The picture as it was before a dialog came over it: it is laid back when the dialog goes.

    What was damaged meanwhile, by whomever, is drawn again after that.
    """

    def __init__(self) -> None:
        self._picture: pygame.Surface | None = None
        self._by: object = None  # what covers it, and what else it depends on
        self._spoilt: list[pygame.Rect] = []

    @property
    def picture(self) -> pygame.Surface:
        """What is kept."""
        assert self._picture is not None
        return self._picture

    @property
    def used(self) -> bool:
        """Whether a picture is kept now."""
        return self._by is not None

    def make_room(self, picture: pygame.Surface) -> None:
        """Take the memory beforehand: to be given it takes longer than to fill it."""
        self.forget()
        if self._picture is None or self._picture.get_size() != picture.get_size():
            self._picture = picture.copy()

    def keep(self, picture: pygame.Surface, by: object) -> None:
        """Remember the picture that ``by`` is about to cover."""
        self.make_room(picture)
        assert self._picture is not None
        self._picture.blit(picture, (0, 0))
        self._by = by
        self._spoilt.clear()

    def clean(self) -> None:
        """The dialog stands now: what it damaged on its way is its own."""
        self._spoilt.clear()

    def spoil(self, rect: pygame.Rect | None) -> None:
        """A part of the window has changed; all of it if none is given."""
        if self._by is None:
            return
        if rect is None:
            self.forget()
            return
        if any(other.contains(rect) for other in self._spoilt):
            return  # what turns or pulses spoils the same part again and again
        self._spoilt.append(rect.copy())
        if len(self._spoilt) > MOST_SPOILT:
            self._spoilt = merge(self._spoilt)
            if len(self._spoilt) > MOST_SPOILT // 2:
                self.forget()

    def forget(self) -> None:
        """It will not be wanted again."""
        self._by = None

    def is_by(self, by: object) -> bool:
        """Whether this is what ``by`` covers."""
        return self._by is not None and self._by == by

    def lay_back(self, canvas: pygame.Surface) -> list[pygame.Rect]:
        """Paint it; the parts that must be drawn anew."""
        assert self._picture is not None
        canvas.blit(self._picture, (0, 0))
        self.forget()
        return self._spoilt
