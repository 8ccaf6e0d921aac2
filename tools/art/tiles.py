"""Tilesets for Tiled: a picture, and the TSX file that says what each tile is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from xml.sax.saxutils import quoteattr

from PIL import Image

from art.manifest import ASSETS, Entry

TILE = 96  # pixels a cell
TILES = ASSETS / "tiles"
Properties = Mapping[str, str | bool | int]


@dataclass(frozen=True)
class Tile:
    """One tile of a sheet: what it is (Tiled's type), its traits, its picture."""

    type: str
    picture: Image.Image
    properties: Properties = field(default_factory=dict)


def _property(name: str, value: str | bool | int) -> str:
    if isinstance(value, bool):
        return f'   <property name={quoteattr(name)} type="bool" value="{str(value).lower()}"/>'
    kind = ' type="int"' if isinstance(value, int) else ""
    return f"   <property name={quoteattr(name)}{kind} value={quoteattr(str(value))}/>"


def _properties(properties: Properties) -> list[str]:
    if not properties:
        return []
    rows = [_property(name, value) for name, value in properties.items()]
    return ["  <properties>", *rows, "  </properties>"]


def _tile(number: int, kind: str, properties: Properties, image: str = "") -> list[str]:
    body = [*_properties(properties), *([f"  {image}"] if image else [])]
    head = f' <tile id="{number}" type={quoteattr(kind)}'
    return [f"{head}>", *body, " </tile>"] if body else [f"{head}/>"]


def _document(head: str, lines: Sequence[str]) -> str:
    return "\n".join(['<?xml version="1.0" encoding="UTF-8"?>', head, *lines, "</tileset>", ""])


def write_sheet(
    name: str,
    picture: Image.Image,
    tiles: Sequence[tuple[str, Properties]],
    maker: str,
    purpose: str,
    traits: Properties | None = None,
    extra: Sequence[str] = (),
    picture_name: str = "",
) -> list[Entry]:
    """``name``.png and ``name``.tsx; ``tiles`` in reading order, an empty type says nothing."""
    TILES.mkdir(parents=True, exist_ok=True)
    columns, rows = picture.width // TILE, picture.height // TILE
    picture.save(TILES / f"{name}.png", optimize=True)
    head = (
        f'<tileset version="1.8" tiledversion="1.8.2" name={quoteattr(name)} tilewidth="{TILE}"'
        f' tileheight="{TILE}" tilecount="{columns * rows}" columns="{columns}">'
    )
    lines = _properties(traits or {})
    size = f'width="{picture.width}" height="{picture.height}"'
    lines.append(f' <image source="{name}.png" {size}/>')
    for number, (kind, properties) in enumerate(tiles):
        if kind:
            lines += _tile(number, kind, properties)
    lines += extra
    (TILES / f"{name}.tsx").write_text(_document(head, lines), encoding="utf-8")
    return [
        Entry(f"tileset.{name}", "tileset", f"tiles/{name}.tsx", f"Tiled: {purpose}", maker),
        Entry(
            picture_name or f"tiles.{name}",
            "picture",
            f"tiles/{name}.png",
            purpose,
            maker,
            picture.size,
        ),
    ]


def write_collection(
    name: str, pieces: Sequence[tuple[str, Path, Properties]], maker: str, purpose: str
) -> list[Entry]:
    """A tileset of pictures of any size, for object layers: (type, picture under tiles/, traits)."""
    sizes = [Image.open(path).size for _, path, _ in pieces]
    width, height = max(w for w, _ in sizes), max(h for _, h in sizes)
    head = (
        f'<tileset version="1.8" tiledversion="1.8.2" name={quoteattr(name)} tilewidth="{width}"'
        f' tileheight="{height}" tilecount="{len(pieces)}" columns="0">'
    )
    lines = [' <grid orientation="orthogonal" width="1" height="1"/>']
    entries = [Entry(f"tileset.{name}", "tileset", f"tiles/{name}.tsx", f"Tiled: {purpose}", maker)]
    for number, ((kind, path, traits), (w, h)) in enumerate(zip(pieces, sizes, strict=True)):
        source = path.relative_to(TILES).as_posix()
        lines += _tile(number, kind, traits, f'<image width="{w}" height="{h}" source="{source}"/>')
        file = path.relative_to(ASSETS).as_posix()
        entries.append(
            Entry(f"tiles.{path.stem}", "picture", file, f"{name}: {kind}", maker, (w, h))
        )
    (TILES / f"{name}.tsx").write_text(_document(head, lines), encoding="utf-8")
    return entries
