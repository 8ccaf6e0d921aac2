"""Whole games by somebody who presses at random moments: no press is lost, and nothing skipped."""

from collections import Counter

import pytest

from clue.codec.record_reader import decode
from clue.devkit.robot import Robot
from clue.rules import events as ev
from clue.store.replay import replayed
from clue.ui.beats.performance import Performance
from clue.ui.menu import title
from clue.ui.stage.settings import SPEED_FACTORS, Settings
from tests.daily import later
from tests.ui.hands import Hands, open_case, record, sit

PRESSED = 0.25
"""How often a hand presses while something is played."""
REVEALS = (ev.AccusationFailed, ev.GameEnded)


class Impatient(Hands):
    """Presses while something is played, whatever it is."""

    def __init__(self, robot, seed):
        super().__init__(robot, "keys", seed, boldness=0.08)
        self.pressed = Counter()

    def _at_table(self, table):
        performance = table.performance
        writes = table.panels.book.in_hand  # a press is meant for the notebook
        deaf = self.robot.clock.now() < self.robot.app._deaf_until
        if not performance.playing or writes or deaf or self.rng.random() > PRESSED:
            super()._at_table(table)
            return
        player, event, acts = performance._player, performance.event, len(table.case.session.played)
        self._tap(self.rng.choice(["return", "space"]))
        self.pressed[type(event)] += 1
        assert performance._player is not player, "the press ended it"
        if performance.playing:
            assert performance.event is not event
            begun = performance._player
            assert self.robot.clock.now() - begun.start < 0.1, "and nothing of what comes next"
        assert len(table.case.session.played) - acts <= 1, "and no hand has decided anything"


class Programme:
    """What was begun at the table, and what was played to its end."""

    def __init__(self, monkeypatch):
        self.begun, self.ended = [], []
        begin, settle = Performance.begin, Performance.settle

        def beginning(performance, event, *rest):
            self.begun.append(event)
            begin(performance, event, *rest)

        def settling(performance, event, known):
            self.ended.append(event)
            settle(performance, event, known)

        monkeypatch.setattr(Performance, "begin", beginning)
        monkeypatch.setattr(Performance, "settle", settling)


SPEEDS = [(speed, seed) for speed in SPEED_FACTORS for seed in (3, 5)]


@later
@pytest.mark.parametrize(("speed", "seed"), SPEEDS)
def test_whoever_presses_at_random_skips_only_what_was_meant(speed, seed, monkeypatch):
    settings = Settings(language="en", own_speed=speed, computer_speed=speed)
    game = open_case(("human", "inspector", "inspector"), str(seed))
    programme = Programme(monkeypatch)
    with Robot(title, size=(1024, 640), settings=settings) as robot:
        robot.app.softly = True
        sit(robot, game)
        hands = Impatient(robot, seed)
        hands.play(most=20_000)
        assert replayed(decode(record(game))).events == game.session.events
        if speed != "instant":
            assert sum(hands.pressed.values()) > 20
        told = [event for event in programme.ended if not isinstance(event, ev.HandDealt)]
        kinds = Counter(type(event) for event in told)
        public = Counter(type(event) for event in game.session.events)
        for kind in (ev.Suggested, ev.HadNone, ev.NobodyDisproved, ev.Accused, *REVEALS):
            assert kinds[kind] == public[kind], "everything was played to its end"
        reveals = [event for event in programme.begun if isinstance(event, REVEALS)]
        assert Counter(map(type, reveals)) == Counter({k: public[k] for k in REVEALS if public[k]})
