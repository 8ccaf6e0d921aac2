"""The rooms of the other mansions as their cards show them: lodge, town house, steamer, villa.

Built as in ``sets``: a back wall at y = ``BACK`` and what stands before it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from art.blender import kit
from art.blender.house import (
    beyond,
    fixtures,
    floors,
    hunting,
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
from art.blender.sets import (
    BACK,
    BLUE,
    DEEP,
    GREEN,
    PAINTING,
    PLUM,
    WIDE,
    WINE,
    Paper,
    Set,
)

ROSE: Paper = ("#6a3a42", "#b78f6a", "#e0c7a8", "#7d4a50", "#4d242c")
SKY: Paper = ("#4a6478", "#a89a6a", "#d8cba0", "#5a7488", "#34485a")
CREAM: Paper = ("#8a7a5a", "#b79a5c", "#e8dcb8", "#9a8a68", "#6a5c40")


def _back(stuff: Stuff, paper: Paper, tone: str = "mahogany") -> None:
    kit.place(upright.wall(stuff, WIDE, paper, tone), (0, BACK, 0))


def _boards(tone: tuple[str, str, str], wide: float = 0.24) -> None:
    """A floor of boards."""
    floors.inlay(floors.planks(WIDE, DEEP, wide), floors.stave_wood(*tone))


def _planked(stuff: Stuff, tone: tuple[str, str, str] = ("#3a2110", "#6a4220", "#9a6a34")) -> None:
    """A wall of boards."""
    del stuff
    wall = floors.inlay(floors.planks(WIDE, upright.HIGH, 0.3), floors.stave_wood(*tone), 0.012)
    kit.place(wall, (0, BACK, upright.HIGH / 2), (90, 0, 0))


def _stone(base: str = "#8f8672", vein: str = "#5f5848", size: float = 0.55) -> None:
    """A wall of dressed stone."""
    slabs = floors.inlay(
        floors.squares(WIDE, upright.HIGH, size), floors.slab_stone(base, vein, 0.25, 0.7), 0.014
    )
    kit.place(slabs, (0, BACK, upright.HIGH / 2), (90, 0, 0))


def _flags(base: str = "#8f8672", vein: str = "#5f5848", size: float = 0.7) -> None:
    """A floor of stone."""
    floors.inlay(floors.squares(WIDE, DEEP, size), floors.slab_stone(base, vein, 0.22, 0.55), 0.014)


OAK = ("#5a3818", "#8a5c2c", "#b98a4c")
WALNUT = ("#2c190c", "#583418", "#85552c")
PALE = ("#8a6c44", "#b0905c", "#d2b684")


# -- the lodge -----------------------------------------------------------------------------------


def map_room(stuff: Stuff) -> None:
    """Charts on a long table, a globe, a stag's head above them."""
    _boards(WALNUT)
    _planked(stuff)
    kit.place(textiles.rug(stuff, "umber persian", 3.6, 2.8), (0, -0.5, 0))
    kit.place(upright.painting(stuff, PAINTING, 1.5, 0.95), (-0.85, BACK - 0.05, 1.75))
    kit.group([beyond.trophy(stuff)], (1.05, BACK - 0.08, 1.75), (0, 0, 0), 1.05)
    kit.place(beyond.chart_table(stuff, 2.2), (-0.1, -0.3, 0))
    kit.group([small.globe(stuff)], (1.45, 0.35, 0), (0, 0, 0), 1.25)
    kit.place(seating.armchair(stuff, stuff.hide("#5a2a15")), (-1.4, 0.6, 0), (0, 0, 30))
    for n in range(5):
        roll = [(-0.2, 0, 0), (0.5, 0, 0)]
        tube = kit.tube("roll", roll, 0.045, stuff.paper)
        kit.place(tube, (1.25, -1.15 + 0.1 * n, 0.05 + 0.06 * (n % 2)), (0, 0, 12 * n - 20))
    kit.bulb((-0.6, 0.4, 2.3), 22, (1.0, 0.76, 0.46), 0.3)


def winter_garden(stuff: Stuff) -> None:
    """Glass and snow-light, an iron stove among the palms."""
    slabs, dots = floors.octagons(WIDE, DEEP, 0.72, 0.2)
    floors.inlay(slabs, floors.slab_stone("#9a9488", "#6a6458", 0.22, 0.4), 0.015)
    floors.inlay(dots, floors.slab_stone("#5a2a1c", "#3a1a12", 0.2, 0.4), 0.015)
    kit.place(upright.window(stuff, 6.2, 2.9, 9, 4), (0, BACK, 0.25))
    kit.group([beyond.stove(stuff)], (0.1, 0.75, 0), (0, 0, 0), 1.15)
    kit.group([plants.palm(stuff, 0.85, 14, 9)], (-1.4, 0.95, 0), (0, 0, 20), 1.3)
    kit.group([plants.palm(stuff, 0.7, 12, 3)], (1.5, 1.0, 0), (0, 0, 60), 1.25)
    kit.place(storage.plant_bench(stuff, 1.5), (1.35, 0.0, 0), (0, 0, -70))
    kit.place(seating.wicker_chair(stuff, "#a04a3a"), (-0.85, -0.35, 0), (0, 0, 35))
    kit.place(plants.fern(stuff, 0.5, 4), (0.85, -1.0, 0))
    kit.place(plants.broadleaf(stuff, 0.5, 5, "#8a4a2a"), (-1.5, -1.1, 0))
    kit.bulb((0.1, 0.0, 2.5), 24, (1.0, 0.82, 0.56), 0.3)
    moon = kit.sun((-38, 16, 0), 1.2, (0.74, 0.86, 1.0), 1.5)
    moon.visible_glossy = False


def music_room(stuff: Stuff) -> None:
    """A cello waiting by its chair, the piano's lid shut, candles."""
    floors.inlay(floors.herringbone(WIDE, DEEP), floors.stave_wood(*OAK))
    _back(stuff, BLUE, "walnut")
    kit.place(textiles.rug(stuff, "blue persian", 3.4, 2.6), (0, -0.6, 0))
    kit.place(upright.window(stuff, 0.9, 1.8), (-0.95, BACK - 0.06, 0.8))
    kit.place(upright.drapes(stuff, 0.9, 2.6, "#24405a", 0.4), (-0.95, BACK - 0.02, 0.12))
    kit.group([music.harp(stuff, 6)], (-1.25, 0.65, 0), (0, 0, 40), 1.3)
    kit.group([music.grand_piano(stuff)], (1.0, 0.75, 0), (0, 0, -150), 0.85)
    kit.group([music.cello(stuff)], (-0.25, -0.35, 0.12), (38, 0, 16), 1.15)
    kit.place(seating.dining_chair(stuff, "walnut", "#24405a"), (-0.85, -0.45, 0), (0, 0, 150))
    for x in (-1.7, 1.7):
        kit.place(lamps.candle_stand(stuff, 14), (x, -0.3, 0))
    kit.place(small.sheets(5, stuff), (0.5, -1.15, 0.01))
    kit.bulb((0, 0.2, 2.4), 24, (1.0, 0.78, 0.5), 0.3)


def smoking_room(stuff: Stuff) -> None:
    """Two deep chairs, a decanter, antlers over the fire."""
    _boards(WALNUT, 0.2)
    _planked(stuff, ("#2e180b", "#57331a", "#80542c"))
    kit.place(textiles.rug(stuff, "green persian", 3.2, 2.6), (0, -0.5, 0))
    kit.box("flue", (1.75, 0.1, 0.92), (0, BACK - 0.1, 0.46), stuff.paint("#0d0a08", 0.95), 0)
    kit.group([fixtures.fireplace(stuff, 1.8, 6)], (0, BACK - 0.34, 0), (0, 0, 0), 1.1)
    kit.group([beyond.trophy(stuff)], (0, BACK - 0.08, 1.62), (0, 0, 0), 1.25)
    hide = stuff.hide("#5a2012")
    kit.place(seating.armchair(stuff, hide), (-1.05, -0.05, 0), (0, 0, 50))
    kit.place(seating.armchair(stuff, hide), (1.05, -0.05, 0), (0, 0, -50))
    kit.place(tables.round_table(stuff, 0.36, 0.52), (0.0, -0.65, 0))
    kit.place(small.decanter(stuff), (0.0, -0.65, 0.52))
    kit.place(storage.bottle_rack(stuff, 1.0), (-1.65, 1.3, 0))
    kit.place(lamps.floor_lamp(stuff, 22, "#c98a3a"), (1.6, 1.05, 0))
    smoke = [(0.2 + 0.05 * (n % 3), -0.6, 0.75 + 0.1 * n) for n in range(8)]
    kit.tube("smoke", smoke, 0.012, stuff.paint("#b8b0a0", 1.0))
    kit.bulb((0, -0.6, 2.3), 14, (1.0, 0.74, 0.44), 0.3)


def cellar(stuff: Stuff) -> None:
    """Casks under a vault, a candle on the nearest."""
    _flags("#6a6254", "#3f3a30", 0.6)
    _stone("#6f675a", "#443e34", 0.42)
    for x, z in ((-1.25, 0), (0.05, 0), (1.35, 0)):
        kit.group([beyond.vat(stuff, 0.56, 0.95)], (x, 1.05, z))
    for x in (-0.6, 0.7):
        kit.group([beyond.vat(stuff, 0.5, 0.9)], (x, 1.25, 1.14))
    kit.place(fixtures.barrel(stuff), (-1.35, -0.45, 0))
    kit.group([fixtures.barrel(stuff)], (-0.75, -0.75, 0), (0, 0, 20), 0.9)
    kit.place(lamps.candle(stuff), (-1.35, -0.45, 0.6))
    kit.bulb((-1.3, -0.6, 1.05), 26, lamps.FLAME, 0.08)
    kit.place(beyond.crate(stuff, 0.6), (1.3, -0.6, 0), (0, 0, 18))
    kit.place(beyond.crate(stuff, 0.42), (1.25, -0.55, 0.62), (0, 0, -12))
    kit.place(small.decanter(stuff, "#3a0d10"), (0.25, -0.75, 0.0))
    kit.bulb((1.6, 0.2, 2.4), 12, (1.0, 0.72, 0.4), 0.2)


def gallery(stuff: Stuff) -> None:
    """Pictures in gilt frames, busts between them."""
    light = floors.slab_stone("#b3a994", "#7d7262")
    dark = floors.slab_stone("#2b2823", "#6a6256")
    floors.chequer(WIDE, DEEP, 0.6, light, dark, diagonal=False)
    _back(stuff, WINE)
    kit.place(textiles.rug(stuff, "runner", 1.25, 4.2), (0, -0.6, 0))
    kit.place(upright.painting(stuff, PAINTING, 1.35, 0.9), (0, BACK - 0.04, 1.8))
    for x, colours in (
        (-1.45, ("#3a5a34", "#8a9a5a", "#6a86a0")),
        (1.45, ("#7a2430", "#c9803a", "#e0c070")),
    ):
        kit.place(beyond.mirror(stuff, 0.85, 1.1), (x, BACK - 0.04, 1.75))
        for n, colour in enumerate(colours):
            size = (0.78, 0.02, 0.34)
            kit.box(
                "paint", size, (x, BACK - 0.06, 1.42 + 0.33 * n), stuff.paint(colour, 0.7), 0.02
            )
        kit.box(
            "figure", (0.2, 0.02, 0.44), (x, BACK - 0.075, 1.62), stuff.paint("#2a1a14", 0.7), 0.08
        )
        kit.ball("face", 0.1, (x, BACK - 0.07, 1.95), stuff.paint("#c99a74", 0.7))
    for x in (-0.75, 0.75):
        kit.group([small.bust(stuff)], (x, 1.15, 0), (0, 0, -90), 1.15)
    for x in (-1.65, 1.65):
        kit.place(lamps.candle_stand(stuff, 14), (x, 0.55, 0))
    kit.place(seating.bench(stuff, 1.3, "#6b1a2a"), (0, -0.75, 0))
    kit.bulb((0, 0.3, 2.5), 30, (1.0, 0.8, 0.54), 0.3)


def gun_room(stuff: Stuff) -> None:
    """Guns in their rack, one of them gone; a bear on the floor."""
    _boards(OAK, 0.28)
    _back(stuff, GREEN, "oak")
    kit.group([hunting.gun_rack(stuff, 7, 4, 2.0)], (0, BACK - 0.22, 0), (0, 0, 0), 1.12)
    for x in (-1.6, 1.6):
        kit.group([beyond.trophy(stuff)], (x, BACK - 0.08, 1.9), (0, 0, 0), 0.62)
    kit.group([hunting.bearskin(stuff)], (-0.1, -0.45, 0.03), (0, 0, 14), 1.3)
    kit.place(tables.table(stuff, 1.0, 0.6, 0.7, "oak"), (1.35, 0.35, 0), (0, 0, -16))
    kit.place(hunting.cartridges(stuff), (1.2, 0.3, 0.71))
    kit.place(lamps.desk_lamp(stuff, 14), (1.62, 0.42, 0.71))
    kit.place(seating.armchair(stuff, stuff.hide("#3f4a26")), (-1.45, 0.55, 0), (0, 0, 36))
    kit.place(small.pile(("#7a1f1c", "#38502a"), stuff, 2), (1.5, -0.75, 0.01))
    kit.bulb((0, 0.3, 2.4), 26, (1.0, 0.78, 0.5), 0.3)


def tack_room(stuff: Stuff) -> None:
    """Saddles on their wooden horses, bridles on the wall, straw."""
    _flags("#8a6a52", "#5f4636", 0.42)
    _planked(stuff, ("#6a4c2c", "#8f6c42", "#b58f5c"))
    for n, x in enumerate((-1.5, -1.05, 0.85, 1.3, 1.75)):
        kit.group([hunting.bridle(stuff)], (x, BACK - 0.02, 2.25), (0, 0, 0), 1.0 + 0.12 * (n % 2))
    for n, x in enumerate((-0.45, -0.1, 0.25)):
        kit.place(hunting.horseshoe(stuff), (x, BACK - 0.06, 1.9 + 0.12 * (n % 2)))
    kit.box("rail", (WIDE, 0.1, 0.12), (0, BACK - 0.05, 2.27), stuff.wood("walnut", "X"), 0.02)
    for x, y, turn, hide, cloth in (
        (-0.95, 0.25, 38, "#8a4a20", "#8c1d2c"),
        (0.75, 0.3, -30, "#4a2410", "#24405a"),
    ):
        kit.group([hunting.saddle(stuff, hide, cloth)], (x, y, 0), (0, 0, turn), 1.15)
    kit.place(hunting.bale(stuff, 1), (1.4, 1.15, 0), (0, 0, -8))
    kit.place(hunting.bale(stuff, 2), (-1.55, 1.2, 0), (0, 0, 6))
    kit.group([hunting.bale(stuff, 3)], (-1.5, 1.2, 0.46), (0, 0, -10), 0.9)
    kit.place(hunting.straw(stuff, 2.8, 1.6), (-0.1, -0.5, 0))
    kit.place(fixtures.barrel(stuff), (1.6, -0.35, 0))
    kit.place(hunting.lantern(stuff, 16), (1.6, -0.35, 0.6))
    kit.group([beyond.coil(stuff, 0.3)], (-1.4, -0.8, 0), (0, 0, 0), 0.9)
    kit.bulb((-0.2, -0.2, 2.5), 30, (1.0, 0.8, 0.54), 0.3)


def ice_house(stuff: Stuff) -> None:
    """Blocks of ice in straw under an icy vault, a lantern set down."""
    _flags("#7c8890", "#566068", 0.6)
    _stone("#76848e", "#4e5a64", 0.44)
    kit.box("beam", (WIDE, 0.3, 0.26), (0, BACK - 0.3, 2.72), stuff.wood("walnut", "X"), 0.03)
    kit.place(hunting.icicles(stuff, 4.2, 26), (0, BACK - 0.42, 2.6))
    kit.group([hunting.ice(stuff, (4, 3, 2))], (-0.25, 1.05, 0), (0, 0, 0), 1.2)
    kit.group([hunting.ice(stuff, (2, 1), 0.5, 8)], (1.1, 0.15, 0), (0, 0, -14), 1.05)
    kit.group([hunting.ice(stuff, (1,), 0.5, 5)], (-1.2, -0.1, 0), (0, 0, 24), 1.05)
    kit.place(hunting.straw(stuff, 4.0, 1.9, 220), (0, 0.15, 0))
    kit.group([hunting.tongs(stuff)], (-0.2, -0.75, 0.02), (0, 0, 62), 1.1)
    kit.group([fixtures.ladder(stuff, 2.2, 20)], (1.55, 1.35, 0), (0, 0, 0), 1.0)
    kit.place(hunting.lantern(stuff, 22), (0.45, -0.45, 0))
    kit.bulb((-0.6, 0.3, 2.3), 34, (0.62, 0.86, 1.0), 0.4)
    kit.bulb((1.2, -0.6, 2.3), 12, (0.7, 0.88, 1.0), 0.4)


# -- the town house ------------------------------------------------------------------------------


def vestibule(stuff: Stuff) -> None:
    """The front door, hats and umbrellas, the post on the console."""
    light = floors.slab_stone("#b3a994", "#7d7262")
    floors.chequer(WIDE, DEEP, 0.42, light, floors.slab_stone("#5a2a1c", "#3a1a12"), diagonal=True)
    _back(stuff, GREEN)
    kit.group([upright.doors(stuff, 1.3, 2.0)], (0, BACK - 0.05, 0.05))
    fan = kit.plain("fanlight", (0.16, 0.30, 0.44), 0.2, emit=0.9)
    kit.box("fanlight", (1.2, 0.03, 0.36), (0, BACK - 0.08, 2.4), fan, 0.02)
    kit.place(textiles.rug(stuff, "runner", 1.1, 3.4), (0, -0.5, 0))
    kit.place(tables.console(stuff), (-1.3, BACK - 0.35, 0))
    kit.place(beyond.mirror(stuff, 0.6, 0.85), (-1.3, BACK - 0.04, 1.65))
    kit.group([storage.umbrella_stand(stuff)], (-1.35, 0.2, 0), (0, 0, 0), 1.25)
    kit.group([fixtures.longcase_clock(stuff)], (1.3, BACK - 0.34, 0), (0, 0, 0), 1.2)
    kit.place(beyond.trunk(stuff, "#5a3018"), (1.2, 0.15, 0), (0, 0, -20))
    kit.place(small.pile(("#7a1f1c", "#38502a"), stuff, 2), (1.2, 0.1, 0.46))
    kit.bulb((0, 0.3, 2.4), 40, (1.0, 0.8, 0.52), 0.3)


def parlour(stuff: Stuff) -> None:
    """Tea for two by a small fire, a cage in the window."""
    _boards(OAK)
    _back(stuff, ROSE, "walnut")
    kit.place(textiles.rug(stuff, "red persian", 3.2, 2.6), (0, -0.5, 0))
    kit.place(upright.window(stuff, 0.95, 1.75), (-0.95, BACK - 0.06, 0.86))
    kit.place(upright.drapes(stuff, 0.95, 2.6, "#7a3a4a", 0.4), (-0.95, BACK - 0.02, 0.12))
    kit.box("flue", (1.3, 0.1, 0.7), (0.95, BACK - 0.1, 0.35), stuff.paint("#0d0a08", 0.95), 0)
    kit.group([fixtures.fireplace(stuff, 1.5, 6)], (0.95, BACK - 0.3, 0), (0, 0, 0), 0.95)
    kit.place(beyond.mirror(stuff, 0.7, 0.8), (0.95, BACK - 0.04, 1.8))
    kit.place(beyond.cage(stuff), (-1.2, 0.95, 0))
    cover = stuff.cloth("#8a4a5a")
    kit.place(seating.sofa(stuff, cover, 2), (-0.95, -0.15, 0), (0, 0, 55))
    kit.place(seating.armchair(stuff, cover), (1.2, 0.05, 0), (0, 0, -55))
    kit.place(tables.wicker_table(stuff), (0.15, -0.7, 0))
    kit.place(lamps.floor_lamp(stuff, 24, "#e0a0a0"), (1.7, 0.9, 0))
    kit.bulb((-0.3, 0.2, 2.4), 22, (1.0, 0.78, 0.52), 0.3)


def scullery(stuff: Stuff) -> None:
    """Copper in the sink, jars on shelves, washing on a line."""
    _flags("#a09a8a", "#726c5c", 0.5)
    glaze = floors.slab_stone("#c9d0bc", "#a4ab92", 0.12, 0.15)
    tiles = floors.inlay(floors.squares(WIDE, upright.HIGH, 0.24), glaze, 0.012)
    kit.place(tiles, (0, BACK, upright.HIGH / 2), (90, 0, 0))
    kit.place(fixtures.sink(stuff, 2.2), (-0.5, BACK - 0.4, 0))
    kit.place(beyond.shelf(stuff, 1.6, 2), (-0.7, BACK, 1.5))
    kit.place(beyond.shelf(stuff, 1.6, 5), (-0.7, BACK, 2.0))
    kit.place(upright.pot_rail(stuff, 1.2, 7), (1.2, BACK - 0.06, 2.15))
    kit.group([beyond.stove(stuff)], (1.3, 1.15, 0))
    line = [(-2.4, 0.5, 2.45), (0, 0.5, 2.35), (2.4, 0.5, 2.5)]
    kit.tube("line", line, 0.012, stuff.paint("#cdb88c", 0.9))
    for x, colour, wide in (
        (-1.1, "#e8e0cc", 0.5),
        (-0.4, "#b9c7a2", 0.4),
        (0.35, "#e8e0cc", 0.55),
    ):
        kit.box("linen", (wide, 0.02, 0.6), (x, 0.5, 2.08), stuff.cloth(colour), 0.008, (4, 0, 2))
    kit.place(tables.work_table(stuff, 1.5, 0.8), (-0.2, -0.55, 0), (0, 0, -4))
    kit.place(fixtures.barrel(stuff), (-1.55, 0.15, 0))
    kit.bulb((0.1, -0.2, 2.5), 32, (1.0, 0.8, 0.54), 0.25)


def nursery(stuff: Stuff) -> None:
    """A brass bed, a house for dolls with its lights on, bricks."""
    _boards(PALE)
    _back(stuff, SKY, "oak")
    kit.place(textiles.rug(stuff, "deco", 2.6, 2.2), (0.35, -0.65, 0))
    kit.place(upright.window(stuff, 0.9, 1.6), (0.1, BACK - 0.06, 0.9))
    kit.place(upright.drapes(stuff, 0.9, 2.5, "#c9a86a", 0.4), (0.1, BACK - 0.02, 0.15))
    kit.place(beyond.bed(stuff, "#5a7a9a", 0.85, 1.5), (-1.15, 0.55, 0), (0, 0, 0))
    kit.group([beyond.dolls_house(stuff)], (1.2, 0.85, 0.35), (0, 0, -14), 1.05)
    kit.box("chest", (1.0, 0.5, 0.36), (1.2, 0.85, 0.18), stuff.wood("pine", "X"), 0.02)
    kit.group([beyond.blocks(stuff)], (0.3, -0.85, 0), (0, 0, 0), 1.2)
    kit.place(seating.stool(stuff, stuff.cloth("#8c1d2c"), 0.2, 0.34), (1.3, -0.5, 0))
    kit.place(small.pile(("#b3202e", "#2a5fc0", "#d8a11a", "#2f8a4a"), stuff, 5), (-0.6, -1.05, 0))
    kit.place(lamps.candle(stuff), (1.65, 0.75, 0.36))
    kit.bulb((0.2, 0.2, 2.3), 30, (1.0, 0.82, 0.58), 0.3)


def boudoir(stuff: Stuff) -> None:
    """A looking-glass between candles, roses, a fainting couch."""
    floors.inlay(floors.herringbone(WIDE, DEEP), floors.stave_wood(*OAK))
    _back(stuff, PLUM)
    kit.place(textiles.rug(stuff, "red persian", 3.0, 2.4), (0, -0.5, 0))
    kit.place(tables.table(stuff, 1.3, 0.5, 0.72, "cherry"), (-0.1, BACK - 0.35, 0))
    kit.place(beyond.mirror(stuff, 0.95, 1.25), (-0.1, BACK - 0.04, 1.55))
    for x in (-0.6, 0.4):
        kit.place(lamps.candelabrum(stuff, arms=3), (x, BACK - 0.35, 0.73))
    kit.place(
        small.vase(stuff, stuff.china, ("#b3202e", "#d98aa0", "#e9e4d6")), (-0.1, BACK - 0.4, 0.73)
    )
    kit.place(seating.stool(stuff, stuff.cloth("#8a3a5a"), 0.26, 0.45), (-0.1, 0.75, 0))
    kit.place(seating.sofa(stuff, stuff.cloth("#7a2a4a"), 2), (1.15, 0.0, 0), (0, 0, -62))
    kit.place(seating.cushion(stuff, "#c9a227"), (1.2, -0.2, 0.5), (10, 0, -50))
    kit.place(upright.drapes(stuff, 0.3, 2.7, "#5a2a4a", 0.9), (-1.5, BACK - 0.02, 0.12))
    kit.place(beyond.mannequin(stuff, "#a86a80"), (-1.35, 0.25, 0))
    kit.place(lamps.floor_lamp(stuff, 22, "#e0a0b0"), (1.6, 1.2, 0))
    kit.bulb((0, 0.2, 2.4), 22, (1.0, 0.76, 0.52), 0.3)


def sewing_room(stuff: Stuff) -> None:
    """A figure in a half-made dress, cloth in bolts, the machine by the window."""
    _boards(OAK)
    _back(stuff, CREAM, "oak")
    kit.place(upright.window(stuff, 1.1, 1.7), (-0.6, BACK - 0.06, 0.9))
    kit.place(upright.drapes(stuff, 1.1, 2.6, "#9a8a5a", 0.4), (-0.6, BACK - 0.02, 0.12))
    kit.place(beyond.sewing_table(stuff), (-0.5, 0.4, 0))
    kit.group([beyond.mannequin(stuff, "#8c3a4a")], (1.05, 0.2, 0), (0, 0, 0), 1.15)
    for n, colour in enumerate(("#8c1d2c", "#2a5fc0", "#2f8a4a", "#d8a11a", "#7b3fa0", "#e9e4d6")):
        at = (0.95 + 0.26 * (n % 3), BACK - 0.22, 1.5 + 0.42 * (n // 3))
        kit.place(kit.tube("bolt", [(0, -0.1, 0), (0, 0.16, 0)], 0.11, stuff.cloth(colour)), at)
    for z in (1.36, 1.78):
        kit.box("shelf", (1.1, 0.34, 0.04), (1.2, BACK - 0.17, z), stuff.wood("oak", "X"), 0.01)
    kit.place(seating.dining_chair(stuff, "oak", "#5a6a3a"), (-0.7, -0.35, 0), (0, 0, 175))
    for n, colour in enumerate(("#b3202e", "#d8a11a", "#2a5fc0", "#e9e4d6", "#2f8a4a")):
        kit.ball(
            "wool", 0.12, (-1.4 + 0.2 * (n % 3), -0.9 - 0.16 * (n // 3), 0.12), stuff.cloth(colour)
        )
    kit.bulb((0, -0.1, 2.4), 34, (1.0, 0.82, 0.58), 0.3)


def dressing_room(stuff: Stuff) -> None:
    """A wardrobe ajar, coats in it, hat boxes, a tall glass."""
    _boards(WALNUT)
    _back(stuff, BLUE)
    kit.place(textiles.rug(stuff, "umber persian", 2.8, 2.4), (0, -0.5, 0))
    kit.box(
        "wardrobe", (1.7, 0.1, 2.3), (-0.75, BACK - 0.05, 1.15), stuff.wood("walnut", "Z"), 0.02
    )
    for x in (-1.6, 0.1):
        kit.box("side", (0.08, 0.6, 2.35), (x, BACK - 0.3, 1.17), stuff.wood("walnut", "Z"), 0.02)
    kit.box("top", (1.85, 0.66, 0.12), (-0.75, BACK - 0.3, 2.36), stuff.wood("mahogany", "X"), 0.03)
    kit.box("floor", (1.7, 0.6, 0.1), (-0.75, BACK - 0.3, 0.05), stuff.wood("walnut", "X"), 0.02)
    for side, x in ((-1, -1.62), (1, 0.12)):
        kit.box(
            "leaf",
            (0.8, 0.06, 2.2),
            (x + side * 0.2, BACK - 0.95, 1.18),
            stuff.wood("mahogany", "Z"),
            0.02,
            (0, 0, side * 62),
        )
    kit.tube("bar", [(-1.55, BACK - 0.3, 2.05), (0.05, BACK - 0.3, 2.05)], 0.025, stuff.brass)
    for n, colour in enumerate(("#5a1420", "#1f3a5c", "#8a6a34", "#2a2a30", "#3a5a34", "#6a4a6a")):
        x = -1.35 + 0.25 * n
        kit.box("coat", (0.16, 0.4, 1.3), (x, BACK - 0.32, 1.35), stuff.cloth(colour), 0.06)
    kit.place(beyond.mirror(stuff, 0.7, 1.7), (1.3, BACK - 0.12, 1.1))
    for n, colour in enumerate(("#b79a5c", "#7a2a3a", "#3a5a6a")):
        outline = [(0, 0), (0.26 - 0.03 * n, 0), (0.26 - 0.03 * n, 0.24), (0, 0.24)]
        kit.place(
            kit.lathe("hat box", outline, stuff.paint(colour, 0.7), 40), (1.25, 0.1, 0.25 * n)
        )
    kit.place(seating.armchair(stuff, stuff.cloth("#3a5a7a")), (-1.0, -0.3, 0), (0, 0, 30))
    kit.place(lamps.floor_lamp(stuff, 26), (0.6, 1.2, 0))
    kit.bulb((0, -0.1, 2.4), 28, (1.0, 0.8, 0.54), 0.3)


def attic(stuff: Stuff) -> None:
    """Rafters, trunks, a rocking lamp, things nobody wants."""
    _boards(("#4a3018", "#6a4a28", "#8a6a40"), 0.34)
    _planked(stuff, ("#3a2814", "#5f4426", "#80623c"))
    for x in (-1.0, 1.0):
        kit.box(
            "rafter",
            (0.2, 0.2, 3.2),
            (x * 1.55, 0.9, 1.6),
            stuff.wood("oak", "Z"),
            0.03,
            (0, x * -26, 0),
        )
    kit.box("beam", (5.0, 0.24, 0.24), (0, 0.9, 2.72), stuff.wood("oak", "X"), 0.03)
    kit.place(upright.window(stuff, 0.7, 0.7, 2, 2), (0, BACK - 0.06, 1.5))
    kit.place(beyond.trunk(stuff, "#5a3018", 1.0), (-0.9, 0.55, 0), (0, 0, 14))
    kit.place(beyond.trunk(stuff, "#2a4034", 0.8), (-0.85, 0.6, 0.46), (0, 0, -10))
    kit.place(beyond.mannequin(stuff, "#8a7a5a"), (1.35, 1.1, 0))
    kit.place(beyond.crate(stuff, 0.55), (1.3, 0.15, 0), (0, 0, 24))
    kit.group([music.gramophone(stuff)], (0.35, 0.9, 0), (0, 0, 20), 1.0)
    kit.place(beyond.mirror(stuff, 0.6, 0.9), (-1.55, 1.3, 0.6), (-12, 0, 20))
    kit.group([beyond.dolls_house(stuff)], (0.3, -0.6, 0), (0, 0, 22), 0.8)
    kit.place(small.pile(("#7a1f1c", "#38502a", "#1f3f6e", "#8a611f"), stuff, 9), (-0.5, -0.9, 0))
    kit.place(lamps.candle(stuff), (1.25, 0.12, 0.56))
    kit.bulb((1.1, -0.1, 1.0), 20, lamps.FLAME, 0.1)
    kit.bulb((-0.4, 0.0, 2.3), 16, (1.0, 0.76, 0.46), 0.2)


# -- the steamer ---------------------------------------------------------------------------------

WHITE_PLANK = ("#a89c80", "#c9bea0", "#e2d8bc")


def wheelhouse(stuff: Stuff) -> None:
    """The wheel against a window full of river, a compass, a bell."""
    _boards(PALE, 0.18)
    _planked(stuff, WHITE_PLANK)
    kit.place(upright.window(stuff, 4.6, 1.5, 6, 1), (0, BACK - 0.08, 1.15))
    kit.group([beyond.helm(stuff)], (0.05, 0.35, 0), (0, 0, 0), 1.25)
    kit.place(beyond.binnacle(stuff), (-1.2, 0.3, 0))
    bell = [(0, 0.34), (0.06, 0.34), (0.1, 0.22), (0.13, 0.08), (0.2, 0), (0.17, 0), (0, 0.3)]
    kit.group([kit.lathe("bell", bell, stuff.brass)], (1.05, 0.9, 2.15), (0, 0, 0), 1.2)
    kit.tube("cord", [(1.05, 0.9, 2.2), (1.05, 0.8, 1.5)], 0.015, stuff.paint("#e2d8bc", 0.9))
    kit.place(tables.table(stuff, 0.9, 0.6, 0.75), (1.3, 0.2, 0))
    kit.place(small.sheets(4, stuff), (1.3, 0.2, 0.76))
    kit.place(lamps.desk_lamp(stuff, 14), (1.5, 0.35, 0.75))
    kit.place(seating.stool(stuff, stuff.hide("#6a2415")), (-0.95, -0.75, 0))
    kit.bulb((0, -0.4, 2.4), 22, (1.0, 0.8, 0.54), 0.25)


def captains_cabin(stuff: Stuff) -> None:
    """A narrow bed, a chart, two portholes, a sea chest."""
    _boards(WALNUT, 0.18)
    _back(stuff, BLUE, "cherry")
    for x in (-0.95, 0.35):
        kit.group([beyond.porthole(stuff)], (x, BACK - 0.06, 1.85), (0, 0, 0), 1.2)
    kit.place(textiles.rug(stuff, "blue persian", 2.8, 2.2), (0, -0.6, 0))
    kit.place(beyond.bed(stuff, "#24405a", 0.9, 1.7), (-1.0, 0.75, 0), (0, 0, 90))
    kit.place(tables.desk(stuff), (0.95, 0.65, 0), (0, 0, -12))
    kit.place(seating.dining_chair(stuff, "mahogany", "#24405a"), (0.75, -0.2, 0), (0, 0, 165))
    kit.place(beyond.trunk(stuff, "#3a2414", 0.9), (-0.9, -0.5, 0), (0, 0, 10))
    kit.group([beyond.telescope(stuff)], (1.5, -0.5, 0), (0, 0, 30), 0.8)
    kit.place(small.globe(stuff), (1.55, 1.35, 0))
    kit.bulb((0, 0.1, 2.35), 32, (1.0, 0.78, 0.5), 0.25)


def grand_saloon(stuff: Stuff) -> None:
    """A chandelier, white columns, a piano for the passengers."""
    floors.inlay(floors.basket(WIDE, DEEP, 0.5, 4), floors.stave_wood(*OAK))
    _back(stuff, WINE, "cherry")
    column = [
        (0, 0),
        (0.22, 0),
        (0.22, 0.1),
        (0.13, 0.18),
        (0.11, 2.5),
        (0.2, 2.7),
        (0.24, 3.0),
        (0, 3.0),
    ]
    for x in (-1.75, -0.6, 0.6, 1.75):
        kit.place(kit.lathe("column", column, stuff.paint("#e8dec4", 0.4), 32), (x, BACK - 0.4, 0))
    for x in (-1.2, 0.0, 1.2):
        kit.place(beyond.mirror(stuff, 0.6, 1.1), (x, BACK - 0.05, 1.7))
    kit.place(textiles.rug(stuff, "red persian", 3.2, 2.8), (0, -0.6, 0))
    kit.group([music.grand_piano(stuff)], (0.95, 0.45, 0), (0, 0, -150), 0.85)
    kit.place(seating.sofa(stuff, stuff.cloth("#7a1d22"), 2), (-1.15, 0.25, 0), (0, 0, 48))
    kit.place(tables.round_table(stuff, 0.38, 0.55), (-0.25, -0.75, 0))
    kit.place(small.decanter(stuff), (-0.25, -0.75, 0.55))
    kit.place(upright.chandelier(stuff, 0.55, 50), (0, 0.2, 2.3))
    kit.place(plants.palm(stuff, 0.5, 10, 4), (-1.75, 1.0, 0))


def card_room(stuff: Stuff) -> None:
    """A green table, a hand of cards left lying, too many lamps."""
    _boards(WALNUT)
    _back(stuff, GREEN, "cherry")
    for x in (-1.1, 1.1):
        kit.group([beyond.porthole(stuff)], (x, BACK - 0.06, 1.8), (0, 0, 0), 1.15)
    kit.place(upright.painting(stuff, PAINTING, 0.95, 0.6), (0, BACK - 0.04, 1.8))
    kit.place(textiles.rug(stuff, "green persian", 3.2, 2.6), (0, -0.5, 0))
    kit.place(beyond.card_table(stuff), (0, -0.25, 0))
    for x, y, turn in ((-1.15, -0.2, 80), (1.15, -0.2, -80), (0.0, 0.75, 0)):
        kit.place(seating.dining_chair(stuff, "walnut", "#7a2430"), (x, y, 0), (0, 0, turn))
    kit.place(upright.table_lights(stuff, 26), (0, -0.2, 2.0))
    kit.place(storage.bottle_rack(stuff, 1.0), (-1.6, BACK - 0.3, 0))
    kit.bulb((1.4, 0.8, 2.2), 14, (1.0, 0.76, 0.46), 0.2)


def stateroom(stuff: Stuff) -> None:
    """A cabin for the rich: a wide bed under a porthole, flowers, a hat."""
    floors.inlay(floors.herringbone(WIDE, DEEP), floors.stave_wood(*OAK))
    _back(stuff, ROSE, "cherry")
    for x in (-0.7, 0.7):
        kit.group([beyond.porthole(stuff)], (x, BACK - 0.06, 2.0), (0, 0, 0), 1.15)
    kit.place(textiles.rug(stuff, "red persian", 3.2, 2.4), (0, -0.6, 0))
    kit.place(beyond.bed(stuff, "#8a3a4a", 1.4, 1.8), (-0.2, 0.7, 0))
    kit.place(tables.round_table(stuff, 0.3, 0.6), (1.25, 1.2, 0))
    kit.place(small.vase(stuff, stuff.china, ("#b3202e", "#e9e4d6", "#d98aa0")), (1.25, 1.2, 0.6))
    kit.place(beyond.trunk(stuff, "#6a2a20", 0.9), (1.2, -0.35, 0), (0, 0, -16))
    kit.place(lamps.floor_lamp(stuff, 24, "#e0b0a0"), (-1.55, 1.2, 0))
    kit.place(seating.armchair(stuff, stuff.cloth("#8a4a5a")), (-1.3, -0.4, 0), (0, 0, 40))
    kit.bulb((0.4, 0, 2.4), 26, (1.0, 0.8, 0.56), 0.3)


def engine_room(stuff: Stuff) -> None:
    """The boiler with its fire door, gauges, the great wheel turning."""
    _flags("#5a5c5e", "#38393c", 0.5)
    _stone("#4a3a30", "#2c221c", 0.36)
    kit.place(beyond.boiler(stuff), (-0.3, 1.0, 0))
    kit.group([beyond.flywheel(stuff, 0.62)], (1.25, 0.15, 0))
    for x in (-1.6, 1.75):
        kit.tube("main", [(x, BACK - 0.2, 0), (x, BACK - 0.2, 3.0)], 0.09, stuff.copper)
    for n in range(26):
        spot = (-1.45 + 0.09 * ((n * 5) % 8), -0.75 + 0.08 * ((n * 7) % 6), 0.06 + 0.03 * (n % 3))
        kit.ball("coal", 0.075, spot, stuff.paint("#14130f", 0.5), 8)
    kit.tube("shovel", [(-0.5, -0.5, 0.08), (0.1, -0.2, 0.9)], 0.025, stuff.wood("pine", "X"))
    kit.box("blade", (0.26, 0.34, 0.03), (-0.62, -0.58, 0.1), stuff.iron, 0.02, (0, -20, 40))
    kit.bulb((-0.3, -0.2, 0.6), 46, (1.0, 0.42, 0.14), 0.2)
    kit.bulb((0.9, -0.6, 2.4), 34, (1.0, 0.8, 0.52), 0.2)
    kit.bulb((-1.2, 0.2, 2.4), 16, (1.0, 0.76, 0.46), 0.2)


def galley(stuff: Stuff) -> None:
    """A narrow kitchen afloat: the range, hanging pans, a porthole."""
    light = floors.slab_stone("#c9c4b2", "#a39c8a", 0.2, 0.35)
    floors.chequer(WIDE, DEEP, 0.4, light, floors.slab_stone("#7a2a1c", "#5a1c12"), diagonal=False)
    _planked(stuff, WHITE_PLANK)
    kit.group([beyond.porthole(stuff)], (-1.15, BACK - 0.06, 1.75), (0, 0, 0), 1.2)
    kit.place(fixtures.kitchen_range(stuff, 1.9), (0.55, BACK - 0.5, 0))
    kit.place(upright.pot_rail(stuff, 1.9, 9), (0.55, BACK - 0.06, 2.2))
    kit.place(beyond.shelf(stuff, 0.9, 3), (-1.2, BACK, 1.25))
    kit.place(storage.dresser(stuff, 1.4), (-1.65, 0.75, 0), (0, 0, 62))
    kit.place(tables.work_table(stuff, 1.5, 0.8), (0.2, -0.55, 0), (0, 0, -4))
    kit.place(fixtures.barrel(stuff, "#b3202e"), (1.6, 0.3, 0))
    kit.place(beyond.crate(stuff, 0.5), (1.45, -0.5, 0), (0, 0, 20))
    kit.bulb((0.1, -0.3, 2.4), 34, (1.0, 0.8, 0.54), 0.25)


def cargo_hold(stuff: Stuff) -> None:
    """Crates, casks, bales, a lantern left burning."""
    _boards(("#3a2814", "#5a4022", "#7a5a34"), 0.34)
    _planked(stuff, ("#2e1e10", "#4a3218", "#6a4a28"))
    for x in (-1.7, 1.7):
        rib = [(x * 1.1, 1.6, 0), (x * 1.2, 1.6, 1.6), (x * 0.9, 1.6, 3.0)]
        kit.tube("rib", rib, 0.13, stuff.wood("oak", "Z"))
    for x, y, z, side, turn in (
        (-1.25, 1.2, 0, 0.8, 6),
        (-0.35, 1.3, 0, 0.75, -8),
        (-0.85, 1.25, 0.82, 0.7, 14),
        (0.5, 1.25, 0, 0.85, 3),
        (0.45, 1.25, 0.87, 0.6, -18),
    ):
        kit.place(beyond.crate(stuff, side), (x, y, z), (0, 0, turn))
    kit.group([beyond.vat(stuff, 0.45, 0.8)], (1.4, 0.75, 0))
    kit.place(fixtures.barrel(stuff), (-1.4, 0.0, 0))
    kit.place(fixtures.barrel(stuff), (-0.9, -0.35, 0))
    for x, y in ((0.95, -0.15), (1.45, -0.35)):
        kit.place(beyond.sack(stuff), (x, y, 0))
    kit.place(beyond.coil(stuff, 0.34), (0.1, -0.75, 0))
    kit.place(lamps.candle(stuff), (-0.9, -0.35, 0.6))
    kit.bulb((-0.7, -0.5, 1.05), 34, lamps.FLAME, 0.1)
    kit.bulb((0.9, 0.2, 2.5), 16, (1.0, 0.74, 0.44), 0.2)


# -- the villa -----------------------------------------------------------------------------------


def loggia(stuff: Stuff) -> None:
    """Arches over a moonlit bay, wicker, lemon trees."""
    floors.chequer(
        WIDE,
        DEEP,
        0.5,
        floors.slab_stone("#c9825a", "#a4603c"),
        floors.slab_stone("#b36a44", "#8a4a2c"),
        diagonal=True,
    )
    kit.place(beyond.arcade(stuff, 3, 1.4, 2.2), (0, BACK - 0.1, 0))
    kit.place(seating.wicker_chair(stuff), (-0.85, 0.1, 0), (0, 0, 35))
    kit.place(seating.wicker_chair(stuff, "#c9825a"), (0.9, 0.2, 0), (0, 0, -35))
    kit.place(tables.wicker_table(stuff), (0.05, -0.35, 0))
    kit.group([plants.broadleaf(stuff, 0.6, 2, "#a5552f")], (-1.55, 0.75, 0), (0, 0, 0), 1.2)
    kit.group([plants.palm(stuff, 0.6, 11, 6)], (1.6, 0.8, 0), (0, 0, 0), 1.1)
    kit.place(lamps.candle(stuff), (0.12, -0.3, 0.52))
    kit.bulb((0.1, -0.45, 1.1), 16, lamps.FLAME, 0.1)
    kit.bulb((-0.2, -0.2, 2.5), 20, (1.0, 0.8, 0.55), 0.3)


def atelier(stuff: Stuff) -> None:
    """A picture on the easel, canvases at the wall, a north light."""
    _boards(PALE)
    _back(stuff, CREAM, "oak")
    kit.place(upright.window(stuff, 2.0, 2.1, 5, 5), (0.5, BACK - 0.06, 0.75))
    kit.group([beyond.easel(stuff)], (-0.45, 0.3, 0), (0, 0, 12), 1.15)
    for n, colour in enumerate(("#7a2430", "#3a5a78", "#c9a227")):
        at = (-1.55 + 0.12 * n, BACK - 0.25 - 0.12 * n, 0.5)
        kit.box(
            "canvas",
            (0.8, 0.04, 1.0 - 0.14 * n),
            at,
            stuff.paint(colour, 0.7),
            0.01,
            (-12, 0, 8 * n),
        )
    kit.place(tables.table(stuff, 0.9, 0.55, 0.7, "pine"), (1.1, 0.25, 0), (0, 0, -12))
    for n, colour in enumerate(("#b3202e", "#d8a11a", "#2a5fc0", "#2f8a4a", "#e9e4d6", "#7b3fa0")):
        side = [(0, 0), (0.05, 0), (0.05, 0.12), (0, 0.12)]
        at = (0.8 + 0.12 * n, 0.2 + 0.06 * (n % 2), 0.71)
        kit.place(kit.lathe("pot", side, stuff.paint(colour, 0.4), 20), at)
    kit.place(small.bust(stuff), (1.5, 1.2, 0), (0, 0, -90))
    kit.place(seating.stool(stuff, stuff.hide("#6a2415")), (0.25, -0.6, 0))
    kit.place(upright.drapes(stuff, 0.2, 2.7, "#7a2430", 0.9), (-1.75, BACK - 0.05, 0.1))
    for n in range(9):
        tone = ("#b3202e", "#d8a11a", "#2a5fc0")[n % 3]
        kit.ball(
            "drop", 0.035, (-0.9 + 0.2 * n, -0.8 + 0.1 * (n % 4), 0.0), stuff.paint(tone, 0.5), 10
        )
    kit.bulb((0, -0.2, 2.5), 30, (1.0, 0.86, 0.66), 0.3)


def chapel(stuff: Stuff) -> None:
    """Coloured glass over a small altar, candles, two pews."""
    _flags("#9a927e", "#6a6452", 0.55)
    _stone("#a89e88", "#746c58", 0.5)
    kit.group([beyond.stained(stuff, 0.95, 1.5)], (0, BACK - 0.05, 1.15))
    kit.place(beyond.altar(stuff), (0, BACK - 0.45, 0))
    for x in (-1.45, 1.45):
        kit.place(lamps.candle_stand(stuff, 16), (x, 1.0, 0))
    kit.place(textiles.rug(stuff, "runner", 0.9, 3.6), (0, -0.6, 0))
    for y in (-0.15, -1.05):
        for x in (-1.15, 1.15):
            kit.place(beyond.pew(stuff), (x, y, 0))
    kit.bulb((0, 1.0, 2.2), 26, (1.0, 0.78, 0.5), 0.2)
    kit.bulb((0, 0.9, 1.9), 10, (0.8, 0.6, 1.0), 0.4)


def wine_vault(stuff: Stuff) -> None:
    """Bottles in their racks to the vault, a tasting table."""
    _flags("#8a6a52", "#5f4636", 0.5)
    _stone("#a4805c", "#74563c", 0.4)
    wood = stuff.wood("oak", "X")
    for shelf in range(5):
        kit.box("rack", (3.9, 0.4, 0.05), (0, BACK - 0.22, 0.25 + 0.45 * shelf), wood, 0.01)
        for n in range(15):
            tone = ("#12301c", "#2c0d12", "#3a2a10")[(n * 5 + shelf * 3) % 3]
            at = (-1.8 + 0.26 * n, BACK - 0.5, 0.36 + 0.45 * shelf)
            bottle = kit.tube(
                "bottle", [(0, 0, 0), (0, 0.3, 0)], 0.085, stuff.paint(tone, 0.12, 0.8)
            )
            kit.place(bottle, at)
    for x in (-1.95, -0.65, 0.65, 1.95):
        kit.box("upright", (0.07, 0.42, 2.4), (x, BACK - 0.22, 1.2), stuff.wood("oak", "Z"), 0.01)
    kit.place(tables.round_table(stuff, 0.55, 0.72), (0.2, -0.3, 0))
    kit.place(small.decanter(stuff, "#5a0d18"), (0.15, -0.25, 0.72))
    kit.place(lamps.candelabrum(stuff, arms=3, power=12), (0.45, -0.35, 0.72))
    kit.group([beyond.vat(stuff, 0.5, 0.9)], (-1.3, 0.45, 0), (0, 0, 24))
    kit.place(seating.stool(stuff, stuff.hide("#6a2415")), (1.2, -0.25, 0))
    kit.place(beyond.crate(stuff, 0.45), (1.4, 0.7, 0), (0, 0, 14))
    kit.bulb((0.2, -0.3, 1.5), 30, lamps.FLAME, 0.1)
    kit.bulb((-1.0, 0, 2.5), 16, (1.0, 0.74, 0.44), 0.2)


def bath_house(stuff: Stuff) -> None:
    """A sunk bath of green water between columns, steam."""
    light = floors.slab_stone("#c9d0c0", "#9aa692", 0.15, 0.2)
    floors.chequer(
        WIDE, DEEP, 0.34, light, floors.slab_stone("#2f6a6a", "#1f4a4a", 0.2, 0.2), diagonal=False
    )
    glaze = floors.slab_stone("#5f9a96", "#3f7a78", 0.25, 0.15)
    tiles = floors.inlay(floors.squares(WIDE, upright.HIGH, 0.2), glaze, 0.012)
    kit.place(tiles, (0, BACK, upright.HIGH / 2), (90, 0, 0))
    kit.box("frieze", (WIDE, 0.05, 0.2), (0, BACK - 0.03, 2.0), stuff.gold, 0.01)
    column = [
        (0, 0),
        (0.24, 0),
        (0.24, 0.12),
        (0.15, 0.2),
        (0.13, 2.4),
        (0.22, 2.6),
        (0.26, 3.0),
        (0, 3.0),
    ]
    for x in (-1.55, 1.55):
        kit.place(kit.lathe("column", column, stuff.paint("#e8e0cc", 0.3, 0.3), 36), (x, 1.2, 0))
    kit.place(beyond.basin(stuff, 2.1, 1.6), (0, 0.25, 0))
    kit.group([small.bust(stuff)], (0, 1.5, 0), (0, 0, -90), 1.25)
    for x in (-1.5, 1.45):
        kit.place(plants.palm(stuff, 0.45, 9, int(x * 2) + 5), (x, -0.6, 0))
    kit.box("towel", (0.5, 0.34, 0.12), (-1.35, 0.25, 0.06), stuff.cloth("#f0e8d8"), 0.04)
    kit.bulb((0, 0.3, 0.55), 10, (0.5, 1.0, 0.95), 0.4)
    kit.bulb((0, -0.2, 2.6), 36, (1.0, 0.86, 0.64), 0.3)


def aviary(stuff: Stuff) -> None:
    """Gilt cages under glass, and nobody silent in them."""
    slabs, dots = floors.octagons(WIDE, DEEP, 0.6, 0.18)
    floors.inlay(slabs, floors.slab_stone("#b8a884", "#8a7c5c", 0.22, 0.4), 0.015)
    floors.inlay(dots, floors.slab_stone("#5a2a1c", "#3a1a12", 0.2, 0.4), 0.015)
    kit.place(upright.window(stuff, 6.2, 2.9, 13, 5), (0, BACK, 0.25))
    kit.group([beyond.cage(stuff, 0.55, 1.3, "#b3202e")], (-0.05, 0.35, 0), (0, 0, 0), 1.1)
    kit.group([beyond.cage(stuff, 0.38, 0.9, "#2a8ad0")], (-1.3, 0.55, 0))
    kit.group([beyond.cage(stuff, 0.36, 0.85, "#2f9a4a")], (1.3, 0.5, 0))
    kit.group([plants.palm(stuff, 0.8, 13, 2)], (-0.85, 1.25, 0), (0, 0, 0), 1.2)
    kit.group([plants.palm(stuff, 0.75, 12, 8)], (0.9, 1.25, 0), (0, 0, 40), 1.2)
    kit.place(plants.fern(stuff, 0.45, 3), (-1.1, -0.8, 0))
    kit.place(plants.broadleaf(stuff, 0.5, 4), (1.2, -0.75, 0))
    for x, y, z, tone in ((0.45, -0.5, 0.08, "#d8a11a"), (0.65, -0.7, 0.08, "#e9e4d6")):
        kit.ball("bird", 0.09, (x, y, z + 0.02), stuff.paint(tone, 0.7), 18)
        kit.ball("head", 0.055, (x + 0.07, y - 0.03, z + 0.12), stuff.paint(tone, 0.7), 14)
    kit.bulb((0, -0.3, 2.5), 34, (1.0, 0.84, 0.6), 0.3)
    moon = kit.sun((-38, 16, 0), 1.1, (0.66, 0.84, 1.0), 1.5)
    moon.visible_glossy = False


def observatory(stuff: Stuff) -> None:
    """The telescope under an open dome, charts of the sky."""
    _boards(WALNUT)
    _planked(stuff, ("#1c2438", "#26324a", "#36445e"))
    sky = kit.plain("open sky", (0.02, 0.05, 0.11), 0.5, emit=0.9)
    kit.box("slit", (1.3, 0.03, 2.0), (0.2, BACK - 0.05, 2.0), sky, 0.02)
    star = kit.glow("star", (0.9, 0.94, 1.0), 4.0)
    for n in range(17):
        at = (-0.35 + 0.14 * ((n * 7) % 9), BACK - 0.08, 1.15 + 0.11 * ((n * 5) % 13))
        kit.ball("star", 0.012 + 0.006 * (n % 3), at, star, 8)
    kit.tube("frame", [(-0.45, BACK - 0.1, 1.0), (-0.45, BACK - 0.1, 3.0)], 0.05, stuff.brass)
    kit.tube("frame", [(0.85, BACK - 0.1, 1.0), (0.85, BACK - 0.1, 3.0)], 0.05, stuff.brass)
    kit.place(textiles.rug(stuff, "blue persian", 3.0, 2.6), (0, -0.5, 0))
    kit.group([beyond.telescope(stuff, 42)], (0.0, 0.2, 0), (0, 0, -12), 1.5)
    kit.place(small.globe(stuff), (-1.35, 0.6, 0))
    kit.place(tables.table(stuff, 1.0, 0.6, 0.72), (1.3, 0.35, 0), (0, 0, -14))
    kit.place(small.open_book(stuff), (1.2, 0.3, 0.73))
    kit.place(lamps.desk_lamp(stuff, 16), (1.6, 0.45, 0.72))
    kit.place(upright.stacks(stuff, 1.1, 2.2, 6, "walnut"), (-1.55, BACK - 0.22, 0))
    kit.place(small.sheets(6, stuff), (-0.7, -0.95, 0.01))
    kit.bulb((-0.6, -0.2, 2.3), 22, (1.0, 0.78, 0.5), 0.3)


def boathouse(stuff: Stuff) -> None:
    """A boat on the slip, oars, nets, the doors open on black water."""
    _boards(("#4a3a28", "#6a5640", "#8a7458"), 0.34)
    _planked(stuff, ("#3a3026", "#5a4a38", "#7a6850"))
    night = kit.plain("bay", (0.05, 0.13, 0.20), 0.3, emit=0.6)
    kit.box("door", (1.7, 0.04, 2.0), (0.5, BACK - 0.03, 1.0), night, 0)
    moon = kit.glow("moon on water", (0.8, 0.9, 1.0), 1.6)
    for n in range(6):
        kit.box(
            "glint",
            (0.5 - 0.06 * n, 0.02, 0.02),
            (0.5 + 0.04 * (n % 2), BACK - 0.06, 0.15 + 0.1 * n),
            moon,
            0,
        )
    for x in (-0.42, 1.42):
        kit.box("post", (0.16, 0.2, 2.2), (x, BACK - 0.08, 1.1), stuff.wood("oak", "Z"), 0.02)
    kit.box("lintel", (2.1, 0.22, 0.18), (0.5, BACK - 0.08, 2.15), stuff.wood("oak", "X"), 0.02)
    kit.group([beyond.boat(stuff, 2.4)], (0.15, -0.1, 0.05), (0, 0, 62), 1.0)
    kit.place(beyond.net(stuff, 1.2, 1.5), (-1.3, BACK - 0.08, 0.9))
    kit.place(fixtures.barrel(stuff), (1.55, 0.7, 0))
    kit.place(beyond.crate(stuff, 0.55), (-1.4, 0.6, 0), (0, 0, 16))
    kit.place(beyond.coil(stuff), (-1.3, -0.6, 0))
    kit.place(lamps.candle(stuff), (1.55, 0.7, 0.6))
    kit.bulb((1.3, 0.4, 1.1), 24, lamps.FLAME, 0.1)
    kit.bulb((-0.4, -0.4, 2.5), 24, (1.0, 0.8, 0.54), 0.3)


Furnish = Callable[[Stuff], Any]
GLASS = {"winter-garden", "loggia", "aviary"}
PALE_ROOMS = {
    "wheelhouse",
    "loggia",
    "galley",
    "atelier",
    "bath-house",
    "nursery",
    "aviary",
    "scullery",
    "ice-house",
}
BUILT: tuple[Furnish, ...] = (
    *(map_room, winter_garden, music_room, smoking_room, cellar, gallery),
    *(gun_room, tack_room, ice_house),
    *(vestibule, parlour, scullery, nursery, boudoir, sewing_room, dressing_room, attic),
    *(wheelhouse, captains_cabin, grand_saloon, card_room, stateroom),
    *(engine_room, galley, cargo_hold),
    *(loggia, atelier, chapel, wine_vault, bath_house, aviary, observatory, boathouse),
)
BEYOND: dict[str, Set] = {
    name: Set(furnish, moon=0.7 if name in GLASS else 0.35, fill=0.5 if name in PALE_ROOMS else 0.9)
    for furnish in BUILT
    for name in [furnish.__name__.replace("_", "-")]
}
