"""Phones at the real table: what the screen shows of them, and what it lets people do."""

from __future__ import annotations

import hashlib
import time
from random import Random

import pytest

from clue.boards.catalogue import read_mansions
from clue.codec.notebook import PhoneEntry, PhonesLine
from clue.deduction.facts import Lacks, facts_from
from clue.devkit.phone_table import PhoneTable
from clue.devkit.robot import Robot
from clue.game.case import OpenCase
from clue.game.draft import Draft, SeatPlan
from clue.game.seating import Seating
from clue.phones.cardboard import CardboardGames
from clue.phones.network import HomeAddress
from clue.players.names import HUMAN
from clue.rules.cards import SUSPECTS
from clue.rules.editions import DELUXE
from clue.rules.phases import Moving, TurnStart
from clue.store.keeping import Casebook
from clue.table.prompt import ways
from clue.ui import cases
from clue.ui import phone_side as side
from clue.ui.dialogs import phones_leaf
from clue.ui.dialogs.base import QuestionScene
from clue.ui.dialogs.curtain import CurtainScene
from clue.ui.dialogs.phones_leaf import PhonesScene
from clue.ui.endings.ending import EndingScene
from clue.ui.menu import title
from clue.ui.screens.beside_a_board import BesideScene, DealtScene, beside_a_board
from clue.ui.stage.settings import Settings
from clue.ui.table.panels.book import PublicGrid
from tests.daily import LONG, long, part
from tests.phones.hands import Phone, hang_up
from tests.rules.anybody import again, hidden_pairs, play, swapped

RED, MUSTARD, WHITE = SUSPECTS[:3]
SETTINGS = Settings(
    language="en", own_speed="instant", computer_speed="instant", reduced_motion=True
)


@pytest.fixture(autouse=True)
def _own_port(monkeypatch):
    """No test awaits phones where others may; nobody looks for this computer's networks."""
    monkeypatch.setattr(side, "PORT", 0)
    for module in (side, phones_leaf):
        monkeypatch.setattr(module, "addresses", lambda: (HomeAddress("127.0.0.1", "lo"),))


class Pocket(Phone):
    """A phone beside a robot: while it waits, the robot's loop turns."""

    robot: Robot

    def until(self, true, seconds=20):
        end = time.monotonic() + seconds
        while not true():
            assert time.monotonic() < end, self.state.get("now")
            self.robot.step()
            try:
                self.hear(0.002)
            except TimeoutError:
                continue
        return self


class Evening:
    """A robot at a table with phones."""

    def __init__(self, robot, kinds, seed="1926", book=None):
        self.robot = robot
        self.book = book or PhoneTable.dealt(kinds, seed, keep=False)
        mansion = read_mansions()["classic"].mansion
        self.table = cases.table_for(robot.app, self.book, mansion, title)
        robot.app.replace(self.table)
        self.phones = {}
        self.until(lambda: self.party.server is not None)

    @property
    def party(self):
        return self.table.sitting.phones.party

    @property
    def case(self):
        return self.book.case

    def until(self, true, seconds=20):
        end = time.monotonic() + seconds
        while not true():
            assert time.monotonic() < end
            self.robot.step()
            time.sleep(0.001)

    def come(self, seat, **how):
        phone = Pocket(self.party.invitation(seat)[1], **how)
        phone.robot = self.robot
        self.phones[seat] = phone
        return phone.come()

    def sit(self):
        """Everybody with a phone sits down, and the leaf is put away."""
        for seat in self.party.seats:
            self.come(seat)
        self.until(lambda: isinstance(self.robot.scene, PhonesScene))
        self.robot.key("escape")
        self.robot.settle()


@pytest.fixture(scope="module", autouse=True)
def _hung_up():
    yield
    hang_up()


@pytest.fixture
def robot():
    with Robot(title, size=(1024, 640), settings=SETTINGS) as made:
        yield made


def test_the_leaf_opens_by_itself_and_shows_who_has_come(robot):
    evening = Evening(robot, ["phone", "phone", "human", "constable"])
    evening.until(lambda: isinstance(robot.scene, PhonesScene))
    codes = [w for w in robot.widgets() if isinstance(w, phones_leaf.CodeSquare)]
    assert len(codes) == 2
    assert all(code.module >= 4 for code in codes)
    evening.come(RED)
    robot.settle()
    codes = [w for w in robot.widgets() if isinstance(w, phones_leaf.CodeSquare)]
    assert len(codes) == 1
    assert robot.find("here")


@pytest.mark.parametrize("size", part([(1024, 640), (1280, 720), (1920, 1080)], [(1024, 640)]))
def test_six_codes_are_large_enough_for_cameras(size):
    with Robot(title, size=size, settings=SETTINGS) as robot:
        evening = Evening(robot, ["phone"] * 6)
        evening.until(lambda: isinstance(robot.scene, PhonesScene))
        codes = [w for w in robot.widgets() if isinstance(w, phones_leaf.CodeSquare)]
        assert len(codes) == 6
        assert min(code.module for code in codes) >= 4


@long
@pytest.mark.parametrize("seed", range(9, 11) if LONG else ())
def test_a_whole_game_of_phones_beside_a_computer(robot, seed):
    """No curtain ever hangs, nothing private is on the screen, and no phone is ahead of it."""
    evening, chance = Evening(robot, ["phone", "phone", "random"], str(seed)), Random(seed)
    evening.sit()
    table, phones = evening.table, evening.phones
    while not isinstance(robot.scene, EndingScene):
        robot.step()
        assert not isinstance(robot.scene, CurtainScene)
        seat = evening.case.decider
        if seat not in phones:
            time.sleep(0.001)
            continue
        phone, number = phones[seat], len(evening.case.session.played)
        phone.asked(number)
        assert table.model.told.settled == evening.case.session.count  # never ahead of the screen
        action = phone.choice(chance)
        assert "ok" in phone.do(action.pop("action"), at=number, **action)
    for phone in phones.values():
        phone.until(lambda phone=phone: phone.state["end"])
    assert table.model.viewer is None


def test_what_is_public_can_be_done_at_the_screen(robot):
    evening = Evening(robot, ["phone", "phone", "phone"])
    evening.sit()
    table = evening.table
    evening.until(lambda: table.model.offers is not None)
    assert [way.name for way in _ways(table)] == ["roll"]  # and no accusation
    hint = next(w for w in robot.widgets() if getattr(w, "act", None) == "hint")
    assert not hint.enabled  # it would be given to everybody
    robot.point(hint)
    robot.step(20, seconds=0.05)
    assert robot.screen._tip.words == table.words.say("advice-public")
    robot.key("r")
    evening.until(lambda: isinstance(table.known.phase, Moving) and table.model.offers is not None)
    phone = evening.phones[RED]
    phone.until(lambda: phone.state["now"].get("places"))
    place = next(iter(table.model.offers.destinations))
    table.turn.choose_place(place)
    robot.point((5, 5))  # a hand that chooses wakes the window
    evening.until(lambda: not isinstance(table.known.phase, Moving))
    assert "ok" in phone.do("move-to", at=1, to=list(place) if isinstance(place, tuple) else place)
    assert len(evening.case.session.played) == 2  # what comes too late is not done again


def _ways(table):
    return ways(table.model, table.words)


def test_a_person_at_the_screen_has_the_curtain_when_others_hold_phones(robot):
    evening = Evening(robot, ["human", "phone", "constable"])
    evening.until(lambda: isinstance(robot.scene, PhonesScene))
    evening.come(MUSTARD)
    robot.key("escape")
    evening.until(lambda: isinstance(robot.scene, CurtainScene))
    assert evening.table.model.viewer is None


def test_who_is_away_for_long_may_answer_here_and_the_phone_takes_over_again(robot, monkeypatch):
    evening = Evening(robot, ["phone", "phone", "constable"])
    evening.sit()
    table, phone = evening.table, evening.phones[RED]
    phone.cut()
    evening.until(lambda: not evening.party.present(RED))
    assert "answer-here" not in [way.name for way in _ways(table)]
    monkeypatch.setattr(side, "AWAY", 0.0)
    robot.point((5, 5))
    evening.until(lambda: table.model.absent == RED)
    robot.click(robot.find("Answer here"))
    evening.until(lambda: isinstance(robot.scene, CurtainScene))
    robot.scene.on_open()
    robot.app.pop(robot.scene)
    evening.until(lambda: table.model.viewer == RED and table.model.offers is not None)
    assert table.model.offers.accuse  # everything, now that nobody else looks
    phone.come()
    evening.until(lambda: table.model.viewer is None)
    phone.until(lambda: phone.state["now"]["deciding"])
    assert not phone.state["now"]["screen"]
    assert "ok" in phone.do("roll")


def test_seats_go_to_the_screen_and_back_in_the_middle_of_a_game(robot):
    evening = Evening(robot, ["phone", "phone", "constable"])
    evening.sit()
    table = evening.table
    robot.key("t")
    robot.settle()
    robot.click(robot.find("To this screen"))
    robot.settle()
    assert evening.case.humans == (RED,)
    assert evening.phones[RED].ended() == 4003
    robot.click(robot.find("To a phone"))
    robot.settle()
    assert evening.case.humans == ()
    robot.key("escape")
    evening.until(lambda: table.model.offers is not None)
    assert table.model.viewer is None
    assert isinstance(table.known.phase, TurnStart)


def test_a_second_phone_is_asked_about_at_the_screen(robot):
    evening = Evening(robot, ["phone", "phone", "constable"])
    evening.sit()
    first = evening.phones[RED]
    second = Pocket(evening.party.invitation(RED)[1])
    second.robot = robot
    second.come()
    assert second.sorry == "wait"
    evening.until(lambda: isinstance(robot.scene, QuestionScene))
    robot.click(robot.find("Yes, hand it over"))
    second.sorry = ""
    second.until(lambda: second.fresh)
    assert second.state["me"]["seat"] == RED
    assert first.ended() == 4001


def test_a_word_alone_lets_nobody_in_without_the_screen(robot):
    evening = Evening(robot, ["phone", "phone", "constable"])
    evening.until(lambda: isinstance(robot.scene, PhonesScene))
    invitation, link = evening.party.invitation(RED)
    phone = Pocket(link)
    phone.robot, phone.code, phone.typed = robot, None, invitation.word.lower()
    phone.come()
    assert phone.sorry == "wait"
    evening.until(lambda: isinstance(robot.scene, QuestionScene))
    robot.click(robot.find("No"))
    assert phone.ended() == 4001
    assert not evening.party.paired(RED)


def test_the_address_that_cannot_be_had_is_told_and_another_found(monkeypatch):
    settings = SETTINGS.but(phones="192.168.253.253")
    with Robot(title, size=(1024, 640), settings=settings) as robot:
        evening = Evening(robot, ["phone", "phone", "constable"])
        assert "192.168.253.253" in evening.table.sitting.phones.trouble
        assert evening.party.open_at.startswith("127.0.0.1:")


def test_no_server_without_phones(robot):
    book = PhoneTable.dealt(["human", "constable", "constable"], keep=False)
    table = cases.table_for(robot.app, book, read_mansions()["classic"].mansion, title)
    robot.app.replace(table)
    robot.settle()
    assert table.sitting.phones.party.server is None
    assert table.model.viewer == RED  # and no curtain


def test_the_next_case_keeps_its_phones(robot):
    evening = Evening(robot, ["phone", "phone", "constable"])
    evening.sit()
    following = evening.book.following()
    assert following.case.phones == evening.case.phones
    assert following.case.phones.seats[RED].token
    cases.sit_down(robot.app, following, evening.table.mansion, title)
    phone = evening.phones[RED]
    table = robot.scene
    assert table.sitting.phones.party.server.port == evening.case.phones.port
    phone.come()  # without a code, on the address it knows
    assert phone.state["me"]["seat"] == RED
    assert not phone.invited


def test_a_seat_with_a_phone_is_a_person_in_every_count():
    plans = (SeatPlan(RED, "phone", name="Anna"), SeatPlan(MUSTARD, "human", name="Ben"))
    game = Draft((*plans, SeatPlan(WHITE, "constable"))).finished()
    assert game.players == {RED: HUMAN, MUSTARD: HUMAN, WHITE: "constable"}
    assert game.humans == (RED, MUSTARD)
    assert game.phones == (RED,)
    assert game.names == {RED: "Anna", MUSTARD: "Ben"}


def frames_of(session):
    """Every frame of a screen that tells a whole game of phones, and their number."""
    setup = session.setup
    players = dict.fromkeys(setup.seats, HUMAN)
    phones = PhonesLine(0, {seat: PhoneEntry(token="a" * 64) for seat in setup.seats})
    seating = Seating(setup.board, DELUXE, players)
    case = OpenCase(seating, "1", session=session, told=0, phones=phones)
    settings = SETTINGS.but(own_speed="fast")
    with Robot(title, size=(1024, 640), settings=settings) as robot:
        robot.patience = 20.0
        mansion = read_mansions()["classic"].mansion
        robot.app.replace(cases.table_for(robot.app, Casebook(case), mansion, title))
        found = []
        for _ in range(3000):
            drawn = robot.app.frame()
            robot.clock.advance(1 / 10)
            robot.app.background.wait(20)
            if drawn:
                found.append(hashlib.sha1(robot.app.canvas.get_view("0")).hexdigest())
            if robot.app.at_rest:
                break
        return found


@long
@pytest.mark.parametrize("seed", (4, 6) if LONG else ())
def test_the_screen_looks_alike_whatever_the_phones_hold(seed):
    """Cards are exchanged between the phones' hands; no frame differs, nor their number."""
    session = play(3, seed, 24)
    for one, other in hidden_pairs(session, None):
        twin = again(session, swapped(session.dealt, one, other), None)
        if twin is not None and twin.dealt.case == session.dealt.case:
            assert frames_of(twin) == frames_of(session)
            return
    raise AssertionError("no twin")


def test_the_notebooks_place_shows_who_had_none_of_what_and_nobody_writes_there(robot):
    """A bystander's page: what everybody saw, printed; nothing follows, nothing is marked."""
    session = play(3, 6, 90)
    setup = session.setup
    phones = PhonesLine(0, {seat: PhoneEntry(token="a" * 64) for seat in setup.seats})
    seating = Seating(setup.board, DELUXE, dict.fromkeys(setup.seats, HUMAN))
    case = OpenCase(seating, "1", session=session, phones=phones)
    robot.app.change(robot.app.settings.but(help="none"))  # whatever those at the screen wish
    evening = Evening(robot, [], book=Casebook(case))
    robot.settle()
    (grid,) = [widget for widget in robot.widgets() if isinstance(widget, PublicGrid)]
    page = grid.leaf.page
    assert page.own is None
    public = facts_from(session.view(None))
    assert page.facts == public
    said = {(told.card, told.seat) for told in public.statements if isinstance(told, Lacks)}
    assert said
    assert {cell for cell in grid.sheet.cells() if page.at(*cell).known is False} == said
    spot = grid.sheet.spot_of(next(iter(said)))
    robot.click(grid.grid.box(*spot).center)
    robot.key("x")
    robot.settle()
    assert case.notes == dict.fromkeys(setup.seats, case.notes[RED])
    assert not evening.table.model.notes.marks


def test_beside_a_real_board_the_screen_has_a_code_for_each_and_counts_the_notes(robot, tmp_path):
    place = CardboardGames(tmp_path)
    robot.app.push(beside_a_board(place))
    robot.settle()
    for name in ("Scarlet", "Green", "Mustard"):
        robot.click(robot.find(name))
        robot.settle()
    robot.click(robot.find("Show the codes"))
    robot.settle()
    leaf = robot.scene
    assert isinstance(leaf, BesideScene)
    codes = [w for w in robot.widgets() if isinstance(w, phones_leaf.CodeSquare)]
    assert len(codes) == 3
    assert min(code.module for code in codes) >= 4
    phone = Pocket(leaf.party.invitation(RED)[1])
    phone.robot = robot
    phone.come()
    deck = leaf.game.board.deck.cards
    assert "ok" in phone.ask(hand=[str(card) for card in deck[:6]])
    line = {"suspect": "plum", "weapon": "rope", "room": "hall", "asker": "scarlet"}
    assert "ok" in phone.ask(ask={**line, "shower": "green"})
    robot.settle()
    assert leaf.game.seats == (RED, SUSPECTS[3], MUSTARD)
    assert "One suggestion" in leaf.heading()[1]
    port = leaf.party.server.port
    robot.key("escape")
    robot.settle()
    assert leaf.party.server is None
    robot.app.push(beside_a_board(place))  # the same game again, and the phone is known
    robot.settle()
    again = robot.scene
    assert again.party.server.port == port
    phone.come()
    assert not phone.invited
    assert len(phone.state["beside"]["asked"]) == 1
    robot.click(robot.find("New game"))
    robot.settle()
    robot.click(robot.find("Yes, start again"))
    robot.settle()
    assert isinstance(robot.scene, DealtScene)
    assert robot.scene.seats == [RED, SUSPECTS[3], MUSTARD]
