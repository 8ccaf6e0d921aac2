"""Floors and walls for rooms that their map has not furnished, so that any map looks like a house.

A room is bare where nothing is drawn in it that is not drawn outside of rooms as well.
"""

from __future__ import annotations

from typing import Final

import pygame

from clue.boards import Mansion
from clue.rules.board import Cell, Direction, Door
from clue.rules.cards import Room
from clue.ui.table.geometry import bounds, outline, shrunk, strokes
from clue.ui.theme.palette import Colour

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
    own = {tile.cell for tiles in mansion.own_tiles for tile in tiles}
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
