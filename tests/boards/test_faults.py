"""Each fault a map can have is named with its layer, object and cell, and nothing else is."""

from __future__ import annotations

import base64
import json
import shutil
import struct
import zlib
from xml.etree import ElementTree as ET

import pytest

from clue.boards import FaultCode, MapError, load_mansion
from clue.boards.rooms import GENDERS
from clue.folders import assets, maps
from clue.rules.board import Direction
from clue.text.catalogue import languages
from clue.text.faults import tell_fault
from clue.text.speaker import Speaker
from tests.boards.drafts import CLASSIC, SIDE, Draft, Named, Spoil, named

SPEAKERS = [Speaker(language, strict=True) for language in languages()]
BROKEN: dict[str, tuple[Spoil, list[Named]]] = {}


def broken(*faults: Named):
    """Register a way to spoil the classic map with exactly the faults it must earn."""

    def register(spoil: Spoil) -> Spoil:
        BROKEN[spoil.__name__] = (spoil, list(faults))
        return spoil

    return register


# -- rooms and doors ---------------------------------------------------------------------------


@broken(("room-no-door", "Rooms", "kitchen", (18, 18)))
def room_without_door(draft: Draft):
    draft.remove("Doors", "kitchen")


@broken(("door-on-no-square", "Doors", "study", (6, 3)))
def door_onto_a_wall(draft: Draft):
    draft.paint("Squares", (6, 4), "0")


@broken(("door-on-no-square", "Doors", "kitchen", (19, 23)))
def door_out_of_the_house(draft: Draft):
    draft.add("Doors", "kitchen", (19, 23), facing="down")


@broken(("door-on-no-square", "Doors", "conservatory", (0, 20)))
def door_off_the_map(draft: Draft):
    draft.add("Doors", "conservatory", (0, 20), facing="left")


@broken(("door-not-at-wall", "Doors", "hall", (12, 2)))
def door_amid_the_floor(draft: Draft):
    draft.add("Doors", "hall", (12, 2), facing="up")


@broken(("door-in-no-room", "Doors", "lost", (8, 8)))
def door_in_the_corridor(draft: Draft):
    draft.add("Doors", "lost", (8, 8), facing="up")


@broken(("door-doubled", "Doors", "study", (6, 3)))
def same_door_twice(draft: Draft):
    draft.add("Doors", "study", (6, 3), facing="down")


@broken(("property-choice", "Doors", "study", (6, 3)))
def door_facing_north(draft: Draft):
    draft.property(draft.thing("Doors", "study"), "facing").set("value", "north")


@broken(("property-missing", "Doors", "lounge", (17, 5)))
def door_facing_nowhere(draft: Draft):
    draft.thing("Doors", "lounge").remove(draft.thing("Doors", "lounge").find("properties"))


@broken(("property-type", "Doors", "kitchen", (19, 18)))
def door_facing_a_number(draft: Draft):
    facing = draft.property(draft.thing("Doors", "kitchen"), "facing")
    facing.set("type", "int")
    facing.set("value", "2")


@broken(("property-value", "Doors", "kitchen", (19, 18)))
def number_that_is_none(draft: Draft):
    facing = draft.property(draft.thing("Doors", "kitchen"), "facing")
    facing.set("type", "int")
    facing.set("value", "6.0")


@broken(("property-type", "Rooms", "hall", (12, 3)))
def class_typed_property(draft: Draft):
    draft.property(draft.thing("Rooms", "hall"), "title_en").set("type", "class")


@broken(("property-missing", "Rooms", "study", (0, 0)))
def room_without_french_name(draft: Draft):
    draft.property(draft.thing("Rooms", "study"), "title_fr").set("value", "  ")


@broken(("property-choice", "Rooms", "study", (0, 0)))
def room_of_unknown_gender(draft: Draft):
    draft.property(draft.thing("Rooms", "study"), "gender_fr").set("value", "brown")


@broken(("title-long", "Rooms", "library", (1, 6)))
def room_with_a_speech_for_a_name(draft: Draft):
    title = draft.property(draft.thing("Rooms", "library"), "title_en")
    title.set("value", "The library " * 5)


@broken(("title-doubled", "Rooms", "lounge", (18, 0)))
def two_rooms_that_look_alike(draft: Draft):
    draft.property(draft.thing("Rooms", "lounge"), "title_en").set("value", "STUDY")


@broken(("room-doubled", "Rooms", "study", (9, 0)))
def two_rooms_of_one_name(draft: Draft):
    draft.thing("Rooms", "hall").set("name", "study")


@broken(("room-name", "Rooms", "Dining Room", (16, 9)))
def room_named_like_a_title(draft: Draft):
    draft.thing("Rooms", "dining-room").set("name", "Dining Room")


@broken(("room-is-card", "Rooms", "rope", (9, 0)))
def room_named_like_a_weapon(draft: Draft):
    draft.thing("Rooms", "hall").set("name", "rope")


@broken(("room-is-card", "Rooms", "plum", (9, 0)))
def room_named_like_a_suspect(draft: Draft):
    draft.thing("Rooms", "hall").set("name", "plum")


@broken(("room-shape", "Rooms", "hall", (12, 3)))
def room_off_the_grid(draft: Draft):
    hall = draft.thing("Rooms", "hall")
    hall.set("x", str(9.4 * SIDE))


@broken(("room-shape", "Rooms", "study", (0, 0)))
def room_with_a_slanting_wall(draft: Draft):
    polygon = draft.thing("Rooms", "study").find("polygon")
    polygon.set("points", f"0,0 {6 * SIDE},0 {7 * SIDE},{SIDE} {7 * SIDE},{4 * SIDE} 0,{4 * SIDE}")


@broken(("room-shape", "Rooms", "hall", (12, 3)))
def room_turned(draft: Draft):
    draft.thing("Rooms", "hall").set("rotation", "90")


@broken(("object-outside", "Rooms", "hall", (24, 3)))
def room_over_the_edge(draft: Draft):
    draft.thing("Rooms", "hall").set("x", str(21 * SIDE))


@broken(
    ("rooms-overlap", "Rooms", "lounge", (18, 0)), ("room-on-squares", "Rooms", "hall", (16, 0))
)
def room_into_another(draft: Draft):
    draft.thing("Rooms", "hall").set("width", str(10 * SIDE))


@broken(("room-on-squares", "Rooms", "billiard-room", (6, 12)))
def room_over_squares(draft: Draft):
    draft.thing("Rooms", "billiard-room").set("width", str(7 * SIDE))
    draft.move(draft.thing("Doors", "billiard-room", 1), (6, 15))


@broken(("room-split", "Rooms", "closet-8", (9, 8)))
def room_in_two_pieces(draft: Draft):
    closet = _closet(draft, 8)
    for side in ("width", "height"):
        closet.attrib.pop(side)
    corners = [(0, 0), (2, 0), (2, 1), (3, 1), (3, 0), (5, 0), (5, 1), (0, 1)]
    points = " ".join(f"{x * SIDE},{y * SIDE}" for x, y in corners)
    ET.SubElement(closet, "polygon", points=points)


@broken(("too-few-rooms", "Rooms", "", None))
def four_rooms(draft: Draft):
    for name in ("hall", "lounge", "library", "billiard-room", "dining-room"):
        _demolish(draft, name)
    draft.remove("Passages", "conservatory")


@broken(("too-many-rooms", "Rooms", "", None))
def thirteen_rooms(draft: Draft):
    for row in (8, 10, 12, 14):
        _closet(draft, row)


@broken(
    ("room-out-of-reach", "Rooms", "kitchen", (18, 18)),
    ("squares-out-of-reach", "Squares", "", (20, 16)),
    ("squares-out-of-reach", "Squares", "", (19, 17)),
)
def walled_kitchen(draft: Draft):
    draft.remove("Passages", "study")
    for cell in ((18, 17), (20, 17), (19, 16)):
        draft.paint("Squares", cell, "0")


@broken(("squares-out-of-reach", "Squares", "", (8, 2)))
def island(draft: Draft):
    for cell in ((7, 0), (7, 1), (8, 1), (7, 2), (8, 3)):
        draft.paint("Squares", cell, "0")


# -- starts ------------------------------------------------------------------------------------


@broken(("start-missing", "Starts", "plum", None))
def missing_start(draft: Draft):
    draft.remove("Starts", "plum")


@broken(("start-doubled", "Starts", "green", (10, 16)))
def doubled_start(draft: Draft):
    draft.add("Starts", "green", (10, 16))


@broken(("start-unknown", "Starts", "orchid", (10, 16)))
def start_of_a_stranger(draft: Draft):
    draft.add("Starts", "orchid", (10, 16))


@broken(("start-off-square", "Starts", "white", (15, 24)))
def start_on_a_wall(draft: Draft):
    draft.move(draft.thing("Starts", "white"), (15, 24))


@broken(("start-shared", "Starts", "green", (14, 24)))
def two_starts_on_a_square(draft: Draft):
    draft.move(draft.thing("Starts", "green"), (14, 24))


# -- passages ----------------------------------------------------------------------------------


@broken(("passage-to-nowhere", "Passages", "study", (0, 0)))
def passage_to_nowhere(draft: Draft):
    draft.property(draft.thing("Passages", "study"), "leads_to").set("value", "crypt")


@broken(("passage-to-itself", "Passages", "study", (0, 0)))
def passage_to_itself(draft: Draft):
    draft.property(draft.thing("Passages", "study"), "leads_to").set("value", "study")


@broken(("passage-in-no-room", "Passages", "study", (8, 8)))
def passage_from_a_corridor(draft: Draft):
    draft.move(draft.thing("Passages", "study"), (8, 8))


@broken(("passage-doubled", "Passages", "again", (1, 1)))
def passage_twice(draft: Draft):
    draft.add("Passages", "again", (1, 1), leads_to="kitchen")


@broken(("property-missing", "Passages", "study", (0, 0)))
def passage_without_goal(draft: Draft):
    draft.property(draft.thing("Passages", "study"), "leads_to").set("name", "goes_to")


# -- places ------------------------------------------------------------------------------------


@broken(
    ("place-in-no-room", "Places", "pawn", (8, 8)), ("few-pawn-places", "Places", "study", (0, 0))
)
def pawn_place_in_the_corridor(draft: Draft):
    draft.move(draft.thing("Places", "pawn", 0), (8, 8))


@broken(("few-weapon-places", "Places", "kitchen", (18, 18)))
def five_weapon_places(draft: Draft):
    draft.remove("Places", "weapon", 9 * 6 - 1)


@broken(("name-place-missing", "Places", "study", (0, 0)))
def nameless_room(draft: Draft):
    draft.remove("Places", "name", 0)


@broken(("name-place-doubled", "Places", "name", (2, 1)))
def room_named_twice(draft: Draft):
    draft.add("Places", "name", (2, 1))


@broken(("places-shared", "Places", "pawn", (9, 8)))
def two_pawns_in_one_place(draft: Draft):
    _closet(draft, 8)
    draft.add("Places", "pawn", (8.6, 7.7))


@broken(("place-unknown", "Places", "chair", (2, 1)))
def place_for_a_chair(draft: Draft):
    draft.add("Places", "chair", (2, 1))


@broken(("envelope-missing", "Places", "envelope", None))
def no_envelope(draft: Draft):
    draft.remove("Places", "envelope")


@broken(("envelope-size", "Places", "envelope", (10, 10)))
def envelope_without_size(draft: Draft):
    draft.remove("Places", "envelope")
    draft.add("Places", "envelope", (10, 10))


@broken(("envelope-doubled", "Places", "envelope", (10, 10)))
def second_envelope(draft: Draft):
    draft.add("Places", "envelope", (10, 10))


@broken(("object-outside", "Places", "weapon", (24, 0)))
def place_outside(draft: Draft):
    draft.add("Places", "weapon", (24, 0))


@broken(("object-shape", "Starts", "plum", (0, 5)))
def start_drawn_as_a_line(draft: Draft):
    plum = draft.thing("Starts", "plum")
    plum.remove(plum.find("point"))
    ET.SubElement(plum, "polyline", points="0,0 20,20")


@broken(("object-number", "Places", "pawn", None), ("few-pawn-places", "Places", "study", (0, 0)))
def object_at_infinity(draft: Draft):
    draft.thing("Places", "pawn", 0).set("x", "inf")


@broken(("object-template", "Places", "", None))
def object_from_a_template(draft: Draft):
    ET.SubElement(draft.layer("Places"), "object", id="9000", template="pawn.tx")


# -- layers and tiles --------------------------------------------------------------------------


@broken(("object-number", "Starts", "plum", None))
def start_at_a_comma(draft: Draft):
    draft.thing("Starts", "plum").set("x", "4,5")


@broken(("object-nameless", "Starts", "", (0, 5)), ("start-missing", "Starts", "plum", None))
def start_without_a_name(draft: Draft):
    del draft.thing("Starts", "plum").attrib["name"]


@broken(("layer-name", "doors", "", None))
def layer_in_small_letters(draft: Draft):
    draft.layer("Doors").set("name", "doors")


@broken(("layer-name", "Square ", "", None))
def layer_in_the_singular(draft: Draft):
    draft.layer("Squares").set("name", "Square ")


@broken(("layer-missing", "Doors", "", None))
def no_doors_at_all(draft: Draft):
    """And nobody is told nine times that a room has none."""
    draft.root.remove(draft.layer("Doors"))


@broken(("object-template", "Rooms", "hall", None))
def room_from_a_template(draft: Draft):
    """What lies in it is not said to lie in no room."""
    draft.thing("Rooms", "hall").set("template", "hall.tx")


@broken(("room-nameless", "Rooms", "", (9, 0)))
def room_without_a_name(draft: Draft):
    hall = draft.thing("Rooms", "hall")
    del hall.attrib["name"]


@broken(
    ("object-nameless", "Places", "", (3, 3)), ("name-place-missing", "Places", "study", (0, 0))
)
def place_without_a_name(draft: Draft):
    del draft.thing("Places", "name").attrib["name"]


@broken(("layer-missing", "Starts", "", None))
def no_starts_at_all(draft: Draft):
    draft.root.remove(draft.layer("Starts"))


@broken(("layer-missing", "Squares", "", None))
def no_squares_layer(draft: Draft):
    draft.root.remove(draft.layer("Squares"))


@broken(("layer-missing", "Rooms", "", None))
def no_rooms_layer(draft: Draft):
    draft.root.remove(draft.layer("Rooms"))


@broken(("layer-doubled", "Doors", "", None))
def two_layers_of_doors(draft: Draft):
    ET.SubElement(draft.root, "objectgroup", id="99", name="Doors")


@broken(("layer-kind", "Squares", "", None))
def squares_as_objects(draft: Draft):
    draft.root.remove(draft.layer("Squares"))
    ET.SubElement(draft.root, "objectgroup", id="99", name="Squares")


@broken(("layer-short", "Squares", "", (22, 24)))
def short_layer(draft: Draft):
    rows = draft.rows("Squares")
    draft.write_rows("Squares", [*rows[:-1], rows[-1][:22]])


@broken(("layer-short", "Squares", "", (0, 0)))
def empty_layer(draft: Draft):
    draft.layer("Squares").find("data").text = ""


@broken(("layer-long", "Interiors", "", None))
def long_layer(draft: Draft):
    rows = draft.rows("Interiors")
    draft.write_rows("Interiors", [*rows, rows[-1]])


@broken(("layer-size", "Shadows", "", None))
def layer_of_another_size(draft: Draft):
    draft.layer("Shadows").set("width", "23")


@broken(("layer-moved", "Shadows", "", None))
def shifted_layer(draft: Draft):
    draft.layer("Shadows").set("offsetx", "12.5")


@broken(("layer-unreadable", "Ground", "", None))
def letters_for_numbers(draft: Draft):
    draft.paint("Ground", (0, 0), "twelve")


@broken(("layer-unreadable", "Ground", "", None))
def layer_packed_in_an_unknown_way(draft: Draft):
    data = draft.layer("Ground").find("data")
    data.set("encoding", "base64")
    data.set("compression", "zstd")


@broken(("layer-unreadable", "Ground", "", None))
def layer_packed_badly(draft: Draft):
    data = draft.layer("Ground").find("data")
    data.set("encoding", "base64")
    data.set("compression", "zlib")
    packed = zlib.compress(struct.pack("<600I", *[9] * 600))
    data.text = base64.b64encode(packed[:-6]).decode()


@broken(("no-squares", "Squares", "", None))
def nowhere_to_walk(draft: Draft):
    draft.write_rows("Squares", [["0"] * 24 for _ in range(25)])


@broken(("unknown-tile", "Shadows", "", (5, 7)))
def unknown_tile(draft: Draft):
    draft.paint("Shadows", (5, 7), "100000")


@broken(("unknown-tile", "Furniture", "chair", (1, 0)))
def unknown_furniture(draft: Draft):
    layer = ET.SubElement(draft.root, "objectgroup", id="99", name="Furniture")
    sizes = {"x": "100", "y": "90", "width": "60", "height": "60"}
    ET.SubElement(layer, "object", id="9000", name="chair", gid="100000", **sizes)


@broken(("image-layer", "Sky", "", None))
def image_layer(draft: Draft):
    layer = ET.SubElement(draft.root, "imagelayer", id="99", name="Sky")
    ET.SubElement(layer, "image", source="sky.png")


# -- the map itself ----------------------------------------------------------------------------


@broken(("not-orthogonal", "", "", None))
def isometric(draft: Draft):
    draft.root.set("orientation", "isometric")


@broken(("infinite", "", "", None))
def infinite(draft: Draft):
    draft.root.set("infinite", "1")


@broken(("too-large", "", "", None))
def too_large(draft: Draft):
    draft.root.set("width", "65")


@broken(("no-size", "", "", None))
def without_size(draft: Draft):
    draft.root.attrib.pop("height")


@broken(("tiles-not-square", "", "", None))
def oblong_tiles(draft: Draft):
    draft.root.set("tileheight", "48")


@broken(("property-missing", "", "", None), ("property-missing", "", "", None))
def nameless_mansion(draft: Draft):
    draft.root.remove(draft.root.find("properties"))


@broken(("tileset-missing", "", "", None))
def missing_tileset(draft: Draft):
    draft.root.find("tileset").set("source", "gone.tsx")


@broken(("tileset-number", "", "", None))
def tileset_without_number(draft: Draft):
    draft.root.find("tileset").set("firstgid", "")


@broken(("tilesets-overlap", "", "", None))
def overlapping_tilesets(draft: Draft):
    draft.root.findall("tileset")[1].set("firstgid", "20")


@broken(("tileset-broken", "", "", None))
def tileset_in_json(draft: Draft):
    draft.root.find("tileset").set("source", "mansion.tsj")


@broken(("misplaced", "", "", None))
def tileset_within_a_layer(draft: Draft):
    ET.SubElement(draft.layer("Rooms"), "tileset", firstgid="9000", source="x.tsx")


# -- several at once ---------------------------------------------------------------------------


@broken(
    ("unknown-tile", "Shadows", "", (5, 7)),
    ("layer-long", "Interiors", "", None),
    ("door-on-no-square", "Doors", "conservatory", (0, 20)),
    ("start-missing", "Starts", "plum", None),
    ("passage-to-itself", "Passages", "study", (0, 0)),
    ("room-no-door", "Rooms", "kitchen", (18, 18)),
    ("envelope-missing", "Places", "envelope", None),
)
def everything_at_once(draft: Draft):
    unknown_tile(draft)
    long_layer(draft)
    door_off_the_map(draft)
    missing_start(draft)
    passage_to_itself(draft)
    room_without_door(draft)
    no_envelope(draft)


def _demolish(draft: Draft, name: str) -> None:
    """Take a room away with all that belongs to it."""
    cells = dict(load_mansion(CLASSIC).board.rooms)[name]
    for layer in ("Rooms", "Doors", "Passages"):
        for thing in [e for e in draft.layer(layer) if e.get("name") == name]:
            draft.layer(layer).remove(thing)
    for thing in list(draft.layer("Places")):
        if tuple(int(float(thing.get(axis)) // SIDE) for axis in ("x", "y")) in cells:
            draft.layer("Places").remove(thing)


def _closet(draft: Draft, row: int) -> ET.Element:
    """A room of two cells on the stairs, its door to the left, with all that a room needs."""
    name = f"closet-{row}"
    sides = {"x": 9, "y": row, "width": 2, "height": 1}
    attributes = {key: str(value * SIDE) for key, value in sides.items()}
    room = ET.SubElement(draft.layer("Rooms"), "object", id=f"90{row}", name=name, **attributes)
    listing = ET.SubElement(room, "properties")
    for language in ("en", "fr"):
        ET.SubElement(listing, "property", name=f"title_{language}", value=f"Closet {row}")
    draft.add("Doors", name, (9, row), facing="left")
    draft.add("Places", "name", (9.5, row))
    for number in range(6):
        draft.add("Places", "pawn", (8.6 + 0.35 * number, row - 0.3))
        draft.add("Places", "weapon", (8.6 + 0.35 * number, row + 0.2))
    return room


@pytest.mark.parametrize("name", BROKEN)
def test_a_spoilt_map_earns_exactly_its_faults(tmp_path, name):
    spoil, expected = BROKEN[name]
    draft = Draft(tmp_path)
    spoil(draft)
    faults = draft.check()
    assert sorted(map(named, faults), key=str) == sorted(expected, key=str)
    for fault in faults:
        for speaker in SPEAKERS:  # strict ones raise where a word or a variable is missing
            line = tell_fault(fault, speaker)
            assert line.startswith(f"{draft.path}:")
            assert "$" not in line
            assert "{" not in line


def test_loading_a_spoilt_map_raises_all_its_faults(tmp_path):
    draft = Draft(tmp_path)
    everything_at_once(draft)
    faults = draft.check()
    with pytest.raises(MapError) as error:
        load_mansion(draft.path)
    assert error.value.faults == faults


def test_hardly_a_fault_is_without_its_broken_map():
    assert len({code for _, faults in BROKEN.values() for code, *_ in faults}) > 55


def test_the_untouched_draft_has_no_fault(tmp_path):
    assert Draft(tmp_path).check() == []


def test_rooms_on_the_stairs_are_no_fault(tmp_path):
    """Twelve rooms are allowed: what the tests above build with is itself sound."""
    draft = Draft(tmp_path)
    for row in (8, 10, 12):
        _closet(draft, row)
    assert draft.check() == []
    assert len(load_mansion(draft.path).board.rooms) == 12


def test_a_fault_knows_its_line(tmp_path):
    draft = Draft(tmp_path)
    door_facing_north(draft)
    (fault,) = draft.check()
    lines = draft.path.read_text(encoding="utf-8").splitlines()
    assert 'name="study"' in lines[fault.where.line - 1]
    assert fault.where.file == draft.path


def test_very_many_faults_of_a_kind_are_counted_not_listed(tmp_path):
    draft = Draft(tmp_path)
    for number in range(200):
        draft.add("Doors", f"lost-{number}", (8, 8), facing="up")
    faults = draft.check()
    assert len(faults) == 51
    assert faults[-1].code is FaultCode.AND_MORE
    assert faults[-1].details["count"] == 150


class TestPictures:
    """Tilesets and their pictures, in a folder of their own."""

    @pytest.fixture
    def draft(self, tmp_path):
        draft = Draft(tmp_path)
        for name in ("mansion.tsx", "mansion.png"):
            shutil.copy(assets() / "tiles" / name, tmp_path / name)
        draft.root.find("tileset").set("source", "mansion.tsx")
        return draft

    def only_fault(self, draft):
        (fault,) = draft.check()
        return fault

    def rewrite(self, draft, old, new):
        path = draft.path.parent / "mansion.tsx"
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new), encoding="utf-8")

    def test_all_there(self, draft):
        assert draft.check() == []

    def test_missing_picture(self, draft):
        (draft.path.parent / "mansion.png").unlink()
        fault = self.only_fault(draft)
        assert fault.code is FaultCode.IMAGE_MISSING
        assert fault.where.file.name == "mansion.tsx"
        assert fault.where.line == 3

    def test_picture_of_another_size(self, draft):
        self.rewrite(draft, 'height="480"', 'height="960"')
        fault = self.only_fault(draft)
        assert fault.code is FaultCode.IMAGE_SIZE
        assert (fault.details["width"], fault.details["height"]) == (1152, 480)

    def test_picture_that_is_none(self, draft):
        (draft.path.parent / "mansion.png").write_bytes(b"GIF89a")
        assert self.only_fault(draft).code is FaultCode.IMAGE_SIZE

    def test_picture_of_a_strange_kind(self, draft):
        self.rewrite(draft, "mansion.png", "mansion.svg")
        assert self.only_fault(draft).code is FaultCode.IMAGE_KIND

    def test_tiles_too_small_to_count(self, draft):
        self.rewrite(draft, 'tilewidth="96" tileheight="96"', 'tilewidth="1" tileheight="1"')
        assert self.only_fault(draft).code is FaultCode.TILESET_EMPTY

    def test_tiles_of_another_size(self, draft):
        self.rewrite(draft, 'tilewidth="96" tileheight="96"', 'tilewidth="96" tileheight="95"')
        faults = {named(fault)[:2] for fault in draft.check()}
        assert ("tile-size", "Squares") in faults
        assert {code for code, _ in faults} == {"tile-size"}

    def test_tiles_of_another_size_are_named_once_a_layer(self, draft):
        draft.root.set("tilewidth", "32")
        draft.root.set("tileheight", "32")
        sizes = [fault for fault in draft.check() if fault.code is FaultCode.TILE_SIZE]
        layers = [fault.where.layer for fault in sizes]
        assert "Squares" in layers
        assert len(layers) == len(set(layers))

    def test_broken_tileset(self, draft):
        self.rewrite(draft, "</tileset>", "")
        fault = self.only_fault(draft)
        assert fault.code is FaultCode.TILESET_BROKEN
        assert fault.where.file.name == "mansion.tsx"
        told = [tell_fault(fault, speaker).replace("\xa0", " ") for speaker in SPEAKERS]
        assert "“mansion.tsx” cannot be read (it ends too early)" in told[0]
        assert "« mansion.tsx » est illisible (il s’arrête trop tôt)" in told[1]

    def test_tileset_that_is_another_thing(self, draft):
        (draft.path.parent / "mansion.tsx").write_text("<html/>", encoding="utf-8")
        assert self.only_fault(draft).code is FaultCode.TILESET_BROKEN


def test_what_the_project_offers_counts_only_once_it_is_filled_in():
    """Tiled does not write a property that is as the class has it: nothing may seem chosen."""
    project = json.loads((maps() / "maps.tiled-project").read_text(encoding="utf-8"))
    kinds = {kind["name"]: kind for kind in project["propertyTypes"]}
    offered = {m["name"]: m for kind in kinds.values() for m in kind.get("members", ())}
    assert {"title_en", "title_fr", "gender_fr", "facing", "leads_to", "story_en"} <= {*offered}
    assert {member["value"] for member in offered.values()} == {""}
    assert {*kinds["Facing"]["values"]} == {"", *(way.name.lower() for way in Direction)}
    assert {*kinds["Gender"]["values"]} == {"", *GENDERS}
