"""Where a roll leads, exactly (R4-R8), with a route for every destination.

A destination is the end of a simple path of *exactly* the rolled length, so nearness is not
enough and neither is parity. Walks that never cross themselves cannot be counted cheaply,
but they can nearly always be guessed: a sweep outward keeps a few different walks to every
square (``_swept``), which finds almost every destination. Only squares that it misses are
searched for one by one, from their own side (``_search``), which either finds a walk or proves
that there is none.

That is done once, for a board with nobody about, and kept (``_walks_with_nobody_about``). Pawns
only close ways: where a kept walk is clear of them it serves again, the rest is searched for anew.

How far things are is a flood: all squares of a board are the bits of one number, and a step in all
four directions is four shifts of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache, reduce
from itertools import chain
from operator import or_
from typing import TypeAlias

from clue.rules.board import Board, Cell, Door, Place
from clue.rules.cards import Room

Route: TypeAlias = tuple[Cell, ...]
"""The squares a pawn steps on, in order; for a room, those before its door."""

_Walks: TypeAlias = Mapping[int, tuple[int, ...]]
"""For each square, by its number, a few walks that end there: the squares stepped on, as bits."""

_KEPT = 3
"""Walks kept to each square in a sweep: fewer miss more, more cost more."""


@dataclass(frozen=True)
class Reach:
    """All a pawn may do with a roll. ``steps`` is the roll, or less where R6 shortens it."""

    steps: int
    routes: Mapping[Place, Route]
    """Every destination, rooms first, each with its route."""

    @property
    def squares(self) -> list[Cell]:
        """The destinations that are squares."""
        return [place for place in self.routes if isinstance(place, Cell)]

    @property
    def rooms(self) -> Mapping[Room, Route]:
        """The destinations that are rooms."""
        return {p: route for p, route in self.routes.items() if not isinstance(p, Cell)}


class _Routes(Mapping[Place, Route]):
    """Destinations whose routes are traced when they are asked for: of most nobody asks."""

    def __init__(
        self, ground: _Ground, steps: int, rooms: Sequence[Room], squares: Mapping[Cell, int]
    ) -> None:
        self._ground, self._steps = ground, steps
        self._rooms, self._squares = rooms, squares

    def __getitem__(self, place: Place) -> Route:
        if isinstance(place, Cell):
            return self._ground.traced(place, self._squares[place])
        if place not in self._rooms:
            raise KeyError(place)
        return self._ground.way_into(place, self._steps)

    def __contains__(self, place: object) -> bool:
        return place in self._squares or place in self._rooms

    def __iter__(self) -> Iterator[Place]:
        return chain(self._rooms, self._squares)

    def __len__(self) -> int:
        return len(self._rooms) + len(self._squares)


@dataclass(frozen=True)
class _Grid:
    """A board's squares numbered, and each as one bit of a map that can be shifted."""

    cells: tuple[Cell, ...]
    number: Mapping[Cell, int]
    neighbours: tuple[tuple[int, ...], ...]
    bit: Mapping[Cell, int]
    spots: tuple[int, ...]  # the same by number
    of_bit: Mapping[int, int]
    column: int  # bits from one column of the map to the next
    squares: int  # all of them, as bits
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

    def trodden(self, cells: Iterable[Cell]) -> int:
        """Squares as walks have them: bits by number, not by place."""
        return sum([1 << self.number[cell] for cell in cells if cell in self.number])


@lru_cache(maxsize=16)
def _grid_of(board: Board) -> _Grid:
    cells = tuple(sorted(board.squares))
    number = {cell: i for i, cell in enumerate(cells)}
    neighbours = tuple(tuple(number[n] for n in board.neighbours[cell]) for cell in cells)
    left, top = min((c.column for c in cells), default=0), min((c.row for c in cells), default=0)
    column = max((c.row for c in cells), default=0) - top + 2  # a gap: no step leads round an edge
    bit = {c: 1 << (c.column - left) * column + c.row - top for c in cells}
    of_bit = {bit[cell]: i for cell, i in number.items()}
    before = {
        room: reduce(or_, (bit[front] for front in fronts), 0)
        for room, fronts in board.fronts_of.items()
    }
    everything = sum(bit.values())
    spots = tuple(bit[cell] for cell in cells)
    return _Grid(cells, number, neighbours, bit, spots, of_bit, column, everything, before)


def is_open(door: Door, taken: frozenset[Cell]) -> bool:
    """Whether no other pawn stands in front of the door (R7)."""
    return door.front not in taken


def can_step(board: Board, origin: Place, taken: frozenset[Cell]) -> bool:
    """Whether a single step leads anywhere (R4, R5, R7).

    >>> from clue.boards.catalogue import board_named
    >>> board = board_named('classic')
    >>> can_step(board, board.starts[0], frozenset())
    True
    """
    if not isinstance(origin, Cell):
        return not taken.issuperset(board.fronts_of[origin])
    return origin in board.doors_at or not taken.issuperset(board.neighbours[origin])


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
def _walks_with_nobody_about(board: Board, origin: Place, steps: int) -> _Walks:
    return _Ground(board, origin, frozenset()).every_walk(steps)


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
    ground = _Ground(board, origin, taken)
    rooms = ground.rooms_within(steps)
    for length in range(steps, 0, -1):
        squares = ground.squares_after(length)
        if squares or rooms:  # R6: only when neither is there does a shorter walk count
            return Reach(length, _Routes(ground, steps, rooms, squares))
    return Reach(0, {})


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


def steps_into(
    board: Board, room: Room, taken: frozenset[Cell], places: Iterable[Cell]
) -> dict[Cell, int]:
    """The fewest steps into a room from each of many squares that can get there at all.

    >>> from clue.boards.catalogue import board_named
    >>> board = board_named('classic')
    >>> steps_into(board, Room('lounge'), frozenset(), board.starts[:1])
    {Cell(column=16, row=0): 8}
    """
    grid, found = _grid_of(board), dict[Cell, int]()
    sought = grid.bits_of(places)
    free = grid.squares & ~grid.bits_of(taken)
    layers = _flood(grid, grid.before[room] & free, free, len(grid.cells), sought)
    for steps, layer in enumerate(layers, 1):
        if here := layer & sought:
            found |= {grid.cells[number]: steps for number in grid.numbers(here)}
    return found


class Distances(Mapping[Place, int]):
    """The fewest steps from a place to every square and room that can be walked to at all."""

    def __init__(self, board: Board, origin: Place, taken: frozenset[Cell]) -> None:
        self._origin = origin
        grid = self._grid = _grid_of(board)
        if isinstance(origin, Cell):
            starts, self._first = [origin], 0
        else:
            starts = [front for front in board.fronts_of[origin] if front not in taken]
            self._first = 1
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
        found: dict[Room, int] = {}
        for room, fronts in self._grid.before.items():
            for steps, layer in enumerate(self._layers, self._first + 1):
                if fronts & layer and room != self._origin:
                    found[room] = steps
                    break
        return found


def _flood(grid: _Grid, starts: int, free: int, steps: int, sought: int = -1) -> list[int]:
    """The squares, as bits, by the steps it takes to get to them, up to so many.

    It ends where all that are sought have been found.
    """
    layers: list[int] = []
    layer, column = starts, grid.column
    free &= ~starts
    while layer and sought and len(layers) <= steps:
        sought &= ~layer
        layers.append(layer)
        layer = (layer << 1 | layer >> 1 | layer << column | layer >> column) & free
        free ^= layer
    return layers


def _swept(board: Board, start: int, steps: int) -> _Walks:
    """Walks of so many steps in all directions at once, a few to each square."""
    waves, neighbours = _waves(board, start), _grid_of(board).neighbours
    while len(waves) <= steps:
        ahead: dict[int, tuple[int, ...]] = {}
        for here, walks in waves[-1].items():
            for there in neighbours[here]:
                kept = ahead.get(there, ())
                if len(kept) < _KEPT:
                    bit = 1 << there
                    more = [walk | bit for walk in walks if not walk & bit]
                    if more:
                        ahead[there] = (*kept, *more)[:_KEPT]
        waves.append(ahead)
    return waves[steps]


@lru_cache(maxsize=256)
def _waves(board: Board, start: int) -> list[_Walks]:
    """The walks swept from a square so far, by their steps: a longer sweep goes on from there."""
    del board
    return [{start: (1 << start,)}]


class _Ground:
    """A board before one pawn: where it stands, and the squares that are free for it."""

    def __init__(self, board: Board, origin: Place, taken: frozenset[Cell]) -> None:
        self.board = board
        self.origin = origin
        self.grid = grid = _grid_of(board)
        self.pawns = grid.trodden(taken)
        self.free = grid.squares & ~grid.bits_of(taken)
        if isinstance(origin, Cell):
            self.starts, self.used = [grid.number[origin]], 0
        else:  # the first step leads out of a door
            fronts = [front for front in board.fronts_of[origin] if front not in taken]
            self.starts, self.used = [grid.number[front] for front in dict.fromkeys(fronts)], 1
        self.start_bits = sum([grid.spots[start] for start in self.starts])
        self._near: dict[tuple[int, int], list[int]] = {}

    # Into rooms: any way within the roll ----------------------------------------------

    def rooms_within(self, steps: int) -> list[Room]:
        """The rooms whose door is reached within the roll (R5, R7, R8)."""
        grid, near = self.grid, 0
        for layer in _flood(grid, self.start_bits, self.free, steps - 1 - self.used):
            near |= layer
        return [r for r, fronts in grid.before.items() if fronts & near and r != self.origin]

    def way_into(self, room: Room, steps: int) -> Route:
        """The squares of the shortest way into a room within the roll."""
        ways = [self._way_to(front, steps) for front in self.board.fronts_of[room]]
        return min([way for way in ways if way is not None], key=len)

    def _way_to(self, front: Cell, steps: int) -> Route | None:
        """A shortest way to a square: at every step up if it can be, else right, down, left."""
        grid = self.grid
        layers = _flood(grid, grid.bit[front] & self.free, self.free, steps, self.start_bits)
        for left, layer in enumerate(layers):
            for start in self.starts:
                if grid.spots[start] & layer:
                    way = [start]
                    for nearer in reversed(layers[:left]):
                        beside = grid.neighbours[way[-1]]
                        way.append(next(n for n in beside if grid.spots[n] & nearer))
                    return self._told(way)
        return None

    def _told(self, way: Sequence[int]) -> Route:
        """The squares stepped on: not the one where the pawn stands already."""
        return tuple([self.grid.cells[number] for number in way[1 - self.used :]])

    # Onto squares: the walk must be just so long ----------------------------------------

    def squares_after(self, steps: int) -> dict[Cell, int]:
        """The squares where a walk of exactly so many steps can end, with such a walk (R4, R5)."""
        found: dict[Cell, int] = {}
        cells, pawns = self.grid.cells, self.pawns
        for end, walks in _walks_with_nobody_about(self.board, self.origin, steps).items():
            for walk in walks:
                if not walk & pawns:
                    found[cells[end]] = walk
                    break
            else:
                if walk := self._walk_to(end, steps):
                    found[cells[end]] = walk
        return found

    def _walk_to(self, end: int, steps: int) -> int:
        """A walk that none of the kept ones is; nought proves that there is none."""
        if not self.grid.spots[end] & self.free:
            return 0
        walks = (self._search(end, start, steps - self.used) for start in self.starts)
        return next((walk for walk in walks if walk), 0)

    def every_walk(self, steps: int) -> _Walks:
        """For every square where a walk of exactly so many steps can end, a few such walks."""
        found: dict[int, list[int]] = {}
        left = steps - self.used
        for start in self.starts:
            for end, walks in _swept(self.board, start, left).items():
                found.setdefault(end, []).extend(walks)
        for start in self.starts:
            missed = 0
            for layer in _flood(self.grid, self.grid.spots[start], self.free, left)[left % 2 :: 2]:
                missed |= layer  # an odd number of steps ends an odd way off
            for end in self.grid.numbers(missed):
                if end not in found and (walk := self._search(end, start, left)):
                    found[end] = [walk]
        return {end: tuple(found[end]) for end in sorted(found)}

    def _search(self, end: int, start: int, steps: int) -> int:
        """A walk of exactly so many steps, sought from its end; nought proves there is none."""
        near = self._nearness(start, steps)
        if not self.grid.spots[end] & near[-1]:
            return 0
        return self._back(end, start, 1 << end, near, steps)

    def _back(self, here: int, start: int, walk: int, near: list[int], left: int) -> int:
        """A walk that has come back to here, gone on with to the start in so many steps."""
        if here == start:
            return 0 if left else walk
        spots, left = self.grid.spots, left - 1
        close = near[left]
        for there in self.grid.neighbours[here]:
            bit = 1 << there
            if not walk & bit and spots[there] & close:
                whole = self._back(there, start, walk | bit, near, left)
                if whole:
                    return whole
        return 0

    def _nearness(self, start: int, steps: int) -> list[int]:
        """The squares from which no step leads to another, one step, two...: kept for the next.

        Who may step to and fro is as far off after two steps more, and never after one.
        """
        near = self._near.get((start, steps))
        if near is None:
            layers = _flood(self.grid, self.grid.spots[start], self.free, steps)
            layers += [0] * (steps + 1 - len(layers))
            for farther in range(2, steps + 1):
                layers[farther] |= layers[farther - 2]
            near = self._near[start, steps] = layers
        return near

    def traced(self, end: Cell, walk: int) -> Route:
        """The squares of a walk in an order in which one may step on them."""
        last = self.grid.number[end]
        starts = [start for start in self.starts if walk >> start & 1]
        ways = (self._onward(start, last, walk ^ 1 << start) for start in starts)
        return self._told(next(way for way in ways if way is not None))

    def _onward(self, here: int, last: int, left: int) -> list[int] | None:
        """A way from here over all the squares left to the last."""
        if not left:
            return [here] if here == last else None
        for there in self.grid.neighbours[here]:
            if left >> there & 1:
                rest = self._onward(there, last, left ^ 1 << there)
                if rest is not None:
                    return [here, *rest]
        return None


def taken_squares(pawns: Iterable[Place], mover: Place) -> frozenset[Cell]:
    """The squares where pawns other than the one at ``mover`` stand.

    >>> from clue.boards.catalogue import board_named
    >>> starts = board_named('classic').starts
    >>> len(taken_squares(starts, starts[0]))
    5
    """
    return frozenset([place for place in pawns if place != mover and isinstance(place, Cell)])
