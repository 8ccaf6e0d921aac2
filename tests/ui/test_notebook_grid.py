"""The grid of the notebook: every cell in its place, at any number of rooms and seats."""

from __future__ import annotations

from itertools import pairwise, product

import pygame
import pytest

from clue.table.leaf import NAMES
from clue.ui.table.notebook.ink import Grid

PAGES = [(257, 420), (480, 724), (960, 1440), (300, 200)]


def grid(page, seats, rooms, offset=0):
    return Grid.of(
        pygame.Rect((40, 30), page),
        head=20,
        columns=seats + 1,
        rows=6 + 6 + rooms + 3,
        least=15,
        widest=66,
        offset=offset,
    )


@pytest.mark.parametrize(("page", "seats", "rooms"), list(product(PAGES, (2, 4, 6), (5, 9, 12))))
def test_cells_lie_side_by_side_and_are_found_again(page, seats, rooms):
    for offset in (0, 40, 10_000):
        cells = grid(page, seats, rooms, offset)
        assert 0 <= cells.offset <= cells.overhang
        for row in range(cells.rows):
            boxes = [cells.box(column, row) for column in range(NAMES, cells.columns)]
            assert all(one.right == other.x for one, other in pairwise(boxes))
            assert boxes[0].x == cells.rect.x
            assert boxes[-1].right == cells.rect.right
            assert boxes[0].bottom == cells.line(row).bottom
            for column, box in enumerate(boxes, NAMES):
                inside = cells.body.collidepoint(box.center)
                assert cells.at(*box.center) == ((column, row) if inside else None)
        assert cells.row >= 15
        assert cells.names >= cells.rect.width * 0.34


def test_what_does_not_fit_is_scrolled_to():
    cells = grid((257, 200), 6, 12)
    assert cells.overhang > 0
    for row in (0, 5, cells.rows - 1):
        moved = grid((257, 200), 6, 12, cells.showing(row))
        assert moved.body.contains(moved.line(row))
    assert grid((960, 1440), 6, 12).overhang == 0
