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
#...........UUUUU
5................
CCCCCC..SSSSSSS.#
CCCCCC..SSSSSSS.3
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
    ("red-rug", (2.5, 2.6), 90),
    ("runner", (2.5, 8.9), 90),
    ("blue-rug", (14.4, 9.6), 90),
    ("desk", (2.5, 0.95), 0),
    ("globe", (4.25, 0.8), 0),
    ("bookcase", (0.65, 2.3), 270),
    ("palm", (10.05, 1.0), 0),
    ("plant-bench", (12.5, 0.6), 0),
    ("wicker-table", (14.6, 0.85), 0),
    ("fern", (16.3, 1.75), 0),
    ("fern", (14.3, 4.35), 0),
    ("grand-piano", (15.95, 8.5), 0),
    ("harp", (13.0, 7.8), 0),
    ("cello", (12.65, 8.6), 0),
    ("fireplace", (8.7, 15.2), 270),
    ("gramophone", (14.3, 13.65), 0),
    ("barrel", (0.65, 13.65), 0),
    ("barrel", (1.4, 13.65), 0),
    ("barrel", (0.65, 14.4), 0),
    ("bar", (5.05, 16.55), 180),
    ("bust", (0.65, 7.65), 0),
    ("longcase-clock", (3.6, 7.65), 0),
    ("bust", (4.4, 7.65), 0),
    ("candle-stand", (6.6, 6.6), 0),
    ("candle-stand", (8.4, 6.6), 0),
    ("candle-stand", (6.6, 8.4), 0),
    ("candle-stand", (8.4, 8.4), 0),
)

LODGE = House(
    stem="lodge",
    about={"title_en": "The Lodge", "title_fr": "Le pavillon de chasse"},
    drawing=DRAWING,
    rooms=ROOMS,
    doors=DOORS,
    passages=PASSAGES,
    envelope=((6.3, 6.75), (2.4, 1.5)),
    furniture=FURNITURE,
)

if __name__ == "__main__":
    write(LODGE)
