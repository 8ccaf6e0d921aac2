"""A picture that stands still."""

from __future__ import annotations

import pygame

from clue.ui.widgets.base import Host, Widget


class Picture(Widget):
    """One of the game's pictures, by its name."""

    def __init__(self, ui: Host, name: str) -> None:
        super().__init__(ui)
        self.name = name

    def draw(self, canvas: pygame.Surface) -> None:
        """As large as its place allows."""
        picture = self.look.assets.scaled(self.name, self.rect.size, "contain")
        canvas.blit(picture, picture.get_rect(center=self.rect.center))
