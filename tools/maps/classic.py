"""Draw ``maps/classic.tmx``, the mansion of the five rulebooks: ``python tools/maps/classic.py``."""

from __future__ import annotations

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from maps import plan  # noqa: E402
from maps.tmx import ROOT, Cell, Drawn, MapWriter, Tileset  # noqa: E402

DRAWING = """\
SSSSSS#.#HHHHHH#1#OOOOOO
SSSSSSS..HHHHHH..OOOOOOO
SSSSSSS..HHHHHH..OOOOOOO
SSSSSSS..HHHHHH..OOOOOOO
#........HHHHHH..OOOOOOO
6........HHHHHH..OOOOOOO
#LLLLL...HHHHHH........#
LLLLLLL................2
LLLLLLL..     .........#
LLLLLLL..     ..DDDDDDDD
#LLLLL...     ..DDDDDDDD
#........     ..DDDDDDDD
BBBBBB...     ..DDDDDDDD
BBBBBB...     ..DDDDDDDD
BBBBBB...     ..DDDDDDDD
BBBBBB.............DDDDD
BBBBBB.................#
#.......AAAAAAAA........
5.......AAAAAAAA..KKKKK#
#CCCC...AAAAAAAA..KKKKKK
CCCCCC..AAAAAAAA..KKKKKK
CCCCCC..AAAAAAAA..KKKKKK
CCCCCC..AAAAAAAA..KKKKKK
CCCCCC#...AAAA...#KKKKKK
#########4####3#########
"""

# In the order of the printed cards: mark, id, English, French, its gender in French.
ROOMS = (
    ("S", "study", "Study", "Bureau", "masculine"),
    ("H", "hall", "Hall", "Hall", "masculine"),
    ("O", "lounge", "Lounge", "Salon", "masculine"),
    ("L", "library", "Library", "Bibliothèque", "feminine"),
    ("B", "billiard-room", "Billiard Room", "Salle de billard", "feminine"),
    ("D", "dining-room", "Dining Room", "Salle à manger", "feminine"),
    ("C", "conservatory", "Conservatory", "Véranda", "feminine"),
    ("A", "ballroom", "Ballroom", "Salle de bal", "feminine"),
    ("K", "kitchen", "Kitchen", "Cuisine", "feminine"),
)

DOORS: tuple[tuple[str, Cell, str], ...] = (
    ("study", (6, 3), "down"),
    ("hall", (9, 4), "left"),
    ("hall", (11, 6), "down"),
    ("hall", (12, 6), "down"),
    ("lounge", (17, 5), "down"),
    ("library", (6, 8), "right"),
    ("library", (3, 10), "down"),
    ("billiard-room", (1, 12), "up"),
    ("billiard-room", (5, 15), "right"),
    ("dining-room", (17, 9), "up"),
    ("dining-room", (16, 12), "left"),
    ("conservatory", (4, 19), "right"),
    ("ballroom", (8, 19), "left"),
    ("ballroom", (9, 17), "up"),
    ("ballroom", (14, 17), "up"),
    ("ballroom", (15, 19), "right"),
    ("kitchen", (19, 18), "up"),
)

# Where a passage opens, where the tile's arrow points, and where it leads.
PASSAGES: tuple[tuple[str, Cell, str, str], ...] = (
    ("study", (0, 0), "south-east", "kitchen"),
    ("lounge", (23, 0), "south-west", "conservatory"),
    ("conservatory", (0, 23), "north-east", "lounge"),
    ("kitchen", (23, 23), "north-west", "study"),
)

# Flames that one sees in the rooms' pictures and on the stairs.
LIGHTS: tuple[plan.Light, ...] = (
    ("lamp", (3.75, 0.85)),
    ("lamp", (9.52, 0.45)),
    ("lamp", (14.4, 3.05)),
    ("lamp", (17.6, 1.4)),
    ("fire", (23.45, 3.15)),
    ("lamp", (3.55, 7.2)),
    ("lamp", (16.6, 13.05)),
    ("candle", (20.95, 10.6)),
    ("candle", (2.4, 20.0)),
    ("candle", (8.5, 17.4)),
    ("candle", (15.5, 17.4)),
    ("candle", (8.5, 22.4)),
    ("candle", (15.5, 22.4)),
    ("range", (23.3, 20.45)),
    ("candle", (20.35, 19.4)),
    ("lamp", (9.2, 8.15)),
    ("lamp", (13.8, 8.15)),
    ("lamp", (9.2, 14.8)),
    ("lamp", (13.8, 14.8)),
)

ABOUT = {
    "title_en": "The Mansion",
    "title_fr": "Le manoir",
    "story_en": "The master of the house asked six people to dinner and had a reason for each."
    " He was found at the foot of his own stairs before the coffee was cold."
    " Nobody has left, and the envelope on the landing knows who should not.",
    "story_fr": "Le maître de maison avait invité six personnes à dîner, et avait pour chacune ses raisons."
    " On l’a trouvé au pied de son propre escalier avant que le café fût froid."
    " Personne n’est parti, et l’enveloppe du palier sait qui ne le doit pas.",
    "play_en": "The house of the rulebooks: nine rooms, corners joined by passages, a long way round the stairs.",
    "play_fr": "La maison des livrets : neuf pièces, des coins reliés par des passages, un long tour de l’escalier.",
}
STAIRS = (9, 8)
ENVELOPE = ((9.75, 10.4), (3.5, 2.2))


def main() -> None:
    """Draw everything from the ground up, then what it means."""
    rows = DRAWING.splitlines()
    mansion = MapWriter(len(rows[0]), len(rows), ABOUT)
    tiles = mansion.tileset("mansion")
    stairs = mansion.tileset("stairs")
    panels, light = mansion.tileset("wainscot"), mansion.tileset("light")
    sheets = {name: mansion.tileset(f"room-{name}") for _, name, *_ in ROOMS}
    floors = {name: plan.cells_of(DRAWING, mark) for mark, name, *_ in ROOMS}

    everywhere = [(x, y) for y in range(mansion.height) for x in range(mansion.width)]
    ground = {c: tiles.number("ground", plan.variety(c)) for c in everywhere}
    mansion.tiles("Ground", ground | plan.wainscot(DRAWING, panels))
    mansion.tiles("Squares", plan.square_tiles(DRAWING, tiles))
    mansion.tiles("Shadows", plan.shades(DRAWING, tiles))
    doors = [(cell, facing) for _, cell, facing in DOORS]
    left, top = STAIRS
    mansion.tiles(
        "Stairs", {(x, y): stairs.at(x - left, y - top) for x, y in plan.cells_of(DRAWING, " ")}
    )
    mansion.tiles("Interiors", _interiors(floors, sheets))
    mansion.tiles("Thresholds", plan.thresholds(doors, tiles))
    mansion.tiles("Lamplight", _lamplight(doors, light, rows))
    mansion.tiles("Trapdoors", {c: tiles.number(f"passage-{way}") for _, c, way, _ in PASSAGES})

    titles = {name: _titles(en, fr, gender) for _, name, en, fr, gender in ROOMS}
    mansion.objects("Rooms", "#c9a227", [plan.room(n, floors[n], titles[n]) for n in floors])
    mansion.objects("Doors", "#f4d35e", plan.door_marks(DOORS))
    mansion.objects("Starts", "#54e0cf", plan.start_marks(DRAWING))
    mansion.objects("Passages", "#8c1d2c", plan.passage_marks(PASSAGES))
    mansion.objects("Lights", "#ffd28a", plan.light_marks(LIGHTS))
    mansion.objects("Places", "#f1e6c8", _places())
    print(mansion.write("classic"))


def _lamplight(doors: list[tuple[Cell, str]], light: Tileset, rows: list[str]) -> dict[Cell, int]:
    """Pools over the corridors, and what falls out of every door; rooms are lit in their pictures."""
    sills = [plan.middle(plan.beside(cell, facing)) for cell, facing in doors]
    squares, size = plan.cells_of(DRAWING, plan.SQUARES), (len(rows[0]), len(rows))
    return plan.lamplight(squares, plan.pools(DRAWING), light, size, base=0.04, doors=sills)


def _titles(english: str, french: str, gender: str) -> dict[str, str]:
    return {"title_en": english, "title_fr": french, "gender_fr": gender}


def _interiors(floors: dict[str, list[Cell]], sheets: dict[str, Tileset]) -> dict[Cell, int]:
    """A room's picture is cut into tiles over the smallest rectangle that holds the room."""
    found: dict[Cell, int] = {}
    for name, cells in floors.items():
        left, top = min(x for x, _ in cells), min(y for _, y in cells)
        found |= {(x, y): sheets[name].at(x - left, y - top) for x, y in cells}
    return found


def _places() -> list[Drawn]:
    """Names, pawns and weapons where the rooms' makers left floor for them."""
    path = ROOT / "assets" / "rooms" / "places.json"
    rooms = json.loads(path.read_text(encoding="utf-8"))
    found = [Drawn("envelope", *ENVELOPE)]
    for _, name, *_ in ROOMS:
        found.append(Drawn("name", rooms[name]["name"]))
        found += [Drawn("pawn", spot) for spot in rooms[name]["pawns"]]
        found += [Drawn("weapon", spot) for spot in rooms[name]["weapons"]]
    return found


if __name__ == "__main__":
    main()
