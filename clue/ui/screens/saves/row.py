"""A saved case in the list: a row with its board as a stamp; large beside it, the stamp alone."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from clue.ui.screens.saves.summary import Summary
from clue.ui.theme import frames, styles
from clue.ui.widgets.base import Host, Widget, WidgetAct
from clue.ui.widgets.button import Pressable
from clue.ui.widgets.layout import Cutter


class SaveRow(Pressable):
    """One game: its board as a stamp, what it is called, when, who sits there, the turn."""

    sound = "page"

    def __init__(
        self,
        ui: Host,
        ask: Callable[[], Summary],
        picture: Callable[[int], pygame.Surface | None],
        on_press: WidgetAct,
        *,
        chosen: bool,
    ) -> None:
        super().__init__(ui, on_press)
        self.ask = ask
        self.picture = picture
        self.chosen = chosen

    @property
    def reads(self) -> str:
        """What it is called."""
        return self.ask().title

    def natural(self, width: int | None = None) -> tuple[int, int]:
        """Room for three lines."""
        lines = (styles.NAME, styles.SMALL, styles.SMALL)
        high = sum(self.look.letters.line_height(style) for style in lines)
        return width or self.look.px(900), high + self.look.px(34)

    @property
    def reach(self) -> pygame.Rect:
        """Its glow and its ring."""
        return super().reach.union(self.look.paint.reach(self.rect, frames.PANEL_CHOSEN))

    def draw(self, canvas: pygame.Surface) -> None:
        """The stamp, three lines, a dot for each seat."""
        look, told = self.look, self.ask()
        skin = frames.PANEL_CHOSEN if self.chosen or self.hovered else frames.PANEL
        look.paint.panel(canvas, self.rect, skin)
        room = Cutter(self.rect.inflate(-look.px(24), -look.px(20)))
        side = room.rect.height
        stamp = room.left(side, look.px(18))
        room.top(look.px(4))
        picture = self.picture(side)
        if picture is not None:
            canvas.blit(picture, picture.get_rect(center=stamp.center))
        else:
            sign = look.assets.icon("icon.warning", side // 2)
            canvas.blit(sign, sign.get_rect(center=stamp.center))
        for style, words in _lines(told):
            line = room.top(look.letters.line_height(style), look.px(2))
            fitting = look.letters.fit(words, style, line.width)
            look.letters.draw(canvas, words, fitting, line, wrap=True, lines=1)
        dot = look.px(9)
        for n, seat in enumerate(reversed(told.seats)):
            centre = (self.rect.right - look.px(26) - n * 3 * dot, self.rect.top + look.px(30))
            look.paint.diamond(canvas, centre, 2 * dot / look.scale.factor, seat.value)
        self.draw_ring(canvas)


class Stamp(Widget):
    """The board of the chosen game, as large as there is room."""

    def __init__(self, ui: Host, picture: Callable[[int], pygame.Surface | None]) -> None:
        super().__init__(ui)
        self.picture = picture

    def draw(self, canvas: pygame.Surface) -> None:
        """The picture in a thin brass edge."""
        picture = self.picture(min(self.rect.size))
        if picture is None:
            return
        place = picture.get_rect(center=self.rect.center)
        canvas.blit(picture, place)
        pygame.draw.rect(canvas, self.look.paint.colour("brass"), place, max(1, self.look.px(2)))


def _lines(told: Summary) -> list[tuple[styles.Style, str]]:
    soft = styles.SMALL.but(colour="warn" if told.fault else "soft")
    below = " · ".join(part for part in (told.when, told.turn, told.copied) if part)
    return [(styles.NAME, told.title), (styles.SMALL, below), (soft, told.fault or told.players)]
