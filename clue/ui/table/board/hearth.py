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

from clue.boards.mansion import BurningLight
from clue.ui.stage.scene import Stage
from clue.ui.table.board.geometry import BoardPoint
from clue.ui.table.board.view import BoardView
from clue.ui.widgets.base import Host, Widget

TICK: Final = 0.125
"""Eight times a second."""
FRAMES: Final = 8
BREATHS: Final = 20
"""So many ticks from one breath of the ring to the next."""
BREATH: Final = 70
"""How bright the ring gets on its own, of 255."""
POWER_EVERY: Final = 20.0
"""Seconds between two looks whether the machine runs on its battery."""

Tone = tuple[int, int, int]


@dataclass(frozen=True)
class Flame:
    """How one kind of light burns: sizes in cells, brightness of 255."""

    reach: float
    tone: Tone
    least: float  # of its brightness
    tongues: int = 0
    high: float = 0.0
    every: int = 1  # ticks to one picture


FLAMES: Final[Mapping[str, Flame]] = {
    "fire": Flame(1.25, (112, 54, 14), 0.62, tongues=4, high=0.62),
    "range": Flame(0.8, (92, 36, 10), 0.6, tongues=2, high=0.3),
    "candle": Flame(0.62, (78, 52, 20), 0.55, tongues=1, high=0.26),
    "lamp": Flame(1.1, (46, 36, 18), 0.74, every=4),
}
SOFT: Final = 24
"""Light has no edges: it is drawn so small, and then made larger."""


def pictures(kind: str, cell: int) -> list[pygame.Surface]:
    """All its pictures, black where it gives no light."""
    flame = FLAMES[kind]
    chance = Random(kind)
    return [_picture(flame, cell, chance) for _ in range(FRAMES)]


def _picture(flame: Flame, cell: int, chance: Random) -> pygame.Surface:
    side = max(4, round(2 * flame.reach * cell))
    strength = flame.least + (1 - flame.least) * chance.random()
    small = pygame.Surface((SOFT, SOFT))
    for y in range(SOFT):
        for x in range(SOFT):
            away = math.hypot(x + 0.5 - SOFT / 2, y + 0.5 - SOFT / 2) / (SOFT / 2)
            share = max(0.0, 1 - away) ** 2 * strength
            small.set_at((x, y), [round(part * share) for part in flame.tone])
    image = pygame.transform.smoothscale(small, (side, side))
    tongues = pygame.Surface((side, side))
    for number in range(flame.tongues):
        spread = (number + 0.5) / flame.tongues - 0.5
        across = side / 2 + spread * flame.high * cell * 0.9
        high = flame.high * cell * (0.6 + 0.4 * chance.random()) * (1 - abs(spread))
        lean = (chance.random() - 0.5) * 0.16 * cell
        half = high * 0.24
        foot = side / 2 + flame.high * cell * 0.3
        for tone, part in (((92, 40, 6), 1.0), ((110, 74, 22), 0.6)):
            points = (
                (across - half * part, foot),
                (across + lean, foot - high * part),
                (across + half * part, foot),
                (across, foot + half * part * 0.5),
            )
            pygame.draw.polygon(tongues, tone, points)
    soft = pygame.transform.gaussian_blur(tongues, max(1, cell // 14))
    image.blit(soft, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return image.convert()


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
        self.stage = stage
        self.board = board
        self.active = active  # where whoever's turn it is stands, while nothing moves
        self.awake = True  # the window has the keyboard
        self._tick = -1
        self._asked = -math.inf  # when the power was last looked at
        self._mains = True
        self._plan: object = None
        self._burning: list[Burning] = []
        self._ring: list[pygame.Surface] = []
        self._lit: pygame.Rect | None = None
        self._breath = 0

    @property
    def reach(self) -> pygame.Rect:
        """It may be seen all over the board."""
        return self.board.plan.rect

    def living(self, now: float) -> bool:
        """Whether anything may move."""
        settings = self.stage.settings
        if (
            not (self.awake and self.stage.lively)
            or settings.reduced_motion
            or settings.life == "never"
        ):
            return False
        if settings.life == "mains" and now >= self._asked + POWER_EVERY:
            self._asked, self._mains = now, on_mains()
        return settings.life == "always" or self._mains

    def update(self, now: float) -> float:
        """The next picture of each, eight times a second."""
        if not self.living(now):
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
        made = {kind: pictures(kind, plan.cell) for kind in FLAMES}
        self._burning = []
        for number, light in enumerate(self.board.mansion.lights):
            if light.kind in made:
                self._burning.append(self._burns(number, light, made[light.kind]))
        self._ring = self.board.breathing(BREATH, BREATHS)

    def _burns(self, number: int, light: BurningLight, made: Sequence[pygame.Surface]) -> Burning:
        order = list(range(FRAMES)) * 3
        Random(number).shuffle(order)
        rect = made[0].get_rect(center=self.board.plan.to_px((light.at.x, light.at.y)))
        return Burning(rect, made, order, FLAMES[light.kind].every)

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


def on_mains() -> bool:
    """Whether the machine is not living on its battery, as far as it says."""
    state = pygame.system.get_power_state()
    return state is None or not state.on_battery
