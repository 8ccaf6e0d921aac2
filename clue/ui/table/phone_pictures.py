"""The game's own pictures as phones show them: small, and packed for the way there."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Final

import pygame

from clue.boards import Mansion
from clue.rules.cards import SUSPECTS, WEAPONS, Card
from clue.ui.cards.faces import picture_of
from clue.ui.stage.scene import Stage
from clue.ui.table.board.geometry import Plan
from clue.ui.table.board.ground import compose, sheets_of

CARD: Final = 270, 360
CELL: Final = 28
"""Pixels a square of the board has: sharp on a phone held upright."""
KIND: Final = ".jpg"


def card_files(stage: Stage, mansion: Mansion) -> tuple[tuple[str, Path], ...]:
    """Each card that has been painted, and where its picture lies."""
    cards: tuple[Card, ...] = (*SUSPECTS, *WEAPONS, *mansion.board.deck.rooms)
    named = ((str(card), picture_of(card)) for card in cards)
    return tuple((card, stage.assets.path(name)) for card, name in named if name in stage.assets)


def card_pictures(files: tuple[tuple[str, Path], ...]) -> Iterator[tuple[str, bytes]]:
    """Drawn behind the picture: nothing of the window is touched."""
    for card, path in files:
        yield card, packed(pygame.transform.smoothscale(pygame.image.load(path), CARD))


def board_picture(stage: Stage, mansion: Mansion) -> bytes:
    """The mansion from above, nothing on it and nothing written."""
    plan = Plan(mansion, CELL, 0, 0)
    return packed(compose(stage.look, plan, sheets_of(mansion.pictures)).floor)


def packed(picture: pygame.Surface) -> bytes:
    """A picture as a file."""
    file = BytesIO()
    pygame.image.save(picture, file, KIND)
    return file.getvalue()
