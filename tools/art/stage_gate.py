"""The gate in the rain, for a case that nobody solved: the title's house in sepia, and a car that leaves."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from art import manifest, svg

if TYPE_CHECKING:
    from PIL.Image import Image

SIZE: Final = (1920, 1080)
CAR: Final = (640, 230)
QUALITY: Final = 84
LINE: Final = "#c9a468"
BODY: Final = "#120c07"

DEFS: Final = """
<radialGradient id="red"><stop offset="0" stop-color="#ffd0b0"/><stop offset=".1" stop-color="#ff4a2a" stop-opacity=".95"/>
<stop offset=".4" stop-color="#c8140c" stop-opacity=".38"/><stop offset="1" stop-color="#a00a06" stop-opacity="0"/></radialGradient>
<radialGradient id="lamp"><stop offset="0" stop-color="#fffbe6"/><stop offset=".2" stop-color="#ffe9b0" stop-opacity=".8"/>
<stop offset="1" stop-color="#ffd98a" stop-opacity="0"/></radialGradient>
<linearGradient id="ahead" x1="1" x2="0"><stop offset="0" stop-color="#ffe9b8" stop-opacity=".55"/>
<stop offset="1" stop-color="#ffe9b8" stop-opacity="0"/></linearGradient>
<linearGradient id="wet" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#e0281a" stop-opacity=".75"/>
<stop offset="1" stop-color="#a01008" stop-opacity="0"/></linearGradient>
<linearGradient id="steel" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#4a3620"/><stop offset=".35" stop-color="#20160c"/>
<stop offset="1" stop-color="#0a0604"/></linearGradient>
<linearGradient id="pane" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#8a6a3a"/><stop offset="1" stop-color="#3a2810"/></linearGradient>
<linearGradient id="road" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0c0805" stop-opacity="0"/>
<stop offset=".4" stop-color="#0c0805" stop-opacity=".92"/><stop offset="1" stop-color="#060403"/></linearGradient>
<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="7"/></filter>
<filter id="softer" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="3"/></filter>
"""


def _wheel(x: float, y: float) -> str:
    spokes = "".join(
        f'<path d="M0,-20 V20" transform="rotate({angle})" stroke="{LINE}" stroke-opacity=".55" stroke-width="2"/>'
        for angle in range(0, 180, 30)
    )
    return (
        f'<g transform="translate({x},{y})"><circle r="37" fill="#050302"/><circle r="36" fill="none" stroke="{LINE}" '
        f'stroke-opacity=".35" stroke-width="2"/><circle r="23" fill="#1c130a" stroke="{LINE}" stroke-opacity=".8" '
        f'stroke-width="2.4"/>{spokes}<circle r="8" fill="{LINE}"/></g>'
    )


def _head(x: float, brim: float) -> str:
    """Somebody in a hat, seen against the rear window."""
    return (
        f'<path fill="#0a0604" d="M{x - 15},84 C{x - 15},72 {x - 8},70 {x - 7},62 C{x - 8},56 {x - 6},50 {x},50 C{x + 7},50 {x + 8},57 {x + 6},63 '
        f'C{x + 8},70 {x + 16},72 {x + 16},84Z M{x - brim},53 C{x - brim / 2},49 {x + brim / 2},49 {x + brim},53 L{x + 9},50 C{x + 9},38 {x - 9},38 {x - 9},50Z"/>'
    )


HEADS: Final = ((176, 17), (262, 20), (306, 15))
"""Who sits in the car: where, and how broad the hat is."""


def _car() -> str:
    """A saloon of 1934 on its way to the left, its tail-light glowing behind it."""
    shell = (
        "M8,132 C0,112 6,94 26,88 L102,78 C116,76 124,70 132,58 C146,34 160,26 184,24 L284,22 C318,22 340,36 356,62 "
        "C362,74 368,82 378,88 C402,94 416,106 418,124 L414,138 H10Z"
    )
    glass = "M146,74 C154,50 166,40 188,38 L212,37 V78 H144Z M222,37 H286 C308,38 324,48 336,70 L340,78 H222Z"
    wings = (
        "M34,140 C36,100 70,84 104,92 C130,98 142,120 150,140Z "
        "M276,140 C282,104 312,88 342,94 C372,100 386,122 390,140Z"
    )
    body = (
        f'<ellipse cx="212" cy="172" rx="230" ry="12" fill="#000" fill-opacity=".75" filter="url(#softer)"/>'
        f'<path d="{shell}" fill="url(#steel)"/><path d="{glass}" fill="url(#pane)"/>'
        + "".join(_head(at, brim) for at, brim in HEADS)
        + f'<path d="{glass}" fill="none" stroke="{LINE}" stroke-opacity=".7" stroke-width="2.4"/>'
        f'<path d="M8,132 C0,112 6,94 26,88 L102,78 C116,76 124,70 132,58 C146,34 160,26 184,24 L284,22 C318,22 340,36 356,62 C362,74 368,82 378,88" '
        f'fill="none" stroke="{LINE}" stroke-opacity=".85" stroke-width="2.6"/>'
        f'<path d="M24,98 L376,94" stroke="{LINE}" stroke-opacity=".45" stroke-width="2"/>'
        f'<path d="M217,80 V134 M140,84 L150,132" stroke="#000" stroke-opacity=".6" stroke-width="2.4"/>'
        f'<path d="M232,98 h18" stroke="{LINE}" stroke-width="3" stroke-linecap="round"/>'
        f'<path d="{wings}" fill="#160e07"/><path d="M34,138 C36,100 70,84 104,92 C130,98 142,120 150,138 H276 C282,104 312,88 342,94 C372,100 386,122 390,138" '
        f'fill="none" stroke="{LINE}" stroke-opacity=".8" stroke-width="2.6"/>'
        f'<path d="M0,140 H30 M396,138 H426" stroke="{LINE}" stroke-opacity=".8" stroke-width="5" stroke-linecap="round"/>'
        + _wheel(92, 142) + _wheel(334, 142)
        + '<path d="M12,110 L-118,126 L-118,152 L12,120Z" fill="url(#ahead)" filter="url(#soft)"/>'
        '<circle cx="14" cy="112" r="40" fill="url(#lamp)"/><circle cx="14" cy="112" r="11" fill="#fff8de"/>'
        '<path d="M406,170 L422,170 L430,206 L398,206Z" fill="url(#wet)" filter="url(#soft)"/>'
        '<circle cx="416" cy="116" r="74" fill="url(#red)"/><ellipse cx="415" cy="116" rx="5" ry="8" fill="#ffe0c8"/>'
    )  # fmt: skip
    return f'<g transform="translate(130,24)">{body}</g>'


def _foreground() -> str:
    """The road before the gate, and the mark that a tail-light left on it."""
    streak = "M1180,930 C1040,968 900,968 770,972"
    return (
        '<rect x="0" y="900" width="1920" height="180" fill="url(#road)"/>'
        f'<path d="{streak}" fill="none" stroke="#d0200f" stroke-opacity=".55" stroke-width="9" filter="url(#soft)"/>'
        f'<path d="{streak}" fill="none" stroke="#ff5a36" stroke-opacity=".55" stroke-width="2.4" filter="url(#softer)"/>'
        + "".join(
            f'<ellipse cx="{x}" cy="{y}" rx="{r}" ry="{r * 0.26:.1f}" fill="none" stroke="#d8b67a" stroke-opacity=".35" stroke-width="1.6"/>'
            for x, y, r in (
                (300, 1058, 18),
                (560, 1066, 12),
                (820, 1050, 22),
                (1010, 1064, 14),
                (1290, 1046, 16),
                (1560, 1062, 20),
                (690, 1036, 10),
                (1750, 1040, 12),
            )
        )
    )


def make_gate() -> list[manifest.Entry]:
    """The whole picture; the game lets rain fall before it."""
    import numpy as np
    from PIL import Image

    house = (
        Image.open(manifest.ASSETS / "title/mansion.webp")
        .convert("RGB")
        .resize(SIZE, Image.Resampling.LANCZOS)
    )
    pixels = np.asarray(house).astype(np.float32) / 255
    light = pixels @ np.array((0.10, 0.30, 0.60), np.float32)  # lamps are yellow: they go out
    light = np.clip(light * 1.25, 0, 1) ** 0.86
    ends = (
        np.array((0.018, 0.012, 0.006)),
        np.array((0.56, 0.40, 0.22)),
        np.array((0.98, 0.86, 0.60)),
    )
    low, high = np.clip(light * 2, 0, 1)[..., None], np.clip(light * 2 - 1, 0, 1)[..., None]
    sepia = ends[0] + (ends[1] - ends[0]) * low + (ends[2] - ends[1]) * high
    y, x = np.mgrid[0 : SIZE[1], 0 : SIZE[0]].astype(np.float32)
    for cx, cy, rx, ry in (
        (1230, 585, 48, 74),
        (1230, 790, 60, 56),
    ):  # one window and the door still burn
        near = np.exp(-((((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2) ** 2))[..., None]
        sepia += near * np.clip(pixels - 0.18, 0, 1) * np.array((1.25, 1.05, 0.8))
    moon = np.clip((86 - np.hypot(x - 1408, y - 232)) / 5, 0, 1)[..., None]
    sepia *= 1 - moon * np.array((0.22, 0.27, 0.34))
    away = np.clip(np.hypot((x - 1180) / 1300, (y - 560) / 760) - 0.35, 0, 1)
    sepia *= (1 - 0.6 * away)[..., None]
    sheet = Image.fromarray((sepia.clip(0, 1) * 255).astype(np.uint8)).convert("RGBA")
    front = svg.rasterise(svg.document(_foreground(), *SIZE, DEFS), *SIZE)
    sheet.alpha_composite(front)
    grain = np.random.default_rng(4).normal(0, 3.2, (SIZE[1], SIZE[0], 1))
    done = Image.fromarray((np.asarray(sheet.convert("RGB")) + grain).clip(0, 255).astype(np.uint8))
    car = svg.rasterise(svg.document(_car(), *CAR, DEFS), CAR[0] * 2, CAR[1] * 2)
    return [
        _written("gate", done, "a case nobody solved"),
        _written(
            "car",
            car.resize((CAR[0] * 3 // 2, CAR[1] * 3 // 2), Image.Resampling.LANCZOS),
            "who leaves by the gate",
        ),
    ]


def _written(name: str, picture: Image, purpose: str) -> manifest.Entry:
    file = f"stage/{name}.webp"
    (manifest.ASSETS / file).parent.mkdir(parents=True, exist_ok=True)
    picture.save(manifest.ASSETS / file, quality=QUALITY, method=6)
    return manifest.Entry(f"stage.{name}", "picture", file, purpose, "stage-gate", picture.size)


MAKERS: dict[str, Callable[[], list[manifest.Entry]]] = {"stage-gate": make_gate}
