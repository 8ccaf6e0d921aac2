"""Another program and its three pipes: started, told, heard, and ended with all it has started."""

from __future__ import annotations

import contextlib
import os
import queue
import shlex
import subprocess
import sys
import threading
from collections.abc import Mapping
from enum import StrEnum
from typing import IO, Final

from clue import children
from clue.clean_text import clean

LONGEST: Final = 1 << 16
"""Characters in a line beyond which a program floods."""

WAITING: Final = 256
"""Unread lines beyond which it floods."""

UNREAD: Final = 30.0
"""Seconds its lines may wait for somebody who reads them."""

LONGEST_COMPLAINT: Final = 120
"""Letters of a program's last words that are told."""

MARK: Final = "\ufeff"
"""What some systems put before the first line."""

PARTING: Final = 0.5
"""Seconds a program may take to go when it is asked to, or to utter its last words."""


class ProgramFault(StrEnum):
    """What can be wrong with a program; the sentences for people belong to ``clue.text``."""

    NOT_FOUND = "not-found"
    NOT_STARTED = "not-started"
    QUOTES = "quotes"
    ENDED = "ended"
    SILENT = "silent"
    DEAF = "deaf"
    NONSENSE = "nonsense"
    FORBIDDEN = "forbidden"
    VERSION = "version"


class ProgramError(Exception):
    """What a program did wrong this time: a code, and a sentence for the log."""

    def __init__(self, fault: ProgramFault, told: str, detail: str = "") -> None:
        super().__init__(told)
        self.fault = fault
        self.detail = detail


class Program:
    """Started by a command line; no pipe of it is ever waited for longer than one wishes."""

    def __init__(self, command: str) -> None:
        """Start it; a :class:`ProgramError` if it cannot be."""
        self._process = _wholly_started(command)
        self._lines: queue.Queue[str | None] = queue.Queue(WAITING)
        self._complaint = ""
        _stdin, stdout, stderr = self._pipes
        threading.Thread(target=self._listen, args=(stdout,), daemon=True).start()
        self._complaints = threading.Thread(target=self._mind, args=(stderr,), daemon=True)
        self._complaints.start()

    @property
    def _pipes(self) -> tuple[IO[str], IO[str], IO[str]]:
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        return process.stdin, process.stdout, process.stderr

    @property
    def gone(self) -> bool:
        """Whether the program itself has ended, whoever may still hold its pipes open."""
        return self._process.poll() is not None

    def tell(self, line: str, seconds: float, *, last: bool = False) -> bool:
        """Whether it was told within this time.

        One that does not listen any more counts as told: that it has gone is learnt from what it
        answers, for it may have answered before it went.
        """
        stdin = self._pipes[0]

        def write() -> None:
            with contextlib.suppress(OSError, ValueError):
                stdin.write(line + "\n")
                stdin.flush()
            if last:
                with contextlib.suppress(OSError, ValueError):
                    stdin.close()

        writer = threading.Thread(target=write, daemon=True)
        writer.start()
        writer.join(seconds)
        return not writer.is_alive()

    def line(self, seconds: float) -> str | None:
        """The next line it says, or nothing if it will never say any; TimeoutError if none came."""
        try:
            line = self._lines.get(timeout=max(0.0, seconds))
        except queue.Empty:
            raise TimeoutError from None
        if line is None:
            self._lines.put(None)  # nothing will ever follow: who asks again need not wait
        return line

    def last_words(self) -> str:
        """The last line of its complaints; of a program that has just ended, all is heard out."""
        self._complaints.join(PARTING)
        return self._complaint

    def see_off(self, line: str) -> None:
        """Say goodbye with this line, and end it if it does not go by itself."""
        self.tell(line, PARTING, last=True)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(PARTING)
        self.end()
        self._process.wait()

    def end(self) -> None:
        """End it at once, and all it has started."""
        children.end(self._process)

    # -- in threads of their own: what the program let loose may hold a pipe open for ever --------

    def _listen(self, stdout: IO[str]) -> None:
        """Pass lines on until the end, or until they are more or longer than anybody reads."""
        with stdout, contextlib.suppress(queue.Full, ValueError, OSError):
            while line := stdout.readline(LONGEST):
                line = line.removeprefix(MARK)
                self._lines.put(line, timeout=UNREAD)
                if not line.endswith("\n"):
                    break
        with contextlib.suppress(queue.Full):
            self._lines.put(None, timeout=UNREAD)

    def _mind(self, stderr: IO[str]) -> None:
        """Read what it complains of, so that it never has to wait, and keep the last line."""
        with stderr, contextlib.suppress(ValueError, OSError):
            while line := stderr.readline(LONGEST):
                self._complaint = clean(line).strip()[:LONGEST_COMPLAINT] or self._complaint


def _wholly_started(command: str) -> subprocess.Popen[str]:
    """Started by a thread, which no Ctrl-C reaches: else one half started would stay behind."""
    begun: list[subprocess.Popen[str] | Exception] = []
    done = threading.Event()

    def start() -> None:
        try:
            begun.append(_started(command))
        except Exception as error:  # noqa: BLE001 - raised again where it was asked for
            begun.append(error)
        finally:
            done.set()

    starter = threading.Thread(target=start, name="starter", daemon=True)
    try:
        starter.start()
        done.wait()
    except BaseException:
        if starter.ident is not None:
            done.wait()  # not a join: one that was interrupted takes the thread for ended
        for process in begun:
            if not isinstance(process, Exception):
                children.end(process)
        raise
    (process,) = begun
    if isinstance(process, Exception):
        raise process
    return process


def _started(command: str) -> subprocess.Popen[str]:
    """Another program, listening to us, with no window of its own."""
    try:
        line = command if os.name == "nt" else _words_of(command)
        return children.started(line, _surroundings(os.environ))
    except FileNotFoundError as error:
        raise ProgramError(ProgramFault.NOT_FOUND, f"cannot be found: {error}") from error
    except OSError as error:
        raise ProgramError(ProgramFault.NOT_STARTED, f"cannot be started: {error}") from error


def _words_of(command: str) -> list[str]:
    """A command line as a shell would take it apart, home folders included."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise ProgramError(ProgramFault.QUOTES, f"cannot be taken apart: {error}") from error
    if not any(words[:1]):
        raise ProgramError(ProgramFault.NOT_FOUND, "names no program")
    return [os.path.expanduser(word) for word in words]  # noqa: PTH111 - never fails


def _surroundings(ours: Mapping[str, str]) -> dict[str, str]:
    """Where the game is a package with libraries of its own, other programs must not get them."""
    theirs = dict(ours)
    if getattr(sys, "frozen", False):
        theirs.pop("LD_LIBRARY_PATH", None)
        if "LD_LIBRARY_PATH_ORIG" in theirs:
            theirs["LD_LIBRARY_PATH"] = theirs["LD_LIBRARY_PATH_ORIG"]
    return theirs
