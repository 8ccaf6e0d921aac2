"""A strip of film: shots that keep only what has changed, and the files they can become.

A moving PNG is written by hand, so that every package can; WebP and GIF are Pillow's business,
which need not be there. The same strip gives the same bytes.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from clue.files import write_whole

Pixels = NDArray[np.uint8]
"""Rows of points of red, green and blue."""

QUICKLY, WELL = 1, 6
"""How hard shots are pressed: while they are kept, and in a file."""
COLOURS: Final = 256
THOUSAND: Final = 1000
UP: Final = 2
"""How a row of a PNG is told: by what differs from the row above."""
SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
TRUE_COLOUR: Final = bytes((8, 2, 0, 0, 0))


class NoPillowError(Exception):
    """Raised for a kind of file that only Pillow can write, where it is missing."""


@dataclass
class Shot:
    """A rectangle that has changed, and how long the picture then stands."""

    x: int
    y: int
    wide: int
    high: int
    pressed: bytes
    thousandths: int

    @property
    def pixels(self) -> Pixels:
        """What it shows."""
        plain = np.frombuffer(zlib.decompress(self.pressed), np.uint8)
        return plain.reshape(self.high, self.wide, 3)


@dataclass
class FilmStrip:
    """Shots in their order, all of one size."""

    size: tuple[int, int]
    shots: list[Shot] = field(default_factory=list)
    pictures: int = 0
    _last: Pixels | None = None
    _elapsed: float = 0.0
    _told: int = 0

    def add(self, picture: bytes, seconds: float) -> None:
        """The next picture, for so long; one like the last only makes that stand longer."""
        self.pictures += 1
        wide, high = self.size
        pixels = np.frombuffer(picture, np.uint8).reshape(high, wide, 3)
        rect = (0, 0, wide, high) if self._last is None else _changed(self._last, pixels)
        self._elapsed += seconds
        lasts = round(self._elapsed * THOUSAND) - self._told  # no fraction is lost on the way
        self._told += lasts
        if rect is None:
            self.shots[-1].thousandths += lasts
            return
        x, y, wide, high = rect
        part = np.ascontiguousarray(pixels[y : y + high, x : x + wide])
        pressed = zlib.compress(part.tobytes(), QUICKLY)
        self.shots.append(Shot(x, y, wide, high, pressed, lasts))
        self._last = pixels

    def whole(self) -> Iterator[Pixels]:
        """Every shot as the whole picture it makes."""
        wide, high = self.size
        picture = np.zeros((high, wide, 3), np.uint8)
        for shot in self.shots:
            picture[shot.y : shot.y + shot.high, shot.x : shot.x + shot.wide] = shot.pixels
            yield picture


def _changed(before: Pixels, after: Pixels) -> tuple[int, int, int, int] | None:
    """The rectangle in which two pictures differ."""
    differs = (before != after).any(axis=2)
    rows, columns = np.flatnonzero(differs.any(axis=1)), np.flatnonzero(differs.any(axis=0))
    if not rows.size:
        return None
    x, y = int(columns[0]), int(rows[0])
    return x, y, int(columns[-1]) - x + 1, int(rows[-1]) - y + 1


# -- PNG -------------------------------------------------------------------------------------------


def as_png(strip: FilmStrip) -> bytes:
    """A moving PNG: a picture anywhere, and one that moves wherever that is known."""
    head = b"".join(side.to_bytes(4) for side in strip.size) + TRUE_COLOUR
    plays = len(strip.shots).to_bytes(4) + bytes(4)
    parts = [SIGNATURE, _chunk(b"IHDR", head), _chunk(b"acTL", plays)]
    number = 0
    for place, shot in enumerate(strip.shots):
        sides = (shot.wide, shot.high, shot.x, shot.y)
        lasts = min(shot.thousandths, 0xFFFF).to_bytes(2) + THOUSAND.to_bytes(2)
        control = b"".join(side.to_bytes(4) for side in (number, *sides)) + lasts + bytes(2)
        parts.append(_chunk(b"fcTL", control))
        packed = zlib.compress(_told_by_rows(shot.pixels), WELL)
        if place == 0:
            parts.append(_chunk(b"IDAT", packed))
            number += 1
        else:
            parts.append(_chunk(b"fdAT", (number + 1).to_bytes(4) + packed))
            number += 2
    return b"".join([*parts, _chunk(b"IEND", b"")])


def still_png(pixels: Pixels) -> bytes:
    """One picture."""
    high, wide, _ = pixels.shape
    head = wide.to_bytes(4) + high.to_bytes(4) + TRUE_COLOUR
    packed = zlib.compress(_told_by_rows(pixels), WELL)
    chunks = (_chunk(b"IHDR", head), _chunk(b"IDAT", packed), _chunk(b"IEND", b""))
    return SIGNATURE + b"".join(chunks)


def _told_by_rows(pixels: Pixels) -> bytes:
    """Each row as what differs from the one above: that packs well."""
    high, wide, _ = pixels.shape
    rows = pixels.reshape(high, wide * 3)
    told = np.empty((high, wide * 3 + 1), np.uint8)
    told[:, 0] = UP
    told[0, 1:] = rows[0]
    told[1:, 1:] = rows[1:] - rows[:-1]
    return told.tobytes()


def _chunk(kind: bytes, content: bytes) -> bytes:
    return len(content).to_bytes(4) + kind + content + zlib.crc32(kind + content).to_bytes(4)


# -- WebP and GIF ----------------------------------------------------------------------------------


def _as_webp(strip: FilmStrip) -> bytes:
    return _by_pillow(strip, "WEBP", None, quality=75, method=4)


def _as_gif(strip: FilmStrip) -> bytes:
    """All in the colours of three of the pictures: what stands still then costs nothing."""
    image = import_module("PIL.Image")
    some = {0, len(strip.shots) // 2, len(strip.shots) - 1}
    seen = [pixels.copy() for number, pixels in enumerate(strip.whole()) if number in some]
    colours = image.fromarray(np.concatenate(seen)).quantize(COLOURS, dither=image.Dither.NONE)
    return _by_pillow(strip, "GIF", colours, disposal=1)


def _by_pillow(strip: FilmStrip, kind: str, colours: Any, **how: object) -> bytes:
    image, file = import_module("PIL.Image"), BytesIO()  # it need not be there: asked for late
    lasting = [shot.thousandths for shot in strip.shots]
    reel = _reel(image, strip, colours)
    reel.save(file, kind, save_all=True, duration=lasting, loop=0, **how)
    return file.getvalue()


def _reel(image: Any, strip: FilmStrip, colours: Any) -> Any:
    """The strip as Pillow reads a picture of many: only one of them is in memory."""

    class Reel(image.Image):  # type: ignore[misc]  # of a library that need not be there
        n_frames = len(strip.shots)
        is_animated = n_frames > 1

        def __init__(self) -> None:
            super().__init__()
            self._mode, self._size = "P" if colours else "RGB", strip.size
            self.palette = colours.palette if colours else None
            self._at = self.n_frames
            self.seek(0)

        def seek(self, frame: int) -> None:
            if frame >= self.n_frames:
                raise EOFError
            if frame < self._at:
                self._pictures, self._at = strip.whole(), -1
            while self._at < frame:
                self._shown, self._at = next(self._pictures), self._at + 1
            shown = image.fromarray(self._shown)
            if colours:
                shown = shown.quantize(palette=colours, dither=image.Dither.NONE)
            self.im = shown.im

        def tell(self) -> int:
            return self._at

    return Reel()


KINDS: Final[Mapping[str, Callable[[FilmStrip], bytes]]] = {
    ".png": as_png,
    ".webp": _as_webp,
    ".gif": _as_gif,
}
"""What a strip can be written as, by how the file's name ends."""


def ready_to_write(path: Path) -> bool:
    """Whether this kind of file is known here; a :class:`NoPillowError` where Pillow must do it."""
    kind = path.suffix.lower()
    if kind in KINDS and kind != ".png" and find_spec("PIL") is None:
        raise NoPillowError
    return kind in KINDS


def write(strip: FilmStrip, path: Path) -> None:
    """Write the whole file or none."""
    write_whole(path, KINDS[path.suffix.lower()](strip))


def write_stills(strip: FilmStrip, folder: Path) -> None:
    """Every shot as a picture of its own, numbered, with the moment it begins in its name."""
    folder.mkdir(parents=True, exist_ok=True)
    begins = 0
    for number, (shot, pixels) in enumerate(zip(strip.shots, strip.whole(), strict=True)):
        write_whole(folder / f"{number:04d}-{begins:06d}ms.png", still_png(pixels))
        begins += shot.thousandths
