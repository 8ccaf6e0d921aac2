"""The tile numbers of a layer, in every writing Tiled offers that the game can read."""

from __future__ import annotations

import base64
import binascii
import struct
import zlib

from clue.boards.properties import whole
from clue.boards.xml_tree import Node

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
