"""The mansion's windows at night: lamps go on and out behind them, as a function of time."""

from __future__ import annotations

from typing import Final

import pygame

from clue.ui.media.assets import Assets

LIT: Final = "title.lit."
FADE: Final = 1.6
BURNS: Final = 15.0
ROUND: Final = 31.0
"""Each lamp's round grows by a few seconds with its number, so that no two nights look alike."""
EACH: Final = 7.0


def strength(number: int, now: float) -> float:
    """How bright lamp ``number`` is, from nought to one."""
    time = (now + number * EACH * 1.7) % (ROUND + number * EACH) - EACH
    if time < 0 or time > BURNS:
        return 0.0
    return min(1.0, time / FADE, (BURNS - time) / FADE)


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
