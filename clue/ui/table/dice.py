"""The dice: thrown, tumbling and at rest, drawn in the tray beside the board."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

import pygame

from clue.ui.scene import Stage


@dataclass(frozen=True)
class Sprite:
    """One picture of a die or its shadow at one moment; lengths in die widths."""

    name: str
    at: tuple[float, float]
    widths: float
    alpha: float = 1.0
    part: tuple[int, int, int, int] | None = None


@dataclass(frozen=True)
class Throw:
    """One throw of the dice, from the hand to rest."""

    dice: tuple[int, ...]
    variant: int
    seconds: float

    def at(self, t: float) -> tuple[Sprite, ...]:
        """What is drawn ``t`` seconds after the throw, the lowest first."""
        del t
        return ()


DiceState: TypeAlias = tuple[Throw, float] | tuple[int, ...] | None
"""Nothing, faces at rest, or a throw and the seconds since."""


class DiceView:
    """Draws dice into one place of the window."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.rect = pygame.Rect(0, 0, 0, 0)

    def place(self, rect: pygame.Rect) -> None:
        """Use this part of the window as the tray."""
        self.rect = rect.copy()

    def throw(self, dice: tuple[int, ...], variant: int) -> Throw:
        """A throw that ends on these faces; ``variant`` says which of the ways there."""
        return Throw(dice, variant, 1.0)

    def draw(self, canvas: pygame.Surface, state: DiceState) -> None:
        """Draw what the clip shows."""

    def rect_of(self, state: DiceState) -> pygame.Rect:
        """The pixels a state covers."""
        return self.rect if state else pygame.Rect(self.rect.topleft, (0, 0))
