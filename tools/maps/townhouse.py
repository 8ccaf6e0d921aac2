"""Draw ``maps/townhouse.tmx``, a tight house on a spine of stairs: ``python tools/maps/townhouse.py``."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from maps.furnished import Chamber, House, write  # noqa: E402

DRAWING = """\
##AAAAAAAAAAAAA##
#.AAAAAAAAAAAAA.#
..AAAAAAAAAAAAA..
..AAAAAAAAAAAAA..
.6.............1.
NNNNNN.....SSSSSS
NNNNNN.   .SSSSSS
NNNNNN.   .SSSSSS
NNNNNN.....SSSSSS
##..5.......2..##
BBBBBB.4.3.DDDDDD
BBBBBB.   .DDDDDD
BBBBBB.   .DDDDDD
BBBBBB.....DDDDDD
.................
PPPPP.VVVVV.KKKKK
PPPPP.VVVVV.KKKKK
PPPPP.VVVVV.KKKKK
PPPPP.VVVVV.KKKKK
PPPPP.VVVVV.KKKKK
"""

HOUSE = House(
    stem="townhouse",
    about={
        "title_en": "The Town House",
        "title_fr": "La maison de ville",
        "story_en": "Eleven people live in Larch Street behind one blue door, and nobody has ever been alone there."
        " On the night of the fog every landing creaked at once."
        " In the morning the stairs were swept, and one of them should not have been.",
        "story_fr": "Rue des Mélèzes, onze personnes vivent derrière une seule porte bleue, et nul n’y a jamais été seul."
        " La nuit du brouillard, tous les paliers ont craqué à la fois."
        " Au matin l’escalier était balayé, et une marche n’aurait pas dû l’être.",
        "play_en": "Many doors, short ways, no passages: somebody is always one step ahead of you.",
        "play_fr": "Beaucoup de portes, des trajets courts, aucun passage : on a toujours un pas d’avance sur vous.",
    },
    drawing=DRAWING,
    rooms=(
        Chamber("V", "vestibule", "Vestibule", "Vestibule", "masculine", "marble"),
        Chamber("P", "parlour", "Parlour", "Petit salon", "masculine", "oak"),
        Chamber("K", "scullery", "Scullery", "Arrière-cuisine", "feminine", "terracotta"),
        Chamber("B", "boudoir", "Boudoir", "Boudoir", "masculine", "carpet"),
        Chamber("D", "dressing-room", "Dressing Room", "Garde-robe", "feminine", "blue-carpet"),
        Chamber("N", "nursery", "Nursery", "Nurserie", "feminine", "deck"),
        Chamber("S", "sewing-room", "Sewing Room", "Lingerie", "feminine", "oak"),
        Chamber("A", "attic", "Attic", "Grenier", "masculine", "walnut"),
    ),
    doors=(
        ("attic", (2, 2), "left"),
        ("attic", (14, 2), "right"),
        ("attic", (3, 3), "down"),
        ("attic", (13, 3), "down"),
        ("nursery", (2, 5), "up"),
        ("nursery", (5, 6), "right"),
        ("nursery", (5, 8), "down"),
        ("sewing-room", (14, 5), "up"),
        ("sewing-room", (11, 6), "left"),
        ("sewing-room", (11, 8), "down"),
        ("boudoir", (5, 11), "right"),
        ("boudoir", (5, 13), "down"),
        ("dressing-room", (11, 11), "left"),
        ("dressing-room", (11, 13), "down"),
        ("parlour", (0, 15), "up"),
        ("parlour", (4, 17), "right"),
        ("vestibule", (6, 16), "left"),
        ("vestibule", (8, 15), "up"),
        ("vestibule", (10, 16), "right"),
        ("scullery", (16, 15), "up"),
        ("scullery", (12, 17), "left"),
    ),
    envelope=((7.25, 11.2), (2.5, 1.6)),
    furniture=(
        # the attic: everything that was ever carried up and never down
        ("umber-rug", (8.5, 2.05), 90),
        ("trunk", (4.2, 0.6), 0),
        ("trunk", (5.4, 0.55), 8),
        ("crate", (2.65, 0.7), 12),
        ("bookcase", (8.2, 0.5), 0),
        ("gramophone", (10.35, 0.75), 0),
        ("mannequin", (11.7, 0.6), 0),
        ("looking-glass", (12.8, 0.75), 0),
        ("globe", (14.3, 0.65), 0),
        ("sack", (13.2, 2.9), 0),
        ("crate", (2.7, 2.3), 30),
        ("candle-stand", (5.6, 2.6), 0),
        ("dolls-house", (11.6, 2.75), 0),
        ("armchair", (6.85, 0.85), 10),
        # the nursery
        ("bed", (1.0, 6.45), 0),
        ("dolls-house", (3.75, 5.55), 0),
        ("bricks", (5.05, 7.6), 0),
        ("red-rug", (3.4, 7.0), 90),
        ("stool", (1.9, 5.6), 0),
        # the sewing room
        ("sewing-table", (12.6, 5.6), 0),
        ("mannequin", (16.35, 5.55), 0),
        ("mannequin", (16.35, 6.35), 0),
        ("bench", (16.6, 7.6), 90),
        ("blue-rug", (13.9, 7.1), 90),
        ("floor-lamp", (15.1, 5.5), 0),
        # the boudoir
        ("looking-glass", (0.75, 10.75), 0),
        ("console", (2.2, 10.55), 0),
        ("sofa", (4.1, 10.6), 0),
        ("candle-stand", (0.5, 12.0), 0),
        ("fern", (0.55, 13.4), 0),
        ("red-rug", (3.2, 12.1), 90),
        ("stool", (2.2, 11.35), 0),
        # the dressing room
        ("wardrobe", (12.75, 10.55), 0),
        ("wardrobe", (14.65, 10.55), 0),
        ("looking-glass", (16.3, 10.8), 0),
        ("armchair", (16.2, 12.4), 270),
        ("floor-lamp", (11.6, 12.5), 0),
        ("green-rug", (13.9, 12.1), 90),
        # the parlour
        ("fireplace", (0.75, 17.35), 270),
        ("sofa", (2.9, 15.6), 0),
        ("cage", (4.4, 15.65), 0),
        ("red-rug", (2.75, 17.5), 0),
        ("fern", (0.55, 19.0), 0),
        # the vestibule
        ("longcase-clock", (6.6, 15.6), 0),
        ("umbrella-stand", (10.5, 15.55), 0),
        ("trunk", (7.15, 19.0), 90),
        ("newel-lamp", (10.45, 18.6), 0),
        ("runner", (8.5, 17.3), 0),
        # the scullery
        ("range", (16.3, 17.6), 90),
        ("sink", (13.6, 15.55), 0),
        ("barrel", (12.5, 19.0), 0),
        ("work-table", (14.2, 16.75), 0),
        # the stairs
        ("staircase", (8.5, 7.0), 90),
        ("candle-stand", (7.3, 11.3), 0),
        ("candle-stand", (9.7, 11.3), 0),
    ),
    names={
        "attic": 8.5,
        "nursery": 2.4,
        "sewing-room": 14.6,
        "boudoir": 2.4,
        "dressing-room": 14.6,
    },
)

if __name__ == "__main__":
    write(HOUSE)
