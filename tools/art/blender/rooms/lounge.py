"""The lounge: chesterfields round the fire, the gramophone, a deco carpet."""

from __future__ import annotations

from art.blender import kit
from art.blender.house import fixtures, floors, lamps, music, plants, seating, tables, textiles
from art.blender.house.site import Site


def furnish(site: Site) -> None:
    """Fire in the right wall, seats along the others, the middle free."""
    stuff = site.stuff
    floors.inlay(
        floors.planks(site.width, site.height), floors.stave_wood("#38200f", "#64391c", "#8f5a30")
    )
    kit.place(textiles.rug(stuff, "deco", 5.2, 4.0), site.at(3.65, 3.55))
    green, wine = stuff.hide("#27503f"), stuff.hide("#7a2a1a")
    kit.place(fixtures.fireplace(stuff, 2.0), site.at(6.58, 3.15), (0, 0, -90))
    kit.place(seating.sofa(stuff, green, 3), site.at(3.25, 0.72))
    kit.place(seating.cushion(stuff, "#c9a227"), site.at(2.75, 0.72, 0.48), (12, 0, 18))
    kit.place(seating.cushion(stuff, "#8c1d2c"), site.at(4.0, 0.70, 0.48), (12, 0, -14))
    kit.place(seating.sofa(stuff, green, 2), site.at(0.66, 2.85), (0, 0, 90))
    kit.place(seating.cushion(stuff, "#c9a227", 0.3), site.at(0.64, 3.2, 0.48), (0, 12, 10))
    kit.place(seating.armchair(stuff, wine), site.at(5.25, 0.76), (0, 0, -14))
    kit.place(music.gramophone(stuff), site.at(1.56, 0.62), (0, 0, 66))
    kit.place(tables.coffee_table(stuff), site.at(3.2, 1.7))
    kit.place(lamps.floor_lamp(stuff, 24), site.at(0.6, 1.52))
    kit.place(plants.palm(stuff, 0.5, 9, 6), site.at(6.5, 5.5))
