"""Work that would keep a picture waiting, done by another thread; the latest wish comes first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import Future, ThreadPoolExecutor, wait
from typing import Any, Final

KEPT: Final = 64
"""So many findings are remembered."""

Work = Callable[[], Any]


class Errands:
    """Answers at once what it knows, and else later; nothing here ever waits.

    One errand runs at a time. Of those wished for meanwhile only the last is kept: whoever still
    needs another asks again.
    """

    def __init__(self, name: str) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix=name)
        self._found: OrderedDict[Hashable, Any] = OrderedDict()
        self._running: tuple[Hashable, Future[Any]] | None = None
        self._next: tuple[Hashable, Work] | None = None

    def ask(self, key: Hashable, work: Work) -> Any:
        """What came of it, or ``None`` while it has still to be found out."""
        if key in self._found:
            self._found.move_to_end(key)
            return self._found[key]
        if self._running is None:
            self._running = key, self._thread.submit(work)
        elif self._running[0] != key:
            self._next = key, work
        return None

    def take(self) -> bool:
        """Take in what has been found; whether anything has."""
        if self._running is None or not self._running[1].done():
            return False
        (key, done), self._running = self._running, None
        self._found[key] = done.result()
        while len(self._found) > KEPT:
            self._found.popitem(last=False)
        if self._next is not None:
            (key, work), self._next = self._next, None
            self.ask(key, work)
        return True

    def wait(self, seconds: float) -> None:
        """Give the errand that is under way so long to come back."""
        if self._running is not None:
            wait([self._running[1]], seconds)

    @property
    def waiting(self) -> bool:
        """Whether something is still being found out."""
        return self._running is not None

    def forget(self) -> None:
        """What was wished for is wanted no longer, and what was found is nobody's business now."""
        self._found.clear()
        self._next = None

    def close(self) -> None:
        """No more errands."""
        self._thread.shutdown(wait=False, cancel_futures=True)
