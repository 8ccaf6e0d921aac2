"""The walnut frame round the board, put together from its corners and edges."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pygame

from clue.ui.assets import Assets
from clue.ui.table.geometry import Plan
from clue.ui.theme.look import Look
from clue.ui.theme.shapes import lay
from clue.ui.theme.skins import Border, Skin

FRAME_CELL: Final = 96
"""The frame's pictures are made for so many pixels a cell."""
WALNUT: Final = Skin(
    top="ink",
    bottom="ink",
    radius=14,
    borders=(Border(0, 2, "brass"), Border(6, 1.2, "brass_dim")),
)
"""The frame where its pictures are missing."""


def framed(look: Look, plan: Plan) -> pygame.Surface:
    """The frame with its shadows, one cell wider than the board on every side; premultiplied."""
    board = plan.mansion.board
    size = ((board.width + 2) * plan.cell, (board.height + 2) * plan.cell)
    image = pygame.Surface(size, pygame.SRCALPHA)
    if "frame.edge.n" in look.assets:
        _lay_slices(image, look, plan)
    else:
        wood = image.get_rect().inflate(-plan.cell // 2, -plan.cell // 2)
        look.paint.panel(image, wood, WALNUT)
        image.fill((0, 0, 0, 0), image.get_rect().inflate(-2 * plan.cell, -2 * plan.cell))
    return image


def _lay_slices(image: pygame.Surface, look: Look, plan: Plan) -> None:
    """Put each side together at the size it was made, two cells wide, and bring it to ours."""
    board, cell = plan.mansion.board, plan.cell
    wide, high = board.width, board.height
    slices = [
        (look.assets.picture(name).premul_alpha(), area)
        for name, area in _slices(look.assets, (wide, high))
    ]
    sides = ((-1, -1, wide + 2, 2), (-1, high - 1, wide + 2, 2), (-1, 1, 2, high - 2))
    for column, row, across, down in (*sides, (wide - 1, 1, 2, high - 2)):
        made = pygame.Surface((across * FRAME_CELL, down * FRAME_CELL), pygame.SRCALPHA)
        for picture, area in slices:
            _lay_run(made, picture, area.move(-column * FRAME_CELL, -row * FRAME_CELL))
        small = pygame.transform.smoothscale(made, (across * cell, down * cell))
        lay(image, small, ((column + 1) * cell, (row + 1) * cell))


def _slices(assets: Assets, board: tuple[int, int]) -> Iterator[tuple[str, pygame.Rect]]:
    """Every slice's name, and the part of the board it covers, as large as it was made."""
    right, bottom = board[0] * FRAME_CELL, board[1] * FRAME_CELL
    rims = {"n": 0, "w": 0, "s": bottom, "e": right}
    corners: dict[str, pygame.Rect] = {}
    for corner in ("nw", "ne", "sw", "se"):
        name = f"frame.corner.{corner}"
        x, y = assets.entry(name).anchor or (0, 0)
        at = (rims[corner[1]] - x, rims[corner[0]] - y)
        corners[corner] = assets.picture(name).get_rect(topleft=at)
        yield name, corners[corner]
    left, top = corners["nw"].bottomright
    end, foot = corners["se"].topleft
    for edge in ("n", "s"):
        name = f"frame.edge.{edge}"
        y = rims[edge] - (assets.entry(name).anchor or (0, 0))[1]
        high = assets.picture(name).get_height()
        yield name, pygame.Rect(left, y, end - left, high)
    for edge in ("w", "e"):
        name = f"frame.edge.{edge}"
        x = rims[edge] - (assets.entry(name).anchor or (0, 0))[0]
        wide = assets.picture(name).get_width()
        yield name, pygame.Rect(x, top, wide, foot - top)


def _lay_run(made: pygame.Surface, picture: pygame.Surface, area: pygame.Rect) -> None:
    """Lay a picture over an area, again and again if it is the shorter."""
    made.set_clip(area)
    for y in range(area.top, area.bottom, picture.get_height()):
        for x in range(area.left, area.right, picture.get_width()):
            lay(made, picture, (x, y))
    made.set_clip(None)
