"""Whole cases as text: what is told to whom, which curtain and dialog comes up, what is asked.

A written case begins with its first lines and ends with a fingerprint of all of them; ``CLUE_TOLD``
names a folder into which every line is written, to find what has changed.
``CLUE_REWRITE_GOLDENS=1`` writes them anew.
"""

from __future__ import annotations

import hashlib
import os
from pathlib import Path

import pytest

from clue.devkit.robot import Robot
from clue.firstcase.lesson import STEPS
from clue.players.names import HUMAN
from clue.rules.editions import HouseRules
from clue.store.resume import watched
from clue.ui.endings.ending import EndingScene
from clue.ui.lesson.way_in import begin
from clue.ui.menu import title
from clue.ui.stage.settings import Settings
from tests.daily import long, part
from tests.store.games import a_book, played_on
from tests.ui.hands import INSTANT, Hands, open_case, sit
from tests.ui.learner import Learner
from tests.ui.telling import Scribe, told

GOLDEN = Path(__file__).parents[1] / "golden" / "told"
HEAD = 160
"""So many lines are kept to be read; the rest is compared."""

PEOPLE = {
    "one": (HUMAN, "random", "random", "random"),
    "three": (HUMAN, "random", HUMAN, "random", HUMAN),
    "six": (HUMAN,) * 6,
    "open": (HUMAN, HUMAN),
}
"""Whoever is no person plays at random: how well detectives think is no matter of the table."""
CASES = [(people, seed) for people in PEOPLE for seed in (1, 2)]
DAILY = {("one", 1)}


def check(name: str, lines: list[str]) -> None:
    """The case is the one that is written down."""
    whole = "\n".join([*lines, ""])
    if folder := os.environ.get("CLUE_TOLD"):
        (Path(folder) / f"{name}.txt").write_text(whole, encoding="utf-8")
    print_of = hashlib.sha256(whole.encode()).hexdigest()[:32]
    kept = "\n".join([*lines[:HEAD], f"{len(lines)} lines {print_of}", ""])
    path = GOLDEN / f"{name}.txt"
    if os.environ.get("CLUE_REWRITE_GOLDENS") == "1":
        path.write_text(kept, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == kept


@long
@pytest.mark.parametrize(("people", "seed"), part(CASES, DAILY))
def test_a_case_is_told_as_it_is_written(people, seed, monkeypatch):
    house = HouseRules(two_with_open_cards=people == "open", last_standing_wins=seed % 2 == 0)
    game = open_case(PEOPLE[people], str(seed), house=house)
    with Robot(title, size=(1024, 640), settings=INSTANT) as robot:
        sit(robot, game)
        hands = Hands(
            robot, "mouse" if seed == 1 else "keys", seed, boldness=(0.1, 0.4, 1.0)[seed % 3]
        )
        lines = told(Scribe(robot, monkeypatch), hands)
    check(f"{people}-{seed}", lines)


def test_a_closed_case_is_told_again_as_it_is_written(monkeypatch):
    game = played_on(a_book(), 60)
    game.case.close()
    with Robot(title, size=(1024, 640), settings=INSTANT) as robot:
        sit(robot, watched(game.record()).case)
        scribe = Scribe(robot, monkeypatch)
        for _ in range(600):
            scribe.look()
            robot.step(1, seconds=0.05)
        check("rerun", scribe.lines)


@long
@pytest.mark.parametrize("by", part(["mouse", "keys"], ["keys"]))
def test_the_first_case_is_told_as_it_is_written(by, monkeypatch, tmp_path):
    monkeypatch.setenv("CLUE_DATA", str(tmp_path))
    quick = Settings(language="en").but(
        own_speed="instant", computer_speed="instant", reduced_motion=True
    )
    with Robot(title, size=(1024, 640), settings=quick) as robot:
        begin(robot.app, title, lambda: None)
        robot.settle(300)
        scribe, learner = Scribe(robot, monkeypatch), Learner(robot, by)
        for _ in range(600):
            scribe.look()
            if isinstance(robot.scene, EndingScene):
                break
            step = learner.step
            if step is None:
                robot.step(3)
                continue
            if step.key not in learner.met:
                learner.met.append(step.key)
                scribe.lines.append(f"step {step.key}")
            learner.do(step)
        assert learner.met == [step.key for step in STEPS]
        check(f"lesson-{by}", scribe.lines)
