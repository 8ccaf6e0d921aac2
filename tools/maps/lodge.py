"""Draw ``maps/lodge.tmx``, a hunting lodge of six rooms: ``python tools/maps/lodge.py``.

It is made from the builder's tilesets alone, as anybody could make one in Tiled.
"""

from __future__ import annotations

import math
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from maps import plan  # noqa: E402
from maps.tmx import Cell, Drawn, MapWriter, Point, Tileset  # noqa: E402

DRAWING = """\
MMMMM#1##WWWWWWWW
MMMMM....WWWWWWWW
MMMMM....WWWWWWWW
MMMMM....WWWWWWWW
MMMMM......WWWW..
6...............2
......   .......#
GGGGG.   ...UUUUU
GGGGG.   ...UUUUU
GGGGG.......UUUUU
GGGGG.......UUUUU
#...........UUUUU
5................
CCCCCC..SSSSSSS.#
CCCCCC..SSSSSSS.3
CCCCCC..SSSSSSS..
CCCCCC4#SSSSSSS##
"""

# Mark, id, English, French, its gender in French, its floor.
ROOMS = (
    ("M", "map-room", "Map Room", "Salle des cartes", "feminine", "walnut"),
    ("W", "winter-garden", "Winter Garden", "Jardin d’hiver", "masculine", "flagstone"),
    ("U", "music-room", "Music Room", "Salon de musique", "masculine", "oak"),
    ("S", "smoking-room", "Smoking Room", "Fumoir", "masculine", "carpet"),
    ("C", "cellar", "Cellar", "Cave", "feminine", "kitchen-tile"),
    ("G", "gallery", "Gallery", "Galerie", "feminine", "marble"),
)
HEARTH = "walnut"

DOORS: tuple[tuple[str, Cell, str], ...] = (
    ("map-room", (4, 2), "right"),
    ("map-room", (2, 4), "down"),
    ("winter-garden", (9, 2), "left"),
    ("winter-garden", (12, 4), "down"),
    ("music-room", (12, 9), "left"),
    ("music-room", (14, 7), "up"),
    ("smoking-room", (10, 13), "up"),
    ("smoking-room", (14, 14), "right"),
    ("cellar", (3, 13), "up"),
    ("cellar", (5, 14), "right"),
    ("gallery", (4, 9), "right"),
    ("gallery", (2, 7), "up"),
)

PASSAGES: tuple[tuple[str, Cell, str, str], ...] = (
    ("map-room", (0, 0), "south-east", "smoking-room"),
    ("winter-garden", (16, 0), "south-west", "cellar"),
    ("smoking-room", (14, 16), "north-west", "map-room"),
    ("cellar", (0, 16), "north-east", "winter-garden"),
)

ENVELOPE = ((6.3, 6.75), (2.4, 1.5))

# What stands in the rooms: the piece, its middle, and by how much it is turned clockwise.
RUGS: tuple[tuple[str, Point, float], ...] = (
    ("red-rug", (2.5, 2.6), 90),
    ("runner", (2.5, 8.9), 90),
    ("blue-rug", (14.4, 9.6), 90),
)
FURNITURE: tuple[tuple[str, Point, float], ...] = (
    ("desk", (2.5, 0.95), 0),
    ("globe", (4.25, 0.8), 0),
    ("bookcase", (0.65, 2.3), 270),
    ("palm", (10.05, 1.0), 0),
    ("plant-bench", (12.5, 0.6), 0),
    ("wicker-table", (14.6, 0.85), 0),
    ("fern", (16.3, 1.75), 0),
    ("fern", (14.3, 4.35), 0),
    ("grand-piano", (15.95, 8.5), 0),
    ("harp", (13.0, 7.8), 0),
    ("cello", (12.65, 8.6), 0),
    ("fireplace", (8.7, 15.2), 270),
    ("gramophone", (14.3, 13.65), 0),
    ("barrel", (0.65, 13.65), 0),
    ("barrel", (1.4, 13.65), 0),
    ("barrel", (0.65, 14.4), 0),
    ("bar", (5.05, 16.55), 180),
    ("bust", (0.65, 7.65), 0),
    ("longcase-clock", (3.6, 7.65), 0),
    ("bust", (4.4, 7.65), 0),
    ("candle-stand", (6.6, 6.6), 0),
    ("candle-stand", (8.4, 6.6), 0),
    ("candle-stand", (6.6, 8.4), 0),
    ("candle-stand", (8.4, 8.4), 0),
)

# Where the name stands; the row of pawns: from, to, height; the weapons, the first first.
# Pawns want three quarters of a cell each, weapons a whole one.
Row = tuple[float, float, float]
PLACES: dict[str, tuple[Point, Row, tuple[Point, ...]]] = {
    "map-room": (
        (2.55, 2.35),
        (0.6, 4.4, 3.65),
        ((1.95, 4.45), (3.15, 4.45), (0.8, 4.45), (4.25, 4.45), (4.35, 1.7), (3.3, 1.7)),
    ),
    "winter-garden": (
        (12.6, 1.85),
        (10.0, 15.9, 2.85),
        ((12.46, 3.55), (13.54, 3.55), (11.38, 3.55), (14.62, 3.55), (10.3, 3.55), (15.7, 3.55)),
    ),
    "music-room": (
        (14.0, 9.05),
        (12.65, 16.4, 10.5),
        ((14.5, 11.4), (15.45, 11.4), (13.55, 11.4), (16.3, 11.4), (12.6, 11.4), (14.1, 8.25)),
    ),
    "smoking-room": (
        (12.2, 13.75),
        (9.75, 13.5, 15.25),
        ((11.6, 16.5), (10.6, 16.5), (12.6, 16.5), (9.6, 16.5), (9.6, 14.1), (14.35, 14.75)),
    ),
    "cellar": (
        (3.6, 13.8),
        (1.1, 5.2, 15.2),
        ((3.1, 16.5), (4.15, 16.5), (5.2, 16.45), (5.3, 14.2), (1.75, 14.0), (2.0, 16.55)),
    ),
    "gallery": (
        (2.4, 8.25),
        (0.6, 4.4, 9.6),
        ((1.95, 10.4), (3.15, 10.4), (0.75, 10.4), (4.35, 10.4), (0.7, 8.6), (4.3, 8.8)),
    ),
}


def main() -> None:
    """Draw everything from the ground up, then what it means."""
    rows = DRAWING.splitlines()
    titles = {"title_en": "The Lodge", "title_fr": "Le pavillon de chasse"}
    lodge = MapWriter(len(rows[0]), len(rows), titles)
    tiles, floor, wall, furniture = (
        lodge.tileset(name)
        for name in ("mansion", "builder-floors", "builder-walls", "builder-furniture")
    )
    cells = {name: plan.cells_of(DRAWING, mark) for mark, name, *_ in ROOMS}
    hearth = plan.cells_of(DRAWING, " ")
    doors = [(cell, facing) for _, cell, facing in DOORS]

    everywhere = [(x, y) for y in range(lodge.height) for x in range(lodge.width)]
    lodge.tiles("Ground", {c: tiles.number("ground", plan.variety(c)) for c in everywhere})
    floors = {c: _floor(floor, kind, c) for _, name, *_, kind in ROOMS for c in cells[name]}
    lodge.tiles("Floors", floors | {c: _floor(floor, HEARTH, c) for c in hearth})
    lodge.tiles("Squares", plan.square_tiles(DRAWING, tiles))
    lodge.tiles("Shadows", plan.shades(DRAWING, tiles))
    lodge.objects("Rugs", "#8c1d2c", [_piece(furniture, *piece) for piece in RUGS])
    lodge.objects("Furniture", "#8c1d2c", [_piece(furniture, *piece) for piece in FURNITURE])
    walls, rest = _walls([*cells.values(), hearth], doors, wall)
    lodge.tiles("Walls", walls)
    lodge.tiles("Doorways", rest)
    lodge.tiles("Thresholds", plan.thresholds(doors, tiles))
    lodge.tiles("Trapdoors", {c: tiles.number(f"passage-{way}") for _, c, way, _ in PASSAGES})

    lodge.objects(
        "Rooms",
        "#c9a227",
        [
            plan.room(name, cells[name], {"title_en": en, "title_fr": fr, "gender_fr": gender})
            for _, name, en, fr, gender, _ in ROOMS
        ],
    )
    lodge.objects("Doors", "#f4d35e", plan.door_marks(DOORS))
    lodge.objects("Starts", "#54e0cf", plan.start_marks(DRAWING))
    lodge.objects("Passages", "#8c1d2c", plan.passage_marks(PASSAGES))
    lodge.objects("Places", "#f1e6c8", _places())
    print(lodge.write("lodge"))


def _floor(floor: Tileset, material: str, cell: Cell) -> int:
    """A floor repeats after four by four cells."""
    return floor.where(material=material, across=str(cell[0] % 4), down=str(cell[1] % 4))


def _walls(
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


def _piece(furniture: Tileset, name: str, middle: Point, turn: float) -> Drawn:
    """Tiled turns a tile about its lower left corner, so that corner must be found."""
    width, height = furniture.size_of(name)
    angle = math.radians(turn)
    right, up = width / 2, -height / 2
    x = middle[0] - (right * math.cos(angle) - up * math.sin(angle))
    y = middle[1] - (right * math.sin(angle) + up * math.cos(angle))
    return Drawn(name, (x, y), (width, height), tile=furniture.number(name), rotation=turn)


def _places() -> list[Drawn]:
    found = [Drawn("envelope", *ENVELOPE)]
    for name_at, pawns, weapons in PLACES.values():
        found.append(Drawn("name", name_at))
        found += [Drawn("pawn", spot) for spot in _row(*pawns)]
        found += [Drawn("weapon", spot) for spot in weapons]
    return found


def _row(left: float, right: float, height: float) -> list[Point]:
    """Six places in a row, the middle ones taken first."""
    spots = [(round(left + (right - left) * n / 5, 3), height) for n in range(6)]
    return sorted(spots, key=lambda spot: abs(spot[0] - (left + right) / 2))


if __name__ == "__main__":
    main()
