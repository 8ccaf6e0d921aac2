"""A long sound, unpacked a few seconds at a time, as it is played.

An Ogg file is made of pages, and each says with which sample it ends. A stretch of pages behind
the file's head is a file again, and gives the same samples, to the bit, as the whole. So a piece of
four stems takes the memory of its files and of a few seconds, and nobody waits for all of it.
"""

from __future__ import annotations

import io
import struct
from bisect import bisect_left, bisect_right
from collections.abc import Iterator
from typing import Final, NamedTuple

import pygame

from clue import files
from clue.ui.media.assets import AssetError, Assets
from clue.ui.sound.effects import RATE, Samples, samples_of

LARGEST: Final = 16_000_000
"""Bytes of a piece: ten times as many as the longest takes."""
AHEAD: Final = int(RATE * 2.5)
"""So many samples are unpacked at a time."""
PAGE: Final = struct.Struct("<4sBBqIIIB")
"""How a page begins; behind it stand the lengths of its parts."""


class OggPage(NamedTuple):
    """Where in the file it begins, and the sample it ends with."""

    at: int
    ends: int


def _pages(data: bytes) -> Iterator[OggPage]:
    at, ends = 0, 0
    while at < len(data):
        mark, _, _, sample, _, _, _, parts = PAGE.unpack_from(data, at)
        if mark != b"OggS":
            raise ValueError(f"no page at byte {at}")
        ends = max(ends, sample)  # a page with which nothing ends says -1
        yield OggPage(at, ends)
        lengths = data[at + PAGE.size : at + PAGE.size + parts]
        at += PAGE.size + parts + sum(lengths)


class Spool:
    """As long as its sound; ``spool[a:b]`` are its samples from ``a`` to before ``b``."""

    def __init__(self, data: bytes) -> None:
        import numpy as np

        try:
            pages = [page for page in _pages(data) if page.ends]
        except struct.error as error:
            raise ValueError(str(error)) from error
        if not pages:
            raise ValueError("no sound in it")
        self._data = data
        self._head = data[: pages[0].at]
        self._starts = [*(page.at for page in pages), len(data)]
        self._ends = [page.ends for page in pages]
        self._from, self._window = 0, np.zeros((0, 1), np.int16)
        _ = self[0:1]  # a file that cannot be unpacked is told at once

    def __len__(self) -> int:
        return self._ends[-1]

    def __getitem__(self, part: slice) -> Samples:
        start, stop, _ = part.indices(len(self))
        if not self._from <= start <= stop <= self._from + len(self._window):
            self._unpack(start, stop)
        return self._window[start - self._from : stop - self._from]

    def _unpack(self, start: int, stop: int) -> None:
        """From the page before, which runs over into the one that has the first sample."""
        first = max(0, bisect_right(self._ends, start) - 1)
        last = bisect_left(self._ends, min(max(stop, start + AHEAD), len(self)))
        file = self._head + self._data[self._starts[first] : self._starts[last + 1]]
        wave = samples_of(pygame.mixer.Sound(io.BytesIO(file)))
        begins = self._ends[last] - len(wave)
        if begins > start:
            raise ValueError(f"sample {start} is not in it")
        self._from, self._window = start, wave[start - begins :]


def unpacked(assets: Assets, name: str) -> Spool:
    """An asset as it can be played, or the error that names it."""
    try:
        return Spool(files.read(assets.path(name), LARGEST))
    except (OSError, ValueError, pygame.error) as error:
        raise AssetError(name, "error-broken-asset", str(error)) from error
