"""How large a picture is by its own head, read before anything of it is unpacked."""

from __future__ import annotations

import re
from collections.abc import Callable
from struct import unpack, unpack_from
from typing import Final, TypeAlias

PictureSize: TypeAlias = tuple[int, int]

_MOST_SCANS: Final = 100
"""A JPEG goes over its whole picture once for each; ten are usual, and each may be a few bytes."""


def size_of(content: bytes) -> PictureSize | None:
    """Width and height in pixels; None for what is no PNG, WebP or JPEG, or has no honest head."""
    for mark, reader in _KINDS:
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

_KINDS: Final[tuple[tuple[re.Pattern[bytes], Callable[[bytes], PictureSize]], ...]] = (
    (re.compile(rb"\x89PNG\r\n\x1a\n.{4}IHDR.{8}", re.DOTALL), _png),
    (re.compile(rb"RIFF.{4}WEBPVP8", re.DOTALL), _webp),
    (re.compile(rb"\xff\xd8\xff"), _jpeg),
)
"""How a file of each kind begins. What the window would take for anything else is refused."""
