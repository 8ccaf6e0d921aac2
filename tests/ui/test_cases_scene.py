"""Prepared cases as a player meets them: chosen, dealt as they say, and nothing locked."""

from __future__ import annotations

import json

import pygame
import pytest

from clue.devkit.robot import Robot
from clue.ladder.casefile import own_place, shelf
from clue.notebook.notes import Help
from clue.players.names import HUMAN
from clue.players.registry import LEVELS
from clue.rules import events as ev
from clue.rules.cards import Suspect
from clue.text.catalogue import languages
from clue.text.speaker import Speaker
from clue.ui.endings.wording import Copy
from clue.ui.menu import title
from clue.ui.screens.prepared_cases import CasePlate, CasesScene
from clue.ui.stage.settings import Settings
from clue.ui.table.scene import TableScene
from clue.ui.widgets.button import Button, MenuRow
from clue.ui.widgets.choice import DropDown
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


def table_of(robot):
    """The table, even if it asks something already."""
    return next(scene for scene in robot.app.stack if isinstance(scene, TableScene))


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
        case = table_of(robot).case
        assert case.seating.players == wanted.players
        you = next(seat for seat, kind in wanted.players.items() if kind == HUMAN)
        assert case.notes[you].help is Help.NONE


def test_the_ending_says_what_a_prepared_case_has_earned():
    with Robot(title, settings=STILL) as robot:
        open_cases(robot)
        robot.key("return")
        robot.rest()
        table = table_of(robot)
        first, case = shelf().cases[0], table.case
        solved, lost = (
            table.sitting.outcome(ev.GameEnded(ev.Ending.SOLVED, who, case.session.dealt.case))
            for who in (case.viewer, Suspect.PLUM)
        )
        assert (solved.magnifiers, lost.magnifiers) == (3, 0)
        for words in map(Speaker, languages()):
            told = [Copy(words, outcome, None).prepared for outcome in (solved, lost)]
            assert all(first.title(words.language) in line for line in told)
            assert told[0] != told[1]
        case.copied = True
        assert table.sitting.outcome(ev.GameEnded(*_parts(lost))).prepared is None


def test_a_prepared_case_that_is_over_leads_to_the_others_or_is_dealt_anew():
    with Robot(title, settings=STILL) as robot:
        scene = open_cases(robot)
        scene.choose(2)
        robot.settle()
        robot.click(robot.find("Play this case", Button))
        robot.rest()
        for _ in range(2):
            table = table_of(robot)
            table._end(ev.GameEnded(ev.Ending.UNSOLVED, None, table.case.session.dealt.case))
            robot.settle()
            ways = [w.label for w in robot.widgets() if isinstance(w, Button)]
            assert {"Prepared cases", "Play it again"} <= {*ways}
            assert "Next game" not in ways
            robot.click(robot.find("Play it again", Button))
            robot.settle()
            assert table_of(robot) is not table
            assert table_of(robot).case.seating.players == shelf().cases[2].players
        table_of(robot)._end(ev.GameEnded(ev.Ending.UNSOLVED, None, table.case.session.dealt.case))
        robot.settle()
        robot.click(robot.find("Prepared cases", Button))
        robot.catch_up()
        robot.settle()
        assert isinstance(robot.scene, CasesScene)
        assert robot.scene.chosen == 2


def _parts(outcome):
    return outcome.ending, outcome.winner, outcome.case


def test_by_keys_alone_one_plays_the_first_case():
    with Robot(title, settings=STILL) as robot:
        open_cases(robot)
        robot.key("return")  # what plays it has the focus
        robot.rest()
        assert table_of(robot).case.seating.players == shelf().cases[0].players


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


def test_every_level_shows_its_strength_where_seats_are_taken():
    with Robot(title, settings=STILL) as robot:
        robot.settle()
        robot.click(robot.find("New game", MenuRow))
        robot.settle()
        choice = next(w for w in robot.widgets() if isinstance(w, DropDown))
        told = [words for value, words in choice.options if value in LEVELS]
        assert [words.rpartition(" ")[2] for words in told] == [f"{n}/5" for n in range(1, 6)]


def test_by_pad_alone_another_case_is_chosen():
    with Robot(title, settings=STILL) as robot:
        scene = open_cases(robot)
        for _ in range(12):
            if isinstance(scene.screen.focused, CasePlate):
                break
            robot.pad(pygame.CONTROLLER_BUTTON_DPAD_LEFT)
        robot.pad(pygame.CONTROLLER_BUTTON_DPAD_UP)
        plate = scene.screen.focused
        assert isinstance(plate, CasePlate)
        robot.pad(pygame.CONTROLLER_BUTTON_A)
        assert scene.chosen == plate.number - 1
        robot.pad(pygame.CONTROLLER_BUTTON_B)
        robot.settle()
        assert not isinstance(robot.scene, CasesScene)
