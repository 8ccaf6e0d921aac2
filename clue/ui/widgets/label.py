"""Words that stand still."""

from __future__ import annotations

import pygame

from clue.ui.theme.markup import Words
from clue.ui.theme.styles import Align, Halo, Style, Valign
from clue.ui.widgets.base import Host, Widget


class Label(Widget):
    """A word, a line or a paragraph."""

    def __init__(
        self,
        ui: Host,
        words: Words,
        style: Style,
        *,
        align: Align = "left",
        valign: Valign = "top",
        wrap: bool = True,
        colour: str | None = None,
        lines: int | None = None,
        smallest: float = 0,
        halo: Halo | None = None,
    ) -> None:
        super().__init__(ui)
        self.words = words
        self.style = style
        self.align = align
        self.valign = valign
        self.wrap = wrap
        self.colour = colour
        self.lines = lines
        self.smallest = smallest  # paragraphs shrink down to this rather than be cut
        self.halo = halo

    @property
    def reads(self) -> Words:
        """What it says now."""
        return self.words

    def natural(self, width: int | None = None) -> tuple[int, int]:
        """What the words take, wrapped at ``width``."""
        wide, high = self.look.letters.size(self.words, self.style, width if self.wrap else None)
        if self.lines is not None:
            high = min(high, self.lines * self.look.letters.line_height(self.style))
        return wide, high

    def say_now(self, words: Words) -> None:
        """Other words from now on."""
        if words != self.words:
            self.words = words
            self.damage()

    @property
    def reach(self) -> pygame.Rect:
        """Words may hang over a little."""
        grow = self.look.px(2 * self.halo.reach + 2 if self.halo else 4)
        return self.rect.inflate(2 * grow, 2 * grow)

    @property
    def set_in(self) -> Style:
        """The style the words are really set in: smaller where they would not fit."""
        letters, style = self.look.letters, self.style
        if not self.wrap:
            return letters.fit(self.words, style, self.rect.width)
        while (
            self.smallest
            and style.size > self.smallest
            and letters.size(self.words, style, self.rect.width)[1] > self.rect.height
        ):
            style = style.but(size=style.size - 1)
        return style

    @property
    def inked(self) -> pygame.Rect:
        """Where its words stand, which may be less than the room it has."""
        look, rect = self.look, self.rect
        wide, high = look.letters.size(self.words, self.set_in, rect.width if self.wrap else None)
        ink = pygame.Rect(rect.topleft, (min(wide, rect.width), min(high, rect.height)))
        if self.align != "left":
            ink.x += (rect.width - ink.width) // (2 if self.align == "center" else 1)
        if self.valign != "top":
            ink.y += (rect.height - ink.height) // (2 if self.valign == "middle" else 1)
        return ink

    def draw(self, canvas: pygame.Surface) -> None:
        """Set the words."""
        if self.halo is not None:
            self._draw_haloed(canvas, self.halo)
            return
        self.look.letters.draw(
            canvas,
            self.words,
            self.set_in,
            self.rect,
            colour=self.colour,
            align=self.align,
            valign=self.valign,
            wrap=self.wrap,
            lines=self.lines,
        )

    def _draw_haloed(self, canvas: pygame.Surface, halo: Halo) -> None:
        """One line, as it would stand without its halo."""
        letters, style = self.look.letters, self.set_in
        image = letters.haloed(self.words, style, halo=halo, colour=self.colour)
        pad = self.look.px(2 * halo.reach) + 1
        line = pygame.Rect((0, 0), letters.size(self.words, style))
        line.topleft = self.rect.topleft
        if self.align == "center":
            line.midtop = self.rect.midtop
        canvas.blit(image, (line.x - pad, line.y - pad))
