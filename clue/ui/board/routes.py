"""Ways through the house for who is carried: out of a door, along the corridors, in at another."""

from __future__ import annotations

from collections import deque
from functools import lru_cache

from clue.rules.board import Board, Cell, Place
from clue.rules.cards import Room
from clue.ui.board.geometry import BoardPoint


def middle(cell: Cell) -> BoardPoint:
    """The middle of a square."""
    return (cell.column + 0.5, cell.row + 0.5)


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
    return _corners(way_points(board, origin, squares, room))


def _corners(points: list[BoardPoint]) -> tuple[BoardPoint, ...]:
    """The same way without the points it goes straight through."""
    kept: list[BoardPoint] = []
    for point in points:
        if len(kept) > 1 and _straight(kept[-2], kept[-1], point):
            kept.pop()
        kept.append(point)
    return tuple(kept)


def _straight(first: BoardPoint, middle: BoardPoint, last: BoardPoint) -> bool:
    return any(first[axis] == middle[axis] == last[axis] for axis in (0, 1))
