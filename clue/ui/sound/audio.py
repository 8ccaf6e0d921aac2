"""System libraries complain on the terminal about what is no fault here; the log says it once."""

from __future__ import annotations

import logging
import os
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Final

import pygame

from clue.background import Background, Round
from clue.ui.media.assets import Assets
from clue.ui.sound.around import Around
from clue.ui.sound.beds import Bed, Desk
from clue.ui.sound.effects import RATE, Effects
from clue.ui.sound.limiter import Limiter
from clue.ui.sound.music import Music
from clue.ui.sound.takes import Takes

log = logging.getLogger(__name__)


@contextmanager
def quiet_stderr() -> Iterator[None]:
    """Send what C libraries write to the terminal nowhere, for a moment."""
    if sys.platform == "win32" or sys.stderr is None:
        yield
        return
    sys.stderr.flush()
    kept = os.dup(2)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)


BUFFER: Final = 2048
"""Sound is made ready so many samples at a time: fewer cost more, more are heard too late."""
CHANNELS: Final = 16
MUSIC_CHANNEL: Final = 0
AROUND_CHANNEL: Final = 1
WEIGHTY: Final = frozenset(("turn", "card.flip", "envelope", "wax", "right", "wrong"))
"""Under these the music goes down by six decibels."""

TELLING: Final = frozenset(
    (
        *("turn", "door", "passage", "deal", "card.slide", "card.flip"),
        *("envelope", "right", "wrong", "error", "thunder"),
        *("stamp", "heartbeat", "wax", "tick"),
    )
)
"""Who does not hear these misses something; a caption says it."""


class Audio:
    """The game's voice; ``open`` it after the first picture, for it takes its time."""

    def __init__(self, assets: Assets, background: Background | None = None) -> None:
        self.assets = assets
        self.open_for_sound = False
        self.missing = False  # there is no sound card, or none that can be used
        self.mono = False
        self.on_telling: Callable[[str], None] = lambda _: None  # a sound that tells something
        self.played: list[str] = []  # the last names asked for, newest last, for tests
        self.takes = Takes(assets.entries)
        background = background or Background()
        self.effects = Effects(assets, self.takes, background)
        self.limiter = Limiter()
        self.score = Music(assets, background, self._wake)
        self.house = Around(assets, background, self._wake)
        self.desk: Desk | None = None
        self._mixing: Round | None = None
        self._sound_volume = 0.8
        self._music_volume = 0.5
        self._around_volume = 0.5
        self._muted = False
        self.hidden = False

    def open(self) -> None:
        """Look for a sound card; none is no error."""
        sides = 1 if self.mono else 2
        try:
            with quiet_stderr():
                pygame.mixer.init(RATE, -16, sides, BUFFER)
            pygame.mixer.set_num_channels(CHANNELS)
            pygame.mixer.set_reserved(AROUND_CHANNEL + 1)
        except pygame.error as error:
            log.info("no sound: %s", error)
            self.missing = True
            return
        self.open_for_sound = True
        music, around = Bed(MUSIC_CHANNEL), Bed(AROUND_CHANNEL)
        self.desk = Desk(music, around, sides)
        self._apply()
        self.effects.fill()
        self._mixing = Round(self.desk.tend, "mixing")
        self.score.attach(music)
        self.house.attach(around)

    def set_volumes(self, sound: float, music: float, around: float, *, muted: bool) -> None:
        """Volumes from nought to one: of effects, of music, of what lies around the table."""
        self._sound_volume, self._music_volume, self._muted = sound, music, muted
        self._around_volume = around
        self._apply()

    def set_hidden(self, hidden: bool) -> None:
        """Silence while the window cannot be seen."""
        if hidden != self.hidden:
            self.hidden = hidden
            self._apply()
            if self.open_for_sound:
                (pygame.mixer.pause if hidden else pygame.mixer.unpause)()

    def play(self, name: str, volume: float = 1.0) -> None:
        """A sound, now; of ``name.1``, ``name.2`` and so on any but the last."""
        self.played = [*self.played[-63:], name]
        if name in TELLING:
            self.on_telling(name)
        take = self.takes.next(name)
        if not self._audible or self.desk is None:
            return
        ready = self.effects.find(take)
        channel = pygame.mixer.find_channel()
        if ready is None or channel is None:
            return
        channel.play(ready.sound)
        gain = min(1.0, volume * take.gain * self._sound_volume)
        beneath = sum(bed.peak * bed.volume for bed in self.desk.beds)
        gains = self.limiter.begin(channel.id, ready.peaks, gain, time.monotonic(), beneath)
        for number, loud in gains.items():
            pygame.mixer.Channel(number).set_volume(loud)
        if name in WEIGHTY:
            self.duck(ready.sound.get_length())

    def around(self, place: str) -> None:
        """Where one is: in a room, the corridor or the night; no place is silence."""
        self.house.be_in(place)

    def music(self, name: str) -> None:
        """Change the music, softly; no name stops it. ``name`` is without its ``music.``."""
        self.score.start(name)

    def level(self, stems: Mapping[str, float]) -> None:
        """How loud each stem of the music is to be."""
        self.score.level(stems)

    def stop_music(self) -> None:
        """At once: the silence before an envelope opens."""
        self.score.stop()
        if self.desk is not None:
            pygame.mixer.Channel(MUSIC_CHANNEL).stop()

    def set_mono(self, mono: bool) -> None:
        """The same in both ears, or not."""
        if mono != self.mono:
            self.mono = mono
            if self.open_for_sound:
                self.close()
                self.open()

    def duck(self, seconds: float) -> None:
        """The music goes down for so long: something else is to be heard."""
        if self.desk is not None:
            self.desk.duck(seconds)
            self._wake()

    def close(self) -> None:
        """Give the sound card back."""
        if self._mixing is not None:
            self._mixing.close()
            self._mixing = self.desk = None
            self.effects.leave()
            self.score.attach(None)
            self.house.attach(None)
            pygame.mixer.quit()
        self.open_for_sound = False

    @property
    def _audible(self) -> bool:
        return not self._muted and not self.hidden and self._sound_volume > 0

    def _wake(self) -> None:
        if self._mixing is not None:
            self._mixing.wake()

    def _apply(self) -> None:
        if self.desk is None:
            return
        silent = self._muted or self.hidden
        self.desk.volume = 0 if silent else self._music_volume
        self.desk.music.turn(self.desk.volume)
        self.desk.around.turn(0 if silent else self._around_volume)
        self.desk.paused = self.hidden
        self._wake()
