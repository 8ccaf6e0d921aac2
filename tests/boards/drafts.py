"""Copies of the classic map that tests may spoil."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree as ET

from clue.boards import MapFault, check
from clue.folders import assets, maps

CLASSIC = maps() / "classic.tmx"
SIDE = 96

Named = tuple[str, str, str, tuple[int, int] | None]
"""A fault as the tests name it: code, layer, object, cell."""


class Draft:
    """The classic map, open for changes."""

    def __init__(self, folder: Path, source: Path = CLASSIC) -> None:
        self.path = folder / "draft.tmx"
        self.root = ET.fromstring(source.read_text(encoding="utf-8"))
        for tileset in self.root.findall("tileset"):
            name = Path(tileset.get("source", "")).name
            tileset.set("source", str(assets() / "tiles" / name))

    def save(self) -> Path:
        ET.ElementTree(self.root).write(self.path, encoding="utf-8", xml_declaration=True)
        return self.path

    def check(self) -> list[MapFault]:
        return check(self.save())

    def layer(self, name: str) -> ET.Element:
        return next(e for e in self.root if e.get("name") == name)

    def thing(self, layer: str, name: str, number: int = 0) -> ET.Element:
        found = [e for e in self.layer(layer) if e.get("name") == name]
        return found[number]

    def remove(self, layer: str, name: str, number: int = 0) -> None:
        self.layer(layer).remove(self.thing(layer, name, number))

    def add(
        self, layer: str, name: str, cell: tuple[float, float], **properties: str
    ) -> ET.Element:
        """A point in the middle of a cell."""
        home = self.layer(layer)
        thing = ET.SubElement(home, "object", id=str(9000 + len(home)), name=name)
        self.move(thing, cell)
        ET.SubElement(thing, "point")
        listing = ET.SubElement(thing, "properties")
        for key, value in properties.items():
            ET.SubElement(listing, "property", name=key, value=value)
        return thing

    def move(self, thing: ET.Element, cell: tuple[float, float]) -> None:
        thing.set("x", str((cell[0] + 0.5) * SIDE))
        thing.set("y", str((cell[1] + 0.5) * SIDE))

    def property(self, thing: ET.Element, name: str) -> ET.Element:
        return next(e for e in thing.iter("property") if e.get("name") == name)

    def rows(self, layer: str) -> list[list[str]]:
        text = self.layer(layer).find("data").text
        return [line.strip().rstrip(",").split(",") for line in text.strip().splitlines()]

    def write_rows(self, layer: str, rows: list[list[str]]) -> None:
        data = self.layer(layer).find("data")
        data.text = ",\n".join(",".join(row) for row in rows)

    def paint(self, layer: str, cell: tuple[int, int], tile: str) -> None:
        rows = self.rows(layer)
        rows[cell[1]][cell[0]] = tile
        self.write_rows(layer, rows)


Spoil = Callable[[Draft], object]


def named(fault: MapFault) -> Named:
    where = fault.where
    cell = None if where.cell is None else tuple(where.cell)
    return fault.code.value, where.layer, where.object, cell
