"""Things the stage and the endings show: medals, a lamp, a clock, a beam of light, newsprint."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from art import manifest, relief, svg

if TYPE_CHECKING:
    from PIL.Image import Image

FOLDER: Final = "stage"
QUALITY: Final = 88
MEDAL: Final = 256
CRUMBS: Final = 6
CRUMB: Final = 56
CLOCK: Final = 512
LAMP: Final = (720, 520)
PAGE: Final = (1500, 1200)
BEAM: Final = (720, 960)


def _saved(name: str, picture: Image, purpose: str, maker: str, anchor: tuple[int, int] | None = None,
           quality: int = QUALITY) -> manifest.Entry:  # fmt: skip
    target = manifest.ASSETS / FOLDER
    target.mkdir(parents=True, exist_ok=True)
    file = f"{FOLDER}/{name}.webp"
    picture.save(manifest.ASSETS / file, quality=quality, alpha_quality=92, method=6)
    return manifest.Entry(f"stage.{name}", "picture", file, purpose, maker, picture.size, anchor)


def _drawn(
    body: str, size: tuple[int, int], defs: str = "", units: tuple[int, int] | None = None
) -> Image:
    """SVG as a picture, its edges fine."""
    from PIL import Image

    large = svg.rasterise(svg.document(body, *(units or size), defs), size[0] * 2, size[1] * 2)
    return large.resize(size, Image.Resampling.LANCZOS)


# -- medals: a brass tick and a wine cross -------------------------------------------------------


TICK: Final = '<path d="M28,53 L44,68 L73,35" fill="none" stroke="#fff" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/>'
CROSS: Final = '<path d="M33,33 L67,67 M67,33 L33,67" fill="none" stroke="#fff" stroke-width="11" stroke-linecap="round"/>'


def _medal(sign: str, colour: str, *, sunk: bool, scalloped: bool, ink: str) -> Image:
    """A disc struck from a die, lit from the upper left, its sign filled with dark or pale enamel."""
    import numpy as np
    from PIL import Image
    from scipy.ndimage import gaussian_filter

    over = MEDAL * 2
    y, x = np.mgrid[0:over, 0:over] / over * 2 - 1
    radius, angle = np.hypot(x, y), np.arctan2(y, x)
    edge = 0.9 + (
        0.022 * np.cos(angle * 28)
        if scalloped
        else 0.016 * np.sin(angle * 3 + 1) + 0.012 * np.sin(angle * 7)
    )
    inside = gaussian_filter((radius < edge).astype(float), over * 0.003)
    heights = np.clip((edge - radius) / 0.09, 0, 1) ** 0.6 * 0.5
    heights -= gaussian_filter((radius < 0.72).astype(float), over * 0.006) * 0.16
    beads = np.cos(angle * 44) * np.exp(-(((radius - 0.79) / 0.035) ** 2))
    heights += beads * 0.05 if scalloped else np.exp(-(((radius - 0.79) / 0.02) ** 2)) * 0.06
    mask = svg.rasterise(
        svg.document(f'<rect width="100" height="100"/>{sign}', 100, 100), over, over
    )
    shape = gaussian_filter(np.asarray(mask.convert("L")).astype(float) / 255, over * 0.003)
    heights += shape * (-0.2 if sunk else 0.2)
    heights += relief.noise(over, over, (2, 7), 5) * 0.006
    heights = gaussian_filter(heights, over * 0.002) * over * 0.09
    bright = relief.lit(heights, 1.0) * 0.8 + 0.2
    shine = relief.gleam(heights, 1.0, 22) * 0.42 + relief.gleam(heights, 1.0, 140) * 0.4
    picture = np.asarray(relief.tinted(colour, bright, shine)).astype(float)
    paint = np.asarray(relief.tinted(ink, bright * 0.9 + 0.1, shine * 0.5)).astype(float)
    picture += (paint - picture) * (shape * 0.94)[..., None]
    done = Image.fromarray(picture.clip(0, 255).astype(np.uint8))
    done.putalpha(Image.fromarray((inside.clip(0, 1) * 255).astype(np.uint8)))
    return _shadowed(done.resize((MEDAL, MEDAL), Image.Resampling.LANCZOS), 0.0)


def _shadowed(picture: Image, grow: float) -> Image:
    """On its own soft shadow, within the same size where it leaves room."""
    from PIL import Image, ImageFilter

    sheet = Image.new("RGBA", picture.size)
    dark = Image.new("RGBA", picture.size, (10, 4, 2, 0))
    dark.putalpha(picture.getchannel("A").point(lambda a: int(a * 0.55)))
    shifted = Image.new("RGBA", picture.size)
    shifted.paste(dark, (round(picture.width * 0.012), round(picture.height * 0.03)))
    sheet.alpha_composite(shifted.filter(ImageFilter.GaussianBlur(picture.width * 0.018 + grow)))
    sheet.alpha_composite(picture)
    return sheet


# -- wax ----------------------------------------------------------------------------------------


def _crumb(number: int) -> Image:
    """A splinter of the seal."""
    import numpy as np
    from PIL import Image
    from scipy.ndimage import gaussian_filter

    over = CRUMB * 3
    dice = np.random.default_rng(30 + number)
    corners = int(dice.integers(5, 8))
    turns = np.sort(dice.uniform(0, 2 * math.pi, corners))
    far = dice.uniform(0.45, 0.86, corners)
    points = " ".join(
        f"{50 + 50 * r * math.cos(a):.1f},{50 + 50 * r * math.sin(a):.1f}"
        for a, r in zip(turns, far, strict=True)
    )
    body = f'<rect width="100" height="100"/><polygon points="{points}" fill="#fff"/>'
    mask = (
        np.asarray(svg.rasterise(svg.document(body, 100, 100), over, over).convert("L")).astype(
            float
        )
        / 255
    )
    heights = (
        gaussian_filter(mask, over * 0.07) * 0.7 + relief.noise(over, over, (6, 18), number) * 0.04
    )
    heights *= over * 0.22
    bright = relief.lit(heights, 1.0) * 0.8 + 0.15
    shine = relief.gleam(heights, 1.0, 20) * 0.5 + relief.gleam(heights, 1.0, 120) * 0.5
    picture = relief.tinted("#a3182a", bright, shine)
    picture.putalpha(
        Image.fromarray((gaussian_filter(mask, 1.2).clip(0, 1) * 255).astype(np.uint8))
    )
    return _shadowed(picture.resize((CRUMB, CRUMB), Image.Resampling.LANCZOS), 1.0)


# -- the lamp that goes out -------------------------------------------------------------------------


LAMP_DEFS: Final = """
<linearGradient id="shade" x1="0" x2="1"><stop offset="0" stop-color="#06261f"/><stop offset=".28" stop-color="#1f7a63"/>
<stop offset=".42" stop-color="#2f9c80"/><stop offset=".7" stop-color="#0d4a3b"/><stop offset="1" stop-color="#03140f"/></linearGradient>
<linearGradient id="gold" x1="0" x2="1"><stop offset="0" stop-color="#5a3d0c"/><stop offset=".3" stop-color="#f2d590"/>
<stop offset=".55" stop-color="#c9a227"/><stop offset="1" stop-color="#4a300a"/></linearGradient>
<radialGradient id="inner" cx=".5" cy="0" r=".8"><stop offset="0" stop-color="#HOT" stop-opacity="ON"/>
<stop offset="1" stop-color="#1a0d02" stop-opacity="1"/></radialGradient>
<radialGradient id="halo"><stop offset="0" stop-color="#HOT" stop-opacity="ON"/><stop offset=".25" stop-color="#HOT" stop-opacity="HALF"/>
<stop offset="1" stop-color="#HOT" stop-opacity="0"/></radialGradient>
"""
GLOWS: Final = {"lit": ("ffe9b0", 1.0), "low": ("ffb347", 0.62), "ember": ("e0531c", 0.34)}
"""The filament as it dies: its colour, and how strong its light is."""


def _lamp(glow: str) -> Image:
    """A billiard lamp of green enamel on its brass rod; the bulb at three strengths."""
    hot, strength = GLOWS[glow]
    defs = (
        LAMP_DEFS.replace("#HOT", f"#{hot}")
        .replace("ON", f"{strength:.2f}")
        .replace("HALF", f"{strength * 0.45:.2f}")
    )
    centre = LAMP[0] / 2
    body = (
        f'<ellipse cx="{centre}" cy="262" rx="350" ry="{120 + 40 * strength:.0f}" fill="url(#halo)" opacity="{strength * 0.6:.2f}"/>'
        f'<path d="M{centre - 5},0 h10 v92 h-10z" fill="url(#gold)"/>'
        f'<path d="M{centre - 34},92 h68 l10,36 h-88z" fill="url(#gold)"/>'
        f'<ellipse cx="{centre}" cy="92" rx="34" ry="8" fill="#f7e2a8"/>'
        f'<path d="M{centre - 44},126 C{centre - 120},134 {centre - 214},184 {centre - 238},246 '
        f'C{centre - 120},264 {centre + 120},264 {centre + 238},246 C{centre + 214},184 {centre + 120},134 {centre + 44},126Z" fill="url(#shade)"/>'
        f'<path d="M{centre - 110},150 C{centre - 160},172 {centre - 196},202 {centre - 212},232" fill="none" stroke="#bff2e0" '
        f'stroke-opacity=".55" stroke-width="7" stroke-linecap="round"/>'
        f'<ellipse cx="{centre}" cy="248" rx="238" ry="18" fill="url(#gold)"/>'
        f'<ellipse cx="{centre}" cy="249" rx="226" ry="13" fill="url(#inner)"/>'
        f'<path d="M{centre - 22},250 h44 l3,16 c10,14 6,42 -25,46 c-31,-4 -35,-32 -25,-46z" fill="#{hot}" fill-opacity="{0.2 + 0.7 * strength:.2f}"/>'
        f'<path d="M{centre - 22},250 h44 l3,16 c10,14 6,42 -25,46 c-31,-4 -35,-32 -25,-46z" fill="none" stroke="#fff3d0" stroke-opacity=".5" stroke-width="2"/>'
        f'<path d="M{centre - 14},266 l6,26 8,-22 8,22 6,-26" fill="none" stroke="#{"fffbe8" if glow == "lit" else hot}" stroke-width="3.4" stroke-linejoin="round"/>'
        f'<circle cx="{centre}" cy="280" r="{70 + 120 * strength:.0f}" fill="url(#halo)" opacity="{strength:.2f}"/>'
    )
    return _drawn(body, LAMP, defs)


# -- a clock ------------------------------------------------------------------------------------------


CLOCK_DEFS: Final = """
<radialGradient id="face" cx=".42" cy=".36" r=".75"><stop offset="0" stop-color="#fbf2d8"/><stop offset=".7" stop-color="#ecd9ac"/>
<stop offset="1" stop-color="#b8955a"/></radialGradient>
<linearGradient id="rim" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fbe7ae"/><stop offset=".35" stop-color="#c9a227"/>
<stop offset=".7" stop-color="#6a470f"/><stop offset="1" stop-color="#d9b457"/></linearGradient>
<linearGradient id="well" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#3c2408"/><stop offset="1" stop-color="#e6c872"/></linearGradient>
"""
ROMAN: Final = ("XII", "I", "II", "III", "IIII", "V", "VI", "VII", "VIII", "IX", "X", "XI")


def _numeral(text: str) -> str:
    """A Roman numeral of plain strokes about the origin, 30 high."""
    widths = {"I": 8, "V": 20, "X": 20}
    total = sum(widths[c] for c in text)
    x, out = -total / 2, ""
    for c in text:
        wide = widths[c]
        m = x + wide / 2
        if c == "I":
            out += f'<path d="M{m},-15 V15" stroke-width="4.4"/><path d="M{m - 4},-15 h8 M{m - 4},15 h8" stroke-width="1.8"/>'
        elif c == "V":
            out += f'<path d="M{m - 7},-15 L{m},15" stroke-width="4.6"/><path d="M{m},15 L{m + 7},-15" stroke-width="1.9"/>'
        else:
            out += f'<path d="M{m - 7},-15 L{m + 7},15" stroke-width="4.6"/><path d="M{m - 7},15 L{m + 7},-15" stroke-width="1.9"/>'
        x += wide
    return out


def _clock_face() -> Image:
    middle = CLOCK / 2
    marks = ""
    for minute in range(60):
        a = math.radians(minute * 6 - 90)
        near, wide = (176, 4.2) if minute % 5 == 0 else (184, 1.6)
        marks += (
            f'<path d="M{middle + near * math.cos(a):.1f},{middle + near * math.sin(a):.1f} '
            f'L{middle + 194 * math.cos(a):.1f},{middle + 194 * math.sin(a):.1f}" stroke="#2b1b0e" stroke-width="{wide}"/>'
        )
    numerals = "".join(
        f'<g transform="translate({middle},{middle}) rotate({i * 30}) translate(0,-146) scale(1.15)" fill="none" stroke="#2b1b0e">{_numeral(text)}</g>'
        for i, text in enumerate(ROMAN)
    )
    body = (
        f'<circle cx="{middle}" cy="{middle}" r="246" fill="url(#rim)"/>'
        f'<circle cx="{middle}" cy="{middle}" r="226" fill="url(#well)"/>'
        f'<circle cx="{middle}" cy="{middle}" r="212" fill="url(#face)"/>'
        f'<circle cx="{middle}" cy="{middle}" r="200" fill="none" stroke="#2b1b0e" stroke-width="1.6"/>'
        f'<circle cx="{middle}" cy="{middle}" r="172" fill="none" stroke="#2b1b0e" stroke-width="1.2"/>'
        f'<circle cx="{middle}" cy="{middle}" r="92" fill="none" stroke="#8c1d2c" stroke-opacity=".5" stroke-width="1.4"/>'
        f"{marks}{numerals}"
    )
    return _drawn(body, (CLOCK, CLOCK), CLOCK_DEFS)


def _hand(*, long: bool) -> Image:
    """A hand upright, turned about the middle of its picture."""
    middle, reach = CLOCK / 2, 172 if long else 112
    wide = 7 if long else 10
    eye = middle - reach * 0.66
    body = (
        f'<path d="M{middle - 4},{middle + 34} L{middle - wide / 2},{eye} C{middle - wide * 1.8},{eye - 14} {middle - wide},{eye - 30} '
        f"{middle},{middle - reach} C{middle + wide},{eye - 30} {middle + wide * 1.8},{eye - 14} {middle + wide / 2},{eye} "
        f'L{middle + 4},{middle + 34}Z" fill="#1a1206"/><circle cx="{middle}" cy="{middle}" r="13" fill="#1a1206"/>'
        f'<circle cx="{middle}" cy="{middle}" r="6" fill="#c9a227"/>'
    )
    return _drawn(body, (CLOCK, CLOCK))


# -- light and print -----------------------------------------------------------------------------------


def _beam() -> Image:
    """A spotlight's cone from above, to be laid over a dark room: warm, soft, a little dusty."""
    import numpy as np
    from PIL import Image

    wide, high = BEAM
    y, x = np.mgrid[0:high, 0:wide].astype(float)
    down = y / high
    half = 0.05 + 0.37 * down
    off = np.abs(x / wide - 0.5)
    across = np.clip((half - off) / (0.03 + 0.09 * down), 0, 1)
    across = across * across * (3 - 2 * across)
    dust = 1 + relief.noise(high, wide, (3, 24, 70), 6) * 0.16
    light = across * (0.62 - 0.36 * down) * dust
    pool = np.exp(-(((x / wide - 0.5) / 0.27) ** 2 + ((down - 0.9) / 0.035) ** 2)) * 0.42
    light *= np.clip((0.93 - down) / 0.12, 0, 1)
    alpha = np.clip(light + pool, 0, 0.92) * np.clip(down / 0.03, 0, 1)
    out = np.empty((high, wide, 4), np.uint8)
    out[..., :3] = (255, 226, 158)
    out[..., 3] = (alpha * 255).astype(np.uint8)
    return Image.fromarray(out)


def _newsprint() -> Image:
    """A front page before anything is printed: rag paper, foxed at the edges, folded once each way."""
    import numpy as np
    from PIL import Image
    from scipy.ndimage import gaussian_filter

    wide, high = PAGE
    y, x = np.mgrid[0:high, 0:wide].astype(float)
    rough = relief.noise(high, wide, (0.8, 2.2), 3)
    cloud = relief.noise(high, wide, (40, 120), 4)
    fold = np.zeros((high, wide))
    for place, axis, depth in ((0.5, y / high, 1.0), (0.5, x / wide, 0.6)):
        near = (axis - place) * (high if axis is not None and depth == 1.0 else wide)
        fold += depth * (np.exp(-((near / 3.2) ** 2)) * -1.4 + np.exp(-((near / 26) ** 2)) * 0.9)
    light = relief.lit(rough * 0.5 + fold, 0.2) * (1 + cloud * 0.035)
    border = np.minimum(np.minimum(x, wide - 1 - x), np.minimum(y, high - 1 - y))
    foxed = np.exp(-border / 46) * (0.16 + 0.06 * cloud)
    pixels = np.array((226, 212, 174), float) * light[..., None]
    pixels *= 1 - foxed[..., None] * np.array((0.7, 1.0, 1.5))
    crease = (
        np.exp(-(((y - high * 0.5) / 2.2) ** 2)) * 0.10
        + np.exp(-(((x - wide * 0.5) / 2.2) ** 2)) * 0.05
    )
    pixels *= 1 - crease[..., None]
    tear = 7 + relief.noise(high, wide, (4, 16), 8) * 3.0
    alpha = gaussian_filter(np.clip(border - tear, 0, 1), 0.7)
    rgba = np.dstack((pixels, alpha * 255)).clip(0, 255).astype(np.uint8)
    return Image.fromarray(rgba)


def make_stage() -> list[manifest.Entry]:
    """All of it."""
    maker = "stage"
    entries = [
        _saved(
            "tick",
            _medal(TICK, "#d8a62c", sunk=True, scalloped=True, ink="#3a2306"),
            "a right card",
            maker,
        ),
        _saved(
            "cross",
            _medal(CROSS, "#94182a", sunk=False, scalloped=False, ink="#f4e4c4"),
            "a wrong card",
            maker,
        ),
        _saved("clock", _clock_face(), "a clock without hands", maker, (CLOCK // 2, CLOCK // 2)),
        _saved(
            "clock.minute", _hand(long=True), "its minute hand", maker, (CLOCK // 2, CLOCK // 2)
        ),
        _saved("clock.hour", _hand(long=False), "its hour hand", maker, (CLOCK // 2, CLOCK // 2)),
        _saved("beam", _beam(), "a spotlight's cone", maker, quality=70),
        _saved("page", _newsprint(), "a newspaper's page, unprinted", maker, quality=80),
    ]
    entries += [
        _saved(f"lamp.{glow}", _lamp(glow), "the lamp that goes out", maker, quality=84)
        for glow in GLOWS
    ]
    entries += [
        _saved(f"crumb.{i + 1}", _crumb(i), "a splinter of wax", maker) for i in range(CRUMBS)
    ]
    return entries


MAKERS: dict[str, Callable[[], list[manifest.Entry]]] = {"stage": make_stage}
