"""The viewer's own cards side by side; face down while nobody's are to be seen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from clue.rules.cards import Card, Kind, kind_of
from clue.text.speaker import Speaker
from clue.text.typography import NO_BREAK
from clue.ui.theme import styles
from clue.ui.widgets.base import Host, Widget

ROWS: Final = 3
"""At most; more than one only where the names would not stand whole on narrower cards."""
WIDE: Final = 136
GAP: Final = 8
SHAPE: Final = 1.9
"""A card is at most this often as high as it is wide."""
NAME: Final = styles.SMALL.but(size=19)
SMALLEST: Final = 15


def picture_of(card: Card) -> str:
    """The picture on a card; a room of a stranger's mansion has the back's."""
    return f"card.{kind_of(card).value}.{card}"


class Hand(Widget):
    """One row where it can be, so that every card is seen and its name can be read."""

    def __init__(self, ui: Host, cards: Sequence[Card], words: Speaker, *, hidden: int = 0) -> None:
        super().__init__(ui)
        self.cards = tuple(cards)
        self.words = words
        self.hidden = hidden  # so many backs instead

    def places(self) -> list[pygame.Rect]:
        """Where each card lies; a row stands in the middle."""
        count, gap, rect = self.hidden or len(self.cards), self.look.px(GAP), self.rect
        if not count:
            return []
        down = next((rows for rows in range(1, ROWS) if self._legible(rows)), ROWS)
        across = -(-count // down)
        wide = self._width(down)
        high = min((rect.height + gap) // down - gap, round(wide * SHAPE))
        left = rect.centerx - (across * (wide + gap) - gap) // 2
        top = rect.centery - (down * (high + gap) - gap) // 2
        return [
            pygame.Rect(
                left + index % across * (wide + gap),
                top + index // across * (high + gap),
                wide,
                high,
            )
            for index in range(count)
        ]

    def _width(self, down: int) -> int:
        """How wide a card is in so many rows."""
        across, gap = -(-(self.hidden or len(self.cards)) // down), self.look.px(GAP)
        return min(self.look.px(WIDE), (self.rect.width + gap) // max(across, 3) - gap)

    def _legible(self, down: int) -> bool:
        """Whether every name can be set in whole words on cards in so many rows."""
        if self.hidden:
            return self._width(down) > self.look.px(WIDE) // 3
        box = pygame.Rect(0, 0, self._width(down), self.rect.height)
        return all(self._whole(self._name(card), box) for card in self.cards)

    def _whole(self, name: str, box: pygame.Rect) -> bool:
        style, band = self.name_on(box, name)
        size = self.look.letters.size
        room = band.width - self.look.px(4)
        return all(size(word, style)[0] <= room for word in name.split(" "))

    def _name(self, card: Card) -> str:
        """Its name; where it is narrow any break is better than none."""
        return self.words.card(card).listed.replace(NO_BREAK, " ")

    def draw(self, canvas: pygame.Surface) -> None:
        """Faces, or backs."""
        for index, box in enumerate(self.places()):
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
