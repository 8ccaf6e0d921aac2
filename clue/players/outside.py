"""A seat played by another program; whatever that program does, the game goes on."""

from __future__ import annotations

import contextlib
import json
import logging
import os
import queue
import shlex
import subprocess
import sys
import threading
import time
from collections.abc import Mapping, Sequence
from enum import StrEnum
from random import Random
from typing import IO, Any

from clue import protocol, wire
from clue.players.base import Choice
from clue.players.reasons import Motive, Reason
from clue.rules import actions as act
from clue.rules import legal
from clue.rules.events import Event
from clue.rules.legal import Offers
from clue.rules.view import View

TIME = 10.0
"""Seconds for one decision."""

FAULTS = 3
"""Faults after which a program is asked no more."""

LONGEST = 1 << 16
"""Characters in a line beyond which a program floods."""

WAITING = 256
"""Unread lines beyond which it floods."""

LONGEST_NAME = 24
"""Letters of the name a program gives itself."""

LONGEST_COMPLAINT = 120
"""Letters of a program's last words that are told."""

log = logging.getLogger(__name__)


class Fault(StrEnum):
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


HOPELESS = frozenset(
    {
        Fault.NOT_FOUND,
        Fault.NOT_STARTED,
        Fault.QUOTES,
        Fault.ENDED,
        Fault.DEAF,
        Fault.VERSION,
    }
)
"""Faults after which there is nobody left to ask, or nobody who would understand."""


class FaultError(Exception):
    """What a program did wrong this time: a code, and a sentence for the log."""

    def __init__(self, fault: Fault, told: str, detail: str = "") -> None:
        super().__init__(told)
        self.fault = fault
        self.detail = detail


class OutsidePlayer:
    """Speaks the protocol with a program it starts."""

    def __init__(self, command: str, seconds: float = TIME) -> None:
        self.command = command
        self.seconds = seconds
        self.introduced = ""  # what it calls itself
        self.faults: list[FaultError] = []
        self._process: subprocess.Popen[str] | None = None
        self._lines: queue.Queue[str | None] = queue.Queue(WAITING)
        self._complaints = _LastWords()
        self._pending: list[Event] = []
        self._heard = 0
        self._asked = 0

    @property
    def name(self) -> str:
        """As the registry knows it."""
        return f"cmd:{self.command}"

    def hear(self, events: Sequence[Event]) -> None:
        """Keep what is new for the next question."""
        self._pending += events[self._heard :]
        self._heard = len(events)

    def choose(self, view: View, offers: Offers, rng: Random) -> Choice:
        """Ask the program; choose for it if it fails."""
        if not self.given_up:
            try:
                return self._ask(view, offers, rng)
            except FaultError as error:
                self._blame(error)
            except OSError as error:
                self._blame(FaultError(Fault.ENDED, str(error)))
            except ValueError as error:
                self._blame(FaultError(Fault.NONSENSE, str(error)))
        action = harmless(offers, left_alone=_left_alone(view))
        return Choice(action, Reason(Motive.DEFAULT, said=str(self.faults[-1])))

    @property
    def given_up(self) -> bool:
        """Whether it is asked no more."""
        return len(self.faults) >= FAULTS or any(f.fault in HOPELESS for f in self.faults)

    def _blame(self, error: FaultError) -> None:
        self.faults.append(error)
        log.warning("%s: question %d: %s", self.command, self._asked, error)
        if self.given_up:
            self.close()

    def abandon(self) -> None:
        """End the program at once; whoever is waiting for its answer hears that it has ended."""
        process = self._process
        if process is not None:
            process.kill()

    def close(self) -> None:
        """Say goodbye, and end the program if it does not go by itself."""
        process, self._process = self._process, None
        if process is None:
            return
        assert process.stdin is not None
        try:
            process.stdin.write('{"type": "bye"}\n')
            process.stdin.close()
        except (OSError, ValueError):
            pass  # it went before
        try:
            process.wait(0.5)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        assert process.stdout is not None
        process.stdout.close()
        self._complaints.close()

    def _ask(self, view: View, offers: Offers, rng: Random) -> Choice:
        if self._process is None:
            self.greet(view)
        self._asked += 1
        question = {
            "type": "choose",
            "id": self._asked,
            "events": [wire.event(event) for event in self._pending],
            "offers": protocol.offers_message(offers),
            "seed": rng.getrandbits(32),
            "time": self.seconds,
        }
        self._send(question)
        self._pending = []
        answer = self._answer(self._asked)
        action = protocol.read_action(answer, offers.seat)
        if refused := legal.refusal(view, action):
            raise FaultError(Fault.FORBIDDEN, f"chose what is not allowed: {refused.why.value}")
        said = answer.get("reason")
        reason = Reason(Motive.OUTSIDE, said=said[:200] if isinstance(said, str) else None)
        return Choice(action, reason)

    def greet(self, view: View) -> str:
        """Start the program, and exchange greetings; what it calls itself."""
        self._process = _started(self.command)
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._complaints = _LastWords(self._process.stderr)
        threading.Thread(
            target=_read_lines, args=(self._process.stdout, self._lines), daemon=True
        ).start()
        self._send(protocol.hello_message(view))
        hello = self._answer(None)
        if (version := hello.get("clue")) != protocol.VERSION:
            spoken = f"{version!r:.20}"
            raise FaultError(Fault.VERSION, f"speaks another version: {spoken}", spoken)
        self.introduced = _name_of(hello.get("name"))
        return self.introduced

    def _send(self, message: dict[str, Any]) -> None:
        """Write in a thread: a program that does not read must not hold up the table.

        That it cannot be told anything any more is learnt from its answer: it may have given one
        before it went.
        """
        assert self._process is not None
        assert self._process.stdin is not None
        stdin = self._process.stdin

        def write() -> None:
            with contextlib.suppress(OSError, ValueError):
                stdin.write(json.dumps(message) + "\n")
                stdin.flush()

        writer = threading.Thread(target=write, daemon=True)
        writer.start()
        writer.join(self.seconds)
        if writer.is_alive():
            self._process.kill()
            raise FaultError(Fault.DEAF, "does not read what it is told")

    def _ended(self) -> FaultError:
        """The program is gone; what it complained of last may tell its author why."""
        said = self._complaints.last()
        told = f"the program has ended; it said: {said!r}" if said else "the program has ended"
        return FaultError(Fault.ENDED, told, said)

    def _answer(self, number: int | None) -> dict[str, Any]:
        """The answer to this question; late answers to earlier ones are passed over."""
        until = time.monotonic() + self.seconds
        others: list[int] = []
        while True:
            try:
                line = self._lines.get(timeout=max(0.0, until - time.monotonic()))
            except queue.Empty:
                silent = f"no answer within {self.seconds:g} seconds"
                if others:
                    silent += f", only to question {others[-1]}"
                raise FaultError(Fault.SILENT, silent) from None
            if line is None:
                self._lines.put(None)  # nothing will ever follow: the next question need not wait
                raise self._ended()
            line = line.removeprefix("\ufeff")  # some systems put a mark before the first
            if line.isspace():
                continue
            try:
                answer = json.loads(line)
            except (ValueError, RecursionError):
                raise _nonsense("not JSON", line) from None
            if not isinstance(answer, dict):
                raise _nonsense("not an object", line)
            asked = answer.get("id", number)
            if number is None or asked == number:
                return answer
            if type(asked) is not int or not 0 < asked < number:
                raise _nonsense("answers what was never asked", line)
            others.append(asked)


def _nonsense(what: str, line: str) -> FaultError:
    """An answer that is none, with its beginning."""
    beginning = line.strip()[:60]
    return FaultError(Fault.NONSENSE, f"{what}: {beginning!r}", beginning)


def _name_of(said: object) -> str:
    """What a program calls itself, if that can be shown."""
    if not isinstance(said, str):
        return ""
    return "".join(letter for letter in said if letter.isprintable()).strip()[:LONGEST_NAME].strip()


def _started(command: str) -> subprocess.Popen[str]:
    """Another program, listening to us, with no window of its own."""
    try:
        return subprocess.Popen(  # noqa: S603 - the player chose this program
            command if os.name == "nt" else _words_of(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            errors="replace",
            env=_surroundings(os.environ),
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )
    except FileNotFoundError as error:
        raise FaultError(Fault.NOT_FOUND, f"cannot be found: {error}") from error
    except OSError as error:
        raise FaultError(Fault.NOT_STARTED, f"cannot be started: {error}") from error


def _words_of(command: str) -> list[str]:
    """A command line as a shell would take it apart, home folders included."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise FaultError(Fault.QUOTES, f"cannot be taken apart: {error}") from error
    if not any(words[:1]):
        raise FaultError(Fault.NOT_FOUND, "names no program")
    return [os.path.expanduser(word) for word in words]  # noqa: PTH111 - never fails


def _surroundings(ours: Mapping[str, str]) -> dict[str, str]:
    """Where the game is a package with libraries of its own, other programs must not get them."""
    theirs = dict(ours)
    if getattr(sys, "frozen", False):
        theirs.pop("LD_LIBRARY_PATH", None)
        if "LD_LIBRARY_PATH_ORIG" in theirs:
            theirs["LD_LIBRARY_PATH"] = theirs["LD_LIBRARY_PATH_ORIG"]
    return theirs


class _LastWords:
    """Reads what a program complains of, so that it never has to wait, and keeps the last line."""

    def __init__(self, stderr: IO[str] | None = None) -> None:
        self._line = ""
        self._stderr = stderr
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        try:
            while self._stderr is not None and (line := self._stderr.readline(LONGEST)):
                said = "".join(letter for letter in line if letter.isprintable()).strip()
                self._line = said[:LONGEST_COMPLAINT] or self._line
        except (ValueError, OSError):
            pass

    def last(self) -> str:
        """Its last line; of a program that has just ended, all is heard out."""
        self._reader.join(0.5)
        return self._line

    def close(self) -> None:
        """Listen no more; the reader may still sit on what a child of the program has open."""
        self._reader.join(0.1)
        if self._stderr is not None and not self._reader.is_alive():
            self._stderr.close()


def _read_lines(stdout: IO[str], lines: queue.Queue[str | None]) -> None:
    """Pass lines on until the end, or until there are more or longer ones than anybody reads."""
    try:
        while line := stdout.readline(LONGEST):
            lines.put(line, timeout=TIME * FAULTS)
            if not line.endswith("\n"):
                break
    except (queue.Full, ValueError, OSError):
        pass
    with contextlib.suppress(queue.Full):
        lines.put(None, timeout=TIME)


def harmless(offers: Offers, *, left_alone: bool = False) -> act.Action:
    """Something legal that gives nothing away by choice and never accuses where it need not.

    Where nobody else is in play any longer it gives up by an accusation: nothing else could ever
    end the game.
    """
    actions = tuple(offers)
    giving_up = left_alone and offers.accuse
    return next((a for a in actions if isinstance(a, act.Accuse) == giving_up), actions[0])


def _left_alone(view: View) -> bool:
    return len(view.seats) - len(view.eliminated) == 1
