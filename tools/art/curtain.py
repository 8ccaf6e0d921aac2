"""The curtain that closes between two players: velvet folds under a brass pelmet.

The curtain is drawn whole and cut in two halves that meet in the middle; the pelmet is
apart, so that it can stay while the halves are drawn aside.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from art import manifest, relief, svg

if TYPE_CHECKING:
    from PIL.Image import Image

FOLDER: Final = "paper"
WIDTH, HEIGHT = 1920, 1080  # units
SCALE: Final = 2  # pixels to a unit
PELMET: Final = 210
RAIL: Final = 76  # the brass part of the pelmet
QUALITY: Final = 88


def make_curtain() -> list[manifest.Entry]:
    """The curtain's halves, and the pelmet."""
    target = manifest.ASSETS / FOLDER
    target.mkdir(parents=True, exist_ok=True)
    velvet, pelmet = _velvet(), _pelmet()
    half, foot = WIDTH * SCALE // 2, HEIGHT * SCALE
    pictures: tuple[tuple[str, Image, str], ...] = (
        ("curtain.left", velvet.crop((0, 0, half, foot)), "left half, without the pelmet"),
        ("curtain.right", velvet.crop((half, 0, half * 2, foot)), "right half, without the pelmet"),
        ("curtain.valance", pelmet, "pelmet that stays above the open curtain"),
    )
    entries = []
    for name, picture, purpose in pictures:
        file = f"{FOLDER}/{name}.webp"
        picture.save(manifest.ASSETS / file, quality=QUALITY, method=6)
        entries.append(manifest.Entry(name, "picture", file, purpose, "curtain", picture.size))
    return entries


def _velvet() -> Image:
    """Folds gathered at the top, swaying apart below, pooling light on their ridges."""
    import numpy as np

    high, wide = HEIGHT * SCALE, WIDTH * SCALE
    y, x = np.mgrid[0:high, 0:wide].astype(np.float32) / SCALE
    down = y / HEIGHT
    dice = np.random.default_rng(12)
    heights = np.zeros((high, wide), np.float32)
    for count, depth in ((23, 1.0), (37, 0.42), (61, 0.16)):
        phase, drift = dice.uniform(0, 2 * math.pi), dice.uniform(-0.6, 0.6)
        wander = relief.noise(1, wide, (60.0 * SCALE, 160.0 * SCALE), int(count))[0] * 1.5
        swing = np.sin(x / WIDTH * 2 * math.pi * 1.7 + phase) * 0.5 + drift
        turn = x / WIDTH * count * 2 * math.pi + phase + wander[None, :] + swing * down * 1.5
        heights += depth * (np.abs(np.sin(turn / 2)) ** 0.85) * (0.75 + 0.35 * down)
    heights += relief.noise(high, wide, (26.0 * SCALE, 70.0 * SCALE), 3) * 0.07
    slope = np.asarray(np.gradient(heights, axis=1)) * 13 * SCALE
    steep = 1 / np.sqrt(1 + slope**2)
    # velvet is dark face on and light at its grazing edges
    sheen = (1 - steep) ** 1.4
    side = np.clip(-slope, -1.4, 1.4) * 0.34
    crease = np.clip(heights / heights.max(), 0, 1)
    light = 0.16 + 0.62 * crease**1.5 + side * crease + 0.34 * sheen * (side > 0)
    nap = (
        relief.noise(high, wide, (0.8, 2.4), 8) * 0.055
        + relief.noise(high, wide, (14.0 * SCALE,), 9) * 0.03
    )
    centre = np.exp(-(((x - WIDTH / 2) / 820) ** 2) - ((y - HEIGHT * 0.42) / 720) ** 2)
    stage = 0.36 + 0.95 * centre
    head = np.clip((y - 60) / 260, 0, 1) ** 0.8  # the pelmet's shadow
    foot = 1 - 0.35 * np.clip((y - HEIGHT + 130) / 130, 0, 1)
    total = np.clip(light * (1 + nap) * stage * (0.22 + 0.78 * head) * foot, 0, 1.6)
    return _dyed(total)


def _dyed(total: relief.Field) -> Image:
    """Light on wine velvet: shadows go violet-black, ridges towards rose."""
    import numpy as np
    from PIL import Image

    stops = np.array([0.0, 0.25, 0.6, 1.0, 1.6])
    tones = np.array(
        [[10, 1, 5], [58, 6, 18], [142, 20, 38], [196, 46, 60], [236, 128, 118]], float
    )
    pixels = np.stack([np.interp(total, stops, tones[:, c]) for c in range(3)], axis=-1)
    return Image.fromarray(pixels.clip(0, 255).astype(np.uint8))


def _pelmet() -> Image:
    """A fluted brass rail, and swags of the same velvet with a gold fringe below."""
    import numpy as np
    from PIL import Image, ImageFilter

    swags = 8
    span = WIDTH / swags
    y, x = np.mgrid[0 : PELMET * SCALE, 0 : WIDTH * SCALE].astype(np.float32) / SCALE
    across = (x % span) / span * 2 - 1  # -1 to 1 over one swag
    drop = (PELMET - RAIL - 46) * (0.42 + 0.58 * np.sqrt(np.clip(1 - across**2, 0, 1)))
    depth = np.clip((y - RAIL) / drop, 0, 1.2)
    pleats = np.abs(np.sin(depth * (9.0 + 2 * across**2) + across**2 * 2.2))
    light = (0.2 + 0.75 * pleats) * (0.55 + 0.45 * (1 - across**2)) * (1.05 - 0.35 * depth)
    light *= 0.45 + 0.7 * np.exp(-(((x - WIDTH / 2) / 800) ** 2))
    light *= np.clip((y - RAIL) / 22, 0.25, 1)
    cloth = np.asarray(_dyed(np.clip(light * 1.15, 0, 1.6))).astype(float)
    covered = np.clip((drop + RAIL - y) * SCALE + 0.5, 0, 1)
    alpha = np.where(y >= RAIL, covered, 0)
    sheet = Image.fromarray(np.dstack([cloth, alpha * 255]).clip(0, 255).astype(np.uint8), "RGBA")
    trimmed = Image.new("RGBA", sheet.size, (0, 0, 0, 0))
    trim = svg.rasterise(svg.document(_fringe(span), WIDTH, PELMET), *sheet.size)
    body = Image.new("RGBA", sheet.size, (0, 0, 0, 0))
    body.alpha_composite(sheet)
    body.alpha_composite(trim)
    shade = Image.new("RGBA", sheet.size, (6, 0, 2, 255))
    shade.putalpha(body.getchannel("A").point(lambda a: int(a * 0.6)))
    shadow = Image.new("RGBA", sheet.size, (0, 0, 0, 0))
    shadow.alpha_composite(shade, (0, 12 * SCALE))
    trimmed.alpha_composite(shadow.filter(ImageFilter.GaussianBlur(9 * SCALE)))
    trimmed.alpha_composite(body)
    trimmed.alpha_composite(svg.rasterise(svg.document(_rail(span), WIDTH, PELMET), *sheet.size))
    return trimmed


def _edge(across: float) -> float:
    """Where a swag's lower edge hangs."""
    return RAIL + (PELMET - RAIL - 46) * (0.42 + 0.58 * math.sqrt(max(0.0, 1 - across * across)))


def _fringe(span: float) -> str:
    """Gold cord, bullion fringe and a tassel between each two swags."""
    threads = ""
    cord = ""
    for swag in range(round(WIDTH / span)):
        points = []
        for step in range(121):
            x = swag * span + span * step / 120
            y = _edge(step / 60 - 1)
            points.append(f"{x:.1f},{y:.1f}")
            if step % 2 == 0 and 0 < step < 120:
                tone = ("#f0d488", "#c99a35", "#8f6418")[(step // 2) % 3]
                threads += f'<path d="M{x:.1f},{y:.1f} v24" stroke="{tone}" stroke-width="2.6"/>'
        cord += f'<path d="M{" L".join(points)}" fill="none" stroke="#7a5210" stroke-width="8"/>'
        cord += f'<path d="M{" L".join(points)}" fill="none" stroke="#e8c25c" stroke-width="4.6" stroke-dasharray="5 2.4"/>'
    tassels = ""
    for knot in range(round(WIDTH / span) + 1):
        x, y = knot * span, _edge(1) - 8
        strands = "".join(
            f'<path d="M{x + i * 1.6:.1f},{y + 22} Q{x + i * 2.6:.1f},{y + 44} {x + i * 3.1:.1f},{y + 76}" '
            f'stroke="{("#f0d488", "#c99a35", "#8f6418")[i % 3]}" stroke-width="3" fill="none"/>'
            for i in range(-6, 7)
        )
        tassels += (
            f'{strands}<ellipse cx="{x}" cy="{y + 20}" rx="12" ry="9" fill="#b5822a"/>'
            f'<ellipse cx="{x - 2}" cy="{y + 17}" rx="8" ry="5" fill="#f0d488"/>'
            f'<circle cx="{x}" cy="{y + 4}" r="11" fill="#c99a35"/><circle cx="{x - 3}" cy="{y + 1}" r="5" fill="#f7e4ac"/>'
        )
    return threads + cord + tassels


def _rail(span: float) -> str:
    """The brass rail: bevels, deco fans and flutes."""
    fans = ""
    for mark in range(round(WIDTH / span)):
        x = (mark + 0.5) * span
        ribs = "".join(
            f'<path d="M{x},{RAIL - 12} L{x + 38 * math.cos(a):.1f},{RAIL - 12 - 46 * math.sin(a):.1f}" '
            f'stroke="#5c3f0c" stroke-width="2"/>'
            for a in (math.pi * i / 8 for i in range(9))
        )
        fans += (
            f'<path d="M{x - 46},{RAIL - 12} A46,50 0 0 1 {x + 46},{RAIL - 12}Z" fill="url(#brass2)" '
            f'stroke="#5c3f0c" stroke-width="2.4"/>{ribs}'
            f'<circle cx="{x}" cy="{RAIL - 13}" r="10" fill="#f3dc94" stroke="#5c3f0c" stroke-width="2"/>'
        )
    flutes = "".join(
        f'<path d="M{i * 12},16 v{RAIL - 34}" stroke="{"#5c3f0c" if i % 2 else "#fbe9b0"}" '
        f'stroke-opacity="{0.5 if i % 2 else 0.35}" stroke-width="2"/>'
        for i in range(WIDTH // 12 + 1)
    )
    glow = (
        '<radialGradient id="lamp" gradientUnits="userSpaceOnUse" cx="960" cy="30" r="1000">'
        '<stop offset="0" stop-color="#000" stop-opacity="0"/>'
        '<stop offset="1" stop-color="#0a0402" stop-opacity=".72"/></radialGradient>'
    )
    brass = (
        '<linearGradient id="brass" x1="0" y1="0" x2="0" y2="1">'
        '<stop offset="0" stop-color="#f8e6ac"/><stop offset=".12" stop-color="#c99a35"/>'
        '<stop offset=".5" stop-color="#8f6a1e"/><stop offset=".8" stop-color="#d9b04c"/>'
        '<stop offset="1" stop-color="#5c3f0c"/></linearGradient>'
        '<linearGradient id="brass2" x1="0" y1="0" x2="0" y2="1">'
        '<stop offset="0" stop-color="#f3dc94"/><stop offset="1" stop-color="#a87c28"/></linearGradient>'
    )
    return (
        f"<defs>{glow}{brass}</defs>"
        f'<rect width="{WIDTH}" height="{RAIL}" fill="url(#brass)"/>{flutes}'
        f'<rect y="0" width="{WIDTH}" height="12" fill="url(#brass2)"/>'
        f'<rect y="12" width="{WIDTH}" height="2" fill="#5c3f0c"/>'
        f'<rect y="{RAIL - 14}" width="{WIDTH}" height="14" fill="url(#brass2)"/>'
        f'<rect y="{RAIL - 15}" width="{WIDTH}" height="2" fill="#5c3f0c"/>{fans}'
        f'<rect y="{RAIL - 2}" width="{WIDTH}" height="4" fill="#2a1a04"/>'
        f'<rect width="{WIDTH}" height="{RAIL + 2}" fill="url(#lamp)"/>'
    )


MAKERS: dict[str, Callable[[], list[manifest.Entry]]] = {"curtain": make_curtain}
