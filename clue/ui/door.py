"""What comes to the window from outside: files to open, a second start that calls it forward."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from clue.ui.hints import TITLE

if TYPE_CHECKING:
    from clue.single import Single
    from clue.ui.app import App


def answer_door(app: App, file: Path | None, single: Single | None) -> None:
    """Open the file the program was started with, and from now on whatever is handed in."""
    app.on_file = lambda path: _open(app, path)
    if file is not None:
        app.errands.put(lambda: _open(app, file))
    if single is not None:
        single.listen(lambda name: app.errands.put(_errand(app, name)))


def explain(sentence: str) -> None:
    """Tell a player who has neither window nor terminal; where not even that can be, nothing."""
    with contextlib.suppress(pygame.error):
        pygame.display.message_box(TITLE, sentence)


def _errand(app: App, name: str) -> Callable[[], None]:
    """What a second start asks for: the window, and a file in it if it names one."""

    def run() -> None:
        app.come_forward()
        if name:
            _open(app, Path(name))

    return run


def _open(app: App, path: Path) -> None:
    """Whatever the file is: the scene that shows it, or a sentence that says why not."""
    from clue.ui.start import open_file  # noqa: PLC0415

    open_file(app, path)
