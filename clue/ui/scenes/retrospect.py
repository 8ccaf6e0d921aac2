"""A review worked out by another thread, which hands it over piece by piece."""

from __future__ import annotations

import queue
import threading

from clue.review import Finished, Moment, Standing, looked_back


class Retrospect:
    """Works a review out in a thread of its own and hands it over piece by piece."""

    def __init__(self, game: Finished) -> None:
        self.standings: list[Standing] = []
        self.moments: list[Moment] = []
        self.done = False
        self._pieces: queue.SimpleQueue[Standing | Moment | None] = queue.SimpleQueue()
        self._left = threading.Event()
        self._thread = threading.Thread(target=self._work, args=(game,), name="review", daemon=True)
        self._thread.start()

    def _work(self, game: Finished) -> None:
        try:
            for piece in looked_back(game):
                if self._left.is_set():
                    return
                self._pieces.put(piece)
        finally:
            self._pieces.put(None)

    def collect(self) -> bool:
        """Take over what has been worked out; whether there was anything."""
        fresh = False
        while not self._pieces.empty():
            fresh = True
            match self._pieces.get():
                case Standing() as standing:
                    self.standings.append(standing)
                case Moment() as moment:
                    self.moments.append(moment)
                case None:
                    self.done = True
        return fresh

    def finish(self) -> None:
        """Wait for all of it: pictures for books have time."""
        self._thread.join()
        self.collect()

    def leave(self) -> None:
        """Nobody looks any longer."""
        self._left.set()
