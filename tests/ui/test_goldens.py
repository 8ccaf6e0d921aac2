"""Every scene looks as it did: large in English, small in French, some with large letters too.

Scenes come from :data:`clue.devkit.sample_scenes.SCENES`; a new one needs nothing here but its pictures. They
are kept as small JPEG files, and what is seen goes the same way before the two are compared.
``CLUE_REWRITE_GOLDENS=1`` draws anew those that differ; look at them before you keep them.

That words fit in every language, size and letter is what ``tests/ui/test_layout.py`` proves: these
pictures show what no rule says. Every second scene is drawn small and the others large; with
``CLUE_LONG=1``, as before every submission, each is drawn in all its ways.
"""

from __future__ import annotations

import importlib
import io
import os
import pkgutil
import sys
from pathlib import Path
from typing import NamedTuple

import pygame
import pytest

import clue.ui
from clue.devkit.robot import Robot
from clue.devkit.sample_scenes import QUIET, SCENES, show
from clue.ui.menu import title
from clue.ui.stage.scene import Scene
from clue.ui.stage.settings import Settings
from tests.daily import long, part

PICTURES = Path(__file__).parents[1] / "golden" / "pictures"
REWRITE = os.environ.get("CLUE_REWRITE_GOLDENS") == "1"
WIDE = 800
MEAN = 1.2
"""How far all the colours may be off on average, of 255: what letters' edges may differ by."""
TILE = 20
TILE_MEAN = 8
"""How far a tile of so many pixels may be off: a word that has gone is further."""
SAME = 0.2
"""Nobody sees this; such a picture is not written anew."""

LARGE = frozenset({"settings", "notebook", "log", "first", "program", "saves"})
"""What is also looked at in letters half as large again."""

NAMED = {
    "AccuseScene": "accuse",
    "AnswerScene": "puzzle-answer",
    "AskScene": "saves-rename",
    "CasesScene": "cases",
    "CloserLook": "closer",
    "CreditsScene": "credits",
    "CurtainScene": "curtain",
    "CutScene": "cut",
    "DealtScene": "beside",
    "EndingScene": "ending",
    "EnvelopeScene": "envelope",
    "ErrorScene": "error",
    "GalleryScene": "gallery",
    "HowToScene": "howto-turn",
    "LessonTable": "first",
    "LongReading": "reading",
    "NewGameScene": "newgame",
    "OnwardScene": "onward",
    "PauseScene": "pause",
    "ProgramScene": "program",
    "PromiseScene": "promise",
    "PuzzleScene": "puzzle",
    "PuzzlesScene": "puzzles",
    "QuestionScene": "greeting",
    "ReplayScene": "replay",
    "ReviewScene": "review",
    "RulesScene": "rules",
    "SavesScene": "saves",
    "SeeCardScene": "see",
    "SettingsScene": "settings",
    "ShowCardScene": "show",
    "StatisticsScene": "statistics",
    "SuggestScene": "suggest",
    "TableScene": "table",
    "TitleScene": "title",
}
"""Every scene there is, and one of its pictures."""
UNSEEN = {
    *("WidgetScene", "Dialog", "BookletScene", "InvitationScene", "PhonesScene", "OneCodeScene"),
    "BesideScene",  # each has codes that are drawn by chance
    "OwnVerdictScene",  # in tests/ui/test_strips.py
}
"""What all scenes have in common, a dark moment, what is gone as soon as a file is read, and codes that are new each time."""

pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="letters are drawn a little otherwise elsewhere"
)


class Kind(NamedTuple):
    """One way to look at scenes."""

    size: tuple[int, int]
    language: str
    text: float

    def __str__(self):
        size = "x".join(map(str, self.size))
        return f"{size}-{self.language}" + ("-large" if self.text > 1 else "")

    def scenes(self):
        """The scenes looked at this way: every part of a name counts, ``settings-sound`` too."""
        return [n for n in SCENES if self.text == 1 or n.partition("-")[0] in LARGE]


WIDE_ENGLISH = Kind((1920, 1080), "en", 1.0)
NARROW_FRENCH = Kind((1024, 640), "fr", 1.0)
LARGE_LETTERS = Kind((1024, 640), "en", 1.5)
CASES = [
    (kind, name) for kind in (WIDE_ENGLISH, NARROW_FRENCH, LARGE_LETTERS) for name in kind.scenes()
]
DAILY = {(NARROW_FRENCH, name) for name in list(SCENES)[::4]} | {
    (WIDE_ENGLISH, name) for name in list(SCENES)[2::4]
}
DRAWN = CASES if REWRITE else part(CASES, [case for case in CASES if case in DAILY])


@pytest.fixture(scope="module")
def robot(request):
    """One window for all the scenes looked at in the same way."""
    kind = request.param
    settings = Settings(language=kind.language, text_size=kind.text).but(**QUIET)
    with Robot(title, size=kind.size, settings=settings) as robot:
        yield robot


@pytest.fixture(autouse=True)
def _nothing_kept(monkeypatch, tmp_path):
    """No case lies on the table: the title would offer to go on with it."""
    monkeypatch.setenv("CLUE_DATA", str(tmp_path))


def picture_of(kind: Kind, name: str) -> Path:
    return PICTURES / f"{name}-{kind}.jpg"


def as_kept(surface: pygame.Surface) -> bytes:
    """The bytes a picture of the window is kept as."""
    wide, high = surface.get_size()
    small = pygame.transform.smoothscale(surface.convert(24), (WIDE, high * WIDE // wide))
    written = io.BytesIO()
    pygame.image.save(small, written, ".jpg")
    return written.getvalue()


def opened(kept: bytes) -> pygame.Surface:
    return pygame.image.load(io.BytesIO(kept), ".jpg").convert(24)


def apart(one: pygame.Surface, other: pygame.Surface) -> pygame.Surface:
    """How far two pictures are from each other, colour by colour."""
    apart = one.copy()
    apart.blit(other, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    back = other.copy()
    back.blit(one, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    apart.blit(back, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return apart


def mean_of(difference: pygame.Surface) -> float:
    return max(pygame.transform.average_color(difference)[:3])


def worst_of(difference: pygame.Surface) -> int:
    """The worst tile."""
    wide, high = (max(1, side // TILE) for side in difference.get_size())
    tiles = pygame.transform.smoothscale(difference, (wide, high))
    return max(max(tiles.get_at((x, y))[:3]) for x in range(wide) for y in range(high))


def differs(path: Path, seen: bytes, mean: float, tile: float) -> str:
    """In what way a picture is not the one that is kept; nothing if it is."""
    if not path.is_file():
        return f"no picture {path.name}: look at it, then draw it with CLUE_REWRITE_GOLDENS=1"
    kept, now = opened(path.read_bytes()), opened(seen)
    if kept.get_size() != now.get_size():
        return f"{path.name} is {kept.get_size()}, the window {now.get_size()}"
    difference = apart(kept, now)
    found = mean_of(difference), worst_of(difference)
    if found[0] > mean or found[1] > tile:
        return f"{path.name} is off by {found[0]} on average, by {found[1]} at the worst place"
    return ""


@long
@pytest.mark.parametrize(
    ("robot", "kind", "name"),
    [(kind, kind, name) for kind, name in DRAWN],
    ids=[f"{name}-{kind}" for kind, name in DRAWN],
    indirect=["robot"],
)
def test_a_scene_looks_as_it_did(robot, kind, name):
    show(robot, name)
    shown = type(robot.scene).__name__
    assert all(shown == kind for kind, moment in NAMED.items() if moment == name)
    path, seen = picture_of(kind, name), as_kept(robot.frame())
    if REWRITE:
        if differs(path, seen, SAME, 1):
            PICTURES.mkdir(parents=True, exist_ok=True)
            path.write_bytes(seen)
        return
    assert not differs(path, seen, MEAN, TILE_MEAN)


def test_there_is_a_picture_of_every_scene():
    for module in pkgutil.walk_packages(clue.ui.__path__, "clue.ui."):
        importlib.import_module(module.name)
    there, found = [Scene], set()
    while there:
        kind = there.pop()
        there += kind.__subclasses__()
        found |= {kind.__name__} if kind.__module__.startswith("clue.") else set()
    assert found - UNSEEN - {"Scene"} == set(NAMED)
    assert set(NAMED.values()) <= set(SCENES)


def test_no_picture_is_left_of_a_scene_that_has_gone():
    wanted = {picture_of(kind, name) for kind, name in CASES}
    gone = set(PICTURES.glob("*.jpg")) - wanted
    if REWRITE:
        for path in gone:
            path.unlink()
        return
    assert not gone
