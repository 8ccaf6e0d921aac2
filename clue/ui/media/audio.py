"""System libraries complain on the terminal about what is no fault here; the log says it once."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import pygame

from clue.ui.media.assets import AssetError, Assets

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


MUSIC_FADE: Final = 1200  # milliseconds
BUFFER: Final = 2048
"""Sound is made ready so many samples at a time: fewer cost more, more are heard too late."""
CHANNELS: Final = 16
LOOP_CHANNEL: Final = 0


class Audio:
    """The game's voice; ``open`` it after the first picture, for it takes its time."""

    def __init__(self, assets: Assets) -> None:
        self.assets = assets
        self.open_for_sound = False
        self.missing = False  # there is no sound card, or none that can be used
        self.played: list[str] = []  # the last names asked for, newest last, for tests
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self._sound_volume = 0.8
        self._music_volume = 0.5
        self._muted = False
        self.hidden = False
        self._music = ""
        self._looping = ("", 1.0)
        self._turns: dict[str, int] = {}

    def open(self) -> None:
        """Look for a sound card; none is no error."""
        try:
            with quiet_stderr():
                pygame.mixer.init(44100, -16, 2, BUFFER)
            pygame.mixer.set_num_channels(CHANNELS)
            pygame.mixer.set_reserved(LOOP_CHANNEL + 1)
        except pygame.error as error:
            log.info("no sound: %s", error)
            self.missing = True
            return
        self.open_for_sound = True
        self._apply()
        if self._music:
            self._start(self._music)
        if self._looping[0]:
            self._start_loop()

    def set_volumes(self, sound: float, music: float, *, muted: bool) -> None:
        """Volumes from nought to one."""
        self._sound_volume, self._music_volume, self._muted = sound, music, muted
        self._apply()

    def set_hidden(self, hidden: bool) -> None:
        """Silence while the window cannot be seen."""
        if hidden != self.hidden:
            self.hidden = hidden
            self._apply()
            if self.open_for_sound:
                (pygame.mixer.music.pause if hidden else pygame.mixer.music.unpause)()

    def play(self, name: str, volume: float = 1.0) -> None:
        """A sound, now; of ``name.1``, ``name.2`` and so on the next in turn."""
        self.played = [*self.played[-63:], name]
        if not self._audible:
            return
        sound = self._sound(self._next_of(name))
        channel = sound.play() if sound is not None else None
        if channel is not None:
            channel.set_volume(volume * self._sound_volume)

    def loop(self, name: str, volume: float = 1.0) -> None:
        """A sound that goes on beneath everything, such as rain; no name ends it."""
        if (name, volume) == self._looping:
            return
        self._looping = (name, volume)
        if self.open_for_sound:
            self._start_loop()

    @property
    def _audible(self) -> bool:
        return (
            self.open_for_sound and not self._muted and not self.hidden and self._sound_volume > 0
        )

    def _next_of(self, name: str) -> str:
        if f"sfx.{name}" in self.assets:
            return name
        kinds = [n for n in range(1, 10) if f"sfx.{name}.{n}" in self.assets]
        turn = self._turns.get(name, 0)
        self._turns[name] = turn + 1
        return f"{name}.{kinds[turn % len(kinds)]}" if kinds else name

    def _sound(self, name: str) -> pygame.mixer.Sound | None:
        if name not in self._sounds:
            self._sounds[name] = self._load(f"sfx.{name}")
        return self._sounds[name]

    def _start_loop(self) -> None:
        channel = pygame.mixer.Channel(LOOP_CHANNEL)
        name, volume = self._looping
        sound = self._sound(name) if name else None
        if sound is None:
            channel.fadeout(MUSIC_FADE)
        else:
            channel.play(sound, loops=-1, fade_ms=MUSIC_FADE)
            silent = self._muted or self.hidden
            channel.set_volume(0 if silent else volume * self._sound_volume)

    def music(self, name: str, *, loop: bool = True) -> None:
        """Change the music, softly; no name stops it. ``name`` is without its ``music.``."""
        if name == self._music:
            return
        self._music = name
        if not self.open_for_sound:
            return
        if name:
            self._start(name, loop=loop)
        else:
            pygame.mixer.music.fadeout(MUSIC_FADE)

    def stop_music(self) -> None:
        """At once: the silence before an envelope opens."""
        self._music = ""
        if self.open_for_sound:
            pygame.mixer.music.stop()

    def close(self) -> None:
        """Give the sound card back."""
        if self.open_for_sound:
            pygame.mixer.quit()
            self.open_for_sound = False

    def _start(self, name: str, *, loop: bool = True) -> None:
        if f"music.{name}" not in self.assets:
            return
        try:
            pygame.mixer.music.load(self.assets.path(f"music.{name}"))
            pygame.mixer.music.play(-1 if loop else 0, fade_ms=MUSIC_FADE)
            if self.hidden:
                pygame.mixer.music.pause()
        except AssetError as error:
            self.assets.blame(error)
        except pygame.error as error:
            self.assets.blame(AssetError(f"music.{name}", "error-broken-asset", str(error)))

    def _load(self, name: str) -> pygame.mixer.Sound | None:
        if name not in self.assets:
            return None
        try:
            return pygame.mixer.Sound(self.assets.path(name))
        except AssetError as error:
            self.assets.blame(error)
        except pygame.error as error:
            self.assets.blame(AssetError(name, "error-broken-asset", str(error)))
        return None

    def _apply(self) -> None:
        if self.open_for_sound:
            silent = self._muted or self.hidden
            pygame.mixer.music.set_volume(0 if silent else self._music_volume)
            loudness = 0 if silent else self._looping[1] * self._sound_volume
            pygame.mixer.Channel(LOOP_CHANNEL).set_volume(loudness)
