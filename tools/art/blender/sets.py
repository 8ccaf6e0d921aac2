"""The nine rooms as their cards show them: seen from a little above, their best piece in front.

Each set is a back wall at y = ``BACK`` and what stands before it; the same furniture as on the
board, placed anew for the eye. x runs to the right, y away from the viewer.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from art.blender import kit
from art.blender.house import (
    fixtures,
    floors,
    lamps,
    music,
    plants,
    seating,
    small,
    storage,
    tables,
    textiles,
    upright,
)
from art.blender.house.stuff import Stuff

BACK = 1.9
WIDE, DEEP = 7.0, 7.0
PAINTING = Path(__file__).resolve().parents[3] / "assets" / "title" / "mansion.webp"

Paper = tuple[str, str, str, str, str]
GREEN: Paper = ("#1d3a2c", "#8a6a34", "#b79a5c", "#24473a", "#152a22")
WINE: Paper = ("#4a1620", "#9c7434", "#c9ac6c", "#5e1d2a", "#330c14")
BLUE: Paper = ("#1c2f44", "#8f7a48", "#c2ae78", "#24405a", "#142233")
OCHRE: Paper = ("#6a4a1e", "#b78f4a", "#e0c78e", "#7d5a28", "#4d3414")
PLUM: Paper = ("#35203a", "#94764a", "#c9b27c", "#472c4e", "#241428")


@dataclass(frozen=True)
class Set:
    """How a room is built and from where it is seen."""

    furnish: Callable[[Stuff], None]
    elevation: float = 27.0
    azimuth: float = 0.0
    aim: kit.Point3 = (0.0, 0.35, 0.95)
    wide: float = 4.05  # cells across the card at the aim
    fill: float = 1.0
    moon: float = field(default=0.35)


def _back(stuff: Stuff, paper: Paper, tone: str = "mahogany") -> None:
    kit.place(upright.wall(stuff, WIDE, paper, tone), (0, BACK, 0))


def study(stuff: Stuff) -> None:
    """The desk before a window, books on either side."""
    wood = floors.stave_wood("#3a1d0d", "#74431f", "#a8703a")
    floors.inlay(floors.herringbone(WIDE, DEEP), wood)
    _back(stuff, GREEN)
    kit.place(textiles.rug(stuff, "red persian", 3.4, 2.9), (0, -0.35, 0))
    kit.place(upright.window(stuff, 0.95, 1.75), (0, BACK - 0.06, 0.86))
    kit.place(upright.drapes(stuff, 0.95, 2.6, "#7a1d22"), (0, BACK - 0.02, 0.12))
    for x, seed in ((-1.55, 2), (1.55, 7)):
        kit.place(upright.stacks(stuff, 1.25, 2.3, seed, "mahogany"), (x, BACK - 0.22, 0))
    kit.place(tables.desk(stuff), (0, -0.35, 0), (0, 0, 0))
    kit.place(seating.armchair(stuff, stuff.hide("#6a2415")), (0.08, 0.65, 0), (0, 0, -8))
    kit.place(small.globe(stuff), (1.3, -0.05, 0))
    kit.bulb((0, 0.4, 2.3), 18, (1.0, 0.78, 0.5), 0.3)


def hall(stuff: Stuff) -> None:
    """The stair goes up to the gallery and its doors; the clock, the lamp on the newel."""
    light = floors.slab_stone("#b3a994", "#7d7262")
    dark = floors.slab_stone("#2b2823", "#6a6256")
    floors.chequer(WIDE, DEEP, 0.6, light, dark, diagonal=True)
    _back(stuff, WINE)
    rises, deep, middle, broad = 13, 0.62, 0.42, 1.2
    high = rises * 0.085
    kit.place(textiles.rug(stuff, "runner", 1.25, 3.2), (middle, -2.5, 0))
    kit.group([fixtures.staircase(stuff, 2.2, broad, rises)], (middle, BACK - deep - 1.1, 0))
    gallery = upright.gallery(stuff, WIDE, deep, high, (middle - broad / 2, middle + broad / 2))
    kit.place(gallery, (0, BACK, 0))
    kit.place(upright.doors(stuff, 1.1, 1.45), (middle, BACK - 0.06, high))
    kit.place(upright.painting(stuff, PAINTING, 0.95, 0.62), (-1.1, BACK - 0.04, high + 0.95))
    kit.place(lamps.newel_lamp(stuff, 26), (middle + 0.85, -1.05, 0))
    kit.group([fixtures.longcase_clock(stuff)], (-1.42, BACK - deep - 0.25, 0), (0, 0, 8), 1.0)
    kit.place(plants.palm(stuff, 0.55, 10, 4, "#2f4a5a"), (1.6, 0.35, 0))
    kit.place(seating.bench(stuff, 1.0), (-1.12, -0.35, 0), (0, 0, 24))
    kit.bulb((-0.9, -0.3, 2.2), 26, (1.0, 0.78, 0.5), 0.3)
    kit.bulb((middle, BACK - 0.5, 2.75), 16, (1.0, 0.75, 0.45), 0.2)
    kit.bulb((-1.1, BACK - 0.3, 0.7), 5, (1.0, 0.75, 0.45), 0.2)


def lounge(stuff: Stuff) -> None:
    """Two seats by the fire, a record on the gramophone."""
    wood = floors.stave_wood("#38200f", "#64391c", "#8f5a30")
    floors.inlay(floors.planks(WIDE, DEEP), wood)
    _back(stuff, OCHRE)
    kit.place(textiles.rug(stuff, "deco", 3.0, 2.6), (0, -0.55, 0))
    kit.box("flue", (1.75, 0.1, 0.92), (0, BACK - 0.1, 0.46), stuff.paint("#0d0a08", 0.95), 0)
    kit.group([fixtures.fireplace(stuff, 1.8, 4)], (0, BACK - 0.34, 0), (0, 0, 0), 1.15)
    kit.place(upright.painting(stuff, PAINTING, 1.3, 0.8), (0, BACK - 0.04, 1.95))
    green, wine = stuff.hide("#27503f"), stuff.hide("#7a2a1a")
    kit.place(seating.sofa(stuff, green, 2), (-1.18, -0.25, 0), (0, 0, 62))
    kit.place(seating.cushion(stuff, "#c9a227", 0.32), (-1.26, -0.5, 0.52), (20, 0, 62))
    kit.place(seating.armchair(stuff, wine), (1.12, -0.1, 0), (0, 0, -58))
    kit.place(music.gramophone(stuff), (1.42, 1.0, 0), (0, 0, 60))
    kit.place(tables.coffee_table(stuff), (0.08, -1.05, 0), (0, 0, 4))
    kit.place(lamps.floor_lamp(stuff, 22), (-1.6, 1.1, 0))


def library(stuff: Stuff) -> None:
    """Books up to the ceiling, a ladder to reach them."""
    wood = floors.stave_wood("#3c2410", "#6f4722", "#a3743c")
    floors.inlay(floors.basket(WIDE, DEEP, 0.62), wood)
    _back(stuff, BLUE, "walnut")
    kit.place(upright.stacks(stuff, 5.6, 2.75, 5), (0, BACK - 0.22, 0))
    kit.place(textiles.rug(stuff, "blue persian", 3.6, 2.8), (0, -0.5, 0))
    kit.group([fixtures.ladder(stuff, 1.9, 22)], (-1.0, BACK - 0.4, 0), (0, 0, 0), 1.1)
    kit.place(tables.reading_table(stuff, 2.0, 0.86), (0.1, -0.4, 0))
    kit.place(seating.dining_chair(stuff, "walnut", "#1d4a31"), (-0.5, 0.35, 0), (0, 0, 8))
    kit.place(seating.dining_chair(stuff, "walnut", "#1d4a31"), (0.75, 0.33, 0), (0, 0, -10))
    kit.place(small.bust(stuff), (1.5, 0.95, 0))
    kit.place(small.globe(stuff), (-1.5, -0.15, 0))
    pile = ("#7a1f1c", "#38502a", "#1f3f6e", "#8a611f")
    kit.place(small.pile(pile, stuff, 6), (1.2, -1.25, 0))
    kit.bulb((0.2, 0.3, 2.3), 26, (1.0, 0.78, 0.5), 0.3)


def billiard_room(stuff: Stuff) -> None:
    """Green cloth under green shades."""
    wood = floors.stave_wood("#2c190c", "#583418", "#85552c")
    floors.inlay(floors.planks(WIDE, DEEP, 0.2, 1.8), wood)
    _back(stuff, GREEN, "mahogany")
    kit.place(textiles.rug(stuff, "umber persian", 3.8, 3.2), (0, -0.5, 0))
    kit.place(tables.billiard_table(stuff, 2.5, 1.42), (0, -0.3, 0), (0, 0, 74))
    kit.place(upright.table_lights(stuff), (0, -0.1, 1.95), (0, 0, 74))
    kit.place(upright.window(stuff, 0.9, 1.6), (0, BACK - 0.05, 0.95))
    kit.place(upright.drapes(stuff, 0.9, 2.5, "#5a3414"), (0, BACK - 0.02, 0.15))
    kit.place(storage.cue_rack(stuff, 1.2), (-1.45, BACK - 0.2, 0))
    kit.place(storage.bottle_rack(stuff, 1.1), (1.5, BACK - 0.3, 0))
    for x, y in ((-1.45, 0.55), (1.5, 0.5)):
        kit.place(seating.stool(stuff, stuff.hide("#6a2415")), (x, y, 0))
    kit.bulb((-1.4, 1.0, 2.2), 12, (1.0, 0.75, 0.45), 0.2)
    kit.bulb((1.4, 1.0, 2.2), 12, (1.0, 0.75, 0.45), 0.2)


def dining_room(stuff: Stuff) -> None:
    """The table laid, running away from the viewer; silver on the sideboard."""
    wood = floors.stave_wood("#3e220f", "#7a4a22", "#b07a40")
    floors.inlay(floors.herringbone(WIDE, DEEP, 1.0, 0.2), wood)
    _back(stuff, WINE)
    kit.place(textiles.rug(stuff, "green persian", 3.5, 3.9), (0, -0.6, 0))
    kit.place(tables.dining_table(stuff), (0, -0.35, 0), (0, 0, 90))
    kit.place(storage.sideboard(stuff, 2.2), (0, BACK - 0.34, 0))
    kit.place(upright.window(stuff, 1.0, 1.7), (0, BACK - 0.05, 0.9))
    kit.place(upright.drapes(stuff, 1.0, 2.6, "#6a1a24"), (0, BACK - 0.02, 0.12))
    kit.place(upright.chandelier(stuff, 0.42, 30), (0, 0.2, 2.1))
    for x in (-1.62, 1.62):
        kit.place(plants.palm(stuff, 0.5, 10, int(x) + 4), (x, 1.35, 0))
    kit.bulb((0, 1.2, 1.7), 10, lamps.FLAME, 0.2)


def conservatory(stuff: Stuff) -> None:
    """One moon behind the glass, leaves before it, a fountain, a bird, and tea for one."""
    slabs, dots = floors.octagons(WIDE, DEEP, 0.72, 0.2)
    floors.inlay(slabs, floors.slab_stone("#8f9478", "#5f6a50", 0.22, 0.4), 0.015)
    floors.inlay(dots, floors.slab_stone("#27463c", "#16302a", 0.2, 0.4), 0.015)
    kit.place(upright.glasshouse(stuff, WIDE), (0, BACK, 0))
    stone = kit.marble("plinth", kit.hex_colour("#8f9478"), kit.hex_colour("#4f5a48"), 1.2, 0.4)
    kit.box("plinth", (WIDE, 0.3, 0.42), (0, BACK - 0.05, 0.21), stone, 0.03)
    kit.place(plants.fountain(stuff, stone), (0.12, 0.62, 0))
    for x, y, size, seed, turn in (
        (-1.5, 1.0, 0.95, 1, 0),
        (1.55, 1.05, 0.9, 5, 40),
        (0.95, 1.4, 0.6, 9, 10),
    ):
        kit.group([plants.palm(stuff, size, 14, seed)], (x, y, 0), (0, 0, turn), 1.25)
    for x, y, size, seed in ((-0.85, 1.35, 0.42, 3), (1.62, -0.2, 0.55, 2), (-1.62, -1.1, 0.5, 6)):
        kit.place(plants.broadleaf(stuff, size, seed), (x, y, 0))
    kit.place(plants.fern(stuff, 0.5, 8), (-1.55, 0.1, 0))
    kit.place(plants.fern(stuff, 0.42, 4), (1.45, -1.15, 0))
    kit.place(upright.birdcage(stuff), (1.12, 0.75, 1.72))
    kit.place(seating.wicker_chair(stuff), (-0.82, -0.75, 0), (0, 0, 34))
    kit.place(tables.wicker_table(stuff), (0.12, -0.95, 0))
    kit.place(lamps.candle(stuff), (0.25, -0.85, 0.52))
    kit.bulb((0.15, -1.0, 1.15), 14, lamps.FLAME, 0.1)
    kit.bulb((-0.3, 0.4, 2.6), 20, (1.0, 0.80, 0.5), 0.3)
    kit.bulb((0.6, BACK - 0.25, 1.9), 14, (0.6, 0.8, 1.0), 0.4)
    moon = kit.sun((-38, 16, 0), 1.3, (0.66, 0.84, 1.0), 1.5)
    moon.visible_glossy = False


def _dance_floor() -> None:
    oak = floors.stave_wood("#7a4c20", "#b07c3e", "#dcb273", 0.24, 0.3)
    dark = floors.stave_wood("#2b1409", "#5a2f16", "#86502a", 0.24, 0.3)
    contrast = floors.stave_wood("#4a2410", "#9a6430", "#e6c68c", 0.22, 0.75)
    floors.inlay(floors.basket(WIDE, DEEP, 0.5, 4), oak)
    layers = (
        ([*floors.ring(1.5, 1.62, 64)], dark, 0.006),
        ([*floors.ring(0.03, 1.5, 56)], oak, 0.007),
        ([*floors.star(16, 1.46, 0.75, math.pi / 16)], contrast, 0.010),
        ([*floors.star(8, 1.3, 0.46)], contrast, 0.014),
        ([*floors.ring(0.02, 0.34, 32)], dark, 0.018),
    )
    for pieces, wood, lift in layers:
        part = floors.inlay(pieces, wood, 0.005, 0.008)
        part.location = (0, -0.55, lift)


def ballroom(stuff: Stuff) -> None:
    """The piano on the parquet, three windows, the chandelier lit."""
    _dance_floor()
    _back(stuff, PLUM)
    for x in (-1.35, 0.0, 1.35):
        kit.place(upright.window(stuff, 0.72, 1.9), (x, BACK - 0.06, 0.7))
        kit.place(upright.drapes(stuff, 0.72, 2.6, "#7a2430", 0.3), (x, BACK - 0.02, 0.12))
    kit.group([music.grand_piano(stuff)], (0.5, 0.55, 0), (0, 0, -38), 0.95)
    kit.group([music.harp(stuff, 4)], (-1.15, 0.75, 0), (0, 0, 62), 1.15)
    kit.place(upright.chandelier(stuff, 0.5, 46), (0, 0.2, 2.35))
    for x in (-1.62, 1.62):
        kit.place(lamps.candle_stand(stuff, 12), (x, 0.05, 0))


def kitchen(stuff: Stuff) -> None:
    """The range in its brick chimney, copper on the beam, supper half made on the table."""
    light = floors.slab_stone("#b5ab92", "#8d826c", 0.2, 0.35)
    dark = floors.slab_stone("#48605e", "#2f4846", 0.25, 0.35)
    floors.chequer(WIDE, DEEP, 0.5, light, dark, diagonal=False)
    glaze = floors.slab_stone("#b9ab86", "#9c8d68", 0.14, 0.2)
    tiles = floors.inlay(floors.squares(WIDE, upright.HIGH, 0.26), glaze, 0.012)
    kit.place(tiles, (0, BACK, upright.HIGH / 2), (90, 0, 0))
    kit.box("frieze", (WIDE, 0.04, 0.12), (0, BACK - 0.02, 1.32), stuff.paint("#27463c", 0.2), 0.01)
    brick = fixtures.brick_apron(stuff, 2.5, 2.0)
    kit.place(brick, (0.1, BACK - 0.06, 1.0), (90, 0, 0))
    for x in (-1.2, 1.4):
        kit.box("pier", (0.2, 0.5, 1.9), (x, BACK - 0.25, 0.95), stuff.wood("oak", "Z"), 0.03)
    kit.box("beam", (3.0, 0.56, 0.22), (0.1, BACK - 0.28, 1.98), stuff.wood("oak", "X"), 0.03)
    kit.place(fixtures.kitchen_range(stuff, 2.1), (0.1, BACK - 0.55, 0))
    kit.place(upright.pot_rail(stuff, 2.3), (0.1, BACK - 0.6, 1.95))
    for n, (x, seed) in enumerate(((-1.0, 3), (-0.45, 5), (0.2, 8), (0.75, 2), (1.2, 6))):
        jug = small.vase(
            stuff, stuff.paint(("#27463c", "#8c1d2c", "#c9a227")[n % 3], 0.25), (), seed
        )
        kit.group([jug], (x, BACK - 0.34, 2.09), (0, 0, 0), 0.8)
    kit.place(upright.window(stuff, 0.8, 1.0, 3, 4), (-1.85, BACK - 0.06, 1.45))
    kit.place(storage.dresser(stuff, 1.5), (-1.62, 0.75, 0), (0, 0, 66))
    kit.place(tables.work_table(stuff, 1.95, 0.95), (0.12, -0.6, 0), (0, 0, 3))
    kit.place(fixtures.barrel(stuff, "#9a6a3a"), (1.62, 0.65, 0))
    kit.place(fixtures.barrel(stuff, "#8a9a3a"), (1.72, 0.0, 0))
    kit.place(seating.stool(stuff, stuff.hide("#6a2415")), (1.35, -0.85, 0))
    kit.place(seating.stool(stuff, stuff.hide("#6a2415")), (-1.25, -0.95, 0))
    kit.place(lamps.candle(stuff), (-0.55, -0.4, 0.73))
    kit.bulb((0.1, 0.9, 0.75), 16, (1.0, 0.45, 0.16), 0.3)
    kit.bulb((0.1, -0.3, 2.4), 26, (1.0, 0.72, 0.42), 0.25)
    kit.bulb((-1.3, -0.6, 2.2), 9, (1.0, 0.75, 0.5), 0.25)


SETS: dict[str, Set] = {
    "study": Set(study),
    "hall": Set(hall),
    "lounge": Set(lounge),
    "library": Set(library),
    "billiard-room": Set(billiard_room),
    "dining-room": Set(dining_room),
    "conservatory": Set(conservatory, moon=0.8, fill=0.7),
    "ballroom": Set(ballroom),
    "kitchen": Set(kitchen, fill=0.62, moon=0.2),
}


def build(room: str) -> Any:
    """The whole scene of one card: set, light, camera."""
    from art.blender.sets_beyond import BEYOND  # built as these are

    view = (SETS | BEYOND)[room]
    view.furnish(Stuff())
    kit.world(0.10 + 0.1 * view.moon, top=(0.5, 0.55, 0.7), middle=(0.36, 0.30, 0.26))
    warm = kit.area((-2.6, -3.0, 4.6), 2.2, 175 * view.fill, (1.0, 0.82, 0.60), (0, 0.4, 0.5))
    cool = kit.area((3.2, -1.6, 4.4), 2.6, 60 * view.moon, (0.62, 0.76, 1.0), (0, 0.6, 0.6))
    for lamp in (warm, cool):
        lamp.visible_glossy = False
    distance = 10.5
    lens = 36 * distance / (view.wide * 4 / 3)
    return kit.camera(view.elevation, view.azimuth, distance, view.aim, lens=lens)
