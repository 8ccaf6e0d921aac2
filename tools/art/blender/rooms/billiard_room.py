"""The billiard room: the green table under its lamps, cues, slate and a small bar."""

from __future__ import annotations

from art.blender import kit
from art.blender.house import floors, plants, seating, storage, tables, textiles
from art.blender.house.site import Site


def furnish(site: Site) -> None:
    """The table is the brightest thing in a dark panelled room."""
    stuff = site.stuff
    wood = floors.stave_wood("#2c190c", "#583418", "#85552c")
    floors.inlay(floors.planks(site.width, site.height, 0.2, 1.8), wood)
    floors.border(site.width, site.height, 0.42, 0.07, stuff, "oak")
    kit.place(tables.billiard_table(stuff, 2.45, 1.34), site.at(3.75, 1.02))
    kit.place(textiles.rug(stuff, "umber persian", 2.0, 4.0), site.at(3.0, 3.45), (0, 0, 90))
    for x in (3.1, 4.4):
        kit.bulb(site.at(x, 1.02, 1.9), 24, (1.0, 0.80, 0.52), 0.2)
    kit.place(storage.cue_rack(stuff, 1.3), site.at(0.36, 2.2), (0, 0, 90))
    kit.place(storage.bottle_rack(stuff, 1.05), site.at(5.6, 2.3), (0, 0, -90))
    kit.place(storage.scoreboard(stuff), site.at(1.35, 0.3, 0.40), (35, 0, 180))
    kit.place(seating.stool(stuff, stuff.hide("#6a2415")), site.at(0.52, 3.15))
    kit.place(seating.stool(stuff, stuff.hide("#6a2415")), site.at(5.42, 0.6))
    kit.place(plants.fern(stuff, 0.34, 5), site.at(0.45, 0.5))
