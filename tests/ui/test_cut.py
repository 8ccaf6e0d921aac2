"""The deck is cut: the secret is sealed first, and what people say then decides the cards."""

from __future__ import annotations

import pygame
import pytest

from clue.codec.record import CutEntry
from clue.devkit.robot import Robot
from clue.devkit.sample_scenes import QUIET
from clue.game.commitment import Pledge
from clue.players.names import HUMAN
from clue.rules.cards import Suspect
from clue.rules.editions import HouseRules
from clue.store.found import read_journal
from clue.store.shelf import Shelf
from clue.text.catalogue import languages
from clue.ui.cases import deal as lay
from clue.ui.dialogs.pause import PromiseScene
from clue.ui.menu import title
from clue.ui.screens.newgame.scene import KNOCK, LONGEST_CUT, CutScene, NewGameScene
from clue.ui.stage.settings import Settings
from clue.ui.table.scene import TableScene
from clue.ui.widgets.button import Button
from clue.ui.widgets.textfield import TextField
from tests.daily import later
from tests.ui.hands import INSTANT, Hands, open_case, sit

RED, YELLOW = Suspect.SCARLET, Suspect.MUSTARD


@pytest.fixture(params=[(1280, 720), (1024, 640)], ids=str)
def cutting(request):
    """A window with two people asked to cut, what is dealt in the end, and the pledge before."""
    dealt = []
    pledge = Pledge.fresh()
    people = {RED: "Anna", YELLOW: "Hugo"}
    settings = Settings(language="en").but(**QUIET)
    scene = lambda: CutScene(pledge, people, dealt.append)  # noqa: E731
    with Robot(scene, size=request.param, settings=settings) as robot:
        robot.wait(0.2)
        robot.dealt, robot.pledge = dealt, pledge
        yield robot


def knockers(robot):
    return [w for w in robot.widgets() if isinstance(w, Button) and w.label == "Knock"]


def fields(robot):
    return [w for w in robot.widgets() if isinstance(w, TextField)]


def deal(robot):
    robot.click(robot.find("Deal the cards", Button))


def test_by_mouse_and_letters(cutting):
    first, second = knockers(cutting)
    for _ in range(3):
        cutting.click(first)
    cutting.click(fields(cutting)[1])
    cutting.write("sesame")
    deal(cutting)
    (pledge,) = cutting.dealt
    assert pledge.cuts == (CutEntry(RED, KNOCK * 3), CutEntry(YELLOW, "sesame"))
    assert pledge.commitment() == cutting.pledge.commitment(), "the secret was sealed before"
    assert pledge.luck != cutting.pledge.luck
    assert second.rect.width


def test_who_says_nothing_cuts_nothing(cutting):
    cutting.click(fields(cutting)[0])
    cutting.write("   ")
    deal(cutting)
    (pledge,) = cutting.dealt
    assert pledge == cutting.pledge


def test_by_keys_alone(cutting):
    for _ in range(12):
        if cutting.screen.focused in knockers(cutting):
            break
        cutting.key("tab")
    cutting.key("return")
    cutting.key("return")
    while cutting.screen.focused is not cutting.find("Deal the cards", Button):
        cutting.key("tab")
    cutting.key("return")
    (pledge,) = cutting.dealt
    assert pledge.cuts == (CutEntry(RED, KNOCK * 2),)


def test_by_the_pad_alone(cutting):
    for _ in range(12):
        if cutting.screen.focused in knockers(cutting):
            break
        cutting.pad(pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
    cutting.pad(pygame.CONTROLLER_BUTTON_A)
    for _ in range(12):
        if cutting.screen.focused is cutting.find("Deal the cards", Button):
            break
        cutting.pad(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    cutting.pad(pygame.CONTROLLER_BUTTON_A)
    (pledge,) = cutting.dealt
    assert [entry.cut for entry in pledge.cuts] == [KNOCK]


def test_there_is_an_end_to_knocking(cutting):
    first, _ = knockers(cutting)
    for _ in range(LONGEST_CUT + 3):
        cutting.click(first)
    deal(cutting)
    assert cutting.dealt[0].cuts == (CutEntry(RED, KNOCK * LONGEST_CUT),)


@pytest.mark.parametrize("language", languages())
def test_from_the_new_case_to_the_seal_and_the_journal(language, monkeypatch, tmp_path):
    monkeypatch.setenv("CLUE_DATA", str(tmp_path))
    settings = Settings(language=language).but(**QUIET)
    scene = lambda: NewGameScene(lambda game: lay(robot.app, game, title))  # noqa: E731
    with Robot(scene, size=(1280, 720), settings=settings) as robot:
        say = robot.app.words.say
        robot.wait(0.2)
        robot.click(robot.find(say("newgame-cut"), Button))
        robot.settle()
        assert isinstance(robot.scene, CutScene)
        promised = robot.scene.pledge.commitment()
        robot.click(robot.find(say("cut-knock"), Button))
        robot.click(robot.find(say("newgame-deal"), Button))
        robot.rest()
        table = next(scene for scene in robot.app.stack if isinstance(scene, TableScene))
        assert table.in_play.commitment == promised
        assert table.case.pledge.cuts == (CutEntry(RED, KNOCK),)
        kept = read_journal(Shelf().latest().path).kept
        assert kept.record.cuts == table.case.pledge.cuts
        robot.app.push(PromiseScene(promised))
        robot.settle()
        assert not any("verify" in str(getattr(w, "words", "")) for w in robot.widgets())
        robot.click(robot.find(say("promise-check"), Button))
        assert any("verify" in str(getattr(w, "words", "")) for w in robot.widgets())
        table.case.close()


@later
def test_the_next_case_of_a_series_can_be_cut_too():
    """The seal comes first there too, and who cancels is back at the ending."""
    first = open_case((HUMAN, HUMAN), "4", house=HouseRules(two_with_open_cards=True))
    with Robot(title, size=(1024, 640), settings=INSTANT) as robot:
        sit(robot, first)
        ending = Hands(robot, "keys", boldness=1).play()
        robot.settle()
        robot.click(robot.find("Cut first", Button))
        robot.settle()
        robot.key("escape")
        assert robot.scene is ending
        robot.click(robot.find("Cut first", Button))
        robot.settle()
        assert [field.text for field in fields(robot)] == ["", ""]
        promised = robot.scene.pledge.commitment()
        robot.click(robot.find("Knock", Button))
        robot.click(robot.find("Deal the cards", Button))
        robot.step(2)
        again = robot.app.stack[0].case
        assert again is not first
        assert again.pledge.commitment() == promised
        assert again.pledge.cuts == (CutEntry(first.seats[0], KNOCK),)
        assert again.series.score(again.seats) == first.series.score(first.seats)


def test_detectives_among_themselves_cut_nothing():
    with Robot(title, size=(1024, 640), settings=INSTANT) as robot:
        sit(robot, open_case(("inspector",) * 3, "9"))
        assert robot.scene.on_cut is None
        sit(robot, open_case((HUMAN, "inspector", "inspector"), "9"))
        assert robot.scene.on_cut is not None


def test_the_keyboard_stands_on_the_first_word(cutting):
    """One may write at once; dealing waits until one asks for it."""
    field = cutting.screen.focused
    assert isinstance(field, TextField)
    cutting.key("return")
    cutting.write("rain")
    cutting.key("return")
    deal(cutting)
    assert cutting.dealt[0].cuts[0].cut == "rain"
