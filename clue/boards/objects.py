"""Objects as Tiled draws them: points, rectangles, polygons and tiles, measured in cells."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TypeAlias

from clue.boards.faults import FaultCode, Findings, Where
from clue.boards.properties import Properties, real, whole
from clue.boards.xml_tree import Node
from clue.rules.board import Cell

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
