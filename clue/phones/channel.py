"""What one seat's phone is told: sections that are numbered as they change.

A phone that was away says which number it saw last, of which start of the game, and is told what
has changed since: nothing is queued for it, so nobody who sleeps can fill anything up.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from threading import Condition, Thread

import msgspec

from clue.rules.cards import Seat

log = logging.getLogger(__name__)


class Channel:
    """The newest of everything; the game's loop publishes, the phone's writer waits."""

    def __init__(self, boot: str) -> None:
        self.boot = boot
        self.number = 0
        self.changed = Condition()
        self._sections: dict[str, tuple[int, bytes]] = {}

    def publish(self, sections: Mapping[str, object]) -> bool:
        """These are as they are now; whether anything differs from what was said last."""
        written = {name: msgspec.json.encode(value) for name, value in sections.items()}
        with self.changed:
            news = {n: text for n, text in written.items() if self._text(n) != text}
            if not news:
                return False
            self.number += 1
            for name, text in news.items():
                self._sections[name] = self.number, text
            self.changed.notify_all()
            return True

    def _text(self, name: str) -> bytes | None:
        kept = self._sections.get(name)
        return None if kept is None else kept[1]

    def forget(self) -> None:
        """Nothing of it is to be told any more."""
        with self.changed:
            self._sections.clear()

    def has_news(self, seen: int) -> bool:
        """Whether there is anything to be told since that number."""
        return self.number > seen and bool(self._sections)

    def frame(self, seen: int) -> tuple[int, bytes] | None:
        """What has changed since that number, as one frame; nothing if nothing has."""
        with self.changed:
            if not self.has_news(seen):
                return None
            news = {n: msgspec.Raw(text) for n, (at, text) in self._sections.items() if at > seen}
            frame = {"boot": self.boot, "n": self.number, "set": news}
            return self.number, msgspec.json.encode(frame)

    def known(self, boot: object, seen: object) -> int:
        """Up to which number a phone that comes back has everything; nought if that is unsure."""
        sure = boot == self.boot and type(seen) is int and 0 <= seen <= self.number
        return seen if sure and isinstance(seen, int) else 0


class Teller:
    """Puts pages together beside the loop, one after the other; of each seat only the newest."""

    def __init__(self) -> None:
        self._jobs: dict[Seat, Callable[[], None]] = {}
        self._changed = Condition()
        self._left = self._busy = False
        Thread(target=self._run, name="phones-teller", daemon=True).start()

    def put(self, seat: Seat, job: Callable[[], None]) -> None:
        """This is what the seat's phone is to be told; what was not told yet need not be."""
        with self._changed:
            self._jobs[seat] = job
            self._changed.notify_all()

    def wait(self, seconds: float) -> None:
        """Until everything has been told: tests have time."""
        with self._changed:
            self._changed.wait_for(lambda: not self._jobs and not self._busy, seconds)

    def close(self) -> None:
        """Nothing more is told."""
        with self._changed:
            self._left = True
            self._jobs.clear()
            self._changed.notify_all()

    def _run(self) -> None:
        while True:
            with self._changed:
                self._busy = False
                self._changed.notify_all()
                self._changed.wait_for(lambda: self._jobs or self._left)
                if self._left:
                    return
                seat = next(iter(self._jobs))
                job, self._busy = self._jobs.pop(seat), True
            try:
                job()
            except Exception:
                log.exception("a phone could not be told")
