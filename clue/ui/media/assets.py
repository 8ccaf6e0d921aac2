"""The list of everything the game loads: what each asset is called, and what is known of it."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import Future, wait
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from threading import Semaphore
from typing import Any, Final, NamedTuple, TypeAlias

import pygame

from clue import folders
from clue.background import Background
from clue.ui.media.surfaces import (
    Fit,
    SurfaceCache,
    converted,
    inked,
    placeholder,
    scale_to,
    weight,
)

log = logging.getLogger(__name__)


class AssetError(Exception):
    """An asset is missing or broken; ``name`` says which, ``key`` is the text layer's sentence."""

    def __init__(self, name: str, key: str, detail: str = "") -> None:
        super().__init__(f"{name}: {detail or key}")
        self.name = name
        self.key = key


class AssetEntry(NamedTuple):
    """One line of the manifest."""

    name: str
    kind: str
    file: str
    size: tuple[int, int] | None = None
    anchor: tuple[int, int] | None = None


def read_manifest(root: Path) -> dict[str, AssetEntry]:
    """Every entry by name; an unreadable list is an empty one with a word in the log."""
    try:
        rows = json.loads((root / "manifest.json").read_text(encoding="utf-8"))["assets"]
        return {row["name"]: _entry(row) for row in rows}
    except (OSError, ValueError, KeyError, TypeError) as error:
        log.warning("the list of assets cannot be read: %s", error)
        return {}


def _entry(row: dict[str, Any]) -> AssetEntry:
    pairs = {key: tuple(row[key]) for key in ("size", "anchor") if row.get(key)}
    return AssetEntry(row["name"], row["kind"], row["file"], **pairs)


Wanted: TypeAlias = tuple[str, tuple[int, int], Fit]
"""A picture, its size and how it fits."""


class Fetched(NamedTuple):
    """What came: as it was made, unless that is large, and as it was wanted; or nothing."""

    wanted: Wanted
    original: pygame.Surface | None
    scaled: pygame.Surface | None


AT_ONCE: Final = 2
"""So many pictures are read at the same time: as they were made, some are as large as windows."""


HURRY: Final = 0.5
"""After so many seconds whoever waits for one reads it again."""


class Fetcher:
    """Asked by the loop, which takes what has come."""

    def __init__(self, read: Callable[[str], pygame.Surface], background: Background) -> None:
        self._read = read
        self._background = background
        self._coming: dict[Wanted, Future[Fetched]] = {}
        self._reading = Semaphore(AT_ONCE)

    def ask(self, wanted: Wanted, original: pygame.Surface | None, *, once: bool) -> None:
        """Fetch it; whoever holds it as it was made hands that in."""
        if wanted not in self._coming:
            work = partial(self._fetched, wanted, original, 0 if once else LARGEST_KEPT)
            self._coming[wanted] = self._background.begin(work)

    @property
    def coming(self) -> bool:
        """Whether something has been asked for that has not been taken."""
        return bool(self._coming)

    def hurry(self, wanted: Wanted) -> None:
        """Nothing goes on without this: wait for it if it has been begun, else it comes no more."""
        fetched = self._coming.get(wanted)
        if fetched is not None and not fetched.cancel():
            wait([fetched], HURRY)

    def take(self) -> Iterable[Fetched]:
        """What has come since."""
        for wanted in [wanted for wanted, fetched in self._coming.items() if fetched.done()]:
            fetched = self._coming.pop(wanted)
            if not fetched.cancelled():
                yield fetched.result()

    def _fetched(self, wanted: Wanted, original: pygame.Surface | None, most: int) -> Fetched:
        name, size, fit = wanted
        try:
            with self._reading:
                original = original or self._read(name)
                scaled = converted(scale_to(original, size, fit))
            return Fetched(wanted, original if weight(original) <= most else None, scaled)
        except (AssetError, pygame.error, OSError):
            return Fetched(wanted, None, None)


PICTURE_BYTES: Final = 40 * 1024 * 1024
"""How much memory scaled pictures may hold before the oldest are let go."""
PICTURE_WINDOWS: Final = 4
"""In a large window: so many pictures of it."""
ORIGINAL_BYTES: Final = 14 * 1024 * 1024
"""How much those may hold that were scaled, as they were made."""
LARGEST_KEPT: Final = 4 * 1024 * 1024
"""One that is larger is not kept: it would take the place of all others."""
SMALL: Final = 200 * 200
"""Nobody waits for pictures of so few pixels."""

ICON_SIZES: Final = (16, 32, 96, 192)
LARGE: Final = ".large"
"""What the name of a picture's larger drawing ends in: small ones are read far sooner."""


class ComingError(Exception):
    """A picture has been asked for and is being fetched."""


def _found_root() -> Path:
    """The assets' folder; without one the window still opens and names what is missing."""
    try:
        return folders.assets()
    except folders.MissingFolderError as error:
        log.error("%s", error)  # noqa: TRY400 - a sentence, not a crash
        return Path(folders.__file__).resolve().parent / "data" / "assets"


class Assets:
    """The door to everything under ``assets/``."""

    def __init__(self, root: Path | None = None, background: Background | None = None) -> None:
        self.root = root or _found_root()
        self.entries: Mapping[str, AssetEntry] = read_manifest(self.root)
        self.problems: list[AssetError] = []
        self._pictures = SurfaceCache(PICTURE_BYTES)
        self._originals = SurfaceCache(ORIGINAL_BYTES)
        self._fonts: dict[tuple[str, int], pygame.Font] = {}
        self._blamed: set[str] = set()
        self._fetcher = Fetcher(self._read, background or Background())
        self._unreadable: set[Wanted] = set()  # whoever asks again will hear of it
        self._patient = False
        self.behind = False  # pictures on the stage wait behind it until they are there

    def __contains__(self, name: str) -> bool:
        return name in self.entries

    def entry(self, name: str) -> AssetEntry:
        """The manifest's line for a name."""
        try:
            return self.entries[name]
        except KeyError:
            raise AssetError(name, "error-missing-asset") from None

    def path(self, name: str) -> Path:
        """The file behind a name."""
        path = self.root / self.entry(name).file
        if not path.is_file():
            raise AssetError(name, "error-missing-asset", str(path))
        return path

    def data(self, name: str) -> Any:
        """What a JSON asset holds."""
        try:
            return json.loads(self.path(name).read_text(encoding="utf-8"))
        except ValueError as error:
            raise AssetError(name, "error-broken-asset", str(error)) from error

    def blame(self, error: AssetError) -> None:
        """Note a problem once; the window tells the player."""
        if error.name not in self._blamed:
            self._blamed.add(error.name)
            self.problems.append(error)
            log.warning("asset %s", error)

    def picture(self, name: str) -> pygame.Surface:
        """A picture at its own size."""
        return self._pictures.get((name, None, ""), lambda: converted(self._original(name)))

    def scaled(self, name: str, size: tuple[int, int], fit: Fit = "contain") -> pygame.Surface:
        """A picture brought to ``size``; for ``fit`` see :func:`.surfaces.scale_to`."""
        self.collect()
        wanted = self._drawn_for((name, (max(1, size[0]), max(1, size[1])), fit))
        name = wanted[0]
        if self._patient and wanted not in self._pictures and self._is_worth_waiting_for(wanted):
            self.preload([wanted], once=True)
            raise ComingError(name)
        return self._pictures.get(wanted, lambda: self._fetched(wanted) or self._scale(wanted))

    def _drawn_for(self, wanted: Wanted) -> Wanted:
        """From the larger drawing, if there is one and the usual one would be stretched."""
        name, (wide, high), fit = wanted
        large = self.entries.get(f"{name}{LARGE}")
        usual = self._own_size(name)
        if large is None or usual is None or (wide <= usual[0] and high <= usual[1]):
            return wanted
        return (large.name, (wide, high), fit)

    def _fetched(self, wanted: Wanted) -> pygame.Surface | None:
        """What is being fetched already."""
        self._fetcher.hurry(wanted)
        self.collect()
        return self._pictures.find(wanted)

    def _scale(self, wanted: Wanted) -> pygame.Surface:
        name, size, fit = wanted
        original = self._original(name)
        return converted(self._noted(name, original, scale_to(original, size, fit)))

    def _noted(self, name: str, original: pygame.Surface, scaled: pygame.Surface) -> pygame.Surface:
        """Keep what a scaled picture was made of; one at its own size is made of itself."""
        if scaled.get_size() == original.get_size() or name in self._blamed:
            return scaled
        if weight(original) <= LARGEST_KEPT:
            self._originals.put(name, original)
        return scaled

    @contextmanager
    def patience(self) -> Iterator[None]:
        """Meanwhile a picture that must be read is fetched, and :class:`ComingError` raised."""
        self._patient = True
        try:
            yield
        finally:
            self._patient = False

    def _is_worth_waiting_for(self, wanted: Wanted) -> bool:
        size = self.entries[wanted[0]].size if wanted[0] in self.entries else None
        return size is not None and size[0] * size[1] > SMALL and wanted not in self._unreadable

    def suit(self, size: tuple[int, int]) -> None:
        """The window has this size now: what was scaled for another is wanted no longer."""
        self._pictures.limit = max(PICTURE_BYTES, PICTURE_WINDOWS * 4 * size[0] * size[1])
        self._pictures.drop(lambda key: key[1] is not None and key[1] != self._own_size(key[0]))

    def let_go(self, name: str) -> None:
        """A large picture will not be wanted soon."""
        self._pictures.drop(lambda key: key[0] == name)

    def tidy(self) -> None:
        """Other pictures will be wanted: let go of what has not been used for longest."""
        self._pictures.tidy()

    def spent(self, wanted: Iterable[Wanted]) -> None:
        """Something has been made of these that is kept in their place."""
        gone = set(wanted)
        names = {name for name, _, _ in gone}
        self._pictures.drop(gone.__contains__)
        self._originals.drop(names.__contains__)

    def clear(self) -> None:
        """The window closes: let the pictures go."""
        self._pictures.clear()
        self._originals.clear()

    def _own_size(self, name: str) -> tuple[int, int] | None:
        return self.entries[name].size if name in self.entries else None

    def icon(self, name: str, size: int, ink: tuple[int, int, int] | None = None) -> pygame.Surface:
        """A sign (``icon.menu``, ``emblem.scarlet``) from the drawing made nearest that size.

        It is brass; on paper it wants an ink.
        """
        drawn = [px for px in ICON_SIZES if f"{name}.{px}" in self.entries]
        best = next((px for px in drawn if px >= size), drawn[-1] if drawn else size)
        brass = self.scaled(f"{name}.{best}", (size, size))
        if ink is None:
            return brass
        return self._pictures.get((name, (size, size), ink), lambda: inked(brass, ink))

    def font(self, name: str, size: int) -> pygame.Font:
        """A typeface at so many pixels; a broken one falls back to SDL's own."""
        found = self._fonts.get((name, size))
        if found is None:
            try:
                found = pygame.Font(self.path(name), size)
            except AssetError as error:
                self.blame(error)
                found = pygame.Font(None, size)
            except pygame.error as error:
                self.blame(AssetError(name, "error-broken-asset", str(error)))
                found = pygame.Font(None, size)
            self._fonts[name, size] = found
        return found

    def preload(self, wanted: Iterable[Wanted], *, once: bool = False) -> None:
        """Fetch and scale pictures behind the picture: (name, size, fit) each.

        What is wanted but once, in one size, is not kept as it was made.
        """
        for job in map(self._drawn_for, wanted):
            if self._pictures.find(job) is None:  # what is here has been used last now
                self._fetcher.ask(job, self._originals.find(job[0]), once=once)

    def ready(self, name: str, size: tuple[int, int], fit: Fit) -> bool:
        """Whether a preloaded picture has come, or is known never to come."""
        self.collect()
        wanted = self._drawn_for((name, size, fit))
        return wanted in self._pictures or wanted in self._unreadable

    def coming(self) -> bool:
        """Whether something has been asked for that is not here yet."""
        self.collect()
        return self._fetcher.coming

    def collect(self) -> None:
        """Take what has come."""
        for wanted, original, scaled in self._fetcher.take():
            if scaled is None:
                self._unreadable.add(wanted)
                continue
            self._pictures.put(wanted, scaled)
            if original is not None:
                self._noted(wanted[0], original, scaled)

    def _read(self, name: str) -> pygame.Surface:
        """A picture from its file; one with few colours is given all of them, to be scaled."""
        picture = pygame.image.load(self.path(name))
        return picture if picture.get_bitsize() >= 24 else picture.convert_alpha()

    def _original(self, name: str) -> pygame.Surface:
        """A picture as it was made, or what stands in for it."""
        if (kept := self._originals.find(name)) is not None:
            return kept
        try:
            return self._read(name)
        except AssetError as error:
            self.blame(error)
        except (pygame.error, OSError) as error:
            self.blame(AssetError(name, "error-broken-asset", str(error)))
        entry = self.entries.get(name)
        return placeholder(entry.size if entry and entry.size else (96, 96))
