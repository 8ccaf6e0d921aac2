"""Where a case's computers think: behind the picture, with a seat's view and no more."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future

from clue.background import Background
from clue.players.base import Choice


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
