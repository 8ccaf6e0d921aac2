"""What may go wrong while scenes play: it is logged and becomes a dialog, and the game goes on."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from clue.ui.stage.scene import Scene
from clue.ui.window.backstage import Backstage, Doing, T

if TYPE_CHECKING:
    from clue.store.keeping import Casebook

log = logging.getLogger(__name__)


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
