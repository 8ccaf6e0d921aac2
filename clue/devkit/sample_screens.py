"""Scenes beside the table at fixed moments: the shelf, a program's seat, puzzles, an error.

Statistics of cases nobody ever played, and puzzles on a fixed day with a diary nobody wrote.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path
from random import Random
from typing import Final

import msgspec

from clue.boards import Mansion
from clue.boards.catalogue import read_mansions
from clue.codec.record import PlanEntry, Record
from clue.codec.record_reader import RecordError, RecordFault
from clue.devkit.robot import Robot
from clue.devkit.sample_case import midway
from clue.game.case import Mishap, OpenCase
from clue.game.draft import first_draft
from clue.game.drivers import Tried
from clue.ladder.casefile import shelf
from clue.phones.cardboard import CardboardGames
from clue.players.names import HUMAN, OUTSIDE, PROGRAM
from clue.players.program import ProgramFault
from clue.puzzles.diary import Diary, DiaryPlace
from clue.puzzles.shipped import SHORT_LESSONS, puzzle_called, shipped
from clue.rules.board import Board
from clue.rules.cards import SUSPECTS, Suspect
from clue.rules.editions import EDITIONS
from clue.store.database import counted
from clue.store.digest import Closed, SeatResult
from clue.store.found import Found, Unusable
from clue.store.journal import JournalContents
from clue.store.keeping import Casebook
from clue.store.saved import head_of
from clue.store.shelf import FinishedRecord, Shelf
from clue.ui.error import ErrorScene
from clue.ui.lesson.way_in import greeting
from clue.ui.menu import onward, title
from clue.ui.screens.beside_a_board import DealtScene
from clue.ui.screens.newgame.planning import ProgramScene
from clue.ui.screens.newgame.scene import NewGameScene
from clue.ui.screens.prepared_cases import CasesScene
from clue.ui.screens.puzzles.answering import AnswerScene
from clue.ui.screens.puzzles.scene import PuzzlesScene, lesson_scene
from clue.ui.screens.puzzles.solving import PuzzleScene
from clue.ui.screens.review import ReviewScene
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


def _dealt_cardboard(robot: Robot, case: OpenCase) -> None:
    """Three sit round a real board."""
    case.close()
    robot.app.push(
        DealtScene(CardboardGames(Path("nowhere")), (SUSPECTS[0], SUSPECTS[3], SUSPECTS[1]))
    )


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
    "beside": _dealt_cardboard,
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


LIKED: Final = {
    "vintage": 3,
    "detective-1986": 2,
    "bilingual": 1,
    "deluxe": 8,
    "collector-2020": 4,
}
"""How often each rulebook was played; another one as seldom as the least."""


def made_up_cases() -> Iterator[Closed]:
    """Cases of two people, the same ones every time."""
    chance = Random("1926")
    kinds, editions = ("constable", "inspector", "sergeant", "sherlock"), tuple(EDITIONS)
    for number in range(64):
        seats = chance.sample(SUSPECTS, 4)
        winner = chance.choices(seats, (6, 4, 3, 3))[0]
        names = ("Ada", "Bruno" if number % 3 == 0 else "")
        played = []
        for place, seat in enumerate(seats):
            name = names[place] if place < len(names) else ""
            kind = HUMAN if name else chance.choice(kinds[: 2 + number // 20])
            turns = max(1, round(chance.gauss(9, 3.2)))
            wrong = seat is not winner and chance.random() < 0.15
            played.append(SeatResult(seat, name, kind, seat is winner, turns, wrong))
        day = f"2026-{1 + number // 28:02}-{1 + number % 28:02}T20:00:00Z"
        edition = chance.choices(editions, [LIKED.get(one, 1) for one in editions])[0]
        yield Closed(f"{number:064}", day, edition, "classic", "solved", tuple(played))


PUZZLE_DAY: Final = date(2027, 3, 5)
LONG_TOLD: Final = 3
"""So many steps of a solution are told in its picture."""


class MadeUpDiary(DiaryPlace):
    """Somebody who solves one each day, and has read a solution now and then."""

    def load(self) -> Diary:
        """What would stand there."""
        diary = Diary()
        for grade in shipped():
            for one in grade[: 22 - 4 * grade[0].grade]:
                key = one.puzzle.key
                diary = diary.read(key) if one.number % 7 == 6 else diary
                diary = diary.answered(key, right=True)
        for back in range(1, 5):
            day = PUZZLE_DAY - timedelta(days=back)
            diary = diary.answered(shipped()[0][0].puzzle.key, right=True, day=day)
        return diary

    def keep(self, diary: Diary) -> None:
        """Nothing is written."""
        del diary


class NewDiary(MadeUpDiary):
    """Somebody who has solved nothing yet."""

    def load(self) -> Diary:
        """An empty one."""
        return Diary()


def _list(robot: Robot, case: OpenCase) -> None:
    case.close()
    robot.app.replace(PuzzlesScene(MadeUpDiary(), PUZZLE_DAY))


def _puzzle(name: str) -> Callable[[Robot, OpenCase], PuzzleScene]:
    def go(robot: Robot, case: OpenCase) -> PuzzleScene:
        case.close()
        puzzles = PuzzlesScene(NewDiary(), PUZZLE_DAY)
        robot.app.replace(puzzles)
        numbered = puzzle_called(name)
        assert numbered is not None
        scene = puzzles.scene_for(numbered)
        robot.app.push(scene)
        return scene

    return go


def _asked(robot: Robot, case: OpenCase) -> None:
    _puzzle("3-2")(robot, case)


def _told(robot: Robot, case: OpenCase) -> None:
    scene = _puzzle("4-4")(robot, case)
    scene.begin_telling()
    while scene.told < min(LONG_TOLD, len(scene.steps)):
        scene.tell_on()


def _answering(robot: Robot, case: OpenCase) -> None:
    scene = _puzzle("1-1")(robot, case)
    robot.app.push(AnswerScene(scene.puzzle, scene.words, scene.answered))


def _cases(robot: Robot, case: OpenCase) -> None:
    """Half the cases have been solved, some of them fast."""
    case.close()
    games = []
    for number, one in enumerate(shelf(Path("nowhere")).cases[:11]):
        won, kinds = number % 4 != 3, one.players
        turns = one.case.turns[number % 2] + number % 3
        seats = tuple(
            SeatResult(seat, "", kind.split(":")[0], won and kind == HUMAN, turns, wrong=False)
            for seat, kind in kinds.items()
        )
        games.append(Closed(f"{number:064}", "", "deluxe", "classic", "solved", seats, one.laid))
    robot.app.replace(CasesScene(_nothing, counted(games), Path("nowhere")))


def _lesson(robot: Robot, case: OpenCase) -> None:
    """The middle of a short lesson."""
    case.close()
    scene = lesson_scene(robot.app, SHORT_LESSONS[0], NewDiary())
    robot.app.replace(scene)
    scene.turn(1)


def _onward(robot: Robot, case: OpenCase) -> None:
    case.close()
    robot.app.replace(onward(robot.app))


PUZZLE_MOMENTS: Final[Mapping[str, Callable[[Robot, OpenCase], None]]] = {
    "cases": _cases,
    "onward": _onward,
    "lesson": _lesson,
    "puzzles": _list,
    "puzzle": _asked,
    "puzzle-told": _told,
    "puzzle-answer": _answering,
}
"""The scenes by name."""
