"""Where everything on the stage stands: beside what it speaks of, never over it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import pygame

from clue.rules.cards import Room
from clue.ui.board.geometry import Plan
from clue.ui.cards.faces import SHAPE
from clue.ui.theme.look import Look

CARD: Final = 0.15
BUST: Final = 0.3
"""How broad a card and whoever speaks are, as shares of the board."""
GAP: Final = 12
EDGE: Final = 8
STEPS: Final = (0.0, -0.13, 0.13, -0.22, 0.22)
"""How far the group may stand above or below the middle, as shares of the board."""
UNDER: Final = 22
"""How far whoever speaks reaches behind the words."""


@dataclass(frozen=True)
class Blocking:
    """Rectangles in pixels."""

    cards: tuple[pygame.Rect, ...]
    bust: pygame.Rect
    plaque: pygame.Rect
    mirrored: bool

    @property
    def solid(self) -> tuple[pygame.Rect, ...]:
        """What hides the board."""
        return (self.cards[0].unionall(self.cards), self.bust, self.plaque)


def wide_of_plaque(look: Look, plan: Plan) -> int:
    """From the outer side of whoever speaks to the last of the cards."""
    board = plan.rect
    row = 3 * round(board.width * CARD) + 2 * look.px(GAP)
    return (board.width - row) // 2 - plan.border - look.px(EDGE) + row


def blocked(look: Look, plan: Plan, middle: tuple[int, int], high: int, room: Room) -> Blocking:
    """The best of a few ways to stand: it hides nothing of the room, and no head is cut off."""
    lit = plan.box_of(room)
    ways = list(_ways(look, plan, middle, high))
    return min(
        ways,
        key=lambda way: (
            sum(_area(part.clip(lit)) for part in way.solid),
            max(0, -way.bust.top),
        ),
    )


def _ways(look: Look, plan: Plan, middle: tuple[int, int], high: int) -> Iterator[Blocking]:
    board, gap = plan.rect, look.px(GAP)
    wide = round(board.width * CARD)
    tall = round(wide * SHAPE)
    row = 3 * wide + 2 * gap
    speaks = round(board.width * BUST)
    plaque_wide = wide_of_plaque(look, plan)
    for step in STEPS:
        top = middle[1] + round(step * board.height) - (tall + gap + high) // 2
        top = min(max(top, board.top + gap), board.bottom - tall - high - 2 * gap)
        left = board.centerx - row // 2
        for mirrored in (False, True):
            cards = tuple(
                pygame.Rect(left + number * (wide + gap), top, wide, tall) for number in range(3)
            )
            plaque = pygame.Rect(0, top + tall + gap, plaque_wide, high)
            bust = pygame.Rect(0, 0, speaks, round(speaks * SHAPE))
            bust.bottom = plaque.top + look.px(UNDER)
            if mirrored:
                plaque.left = left
                bust.right = plaque.right
            else:
                plaque.right = left + row
                bust.left = plaque.left
            yield Blocking(cards, bust, plaque, mirrored)


def _area(rect: pygame.Rect) -> int:
    return rect.width * rect.height
