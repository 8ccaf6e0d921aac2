"""The study: a partners' desk before the shelves, globe, club chair, a red Persian rug."""

from __future__ import annotations

from art.blender import kit
from art.blender.house import floors, seating, small, storage, tables, textiles
from art.blender.house.site import Site


def furnish(site: Site) -> None:
    """Herringbone, books along two walls, the desk between them."""
    stuff = site.stuff
    wood = floors.stave_wood("#3a1d0d", "#74431f", "#a8703a")
    floors.inlay(floors.herringbone(site.width, site.height), wood)
    hide = stuff.hide("#6a2415")
    kit.place(textiles.rug(stuff, "red persian", 2.7, 4.1), site.at(3.35, 2.32), (0, 0, 90))
    kit.place(tables.desk(stuff), site.at(3.1, 1.0), (0, 0, 0))
    kit.place(seating.armchair(stuff, hide), site.at(3.1, 0.52), (0, 0, 4))
    kit.place(storage.bookcase(stuff, 2.6, 3), site.at(0.43, 2.45), (0, 0, 90))
    kit.place(storage.bookcase(stuff, 1.5, 8), site.at(6.58, 1.95), (0, 0, -90))
    kit.place(small.globe(stuff), site.at(5.55, 0.62))
