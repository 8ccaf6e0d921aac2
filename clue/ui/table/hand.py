"""The viewer's own cards, face down while nobody's are to be seen, and those that lie open (H3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from clue.rules.cards import Card
from clue.text.speaker import Speaker
from clue.text.typography import NO_BREAK
from clue.ui.scenes.card_faces import BACK, paint_face
from clue.ui.theme import skins, styles
from clue.ui.widgets.base import Host, Widget

ROWS: Final = 3
"""At most; more than one only where the names would not stand whole on narrower cards."""
WIDE: Final = 136
GAP: Final = 8
SHAPE: Final = 1.9
"""A card is at most this often as high as it is wide."""
NAME: Final = styles.SMALL.but(size=19)
SMALLEST: Final = 15


class Hand(Widget):
    """One row where it can be, so that every card is seen and its name can be read."""

    def __init__(
        self,
        ui: Host,
        cards: Sequence[Card],
        words: Speaker,
        *,
        shared: Sequence[Card] = (),
        hidden: int = 0,
    ) -> None:
        super().__init__(ui)
        self.cards = tuple(cards)
        self.shared = tuple(shared)  # open to everybody, and told from one's own
        self.words = words
        self.hidden = hidden  # so many backs instead of one's own

    @property
    def count(self) -> int:
        """How many cards lie here, whichever side is up."""
        return (self.hidden or len(self.cards)) + len(self.shared)

    @property
    def faces(self) -> tuple[Card, ...]:
        """Those whose face is seen."""
        return self.shared if self.hidden else (*self.cards, *self.shared)

    def places(self) -> list[pygame.Rect]:
        """Where each card lies; each row stands in the middle."""
        count, gap, rect = self.count, self.look.px(GAP), self.rect
        if not count:
            return []
        down = next((rows for rows in range(1, ROWS) if self._legible(rows)), ROWS)
        across = -(-count // down)
        wide = self._width(down)
        high = min((rect.height + gap) // down - gap, round(wide * SHAPE))
        top = rect.centery - (down * (high + gap) - gap) // 2
        found = []
        for first in range(0, count, across):
            here = min(across, count - first)  # the last row may be shorter
            left = rect.centerx - (here * (wide + gap) - gap) // 2
            found += [pygame.Rect(left + i * (wide + gap), top, wide, high) for i in range(here)]
            top += high + gap
        return found

    def _width(self, down: int) -> int:
        """How wide a card is in so many rows."""
        across, gap = -(-self.count // down), self.look.px(GAP)
        return min(self.look.px(WIDE), (self.rect.width + gap) // max(across, 3) - gap)

    def _legible(self, down: int) -> bool:
        """Whether every name can be set in whole words on cards in so many rows."""
        if self.hidden and self._width(down) <= self.look.px(WIDE) // 3:
            return False
        box = pygame.Rect(0, 0, self._width(down), self.rect.height)
        return all(self._whole(self._name(card), box) for card in self.faces)

    def _whole(self, name: str, box: pygame.Rect) -> bool:
        style, band = self.name_on(box, name)
        size = self.look.letters.size
        room = band.width - self.look.px(4)
        return all(size(word, style)[0] <= room for word in name.split(" "))

    def _name(self, card: Card) -> str:
        """Its name; where it is narrow any break is better than none."""
        return self.words.card(card).listed.replace(NO_BREAK, " ")

    def draw(self, canvas: pygame.Surface) -> None:
        """Backs or faces; what lies open says so."""
        places = self.places()
        for box in places[: self.hidden]:
            self.look.paint.card(canvas, box, BACK)
        for box, card in zip(places[self.hidden :], self.faces, strict=True):
            self._draw_face(canvas, box, card)
            if card in self.shared:
                self._draw_tag(canvas, box)

    def _draw_tag(self, canvas: pygame.Surface, box: pygame.Rect) -> None:
        """A card that lies open for all is nobody's own."""
        look, word = self.look, self.words.say("tag-open")
        style = look.letters.fit(word, styles.TINY.but(colour="ink"), box.width - look.px(16))
        wide, high = look.letters.size(word, style)
        tag = pygame.Rect(0, box.y + look.px(3), wide + look.px(12), high + look.px(2))
        tag.right = box.right - look.px(3)
        look.paint.panel(canvas, tag, skins.TAG)
        look.letters.draw(canvas, word, style, tag, align="center", valign="middle", lines=1)

    def _draw_face(self, canvas: pygame.Surface, box: pygame.Rect, card: Card) -> None:
        look = self.look
        paint_face(look, canvas, box, card)
        name = self._name(card)
        style, band = self.name_on(box, name)
        strip = look.paint.strip(band.size, look.px(8))
        canvas.blit(strip, band)
        room = band.inflate(-look.px(4), 0)
        look.letters.draw(canvas, name, style, room, align="center", valign="middle", wrap=True)

    def name_on(self, box: pygame.Rect, name: str) -> tuple[styles.Style, pygame.Rect]:
        """How a name is set, and the band that holds it: two lines if need be, whole words."""
        look = self.look
        band = box.inflate(-look.px(4), -look.px(4))
        room = band.width - look.px(4)
        style = NAME
        while style.size > SMALLEST and (
            max(look.letters.size(word, style)[0] for word in name.split(" ")) > room
            or look.letters.size(name, style, room)[1] > 2 * look.letters.line_height(style)
        ):
            style = style.but(size=style.size - 0.5)
        high = look.letters.size(name, style, room)[1] + look.px(8)
        return style, pygame.Rect(band.x, band.bottom - high, band.width, high)
