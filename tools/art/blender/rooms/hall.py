"""The hall: black and white marble, the grand stair with its lamp, the longcase clock."""

from __future__ import annotations

from art.blender import kit
from art.blender.house import fixtures, floors, lamps, plants, seating, storage, tables, textiles
from art.blender.house.site import Site


def furnish(site: Site) -> None:
    """A stair up the right wall, a red runner from the doors to it, a clock that strikes."""
    stuff = site.stuff
    light = floors.slab_stone("#b3a994", "#7d7262")
    dark = floors.slab_stone("#2b2823", "#6a6256")
    floors.chequer(site.width, site.height, 0.6, light, dark, diagonal=True)
    kit.place(textiles.rug(stuff, "runner", 1.5, 5.6), site.at(3.0, 4.05))
    kit.place(fixtures.staircase(stuff, 2.5, 1.05), site.at(5.25, 1.5))
    kit.place(lamps.newel_lamp(stuff), site.at(5.4, 3.15))
    kit.place(fixtures.longcase_clock(stuff), site.at(1.35, 0.46))
    kit.place(tables.console(stuff), site.at(2.55, 0.38))
    kit.place(lamps.floor_lamp(stuff, 20), site.at(0.52, 0.55))
    kit.place(storage.umbrella_stand(stuff), site.at(0.45, 3.6))
    kit.place(seating.bench(stuff, 1.1), site.at(0.48, 2.75), (0, 0, 90))
    kit.place(plants.palm(stuff, 0.55, 10, 4, "#2f4a5a"), site.at(3.9, 0.52))
    kit.place(plants.fern(stuff, 0.36, 3, "#2f4a5a"), site.at(0.42, 1.62))
    kit.place(plants.fern(stuff, 0.36, 7, "#2f4a5a"), site.at(5.55, 6.5))
