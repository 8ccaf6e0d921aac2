"""Design units to pixels: everything is measured on a table of 1920 by 1080 units."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from clue.text.names import Span

DESIGN: Final = (1920, 1080)
SMALLEST_WINDOW: Final = (1024, 640)
LONG_ROW: Final = 900
SHORT_ROW: Final = 400
"""How broad a row is that has not been given its width."""
LEAST_WAY: Final = 220
"""A button that leads back or on is at least so broad."""
SMALLEST_LETTERS: Final = 12
"""No letters are set smaller than this many pixels, however small the window."""


@dataclass(frozen=True)
class UnitScale:
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


Align: TypeAlias = Literal["left", "center", "right"]
Valign: TypeAlias = Literal["top", "middle", "bottom"]


class Style(Struct, frozen=True):
    """One way to set words: a face, a size in design units, a palette colour, line spacing."""

    face: str
    size: float
    colour: str = "cream"
    leading: float = 1.22
    bold: str = ""  # the face for stressed words
    italic: str = ""
    strong: str = "lamp"  # the colour of stressed words

    def but(self, *, colour: str | None = None, size: float | None = None) -> Style:
        """The same with another colour or size."""
        return replace(self, colour=colour or self.colour, size=size or self.size)


class Halo(Struct, frozen=True):
    """Soft light or shade round letters that stand on a picture."""

    colour: str = "shade"
    reach: float = 7  # in units
    strength: int = 2  # how many times it is laid on


DISPLAY: Final = "font.display"
TEXT: Final = "font.text"
BOLD: Final = "font.text.bold"
ITALIC: Final = "font.text.italic"
HAND_FACE: Final = "font.hand"
TYPE_FACE: Final = "font.type"


def _sentence(size: float, colour: str = "cream") -> Style:
    return Style(TEXT, size, colour, bold=BOLD, italic=ITALIC)


TITLE: Final = Style(DISPLAY, 176, "lamp", 1.0)
HEADING: Final = Style(DISPLAY, 60, "lamp", 1.12)
SUBHEADING: Final = Style(DISPLAY, 32, "cream", 1.15)
NAME: Final = Style(DISPLAY, 29, "lamp", 1.12)
MENU: Final = Style(DISPLAY, 37, "cream", 1.1)
BUTTON: Final = Style(DISPLAY, 28, "cream", 1.1)
TAGLINE: Final = _sentence(38)
LEAD: Final = _sentence(28)
BODY: Final = _sentence(25)
SMALL: Final = _sentence(22)
TINY: Final = _sentence(19, "soft")
LABEL: Final = Style(BOLD, 22, "lamp", bold=BOLD, italic=ITALIC)
CHIP: Final = Style(TEXT, 18, "soft", bold=BOLD, italic=ITALIC)
PAPER: Final = Style(TEXT, 23, "ink", bold=BOLD, italic=ITALIC, strong="wine")
PAPER_SMALL: Final = Style(TEXT, 19, "ink_soft", bold=BOLD, italic=ITALIC, strong="wine")
PAPER_HEADING: Final = Style(DISPLAY, 30, "wine_deep", 1.1)
HAND: Final = Style(HAND_FACE, 30, "pencil", 1.05)
TYPED: Final = Style(TYPE_FACE, 22, "ink", 1.3)


class Tone(Struct, frozen=True):
    """Some words set alike; ``colour`` is a palette name, empty for the style's own."""

    text: str
    bold: bool = False
    italic: bool = False
    colour: str = ""


Words: TypeAlias = str | tuple[Span | Tone, ...]
"""A plain sentence, or one with stressed parts."""


def tones(words: Words, strong: str) -> tuple[Tone, ...]:
    """Any words as tones; strong spans take the colour ``strong``."""
    if isinstance(words, str):
        return (Tone(words),)
    return tuple(
        part
        if isinstance(part, Tone)
        else Tone(part.text, bold=part.strong, colour=strong if part.strong else "")
        for part in words
    )


def plain(words: Words) -> str:
    """The words alone."""
    return words if isinstance(words, str) else "".join(part.text for part in words)
