"""Words for a place too small for them: small letters, several lines, and cut as a last resort."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise

import pygame

from clue.ui.theme.lettering import ELLIPSIS
from clue.ui.theme.look import Look
from clue.ui.theme.styles import Halo, Style


def crammed(
    look: Look, text: str, wished: Style, width: int, height: int
) -> tuple[Style, list[str]]:
    """As much of a text as there is room for, in the largest letters that show as much."""
    best: tuple[int, float, Style, list[str]] | None = None
    for lines in _ways(text.split(" ")):
        fitting = (look.letters.fit(line, wished, width, 0) for line in lines)
        style = min(fitting, key=lambda one: one.size)
        if len(lines) > 1 and len(lines) * look.letters.line_height(style) > height:
            continue
        held = [held_to(look, line, style, width) for line in lines]
        shown = sum(len(line.replace(" ", "").rstrip(ELLIPSIS)) for line in held)
        if best is None or (shown, style.size) > best[:2]:
            best = shown, style.size, style, held
    assert best is not None, "one line there always is"
    return best[2], best[3]


def _ways(words: list[str]) -> Iterator[list[str]]:
    """The words in one line, two, and so on: each time with the longest line as short as can be."""
    for count in range(len(words)):
        inner = combinations(range(1, len(words)), count)
        broken = ([" ".join(words[a:b]) for a, b in pairwise((0, *cuts, None))] for cuts in inner)
        yield min(broken, key=lambda lines: max(map(len, lines)))


def held_to(look: Look, line: str, style: Style, width: int) -> str:
    """A line cut off where even the smallest letters do not find room."""
    if look.letters.size(line, style)[0] <= width:
        return line
    while line and look.letters.size(line + ELLIPSIS, style)[0] > width:
        line = line[:-1].rstrip()
    return line + ELLIPSIS


def stacked(look: Look, lines: list[str], style: Style, halo: Halo) -> pygame.Surface:
    """Lines with a soft halo, one below the other."""
    images = [look.letters.haloed(line, style, halo=halo) for line in lines]
    if len(images) == 1:
        return images[0]
    step = look.letters.line_height(style)
    wide = max(image.get_width() for image in images)
    high = images[0].get_height() + (len(images) - 1) * step
    stack = pygame.Surface((wide, high), pygame.SRCALPHA)
    for row, image in enumerate(images):
        stack.blit(image, image.get_rect(midtop=(wide // 2, row * step)))
    return stack
