"""Design units to pixels: everything is measured on a table of 1920 by 1080 units."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

DESIGN: Final = (1920, 1080)
SMALLEST_WINDOW: Final = (1024, 640)
SMALLEST_LETTERS: Final = 12
"""No letters are set smaller than this many pixels, however small the window."""


@dataclass(frozen=True)
class Scale:
    """How large one design unit is in this window, and how large letters are wished."""

    width: int
    height: int
    text: float = 1.0

    @cached_property
    def factor(self) -> float:
        """Pixels in one unit: the whole 1920 x 1080 always fits."""
        return min(self.width / DESIGN[0], self.height / DESIGN[1])

    @property
    def units(self) -> tuple[float, float]:
        """The window's size in units: one side is the design's, the other as long or longer."""
        return self.width / self.factor, self.height / self.factor

    @property
    def bytes(self) -> int:
        """What one picture of the whole window takes."""
        return 4 * self.width * self.height

    def room(self, wished: int, windows: tuple[int, int]) -> int:
        """Memory for what is kept: as much as wished, at least and at most so many windows."""
        least, most = windows
        return min(most * self.bytes, max(wished, least * self.bytes))

    def px(self, units: float) -> int:
        """A length in whole pixels; what is more than nothing stays visible."""
        pixels = round(units * self.factor)
        return pixels if pixels or not units else (1 if units > 0 else -1)

    def letters(self, units: float) -> int:
        """A letter size in whole pixels, with the player's wish and a floor."""
        return max(SMALLEST_LETTERS, round(units * self.factor * self.text))
