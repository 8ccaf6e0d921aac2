"""What stands in the settings: a row with a name, its control, and what it means."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

import pygame

from clue.ui.stage.settings import SPEED_FACTORS, Settings
from clue.ui.theme import frames, styles
from clue.ui.widgets.base import Host, Widget
from clue.ui.widgets.button import Button
from clue.ui.widgets.label import Label
from clue.ui.widgets.layout import Cutter

PRINTED: Final = styles.PAPER.but(size=25)
ABOUT: Final = styles.PAPER_SMALL.but(size=22)
FILLED: Final = styles.TYPED.but(size=23)
"""A printed form: its own words, and what is filled in."""
DOT: Final = 8
"""How far apart the dots of its lines are, in units."""


class SettingRow(Widget):
    """One setting: its name at the left, its control at the right, what it means below."""

    def __init__(self, ui: Host, name: str, control: Widget, about: str = "", *others: str) -> None:
        super().__init__(ui)
        self.others = others  # what may come to stand below instead: there is room for each
        self.name = Label(ui, name, PRINTED, valign="middle")
        self.control = control
        for part in control.walk():
            if part.focusable and not isinstance(part, Button):
                part.called = name
        self.about = Label(ui, about, ABOUT) if about else None
        self.add(self.name, control, *([self.about] if self.about else []))

    def _name_width(self, width: int) -> int:
        return round(width * 0.46)

    def natural(self, width: int | None = None) -> tuple[int, int]:
        """As tall as the taller of name and control, and the words below."""
        wide = width or self.look.px(styles.LONG_ROW)
        high = max(
            self.name.natural(self._name_width(wide))[1],
            self.control.natural(wide - self._name_width(wide))[1],
        )
        return wide, high + self._below(wide) + self.look.px(14)

    def _below(self, width: int) -> int:
        if self.about is None:
            return 0
        letters, style = self.look.letters, self.about.style
        words = (self.about.words, *self.others)
        return max(letters.size(told, style, width)[1] for told in words)

    def tell(self, about: str) -> None:
        """What it means now that something else was chosen."""
        if self.about is not None:
            self.about.say_now(about)

    def arrange(self) -> None:
        """Side by side."""
        high = max(
            self.name.natural(self._name_width(self.rect.width))[1],
            self.control.natural(self.rect.width - self._name_width(self.rect.width))[1],
        )
        room = Cutter(self.rect)
        line = Cutter(room.top(high))
        self.name.place(line.left(self._name_width(self.rect.width)))
        tall = self.control.natural(line.rect.width)[1]
        self.control.place((line.rect.x, line.rect.centery - tall // 2, line.rect.width, tall))
        if self.about:
            self.about.place(room.rect)

    def draw(self, canvas: pygame.Surface) -> None:
        """The line it stands on, dotted, then what stands there."""
        look = self.look
        dot, y = max(1, look.px(1.6)), self.rect.bottom + look.px(3)
        tone = look.paint.colour("ink_soft")
        for x in range(self.rect.x, self.rect.right, max(2 * dot, look.px(DOT))):
            canvas.fill(tone, (x, y, dot, dot))
        self.draw_children(canvas)

    @property
    def reach(self) -> pygame.Rect:
        """Rings of the control included."""
        return self.rect.inflate(self.look.px(40), self.look.px(40))


class Pair(Widget):
    """Two small buttons side by side."""

    def __init__(self, ui: Host, *buttons: Button) -> None:
        super().__init__(ui)
        self.add(*buttons)

    def natural(self, width: int | None = None) -> tuple[int, int]:
        """A line of them; one below the other where there is no room for that."""
        sizes = [button.natural() for button in self.children]
        gap = self.look.px(14)
        wide = sum(size[0] for size in sizes) + gap
        if width is not None and wide > width:
            return width, sum(size[1] for size in sizes) + gap
        return wide if width is None else width, max(size[1] for size in sizes)

    def arrange(self) -> None:
        """From the left, or from the top."""
        room, gap = Cutter(self.rect), self.look.px(14)
        sizes = [button.natural() for button in self.children]
        beside = sum(size[0] for size in sizes) + gap <= self.rect.width
        for button, (wide, high) in zip(self.children, sizes, strict=True):
            if beside:
                button.place(room.left(wide, gap))
            else:
                button.place(Cutter(room.top(high, gap)).left(min(wide, self.rect.width)))


LANES: Final = (("pawn.scarlet", "own_speed"), ("pawn.plum", "computer_speed"))
GAP: Final = 8
LANE: Final = 92
"""How high a pawn's way is, in units."""
CROSSING: Final = 1.6
"""Seconds from one end to the other, at the usual speed."""
SHOWN: Final = 6.4
"""So long they walk after a change; then all is at rest again."""
BEAT: Final = 1 / 30


class Walks(Widget):
    """One's own pawn and a computer's, as fast as they are set, whenever that is changed."""

    def __init__(self, ui: Host, settings: Callable[[], Settings], since: float) -> None:
        super().__init__(ui)
        self.settings = settings
        self.since = since  # when something was changed

    def natural(self, width: int | None = None) -> tuple[int, int]:
        """A lane for each."""
        return width or self.rect.width, self.look.px(LANE) * len(LANES)

    def update(self, now: float) -> float:
        """Walk for a while when something was changed."""
        if now - self.since > SHOWN:
            return math.inf
        self.damage()
        return now + BEAT

    def _share(self, seconds: float, pace: float) -> float:
        """How far along its way a pawn is, there and back; it leaps where nothing may move."""
        if pace == 0 or self.settings().reduced_motion:
            return float(int(seconds / CROSSING) % 2)
        way = seconds * pace / CROSSING % 2
        return min(way, 2 - way)

    def draw(self, canvas: pygame.Surface) -> None:
        """Each on its line."""
        look = self.look
        seconds = min(max(0.0, self.ui.stage.now() - self.since), SHOWN)
        high = self.rect.height // len(LANES)
        for number, (name, field) in enumerate(LANES):
            lane = pygame.Rect(self.rect.x, self.rect.y + number * high, self.rect.width, high)
            look.paint.panel(canvas, lane.inflate(0, -look.px(GAP)), frames.TRAY)
            pawn = look.assets.scaled(name, (high, high - 2 * look.px(GAP)), "contain")
            share = self._share(seconds, SPEED_FACTORS[getattr(self.settings(), field)])
            left = lane.x + look.px(GAP) + round(share * (lane.width - high - 2 * look.px(GAP)))
            place = pygame.Rect(left, lane.y, high, high)
            canvas.blit(pawn, pawn.get_rect(center=place.center))
