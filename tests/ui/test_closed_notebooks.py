"""At a shared screen nobody's cards lie open while others play."""

import pytest

from clue.devkit.robot import Robot
from clue.players.names import HUMAN
from clue.rules import events as ev
from clue.rules.cards import SUSPECTS, WEAPONS, Case
from clue.rules.editions import HouseRules
from clue.rules.phases import TurnClosing
from clue.rules.setup import from_left
from clue.table.privacy import pending
from clue.ui.beats.performance import Performance
from clue.ui.dialogs.curtain import CurtainScene
from clue.ui.endings.ending import EndingScene
from clue.ui.menu import title
from clue.ui.table.notebook.page import Notebook
from clue.ui.table.panels.book import Cover
from clue.ui.table.panels.hand import Hand
from clue.ui.table.scene import TableScene
from clue.ui.widgets.button import Button
from tests.daily import later, long, part
from tests.ui.hands import INSTANT, Hands, open_case, sit

TWO_AND_ONE = (HUMAN, "sergeant", HUMAN)


def lying(robot, kind):
    return [widget for widget in robot.widgets() if isinstance(widget, kind)]


def others_play(robot, table):
    """A computer has the turn, and is not just asking a person."""
    phase, people = table.known.phase, table.case.humans
    idle = getattr(phase, "seat", None) not in people and phase.decider not in people
    return table.known.turn > 1 and idle and lying(robot, Cover)


def plays_next(table):
    """Whoever has just shown a card to a computer, and plays next, keeps the screen."""
    view, viewer = table.known, table.case.viewer
    assert viewer in {inquiry.shower for inquiry in view.inquiries[-1:]}
    playing = (s for s in from_left(view.seats, view.phase.seat) if s not in view.eliminated)
    return next(playing) == viewer


def beats(robot, hands, most=3000):
    """Each moment at which the table lies open to whoever passes by."""
    for _ in range(most):
        scene = robot.scene
        if isinstance(scene, EndingScene):
            return
        if isinstance(scene, TableScene):
            hands._let_think(scene.case)
            if not pending(scene.model):
                yield scene
        hands.beat()
    raise AssertionError("no end")


@long
@pytest.mark.parametrize("by", part(["mouse", "keys"], ["mouse"]))
def test_only_who_must_decide_has_cards_open(by):
    game, closed, opened = open_case(TWO_AND_ONE, "3"), 0, 0
    with Robot(title, size=(1024, 640), settings=INSTANT) as robot:
        sit(robot, game)
        for table in beats(robot, Hands(robot, by, boldness=0.1)):
            phase = table.known.phase
            if game.viewer is None:
                closed += 1
                assert not lying(robot, Notebook)
                assert not table.known.hand
                assert all(hand.hidden for hand in lying(robot, Hand))
            else:
                opened += 1
                own = game.viewer in {phase.seat, phase.decider}
                assert own or (isinstance(phase, TurnClosing) and plays_next(table))
    assert closed
    assert opened


@later
def test_an_accusation_is_for_all_and_the_envelope_for_one(monkeypatch):
    """R14: everybody looks up when somebody accuses, and again when it was wrong."""
    game, open_to, reasons = open_case((HUMAN, HUMAN, "constable"), "4"), [], []
    begin = Performance.begin

    def watched(self, event, *rest):
        if isinstance(event, ev.Accused | ev.AccusationFailed):
            open_to.append(game.viewer)
        begin(self, event, *rest)

    monkeypatch.setattr(Performance, "begin", watched)
    with Robot(title, size=(1024, 640), settings=INSTANT) as robot:
        sit(robot, game)
        hands, words = Hands(robot, "keys", boldness=1), robot.app.stack[0].words
        for _ in range(3000):
            if isinstance(robot.scene, EndingScene):
                break
            if isinstance(robot.scene, CurtainScene):
                reasons.append(robot.scene.reason)
            if isinstance(robot.scene, TableScene):
                hands._let_think(game)
            hands.beat()
    first = words.say("curtain-envelope", who=words.seat(game.humans[0]))
    assert open_to[:2] == [None, None]
    assert set(open_to) == {None}
    assert first in reasons


def test_open_cards_lie_open_for_both_and_are_nobody_s_own():
    """H3: they are seen whoever sits here, and told from the hand."""
    game = open_case((HUMAN, HUMAN), "3", house=HouseRules(two_with_open_cards=True))
    with Robot(title, size=(1024, 640), settings=INSTANT) as robot:
        sit(robot, game)
        table = robot.app.stack[0]
        robot.step(5)
        for viewer, own in ((None, 0), (game.humans[0], 7)):
            table.sitting.become(viewer)
            (hand,) = (w for w in table.screen.walk() if isinstance(w, Hand))
            assert set(hand.shared) == set(table.known.open_cards)
            assert (len(hand.shared), len(hand.cards)) == (4, own)
            assert len(hand.places()) == 7 + 4
            assert [one.card for one in hand.faces if one.tag] == list(hand.shared)


def test_a_closed_notebook_opens_behind_its_owners_curtain():
    game = open_case(TWO_AND_ONE, "3")
    with Robot(title, size=(1024, 640), settings=INSTANT) as robot:
        sit(robot, game)
        hands = Hands(robot, "mouse", boldness=0)
        table = next(table for table in beats(robot, hands) if others_play(robot, table))
        owner = game.humans[1]
        name = table.words.say("notebook-of", player=table.words.player(owner))
        robot.find(name, Button).press()
        robot.step()
        assert isinstance(robot.scene, CurtainScene)
        assert not table.known.hand, "nothing is to be seen before its owner says so"
        assert owner == robot.scene.seat
        hands._open_curtain()
        assert game.viewer == owner or isinstance(robot.scene, CurtainScene)


def test_a_notebook_that_was_asked_for_closes_when_anybody_accuses():
    game = open_case(TWO_AND_ONE, "3")
    with Robot(title, size=(1024, 640), settings=INSTANT) as robot:
        sit(robot, game)
        table, (_, computer, owner) = robot.app.stack[0], game.seats
        table.sitting.become(owner)
        case = Case(SUSPECTS[0], WEAPONS[0], table.known.board.deck.rooms[0])
        table.teller.heed(ev.Rolled(computer, (1, 2)), table.known)
        assert game.viewer == owner
        table.teller.heed(ev.Accused(computer, case), table.known)
        assert game.viewer is None


def test_one_person_alone_never_loses_sight_of_the_notebook():
    game = open_case((HUMAN, "random", "random"), "3")
    with Robot(title, size=(1024, 640), settings=INSTANT) as robot:
        sit(robot, game)
        for _ in beats(robot, Hands(robot, "keys", boldness=0.1)):
            assert game.viewer == game.humans[0]
