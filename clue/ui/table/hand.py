"""The viewer's own cards, face down while nobody's are to be seen, and those that lie open (H3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from clue.rules.cards import Card
from clue.text.speaker import Speaker
from clue.text.typography import NO_BREAK
from clue.ui.scenes.card_faces import BACK, paint_face
from clue.ui.table import plaque
from clue.ui.table.plaque import CARDS, Plaque, paint_plaque, setting
from clue.ui.theme import skins, styles
from clue.ui.widgets.base import Host, Widget
from clue.ui.widgets.layout import Room, grid

WIDE: Final = 136
GAP: Final = 8
SHAPE: Final = 1.9
"""A card is at most this often as high as it is wide."""
NARROWEST: Final = 82
"""Backs that had to be narrower lie one upon the other."""
BESIDE: Final = 0.36
"""How much of the room backs take when plaques lie beside them."""
MOST_ACROSS: Final = 3
"""So many plaques in a row."""
NAME: Final = styles.SMALL.but(size=19)
SMALLEST: Final = 15


class Hand(Widget):
    """Every card is seen, and its name can be read, however many there are."""

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
        self.plaques: styles.Style | None = None  # how names are set where cards lie beside them
        self.card = CARDS[-1]  # how broad the little cards are there
        self._places: list[pygame.Rect] = []

    @property
    def count(self) -> int:
        """How many cards lie here, whichever side is up."""
        return (self.hidden or len(self.cards)) + len(self.shared)

    @property
    def faces(self) -> tuple[Card, ...]:
        """Those whose face is seen."""
        return self.shared if self.hidden else (*self.cards, *self.shared)

    def arrange(self) -> None:
        """Upright in one row while every name can be read there; else small, beside the names."""
        self.plaques, self.card = plaque.NAME.but(size=plaque.SMALLEST), CARDS[-1]
        box = pygame.Rect(0, 0, self._width(), self.rect.height)
        if all(self._whole(self._name(card), box) for card in self.faces) and not self._slivers():
            self.plaques, self._places = None, self._in_a_row()
            return
        room = Room(self.rect)
        share = BESIDE if self.faces else 1.0
        backs = (
            room.left(round(self.rect.width * share), self.look.px(GAP)) if self.hidden else None
        )
        self._places = self._fanned(backs) if backs is not None else []
        if self.faces:
            self._places += self._as_plaques(room.rect)

    def places(self) -> list[pygame.Rect]:
        """Where each card lies, the backs first."""
        return self._places

    def _width(self) -> int:
        """How wide a card is in one row."""
        gap = self.look.px(GAP)
        return min(self.look.px(WIDE), (self.rect.width + gap) // max(self.count, 3) - gap)

    def _slivers(self) -> bool:
        return bool(self.hidden) and self._width() < self.look.px(NARROWEST)

    def _in_a_row(self) -> list[pygame.Rect]:
        """Upright, in the middle."""
        wide, gap, rect = self._width(), self.look.px(GAP), self.rect
        high = min(rect.height, round(wide * SHAPE))
        left = rect.centerx - (self.count * (wide + gap) - gap) // 2
        top = rect.centery - high // 2
        return [
            pygame.Rect(left + index * (wide + gap), top, wide, high) for index in range(self.count)
        ]

    def _fanned(self, rect: pygame.Rect) -> list[pygame.Rect]:
        """One upon the other, as cards are held: backs have nothing that could be hidden."""
        wide = min(self.look.px(WIDE), rect.height * 3 // 4)
        step = min(wide + self.look.px(GAP), (rect.width - wide) / max(1, self.hidden - 1))
        left = rect.centerx - (step * (self.hidden - 1) + wide) / 2
        return [
            pygame.Rect(round(left + index * step), rect.y, wide, rect.height)
            for index in range(self.hidden)
        ]

    def _as_plaques(self, rect: pygame.Rect) -> list[pygame.Rect]:
        """In as many columns as leave the names largest, then the pictures."""
        plaques = [self._plaque(card) for card in self.faces]
        best, found = (-1, 0.0), self._columns(rect, MOST_ACROSS)
        for across in range(1, MOST_ACROSS + 1):
            boxes = self._columns(rect, across)
            for card in CARDS:
                style = setting(self.look, boxes, plaques, card=card)
                if style is None:
                    continue
                worth = self.look.scale.letters(style.size), boxes[0].height * (1 + card)
                if worth > best:
                    best, found, self.plaques, self.card = worth, boxes, style, card
        return found

    def _plaque(self, card: Card) -> Plaque:
        tag = self.words.say("tag-open") if card in self.shared else ""
        return Plaque(card, self._name(card), tag)

    def _columns(self, rect: pygame.Rect, across: int) -> list[pygame.Rect]:
        """Plaques in so many columns; a shorter last row stands in the middle."""
        count, gap = len(self.faces), self.look.px(GAP)
        cells = grid(rect, across, -(-count // across), gap)
        missing = len(cells) - count
        aside = missing * (cells[0].width + gap) // 2
        first = len(cells) - across
        return [cell.move(aside if at >= first else 0, 0) for at, cell in enumerate(cells[:count])]

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
        places, style = self.places(), self.plaques
        for box in places[: self.hidden]:
            self.look.paint.card(canvas, box, BACK)
        for box, card in zip(places[self.hidden :], self.faces, strict=True):
            if style is not None:
                paint_plaque(self.look, canvas, box, self._plaque(card), style, card=self.card)
                continue
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
