"""The tilesets of a map: which files it may name, which tile numbers exist, and their pictures.

How large a picture is, its own head says: it is read before anything of it is unpacked.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from struct import unpack, unpack_from
from typing import Final, NamedTuple, TypeAlias

from clue import files, folders
from clue.boards.faults import FaultCode, Findings, Where
from clue.boards.objects import whole
from clue.boards.xml_tree import MOST_BYTES, Node, read_document

PictureSize: TypeAlias = tuple[int, int]

_OURS: Final = "assets"
_NAMED: Final = re.compile(r"""\bsource\s*=\s*["']([^"']+)["']""")
_MOST_FILES: Final = 2048


def reachable(folder: Path, beside: Path, source: str) -> Path | None:
    """The file a map in ``folder`` means by a name written in a file that lies ``beside`` it.

    None for one that lies elsewhere: no disk and no network is asked after it. Whoever keeps a map
    far from the game still writes ``../assets/tiles/…``, and means the game's own.
    """
    theirs, ours = _plain(folder), _plain(folders.assets())
    path = _plain(beside / source)
    if not path.is_relative_to(theirs) and not path.is_relative_to(ours):
        parts = path.parts
        if _OURS not in parts:
            return None
        last = len(parts) - 1 - parts[::-1].index(_OURS)
        path = ours.joinpath(*parts[last + 1 :])
    try:
        real = path.resolve()
    except (OSError, ValueError):
        return path  # nothing can lie there, and whoever opens it says so
    homes = theirs.resolve(), ours.resolve()
    return path if any(real.is_relative_to(home) for home in homes) else None


def _plain(path: Path) -> Path:
    """A path without ``..``, as it is written: links are followed later."""
    return Path(os.path.normpath(path.absolute()))


Stamps: TypeAlias = dict[Path, tuple[int, int] | None]
"""When each file was written and how large it is; None for one that is not there."""


def stamps(path: Path) -> Stamps:
    """A map, its tilesets and their pictures, as they are at this moment.

    They are found by what is written, not by what it means: a map with faults is watched too.
    """
    found: Stamps = {}
    waiting = [path]
    while waiting and len(found) < _MOST_FILES:
        file = waiting.pop()
        if file in found:
            continue
        found[file] = _stamp(file)
        if file.suffix.lower() in {".tmx", ".tsx"}:
            named = (reachable(path.parent, file.parent, name) for name in _sources(file))
            waiting += [other for other in named if other is not None]
    return found


def _stamp(file: Path) -> tuple[int, int] | None:
    try:
        known = file.stat()
    except (OSError, ValueError):
        return None
    return known.st_mtime_ns, known.st_size


def _sources(file: Path) -> list[str]:
    try:
        return _NAMED.findall(files.read(file, MOST_BYTES).decode("utf-8", "replace"))
    except OSError:
        return []


MOST_PIXELS: Final = 32_000_000
"""All pictures of a map together: 128 MB unpacked, eight times what the largest of ours takes."""
MOST_PICTURE_BYTES: Final = 16_000_000
_MOST_PICTURES: Final = 2048
_MOST_TILES: Final = 65_536
_WIDEST: Final = 16_384
_KINDS: Final = (".png", ".webp", ".jpg", ".jpeg")


class TileImage(NamedTuple):
    """A picture that is there, and as large as its own head and the tileset say."""

    path: Path
    width: int
    height: int


@dataclass(frozen=True)
class Tileset:
    """The tiles a map may use from one set.

    They are cut from a ``sheet``, all of one ``size``, or have ``images`` of their own.
    """

    name: str
    first: int
    numbers: frozenset[int]
    size: PictureSize = (0, 0)
    sheet: TileImage | None = None
    margin: int = 0
    spacing: int = 0
    images: Mapping[int, TileImage] = field(default_factory=dict)

    @property
    def last(self) -> int:
        """The highest tile number, as the map's layers count."""
        return self.first + max(self.numbers, default=0)

    def size_of(self, number: int) -> PictureSize:
        """Width and height of a tile, in pixels."""
        image = self.images.get(number - self.first)
        return (image.width, image.height) if image else self.size

    def __contains__(self, number: int) -> bool:
        return number - self.first in self.numbers


def read_tilesets(root: Node, where: Where, findings: Findings) -> list[Tileset] | None:
    """All tilesets of a map, or None where some could not be read and tiles cannot be judged."""
    before = len(findings.faults)
    reader = _Reader(where.file.parent, findings)
    read = [reader.read(node, where.on(node.line)) for node in root.all("tileset")]
    found = [tileset for tileset in read if tileset is not None]
    ordered = sorted(found, key=lambda tileset: tileset.first)
    for lower, higher in pairwise(ordered):
        if lower.last >= higher.first:
            findings.add(FaultCode.TILESETS_OVERLAP, where, tileset=lower.name, other=higher.name)
    return found if len(findings.faults) == before else None


@dataclass
class _Reader:
    """Reads the tilesets of one map, and counts what they cost together."""

    folder: Path
    findings: Findings
    _sizes: dict[Path, PictureSize | None] = field(default_factory=dict)
    _pixels: int = 0
    _spent: bool = False
    _bytes: int = 0

    def read(self, node: Node, where: Where) -> Tileset | None:
        """One tileset, from the map itself or from the file it names."""
        first = whole(node.attributes.get("firstgid"))
        if first is None or first < 1:
            self.findings.add(FaultCode.TILESET_NUMBER, where)
            return None
        source = node.attributes.get("source")
        if source is None:
            return self._read_tiles(node, first, where)
        if Path(source).suffix.lower() != ".tsx":
            self.findings.add(FaultCode.TILESET_BROKEN, where, name=source, reason="kind")
            return None
        path = self._path(source, where)
        if path is None or not self._affords(path, where):
            return None
        missing, broken = FaultCode.TILESET_MISSING, FaultCode.TILESET_BROKEN
        body = read_document(path, self.findings, where, missing, broken)
        if body is None:
            return None
        inside = Where(path, body.line)
        if body.tag != "tileset":
            self.findings.add(FaultCode.TILESET_BROKEN, inside, name=source, reason="tag")
            return None
        return self._read_tiles(body, first, inside)

    def _path(self, source: str, where: Where) -> Path | None:
        """Where a tileset or a picture lies, if it lies where a map may look."""
        path = reachable(self.folder, where.file.parent, source)
        if path is None:
            self.findings.add(FaultCode.OUT_OF_REACH, where, name=source)
        return path

    def _affords(self, path: Path, where: Where) -> bool:
        """Whether all tilesets up to this one are no more than one file may be."""
        try:
            self._bytes += path.stat().st_size
        except (OSError, ValueError):
            return True  # it is not there, as its reader will say
        if self._bytes > MOST_BYTES:
            self.findings.add(FaultCode.FILE_TOO_BIG, where, most=MOST_BYTES // 1_000_000)
        return self._bytes <= MOST_BYTES

    def _read_tiles(self, node: Node, first: int, where: Where) -> Tileset | None:
        name = node.attributes.get("name", "")
        sheet = node.first("image")
        if sheet is None:
            return self._read_collection(node, name, first, where)
        size = _size(node, "tilewidth", "tileheight")
        picture = self._read_picture(sheet, where)
        if size is None or (picture and (size[0] > picture.width or size[1] > picture.height)):
            self.findings.add(FaultCode.TILESET_EMPTY, where, tileset=name)
            return None
        if picture is None:
            return None
        margin = whole(node.attributes.get("margin", "0")) or 0
        spacing = whole(node.attributes.get("spacing", "0")) or 0
        if not 0 <= margin < min(size) or not 0 <= spacing <= _WIDEST:
            self.findings.add(FaultCode.TILESET_EMPTY, where, tileset=name)
            return None
        columns = (picture.width - 2 * margin + spacing) // (size[0] + spacing)
        rows = (picture.height - 2 * margin + spacing) // (size[1] + spacing)
        if not 0 < columns * rows <= _MOST_TILES:
            self.findings.add(FaultCode.TILESET_EMPTY, where, tileset=name)
            return None
        numbers = frozenset(range(columns * rows))
        return Tileset(name, first, numbers, size, picture, margin, spacing)

    def _read_collection(self, node: Node, name: str, first: int, where: Where) -> Tileset | None:
        """A tileset in which every tile is a picture of its own, such as furniture."""
        images: dict[int, TileImage] = {}
        sound = True
        for tile in node.all("tile"):
            number = whole(tile.attributes.get("id"))
            image = tile.first("image")
            picture = self._read_picture(image, where.on(tile.line)) if image else None
            if number is None or not 0 <= number < _MOST_TILES or picture is None:
                sound = False
            else:
                images[number] = picture
        if not images:
            self.findings.add(FaultCode.TILESET_EMPTY, where, tileset=name)
            return None
        return Tileset(name, first, frozenset(images), images=images) if sound else None

    def _read_picture(self, image: Node, where: Where) -> TileImage | None:
        """A picture that exists and is as large as the tileset says."""
        source = image.attributes.get("source", "")
        at = where.on(image.line)
        if Path(source).suffix.lower() not in _KINDS:
            self.findings.add(FaultCode.IMAGE_KIND, at, name=source, kinds=", ".join(_KINDS))
            return None
        path = self._path(source, at)
        if path is None or not self._affords_picture(path, source, at):
            return None
        said, real = _size(image, "width", "height"), self._sizes[path]
        if said is None or real != said:
            width, height = real or (0, 0)
            self.findings.add(FaultCode.IMAGE_SIZE, at, name=source, width=width, height=height)
            return None
        return TileImage(path, *said)

    def _affords_picture(self, path: Path, source: str, at: Where) -> bool:
        """Whether a picture is there, and all up to this one can be unpacked."""
        if path not in self._sizes and not self._spent:
            try:
                size = self._sizes[path] = _size_in(path)
            except (OSError, ValueError):
                self.findings.add(FaultCode.IMAGE_MISSING, at, name=source)
                return False
            self._pixels += size[0] * size[1] if size else 0
            self._spent = self._pixels > MOST_PIXELS or len(self._sizes) > _MOST_PICTURES
            if self._spent:
                most = MOST_PIXELS // 1_000_000
                self.findings.add(FaultCode.IMAGES_TOO_LARGE, at, most=most)
        return not self._spent


def _size(node: Node, width: str, height: str) -> PictureSize | None:
    """A size in pixels that a picture can have."""
    wide, high = whole(node.attributes.get(width)), whole(node.attributes.get(height))
    if wide is None or high is None or min(wide, high) < 1 or max(wide, high) > _WIDEST:
        return None
    return wide, high


def _size_in(path: Path) -> PictureSize | None:
    """What a picture's own head says; an OSError if there is no such file."""
    if not path.is_file():
        raise FileNotFoundError(path)
    with path.open("rb") as file:
        content = file.read(MOST_PICTURE_BYTES + 1)
    return size_of(content) if len(content) <= MOST_PICTURE_BYTES else None


_MOST_SCANS: Final = 100
"""A JPEG goes over its whole picture once for each; ten are usual, and each may be a few bytes."""


def size_of(content: bytes) -> PictureSize | None:
    """Width and height in pixels; None for what is no PNG, WebP or JPEG, or has no honest head."""
    for mark, reader in _HEADS:
        if mark.match(content):
            try:
                size = reader(content)
            except (ValueError, LookupError):
                return None
            return size if min(size) > 0 else None
    return None


def _png(content: bytes) -> PictureSize:
    width, height = unpack(">II", content[16:24])
    return width, height


def _webp(content: bytes) -> PictureSize:
    """Three ways of writing it, each with its own head; one that moves is none."""
    (length,) = unpack_from("<I", content, 4)
    if length + 8 > len(content):
        raise ValueError("cut off")
    kind, body = content[12:16], content[20:30].ljust(10, b"\0")
    if kind == b"VP8 ":
        width, height = unpack("<HH", body[6:10])
        return width & 0x3FFF, height & 0x3FFF
    if kind == b"VP8L":
        bits = int.from_bytes(body[1:5], "little")
        return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
    if kind == b"VP8X" and not body[0] & _MOVING:
        return int.from_bytes(body[4:7], "little") + 1, int.from_bytes(body[7:10], "little") + 1
    raise ValueError(kind)


_MOVING: Final = 0x02


def _jpeg(content: bytes) -> PictureSize:
    """From mark to mark up to the frame's own."""
    if content.count(b"\xff\xda") > _MOST_SCANS:
        raise ValueError("scans")
    at = 2
    while content[at] == _MARK:
        kind = content[at + 1]
        if kind == _MARK:  # may be repeated
            at += 1
        elif kind in _FRAMES:
            height, width = unpack(">HH", content[at + 5 : at + 9].ljust(4, b"\0"))
            return width, height
        elif kind == _SCAN:
            break
        else:
            at += 2 + int.from_bytes(content[at + 2 : at + 4], "big")
    raise ValueError("no frame")


_MARK: Final = 0xFF
_SCAN: Final = 0xDA
_FRAMES: Final = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}

_HEADS: Final[tuple[tuple[re.Pattern[bytes], Callable[[bytes], PictureSize]], ...]] = (
    (re.compile(rb"\x89PNG\r\n\x1a\n.{4}IHDR.{8}", re.DOTALL), _png),
    (re.compile(rb"RIFF.{4}WEBPVP8", re.DOTALL), _webp),
    (re.compile(rb"\xff\xd8\xff"), _jpeg),
)
"""How a file of each kind begins. What the window would take for anything else is refused."""
