"""Properties and objects as Tiled writes them: read without ever raising, measured in cells."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import TypeAlias

from clue.boards.faults import FaultCode, Findings, Where
from clue.boards.xml_tree import Node
from clue.clean_text import clean
from clue.rules.board import Cell

_WHOLE = re.compile(r"[+-]?\d{1,10}\Z")
_MOST = 1e7


def whole(text: str | None) -> int | None:
    """A whole number, or None for anything else."""
    stripped = (text or "").strip()
    return int(stripped) if _WHOLE.match(stripped) and stripped.isascii() else None


def real(text: str | None) -> float | None:
    """A finite number no map exceeds, or None for anything else."""
    try:
        number = float(text or "")
    except ValueError:
        return None
    return number if math.isfinite(number) and abs(number) <= _MOST else None


_READABLE: dict[str, Callable[[str], bool]] = {
    "string": lambda _text: True,
    "file": lambda _text: True,
    "color": lambda _text: True,
    "int": lambda text: whole(text) is not None,
    "object": lambda text: whole(text) is not None,
    "float": lambda text: real(text) is not None,
    "bool": lambda text: text in ("true", "false"),
}


@dataclass(frozen=True)
class Property:
    """One property as it is written: its type and its value."""

    type: str
    value: str


UNREADABLE = "unreadable"
"""The type of a property whose fault is noted already."""

Properties = Mapping[str, Property]


def read_properties(node: Node, where: Where, findings: Findings) -> Properties:
    """All properties of an element; those that cannot be read are noted."""
    found: dict[str, Property] = {}
    for listing in node.all("properties"):
        for child in listing.all("property"):
            name = child.attributes.get("name", "")
            kind = child.attributes.get("type", "string")
            value = child.attributes.get("value", child.text)
            at = where.on(child.line)
            found[name] = Property(UNREADABLE, value)
            if kind not in _READABLE:
                findings.add(FaultCode.PROPERTY_TYPE, at, property=name, found=kind, right="string")
            elif not _READABLE[kind](value):
                findings.add(FaultCode.PROPERTY_VALUE, at, property=name, type=kind, value=value)
            else:
                found[name] = Property(kind, value)
    return MappingProxyType(found)


def words(
    properties: Properties,
    name: str,
    where: Where,
    findings: Findings,
    choices: Collection[str] = (),
) -> str | None:
    """A property that must be there and be words, one of ``choices`` if there are any."""
    found = properties.get(name)
    if found is None:
        findings.add(FaultCode.PROPERTY_MISSING, where, property=name)
    elif found.type == UNREADABLE:
        pass
    elif found.type != "string":
        findings.add(
            FaultCode.PROPERTY_TYPE, where, property=name, found=found.type, right="string"
        )
    elif not (value := " ".join(clean(found.value).split())):
        findings.add(FaultCode.PROPERTY_MISSING, where, property=name)
    elif choices and value not in choices:
        listing = ", ".join(choices)
        findings.add(FaultCode.PROPERTY_CHOICE, where, property=name, value=value, choices=listing)
    else:
        return value
    return None


MapPoint: TypeAlias = tuple[float, float]


@dataclass(frozen=True)
class MapObject:
    """One object of an object layer; lengths are in cells."""

    where: Where
    id: int
    name: str
    kind: str
    corner: MapPoint
    size: tuple[float, float]
    rotation: float
    tile: int
    shape: str
    outline: tuple[MapPoint, ...]
    visible: bool
    properties: Properties = field(default_factory=dict)

    @property
    def centre(self) -> MapPoint:
        """The middle of a rectangle; a point itself."""
        return self.corner[0] + self.size[0] / 2, self.corner[1] + self.size[1] / 2

    @property
    def cell(self) -> Cell:
        """The cell the middle lies in."""
        column, row = self.centre
        return Cell(int(column // 1), int(row // 1))


def read_thing(node: Node, layer: Where, side: int, findings: Findings) -> MapObject | None:
    """An object without its properties, on a layer whose cells are so many pixels wide."""
    number = whole(node.attributes.get("id", "0")) or 0
    name = node.attributes.get("name", "").strip()
    where = Where(layer.file, node.line, layer.layer, name, number)
    if "template" in node.attributes:
        findings.add(FaultCode.OBJECT_TEMPLATE, where)
        return None
    sides = {key: real(node.attributes.get(key, "0")) for key in _SIDES}
    wrong = [key for key, value in sides.items() if value is None]
    tile = whole(node.attributes.get("gid", "0"))
    if wrong or tile is None or tile < 0:
        findings.add(FaultCode.OBJECT_NUMBER, where, attribute=", ".join(wrong) or "gid")
        return None
    x, y, width, height, rotation = (value or 0.0 for value in sides.values())
    shape, points = _shape(node, tile)
    if points is None:
        findings.add(FaultCode.OBJECT_NUMBER, where, attribute="points")
        return None
    if shape == "tile":  # Tiled hangs tiles on their lower left corner
        y -= height
    thing = MapObject(
        where=where,
        id=number,
        name=name,
        kind=node.attributes.get("type", node.attributes.get("class", "")),
        corner=(round(x / side, 4), round(y / side, 4)),
        size=(round(width / side, 4), round(height / side, 4)),
        rotation=rotation,
        tile=tile,
        shape=shape,
        outline=tuple(((x + dx) / side, (y + dy) / side) for dx, dy in points),
        visible=node.attributes.get("visible", "1") != "0",
    )
    return replace(thing, where=where.at(thing.cell))


_SIDES = ("x", "y", "width", "height", "rotation")
_SHAPES = ("point", "ellipse", "polygon", "polyline", "text", "capsule")


def _shape(node: Node, tile: int) -> tuple[str, list[MapPoint] | None]:
    """What an object is, and the corners of a polygon relative to its place."""
    kind = next((shape for shape in _SHAPES if node.first(shape)), "tile" if tile else "rectangle")
    points: list[MapPoint] = []
    drawn = node.first(kind) if kind in ("polygon", "polyline") else None
    if drawn is not None:
        for pair in drawn.attributes.get("points", "").split():
            x, comma, y = pair.partition(",")
            right, down = real(x), real(y)
            if right is None or down is None or not comma:
                return kind, None
            points.append((right, down))
    return kind, points
