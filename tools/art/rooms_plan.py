"""Where the rooms of the classic mansion lie, cell by cell: what the room makers build on."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from maps.classic import DRAWING

LETTERS = {
    "study": "S",
    "hall": "H",
    "lounge": "O",
    "library": "L",
    "billiard-room": "B",
    "dining-room": "D",
    "conservatory": "C",
    "ballroom": "A",
    "kitchen": "K",
}


# A door is the cell of the room that opens, and the side on which it opens.
DOORS: dict[str, tuple[tuple[int, int, str], ...]] = {
    "study": ((6, 3, "down"),),
    "hall": ((9, 4, "left"), (11, 6, "down"), (12, 6, "down")),
    "lounge": ((17, 5, "down"),),
    "library": ((6, 8, "right"), (3, 10, "down")),
    "billiard-room": ((1, 12, "up"), (5, 15, "right")),
    "dining-room": ((17, 9, "up"), (16, 12, "left")),
    "conservatory": ((4, 19, "right"),),
    "ballroom": ((8, 19, "left"), (9, 17, "up"), (14, 17, "up"), (15, 19, "right")),
    "kitchen": ((19, 18, "up"),),
}

# Secret passages: the cell in the room's corner, and the tile's direction towards the other end.
PASSAGES = {
    "study": (0, 0, "south-east", "kitchen"),
    "kitchen": (23, 23, "north-west", "study"),
    "lounge": (23, 0, "south-west", "conservatory"),
    "conservatory": (0, 23, "north-east", "lounge"),
}

STAIRS = (9, 8, 5, 7)
STEPS = {"up": (0, -1), "right": (1, 0), "down": (0, 1), "left": (-1, 0)}
Cell = tuple[int, int]


@dataclass(frozen=True)
class Plan:
    """One room's outline on the board."""

    room: str
    cells: frozenset[Cell]

    @cached_property
    def box(self) -> tuple[int, int, int, int]:
        """Left, top, width, height in cells."""
        columns = [x for x, _ in self.cells]
        rows = [y for _, y in self.cells]
        left, top = min(columns), min(rows)
        return left, top, max(columns) - left + 1, max(rows) - top + 1

    @cached_property
    def doors(self) -> frozenset[tuple[int, int, str]]:
        """Cell and side of every opening."""
        return frozenset(DOORS[self.room])

    @cached_property
    def edges(self) -> list[tuple[int, int, str]]:
        """Every side of a cell that has no neighbour in the room: wall or door."""
        return [
            (x, y, side)
            for x, y in sorted(self.cells)
            for side, (dx, dy) in STEPS.items()
            if (x + dx, y + dy) not in self.cells
        ]

    def holds(self, x: float, y: float, margin: float = 0.0) -> bool:
        """Whether a point, with some room about it, lies inside the outline."""
        around = [(x + i * margin, y + j * margin) for i in (-1, 0, 1) for j in (-1, 0, 1)]
        return all((int(px // 1), int(py // 1)) in self.cells for px, py in around)


def plan(room: str) -> Plan:
    """The outline of a room by its id."""
    rows = DRAWING.splitlines()
    letter = LETTERS[room]
    cells = {(x, y) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark == letter}
    return Plan(room, frozenset(cells))
