"""Draw ``maps/villa.tmx``, an island villa of two wings: ``python tools/maps/villa.py``."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from maps.furnished import Chamber, House, write  # noqa: E402

DRAWING = """\
OOOOOO.#          #.AAAAAA
OOOOOO..          ..AAAAAA
OOOOOO..          ..AAAAAA
OOOOOO..          ..AAAAAA
OOOOOO..          ..AAAAAA
........          ........
.6......          ......1.
LLLLLL..          ..VVVVVV
LLLLLL..          ..VVVVVV
LLLLLL..          ..VVVVVV
LLLLLL..............VVVVVV
LLLLLL..............VVVVVV
........          ........
BBBBBB..          ..CCCCCC
BBBBBB..          ..CCCCCC
BBBBBB..          ..CCCCCC
BBBBBB..          ..CCCCCC
.......5          2.......
KKKKKK..          ..WWWWWW
KKKKKK..          ..WWWWWW
KKKKKK..          ..WWWWWW
KKKKKK.4          3.WWWWWW
"""

HOUSE = House(
    stem="villa",
    about={
        "title_en": "Villa Miramar",
        "title_fr": "La villa Miramar",
        "story_en": "The last boat left the island at five, and the storm came at six."
        " Two families share the villa, a wing each, and meet only on the colonnade, where they do not speak."
        " The tunnels under the garden were dug for smugglers; somebody has lately oiled their doors.",
        "story_fr": "Le dernier bateau a quitté l’île à cinq heures, et la tempête est venue à six."
        " Deux familles se partagent la villa, une aile chacune, et ne se croisent que sous la colonnade, sans se parler."
        " Les souterrains du jardin furent creusés pour des contrebandiers ; on en a depuis peu huilé les portes.",
        "play_en": "Two wings, one colonnade, long ways: the three passages are worth a turn each.",
        "play_fr": "Deux ailes, une colonnade, de longs trajets : chacun des trois passages vaut un tour.",
    },
    drawing=DRAWING,
    rooms=(
        Chamber("O", "observatory", "Observatory", "Observatoire", "masculine", "ebony"),
        Chamber("L", "loggia", "Loggia", "Loggia", "feminine", "terracotta"),
        Chamber("B", "bath-house", "Bath House", "Thermes", "plural", "kitchen-tile"),
        Chamber("K", "boathouse", "Boathouse", "Hangar à bateaux", "masculine", "deck"),
        Chamber("A", "atelier", "Atelier", "Atelier", "masculine", "oak"),
        Chamber("V", "aviary", "Aviary", "Volière", "feminine", "flagstone"),
        Chamber("C", "chapel", "Chapel", "Chapelle", "feminine", "marble"),
        Chamber("W", "wine-vault", "Wine Vault", "Cave à vin", "feminine", "slate"),
    ),
    doors=(
        ("observatory", (5, 2), "right"),
        ("observatory", (5, 4), "down"),
        ("loggia", (2, 7), "up"),
        ("loggia", (5, 10), "right"),
        ("bath-house", (5, 14), "right"),
        ("bath-house", (5, 16), "down"),
        ("boathouse", (0, 18), "up"),
        ("boathouse", (5, 20), "right"),
        ("atelier", (20, 2), "left"),
        ("atelier", (20, 4), "down"),
        ("aviary", (23, 7), "up"),
        ("aviary", (20, 10), "left"),
        ("chapel", (20, 14), "left"),
        ("chapel", (20, 16), "down"),
        ("wine-vault", (25, 18), "up"),
        ("wine-vault", (20, 20), "left"),
    ),
    passages=(
        ("observatory", (0, 0), "south-east", "wine-vault"),
        ("wine-vault", (25, 21), "north-west", "observatory"),
        ("boathouse", (0, 21), "north-east", "atelier"),
        ("atelier", (25, 0), "south-west", "boathouse"),
        ("bath-house", (0, 13), "north-east", "aviary"),
        ("aviary", (25, 7), "south-west", "bath-house"),
    ),
    envelope=((11.2, 15.2), (3.6, 2.3)),
    middle="slate",
    furniture=(
        # the observatory
        ("telescope", (3.0, 1.35), 0),
        ("desk", (4.9, 0.75), 0),
        ("bookcase", (0.6, 2.6), 270),
        ("globe", (1.6, 0.65), 0),
        ("blue-rug", (3.3, 2.8), 90),
        ("floor-lamp", (0.5, 4.4), 0),
        # the loggia
        ("wicker-chair", (0.8, 8.0), 315),
        ("wicker-table", (0.75, 9.1), 0),
        ("wicker-chair", (0.8, 10.1), 225),
        ("palm", (4.9, 8.0), 0),
        ("fern", (3.8, 7.6), 0),
        ("candle-stand", (0.5, 11.2), 0),
        # the bath house
        ("basin", (3.1, 14.05), 0),
        ("bust", (1.35, 13.5), 0),
        ("candle-stand", (5.5, 13.5), 0),
        ("fern", (0.55, 15.4), 0),
        # the boathouse
        ("boat", (3.2, 19.0), 0),
        ("crate", (5.4, 18.6), 10),
        ("rope-coil", (5.35, 21.4), 0),
        ("barrel", (1.5, 18.5), 0),
        # the atelier
        ("easel", (22.3, 0.95), 0),
        ("easel", (23.9, 0.9), 0),
        ("bust", (20.6, 0.6), 0),
        ("work-table", (25.3, 2.8), 90),
        ("umber-rug", (22.6, 2.9), 90),
        ("stool", (22.3, 1.9), 0),
        ("floor-lamp", (20.5, 3.5), 0),
        # the aviary
        ("cage", (21.0, 7.75), 0),
        ("cage", (25.4, 9.3), 0),
        ("cage", (25.4, 10.4), 0),
        ("fern", (24.35, 7.6), 0),
        ("fern", (20.6, 9.0), 0),
        ("fern", (20.6, 11.4), 0),
        # the chapel
        ("altar", (23.0, 13.55), 0),
        ("candle-stand", (21.5, 13.55), 0),
        ("candle-stand", (24.5, 13.55), 0),
        ("pew", (25.3, 15.6), 90),
        ("pew", (20.7, 15.75), 270),
        ("runner", (23.0, 15.2), 0),
        # the wine vault
        ("cask", (21.0, 18.7), 0),
        ("cask", (22.25, 18.7), 0),
        ("bar", (23.9, 18.45), 0),
        ("barrel", (20.55, 21.3), 0),
        ("candle-stand", (25.5, 19.6), 0),
        # the gardens
        ("basin", (13.0, 5.0), 0),
        ("palm", (9.4, 1.4), 0),
        ("palm", (16.6, 1.4), 0),
        ("palm", (9.4, 8.2), 0),
        ("palm", (16.6, 8.2), 0),
        ("fern", (11.0, 3.0), 0),
        ("fern", (15.0, 3.0), 0),
        ("fern", (11.0, 7.0), 0),
        ("fern", (15.0, 7.0), 0),
        ("bench", (13.0, 2.6), 0),
        ("bench", (13.0, 7.4), 0),
        ("bust", (13.0, 0.8), 0),
        ("palm", (9.4, 13.4), 0),
        ("palm", (16.6, 13.4), 0),
        ("palm", (9.4, 20.4), 0),
        ("palm", (16.6, 20.4), 0),
        ("newel-lamp", (10.4, 15.2), 0),
        ("newel-lamp", (15.6, 15.2), 0),
        ("newel-lamp", (10.4, 18.6), 0),
        ("newel-lamp", (15.6, 18.6), 0),
        ("plant-bench", (13.0, 13.1), 0),
        ("plant-bench", (13.0, 20.6), 180),
    ),
    names={
        "observatory": 2.5,
        "loggia": 3.0,
        "bath-house": 2.9,
        "atelier": 23.2,
        "aviary": 23.0,
        "chapel": 23.2,
    },
)

if __name__ == "__main__":
    write(HOUSE)
