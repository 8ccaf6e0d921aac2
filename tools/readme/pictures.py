"""Make the README's pictures again: ``python tools/readme/pictures.py [NAME ...]``.

A robot plays the same case each time, so only what has really changed on the screen changes here.
"""

from __future__ import annotations

import io
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

from clue.commands.main import obey
from clue.devkit.robot import Robot
from clue.game.case import OpenCase
from clue.store.keeping import Casebook
from clue.ui import cases
from clue.ui.dialogs.naming import SuggestScene
from clue.ui.menu import title
from clue.ui.stage.settings import Settings
from clue.ui.table.scene import TableScene
from tests.ui.hands import Hands, open_case, sit

SIZE = (1600, 900)
LARGEST = 300_000
SCREEN = (1040, 650)
PHONE = (390, 844)
MARGIN = 34
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
        hand.step(5)
        hand.catch_up()
        hand.step(400)  # the house comes out of the dark
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


def phones_picture() -> None:
    """One moment on the big screen and on two phones: Debian's Chromium and playwright are needed."""
    os.environ["CLUE_LONG"] = "1"
    from tests.phones import moments
    from tests.phones.browser import Finger, chromium

    playing, browser = chromium()
    shots = []
    with moments.table_at("suggest") as (table, seat):
        other = moments.SEATS[1]
        for whose, go in ((seat, ["card-green", "card-wrench"]), (other, ["tab-notes"])):
            finger = Finger(browser, PHONE)
            finger.page.goto(table.link(whose))
            finger.tap("me")
            table.rest()
            finger.page.wait_for_timeout(500)
            for key in (["seen"] if finger.at("seen").count() else []) + go:
                finger.tap(key)
            moments.still(finger)
            shots.append(Image.open(io.BytesIO(finger.page.screenshot())))
    browser.close()
    playing.stop()
    with Robot(title, size=SCREEN, settings=SETTINGS) as hand:
        case = moments.case_at("suggest")
        cases.sit_down(hand.app, Casebook(case), moments.MANSION, title)
        hand.step(200)
        shots.insert(0, Image.frombytes("RGB", SCREEN, hand.pixels()))
    high = SCREEN[1] - 2 * MARGIN
    laid = Image.new("RGB", (SIZE[0], SCREEN[1]), "#0b1d24")
    laid.paste(shots[0], (0, 0))
    for index, shot in enumerate(shots[1:]):
        wide = round(shot.width * high / shot.height)
        room = (SIZE[0] - SCREEN[0]) // 2
        place = SCREEN[0] + index * room + (room - wide) // 2, MARGIN
        laid.paste(shot.resize((wide, high)), place)
    path = Path(__file__).with_name("phones.webp")
    laid.save(path, quality=80, method=6)
    assert path.stat().st_size < LARGEST, f"{path} is too large for a page"
    print(path.relative_to(ROOT), path.stat().st_size)


FILM = ("--from", "25", "--to", "29", "--seat", "white", "--size", "800x500", "--rate", "8")


def film() -> None:
    """A turn of Mrs. White's, as ``clue film`` makes it: ten seconds."""
    players = "sherlock,inspector,sergeant,constable"
    with tempfile.TemporaryDirectory() as folder:
        obey(["simulate", "--seats", players, "--seed", "1926", "--records", folder])
        (record,) = map(str, Path(folder).iterdir())
        out = str(Path(__file__).with_name("turn.webp"))
        obey(["--lang", "en", "film", record, *FILM, "--speed", "slow", "--out", out])


PICTURES = {
    "turn": film,
    "phones": phones_picture,
    "title": title_picture,
    "newgame": newgame_picture,
    "table": table_picture,
    "suggest": suggest_picture,
}

if __name__ == "__main__":
    for wanted in sys.argv[1:] or PICTURES:
        PICTURES[wanted]()
