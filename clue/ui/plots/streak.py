"""The last cases in a row, solved or not."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from clue.rules.cards import Suspect
from clue.ui.plots.plot import Plot
from clue.ui.scaling import inked
from clue.ui.theme import styles
from clue.ui.theme.markup import Words
from clue.ui.theme.palette import Colour
from clue.ui.theme.shapes import FINE
from clue.ui.widgets.base import Host
from clue.ui.widgets.layout import Room


class Streak(Plot):
    """A medal in the suspect's colour for each that was solved."""

    def __init__(
        self, ui: Host, title: str, results: Sequence[tuple[Suspect, bool]], note: Words
    ) -> None:
        super().__init__(ui, title)
        self.results = results
        self.note = note

    def draw(self, canvas: pygame.Surface) -> None:
        """As many as there is room for, the newest at the right."""
        super().draw(canvas)
        look, letters = self.look, self.look.letters
        room = Room(self.plain)
        note = room.bottom(letters.line_height(styles.SMALL))
        style = letters.fit(self.note, styles.SMALL, note.width)
        letters.draw(canvas, self.note, style, note, colour="soft")
        side = look.px(40)
        across = max(1, (room.rect.width + look.px(8)) // (side + look.px(8)))
        down = max(1, room.rect.height // (side + look.px(8)))
        shown = self.results[-across * down :]
        shown = shown[: max(1, round(len(shown) * self.grown))]
        for index, (suspect, won) in enumerate(shown):
            place = pygame.Rect(0, 0, side, side)
            place.x = room.rect.x + index % across * (side + look.px(8))
            place.y = room.rect.y + index // across * (side + look.px(8))
            canvas.blit(self._kept_medal(suspect, won, side), place)

    def _kept_medal(self, suspect: Suspect, won: bool, side: int) -> pygame.Surface:
        key = ("medal", suspect, won, side)
        return self.look.paint.kept(key, lambda: self._medal(suspect, won, side))

    def _medal(self, suspect: Suspect, won: bool, side: int) -> pygame.Surface:
        """The emblem on its colour in a brass ring; an empty ring for a case that got away."""
        letters = self.look.letters
        large = pygame.Surface((side * FINE, side * FINE), pygame.SRCALPHA)
        middle, radius = (side * FINE // 2, side * FINE // 2), side * FINE // 2
        rim = max(FINE, radius // 9)
        edge, ground = ("brass", suspect.value) if won else ("brass_dim", "well")
        pygame.draw.circle(large, letters.colour(edge), middle, radius)
        pygame.draw.circle(large, letters.colour(ground), middle, radius - rim)
        medal = pygame.transform.smoothscale(large, (side, side))
        sign = self.look.assets.icon(f"emblem.{suspect.value}", round(side * 0.62))
        tone: Colour = (30, 26, 20) if won and suspect is Suspect.WHITE else (255, 250, 235)
        sign = inked(sign, tone)
        sign.set_alpha(255 if won else 70)
        medal.blit(sign, sign.get_rect(center=(side // 2, side // 2)))
        return medal
