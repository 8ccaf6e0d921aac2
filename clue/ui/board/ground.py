"""The board without its pieces: map, frame, names and captions; and with them as small as a stamp.

Composed once for every size of cell and language, and kept for as long as the window's look.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from concurrent.futures import Future
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache, partial
from pathlib import Path
from typing import Final, NamedTuple
from weakref import WeakKeyDictionary

import pygame

from clue.background import Background
from clue.boards import Drawing, Mansion, MapPicture
from clue.rules.board import Cell, Direction, Door, Place
from clue.rules.cards import SUSPECTS, Room
from clue.ui.board.geometry import Plan, bounds, homes, outline, shrunk, strokes
from clue.ui.board.plates import Plate
from clue.ui.media.assets import Assets
from clue.ui.media.surfaces import placeholder
from clue.ui.stage.scene import Stage
from clue.ui.theme.frames import Border, Skin
from clue.ui.theme.look import Look
from clue.ui.theme.palette import Colour
from clue.ui.theme.shapes import FINE, lay

UNDER: Final = (14, 11, 9)
"""What shows where a map draws nothing."""

LIGHT_SHEET: Final = "light"
"""Lamplight alone furnishes no room."""
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

    @property
    def here(self) -> bool:
        """Whether all of them have been read, so that nobody waits for them."""
        coming = (self._coming.get(path) for path in self._paths - self._pictures.keys())
        return all(one is not None and one.done() for one in coming)

    def _sheet(self, path: Path) -> pygame.Surface:
        if path not in self._pictures:
            coming = self._coming.pop(path, None)
            if coming is None or coming.cancelled():
                self._pictures[path] = _read(path)
            else:
                self._pictures[path] = coming.result()
        return self._pictures[path]

    def let_go(self) -> None:
        """The board is drawn: they are large, and are read again for another size."""
        self._pictures.clear()

    def cut(self, picture: MapPicture) -> pygame.Surface:
        """One tile's or piece's picture, turned as it should be; premultiplied."""
        sheet = self._sheet(picture.file)
        part = sheet.get_rect().clip(picture.source) if picture.source else sheet.get_rect()
        image = sheet.subsurface(part).convert_alpha().premul_alpha()
        if picture.flip_diagonal:
            image = pygame.transform.flip(pygame.transform.rotate(image, 90), False, True)
        return pygame.transform.flip(image, picture.flip_x, picture.flip_y)


def _read(path: Path) -> pygame.Surface:
    try:
        return pygame.image.load(path)
    except (pygame.error, OSError):
        return placeholder((64, 64))


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
        plates, rects = self._placed[above]
        for index in canvas.get_clip().move(-plan.left, -plan.top).collidelistall(rects):
            canvas.blit(plates[index].image, rects[index].move(plan.left, plan.top))

    @cached_property
    def _placed(self) -> tuple[tuple[list[Plate], list[pygame.Rect]], ...]:
        """The plates under the pieces and those above them, each with where it is on the floor."""
        layers = (
            [plate for plate in self.plates if plate.above is above] for above in (False, True)
        )
        return tuple((plates, [plate.rect for plate in plates]) for plates in layers)


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


class _Drawn(NamedTuple):
    """The board that was drawn last for a look."""

    mansion: Mansion
    cell: int
    ground: Ground


_drawn: Final[WeakKeyDictionary[Look, _Drawn]] = WeakKeyDictionary()


def is_drawn(look: Look, plan: Plan) -> bool:
    """Whether nothing of this board need be read."""
    last = _drawn.get(look)
    return last is not None and last.mansion is plan.mansion and last.cell == plan.cell


def drawn(look: Look, plan: Plan, sheets: Sheets, plates: tuple[Plate, ...]) -> Ground:
    """The board as it was drawn for the last table, if it is the same, with what is written now."""
    if not is_drawn(look, plan):
        _drawn[look] = _Drawn(plan.mansion, plan.cell, compose(look, plan, sheets))
    return replace(_drawn[look].ground, plates=plates)


def _floor(plan: Plan, sheets: Sheets) -> pygame.Surface:
    floor = pygame.Surface(plan.floor.size).convert()
    floor.fill(UNDER)
    cut: dict[tuple[MapPicture, tuple[int, int]], pygame.Surface] = {}
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
    cut: dict[tuple[MapPicture, tuple[int, int]], pygame.Surface],
) -> None:
    def fitted(picture: MapPicture, size: tuple[int, int]) -> pygame.Surface:
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


CARPETS: Final[tuple[Colour, ...]] = (
    (104, 26, 38),
    (26, 78, 58),
    (34, 56, 104),
    (112, 78, 28),
    (80, 42, 92),
    (38, 76, 84),
)
"""Laid in the rooms' order; a neighbour seldom has the same."""
WALL: Final[Colour] = (70, 38, 22)
WALL_EDGE: Final[Colour] = (26, 14, 8)
BRASS: Final[Colour] = (201, 162, 39)
WALL_WIDTH: Final = 0.15
BORDER_AT: Final = 0.42
"""How far a carpet's border lies from the wall, in cells."""
_WOVEN: Final = 205


def bare_rooms(mansion: Mansion) -> tuple[Room, ...]:
    """The rooms in which there is nothing of their own, except perhaps a trapdoor."""
    room_at = mansion.board.room_at
    tiles = (tile for tiles in mansion.own_tiles for tile in tiles)
    own = {tile.cell for tile in tiles if tile.picture.file.stem != LIGHT_SHEET}
    own -= {Cell(int(mouth.x), int(mouth.y)) for mouth in mansion.passage_mouths.values()}
    for drawing in mansion.drawings:
        middles = (piece.area.centre for piece in drawing.pieces)
        own |= {Cell(int(middle.x), int(middle.y)) for middle in middles}
    furnished = {room_at[cell] for cell in own if cell in room_at}
    return tuple(room for room, _ in mansion.board.rooms if room not in furnished)


def lay_carpets(floor: pygame.Surface, mansion: Mansion, cell: int, bare: tuple[Room, ...]) -> None:
    """Give every bare room a carpet and walls with doors in them."""
    for index, (room, cells) in enumerate(mansion.board.rooms):
        if room in bare:
            _carpet(floor, cells, CARPETS[index % len(CARPETS)], cell)
            for door in mansion.board.doors_of[room]:
                floor.fill(BRASS, _doorway(door, cell))


def _carpet(floor: pygame.Surface, cells: frozenset[Cell], colour: Colour, cell: int) -> None:
    left, top, wide, high = bounds(cells)
    cloth = pygame.Surface((wide * cell, high * cell), pygame.SRCALPHA)
    for column, row in cells:
        corner = ((column - left) * cell, (row - top) * cell)
        cloth.fill((*colour, _WOVEN), (corner, (cell, cell)))
    floor.blit(cloth, (left * cell, top * cell))
    wall = max(3, round(cell * WALL_WIDTH))
    lines = (
        (BORDER_AT, BRASS, max(1, cell // 26)),
        (BORDER_AT + 0.12, BRASS, max(1, cell // 40)),
        (WALL_WIDTH / 2, WALL_EDGE, wall + 2 * max(1, cell // 40)),
        (WALL_WIDTH / 2, WALL, wall),
    )
    for inset, tone, width in lines:
        for loop in outline(cells):
            way = [(x * cell, y * cell) for x, y in shrunk(loop, inset)]
            for stroke in strokes(way, width):
                floor.fill(tone, stroke)


def _doorway(door: Door, cell: int) -> pygame.Rect:
    """The opening in a wall, where the door is."""
    deep = max(3, round(cell * WALL_WIDTH)) + max(1, cell // 40)
    box = pygame.Rect(door.cell.column * cell, door.cell.row * cell, cell, cell)
    long = round(cell * 0.84)
    upright = door.facing in {Direction.LEFT, Direction.RIGHT}
    gap = pygame.Rect(0, 0, deep if upright else long, long if upright else deep)
    sides = {
        Direction.UP: {"midtop": box.midtop},
        Direction.DOWN: {"midbottom": box.midbottom},
        Direction.LEFT: {"midleft": box.midleft},
        Direction.RIGHT: {"midright": box.midright},
    }
    for name, spot in sides[door.facing].items():
        setattr(gap, name, spot)
    return gap


FRAME_CELL: Final = 96
"""The frame's pictures are made for so many pixels a cell."""
WALNUT: Final = Skin(
    top="ink",
    bottom="ink",
    radius=14,
    borders=(Border(0, 2, "brass"), Border(6, 1.2, "brass_dim")),
)
"""The frame where its pictures are missing."""


def framed(look: Look, plan: Plan) -> pygame.Surface:
    """The frame with its shadows, one cell wider than the board on every side; premultiplied."""
    board = plan.mansion.board
    size = ((board.width + 2) * plan.cell, (board.height + 2) * plan.cell)
    image = pygame.Surface(size, pygame.SRCALPHA)
    if "frame.edge.n" in look.assets:
        _lay_slices(image, look, plan)
    else:
        wood = image.get_rect().inflate(-plan.cell // 2, -plan.cell // 2)
        look.paint.panel(image, wood, WALNUT)
        image.fill((0, 0, 0, 0), image.get_rect().inflate(-2 * plan.cell, -2 * plan.cell))
    return image


def _lay_slices(image: pygame.Surface, look: Look, plan: Plan) -> None:
    """Put each side together at the size it was made, two cells wide, and bring it to ours."""
    board, cell = plan.mansion.board, plan.cell
    wide, high = board.width, board.height
    slices = [
        (look.assets.picture(name).premul_alpha(), area)
        for name, area in _slices(look.assets, (wide, high))
    ]
    sides = ((-1, -1, wide + 2, 2), (-1, high - 1, wide + 2, 2), (-1, 1, 2, high - 2))
    for column, row, across, down in (*sides, (wide - 1, 1, 2, high - 2)):
        made = pygame.Surface((across * FRAME_CELL, down * FRAME_CELL), pygame.SRCALPHA)
        for picture, area in slices:
            _lay_run(made, picture, area.move(-column * FRAME_CELL, -row * FRAME_CELL))
        small = pygame.transform.smoothscale(made, (across * cell, down * cell))
        lay(image, small, ((column + 1) * cell, (row + 1) * cell))


def _slices(assets: Assets, board: tuple[int, int]) -> Iterator[tuple[str, pygame.Rect]]:
    """Every slice's name, and the part of the board it covers, as large as it was made."""
    right, bottom = board[0] * FRAME_CELL, board[1] * FRAME_CELL
    rims = {"n": 0, "w": 0, "s": bottom, "e": right}
    corners: dict[str, pygame.Rect] = {}
    for corner in ("nw", "ne", "sw", "se"):
        name = f"frame.corner.{corner}"
        x, y = assets.entry(name).anchor or (0, 0)
        at = (rims[corner[1]] - x, rims[corner[0]] - y)
        corners[corner] = assets.picture(name).get_rect(topleft=at)
        yield name, corners[corner]
    left, top = corners["nw"].bottomright
    end, foot = corners["se"].topleft
    for edge in ("n", "s"):
        name = f"frame.edge.{edge}"
        y = rims[edge] - (assets.entry(name).anchor or (0, 0))[1]
        high = assets.picture(name).get_height()
        yield name, pygame.Rect(left, y, end - left, high)
    for edge in ("w", "e"):
        name = f"frame.edge.{edge}"
        x = rims[edge] - (assets.entry(name).anchor or (0, 0))[0]
        wide = assets.picture(name).get_width()
        yield name, pygame.Rect(x, top, wide, foot - top)


def _lay_run(made: pygame.Surface, picture: pygame.Surface, area: pygame.Rect) -> None:
    """Lay a picture over an area, again and again if it is the shorter."""
    made.set_clip(area)
    for y in range(area.top, area.bottom, picture.get_height()):
        for x in range(area.left, area.right, picture.get_width()):
            lay(made, picture, (x, y))
    made.set_clip(None)


# -- as small as a stamp ---------------------------------------------------------------------------


DOT: Final = 0.9
"""How wide a pawn is, in cells; never less than it takes to tell the colours apart."""
SMALLEST_DOT: Final = 7
DRAWN_LARGE: Final = 12
"""So many pixels a cell has at least before the board is made small."""


def miniature(
    stage: Stage,
    mansion: Mansion,
    pawns: tuple[Place, ...],
    weapons: tuple[Room | None, ...],
    room: tuple[int, int],
) -> pygame.Surface:
    """A picture that fits into so many pixels; a pawn is a dot in its colour."""
    board = mansion.board
    cell = max(1.0, min(room[0] / board.width, room[1] / board.height))
    look = stage.look
    key = ("miniature", mansion.path, stage.words.language, cell)
    floor = look.paint.kept(key, lambda: _small_floor(look, mansion, cell))
    picture = floor.copy()
    side = max(SMALLEST_DOT, round(cell * DOT))
    lies = {chamber.room: chamber.weapons_at for chamber in mansion.rooms}
    places = homes(mansion, pawns, weapons, lies)
    for pawn in SUSPECTS:
        dot = _dot(look, pawn.value, side)
        x, y = places[pawn]
        picture.blit(dot, dot.get_rect(center=(round(x * cell), round(y * cell))))
    return picture


def _small_floor(look: Look, mansion: Mansion, cell: float) -> pygame.Surface:
    """Drawn larger and made small: it fills its place, and cells of a few pixels do not flicker."""
    large = Plan(mansion, max(math.ceil(cell), DRAWN_LARGE), 0, 0)
    floor = compose(look, large, sheets_of(mansion.pictures)).floor
    size = (round(mansion.board.width * cell), round(mansion.board.height * cell))
    return pygame.transform.smoothscale(floor, size)


def _dot(look: Look, name: str, side: int) -> pygame.Surface:
    """A pawn from above."""

    def make() -> pygame.Surface:
        whole = side * FINE
        large = pygame.Surface((whole, whole), pygame.SRCALPHA)
        middle = (whole // 2, whole // 2)
        pygame.draw.circle(large, look.paint.colour("shade"), middle, whole // 2)
        pygame.draw.circle(large, look.paint.colour("cream"), middle, whole // 2 - FINE // 2)
        pygame.draw.circle(large, look.paint.colour(name), middle, whole // 2 - FINE * 3 // 2)
        return pygame.transform.smoothscale(large, (side, side))

    return look.paint.kept(("dot", name, side), make)
