"""What takes long is done in parts, beforehand, or not at all; and it looks the same."""

import pygame
import pytest

from clue.devkit.robot import Robot
from clue.ui.menu import title
from clue.ui.stage.scene import WidgetScene
from clue.ui.stage.settings import Settings
from clue.ui.theme.frames import PanelPainter, Skin
from clue.ui.widgets.base import Widget
from clue.ui.widgets.boxes import Panel
from clue.ui.window.crossing import Covered
from clue.ui.window.rehearsal import Rehearsal

HOLLOW = Skin(alpha=0, radius=12, shadow=20, shadow_alpha=150, glow="lamp", drop=6)
SOLID = Skin(radius=12, shadow=20, drop=6)


@pytest.fixture
def window():
    with Robot(title, size=(1280, 720), settings=Settings(language="en")) as robot:
        yield robot.app


@pytest.mark.parametrize("skin", [HOLLOW, SOLID])
def test_a_large_panel_in_parts_is_the_panel(window, skin):
    panels, size = PanelPainter(window.look.scale, window.look.palette), (700, 500)
    assert panels.is_large(size, skin)
    plate, whole = panels.plate(size, skin), panels.panel(size, skin)
    margin = window.look.px(skin.margin)
    seen = []
    for draw in (
        lambda canvas: plate.draw(canvas, (80 + margin, 60 + margin)),
        lambda canvas: canvas.blit(whole, (80, 60), special_flags=pygame.BLEND_PREMULTIPLIED),
    ):
        canvas = pygame.Surface((1000, 800))
        canvas.fill((120, 60, 30))
        draw(canvas)
        seen.append(pygame.image.tobytes(canvas, "RGB"))
    assert max(abs(one - other) for one, other in zip(*seen, strict=True)) <= 1


def test_a_hollow_panel_takes_no_memory_for_its_hollow(window):
    panels, size = PanelPainter(window.look.scale, window.look.palette), (1200, 700)
    whole = panels.panel(size, HOLLOW)
    assert panels.plate(size, HOLLOW).bytes < whole.get_width() * whole.get_height() * 4 / 2


def test_a_backdrop_made_in_parts_is_there_once_they_are_done(window):
    paint, size, red = window.look.paint, (900, 700), ((60, 10, 20), (4, 4, 4))
    parts = paint.paint_backdrop(size, *red)
    assert sum(1 for _ in parts) > 3
    made = paint.backdrop(size, *red)
    assert paint.backdrop(size, *red) is made
    assert made.get_at((450, 340)).r > made.get_at((2, 2)).r + 20


def test_what_turns_over_and_over_spoils_what_it_covers_once():
    covered, window = Covered(), pygame.Surface((400, 300))
    covered.keep(window, "a dialog")
    for _ in range(200):
        covered.spoil(pygame.Rect(100, 100, 90, 80))
        covered.spoil(pygame.Rect(110, 105, 20, 20))
    assert covered.lay_back(window) == [pygame.Rect(100, 100, 90, 80)]


class Slow(Widget):
    """Has a picture that must come first."""

    drawn = 0

    def draw(self, canvas):
        self.look.assets.scaled("card.back", (300, 400), "cover")
        self.drawn += 1


class Holder(Panel):
    """Counts how often it is painted."""

    drawn = 0

    def draw(self, canvas):
        self.drawn += 1
        super().draw(canvas)


class Boxed(WidgetScene):
    """A box with something slow in it, and a ground in parts."""

    def fill(self):
        self.parts = 0
        self.box = Holder(self.screen)
        self.box.place(pygame.Rect(100, 100, 500, 500))
        self.slow = Slow(self.screen)
        self.slow.place(pygame.Rect(120, 120, 300, 400))
        self.box.add(self.slow)
        self.screen.add(self.box)

    def prepare(self):
        for _ in range(3):
            self.parts += 1
            yield


def test_a_box_waits_in_a_rehearsal_for_what_is_in_it(window):
    scene = Boxed()
    window.push(scene)
    rehearsal = Rehearsal.before(scene)
    rehearsal.go_on(0.0)
    for _ in range(500):
        if rehearsal.go_on(0.001):
            break
        assert scene.slow.drawn or not scene.box.drawn
        pygame.time.wait(2)
    assert scene.parts == 3
    assert scene.slow.drawn
    assert scene.box.drawn
