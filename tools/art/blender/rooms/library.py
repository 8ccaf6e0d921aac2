"""The library: stacks on three walls, a ladder, the reading table under green lamps."""

from __future__ import annotations

from art.blender import kit
from art.blender.house import fixtures, floors, seating, small, storage, tables, textiles
from art.blender.house.site import Site


def furnish(site: Site) -> None:
    """Books wherever there is a wall, the table beneath the tallest stack."""
    stuff = site.stuff
    wood = floors.stave_wood("#3c2410", "#6f4722", "#a3743c")
    floors.inlay(floors.basket(site.width, site.height, 0.62), wood)
    kit.place(textiles.rug(stuff, "blue persian", 2.6, 4.3), site.at(3.45, 3.0), (0, 0, 90))
    kit.place(storage.bookcase(stuff, 4.4, 5, "walnut"), site.at(3.5, 0.43))
    kit.place(storage.bookcase(stuff, 2.5, 11, "walnut"), site.at(0.43, 2.5), (0, 0, 90))
    kit.place(storage.bookcase(stuff, 1.5, 15, "walnut"), site.at(3.0 - 1.1, 4.72), (0, 0, 180))
    kit.place(fixtures.ladder(stuff), site.at(2.05, 0.52))
    kit.place(tables.reading_table(stuff, 1.75, 0.72), site.at(3.55, 1.28))
    kit.place(seating.dining_chair(stuff, "walnut", "#1d4a31"), site.at(4.75, 1.3), (0, 0, -90))
    kit.place(small.bust(stuff), site.at(6.5, 1.4))
    kit.place(
        small.pile(("#7a1f1c", "#38502a", "#1f3f6e", "#8a611f"), stuff, 6), site.at(1.0, 3.85)
    )
