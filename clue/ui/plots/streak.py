"""The last cases in a row, solved or not."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from clue.rules.cards import Suspect
from clue.ui.plots.plot import Plot
from clue.ui.theme import styles
from clue.ui.theme.markup import Words
from clue.ui.theme.palette import Colour
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
        letters, fine = self.look.letters, 4
        large = pygame.Surface((side * fine, side * fine), pygame.SRCALPHA)
        middle, radius = (side * fine // 2, side * fine // 2), side * fine // 2
        rim = max(fine, radius // 9)
        edge, ground = ("brass", suspect.value) if won else ("brass_dim", "well")
        pygame.draw.circle(large, letters.colour(edge), middle, radius)
        pygame.draw.circle(large, letters.colour(ground), middle, radius - rim)
        medal = pygame.transform.smoothscale(large, (side, side))
        sign = self.look.assets.icon(f"emblem.{suspect.value}", round(side * 0.62))
        tone: Colour = (30, 26, 20) if won and suspect is Suspect.WHITE else (255, 250, 235)
        medal.blit(
            _tinted(sign, tone, 255 if won else 70), sign.get_rect(center=(side // 2, side // 2))
        )
        return medal


def _tinted(sign: pygame.Surface, tone: Colour, alpha: int) -> pygame.Surface:
    """A sign in another colour."""
    image = sign.copy()
    image.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    image.fill((*tone, 0), special_flags=pygame.BLEND_RGBA_ADD)
    image.set_alpha(alpha)
    return image
