"""A long case is read behind the picture: how far it is, and a way not to wait for it."""

from __future__ import annotations

import gc
from collections.abc import Callable
from concurrent.futures import CancelledError, Future
from functools import partial
from pathlib import Path
from threading import Event
from typing import Any, Final, TypeVar

from clue.store.replay import Tell, untold
from clue.ui.dialogs.base import TITLE, Dialog
from clue.ui.input.intents import Act
from clue.ui.stage.scene import Stage
from clue.ui.theme import styles
from clue.ui.widgets.button import Button
from clue.ui.widgets.label import Label

T = TypeVar("T")

QUICK: Final = 2000
"""Actions that are read at once: ten times as many as most cases have, a few pictures' time."""
QUICK_BYTES: Final = 100_000
"""What a file with so many takes."""
BEAT: Final = 0.1


def read_behind(
    stage: Stage, work: Callable[[Tell], T], then: Callable[[Callable[[], T]], None], *, long: bool
) -> None:
    """Do this at once, or behind a dialog where it is long; ``then`` gets what came of it.

    It is given as something to call, which raises what went wrong.
    """
    if long:
        stage.push(LongReading(work, then))
    else:
        then(partial(work, untold))


def is_long(path: Path) -> bool:
    """Whether a file may hold more than is read at once."""
    try:
        return path.stat().st_size > QUICK_BYTES
    except (OSError, ValueError):
        return False  # whoever reads it says why


class LongReading(Dialog):
    """Over whatever is on, until it is read or nobody wants it any more."""

    def __init__(
        self, work: Callable[[Tell], Any], then: Callable[[Callable[[], Any]], None]
    ) -> None:
        self.work = work
        self.then = then
        self.reading: Future[Any] | None = None
        self.percent = 0
        self._shown = 0
        self._given_up = Event()

    def enter(self, stage: Stage) -> None:
        """Begin."""
        super().enter(stage)
        self.reading = stage.background.begin(self._read)

    def leave(self) -> None:
        """Whoever goes on reading for nobody stops at the next action."""
        self._given_up.set()

    def _read(self) -> Any:
        """In the worker's thread: what was read stays; nobody need look for what may go."""
        read = self.work(self._tell)
        gc.freeze()
        return read

    def _tell(self, done: int, total: int) -> None:
        """In the worker's thread: so much has been read."""
        if self._given_up.is_set() or self.stage.background.left():
            raise CancelledError
        self.percent = done * 100 // max(total, 1)

    def fill(self) -> None:
        """What is done, how far it is, and the way out."""
        screen, say = self.screen, self.stage.words.say
        panel, room = self.open_panel(760, 300)
        title = Label(screen, say("long-reading"), TITLE, align="center")
        title.place(room.top(title.natural(room.rect.width)[1], self.look.px(10)))
        stop = Button(screen, say("common-cancel"), lambda: self.stage.pop(self), act=Act.CANCEL)
        row = room.bottom(stop.natural()[1], self.look.px(10))
        stop.place(row.inflate(min(0, stop.natural()[0] - row.width), 0))
        self._shown = self.percent
        far = Label(
            screen,
            say("long-reading-far", percent=self._shown),
            styles.LEAD,
            align="center",
            valign="middle",
        )
        far.place(room.rect)
        panel.add(title, far, stop)

    def update(self, now: float) -> float:
        """Look how far it is."""
        due = super().update(now)
        if self.reading is not None and self.reading.done():
            reading, self.reading = self.reading, None
            self.stage.pop(self)
            if not reading.cancelled():
                self.then(reading.result)
            return due
        if self.percent != self._shown:
            self.rebuild()
        return min(due, now + BEAT)
