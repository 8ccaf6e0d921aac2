"""What comes to the window from outside: files to open, a second start that calls it forward."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from clue.ui.window.sdl import TITLE

if TYPE_CHECKING:
    from clue.desktop.single_window import Single
    from clue.store.replay import Tell
    from clue.ui.stage.scene import Stage
    from clue.ui.window.app import App


def answer_door(app: App, file: Path | None, single: Single | None) -> None:
    """Open the file the program was started with, and from now on whatever is handed in."""
    app.on_file = lambda path: open_file(app, path)
    if file is not None:
        app.background.post(lambda: open_file(app, file))
    if single is not None:
        single.listen(lambda name: app.background.post(_errand(app, name)))


def explain(sentence: str) -> None:
    """Tell a player who has neither window nor terminal; where not even that can be, nothing."""
    with contextlib.suppress(pygame.error):
        pygame.display.message_box(TITLE, sentence)


def _errand(app: App, name: str) -> Callable[[], None]:
    """What a second start asks for: the window, and a file in it if it names one."""

    def run() -> None:
        app.come_forward()
        if name:
            open_file(app, Path(name))

    return run


def open_file(stage: Stage, path: Path) -> None:
    """Open a case or a mansion that was dropped on the window, or named when it was started."""
    if path.suffix.lower() == ".tmx":
        _open_map(stage, path)
    else:
        _open_game(stage, path)


# What a file needs is imported when one comes; the title it leads back to imports this door.


def _open_map(stage: Stage, path: Path) -> None:
    """A new case in this mansion, if it can be played."""
    from clue.boards import MapError
    from clue.boards.catalogue import admit, read_mansions
    from clue.text.faults import tell_fault
    from clue.ui.cases import deal
    from clue.ui.menu import title
    from clue.ui.screens.newgame.scene import NewGameScene
    from clue.ui.stage.settings import with_map

    try:
        mansion = admit(path)
    except MapError as error:
        fault = tell_fault(error.faults[0], stage.words)
        stage.notice(stage.words.say("open-map-bad", name=path.name, fault=fault))
        return
    stage.change(with_map(stage.settings, str(read_mansions()[mansion].path)))
    stage.push(NewGameScene(lambda game: deal(stage, game, title), mansion=mansion))


def _open_game(stage: Stage, path: Path) -> None:
    """A case that waits is gone on with; one that is closed can be watched."""
    from clue.codec.record_reader import RecordError, RecordFault, load
    from clue.store.journal import trouble
    from clue.store.shelf import Shelf
    from clue.text.faults import tell_record_error
    from clue.ui.cases import replay, resume
    from clue.ui.menu import title
    from clue.ui.screens.long_work import is_long, read_behind

    shelf = Shelf()

    def fetch(tell: Tell) -> Path:
        return path if shelf.holds(path) else shelf.bring_in(path, tell)

    def go_on(came: Callable[[], Path]) -> None:
        say = stage.words.say
        try:
            there = came()
            if shelf.waits(there):
                resume(stage, title, there)
            else:
                replay(stage, title, load(there))
        except RecordError as error:
            if error.fault is RecordFault.NOT_A_RECORD:
                stage.notice(say("open-unknown", name=path.name))
            else:
                stage.notice(tell_record_error(error, stage.words))
        except OSError as error:
            stage.notice(say("saved-failed", fault=trouble(error)))

    read_behind(stage, fetch, go_on, long=is_long(path))
