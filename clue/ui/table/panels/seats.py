"""The seats at the left: who plays whom, how many cards, whose turn, who is out."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pygame

from clue.rules.cards import Seat
from clue.table.closer import SeatLine, seat_lines
from clue.table.model import TableModel
from clue.ui.cards import stage_pictures
from clue.ui.cards.stage_pictures import Expression
from clue.ui.reading.readable import Readable, Role
from clue.ui.table.panels.panel import Glance, TablePanel
from clue.ui.theme import frames, styles
from clue.ui.widgets.base import Host, Widget

PAD: Final = 6
STRIP: Final = 6
"""How wide the strip in the seat's colour is."""
SIDE: Final = 12
NEUTRAL, GUILTY = Expression.NEUTRAL, Expression.GUILTY  # who accused wrongly lowers the eyes

CHIP: Final = 32
EMBLEM: Final = 24
CHIP_INSET: Final = 3
"""The emblem's disc in the portrait's corner."""
BACK: Final = (9, 15)
"""How large a little card's back is."""
BACK_GAP: Final = 4


class SeatPanel(Widget):
    """One seat; it asks for its line each time it is drawn anew."""

    role = Role.LABEL

    def __init__(self, ui: Host, line: SeatLine, glance: Glance) -> None:
        super().__init__(ui)
        self.line = line
        self.glance = glance
        self.tip_beside = True
        self.sizes = styles.NAME.size, styles.SMALL.size  # all seats' words are set alike
        self.brief = False, False  # whether its names are the short ones

    def tell(self, line: SeatLine) -> None:
        """Draw anew if anything about the seat has changed."""
        if line != self.line:
            self.line = line
            self.damage()

    def subject(self, x: int, y: int) -> Seat:
        """Whoever sits there."""
        del x, y
        return self.line.seat

    def tip_at(self, x: int, y: int) -> tuple[str, pygame.Rect]:
        """What can be told of the seat."""
        return self.glance(self.subject(x, y)), self.rect

    def heard(self) -> Readable:
        """Who plays it, how many cards, what it is doing."""
        words, line = self.ui.stage.words, self.line
        cards = words.say("reader-seat-cards", count=line.cards)
        told = [fact for fact in (line.name, line.player, cards, line.state) if fact]
        return replace(super().heard(), name=str(words.plain(*told, joiner="pauses")))

    @property
    def reach(self) -> pygame.Rect:
        """The panel with its glow."""
        return self.look.paint.reach(self.rect, frames.PANEL_CHOSEN)

    def draw(self, canvas: pygame.Surface) -> None:
        """Portrait, colour, names, cards; the seat that plays stands out."""
        look, line, rect = self.look, self.line, self.rect
        skin = frames.PANEL_CHOSEN if line.turn else frames.PANEL
        look.paint.panel(canvas, rect, skin)
        pad = look.px(PAD)
        high = rect.height - 2 * pad
        portrait = pygame.Rect(rect.x + pad, rect.y + pad, high * 3 // 4, high)
        face = stage_pictures.portrait(line.seat, GUILTY if line.out else NEUTRAL)
        look.paint.card(canvas, portrait, face, border="brass_dim", faded=line.out)
        strip = pygame.Rect(portrait.right, rect.y + pad, look.px(STRIP), high)
        canvas.fill(look.paint.colour(line.seat.value), strip)
        self._draw_emblem(canvas, portrait)
        self._draw_words(canvas, strip.right + look.px(SIDE))

    def _draw_emblem(self, canvas: pygame.Surface, portrait: pygame.Rect) -> None:
        """In the portrait's corner: no suspect is told by colour alone."""
        look = self.look
        chip = pygame.Rect(0, 0, look.px(CHIP), look.px(CHIP))
        chip.bottomright = (
            portrait.right - look.px(CHIP_INSET),
            portrait.bottom - look.px(CHIP_INSET),
        )
        look.paint.panel(canvas, chip, frames.EMBLEM)
        emblem = self.ui.stage.assets.icon(f"emblem.{self.line.seat.value}", look.px(EMBLEM))
        canvas.blit(emblem, emblem.get_rect(center=chip.center))

    def letters(self) -> tuple[styles.Style, styles.Style]:
        """The name's and the two lines' below it: six seats with large letters leave less room."""
        name, small = styles.NAME, styles.SMALL.but(size=20)
        high = self.look.letters.line_height
        while small.size > 10 and high(name) + 2 * high(small) > self.rect.height:
            name, small = name.but(size=name.size - 1), small.but(size=small.size - 1)
        return name, small

    @property
    def wide(self) -> int:
        """How much room its words have beside the portrait."""
        pad = self.look.px(PAD)
        left = (
            pad + (self.rect.height - 2 * pad) * 3 // 4 + self.look.px(STRIP) + self.look.px(SIDE)
        )
        return self.rect.width - left - self.look.px(SIDE)

    @property
    def names(self) -> tuple[str, str]:
        """The suspect's and the player's, short where the long ones have no room."""
        whole = self.line.name, self.line.player
        name, player = (
            short if brief else long
            for long, short, brief in zip(whole, self.line.brief, self.brief, strict=True)
        )
        return name, player

    @property
    def fitting(self) -> tuple[styles.Style, styles.Style]:
        """How its two names can be set."""
        (name, small), fit = self.letters(), self.look.letters.fit
        return fit(self.names[0], name, self.wide), fit(self.names[1], small, self.wide)

    @property
    def too_long(self) -> tuple[bool, bool]:
        """Which of its names have no room, however small."""
        size = self.look.letters.size
        suspect, player = (
            size(words, style)[0] > self.wide
            for words, style in zip(self.names, self.fitting, strict=True)
        )
        return suspect, player

    def _draw_words(self, canvas: pygame.Surface, left: int) -> None:
        look, line, rect = self.look, self.line, self.rect
        letters = look.letters
        wide = rect.right - left - look.px(SIDE)
        name_style, small_style = self.letters()
        name, player = self.names
        name_style = letters.fit(name, name_style.but(size=self.sizes[0]), wide)
        player_style = letters.fit(player, small_style.but(size=self.sizes[1]), wide)
        name_high = letters.line_height(name_style)
        row_high = letters.line_height(small_style)
        top = rect.y + max(look.px(2), (rect.height - name_high - 2 * row_high) // 2)
        colour = "soft" if line.out else "lamp"
        first = pygame.Rect(left, top, wide, name_high)
        letters.draw(canvas, name, name_style, first, colour=colour, lines=1)
        second = pygame.Rect(left, first.bottom, wide, row_high)
        letters.draw(canvas, player, player_style, second)
        third = pygame.Rect(left, second.bottom, wide, row_high)
        state, style, step = self.shared(wide)
        self._draw_cards(canvas, third, step)
        letters.draw(canvas, state, style, third, align="right", valign="middle", lines=1)

    def shared(self, wide: int) -> tuple[str, styles.Style, int]:
        """A row for the little backs and what the seat is doing, its letters, the backs' distance.

        Words shrink first; where they cannot, the backs move together, and go where none has room.
        """
        look, count, words = self.look, self.line.cards, self.line.state
        step = look.px(BACK[0]) + look.px(BACK_GAP)
        style = styles.TINY.but(size=min(styles.TINY.size, self.letters()[1].size))
        if not words or not count:
            return words, style, step
        plain, letters = style, look.letters
        style = letters.fit(words, plain, wide - count * step)
        if letters.size(words, style)[0] > wide - 2 * count and self.line.brief_state:
            words = self.line.brief_state
            style = letters.fit(words, plain, wide - count * step)
        left = wide - look.letters.size(words, style)[0]
        return words, style, min(step, left // count) if left >= 2 * count else 0

    def _draw_cards(self, canvas: pygame.Surface, rect: pygame.Rect, step: int) -> None:
        """As many little backs as the seat holds cards."""
        if not step:
            return
        look = self.look
        wide, high = min(look.px(BACK[0]), step - 1), look.px(BACK[1])
        top = rect.centery - high // 2
        for index in range(self.line.cards):
            back = pygame.Rect(rect.x + index * step, top, wide, high)
            pygame.draw.rect(canvas, look.paint.colour("brass"), back, border_radius=look.px(2))


class SeatsPanel(TablePanel[tuple[SeatLine, ...]]):
    """All seats, one below the other."""

    seats: tuple[SeatPanel, ...] = ()

    def select(self, model: TableModel) -> tuple[SeatLine, ...]:
        """A line for each."""
        return seat_lines(model, self.words)

    def change(self, was: tuple[SeatLine, ...] | None, now: tuple[SeatLine, ...]) -> None:
        """Each seat by itself."""
        if was is None:
            self.seats = tuple(SeatPanel(self.screen, line, self.kit.glance) for line in now)
            for seat, rect in zip(self.seats, self.kit.layout.seats, strict=True):
                seat.place(rect)
            self.become(self.seats)
        for seat, line in zip(self.seats, now, strict=True):
            seat.tell(line)
        if was is None or _named(was) != _named(now):
            self._share_letters()

    def _share_letters(self) -> None:
        """All names in the size that the longest needs: nobody is more than another."""
        before = [(seat.sizes, seat.brief) for seat in self.seats]
        for seat in self.seats:
            seat.brief = False, False
        suspects, players = zip(*(seat.too_long for seat in self.seats), strict=True)
        for seat in self.seats:
            seat.brief = any(suspects), any(players)
        set_in = [seat.fitting for seat in self.seats]
        sizes = min(name.size for name, _ in set_in), min(player.size for _, player in set_in)
        for seat, (old, brief) in zip(self.seats, before, strict=True):
            seat.sizes = sizes
            if (old, brief) != (seat.sizes, seat.brief):
                seat.damage()


def _named(lines: tuple[SeatLine, ...]) -> list[tuple[str, ...]]:
    return [(line.name, line.player, *line.brief) for line in lines]
