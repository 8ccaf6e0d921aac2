"""What lies under the sounds: loops and pieces mixed block by block, ahead of what is heard.

A bed has strips that run together; each comes up or goes down to the gain it is to have. What
belongs together is put there together and stays together to the sample. New gains are taken up
where a bar begins, so that what comes and goes does so in time.
"""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
import pygame
from numpy.typing import NDArray

from clue.ui.sound.effects import RATE, Samples
from clue.ui.sound.limiter import FULL

BLOCK: Final = int(RATE * 0.3)
"""So many samples are mixed at a time; two blocks are always ahead of what is heard."""
CALM: Final = 0.12
"""Seconds between two looks whether another block is wanted."""
BRISK: Final = 0.03
"""The same while the music goes down or comes up again."""
DUCKED: Final = 0.5
"""The share of the music that is left under what matters: six decibels less."""
DOWN: Final = 0.12
"""Seconds in which it goes down."""
UP: Final = 0.9


@dataclass
class Strip:
    """One wave of a bed, and how it stands."""

    wave: Samples
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
        """Play on, as long as the mix is."""
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
        piece = self.wave[self.at : self.at + count]
        if self.loops and len(piece) < count:
            return np.concatenate([piece, self.wave[: count - len(piece)]])
        return piece


class Bed:
    """Strips that share a channel."""

    def __init__(self, channel: int) -> None:
        self.channel = channel
        self.volume = 1.0
        self.strips: dict[str, Strip] = {}
        self.guard = threading.Lock()
        self._peaks = deque[float](maxlen=3)  # of the blocks that sound, or will next

    @property
    def peak(self) -> float:
        """How high it reaches now or soon, as a share of all there is."""
        return max(self._peaks, default=0.0) if self.strips else 0.0

    def put(self, strips: Mapping[str, Strip]) -> None:
        """Let these sound as well, from the same sample on."""
        with self.guard:
            self.strips.update(strips)

    def aim(self, goals: Mapping[str, float]) -> None:
        """Some strips are to have another gain."""
        with self.guard:
            for name in goals.keys() & self.strips.keys():
                self.strips[name].goal = goals[name]

    def send_off(self, names: Sequence[str]) -> None:
        """These fade, and are gone then."""
        with self.guard:
            for name in names:
                if name in self.strips:
                    self.strips[name].leaving = True
                    self.strips[name].goal = 0.0

    def clear(self) -> None:
        """Silence at once."""
        with self.guard:
            self.strips.clear()

    def mixed(self, sides: int) -> Samples:
        """The next block: no longer than to the next bar of what keeps time."""
        with self.guard:
            strips = list(self.strips.values())
            count = min((BLOCK, *(strip.rest_of_bar() for strip in strips)))
            mix = np.zeros((count, sides), np.float32)
            for strip in strips:
                strip.take_up()
                strip.add_to(mix)
            self.strips = {name: one for name, one in self.strips.items() if not one.over}
        self._peaks.append(float(np.abs(mix).max(initial=0.0)) / FULL)
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


class Desk:
    """Feeds the beds, and turns the music down under what matters."""

    def __init__(self, music: Bed, around: Bed, sides: int) -> None:
        self.music = music
        self.around = around
        self.beds = (music, around)
        self.sides = sides
        self.volume = 1.0  # of the music, when nothing is above it
        self.paused = False
        self._until = 0.0  # so long something matters more than the music
        self._share = 1.0

    def duck(self, seconds: float) -> None:
        """Something matters more than the music, for so long."""
        self._until = max(self._until, time.monotonic() + seconds)

    @property
    def ducked(self) -> bool:
        """Whether something matters more than the music just now."""
        return time.monotonic() < self._until

    def tend(self) -> float | None:
        """Feed all beds; when to do so again, if there is anything to be heard."""
        if self.paused or not any(bed.strips for bed in self.beds):
            return None
        for bed in self.beds:
            bed.feed(self.sides)
        return BRISK if self._follow() else CALM

    def _follow(self) -> bool:
        """Bring the music nearer to where it should be; whether it is not there yet."""
        goal = DUCKED if self.ducked else 1.0
        if self._share == goal == 1.0:
            return False
        before = self._share
        down, up = (1 - DUCKED) * BRISK / DOWN, (1 - DUCKED) * BRISK / UP
        self._share = min(max(goal, before - down), before + up)
        self.music.turn(self.volume * self._share)
        return True
