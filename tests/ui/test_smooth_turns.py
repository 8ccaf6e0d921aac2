"""A turn without friction: how few clicks it takes, what ends by itself, what can be taken back."""

from __future__ import annotations

from random import Random

import pytest

from clue.devkit.robot import Robot
from clue.players.names import HUMAN
from clue.rules import actions as act
from clue.rules import events as ev
from clue.rules.board import Cell
from clue.rules.cards import SUSPECTS
from clue.rules.phases import Suggesting, TurnClosing
from clue.table.prompt import places_of, tell_forced
from clue.ui.dialogs.curtain import CurtainScene
from clue.ui.dialogs.naming import AccuseScene, SuggestScene
from clue.ui.dialogs.see_card import SeeCardScene
from clue.ui.dialogs.show_card import ShowCardScene
from clue.ui.menu import title
from clue.ui.stage.settings import Settings
from clue.ui.table import decisions
from clue.ui.table.decisions import PAUSE
from clue.ui.table.scene import TableScene
from clue.ui.widgets.button import Button
from tests.daily import part
from tests.ui.books import case_at, session_of, sit
from tests.ui.hands import _inside, open_case
from tests.ui.test_irritations import WINDOWS as IRRITATED

RED = SUSPECTS[0]
AT_A_THROW = 25
"""So many actions into the game red may throw, and reach rooms as well as squares."""
MAY_STAY = 20
ASKED = {0: "asked-4", 1: "asked-0", 2: "asked-6"}
"""Deals in which red is soon asked, holding so many of the three cards."""
SIZE = (1280, 720)
WINDOWS = [(SIZE, "en"), *IRRITATED]
QUICK = Settings(own_speed="fast", computer_speed="instant")
BY_HAND = QUICK.but(ends_turns=False, closes_notices=False)


@pytest.fixture(scope="module", params=part(WINDOWS, WINDOWS[:1]), ids=str)
def window(request):
    size, language = request.param
    with Robot(title, size=size, settings=QUICK.but(language=language)) as robot:
        yield robot


@pytest.fixture
def robot(window):
    wish(window, QUICK)
    window.point((1, 1))
    return window


def wish(robot, settings):
    """These settings, in the language of the window."""
    robot.app.change(settings.but(language=robot.app.words.language))


class Clicker:
    """A person with a mouse who counts the clicks of one turn."""

    def __init__(self, robot, into_room):
        self.robot = robot
        self.into_room = into_room
        self.clicks = 0
        self.rng = Random(1)

    def click(self, at):
        self.robot.click(at)
        self.robot.point((1, 1))
        self.clicks += 1

    def button(self, key):
        self.click(self.robot.find(self.table.words.say(key), Button))

    def turn(self, table):
        """From the beginning of a turn to the moment it is somebody else's."""
        self.table, number = table, table.known.turn
        for _ in range(4000):
            if table.known.turn != number or table.known.over:
                return self.clicks
            self.beat()
            self.robot.step(1, seconds=0.05)
            table.case.thoughts.at_work and self.robot.catch_up()
        raise AssertionError(self.robot.scene)

    def beat(self):
        scene, offers = self.robot.scene, self.table.model.offers
        match scene:
            case SuggestScene():
                self.suggest(scene)
            case SeeCardScene() if not scene.closes and scene.player.done:
                self.button("see-done")
            case TableScene() if offers is not None and self.table.model.trial is None:
                if offers.destinations:
                    self.walk(places_of(offers))
                elif offers.roll:
                    self.button("table-roll")
                elif offers.end_turn and not self.table.model.closing:
                    self.button("table-end-turn")

    def walk(self, places):
        rooms = [place for place in places if not isinstance(place, Cell)]
        squares = [place for place in places if isinstance(place, Cell)]
        board = self.table.performance.board
        goal = (rooms if self.into_room else squares)[0]
        at = (
            board.rect_of(goal).center
            if goal in squares
            else board.to_px(_inside(self.table, goal))
        )
        self.click(at)

    def suggest(self, scene):
        view = self.table.known
        free = [card for card in scene.cards if card not in view.hand]
        for card in (free[0], free[-1]):
            self.click(scene.cards[card])
        self.click(scene.confirm)


def clicks(robot, settings, *, into_room):
    wish(robot, settings)
    table = sit(robot, case_at(session_of(seats=4, seed=3, length=AT_A_THROW)))
    return Clicker(robot, into_room).turn(table)


@pytest.mark.parametrize(
    ("settings", "into_room", "most"),
    [(BY_HAND, False, 3), (BY_HAND, True, 7), (QUICK, False, 2), (QUICK, True, 5)],
)
def test_how_many_clicks_a_turn_takes(robot, settings, into_room, most):
    """Three and seven by hand; two and five where nothing that is settled is asked."""
    assert clicks(robot, settings, into_room=into_room) <= most


# -- the end of a turn -----------------------------------------------------------------------------


def closing(robot, settings=QUICK, humans=1):
    """Red at the end of a turn: nothing is left but to accuse."""
    wish(robot, settings)
    session = session_of(seats=4, seed=3, length=AT_A_THROW)
    case = case_at(session, humans)
    table = sit(robot, case)
    if humans > 1:
        table.sitting.become(RED)
    clicker = Clicker(robot, into_room=False)
    clicker.table = table
    for _ in range(400):
        if isinstance(table.known.phase, TurnClosing) and table.model.offers is not None:
            return table
        if isinstance(robot.scene, TableScene):
            clicker.beat()
        robot.step(1, seconds=0.05)
    raise AssertionError(table.known.phase)


def test_a_turn_ends_by_itself_after_a_pause(robot):
    table = closing(robot)
    turn = table.known.turn
    assert table.model.closing
    robot.step(10, seconds=0.1)
    assert table.known.turn == turn, "there is a pause"
    robot.step(40, seconds=0.1)
    robot.catch_up()
    assert table.known.turn != turn


def test_an_accusation_is_called_into_the_pause(robot):
    table = closing(robot)
    turn = table.known.turn
    robot.key("a")
    robot.step(100, seconds=0.1)
    assert isinstance(robot.scene, AccuseScene)
    assert table.known.turn == turn, "nobody is hurried while accusing"
    robot.key("escape")
    robot.step(10, seconds=0.1)
    assert table.known.turn == turn, "the pause begins anew"


def test_who_writes_in_the_notebook_is_not_hurried(robot):
    table = closing(robot)
    turn = table.known.turn
    robot.key("n")
    robot.step(100, seconds=0.1)
    assert table.known.turn == turn
    robot.key("n")
    robot.step(60, seconds=0.1)
    assert table.known.turn != turn


def test_a_pointer_lies_over_the_notebook_or_is_moved_there_to_read(robot, monkeypatch):
    """Where it was left before the pause it holds nothing up: whoever dealt with the mouse left it there."""
    lies = []
    monkeypatch.setattr(Clicker, "beat", aside(Clicker.beat, lies))
    table = closing(robot)
    assert table.layout.reading.collidepoint(robot.app.pointer)
    turn = table.known.turn
    robot.point((lies[-1][0] + 9, lies[-1][1]))
    robot.step(100, seconds=0.1)
    assert table.known.turn == turn, "it is moved: somebody reads"
    robot.point(lies[-1])
    robot.step(60, seconds=0.1)
    assert table.known.turn != turn


def aside(beat, lies):
    """After each press the pointer goes to the notebook."""

    def beats(self):
        beat(self)
        if isinstance(self.robot.scene, TableScene):
            lies.append(self.table.layout.reading.center)
            self.robot.point(lies[-1])

    return beats


def test_by_hand_a_turn_waits_for_ever(robot):
    table = closing(robot, BY_HAND)
    turn = table.known.turn
    robot.step(40, seconds=PAUSE)
    assert table.known.turn == turn
    assert not table.model.closing


# -- taking back -----------------------------------------------------------------------------------


def walking(robot, settings=QUICK):
    """A pawn that has been sent somewhere and has not arrived."""
    wish(robot, settings.but(own_speed="slow"))
    table = sit(robot, case_at(session_of(seats=4, seed=3, length=AT_A_THROW)))
    robot.key("r")
    for _ in range(400):
        if table.model.offers is not None and table.model.offers.destinations:
            break
        robot.step(1, seconds=0.05)
    before = len(table.case.session.played)
    rooms = [place for place in places_of(table.model.offers) if not isinstance(place, Cell)]
    table.turn.choose_place(rooms[0])
    robot.point((2, 2))
    robot.step(3, seconds=0.02)
    assert table.performance.playing
    return table, rooms[0], before


@pytest.mark.parametrize("by", ["escape", "backspace", "button", "right click"])
def test_a_place_is_taken_back_until_the_pawn_has_arrived(robot, by):
    table, room, before = walking(robot)
    origin = table.known.place_of(RED)
    if by == "button":
        robot.click(robot.find(table.words.say("table-take-back"), Button))
    elif by == "right click":
        robot.click(table.layout.board.center, button=3)
    else:
        robot.key(by)
    robot.step(3, seconds=0.02)
    assert len(table.case.session.played) == before, "nothing was done, and nothing written down"
    assert not table.performance.playing
    assert table.known.place_of(RED) == origin
    assert table.model.offers is not None
    assert room in table.model.offers.destinations, "it may still be chosen"


def test_once_there_the_pawn_stays(robot):
    table, room, before = walking(robot)
    robot.step(400, seconds=0.05)
    assert table.known.place_of(RED) == room
    assert len(table.case.session.played) == before + 1
    moved = [event for event in table.model.told.events if isinstance(event, ev.Moved)]
    assert moved[-1].to == room
    robot.key("backspace")
    robot.step(3)
    assert table.known.place_of(RED) == room


def test_a_walk_shown_beforehand_is_the_walk_that_is_done(robot):
    """It is played once: what is told of it afterwards finds the pawn there."""
    table, room, _ = walking(robot)
    begun = []
    begin = table.performance.begin
    table.performance.begin = lambda event, *rest: (begun.append(event), begin(event, *rest))
    robot.step(400, seconds=0.05)
    assert table.known.place_of(RED) == room
    assert not [event for event in begun if isinstance(event, ev.Moved)]


def suggesting(robot):
    """A suggestion that has been made, and that nobody has begun to answer."""
    table, _, _ = walking(robot)
    for _ in range(400):
        if isinstance(robot.scene, SuggestScene):
            break
        robot.step(1, seconds=0.05)
    scene = robot.scene
    before = len(table.case.session.played)
    scene.choose(SUSPECTS[3])
    scene.choose(next(card for card in scene.cards if card not in SUSPECTS))
    scene.confirm.press()
    robot.point((3, 3))
    robot.step(3, seconds=0.02)
    return table, before


def test_a_suggestion_is_taken_back_until_the_first_answer(robot):
    table, before = suggesting(robot)
    assert table.model.trial is not None
    robot.key("escape")
    robot.step(5, seconds=0.02)
    assert len(table.case.session.played) == before
    assert isinstance(robot.scene, SuggestScene), "it is asked again"
    assert robot.scene.suspect is SUSPECTS[3], "with what was chosen"
    assert not table.performance.bubbles.sentences


def test_an_answer_ends_the_taking_back(robot):
    table, before = suggesting(robot)
    assert until(robot, lambda: table.known.inquiries[-1].seat == RED, 600)
    assert table.model.trial is None
    robot.key("backspace")
    assert len(table.case.session.played) > before
    assert table.known.inquiries[-1].case.suspect is SUSPECTS[3]


def test_the_menu_and_a_curtain_take_back_what_is_on_its_way(robot):
    table, _, before = walking(robot)
    table.pause()
    robot.step(3)
    assert len(table.case.session.played) == before
    assert table.model.trial is None


def test_no_throw_is_ever_taken_back(robot):
    wish(robot, QUICK.but(own_speed="slow"))
    table = sit(robot, case_at(session_of(seats=4, seed=3, length=AT_A_THROW)))
    before = len(table.case.session.played)
    robot.key("r")
    robot.step(3, seconds=0.02)
    assert len(table.case.session.played) == before + 1
    assert table.model.trial is None


def test_the_first_click_shows_the_way_where_that_is_wished(robot):
    wish(robot, QUICK.but(shows_way=True))
    table = sit(robot, case_at(session_of(seats=4, seed=3, length=AT_A_THROW)))
    robot.key("r")
    for _ in range(400):
        if table.model.offers is not None and table.model.offers.destinations:
            break
        robot.step(1, seconds=0.05)
    rooms = [place for place in places_of(table.model.offers) if not isinstance(place, Cell)]
    at = table.performance.board.to_px(_inside(table, rooms[0]))
    robot.click(at)
    robot.step(3)
    assert table.model.trial is None
    assert table.model.offers is not None
    assert table.panels.targets.marks.route
    robot.click(at)
    robot.step(200, seconds=0.05)
    assert table.known.place_of(RED) == rooms[0]


# -- notices ---------------------------------------------------------------------------------------


def asked_of_red(robot, settings, held, company=("constable", "constable")):
    """A table at which red is asked, and holds so many of the three cards."""
    wish(robot, settings)
    game = open_case((HUMAN, *company), seed=ASKED[held])
    session, rng = game.session, Random(int(ASKED[held].rpartition("-")[2]))
    while (offers := session.offers()).seat != RED or not (offers.show or offers.have_none):
        rooms = [place for place in offers.destinations if not isinstance(place, Cell)]
        choices = [a for a in offers if not isinstance(a, act.Accuse)]
        session.act(act.MoveTo(offers.seat, rooms[0]) if rooms else rng.choice(choices))
    assert len(offers.show) == held
    game.close()
    case = case_at(session, humans=1 + company.count(HUMAN))
    sit(robot, case)
    return case


def until(robot, holds, most=2000):
    for _ in range(most):
        if holds():
            return True
        robot.step(1, seconds=0.02)
    return False


@pytest.mark.parametrize("held", [0, 1])
def test_a_forced_answer_is_given_and_told(robot, monkeypatch, held):
    notices, told = [], []
    monkeypatch.setattr(robot.app, "notice", notices.append)
    monkeypatch.setattr(
        decisions, "tell_forced", lambda *about: told.append(about) or tell_forced(*about)
    )
    game = asked_of_red(robot, QUICK, held)
    assert until(robot, lambda: told)
    answer = next(p.action for p in reversed(game.session.played) if p.action.seat == RED)
    assert isinstance(answer, act.Show if held else act.HaveNone)
    ((given, _, words),) = told
    assert given == answer
    assert notices.count(tell_forced(*told[0])) == 1
    assert not held or words.card(answer.card) in notices[-1]


def test_a_choice_is_never_made_for_anybody(robot):
    asked_of_red(robot, QUICK, 2)
    assert until(robot, lambda: isinstance(robot.scene, ShowCardScene))
    robot.step(200, seconds=0.1)
    assert isinstance(robot.scene, ShowCardScene)


@pytest.mark.parametrize("held", [0, 1])
def test_who_wishes_so_gives_every_answer(robot, held):
    asked_of_red(robot, BY_HAND, held)
    assert until(robot, lambda: isinstance(robot.scene, ShowCardScene))


@pytest.mark.parametrize("held", [0, 1, 2])
def test_before_other_people_every_hand_is_asked_alike(robot, held):
    """A forced answer that came by itself would tell them that there was no choice (R12)."""
    asked_of_red(robot, QUICK, held, company=(HUMAN, "constable"))
    assert until(robot, lambda: isinstance(robot.scene, CurtainScene))
    robot.step(200, seconds=0.1)
    assert isinstance(robot.scene, CurtainScene)


# -- what is likeliest comes first -----------------------------------------------------------------


def test_staying_to_suggest_is_the_default(robot):
    """It costs no walk (R11); the throw stands below it."""
    wish(robot, BY_HAND)
    session = session_of(seats=4, seed=3, length=MAY_STAY)
    assert session.offers().suggest_in
    table = sit(robot, case_at(session))
    until(robot, lambda: table.model.offers is not None, 100)
    robot.step(3)
    buttons = [w for w in robot.screen.stops() if isinstance(w, Button)]
    assert buttons[0].default
    robot.key("return")
    assert until(robot, lambda: isinstance(robot.scene, SuggestScene), 50)
    assert not isinstance(table.known.phase, Suggesting)


def test_skipping_in_one_s_own_turn_does_nothing(robot):
    table = closing(robot, BY_HAND)
    before, tab = len(table.case.session.played), table.tab
    robot.key("f")
    robot.step(20, seconds=0.1)
    assert (len(table.case.session.played), table.tab) == (before, tab)
    assert not table.model.skipping
