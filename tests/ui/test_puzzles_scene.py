"""Puzzles as a player meets them: opened, marked, answered by any hand, told, kept."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta

import pygame
import pytest

from clue import folders
from clue.boards.catalogue import board_named, read_mansions
from clue.codec.board import plan_of, titles_of
from clue.codec.record import SeatEntry
from clue.codec.share import mansion_code
from clue.deduction.belief import believe
from clue.deduction.certainty import Rule
from clue.devkit.robot import Robot
from clue.game.commitment import Pledge
from clue.game.draft import Draft, SeatPlan
from clue.game.seating import Seating, played, seats_for
from clue.notebook.notes import Mark
from clue.players.names import HUMAN
from clue.puzzles.diary import DiaryPlace
from clue.puzzles.own import moments_after
from clue.puzzles.puzzle import code_of
from clue.puzzles.shipped import SHORT_LESSONS, of_the_day, puzzle_called
from clue.review.standings import ClosedCase
from clue.rules.cards import SUSPECTS
from clue.rules.editions import EDITIONS
from clue.store.records import record_of, save
from clue.table.requests import WriteNotes
from clue.text.speaker import Speaker
from clue.ui.menu import title
from clue.ui.screens.newgame.gallery import GalleryScene
from clue.ui.screens.newgame.scene import share
from clue.ui.screens.puzzles.answering import AnswerScene
from clue.ui.screens.puzzles.scene import NumberedCell, PuzzlesScene, open_puzzle
from clue.ui.screens.puzzles.solving import PuzzleScene, own_hand, written_marks
from clue.ui.screens.review import ReviewScene
from clue.ui.screens.title.scene import TitleScene
from clue.ui.stage.settings import Settings
from clue.ui.table.notebook.page import Notebook
from clue.ui.widgets.button import Button, MenuRow

STILL = Settings(language="en").but(reduced_motion=True)
DAY = date(2027, 3, 5)


@pytest.fixture(autouse=True)
def _own_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("CLUE_DATA", str(tmp_path))
    monkeypatch.setattr("clue.ui.screens.title.night.PICTURE", "none")


@pytest.fixture
def robot():
    with Robot(lambda: PuzzlesScene(day=DAY), settings=STILL) as robot:
        robot.catch_up()
        robot.settle()
        yield robot


def test_from_the_title_and_back(tmp_path):
    with Robot(title, settings=STILL) as robot:
        robot.settle()
        robot.click(robot.find("Puzzles", MenuRow))
        assert isinstance(robot.scene, PuzzlesScene)
        robot.key("escape")
        robot.settle()
        assert isinstance(robot.scene, TitleScene)


def answer(robot, puzzle, choice):
    """Give an answer with the mouse."""
    robot.click(robot.find("Answer", Button))
    robot.settle()
    scene = robot.scene
    assert isinstance(scene, AnswerScene)
    cards = choice.cards if puzzle.card is None else (choice,)
    for card in cards:
        robot.click(scene.choices[card])
    robot.click(scene.go_on)
    robot.settle()


def test_the_day_s_case_is_solved_and_makes_a_streak(robot, tmp_path):
    place = DiaryPlace(tmp_path)
    place.keep(place.load().answered("another", right=True, day=DAY - timedelta(days=1)))
    robot.key("return")  # the day's case has the focus
    robot.settle()
    scene = robot.scene
    assert isinstance(scene, PuzzleScene)
    assert scene.puzzle is of_the_day(DAY).puzzle
    answer(robot, scene.puzzle, scene.puzzle.answer)
    assert scene.right
    assert "2 days in a row" in scene.said
    assert place.load().streak(DAY) == 2
    robot.key("escape")
    robot.settle()
    assert robot.find("Look at it again", Button)


def test_a_wrong_answer_costs_nothing_and_is_counted(robot, tmp_path):
    robot.click(next(w for w in robot.widgets() if isinstance(w, NumberedCell)))
    robot.settle()
    scene = robot.scene
    wrong = next(seat for seat in scene.puzzle.view.seats if seat != scene.puzzle.answer)
    answer(robot, scene.puzzle, wrong)
    assert not scene.right
    assert robot.find("Answer", Button)
    answer(robot, scene.puzzle, scene.puzzle.answer)
    kept = DiaryPlace(tmp_path).load().of(scene.puzzle.key)
    assert (kept.wrong, kept.solved, kept.told) == (1, True, False)
    robot.click(robot.find("Next puzzle", Button))
    robot.settle()
    assert robot.scene.puzzle is puzzle_called("1-2").puzzle


def test_by_pad_alone_one_marks_answers_and_leaves(robot):
    a, b = pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_B
    robot.pad(a)
    robot.settle()
    scene = robot.scene
    assert isinstance(scene, PuzzleScene)
    for _ in range(12):  # the pad's shoulder goes round as Tab does
        if isinstance(scene.screen.focused, Notebook):
            break
        robot.key("tab")
    assert isinstance(scene.screen.focused, Notebook)
    before = scene.model.notes.marks
    robot.pad(a)
    assert scene.model.notes.marks != before
    robot.pad(b)
    robot.settle()
    assert isinstance(robot.scene, PuzzlesScene)


def test_the_solution_is_told_step_by_step_and_marked(robot, tmp_path):
    scene = robot.scene.scene_for(puzzle_called("3-1"))
    robot.app.push(scene)
    robot.settle()
    robot.click(robot.find("Show the solution", Button))
    while scene.told < len(scene.steps):
        robot.key("return")
        robot.settle()
    for step in scene.steps:
        if step.cell is not None:
            card, holder, has = step.cell
            assert scene.model.notes.at(card, holder) is (Mark.YES if has else Mark.NO)
    assert DiaryPlace(tmp_path).load().of(scene.puzzle.key).told


def test_what_is_supposed_is_not_written_down(robot):
    scene = robot.scene.scene_for(puzzle_called("5-1"))
    robot.app.push(scene)
    robot.settle()
    scene.begin_telling()
    while scene.told < len(scene.steps):
        scene.tell_on()
    belief = believe(scene.puzzle.facts)
    for (card, holder), mark in scene.model.notes.marks.items():
        sure = belief.certain if mark is Mark.YES else belief.impossible
        assert sure(card, holder)


def test_marks_stay_while_one_resizes_and_lines_lead_to_cells(robot):
    scene = robot.scene.scene_for(puzzle_called("3-1"))
    robot.app.push(scene)
    robot.settle()
    card = scene.puzzle.view.board.deck.cards[0]
    seat = next(s for s in scene.puzzle.view.seats if s != scene.puzzle.view.seat)
    scene.page.stand_on((card, seat))
    scene.screen.focus_on(scene.page)
    robot.key("x")
    marks = dict(scene.model.notes.marks)
    robot.resize((1024, 640))
    robot.settle()
    assert dict(scene.model.notes.marks) == marks
    scene.screen.focus_on(scene.logbook)
    robot.key("home")
    robot.key("down")
    robot.key("return")
    assert scene.model.opened.lit


@pytest.mark.parametrize(
    ("ended", "day"),
    [
        ("", ""),
        ("2026-99-99T00:00:00Z", ""),
        ("2026-02-29T12:00:00Z", ""),
        ("2026-11-09T12:00:00Z", "9 Nov"),
    ],
)
def test_one_s_own_finished_games_give_puzzles(tmp_path, ended, day):
    seating = Seating(board_named("classic"), EDITIONS["deluxe"], seats_for(["inspector"] * 3))
    session = played(seating, "5")
    seats = [SeatEntry(SUSPECTS[0], "Anna"), *(SeatEntry(s, "", "x") for s in SUSPECTS[1:3])]
    record = record_of(session, seats, Pledge("5", ""), ended)
    save(folders.finished(tmp_path) / "game.cluegame", record)
    (folders.finished(tmp_path) / "bad.cluegame").write_text("{")
    with Robot(lambda: PuzzlesScene(day=DAY), settings=STILL) as robot:
        robot.catch_up()
        robot.settle()
        assert robot.scene.own
        assert len(robot.scene.own) <= 2
        own = robot.scene.own[0].found.puzzle
        assert own.view.seat is SUSPECTS[0]
        button = next(w for w in robot.widgets() if isinstance(w, Button) and "urn" in w.label)
        assert day in button.label
        robot.click(button)
        robot.settle()
        assert robot.scene.puzzle is own


@pytest.mark.parametrize("name", ["lodge", "steamer", "somebody's own"])
def test_games_in_every_mansion_give_puzzles_that_name_its_rooms(name, tmp_path):
    """Also where the map is gone: what it called its rooms stands in the record."""
    mansion = read_mansions()[name if name in read_mansions() else "steamer"].mansion
    board, rooms = mansion.board, mansion.room_titles("en")
    if name not in read_mansions():
        board = replace(board, name="elsewhere")
    seating = Seating(board, EDITIONS["deluxe"], seats_for(["inspector"] * 3))
    session = played(seating, "5")
    record = record_of(session, (), Pledge("5", ""), plan=plan_of(board, titles_of(mansion)))
    save(folders.finished(tmp_path) / "game.cluegame", record)
    with Robot(lambda: PuzzlesScene(day=DAY), settings=STILL) as robot:
        robot.catch_up()
        robot.settle()
        assert robot.scene.own
        one = robot.scene.own[0]
        robot.scene._open_own(one)
        robot.settle()
        words = robot.scene.words
        for room in one.found.puzzle.view.board.deck.rooms:
            assert str(words.room(room)) == rooms[room].text
        code = str(code_of(one.found.puzzle))
        robot.key("escape")
        robot.settle()
        if board.name == "elsewhere":
            return
        open_puzzle(robot.app, code)
        robot.settle()
        assert isinstance(robot.scene, PuzzleScene)
        assert robot.scene.puzzle.key == one.found.puzzle.key
        assert str(robot.scene.words.room(board.deck.rooms[0])) == rooms[board.deck.rooms[0]].text


def test_a_code_is_copied_from_one_puzzle_and_opens_it_again(robot, monkeypatch):
    copied, told = [], []
    monkeypatch.setattr(
        "clue.ui.screens.puzzles.solving.copy", lambda text: copied.append(text) or 1
    )
    monkeypatch.setattr(robot.app, "notice", told.append)
    robot.scene._open(puzzle_called("3-2"))
    robot.settle()
    robot.click(robot.find(robot.app.words.say("puzzle-copy"), Button))
    robot.key("escape")
    robot.settle()
    robot.click(robot.find(robot.app.words.say("puzzles-code"), Button))
    robot.settle()
    robot.screen.focused.become(copied[0])
    robot.key("return")
    robot.settle()
    assert isinstance(robot.scene, PuzzleScene)
    assert robot.scene.puzzle.key == puzzle_called("3-2").puzzle.key
    open_puzzle(robot.app, copied[0][:-1] + "0")
    assert len(told) == 2
    assert "\n" not in told[1]


@pytest.mark.parametrize("kind", ["puzzle", "mansion", "unknown", "other"])
def test_at_a_new_game_any_code_is_followed(robot, monkeypatch, kind):
    """A puzzle's opens the puzzle, a mansion's is played in; a bad one is told and changes nothing."""
    told, laid = [], []
    monkeypatch.setattr(robot.app, "notice", told.append)
    monkeypatch.setattr("clue.ui.screens.newgame.scene.clipboard.copy", lambda _: True)
    villa = read_mansions()["villa"].mansion.board
    board = {
        "unknown": replace(villa, name="castle"),
        "other": replace(villa, squares=villa.squares - {min(villa.squares)}),
    }
    code = (
        code_of(puzzle_called("1-3").puzzle)
        if kind == "puzzle"
        else mansion_code(board.get(kind, villa))
    )
    draft = Draft((SeatPlan(SUSPECTS[0], HUMAN), *(SeatPlan(s, "sergeant") for s in SUSPECTS[1:3])))
    share(robot.app, draft, laid.append)
    robot.settle()
    robot.screen.focused.become(str(code))
    robot.key("return")
    robot.settle()
    assert isinstance(robot.scene, PuzzleScene) is (kind == "puzzle")
    assert [one.mansion for one in laid] == (["villa"] if kind == "mansion" else [])
    assert all(one.rooms == len(villa.deck.rooms) for one in laid)
    assert len(told) == (kind in {"unknown", "other"})


def test_a_mansion_s_code_is_copied_where_mansions_are_shown(robot, monkeypatch):
    copied = []
    monkeypatch.setattr("clue.ui.screens.newgame.gallery.clipboard.copy", copied.append)
    mansions = read_mansions()
    robot.app.push(GalleryScene(mansions, {}, "steamer", lambda _: None))
    robot.settle()
    robot.click(robot.find(robot.app.words.say("puzzle-copy"), Button))
    assert copied == [str(mansion_code(mansions["steamer"].mansion.board))]


def test_marks_are_there_again_until_the_puzzle_is_solved(robot, tmp_path):
    one = puzzle_called("2-2")
    card = next(c for c in one.puzzle.view.board.deck.cards if c not in one.puzzle.view.hand)
    cell = card, None
    robot.scene._open(one)
    robot.settle()
    notes = robot.scene.model.notes.marked(*cell, Mark.MAYBE)
    robot.scene._send(WriteNotes(notes))
    robot.key("escape")
    robot.settle()
    robot.scene._open(one)
    robot.settle()
    assert robot.scene.model.notes.marks == notes.marks
    assert not DiaryPlace(tmp_path).load().of(one.puzzle.key).solved
    robot.scene.answered(one.puzzle.answer)
    robot.key("escape")
    robot.settle()
    robot.scene._open(one)
    robot.settle()
    assert robot.scene.model.notes.at(*cell) is Mark.BLANK


@pytest.mark.parametrize("text", ["", "xxxx!", "x" * 900])
def test_marks_that_cannot_be_are_none(text):
    puzzle = puzzle_called("1-1").puzzle
    assert written_marks(puzzle, text) == own_hand(puzzle)


@pytest.mark.parametrize("lesson", SHORT_LESSONS, ids=lambda lesson: lesson.key)
def test_a_short_lesson_is_read_and_ends_in_its_puzzle(robot, lesson, tmp_path):
    robot.click(robot.find(robot.app.words.say(f"course-{lesson.key}"), Button))
    robot.settle()
    scene = robot.scene
    assert isinstance(scene, PuzzleScene)
    for page in range(len(lesson.lit)):
        assert scene.page_number == page
        assert scene.model.opened.lit == lesson.lit[page]
        robot.key("return")
        robot.settle()
    belief = believe(lesson.puzzle.facts)
    for (card, holder), mark in scene.model.notes.marks.items():  # all it has written is true
        sure = belief.certain if mark is Mark.YES else belief.impossible
        assert sure(card, holder)
    answer(robot, lesson.puzzle, lesson.puzzle.answer)
    assert scene.right
    assert DiaryPlace(tmp_path).load().of(lesson.puzzle.key).solved


def test_the_lessons_puzzles_need_what_they_teach():
    rules = [{step.rule for step in one.puzzle.solution.steps} for one in SHORT_LESSONS]
    assert rules == [{Rule.ONLY_PLACE}, {Rule.ONE_OF_THESE}, {Rule.ONLY_PLACE}]
    assert SHORT_LESSONS[-1].puzzle.card is None  # when to accuse


def test_a_game_just_played_offers_its_two_moments(tmp_path):
    seating = Seating(board_named("classic"), EDITIONS["deluxe"], seats_for(["inspector"] * 3))
    session = played(seating, "5")
    players = {SUSPECTS[0]: "human", **dict.fromkeys(SUSPECTS[1:3], "inspector")}
    game = ClosedCase(session.setup, session.dealt, tuple(session.played), players, "5")
    found = moments_after(game)
    assert found
    words = Speaker("en")
    with Robot(lambda: ReviewScene(game, words, SUSPECTS[0]), settings=STILL) as robot:
        robot.catch_up()
        robot.settle()
        robot.catch_up()
        robot.settle()
        word = words.say("review-puzzles", count=len(found))
        robot.click(robot.find(word, Button))
        robot.settle()
        assert robot.scene.puzzle.key == found[0].puzzle.key
        assert robot.scene.puzzle.view.seat is SUSPECTS[0]
