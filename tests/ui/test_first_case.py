"""The first case: to its end by every hand, left and taken up at every step, in both languages."""

import pytest

from clue.devkit.robot import Robot
from clue.firstcase import story
from clue.firstcase.lesson import STEPS, LearnersPlace, Progress, Until
from clue.firstcase.story import RIGHT
from clue.rules import actions as act
from clue.rules.cards import Suspect
from clue.rules.events import GameEnded
from clue.ui.dialogs.base import Dialog, QuestionScene
from clue.ui.endings.ending import EndingScene
from clue.ui.lesson.way_in import begin
from clue.ui.menu import greeted, onward, title
from clue.ui.screens.newgame.scene import NewGameScene
from clue.ui.screens.puzzles.solving import PuzzleScene
from clue.ui.stage.settings import Settings
from clue.ui.table.scene import TableScene
from clue.ui.theme.styles import plain
from clue.ui.widgets.button import Button
from clue.ui.widgets.label import Label
from tests.daily import later
from tests.ui.learner import Learner

QUICK = Settings(language="en", own_speed="instant", computer_speed="instant", reduced_motion=True)


@pytest.fixture(autouse=True)
def _own_folder(monkeypatch, tmp_path):
    monkeypatch.setenv("CLUE_DATA", str(tmp_path))


def sit_down(robot):
    begin(robot.app, title, lambda: None)
    robot.settle(300)


@pytest.fixture(scope="module")
def kept():
    """One window for all: most of the time would go into reading pictures again."""
    with Robot(title, size=(1024, 640), settings=QUICK) as robot:
        yield robot


@pytest.fixture
def robot(kept):
    kept.app.reader.with_pad = False
    kept.app.replace(title())
    kept.app.change(QUICK)
    return kept


@pytest.mark.parametrize(("by", "language"), [("mouse", "en"), ("keys", "fr"), ("pad", "en")])
def test_to_the_envelope_with_one_hand_alone(robot, by, language):
    robot.app.change(QUICK.but(language=language))
    sit_down(robot)
    game = robot.scene.case
    learner = Learner(robot, by)
    learner.play()
    assert learner.met == [step.key for step in STEPS], "one thing at a time, all of them"
    assert isinstance(robot.scene, EndingScene)
    assert isinstance(game.session.events[-1], GameEnded)
    assert game.session.events[-1].winner is story.LEARNER
    assert robot.app.with_pad is (by == "pad")
    assert LearnersPlace().load().finished


def test_it_can_be_left_and_taken_up_again_at_every_step(robot):
    for step in STEPS:
        sit_down(robot)
        learner = Learner(robot, "keys")
        learner.play(upto=step.key)  # from where one got up last
        assert learner.step is step
        robot.app.stack[0].on_title()
        robot.step(5)
        assert robot.app.guide is None
        assert robot.app.words.say("title-first") in str(robot.find("first game").label)
    sit_down(robot)
    Learner(robot, "keys").play()
    assert isinstance(robot.scene, EndingScene)


def at(step):
    """As if one had got up at a step."""
    number = STEPS.index(step)
    LearnersPlace().keep(Progress(step=number, played=step.played, told=999, shown="knife"))


def test_a_finished_case_begins_anew(robot):
    LearnersPlace().keep(Progress(step=len(STEPS), played=len(story.SCRIPT), finished=True))
    sit_down(robot)
    assert Learner(robot, "keys").step is STEPS[0]


def test_what_is_not_due_is_refused_with_a_word(robot):
    sit_down(robot)
    learner = Learner(robot, "keys")
    game = robot.scene.case
    robot.key("r")
    robot.step(4)
    assert not game.session.played, "something is to be read first"
    assert robot.app.guide.refused is robot.scene.lesson.step
    learner.play(upto="walk")
    table = robot.scene
    square = next(p for p in table.model.offers.destinations if not isinstance(p, str))
    table.turn.choose_place(square)
    robot.point((1, 1))
    robot.step(4)
    assert len(game.session.played) == 1
    assert "Lounge" in str(robot.app.guide.bubble.screen.widgets[0].children[-1].words)
    learner.play(upto="end")
    assert table.known.place_of(story.LEARNER) == story.ASKED.room


def test_the_language_changes_in_the_middle_of_a_sentence(robot):
    at(next(step for step in STEPS if step.key == "trap"))
    sit_down(robot)
    told = {}
    for language in ("en", "fr", "en"):
        robot.app.change(robot.app.settings.but(language=language))
        robot.step(3)
        bubble = robot.app.guide.bubble
        words = plain(bubble.screen.widgets[0].children[1].words)
        assert told.setdefault(language, words) == words
    assert "avec la corde" in told["fr"]
    assert "with the Rope" in told["en"]
    assert robot.find("Suggest")


def test_a_wrong_accusation_costs_nothing_here(robot):
    at(STEPS[-1])
    sit_down(robot)
    table = robot.scene
    assert isinstance(table, TableScene)
    assert not table.case.decide(story.SCRIPT[2].action)
    assert not table.case.session.state.over
    assert robot.app.guide.refused is robot.scene.lesson.step


def test_the_narrator_never_hides_what_is_to_be_pressed(robot):
    robot.app.change(QUICK.but(language="fr", text_size=1.5))
    sit_down(robot)
    learner = Learner(robot, "keys")
    window = robot.screen.rect
    for _ in range(200):
        if isinstance(robot.scene, EndingScene):
            break
        step = learner.step
        if step is None:
            robot.step(3)
            continue
        bubble = robot.app.guide.bubble
        assert window.contains(bubble.rect), step
        assert bubble.target is not None, step
        covered = bubble.rect.clip(bubble.target)
        assert covered.width * covered.height * 6 < bubble.target.w * bubble.target.h, step
        learner.do(step)
    assert isinstance(robot.scene, EndingScene)


def test_whoever_is_about_to_accuse_wrongly_is_shown_the_way_back(robot):
    at(STEPS[-1])
    sit_down(robot)
    robot.key("a")
    robot.settle(60)
    for card in (Suspect.PEACOCK, story.TRAP.room, story.ASKED.weapon):
        robot.scene.choose(card)
    robot.click(robot.scene.go_on)
    robot.settle(60)
    assert robot.app.guide.bubble.target == robot.find("Think again").rect
    robot.key("escape")
    robot.settle(60)
    robot.scene.choose(story.TRAP.suspect)
    robot.click(robot.scene.go_on)
    robot.settle(60)
    assert robot.app.guide.bubble.target == robot.find("Open the envelope").rect


def test_there_is_one_ring_and_the_keyboard_is_in_it(robot):
    sit_down(robot)
    learner = Learner(robot, "mouse")
    met = set()
    while not isinstance(robot.scene, EndingScene):
        step = learner.step
        if step is None:
            robot.step(3)
            continue
        ring, focused = robot.app.guide.bubble.target, robot.screen.focused
        if step.until is Until.MARK:
            assert robot.scene.model.opened.spot == focused.sheet.spot_of((story.ASKED.room, RIGHT))
        elif step.until is Until.ACT and step.points != ("goal",):
            assert ring.contains(focused.rect), (step, focused)
            if "choices" not in step.points:
                assert focused.rect == ring, (step, focused)
        met.add(step.until)
        learner.do(step)
    assert met == set(Until)


@later
@pytest.mark.parametrize("letters", [1.0, 1.5])
@pytest.mark.parametrize(("size", "language"), [((1024, 640), "en"), ((1920, 1080), "fr")])
def test_the_narrator_leaves_a_dialogs_sentences_whole(robot, size, language, letters):
    robot.app.change(QUICK.but(language=language, text_size=letters))
    robot.resize(size)
    sit_down(robot)
    learner, read = Learner(robot, "keys"), set()
    while not isinstance(robot.scene, EndingScene):
        step = learner.step
        if step is None:
            robot.step(3)
            continue
        if isinstance(robot.scene, Dialog):
            covered = robot.app.guide.bubble.rect
            said = [w for w in robot.widgets() if isinstance(w, Label)]
            read.add(step.key)
            assert not [label.words for label in said if label.inked.colliderect(covered)], step
        learner.do(step)
    assert {"suggest", "show", "trap", "accuse"} <= read
    robot.resize((1024, 640))


def test_the_narrators_line_strikes_nothing_out(robot):
    for key in ("roll", "passage", "end"):
        at(next(step for step in STEPS if step.key == key))
        sit_down(robot)
        bubble = robot.app.guide.bubble
        others = [w.rect for w in robot.screen.stops() if isinstance(w, Button)]
        others += [robot.scene.panels.next_thing.sentence.rect]
        struck = [r for r in others if r != bubble.target and r.clipline(*bubble.line)]
        assert not struck, key


@pytest.mark.parametrize(
    "content", [b"", b"{", b'{"step": 17}', b'{"step": 5, "played": 99}', b'{"shown": "rope"}']
)
def test_a_damaged_file_only_begins_the_lesson_anew(robot, tmp_path, content):
    (tmp_path / "first-case.json").write_bytes(content)
    sit_down(robot)
    assert Learner(robot, "keys").step is not None


def test_a_very_first_start_offers_it_and_the_menu_always_does(robot):
    robot.app.replace(greeted(title()))
    robot.settle(100)
    assert isinstance(robot.scene, QuestionScene)
    robot.key("escape")
    robot.settle(100)
    assert robot.find("Your first game")
    robot.app.replace(greeted(title()))
    robot.settle(100)
    assert robot.screen.focused is robot.find("Play the guided game")
    robot.key("return")
    robot.settle(300)
    assert robot.app.guide is not None


class Recorder:
    """A voice that only remembers."""

    possible = True

    def __init__(self):
        self.said = []
        self.hushed = 0

    def say(self, sentence, language):
        self.said.append((sentence, language))

    def hush(self):
        self.hushed += 1

    def close(self):
        self.hush()


def test_events_are_said_aloud_when_that_is_wanted_and_only_then(robot, monkeypatch):
    recorder = Recorder()
    monkeypatch.setattr(robot.app, "speech", recorder)
    at(next(step for step in STEPS if step.key == "suggest"))
    sit_down(robot)
    assert not recorder.said
    robot.app.change(robot.app.settings.but(speech=True))
    Learner(robot, "keys").play(upto="answers")
    sentences = [sentence.replace("\u00a0", " ") for sentence, _ in recorder.said]
    assert "Mrs. Peacock showed Miss Scarlet a card." in sentences
    assert any(sentence.startswith("Both answers") for sentence in sentences), "the narrator"
    assert {language for _, language in recorder.said} == {"en"}
    hushed = recorder.hushed
    robot.app.change(robot.app.settings.but(muted=True))
    assert recorder.hushed > hushed
    robot.app.replace(title())
    assert recorder.hushed > hushed + 1


@pytest.mark.parametrize("step", ["silence", "proof", "accuse"])
def test_the_right_accusation_counts_as_soon_as_it_is_proved(robot, step):
    number = next(index for index, one in enumerate(STEPS) if one.key == step)
    place = LearnersPlace()
    place.keep(Progress(step=number, played=20, told=1000, shown="knife"))
    sit_down(robot)
    lesson = robot.app.stack[0].lesson
    right = story.SCRIPT[-1].action
    assert not lesson._lets_through(act.Accuse(right.seat, story.TRAP))
    assert lesson._lets_through(right)
    lesson.case.act(right)
    assert lesson.case.session.state.over
    assert place.load().finished


def test_the_right_accusation_does_not_count_before(robot):
    number = next(index for index, one in enumerate(STEPS) if one.key == "trap")
    LearnersPlace().keep(Progress(step=number, played=17, told=1000, shown="knife"))
    sit_down(robot)
    assert not robot.app.stack[0].lesson._lets_through(story.SCRIPT[-1].action)


def test_the_last_page_leads_on_to_a_table_one_can_win_at(robot):
    robot.app.push(onward(robot.app))
    robot.settle()
    robot.key("return")
    robot.settle()
    scene = robot.scene
    assert isinstance(scene, NewGameScene)
    assert [p.kind for p in scene.planning.draft.taken] == ["human", "constable", "constable"]
    robot.key("escape")
    robot.settle()
    robot.click(robot.find("A short lesson: Cornering a card", Button))
    robot.settle()
    assert isinstance(robot.scene, PuzzleScene)
