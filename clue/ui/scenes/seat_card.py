"""A seat of the new game: the suspect's portrait, and room below it for who plays and how."""

from __future__ import annotations

import pygame

from clue.rules.cards import SUSPECTS
from clue.text.speaker import Speaker
from clue.ui.scenes.draft import EMPTY, SeatPlan
from clue.ui.theme import skins, styles
from clue.ui.widgets.base import Host
from clue.ui.widgets.boxes import Panel
from clue.ui.widgets.layout import Room
from clue.who import HUMAN


class SeatCard(Panel):
    """One seat: the suspect's portrait and name, who plays it, and as what."""

    def __init__(self, ui: Host, plan: SeatPlan, words: Speaker) -> None:
        super().__init__(ui, skins.PANEL_CHOSEN if plan.kind == HUMAN else skins.PANEL)
        self.plan = plan
        self.called: str = words.card(plan.seat).alone
        self.longest = max((words.card(seat).alone for seat in SUSPECTS), key=len)

    @property
    def reach(self) -> pygame.Rect:
        """Glow included."""
        return self.look.paint.reach(self.rect, skins.PANEL_CHOSEN)

    @property
    def portrait(self) -> pygame.Rect:
        """The picture's place: three to four, as wide as the card, cut at the bottom if need be."""
        inset = self.look.px(2)
        rect = self.rect.inflate(-2 * inset, -2 * inset)
        return pygame.Rect(rect.x, rect.y, rect.width, rect.height - self.controls_height)

    @property
    def controls_height(self) -> int:
        """Below the picture: the name and two lines to choose in."""
        line = max(self.look.px(48), self.look.letters.line_height(styles.SMALL) + self.look.px(10))
        name = self.look.letters.line_height(styles.NAME)
        return name + 2 * line + self.look.px(8 + 10 + 8 + 16)

    def draw(self, canvas: pygame.Surface) -> None:
        """Portrait, a band in the suspect's colour, emblem and name."""
        look, place = self.look, self.portrait
        look.paint.panel(canvas, self.rect, self.skin)
        out = self.plan.kind == EMPTY
        picture = f"card.suspect.{self.plan.seat.value}"
        look.paint.card(canvas, place, picture, border="", radius=10, faded=out)
        band = pygame.Rect(place.x, place.bottom - look.px(3), place.width, look.px(7))
        canvas.fill(look.letters.colour(self.plan.seat.value), band)
        room = Room(self.rect.inflate(-look.px(40), 0))
        room.top(place.bottom - self.rect.y + look.px(10))
        line = room.top(look.letters.line_height(styles.NAME))
        sign = min(round(line.height * 0.95), look.px(32))
        icon = look.assets.icon(f"emblem.{self.plan.seat.value}", sign)
        canvas.blit(icon, icon.get_rect(midright=line.midright))
        line.width -= sign + look.px(8)
        style = look.letters.fit(self.longest, styles.NAME, line.width)
        look.letters.draw(canvas, self.called, style, line, colour="brass_dim" if out else None)
        self.draw_children(canvas)
