"""The window as its own parts see it: what the loop, the picture and the desktop's news may use.

The parts know this, and :class:`~clue.ui.window.app.App` alone knows the parts.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Literal, Protocol, TypeVar

import pygame

from clue.ui.stage.scene import Scene, Stage

if TYPE_CHECKING:
    from clue.ui.input.intents import Intent
    from clue.ui.input.reader import Pads, Reader
    from clue.ui.reading.readable import Readable
    from clue.ui.window.clock import Clock

T = TypeVar("T")
Doing = Literal["build", "handle", "update", "draw", "elsewhere"]
"""What the window was at when something went wrong."""


class Guard(Protocol):
    """Does what scenes ask, and tells what they did not foresee."""

    def guard(
        self, act: Callable[[], T], doing: Doing = "elsewhere", whose: Scene | None = None
    ) -> T | None:
        """Do it; an unexpected error becomes a dialog."""

    def meet(self, error: BaseException, doing: Doing, whose: Scene | None = None) -> None:
        """Log an error and tell it."""


class WindowPicture(Protocol):
    """The picture, as the loop sees it."""

    @property
    def still(self) -> bool:
        """Whether it is as it should be."""

    @property
    def opening(self) -> bool:
        """Whether the top scene is still being painted."""

    @property
    def moves(self) -> bool:
        """Whether one picture still gives way to another."""

    def age(self, now: float) -> float:
        """Take a notice away when its time is over; when that will be."""

    def open_slowly(self) -> None:
        """Go on painting the scene that opens."""

    def draw(self) -> bool:
        """Bring the screen up to date; whether there was anything to do."""


class Follower(Protocol):
    """Whoever tells others what the window shows."""

    def follow(self, now: float, *, changed: bool) -> float:
        """Something may have changed; when to be called again."""


class Backstage(Stage, Protocol):
    """What scenes may ask of the window, and what its parts may ask besides."""

    canvas: pygame.Surface
    clock: Clock
    reader: Reader
    pads: Pads
    on_file: Callable[[Path], None] | None  # what to do with a file from outside
    at_leisure: bool  # tests want each scene whole in its first picture
    softly: bool  # whether one picture may come through another
    running: bool
    hidden: bool

    @property
    def mishaps(self) -> Guard:
        """Who tells what goes wrong."""

    @property
    def ears(self) -> Follower:
        """Who tells screen readers."""

    @property
    def picture(self) -> WindowPicture:
        """What the window shows."""

    def hand(self, intent: Intent) -> None:
        """An intent from a hand."""

    def touched(self, now: float) -> None:
        """A hand was there."""

    def resized(self, now: float) -> None:
        """The window has another size."""

    def tell_all(self, tell: Callable[[Scene], None]) -> None:
        """Tell every scene what has become of the window."""

    def be_seen(self, visible: bool) -> None:
        """The window is hidden or shown."""

    def tell_problems(self) -> None:
        """Tell what else went wrong, once."""

    def open_late(self) -> None:
        """Do what can wait until the first picture stands."""

    def relayout(self) -> None:
        """Make everything anew for another look."""

    def aloud(self) -> Readable:
        """All that can be read and done now."""
