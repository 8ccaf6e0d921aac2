"""What burns on the board, frame by frame: pictures to be added to what lies under them.

``flames_of`` says where each burns, ``flame_frames`` how it looks; the middle of a frame is where
the map has put its light. ``lay_flame`` adds one to a canvas.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, NamedTuple

import pygame

from clue.ui.board.board_view import BoardView
from clue.ui.board.geometry import BoardPoint, Plan
from clue.ui.media.assets import Assets
from clue.ui.stage.liveliness import Liveliness
from clue.ui.stage.scene import Stage
from clue.ui.widgets.base import Host, Widget

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


TICK: Final = 0.125
"""Eight times a second."""
BREATHS: Final = 20
"""So many ticks from one breath of the ring to the next."""
BREATH: Final = 70
"""How bright the ring gets on its own, of 255."""

EVERY: Final[Mapping[str, int]] = {"lamp": 4, "range": 2}
"""What burns more steadily: so many ticks to one picture."""


@dataclass
class Burning:
    """One light where it stands, and the picture it shows."""

    rect: pygame.Rect
    pictures: Sequence[pygame.Surface]
    order: Sequence[int]
    every: int
    shown: int = -1

    def at(self, tick: int) -> int:
        """Which picture is seen then."""
        return self.order[tick // self.every % len(self.order)]


class Hearth(Widget):
    """All of it, laid over the board and under everything that stands beside it."""

    def __init__(
        self,
        ui: Host,
        board: BoardView,
        active: Callable[[], BoardPoint | None],
        stage: Stage,
    ) -> None:
        super().__init__(ui)
        self.liveliness = Liveliness(stage)
        self.board = board
        self.active = active  # where whoever's turn it is stands, while nothing moves
        self._tick = -1
        self._plan: object = None
        self._burning: list[Burning] = []
        self._ring: list[pygame.Surface] = []
        self._lit: pygame.Rect | None = None
        self._breath = 0

    @property
    def reach(self) -> pygame.Rect:
        """It may be seen all over the board."""
        return self.board.plan.rect

    def update(self, now: float) -> float:
        """The next picture of each, eight times a second."""
        if not self.liveliness.on(now):
            self._put_out()
            return math.inf
        tick = int(now / TICK)
        if tick != self._tick or self._plan != self.board.plan:
            self._tick = tick
            self._kindle()
            for rect in self._flicker(tick):
                self.ui.damage(rect)
        return (tick + 1) * TICK

    def _kindle(self) -> None:
        """Make what burns for the board as it lies now."""
        plan = self.board.plan
        if plan == self._plan:
            return
        self._plan = plan
        self._burning = []
        made: dict[str, tuple[pygame.Surface, ...]] = {}
        for number, flame in enumerate(flames_of(plan)):
            if flame.kind not in made:
                frames = flame_frames(self.look.assets, flame.kind, plan.cell)
                made[flame.kind] = tuple(frame.convert() for frame in frames)
            if made[flame.kind]:
                self._burning.append(_burning(number, flame, made[flame.kind]))
        self._ring = self.board.breathing(BREATH, BREATHS)

    def _flicker(self, tick: int) -> Iterator[pygame.Rect]:
        """Show what is to be seen then; where that is something else."""
        for light in self._burning:
            shown = light.at(tick)
            if shown != light.shown:
                light.shown = shown
                yield light.rect
        at = self.active()
        before, breath = (self._lit, self._breath), tick % BREATHS
        self._breath = breath
        self._lit = None
        if at is not None and self._ring:
            self._lit = self._ring[breath].get_rect(center=self.board.plan.to_px(at))
        if (self._lit, self._breath) != before:
            yield from [one for one in (before[0], self._lit) if one is not None]

    def _put_out(self) -> None:
        """Nothing moves any more."""
        for light in self._burning:
            if light.shown >= 0:
                light.shown = -1
                self.ui.damage(light.rect)
        if self._lit is not None:
            self.ui.damage(self._lit)
            self._lit = None
        self._tick = -1

    def draw(self, canvas: pygame.Surface) -> None:
        """Add its light to what lies there."""
        clip = canvas.get_clip()
        for light in self._burning:
            if light.shown >= 0 and clip.colliderect(light.rect):
                picture = light.pictures[light.shown]
                canvas.blit(picture, light.rect, special_flags=pygame.BLEND_RGB_ADD)
        if self._lit is not None and clip.colliderect(self._lit):
            ring = self._ring[self._breath]
            canvas.blit(ring, self._lit, special_flags=pygame.BLEND_RGB_ADD)


def _burning(number: int, flame: Flame, pictures: Sequence[pygame.Surface]) -> Burning:
    """One light, in an order of its own."""
    order = list(range(len(pictures))) * 3
    Random(number).shuffle(order)
    rect = pictures[0].get_rect(center=flame.at)
    return Burning(rect, pictures, order, EVERY.get(flame.kind, 1))
