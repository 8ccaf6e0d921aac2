"""All hands open: every card where it really is, seat by seat, and the envelope."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import pygame

from clue.rules.cards import Card, Seat
from clue.text.speaker import Speaker
from clue.ui.cards.faces import emblem_of
from clue.ui.cards.signs import draw_disc
from clue.ui.reading.readable import Readable, Role
from clue.ui.theme import frames, styles
from clue.ui.widgets.base import Host, Widget

SMALLEST: Final = 12
PAD: Final = 18
DISC: Final = 30
LINE: Final = 6
BESIDE: Final = 8
SIGN: Final = 0.8
"""How large the emblem before a card's name is, of the line's height."""
ROOM: Final = 1.35
"""A line's height beside its letters' size."""


class OpenHands(Widget):
    """A list for each seat; what has been shown to somebody by now is set in lamp light."""

    def __init__(
        self,
        ui: Host,
        hands: Mapping[Seat, Sequence[Card]],
        case: Sequence[Card],
        words: Speaker,
    ) -> None:
        super().__init__(ui)
        self.hands = hands
        self.case = tuple(case)
        self.words = words
        self.shown: frozenset[Card] = frozenset()
        self.head = styles.NAME  # as large as every name has room for

    def tell(self, shown: frozenset[Card]) -> None:
        """These have been shown to somebody by now."""
        if shown != self.shown:
            self.shown = shown
            self.damage()

    def heard_inside(self) -> Iterator[Readable]:
        """Whose cards are which."""
        for seat, cards in [*self.hands.items(), (None, self.case)]:
            who = str(self.words.player(seat)) if seat else self.words.say("replay-envelope")
            listed = self.words.plain(*(self.words.card(card).listed for card in cards))
            layer = self.words.say("reader-layer", layer=who, what=listed)
            yield Readable(Role.LABEL, layer)

    def draw(self, canvas: pygame.Surface) -> None:
        """Seat by seat in two columns, the envelope last."""
        look, px = self.look, self.look.px
        look.paint.panel(canvas, self.rect, frames.PANEL)
        inside = self.rect.inflate(-2 * px(PAD), -2 * px(PAD))
        legend = styles.TINY.but(colour="lamp")
        foot = inside.copy()
        foot.height = look.letters.line_height(legend)
        foot.bottom = inside.bottom
        told = look.letters.fit(self.words.say("replay-lit"), legend, foot.width)
        look.letters.draw(canvas, self.words.say("replay-lit"), told, foot)
        inside.height -= foot.height
        groups: list[tuple[Seat | None, Sequence[Card]]] = [*self.hands.items(), (None, self.case)]
        columns = 2
        wide = inside.width // columns
        lines = -(-len(groups) // columns)
        high = inside.height // max(1, lines)
        most = max(len(cards) for _, cards in groups) + 1
        unit = look.px(100) / 100
        size = min(styles.LEAD.size, high / (most + 0.8) / unit / ROOM)
        heads = styles.NAME.but(size=max(float(SMALLEST), size) * 1.05)
        names = wide - px(LINE) - px(DISC) - px(BESIDE)
        fitted = [look.letters.fit(self._name(seat), heads, names) for seat in self.hands]
        self.head = min(fitted, key=lambda style: style.size, default=heads)  # alike for all
        for number, (seat, cards) in enumerate(groups):
            column, line = number % columns, number // columns
            box = pygame.Rect(
                inside.x + column * wide, inside.y + line * high, wide - px(LINE), high
            )
            self._draw_group(canvas, seat, cards, box, max(float(SMALLEST), size))

    def _name(self, seat: Seat | None) -> str:
        """Whose cards these are."""
        words = self.words
        return words.say("replay-envelope") if seat is None else words.player(seat).alone

    def _draw_group(
        self,
        canvas: pygame.Surface,
        seat: Seat | None,
        cards: Sequence[Card],
        box: pygame.Rect,
        size: float,
    ) -> None:
        look, words = self.look, self.words
        step = look.letters.line_height(self.head)
        line = pygame.Rect(box.x, box.y, box.width, step)
        name = self._name(seat)
        if seat is not None:
            side = min(look.px(DISC), step)
            disc = pygame.Rect(line.x, line.y, side, side)
            draw_disc(look, canvas, seat, disc)
            beside = side + look.px(BESIDE)
            line = pygame.Rect(line.x + beside, line.y, line.width - beside, step)
        look.letters.draw(canvas, name, look.letters.fit(name, self.head, line.width), line)
        y = box.y + step
        for card in cards:
            style = styles.BODY.but(size=size, colour="lamp" if card in self.shown else "cream")
            said = words.card(card).alone
            row = pygame.Rect(box.x, y, box.width, look.letters.line_height(style))
            y, side = y + row.height, round(row.height * SIGN)
            if emblem := emblem_of(look, card):
                sign = look.assets.icon(emblem, side)
                canvas.blit(sign, sign.get_rect(midleft=row.midleft))
                beside = side + look.px(BESIDE)
                row.x, row.width = row.x + beside, row.width - beside
            if card in self.shown:  # a tick says it too
                row.width -= side
            placed = look.letters.draw(
                canvas, said, look.letters.fit(said, style, row.width, 0), row
            )
            if card in self.shown:
                tick = pygame.Rect(0, 0, side * 3 // 4, side * 3 // 4)
                tick.midleft = (placed.right + look.px(LINE), row.centery)
                look.paint.tick(canvas, tick, "lamp")
