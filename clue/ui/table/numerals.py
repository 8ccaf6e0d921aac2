"""The small numbers in a cell: the suggestions that leave it open, as many as there is room for."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from clue.notebook.notes import Mark
from clue.notebook.page import Entry
from clue.ui.theme import styles
from clue.ui.theme.look import Look
from clue.ui.theme.styles import Style


class Numerals(NamedTuple):
    """What is written, in which letters, and the pixels it takes."""

    text: str
    style: Style
    place: pygame.Rect


def numerals(look: Look, box: pygame.Rect, entry: Entry) -> Numerals:
    """The newest of a cell's numbers if not all fit; beside the player's mark if there is one."""
    style = styles.PAPER_SMALL.but(size=15, colour="ink")
    room = box.inflate(-look.px(6), -look.px(1))
    if entry.mark is not Mark.BLANK:
        room.x, room.width = box.centerx, box.right - box.centerx - look.px(2)
    numbers = [str(number) for number in entry.numbers]
    text = "·".join(numbers)
    while len(numbers) > 1 and look.letters.size(text, style)[0] > room.width:
        numbers = numbers[1:]
        text = "…" + "·".join(numbers)
    style = look.letters.fit(text, style, room.width)
    wide, high = look.letters.size(text, style)
    place = pygame.Rect(0, 0, wide, min(high, room.height))
    place.bottomright = room.bottomright
    return Numerals(text, style, place)
