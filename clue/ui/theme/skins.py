"""What panels look like, in units and names of the palette: their grounds, edges and shadows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Border:
    """One line round a panel: how far inside, how wide, its palette colour and strength."""

    inset: float
    width: float
    colour: str
    alpha: int = 255


@dataclass(frozen=True)
class Skin:
    """How a panel looks, in units and palette names."""

    top: str = "panel"
    bottom: str = "panel_deep"
    radius: float = 12
    borders: tuple[Border, ...] = ()
    alpha: int = 255
    shadow: float = 0  # how far it reaches
    shadow_alpha: int = 150
    drop: float = 0  # how far below the panel it lies
    glow: str = ""  # a colour that shines round it

    @property
    def margin(self) -> float:
        """How far paint reaches beyond the panel."""
        return (self.shadow + self.drop) if self.shadow else 0


DIALOG: Final = Skin(
    radius=16,
    borders=(Border(0, 2, "brass"), Border(7, 1.2, "brass_dim")),
    shadow=46,
    drop=14,
    shadow_alpha=190,
)
PANEL: Final = Skin(borders=(Border(0, 1.6, "brass_dim"),), radius=12)
PANEL_CHOSEN: Final = Skin(
    borders=(Border(0, 2.6, "lamp"),), radius=12, shadow=14, shadow_alpha=90, glow="lamp"
)
WELL: Final = Skin(
    top="well", bottom="well", alpha=215, borders=(Border(0, 1.4, "brass_dim"),), radius=10
)
WELL_LIT: Final = Skin(
    top="panel", bottom="well", alpha=235, borders=(Border(0, 1.6, "brass"),), radius=10
)
TRAY: Final = Skin(
    top="felt",
    bottom="felt_deep",
    borders=(Border(0, 3, "brass_dim"), Border(3, 1, "shade")),
    radius=14,
)
PRIMARY: Final = Skin(
    top="wine", bottom="wine_deep", borders=(Border(0, 2, "lamp"),), radius=9, shadow=10, drop=4
)
SECONDARY: Final = Skin(borders=(Border(0, 2, "brass"),), radius=9, shadow=10, drop=4)
BARE: Final = Skin(alpha=0)
"""Words alone."""
QUIET: Final = Skin(borders=(Border(0, 1.4, "brass_dim"),), radius=9)
WINE_CARD: Final = Skin(
    top="wine",
    bottom="wine_deep",
    borders=(Border(0, 3, "lamp"),),
    radius=12,
    shadow=12,
    shadow_alpha=70,
    glow="lamp",
)
CHIP: Final = Skin(
    top="well", bottom="well", alpha=90, borders=(Border(0, 1.2, "brass"),), radius=5
)
EMBLEM: Final = Skin(
    top="well", bottom="well", alpha=225, borders=(Border(0, 1.2, "brass_dim"),), radius=16
)
PAPER: Final = Skin(top="paper", bottom="paper_edge", radius=10, shadow=24, drop=8)
TAG: Final = Skin(top="paper", bottom="paper", radius=6, shadow=5, drop=2, shadow_alpha=120)
BUBBLE: Final = Skin(
    top="paper", bottom="paper", radius=16, borders=(Border(0, 2, "brass"),), shadow=16, drop=5
)
TOOLTIP: Final = Skin(
    top="well",
    bottom="well",
    alpha=245,
    borders=(Border(0, 1.4, "brass"),),
    radius=8,
    shadow=14,
    drop=4,
)
RING: Final = Skin(
    alpha=0,
    borders=(Border(0, 3, "lamp"),),
    radius=17,
    shadow=9,
    shadow_alpha=130,
    glow="lamp",
)
"""What has the keyboard: a bright line just outside it, and a glow."""
