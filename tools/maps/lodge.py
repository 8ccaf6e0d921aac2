"""Draw ``maps/lodge.tmx``, a hunting lodge of nine rooms: ``python tools/maps/lodge.py``.

It is made from the builder's tilesets alone, as anybody could make one in Tiled.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from maps.furnished import Chamber, House, Piece, write  # noqa: E402
from maps.tmx import Cell  # noqa: E402

DRAWING = """\
MMMMM#1WWWWWWWW##NNNNN
MMMMM..WWWWWWWW..NNNNN
MMMMM..WWWWWWWW..NNNNN
MMMMM..WWWWWWWW..NNNNN
MMMMM....WWWW....NNNNN
.....................#
6....................2
GGGGG...      ...UUUUU
GGGGG...      ...UUUUU
GGGGG...      ...UUUUU
GGGGG...      ...UUUUU
.................UUUUU
CCCCC................#
CCCCC..............3..
CCCCC............TTTTT
CCCCC..SSSSSSSS..TTTTT
IIIII..SSSSSSSS..TTTTT
IIIII..SSSSSSSS..TTTTT
IIIII.4SSSSSSSS..TTTTT
IIIII#.SSSSSSSS5#TTTTT
"""

ROOMS = (
    Chamber("M", "map-room", "Map Room", "Salle des cartes", "feminine", "walnut"),
    Chamber("W", "winter-garden", "Winter Garden", "Jardin d’hiver", "masculine", "flagstone"),
    Chamber("N", "gun-room", "Gun Room", "Armurerie", "feminine", "green-carpet"),
    Chamber("U", "music-room", "Music Room", "Salon de musique", "masculine", "oak"),
    Chamber("T", "tack-room", "Tack Room", "Sellerie", "feminine", "terracotta"),
    Chamber("S", "smoking-room", "Smoking Room", "Fumoir", "masculine", "carpet"),
    Chamber("I", "ice-house", "Ice House", "Glacière", "feminine", "slate"),
    Chamber("C", "cellar", "Cellar", "Cave", "feminine", "kitchen-tile"),
    Chamber("G", "gallery", "Gallery", "Galerie", "feminine", "marble"),
)

DOORS: tuple[tuple[str, Cell, str], ...] = (
    ("map-room", (4, 2), "right"),
    ("map-room", (2, 4), "down"),
    ("winter-garden", (7, 2), "left"),
    ("winter-garden", (10, 4), "down"),
    ("winter-garden", (14, 2), "right"),
    ("gun-room", (17, 2), "left"),
    ("gun-room", (18, 4), "down"),
    ("music-room", (17, 9), "left"),
    ("music-room", (19, 7), "up"),
    ("tack-room", (17, 16), "left"),
    ("tack-room", (18, 14), "up"),
    ("smoking-room", (10, 15), "up"),
    ("smoking-room", (14, 17), "right"),
    ("ice-house", (4, 17), "right"),
    ("cellar", (4, 13), "right"),
    ("cellar", (0, 12), "up"),
    ("gallery", (4, 9), "right"),
    ("gallery", (2, 7), "up"),
)

PASSAGES: tuple[tuple[str, Cell, str, str], ...] = (
    ("map-room", (0, 0), "south-east", "tack-room"),
    ("tack-room", (21, 19), "north-west", "map-room"),
    ("gun-room", (21, 0), "south-west", "ice-house"),
    ("ice-house", (0, 19), "north-east", "gun-room"),
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
    ("palm", (8.05, 1.0), 0),
    ("plant-bench", (10.5, 0.6), 0),
    ("stove", (12.7, 0.9), 0),
    ("wicker-chair", (7.75, 3.2), 270),
    ("wicker-table", (8.7, 2.9), 0),
    ("palm", (14.1, 0.95), 0),
    ("fern", (14.4, 3.4), 0),
    ("fern", (12.4, 4.3), 0),
    ("fern", (9.55, 4.3), 0),
    # the gun room
    ("bearskin", (19.45, 2.75), 0),
    ("gun-rack", (19.15, 0.75), 0),
    ("armchair", (21.25, 1.75), 90),
    ("coffee-table", (21.45, 3.05), 90),
    ("cartridges", (21.45, 2.95), 0),
    ("floor-lamp", (17.5, 3.6), 0),
    # the music room
    ("blue-rug", (19.4, 9.6), 90),
    ("grand-piano", (20.95, 8.5), 0),
    ("harp", (18.0, 7.8), 0),
    ("cello", (17.65, 10.5), 0),
    ("dining-chair", (18.5, 8.9), 200),
    ("candle-stand", (20.2, 7.6), 0),
    ("bust", (21.5, 10.3), 0),
    # the tack room
    ("straw", (19.3, 17.0), 20),
    ("saddle", (19.75, 15.0), 0),
    ("saddle", (20.6, 15.0), 0),
    ("saddle", (21.45, 15.0), 0),
    ("straw-bale", (17.75, 17.9), 5),
    ("straw-bale", (17.7, 18.75), 355),
    ("rope-coil", (21.4, 16.2), 0),
    ("barrel", (21.4, 17.2), 0),
    ("trunk", (21.25, 18.1), 90),
    ("lantern", (17.4, 14.5), 0),
    # the smoking room
    ("green-rug", (10.9, 17.4), 90),
    ("fireplace", (7.75, 17.3), 270),
    ("armchair", (9.35, 16.35), 215),
    ("armchair", (9.35, 18.15), 325),
    ("stool", (8.6, 15.6), 0),
    ("bar", (12.5, 15.5), 0),
    ("card-table", (13.6, 18.5), 0),
    ("gramophone", (14.3, 15.7), 0),
    ("antlers", (7.7, 15.6), 0),
    # the ice house
    ("straw", (2.4, 17.75), 0),
    ("ice", (1.35, 16.7), 0),
    ("ice-block", (3.2, 16.5), 0),
    ("ice-block", (0.6, 18.0), 12),
    ("lantern", (4.5, 16.45), 0),
    # the cellar
    ("cask", (1.75, 12.75), 0),
    ("cask", (2.9, 12.75), 0),
    ("barrel", (3.85, 12.55), 0),
    ("barrel", (4.55, 12.6), 0),
    ("crate", (0.6, 13.85), 6),
    ("candle-stand", (4.55, 14.35), 0),
    # the gallery
    ("runner", (2.5, 8.9), 90),
    ("painting", (1.35, 7.5), 0),
    ("painting", (3.7, 7.5), 0),
    ("bust", (0.6, 8.6), 0),
    ("bust", (0.6, 9.7), 0),
    ("candle-stand", (4.5, 10.4), 0),
    ("longcase-clock", (4.45, 8.35), 0),
    # the fire in the middle, where the envelope lies
    ("umber-rug", (11.0, 9.2), 90),
    ("fireplace", (11.0, 7.65), 0),
    ("armchair", (8.75, 8.4), 40),
    ("armchair", (13.25, 8.4), 320),
    ("candle-stand", (8.5, 10.4), 0),
    ("candle-stand", (13.5, 10.4), 0),
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
        "play_en": "Nine rooms round one fire: another door is never far,"
        " and two tunnels under the snow join the opposite corners.",
        "play_fr": "Neuf pièces autour d’un seul feu : une autre porte n’est jamais loin,"
        " et deux tunnels sous la neige relient les coins opposés.",
    },
    drawing=DRAWING,
    rooms=ROOMS,
    doors=DOORS,
    passages=PASSAGES,
    envelope=((9.8, 8.7), (2.4, 1.5)),
    furniture=FURNITURE,
    names={
        "map-room": 3.6,
        "winter-garden": 12.0,
        "gun-room": 20.4,
        "gallery": 2.7,
        "ice-house": 2.9,
    },
)

if __name__ == "__main__":
    write(LODGE)
