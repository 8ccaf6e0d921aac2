"""A player made of code: runs the real loop step by step on a hand-turned clock.

Used by tests, by ``clue shot`` and ``clue bench``. It posts the same events a person would cause,
and looks at the same picture.

    with Robot(lambda: TitleScene(...), size=(1280, 720)) as robot:
        robot.settle()
        robot.key("return")
        robot.click(robot.find("Settings"))
        robot.save("title.png")
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

import pygame

from clue.desktop.speech import Speech
from clue.ui.error import ErrorScene
from clue.ui.stage.scene import Scene, WidgetScene
from clue.ui.stage.settings import Settings, SettingsFile
from clue.ui.theme.styles import plain
from clue.ui.widgets.base import Widget
from clue.ui.widgets.screen import Screen
from clue.ui.window.app import App
from clue.ui.window.clock import HandClock

PICTURES: Final = (".png", ".jpg", ".jpeg", ".bmp", ".tga")
"""What a picture can be saved as; a name that ends otherwise gets the first."""

PATIENCE: Final = 10
"""Seconds that work behind the picture may take, and so often there may be more of it."""
BEAT = 1 / 60


class Robot:
    """Owns an app without a person in front of it; a new robot takes the window from the last."""

    def __init__(
        self,
        first: Callable[[], Scene],
        *,
        size: tuple[int, int] = (1280, 720),
        settings: Settings | None = None,
        store: SettingsFile | None = None,
        strict: bool = True,
        dummy: bool = True,
        lively: bool = False,
    ) -> None:
        if dummy:
            os.environ["SDL_VIDEODRIVER"] = "dummy"
            os.environ["SDL_AUDIODRIVER"] = "dummy"
        pygame.display.quit()
        self.clock = HandClock()
        self.patience = 0.0  # seconds every picture waits for what is done behind it
        self.settings = settings or Settings(language="en")
        self.app = App(
            self.settings,
            store=store,
            clock=self.clock,
            size=size,
            strict=strict,
            home=first,
            tell_error=ErrorScene,
            at_leisure=False,
        )
        self.app.lively = lively  # else what lives at rest would never come to it
        self.app.softly = lively
        self.app.speech = Speech(lambda: None)  # nobody here speaks aloud
        pygame.event.clear()
        self.app.start(first())

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.app.close()

    # -- time ----------------------------------------------------------------------------------

    def step(self, frames: int = 1, seconds: float = BEAT) -> int:
        """Turn the loop; how many pictures it drew."""
        drawn = 0
        for _ in range(frames):
            drawn += self.app.frame()
            self.clock.advance(seconds)
            if self.patience:
                self.app.background.wait(self.patience)
        return drawn

    def settle(self, most: int = 2000) -> int:
        """Turn the loop until nothing moves any more; how many turns that took."""
        for turn in range(most):
            self.step()
            if not self.app.running or self.app.at_rest:
                return turn + 1
            if self.app.loop.still:
                self.app.background.wait(BEAT)
        return most

    def catch_up(self) -> None:
        """Turn until nothing is left to be done behind the picture: that takes real seconds."""
        for _ in range(PATIENCE):
            self.app.background.wait(PATIENCE)
            self.step(2)
            if not (self.app.background.busy or self.app.assets.coming()):
                break

    def rest(self) -> None:
        """Settle when every picture has come, and everything else that is done behind this one."""
        self.settle()
        self.catch_up()
        self.wait(0.1)
        self.settle()

    def wait(self, seconds: float) -> None:
        """Let time pass, at sixty pictures a second."""
        self.step(max(1, round(seconds / BEAT)))

    # -- hands ---------------------------------------------------------------------------------

    def key(self, name: str, *, mod: int = 0, hold: bool = False) -> None:
        """Press a key by SDL's name and let it go, unless it is held."""
        code = pygame.key.key_code(name)
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=code, mod=mod, unicode="", scancode=0))
        if not hold:
            self.release(name)
        self.step()

    def release(self, name: str) -> None:
        """Let a held key go."""
        code = pygame.key.key_code(name)
        pygame.event.post(pygame.Event(pygame.KEYUP, key=code, mod=0, unicode="", scancode=0))

    def write(self, text: str) -> None:
        """Type letters."""
        for letter in text:
            pygame.event.post(pygame.Event(pygame.TEXTINPUT, text=letter))
        self.step()

    def point(self, at: Widget | tuple[int, int]) -> tuple[int, int]:
        """Move the mouse there."""
        spot = at.rect.center if isinstance(at, Widget) else at
        pygame.event.post(
            pygame.Event(pygame.MOUSEMOTION, pos=spot, rel=(0, 0), buttons=(0, 0, 0), touch=False)
        )
        self.step()
        return spot

    def click(self, at: Widget | tuple[int, int], button: int = 1) -> None:
        """Press and release a mouse button there."""
        spot = self.point(at)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.Event(kind, pos=spot, button=button, touch=False))
            self.step()

    def wheel(self, at: Widget | tuple[int, int], lines: float) -> None:
        """Scroll so many lines under the pointer."""
        self.point(at)
        pygame.event.post(
            pygame.Event(pygame.MOUSEWHEEL, x=0, y=round(lines), precise_y=lines, flipped=False)
        )
        self.step()

    def pad(self, button: int) -> None:
        """Press a pad's button."""
        for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            pygame.event.post(pygame.Event(kind, button=button, instance_id=0))
        self.step()

    def post(self, kind: int, **fields: Any) -> None:
        """Any other event, such as ``pygame.WINDOWFOCUSLOST``."""
        pygame.event.post(pygame.Event(kind, **fields))
        self.step()

    def resize(self, size: tuple[int, int]) -> None:
        """Drag the window to another size."""
        self.app.window.size = size
        pygame.event.post(pygame.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))
        self.step(8)

    # -- eyes ----------------------------------------------------------------------------------

    @property
    def scene(self) -> Scene:
        """What is on top."""
        return self.app.stack[-1]

    @property
    def screen(self) -> Screen:
        """The top scene's widgets."""
        assert isinstance(self.scene, WidgetScene)
        return self.scene.screen

    def widgets(self) -> Iterator[Widget]:
        """Every widget that can be met now."""
        return self.screen.walk()

    def find(self, words: str, kind: type[Widget] = Widget) -> Widget:
        """The first widget whose words hold these."""
        for widget in self.widgets():
            if isinstance(widget, kind) and words in plain(widget.reads):
                return widget
        raise LookupError(words)

    def frame(self) -> pygame.Surface:
        """A copy of the picture."""
        return self.app.canvas.copy()

    def pixels(self) -> bytes:
        """The picture's bytes, for comparing."""
        return pygame.image.tobytes(self.app.canvas, "RGB")

    def save(self, path: str | Path) -> None:
        """The picture as a file."""
        kind = Path(path).suffix.lower()
        with Path(path).open("wb") as file:
            pygame.image.save(self.app.canvas, file, kind if kind in PICTURES else PICTURES[0])
