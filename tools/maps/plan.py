"""A mansion on squared paper: what can be read off a drawing made of letters."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence

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


# -- light ---------------------------------------------------------------------------------------

LEVELS = ("dark", "dim", "plain", "warm")
REACH = {"fire": 3.0, "range": 2.8, "lamp": 2.3, "candle": 1.7, "pool": 1.75, "glow": 3.2}
"""How far each kind of light reaches, in cells."""
SHINES = {"glow": 0.45}
"""How brightly those shine that are less bright than the rest: light one sees no lamp for."""
Light = tuple[str, Point]
"""Its kind, and where it burns."""


def wainscot(drawing: str, tiles: Tileset, mark: str = "#") -> dict[Cell, int]:
    """Panels of two or three cells along every run of cells that are nothing."""
    found: dict[Cell, int] = {}
    for y, row in enumerate(drawing.splitlines()):
        x = 0
        while x < len(row):
            end = x
            while end < len(row) and row[end] == mark:
                end += 1
            for first, last in _panels(x, end):
                for cell in range(first, last):
                    side = _part(cell - first, last - first)
                    found[cell, y] = tiles.number(f"wainscot-{side}")
            x = max(end, x + 1)
    return found


def _panels(start: int, end: int) -> list[tuple[int, int]]:
    parts = max(1, round((end - start) / 2.4))
    cuts = [start + round((end - start) * n / parts) for n in range(parts + 1)]
    return list(zip(cuts, cuts[1:], strict=False)) if end > start else []


def _part(at: int, wide: int) -> str:
    if wide == 1:
        return "single"
    return "left" if at == 0 else "right" if at == wide - 1 else "middle"


def pools(drawing: str, apart: float = 3.9) -> list[Light]:
    """Unseen lamps over the corridors, one wherever the last is far enough away."""
    squares = cells_of(drawing, SQUARES)
    found: list[Point] = []
    for cell in sorted(squares, key=lambda c: (_walls_near(c, squares), c[1], c[0])):
        here = middle(cell)
        if all(math.dist(here, other) >= apart for other in found):
            found.append(here)
    return [("pool", spot) for spot in sorted(found, key=lambda s: (s[1], s[0]))]


def _walls_near(cell: Cell, squares: Sequence[Cell]) -> int:
    """Lamps hang where corridors are wide."""
    around = [(cell[0] + dx, cell[1] + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
    return 9 - len(set(around) & set(squares))


def lamplight(
    area: Iterable[Cell],
    lights: Iterable[Light],
    tiles: Tileset,
    size: tuple[int, int],
    *,
    base: float,
    doors: Iterable[Point] = (),
) -> dict[Cell, int]:
    """Tiles of light over one room, or over the corridors: brightest at its own lamps."""
    burning = list(lights)
    sills = list(doors)

    def level(x: int, y: int) -> str:
        bright = base
        for kind, at in burning:
            bright += SHINES.get(kind, 0.95) * math.exp(
                -((math.dist((x, y), at) / REACH[kind]) ** 2)
            )
        for at in sills:
            bright += 0.45 * math.exp(-(math.dist((x, y), at) ** 2) / 1.4)
        away = math.hypot((x / size[0] - 0.5) / 0.56, (y / size[1] - 0.5) / 0.56)
        bright -= 0.30 * max(0.0, away - 0.5)
        return LEVELS[min(3, max(0, round(bright * 3)))]

    found: dict[Cell, int] = {}
    for x, y in area:
        corners = [level(x, y), level(x + 1, y), level(x + 1, y + 1), level(x, y + 1)]
        if set(corners) != {"plain"}:
            found[x, y] = tiles.where(corners=" ".join(corners))
    return found


def light_marks(lights: Iterable[Light]) -> list[Drawn]:
    """A point for every flame that one sees."""
    return [Drawn(kind, at) for kind, at in lights if kind in ("fire", "range", "lamp", "candle")]
