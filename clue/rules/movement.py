"""Where a roll leads, exactly (R4-R8), with a route for every destination.

A destination is the end of a simple path of *exactly* the rolled length, so nearness is not
enough and neither is parity. Walks that never cross themselves cannot be counted cheaply,
but they can nearly always be guessed: a sweep outward keeps a few different walks to every
square (``_sweep``), which finds almost every destination in a tenth of a millisecond. Only
squares that it misses are searched for one by one, from their own side (``_search``), which
either finds a walk or proves that there is none.

How far things are is a flood: all squares of a board are the bits of one number, and a step in all
four directions is four shifts of it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache, reduce
from operator import or_
from types import MappingProxyType
from typing import TypeAlias

from clue.rules.board import Board, Cell, Door, Place
from clue.rules.cards import Room

Route: TypeAlias = tuple[Cell, ...]
"""The squares a pawn steps on, in order; for a room, those before its door."""

_Walk: TypeAlias = "tuple[int, int, _Walk | None]"  # squares walked as bits, last square, the rest

_Near: TypeAlias = dict[int, tuple[int, int | None]]
"""The fewest steps to each square in reach, and the square one comes from."""

_KEPT = 3
"""Walks kept to each square in a sweep: fewer miss more, more cost more."""


@dataclass(frozen=True)
class Reach:
    """All a pawn may do with a roll. ``steps`` is the roll, or less where R6 shortens it."""

    steps: int
    squares: Mapping[Cell, Route]
    rooms: Mapping[Room, Route]

    @cached_property
    def routes(self) -> Mapping[Place, Route]:
        """Every destination, rooms first, each with its route."""
        routes: dict[Place, Route] = dict(self.rooms.items())
        routes.update(self.squares.items())
        return MappingProxyType(routes)


@dataclass(frozen=True)
class _Grid:
    """A board's squares numbered, and each as one bit of a map that can be shifted."""

    cells: tuple[Cell, ...]
    number: Mapping[Cell, int]
    neighbours: tuple[tuple[int, ...], ...]
    bit: Mapping[Cell, int]
    of_bit: Mapping[int, int]
    column: int  # bits from one column of the map to the next
    squares: int  # all of them, as bits
    fronts: tuple[tuple[Door, int], ...]  # the doors, and the squares before them
    before: Mapping[Room, int]  # for each room, the squares before its doors as bits

    def bits_of(self, cells: Iterable[Cell]) -> int:
        """Squares as bits; what is no square is left out."""
        found = 0
        for cell in cells:
            found |= self.bit.get(cell, 0)
        return found

    def numbers(self, bits: int) -> Iterator[int]:
        """The squares of which these are the bits."""
        while bits:
            lowest = bits & -bits
            yield self.of_bit[lowest]
            bits ^= lowest


@lru_cache(maxsize=16)
def _grid_of(board: Board) -> _Grid:
    cells = tuple(sorted(board.squares))
    number = {cell: i for i, cell in enumerate(cells)}
    neighbours = tuple(tuple(number[n] for n in board.neighbours[cell]) for cell in cells)
    left, top = min((c.column for c in cells), default=0), min((c.row for c in cells), default=0)
    column = max((c.row for c in cells), default=0) - top + 2  # a gap: no step leads round an edge
    bit = {c: 1 << (c.column - left) * column + c.row - top for c in cells}
    of_bit = {bit[cell]: i for cell, i in number.items()}
    fronts = tuple((door, number[door.front]) for door in board.doors)
    before = {
        room: reduce(or_, (bit[door.front] for door in doors), 0)
        for room, doors in board.doors_of.items()
    }
    everything = sum(bit.values())
    return _Grid(cells, number, neighbours, bit, of_bit, column, everything, fronts, before)


def is_open(door: Door, taken: frozenset[Cell]) -> bool:
    """Whether no other pawn stands in front of the door (R7)."""
    return door.front not in taken


def open_doors(board: Board, room: Room, taken: frozenset[Cell]) -> tuple[Door, ...]:
    """The doors of a room by which one may pass (R7).

    >>> from clue.boards.catalogue import board_named
    >>> board = board_named('classic')
    >>> len(open_doors(board, Room('hall'), frozenset()))
    3
    """
    return tuple(door for door in board.doors_of[room] if is_open(door, taken))


def reach(board: Board, origin: Place, taken: frozenset[Cell], steps: int) -> Reach:
    """Every destination of a roll; ``taken`` are the squares where other pawns stand.

    Pawns farther off than the roll are in nobody's way: with and without them it is the same.

    >>> from clue.boards.catalogue import board_named
    >>> board = board_named('classic')
    >>> sorted(reach(board, board.starts[0], frozenset(), 2).squares)
    [Cell(column=15, row=1), Cell(column=16, row=2)]
    """
    near, bit = _near(board, origin, steps), _grid_of(board).bit
    in_the_way = frozenset([cell for cell in taken if bit.get(cell, 0) & near])
    return _kept_reach(board, origin, in_the_way, steps)


@lru_cache(maxsize=4096)
def _near(board: Board, origin: Place, steps: int) -> int:
    return distances(board, origin, frozenset()).within(steps)


def reach_anew(board: Board, origin: Place, taken: frozenset[Cell], steps: int) -> Reach:
    """The same, worked out whether it is remembered or not.

    >>> from clue.boards.catalogue import board_named
    >>> board = board_named('classic')
    >>> far = board, board.starts[0], frozenset(), 4
    >>> reach_anew(*far) == reach(*far)
    True
    """
    ground = _Ground(board, taken)
    rooms = ground.rooms_within(origin, steps)
    for length in range(steps, 0, -1):
        squares = ground.squares_after(origin, length)
        if squares or rooms:  # R6: only when neither is there does a shorter walk count
            return Reach(length, MappingProxyType(squares), MappingProxyType(rooms))
    return Reach(0, MappingProxyType({}), MappingProxyType({}))


_kept_reach = lru_cache(maxsize=2048)(reach_anew)


@lru_cache(maxsize=1024)
def distances(board: Board, origin: Place, taken: frozenset[Cell]) -> Distances:
    """The fewest steps to every square and room that can be walked to at all.

    >>> from clue.boards.catalogue import board_named
    >>> board = board_named('classic')
    >>> ways = distances(board, board.starts[0], frozenset())
    >>> min((steps, room) for room, steps in ways.items() if isinstance(room, str))
    (8, 'lounge')
    """
    return Distances(board, origin, taken)


class Distances(Mapping[Place, int]):
    """The fewest steps from a place to every square and room that can be walked to at all."""

    def __init__(self, board: Board, origin: Place, taken: frozenset[Cell]) -> None:
        self._origin = origin
        grid = self._grid = _grid_of(board)
        if isinstance(origin, Cell):
            starts, self._first = [origin], 0
        else:
            starts, self._first = [d.front for d in open_doors(board, origin, taken)], 1
        free = grid.squares & ~grid.bits_of(taken)
        self._layers = _flood(grid, grid.bits_of(starts), free, len(grid.cells))

    def within(self, steps: int) -> int:
        """The squares within so many steps, as bits."""
        found = 0
        for layer in self._layers[: max(0, steps - self._first + 1)]:
            found |= layer
        return found

    def __getitem__(self, place: Place) -> int:
        if not isinstance(place, Cell):
            return self.rooms[place]
        bit = self._grid.bit.get(place, 0)
        for steps, layer in enumerate(self._layers, self._first):
            if layer & bit:
                return steps
        raise KeyError(place)

    def __iter__(self) -> Iterator[Place]:
        for layer in self._layers:
            yield from (self._grid.cells[i] for i in self._grid.numbers(layer))
        yield from self.rooms

    def __len__(self) -> int:
        return sum(layer.bit_count() for layer in self._layers) + len(self.rooms)

    @cached_property
    def rooms(self) -> Mapping[Room, int]:
        """The fewest steps into every room.

        Entering takes one step (R5); no room is left and entered again in one turn (R8).
        """
        left = {room: fronts for room, fronts in self._grid.before.items() if room != self._origin}
        found: dict[Room, int] = {}
        for steps, layer in enumerate(self._layers, self._first + 1):
            for room in [room for room, fronts in left.items() if fronts & layer]:
                found[room] = steps
                del left[room]
        return {room: found[room] for room in self._grid.before if room in found}


def _flood(grid: _Grid, starts: int, free: int, steps: int) -> list[int]:
    """The squares, as bits, by the steps it takes to get to them, up to so many."""
    layers: list[int] = []
    layer, column = starts, grid.column
    free &= ~starts
    while layer and len(layers) <= steps:
        layers.append(layer)
        layer = (layer << 1 | layer >> 1 | layer << column | layer >> column) & free
        free ^= layer
    return layers


class _Ground:
    """The squares of a board that are free for one pawn."""

    def __init__(self, board: Board, taken: frozenset[Cell]) -> None:
        self.board = board
        self.taken = taken
        self.grid = _grid_of(board)
        self.free = list(self.grid.neighbours)
        self.bits = self.grid.squares & ~self.grid.bits_of(taken)
        closed = {self.grid.number[cell] for cell in taken if cell in self.grid.number}
        for beside in {n for i in closed for n in self.grid.neighbours[i]}:
            self.free[beside] = tuple(n for n in self.free[beside] if n not in closed)

    def starts(self, origin: Place) -> dict[int, int]:
        """The squares a walk begins on, and the steps it takes to stand there."""
        if isinstance(origin, Cell):
            return {self.grid.number[origin]: 0}
        doors = open_doors(self.board, origin, self.taken)
        return {self.grid.number[door.front]: 1 for door in doors}

    def flood(self, starts: Mapping[int, int], steps: int) -> _Near:
        """Every square that can be walked to within so many steps."""
        near: _Near = {i: (far, None) for i, far in starts.items()}
        queue = deque(starts)
        while queue:
            here = queue.popleft()
            far, _ = near[here]
            if far >= steps:
                continue
            for there in self.free[here]:
                if there not in near:
                    near[there] = (far + 1, here)
                    queue.append(there)
        return near

    def rooms_within(self, origin: Place, steps: int) -> dict[Room, Route]:
        """The rooms whose door is reached within the roll, by the shortest way (R5, R7, R8)."""
        starts = self.starts(origin)
        near = self.flood(starts, steps - 1)
        found: dict[Room, Route] = {}
        for door, front in self.grid.fronts:
            if front not in near or near[front][0] >= steps or door.room == origin:
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
        cells, own = self.grid.cells, isinstance(origin, Cell)
        for start, used in self.starts(origin).items():
            for end, walk in self._walks(start, steps - used).items():
                if cells[end] not in found:
                    found[cells[end]] = tuple([cells[i] for i in walk[own:]])
        return dict(sorted(found.items()))

    def _walks(self, start: int, steps: int) -> dict[int, list[int]]:
        """For every square where a walk of exactly so many steps can end, one such walk."""
        grid = self.grid
        found = {end: _unwind(walks[0]) for end, walks in self._sweep(start, steps).items()}
        missed = 0
        if steps >= 0:
            layers = _flood(grid, grid.bit[grid.cells[start]], self.bits, steps)
            for layer in layers[steps % 2 :: 2]:  # an odd number of steps ends an odd way off
                missed |= layer
            missed &= ~grid.bits_of(grid.cells[end] for end in found)
        if missed:
            near = self.flood({start: 0}, steps)
            for end in grid.numbers(missed):
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
                    bit = 1 << there
                    kept = ahead.get(there)
                    if kept is None:
                        more: list[_Walk] = [
                            (w[0] | bit, there, w) for w in walks if not w[0] & bit
                        ]
                        if more:
                            ahead[there] = more
                    elif len(kept) < _KEPT:
                        kept += [(w[0] | bit, there, w) for w in walks if not w[0] & bit]
                        del kept[_KEPT:]
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
    """The squares where pawns other than the one at ``mover`` stand.

    >>> from clue.boards.catalogue import board_named
    >>> starts = board_named('classic').starts
    >>> len(taken_squares(starts, starts[0]))
    5
    """
    return frozenset([place for place in pawns if place != mover and isinstance(place, Cell)])
