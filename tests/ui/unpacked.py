"""Pictures unpacked once serve every window of a run: reading them was half of what windows cost.

Each window goes on with them as it would with the file: it converts, scales, keeps and lets go, and draws on none.
Only the game's own pictures are kept; what a test writes or damages is always read.
"""

from __future__ import annotations

import threading
from pathlib import Path

import pygame

from clue import folders
from clue.boards import Mansion
from clue.ui.board import ground
from clue.ui.board.geometry import Plan
from clue.ui.media.cache import SurfaceCache

MOST = 160 * 1024 * 1024
"""So many bytes of pictures; the dice alone would take three times as much."""
FLOORS = 96 * 1024 * 1024
"""So many bytes of floors: each table has one, laid of a thousand tiles."""


class Unpacked:
    """Stands in for ``pygame.image.load``."""

    def __init__(self) -> None:
        self._read = pygame.image.load
        self._own = folders.assets()
        self._kept = SurfaceCache(MOST)
        self._lock = threading.Lock()  # windows read on threads of their own

    def load(self, file, *rest) -> pygame.Surface:
        """A picture; its reader makes another of it."""
        if rest or not isinstance(file, Path) or self._own not in file.parents:
            return self._read(file, *rest)
        with self._lock:
            return self._kept.get(file, lambda: self._read(file))


class Laid:
    """Stands in for what lays a floor of its tiles."""

    def __init__(self) -> None:
        self._lay = ground._floor
        self._own = {folders.assets(), folders.maps()}
        self._kept = SurfaceCache(FLOORS)
        self._mansions: dict[int, Mansion] = {}  # those that have a floor keep their number

    def floor(self, plan: Plan, sheets: ground.Sheets) -> pygame.Surface:
        """A floor, its reader free to draw the frame on it."""
        if not all(self._own & {*path.parents} for path in sheets._paths):
            return self._lay(plan, sheets)
        mansion = self._mansions.setdefault(id(plan.mansion), plan.mansion)
        return self._kept.get((id(mansion), plan.cell), lambda: self._lay(plan, sheets)).copy()
