"""A review worked out behind the picture, and handed over piece by piece."""

from __future__ import annotations

from functools import partial

from clue.background import Background
from clue.review.standings import ClosedCase, Moment, TurnStanding, looked_back


class Retrospect:
    """A game that is being looked back at: so much of it is known by now."""

    def __init__(self, game: ClosedCase, background: Background) -> None:
        self.standings: list[TurnStanding] = []
        self.moments: list[Moment] = []
        self._background = background
        self._fresh = False
        self._left = False
        background.errand(lambda: self._work(game))

    def _work(self, game: ClosedCase) -> None:
        for piece in looked_back(game):
            if self._left or self._background.left():
                return
            self._background.post(partial(self._take, piece))

    def _take(self, piece: TurnStanding | Moment) -> None:
        match piece:
            case TurnStanding():
                self.standings.append(piece)
            case Moment():
                self.moments.append(piece)
        self._fresh = True

    def fresh(self) -> bool:
        """Whether anything has come since this was last asked."""
        fresh, self._fresh = self._fresh, False
        return fresh

    def leave(self) -> None:
        """Nobody looks any longer."""
        self._left = True
