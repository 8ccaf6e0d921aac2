"""Sentences said aloud by the desktop's own program, one by one, never waited for.

On Linux that is speech-dispatcher's ``spd-say``, on macOS ``say``, on Windows PowerShell with the
system's voices. Where none is installed there is no voice, and the settings say so.
"""

from __future__ import annotations

import contextlib
import logging
import shutil
import subprocess
import sys
import threading
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from clue import children

log = logging.getLogger(__name__)

MOST: Final = 12
"""So many sentences may wait; older ones are no news any more."""
LONGEST: Final = 400
PATIENCE: Final = 60.0
"""Seconds after which a program that says nothing more is given up."""

_WINDOWS: Final = (
    "Add-Type -AssemblyName System.Speech;"
    "[Console]::InputEncoding=[Text.Encoding]::UTF8;"
    "$s=New-Object System.Speech.Synthesis.SpeechSynthesizer;"
    "$c=[Globalization.CultureInfo]::GetCultureInfo('{language}');"
    "try{{$s.SelectVoiceByHints('NotSet','NotSet',0,$c)}}catch{{}};"
    "$s.Volume={volume};"
    "$s.Speak([Console]::In.ReadToEnd())"
)


@dataclass(frozen=True)
class Order:
    """How a program is asked to say something, and how to be silent at once."""

    command: tuple[str, ...]
    stdin: str = ""
    silence: tuple[str, ...] = ()


Voice = Callable[[str, str, float], Order]
"""Sentence, language and volume in, the order out; at 1 it is as loud as the desktop has it."""


def _spd_say(program: str) -> Voice:
    def order(sentence: str, language: str, volume: float) -> Order:
        softer = ("--volume", str(round(100 * volume) - 100)) if volume < 1 else ()
        command = (program, "--wait", "--language", language, *softer, "--", sentence)
        return Order(command, silence=(program, "--cancel"))

    return order


def _say(program: str) -> Voice:
    def order(sentence: str, language: str, volume: float) -> Order:
        voice = _mac_voices(program).get(language, "")
        softer = f"[[volm {volume:.2f}]] " if volume < 1 else ""
        return Order((program, *(("-v", voice) if voice else ())), softer + sentence)

    return order


@cache
def _mac_voices(program: str) -> Mapping[str, str]:
    """The first voice of each language, from the program's own list: ``Thomas  fr_FR  # …``."""
    with contextlib.suppress(OSError, subprocess.SubprocessError):
        told = subprocess.run(  # noqa: S603 - a program found on the player's own path
            [program, "-v", "?"], capture_output=True, text=True, timeout=5, check=False
        ).stdout
        found: dict[str, str] = {}
        for line in told.splitlines():
            name, _, rest = line.partition("  ")
            tongue = rest.split("#")[0].strip()[:2]
            if tongue:
                found.setdefault(tongue, name.strip())
        return found
    return {}


def _powershell(program: str) -> Voice:
    def order(sentence: str, language: str, volume: float) -> Order:
        spoken = language if language.isalpha() else "en"
        script = _WINDOWS.format(language=spoken, volume=round(100 * volume))
        return Order((program, "-NoProfile", "-NonInteractive", "-Command", script), sentence)

    return order


_PROGRAMS: Final[Mapping[str, tuple[tuple[str, Callable[[str], Voice]], ...]]] = {
    "linux": (("spd-say", _spd_say),),
    "darwin": (("say", _say),),
    "win32": (("powershell", _powershell), ("pwsh", _powershell)),
}


def find_voice(platform: str = sys.platform) -> Voice | None:
    """The voice this desktop has, if it has one."""
    for name, make in _PROGRAMS.get(platform, _PROGRAMS["linux"]):
        program = shutil.which(name)
        if program is not None:
            return make(program)
    return None


class Speech:
    """Says what it is given in a thread of its own; whoever asks goes on at once."""

    def __init__(self, find: Callable[[], Voice | None] = find_voice) -> None:
        self._find = find
        self._voice: Voice | None = None
        self._looked = False
        self._waiting: deque[tuple[str, str]] = deque(maxlen=MOST)
        self._turn = threading.Condition()
        self._thread: threading.Thread | None = None
        self._running: subprocess.Popen[str] | None = None
        self._hushed = False
        self._closed = False
        self.volume = 1.0

    @property
    def possible(self) -> bool:
        """Whether this desktop can speak."""
        if not self._looked:
            self._looked, self._voice = True, self._find()
        return self._voice is not None

    def say(self, sentence: str, language: str) -> None:
        """Say it when what was asked before has been said."""
        if not sentence or not self.possible or self._closed:
            return
        with self._turn:
            self._waiting.append((sentence[:LONGEST], language))
            if self._thread is None:
                self._thread = threading.Thread(target=self._speak, name="speech", daemon=True)
                self._thread.start()
            self._turn.notify()

    def hush(self) -> None:
        """Be silent at once, and forget what was waiting."""
        with self._turn:
            self._waiting.clear()
            if self._running is not None:
                self._hushed = True
                with contextlib.suppress(OSError):
                    self._running.terminate()

    def close(self) -> None:
        """Nothing more is said."""
        self._closed = True
        self.hush()
        with self._turn:
            self._turn.notify()

    # -- the thread ------------------------------------------------------------------------------

    def _speak(self) -> None:
        while True:
            with self._turn:
                while not self._waiting and not self._closed:
                    self._turn.wait()
                if self._closed:
                    return
                sentence, language = self._waiting.popleft()
                assert self._voice is not None
                order = self._voice(sentence, language, self.volume)
                try:
                    self._running = children.started(order.command, silent=True)
                except OSError as error:
                    log.warning("nothing can be said: %s", error)
                    self._voice = None
                    self._waiting.clear()
                    self._closed = True
                    return
                running = self._running
            self._wait_for(running, order)

    def _wait_for(self, running: subprocess.Popen[str], order: Order) -> None:
        try:
            self._see_off(running, order.stdin)
        except (OSError, ValueError) as error:
            log.info("a sentence was not said: %s", error)
        with self._turn:
            self._running = None
            hushed, self._hushed = self._hushed, False
        if hushed and order.silence:
            with contextlib.suppress(OSError):
                self._see_off(children.started(order.silence, silent=True))

    @staticmethod
    def _see_off(running: subprocess.Popen[str], told: str = "") -> None:
        """Wait until a program has said it all, but not for ever."""
        try:
            running.communicate(told, timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            log.warning("a sentence took too long")
        finally:
            children.end(running)
            running.wait()
