"""Opening the window: settings, first scene, and what to say when there is no window to be had."""

from __future__ import annotations

import contextlib
import gc
import logging
import sys
import threading
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

from clue import folders
from clue.files import sweep
from clue.text.speaker import Speaker
from clue.ui.menu import greeted
from clue.ui.opened_files import answer_door
from clue.ui.stage import logfile
from clue.ui.stage.logfile import close_log, driver, open_log
from clue.ui.stage.scene import Scene
from clue.ui.stage.settings import SettingsFile
from clue.ui.window.app import App, language_of
from clue.ui.window.display import NoDisplayError, WrongPygameError
from clue.ui.window.loop import LOOKS

if TYPE_CHECKING:
    from pathlib import Path

    from clue.desktop.single_window import Single
    from clue.store.keeping import Casebook
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
