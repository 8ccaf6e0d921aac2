"""A program tried before it sits down: greeted with a made-up deal, then sent home."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from clue.game.seating import Seating, opened
from clue.players.names import HUMAN
from clue.players.outside import TIME, OutsidePlayer
from clue.players.program import ProgramError, ProgramFault
from clue.rules.board import Board
from clue.rules.cards import SUSPECTS
from clue.rules.editions import DELUXE

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
