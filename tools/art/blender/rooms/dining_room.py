"""The dining room: a table laid for eight by candlelight, the sideboard, a green carpet."""

from __future__ import annotations

from art.blender import kit
from art.blender.house import floors, lamps, plants, storage, tables, textiles
from art.blender.house.site import Site


def furnish(site: Site) -> None:
    """The table above, to the right; the sideboard in the alcove below."""
    stuff = site.stuff
    wood = floors.stave_wood("#3e220f", "#7a4a22", "#b07a40")
    floors.inlay(floors.herringbone(site.width, site.height, 1.0, 0.2), wood)
    kit.place(textiles.rug(stuff, "green persian", 2.75, 5.3), site.at(4.95, 1.72), (0, 0, 90))
    kit.place(tables.dining_table(stuff), site.at(4.95, 1.65))
    kit.place(storage.sideboard(stuff, 2.4), site.at(4.9, 6.52), (0, 0, 180))
    kit.place(plants.palm(stuff, 0.55, 10, 2), site.at(7.35, 6.35))
    kit.place(lamps.floor_lamp(stuff, 26), site.at(0.6, 4.15))
    kit.place(plants.broadleaf(stuff, 0.42, 3), site.at(7.5, 3.4))
    kit.place(storage.bottle_rack(stuff, 1.1), site.at(0.46, 0.95 + 0.35), (0, 0, 90))
    kit.bulb(site.at(4.95, 1.65, 2.4), 30, (1.0, 0.72, 0.40), 0.3)
