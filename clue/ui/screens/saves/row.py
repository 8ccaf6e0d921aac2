"""A saved case in the list: a folder with its board as a photograph; beside it, that alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

import pygame

from clue.rules.cards import Seat
from clue.ui.cards.stage_pictures import portrait
from clue.ui.reading.readable import Readable
from clue.ui.screens.saves.summary import Summary
from clue.ui.theme import frames, styles
from clue.ui.theme.frames import Skin
from clue.ui.widgets.base import Host, Widget, WidgetAct
from clue.ui.widgets.button import Pressable
from clue.ui.widgets.layout import Cutter

FOLDER: Final = Skin(top="paper", bottom="paper_edge", radius=6, shadow=12, drop=4)
TAB: Final = Skin(top="paper_edge", bottom="paper_edge", radius=9, shadow=8, drop=2)
LIT: Final = Skin(alpha=0, radius=8, shadow=18, shadow_alpha=170, glow="lamp")
TAB_HIGH: Final = 9
"""How far the tab of the hinder leaf looks out, in units."""
PRINT: Final = Skin(top="cream", bottom="cream", radius=2, shadow=6, drop=2, shadow_alpha=130)
FACE: Final = 46
INSIDE: Final = (26, 18)
"""What is free inside a folder, both sides together."""
PRINT_GAP: Final = 18
"""Between the photograph and the words."""
HEM: Final = 5
"""The photograph's white edge."""
CLIP: Final = (11, 30)
"""The paper clip, and how far it looks out above."""
CLIP_OUT: Final = 9
FACE_GAP: Final = 4
CAST_GAP: Final = 10
"""Between two heads, and between the last and the words."""


class SaveRow(Pressable):
    """One game: a photograph of its board, what it is called, when, who sits there, the turn."""

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

    def heard(self) -> Readable:
        """All of its lines, and whether it is the one."""
        lines = [words for _, words, _ in _lines(self.ask())[1:] if words]
        return replace(super().heard(), value=". ".join(lines), chosen=self.chosen)

    def natural(self, width: int | None = None) -> tuple[int, int]:
        """Room for three lines."""
        lines = (styles.NAME, styles.SMALL, styles.SMALL)
        high = sum(self.look.letters.line_height(style) for style in lines)
        return width or self.look.px(styles.LONG_ROW), high + self.look.px(34 + TAB_HIGH)

    @property
    def reach(self) -> pygame.Rect:
        """Its glow and its ring."""
        return super().reach.union(self.look.paint.reach(self.rect, frames.PANEL_CHOSEN))

    def draw(self, canvas: pygame.Surface) -> None:
        """A folder: its photograph, three lines, a face for each seat."""
        look, told = self.look, self.ask()
        if self.chosen or self.hovered:
            look.paint.panel(canvas, self.rect, LIT)
        folder = self._draw_folder(canvas)
        room = Cutter(folder.inflate(-look.px(INSIDE[0]), -look.px(INSIDE[1])))
        side = room.rect.height
        self._draw_photograph(canvas, room.left(side, look.px(PRINT_GAP)))
        faces = self._draw_cast(canvas, room.rect, told.seats)
        for style, words, briefly in _lines(told):
            line = room.top(look.letters.line_height(style), look.px(1))
            line.width -= faces
            said, fitting = look.letters.first_to_fit((words, briefly), style, line.width)
            look.letters.draw(canvas, said, fitting, line, wrap=True, lines=1)
        self.draw_ring(canvas)

    def _draw_folder(self, canvas: pygame.Surface) -> pygame.Rect:
        """Two leaves of card, the hinder one with its tab; gives the front one's place."""
        look, rect = self.look, self.rect
        tab = pygame.Rect(rect.x + look.px(16), rect.y, rect.width // 4, look.px(40))
        look.paint.panel(canvas, tab, TAB)
        folder = pygame.Rect(rect.x, rect.y + look.px(TAB_HIGH), rect.width, 0)
        folder.height = rect.bottom - folder.y
        look.paint.panel(canvas, folder, FOLDER)
        return folder

    def _draw_photograph(self, canvas: pygame.Surface, place: pygame.Rect) -> None:
        """The board with a white margin, under a paper clip."""
        look, margin = self.look, self.look.px(HEM)
        picture = self.picture(place.width - 2 * margin)
        if picture is None:
            sign = look.assets.icon("icon.warning", place.width // 2, look.paint.colour("wine"))
            canvas.blit(sign, sign.get_rect(center=place.center))
            return
        lies = picture.get_rect(center=place.center)
        look.paint.panel(canvas, lies.inflate(2 * margin, 2 * margin), PRINT)
        canvas.blit(picture, lies)
        clip = pygame.Rect(0, 0, look.px(CLIP[0]), look.px(CLIP[1]))
        clip.midtop = (place.x + place.width // 4, place.y - look.px(CLIP_OUT))
        for shrink in (0, look.px(6)):
            wire = clip.inflate(-shrink, -2 * shrink)
            width, radius = max(1, look.px(2)), wire.width // 2
            pygame.draw.rect(canvas, look.paint.colour("brass_dim"), wire, width, radius)

    def _draw_cast(self, canvas: pygame.Surface, room: pygame.Rect, seats: Sequence[Seat]) -> int:
        """Who sits there, at the right; how much of the room they take."""
        look = self.look
        side = min(look.px(FACE), room.height)
        step = side + look.px(FACE_GAP)
        if len(seats) * step > room.width // 2:
            step = room.width // 2 // len(seats)
        for n, seat in enumerate(reversed(seats)):
            face = pygame.Rect(room.right - side - n * step, room.y, side, side)
            radius = side / 2 / look.scale.factor
            look.paint.card(canvas, face, portrait(seat), border=seat.value, width=3, radius=radius)
        return len(seats) * step + look.px(CAST_GAP) if seats else 0


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


def _lines(told: Summary) -> list[tuple[styles.Style, str, str]]:
    """Each line's style, its words, and fewer words."""
    soft = styles.SMALL.but(colour="wine" if told.fault else "ink_soft")
    below = " · ".join(part for part in (told.when, told.turn, told.copied) if part)
    return [
        (styles.NAME.but(colour="wine_deep"), told.title, told.title),
        (styles.SMALL.but(colour="ink"), below, below),
        (soft, told.fault or told.players, told.fault or told.briefly),
    ]
