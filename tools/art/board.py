"""What the board lies in: a walnut frame in nine slices, and the dark table round it."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path

import numpy as np
from PIL import Image

from art import palette
from art.manifest import ASSETS, Entry
from art.tiles import TILE

FOLDER = ASSETS / "board"
FINE = 1.5
THICK = 0.75  # cells of wood
MARGIN = TILE // 4  # how far the frame's shadow reaches, on the table and on the board
REACH = TILE + 72  # a corner's picture, from the shadow's outer end to past the brass
RUN = 192  # an edge's picture, which repeats
SPAN = 4.5  # cells of board in the frame that is rendered and cut up
TABLE = (2560, 1440)


def _rendered() -> Image.Image:
    """A small frame on nothing, its inside empty, with a margin for the shadow."""
    from art.blender import kit, paving

    outer = SPAN + 2 * THICK
    whole = SPAN + 2.0
    kit.reset((round(whole * TILE * FINE),) * 2, 8, 0.3)
    paving.frame(outer, outer, THICK)
    kit.world(0.5, top=(1.4, 1.2, 0.95), middle=(0.36, 0.3, 0.24))
    kit.sun((-34, -38, 0), 2.4, (1.0, 0.88, 0.70), 10)
    kit.camera(90, distance=10, target=(0, 0, 0), width=whole)
    kit.bounce(3)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "frame.png"
        kit.render(path)
        large = Image.open(path).convert("RGBA")
    size = round(whole * TILE)
    return large.resize((size, size), Image.Resampling.LANCZOS)


def _shadowed(frame: Image.Image) -> Image.Image:
    """The frame upon the shadow it throws outwards on the table and inwards on the board."""
    size = frame.width
    y, x = np.mgrid[0:size, 0:size]
    rim = np.minimum.reduce([x, y, size - 1 - x, size - 1 - y]).astype(float)
    outside = np.clip(rim / MARGIN, 0, 1) ** 1.5 * 0.75
    inside = np.clip(1 - (rim - TILE) / MARGIN, 0, 1) ** 1.5 * 0.65
    alpha = np.where(rim < MARGIN, outside, np.where(rim >= TILE, inside, 0.75))
    shade = np.zeros((size, size, 4), np.uint8)
    shade[..., :3] = (6, 5, 4)
    shade[..., 3] = np.round(alpha * 255)
    picture = Image.fromarray(shade)
    picture.alpha_composite(frame)
    return picture


def _seamless(strip: Image.Image) -> Image.Image:
    """A strip that repeats downwards: its end fades into what comes before its beginning."""
    fade = 48
    pixels = np.asarray(strip).astype(float)
    start = (strip.height - RUN) // 2
    body = pixels[start : start + RUN].copy()
    share = np.linspace(0, 1, fade)[:, None, None]
    before = pixels[start - fade : start]
    body[RUN - fade :] = body[RUN - fade :] * (1 - share) + before * share
    return Image.fromarray(np.round(body).astype(np.uint8))


def _slices(picture: Image.Image) -> dict[str, tuple[Image.Image, tuple[int, int]]]:
    """Each slice, and the pixel of it that lies on the board's corner or edge."""
    size = picture.width
    deep = TILE + MARGIN
    far = REACH - TILE
    left = _seamless(picture.crop((0, REACH, deep, size - REACH)))
    right = _seamless(picture.crop((size - deep, REACH, size, size - REACH)))
    # The wood lies best in the upright bars; turned clockwise, they are lit just as truly.
    top = left.transpose(Image.Transpose.ROTATE_270)
    bottom = right.transpose(Image.Transpose.ROTATE_270)
    return {
        "corner.nw": (picture.crop((0, 0, REACH, REACH)), (TILE, TILE)),
        "corner.ne": (picture.crop((size - REACH, 0, size, REACH)), (far, TILE)),
        "corner.sw": (picture.crop((0, size - REACH, REACH, size)), (TILE, far)),
        "corner.se": (picture.crop((size - REACH, size - REACH, size, size)), (far, far)),
        "edge.n": (top, (0, TILE)),
        "edge.s": (bottom, (0, MARGIN)),
        "edge.w": (left, (TILE, 0)),
        "edge.e": (right, (MARGIN, 0)),
    }


def _frame() -> list[Entry]:
    FOLDER.mkdir(parents=True, exist_ok=True)
    entries = []
    for name, (picture, anchor) in _slices(_shadowed(_rendered())).items():
        file = f"board/frame.{name}.webp"
        picture.save(ASSETS / file, quality=92, method=6)
        kind = "corner" if "corner" in name else "edge, repeated between the corners' pictures"
        purpose = f"the board's walnut frame at {TILE} px a cell: {kind}; anchor on the board's rim"
        entries.append(
            Entry(f"frame.{name}", "picture", file, purpose, "board-frame", picture.size, anchor)
        )
    return entries


def _table() -> list[Entry]:
    """Night-green baize in the light of one lamp above the middle."""
    width, height = TABLE
    rng = np.random.default_rng(11)
    y, x = np.mgrid[0:height, 0:width].astype(float)
    nap = rng.normal(0, 1, (height, width))
    for axis, steps in ((0, 2), (1, 3)):  # fibres lie a little more one way than the other
        nap = sum(np.roll(nap, s, axis) for s in range(steps)) / steps**0.5
    clouds = Image.fromarray(rng.normal(128, 40, (18, 32)).clip(0, 255).astype(np.uint8))
    slow = np.asarray(clouds.resize(TABLE, Image.Resampling.BICUBIC)).astype(float) / 128 - 1
    away = np.hypot((x - width * 0.46) / (width * 0.62), (y - height * 0.44) / (height * 0.72))
    lamp = np.clip(1 - away, 0, 1) ** 1.25
    base = np.array(palette.rgb(palette.NIGHT), float)
    dark, bright = base * 0.34, base * 1.75 + np.array([12.0, 8.0, 0.0])
    light = lamp[..., None]
    cloth = dark * (1 - light) + bright * light
    cloth *= (1 + 0.075 * nap + 0.10 * slow)[..., None]
    FOLDER.mkdir(parents=True, exist_ok=True)
    picture = Image.fromarray(np.clip(cloth, 0, 255).astype(np.uint8))
    file = "board/table.cloth.webp"
    picture.save(ASSETS / file, quality=84, method=6)
    purpose = "the dark table in lamplight behind everything; cover the window with it"
    return [Entry("table.cloth", "picture", file, purpose, "table-cloth", picture.size)]


MAKERS: dict[str, Callable[[], list[Entry]]] = {"board-frame": _frame, "table-cloth": _table}
