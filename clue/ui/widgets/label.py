"""Words that stand still: on a page, as a tip beside a thing, as a notice over whatever is on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from operator import itemgetter
from typing import Final, NamedTuple

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

LASTS: Final = 7.0
"""Seconds for which a notice is shown."""
BROADEST: Final = 1100
BESIDE: Final = 120
"""No notice is broader, and so much of the window is free beside it, both sides together."""
PAD: Final = (56, 28)
"""Round its words, both sides together."""
EDGE: Final = 40
"""How far it stays from the window's edges, in units."""
PLACES: Final = 45
"""So many rows are tried from foot to head."""
READ: Final = 0.3
"""What it costs to touch a sentence, beside touching a button."""


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


class Beneath(NamedTuple):
    """Something a notice may lie upon."""

    rect: pygame.Rect
    pressed: bool  # or said just now; else only read


class Notice:
    """One sentence, for a while: a missing picture, a repaired setting.

    It lies at the window's foot, and gives way to what one may want to press or read there.
    """

    def __init__(self, sentence: str, look: Look, now: float, until: float | None = None) -> None:
        self.sentence = sentence
        self.look = look
        self.until = now + LASTS if until is None else until
        widest = min(look.px(BROADEST), look.size[0] - look.px(BESIDE))
        width = min(widest, look.letters.size(sentence, styles.BODY)[0])
        self._text = look.letters.image(sentence, styles.BODY, width=width, align="center")
        size = self._text.get_rect().inflate(look.px(PAD[0]), look.px(PAD[1])).size
        self._berths = _berths(size, look)
        self.rect = self._berths[0]
        self._given_way: list[Beneath] = []  # to what lay there when it looked last

    @property
    def reach(self) -> pygame.Rect:
        """Everything it paints on, shadow included."""
        return self.look.paint.reach(self.rect, frames.TOOLTIP)

    def anew(self, look: Look) -> Notice:
        """The same for another look."""
        return Notice(self.sentence, look, 0, self.until)

    def give_way(self, widgets: Iterable[Widget], words: Iterable[pygame.Rect] = ()) -> bool:
        """Lie where it hides least of what one needs; whether it had to move for that."""
        beneath = [*_needed(widgets), *(Beneath(rect, pressed=True) for rect in words)]
        if beneath == self._given_way:
            return False
        self._given_way, before = beneath, self.rect
        costs = [(_hidden(berth, beneath), berth) for berth in (before, *self._berths)]
        self.rect = min(costs, key=itemgetter(0))[1]  # the first of equals: where it is
        return self.rect != before

    def draw(self, canvas: pygame.Surface) -> None:
        """Lay it over the picture."""
        if canvas.get_clip().colliderect(self.reach):
            self.look.paint.panel(canvas, self.rect, frames.TOOLTIP)
            canvas.blit(self._text, self._text.get_rect(center=self.rect.center))


def _berths(size: tuple[int, int], look: Look) -> list[pygame.Rect]:
    """In the middle from the foot upwards to the head; then at either side."""
    edge = look.px(EDGE)
    across, down = look.size[0] - size[0], look.size[1] - size[1] - edge
    between = (down - (down - edge) * step // (PLACES - 1) for step in range(1, PLACES - 1))
    rows = down, *between, edge
    return [pygame.Rect((x, y), size) for x in (across // 2, edge, across - edge) for y in rows]


def _needed(widgets: Iterable[Widget]) -> Iterator[Beneath]:
    """What can be pressed and what can be read, where it is."""
    for widget in (one for among in widgets for one in among.walk()):
        if widget.role is Role.LABEL and widget.rect and widget.reads:
            yield Beneath(widget.inked, pressed=False)
        elif widget.focusable and widget.alive and widget.rect:
            yield Beneath(widget.rect.copy(), pressed=True)


def _hidden(berth: pygame.Rect, beneath: Iterable[Beneath]) -> float:
    """How much it would cost to lie there."""
    return sum(
        1 + _area(thing.rect.clip(berth)) / _area(thing.rect) if thing.pressed else READ
        for thing in beneath
        if thing.rect.colliderect(berth)
    )


def _area(rect: pygame.Rect) -> int:
    return rect.width * rect.height
