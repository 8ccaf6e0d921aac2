"""Nothing tells what a card or the envelope is before who may see it has seen it."""

from dataclasses import replace

import pytest

from clue.devkit.robot import Robot
from clue.players.names import HUMAN
from clue.rules import events as ev
from clue.rules.editions import HouseRules
from clue.ui.beats.performance import Performance
from clue.ui.dialogs.envelope import EnvelopeScene
from clue.ui.dialogs.see_card import SeeCardScene
from clue.ui.endings.ending import EndingScene
from clue.ui.menu import title
from clue.ui.table.scene import TableScene
from tests.daily import later
from tests.ui.hands import INSTANT, Hands, open_case, sit


def scenes(robot, hands, most=4000):
    """Every scene that comes up, before a hand is laid on it."""
    for _ in range(most):
        yield robot.scene
        if isinstance(robot.scene, EndingScene):
            return
        if isinstance(robot.scene, TableScene):
            hands._let_think(robot.scene.case)
        hands.beat()


@later
def test_a_shown_card_is_noted_when_it_has_been_seen():
    game, seen = open_case((HUMAN, "sergeant", "constable"), "3"), []
    with Robot(title, size=(1024, 640), settings=INSTANT) as robot:
        sit(robot, game)
        table = robot.app.stack[0]
        for scene in scenes(robot, Hands(robot, "keys", boldness=0.02)):
            if isinstance(scene, SeeCardScene) and (scene.card, scene.shower) not in seen:
                seen.append((scene.card, scene.shower))
                inquiry = table.known.inquiries[-1]
                assert (inquiry.shown, inquiry.shower) == seen[-1], "it has been shown"
                assert table.page.at(*seen[-1]).printed is not True, "but not seen"
            elif seen and scene is table and table.model.told.shown is table.known:
                assert table.page.at(*seen[-1]).printed is True
    assert seen


@later
def test_who_accused_wrongly_reads_before_anybody_is_told():
    game, read = open_case((HUMAN, HUMAN, "constable"), "4"), False
    with Robot(title, size=(1024, 640), settings=INSTANT) as robot:
        sit(robot, game)
        table = robot.app.stack[0]
        wrong = table.words.say("bubble-wrong")
        for scene in scenes(robot, Hands(robot, "keys", boldness=1)):
            sentences = table.performance.bubbles.sentences.values()
            if isinstance(scene, EnvelopeScene):
                read = True
                assert wrong not in sentences
            if not read:
                assert wrong not in sentences
    assert read


@pytest.mark.parametrize(("last_wins", "alone"), [(False, 1), (True, 0)])
def test_an_envelope_that_opens_for_all_is_read_by_nobody_alone(last_wins, alone):
    """R15 and H2: after the last wrong accusation there is nothing to keep to oneself."""
    house = HouseRules(two_with_open_cards=True, last_standing_wins=last_wins)
    game, readers = open_case((HUMAN, HUMAN), "4", house=house), set()
    with Robot(title, size=(1024, 640), settings=INSTANT) as robot:
        sit(robot, game)
        table = robot.app.stack[0]
        for scene in scenes(robot, Hands(robot, "keys", boldness=1)):
            if isinstance(scene, EnvelopeScene):
                readers.add(game.viewer)
        assert isinstance(robot.scene, EndingScene)
    assert len(table.known.accusations) == 1 + (not last_wins)
    assert len(readers) == alone


def test_skipping_stops_for_an_accusation(monkeypatch):
    """R14: it ends the game, or takes somebody out of it."""
    told = []
    begin = Performance.begin

    def watched(self, event, *rest):
        told.append((event, robot.app.stack[0].model.skipping))
        begin(self, event, *rest)

    monkeypatch.setattr(Performance, "begin", watched)
    game = open_case((HUMAN, "inspector", "inspector"), "4")
    with Robot(title, size=(1024, 640), settings=INSTANT) as robot:
        sit(robot, game)
        table = robot.app.stack[0]
        for scene in scenes(robot, Hands(robot, "keys", boldness=0)):
            if scene is table:
                table.sitting.model = replace(table.model, skipping=True)
    accusations = [skipped for event, skipped in told if isinstance(event, ev.Accused)]
    assert accusations == [False] * len(accusations) != []
    assert any(skipped for _, skipped in told), "other things are skipped"
