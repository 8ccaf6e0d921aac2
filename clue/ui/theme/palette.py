"""Every colour on the screen, by what it is for. A theme is one record of them."""

from __future__ import annotations

from typing import Final, TypeAlias

from msgspec import Struct

Colour: TypeAlias = tuple[int, int, int]


class Palette(Struct, frozen=True):
    """The colours of one theme."""

    night: Colour  # behind everything
    night_lamp: Colour  # where the lamp light falls on it
    night_edge: Colour  # the dark corners of the room
    panel: Colour  # a panel's top
    panel_lit: Colour  # the same under the pointer
    panel_deep: Colour  # and its bottom
    well: Colour  # sunk fields: text fields, lists
    felt: Colour  # where dice are thrown
    felt_deep: Colour
    brass: Colour  # rules and borders
    brass_dim: Colour  # the quieter ones
    lamp: Colour  # headings, what is chosen
    cream: Colour  # sentences
    soft: Colour  # asides
    paper: Colour  # the notebook's pages
    paper_edge: Colour
    ink: Colour  # sentences on paper
    ink_soft: Colour
    pencil: Colour  # what a player writes
    wine: Colour  # the button one is meant to press
    wine_lit: Colour
    wine_deep: Colour
    reach: Colour  # squares within reach
    good: Colour
    bad: Colour
    warn: Colour
    shade: Colour  # shadows
    suspects: dict[str, Colour]
    textured: bool = False  # cloth, paper and leather instead of plain grounds

    def named(self, name: str | Colour) -> Colour:
        """A colour by its name here, or as it is."""
        if not isinstance(name, str):
            return name
        if name in self.suspects:
            return self.suspects[name]
        found: Colour = getattr(self, name)
        return found


SUSPECTS: Final[dict[str, Colour]] = {
    "scarlet": (179, 32, 46),
    "mustard": (216, 161, 26),
    "white": (233, 228, 214),
    "green": (47, 138, 74),
    "peacock": (42, 95, 192),
    "plum": (123, 63, 160),
}

NIGHT: Final = Palette(
    night=(16, 33, 31),
    night_lamp=(32, 58, 54),
    night_edge=(6, 13, 14),
    panel=(23, 50, 58),
    panel_lit=(36, 74, 84),
    panel_deep=(10, 22, 27),
    well=(8, 17, 20),
    felt=(18, 66, 50),
    felt_deep=(10, 40, 32),
    brass=(201, 162, 39),
    brass_dim=(107, 92, 40),
    lamp=(244, 211, 94),
    cream=(241, 230, 200),
    soft=(184, 178, 156),
    paper=(240, 227, 194),
    paper_edge=(214, 196, 156),
    ink=(43, 27, 14),
    ink_soft=(112, 90, 66),
    pencil=(52, 64, 120),
    wine=(160, 36, 54),
    wine_lit=(188, 50, 68),
    wine_deep=(92, 16, 28),
    reach=(84, 224, 207),
    good=(92, 196, 120),
    bad=(230, 92, 92),
    warn=(240, 160, 80),
    shade=(0, 0, 0),
    suspects=SUSPECTS,
    textured=True,
)

CONTRAST: Final = Palette(
    night=(0, 0, 0),
    night_lamp=(0, 0, 0),
    night_edge=(0, 0, 0),
    panel=(10, 16, 20),
    panel_lit=(40, 56, 64),
    panel_deep=(0, 0, 0),
    well=(0, 0, 0),
    felt=(0, 44, 30),
    felt_deep=(0, 24, 16),
    brass=(255, 214, 92),
    brass_dim=(206, 178, 104),
    lamp=(255, 226, 92),
    cream=(255, 255, 255),
    soft=(232, 232, 224),
    paper=(255, 255, 255),
    paper_edge=(210, 210, 210),
    ink=(0, 0, 0),
    ink_soft=(50, 50, 50),
    pencil=(0, 0, 160),
    wine=(150, 0, 30),
    wine_lit=(190, 10, 50),
    wine_deep=(110, 0, 20),
    reach=(0, 255, 230),
    good=(90, 255, 120),
    bad=(255, 120, 120),
    warn=(255, 190, 60),
    shade=(0, 0, 0),
    suspects={
        "scarlet": (235, 40, 60),
        "mustard": (255, 200, 40),
        "white": (255, 255, 255),
        "green": (40, 190, 90),
        "peacock": (70, 140, 255),
        "plum": (190, 100, 235),
    },
)

PALETTES: Final[dict[str, Palette]] = {"night": NIGHT, "contrast": CONTRAST}


def mix(first: Colour, second: Colour, share: float) -> Colour:
    """The colour ``share`` of the way from ``first`` to ``second``."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(first, second, strict=True))
    return red, green, blue
