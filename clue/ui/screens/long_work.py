"""What takes long, done behind the picture: a long case read, a turn of one filmed."""

from __future__ import annotations

import gc
import logging
import subprocess
import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import CancelledError, Future
from contextlib import suppress
from functools import partial
from itertools import cycle
from pathlib import Path
from threading import Event
from typing import Any, Final, TypeVar

import pygame

from clue import folders
from clue.children import end, started
from clue.codec.record import Record
from clue.files import free_name, write_whole
from clue.rules.cards import Seat
from clue.store.records import encode
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
DOT: Final = 7
DASH: Final = 22
DOT_GAP: Final = 9
MORSE: Final = (DASH, DOT, DASH, DOT, DOT, DASH, DOT, DOT, DASH, DOT, DOT, DOT, DASH)
TAPE: Final = 34
TAPE_PAD: Final = 10
"""How broad the tape is, and what is free before its first dash."""


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
        return width or self.look.px(styles.SHORT_ROW), self.look.px(TAPE)

    def draw(self, canvas: pygame.Surface) -> None:
        """The strip, and what has been printed on it."""
        look, rect = self.look, self.rect
        look.paint.panel(canvas, rect, STRIP)
        end, high = rect.x + round(rect.width * self.share), max(2, look.px(DOT))
        x, stroke = rect.x + look.px(TAPE_PAD), cycle(MORSE)
        while x < end:
            wide = look.px(next(stroke))
            mark = pygame.Rect(x, rect.centery - high // 2, min(wide, end - x), high)
            canvas.fill(look.paint.colour("ink"), mark)
            x += wide + look.px(DOT_GAP)


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


log = logging.getLogger(__name__)

PATIENCE: Final = 600.0
LOOKED_AT: Final = 0.5
"""Seconds a turn's film may take, and from one look whether it is there to the next."""


def filmed(stage: Stage, record: Record, begin: int, last: int, eyes: Seat | None) -> None:
    """Begin to film, by ``clue film`` in a process of its own; a sentence says how it went."""
    say = stage.words.say
    stage.notice(say("replay-filming"))
    target = free_name(folders.documents() / f"clue-{begin}-{last}.webp")
    options = ["--from", str(begin), "--to", str(last), "--lang", stage.words.language]
    options += ["--seat", eyes.value] if eyes is not None else []

    def work() -> None:
        made = _made(stage, record, target, options)
        told = say("replay-filmed", path=str(target)) if made else say("replay-not-filmed")
        stage.background.post(partial(stage.notice, told))

    stage.background.errand(work)


def _made(stage: Stage, record: Record, target: Path, options: list[str]) -> bool:
    """In a thread of the background: whether the film is there."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "case.cluegame"
        write_whole(file, encode(record))
        command = [*_ourselves(), "film", str(file), *options, "--out", str(target)]
        try:
            process = started(command, silent=True)
        except OSError as error:
            log.warning("no film can be made: %s", error)
            return False
        waited = 0.0
        while process.poll() is None and waited < PATIENCE and not stage.background.left():
            waited += LOOKED_AT
            with suppress(subprocess.TimeoutExpired):
                process.wait(LOOKED_AT)
        end(process)
        return process.returncode == 0 and target.exists()


def _ourselves() -> list[str]:
    """How this program is started once more."""
    return [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "clue"]
