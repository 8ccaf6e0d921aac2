"""Every scene looks as it did: pictures kept at a third of their size, compared with tolerance.

``CLUE_REWRITE_GOLDENS=1`` draws them anew; look at them before you keep them.
"""

from __future__ import annotations

import io
import os
import sys
from pathlib import Path

import pygame
import pytest

from clue.ui.moments import QUIET, SCENES, show
from clue.ui.robot import Robot
from clue.ui.settings import Settings
from clue.ui.start import title

PICTURES = Path(__file__).parents[1] / "golden" / "pictures"
REWRITE = os.environ.get("CLUE_REWRITE_GOLDENS") == "1"
WIDE = 640
KINDS = (((1920, 1080), "en"), ((1024, 640), "fr"))
MEAN = 1.2
"""How far all the colours may be off on average, of 255: what letters' edges may differ by."""
TILE = 20
TILE_MEAN = 8
"""How far a tile of so many pixels may be off: a word that has gone is further."""

pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="letters are drawn a little otherwise elsewhere"
)


@pytest.fixture(scope="module", params=KINDS, ids=lambda kind: "x".join(map(str, kind[0])))
def robot(request):
    size, language = request.param
    settings = Settings(language=language).but(**QUIET)
    with Robot(title, size=size, settings=settings) as robot:
        yield robot


def small(surface: pygame.Surface) -> pygame.Surface:
    wide, high = surface.get_size()
    return pygame.transform.smoothscale(surface.convert(24), (WIDE, high * WIDE // wide))


def colour_means(one: pygame.Surface, other: pygame.Surface, tile: int) -> pygame.Surface:
    """How far two pictures are from each other, averaged over tiles."""
    apart = one.copy()
    apart.blit(other, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    back = other.copy()
    back.blit(one, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    apart.blit(back, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    wide, high = apart.get_size()
    return pygame.transform.smoothscale(apart, (max(1, wide // tile), max(1, high // tile)))


def worst(surface: pygame.Surface) -> float:
    wide, high = surface.get_size()
    return max(max(surface.get_at((x, y))[:3]) for x in range(wide) for y in range(high))


@pytest.fixture(autouse=True)
def _nothing_kept(monkeypatch, tmp_path):
    """No case lies on the table: the title would offer to go on with it."""
    monkeypatch.setenv("CLUE_DATA", str(tmp_path))


@pytest.mark.parametrize("name", SCENES)
def test_a_scene_looks_as_it_did(robot, name):
    show(robot, name)
    size = "x".join(map(str, robot.app.look.size))
    path = PICTURES / f"{name}-{size}-{robot.app.words.language}.jpg"
    written = io.BytesIO()
    pygame.image.save(small(robot.frame()), written, ".jpg")
    if REWRITE:
        PICTURES.mkdir(parents=True, exist_ok=True)
        path.write_bytes(written.getvalue())
        return
    written.seek(0)
    seen = pygame.image.load(written, ".jpg").convert(24)  # what JPEG loses, both have lost
    kept = pygame.image.load(str(path)).convert(24)
    assert kept.get_size() == seen.get_size()
    mean = max(pygame.transform.average_color(colour_means(kept, seen, 1))[:3])
    assert mean <= MEAN
    tile = worst(colour_means(kept, seen, TILE))
    assert tile <= TILE_MEAN
