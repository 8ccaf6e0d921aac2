"""Tilesets for whoever builds a new mansion in Tiled: floors, walls and doors, furniture.

Squares, starts and passages are in the mansion tileset, which every map shares.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PIL import Image, ImageChops, ImageFilter

from art.lamplight import lifted, recoloured
from art.manifest import Entry
from art.rooms_plan import Plan
from art.rooms_rugs import PATTERNS
from art.tiles import TILE, TILES, Properties, write_collection, write_sheet

FINE = 1.0
SAMPLES = 5
BLOCK = 4  # a floor repeats after so many cells
FLOORS = ("oak", "walnut", "marble", "flagstone", "kitchen-tile", "carpet")
MEANS = (116, 96, 112, 116, 122, 86)
"""How bright each is under a lamp."""
MORE: dict[str, tuple[str, tuple[int, int, int], float]] = {
    "deck": ("walnut", (206, 176, 128), 124),
    "ebony": ("walnut", (92, 70, 58), 78),
    "terracotta": ("kitchen-tile", (190, 104, 66), 108),
    "slate": ("flagstone", (112, 128, 138), 104),
    "blue-carpet": ("carpet", (58, 92, 156), 84),
    "green-carpet": ("carpet", (52, 120, 84), 84),
}
"""The same floors in other materials: which, their colour, how bright."""
SIDES = ("up", "right", "down", "left")
SUN = (-32.0, -36.0, 0.0)


def _light() -> None:
    from art.blender import kit

    kit.world(0.42, top=(0.8, 0.78, 0.78), middle=(0.5, 0.43, 0.35))
    kit.sun(SUN, 2.3, (1.0, 0.88, 0.70), 8).visible_glossy = False
    kit.bounce(3)


def _shot(wide: float, high: float) -> Image.Image:
    """The scene from straight above without perspective, at the tiles' own size."""
    from art.blender import kit

    kit.camera(90, distance=12, target=(0, 0, 0), width=max(wide, high))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "shot.png"
        kit.render(path)
        large = Image.open(path).convert("RGBA")
    return large.resize((round(wide * TILE), round(high * TILE)), Image.Resampling.LANCZOS)


def _reset(wide: float, high: float, samples: int, transparent: bool) -> None:
    from art.blender import kit

    size = round(wide * TILE * FINE), round(high * TILE * FINE)
    kit.reset(size, samples, 0.35, transparent)


def _repeated_planks() -> list[Any]:
    """Boards whose pattern comes again after BLOCK cells."""
    import random

    from art.blender.house.floors import Piece

    rng = random.Random(4)
    rows = BLOCK * 4
    pieces = []
    for row in range(rows):
        joints = sorted(rng.uniform(0, BLOCK) for _ in range(2))
        joints = [joints[0], max(joints[1], joints[0] + 0.9), joints[0] + BLOCK]
        for lap in (-1, 0, 1):
            for turn in (-1, 0, 1):
                y = (row / 4) - BLOCK / 2 + turn * BLOCK
                for n in range(2):
                    x0, x1 = (joints[n + k] - BLOCK / 2 + lap * BLOCK for k in (0, 1))
                    outline = ((x0, y), (x1, y), (x1, y + 0.25), (x0, y + 0.25))
                    pieces.append(Piece(outline, seed=row * 2 + n))
    return pieces


def _lay(floor: str) -> None:
    """One floor, a little larger than it is shown."""
    from art.blender.house import floors

    size = BLOCK + 1.0
    if floor == "oak":
        wood = floors.stave_wood("#6a421c", "#9a6a34", "#c89a5c", spread=0.3)
        floors.inlay(floors.basket(BLOCK + 2, BLOCK + 2, 0.5, 4), wood)
    elif floor == "walnut":
        floors.inlay(_repeated_planks(), floors.stave_wood("#2c190c", "#583418", "#85552c"))
    elif floor == "marble":
        light = floors.slab_stone("#b3a994", "#7d7262")
        floors.chequer(
            size + 1, size + 1, 0.5, light, floors.slab_stone("#2b2823", "#6a6256"), False
        )
    elif floor == "flagstone":
        slabs, dots = floors.octagons(BLOCK + 4, BLOCK + 4, 1.0, 0.24)
        floors.inlay(slabs, floors.slab_stone("#9a9c84", "#6a735c", 0.15, 0.4), 0.015)
        dots = [floors.Piece(p.outline, seed=3) for p in dots]
        floors.inlay(dots, floors.slab_stone("#27463c", "#16302a", 0.2, 0.4), 0.015)
    elif floor == "kitchen-tile":
        light = floors.slab_stone("#c2bda9", "#a39c8a", 0.2, 0.35)
        floors.chequer(
            size + 1, size + 1, 0.25, light, floors.slab_stone("#4f6f74", "#3f5a58"), False
        )


def _floor(floor: str) -> Image.Image:
    if floor == "carpet":
        cloth = PATTERNS["fitted"](BLOCK, BLOCK).convert("RGBA")
        return cloth.resize((BLOCK * TILE, BLOCK * TILE), Image.Resampling.LANCZOS)
    _reset(BLOCK, BLOCK, SAMPLES, transparent=False)
    _lay(floor)
    _light()
    return _shot(BLOCK, BLOCK)


def _floors() -> list[Entry]:
    """Six materials, each a block of four by four tiles that repeats, side by side."""
    sheet = Image.new("RGBA", (len(FLOORS) * BLOCK * TILE, BLOCK * TILE))
    for number, (floor, mean) in enumerate(zip(FLOORS, MEANS, strict=True)):
        sheet.paste(lifted(_floor(floor), mean), (number * BLOCK * TILE, 0))
    return _floor_sheet("builder-floors", sheet, FLOORS)


def _more_floors() -> list[Entry]:
    """Six more, in the patterns of the first."""
    known = Image.open(TILES / "builder-floors.png").convert("RGB")
    side = BLOCK * TILE
    sheet = Image.new("RGBA", (len(MORE) * side, side))
    for number, (pattern, colour, mean) in enumerate(MORE.values()):
        left = FLOORS.index(pattern) * side
        floor = known.crop((left, 0, left + side, side))
        sheet.paste(recoloured(floor, colour, mean), (number * side, 0))
    return _floor_sheet("builder-floors-more", sheet, tuple(MORE))


def _floor_sheet(name: str, sheet: Image.Image, floors: tuple[str, ...]) -> list[Entry]:
    kinds: list[tuple[str, Properties]] = [
        ("floor", {"material": floor, "across": i, "down": j})
        for j in range(BLOCK)
        for floor in floors
        for i in range(BLOCK)
    ]
    purpose = "floors in six materials for new mansions; each repeats after four by four tiles"
    return write_sheet(name, sheet.convert("RGB"), kinds, name, purpose)


def wall_kinds() -> list[tuple[str, Properties]]:
    """Every wall tile: 15 sets of sides, 4 inner corners, 8 ends, 4 doors."""
    sets: list[tuple[str, Properties]] = [
        (f"wall-{mask}", {side: bool(mask >> bit & 1) for bit, side in enumerate(SIDES)})
        for mask in range(1, 16)
    ]
    corners: list[tuple[str, Properties]] = [
        (f"corner-{where}", {"corner": where}) for where in ("nw", "ne", "se", "sw")
    ]
    ends: list[tuple[str, Properties]] = [
        (f"end-{side}-{half}", {"side": side, "half": half})
        for side in SIDES
        for half in ("first", "last")
    ]
    doors: list[tuple[str, Properties]] = [(f"door-{side}", {"side": side}) for side in SIDES]
    return [*sets, *corners, *ends, *doors]


WALL_COLUMNS, WALL_ROWS = 8, 4
CORNERS = {"nw": (0, 0), "ne": (1, 0), "se": (1, 1), "sw": (0, 1)}
BETWEEN = {
    ("up", "left"): "nw",
    ("up", "right"): "ne",
    ("down", "right"): "se",
    ("down", "left"): "sw",
}


def _build_wall(site: Any, x: int, y: int, kind: str, traits: Properties) -> None:
    """One tile of wall in its own cell of the grid."""
    name = kind.split("-", maxsplit=1)[0]
    if name == "wall":
        for side in SIDES:
            if traits[side]:
                site.panel(x, y, side)
        for (first, second), corner in BETWEEN.items():
            if traits[first] and traits[second]:
                dx, dy = CORNERS[corner]
                site.post(x + dx, y + dy)
    elif name == "corner":
        dx, dy = CORNERS[str(traits["corner"])]
        site.post(x + dx, y + dy)
    elif name == "end":
        site.half_panel(x, y, str(traits["side"]), first=traits["half"] == "first")
    else:
        site.doorway(x, y, str(traits["side"]))


def _walls() -> list[Entry]:
    from art.blender.house.site import Site

    spread = 2  # tiles stand apart, so that none throws a shadow or a post on its neighbour
    wide, high = WALL_COLUMNS * spread, WALL_ROWS * spread
    cells = frozenset((x, y) for x in range(wide) for y in range(high))
    _reset(wide, high, SAMPLES, transparent=True)
    site = Site(Plan("study", cells))
    kinds = wall_kinds()
    for number, (kind, traits) in enumerate(kinds):
        column, row = number % WALL_COLUMNS, number // WALL_COLUMNS
        _build_wall(site, column * spread, row * spread, kind, traits)
    _light()
    shot = shadowed(_shot(wide, high), 5, 6)
    sheet = Image.new("RGBA", (WALL_COLUMNS * TILE, WALL_ROWS * TILE))
    for number in range(len(kinds)):
        column, row = number % WALL_COLUMNS, number // WALL_COLUMNS
        left, top = column * spread * TILE, row * spread * TILE
        sheet.paste(shot.crop((left, top, left + TILE, top + TILE)), (column * TILE, row * TILE))
    purpose = "walls along a cell's sides, inner corners, ends, doors, for new mansions"
    return write_sheet("builder-walls", sheet, kinds, "builder-walls", purpose)


def shadowed(picture: Image.Image, shift: int, blur: int, strength: float = 0.6) -> Image.Image:
    """A soft shadow to the lower right, as if the lamp hung at the upper left."""
    alpha = picture.getchannel("A")
    near = ImageChops.offset(alpha, shift, shift).filter(ImageFilter.GaussianBlur(blur))
    under = Image.new("RGBA", picture.size, (10, 6, 3, 0))
    under.putalpha(near.point(lambda a: int(a * strength)))
    under.alpha_composite(picture)
    return under


Build = Callable[[Any], Any]
Size = tuple[float, float]


def furniture() -> dict[str, tuple[str, Size, Build]]:
    """Every piece by name: the room it suits, the cells it needs, and how it is built."""
    from art.blender.house import (
        fixtures,
        lamps,
        music,
        plants,
        seating,
        small,
        storage,
        tables,
        textiles,
    )

    return {
        "desk": ("study", (1.9, 1.1), tables.desk),
        "armchair": ("study", (1.2, 1.1), lambda s: seating.armchair(s, s.hide("#6a2415"))),
        "bookcase": ("study", (2.4, 0.8), lambda s: storage.bookcase(s, 2.2, 3)),
        "globe": ("study", (1, 1), small.globe),
        "longcase-clock": ("hall", (0.9, 0.9), fixtures.longcase_clock),
        "staircase": ("hall", (1.4, 3.1), lambda s: fixtures.staircase(s, 2.6, 1.1)),
        "newel-lamp": ("hall", (0.9, 0.9), lamps.newel_lamp),
        "console": ("hall", (1.5, 1.1), tables.console),
        "bench": ("hall", (1.5, 0.7), seating.bench),
        "umbrella-stand": ("hall", (0.8, 0.9), storage.umbrella_stand),
        "bust": ("hall", (0.7, 0.7), small.bust),
        "sofa": ("lounge", (2.5, 1.1), lambda s: seating.sofa(s, s.hide("#27503f"), 3)),
        "fireplace": ("lounge", (2.3, 1.4), fixtures.fireplace),
        "gramophone": ("lounge", (1.4, 1.4), music.gramophone),
        "coffee-table": ("lounge", (1.3, 0.8), tables.coffee_table),
        "floor-lamp": ("lounge", (0.9, 0.9), lamps.floor_lamp),
        "reading-table": ("library", (2.1, 1.0), tables.reading_table),
        "ladder": ("library", (1.3, 1.9), fixtures.ladder),
        "billiard-table": ("billiard-room", (3.2, 1.7), tables.billiard_table),
        "cue-rack": ("billiard-room", (1.6, 0.7), storage.cue_rack),
        "bar": ("billiard-room", (1.4, 0.8), storage.bottle_rack),
        "stool": ("billiard-room", (0.7, 0.7), lambda s: seating.stool(s, s.hide("#6a2415"))),
        "dining-table": ("dining-room", (3.9, 2.3), tables.dining_table),
        "dining-chair": ("dining-room", (0.8, 1.0), seating.dining_chair),
        "sideboard": ("dining-room", (2.6, 0.8), storage.sideboard),
        "wicker-chair": ("conservatory", (1.2, 1.2), seating.wicker_chair),
        "wicker-table": ("conservatory", (1, 1), tables.wicker_table),
        "plant-bench": ("conservatory", (2.7, 1.0), storage.plant_bench),
        "palm": ("conservatory", (2.0, 2.0), plants.palm),
        "fern": ("conservatory", (1.2, 1.2), plants.fern),
        "grand-piano": ("ballroom", (1.9, 2.7), music.grand_piano),
        "harp": ("ballroom", (1.7, 1.7), music.harp),
        "cello": ("ballroom", (0.9, 2.0), music.cello),
        "candle-stand": ("ballroom", (0.9, 0.9), lamps.candle_stand),
        "range": ("kitchen", (2.6, 1.3), fixtures.kitchen_range),
        "sink": ("kitchen", (2.5, 0.9), fixtures.sink),
        "dresser": ("kitchen", (2.3, 0.9), storage.dresser),
        "work-table": ("kitchen", (2.1, 1.1), tables.work_table),
        "barrel": ("kitchen", (0.8, 0.8), lambda s: fixtures.barrel(s, "#9a6a3a")),
        "red-rug": ("study", (2.8, 4.0), lambda s: textiles.rug(s, "red persian", 2.6, 3.6)),
        "blue-rug": ("library", (2.8, 4.0), lambda s: textiles.rug(s, "blue persian", 2.6, 3.6)),
        "runner": ("hall", (1.6, 4.0), lambda s: textiles.rug(s, "runner", 1.4, 3.6)),
    }


def more_furniture() -> dict[str, tuple[str, Size, Build]]:
    """And what stands in other houses: aboard, upstairs, by the sea."""
    from art.blender.house import beyond, textiles, upright

    return {
        "bed": ("nursery", (1.4, 2.3), lambda s: beyond.bed(s, "#5a7a9a")),
        "wide-bed": ("stateroom", (1.8, 2.3), lambda s: beyond.bed(s, "#7a2430", 1.5)),
        "trunk": ("attic", (1.1, 0.7), beyond.trunk),
        "crate": ("cargo-hold", (0.9, 0.9), lambda s: beyond.crate(s, 0.66)),
        "sack": ("cargo-hold", (0.9, 0.9), beyond.sack),
        "rope-coil": ("boathouse", (0.9, 0.9), beyond.coil),
        "cask": ("cellar", (1.3, 1.3), beyond.vat),
        "helm": ("wheelhouse", (1.8, 1.6), lambda s: beyond.leaning(beyond.helm(s), 52)),
        "binnacle": ("wheelhouse", (0.6, 0.6), beyond.binnacle),
        "telescope": ("observatory", (1.3, 2.2), beyond.telescope),
        "easel": ("atelier", (1.2, 1.8), lambda s: beyond.leaning(beyond.easel(s), 40)),
        "cage": ("aviary", (1.0, 1.0), beyond.cage),
        "boiler": ("engine-room", (3.0, 1.8), beyond.boiler),
        "flywheel": (
            "engine-room",
            (2.9, 1.9),
            lambda s: beyond.leaning(beyond.flywheel(s, 0.7), 60),
        ),
        "stove": ("winter-garden", (1.0, 1.9), beyond.stove),
        "basin": ("bath-house", (2.7, 1.9), beyond.basin),
        "boat": ("boathouse", (3.2, 1.3), beyond.boat),
        "mannequin": ("sewing-room", (0.7, 0.7), beyond.mannequin),
        "dolls-house": ("nursery", (1.3, 0.9), lambda s: beyond.leaning(beyond.dolls_house(s), 25)),
        "bricks": ("nursery", (1.3, 0.8), beyond.blocks),
        "card-table": ("card-room", (1.9, 1.9), beyond.card_table),
        "chart-table": ("map-room", (2.4, 1.3), beyond.chart_table),
        "altar": ("chapel", (1.8, 0.9), beyond.altar),
        "pew": ("chapel", (1.6, 0.8), beyond.pew),
        "wardrobe": ("dressing-room", (2.0, 1.0), beyond.wardrobe),
        "sewing-table": ("sewing-room", (1.8, 1.0), beyond.sewing_table),
        "antlers": ("smoking-room", (1.6, 1.3), lambda s: beyond.leaning(beyond.trophy(s), 60)),
        "looking-glass": (
            "boudoir",
            (1.0, 1.3),
            lambda s: beyond.leaning(beyond.mirror(s, 0.7, 1.0), 55),
        ),
        "painting": (
            "gallery",
            (1.5, 1.1),
            lambda s: beyond.leaning(upright.painting(s, PAINTED, 1.2, 0.8), 60),
        ),
        "green-rug": (
            "smoking-room",
            (2.8, 4.0),
            lambda s: textiles.rug(s, "green persian", 2.6, 3.6),
        ),
        "umber-rug": ("map-room", (2.8, 4.0), lambda s: textiles.rug(s, "umber persian", 2.6, 3.6)),
    }


def lodge_furniture() -> dict[str, tuple[str, Size, Build]]:
    """And what stands in a hunting lodge."""
    from art.blender.house import beyond, hunting

    return {
        "gun-rack": ("gun-room", (2.2, 1.6), lambda s: beyond.leaning(hunting.gun_rack(s), 38)),
        "bearskin": ("gun-room", (2.0, 2.3), hunting.bearskin),
        "cartridges": ("gun-room", (1.0, 0.8), hunting.cartridges),
        "saddle": ("tack-room", (1.0, 1.2), hunting.saddle),
        "straw-bale": ("tack-room", (1.1, 0.8), hunting.bale),
        "straw": ("ice-house", (1.8, 1.3), lambda s: hunting.straw(s, 1.7, 1.2, 150)),
        "ice": ("ice-house", (2.2, 1.5), lambda s: beyond.leaning(hunting.ice(s), 30)),
        "ice-block": ("ice-house", (0.9, 0.8), lambda s: hunting.ice(s, (1,), 0.55)),
        "lantern": ("tack-room", (0.5, 0.5), hunting.lantern),
    }


PAINTED = Path(__file__).resolve().parents[2] / "assets" / "title" / "mansion.webp"
FLAT = (
    "red-rug",
    "blue-rug",
    "runner",
    "green-rug",
    "umber-rug",
    "bearskin",
    "straw",
)  # pawns may stand on these
APART = 0.45  # cells between pieces, for their shadows
SHELF = 15.0  # cells in a row of pieces when all are rendered at once


def _packed(sizes: dict[str, Size]) -> tuple[dict[str, tuple[float, float, float, float]], float]:
    """A place for each piece (left, top, width, height) on shelves, tallest first, and the depth."""
    places: dict[str, tuple[float, float, float, float]] = {}
    left = top = deep = 0.0
    for name in sorted(sizes, key=lambda n: -sizes[n][1]):
        wide, high = (side + APART for side in sizes[name])
        if left + wide > SHELF:
            left, top, deep = 0.0, top + deep, 0.0
        places[name] = (left, top, wide, high)
        left, deep = left + wide, max(deep, high)
    return places, top + deep


def _furniture() -> list[Entry]:
    return _rendered_pieces("builder-furniture", furniture())


def _more_furniture() -> list[Entry]:
    return _rendered_pieces("builder-furniture-more", more_furniture())


def _lodge_furniture() -> list[Entry]:
    return _rendered_pieces("builder-furniture-lodge", lodge_furniture())


def _rendered_pieces(maker: str, pieces: dict[str, tuple[str, Size, Build]]) -> list[Entry]:
    from art.blender import kit
    from art.blender.house.stuff import Stuff

    places, depth = _packed({name: size for name, (_, size, _) in pieces.items()})
    _reset(SHELF, depth, SAMPLES, transparent=True)
    stuff = Stuff()
    for name, (_, _, build) in pieces.items():
        left, top, wide, high = places[name]
        middle = (left + wide / 2 - SHELF / 2, depth / 2 - top - high / 2, 0.0)
        dx, dy = OFFSET.get(name, (0.0, 0.0))
        scale = 0.8 if name == "dining-table" else 1.0
        kit.group([build(stuff)], (middle[0] + dx, middle[1] + dy, 0), scale=scale)
    _light()
    shot = _shot(SHELF, depth)
    folder = TILES / "furniture"
    folder.mkdir(parents=True, exist_ok=True)
    rows: list[tuple[str, Path, Properties]] = []
    for name, (room, _, _) in pieces.items():
        path = folder / f"{name}.png"
        _piece(shot, places[name], flat=name in FLAT).save(path, optimize=True)
        rows.append((name, path, {"solid": name not in FLAT, "suits": room}))
    purpose = "furniture for new mansions"
    return write_collection(maker, rows, maker, purpose)


# Pieces whose own origin is not in their middle.
OFFSET = {"ladder": (0.0, 0.4), "cello": (0.0, -0.25), "grand-piano": (0.0, 0.1)}


def _alone(crop: Image.Image) -> Image.Image:
    """Without what reaches into the picture from the pieces beside it."""
    import numpy as np
    from scipy import ndimage

    pixels = np.array(crop)
    marks, count = ndimage.label(pixels[..., 3] > 6)
    rim = set(np.unique(np.concatenate([marks[0], marks[-1], marks[:, 0], marks[:, -1]])))
    sizes = ndimage.sum(pixels[..., 3] > 6, marks, range(count + 1))
    for number in rim - {0}:
        if sizes[number] < 0.3 * sizes[1:].max():
            pixels[marks == number] = 0
    return Image.fromarray(pixels)


def _piece(shot: Image.Image, place: tuple[float, float, float, float], flat: bool) -> Image.Image:
    """One piece cut out with its shadow, as small as it may be."""
    left, top, wide, high = place
    edges = [round(edge * TILE) for edge in (left, top, left + wide, top + high)]
    alone = _alone(shot.crop((edges[0], edges[1], edges[2], edges[3])))
    picture = shadowed(alone, 2 if flat else 6, 3 if flat else 6)
    return picture.crop(picture.getchannel("A").point(lambda a: 255 if a > 6 else 0).getbbox())


MAKERS: dict[str, Callable[[], list[Entry]]] = {
    "builder-floors": _floors,
    "builder-floors-more": _more_floors,
    "builder-walls": _walls,
    "builder-furniture": _furniture,
    "builder-furniture-more": _more_furniture,
    "builder-furniture-lodge": _lodge_furniture,
}
