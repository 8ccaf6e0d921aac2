"""Work behind the picture: what is done wakes the loop, nobody polls, whoever leaves waits for nothing."""

import threading
from dataclasses import replace
from threading import Event, Thread

import pytest

from clue.background import HANDS, Background, Errands, Round
from clue.boards.catalogue import read_mansions
from clue.devkit.robot import Robot
from clue.devkit.sample_scenes import a_case, table_of
from clue.game.case import OpenCase
from clue.game.drivers import Thinking
from clue.game.seating import Seating, played
from clue.notebook.notes import Help
from clue.review.standings import ClosedCase
from clue.rules.cards import SUSPECTS
from clue.rules.editions import DELUXE
from clue.store.keeping import Casebook
from clue.table.requests import WriteNotes
from clue.ui.cases import table_for
from clue.ui.menu import title
from clue.ui.screens.newgame.planning import ProgramScene
from clue.ui.screens.newgame.scene import NewGameScene
from clue.ui.screens.review import ReviewScene
from clue.ui.screens.statistics.scene import StatisticsScene
from clue.ui.stage.scene import Scene
from clue.ui.widgets.button import Button
from clue.ui.window.clock import LIVELY, RealClock
from tests.ui.books import STILL


class Waiting(Scene):
    """A scene that has begun something and asks for nothing until it is done."""

    def __init__(self, work):
        self.work = work
        self.looks = []

    def enter(self, stage):
        super().enter(stage)
        self.begun = stage.background.begin(self.work)

    def update(self, now):
        self.looks.append(self.begun.done())
        return super().update(now)

    def handle(self, intent):
        return False

    def draw(self, canvas):
        canvas.fill((0, 0, 0))


@pytest.fixture
def go():
    """What holds work back until it is set, at the latest when the test is over."""
    event = Event()
    yield event
    event.set()


def test_what_is_done_is_seen_in_the_next_turn_though_nobody_looked(go):
    with Robot(lambda: Waiting(lambda: go.wait(30))) as robot:
        robot.step(5)
        looks = len(robot.scene.looks)
        robot.step(60)
        assert len(robot.scene.looks) == looks, "nobody polls"
        assert robot.app.loop.still
        assert not robot.app.at_rest
        go.set()
        robot.app.background.wait(30)
        robot.step()
        assert robot.scene.looks[looks:] == [True]
        assert robot.app.at_rest


def test_who_sleeps_is_woken():
    clock, background = RealClock(), None
    sleeper = Thread(target=clock.tick, args=(1 / 600,), daemon=True)
    sleeper.start()
    background = Background(clock.wake)
    background.begin(int)
    sleeper.join(60)
    assert not sleeper.is_alive()
    background.close()


@pytest.mark.parametrize("rate", [60, 0.05])
def test_a_beat_comes_in_time_and_can_be_cut_short(rate):
    clock = RealClock()
    assert clock.tick(10_000)
    clock.wake()
    assert not clock.tick(rate)  # at sixty a second as well: a phone is answered between pictures
    assert clock.tick(10_000)


def test_what_is_wished_between_two_pictures_is_done_before_the_next(monkeypatch):
    """A phone's wish waits for no picture, and makes none of its own while they come at sixty."""
    with Robot(title) as robot:
        loop, done = robot.app.loop, []
        beats = iter([False, False, True])
        monkeypatch.setattr(robot.app.clock, "tick", lambda rate: next(beats))
        monkeypatch.setattr(type(loop), "pace", LIVELY)
        robot.app.background.post(lambda: done.append(loop.frames))
        loop._rest()
        assert done == [loop.frames]
        assert next(beats, None) is None
        looks = loop._told
        assert looks  # and the scene is told in the next turn
        loop.turn()
        assert not loop._told


def test_any_thread_may_have_something_done_by_the_loop():
    with Robot(title) as robot:
        done, background = [], robot.app.background
        work = lambda: background.post(lambda: done.append(threading.current_thread()))  # noqa: E731
        background.begin(work)
        background.wait(30)
        assert not done
        robot.step()
        assert done == [threading.current_thread()]


def test_what_goes_wrong_in_an_errand_is_told_in_the_loop():
    with Robot(title) as robot:
        robot.app.background.errand(lambda: 1 // 0)
        robot.app.background.wait(30)
        with pytest.raises(ZeroDivisionError):
            robot.step(2)


def test_leaving_waits_for_nothing_and_leaves_nothing_behind(go):
    here = set(threading.enumerate())
    stages = [Event() for _ in range(HANDS)]
    told, never = [], []
    with Robot(title) as robot:
        background = robot.app.background

        def long(begun):
            begun.set()
            go.wait(30)
            told.append(background.left())

        for begun in stages:
            background.begin(lambda begun=begun: long(begun))
        assert all(begun.wait(30) for begun in stages)
        waiting = background.begin(lambda: never.append(1))
    assert not told, "nobody waited for them"
    assert waiting.cancelled()
    assert background.begin(int).cancelled(), "whoever comes too late gets nothing"
    go.set()
    for thread in set(threading.enumerate()) - here:
        thread.join(30)
    assert set(threading.enumerate()) <= here
    assert (told, never) == ([True] * HANDS, [])


def test_a_goodbye_is_said_though_the_window_has_closed(go, caplog):
    background, said = Background(), []
    busy = [background.begin(lambda: go.wait(30)) for _ in range(HANDS)]
    background.farewell(lambda: said.append("goodbye"))
    background.farewell(lambda: 1 // 0)
    never = background.begin(lambda: said.append("too late"))
    background.close()
    go.set()
    assert all(done.result(30) for done in busy)
    for thread in threading.enumerate():
        thread.name.startswith("background") and thread.join(30)
    assert never.cancelled()
    assert said == ["goodbye"]
    assert "ZeroDivisionError" in caplog.text


def test_of_many_wishes_the_latest_is_granted_after_the_one_under_way(go):
    background = Background()
    errands = Errands(lambda: background)
    asked = []
    works = [lambda n=n: go.wait(30) and asked.append(n) for n in range(4)]
    for n, work in enumerate(works):
        assert errands.ask(n, work) is None
    go.set()
    background.wait(30)
    assert errands.take()
    background.wait(30)
    assert errands.take()
    assert asked == [0, 3]
    assert not errands.waiting
    background.close()


# -- the window's scenes ---------------------------------------------------------------------------


def _review(robot):
    case = a_case()
    case.close()
    seating, setup = case.seating, case.session.setup
    players = dict.fromkeys(seating.players, "constable")
    session = played(replace(seating, players=players), "3")
    game = ClosedCase(setup, session.dealt, tuple(session.played), players, "3")
    robot.app.push(ReviewScene(game, robot.app.words, None))


def _program(robot):
    robot.app.push(ProgramScene(SUSPECTS[0], "bot", lambda: None, lambda _: None))
    robot.click(robot.find("Try it", Button))


def _insight(robot):
    table = robot.app.top
    table.request(WriteNotes(table.model.notes.helped(Help.DEDUCTION)))
    robot.point((5, 5))


def _opponents(robot):
    players = dict(zip(SUSPECTS, ("constable", "human", "constable"), strict=False))
    mansion = read_mansions()["classic"].mansion
    seating = Seating(mansion.board, DELUXE, players)
    case = OpenCase(seating, "12")
    robot.app.replace(table_for(robot.app, Casebook(case), mansion, title))
    robot.step(600)  # the cards are dealt
    assert case.thinking
    assert not case.answered


WAITING = {
    "the mansions are read": lambda robot: robot.app.push(NewGameScene(lambda _: None)),
    "closed cases are counted": lambda robot: robot.app.push(StatisticsScene()),
    "a case is looked back at": _review,
    "a program is tried": _program,
    "a detective is asked for advice": lambda robot: robot.key("h"),
    "the notebook thinks": _insight,
    "a detective decides": _opponents,
}


@pytest.mark.parametrize("wait", WAITING.values(), ids=WAITING)
def test_nobody_polls_while(wait, go, monkeypatch):
    """Nobody looks again and again whether it is done: the loop is asked for nothing."""
    begin = Background.begin
    with Robot(title, settings=STILL.but(hints_a_game=99)) as robot:
        table_of(robot, a_case())
        monkeypatch.setattr(
            Background, "begin", lambda self, work: begin(self, lambda: go.wait(30) and work())
        )
        wait(robot)
        robot.step(240)
        assert robot.app.background.busy
        assert robot.app.loop.still, "it waits to be woken"


def test_a_thought_that_is_done_wakes_the_table(go, monkeypatch):
    begin = Background.begin
    with Robot(title, settings=STILL) as robot:
        monkeypatch.setattr(
            Background, "begin", lambda self, work: begin(self, lambda: go.wait(30) and work())
        )
        _opponents(robot)
        go.set()
        robot.settle()
        case = robot.app.top.case
        assert case.session.played
        assert case.decider in case.humans, "they played until a person had to decide"


def test_a_thought_begun_before_there_was_a_window_wakes_it(go):
    rung, thoughts = Event(), Thinking()
    thought = thoughts.begin(lambda: go.wait(30))
    window = Background(rung.set)
    thoughts.move_to(window)
    assert not rung.is_set()
    go.set()
    assert rung.wait(30)
    assert thought.done()
    window.close()
    thoughts.close()


def test_a_round_that_is_told_to_leave_between_two_looks_leaves():
    """The word came after it had looked whether to leave, and before it wiped its slate."""

    class Slate(Event):
        def clear(self):
            if slate.armed:
                one._left = True
                self.set()
            super().clear()

    slate = Slate()
    slate.armed = False
    one = Round(lambda: None, "round")
    first, one._due = one._due, slate
    slate.armed = True
    first.set()
    one._thread.join(10)
    assert not one._thread.is_alive()


def test_nobody_waits_for_ever_for_a_round_that_never_ends(go):
    one = Round(go.wait, "round")
    assert not one.close(0.01)
    go.set()
    assert one.close(10)
