"""Drivers of seats: all are told, asked and left in one way, and none raises on what others can do."""

from __future__ import annotations

import threading
import time

import pytest
from msgspec.structs import replace

from clue.boards.catalogue import board_named
from clue.game.case import OpenCase
from clue.game.driver import Driver
from clue.game.drivers import (
    ComputerDriver,
    PersonHereDriver,
    ProgramDriver,
    ScriptDriver,
    Thinking,
)
from clue.game.seating import Seating, played, question, seats_for
from clue.players.names import HUMAN
from clue.players.outside import OutsidePlayer
from clue.players.program import ProgramFault
from clue.players.registry import make_player
from clue.rules import actions as act
from clue.rules.cards import SUSPECTS
from clue.rules.editions import DELUXE
from clue.store.records import record_of
from clue.store.resume import watched

RED = SUSPECTS[0]
PATIENCE = 2000


def table(*kinds, **more) -> OpenCase:
    return OpenCase(Seating(board_named("classic"), DELUXE, seats_for(kinds)), "12", **more)


def every_kind(thoughts) -> dict[str, Driver]:
    return {
        "nobody": Driver(),
        "person": PersonHereDriver(),
        "computer": ComputerDriver(make_player("constable"), "w", thoughts),
        "program": ProgramDriver(OutsidePlayer("no-such-program-anywhere"), "w", thoughts),
        "script": ScriptDriver([act.Roll(RED)]),
    }


@pytest.fixture
def thoughts():
    thoughts = Thinking()
    yield thoughts
    thoughts.close()


@pytest.mark.parametrize("kind", every_kind(None))
def test_every_driver_can_be_told_asked_and_left(kind, thoughts):
    case, driver = table(HUMAN, HUMAN, HUMAN), every_kind(thoughts)[kind]
    asked = question(case.session)
    assert driver.explain(0) is None
    driver.told(case.session.seen_by(RED))
    driver.resume(asked)
    driver.ask(asked)  # the same number is the same question
    driver.choose(act.Roll(RED))
    for _ in range(PATIENCE):
        if (choice := driver.answer()) is not None or not driver.coming:
            break
        time.sleep(0.001)
    assert (choice is None) is (kind == "nobody")
    assert choice is None or case.session.refusal(choice.action) is None
    assert driver.answer() is None, "an answer is given once"
    failure = driver.failure()
    assert (failure is not None) is (kind == "program")
    assert failure is None or (failure.fault, failure.last) == (ProgramFault.NOT_FOUND, True)
    assert driver.failure() is None, "a fault is told once"
    assert (driver.explain(0) is not None) is (kind == "program")
    driver.leave()
    driver.leave()
    case.close()


def test_a_person_is_heard_when_asked_and_where_the_gate_is_open():
    case, open_ = table(HUMAN, HUMAN, HUMAN), []
    person = PersonHereDriver(lambda action: action in open_)
    assert not person.choose(act.Roll(RED)), "nobody has asked"
    person.ask(question(case.session))
    assert not person.choose(act.Roll(RED))
    assert person.answer() is None
    open_.append(act.Roll(RED))
    assert person.choose(act.Roll(RED))
    assert person.answer().action == act.Roll(RED)
    assert not person.choose(act.Roll(RED)), "it was asked once"
    case.close()


class Watching:
    """Writes down when it is told, and how far the game was."""

    trouble = ""

    def __init__(self, name, book, case) -> None:
        self.name, self.book, self.case = name, book, case
        self.told = []

    def note(self, what, thing=None) -> None:
        self.book.append((self.name, what, len(self.case.session.played), thing))

    def acted(self, played) -> None:
        self.note("acted", played)

    def noted(self, seat) -> None:
        self.note("noted", seat)

    def erred(self, mishap) -> None:
        self.note("erred", mishap)

    def left(self) -> None:
        self.note("left")


def test_whoever_watches_is_told_before_an_act_returns_and_in_order():
    case, book = table(HUMAN, HUMAN, HUMAN), []
    case.observers += [Watching(name, book, case) for name in ("keeper", "other")]
    assert case.decide(act.Roll(RED))
    case.note(RED)
    case.close()
    assert [told[:2] for told in book] == [
        (name, what) for what in ("acted", "noted", "left") for name in ("keeper", "other")
    ]
    assert book[0][2:] == (1, case.session.played[0])


def test_a_fault_is_known_when_what_is_done_instead_is_written_down():
    """Both go to the disk together: a fault is counted once, whatever happens in between."""
    case, book = table("cmd:no-such-program-anywhere", HUMAN, HUMAN), []
    known = []

    class Counting(Watching):
        def acted(self, played) -> None:
            known.append(len(case.mishaps))
            super().acted(played)

    case.observers.append(Counting("keeper", book, case))
    for _ in range(PATIENCE):
        if case.pump():
            break
        time.sleep(0.001)
    assert known == [1]
    assert [what for _, what, *_ in book] == ["acted", "erred"]
    assert case.mishaps == [book[1][3]]
    assert case.explained.keys() == {0}
    case.close()


def test_who_is_asked_may_think_while_the_screen_is_behind_but_nobody_acts():
    case = table("random", "random", HUMAN)
    assert not case.pump(act=False)
    for _ in range(PATIENCE):
        if not case.thoughts.at_work:
            break
        time.sleep(0.001)
    assert case.thinking
    assert not case.pump(act=False)
    assert not case.session.played
    assert case.pump()
    assert len(case.session.played) == 1
    case.close()


def test_leaving_waits_for_nobody_who_thinks_and_nothing_happens_afterwards():
    began, go_on = threading.Event(), threading.Event()

    class Slow:
        name = "slow"

        def choose(self, view, offers, rng):
            began.set()
            go_on.wait(10)
            return make_player("random").choose(view, offers, rng)

    case = table("random", HUMAN, HUMAN)
    case.drivers[RED] = ComputerDriver(Slow(), "w", case.thoughts)
    case.pump()
    assert began.wait(10)
    case.close()
    assert not go_on.is_set(), "it has not been waited for"
    go_on.set()
    for _ in range(20):
        assert not case.pump()
        time.sleep(0.001)
    assert not case.session.played
    case.close()


def test_a_record_is_played_by_its_script_to_the_very_same_end():
    whole = played(Seating(board_named("classic"), DELUXE, seats_for(["random"] * 3)), 3)
    book = watched(record_of(whole))
    assert book.case.humans == ()
    assert book.case.screen.seat is None
    assert book.case.screen.told == 0, "the screen is told everything, from the deal on"
    while book.case.pump():
        pass
    assert book.case.session.events == whole.events
    assert not book.case.decide(act.EndTurn(RED)), "nobody can do anything that was not done"
    book.case.close()


def test_a_script_that_ends_is_waited_for_no_longer():
    whole = played(Seating(board_named("classic"), DELUXE, seats_for(["random"] * 3)), 3)
    record = record_of(whole)
    book = watched(replace(record, actions=record.actions[:7]))
    while book.case.pump():
        pass
    assert len(book.case.session.played) == 7
    assert not book.case.thinking
    book.case.close()
