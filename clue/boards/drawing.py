"""What is drawn, resolved by pytmx from tile numbers to pictures; needs no window."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType

from clue.boards.legend import MEANINGS
from clue.boards.mansion import Area, Drawing, Picture, Piece, Tile
from clue.boards.things import Thing
from clue.boards.tiled import Layer, TiledMap, Tiles


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

    def __init__(self, path: Path) -> None:
        # Property names need no policing here: this program reads properties by itself.
        self._map = _pytmx.TiledMap(str(path), allow_duplicate_names=True, load_all_tiles=False)
        self._known: dict[int, Picture] = {}
        self._files: dict[str, Path] = {}

    def of(self, raw: int) -> Picture:
        """The picture of a tile number with its flips."""
        if raw not in self._known:
            number, flips = _pytmx.decode_gid(raw)
            file, source, _ = self._map.images[self._map.register_gid(number, flips)]
            self._known[raw] = Picture(self._file(file), source, *map(bool, flips))
        return self._known[raw]

    def _file(self, name: str) -> Path:
        """One path for one file, however often a tile of it is drawn."""
        if name not in self._files:
            self._files[name] = Path(name).resolve()
        return self._files[name]


def read_drawings(tiled: TiledMap) -> tuple[Drawing, ...]:
    """The visible layers of pictures, the lowest first."""
    pictures = _Pictures(tiled.where.file)
    shown = (layer for layer in tiled.layers if layer.visible and layer.opacity > 0)
    drawings = (_read_drawing(layer, tiled, pictures) for layer in shown)
    return tuple(drawing for drawing in drawings if drawing.tiles or drawing.pieces)


def _read_drawing(layer: Layer, tiled: TiledMap, pictures: _Pictures) -> Drawing:
    name, opacity = layer.where.layer, layer.opacity
    if isinstance(layer, Tiles):
        pairs = zip(tiled.cells, layer.numbers or (), strict=True)
        tiles = tuple(Tile(cell, pictures.of(number)) for cell, number in pairs if number)
        return Drawing(name, opacity, tiles=tiles)
    if name in MEANINGS:
        return Drawing(name, opacity)
    things = (thing for thing in layer.things if thing.tile and thing.visible)
    return Drawing(name, opacity, pieces=tuple(_piece(thing, pictures) for thing in things))


def _piece(thing: Thing, pictures: _Pictures) -> Piece:
    return Piece(Area(*thing.corner, *thing.size), thing.rotation, pictures.of(thing.tile))
