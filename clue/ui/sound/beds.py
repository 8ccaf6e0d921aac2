"""What lies under the sounds: loops and pieces mixed block by block, ahead of what is heard.

A bed has strips that run together; each comes up or goes down to the gain it is to have. What
belongs together is put there together and stays together to the sample. New gains are taken up
where a bar begins, so that what comes and goes does so in time. Only the sound's own thread
touches a bed.

A long sound is unpacked a few seconds at a time, as it is played: a piece of four stems takes the
memory of its files and of a few seconds, and nobody waits for all of it.
"""

from __future__ import annotations

import io
import logging
import struct
from bisect import bisect_left, bisect_right
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame
from msgspec import Struct

from clue import files
from clue.ui.media.assets import AssetError, Assets
from clue.ui.sound.effects import FULL, RATE, Samples, samples_of

if TYPE_CHECKING:  # numpy comes with the first sound: the first picture is there sooner
    import numpy as np
    from numpy.typing import NDArray

log = logging.getLogger(__name__)

BLOCK: Final = int(RATE * 0.3)
"""So many samples are mixed at a time; two blocks are always ahead of what is heard."""
LARGEST: Final = 16_000_000
"""Bytes of a piece: ten times as many as the longest takes."""
AHEAD: Final = int(RATE * 2.5)
"""So many samples are unpacked at a time."""
PAGE: Final = struct.Struct("<4sBBqIIIB")
"""How a page begins; behind it stand the lengths of its parts."""


class Strip(Struct, eq=False):
    """One wave of a bed, and how it stands."""

    wave: Samples | Spool
    goal: float
    gain: float = 0.0
    at: int = 0
    loops: bool = True
    bar: int = 0
    """Samples between the moments at which a new goal counts; nought: at any."""
    pace: float = 1.2
    """Seconds from silence to all it has."""
    heard: float = 0.0
    """The goal it has taken up."""
    leaving: bool = False

    @property
    def over(self) -> bool:
        """Whether nothing more is to come of it."""
        ended = not self.loops and self.at >= len(self.wave)
        return ended or (self.leaving and self.gain == 0.0)

    def rest_of_bar(self) -> int:
        """So many samples until the next bar begins."""
        return self.bar - self.at % self.bar if self.bar else BLOCK

    def take_up(self) -> None:
        """Where a bar begins, or nothing keeps time, the goal counts."""
        if not self.bar or self.at % self.bar == 0 or self.leaving:
            self.heard = self.goal

    def add_to(self, mix: NDArray[np.float32]) -> None:
        """Play on, as long as the mix is; what is not to be heard is not even unpacked."""
        import numpy as np

        count = len(mix)
        before, furthest = self.gain, count / RATE / self.pace
        self.gain = float(np.clip(self.heard, before - furthest, before + furthest))
        if before or self.gain:
            part = self._next(count).astype(np.float32)
            if before == self.gain:
                part *= before
            else:
                part *= np.linspace(before, self.gain, len(part), dtype=np.float32)[:, None]
            mix[: len(part)] += part
        self.at += count
        if self.loops:
            self.at %= len(self.wave)

    def _next(self, count: int) -> Samples:
        import numpy as np

        piece = self.wave[self.at : self.at + count]
        if self.loops and len(piece) < count:
            return np.concatenate([piece, self.wave[0 : count - len(piece)]])
        return piece


class Bed:
    """Strips that share a channel."""

    def __init__(self, channel: int) -> None:
        self.channel = channel
        self.volume = 1.0
        self.strips: dict[str, Strip] = {}
        self.peak = 0.0
        """How high it reaches now or soon, as a share of all there is."""
        self._peaks = deque[float](maxlen=3)  # of the blocks that sound, or will next

    def put(self, strips: Mapping[str, Strip]) -> None:
        """Let these sound as well, from the same sample on."""
        self.strips.update(strips)

    def aim(self, goals: Mapping[str, float]) -> None:
        """Some strips are to have another gain, also such as were on their way out."""
        for name in goals.keys() & self.strips.keys():
            self.strips[name].goal = goals[name]
            self.strips[name].leaving = False

    def send_off(self, names: Iterable[str]) -> None:
        """These fade, and are gone then."""
        for name in names:
            if name in self.strips:
                self.strips[name].leaving = True
                self.strips[name].goal = 0.0

    def hush(self) -> None:
        """Silence at once."""
        self.strips.clear()
        pygame.mixer.Channel(self.channel).stop()

    def mixed(self, sides: int) -> Samples:
        """The next block: no longer than to the next bar of what keeps time."""
        import numpy as np

        count = min((BLOCK, *(strip.rest_of_bar() for strip in self.strips.values())))
        mix = np.zeros((count, sides), np.float32)
        for name, strip in self.strips.items():
            strip.take_up()
            try:
                strip.add_to(mix)
            except (pygame.error, ValueError) as error:  # its file was good when it was begun
                log.warning("%s is silent: %s", name, error)
                strip.gain, strip.leaving = 0.0, True
        self.strips = {name: one for name, one in self.strips.items() if not one.over}
        self._peaks.append(float(np.abs(mix).max(initial=0.0)) / FULL)
        self.peak = max(self._peaks) if self.strips else 0.0
        return np.clip(mix, -FULL, FULL - 1).astype(np.int16)

    def feed(self, sides: int) -> None:
        """Let there be one block ahead of the one that sounds."""
        channel = pygame.mixer.Channel(self.channel)
        while self.strips and channel.get_queue() is None:
            block = pygame.mixer.Sound(buffer=self.mixed(sides).tobytes())
            if channel.get_busy():
                channel.queue(block)
            else:
                channel.play(block)
                channel.set_volume(self.volume)

    def turn(self, volume: float) -> None:
        """This loud from now on."""
        self.volume = volume
        pygame.mixer.Channel(self.channel).set_volume(volume)


@dataclass(eq=False)
class OnBed:
    """Who lays waves on a bed: what the loop wants is ordered, and done in the sound's thread."""

    assets: Assets
    bed: Bed
    order: Callable[[Callable[[], None]], None]
    blame: Callable[[AssetError], None]

    def unpacked(self, kind: str, names: Iterable[str]) -> dict[str, Spool]:
        """In the sound's thread: waves of a kind; what cannot be read is told and left out."""
        waves: dict[str, Spool] = {}
        for name in names:
            try:
                waves[name] = unpacked(self.assets, f"{kind}.{name}")
            except AssetError as error:
                self.blame(error)
        return waves


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
    """As long as its sound; ``spool[a:b]`` are its samples from ``a`` to before ``b``.

    An Ogg file is made of pages, and each says with which sample it ends. A stretch of pages behind
    the file's head is a file again, and gives the same samples, to the bit, as the whole.
    """

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
