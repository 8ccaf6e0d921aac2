"""What lives on the board while nothing happens: flames, lamps, and the ring of whose turn it is.

Each is a small picture added to the board's light a few times a second, as a function of time, and
costs only its own few pixels.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

import pygame

from clue.ui.stage.liveliness import Liveliness
from clue.ui.stage.scene import Stage
from clue.ui.table.board.flames import Flame, flame_frames, flames_of
from clue.ui.table.board.geometry import BoardPoint
from clue.ui.table.board.view import BoardView
from clue.ui.widgets.base import Host, Widget

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
