"""The board without anything on it: the map's pictures, the frame, names and captions.

Composed once for every size of cell and language, and kept for as long as the window's look.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

import pygame

from clue.boards import Chamber, Drawing, Mansion, Picture
from clue.rules.board import Cell, Passage
from clue.rules.cards import Room
from clue.text.speaker import Speaker
from clue.ui.assets import Assets, placeholder
from clue.ui.scene import Stage
from clue.ui.table.carpets import bare_rooms, lay_carpets, own_tiles
from clue.ui.table.geometry import Plan
from clue.ui.theme.lettering import ELLIPSIS
from clue.ui.theme.look import Look
from clue.ui.theme.paint import Border, Skin, lay
from clue.ui.theme.styles import BOLD, DISPLAY, Style

UNDER: Final = (14, 11, 9)
"""What shows where a map draws nothing."""

WALNUT: Final = Skin(
    top="ink",
    bottom="ink",
    radius=14,
    borders=(Border(0, 2, "brass"), Border(6, 1.2, "brass_dim")),
)
"""The frame where its pictures are missing."""

NAME_HEIGHT: Final = 0.74
"""How large a room's name is set, in cells, where there is room for it."""
NAME_CLEAR: Final = 1.52
"""A name's middle stands so far above a pawn's foot, in cells, to be seen over its head."""
ONE_LINE: Final = 1.15
"""How high a name in one line is, in cells, with its halo."""
NAME_YIELDS: Final = 0.45
"""But it moves no farther than this from where the map wants it."""
CAPTION_HEIGHT: Final = 0.36
FRAME_CELL: Final = 96
"""The frame's pictures are made for so many pixels a cell."""
_OPAQUE: Final = 255
_TIGHT: Final = 0.72
"""A name that would have to shrink more than this is set in two lines."""


class Sheets:
    """The pictures a mansion is drawn with, read on another thread from the start."""

    def __init__(self, paths: frozenset[Path]) -> None:
        self._pictures: dict[Path, pygame.Surface] = {}
        self._reader = threading.Thread(target=self._read, args=(paths,), name="map", daemon=True)
        self._reader.start()

    def _read(self, paths: frozenset[Path]) -> None:
        for path in sorted(paths):
            try:
                picture = pygame.image.load(path)
            except (pygame.error, OSError):
                picture = placeholder((FRAME_CELL, FRAME_CELL))
            self._pictures[path] = picture.convert_alpha()

    def cut(self, picture: Picture) -> pygame.Surface:
        """One tile's or piece's picture, turned as it should be; premultiplied."""
        self._reader.join()
        sheet = self._pictures[picture.file]
        part = sheet.get_rect().clip(picture.source) if picture.source else sheet.get_rect()
        image = sheet.subsurface(part).premul_alpha()
        if picture.flip_diagonal:
            image = pygame.transform.flip(pygame.transform.rotate(image, 90), False, True)
        return pygame.transform.flip(image, picture.flip_x, picture.flip_y)


@lru_cache(maxsize=1)
def sheets_of(paths: frozenset[Path]) -> Sheets:
    """The pictures of the mansion on the table, read once."""
    return Sheets(paths)


class Plate(NamedTuple):
    """Something written, and where on the floor."""

    image: pygame.Surface
    corner: tuple[int, int]


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

    def draw_names(self, canvas: pygame.Surface, plan: Plan) -> None:
        """Write what the clip shows; apart from the floor, so that no mark dims a name."""
        clip = canvas.get_clip()
        for image, (x, y) in self.plates:
            place = image.get_rect(topleft=(plan.left + x, plan.top + y))
            if clip.colliderect(place):
                canvas.blit(image, place)


def _strip_corners(floor: pygame.Rect, cell: int) -> tuple[tuple[int, int], ...]:
    left, top = floor.x - cell, floor.y - cell
    return ((left, top), (left, floor.bottom), (left, floor.y), (floor.right, floor.y))


def compose(stage: Stage, plan: Plan, sheets: Sheets) -> Ground:
    """Draw the board at the plan's size, with everything that is written on it."""
    floor = _floor(plan, sheets)
    whole = _frame(stage.look, plan)
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
        tuple(_written(stage, plan)),
    )


# -- the map's pictures ------------------------------------------------------------------------


def _floor(plan: Plan, sheets: Sheets) -> pygame.Surface:
    floor = pygame.Surface(plan.floor.size).convert()
    floor.fill(UNDER)
    cut: dict[tuple[Picture, tuple[int, int]], pygame.Surface] = {}
    for drawing in plan.mansion.drawings:
        _draw_layer(floor, drawing, plan.cell, sheets, cut)
    bare = bare_rooms(plan.mansion)
    if bare:
        lay_carpets(floor, plan.mansion, plan.cell, bare)
        layers = zip(plan.mansion.drawings, own_tiles(plan.mansion), strict=True)
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


# -- the frame ---------------------------------------------------------------------------------


def _frame(look: Look, plan: Plan) -> pygame.Surface:
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


# -- what is written ---------------------------------------------------------------------------


def _written(stage: Stage, plan: Plan) -> Iterator[Plate]:
    """Every room's name, and at every secret passage where it leads."""
    language = stage.words.language
    mansion = plan.mansion
    words = Speaker(language, titles=mansion.room_titles(language))
    floor = pygame.Rect((0, 0), plan.floor.size)
    for chamber in mansion.rooms:
        width = round(_room_for_name(mansion, chamber.room) * plan.cell)
        image = name_plate(stage.look, chamber.titles[language].text, plan.cell, width)
        x, y = _name_spot(chamber, image.get_height() / plan.cell)
        place = image.get_rect(center=(round(x * plan.cell), round(y * plan.cell)))
        yield Plate(image, place.clamp(floor).topleft)
    for passage, mouth in mansion.passage_mouths.items():
        caption = words.say("board-passage", room=words.room(passage.to))
        image = _caption(stage.look, caption, plan.cell)
        place = image.get_rect(center=_beside_mouth(plan, passage, mouth, image.get_height()))
        yield Plate(image, place.clamp(floor).topleft)


def _name_spot(chamber: Chamber, height: float) -> tuple[float, float]:
    """Where a name stands: a little higher than the map says if pawns' heads would hide it."""
    x, y = chamber.name_at
    clear = NAME_CLEAR + max(0.0, height - ONE_LINE) / 2
    below = [pawn.y for pawn in chamber.pawns_at if 0 < pawn.y - y < clear]
    return x, max(y - NAME_YIELDS, min(below) - clear) if below else y


def name_plate(look: Look, title: str, cell: int, width: int) -> pygame.Surface:
    """A room's name as large as its room allows, in two lines if that lets it be larger."""
    wished = Style(DISPLAY, NAME_HEIGHT * cell / look.scale.factor, "cream", 1.0)
    style = look.letters.fit(title, wished, width)
    lines = [title]
    if style.size < wished.size * _TIGHT and " " in title:
        halves = _halved(title)
        broken = min(
            (look.letters.fit(half, wished, width) for half in halves), key=lambda s: s.size
        )
        if broken.size > style.size:
            style, lines = broken, halves
    reach = 0.085 * cell / look.scale.factor
    images = [
        look.letters.haloed(_held_to(look, line, style, width), style, reach=reach, strength=5)
        for line in lines
    ]
    if len(images) == 1:
        return images[0]
    step = look.letters.line_height(style)
    both = pygame.Surface(
        (max(image.get_width() for image in images), images[0].get_height() + step),
        pygame.SRCALPHA,
    )
    for row, image in enumerate(images):
        both.blit(image, image.get_rect(midtop=(both.get_width() // 2, row * step)))
    return both


def _held_to(look: Look, line: str, style: Style, width: int) -> str:
    """A line cut off where even the smallest letters do not find room."""
    if look.letters.size(line, style)[0] <= width:
        return line
    while line and look.letters.size(line + ELLIPSIS, style)[0] > width:
        line = line[:-1].rstrip()
    return line + ELLIPSIS


def _halved(title: str) -> list[str]:
    """A title broken at the space nearest its middle."""
    spaces = [at for at, letter in enumerate(title) if letter == " "]
    middle = min(spaces, key=lambda at: abs(at - len(title) / 2))
    return [title[:middle], title[middle + 1 :]]


def _room_for_name(mansion: Mansion, room: Room) -> float:
    """How wide a name may be where it stands, in cells: as far as the nearer wall, twice."""
    x, y = mansion.chamber_of[room].name_at
    cells = next(cells for name, cells in mansion.board.rooms if name == room)
    left = right = int(x)
    while Cell(left - 1, int(y)) in cells:
        left -= 1
    while Cell(right + 1, int(y)) in cells:
        right += 1
    return 2 * min(x - left, right + 1 - x) - 0.35


def _caption(look: Look, caption: str, cell: int) -> pygame.Surface:
    style = Style(BOLD, CAPTION_HEIGHT * cell / look.scale.factor, "lamp", 1.0)
    reach = 0.06 * cell / look.scale.factor
    return look.letters.haloed(caption, style, reach=reach, strength=4)


def _beside_mouth(
    plan: Plan, passage: Passage, mouth: tuple[float, float], height: int
) -> tuple[int, int]:
    """Where a passage's caption goes: over or under the trapdoor, on its room's side."""
    middle = plan.mansion.chamber_of[passage.origin].name_at.y
    x, y = round(mouth[0] * plan.cell), round(mouth[1] * plan.cell)
    away = plan.cell // 2 + height // 4
    return x, y + (away if mouth[1] < middle else -away)
