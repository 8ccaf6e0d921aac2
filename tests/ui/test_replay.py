"""The replay: any moment by bar, keys and jumps, with any eyes; and another try from there."""

from __future__ import annotations

import pytest
from msgspec import structs

from clue import folders
from clue.boards.catalogue import board_named
from clue.codec.notebook import MarkLine, PencilledLine
from clue.codec.record import SeatEntry
from clue.codec.record_reader import decode
from clue.devkit.robot import Robot
from clue.game.commitment import Pledge
from clue.game.seating import Seating, played
from clue.notebook.notes import Help, Mark
from clue.players.names import HUMAN
from clue.review.standings import Frames, closed_case
from clue.rules.cards import SUSPECTS, Weapon
from clue.rules.editions import DELUXE
from clue.store.records import PencilledNotes, encode, keep_notes, record_of
from clue.store.shelf import Shelf
from clue.ui.cases import replay as show_again
from clue.ui.cases import review, saves
from clue.ui.menu import title
from clue.ui.screens.replay.scene import ReplayScene
from clue.ui.screens.review import FindingRow, ReviewScene
from clue.ui.screens.saves.scene import FINISHED, SavesScene
from clue.ui.table.notebook.page import Notebook
from clue.ui.table.panels.book import HelpChoice
from clue.ui.table.scene import TableScene
from clue.ui.widgets.button import Button
from clue.ui.widgets.choice import DropDown

RED, MUSTARD, WHITE = SUSPECTS[:3]


@pytest.fixture(scope="module")
def record():
    """A game of three detectives; nobody is a person."""
    kinds = dict(zip(SUSPECTS, ("sergeant", "inspector", "constable:bold"), strict=False))
    pledge = Pledge.fresh("22")  # a short game
    session = played(Seating(board_named("classic"), DELUXE, kinds), pledge.luck)
    entries = [SeatEntry(seat, "", kind) for seat, kind in kinds.items()]
    return decode(encode(record_of(session, entries, pledge)))


@pytest.fixture
def robot():
    with Robot(title, size=(1024, 640)) as robot:
        yield robot


def opened(robot, record, number=0):
    review(robot.app, title, record)
    robot.settle()
    robot.scene.on_moment(number, RED)
    robot.settle()
    assert isinstance(robot.scene, ReplayScene)
    return robot.scene


def test_a_finding_opens_the_table_of_its_moment(robot, record):
    review(robot.app, title, record)
    robot.settle()
    robot.catch_up()
    robot.wait(0.5)
    row = next(w for w in robot.widgets() if isinstance(w, FindingRow))
    robot.click(row.rect.center)
    robot.settle()
    replay = robot.scene
    assert isinstance(replay, ReplayScene)
    assert (replay.place, replay.eyes) == (row.line.number, RED)
    assert replay.view == Frames(closed_case(record)).every[replay.place].views[RED]
    robot.key("escape")
    robot.settle()
    assert isinstance(robot.scene, ReviewScene)


def test_every_place_is_reached_by_keys_and_by_the_bar(robot, record):
    replay = opened(robot, record)
    for place in range(1, 6):
        robot.key("page down")
        assert replay.place == place
    robot.key("page up")
    assert replay.place == 4
    track = replay.bar.rect
    robot.click((track.right - 2, track.centery))
    assert replay.place == replay.reel.last
    robot.click((track.x + 2, track.centery))
    assert replay.place == 0


def test_it_plays_by_itself_pauses_and_ends(robot, record):
    replay = opened(robot, record, len(record.actions) - 4)
    replay.pace = 4.0
    robot.click(robot.find(replay.words.say("replay-play"), Button))
    robot.wait(0.5)
    assert replay.running
    robot.click(robot.find(replay.words.say("replay-pause"), Button))
    assert not replay.running
    robot.click(robot.find(replay.words.say("replay-play"), Button))
    for _ in range(200):
        robot.wait(1)
        if not replay.running:
            break
    assert replay.place == replay.reel.last
    assert not replay.performance.playing


def test_any_eyes_see_just_what_that_seat_saw(robot, record):
    replay = opened(robot, record, len(record.actions) * 2 // 3)
    frame = replay.reel.at(replay.place)
    for seat in (MUSTARD, WHITE, RED):
        eyes = next(
            w for w in robot.widgets() if isinstance(w, DropDown) and w.chosen == replay.eyes
        )
        eyes.choose(seat)
        robot.settle()
        assert replay.eyes == seat
        assert replay.view == frame.views[seat]
        assert any(isinstance(w, Notebook) for w in robot.widgets())
    replay.look_with(None)
    robot.settle()
    assert replay.hands is not None
    assert set(replay.hands.case) == set(closed_case(record).dealt.case.cards)
    assert replay.view == frame.bystander


def test_a_person_s_notebook_is_as_it_was_then_and_another_try_begins_with_it(robot, record):
    """What was written by that moment stands there; how much is shown beside it can be chosen."""
    entries = [
        structs.replace(e, player=HUMAN if e.suspect == RED else e.player) for e in record.seats
    ]
    mine = structs.replace(record, seats=tuple(entries))
    tick = MarkLine(RED, "rope", MUSTARD, "yes")
    keep_notes(mine, PencilledNotes(help={RED: Help.NONE}, lines=(PencilledLine(9, tick),)))
    replay = opened(robot, mine, 8)
    assert not replay.model().notes.marks
    replay.step_on()
    assert replay.model().notes.marks == {(Weapon.ROPE, MUSTARD): Mark.YES}
    next(w for w in robot.widgets() if isinstance(w, HelpChoice)).choose(Help.NONE)
    assert replay.model().help is Help.NONE
    replay.look_with(MUSTARD)
    assert not replay.model().notes.marks
    replay.look_with(RED)
    robot.click(robot.find(replay.words.say("replay-try")))
    robot.settle()
    table = next(scene for scene in robot.app.stack if isinstance(scene, TableScene))
    assert table.case.notes[RED].marks == {(Weapon.ROPE, MUSTARD): Mark.YES}


def test_it_jumps_to_suggestions_accusations_and_mistakes(robot, record):
    replay = opened(robot, record)
    robot.catch_up()
    robot.wait(0.5)
    assert replay.retrospect.review.whole
    for stop in type(replay.stop):
        replay.stop = stop
        replay.go(0)
        found = [0] if 0 in replay.reel.stops(stop) else []
        for _ in range(len(record.actions)):
            before = replay.place
            robot.click(robot.find(replay.words.say("replay-next")))
            if replay.place == before:
                break
            found.append(replay.place)
        assert found == list(replay.reel.stops(stop))
    assert replay.reel.mistakes


def test_another_try_is_a_copy_that_begins_there_and_never_counts(robot, record):
    place = len(record.actions) // 2
    replay = opened(robot, record, place)
    before = replay.reel.at(replay.place).state
    robot.click(robot.find(replay.words.say("replay-try")))
    robot.settle()
    table = next(scene for scene in robot.app.stack if isinstance(scene, TableScene))
    assert table.case.copied
    assert table.case.session.played[:place] == list(replay.game.played[:place])
    assert table.case.seating.players[RED] == HUMAN
    assert table.case.session.state.turn >= before.turn
    games = Shelf().games()
    assert games
    assert games[0].kept.record.copied


def test_nobody_plays_on_from_the_end(robot, record):
    replay = opened(robot, record, len(record.actions))
    robot.click(robot.find(replay.words.say("replay-try")))
    robot.settle()
    assert robot.scene is replay


def test_nothing_is_told_of_a_record_that_is_not_over(robot, record, monkeypatch):
    told = []
    monkeypatch.setattr(robot.app, "notice", told.append)
    half = structs.replace(record, actions=record.actions[:9])
    for way in (review, show_again):
        way(robot.app, title, half)
        robot.settle()
    assert told == [robot.app.words.say("review-not-over")] * 2


def test_a_finished_case_is_reviewed_from_the_list_of_saved_games(robot, record):
    path = folders.finished(Shelf().root) / f"one{folders.RECORD_SUFFIX}"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(encode(record))
    robot.app.push(saves(robot.app, title, tab=FINISHED))
    robot.settle()
    assert isinstance(robot.scene, SavesScene)
    robot.click(robot.find(robot.app.words.say("saved-review")))
    robot.settle()
    assert isinstance(robot.scene, ReviewScene)
