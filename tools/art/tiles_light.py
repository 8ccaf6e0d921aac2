"""Light to lay over a mansion's floor, corner by corner, and the wainscot round it.

The tiles of light are a terrain in Tiled: its brush paints *dark*, *dim*, *plain* and *warm* on the
corners of cells, and every tile runs smoothly from corner to corner.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import numpy as np
from PIL import Image, ImageDraw

from art.manifest import Entry
from art.tiles import TILE, Properties, write_sheet

LEVELS = ("dark", "dim", "plain", "warm")
SHADES: dict[str, tuple[tuple[int, int, int], float]] = {
    "dark": ((10, 8, 12), 0.56),
    "dim": ((12, 9, 10), 0.27),
    "plain": ((12, 9, 10), 0.0),
    "warm": ((255, 196, 112), 0.19),
}
COLOURS = {"dark": "#101014", "dim": "#4a4038", "plain": "#a08c6c", "warm": "#ffd28a"}
COLUMNS = 16


def kinds() -> list[tuple[str, Properties]]:
    """Every tile's corners, from the upper left clockwise."""
    return [("light", {"corners": " ".join(four)}) for four in product(LEVELS, repeat=4)]


def _smooth() -> tuple[np.ndarray, np.ndarray]:
    steps = (np.arange(TILE) + 0.5) / TILE
    ease = steps * steps * (3 - 2 * steps)
    across, down = np.meshgrid(ease, ease)
    return across, down


def lit_tile(corners: tuple[str, ...]) -> Image.Image:
    """From corner to corner, colours weighted by how much of them there is."""
    x, y = _smooth()
    shares = ((1 - x) * (1 - y), x * (1 - y), x * y, (1 - x) * y)
    alpha = np.zeros((TILE, TILE))
    colour = np.zeros((TILE, TILE, 3))
    for share, level in zip(shares, corners, strict=True):
        tone, strength = SHADES[level]
        alpha += share * strength
        colour += (share * strength)[..., None] * np.array(tone)
    colour /= np.maximum(alpha, 1e-6)[..., None]
    pixels = np.dstack([colour, alpha * 255])
    pixels[alpha < 1 / 255] = 0
    return Image.fromarray(np.round(pixels).astype(np.uint8), "RGBA")


def _terrain() -> list[str]:
    """The corners as Tiled's terrain brush wants to know them."""
    rows = [" <wangsets>", '  <wangset name="Light" type="corner" tile="-1">']
    rows += [
        f'   <wangcolor name="{level}" color="{COLOURS[level]}" tile="-1" probability="1"/>'
        for level in LEVELS
    ]
    for number, four in enumerate(product(range(1, len(LEVELS) + 1), repeat=4)):
        upper_left, upper_right, lower_right, lower_left = four
        rows.append(
            f'   <wangtile tileid="{number}"'
            f' wangid="0,{upper_right},0,{lower_right},0,{lower_left},0,{upper_left}"/>'
        )
    return [*rows, "  </wangset>", " </wangsets>"]


def _light() -> list[Entry]:
    fours = list(product(LEVELS, repeat=4))
    sheet = Image.new("RGBA", (COLUMNS * TILE, len(fours) // COLUMNS * TILE))
    for number, four in enumerate(fours):
        spot = (number % COLUMNS * TILE, number // COLUMNS * TILE)
        sheet.paste(lit_tile(four), spot)
    purpose = "lamplight and dusk from corner to corner, to lay over floors"
    return write_sheet("light", sheet, kinds(), "tiles-light", purpose, extra=_terrain())


PANELS = ("single", "left", "middle", "right")
GRAIN = 4


def boards(seed: int, wide: int = TILE, high: int = TILE) -> Image.Image:
    """Dark walnut that goes on to the left and the right."""
    rng = np.random.default_rng(seed)
    rows = rng.normal(0, 1, (high, max(2, wide // 12)))
    rows[:, -1] = rows[:, 0]
    grain = np.asarray(
        Image.fromarray(rows.astype(np.float32)).resize((wide, high), Image.Resampling.BICUBIC)
    )
    slow = np.sin(np.linspace(0, 2 * np.pi, high))[:, None] * 0.25
    tone = np.array([44, 27, 17])[None, None] * (1 + 0.10 * grain + 0.12 * slow)[..., None]
    return Image.fromarray(np.clip(tone, 0, 255).astype(np.uint8)).convert("RGBA")


def panelled(side: str, seed: int = GRAIN) -> Image.Image:
    """A cell of wainscot: a rail of brass above, a sunk panel that may go on to either side."""
    picture = boards(seed)
    draw = ImageDraw.Draw(picture)
    open_left, open_right = side in ("middle", "right"), side in ("middle", "left")
    left = -4 if open_left else 13
    right = TILE + 3 if open_right else TILE - 14
    top, bottom = 21, TILE - 15
    draw.rectangle((left, top, right, bottom), fill=(31, 19, 12, 255))
    draw.line((left, top, right, top), fill=(12, 7, 5, 255), width=4)
    draw.line((left, bottom, right, bottom), fill=(92, 60, 35, 255), width=2)
    if not open_left:
        draw.line((left, top, left, bottom), fill=(15, 9, 6, 255), width=4)
    if not open_right:
        draw.line((right, top, right, bottom), fill=(80, 52, 31, 255), width=2)
    inner = boards(seed + 1)
    box = (left + (0 if open_left else 10), top + 10, right - (0 if open_right else 10), bottom - 9)
    box = (max(box[0], 0), box[1], min(box[2], TILE), box[3])
    picture.paste(inner.crop(box), box[:2])
    draw.line((0, 3, TILE, 3), fill=(148, 110, 44, 255), width=3)
    draw.line((0, 6, TILE, 6), fill=(84, 60, 26, 255), width=2)
    draw.line((0, 9, TILE, 9), fill=(16, 10, 6, 255), width=2)
    return picture


def _wainscot() -> list[Entry]:
    sheet = Image.new("RGBA", (len(PANELS) * TILE, TILE))
    for number, side in enumerate(PANELS):
        sheet.paste(panelled(side), (number * TILE, 0))
    sorts: list[tuple[str, Properties]] = [(f"wainscot-{side}", {}) for side in PANELS]
    purpose = "panelling for cells that are neither squares nor rooms"
    return write_sheet("wainscot", sheet, sorts, "tiles-wainscot", purpose)


MAKERS: dict[str, Callable[[], list[Entry]]] = {
    "tiles-light": _light,
    "tiles-wainscot": _wainscot,
}
