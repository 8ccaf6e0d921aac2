"""A Tiled file as plain data: its size, its layers in drawing order, their tiles and objects.

The tile numbers of a layer are read in every writing Tiled offers.
"""

from __future__ import annotations

import base64
import binascii
import struct
import zlib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TypeAlias, TypeVar

from clue.boards.faults import FaultCode, Findings, Where
from clue.boards.objects import MapObject, Properties, read_properties, read_thing, real, whole
from clue.boards.tilesets import Tileset, read_tilesets
from clue.boards.xml_tree import Node
from clue.rules.board import Cell

_INFLATE_BITS = {None: None, "": None, "zlib": zlib.MAX_WBITS, "gzip": zlib.MAX_WBITS | 16}
_HIGHEST = 2**32


class UnreadableError(Exception):
    """A layer whose numbers cannot be read; says why."""


def read_numbers(data: Node, most: int) -> list[int]:
    """The numbers of a ``<data>`` element; never many more than ``most``, whatever it holds."""
    encoding = data.attributes.get("encoding")
    if encoding == "csv":
        return _from_csv(data.text, most)
    if encoding == "base64":
        return _from_base64(data.text, data.attributes.get("compression"), most)
    raise UnreadableError(encoding or "XML")


def _from_csv(text: str, most: int) -> list[int]:
    if not text.strip():
        return []
    pieces = text.split(",", most + 1)
    too_long = len(pieces) > most  # the piece after the last cell need not even be a number
    numbers = [_number(piece) for piece in pieces[:most]]
    return [*numbers, 0] if too_long else numbers


def _number(piece: str) -> int:
    number = whole(piece)
    if number is None or not 0 <= number < _HIGHEST:
        raise UnreadableError(piece.strip()[:20] or ", ,")
    return number


def _from_base64(text: str, compression: str | None, most: int) -> list[int]:
    if compression not in _INFLATE_BITS:
        raise UnreadableError(compression or "?")
    try:
        content = base64.b64decode("".join(text.split()), validate=True)
        bits = _INFLATE_BITS[compression]
        if bits is not None:  # a small layer can hide gigabytes: take no more than is needed
            inflater = zlib.decompressobj(bits)
            content = inflater.decompress(content, 4 * (most + 1))
            if len(content) <= 4 * most and (inflater.unused_data or not inflater.eof):
                raise UnreadableError("base64")  # cut off, or with more behind its end
    except (binascii.Error, zlib.error, ValueError) as error:
        raise UnreadableError("base64") from error
    count = min(len(content) // 4, most + 1)
    return list(struct.unpack(f"<{count}I", content[: 4 * count]))


LARGEST = 64
FLIPS = 0b111 << 29
"""The bits of a tile number that turn the tile over."""

_PILED = 8
"""How often pictures may cover the whole board."""

_MOST = {"tileset": 64, "layer": 64, "objectgroup": 1024, "object": 8192, "property": 16_384}
"""More of these than a mansion of the largest size can want, few enough to read at once."""


@dataclass(frozen=True)
class Tiles:
    """A layer of tiles: one number for every cell, row by row; None where it is unreadable."""

    where: Where
    numbers: tuple[int, ...] | None
    visible: bool
    opacity: float


@dataclass(frozen=True)
class Things:
    """A layer of objects; ``complete`` unless some could not be read at all."""

    where: Where
    things: tuple[MapObject, ...]
    visible: bool
    opacity: float
    complete: bool


Layer: TypeAlias = Tiles | Things


@dataclass(frozen=True)
class TiledMap:
    """Everything a map file says, before anybody asks what it means."""

    where: Where
    width: int
    height: int
    tile: int
    properties: Properties
    tilesets: list[Tileset] | None
    layers: tuple[Layer, ...]

    @cached_property
    def cells(self) -> tuple[Cell, ...]:
        """All cells, row by row."""
        return tuple(Cell(x, y) for y in range(self.height) for x in range(self.width))

    def __contains__(self, cell: Cell) -> bool:
        return 0 <= cell.column < self.width and 0 <= cell.row < self.height


def read_map(root: Node, where: Where, findings: Findings) -> TiledMap | None:
    """The map's plain data; None where its very frame is wrong."""
    frame = _read_frame(root, where, findings)
    if frame is None:
        return None
    width, height, tile = frame
    if not _is_modest(root, where, findings):
        return None
    tilesets = read_tilesets(root, where, findings)
    reader = _LayerReader(where, width, height, tile, tilesets, findings)
    layers = tuple(reader.read_all(root, visible=True, opacity=1.0))
    _judge_pieces(layers, width * height, where, findings)
    properties = read_properties(root, where, findings)
    return TiledMap(where, width, height, tile, properties, tilesets, layers)


def _read_frame(root: Node, where: Where, findings: Findings) -> tuple[int, int, int] | None:
    """Width, height and the side of a tile, where the map is of a form the game plays on."""
    if root.tag != "map":
        findings.add(FaultCode.NOT_A_MAP, where, tag=root.tag[:40])
        return None
    before = len(findings.faults)
    if (orientation := root.attributes.get("orientation", "orthogonal")) != "orthogonal":
        findings.add(FaultCode.NOT_ORTHOGONAL, where, orientation=orientation)
    if root.attributes.get("infinite", "0") != "0":
        findings.add(FaultCode.INFINITE, where)
    names = ("width", "height", "tilewidth", "tileheight")
    width, height, tile, tile_height = (whole(root.attributes.get(name)) for name in names)
    if width is None or height is None or min(width, height) < 1:
        findings.add(FaultCode.NO_SIZE, where)
    elif max(width, height) > LARGEST:
        findings.add(FaultCode.TOO_LARGE, where, width=width, height=height, most=LARGEST)
    if tile is None or tile != tile_height or not 1 <= tile <= 1024:
        findings.add(FaultCode.TILES_NOT_SQUARE, where)
    if len(findings.faults) > before or width is None or height is None or tile is None:
        return None
    return width, height, tile


def _is_modest(root: Node, where: Where, findings: Findings) -> bool:
    """Whether the file keeps to a number of parts that any mansion can do with."""
    counts = Counter(node.tag for node in root.walk())
    before = len(findings.faults)
    for tag, most in _MOST.items():
        if counts[tag] > most:
            findings.add(FaultCode.TOO_MANY_PARTS, where, tag=tag, found=counts[tag], most=most)
    if counts["tileset"] > len(root.all("tileset")):
        findings.add(FaultCode.MISPLACED, where, tag="tileset")
    return len(findings.faults) == before


def _judge_pieces(layers: tuple[Layer, ...], board: int, where: Where, findings: Findings) -> None:
    """Pictures that are laid on the map are painted as large as they lie, each by itself."""
    things = (thing for layer in layers if isinstance(layer, Things) for thing in layer.things)
    sides = [max(map(abs, thing.size)) for thing in things if thing.tile]
    if max(sides, default=0) > LARGEST or sum(side * side for side in sides) > _PILED * board:
        findings.add(FaultCode.PIECES_TOO_LARGE, where)


@dataclass(frozen=True)
class _LayerReader:
    """Reads layers of one map, groups opened up."""

    where: Where
    width: int
    height: int
    tile: int
    tilesets: list[Tileset] | None
    findings: Findings

    def read_all(self, parent: Node, *, visible: bool, opacity: float) -> Iterator[Layer]:
        """The layers in the order they are drawn; a group hides and fades what is in it."""
        for node in parent.all("layer", "objectgroup", "imagelayer", "group"):
            at = Where(self.where.file, node.line, node.attributes.get("name", ""))
            shown = visible and node.attributes.get("visible", "1") != "0"
            share = real(node.attributes.get("opacity", "1"))
            seen = opacity * (1.0 if share is None else min(max(share, 0.0), 1.0))
            if any(real(node.attributes.get(side, "0")) for side in ("offsetx", "offsety")):
                self.findings.add(FaultCode.LAYER_MOVED, at)
            if node.tag == "group":
                yield from self.read_all(node, visible=shown, opacity=seen)
            elif node.tag == "layer":
                yield Tiles(at, self._read_tiles(node, at), shown, seen)
            elif node.tag == "objectgroup":
                read_properties(node, at, self.findings)
                read = [self._read_thing(child, at) for child in node.all("object")]
                things = tuple(thing for thing in read if thing)
                yield Things(at, things, shown, seen, len(things) == len(read))
            else:
                self.findings.add(FaultCode.IMAGE_LAYER, at)

    def _read_tiles(self, node: Node, at: Where) -> tuple[int, ...] | None:
        read_properties(node, at, self.findings)
        size = tuple(whole(node.attributes.get(side)) for side in ("width", "height"))
        if size != (self.width, self.height):
            self.findings.add(FaultCode.LAYER_SIZE, at, width=self.width, height=self.height)
            return None
        data = node.first("data")
        if data is None or data.first("chunk"):
            self.findings.add(FaultCode.LAYER_UNREADABLE, at, found="<data>")
            return None
        right = self.width * self.height
        try:
            numbers = read_numbers(data, right)
        except UnreadableError as error:
            self.findings.add(FaultCode.LAYER_UNREADABLE, at.on(data.line), found=str(error))
            return None
        if len(numbers) < right:
            cell = Cell(len(numbers) % self.width, len(numbers) // self.width)
            where = at.on(data.line).at(cell)
            self.findings.add(FaultCode.LAYER_SHORT, where, found=len(numbers), right=right)
            return None
        if len(numbers) > right:
            self.findings.add(FaultCode.LAYER_LONG, at.on(data.line), right=right)
            return None
        if self.tilesets is not None:
            self._judge_numbers(numbers, at)
        return tuple(numbers)

    def _judge_numbers(self, numbers: list[int], at: Where) -> None:
        """Every tile of a layer must be known and fill a cell; the first of each kind is named."""
        strange = {(0, 0), (self.tile, self.tile)}
        bare = [number & ~FLIPS for number in numbers]
        counts = Counter(bare)
        del counts[0]
        for number, count in counts.items():
            index = bare.index(number)
            where = at.at(Cell(index % self.width, index // self.width))
            size = self._size_of(number, where, count)
            if size and size not in strange:
                strange.add(size)
                self.findings.add(
                    FaultCode.TILE_SIZE, where, width=size[0], height=size[1], right=self.tile
                )

    def _size_of(self, number: int, where: Where, count: int = 1) -> tuple[int, int] | None:
        """The size in pixels of a tile that is in one of the tilesets."""
        for tileset in self.tilesets or ():
            if number in tileset:
                return tileset.size_of(number)
        self.findings.add(FaultCode.UNKNOWN_TILE, where, tile=str(number), count=count)
        return None

    def _read_thing(self, node: Node, layer: Where) -> MapObject | None:
        thing = read_thing(node, layer, self.tile, self.findings)
        if thing is None:
            return None
        if thing.tile and self.tilesets is not None:
            self._size_of(thing.tile & ~FLIPS, thing.where)
        return replace(thing, properties=read_properties(node, thing.where, self.findings))


ROOMS = "Rooms"
DOORS = "Doors"
STARTS = "Starts"
PASSAGES = "Passages"
PLACES = "Places"
LIGHTS = "Lights"

MEANINGS = (ROOMS, DOORS, STARTS, PASSAGES, PLACES, LIGHTS)
"""The object layers that tell the game something; objects of other layers are furniture."""

_L = TypeVar("_L", Tiles, Things)


def find_layer(
    tiled: TiledMap, name: str, kind: type[_L], findings: Findings, *, needed: bool = True
) -> _L | None:
    """The one layer of that name; None, with the reason noted, where there is none."""
    found: list[Layer] = [layer for layer in tiled.layers if layer.where.layer == name]
    if not found:
        if (misspelt := _misspelt(tiled, name)) is not None:
            findings.add(FaultCode.LAYER_NAME, misspelt.where, right=name)
        elif needed:
            where = replace(tiled.where, layer=name)
            findings.add(FaultCode.LAYER_MISSING, where, kind=_KINDS[kind])
        return None
    for other in found[1:]:
        findings.add(FaultCode.LAYER_DOUBLED, other.where)
    first = found[0]
    if not isinstance(first, kind):
        findings.add(FaultCode.LAYER_KIND, first.where, kind=_KINDS[kind])
        return None
    return first


def _misspelt(tiled: TiledMap, name: str) -> Layer | None:
    """The layer that somebody meant to call so, most likely: “doors”, “Door”, “Doors ”."""
    for layer in tiled.layers:
        if _bare(layer.where.layer) == _bare(name):
            return layer
    return None


def _bare(name: str) -> str:
    """A name without what one gets wrong: capitals, spaces, the plural."""
    return "".join(name.casefold().split()).removesuffix("s")


_KINDS: dict[type[Tiles | Things], str] = {Tiles: "tiles", Things: "objects"}
