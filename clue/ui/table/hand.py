"""The viewer's own cards, fanned in a row; face down while nobody's are to be seen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from clue.rules.cards import Card, Kind, kind_of
from clue.text.speaker import Speaker
from clue.ui.theme import styles
from clue.ui.widgets.base import Host, Widget

ONE_ROW: Final = 3


def picture_of(card: Card) -> str:
    """The picture on a card; a room of a stranger's mansion has the back's."""
    return f"card.{kind_of(card).value}.{card}"


class Hand(Widget):
    """Cards side by side; more than three stand in two rows, so that every name can be read."""

    def __init__(self, ui: Host, cards: Sequence[Card], words: Speaker, *, hidden: int = 0) -> None:
        super().__init__(ui)
        self.cards = tuple(cards)
        self.words = words
        self.hidden = hidden  # so many backs instead

    def _places(self, count: int) -> list[pygame.Rect]:
        gap = self.look.px(8)
        down = 1 if count <= ONE_ROW else 2
        across = max(ONE_ROW, -(-count // down))
        high = (self.rect.height - gap * (down - 1)) // down
        wide = min((self.rect.width - gap * (across - 1)) // across, high * 3 // 4 * 2)
        return [
            pygame.Rect(
                self.rect.x + index % across * (wide + gap),
                self.rect.y + index // across * (high + gap),
                wide,
                high,
            )
            for index in range(count)
        ]

    def draw(self, canvas: pygame.Surface) -> None:
        """Faces, or backs."""
        for index, box in enumerate(self._places(self.hidden or len(self.cards))):
            if self.hidden:
                self.look.paint.card(canvas, box, "card.back")
            else:
                self._draw_face(canvas, box, self.cards[index])

    def _draw_face(self, canvas: pygame.Surface, box: pygame.Rect, card: Card) -> None:
        look = self.look
        picture = picture_of(card)
        if kind_of(card) is Kind.ROOM and picture not in self.ui.stage.assets:
            picture = "card.back"
        look.paint.card(canvas, box, picture)
        name = self.words.card(card).listed
        band = pygame.Rect(box.x, box.bottom - look.px(32), box.width, look.px(32))
        inner = band.inflate(-look.px(4), -look.px(4))
        shade = pygame.Surface(inner.size, pygame.SRCALPHA)
        shade.fill((*look.palette.shade, 215))
        canvas.blit(shade, inner)
        room = inner.inflate(-look.px(6), 0)
        style = look.letters.fit(name, styles.SMALL.but(size=19), room.width)
        look.letters.draw(canvas, name, style, room, align="center", valign="middle", lines=1)
