"""The ladder as a picture: a bar for each match, its interval, and what would be fair."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from clue.tournament.figures import Result

if TYPE_CHECKING:
    from pygame import Font, Surface

WIDTH, ROW, LEFT, TOP, RIGHT = 1400, 84, 430, 110, 120
PAPER, INK, BRASS, WINE, FAINT = "#f0e3c2", "#2b1b0e", "#c9a227", "#8c1d2c", "#d9c9a0"


def draw(ladder: Sequence[Result], path: Path) -> None:
    """Draw the first player's share in every match; needs no window."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # figures may go to a program
    import pygame  # noqa: PLC0415 - only a plot needs it

    pygame.font.init()
    size = (WIDTH, TOP + ROW * len(ladder) + 70)
    sheet = pygame.Surface(size)
    sheet.fill(PAPER)
    title, small = pygame.font.Font(None, 48), pygame.font.Font(None, 30)
    sheet.blit(title.render("Win share, 95 % interval", antialias=True, color=INK), (40, 34))
    for tenth in range(0, 11, 2):
        x = _at(tenth / 10)
        pygame.draw.line(sheet, FAINT, (x, TOP), (x, size[1] - 60), 2)
        mark = small.render(f"{tenth * 10} %", antialias=True, color=INK)
        sheet.blit(mark, (x - mark.get_width() // 2, size[1] - 46))
    for row, result in enumerate(ladder):
        _bar(sheet, small, TOP + row * ROW, result)
    with path.open("wb") as file:
        pygame.image.save(sheet, file, ".png")


def _at(share: float) -> int:
    return LEFT + round(share * (WIDTH - LEFT - RIGHT))


def _bar(sheet: Surface, font: Font, y: int, result: Result) -> None:
    import pygame  # noqa: PLC0415 - as above

    share, middle = result.shares[0], y + ROW // 2
    first, *others = result.players
    label = f"{first} against {len(others)} {'/'.join(dict.fromkeys(others))}"
    sheet.blit(font.render(label, antialias=True, color=INK), (40, middle - 20))
    detail = f"{result.games} games, {result.own_turns:.1f} own turns"
    sheet.blit(font.render(detail, antialias=True, color=WINE), (40, middle + 4))
    bar = pygame.Rect(LEFT, middle - 20, _at(share.share) - LEFT, 40)
    pygame.draw.rect(sheet, BRASS, bar, border_radius=4)
    pygame.draw.line(sheet, INK, (_at(share.low), middle), (_at(share.high), middle), 4)
    for edge in (share.low, share.high):
        pygame.draw.line(sheet, INK, (_at(edge), middle - 10), (_at(edge), middle + 10), 4)
    fair = _at(share.fair)
    pygame.draw.line(sheet, WINE, (fair, middle - 32), (fair, middle + 32), 3)
    figure = font.render(f"{share.share:.1%}", antialias=True, color=INK)
    sheet.blit(figure, (max(_at(share.high), fair) + 14, middle - 10))
