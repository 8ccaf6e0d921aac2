"""A mansion's drawing in a few parts that can be sent, and a mansion again on another computer.

The map is ``map.tmx``; its own tilesets and pictures are numbered, so that no name of a file ever
travels. What belongs to the game stays at home. Text is packed, pictures are as they were.
"""

from __future__ import annotations

import re
import tempfile
import threading
import zlib
from collections.abc import Iterator, Mapping
from dataclasses import replace
from hashlib import blake2b
from html import escape
from pathlib import Path
from typing import Final, TypeAlias

from clue import files, folders
from clue.boards.faults import FaultCode, Findings, MapError, Where
from clue.boards.loader import load_mansion
from clue.boards.mansion import Mansion
from clue.boards.tilesets import MOST_PICTURE_BYTES, reachable
from clue.boards.xml_tree import MOST_BYTES, Node, read_document
from clue.rules.board import Board

MAP_PART: Final = "map.tmx"
PART_NAMES: Final = r"^(map\.tmx|[0-9]{1,4}\.(tsx|png|webp|jpg|jpeg))$"
MOST_PARTS: Final = 500
MOST_PACKED: Final = 2_000_000
"""Bytes of all parts together: a map of the game's own tiles takes a hundredth of it."""

_TEXTS: Final = (".tmx", ".tsx")
_SAFE_NAME: Final = re.compile(r"[\w][\w -]{0,59}")
_NO_FILES: Final = re.compile(r"(con|prn|aux|nul|com[0-9]|lpt[0-9]) *", re.IGNORECASE)
"""What Windows takes for a device, whatever follows."""

MapParts: TypeAlias = Mapping[str, bytes]
"""The parts of a drawing by their names."""


class UnfitPartsError(ValueError):
    """The parts make no drawing, or one that is too large."""


# -- packing -----------------------------------------------------------------------------------


def parts_of(path: Path) -> MapParts | None:
    """The parts of a map that can be played on; None where it is too large to be sent."""
    packer = _PartsPacker(path)
    try:
        packer.add_map()
    except (OSError, UnfitPartsError):
        return None
    return packer.parts


class _PartsPacker:
    """Gathers the parts of one map, and counts what they come to."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.parts: dict[str, bytes] = {}
        self._names: dict[Path, str] = {}
        self._left = MOST_PACKED

    def add_map(self) -> None:
        root = _tree(self.path)
        for tileset in root.all("tileset"):
            source = tileset.attributes.get("source")
            if source is None:
                self._add_pictures(tileset, self.path)
            else:
                tileset.attributes["source"] = self._tileset(source)
        self._put(MAP_PART, _packed(root))

    def _tileset(self, source: str) -> str:
        path = self._found(source, self.path)
        if (ours := _ours(path)) is not None:
            return ours
        if path not in self._names:
            name = self._names[path] = f"{len(self._names)}.tsx"
            root = _tree(path)
            self._add_pictures(root, path)
            self._put(name, _packed(root))
        return self._names[path]

    def _add_pictures(self, tileset: Node, beside: Path) -> None:
        for image in (node for node in tileset.walk() if node.tag == "image"):
            path = self._found(image.attributes.get("source", ""), beside)
            if (ours := _ours(path)) is not None:
                image.attributes["source"] = ours
                continue
            if path not in self._names:
                name = self._names[path] = f"{len(self._names)}{path.suffix.lower()}"
                self._put(name, files.read(path, min(self._left, MOST_PICTURE_BYTES)))
            image.attributes["source"] = self._names[path]

    def _found(self, source: str, beside: Path) -> Path:
        path = reachable(self.path.parent, beside.parent, source)
        if path is None:
            raise UnfitPartsError(source)
        return path

    def _put(self, name: str, data: bytes) -> None:
        self.parts[name] = data
        self._left -= len(data)
        if self._left < 0 or len(self.parts) > MOST_PARTS:
            raise UnfitPartsError(name)


def _tree(path: Path) -> Node:
    where, broken = Where(path), FaultCode.BROKEN_XML
    root = read_document(path, Findings(), where, FaultCode.NO_FILE, broken)
    if root is None:
        raise UnfitPartsError(str(path))
    return root


def _ours(path: Path) -> str | None:
    """How a map anywhere names a file of the game's own."""
    home = folders.assets().resolve()
    real = path.resolve()
    return f"../assets/{real.relative_to(home).as_posix()}" if real.is_relative_to(home) else None


def _packed(root: Node) -> bytes:
    return zlib.compress("".join(_written(root)).encode(), 9)


def _written(node: Node) -> Iterator[str]:
    """A tree as XML; Tiled never mixes text with elements."""
    said = (f' {name}="{_quoted(value)}"' for name, value in node.attributes.items())
    yield f"<{node.tag}{''.join(said)}>"
    yield escape("".join(node.texts).strip(), quote=False)
    for child in node.children:
        yield from _written(child)
    yield f"</{node.tag}>\n"


def _quoted(value: str) -> str:
    return escape(value).replace("\n", "&#10;").replace("\t", "&#9;").replace("\r", "&#13;")


# -- unpacking ---------------------------------------------------------------------------------


class _Unpacked:
    """The drawings that came along and have been looked at, until the game ends."""

    def __init__(self) -> None:
        self._door = threading.Lock()
        self._folder: tempfile.TemporaryDirectory[str] | None = None
        self._known: dict[tuple[bytes, Board], Mansion | None] = {}

    def mansion(self, parts: MapParts, board: Board) -> Mansion | None:
        """The mansion of some parts, if they draw this very board."""
        with self._door:
            key = _digest(parts), board
            if key not in self._known:
                self._known[key] = self._read(parts, board, key[0].hex())
            return self._known[key]

    def holds(self, path: Path) -> bool:
        """Whether a map lies among the unpacked."""
        return self._folder is not None and path.is_relative_to(self._folder.name)

    def _read(self, parts: MapParts, board: Board, name: str) -> Mansion | None:
        try:
            if self._folder is None:
                self._folder = tempfile.TemporaryDirectory(
                    prefix="clue-", ignore_cleanup_errors=True
                )
            mansion = load_mansion(_put_down(parts, Path(self._folder.name) / name))
        except (OSError, MapError, UnfitPartsError):
            return None
        named = replace(mansion, board=replace(mansion.board, name=board.name))
        return named if named.board == board else None


_unpacked: Final = _Unpacked()


def mansion_in(parts: MapParts, board: Board) -> Mansion | None:
    """The mansion that some parts draw; None unless it can be played on and is this board's.

    They are judged like any map one opens: by the checker, with its bounds for everything.
    """
    return _unpacked.mansion(parts, board)


def came_along(mansion: Mansion) -> bool:
    """Whether a mansion is only here because a game has brought it."""
    return _unpacked.holds(mansion.path)


def keep_parts(parts: MapParts, name: str) -> Path:
    """Put a drawing among the player's own maps, in a folder of its own; the map's place.

    OSError if that cannot be written, :class:`UnfitPartsError` if they are no parts of a map.
    """
    safe = name if _SAFE_NAME.fullmatch(name) and not _NO_FILES.fullmatch(name) else "mansion"
    folder = files.free_name(folders.own_maps() / safe)
    return _put_down(parts, folder, f"{safe}.tmx")


def _put_down(parts: MapParts, folder: Path, map_name: str = MAP_PART) -> Path:
    """Write the parts as files into a folder, the map last."""
    content = _opened(parts)
    files.make_folder(folder)
    for name in sorted(content, key=lambda name: name == MAP_PART):
        files.write_whole(folder / (map_name if name == MAP_PART else name), content[name])
    return folder / map_name


def _opened(parts: MapParts) -> dict[str, bytes]:
    """What stands in the parts, none of it larger than a map's own files may be."""
    packed = sum(map(len, parts.values()))
    if MAP_PART not in parts or len(parts) > MOST_PARTS or packed > MOST_PACKED:
        raise UnfitPartsError(MAP_PART)
    left = MOST_BYTES
    found: dict[str, bytes] = {}
    for name, data in parts.items():
        if not re.fullmatch(PART_NAMES, name):
            raise UnfitPartsError(name)
        found[name] = data
        if name.endswith(_TEXTS):
            found[name] = _text_of(data, left)
            left -= len(found[name])
    return found


def _text_of(data: bytes, most: int) -> bytes:
    unpacker = zlib.decompressobj()
    try:
        text = unpacker.decompress(data, most + 1)
    except zlib.error:
        raise UnfitPartsError from None
    if len(text) > most or not unpacker.eof or unpacker.unused_data:
        raise UnfitPartsError
    return text


def _digest(parts: MapParts) -> bytes:
    told = blake2b(digest_size=16)
    for name, data in sorted(parts.items()):
        told.update(f"{name} {len(data)} ".encode())
        told.update(data)
    return told.digest()
