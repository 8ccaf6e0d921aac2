"""Opening the window, and what comes to it from outside: files, a second start that calls it.

Settings, the first scene, and what to say when there is no window to be had.
"""

from __future__ import annotations

import contextlib
import gc
import logging
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

from clue import folders
from clue.files import sweep
from clue.text.speaker import Speaker
from clue.ui.menu import greeted, title
from clue.ui.stage import logfile
from clue.ui.stage.logfile import close_log, driver, open_log
from clue.ui.stage.scene import Scene, Stage
from clue.ui.stage.settings import SettingsFile
from clue.ui.window.app import App, language_of
from clue.ui.window.display import NoDisplayError, WrongPygameError
from clue.ui.window.loop import LOOKS

if TYPE_CHECKING:
    from clue.desktop.single_window import Single
    from clue.store.keeping import Casebook
    from clue.store.replay import Tell
    from clue.ui.window.backstage import Doing

log = logging.getLogger(__name__)

SWITCH: Final = 0.001
"""Seconds a thinking detective may keep the interpreter from the drawing loop."""


def open_window(
    first: Callable[[], Scene],
    *,
    file: Path | None = None,
    single: Single | None = None,
    language: str = "",
    phones: str = "",
) -> int:
    """Run the game from a scene until its window is closed; the exit code.

    ``file`` is opened in it at once, and whatever a second start hands over through ``single``.
    ``language`` is as good as chosen in the settings, and so is the address for ``phones``.

    Nobody who plays ever sees a traceback: what cannot even be told in the window is a sentence on
    the terminal, and the log has the rest.
    """
    sys.setswitchinterval(SWITCH)
    gc.set_threshold(*LOOKS)
    gc.enable()
    open_log()
    store = SettingsFile()
    sweep([store.path.parent, *folders.written()])
    never_played = not store.path.exists()
    loaded = store.load()
    wished = {"language": language, "phones": phones}
    settings = loaded.settings.but(**{name: wish for name, wish in wished.items() if wish})
    words = Speaker(language_of(settings))
    try:
        app = App(settings, store=store, home=first, tell_error=_told_in_a_scene)
        log.info("a window of %dx%d by %s, in %s", *app.look.size, driver(), app.words.language)
        if loaded.trouble:
            app.notice(words.say(loaded.trouble))
        answer_door(app, file, single)
        with heard_from_threads(app):
            _until_closed(app, lambda: greeted(first()) if never_played else first())
    except NoDisplayError:
        print(words.say("error-no-display"), file=sys.stderr)
    except WrongPygameError:
        print(words.say("error-wrong-pygame"), file=sys.stderr)
    except Exception:
        log.exception("the window cannot go on")
        written = logfile.written()
        facets = () if written else ("nolog",)
        print(words.choose("error-fatal", facets, path=str(written)), file=sys.stderr)
    else:
        return 0
    finally:
        close_log()
    return 1


def _told_in_a_scene(
    error: BaseException,
    home: Callable[[], Scene] | None,
    *,
    doing: Doing,
    in_play: Casebook | None,
) -> Scene:
    from clue.ui.error import ErrorScene  # the first picture comes sooner without

    return ErrorScene(error, home, doing=doing, in_play=in_play)


def _until_closed(app: App, first: Callable[[], Scene]) -> None:
    """Play; whatever happens, every journal is closed at the end."""
    try:
        app.run(first())
    except BaseException:  # Ctrl-C, too
        with contextlib.suppress(Exception):
            app.close()
        raise


@contextlib.contextmanager
def heard_from_threads(app: App) -> Iterator[None]:
    """What goes wrong in another thread is told in the window."""

    def hear(args: threading.ExceptHookArgs) -> None:
        error = args.exc_value
        if error is not None and not isinstance(error, SystemExit):
            app.mishaps.report(error)

    before, threading.excepthook = threading.excepthook, hear
    try:
        yield
    finally:
        threading.excepthook = before


def answer_door(app: App, file: Path | None, single: Single | None) -> None:
    """Open the file the program was started with, and from now on whatever is handed in."""
    app.on_file = lambda path: open_file(app, path)
    if file is not None:
        app.background.post(lambda: open_file(app, file))
    if single is not None:
        single.listen(lambda name: app.background.post(_errand(app, name)))


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


# What a file needs is imported when one comes: most starts bring none.


def _open_map(stage: Stage, path: Path) -> None:
    """A new case in this mansion, if it can be played."""
    from clue.boards import MapError
    from clue.boards.catalogue import admit, read_mansions
    from clue.text.faults import tell_fault
    from clue.ui.cases import deal
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
