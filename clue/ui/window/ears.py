"""What screen readers are told of the window, and what they want of it.

Nobody listens, and nothing is done: a tree is made only while a screen reader is there, and only
when something may have changed. What it wants comes on a thread of its own and waits for the loop.
"""

from __future__ import annotations

import logging
import math
from collections.abc import Sequence
from functools import partial
from typing import Final

import pygame

from clue.ui.reading.readable import NumberedTree, Numbering, PartDeed, PartNumber, Readable, Role
from clue.ui.reading.systems import SystemReader, reader_of
from clue.ui.stage.scene import Guide, Scene
from clue.ui.window.backstage import Backstage
from clue.ui.window.sdl import TITLE

log = logging.getLogger(__name__)

APART: Final = 0.1
"""Seconds between two tellings: a pawn that walks is told of ten times a second."""
REAL: Final = frozenset({"x11", "wayland", "windows", "cocoa"})
"""SDL's names of where windows are seen."""


def window_aloud(stack: Sequence[Scene], guide: Guide | None, notice: str) -> Readable:
    """What is on top, who explains it, and what the window says besides."""
    parts: list[Readable] = []
    if stack:
        top = stack[-1]
        inside = tuple(top.aloud())
        words = (part.name for each in inside for part in each.walk() if part.role is Role.LABEL)
        role = Role.DIALOG if top.veil else Role.GROUP
        parts.append(Readable(role, top.called or next(words, ""), parts=inside))
    if guide is not None:
        parts += guide.aloud()
    if notice:
        parts.append(Readable(Role.NOTICE, notice, live=True))
    return Readable(Role.WINDOW, TITLE, parts=tuple(parts))


class Ears:
    """For one window."""

    def __init__(self, app: Backstage) -> None:
        self.app = app
        self.active = False  # somebody listens
        self._reader: SystemReader | None = None
        self._numbering = Numbering()
        self._told: NumberedTree | None = None
        self._changed = False
        self._last = -math.inf
        self._focused: bool | None = None

    def open(self) -> None:
        """Make the window known, where it is a real one and there is a way."""
        if pygame.display.get_driver() not in REAL:
            return
        handle = pygame.display.get_wm_info().get("window", 0)
        self._reader = reader_of(handle, self._come, self._wish, self._go)

    def close(self) -> None:
        """Nobody is told any more."""
        self._reader, self.active = None, False

    # -- on other threads --------------------------------------------------------------------------

    def _come(self) -> None:
        self.app.background.post(partial(self._listen, on=True))

    def _go(self) -> None:
        self.app.background.post(partial(self._listen, on=False))

    def _wish(self, number: PartNumber, deed: PartDeed, text: str) -> None:
        self.app.background.post(partial(self._do, number, deed, text))

    # -- in the loop -------------------------------------------------------------------------------

    def _listen(self, *, on: bool) -> None:
        self.active, self._told, self._changed = on, None, on
        self._last = -math.inf

    def _do(self, number: PartNumber, deed: PartDeed, text: str) -> None:
        """Do what is wished, if it is still there and can be done."""
        part = self._tree().parts.get(number)
        if part is None or deed not in part.does:
            log.info("a reader wished %s of what is gone", deed)
            return
        self.app.touched(self.app.now())
        part.do(deed, text)
        self._changed = True

    def _tree(self) -> NumberedTree:
        return self._numbering.lay_flat(self.app.aloud())

    def follow(self, now: float, *, changed: bool) -> float:
        """Tell what has changed, not too often; when to be called again."""
        if self._reader is None or not self.active:
            return math.inf
        self._mind_focus(self._reader)
        self._changed = self._changed or changed
        if not self._changed:
            return math.inf
        if now < self._last + APART:
            return self._last + APART
        self._last, self._changed = now, False
        tree = self._tree()
        if self._told != tree:
            self._reader.tell(tree, self._told)
            self._told = tree
        return math.inf

    def _mind_focus(self, reader: SystemReader) -> None:
        focused = bool(pygame.key.get_focused())
        if focused != self._focused:
            self._focused = focused
            reader.focus(on=focused)
