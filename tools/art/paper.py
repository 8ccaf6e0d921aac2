"""The notebook's leather and paper, and the back every card shares."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from art import card_frame, manifest, relief, svg
from art.portraits import poster

if TYPE_CHECKING:
    from PIL.Image import Image

FOLDER: Final = "paper"
PAGE: Final = (1000, 1400)
COVER: Final = (1060, 1460)
OPEN: Final = (1800, 1000)
HINGE: Final = 1008
"""Where the open casebook's spine is; at its left one looks into the lid."""
LINING: Final = (34, 34, 974, 966)
SPINE: Final = 58
QUALITY: Final = 90
KEYHOLE: Final = "M300,358 a22,22 0 0 1 12,40.4 L320,438 H280 L288,398.4 a22,22 0 0 1 12,-40.4Z"


def make_paper() -> list[manifest.Entry]:
    """A page of cream paper with a deckled edge."""
    return [_saved("notebook.paper", _page(), "page of the notebook", "notebook-paper")]


def make_leather() -> list[manifest.Entry]:
    """The leather cover the pages lie on, its spine at the left."""
    return [_saved("notebook.leather", _cover(), "cover under the page", "notebook-leather")]


def make_casebook() -> list[manifest.Entry]:
    """The casebook lying open: a lid lined with felt, and leather for a page to lie on."""
    return [_saved("casebook.open", _open_book(), "under a picture and a page", "casebook")]


def make_back() -> list[manifest.Entry]:
    """The back of all cards."""
    target = manifest.ASSETS / "cards"
    target.mkdir(parents=True, exist_ok=True)
    picture = _back()
    picture.save(target / "back.webp", quality=QUALITY, method=6)
    return [
        manifest.Entry(
            "card.back",
            "picture",
            "cards/back.webp",
            "back of every card",
            "card-back",
            picture.size,
        )
    ]


def _saved(name: str, picture: Image, purpose: str, maker: str) -> manifest.Entry:
    target = manifest.ASSETS / FOLDER
    target.mkdir(parents=True, exist_ok=True)
    file = f"{FOLDER}/{name}.webp"
    picture.save(manifest.ASSETS / file, quality=QUALITY, method=6)
    return manifest.Entry(name, "picture", file, purpose, maker, picture.size)


def _page() -> Image:
    import numpy as np
    from PIL import Image
    from scipy.ndimage import gaussian_filter, gaussian_filter1d

    width, height = PAGE
    y, x = np.mgrid[0:height, 0:width].astype(float)
    dice = np.random.default_rng(17)

    def deckle(length: int) -> relief.Field:
        """How far in an edge begins, along its length."""
        rough = sum(gaussian_filter1d(dice.normal(0, 1, length), s) * s**0.75 for s in (2, 7, 30))
        return np.asarray(4 + rough * 0.8)

    inset = np.minimum.reduce(
        [
            y - deckle(width)[None, :],
            height - 1 - y - deckle(width)[None, :],
            width - 1 - x - deckle(height)[:, None],
            x + 0.5,  # the bound edge is straight
        ]
    )
    alpha = np.clip(inset + 0.5, 0, 1)
    near = np.clip(inset, 0, 400)
    tooth = relief.lit(relief.noise(height, width, (0.8, 2.0), 5), 0.075)
    cloud = relief.noise(height, width, (60, 170), 6)
    spots = np.clip(relief.noise(height, width, (9, 22), 7) - 1.15, 0, 1)
    bright = tooth * (1 + cloud * 0.02)
    edge = np.exp(-near / 46) * 0.2 + np.exp(-near / 5) * 0.16
    gutter = np.exp(-x / 26) * 0.42
    tone = np.array([241, 229, 198], float) * bright[..., None]
    brown = np.array([150, 104, 48], float)
    share = np.clip(edge + spots * 0.10 + np.clip(cloud, 0, 2) * 0.02, 0, 1)[..., None]
    pixels = (tone * (1 - share) + brown * share) * (1 - gutter)[..., None]
    fibres = gaussian_filter((dice.random((height, width)) > 0.9985).astype(float), (0.5, 2.6))
    pixels -= fibres[..., None] * np.array([120, 110, 90])
    stacked = np.dstack([pixels, alpha * 255])
    return Image.fromarray(stacked.clip(0, 255).astype(np.uint8), "RGBA")


def _grain(size: tuple[int, int], pebbles: int, seed: int) -> relief.Field:
    """How high leather stands: so many pebbles close to each other."""
    import numpy as np
    from scipy.ndimage import gaussian_filter
    from scipy.spatial import cKDTree

    width, height = size
    dice = np.random.default_rng(seed)
    y, x = np.mgrid[0:height, 0:width].astype(float)
    spots = dice.random((pebbles, 2)) * (height, width)
    near, _ = cKDTree(spots).query(np.stack([y.ravel(), x.ravel()], axis=1), k=2)
    cells = (near[:, 1] - near[:, 0]).reshape(height, width)
    grain = np.clip(gaussian_filter(cells, 0.8) / 3.2, 0, 1)
    return np.asarray(grain * 1.5 + relief.noise(height, width, (18, 60), seed + 1) * 1.6)


def _open_book() -> Image:
    import numpy as np
    from PIL import Image
    from scipy.ndimage import gaussian_filter

    (width, height), (left, top, right, foot) = OPEN, LINING
    y, x = np.mgrid[0:height, 0:width].astype(float)
    heights = _grain(OPEN, 30000, 31)
    heights += np.exp(-(((np.abs(x - HINGE) - 15) / 6) ** 2)) * -5  # a groove at either side
    heights += np.exp(-(((x - HINGE) / 11) ** 2)) * 3
    edge = np.minimum.reduce([x, width - 1 - x, y, height - 1 - y])
    heights += np.sqrt(np.clip(edge, 0, 16) / 16) * 9
    within = np.minimum.reduce([x - left, right - x, y - top, foot - y])
    heights -= 4 * np.exp(-(((within + 5) / 3) ** 2))  # the leather is turned in round the felt
    bright = relief.lit(heights, 0.42) * (1 - 0.34 * np.exp(-np.abs(x - HINGE) / 26))
    falls = 0.72 + 0.36 * np.exp(
        -(((x - width * 0.36) / 900) ** 2) - ((y - height * 0.25) / 800) ** 2
    )
    shine = relief.gleam(heights, 0.42, 40) * 0.08
    picture = relief.tinted("#6a3d22", bright * falls, shine).convert("RGBA")
    nap = relief.noise(height, width, (0.8, 1.6), 33) * 0.10
    worn = relief.noise(height, width, (40, 120), 34) * 0.05
    sunk = 1 - 0.62 * np.exp(-np.clip(within, 0, None) / 30)
    felt = relief.tinted("#17372f", (1 + nap + worn) * falls * sunk).convert("RGBA")
    inside = gaussian_filter((within > 0).astype(float), 0.8)
    picture.paste(felt, (0, 0), Image.fromarray((inside * 255).astype(np.uint8)))
    picture.alpha_composite(svg.rasterise(svg.document(_gilding(), *OPEN), *OPEN))
    mask = svg.document(f'<rect width="{width}" height="{height}" rx="22" fill="#fff"/>', *OPEN)
    picture.putalpha(svg.rasterise(mask, *OPEN).getchannel("A"))
    return picture


def _gilding() -> str:
    """Gilt lines round either side, brass corners on the lid's, stitches down the spine."""
    (width, height), (left, top, right, foot) = OPEN, LINING
    gilt = 'fill="none" stroke="#d8ae52" stroke-opacity=".75"'
    lines = (
        f'<rect x="16" y="16" width="{HINGE - 42}" height="{height - 32}" rx="12" {gilt} stroke-width="2"/>'
        f'<rect x="{HINGE + 26}" y="14" width="{width - HINGE - 40}" height="{height - 28}" rx="12" {gilt} stroke-width="2"/>'
    )
    brass = (
        '<linearGradient id="brass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f3d98c"/>'
        '<stop offset=".45" stop-color="#b98a34"/><stop offset="1" stop-color="#6b4816"/></linearGradient>'
    )
    corners = "".join(
        f'<g transform="translate({cx},{cy}) rotate({turn})">'
        '<path d="M-30,-30 H54 Q34,-4 14,14 Q-4,34 -30,54Z" fill="url(#brass)" stroke="#2a1a08" stroke-width="1.6"/>'
        '<path d="M-24,-24 H42 Q26,-4 10,10 Q-4,26 -24,42Z" fill="none" stroke="#fff0b8" stroke-opacity=".5" stroke-width="1.6"/>'
        '<path d="M4,-14 a4,4 0 1 0 .1,0Z M-14,4 a4,4 0 1 0 .1,0Z" fill="#6b4816"/></g>'
        for cx, cy, turn in (
            (left, top, 0),
            (right, top, 90),
            (right, foot, 180),
            (left, foot, 270),
        )
    )
    stitches = "".join(
        f'<path d="M{HINGE},{step} v15" stroke="#2a1408" stroke-width="6" stroke-linecap="round"/>'
        f'<path d="M{HINGE - 1},{step} v13" stroke="#d8b98a" stroke-width="3.4" stroke-linecap="round"/>'
        for step in range(30, height - 40, 26)
    )
    return f"<defs>{brass}</defs>" + lines + corners + stitches


def _cover() -> Image:
    import numpy as np

    width, height = COVER
    y, x = np.mgrid[0:height, 0:width].astype(float)
    heights = _grain(COVER, 26000, 23)
    band = np.exp(-(((x - SPINE) / 7) ** 2)) * -5  # the hinge
    ribs = np.exp(-((((y % 292) - 146) / 16) ** 2)) * np.clip((SPINE - 12 - x) / 8, 0, 1) * 7
    heights += band + ribs
    border = np.minimum.reduce(
        [y, height - 1 - y, width - 1 - x, np.where(x < SPINE, 99, x - SPINE)]
    )
    heights -= 2.6 * np.exp(-(((border - 26) / 2.6) ** 2)) * (x > SPINE)
    round_edge = np.minimum.reduce([x, width - 1 - x, y, height - 1 - y])
    heights += np.sqrt(np.clip(round_edge, 0, 16) / 16) * 9
    bright = relief.lit(heights, 0.42)
    shine = relief.gleam(heights, 0.42, 40) * 0.09
    vignette = 0.74 + 0.34 * np.exp(
        -(((x - width * 0.4) / 700) ** 2) - ((y - height * 0.3) / 900) ** 2
    )
    picture = relief.tinted("#6a3d22", bright * vignette, shine).convert("RGBA")
    tooled = svg.rasterise(svg.document(_tooling(), width, height), width, height)
    picture.alpha_composite(tooled)
    mask = svg.document(
        f'<rect width="{width}" height="{height}" rx="20" fill="#fff"/>', width, height
    )
    picture.putalpha(svg.rasterise(mask, width, height).getchannel("A"))
    return picture


def _tooling() -> str:
    """Gilt lines, corner pieces and stitches."""
    width, height = COVER
    left, right, top, foot = SPINE + 14, width - 14, 14, height - 14
    gilt = 'fill="none" stroke="#d8ae52" stroke-opacity=".8"'
    lines = (
        f'<rect x="{left}" y="{top}" width="{right - left}" height="{foot - top}" rx="10" {gilt} stroke-width="2"/>'
        f'<path d="M14,40 H44 M14,{height - 40} H44 M14,56 H44 M14,{height - 56} H44" {gilt} stroke-width="3"/>'
    )
    fans = ""
    for cx, cy, turn in ((right, top, 90), (right, foot, 180), (left, top, 0), (left, foot, 270)):
        ribs = "".join(
            f'<path d="M0,0 L{64 * math.cos(a):.1f},{64 * math.sin(a):.1f}" {gilt} stroke-width="2"/>'
            for a in (math.pi / 2 * i / 6 for i in range(7))
        )
        fans += (
            f'<g transform="translate({cx},{cy}) rotate({turn})">{ribs}'
            f'<path d="M64,0 A64,64 0 0 1 0,64" {gilt} stroke-width="3"/>'
            f'<path d="M74,0 A74,74 0 0 1 0,74" {gilt} stroke-width="1.4"/></g>'
        )
    stitches = "".join(
        f'<path d="M{SPINE - 6},{step} v15" stroke="#2a1408" stroke-width="6" stroke-linecap="round"/>'
        f'<path d="M{SPINE - 7},{step} v13" stroke="#d8b98a" stroke-width="3.4" stroke-linecap="round"/>'
        for step in range(34, height - 40, 26)
    )
    return lines + fans + stitches


def _back() -> Image:
    """Fans in night green, and the keyhole everybody looks through."""
    sheet = poster.Poster()
    ground = sheet.radial(
        (300, 400), 520, (0, "#1d4a4c", 1), (0.6, "#123236", 1), (1, "#081a1d", 1)
    )
    sheet.flat(f'<rect width="600" height="800" fill="{ground}"/>')
    upper = '<clipPath id="@"><rect width="600" height="400"/></clipPath>'
    fans = f'<g clip-path="url(#{sheet.define(upper)})">{_scales()}</g>'
    sheet.flat(fans + f'<g transform="rotate(180 300 400)">{fans}</g>')
    edge = sheet.radial((300, 400), 500, (0.45, "#04100f", 0), (1, "#04100f", 0.9))
    sheet.grain(f'<rect width="600" height="800" fill="{edge}"/>')
    _medallion(sheet)
    sheet.flat(card_frame.drawn())
    return sheet.print().convert("RGB")


def _scales() -> str:
    body = ""
    for row in range(12, -1, -1):
        for step in range(-1, 9):
            x = step * 75 + (37.5 if row % 2 else 0)
            y = 40 + row * 37.5
            body += "".join(
                f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{fill}" stroke="#c9a24c" '
                f'stroke-opacity="{alpha}" stroke-width="{width}"/>'
                for radius, fill, alpha, width in (
                    (37.5, "#133a3d", 0.85, 2),
                    (29, "#0f2f33", 0.5, 1.4),
                    (20, "#133a3d", 0.5, 1.4),
                    (10, "#0c2529", 0.7, 1.6),
                )
            )
    return body


def _medallion(sheet: poster.Poster) -> None:
    gold = sheet.linear(
        (190, 260), (410, 540), (0, "#fbe9b0", 1), (0.5, "#d0a044", 1), (1, "#8a5c1c", 1)
    )
    lens = "M300,232 L446,400 L300,568 L154,400Z"
    sheet.form(lens, "#0c2226", poster.Shade("#2c6a68", (300, 560), (300, 240), 0.8))
    sheet.flat(
        f'<path d="{lens}" fill="none" stroke="{gold}" stroke-width="7"/>'
        f'<path d="M300,254 L427,400 L300,546 L173,400Z" fill="none" stroke="{gold}" stroke-width="2"/>'
    )
    rays = "".join(
        f'<path d="M300,400 L{300 + 92 * math.cos(a - 0.035):.1f},{400 + 92 * math.sin(a - 0.035):.1f} '
        f'L{300 + 92 * math.cos(a + 0.035):.1f},{400 + 92 * math.sin(a + 0.035):.1f}Z"/>'
        for a in (2 * math.pi * i / 32 for i in range(32))
    )
    sheet.flat(f'<g fill="{gold}" fill-opacity=".75">{rays}</g>')
    sheet.form(
        "M300,336 a64,64 0 1 1 -0.01,0Z",
        "#7d1524",
        poster.Shade("#2c060c", (270, 370), (350, 450), 1.0),
    )
    sheet.flat(
        f'<circle cx="300" cy="400" r="64" fill="none" stroke="{gold}" stroke-width="6"/>'
        f'<circle cx="300" cy="400" r="54" fill="none" stroke="{gold}" stroke-width="1.6"/>'
        f'<path d="{KEYHOLE}" fill="{gold}"/>'
    )


MAKERS: dict[str, Callable[[], list[manifest.Entry]]] = {
    "notebook-paper": make_paper,
    "casebook": make_casebook,
    "notebook-leather": make_leather,
    "card-back": make_back,
}
