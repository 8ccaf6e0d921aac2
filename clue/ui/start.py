"""Opening the window: settings, first scene, and what to say when there is no window to be had."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from clue.text.speaker import Speaker
from clue.ui.app import App, NoDisplayError, WrongPygameError, language_of
from clue.ui.scene import Scene, Stage
from clue.ui.scenes.title import Entry, TitleScene
from clue.ui.settings import Store

if TYPE_CHECKING:
    from clue.records.keeping import Found
    from clue.ui.scenes.draft import NewGame


SWITCH: Final = 0.001
"""Seconds a thinking detective may keep the interpreter from the drawing loop."""


def standing_entries(deal: Callable[[Stage, NewGame], None]) -> Sequence[Entry]:
    """The menu's lines that need nothing but the window; ``deal`` takes the finished new game."""
    return (
        Entry("title-new", lambda stage: stage.push(_new_game(stage, deal))),
        Entry("title-rules", lambda stage: stage.push(_rules())),
        Entry("title-settings", lambda stage: stage.push(_settings())),
        Entry("title-quit", lambda stage: stage.quit()),
    )


# Scenes behind the title are imported when they are opened: the first picture comes sooner.


def _new_game(stage: Stage, deal: Callable[[Stage, NewGame], None]) -> Scene:
    from clue.ui.scenes.newgame import NewGameScene  # noqa: PLC0415

    return NewGameScene(lambda game: deal(stage, game))


def _rules() -> Scene:
    from clue.ui.scenes.rules_page import RulesScene  # noqa: PLC0415

    return RulesScene()


def _settings() -> Scene:
    from clue.ui.scenes.settings import SettingsScene  # noqa: PLC0415

    return SettingsScene()


def open_window(first: Callable[[], Scene]) -> int:
    """Run the game from a scene until its window is closed; the exit code."""
    sys.setswitchinterval(SWITCH)
    store = Store()
    loaded = store.load()
    words = Speaker(language_of(loaded.settings))
    try:
        app = App(loaded.settings, store=store, home=first)
    except NoDisplayError:
        print(words.say("error-no-display"), file=sys.stderr)
        return 1
    except WrongPygameError:
        print(words.say("error-wrong-pygame"), file=sys.stderr)
        return 1
    if loaded.trouble:
        app.notice(words.say(loaded.trouble))
    app.run(first())
    return 0


def title() -> Scene:
    """Where everything begins."""
    return TitleScene(_entries)


def _entries(stage: Stage) -> Sequence[Entry]:
    """What can be done now: a case that lies on the table stands first."""
    from clue.records.shelf import Shelf  # noqa: PLC0415

    del stage
    standing = standing_entries(_deal)
    kept = Shelf().latest()
    if kept is None:
        return standing
    return (Entry("title-continue", _resume, lambda stage: _about_kept(stage, kept)), *standing)


def _about_kept(stage: Stage, kept: Found) -> str:
    """The edition, the turn and how many play, beside the word."""
    record, say = kept.kept.record, stage.words.say
    edition = stage.words.noun(f"edition-{record.edition}")
    return say("title-continue-note", edition=edition, turn=kept.turns, players=len(record.seats))


def _resume(stage: Stage) -> None:
    from clue.ui.table.opening import resume  # noqa: PLC0415

    resume(stage, title)


def _deal(stage: Stage, game: NewGame) -> None:
    from clue.ui.table.opening import deal  # noqa: PLC0415

    deal(stage, game, title)
