"""Pixels and sounds leak nothing: what a person cannot know changes no frame, and not their number.

The same visible game is shown from two deals that differ only in what the viewer cannot know. Every
frame is hashed: table, dice, walks, curtain and dialogs; both lists of hashes are the same.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from random import Random

import pygame
import pytest

from clue.boards.catalogue import read_mansions
from clue.devkit.robot import Robot
from clue.game.case import OpenCase
from clue.game.seating import Seating
from clue.game.session import Session
from clue.players.names import HUMAN
from clue.rules import actions as act
from clue.rules import events as ev
from clue.rules.board import Cell
from clue.rules.cards import SUSPECTS, kind_of
from clue.rules.chance import SeededChance
from clue.rules.editions import DELUXE
from clue.rules.phases import Answering, TurnStart
from clue.rules.setup import deal, lay
from clue.store import keeping
from clue.store.database import StatisticsDatabase
from clue.store.keeping import Casebook, Keeper
from clue.ui import cases
from clue.ui.dialogs.curtain import CurtainScene
from clue.ui.dialogs.pause import PauseScene
from clue.ui.dialogs.see_card import SeeCardScene
from clue.ui.dialogs.show_card import ShowCardScene
from clue.ui.error import ErrorScene
from clue.ui.menu import title
from clue.ui.screens.pages import RulesScene
from clue.ui.screens.settings.scene import SettingsScene
from clue.ui.screens.statistics.scene import StatisticsScene
from clue.ui.sound.music import AT_TABLE, TABLE
from clue.ui.stage.settings import Settings
from clue.ui.table.scene import TableScene
from clue.ui.window.loop import LONG_ABSENCE
from tests.daily import long, part
from tests.rules.anybody import again, hidden_pairs, pick, swapped

SIZE = (1024, 640)
MOVING = Settings(language="en", computer_speed="fast", own_speed="normal", captions=True)
WAYS = (MOVING, MOVING.but(computer_speed="normal"), MOVING.but(reduced_motion=True))
"""The short form of every beat, all of it, and fades."""
BEAT = 1 / 10
HEARD = 8
"""So many sounds before a picture belong to it."""
RED, MUSTARD = SUSPECTS[:2]


def played(seats, seed, length, watcher=None):
    """A game at the drawn mansion, cut where the watcher must decide."""
    setup = lay(read_mansions()["classic"].mansion.board, DELUXE, SUSPECTS[:seats])
    chance, rng = SeededChance(seed), Random(seed)
    session = Session(setup, deal(setup, chance), chance)
    while (offers := session.offers()) is not None:
        if len(session.played) >= length and offers.seat == watcher:
            return session
        session.act(choose(offers, rng))
    return None


def choose(offers, rng):
    """Into a room if that can be, anything else at random."""
    rooms = [to for to in offers.destinations if not isinstance(to, Cell)]
    return act.MoveTo(offers.seat, rng.choice(rooms)) if rooms else pick(offers, rng, 0.0)


def case_of(session, humans, told=0):
    """A table at which all of it has been played, and nothing has been shown unless it is said."""
    seats = session.setup.seats
    players = {seat: HUMAN if seat in humans else "constable" for seat in seats}
    seating = Seating(session.setup.board, session.setup.edition, players)
    return OpenCase(seating, "1", session=session, told=told)


def watched_by(session, humans):
    """The same, kept nowhere."""
    return Casebook(case_of(session, humans))


class Eye:
    """Sees every frame of a robot's window, and answers nothing but what must be answered."""

    def __init__(self, robot, book):
        self.robot = robot
        robot.patience = (
            60.0  # pictures come, and thoughts, in real time: no frame may depend on it
        )
        self.frames = []
        self.scenes = []
        cases.sit_down(robot.app, book, read_mansions()["classic"].mansion, title)
        self.look()

    def look(self):
        drawn = self.robot.app.frame()
        self.robot.clock.advance(BEAT)
        self.robot.app.background.wait(self.robot.patience)
        name = type(self.robot.scene).__name__
        if not self.scenes or self.scenes[-1] != name:
            self.scenes.append(name)
        seen = hashlib.sha1(self.robot.app.canvas.get_view("0")).hexdigest() if drawn else "still"
        audio = self.robot.app.audio
        piece = TABLE if audio.score.piece in AT_TABLE else audio.score.piece
        levels = tuple(sorted(audio.score.levels.items()))
        heard = (*audio.played[-HEARD:], piece, levels, audio.house.place)
        self.frames.append((name, seen, heard))

    def until_rest(self):
        """Watch until nothing moves any more; how many frames that took."""
        for count in range(4000):
            self.look()
            if self.robot.app.at_rest:
                return count
        raise AssertionError("no rest")

    def key(self, name):
        self.robot.key(name)
        self.look()

    def push(self, scene):
        """Lay a scene over what is on, look at it, and put it away."""
        self.robot.app.push(scene)
        self.until_rest()
        self.robot.app.pop(scene)
        self.until_rest()

    def hover(self):
        """Let the pointer rest on everything there is."""
        for widget in list(self.robot.widgets()):
            self.robot.point(widget)
            self.until_rest()
        self.robot.point((1, 1))
        self.until_rest()

    def open(self):
        """Hold the curtain's key; how many frames until what is behind lies open."""
        self.robot.key("space", hold=True)
        for _ in range(10):
            self.look()
        self.robot.release("space")
        return 10 + self.until_rest()

    def until_asked(self):
        """Watch the whole game; cards that are shown are looked at and laid away."""
        for _ in range(200):
            self.until_rest()
            if isinstance(self.robot.scene, TableScene):
                return
            self.key("return")
        raise AssertionError(self.robot.scene)


def watched(session, watcher, settings=MOVING):
    with Robot(title, size=SIZE, settings=settings) as robot:
        eye = Eye(robot, watched_by(session, {watcher}))
        eye.until_asked()
        assert robot.scene.case.screen.behind == 0
        for name in ("l", "d", "n", "a", "escape", "escape"):
            eye.key(name)
            eye.until_rest()
        return eye


def twin_of(session, watcher):
    """A deal the watcher cannot tell apart: another envelope, another card shown unseen."""
    for one, other in hidden_pairs(session, watcher):
        twin = again(session, swapped(session.dealt, one, other), watcher)
        if (
            twin is not None
            and twin.dealt.case != session.dealt.case
            and shown(twin) != shown(session)
        ):
            return twin
    raise LookupError(watcher)


def shown(session):
    return [event for event in session.events if isinstance(event, ev.Showed)]


@long
@pytest.mark.parametrize("settings", part(WAYS, WAYS[:1]))
def test_one_person_among_computers_sees_the_same_frames(settings):
    session = played(3, 20, 16, RED)
    assert any(event.to == RED for event in shown(session))
    assert any(RED not in (event.to, event.seat) for event in shown(session))
    mine, theirs = (watched(game, RED, settings) for game in (session, twin_of(session, RED)))
    assert mine.frames == theirs.frames
    assert len(set(mine.frames)) > 100, "there is something to see"
    to_red = sum(event.to == RED for event in shown(session))
    assert mine.scenes.count("SeeCardScene") == to_red, "only the asker is shown the card"
    assert "CurtainScene" not in mine.scenes


def counted():
    """The statistics, with everything counted before they open: how long that takes tells nothing."""
    store = StatisticsDatabase()
    store.fill()
    return StatisticsScene(store)


def looked_through(session, watcher, patch, folder):
    """All that can be opened while a case is open: at the table, over it, and from the title."""
    patch.setenv("CLUE_DATA", str(folder))
    patch.setattr(keeping, "now", lambda: "2026-02-19T20:15:00Z")
    helped = MOVING.but(hints_a_game=99, help="deduction")
    with Robot(title, size=SIZE, settings=helped) as robot:
        book = Casebook(case_of(session, {watcher}, session.count), Keeper())
        book.keep()
        eye = Eye(robot, book)
        eye.until_rest()
        table = robot.scene
        for name in ("h", "h", "l", "up", "up", "d", "n"):
            eye.key(name)
            eye.until_rest()
        for cell in list(table.page.insight.certain)[::9]:
            table.panels.page.stand_on(cell)  # why it is certain stands beside it
            eye.until_rest()
        eye.hover()
        setup = session.setup
        eye.push(RulesScene.of(setup))
        eye.push(SettingsScene())
        eye.push(cases.saves(robot.app, title, on_table=book.keeper.path))
        eye.push(counted())
        eye.push(ErrorScene(ValueError(), title, in_play=book))
        for _ in range(2):  # the first puts the hint away
            eye.key("escape")
            eye.until_rest()
        assert isinstance(robot.scene, PauseScene)
        robot.app.change(helped.but(language="fr", text_size=1.3, reduced_motion=True))
        eye.until_rest()
        robot.app.replace(title())
        eye.until_rest()
        eye.hover()
        eye.push(cases.saves(robot.app, title))
        eye.push(counted())
        return eye


def test_whatever_is_opened_while_a_case_is_open_looks_alike(monkeypatch, tmp_path):
    lengths = (played(3, 20, length, RED) for length in range(24, 60))
    session = next(s for s in lengths if isinstance(s.state.phase, TurnStart))
    mine, theirs = (
        looked_through(game, RED, monkeypatch, tmp_path / name)
        for name, game in (("mine", session), ("theirs", twin_of(session, RED)))
    )
    assert mine.frames == theirs.frames
    assert set(mine.scenes) >= {
        *("TableScene", "RulesScene", "SettingsScene", "SavesScene", "StatisticsScene"),
        *("ErrorScene", "PauseScene", "TitleScene"),
    }
    assert len(set(mine.frames)) > 20, "there is something to see"


def test_frames_do_tell_apart_what_may_be_known():
    """The proof's own proof: another hand of the watcher's is another picture."""
    session = played(3, 20, 1, RED)
    setup, own = session.setup, session.dealt.hands[0][0]
    other = next(c for c in session.dealt.hands[1] if kind_of(c) is kind_of(own))
    twin = Session(setup, swapped(session.dealt, own, other), SeededChance(20))
    pictures = []
    for game in (Session(setup, session.dealt, SeededChance(20)), twin):
        with Robot(title, size=SIZE, settings=MOVING) as robot:
            eye = Eye(robot, watched_by(game, {RED}))
            eye.until_asked()
            pictures.append({seen for _, seen, _ in eye.frames})
    assert pictures[0] != pictures[1]


# -- people who share one screen -------------------------------------------------------------------


def asked():
    """A game of three, played until mustard must answer what red has suggested: cards not red's."""
    for seed in range(100):
        setup = lay(read_mansions()["classic"].mansion.board, DELUXE, SUSPECTS[:3])
        session = Session(setup, deal(setup, SeededChance(seed)), SeededChance(seed))
        rng = Random(seed)
        while not isinstance(session.state.phase, Answering):
            session.act(choose(session.offers(), rng))
        phase, hands = session.state.phase, session.dealt.hands
        spare = {kind_of(card) for card in hands[1] if card not in phase.case}
        reds = set(hands[0]) & set(phase.case.cards)
        if (phase.seat, phase.answerer) == (RED, MUSTARD) and len(spare) == 3 and not reds:
            return session
    raise LookupError


def holding(dealt, case, held):
    """The deal with exactly these of the case's cards in the second hand, and no other change."""
    for card in case.cards:
        hand, elsewhere = dealt.hands[1], (*dealt.hands[2], *dealt.case.cards)
        pile = hand if card in elsewhere else elsewhere
        if (card in hand) != (card in held):
            kin = (c for c in pile if kind_of(c) is kind_of(card) and c not in case.cards)
            dealt = swapped(dealt, card, next(kin))
    return dealt


@dataclass
class Answer:
    """What everybody in the room can see of an answer, whoever sits before the screen."""

    before: list  # frames until the curtain hangs
    opening: int  # frames from the held key to the open dialog
    places: list  # where the dialog has what
    between: int  # frames from the answer to the next curtain
    curtain: tuple  # the frame of that curtain
    seeing: int  # frames until the card lies open to who asked


def answered(session, dealt, card):
    """Show the suggestion, the curtain, the dialog, the answer and the curtain after it."""
    twin = again(session, dealt, RED)
    with Robot(title, size=SIZE, settings=MOVING) as robot:
        eye = Eye(robot, watched_by(twin, set(SUSPECTS[:3])))
        eye.until_rest()
        assert isinstance(robot.scene, CurtainScene)
        before, opening = eye.frames[:], eye.open()
        assert isinstance(robot.scene, ShowCardScene)
        assert set(robot.scene.holdable) == {
            c for c in twin.dealt.hands[1] if c in session.state.phase.case
        }
        places = [(type(widget).__name__, tuple(widget.rect)) for widget in robot.widgets()]
        if card is None:
            return Answer(before, opening, places, 0, (), 0)
        robot.scene.choose(card)
        robot.scene.show.press()
        robot.point((1, 1))
        between = eye.until_rest()
        assert isinstance(robot.scene, CurtainScene)
        robot.app.damage()
        eye.look()
        curtain = eye.frames[-1]
        seeing = eye.open()
        if isinstance(robot.scene, CurtainScene):
            seeing += eye.open()
        assert isinstance(robot.scene, SeeCardScene), (robot.scene, eye.scenes)
        return Answer(before, opening, places, between, curtain, seeing)


def test_an_answer_looks_alike_whatever_the_hand():
    session = asked()
    case = session.state.phase.case
    hands = [(), case.cards[:1], case.cards[1:2], case.cards]
    answers = [
        answered(session, holding(session.dealt, case, held), held[0] if held else None)
        for held in hands
    ]
    none, suspect, weapon, three = answers
    assert len({len(answer.before) for answer in answers}) == 1
    assert all(answer.before == none.before for answer in answers)
    assert len({answer.opening for answer in answers}) == 1
    assert all(answer.places == none.places for answer in answers)
    shows = [suspect, weapon, three]
    assert len({answer.between for answer in shows}) == 1
    assert len({answer.curtain for answer in shows}) == 1
    assert len({answer.seeing for answer in shows}) == 1


def test_one_curtain_falls_for_one_private_moment():
    session = asked()
    case = session.state.phase.case
    twin = again(session, holding(session.dealt, case, case.cards[:1]), RED)
    with Robot(title, size=SIZE, settings=MOVING) as robot:
        eye = Eye(robot, watched_by(twin, set(SUSPECTS[:3])))
        eye.until_rest()
        eye.open()
        robot.scene.choose(case.suspect)
        robot.scene.show.press()
        robot.point((1, 1))
        eye.until_rest()
        assert [type(scene) for scene in robot.app.stack] == [TableScene, CurtainScene]


def at_the_menu(session, dealt):
    """Red opens the curtain, looks at cards and notebook, and calls the menu."""
    twin = Session(session.setup, dealt, SeededChance(20))
    with Robot(title, size=SIZE, settings=MOVING) as robot:
        eye = Eye(robot, watched_by(twin, set(SUSPECTS[:3])))
        eye.until_rest()
        eye.open()
        table = robot.scene
        assert table.case.viewer == RED
        seen = robot.pixels()
        eye.key("f10")
        eye.until_rest()
        assert isinstance(robot.scene, PauseScene)
        menu = robot.pixels()
        eye.key("escape")
        eye.look()
        assert isinstance(robot.scene, CurtainScene), "who goes on may be somebody else"
        eye.open()
        assert table.case.viewer == RED
        assert table.model.offers.roll
        return seen, menu


def test_no_hand_shines_through_the_menu():
    session = played(3, 20, 0, RED)
    own = session.dealt.hands[0][0]
    other = next(c for c in session.dealt.hands[1] if kind_of(c) is kind_of(own))
    deals = session.dealt, swapped(session.dealt, own, other)
    (mine, menu), (theirs, twin) = (at_the_menu(session, dealt) for dealt in deals)
    assert mine != theirs
    assert menu == twin


@pytest.mark.parametrize("gone", ["focus", "hidden", "absent"])
@pytest.mark.parametrize("dialog", [False, True])
def test_the_curtain_falls_when_nobody_sits_there(gone, dialog):
    session = asked()
    session = again(session, holding(session.dealt, session.state.phase.case, ()), RED)
    if not dialog:
        session = Session(session.setup, session.dealt, SeededChance(20))
    with Robot(title, size=SIZE, settings=MOVING) as robot:
        eye = Eye(robot, watched_by(session, set(SUSPECTS[:3])))
        eye.until_rest()
        eye.open()
        open_before = robot.scene
        assert isinstance(open_before, ShowCardScene if dialog else TableScene)
        if gone == "focus":
            robot.post(pygame.WINDOWFOCUSLOST)
        elif gone == "hidden":
            seen = robot.pixels()
            robot.post(pygame.WINDOWMINIMIZED)
            assert robot.pixels() != seen, "nothing of it is in the desktop's list of windows"
            robot.post(pygame.WINDOWRESTORED)
        else:
            robot.point((9, 9))
            robot.clock.advance(LONG_ABSENCE - 1)
            robot.step(5)
            assert robot.scene is open_before, "who only thinks is left in peace"
            robot.clock.advance(1)
        robot.step(5)
        assert isinstance(robot.scene, CurtainScene)
        eye.open()
        assert robot.scene is open_before
