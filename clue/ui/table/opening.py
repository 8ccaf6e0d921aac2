"""From a finished new game to the table, and from one case to the next."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from clue.boards import Mansion
from clue.evening import Evening
from clue.records.faults import RecordError
from clue.records.keeping import Keeper
from clue.table import Seating
from clue.text.records import say_record_error
from clue.ui.scene import Scene, Stage
from clue.ui.scenes.draft import NewGame
from clue.ui.scenes.mansions import read_mansions
from clue.ui.scenes.pause import PauseScene, QuestionScene, Way
from clue.ui.scenes.rules_page import RulesScene
from clue.ui.scenes.settings import SettingsScene
from clue.ui.table.scene import TableScene

Home = Callable[[], Scene]


def deal(stage: Stage, game: NewGame, home: Home) -> None:
    """Lay the table and sit down."""
    mansion = read_mansions()[game.mansion].mansion
    seating = Seating(mansion.board, game.edition, game.players, game.house)
    seed = game.seed or str(secrets.randbits(63))
    evening = Evening(seating, seed, game.names, keeper=Keeper())
    evening.keep()
    sit_down(stage, evening, mansion, home)


def resume(stage: Stage, home: Home) -> None:
    """Go on with the case that was on the table."""
    keeper = Keeper()
    kept = keeper.load()
    shown = read_mansions().get(kept.mansion) if kept is not None else None
    if kept is None or shown is None:
        stage.notice(stage.words.say("title-nothing-to-continue"))
        return
    try:
        evening = Evening.again(kept, keeper)
    except RecordError as error:
        keeper.set_aside()
        stage.notice(say_record_error(stage.words, error))
        return
    sit_down(stage, evening, shown.mansion, home)


def sit_down(stage: Stage, evening: Evening, mansion: Mansion, home: Home) -> None:
    """Open the table of an evening."""
    stage.replace(table_for(stage, evening, mansion, home))


def table_for(stage: Stage, evening: Evening, mansion: Mansion, home: Home) -> TableScene:
    """The table's scene with its ways out."""
    return TableScene(
        evening,
        mansion,
        on_title=lambda: stage.replace(home()),
        on_next=lambda: sit_down(stage, evening.next_case(), mansion, home),
        on_pause=lambda stage, table: _pause(stage, table, home),
    )


def _pause(stage: Stage, table: TableScene, home: Home) -> Scene:
    say = table.words.say

    def leave() -> None:
        stage.push(
            QuestionScene(
                say("pause-leave-question"),
                say("pause-leave-about"),
                say("pause-leave"),
                say("pause-resume"),
                lambda: stage.replace(home()),
            )
        )

    setup = table.evening.session.setup
    return PauseScene(
        [
            Way("pause-rules", lambda: stage.push(RulesScene(setup.edition, setup.house))),
            Way("pause-settings", lambda: stage.push(SettingsScene())),
            Way("pause-leave", leave),
            Way("pause-quit", stage.quit),
        ]
    )
