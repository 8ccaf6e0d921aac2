"""The tray the dice fall into: felt with a thin inlay of brass, so that it is no gap when empty."""

from __future__ import annotations

from typing import Final

import pygame

from clue.ui.theme import skins
from clue.ui.theme.shapes import FINE, lay
from clue.ui.widgets.base import Host
from clue.ui.widgets.boxes import Panel

INSET: Final = 11
"""How far the inlay keeps from the tray's edge."""
LINE: Final = 1.5
STRENGTH: Final = 105
"""How clearly it is seen, of 255: less than anything that lies on it."""
FANS: Final = (0.12, 0.18, 0.24)
"""How far the bows in the corners reach, of the tray's height or width, whichever is less."""
LOZENGES: Final = (0.40, 0.30)
"""How high the lozenges in the middle are, from their middle, of the same."""
STRETCH: Final = 1.5
"""How much broader than high they are."""
STAR: Final = 0.13


class Tray(Panel):
    """Where the dice come to lie."""

    def __init__(self, ui: Host) -> None:
        super().__init__(ui, skins.TRAY)

    def draw(self, canvas: pygame.Surface) -> None:
        """The felt, and what is let into it."""
        super().draw(canvas)
        size = self.rect.size
        if min(size) > self.look.px(8 * INSET):
            image = self.look.paint.kept(("inlay", size), lambda: self._inlay(size))
            lay(canvas, image, self.rect.topleft)

    def _inlay(self, size: tuple[int, int]) -> pygame.Surface:
        """Bows in the corners, lozenges in the middle, a star in those; premultiplied."""
        wide, high = (side * FINE for side in size)
        image = pygame.Surface((wide, high), pygame.SRCALPHA)
        tone = (*self.look.paint.colour("brass"), STRENGTH)
        line = max(FINE, round(LINE * self.look.scale.factor * FINE))
        inset = self.look.px(INSET) * FINE
        frame = pygame.Rect(0, 0, wide, high).inflate(-2 * inset, -2 * inset)
        least, (x, y) = min(frame.size), frame.center
        pygame.draw.rect(image, tone, frame, line, border_radius=self.look.px(6) * FINE)
        image.set_clip(frame)
        for corner in (frame.topleft, frame.topright, frame.bottomleft, frame.bottomright):
            for share in FANS:
                pygame.draw.circle(image, tone, corner, share * least, line)
        for share in LOZENGES:
            up, across = share * least, min(share * least * STRETCH, frame.width * share)
            points = ((x, y - up), (x + across, y), (x, y + up), (x - across, y))
            pygame.draw.polygon(image, tone, points, line)
        far, near = STAR * least, STAR * least / 4
        half = ((0.0, -far), (near, -near), (far, 0.0), (near, near))
        star = [*half, *((-dx, -dy) for dx, dy in half)]
        pygame.draw.polygon(image, tone, [(x + dx, y + dy) for dx, dy in star])
        return pygame.transform.smoothscale(image.premul_alpha(), size)
