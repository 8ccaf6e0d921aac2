"""Lay all furniture out on one page to copy from: ``python tools/maps/furniture_page.py``.

Writes ``assets/tiles/furniture.tmx``: no mansion, but a map that Tiled opens beside one. Each piece bears its
name and is as large as it will be; copied and pasted it brings its tileset along.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from maps.furnished import FURNITURE, Pieces, placed  # noqa: E402
from maps.tmx import TILES, Drawn, MapWriter, Tileset  # noqa: E402

WIDE, APART = 26, 0.5


def laid_out(sets: Sequence[Tileset]) -> Iterator[Drawn]:
    """The pieces in rows, those of one height together, as far apart as their names need."""
    pieces = Pieces(sets)
    kinds = [str(tile.get("type")) for one in sets for tile in one.tiles.values()]
    left, top, high = APART, APART, 0.0
    for kind in sorted(kinds, key=lambda kind: -pieces.size_of(kind)[1]):
        wide, tall = pieces.size_of(kind)
        room = max(wide, 0.24 * len(kind))
        if left + room > WIDE:
            left, top, high = APART, top + high + 2 * APART, 0.0
        yield placed(pieces, kind, (left + room / 2, top + tall / 2), 0)
        left, high = left + room + APART, max(high, tall)


def main() -> None:
    """Write the page."""
    furniture = MapWriter(WIDE, 1, {})
    pieces = list(laid_out([furniture.tileset(name) for name in FURNITURE]))
    furniture.height = round(max(piece.at[1] for piece in pieces) + 1)
    furniture.objects("Furniture", "#8c1d2c", pieces)
    path = furniture.write("furniture")
    text = path.read_text(encoding="utf-8").replace("../assets/tiles/", "")
    path.unlink()
    (TILES / path.name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
