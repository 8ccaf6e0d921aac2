"""Pawns and weapons as they stand on the board: sized, shadowed, lifted, faded."""

from __future__ import annotations

from dataclasses import dataclass

from clue.ui.table.geometry import Point


@dataclass(frozen=True)
class Pose:
    """How a piece stands at one moment."""

    at: Point
    lift: float = 0.0
    """How far above the table, in cells."""
    alpha: float = 1.0
    lit: bool = False
    """It is this pawn's turn: a ring shines under it."""
