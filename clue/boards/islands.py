"""Cells that hang together, side by side."""

from __future__ import annotations

from collections.abc import Collection

from clue.rules.board import Cell, Direction


def islands(cells: Collection[Cell]) -> list[set[Cell]]:
    """The cells in groups that hang together, in the order in which one reads them."""
    left = set(cells)
    found: list[set[Cell]] = []
    while left:
        island = {left.pop()}
        edge = list(island)
        while edge:
            cell = edge.pop()
            fresh = {side.from_cell(cell) for side in Direction} & left
            left -= fresh
            island |= fresh
            edge.extend(fresh)
        found.append(island)
    return sorted(found, key=lambda island: reading_order(min(island, key=reading_order)))


def reading_order(cell: Cell) -> tuple[int, int]:
    """Row by row, from the left."""
    return cell.row, cell.column
