"""One sentence laid over whatever is on, for a while: a missing picture, a repaired setting.

It lies at the window's foot, and gives way to what one may want to press or read there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from operator import itemgetter
from typing import Final, NamedTuple

import pygame

from clue.ui.reading.readable import Role
from clue.ui.theme import frames, styles
from clue.ui.theme.look import Look
from clue.ui.widgets.base import Widget

LASTS: Final = 7.0
BROADEST: Final = 1100
BESIDE: Final = 120
"""No sentence is broader, and so much of the window is free beside it, both sides together."""
PAD: Final = (56, 28)
"""Round its words, both sides together."""
EDGE: Final = 40
"""How far it stays from the window's edges, in units."""
PLACES: Final = 45
"""So many rows are tried from foot to head."""
READ: Final = 0.3
"""What it costs to touch a sentence, beside touching a button."""


class Beneath(NamedTuple):
    """Something it may lie upon."""

    rect: pygame.Rect
    pressed: bool  # or said just now; else only read


class Notice:
    """The sentence and where it lies."""

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
