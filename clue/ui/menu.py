"""The title's menu: what each of its lines opens. Scenes are imported when they are opened."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from clue import folders
from clue.ui.screens.title.scene import MenuEntry, TitleScene
from clue.ui.stage.scene import Scene, Stage

if TYPE_CHECKING:
    from clue.background import Background
    from clue.game.draft import NewGame
    from clue.store.found import Found

USUAL: Final = "classic"
"""The mansion that most cases are played in."""


def standing_entries(deal: Callable[[Stage, NewGame], None]) -> Sequence[MenuEntry]:
    """The menu's lines that need nothing but the window; ``deal`` takes the finished new game."""
    return (
        MenuEntry("title-new", lambda stage: stage.push(_new_game(stage, deal))),
        MenuEntry("title-saved", _saves),
        MenuEntry("title-first", _first_case, _about_first_case),
        MenuEntry("title-cases", lambda stage: stage.push(_cases(stage, deal))),
        MenuEntry("title-puzzles", lambda stage: stage.push(_puzzles()), _about_puzzles),
        MenuEntry("title-rules", lambda stage: stage.push(_how_to_play(stage))),
        MenuEntry("title-statistics", lambda stage: stage.push(_statistics())),
        MenuEntry("title-settings", lambda stage: stage.push(_settings())),
        MenuEntry("title-quit", lambda stage: stage.quit()),
        MenuEntry("title-beside", lambda stage: stage.push(_beside()), small=True),
        MenuEntry("title-credits", lambda stage: stage.push(_credits()), small=True),
    )


# Scenes behind the title are imported when they are opened: the first picture comes sooner.


def _new_game(stage: Stage, deal: Callable[[Stage, NewGame], None]) -> Scene:
    from clue.ui.screens.newgame.scene import NewGameScene

    return NewGameScene(lambda game: deal(stage, game))


def _how_to_play(stage: Stage) -> Scene:
    from clue.ui.screens.howto.scene import HowToScene

    return HowToScene(first_case=lambda: _first_case(stage))


def _first_case(stage: Stage) -> None:
    from clue.ui.lesson.way_in import begin

    def go_on() -> None:
        stage.replace(title())
        stage.push(onward(stage))

    begin(stage, title, go_on)


def onward(stage: Stage) -> Scene:
    """What follows the first case: a first table, three short lessons, the case of the day."""
    from functools import partial

    from clue.game.draft import first_draft
    from clue.players.registry import LEVELS
    from clue.puzzles.diary import DiaryPlace
    from clue.puzzles.shipped import SHORT_LESSONS
    from clue.rules.cards import SUSPECTS
    from clue.ui.lesson.way_in import OnwardScene, WayOnward
    from clue.ui.screens.newgame.planning import free_name
    from clue.ui.screens.newgame.scene import NewGameScene
    from clue.ui.screens.puzzles.scene import lesson_scene

    say, place = stage.words.say, DiaryPlace()

    def table() -> None:
        first = first_draft(free_name(stage, SUSPECTS[0], set()), LEVELS)
        stage.push(NewGameScene(lambda game: _deal(stage, game), first))

    lessons = [
        WayOnward(
            say("onward-lesson", lesson=say(f"course-{one.key}")),
            lambda one=one: stage.push(lesson_scene(stage, one, place)),  # type: ignore[misc]
        )
        for one in SHORT_LESSONS
    ]
    puzzles = WayOnward(say("onward-puzzles"), partial(_push_puzzles, stage))
    return OnwardScene([WayOnward(say("onward-table"), table), *lessons, puzzles])


def _push_puzzles(stage: Stage) -> None:
    stage.push(_puzzles())


def _about_first_case(stage: Stage) -> str:
    from clue.ui.lesson.way_in import about

    return about(stage)


def _greeting(stage: Stage) -> Scene:
    from clue.ui.lesson.way_in import greeting

    return greeting(stage, lambda: _first_case(stage))


def _cases(stage: Stage, deal: Callable[[Stage, NewGame], None]) -> Scene:
    from clue.ui.screens.prepared_cases import CasesScene

    return CasesScene(lambda game: deal(stage, game))


def _puzzles() -> Scene:
    from clue.ui.screens.puzzles.scene import PuzzlesScene

    return PuzzlesScene()


def _about_puzzles(stage: Stage) -> str:
    """How many days running, or that the day's case waits."""
    from clue.puzzles.diary import DiaryPlace, today

    say, diary, day = stage.words.say, DiaryPlace().load(), today()
    if day.isoformat() in diary.days:
        return say("title-puzzles-note", days=diary.streak(day))
    return say("title-puzzles-today")


def _statistics() -> Scene:
    from clue.ui.screens.statistics.scene import StatisticsScene

    return StatisticsScene()


def _settings() -> Scene:
    from clue.ui.screens.settings.scene import SettingsScene

    return SettingsScene()


def _beside() -> Scene:
    from clue.ui.screens.beside_a_board import beside_a_board

    return beside_a_board()


def _credits() -> Scene:
    from clue.ui.screens.pages import CreditsScene

    return CreditsScene()


def greeted(scene: Scene) -> Scene:
    """Whoever has never played before is offered the first case, over the title."""
    if isinstance(scene, TitleScene):
        scene.greet = _greeting
    return scene


def title() -> Scene:
    """Where everything begins."""
    return TitleScene(_entries, lambda stage: _lay_out_table(stage.background))


@lru_cache(maxsize=1)
def _lay_out_table(background: Background) -> None:
    """Read, behind the picture, what the table needs: it then opens at once."""

    def read() -> None:
        import fluent.runtime  # noqa: F401

        from clue.boards.catalogue import read_mansions
        from clue.ui import cases  # noqa: F401
        from clue.ui.board.ground import sheets_of

        if usual := read_mansions().get(USUAL):
            sheets = sheets_of(usual.mansion.pictures)
            background.post(lambda: sheets.read_behind(background))

    background.errand(read)


def _entries(stage: Stage) -> Sequence[MenuEntry]:
    """What can be done now: a case that lies on the table stands first.

    The first picture does not wait until journals are read: that there is one is told at once.
    """
    if not stage.frames:
        lies = any(folders.games().glob(f"*{folders.JOURNAL_SUFFIX}"))
        standing = standing_entries(_deal)
        return (MenuEntry("title-continue", _resume), *standing) if lies else standing
    from clue.store.shelf import Shelf

    standing = standing_entries(_deal)
    kept = Shelf().latest()
    if kept is None:
        return standing
    return (MenuEntry("title-continue", _resume, lambda stage: _about_kept(stage, kept)), *standing)


def _about_kept(stage: Stage, kept: Found) -> str:
    """The edition, the turn and how many play, beside the word."""
    record, say = kept.kept.record, stage.words.say
    edition = stage.words.noun(f"edition-{record.edition}")
    return say("title-continue-note", edition=edition, turn=kept.turns, players=len(record.seats))


def _saves(stage: Stage) -> None:
    from clue.ui.cases import saves

    stage.push(saves(stage, title))


def _resume(stage: Stage) -> None:
    from clue.ui.cases import resume

    resume(stage, title)


def _deal(stage: Stage, game: NewGame) -> None:
    from clue.ui.cases import deal

    deal(stage, game, title)
