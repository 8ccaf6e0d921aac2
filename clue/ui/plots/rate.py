"""A line of a table: what, a bar of the solved among the played, and the figures."""

from __future__ import annotations

import pygame

from clue.statistics.readings import Share
from clue.ui.plots.plot import Growing
from clue.ui.theme import styles
from clue.ui.widgets.base import Host
from clue.ui.widgets.layout import Room


class Rate(Growing):
    """As long as the games were many, filled as far as they were won."""

    def __init__(self, ui: Host, label: str, share: Share, words: str, longest: int) -> None:
        super().__init__(ui)
        self.label = label
        self.share = share
        self.words = words
        self.longest = longest  # the most games of any line

    def natural(self, width: int | None = None) -> tuple[int, int]:
        """A line of small letters."""
        return width or self.look.px(400), self.look.letters.line_height(styles.SMALL)

    def draw(self, canvas: pygame.Surface) -> None:
        """What, the bar, the figures."""
        look, letters = self.look, self.look.letters
        room = Room(self.rect)
        label = room.left(round(self.rect.width * 0.37), look.px(12))
        said = room.right(round(self.rect.width * 0.2), look.px(12))
        letters.draw(canvas, self.label, letters.fit(self.label, styles.SMALL, label.width), label)
        style = letters.fit(self.words, styles.SMALL, said.width)
        letters.draw(canvas, self.words, style, said, align="right", colour="soft")
        self._draw_bar(canvas, room.rect)

    def _draw_bar(self, canvas: pygame.Surface, room: pygame.Rect) -> None:
        look, colour = self.look, self.look.letters.colour
        high = max(6, look.px(14))
        round_end = high // 2
        whole = max(high, round(room.width * self.share.games / max(1, self.longest)))
        bar = pygame.Rect(room.x, room.centery - round_end, whole, high)
        pygame.draw.rect(canvas, colour("well"), bar, border_radius=round_end)
        won = round(whole * self.share.wins / max(1, self.share.games) * self.grown)
        if won:
            full = pygame.Rect(bar.x, bar.y, max(high, won), high)
            pygame.draw.rect(canvas, colour("brass"), full, border_radius=round_end)
            wide, thin = full.width - high, max(1, high // 7)
            canvas.fill(colour("lamp"), (full.x + round_end, full.y + high // 4, wide, thin))
        edge = max(1, look.px(1))
        pygame.draw.rect(canvas, colour("brass_dim"), bar, edge, border_radius=round_end)
