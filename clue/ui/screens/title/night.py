"""The night round the mansion: sky, painting, lamps and rain, and what moves about the house."""

from __future__ import annotations

import math
from collections.abc import Iterator
from random import Random
from typing import Final

import pygame

from clue.ui.media.assets import Assets
from clue.ui.stage.scene import Liveliness, Stage
from clue.ui.theme.shapes import Rain

LIT: Final = "title.lit."
KINDLES: Final = 1.6
"""How long a lamp takes to come up, and to go down."""
BURNS: Final = 15.0
ROUND: Final = 31.0
"""Each lamp's round grows by a few seconds with its number, so that no two nights look alike."""
EACH: Final = 7.0


def strength(number: int, now: float) -> float:
    """How bright lamp ``number`` is, from nought to one."""
    time = (now + number * EACH * 1.7) % (ROUND + number * EACH) - EACH
    if time < 0 or time > BURNS:
        return 0.0
    return min(1.0, time / KINDLES, (BURNS - time) / KINDLES)


class Windows:
    """The lamps of one painting, brought to its size in a window."""

    def __init__(self, assets: Assets, painting: str, size: tuple[int, int]) -> None:
        self._lamps: list[tuple[pygame.Surface, pygame.Rect]] = []
        self._shown: list[int] = []
        whole = assets.entry(painting).size
        if whole is None:
            return
        ratio = max(size[0] / whole[0], size[1] / whole[1])
        cut = ((whole[0] * ratio - size[0]) / 2, (whole[1] * ratio - size[1]) / 2)
        for name in sorted(name for name in assets.entries if name.startswith(LIT)):
            entry = assets.entry(name)
            if entry.size is None or entry.anchor is None:
                continue
            box = (round(entry.size[0] * ratio), round(entry.size[1] * ratio))
            at = (
                round(-entry.anchor[0] * ratio - cut[0]),
                round(-entry.anchor[1] * ratio - cut[1]),
            )
            self._lamps.append((assets.scaled(name, box, "exact"), pygame.Rect(at, box)))
        self._shown = [0] * len(self._lamps)

    def glow(self, now: float) -> list[pygame.Rect]:
        """Go on to this moment; where the light has changed."""
        before, self._shown = (
            self._shown,
            [round(255 * strength(number, now)) for number in range(len(self._lamps))],
        )
        return [
            rect
            for (_, rect), old, new in zip(self._lamps, before, self._shown, strict=True)
            if old != new
        ]

    @property
    def brightest(self) -> pygame.Rect | None:
        """The lamp that burns most, and of several the largest."""
        lit = [
            (alpha, rect.width * rect.height, rect)
            for (_, rect), alpha in zip(self._lamps, self._shown, strict=True)
            if alpha
        ]
        return max(lit, key=lambda lamp: lamp[:2])[2] if lit else None

    def draw(self, canvas: pygame.Surface) -> None:
        """The lamps that burn."""
        clip = canvas.get_clip()
        for (image, rect), alpha in zip(self._lamps, self._shown, strict=True):
            if alpha and clip.colliderect(rect):
                image.set_alpha(alpha)
                canvas.blit(image, rect)


TICK: Final = 0.125
MOON: Final = pygame.FRect(0.662, 0.05, 0.135, 0.26)
"""Where clouds pass: the sky round the moon, which nothing stands before."""
CLOUDS: Final = ((19.0, 127, 5), (31.0, 120, 9))
"""Two layers: seconds for one of them to pass, how dense it is of 255, and what it looks like."""
CHIMNEYS: Final = ((0.512, 0.286), (0.692, 0.286))
SMOKE: Final = (0.028, 0.13)
"""How broad and how high the smoke of one rises."""
PUFFS: Final = 5
RISES: Final = 6.5
FAINT: Final = 105
PASSES: Final = 3.4
PANE: Final = (0.2, 0.34)
"""What of a lamp's light is the window itself."""
EVERY: Final = 23.0
"""Seconds between two who pass a window, each another one."""
FLASHES: Final = ((0.05, 1.0), (0.11, 0.2), (0.19, 0.75), (0.3, 0.4), (0.42, 0.15))
"""How bright lightning is until so many seconds after it has struck."""
BRIGHT: Final = (30, 36, 50)


def thunder_after(number: int) -> float:
    """How many seconds after its lightning thunder is heard."""
    return 0.6 + 0.9 * Random(number).random()


def flash(since: float) -> float:
    """How bright it is, so long after lightning has struck."""
    if since < 0:
        return 0.0
    return next((bright for until, bright in FLASHES if since < until), 0.0)


class Weather:
    """Clouds, smoke and figures for one painting in one window."""

    def __init__(self, assets: Assets, painting: str, size: tuple[int, int]) -> None:
        whole = assets.entry(painting).size or size
        ratio = max(size[0] / whole[0], size[1] / whole[1])
        self._wide, self._high = whole[0] * ratio, whole[1] * ratio
        self._cut = ((self._wide - size[0]) / 2, (self._high - size[1]) / 2)
        self._moon = self._placed(MOON)
        self._layers = [_cloud(self._moon.size, dense, seed) for _, dense, seed in CLOUDS]
        self._edge = _vignette(self._moon.size)
        self._puff = _puff(round(SMOKE[0] * self._wide))
        self._panes = list(self._windows(assets))
        self._tick = -1
        self._now = 0.0
        self.shown = False

    def _placed(self, part: pygame.FRect) -> pygame.Rect:
        """A part of the painting in the window."""
        return pygame.Rect(
            round(part.x * self._wide - self._cut[0]),
            round(part.y * self._high - self._cut[1]),
            round(part.width * self._wide),
            round(part.height * self._high),
        )

    def _windows(self, assets: Assets) -> Iterator[tuple[int, pygame.Rect]]:
        """Which lamps there are, and the panes before them."""
        names = sorted(name for name in assets.entries if name.startswith(LIT))
        for number, name in enumerate(names):
            entry = assets.entry(name)
            whole = assets.entry("title").size
            if entry.size is None or entry.anchor is None or whole is None:
                continue
            lamp = pygame.FRect(
                -entry.anchor[0] / whole[0],
                -entry.anchor[1] / whole[1],
                entry.size[0] / whole[0],
                entry.size[1] / whole[1],
            )
            pane = lamp.scale_by(*PANE)
            yield number, self._placed(pane)

    # -- time --------------------------------------------------------------------------------------

    def move(self, now: float, *, on: bool) -> list[pygame.Rect]:
        """Go on to this moment; where anything has changed."""
        tick = int(now / TICK)
        if not on:
            shown, self.shown = self.shown, False
            return self._everywhere() if shown else []
        if tick == self._tick and self.shown:
            return []
        self._tick, self._now, self.shown = tick, now, True
        changed = [self._moon, *(self._smoke(number) for number in range(len(CHIMNEYS)))]
        passed = self._passing()
        return [*changed, *([passed[0]] if passed else [])]

    def _everywhere(self) -> list[pygame.Rect]:
        smokes = (self._smoke(number) for number in range(len(CHIMNEYS)))
        return [self._moon, *smokes, *(pane for _, pane in self._panes)]

    def _smoke(self, number: int) -> pygame.Rect:
        x, y = CHIMNEYS[number]
        wide, high = SMOKE
        return self._placed(pygame.FRect(x - wide, y - high, 3 * wide, high + 0.012))

    def _passing(self) -> tuple[pygame.Rect, float] | None:
        """Who passes a lit window just now: where, and how far."""
        if not self._panes:
            return None
        turn, since = divmod(self._now, EVERY)
        if since > PASSES + TICK:
            return None
        lit = [(n, pane) for n, pane in self._panes if strength(n, self._now - since) > 0.9]
        if not lit:
            return None
        return lit[int(turn) % len(lit)][1], since / PASSES

    # -- picture -----------------------------------------------------------------------------------

    def draw(self, canvas: pygame.Surface) -> None:
        """What the clip shows of it."""
        clip = canvas.get_clip()
        if not self.shown:
            return
        if clip.colliderect(self._moon):
            self._draw_clouds(canvas, clip)
        for number in range(len(CHIMNEYS)):
            if clip.colliderect(self._smoke(number)):
                self._draw_smoke(canvas, number)
        passed = self._passing()
        if passed is not None and clip.colliderect(passed[0]):
            self._draw_figure(canvas, *passed)

    def _draw_clouds(self, canvas: pygame.Surface, clip: pygame.Rect) -> None:
        wide, high = self._moon.size
        sky = pygame.Surface((wide, high), pygame.SRCALPHA)
        for layer, (seconds, _, _) in zip(self._layers, CLOUDS, strict=True):
            shift = round(self._now / seconds * wide) % layer.get_width()
            sky.blit(layer, (-shift, 0))
            sky.blit(layer, (layer.get_width() - shift, 0))
        sky.blit(self._edge, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        canvas.set_clip(clip.clip(self._moon))
        canvas.blit(sky, self._moon)
        canvas.set_clip(clip)

    def _draw_smoke(self, canvas: pygame.Surface, number: int) -> None:
        reach, side = self._smoke(number), self._puff.get_width()
        clip = canvas.get_clip()
        canvas.set_clip(clip.clip(reach))
        for index in range(PUFFS):
            share = (self._now / RISES + index / PUFFS + number * 0.31) % 1.0
            drift = math.sin(self._now * 0.35 + index + number) * 0.2 + share * 0.9
            x = reach.x + reach.width / 3 + drift * side
            y = reach.bottom - share * reach.height
            self._puff.set_alpha(round(FAINT * math.sin(math.pi * min(1.0, share * 1.15 + 0.05))))
            canvas.blit(self._puff, self._puff.get_rect(center=(round(x), round(y))))
        canvas.set_clip(clip)

    @staticmethod
    def _draw_figure(canvas: pygame.Surface, pane: pygame.Rect, share: float) -> None:
        clip = canvas.get_clip()
        canvas.set_clip(clip.clip(pane))
        tall = round(pane.height * 0.72)
        wide = max(3, round(tall * 0.5))
        x = pane.x - wide + round(share * (pane.width + 2 * wide))
        figure = pygame.Surface((wide, tall), pygame.SRCALPHA)
        dark = (26, 16, 10, 205)
        pygame.draw.ellipse(figure, dark, (wide * 0.28, 0, wide * 0.44, tall * 0.3))
        body = (0, tall * 0.3, wide, tall)
        pygame.draw.rect(figure, dark, body, border_radius=round(wide * 0.45))
        canvas.blit(figure, (x, pane.bottom - tall))
        canvas.set_clip(clip)


def _cloud(size: tuple[int, int], dense: int, seed: int) -> pygame.Surface:
    """A band of cloud that ends as it begins: softened with more of itself on either side."""
    wide, high, chance = size[0] * 2, size[1], Random(seed)
    small = pygame.Surface((192, 48), pygame.SRCALPHA)
    for _ in range(34):
        x, y = chance.randrange(128), 6 + chance.randrange(34)
        blot = pygame.Surface((16 + chance.randrange(34), 3 + chance.randrange(4)), pygame.SRCALPHA)
        pygame.draw.ellipse(blot, (16, 24, 40, 100), blot.get_rect())
        for shift in (-96, 32, 160):
            small.blit(blot, (x + shift - blot.get_width() // 2, y))
    soft = pygame.transform.gaussian_blur(small, 3)
    stretched = round(wide * 191 / 128)  # the last column of a stretched picture is not repeated
    band = pygame.Surface((max(1, wide), max(1, high)), pygame.SRCALPHA)
    band.blit(pygame.transform.smoothscale(soft, (stretched, high)), ((wide - stretched) // 2, 0))
    band.fill((255, 255, 255, dense * 2), special_flags=pygame.BLEND_RGBA_MULT)
    return band


def _vignette(size: tuple[int, int]) -> pygame.Surface:
    """Nothing at its edges, all in its middle."""
    small = pygame.Surface((24, 24), pygame.SRCALPHA)
    for y in range(24):
        for x in range(24):
            away = math.hypot(x - 11.5, y - 11.5) / 11.5
            small.set_at((x, y), (255, 255, 255, round(255 * min(1.0, max(0.0, 1 - away) / 0.3))))
    return pygame.transform.smoothscale(small, (max(1, size[0]), max(1, size[1])))


def _puff(side: int) -> pygame.Surface:
    """A soft ball of smoke."""
    small = pygame.Surface((20, 20), pygame.SRCALPHA)
    for y in range(20):
        for x in range(20):
            away = math.hypot(x - 9.5, y - 9.5) / 10
            small.set_at((x, y), (150, 162, 176, round(255 * max(0.0, 1 - away) ** 1.4)))
    return pygame.transform.smoothscale(small, (max(4, side), max(4, side)))


PICTURE: Final = "title"
FADE: Final = 0.6
HALF: Final = 0.5
BEAT: Final = 0.05
"""Seconds between two looks whether the painting is here."""
RAIN_RATE: Final = 1 / 25
THUNDER_EVERY: Final = 37.0
FIRST_THUNDER: Final = 9.0
SKY: Final = ((6, 10, 22), (18, 42, 66))
DUSK_WIDE: Final = 900
DUSK_HIGH: Final = 230
"""How far the dark behind the menu reaches, and the dark along the foot."""


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
        return self._fall if self.stage.lively or self._weather is None else math.inf

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
            self._ground = self._ground or pygame.Surface(self.stage.look.size)
            self._paint_ground(self._ground, share)
            self._ground_shows = share, there
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

    def _paint_ground(self, ground: pygame.Surface, share: float) -> None:
        look = self.stage.look
        there = self._came is not None and self._painted()
        if not there or share < 1:
            _paint_sky(ground)
        if there:
            painting = self.stage.assets.scaled(PICTURE, look.size, "cover")
            painting.set_alpha(round(255 * share) if share < 1 else None)
            ground.blit(painting, (0, 0))
        dusk = look.paint.ribbon((look.px(DUSK_WIDE), look.size[1]), "night_edge", 130)
        ground.blit(dusk, (0, 0))
        low = pygame.Surface((1, 2), pygame.SRCALPHA)
        low.set_at((0, 1), (*look.letters.colour("night_edge"), 225))
        deep = pygame.transform.smoothscale(low, (look.size[0], look.px(DUSK_HIGH)))
        ground.blit(deep, (0, look.size[1] - deep.get_height()))


def _paint_sky(ground: pygame.Surface) -> None:
    """A night to begin with: dark above, a last blue below, black ground."""
    top, low = SKY
    strip = pygame.Surface((1, 32))
    for y in range(32):
        share = min(1.0, y / 24)
        tone = [round(a + (b - a) * share) for a, b in zip(top, low, strict=True)]
        strip.set_at((0, y), tone if y < 24 else (4, 9, 12))
    pygame.transform.smoothscale(strip, ground.get_size(), ground)
