"""A mansion on squared paper: what can be read off a drawing made of letters."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from maps.tmx import Cell, Drawn, Point, Tileset

STEPS = {"up": (0, -1), "right": (1, 0), "down": (0, 1), "left": (-1, 0)}
OPPOSITE = {"up": "down", "right": "left", "down": "up", "left": "right"}
STARTS = {"1": "scarlet", "2": "mustard", "3": "white", "4": "green", "5": "peacock", "6": "plum"}
SQUARES = frozenset(".123456")


def cells_of(drawing: str, marks: Iterable[str]) -> list[Cell]:
    """Every cell that bears one of the marks, row by row."""
    wanted = frozenset(marks)
    rows = drawing.splitlines()
    return [(x, y) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark in wanted]


def beside(cell: Cell, side: str) -> Cell:
    """The neighbouring cell."""
    return cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]


def variety(cell: Cell) -> int:
    """A number that looks random from cell to cell and is the same every time."""
    mixed = (cell[0] * 73_856_093) ^ (cell[1] * 19_349_663)
    return (mixed * 2_654_435_761 >> 13) & 0xFFFF


def outline(cells: Iterable[Cell]) -> list[Point]:
    """The corners of the wall round the cells, clockwise from the upper left."""
    inside = set(cells)
    steps: dict[Cell, Cell] = {}
    for x, y in inside:
        for start, end, side in (
            ((x, y), (x + 1, y), "up"),
            ((x + 1, y), (x + 1, y + 1), "right"),
            ((x + 1, y + 1), (x, y + 1), "down"),
            ((x, y + 1), (x, y), "left"),
        ):
            if beside((x, y), side) not in inside:
                steps[start] = end
    first = min(steps, key=lambda corner: (corner[1], corner[0]))
    walk = [first]
    while (corner := steps[walk[-1]]) != first:
        walk.append(corner)
    turns = zip(walk[-1:] + walk[:-1], walk, walk[1:] + walk[:1], strict=True)
    return [
        here for before, here, after in turns if (before[0] == here[0]) != (here[0] == after[0])
    ]


def room(name: str, cells: Iterable[Cell], properties: Mapping[str, str]) -> Drawn:
    """A room as an object: a rectangle where it is one, else a polygon."""
    corners = outline(cells)
    (x, y), opposite = corners[0], corners[2]
    if len(corners) == 4:
        return Drawn(name, (x, y), (opposite[0] - x, opposite[1] - y), (), properties)
    points = [(px - x, py - y) for px, py in corners]
    return Drawn(name, (x, y), None, points, properties)


def middle(cell: Cell) -> Point:
    """The centre of a cell."""
    return cell[0] + 0.5, cell[1] + 0.5


def square_tiles(drawing: str, tiles: Tileset) -> dict[Cell, int]:
    """A square's tile for every square, a start's for every start."""
    found = {cell: tiles.number("square", variety(cell)) for cell in cells_of(drawing, ".")}
    for mark, suspect in STARTS.items():
        found |= dict.fromkeys(cells_of(drawing, mark), tiles.number(f"start-{suspect}"))
    return found


def shades(drawing: str, tiles: Tileset) -> dict[Cell, int]:
    """The soft shadow a wall throws on the squares before it."""
    squares = set(cells_of(drawing, SQUARES))
    found: dict[Cell, int] = {}
    for cell in squares:
        mask = sum(1 << bit for bit, side in enumerate(STEPS) if beside(cell, side) not in squares)
        if mask:
            found[cell] = tiles.number(f"shade-{mask}")
    return found


def thresholds(doors: Iterable[tuple[Cell, str]], tiles: Tileset) -> dict[Cell, int]:
    """A brass threshold on the square before each door."""
    return {
        beside(cell, facing): tiles.number(f"threshold-{OPPOSITE[facing]}")
        for cell, facing in doors
    }


def door_marks(doors: Iterable[tuple[str, Cell, str]]) -> list[Drawn]:
    """A point for every door, in the cell that opens."""
    return [Drawn(room, middle(cell), properties={"facing": way}) for room, cell, way in doors]


def start_marks(drawing: str) -> list[Drawn]:
    """A point for every suspect, on the square that bears the suspect's number."""
    found = {suspect: cells_of(drawing, mark)[0] for mark, suspect in STARTS.items()}
    return [Drawn(suspect, middle(cell)) for suspect, cell in found.items()]


def passage_marks(passages: Iterable[tuple[str, Cell, str, str]]) -> list[Drawn]:
    """A point for every end of a passage."""
    return [
        Drawn(room, middle(cell), properties={"leads_to": goal}) for room, cell, _, goal in passages
    ]
