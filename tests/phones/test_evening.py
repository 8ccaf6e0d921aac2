"""A family's evening: two phones, one person at the screen, two computers, three games; one phone dies.

The window's own loop, real browsers and a person's hands, all at one table, for many minutes: it is played with
``CLUE_LONG=1 CLUE_EVENING=FOLDER``, and what they see is kept there as pictures.
"""

from __future__ import annotations

import os
import time
from pathlib import Path
from random import Random

import pytest

from clue.boards.catalogue import read_mansions
from clue.devkit.phone_table import PhoneTable
from clue.devkit.robot import Robot
from clue.phones.network import HomeAddress
from clue.rules.cards import SUSPECTS
from clue.rules.phases import Answering
from clue.store.replay import replayed
from clue.table.prompt import ways
from clue.ui import cases
from clue.ui import phone_side as side
from clue.ui.dialogs import phones_leaf
from clue.ui.dialogs.base import QuestionScene
from clue.ui.dialogs.phones_leaf import PhonesScene
from clue.ui.endings.ending import EndingScene
from clue.ui.menu import title
from clue.ui.stage.settings import Settings
from clue.ui.table.scene import TableScene
from tests.phones.browser import Finger, chromium
from tests.ui.hands import Hands

RED, MUSTARD, WHITE = SUSPECTS[:3]
KINDS = ["phone", "human", "phone", "constable", "sergeant"]
PATIENCE = 550
EYES = 10
"""Whoever is not asked looks at the own phone every so many beats."""
KEPT = os.environ.get("CLUE_EVENING", "")
SETTINGS = Settings(
    language="en",
    own_speed="instant",
    computer_speed="instant",
    reduced_motion=True,
    sound_volume=0.0,
)


@pytest.fixture(scope="module")
def browser():
    playing, found = chromium()
    yield found
    found.close()
    playing.stop()


class Family:
    """Everybody at one table."""

    def __init__(self, robot, browser, book):
        self.robot, self.browser, self.book = robot, browser, book
        self.chance = Random(26)
        self.hands = Hands(robot, "mouse", seed=26, boldness=0.03)
        self.fingers = {}
        self.beats = 0
        self.end = time.monotonic() + PATIENCE
        mansion = read_mansions()["classic"].mansion
        robot.app.replace(cases.table_for(robot.app, book, mansion, title))

    @property
    def table(self):
        return next(scene for scene in self.robot.app.stack if isinstance(scene, TableScene))

    @property
    def party(self):
        return self.table.sitting.phones.party

    def until(self, true):
        while not true():
            assert time.monotonic() < self.end
            self.robot.step()
            time.sleep(0.001)

    def picture(self, name):
        if KEPT:
            self.robot.save(Path(KEPT) / f"{name}-screen.png")
            for seat, finger in self.fingers.items():
                finger.page.screenshot(path=str(Path(KEPT) / f"{name}-{seat.value}.png"))

    def sit(self, seat, language):
        """Scan, press, and wait until the hand is there; the window's loop turns meanwhile."""
        finger = self.fingers[seat] = Finger(self.browser, (390, 844), language)
        finger.page.goto(self.party.invitation(seat)[1])
        self.until(lambda: finger.at("me").count())
        finger.tap("me")
        return finger

    def put_away(self):
        """The leaf has done what it is for."""
        self.until(lambda: isinstance(self.robot.scene, PhonesScene))
        self.robot.key("escape")
        self.robot.settle()

    def beat(self):
        """Whoever is due does something; the person here only what is asked of a person here."""
        assert time.monotonic() < self.end
        case, scene = self.table.case, self.robot.scene
        if not isinstance(scene, TableScene) or case.decider in case.humans:
            self.hands.beat()
        self.robot.step(2)
        self.beats += 1
        for seat, finger in self.fingers.items():
            if seat == case.decider or self.beats % EYES == 0:
                finger.turn(self.chance)

    def play(self, done=lambda: False):
        while not isinstance(self.robot.scene, EndingScene) and not done():
            self.beat()

    def dies_now(self):
        """In the middle of the game, when it is asked for a card or has to go on."""
        case = self.table.case
        late = len(case.session.played) > 15
        return (
            late and case.decider == WHITE and not isinstance(case.session.state.phase, Answering)
        )

    def new_phone(self, seat):
        """Another phone for the same hand: the leaf has a new code, and the screen agrees."""
        robot = self.robot
        self.until(lambda: isinstance(robot.scene, TableScene))
        self.table.sitting.phones.open_leaf()
        robot.settle()
        self.picture("2-leaf")
        finger = Finger(self.browser, (320, 568), "fr")
        finger.page.goto(self.party.invitation(seat)[1])
        self.until(lambda: finger.at("me").count())
        finger.tap("me")
        self.until(lambda: isinstance(robot.scene, QuestionScene))
        self.picture("2-second-phone")
        robot.click(robot.find("Yes, hand it over"))
        self.until(lambda: finger.page.locator("#thumb").count())
        self.fingers[seat] = finger
        robot.settle()
        while isinstance(robot.scene, PhonesScene):
            robot.key("escape")
            robot.settle()


@pytest.mark.skipif(not KEPT, reason="a whole evening: with CLUE_EVENING=FOLDER")
def test_three_games_and_a_phone_that_dies(browser, monkeypatch, tmp_path):
    monkeypatch.setenv("CLUE_DATA", str(tmp_path))
    monkeypatch.setattr(side, "PORT", 0)
    monkeypatch.setattr(side, "AWAY", 1.0)
    for module in (side, phones_leaf):
        monkeypatch.setattr(module, "addresses", lambda: (HomeAddress("127.0.0.1", "lo"),))
    with Robot(title, size=(1280, 720), settings=SETTINGS) as robot:
        family = Family(robot, browser, PhoneTable.dealt(KINDS, "evening"))
        family.until(lambda: isinstance(robot.scene, PhonesScene))
        family.picture("1-codes")
        family.sit(RED, "en")
        family.sit(WHITE, "fr")
        family.put_away()
        family.play(lambda: len(family.table.case.session.played) > 25)
        family.picture("1-middle")
        family.play()
        family.picture("1-ending")
        first = family.book.record("")
        assert replayed(first).state.over

        second = family.book.following()
        cases.sit_down(robot.app, second, read_mansions()["classic"].mansion, title)
        family.book = second
        family.until(lambda: all(family.party.present(seat) for seat in (RED, WHITE)))
        family.play(family.dies_now)
        family.fingers.pop(WHITE).context.close()  # its battery is empty
        family.until(lambda: family.table.model.absent == WHITE)
        family.picture("2-away")
        assert "answer-here" in [way.name for way in ways(family.table.model, family.table.words)]
        robot.click(robot.find("Answer here"))
        robot.settle()
        family.picture("2-curtain")
        family.play(lambda: WHITE in family.table.case.humans)
        number = len(second.case.session.played)
        family.play(lambda: len(second.case.session.played) > number)
        assert second.case.session.played[number].action.seat == WHITE
        family.new_phone(WHITE)
        family.play()
        family.picture("2-ending")
        assert replayed(second.record("")).state.over

        third = second.following()
        cases.sit_down(robot.app, third, read_mansions()["classic"].mansion, title)
        family.book = third
        family.until(lambda: all(family.party.present(seat) for seat in (RED, WHITE)))
        family.play()
        family.picture("3-ending")
        assert replayed(third.record("")).state.over
        assert third.case.series.games == 3
        for finger in family.fingers.values():
            assert not finger.errors
            finger.context.close()
