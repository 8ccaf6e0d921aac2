"""Panels made of skins: ground, edges and shadow, stretched from corners that stay.

A large panel is put together from few parts: what covers all beneath it is drawn far quicker than
what blends.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

import pygame

from clue.ui.theme.palette import Palette
from clue.ui.theme.shapes import gradient, lay, ring, rounded, soft_corner, stretched
from clue.ui.theme.styles import UnitScale

LARGE: Final = 200_000
"""Panels of more pixels than this are put together from few."""
SLICE: Final = 96
"""How wide a slice of such a panel's middle is."""

Placed: TypeAlias = tuple[pygame.Surface, tuple[int, int]]
"""A picture, and where it lies from the panel's corner."""


@dataclass(frozen=True)
class PanelParts:
    """A large panel in parts: what covers all beneath it is drawn far quicker than what blends."""

    sides: tuple[Placed, ...]
    body: Placed | None  # this and the edges are slices of the middle, laid side by side
    edges: tuple[Placed, ...]
    wide: int  # the middle

    @property
    def bytes(self) -> int:
        """How much memory its parts take."""
        parts = (*self._middle, *self.sides)
        return sum(4 * part.get_width() * part.get_height() for part, _ in parts)

    @property
    def _middle(self) -> tuple[Placed, ...]:
        return self.edges if self.body is None else (self.body, *self.edges)

    def draw(self, canvas: pygame.Surface, at: tuple[int, int]) -> None:
        """Paint it with its upper left corner there."""
        for part, (x, y) in self.sides:
            lay(canvas, part, (at[0] + x, at[1] + y))
        for placed in self._middle:
            part, (x, y) = placed
            blending = 0 if placed is self.body else pygame.BLEND_PREMULTIPLIED
            for across in range(0, self.wide, SLICE):
                place = (at[0] + x + across, at[1] + y)
                area = (0, 0, min(SLICE, self.wide - across), part.get_height())
                canvas.blit(part, place, area, special_flags=blending)


class PanelPainter:
    """Makes panels in one window's scale and one theme's colours; keeps none."""

    def __init__(self, scale: UnitScale, palette: Palette) -> None:
        self.scale = scale
        self.palette = palette

    def is_large(self, size: tuple[int, int], skin: Skin) -> bool:
        """Whether a panel is worth being put together from parts: a solid one, or a hollow one."""
        hollow = skin.alpha == 0 and not skin.borders
        if not (skin.alpha == 255 or hollow):
            return False
        return size[0] * size[1] > LARGE and size[0] > 2 * self._core(skin)

    def _core(self, skin: Skin) -> int:
        """How far from its sides a panel no longer changes from left to right."""
        inside = max((b.inset + b.width for b in skin.borders), default=0.0)
        return self.scale.px(skin.radius + inside + 2 * skin.shadow) + 4

    def plate(self, size: tuple[int, int], skin: Skin) -> PanelParts:
        """A large panel: painted narrow, its middle is one column of pixels made a slice of."""
        core, margin = self._core(skin), self.scale.px(skin.margin)
        narrow = self.panel((2 * core + 1, size[1]), skin)
        high, side = narrow.get_height(), margin + core
        wide = size[0] - 2 * core
        edge = margin + self.scale.px(skin.radius) + 1
        body = narrow.subsurface((side, edge, 1, high - 2 * edge)) if skin.alpha else None
        return PanelParts(
            sides=(
                (narrow.subsurface((0, 0, side, high)), (-margin, -margin)),
                (narrow.subsurface((side + 1, 0, side, high)), (core + wide, -margin)),
            ),
            body=(_sliced(body.convert()), (core, edge - margin)) if body else None,
            edges=tuple(
                (_sliced(narrow.subsurface((side, y, 1, edge))), (core, y - margin))
                for y in (0, high - edge)
            ),
            wide=wide,
        )

    def panel(self, size: tuple[int, int], skin: Skin) -> pygame.Surface:
        """A panel with its shadow round it."""
        margin = self.scale.px(skin.margin)
        radius = min(self.scale.px(skin.radius), size[0] // 2, size[1] // 2)
        image = pygame.Surface((size[0] + 2 * margin, size[1] + 2 * margin), pygame.SRCALPHA)
        if skin.shadow:
            lay(image, self._shadow(image.get_size(), size, radius, skin), (0, 0))
        if not skin.alpha:  # only what shines or falls outside
            body = pygame.Rect((margin, margin), size)
            pygame.draw.rect(image, (0, 0, 0, 0), body, border_radius=radius)
        else:
            fill = gradient(size, self.palette.named(skin.top), self.palette.named(skin.bottom))
            fill = rounded(fill, radius)
            if skin.alpha < 255:
                fill.fill((skin.alpha,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
            lay(image, fill, (margin, margin))
        for border in skin.borders:
            inset = self.scale.px(border.inset)
            inner = (size[0] - 2 * inset, size[1] - 2 * inset)
            if min(inner) > 4:
                line = self.border(inner, max(0, radius - inset), border)
                lay(image, line, (margin + inset, margin + inset))
        return image

    def border(self, size: tuple[int, int], radius: int, border: Border) -> pygame.Surface:
        """One line round a panel of that size."""
        width = border.width * self.scale.factor
        corner = max(radius, round(width) + 1) + 1
        tile = ring(2 * corner + 1, radius, max(1.0, width), self.palette.named(border.colour))
        if border.alpha < 255:
            tile.fill((border.alpha,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
        return stretched(tile, corner, size)

    def _shadow(
        self, whole: tuple[int, int], size: tuple[int, int], radius: int, skin: Skin
    ) -> pygame.Surface:
        """The panel's shape, softened and lowered; a glow is the same in a colour."""
        blur = self.scale.px(skin.shadow)
        corner = radius + 2 * blur
        soft = soft_corner(
            corner, blur, radius, self.palette.named(skin.glow or "shade"), skin.shadow_alpha
        )
        spread = (size[0] + 2 * blur, size[1] + 2 * blur)
        image = pygame.Surface(whole, pygame.SRCALPHA)
        margin = self.scale.px(skin.margin)
        at = (margin - blur, margin - blur + self.scale.px(skin.drop))
        lay(image, stretched(soft, corner, spread), at)
        return image


def _sliced(column: pygame.Surface) -> pygame.Surface:
    return pygame.transform.scale(column, (SLICE, column.get_height()))


class Border(NamedTuple):
    """One line round a panel: how far inside, how wide, its palette colour and strength."""

    inset: float
    width: float
    colour: str
    alpha: int = 255


class Skin(NamedTuple):
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
TYPE_KEY: Final = Skin(
    top="panel_lit",
    bottom="well",
    borders=(Border(0, 2.6, "brass"), Border(3.4, 1, "shade")),
    radius=19,
    shadow=4,
    drop=2,
)
"""A typewriter's: black glass in a ring of brass."""
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


@dataclass(frozen=True)
class Backing:
    """What controls lie on: the skins of what is sunk into it, and the colours that show there."""

    field: Skin
    field_lit: Skin
    box: Skin  # of a tick
    box_lit: Skin
    list: Skin  # opens over everything
    closed: Skin  # a button that cannot be pressed
    words: str
    lit: str
    soft: str
    mark: str
    tick: str
    marked: str  # behind letters that are chosen
    off: str
    ring: str


DARK: Final = Backing(
    field=WELL,
    field_lit=WELL_LIT,
    box=Skin(top="well", bottom="well", radius=5, borders=(Border(0, 1.6, "brass"),)),
    box_lit=Skin(top="panel", bottom="well", radius=5, borders=(Border(0, 2, "lamp"),)),
    list=TOOLTIP,
    closed=Skin(
        top="well", bottom="well", alpha=170, borders=(Border(0, 1.4, "brass_dim", 150),), radius=9
    ),
    words="cream",
    lit="lamp",
    soft="soft",
    mark="brass",
    tick="lamp",
    marked="brass_dim",
    off="brass_dim",
    ring="lamp",
)
FORM: Final = Backing(
    field=Skin(alpha=0, borders=(Border(0, 1.6, "ink_soft"),), radius=4),
    field_lit=Skin(alpha=0, borders=(Border(0, 2.4, "wine"),), radius=4),
    box=Skin(alpha=0, borders=(Border(0, 1.8, "ink_soft"),), radius=3),
    box_lit=Skin(alpha=0, borders=(Border(0, 2.4, "wine"),), radius=3),
    list=Skin(
        top="paper",
        bottom="paper",
        borders=(Border(0, 1.6, "ink_soft"),),
        radius=4,
        shadow=14,
        drop=4,
    ),
    closed=Skin(alpha=0, borders=(Border(0, 1.4, "ink_soft", 150),), radius=9),
    words="ink",
    lit="wine_deep",
    soft="ink_soft",
    mark="wine",
    tick="wine",
    marked="paper_edge",
    off="ink_soft",
    ring="wine",
)
"""A printed form: boxes in thin ink, filled in by hand."""
