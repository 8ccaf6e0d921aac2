"""A seat's disc: its colour and its letter, so that nobody needs to tell colours apart."""

from __future__ import annotations

from typing import Final

import pygame

from clue.rules.cards import Seat, Suspect
from clue.ui.theme import styles
from clue.ui.theme.look import Look
from clue.ui.theme.shapes import FINE

LETTER: Final = 0.64
"""How much of the disc its letter takes."""
PALE: Final = frozenset({Suspect.WHITE, Suspect.MUSTARD})
"""Colours on which dark letters are read more easily."""


def draw_disc(
    look: Look, canvas: pygame.Surface, seat: Seat, letter: str, rect: pygame.Rect
) -> None:
    """The disc of a seat, as wide as a square rectangle."""
    image = look.paint.kept(("disc", seat, rect.width), lambda: _disc(look, seat, rect.width))
    canvas.blit(image, rect)
    size = LETTER * rect.width / look.scale.factor / look.scale.text  # no disc grows with the text
    style = styles.LABEL.but(size=size)
    colour = "ink" if seat in PALE else "cream"
    look.letters.draw(canvas, letter, style, rect, colour=colour, align="center", valign="middle")


def _disc(look: Look, seat: Seat, wide: int) -> pygame.Surface:
    large = pygame.Surface((wide * FINE, wide * FINE), pygame.SRCALPHA)
    centre, radius = (wide * FINE // 2, wide * FINE // 2), wide * FINE // 2
    pygame.draw.circle(large, look.paint.colour("ink"), centre, radius)
    pygame.draw.circle(large, look.paint.colour(seat.value), centre, round(radius * 0.9))
    return pygame.transform.smoothscale(large, (wide, wide))
