"""The first case and the pages on how to play at fixed moments, for pictures of them."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

from clue.boards.catalogue import faulty_mansions, read_mansions
from clue.codec.record_reader import load
from clue.devkit.robot import Robot
from clue.devkit.sample_case import at_a_reason, midway, thought_through
from clue.devkit.sample_screens import MOMENTS, PUZZLE_MOMENTS, made_up_cases
from clue.firstcase.lesson import STEPS, Nowhere, Progress
from clue.game.case import OpenCase
from clue.game.commitment import Pledge
from clue.game.seating import Seating, opened, play_on
from clue.players.names import HUMAN
from clue.review.standings import ClosedCase
from clue.rules import events as ev
from clue.rules.board import Cell
from clue.rules.cards import SUSPECTS, Case, Room, Seat, Suspect, Weapon
from clue.rules.chance import SeededChance
from clue.rules.editions import DELUXE
from clue.rules.phases import Moving, Phase, Suggesting
from clue.store.database import counted
from clue.store.keeping import Casebook
from clue.store.replay import replayed
from clue.text.speaker import Speaker
from clue.ui.cases import mansion_of, table_for
from clue.ui.dialogs.curtain import CurtainScene
from clue.ui.dialogs.envelope import EnvelopeScene
from clue.ui.dialogs.naming import AccuseScene, SuggestScene
from clue.ui.dialogs.pause import PromiseScene
from clue.ui.dialogs.see_card import SeeCardScene
from clue.ui.dialogs.show_card import ShowCardScene
from clue.ui.endings.ending import EndingScene
from clue.ui.endings.wording import Outcome
from clue.ui.lesson.way_in import lesson_table
from clue.ui.menu import title
from clue.ui.screens.howto.scene import PAGES, HowToScene
from clue.ui.screens.long_work import LongReading
from clue.ui.screens.newgame.gallery import GalleryScene
from clue.ui.screens.newgame.scene import CutScene, NewGameScene
from clue.ui.screens.pages import CreditsScene, RulesScene
from clue.ui.screens.replay.scene import ReplayScene
from clue.ui.screens.review import ReviewScene
from clue.ui.screens.settings.scene import SettingsScene
from clue.ui.screens.statistics.scene import StatisticsScene
from clue.ui.stage.scene import Scene
from clue.ui.stage.settings import Settings
from clue.ui.table.scene import TableScene

LessonMoment = Callable[[Robot, OpenCase], None]


def lesson(key: str) -> LessonMoment:
    """The first case at one of its steps, where it is read or done at the table."""
    number = next(index for index, step in enumerate(STEPS) if step.key == key)

    def go(robot: Robot, case: OpenCase) -> None:
        case.close()
        progress = Progress(
            step=number, played=STEPS[number].played, told=TOLD, shown="knife", marks=()
        )
        table = lesson_table(robot.app, Nowhere(), progress, title, robot.app.quit)
        robot.app.replace(table)

    return go


def page(key: str) -> LessonMoment:
    """One of the pages on how to play."""

    def go(robot: Robot, case: OpenCase) -> None:
        case.close()
        scene = HowToScene(first_case=robot.app.quit)
        scene.page = next(index for index, leaf in enumerate(PAGES) if leaf.key == key)
        robot.app.replace(scene)

    return go


TOLD = 10_000
"""Everything has been told: nothing moves."""


SEED = "1926"
CASE = Case(Suspect.GREEN, Weapon.WRENCH, Room("library"))
QUIET: Mapping[str, object] = {
    "own_speed": "instant",
    "computer_speed": "instant",
    "ends_turns": False,
    "closes_notices": False,
    "reduced_motion": True,  # nothing falls, flickers or rains: a moment is one picture
}


PATIENCE = 1000
"""Hundredths of a second that pictures may take to come."""


class UnknownSceneError(ValueError):
    """Raised for a scene that cannot be drawn."""


COMPANY = (HUMAN, "inspector", "sergeant", "constable")


def a_case(kinds: tuple[str, ...] = COMPANY, mansion: str = "classic") -> OpenCase:
    """A table that is always dealt alike; people are called by their suspects' names."""
    players = dict(zip(SUSPECTS, kinds, strict=False))
    return OpenCase(Seating(read_mansions()[mansion].mansion.board, DELUXE, players), SEED)


def recorded_case(path: Path, at: int | None) -> OpenCase:
    """The table of a record after so many actions."""
    record = load(path)
    session = replayed(record, at)
    session.chance = SeededChance(SEED)  # the record's dice are used up
    players = {entry.suspect: entry.player for entry in record.seats}
    names = {entry.suspect: entry.name for entry in record.seats if entry.name}
    setup = session.setup
    seating = Seating(setup.board, setup.edition, players, setup.house, setup.game)
    return OpenCase(seating, SEED, names, session=session)


def shot(
    scene: str,
    size: tuple[int, int],
    language: str,
    out: Path,
    *,
    record: Path | None = None,
    at: int | None = None,
) -> None:
    """Draw a scene and save the picture."""
    settings = Settings(language=language).but(**QUIET)
    with Robot(title, size=size, settings=settings) as robot:
        show(robot, scene, record, at)
        robot.save(out)


def show(robot: Robot, name: str, record: Path | None = None, at: int | None = None) -> None:
    """Bring a robot to a moment."""
    if name not in SCENES:
        raise UnknownSceneError(name)
    robot.app.change(robot.settings)
    case = recorded_case(record, at) if record is not None else a_case()
    SCENES[name](robot, case)
    robot.rest()
    robot.point((0, 0))
    robot.wait(1.0)
    robot.settle()


def table_of(robot: Robot, case: OpenCase, book: Casebook | None = None) -> TableScene:
    """Sit down at a table and let it come to rest."""
    mansion = mansion_of(case.session.setup.board)
    table = table_for(robot.app, book or Casebook(case), mansion, title)
    robot.app.replace(table)
    robot.rest()
    return table


def _gallery() -> Scene:
    """The mansions, the second of the game's looked at."""
    return GalleryScene(read_mansions(), faulty_mansions(), "lodge", lambda _mansion: None)


def _bare(make: Callable[[], Scene]) -> Callable[[Robot, OpenCase], None]:
    def go(robot: Robot, case: OpenCase) -> None:
        case.close()
        robot.app.replace(make())

    return go


def _until(kind: type[Phase] | None) -> Callable[[Robot, OpenCase], None]:
    """Play on by the simplest choices until a person must decide in a phase of this kind."""

    def go(robot: Robot, case: OpenCase) -> None:
        table = table_of(robot, case)
        for _ in range(20_000):
            if table.case.thinking:
                time.sleep(0.002)  # a detective thinks in real seconds, the robot in its own
            offers = table.model.offers
            if offers is not None and (kind is None or isinstance(table.known.phase, kind)):
                return
            if robot.scene is not table:
                robot.key("return")  # an answer, or something looked at
            elif offers is not None and offers.roll:
                robot.key("r")
            elif offers is not None and offers.destinations:
                squares_last = sorted(offers.destinations, key=lambda p: isinstance(p, Cell))
                table.turn.choose_place(squares_last[0])
                robot.point((1, 1))  # a hand on the mouse wakes the loop
            elif offers is not None and offers.end_turn:
                robot.key("e")
            robot.step(2)

    return go


def _dialog(make: Callable[[TableScene], Scene]) -> Callable[[Robot, OpenCase], None]:
    def go(robot: Robot, case: OpenCase) -> None:
        table = table_of(robot, case)
        robot.app.push(make(table))

    return go


def _nothing(*_: object) -> None:
    """Whatever is chosen in a picture, nothing follows."""


def _ending(table: TableScene) -> Scene:
    return _ended(table, ev.Ending.SOLVED, SUSPECTS[0])


def _lost(table: TableScene) -> Scene:
    return _ended(table, ev.Ending.SOLVED, SUSPECTS[1])


def _yourself(table: TableScene) -> Scene:
    own = Case(SUSPECTS[0], CASE.weapon, CASE.room)
    return _ended(table, ev.Ending.SOLVED, SUSPECTS[0], own)


def _unsolved(table: TableScene) -> Scene:
    return _ended(table, ev.Ending.UNSOLVED, None)


def _ended(table: TableScene, ending: ev.Ending, winner: Seat | None, truth: Case = CASE) -> Scene:
    table.case.series.count(winner)
    score, you = table.case.series.score(table.case.seats), table.case.viewer
    outcome = Outcome(
        ending, winner, truth, score, turns=17, minutes=31, you=you, suggestions=21, shown=14
    )
    return EndingScene(
        words=table.words,
        outcome=outcome,
        on_next=_nothing,
        on_title=_nothing,
        on_again=_nothing,
        on_cut=_nothing,
        on_review=_nothing,
        game=_solved_by_detectives(table.case),
    )


def _solved_by_detectives(case: OpenCase) -> ClosedCase:
    """A game that has been played to its end; a lesson can be drawn from it."""
    players = {**case.seating.players, SUSPECTS[0]: "sergeant"}
    seating = replace(case.seating, players=players)
    session = opened(seating, SEED)
    play_on(session, seating, SEED)
    moves = tuple(session.played)
    return ClosedCase(session.setup, session.dealt, moves, case.seating.players, SEED)


def _review(robot: Robot, case: OpenCase) -> None:
    """A game of detectives that has been played to its end."""
    words = robot.app.words
    case.close()
    game = _solved_by_detectives(case)
    scene = ReviewScene(
        game, Speaker(words.language, DELUXE), SUSPECTS[0], lambda _number, _seat: None
    )
    robot.app.replace(scene)
    robot.catch_up()


def _replay(eyes: Suspect | None) -> Callable[[Robot, OpenCase], None]:
    """The same game in its middle, with somebody's eyes or all hands open."""

    def lead(robot: Robot, case: OpenCase) -> None:
        case.close()
        game = _solved_by_detectives(case)
        mansion, words = mansion_of(game.setup.board), robot.app.words
        place = len(game.played) * 3 // 4
        speaker = Speaker(words.language, DELUXE)
        scene = ReplayScene(
            game,
            mansion,
            speaker,
            place=place,
            eyes=eyes,
            on_try=lambda _place, _seat: None,
            on_film=lambda _first, _last, _seat: None,
        )
        robot.app.replace(scene)
        robot.catch_up()

    return lead


def _show(table: TableScene) -> Scene:
    return ShowCardScene(
        case=CASE,
        asker=Suspect.MUSTARD,
        words=table.words,
        holdable=(CASE.weapon, CASE.room),
        shown_before=frozenset(),
        on_show=_nothing,
        on_none=_nothing,
        beside=table.beside,
    )


def _see(table: TableScene) -> Scene:
    return SeeCardScene(
        card=CASE.weapon, shower=Suspect.MUSTARD, words=table.words, on_done=_nothing
    )


def _accuse(table: TableScene) -> Scene:
    return AccuseScene(
        rooms=table.known.board.deck.rooms,
        words=table.words,
        hints=table.sitting.hints(),
        on_accuse=_nothing,
        on_cancel=_nothing,
        beside=table.beside,
    )


def _suggest(table: TableScene) -> Scene:
    return SuggestScene(
        room=CASE.room,
        words=table.words,
        answer_order=table.case.seats[1:],
        hints=table.sitting.hints(),
        on_suggest=_nothing,
        beside=table.beside,
    )


def curtain_of(table: TableScene) -> Scene:
    """Mustard, to take the turn."""
    seat = Suspect.MUSTARD
    reason = table.words.say("curtain-turn", who=table.words.seat(seat))
    return CurtainScene(seat=seat, words=table.words, reason=reason, on_open=_nothing)


def _envelope(table: TableScene) -> Scene:
    other = Case(Suspect.PLUM, CASE.weapon, CASE.room)
    return EnvelopeScene(case=CASE, accusation=other, words=table.words, on_done=_nothing)


def _promise(table: TableScene) -> Scene:
    table.case.pledge = Pledge(SEED, "")  # any other salt is another picture each time
    return PromiseScene(table.case.pledge.commitment())


def _cut(_table: TableScene) -> Scene:
    people = {SUSPECTS[0]: "Anna", SUSPECTS[1]: "Hugo"}
    return CutScene(Pledge(SEED, ""), people, _nothing)


def _pause(table: TableScene) -> Scene:
    return table.on_pause(table.stage, table)


def _reading(robot: Robot, case: OpenCase) -> None:
    table, reading = table_of(robot, case), LongReading(lambda tell: tell(42, 100), _nothing)
    reading.percent = 42
    table.stage.push(reading)
    reading.reading = None  # nobody learns that it is read


def _notebook(robot: Robot, case: OpenCase) -> None:
    at_a_reason(robot, _midway(robot, case))


def _log(robot: Robot, case: OpenCase) -> None:
    _midway(robot, case).turn_to("log")


def _digest(robot: Robot, case: OpenCase) -> None:
    _midway(robot, case).turn_to("digest")


def _closer(robot: Robot, case: OpenCase) -> None:
    """A card in hand, looked at closely."""
    _midway(robot, case)
    robot.key("i")


def _hint(robot: Robot, case: OpenCase) -> None:
    """A detective's advice, thought out in real seconds."""
    robot.app.change(robot.app.settings.but(hints_a_game=3))
    _midway(robot, case)
    robot.key("h")
    robot.catch_up()
    for _ in range(2):
        robot.key("h")


def _at(mansion: str) -> Callable[[Robot, OpenCase], None]:
    """The same company in another mansion."""

    def go(robot: Robot, case: OpenCase) -> None:
        case.close()
        table_of(robot, a_case(tuple(case.seating.players.values()), mansion))

    return go


def _midway(robot: Robot, case: OpenCase) -> TableScene:
    case.close()
    return thought_through(robot, table_of(robot, midway(case.session.setup.board)))


DIALOGS: Mapping[str, Callable[[TableScene], Scene]] = {
    "pause": _pause,
    "suggest": _suggest,
    "accuse": _accuse,
    "show": _show,
    "see": _see,
}
"""What is most often put up over a table."""
SELDOM: Mapping[str, Callable[[TableScene], Scene]] = {
    "envelope": _envelope,
    "promise": _promise,
    "cut": _cut,
}
"""And what comes once in a case, if at all: nothing of it was painted before."""

SCENES: Mapping[str, Callable[[Robot, OpenCase], None]] = {
    **{f"howto-{leaf.key}": page(leaf.key) for leaf in PAGES},
    **MOMENTS,
    **PUZZLE_MOMENTS,
    "title": _bare(title),
    "newgame": _bare(lambda: NewGameScene(_nothing)),
    "gallery": _bare(_gallery),
    "first": lesson("welcome"),
    "first-suggest": lesson("suggest"),
    "first-notebook": lesson("overheard"),
    "settings": _bare(SettingsScene),
    "settings-sound": _bare(lambda: SettingsScene("sound")),
    "settings-sight": _bare(lambda: SettingsScene("sight")),
    "settings-keys": _bare(lambda: SettingsScene("keys")),
    "statistics": _bare(lambda: StatisticsScene(counted(made_up_cases()))),
    "statistics-empty": _bare(lambda: StatisticsScene(counted(()))),
    "rules": _bare(RulesScene),
    "credits": _bare(CreditsScene),
    "table": lambda robot, case: (table_of(robot, case), None)[1],
    "walk": _until(Moving),
    "suggest": _until(Suggesting),
    "show": _dialog(_show),
    "see": _dialog(_see),
    "accuse": _dialog(_accuse),
    "curtain": _dialog(curtain_of),
    "envelope": _dialog(_envelope),
    "pause": _dialog(_pause),
    "closer": _closer,
    "promise": _dialog(_promise),
    "cut": _dialog(_cut),
    "reading": _reading,
    "ending": _dialog(_ending),
    "ending-lost": _dialog(_lost),
    "ending-unsolved": _dialog(_unsolved),
    "ending-yourself": _dialog(_yourself),
    "notebook": _notebook,
    "log": _log,
    "digest": _digest,
    "hint": _hint,
    "review": _review,
    "replay": _replay(SUSPECTS[0]),
    "replay-open": _replay(None),
    **{f"mansion-{name}": _at(name) for name in ("lodge", "steamer", "townhouse", "villa")},
}
"""Every scene by name."""
