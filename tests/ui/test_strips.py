"""Every beat as five pictures: what is seen when, and the same each time.

Strips are drawn in a window of 1920 by 1080 and kept small, in ``tests/golden/strips``.
``CLUE_REWRITE_GOLDENS=1`` draws anew those that differ; look at them before you keep them.
"""

from __future__ import annotations

import hashlib
import io
import os
import sys
from pathlib import Path

import numpy as np
import pygame
import pytest
from PIL import Image

from clue.devkit import sample_scenes
from clue.devkit.robot import Robot
from clue.devkit.sample_scenes import DIALOGS, a_case, table_of
from clue.rules import events as ev
from clue.rules.cards import SUSPECTS
from clue.ui.menu import title
from clue.ui.stage.settings import Settings
from clue.ui.theme.tempo import TEMPO
from tests.daily import later
from tests.ui.books import sit
from tests.ui.hands import open_case
from tests.ui.test_stage import accusing, behind_the_curtain, until

STRIPS = Path(__file__).parents[1] / "golden" / "strips"
REWRITE = os.environ.get("CLUE_REWRITE_GOLDENS") == "1"
WINDOW, KEPT = (1920, 1080), (480, 270)
SHARES = (0.08, 0.3, 0.52, 0.75, 0.96)
QUALITY = 62
TILE = 30
MEAN, TILE_MEAN = 1.5, 14.0
"""How far colours may be off, of 255: in all, and in the worst tile of so many pixels."""
NORMAL = Settings(language="en")

pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="letters are drawn a little otherwise elsewhere"
)


def window(settings=NORMAL):
    robot = Robot(title, size=WINDOW, settings=settings)
    robot.patience = 60.0  # every picture is there when it is wanted
    return robot


def five(robot, seconds):
    """Five pictures of what now begins and lasts so long."""
    pictures, gone = [], 0.0
    for share in SHARES:
        robot.step(1, share * seconds - gone)
        gone = share * seconds
        robot.step(1, 0.0)
        pictures.append(pygame.transform.smoothscale(robot.app.canvas, KEPT))
    return pictures


def beat(kind, company=("inspector",) * 4, seed="1"):
    """A beat of a table of computers."""

    def film():
        with window() as robot:
            if kind is not ev.GameBegan:
                sit(robot, open_case(company, seed))
                table = until(robot, kind)
            else:
                sit(robot, open_case(company, seed))
                table = robot.scene
                while table.performance.event is None:
                    robot.step(1, 0.0)
            return five(robot, table.performance._player.timeline.end)

    return film


def verdict(right, humans, kind):
    """A beat of an accusation, as seen at a screen where these people sit."""

    def film():
        with window() as robot:
            sit(robot, accusing(right=right, humans=humans))
            table = robot.scene
            while type(table.performance.event) is not kind:
                robot.step(1, 1 / 10)
            return five(robot, table.performance._player.timeline.end)

    return film


def own():
    with window() as robot:
        scene = behind_the_curtain(robot)
        return five(robot, scene.player.timeline.end)


def ending(make):
    """How a case ends, from its first picture."""

    def film():
        with window() as robot:
            table = table_of(robot, a_case())
            robot.rest()
            robot.app.push(make(table))
            return five(robot, 12.0)

    return film


def dialog():
    with window() as robot:
        table = table_of(robot, a_case())
        robot.rest()
        robot.app.softly = True
        robot.app.push(DIALOGS["suggest"](table))
        return five(robot, TEMPO.dialog)


BYSTANDER, ACCUSER = {SUSPECTS[1]}, {SUSPECTS[0]}
FILMS = {
    "opening": beat(ev.GameBegan),
    "walk": beat(ev.Moved),
    "suggestion": beat(ev.Suggested),
    "none": beat(ev.HadNone),
    "shown": beat(ev.Showed),
    "nobody": beat(ev.NobodyDisproved),
    "accusation": verdict(True, BYSTANDER, ev.Accused),
    "wrong": verdict(False, BYSTANDER, ev.AccusationFailed),
    "right": verdict(True, BYSTANDER, ev.GameEnded),
    "right-own": verdict(True, ACCUSER, ev.GameEnded),
    "wrong-own": own,
    "dialog": dialog,
    "ending": ending(sample_scenes._ending),
    "ending-lost": ending(sample_scenes._lost),
    "ending-unsolved": ending(sample_scenes._unsolved),
    "ending-yourself": ending(sample_scenes._yourself),
    "lamp": ending(sample_scenes._envelope),
}


def packed(pictures):
    """Side by side, as a file."""
    strip = pygame.Surface((KEPT[0] * len(pictures), KEPT[1]))
    for number, picture in enumerate(pictures):
        strip.blit(picture, (number * KEPT[0], 0))
    image = Image.frombytes("RGB", strip.get_size(), pygame.image.tobytes(strip, "RGB"))
    file = io.BytesIO()
    image.save(file, "webp", quality=QUALITY, method=6)
    return file.getvalue()


def colours(file):
    return np.asarray(Image.open(io.BytesIO(file)).convert("RGB"), dtype=np.int16)


def off(one, other):
    """How far two strips are apart, in all and in the worst tile."""
    if one.shape != other.shape:
        return 255.0, 255.0
    apart = np.abs(one - other).mean(axis=2)
    high, wide = (side // TILE for side in apart.shape)
    tiles = apart[: high * TILE, : wide * TILE].reshape(high, TILE, wide, TILE)
    return apart.mean(), tiles.mean(axis=(1, 3)).max()


@later
@pytest.mark.parametrize("name", FILMS)
def test_every_beat_looks_as_it_did(name):
    seen, kept = packed(FILMS[name]()), STRIPS / f"{name}.webp"
    apart = off(colours(seen), colours(kept.read_bytes())) if kept.exists() else (255.0, 255.0)
    same = apart[0] < MEAN and apart[1] < TILE_MEAN
    if REWRITE and not same:
        STRIPS.mkdir(exist_ok=True)
        kept.write_bytes(seen)
    assert same or REWRITE, f"{name} is off by {apart}"


@later
def test_the_same_beat_twice_is_the_same_to_the_last_bit():
    def digests():
        return [
            hashlib.sha1(pygame.image.tobytes(picture, "RGB")).hexdigest()
            for name in ("suggestion", "nobody", "accusation")
            for picture in FILMS[name]()
        ]

    assert digests() == digests()


def test_all_strips_are_small():
    sizes = [file.stat().st_size for file in STRIPS.glob("*.webp")]
    assert len(sizes) == len(FILMS)
    assert sum(sizes) < 2_000_000
