"""A long case is read behind the picture: how far it is, and a way not to wait for it."""

from __future__ import annotations

import gc
from collections.abc import Callable
from concurrent.futures import CancelledError, Future
from functools import partial
from itertools import cycle
from pathlib import Path
from threading import Event
from typing import Any, Final, TypeVar

import pygame

from clue.store.replay import Tell, untold
from clue.ui.dialogs.base import ABOVE, QUESTION, TYPED
from clue.ui.input.intents import Act
from clue.ui.stage.scene import Stage, WidgetScene
from clue.ui.theme import styles
from clue.ui.theme.frames import Border, Skin
from clue.ui.widgets.base import Host, Widget
from clue.ui.widgets.button import Button, ButtonRow
from clue.ui.widgets.label import Label
from clue.ui.widgets.paper import Telegram

T = TypeVar("T")

QUICK: Final = 2000
"""Actions that are read at once: ten times as many as most cases have, a few pictures' time."""
QUICK_BYTES: Final = 100_000
"""What a file with so many takes."""
BEAT: Final = 0.1
STRIP: Final = Skin(
    top="paper", bottom="paper", radius=2, borders=(Border(0, 1.2, "ink_soft"),), shadow=5, drop=2
)
MORSE: Final = (22, 7, 22, 7, 7, 22, 7, 7, 22, 7, 7, 7, 22)
"""Dashes and dots, in units."""


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


class Tape(Widget):
    """A strip of telegraph tape: dots and dashes as far as the news has come."""

    def __init__(self, ui: Host, share: float) -> None:
        super().__init__(ui)
        self.share = share

    def natural(self, width: int | None = None) -> tuple[int, int]:
        """A narrow strip."""
        return width or self.look.px(styles.SHORT_ROW), self.look.px(34)

    def draw(self, canvas: pygame.Surface) -> None:
        """The strip, and what has been printed on it."""
        look, rect = self.look, self.rect
        look.paint.panel(canvas, rect, STRIP)
        end, high = rect.x + round(rect.width * self.share), max(2, look.px(7))
        x, stroke = rect.x + look.px(10), cycle(MORSE)
        while x < end:
            wide = look.px(next(stroke))
            mark = pygame.Rect(x, rect.centery - high // 2, min(wide, end - x), high)
            canvas.fill(look.paint.colour("ink"), mark)
            x += wide + look.px(9)


class LongReading(WidgetScene):
    """A telegram over whatever is on, until it is read or nobody wants it any more."""

    veil = True

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
        panel = screen.add(Telegram(screen, say("telegram")))
        stop = Button(screen, say("common-cancel"), lambda: self.stage.pop(self), act=Act.CANCEL)
        self._shown = self.percent
        panel.hold(
            760,
            Label(screen, say("long-reading"), QUESTION, align="center"),
            Label(screen, say("long-reading-far", percent=self._shown), TYPED, align="center"),
            Tape(screen, self._shown / 100),
            ButtonRow(screen, stop, above=ABOVE),
        )

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
