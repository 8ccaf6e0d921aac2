"""What would keep a picture waiting, done behind it by one worker; what is done wakes the loop.

A scene begins a piece of work and goes on. When it is done the loop turns once more, and the scene
finds it so in its ``update``: nobody looks every few moments. Whoever leaves waits for nothing that
has not begun; what has begun either ends soon or asks ``left`` between its parts. A goodbye alone
is said even if the window closes meanwhile.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import Future, ThreadPoolExecutor, wait
from queue import SimpleQueue
from threading import Condition, Event, Thread
from typing import Any, Final, TypeAlias, TypeVar
from weakref import WeakSet

log = logging.getLogger(__name__)

T = TypeVar("T")
Work: TypeAlias = Callable[[], object]

HANDS: Final = 4
"""So many pieces of work are done at once: a game being reviewed keeps no picture from coming."""
KEPT: Final = 64
"""So many findings are remembered."""


def _nobody_sleeps() -> None:
    """Whoever has no loop need not be woken."""


def _write_down(done: Future[object]) -> None:
    """Nobody is left to be told what went wrong with a goodbye."""
    if (error := done.exception()) is not None:
        log.error("a goodbye has failed", exc_info=error)


class Background:
    """The one worker, for one window."""

    def __init__(self, wake: Callable[[], None] = _nobody_sleeps) -> None:
        self._wake = wake
        self._pool = ThreadPoolExecutor(HANDS, thread_name_prefix="background")
        self._begun: WeakSet[Future[Any]] = WeakSet()
        self._posted: SimpleQueue[Work] = SimpleQueue()
        self._left = Event()
        self._changed = Condition()  # guards the two below
        self._under_way = 0
        self._rung = False  # something has been posted, or is done, and the loop does not know it

    def begin(self, work: Callable[[], T]) -> Future[T]:
        """Do this behind the picture; what comes of it, or went wrong, is in the future."""
        if self.left():
            nothing: Future[T] = Future()
            nothing.cancel()
            return nothing
        with self._changed:
            self._under_way += 1
        begun = self._pool.submit(work)
        self._begun.add(begun)
        begun.add_done_callback(lambda _: self.ring(done=1))
        return begun

    def errand(self, work: Work) -> None:
        """Do this though nobody waits for it; what goes wrong is told in the loop."""
        self.begin(work).add_done_callback(self._own_up)

    def farewell(self, goodbye: Work) -> None:
        """Do this even if the window closes before it has begun; it must end by itself."""
        self._pool.submit(goodbye).add_done_callback(_write_down)

    def _own_up(self, done: Future[object]) -> None:
        if not done.cancelled() and done.exception() is not None:
            self.post(done.result)

    def post(self, act: Work) -> None:
        """Have this done by the loop, in its next turn; any thread may ask for it."""
        self._posted.put(act)
        self.ring()

    def ring(self, done: int = 0) -> None:
        """Have the loop turn; from any thread, and so much more is done."""
        with self._changed:
            self._under_way -= done
            self._rung = True
            self._changed.notify_all()
        self._wake()

    def take(self, do: Callable[[Work], object]) -> bool:
        """In the loop: do what has been posted; whether there was that, or work is done."""
        with self._changed:
            rung, self._rung = self._rung, False
        while not self._posted.empty():
            do(self._posted.get())
        return rung

    @property
    def busy(self) -> bool:
        """Whether there is work under way, or done and not yet known in the loop."""
        return bool(self._under_way) or self._rung

    def left(self) -> bool:
        """Whether nobody wants anything any more: asked between the parts of a long work."""
        return self._left.is_set()

    def wait(self, seconds: float) -> None:
        """Until all is done: pictures for books have time, and so have tests."""
        with self._changed:
            self._changed.wait_for(lambda: not self._under_way, seconds)

    def close(self) -> None:
        """The window closes: nothing more is begun."""
        self._left.set()
        for begun in list(self._begun):
            begun.cancel()
        self._pool.shutdown(wait=False)


class Round:
    """Something done again and again for as long as the window is open; it wakes no loop.

    ``do`` gives the seconds until it is due again, or nothing: when it is woken.
    """

    def __init__(self, do: Callable[[], float | None], name: str) -> None:
        self._do = do
        self._due = Event()
        self._left = False
        self._thread = Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    def wake(self) -> None:
        """Something has changed: it is due now."""
        self._due.set()

    def close(self, patience: float | None = None) -> bool:
        """No more after what is being done, if that ends in time; whether it has."""
        self._left = True
        self.wake()
        self._thread.join(patience)
        return not self._thread.is_alive()

    def _run(self) -> None:
        while True:
            self._due.clear()  # before the look, or a word to leave may be wiped away unread
            if self._left:
                return
            self._due.wait(self._do())


class Errands:
    """Answers at once what it knows, and else later; nothing here ever waits.

    One errand runs at a time. Of those wished for meanwhile only the last is kept: whoever still
    needs another asks again.
    """

    def __init__(self, background: Callable[[], Background]) -> None:
        self._background = background  # there once a scene stands on its stage
        self._found: OrderedDict[Hashable, Any] = OrderedDict()
        self._running: tuple[Hashable, Future[Any]] | None = None
        self._next: tuple[Hashable, Callable[[], Any]] | None = None

    def ask(self, key: Hashable, work: Callable[[], Any]) -> Any:
        """What came of it, or ``None`` while it has still to be found out."""
        if key in self._found:
            self._found.move_to_end(key)
            return self._found[key]
        if self._running is None:
            self._running = key, self._background().begin(work)
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
