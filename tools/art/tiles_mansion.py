"""The tiles every mansion needs: squares, starts, ground, thresholds, passages, shade."""

from __future__ import annotations

import tempfile
from pathlib import Path

import numpy as np
from PIL import Image, ImageFilter

from art import palette
from art.lamplight import quiet
from art.manifest import ASSETS, Entry
from art.tiles import TILE, Properties, write_sheet
from art.tiles_light import boards

COLUMNS, ROWS = 12, 5
FINE = 1.5
SAMPLES = 8
SQUARES, GROUNDS = 8, 4
SUSPECTS = ("scarlet", "mustard", "white", "green", "peacock", "plum")
SIDES = ("up", "right", "down", "left")
COMPASS = (
    "north",
    "north-east",
    "east",
    "south-east",
    "south",
    "south-west",
    "west",
    "north-west",
)
EMPTY: tuple[str, Properties] = ("", {})


def _shade_traits(mask: int) -> Properties:
    return {side: bool(mask >> bit & 1) for bit, side in enumerate(SIDES)}


def layout() -> list[tuple[str, Properties]]:
    """Type and traits of every tile, in reading order, twelve to a row.

    ``threshold-up`` lies on the square before a door that is at the square's upper edge.
    ``passage-south-east`` lies in a room and points where its other end is.
    ``shade-N`` lies on a square; N adds 1, 2, 4, 8 for a wall up, right, down, left.
    """
    squares: list[tuple[str, Properties]] = [("square", {"variant": n}) for n in range(SQUARES)]
    grounds: list[tuple[str, Properties]] = [("ground", {"variant": n}) for n in range(GROUNDS)]
    starts: list[tuple[str, Properties]] = [(f"start-{who}", {"suspect": who}) for who in SUSPECTS]
    thresholds: list[tuple[str, Properties]] = [
        (f"threshold-{side}", {"side": side}) for side in SIDES
    ]
    passages: list[tuple[str, Properties]] = [
        (f"passage-{way}", {"direction": way}) for way in COMPASS
    ]
    shades = [(f"shade-{mask}", _shade_traits(mask)) for mask in range(16)]
    rows: list[tuple[str, Properties]] = [
        *squares,
        *grounds,
        *starts,
        *thresholds,
        *[EMPTY] * 2,
        *passages,
        *[EMPTY] * 4,
        *shades,
        *[EMPTY] * 8,
    ]
    return rows


def _centre(number: int) -> tuple[float, float]:
    """The middle of a tile when the sheet's middle is the origin, y upwards."""
    column, row = number % COLUMNS, number // COLUMNS
    return column + 0.5 - COLUMNS / 2, ROWS / 2 - row - 0.5


def _rendered() -> Image.Image:
    """All tiles in one picture, seen from straight above without perspective."""
    from art.blender import kit, paving
    from art.blender.house.stuff import Stuff

    size = round(COLUMNS * TILE * FINE), round(ROWS * TILE * FINE)
    kit.reset(size, SAMPLES, exposure=0.25)
    stuff = Stuff()
    for number, (kind, traits) in enumerate(layout()):
        x, y = _centre(number)
        name = kind.split("-")[0]
        if name == "square":
            paving.square(x, y, int(traits["variant"]), stuff)
        elif name == "ground":
            paving.ground(x, y, int(traits["variant"]), stuff)
        elif name == "start":
            paving.start(x, y, palette.SUSPECTS[str(traits["suspect"])], stuff)
        elif name == "threshold":
            paving.threshold(x, y, str(traits["side"]), stuff)
        elif name == "passage":
            paving.trapdoor(x, y, 90 - 45 * COMPASS.index(str(traits["direction"])), stuff)
    kit.world(0.5, top=(1.5, 1.3, 1.0), middle=(0.36, 0.3, 0.24))
    sun = kit.sun((-30, -34, 0), 2.0, (1.0, 0.92, 0.80))
    sun.visible_glossy = False
    kit.camera(90, distance=10, target=(0, 0, 0), width=COLUMNS)
    kit.bounce(3)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tiles.png"
        kit.render(path)
        large = Image.open(path).convert("RGBA")
    return large.resize((COLUMNS * TILE, ROWS * TILE), Image.Resampling.LANCZOS)


def _spot(number: int) -> tuple[int, int]:
    return number % COLUMNS * TILE, number // COLUMNS * TILE


def _tile(sheet: Image.Image, number: int) -> Image.Image:
    left, top = _spot(number)
    return sheet.crop((left, top, left + TILE, top + TILE))


def _with_emblem(tile: Image.Image, suspect: str) -> Image.Image:
    """The suspect's emblem in brass upon the dark round, with a hair of shadow."""
    emblem = Image.open(ASSETS / "emblems" / f"{suspect}.192.png").convert("RGBA")
    size = round(TILE * 0.52)
    emblem = emblem.resize((size, size), Image.Resampling.LANCZOS)
    shadow = Image.new("RGBA", emblem.size, (0, 0, 0, 0))
    shadow.putalpha(emblem.getchannel("A").point(lambda a: a * 6 // 10))
    corner = (TILE - size) // 2
    tile.alpha_composite(shadow, (corner + 1, corner + 2))
    tile.alpha_composite(emblem, (corner, corner))
    return tile


def _with_glow(tile: Image.Image, side: str) -> Image.Image:
    """Lamplight that falls through the doorway on to the square."""
    y, x = np.mgrid[0:TILE, 0:TILE] / (TILE - 1)
    depth = {"up": y, "down": 1 - y, "left": x, "right": 1 - x}[side]
    across = x if side in ("up", "down") else y
    spread = np.clip(1 - np.abs(across - 0.5) / (0.40 + 0.12 * depth), 0, 1) ** 0.6
    alpha = 0.62 * np.clip(1 - depth / 0.85, 0, 1) ** 1.6 * spread
    glow = np.zeros((TILE, TILE, 4), np.uint8)
    glow[..., :3] = (255, 196, 92)
    glow[..., 3] = np.round(alpha * 255)
    picture = Image.fromarray(glow)
    picture.alpha_composite(tile)
    return picture


def _with_shadow(tile: Image.Image) -> Image.Image:
    """A soft dark rim round something that lies on a floor."""
    shape = tile.getchannel("A").filter(ImageFilter.GaussianBlur(4)).point(lambda a: a * 8 // 10)
    under = Image.new("RGBA", tile.size, (10, 6, 3, 0))
    under.putalpha(shape)
    under.alpha_composite(tile)
    return under


def _shade(traits: Properties) -> Image.Image:
    """What walls keep off a square: deep where the lamp's side is walled, faint elsewhere."""
    y, x = np.mgrid[0:TILE, 0:TILE] / TILE
    reach = {
        "up": (y, 0.46, 0.66),
        "left": (x, 0.36, 0.58),
        "down": (1 - y, 0.12, 0.34),
        "right": (1 - x, 0.12, 0.34),
    }
    light = np.ones((TILE, TILE))
    for side, (depth, width, strength) in reach.items():
        if traits[side]:
            fall = np.clip(1 - depth / width, 0, 1)
            light *= 1 - strength * fall * fall
    shade = np.zeros((TILE, TILE, 4), np.uint8)
    shade[..., :3] = (14, 8, 4)
    shade[..., 3] = np.round((1 - light) * 255)
    return Image.fromarray(shade)


def _finished(tile: Image.Image, kind: str, traits: Properties) -> Image.Image:
    """What is painted on a rendered tile."""
    if kind.startswith("start"):
        tile.putalpha(255)
        return _with_emblem(tile, str(traits["suspect"]))
    if kind.startswith("square"):
        return quiet(tile)
    if kind.startswith("ground"):
        return boards(int(traits["variant"]))
    if kind.startswith("threshold"):
        return _with_glow(tile, str(traits["side"]))
    if kind.startswith("passage"):
        return _with_shadow(tile)
    if kind.startswith("shade"):
        return _shade(traits)
    if kind:
        tile.putalpha(255)
    return tile


def _mansion() -> list[Entry]:
    sheet = _rendered()
    kinds = layout()
    for number, (kind, traits) in enumerate(kinds):
        sheet.paste(_finished(_tile(sheet, number), kind, traits), _spot(number))
    purpose = "squares, starts, ground, thresholds, secret passages, shade"
    return write_sheet("mansion", sheet, kinds, "mansion-tiles", purpose)


def _stairs() -> list[Entry]:
    from art.blender import kit, paving
    from art.rooms_plan import STAIRS

    _, _, wide, high = STAIRS
    size = round(wide * TILE * FINE), round(high * TILE * FINE)
    kit.reset(size, SAMPLES, 0.35, transparent=False)
    paving.stairs(wide, high)
    kit.world(0.32, top=(0.7, 0.68, 0.7), middle=(0.42, 0.35, 0.28))
    kit.area((-2.4, 3.0, 6.5), 3.0, 330, (1.0, 0.86, 0.66)).visible_glossy = False
    kit.overhead(wide, high, 15)
    kit.bounce(3)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "stairs.png"
        kit.render(path)
        large = Image.open(path).convert("RGBA")
    picture = large.resize((wide * TILE, high * TILE), Image.Resampling.LANCZOS)
    kinds: list[tuple[str, Properties]] = [("stairs", {})] * (wide * high)
    purpose = "the stairs in the middle of the classic mansion, a landing free for the envelope"
    return write_sheet("stairs", picture, kinds, "stairs", purpose)


MAKERS = {"mansion-tiles": _mansion, "stairs": _stairs}
