"""Pictures unpacked once serve every window of a run: reading them was half of what windows cost.

Each window goes on with them as it would with the file: it converts, scales, keeps and lets go, and draws on none.
Only the game's own pictures are kept; what a test writes or damages is always read.
"""

from __future__ import annotations

import threading
from pathlib import Path
from weakref import WeakKeyDictionary

import pygame

from clue import folders
from clue.boards import Mansion, catalogue
from clue.ui.board import ground
from clue.ui.board.geometry import Plan
from clue.ui.media import surfaces
from clue.ui.media.surfaces import Fit, SurfaceCache

MOST = 160 * 1024 * 1024
"""So many bytes of pictures; the dice alone would take three times as much."""
FLOORS = 96 * 1024 * 1024
"""So many bytes of floors: each table has one, laid of a thousand tiles; and of the tiles."""


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


class Scaled:
    """Stands in for what brings pictures to a size: whoever asks makes another of it."""

    def __init__(self) -> None:
        self._kept: WeakKeyDictionary[pygame.Surface, dict] = WeakKeyDictionary()

    def scale_to(self, picture: pygame.Surface, box: tuple[int, int], fit: Fit) -> pygame.Surface:
        """A picture in a size, as long as the picture itself is kept."""
        sizes = self._kept.setdefault(picture, {})
        if (box, fit) in sizes:
            return sizes[box, fit]
        scaled = surfaces.scale_to(picture, box, fit)
        if scaled is not picture:
            sizes[box, fit] = scaled
        return scaled


class Loaded:
    """Stands in for what reads mansions from their maps: those of the game never change."""

    def __init__(self) -> None:
        self._load = catalogue.load_mansion
        self._own = folders.maps()
        self._kept: dict[Path, Mansion] = {}

    def load_mansion(self, path: Path) -> Mansion:
        """A mansion; a map that a test has written or moved is always read."""
        if self._own not in path.parents:
            return self._load(path)
        if path not in self._kept:
            self._kept[path] = self._load(path)
        return self._kept[path]


class Laid:
    """Stands in for what lays a floor of its tiles, and for what reads these."""

    def __init__(self) -> None:
        self._lay = ground._floor
        self._read = ground._read
        self._own = {folders.assets(), folders.maps()}
        self._kept = SurfaceCache(FLOORS)
        self._sheets = SurfaceCache(FLOORS)
        self._lock = threading.Lock()
        self._mansions: dict[int, Mansion] = {}  # those that have a floor keep their number

    def floor(self, plan: Plan, sheets: ground.Sheets) -> pygame.Surface:
        """A floor, its reader free to draw the frame on it."""
        if not all(self._own & {*path.parents} for path in sheets._paths):
            return self._lay(plan, sheets)
        mansion = self._mansions.setdefault(id(plan.mansion), plan.mansion)
        return self._kept.get((id(mansion), plan.cell), lambda: self._lay(plan, sheets)).copy()

    def read(self, path: Path) -> pygame.Surface:
        """A sheet of tiles, to be cut."""
        if not self._own & {*path.parents}:
            return self._read(path)
        with self._lock:
            return self._sheets.get(path, lambda: self._read(path))
