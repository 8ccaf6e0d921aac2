"""Cards one can look at or choose: a picture with its name, a tile with a sentence."""

from __future__ import annotations

from typing import Final

import pygame

from clue.ui.theme import skins, styles
from clue.ui.theme.markup import Words
from clue.ui.theme.skins import Border, Skin
from clue.ui.theme.styles import Style
from clue.ui.widgets.base import Action, Host
from clue.ui.widgets.button import Pressable


class PictureCard(Pressable):
    """A playing card: its picture, its name on a dark strip, perhaps a tag in the corner."""

    def __init__(
        self,
        ui: Host,
        picture: str,
        name: Words,
        on_press: Action | None = None,
        *,
        chosen: bool = False,
        faded: bool = False,
        tag: str = "",
        style: Style = styles.SMALL,
        emblem: str = "",
        tip: str = "",
    ) -> None:
        super().__init__(ui, on_press or _nothing, tip=tip)
        self.picture = picture
        self.name = name
        self.chosen = chosen
        self.faded = faded
        self.tag = tag
        self.style = style
        self.emblem = emblem
        self._focusable = on_press is not None

    @property
    def focusable(self) -> bool:  # type: ignore[override]
        """Only when pressing it does something."""
        return self._focusable

    def natural(self, width: int | None = None) -> tuple[int, int]:
        """Three to four, as cards are."""
        wide = width or self.look.px(160)
        return wide, round(wide * 4 / 3)

    @property
    def reach(self) -> pygame.Rect:
        """The glow of the chosen one included."""
        return super().reach.union(self.look.paint.reach(self.rect, _GLOW))

    def choose(self, on: bool) -> None:
        """Mark it as the chosen one or not."""
        if on != self.chosen:
            self.chosen = on
            self.damage()

    def draw(self, canvas: pygame.Surface) -> None:
        """Glow, picture, strip and name, tag."""
        look = self.look
        if self.chosen:
            look.paint.panel(canvas, self.rect, _GLOW)
        border, width = ("lamp", 4.0) if self.chosen else ("brass", 2.0)
        if self.hovered and self.focusable and not self.chosen:
            border, width = "lamp", 2.5
        look.paint.card(
            canvas, self.rect, self.picture, border=border, width=width, faded=self.faded
        )
        if self.name:
            self._draw_name(canvas, width)
        if self.tag:
            self._draw_tag(canvas)
        self.draw_ring(canvas)

    def _draw_name(self, canvas: pygame.Surface, width: float) -> None:
        look = self.look
        inset = look.px(width)
        high = look.letters.line_height(self.style) + look.px(10)
        strip = pygame.Rect(
            self.rect.x + inset, self.rect.bottom - high - inset, self.rect.width - 2 * inset, high
        )
        canvas.blit(look.paint.strip(strip.size, look.px(10 - width)), strip)
        sign = 0
        if self.emblem:
            sign = round(high * 0.72)
            canvas.blit(
                look.assets.icon(self.emblem, sign),
                (strip.x + look.px(8), strip.centery - sign // 2),
            )
            sign += look.px(8)
        words = pygame.Rect(strip.x + sign, strip.y, strip.width - sign, strip.height)
        words.inflate_ip(-look.px(12), 0)
        style = look.letters.fit(self.name, self.style, words.width)
        colour = "soft" if self.faded else None
        look.letters.draw(canvas, self.name, style, words, align="center", colour=colour)

    def _draw_tag(self, canvas: pygame.Surface) -> None:
        look = self.look
        style = styles.PAPER_SMALL.but(colour="ink")
        wide, high = look.letters.size(self.tag, style)
        rect = pygame.Rect(0, 0, wide + look.px(16), high + look.px(2))
        rect.topright = (self.rect.right - look.px(8), self.rect.y + look.px(8))
        look.paint.panel(canvas, rect, skins.TAG)
        look.letters.draw(canvas, self.tag, style, rect, align="center")


_GLOW: Final = Skin(alpha=0, radius=12, borders=(), shadow=15, shadow_alpha=150, glow="lamp")


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


def _nothing() -> None:
    """A card only to look at."""
