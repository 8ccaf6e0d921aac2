"""The kinds of drivers: a person here or with a phone, a computer, a program, a script."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from functools import partial
from types import MappingProxyType
from typing import Final

from clue.background import Background
from clue.game.driver import Driver, Failure, Question, unexplained
from clue.game.seating import Seating, considered, opened
from clue.players.base import Choice, Player
from clue.players.habits import HabitsBySeat
from clue.players.names import HUMAN, command_of
from clue.players.outside import TIME, OutsidePlayer
from clue.players.program import ProgramError, ProgramFault
from clue.players.registry import make_player
from clue.rules.actions import Action
from clue.rules.board import Board
from clue.rules.cards import SUSPECTS, Seat
from clue.rules.editions import DELUXE
from clue.rules.events import Event
from clue.rules.view import View

log = logging.getLogger(__name__)


class Thinking:
    """What everybody at a table thinks; nothing here waits."""

    def __init__(self) -> None:
        self._own = self._behind = Background()
        self._last: Future[Choice] | None = None

    @property
    def at_work(self) -> bool:
        """Whether somebody is thinking."""
        return self._last is not None and not self._last.done()

    def move_to(self, background: Background) -> None:
        """Think behind a window: from now on its loop is woken by every thought that is done."""
        self._behind = background
        if self._last is not None:
            self._last.add_done_callback(lambda _: background.ring())

    def begin(self, thought: Callable[[], Choice]) -> Future[Choice]:
        """Have somebody think; a case asks nobody before the last has answered."""
        self._last = self._behind.begin(thought)
        return self._last

    def farewell(self, goodbye: Callable[[], object]) -> None:
        """Send somebody home, whatever becomes of the window; nobody waits for it."""
        self._own.farewell(goodbye)

    def close(self) -> None:
        """Nobody begins to think any more."""
        self._own.close()
        if self._last is not None:
            self._last.cancel()


NOTHING: Final[Mapping[Seat, HabitsBySeat]] = MappingProxyType({})
"""Nobody has played with anybody yet."""


class PersonHereDriver(Driver):
    """A person at this screen; a ``gate`` may refuse what they choose."""

    here = True

    def __init__(self, gate: Callable[[Action], bool] | None = None) -> None:
        self._gate = gate
        self._question: Question | None = None
        self._chosen: Choice | None = None

    def ask(self, question: Question) -> None:
        """Wait for hands."""
        self._question = question

    def choose(self, action: Action) -> bool:
        """Take what was chosen, if this seat is asked and nothing speaks against it."""
        if self._question is None or (self._gate is not None and not self._gate(action)):
            return False
        self._chosen = unexplained(action)
        return True

    def answer(self) -> Choice | None:
        """What was chosen."""
        chosen, self._chosen = self._chosen, None
        if chosen is not None:
            self._question = None
        return chosen


class PersonOnPhoneDriver(PersonHereDriver):
    """A person whose hand is on a phone; what all may see can also be done at the screen."""

    here = False


class ComputerDriver(Driver):
    """One of the game's own detectives; it thinks behind the picture."""

    def __init__(
        self, player: Player, whims: str, thoughts: Thinking, *, remembers: bool = False
    ) -> None:
        self.player = player
        self.whims = whims
        self._thoughts = thoughts
        self._asked: int | None = None
        self._thought: Future[Choice] | None = None
        self.remembers = remembers  # games before this one, so that it cannot just be asked again
        self._said: dict[int, Choice] = {}

    @property
    def coming(self) -> bool:
        """Whether it thinks, or has thought."""
        return self._thought is not None

    @property
    def ready(self) -> bool:
        """Whether it has thought."""
        return self._thought is not None and self._thought.done()

    def ask(self, question: Question) -> None:
        """Begin to think."""
        if self._asked != question.number:
            self._asked = question.number
            self._thought = self._thoughts.begin(self._thinking(question))

    def _thinking(self, question: Question) -> Callable[[], Choice]:
        return partial(considered, self.player, question, self.whims)

    def answer(self) -> Choice | None:
        """What it has decided; what it said for itself is kept where only it can tell."""
        if self._thought is None or not self._thought.done():
            return None
        thought, self._thought = self._thought, None
        choice = thought.result()
        if self._asked is not None and self.remembers:
            self._said[self._asked] = choice
        return choice

    def explain(self, number: int) -> Choice | None:
        """What it said then."""
        return self._said.get(number)

    def learnt(self, view: View) -> HabitsBySeat:
        """What it thinks of the others, as far as it learns; nothing more if it fails at that."""
        try:
            return self.player.learnt(view)
        except Exception:
            log.exception("%s has learnt nothing", self.player.name)
            return ()


class ProgramDriver(ComputerDriver):
    """Another program: it is told what its seat saw, and asked behind the picture."""

    def __init__(self, player: OutsidePlayer, whims: str, thoughts: Thinking) -> None:
        super().__init__(player, whims, thoughts, remembers=True)
        self.program = player
        self._news: list[Event] = []
        self._blamed = 0  # for so many of its faults
        self._left = False

    def told(self, events: Sequence[Event]) -> None:
        """Keep it for the next question."""
        self._news += events

    def _thinking(self, question: Question) -> Callable[[], Choice]:
        news, self._news = self._news, []

        def think() -> Choice:
            self.program.hear(news)
            return considered(self.program, question, self.whims)

        return think

    def failure(self) -> Failure | None:
        """What it did wrong since one last asked."""
        faults = self.program.faults
        if len(faults) == self._blamed:
            return None
        self._blamed = len(faults)
        return Failure(faults[-1].fault, self.program.given_up)

    def leave(self) -> None:
        """Send it home, whatever it is doing."""
        if not self._left:
            self._left = True
            self._thoughts.farewell(self._goodbye)

    def _goodbye(self) -> None:
        self.program.hear(self._news)  # how the game has ended, if it has
        self.program.close()


class ScriptDriver(Driver):
    """Does what is written down for it: in a lesson, or because that is how the game went."""

    def __init__(self, script: Sequence[Action]) -> None:
        self._script = script  # of the whole case, by the number of actions before
        self._number: int | None = None

    @property
    def coming(self) -> bool:
        """Whether there is more to come."""
        return self._number is not None and self._number < len(self._script)

    ready = coming

    def ask(self, question: Question) -> None:
        """Look it up."""
        self._number = question.number

    def answer(self) -> Choice | None:
        """What stands there, until the script ends."""
        number, self._number = self._number, None
        if number is None or number >= len(self._script):
            return None
        return unexplained(self._script[number])


def drivers_for(
    seating: Seating, whims: str, thoughts: Thinking, habits: Mapping[Seat, HabitsBySeat] = NOTHING
) -> dict[Seat, Driver]:
    """Whoever the names at a table stand for, and what they think of each other already."""
    return {
        seat: _driver(name, whims, thoughts, habits.get(seat, ()))
        for seat, name in seating.players.items()
    }


def _driver(name: str, whims: str, thoughts: Thinking, habits: HabitsBySeat) -> Driver:
    if name == HUMAN:
        return PersonHereDriver()
    if command := command_of(name):
        return ProgramDriver(OutsidePlayer(command), whims, thoughts)
    player = make_player(name)
    player.know(habits)
    return ComputerDriver(player, whims, thoughts, remembers=bool(habits))


DEAL: Final = "trial"
"""The seed of the deal every program is greeted with."""


@dataclass(frozen=True)
class Tried:
    """What came of it: the name it gave itself, or what was wrong."""

    command: str
    name: str = ""
    fault: ProgramFault | None = None
    detail: str = ""


class Trial:
    """One program being tried: ``run`` takes as long as the program does, unless it is stopped."""

    def __init__(self, command: str, board: Callable[[], Board], seconds: float = TIME) -> None:
        self.command = command
        self._board = board
        self._player = OutsidePlayer(command, seconds)

    def stop(self) -> None:
        """Nobody wants to know any longer."""
        self._player.abandon()

    def run(self) -> Tried:
        """What comes of it."""
        players = dict.fromkeys(SUSPECTS[:3], HUMAN)
        session = opened(Seating(self._board(), DELUXE, players), DEAL)
        try:
            name = self._player.greet(session.view(SUSPECTS[0]))
            return Tried(self.command, name)
        except ProgramError as error:
            return Tried(self.command, fault=error.fault, detail=error.detail)
        finally:
            self._player.close()
