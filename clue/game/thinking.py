"""The computers' thinking: one at a time, in a thread, with its seat's view and nothing else."""

from __future__ import annotations

from collections import Counter
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass

from clue.game.seating import Question, considered
from clue.players.base import Choice, Player
from clue.players.outside import OutsidePlayer
from clue.players.program import Fault
from clue.rules.cards import Seat


@dataclass(frozen=True)
class Mishap:
    """A program gave no answer that could be used, and the table did something harmless for it."""

    seat: Seat
    event: int  # so many events had happened
    fault: Fault
    last: bool  # it is asked no more


class Thinking:
    """Nothing here waits: what was asked is fetched when it is there."""

    def __init__(self, whims: str) -> None:
        self.whims = whims
        self.mishaps: list[Mishap] = []
        self._blamed: Counter[Seat] = Counter()  # for so many of its faults
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="detective")
        self._asked: tuple[Player, Future[Choice]] | None = None

    @property
    def waiting(self) -> bool:
        """Whether somebody has been asked, and the answer not been fetched."""
        return self._asked is not None

    @property
    def at_work(self) -> bool:
        """Whether there is nothing to be fetched yet."""
        return self._asked is not None and not self._asked[1].done()

    def ask(self, player: Player, question: Question) -> None:
        """Let a player think about what it may do."""
        self._asked = player, self._thread.submit(considered, player, question, self.whims)

    def fetch(self, happened: int) -> Choice | None:
        """What was decided, if it has been, after so many events."""
        if self._asked is None or self.at_work:
            return None
        (player, thought), self._asked = self._asked, None
        choice = thought.result()
        self._note_mishap(player, choice.action.seat, happened)
        return choice

    def _note_mishap(self, player: Player, seat: Seat, happened: int) -> None:
        """What a program has just done wrong, for everybody to read."""
        if not isinstance(player, OutsidePlayer):
            return
        if len(player.faults) > self._blamed[seat]:
            self._blamed[seat] = len(player.faults)
            fault = player.faults[-1].fault
            self.mishaps.append(Mishap(seat, happened, fault, player.given_up))

    def close(self) -> None:
        """Nobody is asked any more."""
        self._thread.shutdown(wait=False, cancel_futures=True)
