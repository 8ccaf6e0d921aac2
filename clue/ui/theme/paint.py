"""Panels, cards, rings and the backdrop: brass and lamplight, drawn smooth and kept per size.

Corners and borders are drawn four times too large and brought down, so that every edge is soft;
panels are stretched from such corners. All pictures made here are premultiplied: blit them with
:func:`lay`.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

import pygame

from clue.ui.assets import Assets, Cache, SurfaceCache
from clue.ui.theme.palette import Colour, Palette, mix
from clue.ui.theme.scale import Scale

PAINT_BYTES: Final = 96 * 1024 * 1024
PAINT_WINDOWS: Final = 10
"""What is kept of what was painted: no more than so many pictures of the whole window."""
PLATE_BYTES: Final = 64 * 1024 * 1024
LARGE: Final = 200_000
"""Panels of more pixels than this are put together from few."""
FINE: Final = 4
"""How much larger corners are drawn before they are brought down."""


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
    sideways: bool = False  # the gradient runs from left to right

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
CLOTH: Final = "table.cloth"
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


def lay(canvas: pygame.Surface, image: pygame.Surface, at: tuple[int, int]) -> pygame.Rect:
    """Blit a premultiplied picture."""
    return canvas.blit(image, at, special_flags=pygame.BLEND_PREMULTIPLIED)


Placed: TypeAlias = tuple[pygame.Surface, tuple[int, int]]
"""A picture, and where it lies from the panel's corner."""


@dataclass(frozen=True)
class Plate:
    """A large panel in parts: what covers all beneath it is drawn far quicker than what blends."""

    body: Placed
    rim: tuple[Placed, ...]

    @property
    def bytes(self) -> int:
        """How much memory its parts take."""
        return sum(4 * part.get_width() * part.get_height() for part, _ in (self.body, *self.rim))

    def draw(self, canvas: pygame.Surface, at: tuple[int, int]) -> None:
        """Paint it with its upper left corner there."""
        part, (x, y) = self.body
        canvas.blit(part, (at[0] + x, at[1] + y))
        for part, (x, y) in self.rim:
            lay(canvas, part, (at[0] + x, at[1] + y))


class Painter:
    """Paints in one window's scale and one theme's colours."""

    def __init__(self, assets: Assets, scale: Scale, palette: Palette) -> None:
        self.assets = assets
        self.scale = scale
        self.palette = palette
        self._held = SurfaceCache(min(PAINT_BYTES, PAINT_WINDOWS * scale.bytes))
        self._plates: Cache[Plate] = Cache(PLATE_BYTES)

    def colour(self, name: str | Colour) -> Colour:
        """A colour by its palette name, or as it is."""
        if not isinstance(name, str):
            return name
        if name in self.palette.suspects:
            return self.palette.suspects[name]
        found: Colour = getattr(self.palette, name)
        return found

    def reach(self, rect: pygame.Rect, skin: Skin) -> pygame.Rect:
        """The rectangle a panel paints on, its shadow included."""
        margin = self.scale.px(skin.margin)
        return rect.inflate(2 * margin, 2 * margin)

    def panel(self, canvas: pygame.Surface, rect: pygame.Rect, skin: Skin) -> None:
        """Paint a panel onto ``rect``; its shadow lies outside."""
        if self._is_large(rect.size, skin):
            plate = self._plates.get((rect.size, skin), lambda: self._plate(rect.size, skin))
            plate.draw(canvas, rect.topleft)
            return
        image = self._held.get((rect.size, skin), lambda: self._panel(rect.size, skin))
        margin = self.scale.px(skin.margin)
        lay(canvas, image, (rect.x - margin, rect.y - margin))

    def ring(self, canvas: pygame.Surface, rect: pygame.Rect, *, radius: float = 12) -> None:
        """The focus ring: a bright line just outside, and a glow."""
        grow = self.scale.px(5)
        skin = Skin(
            alpha=0,
            borders=(Border(0, 3, "lamp"),),
            radius=radius + 5,
            shadow=9,
            shadow_alpha=130,
            glow="lamp",
        )
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
        fit: str = "cover",
        skin: Skin | None = None,
    ) -> None:
        """A picture with round corners and a brass edge; ``faded`` for what is not in play."""
        key = ("card", rect.size, name, border, width, radius, faded, fit, skin)
        lay(canvas, self._held.get(key, lambda: self._card(*key[1:])), rect.topleft)

    def rounded(self, picture: pygame.Surface, radius: int) -> pygame.Surface:
        """A copy of a picture with its corners cut round; premultiplied."""
        image = picture.convert_alpha().premul_alpha()
        if radius <= 0:
            return image
        disc = self._held.get(("disc", radius), lambda: _disc(radius))
        width, height = image.get_size()
        for x in (0, 1):
            for y in (0, 1):
                quarter = disc.subsurface((x * radius, y * radius, radius, radius))
                at = (x * (width - radius), y * (height - radius))
                image.blit(quarter, at, special_flags=pygame.BLEND_RGBA_MULT)
        return image

    def gradient(
        self, size: tuple[int, int], first: Colour, last: Colour, *, sideways: bool = False
    ) -> pygame.Surface:
        """An even run from one colour to another, from top to bottom."""
        steps = max(2, min(64, size[0] if sideways else size[1]))
        strip = pygame.Surface((steps, 1) if sideways else (1, steps), pygame.SRCALPHA)
        for step in range(steps):
            at = (step, 0) if sideways else (0, step)
            strip.set_at(at, mix(first, last, step / (steps - 1)))
        return pygame.transform.smoothscale(strip, size)

    def backdrop(
        self,
        size: tuple[int, int],
        lamp: str | Colour = "night_lamp",
        edge: str | Colour = "night_edge",
    ) -> pygame.Surface:
        """The dark table: lamplight in the middle, shade at the edges, a fine grain."""
        key = ("backdrop", size, lamp, edge)
        return self._held.get(key, lambda: self._backdrop(size, lamp, edge))

    def light(self, radius: int, colour: str | Colour, alpha: int = 120) -> pygame.Surface:
        """A soft round light, premultiplied; for adding or laying."""
        tone = self.colour(colour)
        return self._held.get(("light", radius, tone, alpha), lambda: _light(radius, tone, alpha))

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
        return self._held.get(("ribbon", size, tone, alpha), lambda: _ribbon(size, tone, alpha))

    def strip(self, size: tuple[int, int], radius: int) -> pygame.Surface:
        """The dark band a card's name stands on, round below like the card."""
        tone = self.colour("well")
        return self._held.get(("strip", size, radius, tone), lambda: _strip(size, radius, tone))

    def tick(self, canvas: pygame.Surface, box: pygame.Rect, colour: str = "lamp") -> None:
        """A check mark in a box."""
        tone = self.colour(colour)
        image = self._held.get(("tick", box.size, tone), lambda: _tick(box.size, tone))
        lay(canvas, image, box.topleft)

    def triangle(
        self, canvas: pygame.Surface, centre: tuple[int, int], side: int, colour: str = "brass"
    ) -> None:
        """A small mark that points down: here a list opens."""
        tone = self.colour(colour)
        image = self._held.get(("triangle", side, tone), lambda: _triangle(side, tone))
        lay(canvas, image, image.get_rect(center=centre).topleft)

    def _is_large(self, size: tuple[int, int], skin: Skin) -> bool:
        solid = skin.alpha == 255 and not skin.sideways
        return solid and size[0] * size[1] > LARGE and size[0] > 2 * self._core(skin)

    def _core(self, skin: Skin) -> int:
        """How far from its sides a panel no longer changes from left to right."""
        inside = max((b.inset + b.width for b in skin.borders), default=0.0)
        return self.scale.px(skin.radius + inside + 2 * skin.shadow) + 4

    def _plate(self, size: tuple[int, int], skin: Skin) -> Plate:
        """A large panel: painted narrow, its middle is one column of pixels that is drawn out."""
        core, margin = self._core(skin), self.scale.px(skin.margin)
        narrow = self._panel((2 * core + 1, size[1]), skin)
        high, side = narrow.get_height(), margin + core
        wide = size[0] - 2 * core
        edge = margin + self.scale.px(skin.radius) + 1
        body = narrow.subsurface((side, edge, 1, high - 2 * edge))
        ends = (0, high - edge)
        drawn_out = [narrow.subsurface((side, y, 1, edge)) for y in ends]
        return Plate(
            body=(
                pygame.transform.scale(body.convert(), (wide, body.height)),
                (core, edge - margin),
            ),
            rim=(
                (narrow.subsurface((0, 0, side, high)), (-margin, -margin)),
                (narrow.subsurface((side + 1, 0, side, high)), (core + wide, -margin)),
                *(
                    (pygame.transform.scale(strip, (wide, edge)), (core, y - margin))
                    for strip, y in zip(drawn_out, ends, strict=True)
                ),
            ),
        )

    def _panel(self, size: tuple[int, int], skin: Skin) -> pygame.Surface:
        margin = self.scale.px(skin.margin)
        radius = min(self.scale.px(skin.radius), size[0] // 2, size[1] // 2)
        image = pygame.Surface((size[0] + 2 * margin, size[1] + 2 * margin), pygame.SRCALPHA)
        if skin.shadow:
            lay(image, self._shadow(image.get_size(), size, radius, skin), (0, 0))
        if not skin.alpha:  # only what shines or falls outside
            body = pygame.Rect((margin, margin), size)
            pygame.draw.rect(image, (0, 0, 0, 0), body, border_radius=radius)
        else:
            fill = self.gradient(
                size, self.colour(skin.top), self.colour(skin.bottom), sideways=skin.sideways
            )
            fill = self.rounded(fill, radius)
            if skin.alpha < 255:
                fill.fill((skin.alpha,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
            lay(image, fill, (margin, margin))
        for border in skin.borders:
            inset = self.scale.px(border.inset)
            inner = (size[0] - 2 * inset, size[1] - 2 * inset)
            if min(inner) > 4:
                ring = self._border(inner, max(0, radius - inset), border)
                lay(image, ring, (margin + inset, margin + inset))
        return image

    def _border(self, size: tuple[int, int], radius: int, border: Border) -> pygame.Surface:
        width = border.width * self.scale.factor
        corner = max(radius, round(width) + 1) + 1
        tile = _ring(2 * corner + 1, radius, max(1.0, width), self.colour(border.colour))
        if border.alpha < 255:
            tile.fill((border.alpha,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
        return _stretched(tile, corner, size)

    def _shadow(
        self, whole: tuple[int, int], size: tuple[int, int], radius: int, skin: Skin
    ) -> pygame.Surface:
        """The panel's shape, softened and lowered; a glow is the same in a colour."""
        blur = self.scale.px(skin.shadow)
        corner = radius + 2 * blur
        soft = _soft_corner(
            corner, blur, radius, self.colour(skin.glow or "shade"), skin.shadow_alpha
        )
        spread = (size[0] + 2 * blur, size[1] + 2 * blur)
        image = pygame.Surface(whole, pygame.SRCALPHA)
        margin = self.scale.px(skin.margin)
        at = (margin - blur, margin - blur + self.scale.px(skin.drop))
        lay(image, _stretched(soft, corner, spread), at)
        return image

    def _card(  # noqa: PLR0917 - the parts of a cache's key
        self,
        size: tuple[int, int],
        name: str,
        border: str,
        width: float,
        radius: float,
        faded: bool,
        fit: str,
        skin: Skin | None,
    ) -> pygame.Surface:
        image = pygame.Surface(size, pygame.SRCALPHA)
        picture = self.assets.scaled(name, size, fit)
        if skin is not None or picture.get_size() != size:
            ground = skin or PANEL
            image.blit(
                self.gradient(size, self.colour(ground.top), self.colour(ground.bottom)), (0, 0)
            )
        image.blit(picture, picture.get_rect(center=image.get_rect().center))
        if faded:
            image = pygame.transform.grayscale(image)
            image.fill((138, 142, 140, 255), special_flags=pygame.BLEND_RGBA_MULT)
        corner = self.scale.px(radius)
        image = self.rounded(image, corner)
        if border:
            lay(image, self._border(size, corner, Border(0, width, border)), (0, 0))
        return image

    def _backdrop(
        self, size: tuple[int, int], lamp: str | Colour, edge: str | Colour
    ) -> pygame.Surface:
        if lamp == "night_lamp" and self.palette.textured and CLOTH in self.assets:
            return self.assets.scaled(CLOTH, size, "cover")
        image = pygame.Surface(size).convert()
        image.fill(self.colour(edge))
        image.blit(pygame.transform.smoothscale(_lamplight(self.colour(lamp)), size), (0, 0))
        grain = _grain()
        for y in range(0, size[1], grain.get_height()):
            for x in range(0, size[0], grain.get_width()):
                image.blit(grain, (x, y), special_flags=pygame.BLEND_RGB_ADD)
        return image


@lru_cache(maxsize=4)
def _lamplight(colour: Colour) -> pygame.Surface:
    """Light in the middle of a room, drawn small: light has no edges."""
    wide, high = 64, 36
    small = pygame.Surface((wide, high), pygame.SRCALPHA)
    for y in range(high):
        for x in range(wide):
            away = min(1.0, math.hypot((x + 0.5 - wide / 2) / 38, (y + 0.5 - high * 0.48) / 24))
            small.set_at((x, y), (*colour, round(255 * (1 - away * away * (3 - 2 * away)))))
    return small


def _disc(radius: int) -> pygame.Surface:
    """A white disc on nothing: its quarters cut corners round."""
    side = 2 * radius
    large = pygame.Surface((side * FINE, side * FINE), pygame.SRCALPHA)
    pygame.draw.circle(large, (255,) * 4, (radius * FINE, radius * FINE), radius * FINE)
    return pygame.transform.smoothscale(large, (side, side))


def _ring(side: int, radius: int, width: float, colour: Colour) -> pygame.Surface:
    """A square with round corners, drawn as a line."""
    large = pygame.Surface((side * FINE, side * FINE), pygame.SRCALPHA)
    body = large.get_rect()
    pygame.draw.rect(large, (*colour, 255), body, border_radius=radius * FINE)
    line = round(width * FINE)
    inner = max(0, radius * FINE - line)
    pygame.draw.rect(large, (0, 0, 0, 0), body.inflate(-2 * line, -2 * line), border_radius=inner)
    return pygame.transform.smoothscale(large, (side, side))


def _soft_corner(
    corner: int, blur: int, radius: int, tone: Colour, strength: int
) -> pygame.Surface:
    """A soft blot with round corners; drawn small when the softness hides it."""
    side = 2 * corner + 1
    shrink = max(1, blur // 5)
    small = -(-side // shrink)
    shape = pygame.Surface((small, small), pygame.SRCALPHA)
    body = shape.get_rect().inflate(-2 * blur // shrink, -2 * blur // shrink)
    ink = (*(round(c * strength / 255) for c in tone), strength)
    pygame.draw.rect(shape, ink, body, border_radius=radius // shrink)
    soft = pygame.transform.gaussian_blur(shape, max(1, blur // (2 * shrink)))
    return soft if small == side else pygame.transform.smoothscale(soft, (side, side))


def _stretched(tile: pygame.Surface, corner: int, size: tuple[int, int]) -> pygame.Surface:
    """A tile whose corners stay and whose middle is stretched to ``size``."""
    image = pygame.Surface(size, pygame.SRCALPHA)
    left, top = min(corner, size[0] // 2), min(corner, size[1] // 2)
    right, bottom = min(corner, size[0] - left), min(corner, size[1] - top)
    side = tile.get_width()
    columns = (
        (0, 0, left, left),
        (corner, left, 1, size[0] - left - right),
        (side - right, size[0] - right, right, right),
    )
    rows = (
        (0, 0, top, top),
        (corner, top, 1, size[1] - top - bottom),
        (side - bottom, size[1] - bottom, bottom, bottom),
    )
    for from_x, to_x, from_width, to_width in columns:
        for from_y, to_y, from_height, to_height in rows:
            if to_width <= 0 or to_height <= 0:
                continue
            piece = tile.subsurface((from_x, from_y, from_width, from_height))
            if (from_width, from_height) != (to_width, to_height):
                piece = pygame.transform.scale(piece, (to_width, to_height))
            lay(image, piece, (to_x, to_y))
    return image


def _light(radius: int, colour: Colour, alpha: int) -> pygame.Surface:
    """Drawn small and brought up: light has no edges."""
    side = 64
    small = pygame.Surface((side, side), pygame.SRCALPHA)
    for y in range(side):
        for x in range(side):
            away = ((x - 31.5) ** 2 + (y - 31.5) ** 2) ** 0.5 / 32
            share = max(0.0, 1 - away) ** 2 * alpha / 255
            small.set_at((x, y), (*(round(c * share) for c in colour), round(255 * share)))
    return pygame.transform.smoothscale(small, (2 * radius, 2 * radius))


def _ribbon(size: tuple[int, int], colour: Colour, alpha: int) -> pygame.Surface:
    strip = pygame.Surface((32, 1), pygame.SRCALPHA)
    for x in range(32):
        share = 1 - max(0.0, x / 31 - 0.25) / 0.75
        strip.set_at((x, 0), (*colour, round(alpha * share)))
    return pygame.transform.smoothscale(strip, size)


def _strip(size: tuple[int, int], radius: int, colour: Colour) -> pygame.Surface:
    large = pygame.Surface((size[0] * 2, size[1] * 2), pygame.SRCALPHA)
    corners = {"border_bottom_left_radius": 2 * radius, "border_bottom_right_radius": 2 * radius}
    pygame.draw.rect(large, (*colour, 215), large.get_rect(), **corners)
    return pygame.transform.smoothscale(large, size)


def _tick(size: tuple[int, int], colour: Colour) -> pygame.Surface:
    wide, high = size[0] * FINE, size[1] * FINE
    large = pygame.Surface((wide, high), pygame.SRCALPHA)
    points = [(0.22, 0.52), (0.42, 0.72), (0.8, 0.24), (0.9, 0.34), (0.43, 0.9), (0.12, 0.62)]
    pygame.draw.polygon(large, colour, [(round(x * wide), round(y * high)) for x, y in points])
    return pygame.transform.smoothscale(large, size)


def _triangle(side: int, colour: Colour) -> pygame.Surface:
    high = max(1, round(side * 0.62))
    large = pygame.Surface((side * FINE, high * FINE), pygame.SRCALPHA)
    points = [(0, 0), (side * FINE, 0), (side * FINE // 2, high * FINE)]
    pygame.draw.polygon(large, colour, points)
    return pygame.transform.smoothscale(large, (side, high))


@lru_cache(maxsize=1)
def _grain() -> pygame.Surface:
    """A tile of one-step noise: it breaks the bands a dark gradient would show."""
    side = 128
    specks = bytes(byte & 1 for byte in random.Random(1).randbytes(side * side))
    return pygame.image.frombytes(bytes(s for s in specks for _ in range(3)), (side, side), "RGB")
