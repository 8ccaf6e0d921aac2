"""Where a case's computers think: one at a time, in a thread, with a seat's view and no more."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor

from clue.players.base import Choice


class Thinking:
    """One worker for everybody at a table; nothing here waits."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="detective")
        self._last: Future[Choice] | None = None

    @property
    def at_work(self) -> bool:
        """Whether somebody is thinking."""
        return self._last is not None and not self._last.done()

    def begin(self, thought: Callable[[], Choice]) -> Future[Choice]:
        """Have somebody think, after all who were asked before."""
        self._last = self._thread.submit(thought)
        return self._last

    def close(self) -> None:
        """Nobody begins to think any more."""
        self._thread.shutdown(wait=False, cancel_futures=True)
