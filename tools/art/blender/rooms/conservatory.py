"""The conservatory: moonlight through glazing bars, palms, wicker, flowers on a bench."""

from __future__ import annotations

from art.blender import kit
from art.blender.house import floors, lamps, plants, seating, storage, tables
from art.blender.house.site import Site


def _glazing(site: Site) -> None:
    """Bars of a glass roof, unseen but throwing their shadows on the floor."""
    iron = site.stuff.iron
    for n in range(-8, 9):
        for size, at in (
            ((0.07, 14, 0.05), (n * 0.95, 0, 3.4)),
            ((14, 0.07, 0.05), (0, n * 0.95, 3.4)),
        ):
            bar = kit.box("bar", size, at, iron, 0)
            bar.visible_camera = bar.visible_glossy = False


def furnish(site: Site) -> None:
    """Plants along the walls, a tea table, the floor left to the light."""
    stuff = site.stuff
    slabs, dots = floors.octagons(site.width, site.height, 0.72, 0.2)
    floors.inlay(slabs, floors.slab_stone("#8f9478", "#5f6a50", 0.22, 0.4), 0.015)
    floors.inlay(dots, floors.slab_stone("#27463c", "#16302a", 0.2, 0.4), 0.015)
    site.key = 0.42
    kit.sun((-22, -30, 0), 2.6, (0.74, 0.88, 1.0), 0.8).visible_glossy = False
    _glazing(site)
    kit.place(storage.plant_bench(stuff, 2.3), site.at(2.75 + 0.1, 0.42))
    kit.place(seating.wicker_chair(stuff), site.at(1.5, 1.05), (0, 0, 25))
    kit.place(tables.wicker_table(stuff), site.at(2.25, 1.2))
    kit.place(plants.palm(stuff, 0.75, 12, 1), site.at(5.45, 1.42 + 0.15))
    kit.place(plants.palm(stuff, 0.62, 11, 5), site.at(0.5, 1.5))
    kit.place(plants.broadleaf(stuff, 0.5, 2), site.at(5.5, 4.5))
    kit.place(plants.fern(stuff, 0.4, 8), site.at(5.55, 3.0))
    kit.place(plants.fern(stuff, 0.36, 2), site.at(0.4, 2.75))
    kit.place(plants.broadleaf(stuff, 0.34, 6, "#8a4a2a"), site.at(4.5, 0.5))
    kit.place(lamps.candle(stuff), site.at(2.4, 1.05, 0.52))
    kit.bulb(site.at(2.3, 1.3, 1.0), 16, lamps.FLAME, 0.1)
    kit.bulb(site.at(3.4, 3.6, 2.4), 40, (1.0, 0.80, 0.5), 0.3)
