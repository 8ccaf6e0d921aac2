"""The board as small as a stamp, with everybody where they stand: the picture of a saved game."""

from __future__ import annotations

import math
from typing import Final

import pygame

from clue.boards import Mansion
from clue.rules.board import Place
from clue.rules.cards import SUSPECTS, Room
from clue.ui.board.geometry import Plan, homes
from clue.ui.board.ground import compose, sheets_of
from clue.ui.stage.scene import Stage
from clue.ui.theme.look import Look
from clue.ui.theme.shapes import FINE

DOT: Final = 0.9
"""How wide a pawn is, in cells; never less than it takes to tell the colours apart."""
SMALLEST_DOT: Final = 7


def miniature(
    stage: Stage,
    mansion: Mansion,
    pawns: tuple[Place, ...],
    weapons: tuple[Room | None, ...],
    room: tuple[int, int],
) -> pygame.Surface:
    """A picture that fits into so many pixels; a pawn is a dot in its colour."""
    board = mansion.board
    cell = max(1.0, min(room[0] / board.width, room[1] / board.height))
    look = stage.look
    key = ("miniature", mansion.path, stage.words.language, cell)
    floor = look.paint.kept(key, lambda: _floor(stage, mansion, cell))
    picture = floor.copy()
    side = max(SMALLEST_DOT, round(cell * DOT))
    lies = {chamber.room: chamber.weapons_at for chamber in mansion.rooms}
    places = homes(mansion, pawns, weapons, lies)
    for pawn in SUSPECTS:
        dot = _dot(stage.look, pawn.value, side)
        x, y = places[pawn]
        picture.blit(dot, dot.get_rect(center=(round(x * cell), round(y * cell))))
    return picture


def _floor(stage: Stage, mansion: Mansion, cell: float) -> pygame.Surface:
    """Drawn larger and made small: it fills its place, and cells of a few pixels do not flicker."""
    large = max(math.ceil(cell), 12)
    drawn = compose(stage.look, Plan(mansion, large, 0, 0), sheets_of(mansion.pictures)).floor
    size = (round(mansion.board.width * cell), round(mansion.board.height * cell))
    return pygame.transform.smoothscale(drawn, size)


def _dot(look: Look, name: str, side: int) -> pygame.Surface:
    """A pawn from above."""

    def make() -> pygame.Surface:
        whole = side * FINE
        large = pygame.Surface((whole, whole), pygame.SRCALPHA)
        middle = (whole // 2, whole // 2)
        pygame.draw.circle(large, look.paint.colour("shade"), middle, whole // 2)
        pygame.draw.circle(large, look.paint.colour("cream"), middle, whole // 2 - FINE // 2)
        pygame.draw.circle(large, look.paint.colour(name), middle, whole // 2 - FINE * 3 // 2)
        return pygame.transform.smoothscale(large, (side, side))

    return look.paint.kept(("dot", name, side), make)
