"""The game's voice, and the sound's own thread: it opens the card, mixes ahead, and plays.

The loop gives orders and never waits. Whatever reads or unpacks a sound happens in that thread, in
the order in which it was asked for; so nothing here needs a lock.
"""

from __future__ import annotations

import logging
import os
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from queue import SimpleQueue
from threading import Event
from typing import Final, TypeAlias

import pygame

from clue.background import Background, Round
from clue.ui.media.assets import AssetError, Assets
from clue.ui.sound.around import Around
from clue.ui.sound.beds import Bed
from clue.ui.sound.effects import RATE, Effects, Limiter, Takes
from clue.ui.sound.music import Music

log = logging.getLogger(__name__)

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

CALM: Final = 0.12
"""Seconds between two looks whether another block is wanted."""
BRISK: Final = 0.03
"""The same while the music goes down or comes up again."""
DUCKED: Final = 0.5
"""The share of the music that is left under what matters: six decibels less."""
HUSHED: Final = 0.06
"""The share that is left where a breath is held."""
DOWN: Final = 0.12
"""Seconds in which it goes down by six decibels."""
UP: Final = 0.9

PATIENCE: Final = 3.0
"""Seconds to wait for a thread that is to end: a sound server may never answer."""

MUSIC_CHANNEL: Final = 0
AROUND_CHANNEL: Final = 1
DeskOrder: TypeAlias = Callable[[], None]


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


class Desk:
    """Feeds the beds, does what it was told, and ``prepare`` as long as there is need."""

    def __init__(self, prepare: Callable[[], bool]) -> None:
        self.music = Bed(MUSIC_CHANNEL)
        self.around = Bed(AROUND_CHANNEL)
        self.beds = (self.music, self.around)
        self.sides = 2
        self.open = False  # there is a card that can be fed
        self.volume = 1.0  # of the music, when nothing is above it
        self.paused = False
        self._prepare = prepare
        self._until = {DUCKED: 0.0, HUSHED: 0.0}  # so long no more than this share is left
        self._share = 1.0
        self._orders: SimpleQueue[DeskOrder] = SimpleQueue()
        self._round: Round | None = None

    def begin(self, first: DeskOrder) -> None:
        """The thread starts, with this."""
        self._round = Round(self.tend, "sound")
        self.order(first)

    def order(self, act: DeskOrder) -> None:
        """Have this done by the sound's thread, where there is one; nobody waits for it."""
        if self._round is not None:
            self._orders.put(act)
            self.wake()

    def wake(self) -> None:
        """Something is to be done now."""
        if self._round is not None:
            self._round.wake()

    def wait(self, seconds: float) -> bool:
        """Until all that was ordered is done; tests have time."""
        reached = Event()
        self.order(reached.set)
        return reached.wait(seconds)

    def close(self) -> bool:
        """What has begun ends soon, and then the thread; whether it has."""
        if self._round is None:
            return False
        ended, self._round = self._round.close(PATIENCE), None
        return ended

    def duck(self, seconds: float, share: float = DUCKED) -> None:
        """Something matters more than the music, for so long."""
        self._until[share] = max(self._until[share], time.monotonic() + seconds)
        self.wake()

    @property
    def goal(self) -> float:
        """The share of the music that is to be left just now."""
        now = time.monotonic()
        return min((share for share, until in self._until.items() if now < until), default=1.0)

    def tend(self) -> float | None:
        """Do what was ordered and feed all beds; when to do so again, if there is need."""
        while not self._orders.empty():
            self._orders.get()()
        if not self.open:
            return None
        sounding = not self.paused and any(bed.strips for bed in self.beds)
        if sounding:
            for bed in self.beds:
                bed.feed(self.sides)
        if self._prepare():
            return 0.0
        if not sounding:
            return None
        return BRISK if self._follow() else CALM

    def _follow(self) -> bool:
        """Bring the music nearer to where it should be; whether it is not there yet."""
        goal = self.goal
        if self._share == goal == 1.0:
            return False
        before = self._share
        down, up = (1 - DUCKED) * BRISK / DOWN, (1 - DUCKED) * BRISK / UP
        self._share = min(max(goal, before - down), before + up)
        self.music.turn(self.volume * self._share)
        return True


@contextmanager
def quiet_stderr() -> Iterator[None]:
    """Send what C libraries write to the terminal nowhere, for a moment.

    They complain there of what is no fault here, and the log says it once.
    """
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
