"""A tile to choose: a heading and a sentence, such as a rulebook."""

from __future__ import annotations

from typing import Final

import pygame

from clue.ui.theme import skins, styles
from clue.ui.theme.markup import Words
from clue.ui.theme.skins import Border, Skin
from clue.ui.theme.styles import Style
from clue.ui.widgets.base import Action, Host
from clue.ui.widgets.button import Pressable


class Tile(Pressable):
    """A heading and a sentence one can choose: an edition, a mansion."""

    def __init__(
        self,
        ui: Host,
        heading: str,
        words: Words,
        on_press: Action,
        *,
        chosen: bool = False,
        style: Style = styles.SMALL,
        tip: str = "",
    ) -> None:
        super().__init__(ui, on_press, tip=tip)
        self.heading = heading
        self.words = words
        self.chosen = chosen
        self.style = style

    @property
    def reads(self) -> Words:
        """Its heading."""
        return self.heading

    def natural(self, width: int | None = None) -> tuple[int, int]:
        """As tall as its words at that width."""
        wide = width or self.look.px(230)
        room = wide - self.look.px(36)
        letters = self.look.letters
        high = letters.size(self.heading, self._heading_style(room), room)[1]
        high += letters.size(self.words, self.style, room)[1]
        return wide, high + self.look.px(38)

    @property
    def reach(self) -> pygame.Rect:
        """Glow included."""
        return super().reach.union(self.look.paint.reach(self.rect, skins.WINE_CARD))

    def _heading_style(self, width: int) -> Style:
        """Small enough that no word of the heading is broken."""
        longest = max(self.heading.split(" "), key=len)
        return self.look.letters.fit(longest, styles.NAME, width)

    def choose(self, on: bool) -> None:
        """Mark it as the chosen one or not."""
        if on != self.chosen:
            self.chosen = on
            self.damage()

    def draw(self, canvas: pygame.Surface) -> None:
        """Wine red when chosen."""
        look = self.look
        skin = skins.WINE_CARD if self.chosen else (_TILE_LIT if self.hovered else skins.PANEL)
        look.paint.panel(canvas, self.rect, skin)
        self.draw_ring(canvas, 12)
        room = self.rect.inflate(-look.px(36), -look.px(28))
        style = self._heading_style(room.width)
        place = look.letters.draw(canvas, self.heading, style, room, valign="top", wrap=True)
        below = pygame.Rect(room.x, place.bottom + look.px(4), room.width, room.height)
        look.letters.draw(canvas, self.words, self.style, below, valign="top", wrap=True)


_TILE_LIT: Final = Skin(top="panel_lit", borders=(Border(0, 1.8, "brass"),), radius=12)
