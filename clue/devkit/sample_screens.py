"""Scenes beside the table at fixed moments: the shelf, a program's seat, questions, an error."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Final

import msgspec

from clue.boards import Mansion
from clue.boards.catalogue import read_mansions
from clue.codec.faults import RecordError, RecordFault
from clue.codec.record import PlanEntry, Record
from clue.devkit.robot import Robot
from clue.devkit.sample_case import midway
from clue.game.case import OpenCase
from clue.game.draft import first_draft
from clue.game.observer import Mishap
from clue.game.program_trial import Tried
from clue.players.names import HUMAN, OUTSIDE, PROGRAM
from clue.players.program import ProgramFault
from clue.rules.board import Board
from clue.rules.cards import SUSPECTS, Suspect
from clue.store.found import Found, Unusable
from clue.store.journal import JournalContents
from clue.store.keeping import Casebook
from clue.store.saved import head_of
from clue.store.shelf import FinishedRecord, Shelf
from clue.ui.error import ErrorScene
from clue.ui.lesson.way_in import greeting
from clue.ui.menu import title
from clue.ui.screens.newgame.program_seat import ProgramScene
from clue.ui.screens.newgame.scene import NewGameScene
from clue.ui.screens.review.scene import ReviewScene
from clue.ui.screens.saves.scene import FINISHED, GAMES, SavesScene
from clue.ui.stage.scene import Scene
from clue.ui.table.scene import TableScene

ScreenMoment = Callable[[Robot, OpenCase], None]

DAY: Final = "2026-02-1{}T20:15:00"
"""The time of day on any wall: no time zone moves them."""
POIROT: Final = "python bots/poirot.py"
PROGRAMS: Final[Mapping[str, str]] = {
    'java -jar "/home/ada/my programs/detective.jar" --level 3 --seed 1926 --log out.txt': "",
    "watson --bold": "Watson",
    POIROT: "Poirot",
}


def _nothing(*_: object) -> None:
    """Whatever is chosen in a picture, nothing follows."""


# -- the shelf -------------------------------------------------------------------------------------


class MadeUpShelf(Shelf):
    """Cases nobody ever played, and one that cannot be read."""

    def __init__(self, case: OpenCase) -> None:
        super().__init__(Path("nowhere"))
        self._kept = Casebook(case).kept()

    def games(self) -> list[Found | Unusable]:
        """Three that wait, named and unnamed, and a damaged one."""
        told = (("Ada & Bruno", 60, 0), ("", 31, 0), ("The rainy evening", 12, 15))
        found: list[Found | Unusable] = [
            self._found(number, title, actions, damaged)
            for number, (title, actions, damaged) in enumerate(told)
        ]
        torn = RecordError(RecordFault.NOT_A_RECORD)
        return [*found, Unusable(self.root / "2026-02-01.cluejournal", torn)]

    def finished(self) -> list[FinishedRecord | Unusable]:
        """Two that are closed."""
        return [
            FinishedRecord(self.root / f"{number}.cluegame", self._record(60 - 20 * number, number))
            for number in range(2)
        ]

    def empty_bin(self) -> None:
        """There is none."""

    def _record(self, actions: int, number: int) -> Record:
        record = self._kept.record
        return msgspec.structs.replace(
            record, actions=record.actions[:actions], ended=DAY.format(4 - number)
        )

    def _found(self, number: int, title: str, actions: int, damaged: int) -> Found:
        day = DAY.format(9 - number)
        record = self._kept.record
        kept = msgspec.structs.replace(
            self._kept, record=msgspec.structs.replace(record, actions=record.actions[:actions])
        )
        reading = JournalContents((), 0, damaged=damaged)
        path = self.root / f"{number}.cluejournal"
        return Found(path, head_of(kept, day), kept, reading, (), title=title, sat=day)


class EmptyShelf(MadeUpShelf):
    """Before the first case."""

    def games(self) -> list[Found | Unusable]:
        """None."""
        return []


def _mansion_of(board: Board, _where: str, _plan: PlanEntry | None) -> Mansion | None:
    mansions = (shown.mansion for shown in read_mansions().values())
    return next((mansion for mansion in mansions if mansion.board == board), None)


def _shelf(
    tab: str = GAMES,
    kind: Callable[[OpenCase], Shelf] = MadeUpShelf,
    then: Callable[[SavesScene], None] = _nothing,
) -> ScreenMoment:
    def go(robot: Robot, case: OpenCase) -> None:
        case.close()
        middle = midway(case.session.setup.board)
        middle.close()
        scene = SavesScene(_nothing, _nothing, _nothing, _mansion_of, shelf=kind(middle), tab=tab)
        robot.app.replace(scene)
        robot.rest()
        then(scene)

    return go


def _rename(scene: SavesScene) -> None:
    game = scene.game
    assert isinstance(game, Found)
    scene.deeds.ask_name(game)


def _delete(scene: SavesScene) -> None:
    assert scene.game is not None
    scene.deeds.ask_delete(scene.game)


# -- other programs --------------------------------------------------------------------------------


def _new_case(robot: Robot) -> NewGameScene:
    """A new case with people, detectives and a program."""
    robot.app.change(robot.app.settings.but(programs=dict(PROGRAMS)))
    draft = first_draft("Ada", ("sergeant", "inspector", "sherlock"))
    draft = draft.seated(Suspect.GREEN, kind=PROGRAM, command=POIROT)
    scene = NewGameScene(_nothing, draft.seated(Suspect.PLUM, kind=HUMAN, name="Bruno"))
    robot.app.replace(scene)
    robot.rest()
    return scene


def _seated_program(robot: Robot, case: OpenCase) -> None:
    case.close()
    _new_case(robot)


def _program(command: str, tried: Tried | None = None) -> ScreenMoment:
    def go(robot: Robot, case: OpenCase) -> None:
        case.close()
        _new_case(robot)
        board = case.session.setup.board
        scene = ProgramScene(Suspect.GREEN, command, lambda: board, _nothing)
        scene.tried = tried
        robot.app.push(scene)

    return go


def _mishap(robot: Robot, case: OpenCase) -> None:
    """A program has failed for the third time."""
    case.close()
    case = midway(case.session.setup.board)
    seat = SUSPECTS[2]
    robot.app.change(robot.app.settings.but(programs=dict(PROGRAMS)))
    case.seating = replace(
        case.seating, players={**case.seating.players, seat: f"{OUTSIDE}{POIROT}"}
    )
    case.mishaps.append(Mishap(seat, case.session.count - 9, ProgramFault.ENDED, last=True))
    table = TableScene(
        case,
        read_mansions()["classic"].mansion,
        on_title=_nothing,
        on_next=_nothing,
        on_pause=lambda *_: title(),
        review=ReviewScene,
    )
    robot.app.replace(table)
    robot.rest()
    table.turn_to("log")


# -- questions and errors --------------------------------------------------------------------------


def _greeting(robot: Robot, case: OpenCase) -> None:
    case.close()
    robot.app.replace(title())
    robot.rest()
    robot.app.push(greeting(robot.app, _nothing))


def _error(robot: Robot, case: OpenCase) -> None:
    case.close()
    robot.app.replace(title())
    robot.rest()
    robot.app.push(ErrorScene(ValueError(), title, doing="draw"))


def _error_at_the_table(robot: Robot, case: OpenCase) -> None:
    case.close()
    scene: Scene = ErrorScene(ValueError(), title, doing="update", in_play=Casebook(case))
    robot.app.replace(title())
    robot.rest()
    robot.app.push(scene)


MOMENTS: Mapping[str, ScreenMoment] = {
    "newgame-program": _seated_program,
    "program": _program(""),
    "program-works": _program(POIROT, Tried(POIROT, "Poirot")),
    "program-fails": _program(
        "watson --bold", Tried("watson --bold", fault=ProgramFault.NONSENSE, detail="Elementary!")
    ),
    "table-mishap": _mishap,
    "saves": _shelf(),
    "saves-finished": _shelf(FINISHED),
    "saves-empty": _shelf(kind=EmptyShelf),
    "saves-rename": _shelf(then=_rename),
    "saves-delete": _shelf(then=_delete),
    "greeting": _greeting,
    "error": _error,
    "error-case": _error_at_the_table,
}
"""Each by its name."""
