"""The type scale: every way words are set, as data."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

Align: TypeAlias = Literal["left", "center", "right"]
Valign: TypeAlias = Literal["top", "middle", "bottom"]


@dataclass(frozen=True)
class Style:
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


@dataclass(frozen=True)
class Halo:
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
