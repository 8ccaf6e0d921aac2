"""The mansion as the rules see it: squares, rooms, doors, passages, starts. No file formats."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import Enum
from functools import cached_property
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from clue.rules.cards import Deck, Room


class Cell(NamedTuple):
    """A place on the grid: column and row from the top left, counted from nought."""

    column: int
    row: int


Place: TypeAlias = Cell | Room
"""Where a pawn stands: on a square, or somewhere in a room."""


class Direction(Enum):
    """Which way a door opens, out of its room."""

    UP = (0, -1)
    RIGHT = (1, 0)
    DOWN = (0, 1)
    LEFT = (-1, 0)

    def from_cell(self, cell: Cell) -> Cell:
        """The neighbouring cell on this side."""
        return Cell(cell.column + self.value[0], cell.row + self.value[1])


class Door(NamedTuple):
    """An opening in a room's wall; one enters and leaves by the square in front of it (R5)."""

    room: Room
    cell: Cell
    facing: Direction

    @property
    def front(self) -> Cell:
        """The square in front of the door."""
        return self.facing.from_cell(self.cell)


class Passage(NamedTuple):
    """A secret way from one room into another, walked instead of rolling."""

    origin: Room
    to: Room


@dataclass(frozen=True)
class Board:
    """Everything the rules must know of a mansion, frozen; equal boards play alike.

    ``starts`` stands in the suspects' order, ``rooms`` in the order the cards are printed.
    """

    name: str
    width: int
    height: int
    squares: frozenset[Cell]
    rooms: tuple[tuple[Room, frozenset[Cell]], ...]
    doors: tuple[Door, ...]
    passages: tuple[Passage, ...]
    starts: tuple[Cell, ...]

    @cached_property
    def _hash(self) -> int:
        return hash((self.name, self.squares, self.rooms, self.doors, self.passages, self.starts))

    def __hash__(self) -> int:
        return self._hash

    def __getstate__(self) -> dict[str, object]:
        """What travels to another process: the facts, not what was worked out from them."""
        return {field.name: getattr(self, field.name) for field in fields(self)}

    @cached_property
    def deck(self) -> Deck:
        """The cards that go with this mansion."""
        return Deck(tuple(room for room, _ in self.rooms))

    @cached_property
    def doors_of(self) -> Mapping[Room, tuple[Door, ...]]:
        """The doors of each room, in board order."""
        return MappingProxyType(
            {room: tuple(d for d in self.doors if d.room == room) for room, _ in self.rooms}
        )

    @cached_property
    def fronts_of(self) -> Mapping[Room, tuple[Cell, ...]]:
        """The squares in front of each room's doors, in board order."""
        return MappingProxyType(
            {room: tuple(door.front for door in doors) for room, doors in self.doors_of.items()}
        )

    @cached_property
    def doors_at(self) -> Mapping[Cell, tuple[Door, ...]]:
        """The doors one stands in front of, for every square that has any."""
        fronts = {door.front for door in self.doors}
        return MappingProxyType(
            {cell: tuple(d for d in self.doors if d.front == cell) for cell in sorted(fronts)}
        )

    @cached_property
    def passages_of(self) -> Mapping[Room, tuple[Room, ...]]:
        """Where the secret passages of each room lead."""
        return MappingProxyType(
            {room: tuple(p.to for p in self.passages if p.origin == room) for room, _ in self.rooms}
        )

    @cached_property
    def room_at(self) -> Mapping[Cell, Room]:
        """The room each cell belongs to, for cells that belong to one."""
        return MappingProxyType({cell: room for room, cells in self.rooms for cell in cells})

    @cached_property
    def neighbours(self) -> Mapping[Cell, tuple[Cell, ...]]:
        """The squares one step away from each square (R4)."""
        return MappingProxyType(
            {
                cell: tuple(side for d in Direction if (side := d.from_cell(cell)) in self.squares)
                for cell in self.squares
            }
        )
