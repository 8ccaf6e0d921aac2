"""The window as its own parts see it: what the loop, the picture and the desktop's news may use.

The parts know this, and :class:`~clue.ui.window.app.App` alone knows the parts. What may go wrong
while scenes play is logged and becomes a dialog, and the game goes on.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Literal, Protocol, TypeVar

import pygame

from clue.ui.media.assets import ComingError
from clue.ui.stage.scene import Scene, Stage

if TYPE_CHECKING:
    from clue.store.keeping import Casebook
    from clue.ui.input.intents import Intent
    from clue.ui.input.reader import Pads, Reader
    from clue.ui.reading.readable import Readable
    from clue.ui.window.clock import Clock

log = logging.getLogger(__name__)

T = TypeVar("T")
Doing = Literal["build", "handle", "update", "draw", "elsewhere"]
"""What the window was at when something went wrong."""


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

    def make_ready(self) -> bool:
        """Take some of the memory that dialogs want; whether there is all of it."""

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
    def mishaps(self) -> Mishaps:
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


class TellError(Protocol):
    """Makes the scene that tells an error; ``home`` leads away from it."""

    def __call__(
        self,
        error: BaseException,
        home: Callable[[], Scene] | None,
        *,
        doing: Doing,
        in_play: Casebook | None,
    ) -> Scene:
        """The scene, not yet put up."""


class Mishaps:
    """Does what scenes ask; what they did not foresee is told, once at a time."""

    def __init__(self, app: Backstage, tell: TellError | None, *, strict: bool) -> None:
        self.app = app
        self._tell = tell
        self._told: Scene | None = None
        self.home: Callable[[], Scene] | None = None  # the scene to fall back to
        self.strict = strict  # tests want errors raised, not shown
        self._reported: list[BaseException] = []
        self._telling = False

    def guard(
        self, act: Callable[[], T], doing: Doing = "elsewhere", whose: Scene | None = None
    ) -> T | None:
        """Do what a scene asks; an unexpected error becomes a dialog."""
        try:
            return act()
        except ComingError:  # for whoever was patient enough to have it raised
            raise
        except Exception as error:  # noqa: BLE001 - told, or raised again
            self.meet(error, doing, whose)
            return None

    def leave(self, scene: Scene) -> None:
        """A scene goes; whatever is wrong with it goes with it."""
        try:
            scene.leave()
        except Exception:
            if self.strict:
                raise
            log.exception("unexpected error on leaving")

    def report(self, error: BaseException) -> None:
        """Another thread has met an error; it is told with the next picture."""
        self._reported.append(error)

    def tell_reported(self) -> None:
        """Tell what other threads have met, one thing at a time."""
        if self._reported:
            self.meet(self._reported.pop(0), "elsewhere")

    def meet(self, error: BaseException, doing: Doing, whose: Scene | None = None) -> None:
        """Log an error and tell it, once at a time; raise it where not even that can be done."""
        log.error("unexpected error (%s)", doing, exc_info=error)
        stack = self.app.stack
        told = bool(stack) and stack[-1] is self._told
        if self.strict or self._tell is None or (told and whose is self._told):
            raise error
        if told or self._telling:
            return
        cases = (scene.in_play for scene in reversed(stack) if scene.in_play is not None)
        self._telling = True
        self.app.guide = None  # whoever guides would speak of what is no longer there
        try:
            self._told = self._tell(error, self.home, doing=doing, in_play=next(cases, None))
            self.app.push(self._told)
        finally:
            self._telling = False
