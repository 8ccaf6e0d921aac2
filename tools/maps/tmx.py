"""Writing a mansion as Tiled would: tile layers, object layers, tilesets by reference."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from xml.etree import ElementTree as ET
from xml.sax.saxutils import quoteattr

ROOT = Path(__file__).resolve().parents[2]
MAPS = ROOT / "maps"
TILES = ROOT / "assets" / "tiles"
SIDE = 96
Cell = tuple[int, int]
Point = tuple[float, float]


@dataclass
class Tileset:
    """A tileset as the map refers to it: its first number, and what is known of its tiles."""

    name: str
    first: int
    columns: int
    count: int
    tiles: Mapping[int, ET.Element]

    def number(self, kind: str, variant: int = 0) -> int:
        """The map's number of a tile of that type."""
        numbers = [n for n, tile in self.tiles.items() if tile.get("type") == kind]
        return self.first + numbers[variant % len(numbers)]

    def where(self, **traits: str) -> int:
        """The map's number of the tile with these properties."""
        for number, tile in self.tiles.items():
            found = {p.get("name"): p.get("value") for p in tile.iter("property")}
            if traits.items() <= found.items():
                return self.first + number
        raise KeyError(traits)

    def size_of(self, kind: str) -> tuple[float, float]:
        """How large the picture of a tile of a collection is, in cells."""
        image = next(self.tiles[self.number(kind) - self.first].iter("image"))
        return int(image.get("width", 0)) / SIDE, int(image.get("height", 0)) / SIDE

    def at(self, column: int, row: int) -> int:
        """The map's number of a tile by its place on the sheet."""
        return self.first + row * self.columns + column


@dataclass
class Drawn:
    """One object, lengths in cells."""

    name: str
    at: Point
    size: tuple[float, float] | None = None
    outline: Sequence[Point] = ()
    properties: Mapping[str, str] = field(default_factory=dict)
    tile: int = 0
    rotation: float = 0


class MapWriter:
    """Collects layers from the lowest to the highest and writes them as one file."""

    def __init__(self, width: int, height: int, properties: Mapping[str, str]) -> None:
        self.width, self.height, self.properties = width, height, properties
        self.tilesets: list[Tileset] = []
        self._layers: list[str] = []
        self._objects = 0

    def tileset(self, name: str) -> Tileset:
        """Refer to a tileset of the game's; its tiles follow those of the one before."""
        root = ET.parse(TILES / f"{name}.tsx").getroot()
        tiles = {int(tile.get("id", 0)): tile for tile in root.iter("tile")}
        count = max([int(root.get("tilecount", 0)), *(number + 1 for number in tiles)])
        last = self.tilesets[-1] if self.tilesets else None
        first = last.first + last.count if last else 1
        found = Tileset(name, first, int(root.get("columns", 0)), count, tiles)
        self.tilesets.append(found)
        return found

    def tiles(self, name: str, cells: Mapping[Cell, int]) -> None:
        """A layer of tiles: numbers by cell, empty elsewhere."""
        rows = [
            ",".join(str(cells.get((x, y), 0)) for x in range(self.width))
            for y in range(self.height)
        ]
        number = len(self._layers) + 1
        head = f' <layer id="{number}" name={quoteattr(name)} width="{self.width}" height="{self.height}">'
        self._layers.append(
            "\n".join([head, '  <data encoding="csv">', ",\n".join(rows), "</data>", " </layer>"])
        )

    def objects(self, name: str, colour: str, things: Sequence[Drawn]) -> None:
        """A layer of objects in their order."""
        number = len(self._layers) + 1
        lines = [f' <objectgroup id="{number}" name={quoteattr(name)} color="{colour}">']
        for thing in things:
            self._objects += 1
            lines += self._object(thing, self._objects)
        self._layers.append("\n".join([*lines, " </objectgroup>"]))

    def _object(self, thing: Drawn, number: int) -> list[str]:
        x, y = (pixels(side) for side in thing.at)
        head = f'  <object id="{number}" name={quoteattr(thing.name)}'
        if thing.tile:
            head += f' gid="{thing.tile}"'
        head += f' x="{x}" y="{y}"'
        if thing.size:
            head += f' width="{pixels(thing.size[0])}" height="{pixels(thing.size[1])}"'
        if thing.rotation:
            head += f' rotation="{thing.rotation:g}"'
        body = property_lines(thing.properties, "   ")
        if thing.outline:
            corners = " ".join(f"{pixels(px)},{pixels(py)}" for px, py in thing.outline)
            body.append(f'   <polygon points="{corners}"/>')
        elif not thing.size:
            body.append("   <point/>")
        return [head + ">", *body, "  </object>"] if body else [head + "/>"]

    def write(self, name: str) -> Path:
        """Write ``maps/<name>.tmx``."""
        head = (
            f'<map version="1.8" tiledversion="1.8.2" orientation="orthogonal" renderorder="right-down"'
            f' width="{self.width}" height="{self.height}" tilewidth="{SIDE}" tileheight="{SIDE}" infinite="0"'
            f' backgroundcolor="#10211f" nextlayerid="{len(self._layers) + 1}" nextobjectid="{self._objects + 1}">'
        )
        sets = [
            f' <tileset firstgid="{t.first}" source="../assets/tiles/{t.name}.tsx"/>'
            for t in self.tilesets
        ]
        lines = [
            '<?xml version="1.0" encoding="UTF-8"?>',
            head,
            *property_lines(self.properties, " "),
        ]
        path = MAPS / f"{name}.tmx"
        path.write_text("\n".join([*lines, *sets, *self._layers, "</map>", ""]), encoding="utf-8")
        return path


def pixels(cells: float) -> str:
    """A length in cells as Tiled writes it."""
    return f"{round(cells * SIDE, 3):g}"


def property_lines(properties: Mapping[str, str], indent: str) -> list[str]:
    """Properties in the order of their names, as Tiled saves them."""
    if not properties:
        return []
    rows = [
        f"{indent} <property name={quoteattr(name)} value={quoteattr(value)}/>"
        for name, value in sorted(properties.items())
    ]
    return [f"{indent}<properties>", *rows, f"{indent}</properties>"]
