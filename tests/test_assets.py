"""The list of assets keeps its word: all of it exists, fits and is wanted, and nothing else is there.

Wanted means one of three things: a module of the game speaks of it (``FAMILIES`` says which one;
an icon and a sound must be named by their own names), a map or its drawing script does, or a tileset
does that builders of mansions may use.
"""

from __future__ import annotations

import ast
import json
import re
import xml.etree.ElementTree as ET
from collections import Counter
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest
from PIL import Image

from clue.rules import cards
from clue.ui.cards.stage_pictures import Expression, bust, portrait
from clue.ui.media.assets import ICON_SIZES, LARGE, Assets
from clue.ui.sound.music import PIECES
from tests.sources import ROOT, modules, nodes_of

ASSETS = ROOT / "assets"
ROWS = json.loads((ASSETS / "manifest.json").read_text(encoding="utf-8"))["assets"]
NAMES = {row["name"] for row in ROWS}
FILES = {row["file"]: row["name"] for row in ROWS}
ALL_TOGETHER = 75 * 1000 * 1000
ONE_SOUND = 100 * 1000
HOLE = "\0"  # where a name written in the code has a gap


@dataclass(frozen=True)
class Family:
    """Entries that are used in the same way, and the file that uses them."""

    entries: str  # a regular expression for the whole name
    user: str


SUSPECTS = "|".join(cards.SUSPECTS)
WEAPONS = "|".join(cards.WEAPONS)
FACES = "|".join(Expression)
ROOMS = "|".join(
    sorted(n.split(".")[2] for n in NAMES if n.startswith("card.room.") and n.count(".") == 2)
)

FAMILIES = (
    Family(r"app\.icon\.\d+", "clue/ui/window/app.py"),
    Family(r"app\.icon\.(ico|icns)", "packaging/clue.spec"),
    Family(r"card\.(back|frame(\.large)?)", "clue/ui/cards/faces.py"),
    Family(r"card\.(suspect|weapon|room)\.[a-z-]+(\.large)?", "clue/ui/cards/faces.py"),
    Family(r"cover\.[a-z0-9-]+", "clue/ui/screens/pages.py"),
    Family(r"curtain\.(left|right|valance)", "clue/ui/dialogs/curtain.py"),
    Family(r"light\.[a-z]+", "clue/ui/board/board_view.py"),
    Family(r"dice\.(one|two)\.\d\.[ab]\.[1-6]", "clue/ui/board/dice.py"),
    Family(r"dice\.(shadow|throws)", "clue/ui/board/dice.py"),
    Family(r"die\.([1-6]|shadow)(\.b)?", "clue/ui/board/dice.py"),
    Family(rf"emblem\.({SUSPECTS})\.\d+", "clue/ui/table/panels/seats.py"),
    Family(rf"emblem\.({ROOMS})\.\d+", "clue/ui/cards/faces.py"),
    Family(rf"emblem\.({WEAPONS})\.\d+", "clue/ui/board/pieces.py"),  # where a piece is missing
    Family(r"envelope\.(closed|opening|open|open\.front)", "clue/ui/endings/parts.py"),
    Family(r"(stage|envelope\.flap)\.[a-z0-9.]+", "clue/ui/cards/stage_pictures.py"),
    Family(r"font\.[a-z.]+", "clue/ui/theme/styles.py"),
    Family(r"frame\.(corner|edge)\.[nesw]+", "clue/ui/board/ground.py"),
    Family(r"pawn\.[a-z]+(\.shadow)?", "clue/ui/board/pieces.py"),
    Family(r"notebook\.(paper|leather)", "clue/ui/widgets/paper.py"),
    Family(rf"(bust|portrait)\.({SUSPECTS})\.({FACES})", "clue/ui/cards/stage_pictures.py"),
    Family(r"rooms\.places", "tools/maps/classic.py"),  # drawn into the classic map
    Family(r"seal", "clue/ui/dialogs/pause.py"),
    Family(r"table\.cloth", "clue/ui/theme/look.py"),
    Family(r"title(\.lit\.\d)?", "clue/ui/screens/title/night.py"),
    Family(r"casebook\.open", "clue/ui/screens/howto/scene.py"),
    Family(r"drawer\.front", "clue/ui/widgets/boxes.py"),
    Family(r"weapon\.[a-z-]+(\.shadow)?", "clue/ui/board/pieces.py"),
)
"""Pictures, typefaces and data. Sounds, music and tilesets are looked up where they are used."""


def matching(family: Family) -> list[str]:
    return [name for name in sorted(NAMES) if re.fullmatch(family.entries, name)]


@cache
def written(path: Path) -> frozenset[str]:
    """Every string of a module, with a hole where an f-string has a value; no documentation."""
    alone = {node.value for node in nodes_of(path) if isinstance(node, ast.Expr)}
    found = set()
    for node in nodes_of(path):
        if node in alone:  # documentation
            continue
        if isinstance(node, ast.JoinedStr):
            parts = (p.value if isinstance(p, ast.Constant) else HOLE for p in node.values)
            found.add("".join(str(part) for part in parts))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.add(node.value)
    return frozenset(found)


def meant(text: str) -> re.Pattern[str]:
    """Which names a string in the code can stand for: an icon's comes without its size."""
    stem = ".+".join(re.escape(part) for part in text.split(HOLE))
    return re.compile(stem + (r".+" if text.endswith(".") else r"(\.\d+)?"))


FIRST_WORDS = {name.split(".")[0] for name in NAMES}
ASSET_NAME = re.compile(rf"({'|'.join(sorted(FIRST_WORDS))})(\.[a-z0-9{HOLE}-]+)+\.?")
NO_ASSETS = {"title.png", "icon.png", "icon.64.png", f"card.{HOLE}"}


def sounds_asked_for(path: Path) -> set[str]:
    """What ``play``, ``loop``, ``music`` and a sound cue are given in a module."""
    found = set()
    for node in nodes_of(path):
        if not isinstance(node, ast.Call):
            continue
        words = [a.value for a in node.args if isinstance(a, ast.Constant)]
        called = getattr(node.func, "attr", getattr(node.func, "id", ""))
        if called == "cue" and words[:1] == ["sound"]:
            found.update(f"sfx.{word}" for word in words[1:])
        elif called in ("play", "loop", "music") and words and isinstance(words[0], str):
            kind = "music" if called == "music" else "sfx"
            found.update(f"{kind}.{word}" for word in words[:1] if word)
    return found


def without_number(name: str) -> str:
    return re.sub(r"\.\d+$", "", name)


def tilesets_of_maps() -> set[str]:
    """Tilesets that a map shows, by their file."""
    return {
        tileset.get("source", "").rpartition("/")[2]
        for path in (ROOT / "maps").glob("*.tmx")
        for tileset in ET.parse(path).getroot().iter("tileset")
    }


def images_of(tileset: Path) -> dict[str, tuple[int, int]]:
    """The pictures of a tileset, as files under ``assets``, and how large it says they are."""
    return {
        (tileset.parent / image.get("source", "")).relative_to(ASSETS).as_posix(): (
            int(image.get("width", 0)),
            int(image.get("height", 0)),
        )
        for image in ET.parse(tileset).getroot().iter("image")
    }


def of_kind(kind: str) -> list[dict]:
    return [row for row in ROWS if row["kind"] == kind]


def test_no_name_and_no_file_is_listed_twice():
    assert [name for name, times in Counter(row["name"] for row in ROWS).items() if times > 1] == []
    assert [file for file, times in Counter(row["file"] for row in ROWS).items() if times > 1] == []


def test_every_file_exists_and_every_file_is_listed():
    # The window asks for none of these.
    apart = {"manifest.json", ".manifest.lock", "puzzles.json", "tiles/furniture.tmx"}
    there = {
        path.relative_to(ASSETS).as_posix()
        for path in ASSETS.rglob("*")
        if path.is_file() and not path.name.endswith(".OFL.txt") and path.parent.name != "cases"
    }
    assert sorted(set(FILES) - there) == []
    assert sorted(there - set(FILES) - apart) == []


def test_every_picture_has_the_size_that_is_said():
    wrong = []
    for row in of_kind("picture"):
        with Image.open(ASSETS / row["file"]) as picture:
            if picture.size != tuple(row.get("size", ())):
                wrong.append((row["name"], picture.size))
    assert wrong == []


def test_every_tileset_has_its_pictures_at_the_size_it_says():
    sizes = {row["file"]: tuple(row["size"]) for row in of_kind("picture")}
    for row in of_kind("tileset"):
        images = images_of(ASSETS / row["file"])
        assert images, row["name"]
        assert images.items() <= sizes.items(), row["name"]


def test_every_kind_is_known_and_data_can_be_read():
    known = {"picture", "sound", "music", "font", "data", "tileset", "desktop"}
    assert {row["kind"] for row in ROWS} <= known
    for row in of_kind("data"):
        json.loads((ASSETS / row["file"]).read_text(encoding="utf-8"))


def test_a_desktops_own_kind_of_icon_has_many_sizes_in_one():
    assert {Path(row["file"]).suffix for row in of_kind("desktop")} == {".ico", ".icns"}
    for row in of_kind("desktop"):
        with Image.open(ASSETS / row["file"]) as icon:
            assert len(icon.info["sizes"]) >= 6


def test_sounds_are_small_and_everything_together_is_not_too_much():
    sizes = {row["name"]: (ASSETS / row["file"]).stat().st_size for row in ROWS}
    sounds = {row["name"] for row in of_kind("sound")}
    assert [name for name in sorted(sounds) if sizes[name] >= ONE_SOUND] == []
    assert sum(sizes.values()) < ALL_TOGETHER


def test_every_name_the_code_asks_for_exists():
    names = NAMES | {re.sub(r"^(sfx|music)\.", "", name) for name in NAMES}
    missing = {
        f"{path.relative_to(ROOT).as_posix()}: {text.replace(HOLE, '*')}"
        for path in modules()
        for text in written(path)
        if ASSET_NAME.fullmatch(text) and text not in NO_ASSETS
        if not any(meant(text).fullmatch(name) for name in names)
    }
    assert missing == set()


def test_every_sound_the_code_plays_exists():
    known = NAMES | {without_number(name) for name in NAMES} | {f"music.{name}" for name in PIECES}
    assert {f"music.{stem}" for piece in PIECES.values() for stem in piece.stems} <= NAMES
    asked = set().union(*(sounds_asked_for(path) for path in modules()))
    assert "sfx.door" in asked  # the search finds something
    assert asked - known == set()


def test_every_throw_of_the_dice_has_its_pictures():
    throws = Assets(ASSETS).data("dice.throws")["throws"]
    wanted = {
        f"dice.{kind}.{way}.{die}.{face}"
        for kind, ways in throws.items()
        for way, throw in enumerate(ways)
        for die in throw["dice"]
        for face in range(1, 7)
    }
    assert all(len(ways) >= 6 for ways in throws.values())
    assert wanted == {name for name in NAMES if re.match(r"dice\.(one|two)\.", name)}


@pytest.mark.parametrize("suspect", cards.SUSPECTS)
def test_every_suspect_makes_every_face_and_no_two_are_alike(suspect):
    seen = set()
    for expression in Expression:
        assert portrait(suspect, expression) in NAMES
        row = next(row for row in ROWS if row["name"] == bust(suspect, expression))
        with Image.open(ASSETS / row["file"]) as picture:
            assert picture.size == (675, 900)
            clear = picture.getchannel("A")
            assert clear.getpixel((0, 0)) == 0  # cut out
            assert clear.getpixel((337, 800)) == 255  # and solid
            seen.add(picture.convert("RGB").resize((90, 120)).tobytes())
    assert len(seen) == len(Expression)


def test_icons_and_emblems_come_in_every_size():
    signs = {without_number(name) for name in NAMES if re.match(r"(icon|emblem)\.", name)}
    assert {f"{sign}.{px}" for sign in signs for px in ICON_SIZES} <= NAMES


def test_cards_are_read_small_and_drawn_large_from_the_larger_picture():
    assets = Assets(ASSETS)
    sizes = {row["name"]: tuple(row["size"]) for row in of_kind("picture")}
    large = [name for name in sorted(NAMES) if name.endswith(LARGE)]
    assert large
    for name in large:
        usual = name.removesuffix(LARGE)
        wide, high = sizes[usual]
        assert sizes[name] == (2 * wide, 2 * high)
        assert assets._drawn_for((usual, (wide, high), "cover"))[0] == usual
        assert assets._drawn_for((usual, (wide + 1, high), "cover"))[0] == name


def test_no_suspect_is_told_by_colour_alone():
    """On discs and seats each bears an emblem, and no two are alike at the smallest size."""
    emblems = []
    for suspect in cards.SUSPECTS:
        with Image.open(ASSETS / f"emblems/{suspect}.16.png") as picture:
            emblems.append(picture.getchannel("A").tobytes())
    assert len({*emblems}) == len(cards.SUSPECTS)


@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.entries)
def test_each_family_has_entries_and_its_user_speaks_of_them(family):
    entries = matching(family)
    assert entries
    user = ROOT / family.user
    if family.user.startswith("clue"):
        spoken = [meant(text) for text in written(user) if text and not text.startswith(HOLE)]
        assert any(pattern.fullmatch(name) for pattern in spoken for name in entries)
    else:  # scripts that speak of files
        text = user.read_text(encoding="utf-8")
        assert all(Path(row["file"]).name in text for row in ROWS if row["name"] in entries)


def test_every_entry_is_used():
    used = set()
    for family in FAMILIES:
        used.update(matching(family))
    literals = frozenset().union(*(written(path) for path in modules()))
    for row in (*of_kind("sound"), *of_kind("music")):
        called = row["name"].partition(".")[2]
        if {called, without_number(called)} & literals:
            used.add(row["name"])
    used.update(
        name
        for name in NAMES
        if name.startswith("icon.") and (name in literals or without_number(name) in literals)
    )
    shown = tilesets_of_maps()
    for row in of_kind("tileset"):
        if Path(row["file"]).name in shown or row["name"].startswith("tileset.builder-"):
            used.add(row["name"])
            used.update(FILES[image] for image in images_of(ASSETS / row["file"]) if image in FILES)
    assert sorted(NAMES - used) == []


def test_the_page_of_furniture_shows_every_piece_once_and_as_large_as_it_is():
    page = ET.parse(ASSETS / "tiles" / "furniture.tmx").getroot()
    shown = {piece.get("name"): piece for piece in page.iter("object")}
    there = {}
    for tileset in page.iter("tileset"):
        for tile in ET.parse(ASSETS / "tiles" / tileset.get("source", "")).getroot().iter("tile"):
            image = tile.find("image")
            assert image is not None
            number = int(tileset.get("firstgid", 0)) + int(tile.get("id", 0))
            there[tile.get("type")] = number, image.get("width"), image.get("height")
    assert len(shown) == len([*page.iter("object")])
    found = {
        name: (int(piece.get("gid", 0)), piece.get("width"), piece.get("height"))
        for name, piece in shown.items()
    }
    assert found == there
