"""Where things are on the board: cells to pixels and back, walls, ways, a place for every piece.

Points are told in cells, (0.5, 0.5) being the middle of the upper left one.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Final, TypeAlias

import pygame

from clue.boards import Mansion
from clue.rules.board import Board, Cell, Place
from clue.rules.cards import SUSPECTS, WEAPONS, Room, Suspect, Weapon

Token: TypeAlias = Suspect | Weapon
"""A piece that stands on the board."""

BoardPoint: TypeAlias = tuple[float, float]

FRAME: Final = 0.75
"""How wide the walnut frame is, in cells."""


@dataclass(frozen=True)
class Plan:
    """The board laid into the window: whole pixels to a cell, and where the first one begins."""

    mansion: Mansion
    cell: int
    left: int
    top: int

    @property
    def border(self) -> int:
        """How wide the frame is."""
        return max(3, round(self.cell * FRAME))

    @property
    def floor(self) -> pygame.Rect:
        """The board without its frame."""
        board = self.mansion.board
        return pygame.Rect(self.left, self.top, board.width * self.cell, board.height * self.cell)

    @property
    def rect(self) -> pygame.Rect:
        """The board in its frame."""
        return self.floor.inflate(2 * self.border, 2 * self.border)

    def to_px(self, spot: BoardPoint) -> tuple[int, int]:
        """A point of the board in the window."""
        return self.left + round(spot[0] * self.cell), self.top + round(spot[1] * self.cell)

    def box(self, cells: frozenset[Cell]) -> pygame.Rect:
        """The pixels round some cells."""
        side = self.cell
        left, top, width, height = bounds(cells)
        return pygame.Rect(
            self.left + left * side, self.top + top * side, width * side, height * side
        )

    def cell_box(self, cell: Cell) -> pygame.Rect:
        """The square it is drawn in."""
        side = self.cell
        return pygame.Rect(self.left + cell[0] * side, self.top + cell[1] * side, side, side)

    def box_of(self, place: Place) -> pygame.Rect:
        """The pixels round a square or a room."""
        return self.cell_box(place) if isinstance(place, Cell) else self.box(self.cells_of(place))

    def cells_of(self, room: Room) -> frozenset[Cell]:
        """The cells of a room."""
        return next(cells for name, cells in self.mansion.board.rooms if name == room)

    def place_at(self, px: tuple[int, int]) -> Place | None:
        """The square or room that holds a pixel."""
        if not self.floor.collidepoint(px):
            return None
        cell = Cell((px[0] - self.left) // self.cell, (px[1] - self.top) // self.cell)
        if cell in self.mansion.board.squares:
            return cell
        return self.mansion.board.room_at.get(cell)


def middle(cell: Cell) -> BoardPoint:
    """The middle of a square."""
    return (cell.column + 0.5, cell.row + 0.5)


def fitted(mansion: Mansion, rect: pygame.Rect) -> Plan:
    """The board in its frame as large as ``rect`` allows, in its middle."""
    wide, high = mansion.board.width, mansion.board.height
    cell = max(4, int(min(rect.width / (wide + 2 * FRAME), rect.height / (high + 2 * FRAME))))
    left = rect.x + (rect.width - wide * cell) // 2
    top = rect.y + (rect.height - high * cell) // 2
    return Plan(mansion, cell, left, top)


def shape(mansion: Mansion) -> float:
    """How high the board in its frame is for its width."""
    return (mansion.board.height + 2 * FRAME) / (mansion.board.width + 2 * FRAME)


def homes(
    mansion: Mansion,
    pawns: tuple[Place, ...],
    weapons: tuple[Room | None, ...],
    lies: Mapping[Room, Sequence[BoardPoint]],
) -> dict[Token, BoardPoint]:
    """Where every piece stands at rest; in every room each has a spot of its own and keeps it.

    Weapons that are still to be laid out stand nowhere.
    """
    found: dict[Token, BoardPoint] = {}
    for index, (pawn, place) in enumerate(zip(SUSPECTS, pawns, strict=True)):
        if isinstance(place, Cell):
            found[pawn] = middle(place)
        else:
            found[pawn] = mansion.chamber_of[place].pawns_at[index]
    for index, (weapon, room) in enumerate(zip(WEAPONS, weapons, strict=True)):
        if room is not None:
            found[weapon] = lies[room][index]
    return found


@lru_cache(maxsize=64)
def bounds(cells: frozenset[Cell]) -> tuple[int, int, int, int]:
    """The rectangle round some cells: its first column and row, its width and height."""
    left, top = min(column for column, _ in cells), min(row for _, row in cells)
    width = max(column for column, _ in cells) + 1 - left
    return left, top, width, max(row for _, row in cells) + 1 - top


def outline(cells: frozenset[Cell]) -> tuple[tuple[tuple[int, int], ...], ...]:
    """The walls round some cells: closed ways along the grid, turning right, corners only."""
    ways: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for column, row in cells:
        sides = (
            ((0, -1), (column, row), (column + 1, row)),
            ((1, 0), (column + 1, row), (column + 1, row + 1)),
            ((0, 1), (column + 1, row + 1), (column, row + 1)),
            ((-1, 0), (column, row + 1), (column, row)),
        )
        for (right, down), start, end in sides:
            if (column + right, row + down) not in cells:
                ways.setdefault(start, []).append(end)
    loops = []
    while ways:
        loops.append(_corners(_walk(ways)))
    return tuple(loops)


def _walk(ways: dict[tuple[int, int], list[tuple[int, int]]]) -> list[tuple[int, int]]:
    """One closed way, taken out of what is left."""
    start = min(ways)
    here, loop = start, [start]
    while True:
        onward = ways[here]
        before = loop[-2] if len(loop) > 1 else None
        step = _sharpest(before, here, onward) if before else onward[0]
        onward.remove(step)
        if not onward:
            del ways[here]
        if step == start:
            return loop
        loop.append(step)
        here = step


def _sharpest(
    before: tuple[int, int], here: tuple[int, int], onward: list[tuple[int, int]]
) -> tuple[int, int]:
    """Where cells touch only by a corner, stay at the wall of the same one: turn right."""
    dx, dy = here[0] - before[0], here[1] - before[1]
    right = (here[0] - dy, here[1] + dx)
    return right if right in onward else onward[0]


def _corners(loop: list[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    """The points of a way where it turns."""
    turns = []
    for before, here, after in zip([loop[-1], *loop[:-1]], loop, [*loop[1:], loop[0]], strict=True):
        if (here[0] - before[0], here[1] - before[1]) != (after[0] - here[0], after[1] - here[1]):
            turns.append(here)
    return tuple(turns)


def shrunk(loop: tuple[tuple[int, int], ...], inset: float) -> list[BoardPoint]:
    """A closed way along the grid that turns right round its inside, moved inwards."""
    points = []
    for before, here, after in zip([loop[-1], *loop[:-1]], loop, [*loop[1:], loop[0]], strict=True):
        x, y = float(here[0]), float(here[1])
        for start, end in ((before, here), (here, after)):
            dx, dy = _sign(end[0] - start[0]), _sign(end[1] - start[1])
            x, y = x - dy * inset, y + dx * inset  # the inside lies on the right hand
        points.append((x, y))
    return points


def strokes(loop: list[BoardPoint], width: int) -> Iterator[pygame.Rect]:
    """A closed line along the grid as rectangles with full corners, whatever its width."""
    half = width // 2
    for (x, y), (next_x, next_y) in pairwise([*loop, loop[0]]):
        left, top = round(min(x, next_x)) - half, round(min(y, next_y)) - half
        wide, high = round(abs(next_x - x)) + width, round(abs(next_y - y)) + width
        yield pygame.Rect(left, top, wide, high)


def _sign(value: int) -> int:
    return (value > 0) - (value < 0)


# -- ways through the house ------------------------------------------------------------------------


def way_points(board: Board, origin: Place, route: tuple[Cell, ...], to: Place) -> list[BoardPoint]:
    """The squares and doorways a walk passes, without where it begins."""
    points: list[BoardPoint] = []
    if route and not isinstance(origin, Cell):
        points += [middle(door.cell) for door in board.doors_of[origin] if door.front == route[0]][
            :1
        ]
    points += [middle(cell) for cell in route]
    if not isinstance(to, Cell):
        last = route[-1] if route else origin
        points += [middle(door.cell) for door in board.doors_of[to] if door.front == last][:1]
    return points


@lru_cache(maxsize=256)
def way_round(board: Board, origin: Place, room: Room) -> tuple[BoardPoint, ...]:
    """Doorways and corners on the shortest way into a room round all walls; none if there is none.

    Nobody stands in the way of who is carried.
    """
    ends = {door.front for door in board.doors_of[room]}
    starts = (
        [origin] if isinstance(origin, Cell) else [door.front for door in board.doors_of[origin]]
    )
    came: dict[Cell, Cell | None] = dict.fromkeys(starts)
    ahead = deque(came)
    while ahead and ahead[0] not in ends:
        here = ahead.popleft()
        for onward in board.neighbours.get(here, ()):
            if onward not in came:
                came[onward] = here
                ahead.append(onward)
    if not ahead:
        return ()
    route, at = [ahead[0]], came[ahead[0]]
    while at is not None:
        route.append(at)
        at = came[at]
    squares = tuple(reversed(route))
    if isinstance(origin, Cell):
        squares = squares[1:]
    return _bends(way_points(board, origin, squares, room))


def _bends(points: list[BoardPoint]) -> tuple[BoardPoint, ...]:
    """The same way without the points it goes straight through."""
    kept: list[BoardPoint] = []
    for point in points:
        if len(kept) > 1 and _straight(kept[-2], kept[-1], point):
            kept.pop()
        kept.append(point)
    return tuple(kept)


def _straight(first: BoardPoint, between: BoardPoint, last: BoardPoint) -> bool:
    return any(first[axis] == between[axis] == last[axis] for axis in (0, 1))
