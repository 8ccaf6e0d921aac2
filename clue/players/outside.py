"""A seat played by another program; whatever that program does, the game goes on."""

from __future__ import annotations

import json
import logging
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from random import Random
from typing import Any

from clue.clean_text import clean
from clue.codec import plain, protocol
from clue.players.base import Choice, Player
from clue.players.program import Program, ProgramError, ProgramFault
from clue.players.reasons import Motive, Reason
from clue.rules import actions as act
from clue.rules import legal
from clue.rules.events import Event, GameEnded
from clue.rules.offers import Offers
from clue.rules.view import View

TIME = 10.0
"""Seconds for one decision."""

FAULTS = 3
"""Faults after which a program is asked no more."""

LONGEST_NAME = 24
"""Letters of the name a program gives itself."""

LONGEST_REASON = 200
"""Letters of what it says to a choice."""

log = logging.getLogger(__name__)

HOPELESS = frozenset(
    {
        ProgramFault.NOT_FOUND,
        ProgramFault.NOT_STARTED,
        ProgramFault.QUOTES,
        ProgramFault.ENDED,
        ProgramFault.DEAF,
        ProgramFault.VERSION,
    }
)
"""Faults after which there is nobody left to ask, or nobody who would understand."""


_BYE = '{"type": "bye"}'

_waiting: ContextVar[dict[str, list[Program]] | None] = ContextVar("waiting", default=None)
"""Programs that have played a game and can play another, by their commands."""


@contextmanager
def kept() -> Iterator[None]:
    """Keep programs from one game to the next, as far as they can play several; then let them go.

    Starting one takes longer than many a game.
    """
    waiting: dict[str, list[Program]] = {}
    token = _waiting.set(waiting)
    try:
        yield
    finally:
        _waiting.reset(token)
        for program in (program for free in waiting.values() for program in free):
            program.see_off(_BYE)


class OutsidePlayer(Player):
    """Speaks the protocol with a program it starts."""

    def __init__(self, command: str, seconds: float = TIME) -> None:
        self.command = command
        self.seconds = seconds
        self.introduced = ""
        self.faults: list[ProgramError] = []
        self._program: Program | None = None
        self._over = False
        self._pending: list[Event] = []
        self._again = False  # whether it can play another game
        self._asked = 0

    @property
    def name(self) -> str:
        """As the registry knows it."""
        return f"cmd:{self.command}"

    def hear(self, events: Sequence[Event]) -> None:
        """Keep it for the next question."""
        self._pending += events

    def choose(self, view: View, offers: Offers, rng: Random) -> Choice:
        """Ask the program; choose for it if it fails."""
        if not self.given_up:
            try:
                return self._ask(view, offers, rng)
            except ProgramError as error:
                self._blame(error)
            except OSError as error:
                self._blame(ProgramError(ProgramFault.ENDED, str(error)))
            except ValueError as error:
                self._blame(ProgramError(ProgramFault.NONSENSE, str(error)))
        action = harmless(offers, left_alone=_left_alone(view))
        return Choice(action, Reason(Motive.DEFAULT, said=str(self.faults[-1])))

    @property
    def given_up(self) -> bool:
        """Whether it is asked no more."""
        return len(self.faults) >= FAULTS or any(f.fault in HOPELESS for f in self.faults)

    def _blame(self, error: ProgramError) -> None:
        self.faults.append(error)
        if not self._over:  # of who was sent home it is no fault to have gone
            log.warning("%s: question %d: %s", self.command, self._asked, error)
        if self.given_up:
            self.close()

    def abandon(self) -> None:
        """End the program at once; whoever is waiting for its answer hears that it has ended."""
        program = self._program
        if program is not None:
            program.end()

    def close(self) -> None:
        """Say how the game ended, and goodbye; it is not asked again in this game.

        A program that can play another game may be kept waiting for it (:func:`kept`).
        """
        self._over = True
        program, self._program = self._program, None
        if program is None:
            return
        ended = any(isinstance(event, GameEnded) for event in self._pending)
        if ended and not program.gone:
            program.tell(json.dumps(protocol.over_message(self._pending)), self.seconds)
        waiting = _waiting.get()
        if ended and self._again and not self.faults and waiting is not None:
            waiting.setdefault(self.command, []).append(program)
        else:
            program.see_off(_BYE)

    def _ask(self, view: View, offers: Offers, rng: Random) -> Choice:
        if self._program is None and not self._over:
            self.greet(view)
        program = self._program
        if program is None:
            raise ProgramError(ProgramFault.ENDED, "everybody has gone home")
        self._asked += 1
        question = {
            "type": "choose",
            "id": self._asked,
            "events": [plain.event(event) for event in self._pending],
            "offers": protocol.offers_message(offers),
            "seed": rng.getrandbits(32),
            "time": self.seconds,
        }
        self._tell(program, question)
        self._pending = []
        answer = self._answer(program, self._asked)
        action = protocol.read_action(answer, offers.seat)
        if refused := legal.refusal(view, action):
            raise ProgramError(
                ProgramFault.FORBIDDEN, f"chose what is not allowed: {refused.why.value}"
            )
        said = answer.get("reason")
        words = clean(said).strip()[:LONGEST_REASON] if isinstance(said, str) else ""
        reason = Reason(Motive.OUTSIDE, said=words or None)
        return Choice(action, reason)

    def greet(self, view: View) -> str:
        """Start the program, and exchange greetings; what it calls itself."""
        free = (_waiting.get() or {}).get(self.command)
        program = self._program = free.pop() if free else Program(self.command)
        if self._over:  # everybody went home while it was being started
            self.close()
        self._tell(program, protocol.hello_message(view))
        hello = self._answer(program, None)
        if (version := hello.get("clue")) != protocol.VERSION:
            spoken = f"{version!r:.20}"
            raise ProgramError(ProgramFault.VERSION, f"speaks another version: {spoken}", spoken)
        self.introduced = _name_of(hello.get("name"))
        self._again = hello.get("again") is True
        return self.introduced

    def _tell(self, program: Program, message: dict[str, Any]) -> None:
        if not program.tell(json.dumps(message), self.seconds):
            program.end()
            raise ProgramError(ProgramFault.DEAF, "does not read what it is told")

    def _answer(self, program: Program, number: int | None) -> dict[str, Any]:
        """The answer to this question; late answers to earlier ones are passed over."""
        until = time.monotonic() + self.seconds
        others: list[int] = []
        while True:
            try:
                line = program.line(until - time.monotonic())
            except TimeoutError:
                raise _silence(program, self.seconds, others) from None
            if line is None:
                raise _end_of(program)
            if line.isspace():
                continue
            answer = _read(line)
            asked = answer.get("id", number)
            if number is None or asked == number:
                return answer
            if type(asked) is not int or not 0 < asked < number:
                raise _nonsense("answers what was never asked", line)
            others.append(asked)


def _read(line: str) -> dict[str, Any]:
    """A line as a message."""
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        raise _nonsense("not JSON", line) from None
    if not isinstance(answer, dict):
        raise _nonsense("not an object", line)
    return answer


def _silence(program: Program, seconds: float, others: Sequence[int]) -> ProgramError:
    """No answer came; of a program that is gone, none ever will."""
    if program.gone:
        return _end_of(program)
    silent = f"no answer within {seconds:g} seconds"
    if others:
        silent += f", only to question {others[-1]}"
    return ProgramError(ProgramFault.SILENT, silent)


def _end_of(program: Program) -> ProgramError:
    """The program is gone; what it complained of last may tell its author why."""
    said = program.last_words()
    told = f"the program has ended; it said: {said!r}" if said else "the program has ended"
    return ProgramError(ProgramFault.ENDED, told, said)


def _nonsense(what: str, line: str) -> ProgramError:
    """An answer that is none, with its beginning."""
    beginning = line.strip()[:60]
    return ProgramError(ProgramFault.NONSENSE, f"{what}: {beginning!r}", beginning)


def _name_of(said: object) -> str:
    """What a program calls itself, if that can be shown."""
    if not isinstance(said, str):
        return ""
    return " ".join(clean(said).split())[:LONGEST_NAME].strip()


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
