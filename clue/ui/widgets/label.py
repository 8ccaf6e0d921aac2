"""Words that stand still."""

from __future__ import annotations

from typing import Final

import pygame

from clue.ui.reading.readable import Role
from clue.ui.theme import frames, styles
from clue.ui.theme.look import Look
from clue.ui.theme.styles import Align, Halo, Style, Valign, Words
from clue.ui.widgets.base import Host, Widget

OVERHANG: Final = 4
HALO_SPARE: Final = 2
"""How far letters may hang over, and what a halo has beyond twice its reach."""

TIP: Final = 520
"""No tip is broader."""
TIP_PAD: Final = (32, 20)
"""Round its words, both sides together."""
TIP_GAP: Final = 10
"""Between a tip and what it is about."""


class Label(Widget):
    """A word, a line or a paragraph."""

    role = Role.LABEL

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
        grow = self.look.px(2 * self.halo.reach + HALO_SPARE if self.halo else OVERHANG)
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


class Image(Widget):
    """One of the game's pictures, by its name."""

    def __init__(self, ui: Host, name: str) -> None:
        super().__init__(ui)
        self.name = name

    def draw(self, canvas: pygame.Surface) -> None:
        """As large as its place allows."""
        picture = self.look.assets.scaled(self.name, self.rect.size, "contain")
        canvas.blit(picture, picture.get_rect(center=self.rect.center))


class Tooltip:
    """Words in a small dark box, near a rectangle and inside the window."""

    def __init__(
        self, look: Look, words: Words, beside: pygame.Rect, *, at_side: bool = False
    ) -> None:
        self.look = look
        widest = look.px(TIP)
        width = min(widest, look.letters.size(words, styles.SMALL)[0])
        self._text = look.letters.image(words, styles.SMALL, width=width)
        self.rect = self._text.get_rect().inflate(look.px(TIP_PAD[0]), look.px(TIP_PAD[1]))
        gap = look.px(TIP_GAP)
        self.rect.midtop = (beside.centerx, beside.bottom + gap)
        if at_side:
            self.rect.midleft = (beside.right + 2 * gap, beside.centery)
            if self.rect.right > look.size[0] - gap:
                self.rect.midright = (beside.left - 2 * gap, beside.centery)
        window = pygame.Rect((0, 0), look.size).inflate(-2 * gap, -2 * gap)
        if self.rect.bottom > window.bottom and not at_side:
            self.rect.bottom = beside.top - gap
        self.rect.clamp_ip(window)
        self.reach = look.paint.reach(self.rect, frames.TOOLTIP)

    def draw(self, canvas: pygame.Surface) -> None:
        """Paint it."""
        self.look.paint.panel(canvas, self.rect, frames.TOOLTIP)
        canvas.blit(self._text, self._text.get_rect(center=self.rect.center))
