"""Ink that writes itself: what has become known is drawn stroke by stroke, mark after mark."""

from __future__ import annotations

from collections.abc import Sequence

from clue.notebook.printed import PrintedCell
from clue.ui.theme.tempo import TEMPO


class Pen:
    """Which marks are still being written, and how far each has come."""

    def __init__(self) -> None:
        self.written: dict[PrintedCell, float] = {}
        self._begins: dict[PrintedCell, float] = {}

    @property
    def busy(self) -> bool:
        """Whether it writes."""
        return bool(self._begins)

    def write(self, cells: Sequence[PrintedCell], now: float) -> None:
        """Begin with these, after what is being written already."""
        free = max((begun + TEMPO.next_stroke for begun in self._begins.values()), default=now)
        for number, cell in enumerate(cells):
            self._begins[cell] = max(now, free) + number * TEMPO.next_stroke
            self.written[cell] = 0.0

    def go_on(self, now: float) -> list[PrintedCell]:
        """Write on to a moment; where something has come."""
        changed = []
        for cell, begun in list(self._begins.items()):
            share = min(1.0, max(0.0, (now - begun) / TEMPO.stroke))
            if share >= 1:
                del self._begins[cell], self.written[cell]
                changed.append(cell)
            elif share > self.written[cell]:
                self.written[cell] = share
                changed.append(cell)
        return changed

    def lay_down(self) -> None:
        """Whatever was being written stands there."""
        self._begins.clear()
        self.written.clear()
