"""Windows opened and closed one after another: what is said, and what fails where nobody can tell."""

import os

import pygame
import pytest

from clue import folders
from clue.devkit.robot import Robot
from clue.ui import start
from clue.ui.error import ErrorScene
from clue.ui.stage.settings import Settings, settings_folder
from clue.ui.widgets.button import Button
from clue.ui.window.loop import Loop
from tests.ui.plain import Dialog, Plain


class MishapError(Exception):
    pass


def fail(*_, **__):
    raise MishapError


@pytest.fixture(autouse=True)
def _own_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("CLUE_DATA", str(tmp_path / "data"))


def test_without_a_case_one_goes_back_or_to_the_title():
    scene = Plain()
    home = Plain()
    with Robot(lambda: scene, settings=Settings(language="en"), strict=False) as robot:
        robot.app.mishaps.home = lambda: home
        robot.settle()
        scene.broken = True
        robot.key("tab")
        assert isinstance(robot.scene, ErrorScene)
        scene.broken = False
        robot.click(robot.find("Continue", Button))
        assert robot.scene is scene
        scene.broken = True
        robot.key("tab")
        robot.click(robot.find("To the title", Button))
        assert robot.scene is home


def test_one_mishap_is_told_at_a_time():
    """Nothing of the scene works: neither its update, nor its picture behind the dialog."""
    scene = Plain()
    with Robot(lambda: scene, settings=Settings(language="en"), strict=False) as robot:
        robot.settle()
        scene.update = scene.draw = scene.handle = scene.leave = scene.focus = fail
        robot.app.damage()
        robot.key("tab")
        robot.post(pygame.WINDOWFOCUSLOST)
        robot.resize((1024, 640))
        robot.settle()
        assert [type(s) for s in robot.app.stack] == [Plain, ErrorScene]
        robot.click(robot.find("To the title", Button))


def test_a_scene_that_cannot_be_opened_or_left():
    first, second = Plain(), Dialog()
    with Robot(lambda: first, settings=Settings(language="en"), strict=False) as robot:
        second.fill = fail
        robot.app.push(second)
        robot.settle()
        assert isinstance(robot.scene, ErrorScene)
        second.leave = fail
        robot.app.mishaps.home = Plain
        robot.click(robot.find("To the title", Button))
        assert len(robot.app.stack) == 1
        assert type(robot.scene) is Plain


def test_the_loop_itself_fails_once(monkeypatch, tmp_path):
    """An error outside every scene is told like any other."""
    seen = []

    class Watched(Plain):
        def update(self, now):
            monkeypatch.setattr(Loop, "_settle_size", once)
            return now

    def once(loop, now):
        seen.append(type(loop.app.top).__name__)
        if len(seen) == 1:
            fail()
        if len(seen) > 3:
            loop.app.quit()

    assert start.open_window(Watched) == 0
    assert seen[0] == "Watched"
    assert seen[1] == "ErrorScene"


def test_where_nothing_can_be_shown_a_sentence_remains(monkeypatch, capsys, tmp_path):
    """Not even the dialog can be drawn: the program ends with a sentence and without a traceback."""
    monkeypatch.setattr(ErrorScene, "fill", fail)

    class Broken(Plain):
        def update(self, now):
            fail()

    assert start.open_window(Broken) == 1
    told = capsys.readouterr().err
    assert "Traceback" not in told
    assert str(tmp_path / "data" / "log" / "clue.log") in told
    assert "MishapError" in (tmp_path / "data" / "log" / "clue.log").read_text(encoding="utf-8")


def test_what_was_still_being_written_when_the_power_ended_is_swept_away(tmp_path):
    left = [folder / ".x-1.part" for folder in (settings_folder(), *folders.written())]
    for path in left:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"{")
        os.utime(path, (0, 0))

    class Watched(Plain):
        def update(self, now):
            self.stage.quit()
            return super().update(now)

    assert start.open_window(Watched) == 0
    assert not [path for path in left if path.exists()]


@pytest.mark.parametrize(("asked", "spoken"), [("fr", "fr"), ("", "en")])
def test_the_window_speaks_the_language_asked_for(asked, spoken, monkeypatch):
    monkeypatch.setenv("LANGUAGE", "en")
    heard = []

    class Watched(Plain):
        def update(self, now):
            heard.append(self.stage.words.language)
            self.stage.quit()
            return super().update(now)

    assert start.open_window(Watched, language=asked) == 0
    assert heard[0] == spoken
