"""One window's look: its scale, its colours, and the hands that letter and paint in them."""

from __future__ import annotations

from clue.ui.media.assets import Assets
from clue.ui.theme.lettering import Lettering
from clue.ui.theme.paint import Painter
from clue.ui.theme.palette import PALETTES, Palette
from clue.ui.theme.styles import UnitScale


class Look:
    """Made anew whenever the window's size, the text size or the theme changes."""

    def __init__(self, assets: Assets, scale: UnitScale, palette: Palette) -> None:
        self.assets = assets
        self.scale = scale
        self.palette = palette
        self.letters = Lettering(assets, scale, palette)
        self.paint = Painter(assets, scale, palette)

    def fade(self) -> None:
        """Another look has come: let the pictures go at once, whoever still holds on to this."""
        self.letters.clear()
        self.paint.clear()

    def px(self, units: float) -> int:
        """A length in pixels."""
        return self.scale.px(units)

    @property
    def size(self) -> tuple[int, int]:
        """The window in pixels."""
        return self.scale.width, self.scale.height


def look_for(assets: Assets, size: tuple[int, int], text: float, theme: str) -> Look:
    """The look of a window of ``size``."""
    return Look(assets, UnitScale(*size, text), PALETTES.get(theme, PALETTES["night"]))
