"""A lithographed poster: flat colour below, shadows dissolved into stipple above.

A :class:`Poster` gathers layers. *Flat* layers are laid down as they are; in *grain*
layers transparency becomes the density of opaque dots, as a litho crayon leaves them.
Everything is drawn on 600 x 800 units, twice as fine as the card, and brought down.
"""

from __future__ import annotations

import math
import re
import zlib
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from art import svg

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from PIL.Image import Image

WIDTH: Final = 600
HEIGHT: Final = 800
OVERSAMPLE: Final = 2
GOLD: Final = "#d9b064"
GOLD_LIGHT: Final = "#f2d590"
BLACK: Final = "#0e0b0d"
HALO: Final = (300.0, 330.0, 232.0)
TONES: Final = 7  # how many tones the stone prints
GRAIN: Final = 0.62  # how far a render gives way to those tones

Point = tuple[float, float]
Stop = tuple[float, str, float]


@dataclass
class Shade:
    """A shadow or blush inside a form: full at ``end``, gone at ``start``."""

    colour: str
    start: Point
    end: Point
    strength: float = 1.0
    round: bool = False  # spreads from ``start`` as far as ``end`` instead of along a line
    inside: str | None = None  # a path narrower than the form


@dataclass
class Poster:
    """Layers in the order they are printed."""

    layers: list[tuple[str, str]] = field(default_factory=list)
    defs: dict[str, str] = field(default_factory=dict)
    _turns: list[str] = field(default_factory=list)

    # -- definitions ---------------------------------------------------------------

    def linear(self, start: Point, end: Point, *stops: Stop) -> str:
        """A paint that changes along a line."""
        return self._paint(
            f'<linearGradient id="@" gradientUnits="userSpaceOnUse" x1="{start[0]}" '
            f'y1="{start[1]}" x2="{end[0]}" y2="{end[1]}">',
            stops,
            "</linearGradient>",
        )

    def radial(self, centre: Point, radius: float, *stops: Stop) -> str:
        """A paint that changes away from a point."""
        return self._paint(
            f'<radialGradient id="@" gradientUnits="userSpaceOnUse" cx="{centre[0]}" '
            f'cy="{centre[1]}" r="{radius}">',
            stops,
            "</radialGradient>",
        )

    def _paint(self, head: str, stops: Sequence[Stop], tail: str) -> str:
        body = "".join(
            f'<stop offset="{at}" stop-color="{colour}" stop-opacity="{opacity}"/>'
            for at, colour, opacity in stops
        )
        return f"url(#{self.define(head + body + tail)})"

    def clip(self, path: str) -> str:
        """An attribute that keeps drawing inside ``path``."""
        name = self.define(f'<clipPath id="@"><path d="{path}"/></clipPath>')
        return f'clip-path="url(#{name})"'

    def define(self, text: str) -> str:
        """The definition's name, made from what it says: the same again is the same."""
        name = f"d{zlib.crc32(text.encode()):08x}"
        self.defs[name] = text.replace("@", name)
        return name

    # -- laying down ---------------------------------------------------------------

    def flat(self, fragment: str) -> None:
        """Print a fragment as it is."""
        self._add("flat", fragment)

    def grain(self, fragment: str) -> None:
        """Print a fragment as stipple."""
        self._add("grain", fragment)

    def _add(self, kind: str, fragment: str) -> None:
        for turn in reversed(self._turns):
            fragment = f'<g transform="{turn}">{fragment}</g>'
        if self.layers and self.layers[-1][0] == kind == "flat":
            self.layers[-1] = (kind, self.layers[-1][1] + fragment)
        else:
            self.layers.append((kind, fragment))

    @contextmanager
    def moved(self, transform: str) -> Iterator[None]:
        """Everything printed meanwhile is moved, turned or scaled."""
        self._turns.append(transform)
        yield
        self._turns.pop()

    def turned(self, degrees: float, about: Point) -> AbstractContextManager[None]:
        """Everything printed meanwhile is turned clockwise about a point."""
        return self.moved(f"rotate({degrees} {about[0]} {about[1]})")

    def form(self, path: str, colour: str, *shades: Shade) -> None:
        """A flat shape with its shadows as grain, kept inside it."""
        self.flat(f'<path d="{path}" fill="{colour}"/>')
        self.shade(path, *shades)

    def shade(self, path: str, *shades: Shade) -> None:
        """Shadows alone, kept inside ``path``."""
        if not shades:
            return
        body = ""
        for one in shades:
            stops: tuple[Stop, Stop]
            if one.round:
                stops = (0, one.colour, one.strength), (1, one.colour, 0)
                radius = math.dist(one.start, one.end)
                paint = self.radial(one.start, radius, *stops)
            else:
                stops = (0, one.colour, 0), (1, one.colour, one.strength)
                paint = self.linear(one.start, one.end, *stops)
            body += f'<path d="{one.inside or path}" fill="{paint}"/>'
        self.grain(f"<g {self.clip(path)}>{body}</g>")

    def line(self, path: str, colour: str, width: float, opacity: float = 1.0) -> None:
        """A drawn line with round ends."""
        self.flat(
            f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width}" '
            f'stroke-linecap="round" stroke-linejoin="round" stroke-opacity="{opacity}"/>'
        )

    def eye(self, path: str, iris: tuple[float, float, float], colour: str) -> None:
        """The white inside ``path``, iris and pupil cut by the lids, and a glint."""
        x, y, radius = iris
        self.flat(
            f'<path d="{path}" fill="#fbf1e0"/><g {self.clip(path)}>'
            f'<ellipse cx="{x}" cy="{y - radius * 1.5}" rx="{radius * 4}" ry="{radius}" '
            f'fill="#5a3a34" fill-opacity=".35"/>'
            f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{colour}"/>'
            f'<circle cx="{x}" cy="{y}" r="{radius}" fill="none" stroke="#0d0a0c" '
            f'stroke-opacity=".55" stroke-width="{radius * 0.22}"/>'
            f'<circle cx="{x}" cy="{y}" r="{radius * 0.52}" fill="#0b0a0c"/>'
            f'<circle cx="{x - radius * 0.34}" cy="{y - radius * 0.36}" r="{radius * 0.24}" '
            f'fill="#fff"/></g>'
        )

    # -- the printed sheet ----------------------------------------------------------

    def print(self, scale: float = 1.0) -> Image:
        """The finished picture with what is not printed left clear; 600 x 800 times ``scale``."""
        import numpy as np
        from PIL import Image

        over = max(OVERSAMPLE, math.ceil(scale * 1.5))
        sheet = Image.new("RGBA", (WIDTH * over, HEIGHT * over))
        for layer in self._printed(over):
            sheet.alpha_composite(layer)
        small = sheet.resize(
            (round(WIDTH * scale), round(HEIGHT * scale)), Image.Resampling.LANCZOS
        )
        inked = np.asarray(papered(small.convert("RGB")))
        return Image.fromarray(np.dstack((inked, np.asarray(small.getchannel("A")))))

    def _printed(self, over: int) -> Iterator[Image]:
        """Every layer; of a grain layer its place among the grains decides where its dots lie."""
        grains = 0
        for kind, fragment in self.layers:
            used = sorted(set(re.findall(r"url\(#(d[0-9a-f]{8})\)", fragment)))
            text = svg.document(fragment, WIDTH, HEIGHT, "".join(self.defs[name] for name in used))
            grains += kind == "grain"
            yield _layer(text, over, grains if kind == "grain" else 0)


@lru_cache(maxsize=160)
def _layer(text: str, over: int, grain: int) -> Image:
    """One layer rasterised; ``grain`` nought is flat. Faces of one suspect share most of theirs."""
    import numpy as np
    from PIL import Image

    layer = svg.rasterise(text, WIDTH * over, HEIGHT * over)
    if not grain:
        return layer
    pixels = np.asarray(layer).copy()
    shifted = np.roll(_stone(over), (grain * 74 * over // 2, grain * 182 * over // 2), (0, 1))
    pixels[..., 3] = np.where(pixels[..., 3] / 255 > shifted, 255, 0)
    return Image.fromarray(pixels)


@cache
def _stone(over: int) -> NDArray[np.float64]:
    """The stone's grain: dots of one size on the card, however finely it is printed."""
    return stipple(HEIGHT * over, WIDTH * over, seed=1, size=over / OVERSAMPLE)


def stipple(height: int, width: int, seed: int, size: float = 1.0) -> NDArray[np.float64]:
    """Thresholds from 0 to 1, every value equally often, neighbours unlike each other."""
    import numpy as np
    from PIL import Image, ImageFilter

    raw = np.random.default_rng(seed).random((height, width))
    image = Image.fromarray((raw * 255).astype(np.uint8))

    def blurred(radius: float) -> NDArray[np.float64]:
        return np.asarray(image.filter(ImageFilter.GaussianBlur(radius))).astype(float)

    apart = blurred(0.7 * size) - blurred(2.2 * size)
    ranks = apart.ravel().argsort().argsort()
    return ranks.reshape(height, width) / (height * width)


def papered(image: Image, strength: float = 1.0) -> Image:
    """The tooth of the paper showing through the ink."""
    import numpy as np
    from PIL import Image, ImageFilter

    pixels = np.asarray(image).astype(float)
    tooth = np.random.default_rng(9).normal(0, 1, pixels.shape[:2])
    rough = Image.fromarray((tooth * 30 + 128).clip(0, 255).astype(np.uint8))
    rough = rough.filter(ImageFilter.GaussianBlur(0.8))
    depth = (np.asarray(rough).astype(float) - 128)[..., None] * strength
    return Image.fromarray(
        (pixels * (1 + depth * 0.0016) + depth * 0.1).clip(0, 255).astype("uint8")
    )


def lithographed(picture: Image, grain: float = GRAIN, tones: int = TONES) -> Image:
    """A render with its tones broken into the poster's grain; ``grain`` is how far it gives way."""
    import numpy as np
    from PIL import Image

    pixels = np.asarray(picture).astype(float)
    tone = pixels[..., :3] @ (0.30, 0.59, 0.11) / 255
    noise = stipple(tone.shape[0], tone.shape[1], seed=5)
    stepped = np.floor(tone * tones + noise) / tones
    change = 1 - grain + grain * stepped / np.maximum(tone, 0.02)
    pixels[..., :3] *= np.clip(change, 0.25, 2.2)[..., None]
    return Image.fromarray(pixels.clip(0, 255).astype(np.uint8))


def mirrored(fragment: str, centre: float = 300) -> str:
    """The fragment and its mirror image."""
    flipped = f'<g transform="translate({2 * centre},0) scale(-1,1)">{fragment}</g>'
    return fragment + flipped


@dataclass(frozen=True)
class Ground:
    """What somebody stands before: the sunburst and the lit disc, in their colours."""

    dark: str
    middle: str
    glow: tuple[str, str]
    ring: str = "#e6bd6c"


def backdrop(poster: Poster, ground: Ground) -> None:
    """The sunburst and the lit disc every suspect stands before."""
    x, y, radius = HALO
    dark, glow = ground.dark, ground.glow
    paint = poster.linear((0, 0), (0, HEIGHT), (0, dark, 1), (0.55, ground.middle, 1), (1, dark, 1))
    poster.flat(f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{paint}"/>' + _rays(x, y, glow[0]))
    light = poster.radial(
        (x, y - 10), radius * 1.1, (0, glow[0], 0.95), (0.75, glow[1], 0.75), (1, glow[1], 0.25)
    )
    poster.grain(f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{light}"/>')
    pen = f'fill="none" stroke="{ground.ring}"'
    poster.flat(
        f'<circle cx="{x}" cy="{y}" r="{radius}" {pen} stroke-width="4"/>'
        f'<circle cx="{x}" cy="{y}" r="{radius + 11}" {pen} stroke-width="1.5"/>'
    )
    edge = poster.radial((300, 360), 520, (0.55, "#080406", 0), (1, "#080406", 0.95))
    poster.grain(f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{edge}"/>')


def _rays(x: float, y: float, colour: str, count: int = 28, reach: float = 900) -> str:
    body = ""
    for ray in range(count):
        first, second = (2 * math.pi * (ray + part) / count for part in (0, 0.5))
        body += (
            f'<path d="M{x},{y} L{x + reach * math.cos(first):.1f},{y + reach * math.sin(first):.1f}'
            f' L{x + reach * math.cos(second):.1f},{y + reach * math.sin(second):.1f}Z"/>'
        )
    return f'<g fill="{colour}" fill-opacity=".16">{body}</g>'
