"""What is marked on the board for a moment: places in reach, the way there, the focus.

No mark is told by colour alone: a square in reach carries a lozenge, a room's outline one at each
corner, and the place under the pointer a heavier line.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

import pygame

from clue.rules.board import Cell, Place
from clue.rules.cards import Room
from clue.ui.table.geometry import Plan, Point, outline
from clue.ui.theme.look import Look
from clue.ui.theme.paint import FINE, lay
from clue.ui.theme.palette import Colour, mix
from clue.ui.theme.styles import BOLD, Style

GLOW: Final = 0.45
"""How far a room's outline shines, in cells."""
DOTS_APART: Final = 0.25
COUNT_SIZE: Final = 0.82
COUNT_AT: Final = (0.0, -1.0)
"""Where the count stands, from the end of the way."""
_WHITE: Final[Colour] = (255, 255, 255)


@dataclass(frozen=True)
class Marks:
    """Everything that shines at one moment."""

    squares: frozenset[Cell] = frozenset()
    rooms: frozenset[Room] = frozenset()
    hovered: Place | None = None
    route: tuple[Point, ...] = ()
    count: int | None = None
    """How many steps the route has; told at its end."""
    focus: Place | None = None
    pulse: float = 1.0
    """How brightly the reachable places shine, from 0 to 1."""
    envelope: bool = True
    """Whether the envelope lies on the stairs, and not in somebody's hands."""


@dataclass(frozen=True)
class Line:
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
        self._near = Line(0.07, 0.05, reach, 105, 0.3)
        self._chosen = Line(0.1, 0.05, mix(reach, _WHITE, 0.5), 165, 0.42)
        self._seen = Line(0.05, 0.05, look.palette.cream, 26, 0.0)
        self._focus = Line(0.1, 0.05, look.palette.lamp, 0, 0.0)
        self._made: dict[tuple[object, ...], pygame.Surface] = {}

    # -- drawing -------------------------------------------------------------------------------

    def draw(self, canvas: pygame.Surface, plan: Plan, marks: Marks) -> None:
        """Draw what lies on the floor, under the pieces."""
        clip = canvas.get_clip()
        strength = round(255 * min(1.0, max(0.0, marks.pulse)))
        reachable: list[Place] = [*sorted(marks.squares), *sorted(marks.rooms)]
        for place in reachable:
            if clip.colliderect(self.rect_of(plan, place)):
                chosen = place == marks.hovered
                line = self._chosen if chosen else self._near
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
        """All pixels the marks cover."""
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
        return found

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
        return round(self._cell * (GLOW if not isinstance(place, Cell) else 0.12))

    # -- painting ------------------------------------------------------------------------------

    def _outline(
        self, canvas: pygame.Surface, plan: Plan, place: Place, line: Line, strength: int
    ) -> None:
        """A place's glow, as bright as is wished, and its line."""
        cells = frozenset({place}) if isinstance(place, Cell) else plan.cells_of(place)
        shape: object = None if isinstance(place, Cell) else place
        pad = self._pad(place)
        glow = self._kept(("glow", shape, line), lambda: self._glow(cells, line, pad))
        sharp = self._kept(("line", shape, line), lambda: self._line(cells, line, pad))
        corner = self.rect_of(plan, place).topleft
        glow.set_alpha(strength)
        canvas.blit(glow, corner)
        canvas.blit(sharp, corner)

    def _kept(self, key: tuple[object, ...], make: Callable[[], pygame.Surface]) -> pygame.Surface:
        if key not in self._made:
            self._made[key] = make()
        return self._made[key]

    def _glow(self, cells: frozenset[Cell], line: Line, pad: int) -> pygame.Surface:
        """The soft light of an outline, and the wash over what lies within."""
        size, loops = self._loops(cells, line.inset + line.width / 2, pad)
        shrink = max(1, self._cell // 12)
        small = (-(-size[0] // shrink), -(-size[1] // shrink))
        light = pygame.Surface(small, pygame.SRCALPHA)
        light.fill((*line.colour, 0))
        wide = max(1, round(self._cell * (line.width + 0.05) / shrink))
        for loop in loops:
            points = [(x / shrink, y / shrink) for x, y in loop]
            pygame.draw.lines(light, (*line.colour, 255), True, points, wide)
        light = pygame.transform.gaussian_blur(light, max(1, pad // (2 * shrink)))
        light.fill((*line.colour, 0), special_flags=pygame.BLEND_RGB_MAX)
        image = pygame.transform.smoothscale(light, size)
        wash = pygame.Surface(size, pygame.SRCALPHA)
        wash.fill((*line.colour, 0))
        share = line.fill if len(cells) == 1 else line.fill // 6
        left, top = min(c for c, _ in cells), min(r for _, r in cells)
        for column, row in cells:
            box = (
                pad + (column - left) * self._cell,
                pad + (row - top) * self._cell,
                self._cell,
                self._cell,
            )
            wash.fill((*line.colour, share), box)
        image.blit(wash, (0, 0))
        return image

    def _line(self, cells: frozenset[Cell], line: Line, pad: int) -> pygame.Surface:
        """An outline with its lozenges."""
        size, loops = self._loops(cells, line.inset + line.width / 2, pad)
        image = pygame.Surface(size, pygame.SRCALPHA)
        width = max(2, round(self._cell * line.width))
        for loop in loops:
            _trace(image, loop, width + 2, (8, 22, 22, 150))
            _trace(image, loop, width, (*line.colour, 255))
        if line.lozenge:
            spots = [image.get_rect().center]
            if len(cells) > 1:
                spots = [(round(x), round(y)) for loop in loops for x, y in loop]
            stone = self._lozenge(line)
            for spot in spots:
                image.blit(stone, stone.get_rect(center=spot))
        return image

    def _lozenge(self, line: Line) -> pygame.Surface:
        side = max(7, round(self._cell * line.lozenge)) | 1
        large = pygame.Surface((side * FINE, side * FINE), pygame.SRCALPHA)
        large.fill((8, 22, 22, 0))
        middle = side * FINE / 2
        for tone, reach in (((8, 22, 22, 220), middle), ((*line.colour, 255), middle * 0.72)):
            points = [
                (middle, middle - reach),
                (middle + reach, middle),
                (middle, middle + reach),
                (middle - reach, middle),
            ]
            pygame.draw.polygon(large, tone, points)
        return pygame.transform.smoothscale(large, (side, side))

    def _loops(
        self, cells: frozenset[Cell], inset: float, pad: int
    ) -> tuple[tuple[int, int], list[list[Point]]]:
        """The outline in pixels of its own picture, ``inset`` cells inside the walls."""
        left, top = min(c for c, _ in cells), min(r for _, r in cells)
        wide = max(c for c, _ in cells) + 1 - left
        high = max(r for _, r in cells) + 1 - top
        loops = [
            [
                (pad + (x - left) * self._cell, pad + (y - top) * self._cell)
                for x, y in shrunk(loop, inset)
            ]
            for loop in outline(cells)
        ]
        return (wide * self._cell + 2 * pad, high * self._cell + 2 * pad), loops

    def _dot(self) -> pygame.Surface:
        side = max(5, round(self._cell * 0.24)) | 1
        large = pygame.Surface((side * FINE, side * FINE), pygame.SRCALPHA)
        middle = side * FINE // 2
        pygame.draw.circle(large, (0, 0, 0, 170), (middle, middle), middle)
        pygame.draw.circle(
            large, (*self._look.palette.cream, 255), (middle, middle), round(middle * 0.66)
        )
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


def shrunk(loop: tuple[tuple[int, int], ...], inset: float) -> list[Point]:
    """A closed way along the grid that turns right round its inside, moved inwards."""
    points = []
    for before, here, after in zip([loop[-1], *loop[:-1]], loop, [*loop[1:], loop[0]], strict=True):
        x, y = float(here[0]), float(here[1])
        for start, end in ((before, here), (here, after)):
            dx, dy = _sign(end[0] - start[0]), _sign(end[1] - start[1])
            x, y = x - dy * inset, y + dx * inset  # the inside lies on the right hand
        points.append((x, y))
    return points


def dots(route: tuple[Point, ...], apart: float) -> Iterator[Point]:
    """Points evenly along a way, from a little after its start to its end."""
    ahead = 2 * apart
    for (x, y), (next_x, next_y) in pairwise(route):
        long = math.hypot(next_x - x, next_y - y)
        while ahead <= long + 1e-9:
            share = ahead / long if long else 0.0
            yield x + (next_x - x) * share, y + (next_y - y) * share
            ahead += apart
        ahead -= long


def _trace(
    image: pygame.Surface, loop: list[Point], width: int, colour: tuple[int, int, int, int]
) -> None:
    """A closed line along the grid with full corners, whatever its width."""
    half = width // 2
    for (x, y), (next_x, next_y) in pairwise([*loop, loop[0]]):
        left, top = round(min(x, next_x)) - half, round(min(y, next_y)) - half
        wide, high = round(abs(next_x - x)) + width, round(abs(next_y - y)) + width
        image.fill(colour, (left, top, wide, high))


def _sign(value: int) -> int:
    return (value > 0) - (value < 0)
