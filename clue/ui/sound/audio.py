"""System libraries complain on the terminal about what is no fault here; the log says it once."""

from __future__ import annotations

import logging
import os
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from typing import Final

import pygame

from clue.background import Background
from clue.ui.media.assets import AssetError, Assets
from clue.ui.sound.around import Around
from clue.ui.sound.desk import AROUND_CHANNEL, HUSHED, Desk, DeskOrder
from clue.ui.sound.effects import RATE, Effects, Limiter, Takes
from clue.ui.sound.music import Music

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
WEIGHTY: Final = frozenset(("turn", "card.flip", "envelope", "stamp", "wax", "right", "wrong"))
"""Under these the music goes down by six decibels."""

TELLING: Final = frozenset(
    (
        *("turn", "door", "passage", "deal", "card.slide", "card.flip"),
        *("envelope", "right", "wrong", "error", "thunder"),
        *("none", "stamp", "heartbeat", "wax", "tick"),
    )
)
"""Who does not hear these misses something; a caption says it."""


class Audio:
    """The game's voice; ``open`` it after the first picture, for it takes its time.

    Here is what the loop says; the desk's thread does it. That thread alone touches pygame's mixer:
    where one thread played a sound while another queued one, the interpreter's memory was damaged.
    """

    def __init__(self, assets: Assets, background: Background | None = None) -> None:
        self.assets = assets
        self.missing = False  # there is no sound card, or none that can be used
        self.mono = False
        self.on_telling: Callable[[str], None] = lambda _: None  # a sound that tells something
        self.played: list[str] = []  # the last names asked for, newest last, for tests
        self._background = background or Background()
        self.effects = Effects(assets, Takes(assets.entries), self._blame)
        self.desk = Desk(self.effects.prepare)
        self.limiter = Limiter()
        self.score = Music(assets, self.desk.music, self._order, self._blame)
        self.house = Around(assets, self.desk.around, self._order, self._blame)
        self._sound_volume = 0.8
        self._music_volume = 0.5
        self._around_volume = 0.5
        self._muted = False
        self.hidden = False

    def open(self) -> None:
        """Look for a sound card, behind the picture; none is no error."""
        self.desk.begin(self._open_card)

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

    def play(self, name: str, volume: float = 1.0) -> None:
        """A sound, now; of ``name.1``, ``name.2`` and so on any but the last."""
        self.played = [*self.played[-63:], name]
        if name in TELLING:
            self.on_telling(name)
        if self._audible:
            self.desk.order(partial(self._play, name, volume * self._sound_volume))

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

    def set_mono(self, mono: bool) -> None:
        """The same in both ears, or not."""
        if mono != self.mono:
            self.mono = mono
            self.desk.order(self._open_again)

    def duck(self, seconds: float) -> None:
        """The music goes down for so long: something else is to be heard."""
        self.desk.duck(seconds)

    def hush(self, seconds: float) -> None:
        """Next to nothing is left of it for so long: a breath is held."""
        self.desk.duck(seconds, HUSHED)

    def close(self) -> None:
        """Give the sound card back."""
        if self.desk.close():
            self._close_card()

    @property
    def _audible(self) -> bool:
        return not self._muted and not self.hidden and self._sound_volume > 0

    def _apply(self) -> None:
        self.desk.order(self._tune)

    def _order(self, act: DeskOrder) -> None:
        """Have this done where there is a card; once there is one, what is wanted then begins."""
        self.desk.order(lambda: act() if self.desk.open else None)

    def _blame(self, error: AssetError) -> None:
        self._background.post(lambda: self.assets.blame(error))

    # -- in the sound's thread ---------------------------------------------------------------------

    def _open_card(self) -> None:
        self.desk.sides = 1 if self.mono else 2
        try:
            with quiet_stderr():
                pygame.mixer.init(RATE, -16, self.desk.sides, BUFFER, allowedchanges=0)
            pygame.mixer.set_num_channels(CHANNELS)
        except pygame.error as error:
            log.info("no sound: %s", error)
            self.missing = True
            return
        self.effects.forget()
        self.score.forget()
        self.desk.open = True
        self._tune()
        self.score.sound(self.score.piece, self.score.levels)
        self.house.sound(self.house.place)

    def _close_card(self) -> None:
        if self.desk.open:
            self.desk.open = False
            for bed in self.desk.beds:
                bed.strips.clear()
            pygame.mixer.quit()

    def _open_again(self) -> None:
        if self.desk.open:
            self._close_card()
            self._open_card()

    def _tune(self) -> None:
        if not self.desk.open:
            return
        silent = self._muted or self.hidden
        self.desk.volume = 0 if silent else self._music_volume
        self.desk.music.turn(self.desk.volume)
        self.desk.around.turn(0 if silent else self._around_volume)
        if self.hidden != self.desk.paused:
            self.desk.paused = self.hidden
            (pygame.mixer.pause if self.hidden else pygame.mixer.unpause)()

    def _play(self, name: str, volume: float) -> None:
        if not self.desk.open:
            return
        channels = map(pygame.mixer.Channel, range(AROUND_CHANNEL + 1, CHANNELS))
        channel = next((one for one in channels if not one.get_busy()), None)
        take = self.effects.take(name)
        if take is None or channel is None:
            return
        channel.play(take.sound)
        gain = min(1.0, volume * take.gain)
        beneath = sum(bed.peak * bed.volume for bed in self.desk.beds)
        gains = self.limiter.begin(channel.id, take.peaks, gain, time.monotonic(), beneath)
        for number, loud in gains.items():
            pygame.mixer.Channel(number).set_volume(loud)
        if name in WEIGHTY:
            self.desk.duck(take.sound.get_length())
