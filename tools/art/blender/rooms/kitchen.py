"""The kitchen: range and copper, the scrubbed table, a sink, plates on the dresser."""

from __future__ import annotations

from art.blender import kit
from art.blender.house import fixtures, floors, lamps, storage, tables
from art.blender.house.site import Site


def furnish(site: Site) -> None:
    """The fire to the right, the dresser to the left, work in between."""
    stuff = site.stuff
    light = floors.slab_stone("#c9c4b2", "#a39c8a", 0.2, 0.35)
    dark = floors.slab_stone("#5f7a78", "#3f5a58", 0.25, 0.35)
    floors.chequer(site.width, site.height, 0.5, light, dark, diagonal=False)
    kit.place(fixtures.brick_apron(stuff, 2.4, 0.42), site.at(4.98, 2.45), (0, 0, -90))
    kit.place(fixtures.kitchen_range(stuff, 2.2), site.at(5.45, 2.45), (0, 0, -90))
    kit.place(fixtures.sink(stuff, 2.2), site.at(3.55, 0.45))
    kit.place(storage.dresser(stuff, 2.0), site.at(0.45, 2.75), (0, 0, 90))
    kit.place(tables.work_table(stuff, 1.75, 0.85), site.at(2.95, 1.72))
    kit.place(fixtures.barrel(stuff, "#9a6a3a"), site.at(0.5, 0.55))
    kit.place(fixtures.barrel(stuff), site.at(0.48, 4.2))
    kit.place(fixtures.barrel(stuff, "#8a9a3a"), site.at(5.52, 4.35))
    kit.bulb(site.at(2.95, 1.72, 2.3), 40, (1.0, 0.78, 0.5), 0.2)
    kit.bulb(site.at(3.0, 4.2, 2.6), 20, (1.0, 0.80, 0.52), 0.25)
    kit.place(lamps.candle(stuff), site.at(2.35, 1.5, 0.73))
