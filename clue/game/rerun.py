"""A finished game told once more: everybody at the table does what they did then."""

from __future__ import annotations

from collections import deque

from clue.game.case import OpenCase
from clue.game.seating import Seating
from clue.players.names import PROGRAM, is_program
from clue.records.commitment import Pledge
from clue.records.lines import played_of
from clue.records.replay import act, opened, setup_of
from clue.records.schema import Record
from clue.rules.actions import Action
from clue.rules.cards import Seat


class Rerun(OpenCase):
    """A case nobody plays in: the record decides, and everybody may watch."""

    def __init__(self, record: Record) -> None:
        setup = setup_of(record)
        self._to_come = deque(record.actions)
        players = {entry.suspect: _known_as(entry.player) for entry in record.seats}
        names = {entry.suspect: entry.name for entry in record.seats if entry.name}
        super().__init__(
            Seating(setup.board, setup.edition, players, setup.house, setup.game),
            record.seed,
            names,
            session=opened(record),
            pledge=Pledge(record.seed, record.salt, record.cuts),
            players={},  # nobody is asked
            pulled=0,  # and the screen is told everything, from the deal on
        )
        self.copied = record.copied

    @property
    def humans(self) -> tuple[Seat, ...]:
        """Nobody: whoever sits here only watches."""
        return ()

    @property
    def thinking(self) -> bool:
        """Whether there is more to come."""
        return bool(self._to_come)

    def think(self) -> None:
        """It has all been thought."""

    def take_thought(self) -> bool:
        """Let the next thing happen, if there is one."""
        if not self._to_come:
            return False
        act(self.session, len(self.session.played), played_of(self._to_come.popleft()))
        return True

    def act(self, action: Action) -> None:
        """Nobody can do anything that was not done."""
        raise AssertionError(action)


def _known_as(player: str) -> str:
    """What a seat's player is called; programs of other people are only guests."""
    return PROGRAM if is_program(player) else player
