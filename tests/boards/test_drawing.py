"""What Tiled shows is what the game is told to draw."""

from __future__ import annotations

import base64
import gzip
import shutil
import struct
import subprocess
import sys
import zlib
from dataclasses import replace
from xml.etree import ElementTree as ET

import pytest

from clue.boards import Area, load_mansion
from clue.folders import assets, maps
from clue.rules.board import Cell
from tests.boards.drafts import CLASSIC, Draft
from tests.sources import ROOT

MANSION = (assets() / "tiles" / "mansion.png").resolve()
TILE = 9  # the first tile of ground: ninth on the sheet, in its first row


@pytest.fixture
def draft(tmp_path):
    return Draft(tmp_path)


def drawing(draft: Draft, name: str):
    mansion = load_mansion(draft.save())
    return next((layer for layer in mansion.drawings if layer.name == name), None)


def test_a_tile_is_a_part_of_its_picture(draft):
    draft.write_rows("Ground", [[str(TILE)] * 24 for _ in range(25)])
    ground = drawing(draft, "Ground")
    assert len(ground.tiles) == 600
    assert [tile.cell for tile in ground.tiles[:25]][-2:] == [Cell(23, 0), Cell(0, 1)]
    assert {tile.picture for tile in ground.tiles} == {
        (MANSION, (8 * 96, 0, 96, 96), False, False, False)
    }


@pytest.mark.parametrize(
    ("bit", "flips"),
    [(31, (True, False, False)), (30, (False, True, False)), (29, (False, False, True))],
)
def test_a_tile_may_be_turned_over(draft, bit, flips):
    draft.paint("Ground", (3, 4), str(TILE | 1 << bit))
    picture = next(tile.picture for tile in drawing(draft, "Ground").tiles if tile.cell == (3, 4))
    assert picture == (MANSION, (8 * 96, 0, 96, 96), *flips)


def test_hidden_layers_are_not_drawn_and_faint_ones_are_faint(draft):
    draft.layer("Shadows").set("visible", "0")
    draft.layer("Ground").set("opacity", "0.25")
    assert drawing(draft, "Shadows") is None
    assert drawing(draft, "Ground").opacity == 0.25


def test_hidden_squares_can_still_be_walked(draft):
    draft.layer("Squares").set("visible", "0")
    assert len(load_mansion(draft.save()).board.squares) == 188


def test_a_group_hides_and_fades_what_is_in_it(draft):
    ground = draft.layer("Ground")
    draft.root.remove(ground)
    group = ET.Element("group", id="98", name="Below", opacity="0.5")
    draft.root.insert(list(draft.root).index(draft.layer("Squares")), group)
    ground.set("opacity", "0.5")
    group.append(ground)
    mansion = load_mansion(draft.save())
    assert [layer.name for layer in mansion.drawings][:2] == ["Ground", "Squares"]
    assert mansion.drawings[0].opacity == 0.25
    group.set("visible", "0")
    assert drawing(draft, "Ground") is None


def test_furniture_is_drawn_where_tiled_shows_it(draft):
    place = list(draft.root).index(draft.layer("Interiors"))
    layer = ET.Element("objectgroup", id="99", name="Furniture")
    draft.root.insert(place, layer)
    # Tiled hangs tile objects on their lower left corner.
    sizes = {"x": "96", "y": "192", "width": "48", "height": "144", "rotation": "30"}
    ET.SubElement(layer, "object", id="9000", gid=str(TILE), **sizes)
    ET.SubElement(layer, "object", id="9001", gid=str(TILE), visible="0", **sizes)
    ET.SubElement(layer, "object", id="9002", name="a note to oneself", x="0", y="0")
    mansion = load_mansion(draft.save())
    names = [layer.name for layer in mansion.drawings]
    assert names.index("Furniture") == names.index("Interiors") - 1
    (piece,) = mansion.drawings[names.index("Furniture")].pieces
    assert piece.area == Area(1, 0.5, 0.5, 1.5)
    assert piece.rotation == 30
    assert piece.picture.file == MANSION


def test_objects_with_a_meaning_are_never_drawn(draft):
    door = draft.thing("Doors", "study")
    door.remove(door.find("point"))
    x, y = float(door.get("x")), float(door.get("y"))
    door.attrib.update(gid="1", x=str(x - 48), y=str(y + 48), width="96", height="96")
    mansion = load_mansion(draft.save())
    assert mansion.board == replace(load_mansion(CLASSIC).board, name="draft")
    assert "Doors" not in {layer.name for layer in mansion.drawings}


@pytest.mark.parametrize("packing", ["", "zlib", "gzip"])
def test_every_writing_of_a_layer_says_the_same(draft, packing):
    plain = drawing(draft, "Squares")
    numbers = [int(number) for row in draft.rows("Squares") for number in row]
    content = struct.pack("<600I", *numbers)
    pack = {"": bytes, "zlib": zlib.compress, "gzip": gzip.compress}[packing]
    data = draft.layer("Squares").find("data")
    data.set("encoding", "base64")
    data.text = f"\n   {base64.b64encode(pack(content)).decode()}\n  "
    if packing:
        data.set("compression", packing)
    assert drawing(draft, "Squares") == plain


def test_tiles_embedded_in_the_map_are_found_from_the_map(draft):
    sheet = ET.parse(assets() / "tiles" / "mansion.tsx").getroot()
    sheet.set("firstgid", "1")
    sheet.find("image").set("source", str(MANSION))
    first = draft.root.find("tileset")
    draft.root.insert(list(draft.root).index(first), sheet)
    draft.root.remove(first)
    assert {tile.picture.file for tile in drawing(draft, "Thresholds").tiles} == {MANSION}


def test_the_class_of_old_maps_and_the_type_of_new_ones_do_no_harm(draft):
    draft.thing("Doors", "study").set("class", "door")
    draft.thing("Doors", "kitchen").set("type", "door")
    assert draft.check() == []


def test_property_names_that_pytmx_reserves_are_free_for_builders(draft):
    study = draft.thing("Rooms", "study").find("properties")
    for name in ("name", "type", "width", "id", "properties", "layers"):
        ET.SubElement(study, "property", name=name, value="3")
    assert draft.check() == []


def test_no_window_and_no_pygame_are_needed():
    script = (
        "import sys; from pathlib import Path; from clue.boards import load_mansion\n"
        f"load_mansion(Path({str(CLASSIC)!r}))\n"
        "assert not [name for name in sys.modules if name.split('.')[0] == 'pygame']\n"
        "import pygame; assert hasattr(pygame, 'Surface'); assert not pygame.get_init()\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""


def test_each_map_of_the_game_is_what_its_script_draws(tmp_path):
    shutil.copytree(ROOT / "tools" / "maps", tmp_path / "tools" / "maps")
    (tmp_path / "assets").symlink_to(assets())
    (tmp_path / "maps").mkdir()
    for path in maps().glob("*.tmx"):
        script = tmp_path / "tools" / "maps" / f"{path.stem}.py"
        subprocess.run([sys.executable, script], check=True, capture_output=True)
        drawn = tmp_path / "maps" / path.name
        assert drawn.read_text(encoding="utf-8") == path.read_text(encoding="utf-8"), path.stem
