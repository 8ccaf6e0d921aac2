"""What is marked on the board for a moment: places in reach, the way there, the focus."""

from __future__ import annotations

from dataclasses import dataclass

from clue.rules.board import Cell, Place
from clue.rules.cards import Room
from clue.ui.table.geometry import Point


@dataclass(frozen=True)
class Marks:
    """Everything that shines at one moment."""

    squares: frozenset[Cell] = frozenset()
    rooms: frozenset[Room] = frozenset()
    hovered: Place | None = None
    route: tuple[Point, ...] = ()
    count: int | None = None
    """How many steps the route has; told at its end."""
    focus: Place | None = None
    pulse: float = 1.0
    """How brightly the reachable places shine, from 0 to 1."""
    envelope: bool = True
    """Whether the envelope lies on the stairs, and not in somebody's hands."""
