"""The tilesets of a map: which tile numbers exist, how large the tiles are, and their pictures."""

from __future__ import annotations

import struct
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from clue.boards.document import Node, read_document
from clue.boards.faults import FaultCode, Where
from clue.boards.findings import Findings
from clue.boards.numbers import whole

_MOST_TILES = 65_536
_WIDEST = 16_384
_PICTURES = (".png", ".webp", ".jpg", ".jpeg")
_PNG_HEAD = b"\x89PNG\r\n\x1a\n"


@dataclass(frozen=True)
class Tileset:
    """The tiles a map may use from one file; ``sizes`` of single pictures, else ``size`` of all."""

    name: str
    first: int
    numbers: frozenset[int]
    size: tuple[int, int]
    sizes: dict[int, tuple[int, int]]

    @property
    def last(self) -> int:
        """The highest tile number, as the map's layers count."""
        return self.first + max(self.numbers, default=0)

    def size_of(self, number: int) -> tuple[int, int]:
        """Width and height of a tile, in pixels."""
        return self.sizes.get(number - self.first, self.size)

    def __contains__(self, number: int) -> bool:
        return number - self.first in self.numbers


def read_tilesets(root: Node, where: Where, findings: Findings) -> list[Tileset] | None:
    """All tilesets of a map, or None where some could not be read and tiles cannot be judged."""
    before = len(findings.faults)
    found: list[Tileset] = []
    for node in root.all("tileset"):
        tileset = _read_tileset(node, where.on(node.line), findings)
        if tileset is not None:
            found.append(tileset)
    ordered = sorted(found, key=lambda tileset: tileset.first)
    for lower, higher in pairwise(ordered):
        if lower.last >= higher.first:
            findings.add(FaultCode.TILESETS_OVERLAP, where, tileset=lower.name, other=higher.name)
    return found if len(findings.faults) == before else None


def _read_tileset(node: Node, where: Where, findings: Findings) -> Tileset | None:
    first = whole(node.attributes.get("firstgid"))
    if first is None or first < 1:
        findings.add(FaultCode.TILESET_NUMBER, where)
        return None
    source = node.attributes.get("source")
    if source is None:
        return _read_tiles(node, first, where, findings)
    path = where.file.parent / source
    if path.suffix.lower() != ".tsx":
        findings.add(FaultCode.TILESET_BROKEN, where, name=source, reason="kind")
        return None
    body = read_document(path, findings, where, FaultCode.TILESET_MISSING, FaultCode.TILESET_BROKEN)
    if body is None:
        return None
    inside = Where(path, body.line)
    if body.tag != "tileset":
        findings.add(FaultCode.TILESET_BROKEN, inside, name=source, reason="tag")
        return None
    return _read_tiles(body, first, inside, findings)


def _read_tiles(node: Node, first: int, where: Where, findings: Findings) -> Tileset | None:
    name = node.attributes.get("name", "")
    sheet = node.first("image")
    if sheet is None:
        return _read_collection(node, name, first, where, findings)
    size = _size(node, "tilewidth", "tileheight")
    picture = _read_picture(sheet, where, findings)
    if size is None or (picture is not None and (size[0] > picture[0] or size[1] > picture[1])):
        findings.add(FaultCode.TILESET_EMPTY, where, tileset=name)
        return None
    if picture is None:
        return None
    margin = whole(node.attributes.get("margin", "0")) or 0
    spacing = whole(node.attributes.get("spacing", "0")) or 0
    if not 0 <= margin < min(size) or spacing < 0:
        findings.add(FaultCode.TILESET_EMPTY, where, tileset=name)
        return None
    columns = (picture[0] - 2 * margin + spacing) // (size[0] + spacing)
    rows = (picture[1] - 2 * margin + spacing) // (size[1] + spacing)
    if not 0 < columns * rows <= _MOST_TILES:
        findings.add(FaultCode.TILESET_EMPTY, where, tileset=name)
        return None
    return Tileset(name, first, frozenset(range(columns * rows)), size, {})


def _read_collection(
    node: Node, name: str, first: int, where: Where, findings: Findings
) -> Tileset | None:
    """A tileset in which every tile is a picture of its own, such as furniture."""
    sizes: dict[int, tuple[int, int]] = {}
    sound = True
    for tile in node.all("tile"):
        number = whole(tile.attributes.get("id"))
        image = tile.first("image")
        size = _read_picture(image, where.on(tile.line), findings) if image else None
        if number is None or not 0 <= number < _MOST_TILES or size is None:
            sound = False
        else:
            sizes[number] = size
    if not sizes:
        findings.add(FaultCode.TILESET_EMPTY, where, tileset=name)
        return None
    return Tileset(name, first, frozenset(sizes), (0, 0), sizes) if sound else None


def _size(node: Node, width: str, height: str) -> tuple[int, int] | None:
    """A size in pixels that a picture can have."""
    wide, high = whole(node.attributes.get(width)), whole(node.attributes.get(height))
    if wide is None or high is None or min(wide, high) < 1 or max(wide, high) > _WIDEST:
        return None
    return wide, high


def _read_picture(image: Node, where: Where, findings: Findings) -> tuple[int, int] | None:
    """The size of a picture that exists and is as large as the tileset says."""
    source = image.attributes.get("source", "")
    at = where.on(image.line)
    path = where.file.parent / source
    if path.suffix.lower() not in _PICTURES:
        findings.add(FaultCode.IMAGE_KIND, at, name=source, kinds=", ".join(_PICTURES))
        return None
    if not path.is_file():
        findings.add(FaultCode.IMAGE_MISSING, at, name=source)
        return None
    said = _size(image, "width", "height")
    real = _png_size(path)
    if said is None or (real is not None and real != said):
        width, height = real or (0, 0)
        findings.add(FaultCode.IMAGE_SIZE, at, name=source, width=width, height=height)
        return None
    return said


def _png_size(path: Path) -> tuple[int, int] | None:
    """What a PNG's own head says of its size; None for other pictures."""
    if path.suffix.lower() != ".png":
        return None
    with path.open("rb") as file:
        head = file.read(24)
    if len(head) < 24 or not head.startswith(_PNG_HEAD):
        return (0, 0)
    width, height = struct.unpack(">II", head[16:24])
    return width, height
