"""Pictures, fonts and sounds, by the manifest's names only; loaded when asked for.

``Assets.picture(name)`` gives a picture as it was made, ``scaled`` one that fits a size, both
cached. A missing or broken asset is never a crash: the first time it is met it is put on
``problems`` (an :class:`AssetError` whose sentence names it) and a striped placeholder stands in.
``preload`` fetches big pictures on another thread; ``ready`` says whether they have come.
"""

from __future__ import annotations

import json
import logging
import threading
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

import pygame

from clue import folders

if TYPE_CHECKING:
    from concurrent.futures import Future

log = logging.getLogger(__name__)

PICTURE_BYTES: Final = 120 * 1024 * 1024
"""How much memory scaled pictures may hold before the oldest are let go."""

READERS: Final = 2
"""So many pictures are read at once when the window's size changes."""

MOST_UNPACKED: Final = 40
"""No scene shows many more pictures than this; those used last come first."""

ICON_SIZES: Final = (16, 32, 96, 192)


class AssetError(Exception):
    """An asset is missing or broken; ``name`` says which, ``key`` is the text layer's sentence."""

    def __init__(self, name: str, key: str, detail: str = "") -> None:
        super().__init__(f"{name}: {detail or key}")
        self.name = name
        self.key = key


class Entry(NamedTuple):
    """One line of the manifest."""

    name: str
    kind: str
    file: str
    size: tuple[int, int] | None = None
    anchor: tuple[int, int] | None = None


def read_manifest(root: Path) -> dict[str, Entry]:
    """Every entry by name; an unreadable list is an empty one with a word in the log."""
    try:
        rows = json.loads((root / "manifest.json").read_text(encoding="utf-8"))["assets"]
        return {row["name"]: _entry(row) for row in rows}
    except (OSError, ValueError, KeyError, TypeError) as error:
        log.warning("the list of assets cannot be read: %s", error)
        return {}


def _entry(row: dict[str, Any]) -> Entry:
    pairs = {key: tuple(row[key]) for key in ("size", "anchor") if row.get(key)}
    return Entry(row["name"], row["kind"], row["file"], **pairs)


def placeholder(size: tuple[int, int]) -> pygame.Surface:
    """What stands where a picture should be: plain to see, and not ugly."""
    surface = pygame.Surface(size, pygame.SRCALPHA)
    surface.fill((60, 20, 40))
    step = max(8, min(size) // 6)
    for x in range(-size[1], size[0], step * 2):
        pygame.draw.line(surface, (140, 60, 90), (x, size[1]), (x + size[1], 0), max(1, step // 2))
    return surface


def _found_root() -> Path:
    """The assets' folder; without one the window still opens and names what is missing."""
    try:
        return folders.assets()
    except folders.MissingFolderError as error:
        log.error("%s", error)  # noqa: TRY400 - a sentence, not a crash
        return Path(folders.__file__).resolve().parent / "data" / "assets"


def fitted(size: tuple[int, int], box: tuple[int, int], fit: str) -> tuple[int, int]:
    """The size a picture takes in a box: ``contain`` it whole, ``cover`` the box, or ``exact``."""
    if fit == "exact":
        return box
    ratios = (box[0] / size[0], box[1] / size[1])
    ratio = max(ratios) if fit == "cover" else min(ratios)
    return max(1, round(size[0] * ratio)), max(1, round(size[1] * ratio))


def scale_to(picture: pygame.Surface, box: tuple[int, int], fit: str) -> pygame.Surface:
    """A picture smoothly brought to a box; with ``cover`` what hangs over is cut off evenly."""
    size = fitted(picture.get_size(), box, fit)
    surface = picture if size == picture.get_size() else pygame.transform.smoothscale(picture, size)
    if fit != "cover" or size == box:
        return surface
    corner = ((size[0] - box[0]) // 2, (size[1] - box[1]) // 2)
    return surface.subsurface((corner, box)).copy()


class Weighed(Protocol):
    """Something made of surfaces that knows how much memory they take."""

    @property
    def bytes(self) -> int:
        """So much."""


Held = TypeVar("Held", bound="pygame.Surface | Weighed")


class Cache(Generic[Held]):
    """The surfaces used last, or things made of some, up to so many bytes."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._held: OrderedDict[Any, Held] = OrderedDict()
        self.bytes = 0

    def get(self, key: Any, make: Callable[[], Held]) -> Held:
        """The surface under ``key``, made if it is not held."""
        found = self._held.get(key)
        if found is not None:
            self._held.move_to_end(key)
            return found
        made = make()
        self.put(key, made)
        return made

    def put(self, key: Any, surface: Held) -> None:
        """Hold a surface; the ones not used for longest make room."""
        if key in self._held:
            self.bytes -= _bytes(self._held.pop(key))
        self._held[key] = surface
        self.bytes += _bytes(surface)
        while self.bytes > self._limit and len(self._held) > 1:
            self.bytes -= _bytes(self._held.popitem(last=False)[1])

    def __contains__(self, key: Any) -> bool:
        return key in self._held

    def held(self) -> list[Any]:
        """What is held, the one used last at the end."""
        return list(self._held)

    def clear(self) -> None:
        """Let everything go."""
        self._held.clear()
        self.bytes = 0


def _bytes(held: pygame.Surface | Weighed) -> int:
    if isinstance(held, pygame.Surface):
        return held.get_width() * held.get_height() * held.get_bytesize()
    return held.bytes


SurfaceCache: TypeAlias = Cache[pygame.Surface]


class Assets:
    """The door to everything under ``assets/``."""

    def __init__(self, root: Path | None = None) -> None:
        self.root = root or _found_root()
        self.entries: Mapping[str, Entry] = read_manifest(self.root)
        self.problems: list[AssetError] = []
        self._pictures = SurfaceCache(PICTURE_BYTES)
        self._fonts: dict[tuple[str, int], pygame.Font] = {}
        self._blamed: set[str] = set()
        self._arrived: SimpleQueue[tuple[Any, pygame.Surface | None]] = SimpleQueue()
        self._coming: set[Any] = set()
        self._unpacked: dict[str, Future[pygame.Surface | None]] = {}

    def __contains__(self, name: str) -> bool:
        return name in self.entries

    def entry(self, name: str) -> Entry:
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
        return self._pictures.get((name, None, ""), lambda: self._load(name))

    def scaled(self, name: str, size: tuple[int, int], fit: str = "contain") -> pygame.Surface:
        """A picture brought to ``size``; see :func:`scale_to` for ``fit``."""
        self.collect()
        size = (max(1, size[0]), max(1, size[1]))
        return self._pictures.get((name, size, fit), lambda: scale_to(self._load(name), size, fit))

    def icon(self, name: str, size: int, ink: tuple[int, int, int] | None = None) -> pygame.Surface:
        """A sign (``icon.menu``, ``emblem.scarlet``) from the drawing made nearest that size.

        It is brass; on paper it wants an ink.
        """
        drawn = [px for px in ICON_SIZES if f"{name}.{px}" in self.entries]
        best = next((px for px in drawn if px >= size), drawn[-1] if drawn else size)
        brass = self.scaled(f"{name}.{best}", (size, size))
        if ink is None:
            return brass
        return self._pictures.get((name, (size, size), ink), lambda: _inked(brass, ink))

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

    def preload(self, wanted: Iterable[tuple[str, tuple[int, int], str]]) -> None:
        """Fetch and scale pictures on another thread: (name, size, fit) each."""
        jobs = [job for job in wanted if job not in self._pictures and job not in self._coming]
        if not jobs:
            return
        self._coming.update(jobs)
        threading.Thread(target=self._fetch, args=(jobs,), name="pictures", daemon=True).start()

    def ready(self, name: str, size: tuple[int, int], fit: str) -> bool:
        """Whether a preloaded picture has come."""
        self.collect()
        return (name, size, fit) in self._pictures

    def coming(self) -> bool:
        """Whether the other thread still works."""
        self.collect()
        return bool(self._coming)

    def collect(self) -> None:
        """Take what the other thread has finished."""
        while not self._arrived.empty():
            key, surface = self._arrived.get()
            self._coming.discard(key)
            if surface is not None:
                self._pictures.put(key, surface)

    def _fetch(self, jobs: list[tuple[str, tuple[int, int], str]]) -> None:
        for job in jobs:
            name, size, fit = job
            try:
                loaded = pygame.image.load(self.path(name))
                if loaded.get_bitsize() < 24:
                    loaded = loaded.convert_alpha()
                self._arrived.put((job, _converted(scale_to(loaded, size, fit))))
            except (AssetError, pygame.error, OSError):
                self._arrived.put((job, None))  # asked for again later, it will be blamed

    def unpack(self) -> None:
        """The window takes another size: read on other threads what is shown now."""
        lately = dict.fromkeys(name for name, *_ in reversed(self._pictures.held()))
        names = [name for name in lately if name not in self._unpacked][:MOST_UNPACKED]
        if not names:
            return
        from concurrent.futures import ThreadPoolExecutor  # noqa: PLC0415 - no first picture needs it

        readers = ThreadPoolExecutor(READERS, "unpacking")
        self._unpacked |= {name: readers.submit(self._read, name) for name in names}
        readers.shutdown(wait=False)

    def fold(self) -> None:
        """The window has its size: what was unpacked is kept no longer."""
        self._unpacked.clear()

    def _read(self, name: str) -> pygame.Surface | None:
        try:
            return pygame.image.load(self.path(name))
        except (AssetError, pygame.error, OSError):
            return None  # asked for again, it will be blamed

    def _load(self, name: str) -> pygame.Surface:
        waiting = self._unpacked.get(name)
        unpacked = waiting.result() if waiting is not None and not waiting.cancel() else None
        if unpacked is not None:
            return _converted(unpacked)
        try:
            return _converted(pygame.image.load(self.path(name)))
        except AssetError as error:
            self.blame(error)
        except (pygame.error, OSError) as error:
            self.blame(AssetError(name, "error-broken-asset", str(error)))
        entry = self.entries.get(name)
        return placeholder(entry.size if entry and entry.size else (96, 96))


def _inked(sign: pygame.Surface, ink: tuple[int, int, int]) -> pygame.Surface:
    """The same lines in one colour."""
    drawn = sign.copy()
    drawn.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    drawn.fill((*ink, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return drawn


def _converted(surface: pygame.Surface) -> pygame.Surface:
    """The surface in the layout that blits fastest."""
    return surface.convert_alpha() if surface.get_masks()[3] else surface.convert()
