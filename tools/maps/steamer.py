"""Draw ``maps/steamer.tmx``, a river steamer of three decks: ``python tools/maps/steamer.py``."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from maps.furnished import Chamber, House, write  # noqa: E402

DRAWING = """\
####WWWWWW##CCCCCC#######
###.WWWWWW..CCCCCC.   .##
##..WWWWWW..CCCCCC.   ..#
#...WWWWWW..CCCCCC.......
6....................4...
####.#############.######
#.......................#
..GGGGGGGG.TTTTTT.RRRRRR.
..GGGGGGGG.TTTTTT.RRRRRR.
..GGGGGGGG.TTTTTT.RRRRRR.
..GGGGGGGG.TTTTTT.RRRRRR3
5........................
##########.####.#########
#.......................#
..HHHHHH.EEEEEEE..YYYYYY#
..HHHHHH.EEEEEEE..YYYYYY#
..HHHHHH.EEEEEEE..YYYYYY#
..HHHHHH.EEEEEEE..YYYYYY#
#...1..............2....#
"""

HOUSE = House(
    stem="steamer",
    about={
        "title_en": "The River Queen",
        "title_fr": "La Reine du fleuve",
        "story_en": "The River Queen left the quay at dusk with a full saloon and one passenger too many."
        " Past midnight she ran on a sandbank, and all her lamps went out for as long as it takes to count to forty."
        " When they burned again nobody could say who had been on which deck.",
        "story_fr": "La Reine du fleuve a quitté le quai au crépuscule, le salon plein et un passager de trop à bord."
        " Passé minuit elle a touché un banc de sable, et toutes ses lampes se sont éteintes le temps de compter jusqu’à quarante."
        " Quand elles ont brûlé de nouveau, nul n’a su dire qui était sur quel pont.",
        "play_en": "Three decks, four ladders, gangways one step wide: whoever stands in the way keeps everybody waiting.",
        "play_fr": "Trois ponts, quatre échelles, des coursives d’un seul pas : qui barre le passage fait attendre tout le monde.",
    },
    drawing=DRAWING,
    rooms=(
        Chamber("W", "wheelhouse", "Wheelhouse", "Timonerie", "feminine", "deck"),
        Chamber(
            "C", "captains-cabin", "Captain’s Cabin", "Cabine du capitaine", "feminine", "walnut"
        ),
        Chamber("G", "grand-saloon", "Grand Saloon", "Grand salon", "masculine", "oak"),
        Chamber("T", "stateroom", "Stateroom", "Cabine de luxe", "feminine", "carpet"),
        Chamber("R", "card-room", "Card Room", "Salle de jeu", "feminine", "green-carpet"),
        Chamber("H", "cargo-hold", "Cargo Hold", "Cale", "feminine", "ebony"),
        Chamber("E", "engine-room", "Engine Room", "Salle des machines", "feminine", "slate"),
        Chamber("Y", "galley", "Galley", "Coquerie", "feminine", "kitchen-tile"),
    ),
    doors=(
        ("wheelhouse", (9, 2), "right"),
        ("wheelhouse", (4, 3), "down"),
        ("captains-cabin", (12, 1), "left"),
        ("captains-cabin", (17, 3), "down"),
        ("grand-saloon", (2, 8), "left"),
        ("grand-saloon", (5, 7), "up"),
        ("grand-saloon", (9, 10), "down"),
        ("stateroom", (13, 7), "up"),
        ("stateroom", (16, 10), "down"),
        ("card-room", (20, 7), "up"),
        ("card-room", (18, 10), "down"),
        ("cargo-hold", (4, 14), "up"),
        ("cargo-hold", (7, 16), "right"),
        ("engine-room", (12, 14), "up"),
        ("engine-room", (9, 15), "left"),
        ("galley", (21, 14), "up"),
        ("galley", (18, 16), "left"),
    ),
    envelope=((19.2, 1.15), (2.6, 1.7)),
    middle="deck",
    furniture=(
        # the wheelhouse
        ("helm", (7.0, 0.85), 0),
        ("binnacle", (5.7, 0.6), 0),
        ("stool", (8.4, 0.6), 0),
        ("console", (4.85, 0.6), 0),
        ("floor-lamp", (9.45, 0.5), 0),
        ("runner", (7.0, 2.2), 90),
        # the captain's cabin
        ("bed", (13.35, 0.75), 90),
        ("desk", (15.7, 0.75), 0),
        ("globe", (17.45, 0.65), 0),
        ("trunk", (12.75, 2.6), 90),
        ("blue-rug", (15.0, 2.35), 90),
        ("candle-stand", (17.5, 2.6), 0),
        # the grand saloon
        ("grand-piano", (3.3, 8.9), 0),
        ("sofa", (7.2, 7.6), 0),
        ("candle-stand", (2.5, 7.5), 0),
        ("candle-stand", (9.5, 7.5), 0),
        ("coffee-table", (7.2, 8.5), 0),
        ("fern", (9.45, 9.2), 0),
        ("red-rug", (6.4, 9.2), 90),
        # the stateroom
        ("wide-bed", (14.95, 8.05), 0),
        ("console", (11.9, 7.6), 0),
        ("trunk", (16.5, 9.3), 90),
        ("floor-lamp", (16.45, 7.5), 0),
        ("red-rug", (13.4, 9.4), 90),
        # the card room
        ("card-table", (22.35, 8.6), 0),
        ("bar", (18.9, 7.45), 0),
        ("stool", (20.95, 8.4), 0),
        ("stool", (23.5, 7.75), 0),
        ("candle-stand", (23.5, 9.9), 0),
        ("umber-rug", (20.4, 9.2), 90),
        # the hold
        ("crate", (2.6, 14.6), 4),
        ("crate", (3.4, 14.55), -8),
        ("cask", (6.9, 14.75), 0),
        ("barrel", (5.7, 14.5), 0),
        ("sack", (2.55, 15.5), 0),
        ("sack", (2.55, 16.3), 20),
        ("candle-stand", (7.4, 17.3), 0),
        ("rope-coil", (5.6, 15.6), 0),
        # the engine room
        ("boiler", (10.75, 14.95), 0),
        ("flywheel", (14.3, 15.0), 0),
        ("barrel", (15.5, 17.2), 0),
        # the galley
        ("range", (23.25, 15.9), 90),
        ("dresser", (19.6, 14.5), 0),
        ("barrel", (18.5, 17.4), 0),
        ("work-table", (20.6, 15.7), 0),
    ),
    lights=(("lamp", (14.9, 0.6)), ("fire", (10.75, 15.6))),
    names={
        "wheelhouse": 7.4,
        "captains-cabin": 14.5,
        "grand-saloon": 5.6,
        "stateroom": 13.4,
        "card-room": 21.6,
    },
)

if __name__ == "__main__":
    write(HOUSE)
