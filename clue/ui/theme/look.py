"""One window's look: its scale, its colours, and the hands that letter and paint in them.

The painter keeps panels, cards, rings, lights and the backdrop once they are made. All pictures
given out here are premultiplied: blit them with :func:`~clue.ui.theme.shapes.lay`.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from typing import Final

import pygame
from msgspec.structs import replace

from clue.ui.media.assets import Assets, Wanted
from clue.ui.media.surfaces import Cache, SurfaceCache
from clue.ui.theme import shapes
from clue.ui.theme import shapes as lights
from clue.ui.theme.frames import RING, Border, PanelPainter, PanelParts, Skin
from clue.ui.theme.lettering import Lettering
from clue.ui.theme.palette import PALETTES, Colour, Palette
from clue.ui.theme.shapes import lay, rounded
from clue.ui.theme.styles import UnitScale

PAINT_BYTES: Final = 48 * 1024 * 1024
PAINT_WINDOWS: Final = (6, 10)
"""What is kept of what was painted: as much, but so many pictures of the whole window."""
BACKDROPS: Final = 2
"""The table's, and that of how a case ends over it."""
PLATE_WINDOWS: Final = 2
STRIP: Final = 540
"""So many lines of a large picture are begun at once."""
CLOTH: Final = "table.cloth"


class Painter:
    """Paints in one window's scale and one theme's colours."""

    def __init__(self, assets: Assets, scale: UnitScale, palette: Palette) -> None:
        self.assets = assets
        self.scale = scale
        self.palette = palette
        self._panels = PanelPainter(scale, palette)
        self._backdrops = SurfaceCache(BACKDROPS * scale.bytes)
        self._held = SurfaceCache(scale.room(PAINT_BYTES, PAINT_WINDOWS))
        self._plates: Cache[PanelParts] = Cache(PLATE_WINDOWS * scale.bytes)

    def clear(self) -> None:
        """Let go of what was painted."""
        self._backdrops.clear()
        self._held.clear()
        self._plates.clear()

    def tidy(self) -> None:
        """Let go of half of what was painted."""
        self._held.tidy()
        self._plates.tidy()

    def colour(self, name: str | Colour) -> Colour:
        """A colour by its palette name, or as it is."""
        return self.palette.named(name)

    def reach(self, rect: pygame.Rect, skin: Skin) -> pygame.Rect:
        """The rectangle a panel paints on, its shadow included."""
        margin = self.scale.px(skin.margin)
        return rect.inflate(2 * margin, 2 * margin)

    def panel(self, canvas: pygame.Surface, rect: pygame.Rect, skin: Skin) -> None:
        """Paint a panel onto ``rect``; its shadow lies outside."""
        if self._panels.is_large(rect.size, skin):
            plate = self._plates.get((rect.size, skin), lambda: self._panels.plate(rect.size, skin))
            plate.draw(canvas, rect.topleft)
            return
        image = self._held.get((rect.size, skin), lambda: self._panels.panel(rect.size, skin))
        margin = self.scale.px(skin.margin)
        lay(canvas, image, (rect.x - margin, rect.y - margin))

    def ring(
        self,
        canvas: pygame.Surface,
        rect: pygame.Rect,
        *,
        radius: float = 12,
        colour: str = "lamp",
    ) -> None:
        """The focus ring: a bright line just outside, and a glow."""
        grow = self.scale.px(5)
        lines = tuple(replace(line, colour=colour) for line in RING.borders)
        skin = replace(RING, radius=radius + 5, borders=lines, glow=colour)
        self.panel(canvas, rect.inflate(2 * grow, 2 * grow), skin)

    def ring_reach(self, rect: pygame.Rect) -> pygame.Rect:
        """The rectangle a focus ring paints on."""
        grow = self.scale.px(5) + self.scale.px(9) + 1
        return rect.inflate(2 * grow, 2 * grow)

    def card(
        self,
        canvas: pygame.Surface,
        rect: pygame.Rect,
        name: str,
        *,
        border: str = "brass",
        width: float = 2,
        radius: float = 10,
        faded: bool = False,
    ) -> None:
        """A picture with round corners and a brass edge; ``faded`` for what is not in play."""
        key = ("card", rect.size, name, border, width, radius, faded)
        lay(canvas, self._held.get(key, lambda: self._card(*key[1:])), rect.topleft)

    def backdrop(
        self,
        size: tuple[int, int],
        lamp: str | Colour = "night_lamp",
        edge: str | Colour = "night_edge",
    ) -> pygame.Surface:
        """The dark table: lamplight in the middle, shade at the edges, a fine grain."""
        for _ in self.paint_backdrop(size, lamp, edge):
            pass
        found = self._backdrops.find((size, lamp, edge))
        assert found is not None
        return found

    def backdrop_wanted(self, size: tuple[int, int]) -> list[Wanted]:
        """The picture of which a table so large is made, if it is made of one."""
        made = self.palette.textured and CLOTH in self.assets
        return [(CLOTH, size, "cover")] if made else []

    def paint_backdrop(
        self,
        size: tuple[int, int],
        lamp: str | Colour = "night_lamp",
        edge: str | Colour = "night_edge",
    ) -> Iterator[None]:
        """Make it part by part, if it is not made yet, for who must not halt meanwhile."""
        key = (size, lamp, edge)
        if key in self._backdrops:
            return
        if lamp == "night_lamp" and (cloth := self.backdrop_wanted(size)):
            self._backdrops.put(key, self.assets.scaled(*cloth[0]))
            self.assets.spent(cloth)
            return
        image = pygame.Surface(size)  # as the window's pixels are
        for y in range(0, size[1], STRIP):  # memory takes its time to be given
            image.fill((0, 0, 0), (0, y, size[0], STRIP))
            yield
        lit = lights.lamplit(self.colour(lamp), self.colour(edge)).convert(image)
        pygame.transform.smoothscale(lit, size, image)
        yield
        grain = lights.grain().convert(image)
        for y in range(0, size[1], grain.get_height()):
            for x in range(0, size[0], grain.get_width()):
                image.blit(grain, (x, y), special_flags=pygame.BLEND_RGB_ADD)
            yield
        self._backdrops.put(key, image)

    def holds(self, key: Hashable) -> bool:
        """Whether such a picture is kept."""
        return ("kept", key) in self._held

    def keep(self, key: Hashable, picture: pygame.Surface) -> None:
        """Keep one that was made elsewhere."""
        self._held.put(("kept", key), picture)

    def kept(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Any other picture, kept for as long as this look lasts."""
        return self._held.get(("kept", key), make)

    def rule(self, canvas: pygame.Surface, rect: pygame.Rect, colour: str = "brass_dim") -> None:
        """A thin line through the middle of ``rect``."""
        line = pygame.Rect(0, 0, rect.width, self.scale.px(1.4))
        line.center = rect.center
        canvas.fill(self.colour(colour), line)

    def diamond(
        self, canvas: pygame.Surface, centre: tuple[int, int], size: float, colour: str = "brass"
    ) -> None:
        """The small lozenge that ends an ornament or begins an item."""
        half = self.scale.px(size / 2)
        x, y = centre
        points = [(x, y - half), (x + half, y), (x, y + half), (x - half, y)]
        pygame.draw.polygon(canvas, self.colour(colour), points)
        pygame.draw.aalines(canvas, self.colour(colour), True, points)

    def ribbon(self, size: tuple[int, int], colour: str | Colour, alpha: int) -> pygame.Surface:
        """A band of colour that fades away to the right."""
        tone = self.colour(colour)
        return self._held.get(
            ("ribbon", size, tone, alpha), lambda: lights.ribbon(size, tone, alpha)
        )

    def tick(self, canvas: pygame.Surface, box: pygame.Rect, colour: str = "lamp") -> None:
        """A check mark in a box."""
        tone = self.colour(colour)
        image = self._held.get(("tick", box.size, tone), lambda: shapes.tick(box.size, tone))
        lay(canvas, image, box.topleft)

    def triangle(
        self, canvas: pygame.Surface, centre: tuple[int, int], side: int, colour: str = "brass"
    ) -> None:
        """A small mark that points down: here a list opens."""
        tone = self.colour(colour)
        image = self._held.get(("triangle", side, tone), lambda: shapes.triangle(side, tone))
        lay(canvas, image, image.get_rect(center=centre).topleft)

    def _card(  # noqa: PLR0917 - the parts of a cache's key
        self,
        size: tuple[int, int],
        name: str,
        border: str,
        width: float,
        radius: float,
        faded: bool,
    ) -> pygame.Surface:
        image = pygame.Surface(size, pygame.SRCALPHA)
        image.blit(self.assets.scaled(name, size, "cover"), (0, 0))
        if faded:
            image = pygame.transform.grayscale(image)
            image.fill((138, 142, 140, 255), special_flags=pygame.BLEND_RGBA_MULT)
        corner = self.scale.px(radius)
        image = rounded(image, corner)
        if border:
            lay(image, self._panels.border(size, corner, Border(0, width, border)), (0, 0))
        return image


class Look:
    """Made anew whenever the window's size, the text size or the theme changes."""

    def __init__(self, assets: Assets, scale: UnitScale, palette: Palette) -> None:
        self.assets = assets
        self.scale = scale
        self.palette = palette
        self.letters = Lettering(assets, scale, palette)
        self.paint = Painter(assets, scale, palette)
        self.px = scale.px  # a length in pixels

    def inside(self, rect: pygame.Rect, pads: tuple[float, float]) -> pygame.Rect:
        """A rectangle without so much at its sides, and without so much above and below."""
        return rect.inflate(-2 * self.px(pads[0]), -2 * self.px(pads[1]))

    def fade(self) -> None:
        """Another look has come: let the pictures go at once, whoever still holds on to this."""
        self.letters.clear()
        self.paint.clear()

    def tidy(self) -> None:
        """Another scene comes: of what was made only what was used last may be wanted again."""
        self.letters.tidy()
        self.paint.tidy()

    @property
    def size(self) -> tuple[int, int]:
        """The window in pixels."""
        return self.scale.width, self.scale.height


def look_for(assets: Assets, size: tuple[int, int], text: float, theme: str) -> Look:
    """The look of a window of ``size``."""
    return Look(assets, UnitScale(*size, text), PALETTES.get(theme, PALETTES["night"]))
