"""A scene painted beforehand, where nobody sees it, so that it can then be shown at once.

What a scene is made of (letters, panels, cards) is kept once it has been painted; that takes far
longer than to lay it down. A rehearsal paints widget by widget and can be broken off after each:
the loop goes on with it in small slices while a dialog opens, or while a table stands still.
Pictures that must be read and scaled are fetched by another thread meanwhile.
"""

from __future__ import annotations

import logging
import time
from collections import deque
from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

import pygame

from clue.ui.media.assets import ComingError

if TYPE_CHECKING:
    from clue.ui.stage.scene import Scene, Stage

log = logging.getLogger(__name__)

SLICE: Final = 0.004
"""So many seconds of each turn of the loop may be spent."""
HALT: Final = 0.001
"""Work that takes longer leaves no time to show anything in the same turn."""
DONE: Final = object()
"""No part is left."""
LATER: Final = 60.0
"""After so many seconds whatever moves in a dialog has come to rest."""


class Foreseen(Protocol):
    """What is done where nothing else is to be."""

    def go_on(self, seconds: float) -> bool:
        """Work for about so long; whether all is done."""


class Chore(NamedTuple):
    """Something that has parts, none of which takes long."""

    parts: Iterator[None]

    def go_on(self, seconds: float) -> bool:
        """Do some of them."""
        end = time.perf_counter() + seconds
        while time.perf_counter() < end:
            if next(self.parts, DONE) is DONE:
                return True
        return False


class PaintStep(NamedTuple):
    """A piece of work."""

    do: Callable[[], None]
    of_others: bool = False  # it holds other steps' work, and waits while they wait for pictures


class Rehearsal:
    """One scene's painting, step by step."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._assets = stage.assets
        self._paper = Speck(stage.look.size)
        self._steps: deque[PaintStep] = deque()
        self._waiting: list[PaintStep] = []  # for pictures
        self.halted = False  # the last turn had work enough: what is shown, is shown in the next

    @classmethod
    def of(cls, make: Callable[[], Scene], stage: Stage) -> Rehearsal:
        """A scene that is not put up: it is made for this alone."""
        rehearsal = cls(stage)
        rehearsal._steps.append(PaintStep(lambda: rehearsal._make(make)))
        return rehearsal

    @classmethod
    def before(cls, scene: Scene) -> Rehearsal:
        """A scene that stands on the stage, and waits to be seen."""
        rehearsal = cls(scene.stage)
        rehearsal._plan(scene)
        return rehearsal

    def _make(self, make: Callable[[], Scene]) -> None:
        scene = make()
        scene.enter(Offstage(self._stage))  # type: ignore[arg-type]  # the rest is the stage's
        scene.build()
        self._plan(scene)
        self._steps.append(PaintStep(lambda: self._come_to_rest(scene), of_others=True))

    def _come_to_rest(self, scene: Scene) -> None:
        scene.update(self._stage.now() + LATER)
        self._plan(scene)

    def _plan(self, scene: Scene) -> None:
        """What has parts; every widget, those within others first; at last the whole."""
        parts = None if scene.veil else scene.prepare()
        self._steps.append(PaintStep(partial(self._begin, scene, parts)))
        widgets = [part for widget in scene.widgets for part in widget.walk()]
        for widget in reversed(widgets):
            self._steps.append(PaintStep(partial(widget.draw, self._paper), bool(widget.children)))
        self._steps.append(PaintStep(partial(scene.draw, self._paper), of_others=True))

    def _begin(self, scene: Scene, parts: Iterator[None] | None) -> None:
        """Where the first part of a dialog waits for a picture, it is begun again; others go on."""
        self._prepare(parts or scene.prepare())

    def _prepare(self, parts: Iterator[None]) -> None:
        """One part; the others come before anything else."""
        if next(parts, DONE) is not DONE:
            self._steps.appendleft(PaintStep(partial(self._prepare, parts)))

    def go_on(self, seconds: float) -> bool:
        """Paint for about so long; whether everything is painted."""
        begun = time.perf_counter()  # work takes real time, whatever the clock says
        end = begun + seconds
        with self._assets.patience():
            while self._steps and time.perf_counter() < end:
                self._take(self._steps.popleft())
        if not self._steps and self._waiting and not self._assets.coming():
            self._steps.extend(self._waiting)
            self._waiting.clear()
        self.halted = time.perf_counter() - begun > HALT
        return not self._steps and not self._waiting

    def _take(self, step: PaintStep) -> None:
        if step.of_others and self._waiting:
            self._waiting.append(step)
            return
        try:
            step.do()
        except ComingError:
            self._waiting.append(step)
        except Exception:
            log.exception("unexpected error in a rehearsal")  # met again when it counts
        finally:
            self._paper.set_clip(None)


class Speck(pygame.Surface):
    """Takes itself for a whole window: what is painted on it is made, kept, and goes nowhere."""

    def __init__(self, size: tuple[int, int]) -> None:
        super().__init__((1, 1))
        self._whole = pygame.Rect((0, 0), size)
        self._part = self._whole.copy()

    def get_clip(self) -> pygame.Rect:
        """Where one would be seen to paint."""
        return self._part.copy()

    def set_clip(self, rect: Any, /) -> None:
        """Paint there only."""
        self._part = self._whole.clip(rect) if rect is not None else self._whole.copy()

    def get_rect(self, **places: Any) -> pygame.Rect:
        """The window."""
        rect = self._whole.copy()
        for place, value in places.items():
            setattr(rect, place, value)
        return rect

    def get_size(self) -> tuple[int, int]:
        """The window's."""
        return self._whole.size


class Silence:
    """Audio that makes no sound, whatever is asked of it."""

    def __getattr__(self, name: str) -> Callable[..., None]:
        return lambda *_, **__: None


class Offstage:
    """The stage for a scene that is only rehearsed: nothing it does there is seen or heard."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self.audio = Silence()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stage, name)

    def damage(self, rect: pygame.Rect | None = None) -> None:
        """It has changed, but it is nowhere."""

    repaint = damage
