"""A mansion made from the builder's tilesets alone, as anybody could make one in Tiled.

What is drawn by hand is the plan, the furniture and its turns. Walls, light, and the places for
names, pawns and weapons follow from them.
"""

from __future__ import annotations

import contextlib
import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product

from maps import plan
from maps.tmx import Cell, Drawn, MapWriter, Point, Tileset

Piece = tuple[str, Point, float]
"""Its name, its middle in cells of the board, and by how much it is turned clockwise."""
Rect = tuple[float, float, float, float]

BURNS = {
    "fireplace": "fire",
    "range": "range",
    "floor-lamp": "lamp",
    "newel-lamp": "lamp",
    "candle-stand": "candle",
    "lantern": "candle",
}
"""Furniture that gives light."""
FLAT = ("red-rug", "blue-rug", "runner", "green-rug", "umber-rug", "bearskin", "straw")
FLOORS = ("builder-floors", "builder-floors-more")
FURNITURE = ("builder-furniture", "builder-furniture-more", "builder-furniture-lodge")
"""Their tilesets."""
ROOM_LIGHT = 0.44
CORRIDOR_LIGHT = -0.16
FOOT = (0.34, 0.30)
"""How much floor a pawn's foot wants, to each side and up and down."""
LYING = (0.55, 0.36)
"""And a weapon."""


@dataclass(frozen=True)
class Chamber:
    """One room: its mark in the plan, what it is called, its floor."""

    mark: str
    name: str
    english: str
    french: str
    gender: str
    floor: str

    @property
    def titles(self) -> dict[str, str]:
        """As the map's properties say it."""
        return {
            "title_en": self.english,
            "title_fr": self.french,
            "gender_fr": self.gender,
        }


@dataclass(frozen=True)
class House:
    """Everything about a mansion that is drawn by hand."""

    stem: str
    about: Mapping[str, str]
    """Titles and stories, in every language."""
    drawing: str
    rooms: tuple[Chamber, ...]
    doors: tuple[tuple[str, Cell, str], ...]
    envelope: tuple[Point, tuple[float, float]]
    furniture: tuple[Piece, ...]
    passages: tuple[tuple[str, Cell, str, str], ...] = ()
    middle: str = "walnut"
    """The floor of cells that bear no mark at all: where the envelope lies."""
    lights: tuple[plan.Light, ...] = ()
    """What burns besides the furniture that always does."""
    names: Mapping[str, float] = field(default_factory=dict)
    """How far across a room's name hangs, where that is not in the middle of its lower wall."""


def write(house: House) -> None:
    """Draw everything from the ground up, then what it means."""
    rows = house.drawing.splitlines()
    drawn = MapWriter(len(rows[0]), len(rows), house.about)
    tiles, panels, wall, light = (
        drawn.tileset(name) for name in ("mansion", "wainscot", "builder-walls", "light")
    )
    floors = [drawn.tileset(name) for name in FLOORS]
    pieces_of = Pieces([drawn.tileset(name) for name in FURNITURE])
    cells = {room.name: plan.cells_of(house.drawing, room.mark) for room in house.rooms}
    open_floor = plan.cells_of(house.drawing, " ")
    doors = [(cell, facing) for _, cell, facing in house.doors]
    lights = [*house.lights, *burning(house.furniture)]

    everywhere = [(x, y) for y in range(drawn.height) for x in range(drawn.width)]
    ground = {c: tiles.number("ground", plan.variety(c)) for c in everywhere}
    drawn.tiles("Ground", ground | plan.wainscot(house.drawing, panels))
    laid = [(room.floor, cells[room.name]) for room in house.rooms] + [(house.middle, open_floor)]
    drawn.tiles("Floors", {c: paving(floors, kind, c) for kind, area in laid for c in area})
    drawn.tiles("Squares", plan.square_tiles(house.drawing, tiles))
    drawn.tiles("Shadows", plan.shades(house.drawing, tiles) | inner_shades(cells, tiles))
    for layer, flat in (("Rugs", True), ("Furniture", False)):
        pieces = [one for one in house.furniture if (one[0] in FLAT) is flat]
        drawn.objects(layer, "#8c1d2c", [placed(pieces_of, *piece) for piece in pieces])
    walls, rest = walls_round([*cells.values(), open_floor], doors, wall)
    drawn.tiles("Walls", walls)
    drawn.tiles("Doorways", rest)
    drawn.tiles("Thresholds", plan.thresholds(doors, tiles))
    drawn.tiles("Lamplight", lamplit(house, cells, lights, light))
    trapdoors = {c: tiles.number(f"passage-{way}") for _, c, way, _ in house.passages}
    drawn.tiles("Trapdoors", trapdoors)

    drawn.objects(
        "Rooms", "#c9a227", [plan.room(r.name, cells[r.name], r.titles) for r in house.rooms]
    )
    drawn.objects("Doors", "#f4d35e", plan.door_marks(house.doors))
    drawn.objects("Starts", "#54e0cf", plan.start_marks(house.drawing))
    if house.passages:
        drawn.objects("Passages", "#8c1d2c", plan.passage_marks(house.passages))
    drawn.objects("Lights", "#ffd28a", plan.light_marks(lights))
    drawn.objects("Places", "#f1e6c8", list(places(house, cells, pieces_of)))
    print(drawn.write(house.stem))


# -- floors, walls, light ------------------------------------------------------------------------


def paving(sets: Iterable[Tileset], material: str, cell: Cell) -> int:
    """A floor repeats after four by four cells."""
    traits = {"material": material, "across": str(cell[0] % 4), "down": str(cell[1] % 4)}
    for floors in sets:
        with contextlib.suppress(KeyError):
            return floors.where(**traits)
    raise KeyError(material)


def inner_shades(rooms: Mapping[str, Sequence[Cell]], tiles: Tileset) -> dict[Cell, int]:
    """What a room's own walls keep off its floor: those above it and to its left."""
    found: dict[Cell, int] = {}
    for cells in rooms.values():
        inside = set(cells)
        for cell in cells:
            mask = sum(
                1 << bit
                for bit, side in enumerate(plan.STEPS)
                if side in ("up", "left") and plan.beside(cell, side) not in inside
            )
            if mask:
                found[cell] = tiles.number(f"shade-{mask}")
    return found


def walls_round(
    rooms: list[list[Cell]], doors: list[tuple[Cell, str]], wall: Tileset
) -> tuple[dict[Cell, int], dict[Cell, int]]:
    """Walls on the sides of a room's cells; and, over them, doorways and inner corners."""
    walls: dict[Cell, int] = {}
    rest: dict[Cell, int] = {}
    for room in rooms:
        inside = set(room)
        for cell in room:
            shut = [side for side in plan.STEPS if plan.beside(cell, side) not in inside]
            solid = [side for side in shut if (cell, side) not in doors]
            mask = sum(1 << bit for bit, side in enumerate(plan.STEPS) if side in solid)
            if mask:
                walls[cell] = wall.number(f"wall-{mask}")
            for side in set(shut) - set(solid):
                rest[cell] = wall.number(f"door-{side}")
            for corner, (down, across) in _CORNERS.items():
                diagonal = plan.beside(plan.beside(cell, down), across)
                if not {down, across} & set(shut) and diagonal not in inside:
                    rest.setdefault(cell, wall.number(f"corner-{corner}"))
    return walls, rest


_CORNERS = {
    "nw": ("up", "left"),
    "ne": ("up", "right"),
    "se": ("down", "right"),
    "sw": ("down", "left"),
}


def burning(pieces: Iterable[Piece]) -> list[plan.Light]:
    """The lights of the furniture that gives light."""
    return [(BURNS[name], middle) for name, middle, _ in pieces if name in BURNS]


def lamplit(
    house: House, rooms: Mapping[str, list[Cell]], lights: list[plan.Light], tiles: Tileset
) -> dict[Cell, int]:
    """Light over everything: each room by its own lamps, the corridors by pools and doors."""
    rows = house.drawing.splitlines()
    size = len(rows[0]), len(rows)
    sills = [plan.middle(plan.beside(cell, facing)) for _, cell, facing in house.doors]
    squares = plan.cells_of(house.drawing, plan.SQUARES)
    found = plan.lamplight(
        squares, plan.pools(house.drawing), tiles, size, base=CORRIDOR_LIGHT, doors=sills
    )
    areas = [*rooms.values(), plan.cells_of(house.drawing, " ")]
    for area in areas:
        inside = set(area)
        own = [one for one in lights if (int(one[1][0]), int(one[1][1])) in inside]
        middle = [sum(side) / len(area) + 0.5 for side in zip(*area, strict=True)] if area else []
        own += [("glow", (middle[0], middle[1]))] if middle else []
        found |= plan.lamplight(area, own, tiles, size, base=ROOM_LIGHT)
    return found


# -- furniture and places ------------------------------------------------------------------------


class Pieces:
    """All furniture there is, of every tileset."""

    def __init__(self, sets: Iterable[Tileset]) -> None:
        self._set_of = {str(t.get("type")): one for one in sets for t in one.tiles.values()}

    def size_of(self, kind: str) -> tuple[float, float]:
        """How large the picture of a piece is, in cells."""
        return self._set_of[kind].size_of(kind)

    def number(self, kind: str) -> int:
        """The map's number of a piece."""
        return self._set_of[kind].number(kind)


def placed(furniture: Pieces, name: str, middle: Point, turn: float) -> Drawn:
    """Tiled turns a tile about its lower left corner, so that corner must be found."""
    width, height = furniture.size_of(name)
    angle = math.radians(turn)
    right, up = width / 2, -height / 2
    x = middle[0] - (right * math.cos(angle) - up * math.sin(angle))
    y = middle[1] - (right * math.sin(angle) + up * math.cos(angle))
    return Drawn(name, (x, y), (width, height), tile=furniture.number(name), rotation=turn)


def stands_on(furniture: Pieces, piece: Piece) -> Rect:
    """The floor a piece covers: left, top, right, bottom; its shadow counts for nothing."""
    name, (x, y), turn = piece
    wide, high = furniture.size_of(name)
    angle = math.radians(turn)
    across = abs(wide * math.cos(angle)) + abs(high * math.sin(angle))
    down = abs(wide * math.sin(angle)) + abs(high * math.cos(angle))
    across, down = across * 0.88, down * 0.88
    return x - across / 2, y - down / 2, x + across / 2, y + down / 2


def places(house: House, rooms: Mapping[str, list[Cell]], furniture: Pieces) -> Iterable[Drawn]:
    """The envelope; then in every room its name, six pawns in a row, six weapons on free floor."""
    yield Drawn("envelope", *house.envelope)
    solid = [stands_on(furniture, piece) for piece in house.furniture if piece[0] not in FLAT]
    solid += [(x, y, x + 1.0, y + 1.0) for _, (x, y), _, _ in house.passages]
    last = len(house.drawing.splitlines()) - 1
    captions = [
        (x - 3.2, y, x + 4.2, y + 2.3)
        for _, (x, y), _, _ in house.passages
        if 0 < y < last  # else it is told on the frame: no head hides it
    ]
    for room in house.rooms:
        cells = set(rooms[room.name])
        below = max(y for _, y in cells)
        run = [x for x, y in cells if y == below]
        across = house.names.get(room.name, (min(run) + max(run) + 1) / 2)
        half, tall = (2.8, 0.9) if len(run) >= 8 else (1.5, 0.55)  # a large room's is large
        plate = (across - half, below + 1 - tall, across + half, below + 1.0)
        yield Drawn("name", (across, below + 0.9))
        pawns = row_of_pawns(cells, [*solid, plate, *captions])
        yield from (Drawn("pawn", spot) for spot in pawns)
        feet = [(x - 0.3, y - 0.7, x + 0.3, y + 0.25) for x, y in pawns]
        weapons = spread(free(cells, [*solid, plate], LYING), feet, 6)
        yield from (Drawn("weapon", spot) for spot in weapons)


def free(cells: set[Cell], solid: Sequence[Rect], needs: tuple[float, float]) -> list[Point]:
    """Points of a room with so much free floor round them, a fifth of a cell apart."""
    wide, high = needs
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    right, bottom = max(x for x, _ in cells) + 1, max(y for _, y in cells) + 1
    across = [left + 0.2 * n for n in range(1, (right - left) * 5)]
    down = [top + 0.2 * n for n in range(1, (bottom - top) * 5)]

    def fits(x: float, y: float) -> bool:
        corners = product((x - wide - 0.12, x + wide + 0.12), (y - high - 0.12, y + high + 0.12))
        if any((int(px // 1), int(py // 1)) not in cells for px, py in corners):
            return False
        return not any(
            x + wide > a and x - wide < c and y + high > b and y - high < d for a, b, c, d in solid
        )

    return [(round(x, 2), round(y, 2)) for y in down for x in across if fits(x, y)]


def row_of_pawns(cells: set[Cell], solid: Sequence[Rect]) -> list[Point]:
    """Six feet as nearly in one row as the furniture lets them be, the middle ones first."""
    spots = free(cells, solid, FOOT)
    rows: dict[float, list[Point]] = {}
    for x, y in spots:
        if (x, y - 1) not in cells and y - 1.3 < min(row for _, row in cells):
            continue  # a head would reach over the wall above
        row = rows.setdefault(y, [])
        if not row or x - row[-1][0] >= 0.79:
            row.append((x, y))
    best = sorted(rows, key=lambda y: (-min(6, len(rows[y])), -y))
    found: list[Point] = []
    for y in best:
        if all(abs(y - other) >= 0.99 for _, other in found):
            middle = sum(x for x, _ in rows[y]) / len(rows[y])
            found += sorted(rows[y], key=lambda spot: abs(spot[0] - middle))
        if len(found) >= 6:
            return found[:6]
    raise ValueError(f"no room for six pawns: {found} in {sorted(cells)[:3]}")


def spread(spots: Sequence[Point], others: Sequence[Rect], count: int) -> list[Point]:
    """So many of the points, each as far as can be from those before and from what is there."""
    left = list(spots)
    found: list[Point] = []

    def room_round(spot: Point) -> float:
        x, y = spot
        near = min((math.dist(spot, other) for other in found), default=3.0)
        for a, b, c, d in others:
            away = math.hypot(max(a - x, 0, x - c), max(b - y, 0, y - d))
            near = min(near, away + 0.5)
        return near

    while left and len(found) < count:
        best = max(left, key=room_round)
        found.append(best)
        left = [spot for spot in left if math.dist(spot, best) >= 0.75]
    if len(found) < count:
        raise ValueError(f"no room for {count} weapons: {found}")
    return found
