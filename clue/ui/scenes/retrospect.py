"""A review worked out behind the picture, and handed over piece by piece."""

from __future__ import annotations

from functools import partial

from clue.review import Finished, Moment, Standing, looked_back
from clue.ui.background import Background


class Retrospect:
    """A game that is being looked back at: so much of it is known by now."""

    def __init__(self, game: Finished, background: Background) -> None:
        self.standings: list[Standing] = []
        self.moments: list[Moment] = []
        self._background = background
        self._fresh = False
        self._left = False
        background.errand(lambda: self._work(game))

    def _work(self, game: Finished) -> None:
        for piece in looked_back(game):
            if self._left or self._background.left():
                return
            self._background.post(partial(self._take, piece))

    def _take(self, piece: Standing | Moment) -> None:
        match piece:
            case Standing():
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
