"""Make the README's pictures again: ``python tools/readme/pictures.py [NAME ...]``.

A robot plays the same case each time, so only what has really changed on the screen changes here.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
os.environ["CLUE_CONFIG"] = os.environ["CLUE_DATA"] = tempfile.mkdtemp()
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

from PIL import Image

from clue.devkit.robot import Robot
from clue.game.case import OpenCase
from clue.ui.dialogs.suggest import SuggestScene
from clue.ui.menu import title
from clue.ui.stage.settings import Settings
from clue.ui.table.scene import TableScene
from tests.ui.hands import Hands, open_case, sit

SIZE = (1600, 900)
LARGEST = 300_000
SETTINGS = Settings(language="en", own_speed="fast", computer_speed="instant")
KINDS = ("human", "sherlock", "inspector", "sergeant", "constable")


def keep(robot: Robot, name: str) -> None:
    """The robot's picture as a small file."""
    path = Path(__file__).with_name(f"{name}.webp")
    Image.frombytes("RGB", SIZE, robot.pixels()).save(path, quality=82, method=6)
    assert path.stat().st_size < LARGEST, f"{path} is too large for a page"
    print(path.relative_to(ROOT), path.stat().st_size)


def the_case() -> OpenCase:
    game = open_case(KINDS, seed="1926")
    game.names = dict.fromkeys(game.names, "Anna")
    return game


def robot() -> Robot:
    return Robot(title, size=SIZE, settings=SETTINGS)


def title_picture() -> None:
    with robot() as hand:
        hand.step(400)
        keep(hand, "title")


def newgame_picture() -> None:
    with robot() as hand:
        hand.step(30)
        hand.click(hand.find(hand.scene.stage.words.say("title-new")))
        hand.step(200, 1 / 20)
        keep(hand, "newgame")


def until(hand: Robot, there: Callable[[Robot], bool]) -> None:
    """Play on until a moment worth a picture."""
    hands = Hands(hand, "keys", seed=5, boldness=0.0)
    end = time.monotonic() + 300
    while time.monotonic() < end:
        if there(hand):
            return
        hands.beat()
    raise AssertionError("that moment never came")


def turn(hand: Robot) -> int:
    return next(s for s in hand.app.stack if isinstance(s, TableScene)).case.session.state.turn


def table_picture() -> None:
    """The middle of a case, places in reach alight."""

    def walking(hand: Robot) -> bool:
        scene = hand.scene
        offers = scene.model.offers if isinstance(scene, TableScene) else None
        return turn(hand) > 16 and offers is not None and len(offers.destinations) > 4

    with robot() as hand:
        sit(hand, the_case())
        until(hand, walking)
        hand.settle()
        keep(hand, "table")


def suggest_picture() -> None:
    """A suspicion named, not yet spoken."""

    def named(hand: Robot) -> bool:
        return isinstance(hand.scene, SuggestScene) and hand.scene.case is not None

    with robot() as hand:
        sit(hand, the_case())
        until(hand, named)
        hand.settle()
        keep(hand, "suggest")


PICTURES = {
    "title": title_picture,
    "newgame": newgame_picture,
    "table": table_picture,
    "suggest": suggest_picture,
}

if __name__ == "__main__":
    for wanted in sys.argv[1:] or PICTURES:
        PICTURES[wanted]()
