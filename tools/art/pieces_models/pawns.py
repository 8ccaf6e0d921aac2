"""Six pawns of turned wood on cast feet. Each wears what its suspect is known by.

Their outlines differ, so they are told apart without colour: a plume, a sun helmet, a
cook's hat, a top hat, a peacock's crest, a mortarboard. The suspect's emblem is set into
the front of the body.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import bpy
from PIL import Image, ImageDraw

from art.blender import kit
from art.pieces_models.stage import View

VIEW: Final = View(canvas=(288, 320), anchor=(94, 262), scale=94.0, elevation=38.0)
SAMPLES: Final = 20


@dataclass(frozen=True)
class Stuff:
    """The materials of one pawn."""

    wood: Any
    trim: Any
    foot: Any
    band: Any


@dataclass(frozen=True)
class Look:
    """Colours of one pawn and what is on its head."""

    dark: str
    light: str
    enamel: str
    head: Callable[[Stuff], None]
    dark_foot: bool = False


# ------------------------------------------------------------------ what all pawns share


def _foot(metal: Any) -> None:
    """The die-cast foot with its ring of beads."""
    profile = [(0.0, 0.0), (0.74, 0.0), *kit.arc(0.74, 0.05, 0.05, -90, 0, 6), (0.79, 0.10)]
    profile += kit.arc(0.745, 0.125, 0.045, 0, 90, 6)
    profile += [(0.70, 0.17), *kit.arc(0.66, 0.225, 0.055, -80, 90, 10)]
    profile += kit.bezier((0.655, 0.285), (0.60, 0.30), (0.585, 0.33), (0.585, 0.37), 8)
    profile += [*kit.arc(0.56, 0.385, 0.03, 0, 90, 5), (0.50, 0.415), (0.0, 0.415)]
    kit.lathe("foot", profile, metal, 96)
    for i in range(36):
        angle = 2 * math.pi * i / 36
        at = (0.775 * math.cos(angle), 0.775 * math.sin(angle), 0.085)
        kit.ball("bead", 0.036, at, metal, 12)


def _body(wood: Any) -> None:
    """From the foot to the collar, without a head."""
    profile = [(0.0, 0.40), (0.50, 0.40), *kit.arc(0.49, 0.475, 0.06, -70, 80, 10)]
    profile += kit.bezier((0.46, 0.55), (0.45, 0.84), (0.22, 1.02), (0.19, 1.40), 28)
    profile += kit.bezier((0.19, 1.40), (0.19, 1.47), (0.25, 1.49), (0.34, 1.50), 8)
    profile += kit.arc(0.345, 1.54, 0.04, -90, 90, 10)
    profile += kit.bezier((0.33, 1.585), (0.25, 1.595), (0.20, 1.61), (0.18, 1.68), 8)
    profile += [(0.0, 1.68)]
    kit.lathe("body", profile, wood, 96)


def _face(wood: Any, radius: float = 0.34) -> None:
    kit.ball("face", radius, (0, 0, 1.60 + radius), wood, 48)


def _ring(name: str, radius: float, height: float, thick: float, material: Any) -> Any:
    profile = [(radius + x, height + y) for x, y in kit.arc(0, 0, thick, -90, 90, 8)]
    return kit.lathe(name, [(radius - thick, height - thick), *profile], material, 96)


def _medal(picture: Path, trim: Any) -> None:
    """The suspect's emblem in enamel, let into the front of the body."""
    rim = [(0.0, 0.0), (0.245, 0.0), (0.245, 0.05), *kit.arc(0.222, 0.06, 0.026, 0, 180, 8)]
    frame = kit.lathe("medal rim", [*rim, (0.196, 0.04), (0.0, 0.04)], trim, 64)
    disc = kit.lathe("medal", [(0.2, 0.0), (0.2, 0.045), (0.0, 0.052)], None, 64)
    kit.lay_flat(disc, 0.4, 0.4)
    kit.finish(disc, kit.picture("enamel", picture, 0.25))
    disc.data.materials[0].node_tree.nodes["Principled BSDF"].inputs[
        "Coat Weight"
    ].default_value = 1
    for part in (frame, disc):
        kit.place(part, (0, -0.345, 0.86), (64, 0, 0))


def _enamel(emblem: Image.Image, ground: str, folder: Path) -> Path:
    """The emblem in pale gold on a coloured ground."""
    size = 256
    picture = Image.new("RGB", (size, size), ground)
    ImageDraw.Draw(picture).ellipse((4, 4, size - 5, size - 5), outline="#e9cf86", width=3)
    sign = emblem.resize((196, 196), Image.Resampling.LANCZOS)
    picture.paste(Image.new("RGB", sign.size, "#f6e3a6"), (30, 30), sign.getchannel("A"))
    path = folder / "enamel.png"
    picture.save(path)
    return path


# ------------------------------------------------------------------ six heads


def _plume(stuff: Stuff) -> None:
    """Miss Scarlet: a dancer's headband with one tall feather."""
    _face(stuff.wood)
    band = _ring("band", 0.335, 0.0, 0.045, stuff.trim)
    kit.place(band, (0, 0, 2.02), (0, 12, 0))
    kit.ball("jewel", 0.085, (-0.12, -0.345, 2.05), stuff.trim, 24)
    quill = kit.bezier((-0.14, 2.02), (-0.34, 2.58), (-0.22, 3.12), (0.40, 3.10), 36)
    _feather(quill, 0.215, stuff.trim, y=-0.24)


def _feather(quill: list[kit.Point2], breadth: float, material: Any, y: float) -> None:
    """A vane with a ragged edge and a few barbs in relief along a bent quill, upright."""
    kit.tube("quill", [(x, y - 0.03, z) for x, z in quill], 0.036, material, resolution=4)
    sides: dict[int, list[kit.Point2]] = {1: [], -1: []}
    count = len(quill) - 1
    for i in range(5, count + 1):
        share = (i - 5) / (count - 5)
        (x0, z0), (x1, z1) = quill[i - 1], quill[i]
        length = math.hypot(x1 - x0, z1 - z0)
        along = ((x1 - x0) / length, (z1 - z0) / length)
        swell = math.sin(math.pi * (0.12 + 0.88 * share) ** 0.75) ** 0.7
        for side, edge in sides.items():
            reach = breadth * swell * (0.80 if i % 4 == 0 else 1.0) * (1.0 if side > 0 else 0.85)
            tip = (
                x1 - along[1] * side * reach + along[0] * reach * 0.5,
                z1 + along[0] * side * reach + along[1] * reach * 0.5,
            )
            edge.append(tip)
            if i % 2 and reach > 0.06:
                barb = [(x1, y - 0.035, z1), (tip[0] * 0.94 + x1 * 0.06, y - 0.03, tip[1])]
                kit.tube("barb", barb, 0.013, material, resolution=3)
    outline = [quill[4], *sides[1], *reversed(sides[-1])]
    vane = kit.plate("vane", [outline], 0.05, material, 0.016, upright=True)
    kit.place(vane, (0, y, 0))


def _sun_helmet(stuff: Stuff) -> None:
    """Colonel Mustard: the helmet of his campaigns."""
    _face(stuff.wood, 0.32)
    brim = [(0.30, 2.03), (0.62, 1.90), *kit.arc(0.635, 1.915, 0.022, -100, 80, 6)]
    brim += kit.bezier((0.61, 1.95), (0.50, 2.00), (0.42, 2.06), (0.40, 2.14), 8)
    dome = kit.bezier((0.40, 2.14), (0.40, 2.38), (0.26, 2.55), (0.07, 2.57), 18)
    kit.lathe("helmet", [*brim, *dome, (0.0, 2.57)], stuff.wood, 96, carve=_oval)
    _carved_band(0.415, 2.10, 0.20, 0.405, stuff.band)
    spike = [(0.10, 2.55), (0.10, 2.585), (0.055, 2.61), (0.05, 2.66), (0.075, 2.69)]
    spike += kit.bezier((0.075, 2.69), (0.09, 2.76), (0.03, 2.80), (0.0, 2.93), 10)
    kit.lathe("spike", [(0.0, 2.55), *spike], stuff.trim, 48)


def _oval(radius: float, height: float, angle: float) -> kit.Point2:
    """A hat a little longer to the front and back."""
    return radius * (1 + 0.07 * math.sin(angle) ** 2), height


def _carved_band(low: float, z: float, height: float, high: float, material: Any) -> None:
    """A ribbon round a hat."""
    profile = [(low - 0.05, z), (low + 0.012, z), (high + 0.012, z + height * 0.5)]
    profile += [(high - 0.05, z + height * 0.5)]
    kit.lathe("band", profile, material, 96, carve=_oval)


def _cooks_hat(stuff: Stuff) -> None:
    """Mrs. White: the tall pleated hat of the kitchen."""
    _face(stuff.wood, 0.32)
    kit.lathe("hatband", [(0.30, 2.06), (0.345, 2.06), (0.355, 2.30), (0.30, 2.32)], stuff.band, 96)
    puff = kit.bezier((0.33, 2.29), (0.40, 2.36), (0.60, 2.40), (0.585, 2.60), 14)
    puff += kit.bezier((0.585, 2.60), (0.57, 2.76), (0.30, 2.80), (0.0, 2.77), 14)[1:]

    def pleat(radius: float, height: float, angle: float) -> kit.Point2:
        fold = abs(math.sin(7 * angle)) ** 0.7 - 0.6
        deep = 0.13 if height < 2.62 else 0.13 * max(0.0, 1 - (height - 2.62) / 0.16)
        return radius * (1 + deep * fold), height

    kit.lathe("puff", puff, stuff.wood, 168, angle=80, carve=pleat)


def _top_hat(stuff: Stuff) -> None:
    """Mr. Green: a man of business and his tall hat."""
    _face(stuff.wood, 0.32)
    brim = [(0.28, 2.06), *kit.bezier((0.45, 2.04), (0.56, 2.05), (0.60, 2.10), (0.60, 2.15), 8)]
    brim += kit.bezier((0.58, 2.16), (0.54, 2.11), (0.48, 2.09), (0.375, 2.09), 8)
    crown = kit.bezier((0.36, 2.10), (0.335, 2.30), (0.345, 2.52), (0.40, 2.70), 12)
    crown += [*kit.arc(0.375, 2.71, 0.03, 0, 90, 5), (0.33, 2.73), (0.0, 2.715)]
    kit.lathe("hat", [*brim, *crown], stuff.wood, 96, carve=_oval)
    _carved_band(0.365, 2.105, 0.26, 0.348, stuff.band)


def _crest(stuff: Stuff) -> None:
    """Mrs. Peacock: seven feathers spread like the bird's own."""
    _face(stuff.wood)
    band = _ring("band", 0.335, 0.0, 0.04, stuff.trim)
    kit.place(band, (0, 0, 2.02))
    kit.ball("jewel", 0.07, (0, -0.36, 2.03), stuff.trim, 24)
    middle, size = 2.02, 0.88
    for i in range(7):
        angle = math.radians(-69 + 23 * i)
        x, z = size * math.sin(angle), size * math.cos(angle)
        side = kit.bezier((0.05, 0.28), (0.07, 0.55), (0.19, 0.66), (0.185, 0.86), 14)
        side += kit.bezier((0.185, 0.86), (0.18, 1.0), (0.09, 1.05), (0.0, 1.06), 10)[1:]
        outline = side + [(-a, b) for a, b in reversed(side[:-1])]
        outline = [(a * size, b * size) for a, b in outline]
        rim = kit.plate("rim", [outline], 0.055, stuff.trim, 0.02, upright=True)
        vane = [(a * 0.80, 0.045 + b * 0.935) for a, b in outline]
        blue = kit.plate("vane", [vane], 0.085, stuff.wood, 0.025, upright=True)
        for part in (rim, blue):
            kit.place(part, (0, 0.14 + 0.012 * (i % 2), middle), (0, math.degrees(angle), 0))
        eye = kit.ball("eye", 0.085, (0.86 * x, 0.09, middle + 0.86 * z), stuff.trim, 24)
        eye.scale = (1.0, 0.4, 1.0)
        pupil = kit.ball("pupil", 0.046, (0.86 * x, 0.055, middle + 0.86 * z), stuff.band, 16)
        pupil.scale = (1.0, 0.4, 1.0)
        stem = [(0.34 * x, 0.085, middle + 0.34 * z), (0.78 * x, 0.085, middle + 0.78 * z)]
        kit.tube("stem", stem, 0.022, stuff.trim)


def _mortarboard(stuff: Stuff) -> None:
    """Professor Plum: the square cap of his college, its tassel swinging."""
    _face(stuff.wood, 0.33)
    kit.lathe(
        "skullcap",
        [(0.30, 1.98), (0.365, 1.98), (0.365, 2.03), (0.36, 2.22), (0.28, 2.32), (0.0, 2.34)],
        stuff.wood,
        96,
    )
    _ring("edge", 0.36, 2.0, 0.028, stuff.trim)
    kit.box("board", (1.0, 1.0, 0.075), (0, 0, 2.36), stuff.wood, 0.02, (5, -4, 36))
    kit.ball("button", 0.075, (0, 0, 2.415), stuff.trim, 24)
    cord = [(0.0, 0.0, 2.43), (0.28, -0.22, 2.43), (0.50, -0.40, 2.40), (0.53, -0.43, 2.30)]
    kit.tube("cord", [*cord, (0.53, -0.43, 2.10)], 0.024, stuff.trim)
    kit.ball("knot", 0.055, (0.53, -0.43, 2.10), stuff.trim, 16)
    tassel = [(0.0, 0.0), (0.10, 0.0), (0.055, 0.22), (0.0, 0.24)]
    fringe = kit.lathe(
        "tassel",
        tassel,
        stuff.trim,
        60,
        carve=lambda r, z, t: (r * (1 + 0.12 * math.sin(15 * t)), z),
    )
    kit.place(fringe, (0.53, -0.43, 1.84))


LOOKS: Final[dict[str, Look]] = {
    "scarlet": Look("#5e0710", "#c4202f", "#7a0c18", _plume),
    "mustard": Look("#8f5a06", "#e3a81e", "#5c3a05", _sun_helmet),
    "white": Look("#bda578", "#f4e7ca", "#2b2622", _cooks_hat, dark_foot=True),
    "green": Look("#12602f", "#4fbf6c", "#072914", _top_hat),
    "peacock": Look("#08205c", "#2358bd", "#061a4a", _crest),
    "plum": Look("#33104a", "#7d3ea6", "#2a0b3f", _mortarboard),
}


def _stuff(look: Look) -> Stuff:
    wood = kit.wood(
        "wood",
        kit.hex_colour(look.dark),
        kit.hex_colour(look.light),
        coat=0.8,
        rough=0.32,
        grain=0.45,
    )
    if look.dark_foot:
        foot = kit.metal("foot", kit.hex_colour("#4a4744"), 0.24, (0.008, 0.008, 0.008), 0.7)
        band = kit.plain("ebony", kit.hex_colour("#1b1614"), 0.3, coat=0.8)
    else:
        foot = kit.metal("foot", kit.hex_colour("#c6c1b8"), 0.25)
        band = kit.plain("ribbon", kit.shade(kit.hex_colour(look.dark), 0.35), 0.35, coat=0.5)
    return Stuff(wood, kit.brass(1.6), foot, band)


def render(suspect: str, emblem: Image.Image, folder: Path) -> tuple[Image.Image, Image.Image]:
    """The pawn and its shadow."""
    VIEW.begin(SAMPLES)
    look = LOOKS[suspect]
    stuff = _stuff(look)
    _foot(stuff.foot)
    _body(stuff.wood)
    _ring("waist", 0.505, 0.545, 0.03, stuff.band)
    _medal(_enamel(emblem, look.enamel, folder), stuff.trim)
    look.head(stuff)
    bpy.context.view_layer.update()
    return VIEW.shoot()
