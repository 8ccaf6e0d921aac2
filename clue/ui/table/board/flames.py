"""What burns on the board, frame by frame: pictures to be added to what lies under them.

``flames_of`` says where each burns, ``flame_frames`` how it looks; the middle of a frame is where
the map has put its light. ``lay_flame`` adds one to a canvas.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

import pygame

from clue.ui.media.assets import Assets
from clue.ui.table.board.geometry import Plan

MADE_FOR: Final = 96
"""So many pixels a cell has in the pictures."""
FRAMES: Final = 8


class Flame(NamedTuple):
    """A light at its place in the window; ``phase`` keeps two of a kind from flickering alike."""

    kind: str
    at: tuple[int, int]
    phase: int


def flames_of(plan: Plan) -> Iterator[Flame]:
    """Every light that the map has."""
    for number, light in enumerate(plan.mansion.lights):
        yield Flame(light.kind, plan.to_px(light.at), 3 * number % FRAMES)


def flame_frames(assets: Assets, kind: str, cell: int) -> tuple[pygame.Surface, ...]:
    """How a kind of light burns, at this size of cell; nothing where its picture is missing."""
    name = f"light.{kind}"
    if name not in assets:
        return ()
    strip = assets.picture(name)
    wide, high = strip.get_width() // FRAMES, strip.get_height()
    size = (max(1, round(wide * cell / MADE_FOR)), max(1, round(high * cell / MADE_FOR)))
    parts = (strip.subsurface((frame * wide, 0, wide, high)) for frame in range(FRAMES))
    return tuple(pygame.transform.smoothscale(part, size) for part in parts)


def lay_flame(canvas: pygame.Surface, frame: pygame.Surface, at: tuple[int, int]) -> pygame.Rect:
    """Add a frame's light to what is there; the pixels that were touched."""
    return canvas.blit(frame, frame.get_rect(center=at), special_flags=pygame.BLEND_RGB_ADD)
