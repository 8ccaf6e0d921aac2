"""The viewer's own cards, fanned in a row; face down while nobody's are to be seen."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from clue.rules.cards import Card, Kind, kind_of
from clue.text.speaker import Speaker
from clue.ui.theme import styles
from clue.ui.widgets.base import Host, Widget


def picture_of(card: Card) -> str:
    """The picture on a card; a room of a stranger's mansion has the back's."""
    return f"card.{kind_of(card).value}.{card}"


class Hand(Widget):
    """Cards side by side, overlapping where there is not enough room."""

    def __init__(self, ui: Host, cards: Sequence[Card], words: Speaker, *, hidden: int = 0) -> None:
        super().__init__(ui)
        self.cards = tuple(cards)
        self.words = words
        self.hidden = hidden  # so many backs instead

    def draw(self, canvas: pygame.Surface) -> None:
        """One card over the other from the left."""
        count = self.hidden or len(self.cards)
        if not count:
            return
        high = self.rect.height
        wide = high * 3 // 4
        step = min(wide + self.look.px(12), (self.rect.width - wide) / max(1, count - 1))
        for index in range(count):
            box = pygame.Rect(self.rect.x + round(index * step), self.rect.y, wide, high)
            if self.hidden:
                self.look.paint.card(canvas, box, "card.back")
            else:
                self._draw_face(canvas, box, self.cards[index], round(step) if count > 1 else wide)

    def _draw_face(self, canvas: pygame.Surface, box: pygame.Rect, card: Card, seen: int) -> None:
        look = self.look
        picture = picture_of(card)
        if kind_of(card) is Kind.ROOM and picture not in self.ui.stage.assets:
            picture = "card.back"
        look.paint.card(canvas, box, picture)
        name = self.words.card(card).listed
        band = pygame.Rect(box.x, box.bottom - look.px(34), box.width, look.px(34))
        inner = band.inflate(-look.px(4), -look.px(4))
        shade = pygame.Surface(inner.size, pygame.SRCALPHA)
        shade.fill((*look.palette.shade, 215))
        canvas.blit(shade, inner)
        style = look.letters.fit(
            name, styles.SMALL.but(size=19), min(seen, box.width) - look.px(10)
        )
        left = inner.x + look.px(4)
        room = pygame.Rect(left, inner.y, min(seen, box.width) - look.px(8), inner.height)
        look.letters.draw(canvas, name, style, room, align="center", valign="middle", lines=1)
