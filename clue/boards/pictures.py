"""What is drawn, resolved by pytmx from tile numbers to pictures; needs no window."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from xml.etree.ElementTree import Element, SubElement

from clue.boards.mansion import Area, Drawing, FurniturePiece, MapPicture, PlacedTile
from clue.boards.objects import MapObject
from clue.boards.tiled import MEANINGS, Layer, TiledMap, Tiles
from clue.boards.tilesets import TileImage, Tileset


@contextmanager
def _without_pygame() -> Iterator[None]:
    """Keep pygame out of games without a window: pytmx would load all of it for one helper."""
    unwanted = [name for name in ("pygame", "pytmx.util_pygame") if name not in sys.modules]
    blocked: dict[str, ModuleType | None] = dict.fromkeys(unwanted)
    sys.modules.update(blocked)  # type: ignore[arg-type]  # None is how Python bars an import
    try:
        yield
    finally:
        for name in unwanted:
            sys.modules.pop(name, None)


with _without_pygame():
    import pytmx.pytmx as _pytmx


class _Pictures:
    """Tile numbers of one map, and the pictures they stand for."""

    def __init__(self, tilesets: Iterable[Tileset], numbers: Iterable[int]) -> None:
        # pytmx sees no file: it would find layers wherever they stand, and unpack all of each.
        pytmx = _pytmx.TiledMap(allow_duplicate_names=True)
        pytmx.filename = ""
        places = {raw: pytmx.register_gid(*_pytmx.decode_gid(raw)) for raw in numbers}
        pytmx.parse_xml(_tree(tilesets))
        files: dict[str, Path] = {}
        self._pictures: dict[int, MapPicture] = {}
        for raw, place in places.items():
            file, source, _ = pytmx.images[place]
            path = files.setdefault(file, Path(file))  # one path for one file
            self._pictures[raw] = MapPicture(path, source, *map(bool, _pytmx.decode_gid(raw)[1]))

    def of(self, raw: int) -> MapPicture:
        """The picture of a tile number with its flips."""
        return self._pictures[raw]


def _tree(tilesets: Iterable[Tileset]) -> Element:
    """What our own reader has checked, as the little of a map that pytmx needs."""
    root = Element("map")
    for tileset in tilesets:
        wide, high = tileset.size
        cut = {"tilewidth": wide, "tileheight": high}
        gaps = {"margin": tileset.margin, "spacing": tileset.spacing}
        node = _element(root, "tileset", firstgid=tileset.first, **cut, **gaps)
        if tileset.sheet:
            _element(node, "image", **_said(tileset.sheet))
        for number, image in tileset.images.items():
            _element(_element(node, "tile", id=number), "image", **_said(image))
    return root


def _element(parent: Element, tag: str, **attributes: object) -> Element:
    return SubElement(parent, tag, {name: str(value) for name, value in attributes.items()})


def _said(image: TileImage) -> dict[str, object]:
    return {"source": image.path.resolve(), "width": image.width, "height": image.height}


def read_drawings(tiled: TiledMap) -> tuple[Drawing, ...]:
    """The visible layers of pictures, the lowest first."""
    shown = [layer for layer in tiled.layers if layer.visible and layer.opacity > 0]
    numbers = {number for layer in shown for number in _numbers(layer) if number}
    pictures = _Pictures(tiled.tilesets or (), numbers)
    drawings = (_read_drawing(layer, tiled, pictures) for layer in shown)
    return tuple(drawing for drawing in drawings if drawing.tiles or drawing.pieces)


def _numbers(layer: Layer) -> Iterable[int]:
    if isinstance(layer, Tiles):
        return layer.numbers or ()
    return (thing.tile for thing in layer.things)


def _read_drawing(layer: Layer, tiled: TiledMap, pictures: _Pictures) -> Drawing:
    name, opacity = layer.where.layer, layer.opacity
    if isinstance(layer, Tiles):
        pairs = zip(tiled.cells, layer.numbers or (), strict=True)
        tiles = tuple(PlacedTile(cell, pictures.of(number)) for cell, number in pairs if number)
        return Drawing(name, opacity, tiles=tiles)
    if name in MEANINGS:
        return Drawing(name, opacity)
    things = (thing for thing in layer.things if thing.tile and thing.visible)
    return Drawing(name, opacity, pieces=tuple(_piece(thing, pictures) for thing in things))


def _piece(thing: MapObject, pictures: _Pictures) -> FurniturePiece:
    return FurniturePiece(Area(*thing.corner, *thing.size), thing.rotation, pictures.of(thing.tile))
