"""Draw ``maps/lodge.tmx``, a hunting lodge of six rooms: ``python tools/maps/lodge.py``.

It is made from the builder's tilesets alone, as anybody could make one in Tiled.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from maps.furnished import Chamber, House, Piece, write  # noqa: E402
from maps.tmx import Cell  # noqa: E402

DRAWING = """\
MMMMM#1##WWWWWWWW
MMMMM....WWWWWWWW
MMMMM....WWWWWWWW
MMMMM....WWWWWWWW
MMMMM......WWWW..
6...............2
......   .......#
GGGGG.   ...UUUUU
GGGGG.   ...UUUUU
GGGGG.......UUUUU
GGGGG.......UUUUU
#5..........UUUUU
...............3.
CCCCCC..SSSSSSS.#
CCCCCC..SSSSSSS..
CCCCCC..SSSSSSS..
CCCCCC4#SSSSSSS##
"""

ROOMS = (
    Chamber("M", "map-room", "Map Room", "Salle des cartes", "feminine", "walnut"),
    Chamber("W", "winter-garden", "Winter Garden", "Jardin d’hiver", "masculine", "flagstone"),
    Chamber("U", "music-room", "Music Room", "Salon de musique", "masculine", "oak"),
    Chamber("S", "smoking-room", "Smoking Room", "Fumoir", "masculine", "carpet"),
    Chamber("C", "cellar", "Cellar", "Cave", "feminine", "kitchen-tile"),
    Chamber("G", "gallery", "Gallery", "Galerie", "feminine", "marble"),
)

DOORS: tuple[tuple[str, Cell, str], ...] = (
    ("map-room", (4, 2), "right"),
    ("map-room", (2, 4), "down"),
    ("winter-garden", (9, 2), "left"),
    ("winter-garden", (12, 4), "down"),
    ("music-room", (12, 9), "left"),
    ("music-room", (14, 7), "up"),
    ("smoking-room", (10, 13), "up"),
    ("smoking-room", (14, 14), "right"),
    ("cellar", (3, 13), "up"),
    ("cellar", (5, 14), "right"),
    ("gallery", (4, 9), "right"),
    ("gallery", (2, 7), "up"),
)

PASSAGES: tuple[tuple[str, Cell, str, str], ...] = (
    ("map-room", (0, 0), "south-east", "smoking-room"),
    ("winter-garden", (16, 0), "south-west", "cellar"),
    ("smoking-room", (14, 16), "north-west", "map-room"),
    ("cellar", (0, 16), "north-east", "winter-garden"),
)

FURNITURE: tuple[Piece, ...] = (
    # the map room
    ("umber-rug", (2.5, 2.6), 90),
    ("chart-table", (2.3, 1.0), 0),
    ("globe", (4.25, 0.8), 0),
    ("bookcase", (0.65, 2.5), 270),
    ("armchair", (0.85, 0.85), 320),
    ("floor-lamp", (4.5, 3.6), 0),
    # the winter garden
    ("palm", (10.05, 1.0), 0),
    ("plant-bench", (12.5, 0.6), 0),
    ("stove", (14.7, 0.9), 0),
    ("wicker-chair", (9.75, 2.95), 270),
    ("wicker-table", (10.6, 2.6), 0),
    ("fern", (16.3, 1.75), 0),
    ("palm", (16.0, 2.95), 0),
    ("fern", (14.4, 4.3), 0),
    ("fern", (11.6, 4.3), 0),
    # the music room
    ("blue-rug", (14.4, 9.6), 90),
    ("grand-piano", (15.95, 8.5), 0),
    ("harp", (13.0, 7.8), 0),
    ("cello", (12.65, 8.9), 0),
    ("dining-chair", (13.7, 8.6), 200),
    ("candle-stand", (14.4, 7.6), 0),
    ("candle-stand", (12.5, 10.5), 0),
    ("bust", (16.5, 10.3), 0),
    # the smoking room
    ("green-rug", (11.6, 15.1), 90),
    ("fireplace", (8.75, 15.0), 270),
    ("armchair", (10.15, 14.15), 215),
    ("armchair", (10.15, 15.85), 325),
    ("stool", (9.6, 13.6), 0),
    ("bar", (12.4, 13.5), 0),
    ("gramophone", (14.3, 13.65), 0),
    ("antlers", (8.6, 13.6), 0),
    # the cellar
    ("cask", (0.75, 13.75), 0),
    ("cask", (1.95, 13.75), 0),
    ("barrel", (4.55, 13.6), 0),
    ("barrel", (5.35, 13.6), 0),
    ("crate", (0.6, 15.05), 6),
    ("sack", (5.45, 15.6), 0),
    ("candle-stand", (0.55, 15.75), 0),
    ("bar", (4.9, 16.6), 180),
    # the gallery
    ("runner", (2.5, 8.9), 90),
    ("painting", (1.35, 7.5), 0),
    ("painting", (3.7, 7.5), 0),
    ("bust", (0.6, 8.6), 0),
    ("bust", (0.6, 9.7), 0),
    ("candle-stand", (4.5, 10.4), 0),
    ("longcase-clock", (4.45, 8.35), 0),
    # where the envelope lies
    ("candle-stand", (6.6, 6.6), 0),
    ("candle-stand", (8.4, 6.6), 0),
    ("candle-stand", (6.6, 8.4), 0),
    ("candle-stand", (8.4, 8.4), 0),
)

LODGE = House(
    stem="lodge",
    about={
        "title_en": "The Lodge",
        "title_fr": "Le pavillon de chasse",
        "story_en": "Six guests came for the stags and stayed for the snow."
        " By the second night the wine was low, the road was gone, and every gun but one hung in its place."
        " It was a good season for everybody but the host.",
        "story_fr": "Six invités sont venus pour les cerfs et restés pour la neige."
        " La deuxième nuit, le vin baissait, la route avait disparu, et tous les fusils sauf un pendaient à leur place."
        " La saison fut bonne pour tous, sauf pour l’hôte.",
        "play_en": "Six rooms and short ways round one hall: cases are quick, and nobody stays alone for long.",
        "play_fr": "Six pièces et de courts trajets autour d’une salle : les affaires vont vite, nul n’est seul longtemps.",
    },
    drawing=DRAWING,
    rooms=ROOMS,
    doors=DOORS,
    passages=PASSAGES,
    envelope=((6.3, 6.75), (2.4, 1.5)),
    furniture=FURNITURE,
    names={
        "winter-garden": 12.9,
        "smoking-room": 11.2,
        "cellar": 3.2,
        "map-room": 3.6,
        "gallery": 2.4,
    },
)

if __name__ == "__main__":
    write(LODGE)
