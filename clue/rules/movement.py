"""Where a roll leads, exactly (R4-R8), with a route for every destination.

A destination is the end of a simple path of *exactly* the rolled length, so nearness is not
enough and neither is parity. Walks that never cross themselves cannot be counted cheaply,
but they can nearly always be guessed: a sweep outward keeps a few different walks to every
square (``_sweep``), which finds almost every destination in a millisecond. Only squares that
it misses are searched for one by one, from their own side (``_search``), which either
finds a walk or proves that there is none.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import TypeAlias

from clue.rules.board import Board, Cell, Door, Place
from clue.rules.cards import Room

Route: TypeAlias = tuple[Cell, ...]
"""The squares a pawn steps on, in order; for a room, those before its door."""

_Walk: TypeAlias = "tuple[int, int, _Walk | None]"  # squares walked as bits, last square, the rest

_Near: TypeAlias = dict[int, tuple[int, int | None]]
"""The fewest steps to each square in reach, and the square one comes from."""

_NOTHING: list[_Walk] = []

_KEPT = 3
"""Walks kept to each square in a sweep: fewer miss more, more cost more."""


@dataclass(frozen=True)
class Reach:
    """All a pawn may do with a roll. ``steps`` is the roll, or less where R6 shortens it."""

    steps: int
    squares: Mapping[Cell, Route]
    rooms: Mapping[Room, Route]

    @property
    def routes(self) -> dict[Place, Route]:
        """Every destination, rooms first, each with its route."""
        routes: dict[Place, Route] = dict(self.rooms.items())
        routes.update(self.squares.items())
        return routes


@dataclass(frozen=True)
class _Grid:
    """A board's squares numbered, because numbers are quicker than cells."""

    cells: tuple[Cell, ...]
    number: Mapping[Cell, int]
    neighbours: tuple[tuple[int, ...], ...]


@lru_cache(maxsize=16)
def _grid_of(board: Board) -> _Grid:
    cells = tuple(sorted(board.squares))
    number = {cell: i for i, cell in enumerate(cells)}
    neighbours = tuple(tuple(number[n] for n in board.neighbours[cell]) for cell in cells)
    return _Grid(cells, number, neighbours)


def is_open(door: Door, taken: frozenset[Cell]) -> bool:
    """Whether no other pawn stands in front of the door (R7)."""
    return door.front not in taken


def open_doors(board: Board, room: Room, taken: frozenset[Cell]) -> tuple[Door, ...]:
    """The doors of a room by which one may pass (R7)."""
    return tuple(door for door in board.doors_of[room] if is_open(door, taken))


@lru_cache(maxsize=512)
def reach(board: Board, origin: Place, taken: frozenset[Cell], steps: int) -> Reach:
    """Every destination of a roll; ``taken`` are the squares where other pawns stand."""
    ground = _Ground(board, taken)
    rooms = ground.rooms_within(origin, steps)
    for length in range(steps, 0, -1):
        squares = ground.squares_after(origin, length)
        if squares or rooms:  # R6: only when neither is there does a shorter walk count
            return Reach(length, MappingProxyType(squares), MappingProxyType(rooms))
    return Reach(0, MappingProxyType({}), MappingProxyType({}))


@lru_cache(maxsize=512)
def distances(board: Board, origin: Place, taken: frozenset[Cell]) -> Mapping[Place, int]:
    """The fewest steps to every square and room that can be walked to at all."""
    ground = _Ground(board, taken)
    near = ground.flood(ground.starts(origin))
    far: dict[Place, int] = {ground.grid.cells[i]: far for i, (far, _) in near.items()}
    ways = ground.rooms_within(origin, len(far) + 1)
    return MappingProxyType(far | {room: len(route) + 1 for room, route in ways.items()})


class _Ground:
    """The squares of a board that are free for one pawn."""

    def __init__(self, board: Board, taken: frozenset[Cell]) -> None:
        self.board = board
        self.taken = taken
        self.grid = _grid_of(board)
        self.free = list(self.grid.neighbours)
        closed = {self.grid.number[cell] for cell in taken if cell in self.grid.number}
        for beside in {n for i in closed for n in self.grid.neighbours[i]}:
            self.free[beside] = tuple(n for n in self.free[beside] if n not in closed)

    def starts(self, origin: Place) -> dict[int, int]:
        """The squares a walk begins on, and the steps it takes to stand there."""
        if isinstance(origin, Cell):
            return {self.grid.number[origin]: 0}
        doors = open_doors(self.board, origin, self.taken)
        return {self.grid.number[door.front]: 1 for door in doors}

    def flood(self, starts: Mapping[int, int], steps: int | None = None) -> _Near:
        """Every square that can be walked to, within so many steps if they are given."""
        near: _Near = {i: (far, None) for i, far in starts.items()}
        queue = deque(starts)
        while queue:
            here = queue.popleft()
            far, _ = near[here]
            if far == steps:
                continue
            for there in self.free[here]:
                if there not in near:
                    near[there] = (far + 1, here)
                    queue.append(there)
        return near

    def rooms_within(self, origin: Place, steps: int) -> dict[Room, Route]:
        """The rooms whose door is reached within the roll, by the shortest way (R5, R7, R8)."""
        starts = self.starts(origin)
        near = self.flood(starts, steps)
        found: dict[Room, Route] = {}
        for door in self.board.doors:
            front = self.grid.number[door.front]
            if door.room == origin or front not in near or not is_open(door, self.taken):
                continue
            if near[front][0] + 1 > steps:
                continue
            route = self._way_to(front, near, keep_start=not isinstance(origin, Cell))
            if door.room not in found or len(route) < len(found[door.room]):
                found[door.room] = route
        return {room: found[room] for room in self.board.deck.rooms if room in found}

    def _way_to(self, end: int, near: _Near, *, keep_start: bool) -> Route:
        way: list[Cell] = []
        here: int | None = end
        while here is not None:
            way.append(self.grid.cells[here])
            here = near[here][1]
        way.reverse()
        return tuple(way if keep_start else way[1:])

    def squares_after(self, origin: Place, steps: int) -> dict[Cell, Route]:
        """The squares where a walk of exactly so many steps can end (R4, R5)."""
        found: dict[Cell, Route] = {}
        from_room = not isinstance(origin, Cell)
        for start, used in self.starts(origin).items():
            for end, walk in self._walks(start, steps - used).items():
                cells = [self.grid.cells[i] for i in walk]
                found.setdefault(self.grid.cells[end], tuple(cells if from_room else cells[1:]))
        return dict(sorted(found.items()))

    def _walks(self, start: int, steps: int) -> dict[int, list[int]]:
        """For every square where a walk of exactly so many steps can end, one such walk."""
        found = {end: _unwind(walks[0]) for end, walks in self._sweep(start, steps).items()}
        near = self.flood({start: 0}, steps)
        for end, (far, _) in near.items():
            if end in found or (steps - far) % 2:
                continue
            if walk := self._search(end, start, steps, near):
                found[end] = walk
        return found

    def _sweep(self, start: int, steps: int) -> dict[int, list[_Walk]]:
        """Walks step by step in all directions at once, a few to each square."""
        front: dict[int, list[_Walk]] = {start: [(1 << start, start, None)]}
        for _ in range(steps):
            ahead: dict[int, list[_Walk]] = {}
            for here, walks in front.items():
                for there in self.free[here]:
                    kept = ahead.get(there, _NOTHING)
                    room = _KEPT - len(kept)
                    if room:
                        bit = 1 << there
                        more: list[_Walk] = [
                            (w[0] | bit, there, w) for w in walks if not w[0] & bit
                        ]
                        if more:
                            ahead[there] = kept + more[:room]
            front = ahead
        return front

    def _search(self, end: int, start: int, steps: int, near: _Near) -> list[int] | None:
        """A walk of exactly so many steps, sought from its end; ``None`` proves there is none."""
        walk = [end]
        walked = {end}

        def back_to_start(left: int) -> bool:
            here = walk[-1]
            if here == start:
                return left == 0
            for there in self.free[here]:
                if there in walked or there not in near or near[there][0] > left - 1:
                    continue
                walk.append(there)
                walked.add(there)
                if back_to_start(left - 1):
                    return True
                walked.discard(walk.pop())
            return False

        return walk[::-1] if back_to_start(steps) else None


def _unwind(walk: _Walk) -> list[int]:
    squares: list[int] = []
    rest: _Walk | None = walk
    while rest is not None:
        squares.append(rest[1])
        rest = rest[2]
    return squares[::-1]


def taken_squares(pawns: Iterable[Place], mover: Place) -> frozenset[Cell]:
    """The squares where pawns other than the one at ``mover`` stand."""
    return frozenset(place for place in pawns if isinstance(place, Cell) and place != mover)
