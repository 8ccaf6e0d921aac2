"""Prepared cases as a player meets them: chosen, dealt as they say, and nothing locked."""

from __future__ import annotations

import json

import pytest

from clue.devkit.robot import Robot
from clue.ladder.casefile import own_place, shelf
from clue.notebook.notes import Help
from clue.players.names import HUMAN
from clue.ui.menu import title
from clue.ui.screens.cases.scene import CasePlate, CasesScene
from clue.ui.stage.settings import Settings
from clue.ui.table.scene import TableScene
from clue.ui.widgets.button import Button, MenuRow
from clue.ui.widgets.label import Label

STILL = Settings(language="en").but(reduced_motion=True)


@pytest.fixture(autouse=True)
def _own_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("CLUE_DATA", str(tmp_path))
    monkeypatch.setattr("clue.ui.screens.title.night.PICTURE", "none")


def open_cases(robot):
    robot.settle()
    robot.click(robot.find("Prepared cases", MenuRow))
    robot.catch_up()
    robot.settle()
    assert isinstance(robot.scene, CasesScene)
    return robot.scene


def test_the_last_case_can_be_played_first_and_is_dealt_as_it_says():
    wanted = next(case for case in shelf().cases if "blank-pages" in case.name)
    with Robot(title, settings=STILL) as robot:
        scene = open_cases(robot)
        plates = [w for w in robot.widgets() if isinstance(w, CasePlate)]
        assert len(plates) == 20
        assert all(plate.alive for plate in plates)
        robot.click(plates[scene.cases.cases.index(wanted)])
        robot.settle()
        robot.click(robot.find("Play this case", Button))
        robot.rest()
        table = robot.scene
        assert isinstance(table, TableScene)
        case = table.case
        assert case.seating.players == wanted.players
        you = next(seat for seat, kind in wanted.players.items() if kind == HUMAN)
        assert case.notes[you].help is Help.NONE


def test_by_keys_alone_one_plays_the_first_case():
    with Robot(title, settings=STILL) as robot:
        open_cases(robot)
        robot.key("return")  # what plays it has the focus
        robot.rest()
        assert isinstance(robot.scene, TableScene)
        assert robot.scene.case.seating.players == shelf().cases[0].players


def test_a_case_of_one_s_own_stands_last_and_a_bad_one_is_told(tmp_path):
    own_place(tmp_path).mkdir()
    mine = {
        "format": "clue-case",
        "version": 1,
        "title": {"en": "My own"},
        "twist": {"en": "Mine."},
        "you": "plum",
        "others": {"scarlet": "random", "green": "sherlock"},
        "turns": [9, 9],
    }
    (own_place(tmp_path) / "mine.json").write_text(json.dumps(mine))
    (own_place(tmp_path) / "bad.json").write_text(json.dumps({**mine, "edition": "golden"}))
    with Robot(title, settings=STILL) as robot:
        open_cases(robot)
        plates = [w for w in robot.widgets() if isinstance(w, CasePlate)]
        assert plates[-1].label == "My own"
        told = [str(w.words) for w in robot.widgets() if isinstance(w, Label)]
        assert any("bad.json" in words and "golden" in words for words in told)
