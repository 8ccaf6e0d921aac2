"""The night round the mansion: sky, painting and lamps, and the rain that falls before them."""

from __future__ import annotations

import math
from typing import Final

import pygame

from clue.ui.screens.title.lit_windows import Windows
from clue.ui.screens.title.weather import BRIGHT, Weather, flash, thunder_after
from clue.ui.stage.liveliness import Liveliness
from clue.ui.stage.scene import Stage
from clue.ui.theme.rain import Rain

PICTURE: Final = "title"
FADE: Final = 0.6
HALF: Final = 0.5
BEAT: Final = 0.05
"""Seconds between two looks whether the painting is here."""
RAIN_RATE: Final = 1 / 25
THUNDER_EVERY: Final = 37.0
FIRST_THUNDER: Final = 9.0
SKY: Final = ((6, 10, 22), (18, 42, 66))


class Night:
    """What lies behind the title, and moves there."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self._came: float | None = None  # when the painting was there
        self._rain: Rain | None = None
        self._fall = 0.0
        self._thunder = FIRST_THUNDER
        self._struck = -math.inf  # when lightning last did
        self._storms = 0
        self._flash = 0.0
        self.liveliness = Liveliness(stage)
        self._weather: Weather | None = None
        self._ground: pygame.Surface | None = None
        self._ground_shows = (-1.0, False)  # how far the painting has come in it, and whether
        self._windows: Windows | None = None

    def lay(self, *, at_once: bool = False) -> None:
        """Everything anew for the look there is now; the painting stays where it has come.

        Under a dialog it must be there at once: the dialog's background is painted only now.
        """
        look, assets = self.stage.look, self.stage.assets
        if at_once and self._came is not None:
            assets.scaled(PICTURE, look.size, "cover")
        elif PICTURE in assets:
            assets.preload([(PICTURE, look.size, "cover")])
        raining = not self.stage.settings.reduced_motion
        self._rain = Rain(look.size, look.scale.factor) if raining else None
        self._ground = self._windows = self._weather = None

    @property
    def door(self) -> pygame.Rect | None:
        """A lit window, if there is one."""
        return self._windows.brightest if self._windows is not None else None

    # -- time --------------------------------------------------------------------------------------

    def update(self, now: float) -> float:
        """The painting comes, the rain falls."""
        return min(self._come(now), self._storm(now))

    def stands(self, now: float) -> bool:
        """Whether all of the painting is here that will ever come."""
        return not self._coming and self._share(now) >= 1

    @property
    def _coming(self) -> bool:
        return PICTURE in self.stage.assets and not self._painted()

    def _come(self, now: float) -> float:
        """Let the painting in."""
        coming = self._coming
        if not coming and self._came is None and PICTURE in self.stage.assets:
            self._came = now if self.stage.frames > 0 else -math.inf
            self._ground = self._windows = None
            self.stage.damage()
        share = self._share(now)
        if self._ground is not None and self._ground_shows != (share, not coming):
            # it has come in a new size, or faded in to the last: rain alone would bring streaks
            self.stage.damage()
        if share < 1:
            return now
        return now + BEAT if coming else math.inf

    def _storm(self, now: float) -> float:
        """Rain, and thunder now and then; it is not worth being woken for."""
        if now >= self._thunder - thunder_after(self._storms) > self._struck:
            self._struck = now
        if now >= self._thunder:
            self._thunder = now + THUNDER_EVERY
            self._storms += 1
            self.stage.audio.play("thunder", 0.6)
        if self._rain is None:
            return math.inf
        if now >= self._fall:
            self._fall = now + RAIN_RATE
            self._live(self._rain, now)
        return self._fall

    def _live(self, rain: Rain, now: float) -> None:
        """Rain and lamps go on."""
        changed = rain.move(now)
        if self._share(now) >= 1 and self._painted():
            if self._windows is None:
                self._windows = Windows(self.stage.assets, PICTURE, self.stage.look.size)
            if self._weather is None:
                self._weather = Weather(self.stage.assets, PICTURE, self.stage.look.size)
            on = self.liveliness.on(now)
            changed += self._windows.glow(now) + self._weather.move(now, on=on)
            self._light_up(flash(now - self._struck) if on else 0.0)
        for rect in changed:
            self.stage.damage(rect)

    def _light_up(self, bright: float) -> None:
        """Lightning is seen all over the window."""
        if bright != self._flash:
            self._flash = bright
            self.stage.damage()

    def _painted(self) -> bool:
        return self.stage.assets.ready(PICTURE, self.stage.look.size, "cover")

    def _share(self, now: float) -> float:
        """How far the painting has faded in."""
        if self._came is None or self.stage.settings.reduced_motion:
            return 1.0
        return min(1.0, (now - self._came) / FADE)

    # -- picture -----------------------------------------------------------------------------------

    def draw(self, canvas: pygame.Surface) -> None:
        """Sky, painting, dusk behind the menu; and the rain."""
        share, there = self._share(self.stage.now()), not self._coming
        if self._ground is None or self._ground_shows != (share, there):
            self._ground, self._ground_shows = self._painted_ground(share), (share, there)
        canvas.blit(self._ground, (0, 0))
        if self._windows is not None:
            self._windows.draw(canvas)
        if self._weather is not None:
            self._weather.draw(canvas)
        if self._flash:
            light = [round(part * self._flash) for part in BRIGHT]
            if self._flash > HALF:  # what is bright gets brighter still
                canvas.blit(self._ground, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
            canvas.fill(light, canvas.get_clip(), special_flags=pygame.BLEND_RGB_ADD)
        if self._rain is not None:
            self._rain.draw(canvas)

    def _painted_ground(self, share: float) -> pygame.Surface:
        look = self.stage.look
        ground = pygame.Surface(look.size)
        there = self._came is not None and self._painted()
        if not there or share < 1:
            ground.blit(look.paint.kept(("sky", look.size), lambda: _sky(look.size)), (0, 0))
        if there:
            painting = self.stage.assets.scaled(PICTURE, look.size, "cover")
            painting.set_alpha(round(255 * share) if share < 1 else None)
            ground.blit(painting, (0, 0))
        dusk = look.paint.ribbon((look.px(900), look.size[1]), "night_edge", 130)
        ground.blit(dusk, (0, 0))
        low = pygame.Surface((1, 2), pygame.SRCALPHA)
        low.set_at((0, 1), (*look.letters.colour("night_edge"), 225))
        deep = pygame.transform.smoothscale(low, (look.size[0], look.px(230)))
        ground.blit(deep, (0, look.size[1] - deep.get_height()))
        return ground


def _sky(size: tuple[int, int]) -> pygame.Surface:
    """A night to begin with: dark above, a last blue below, black ground."""
    top, low = SKY
    strip = pygame.Surface((1, 32))
    for y in range(32):
        share = min(1.0, y / 24)
        tone = [round(a + (b - a) * share) for a, b in zip(top, low, strict=True)]
        strip.set_at((0, y), tone if y < 24 else (4, 9, 12))
    return pygame.transform.smoothscale(strip, size)
