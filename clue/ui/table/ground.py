"""The board without anything on it: the map's pictures, the frame, names and captions.

Composed once for every size of cell and language, and kept for as long as the window's look.
"""

from __future__ import annotations

from concurrent.futures import Future
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from pathlib import Path
from typing import Final

import pygame

from clue.boards import Drawing, Picture
from clue.ui.background import Background
from clue.ui.scaling import placeholder
from clue.ui.table.carpets import bare_rooms, lay_carpets
from clue.ui.table.frame import framed
from clue.ui.table.geometry import Plan
from clue.ui.table.plates import Plate
from clue.ui.theme.look import Look
from clue.ui.theme.shapes import lay

UNDER: Final = (14, 11, 9)
"""What shows where a map draws nothing."""

_OPAQUE: Final = 255


class Sheets:
    """The pictures a mansion is drawn with; who knows early that they are wanted has them read."""

    def __init__(self, paths: frozenset[Path]) -> None:
        self._paths = paths
        self._coming: dict[Path, Future[pygame.Surface]] = {}
        self._pictures: dict[Path, pygame.Surface] = {}

    def read_behind(self, background: Background) -> None:
        """Have those read that are not here yet."""
        for path in sorted(self._paths - self._pictures.keys() - self._coming.keys()):
            self._coming[path] = background.begin(partial(_read, path))

    def _sheet(self, path: Path) -> pygame.Surface:
        if path not in self._pictures:
            coming = self._coming.pop(path, None)
            if coming is None or coming.cancelled():
                self._pictures[path] = _read(path)
            else:
                self._pictures[path] = coming.result()
        return self._pictures[path]

    def cut(self, picture: Picture) -> pygame.Surface:
        """One tile's or piece's picture, turned as it should be; premultiplied."""
        sheet = self._sheet(picture.file)
        part = sheet.get_rect().clip(picture.source) if picture.source else sheet.get_rect()
        image = sheet.subsurface(part).premul_alpha()
        if picture.flip_diagonal:
            image = pygame.transform.flip(pygame.transform.rotate(image, 90), False, True)
        return pygame.transform.flip(image, picture.flip_x, picture.flip_y)


def _read(path: Path) -> pygame.Surface:
    try:
        picture = pygame.image.load(path)
    except (pygame.error, OSError):
        picture = placeholder((64, 64))
    # Not convert_alpha: the window may be closed before this is done.
    whole = pygame.Surface(picture.get_size(), pygame.SRCALPHA)
    whole.blit(picture, (0, 0))
    return whole


@lru_cache(maxsize=1)
def sheets_of(paths: frozenset[Path]) -> Sheets:
    """The pictures of the mansion on the table, read once."""
    return Sheets(paths)


@dataclass(frozen=True)
class Ground:
    """The floor, which hides what is under it, four strips of frame round it, and the names."""

    floor: pygame.Surface
    strips: tuple[pygame.Surface, ...]
    plates: tuple[Plate, ...]

    def draw(self, canvas: pygame.Surface, plan: Plan) -> None:
        """Lay the board where the plan says."""
        canvas.blit(self.floor, plan.floor)
        clip = canvas.get_clip()
        if plan.floor.contains(clip):
            return
        for strip, corner in zip(self.strips, _strip_corners(plan.floor, plan.cell), strict=True):
            if clip.colliderect(strip.get_rect(topleft=corner)):
                lay(canvas, strip, corner)

    def draw_names(self, canvas: pygame.Surface, plan: Plan, *, above: bool = False) -> None:
        """Write what the clip shows, under the pieces or above them; no mark dims a name."""
        clip = canvas.get_clip()
        for image, (x, y), over in self.plates:
            if over is not above:
                continue
            place = image.get_rect(topleft=(plan.left + x, plan.top + y))
            if clip.colliderect(place):
                canvas.blit(image, place)


def _strip_corners(floor: pygame.Rect, cell: int) -> tuple[tuple[int, int], ...]:
    left, top = floor.x - cell, floor.y - cell
    return ((left, top), (left, floor.bottom), (left, floor.y), (floor.right, floor.y))


def compose(look: Look, plan: Plan, sheets: Sheets, plates: tuple[Plate, ...] = ()) -> Ground:
    """Draw the board at the plan's size, with everything that is written on it."""
    floor = _floor(plan, sheets)
    whole = framed(look, plan)
    cell = plan.cell
    inner = pygame.Rect((cell, cell), floor.get_size())
    lay(floor, whole.subsurface(inner), (0, 0))
    wide, high = whole.get_size()
    strips = (
        pygame.Rect(0, 0, wide, cell),
        pygame.Rect(0, high - cell, wide, cell),
        pygame.Rect(0, cell, cell, high - 2 * cell),
        pygame.Rect(wide - cell, cell, cell, high - 2 * cell),
    )
    return Ground(
        floor,
        tuple(whole.subsurface(strip).copy() for strip in strips),
        plates,
    )


def _floor(plan: Plan, sheets: Sheets) -> pygame.Surface:
    floor = pygame.Surface(plan.floor.size).convert()
    floor.fill(UNDER)
    cut: dict[tuple[Picture, tuple[int, int]], pygame.Surface] = {}
    for drawing in plan.mansion.drawings:
        _draw_layer(floor, drawing, plan.cell, sheets, cut)
    bare = bare_rooms(plan.mansion)
    if bare:
        lay_carpets(floor, plan.mansion, plan.cell, bare)
        layers = zip(plan.mansion.drawings, plan.mansion.own_tiles, strict=True)
        for drawing, tiles in layers:  # what lies on the carpets: trapdoors
            over = replace(drawing, tiles=tiles, pieces=())
            _draw_layer(floor, over, plan.cell, sheets, cut)
    return floor


def _draw_layer(
    floor: pygame.Surface,
    drawing: Drawing,
    cell: int,
    sheets: Sheets,
    cut: dict[tuple[Picture, tuple[int, int]], pygame.Surface],
) -> None:
    def fitted(picture: Picture, size: tuple[int, int]) -> pygame.Surface:
        if (picture, size) not in cut:
            image = pygame.transform.smoothscale(sheets.cut(picture), size)
            cut[picture, size] = _faded(image, drawing.opacity)
        return cut[picture, size]

    if drawing.opacity < 1:
        cut = {}
    for tile in drawing.tiles:
        lay(floor, fitted(tile.picture, (cell, cell)), (tile.cell[0] * cell, tile.cell[1] * cell))
    for piece in drawing.pieces:
        area = piece.area
        size = (max(1, round(area.width * cell)), max(1, round(area.height * cell)))
        image = fitted(piece.picture, size)
        foot = pygame.Vector2(area.x * cell, (area.y + area.height) * cell)
        middle = pygame.Vector2(size[0] / 2, -size[1] / 2).rotate(piece.rotation) + foot
        if piece.rotation:
            image = pygame.transform.rotozoom(image, -piece.rotation, 1.0)
        lay(floor, image, image.get_rect(center=(round(middle.x), round(middle.y))).topleft)


def _faded(image: pygame.Surface, opacity: float) -> pygame.Surface:
    if opacity < 1:
        image.fill((round(_OPAQUE * opacity),) * 4, special_flags=pygame.BLEND_RGBA_MULT)
    return image
