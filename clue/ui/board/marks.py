"""What is marked on the board for a moment: places in reach, the way there, the focus.

Squares in reach are light let into the floor. No mark is told by colour alone: a square in reach
carries a lozenge, a room's outline one at each corner, and the place under the pointer a heavier
line.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final, TypeAlias

import pygame

from clue.rules.board import Cell, Place
from clue.rules.cards import Room
from clue.ui.board.geometry import BoardPoint, Plan, bounds, outline, shrunk, strokes
from clue.ui.theme.look import Look
from clue.ui.theme.palette import Colour, mix
from clue.ui.theme.shapes import FINE, lay
from clue.ui.theme.styles import BOLD, Style
from clue.ui.window.damage import merge

ROOM_GLOW: Final = 0.45
SQUARE_GLOW: Final = 0.24
"""How far outlines shine beyond their places, in cells."""
INLAY: Final = (0.09, 0.18)
"""How far inside its square a light is let in, and how much of its corners is cut off, in cells."""
GROOVE: Final = 95
"""How dark the floor is within it."""
WITHIN: Final = 0.6
BLOOM: Final = 0.5
"""How much of a light's own brightness lies within its line, and how much falls beyond it."""
DOTS_APART: Final = 0.25
COUNT_SIZE: Final = 0.82
COUNT_AT: Final = (0.72, -0.72)
"""Where the count stands, from the end of the way."""
DARK: Final[Colour] = (10, 30, 30)
"""Goes round every bright line, for bright floors."""
_WHITE: Final[Colour] = (255, 255, 255)

Piece: TypeAlias = tuple[pygame.Surface, tuple[int, int]]
"""A part of a picture, and where in it."""


@dataclass(frozen=True)
class Marks:
    """Everything that shines at one moment."""

    squares: frozenset[Cell] = frozenset()
    rooms: frozenset[Room] = frozenset()
    hovered: Place | None = None
    route: tuple[BoardPoint, ...] = ()
    count: int | None = None
    """How many steps the route has; told at its end."""
    focus: Place | None = None
    pulse: float = 1.0
    """How brightly the reachable places shine, from 0 to 1."""
    envelope: bool = True
    """Whether the envelope lies on the stairs, and not in somebody's hands."""


@dataclass(frozen=True)
class OutlineStyle:
    """How a place is outlined, in cells: the line, its distance from the wall, what fills it."""

    width: float
    inset: float
    colour: Colour
    fill: int
    lozenge: float


class MarkPainter:
    """Marks at one size of cell, in one look."""

    def __init__(self, look: Look, cell: int) -> None:
        self._look = look
        self._cell = cell
        reach = look.palette.reach
        self._near = OutlineStyle(0.06, 0.05, reach, 46, 0.22)
        self._chosen = OutlineStyle(0.1, 0.04, look.palette.lamp, 110, 0.36)
        self._seen = OutlineStyle(0.05, 0.05, look.palette.cream, 26, 0.0)
        self._focus = OutlineStyle(0.1, 0.05, look.palette.lamp, 0, 0.0)
        self._room = replace(self._near, width=0.07, fill=0, lozenge=0.3)
        self._chosen_room = OutlineStyle(0.1, 0.05, mix(reach, _WHITE, 0.5), 28, 0.42)
        self._glows: dict[tuple[Room | None, OutlineStyle], list[Piece]] = {}
        self._ways: dict[
            tuple[Room, OutlineStyle], tuple[tuple[int, int], list[list[BoardPoint]]]
        ] = {}

    # -- drawing -------------------------------------------------------------------------------

    def draw(self, canvas: pygame.Surface, plan: Plan, marks: Marks) -> None:
        """Draw what lies on the floor, under the pieces."""
        clip = canvas.get_clip()
        strength = round(255 * min(1.0, max(0.0, marks.pulse)))
        reachable: list[Place] = [*sorted(marks.squares), *sorted(marks.rooms)]
        for place in reachable:
            if clip.colliderect(self.rect_of(plan, place)):
                chosen = place == marks.hovered
                if isinstance(place, Cell):
                    line = self._chosen if chosen else self._near
                else:
                    line = self._chosen_room if chosen else self._room
                self._outline(canvas, plan, place, line, 255 if chosen else strength)
        hovered = marks.hovered
        if hovered is not None and hovered not in marks.squares and hovered not in marks.rooms:
            self._outline(canvas, plan, hovered, self._seen, 255)
        if marks.focus is not None:
            self._outline(canvas, plan, marks.focus, self._focus, 255)

    def draw_route(self, canvas: pygame.Surface, plan: Plan, marks: Marks) -> None:
        """Draw the dots of the way, over the floor and under the pieces."""
        image = self._kept(("dot",), self._dot)
        for point in dots(marks.route, DOTS_APART):
            lay(canvas, image, image.get_rect(center=plan.to_px(point)).topleft)

    def draw_count(self, canvas: pygame.Surface, plan: Plan, marks: Marks) -> None:
        """Tell the steps at the way's end, over everything."""
        if marks.count is not None and marks.route:
            image = self._kept(("count", marks.count), lambda: self._number(marks.count or 0))
            lay(canvas, image, self._count_box(plan, marks).topleft)

    # -- measuring -----------------------------------------------------------------------------

    def rects(self, plan: Plan, marks: Marks) -> list[pygame.Rect]:
        """All pixels the marks cover, in as few rectangles as is worth while."""
        places: list[Place] = [*marks.squares, *marks.rooms]
        places += [place for place in (marks.hovered, marks.focus) if place is not None]
        found = [self.rect_of(plan, place) for place in dict.fromkeys(places)]
        if marks.route:
            pixels = [plan.to_px(point) for point in marks.route]
            left, top = min(x for x, _ in pixels), min(y for _, y in pixels)
            right, bottom = max(x for x, _ in pixels), max(y for _, y in pixels)
            way = pygame.Rect(left, top, right - left, bottom - top)
            found.append(way.inflate(self._cell // 2 + 4, self._cell // 2 + 4))
            if marks.count is not None:
                found.append(self._count_box(plan, marks))
        return merge(found)

    def rect_of(self, plan: Plan, place: Place) -> pygame.Rect:
        """The pixels a marked place covers with its glow."""
        pad = 2 * self._pad(place)
        return plan.box_of(place).inflate(pad, pad)

    def _count_box(self, plan: Plan, marks: Marks) -> pygame.Rect:
        side = round(COUNT_SIZE * self._cell)
        x, y = marks.route[-1]
        box = pygame.Rect(0, 0, side, side)
        box.center = plan.to_px((x + COUNT_AT[0], y + COUNT_AT[1]))
        return box.clamp(plan.rect)

    def _pad(self, place: Place) -> int:
        """How far a place's glow reaches beyond it."""
        return self._pad_of(not isinstance(place, Cell))

    def _pad_of(self, room: bool) -> int:
        return round(self._cell * (ROOM_GLOW if room else SQUARE_GLOW))

    # -- painting ------------------------------------------------------------------------------

    def _outline(
        self, canvas: pygame.Surface, plan: Plan, place: Place, line: OutlineStyle, strength: int
    ) -> None:
        """A place's glow, as bright as is wished, and its line."""
        cells = frozenset({place}) if isinstance(place, Cell) else plan.cells_of(place)
        shape = None if isinstance(place, Cell) else place
        clip = canvas.get_clip()
        left, top = self.rect_of(plan, place).topleft
        if shape is None and line.fill:
            groove = self._kept(
                ("groove",), lambda: self._in_square(line, DARK, GROOVE, filled=True)
            )
            canvas.blit(groove, (left, top))
        for image, (x, y) in self._lights(shape, cells, line):
            if clip.colliderect((left + x, top + y, *image.get_size())):
                image.set_alpha(strength)
                canvas.blit(image, (left + x, top + y))
        if shape is None:
            image = self._kept(("square", line), lambda: self._square(line))
            canvas.blit(image, (left, top))
        else:
            self._line(canvas, shape, cells, line, (left, top))

    def _square(self, line: OutlineStyle) -> pygame.Surface:
        """A square's line and its lozenge as a picture: there are many, and all are alike."""
        wider = replace(line, width=line.width + 0.05)
        image = self._in_square(wider, DARK, 150)
        image.blit(self._in_square(line, mix(line.colour, _WHITE, 0.3), 255), (0, 0))
        if line.lozenge:
            stone = self._kept(("lozenge", line), lambda: self._lozenge(line))
            image.blit(stone, stone.get_rect(center=image.get_rect().center))
        return image

    def _kept(self, key: tuple[object, ...], make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Alike on every board whose cells are so large: another case finds it here."""
        return self._look.paint.kept(("mark", self._cell, *key), make)

    def _lights(
        self, shape: Room | None, cells: frozenset[Cell], line: OutlineStyle
    ) -> list[Piece]:
        """A place's glow in pieces, so that a large room's dark middle costs nothing."""
        if (shape, line) not in self._glows:
            if shape is None:
                image = self._kept(("light", line), lambda: self._inner_light(line))
            else:
                image = self._glow(cells, line)
            self._glows[shape, line] = list(_pieces(image, self._cell * 2))
        return self._glows[shape, line]

    def _inner_light(self, line: OutlineStyle) -> pygame.Surface:
        """What shines out of a light in the floor: within its line, and a little beyond."""
        image = self._in_square(line, line.colour, 255)
        near = pygame.transform.gaussian_blur(image, max(1, round(self._cell * 0.11)))
        far = pygame.transform.gaussian_blur(image, max(1, round(self._cell * 0.2)))
        near.fill((255, 255, 255, round(255 * WITHIN)), special_flags=pygame.BLEND_RGBA_MULT)
        far.fill((255, 255, 255, round(255 * BLOOM)), special_flags=pygame.BLEND_RGBA_MULT)
        wash = self._in_square(line, line.colour, line.fill, filled=True)
        for light in (near, far):
            wash.blit(light, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
        wash.fill((*line.colour, 0), special_flags=pygame.BLEND_RGB_MAX)
        wash.fill((*line.colour, 255), special_flags=pygame.BLEND_RGBA_MIN)
        return wash

    def _in_square(
        self, line: OutlineStyle, colour: Colour, alpha: int, *, filled: bool = False
    ) -> pygame.Surface:
        """A square with its corners cut off, as a line or filled, in a picture with its glow."""
        side = self._cell + 2 * self._pad_of(False)
        large = pygame.Surface((side * FINE, side * FINE), pygame.SRCALPHA)
        large.fill((*colour, 0))
        inset, cut = (share * self._cell * FINE for share in INLAY)
        first = self._pad_of(False) * FINE + inset
        last = side * FINE - first
        shape = [
            (first + cut, first),
            (last - cut, first),
            (last, first + cut),
            (last, last - cut),
            (last - cut, last),
            (first + cut, last),
            (first, last - cut),
            (first, first + cut),
        ]
        if filled:
            pygame.draw.polygon(large, (*colour, alpha), shape)
        else:
            thick = max(FINE * 3 // 2, round(self._cell * line.width * FINE))
            pygame.draw.polygon(large, (*colour, alpha), shape, thick)
        return pygame.transform.smoothscale(large, (side, side))

    def _glow(self, cells: frozenset[Cell], line: OutlineStyle) -> pygame.Surface:
        """The soft light of an outline, and the wash over what lies within."""
        pad = self._pad_of(True)
        size, loops = self._loops(cells, line, pad)
        shrink = max(1, self._cell // 12)
        small = (-(-size[0] // shrink), -(-size[1] // shrink))
        light = pygame.Surface(small, pygame.SRCALPHA)
        wide = max(1, round(self._cell * (line.width + 0.05) / shrink))
        for loop in loops:
            points = [(x / shrink, y / shrink) for x, y in loop]
            pygame.draw.lines(light, (*line.colour, 255), True, points, wide)
        light = pygame.transform.gaussian_blur(light, max(1, pad // (2 * shrink)))
        light.fill((*line.colour, 0), special_flags=pygame.BLEND_RGB_MAX)
        image = pygame.transform.smoothscale(light, size)
        wash = pygame.Surface(size, pygame.SRCALPHA)
        left, top, _, _ = bounds(cells)
        for column, row in cells:
            corner = (pad + (column - left) * self._cell, pad + (row - top) * self._cell)
            wash.fill((*line.colour, line.fill), (corner, (self._cell, self._cell)))
        image.blit(wash, (0, 0))
        return image

    def _line(
        self,
        canvas: pygame.Surface,
        shape: Room,
        cells: frozenset[Cell],
        line: OutlineStyle,
        at: tuple[int, int],
    ) -> None:
        """A room's outline with its lozenges; its picture's corner is at ``at``."""
        if (shape, line) not in self._ways:
            self._ways[shape, line] = self._loops(cells, line, self._pad_of(True))
        loops = self._ways[shape, line][1]
        width = max(2, round(self._cell * line.width))
        for loop in loops:
            way = [(x + at[0], y + at[1]) for x, y in loop]
            edge = max(1, self._cell // 36)
            for colour, wide in ((DARK, width + 2 * edge), (line.colour, width)):
                for stroke in strokes(way, wide):
                    canvas.fill(colour, stroke)
        if line.lozenge:
            stone = self._kept(("lozenge", line), lambda: self._lozenge(line))
            for x, y in (spot for loop in loops for spot in loop):
                place = stone.get_rect(center=(round(x) + at[0], round(y) + at[1]))
                canvas.blit(stone, place)

    def _lozenge(self, line: OutlineStyle) -> pygame.Surface:
        side = max(7, round(self._cell * line.lozenge)) | 1
        large = pygame.Surface((side * FINE, side * FINE), pygame.SRCALPHA)
        large.fill((*DARK, 0))
        middle = side * FINE / 2
        for tone, reach in (((*DARK, 220), middle), ((*line.colour, 255), middle * 0.72)):
            points = [
                (middle, middle - reach),
                (middle + reach, middle),
                (middle, middle + reach),
                (middle - reach, middle),
            ]
            pygame.draw.polygon(large, tone, points)
        return pygame.transform.smoothscale(large, (side, side))

    def _loops(
        self, cells: frozenset[Cell], line: OutlineStyle, pad: int
    ) -> tuple[tuple[int, int], list[list[BoardPoint]]]:
        """The outline in pixels of its own picture, a little inside the walls; and its size."""
        left, top, wide, high = bounds(cells)
        inset = line.inset + line.width / 2
        loops = [
            [
                (pad + (x - left) * self._cell, pad + (y - top) * self._cell)
                for x, y in shrunk(loop, inset)
            ]
            for loop in outline(cells)
        ]
        return (wide * self._cell + 2 * pad, high * self._cell + 2 * pad), loops

    def _dot(self) -> pygame.Surface:
        """A brass stud with a glint, on its shadow."""
        side = max(5, round(self._cell * 0.22)) | 1
        large = pygame.Surface((side * FINE, side * FINE), pygame.SRCALPHA)
        middle, palette = side * FINE // 2, self._look.palette
        low = round(middle * 1.12)
        pygame.draw.circle(large, (0, 0, 0, 190), (low, low), round(middle * 0.86))
        for tone, share, shift in (
            (mix(palette.brass, palette.shade, 0.5), 0.74, 1.0),
            (palette.brass if palette.textured else palette.cream, 0.62, 1.0),
            (mix(palette.lamp, _WHITE, 0.45), 0.3, 0.86),
        ):
            at = round(middle * shift)
            pygame.draw.circle(large, (*tone, 255), (at, at), round(middle * share))
        return pygame.transform.smoothscale(large, (side, side)).premul_alpha()

    def _number(self, count: int) -> pygame.Surface:
        side = round(COUNT_SIZE * self._cell)
        large = pygame.Surface((side * FINE, side * FINE), pygame.SRCALPHA)
        middle = side * FINE // 2
        palette = self._look.palette
        for tone, share in ((palette.shade, 1.0), (palette.lamp, 0.95), (palette.well, 0.84)):
            pygame.draw.circle(large, (*tone, 255), (middle, middle), round(middle * share))
        image = pygame.transform.smoothscale(large, (side, side))
        style = Style(BOLD, side * 0.62 / self._look.scale.factor, "cream", 1.0)
        ink = self._look.letters.image(f"{count}", style)
        place = ink.get_rect(center=image.get_rect().center)
        place.y += self._look.letters.optical_shift(style)
        lay(image, ink.premul_alpha(), place.topleft)
        return image


def dots(route: tuple[BoardPoint, ...], apart: float) -> Iterator[BoardPoint]:
    """Points evenly along a way, from a little after its start to its end."""
    ahead = 2 * apart
    for (x, y), (next_x, next_y) in pairwise(route):
        long = math.hypot(next_x - x, next_y - y)
        while ahead <= long + 1e-9:
            share = ahead / long if long else 0.0
            yield x + (next_x - x) * share, y + (next_y - y) * share
            ahead += apart
        ahead -= long


def _pieces(image: pygame.Surface, side: int) -> Iterator[Piece]:
    """A picture cut into squares, without those on which there is nothing."""
    for y in range(0, image.get_height(), side):
        for x in range(0, image.get_width(), side):
            part = image.subsurface(image.get_rect().clip((x, y, side, side)))
            seen = part.get_bounding_rect()
            if seen.width:
                yield part.subsurface(seen).copy(), (x + seen.x, y + seen.y)
