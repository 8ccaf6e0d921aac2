"""What a map may make the game do: read few files of its own, and unpack no more than it can show."""

from __future__ import annotations

import base64
import io
import shutil
import sys
import tracemalloc
import zlib
from functools import cache
from struct import pack
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from clue.boards import FaultCode, load_mansion
from clue.boards.tilesets import MOST_PICTURE_BYTES, MOST_PIXELS, size_of
from clue.folders import assets
from tests.boards.drafts import Draft

KINDS = {
    "png": {},
    "webp": {},
    "webp lossless": {"lossless": True},
    "webp with more": {"exif": b"Exif\0\0MM\0*\0\0\0\x08\0\0\0\0\0\0"},
    "jpeg": {},
    "jpeg progressive": {"progressive": True},
}


links = pytest.mark.skipif(sys.platform == "win32", reason="a link needs a right of its own there")


@pytest.fixture
def draft(tmp_path):
    """A map in a folder of its own, with its own copy of its first tileset."""
    (tmp_path / "own").mkdir()
    draft = Draft(tmp_path / "own")
    for name in ("mansion.tsx", "mansion.png"):
        shutil.copy(assets() / "tiles" / name, draft.path.parent / name)
    draft.root.find("tileset").set("source", "mansion.tsx")
    return draft


def picture(kind: str, size: tuple[int, int]) -> bytes:
    file = io.BytesIO()
    Image.new("RGB", size, "red").save(file, kind.split(maxsplit=1)[0].upper(), **KINDS[kind])
    return file.getvalue()


def with_picture(draft: Draft, name: str, content: bytes, size: tuple[int, int]) -> Draft:
    """Another picture under the first tileset."""
    folder = draft.path.parent
    (folder / name).write_bytes(content)
    text = (folder / "mansion.tsx").read_text(encoding="utf-8")
    text = text.replace("mansion.png", name)
    text = text.replace('width="1152" height="480"', 'width="{}" height="{}"'.format(*size))
    (folder / "mansion.tsx").write_text(text, encoding="utf-8")
    return draft


def codes(draft: Draft) -> set[FaultCode]:
    return {fault.code for fault in draft.check()}


# -- what stands where no reader looks ------------------------------------------------------------


@cache
def bomb() -> str:
    packer = zlib.compressobj(9)
    packed = b"".join(packer.compress(bytes(1_000_000)) for _ in range(120)) + packer.flush()
    return base64.b64encode(packed).decode()


@pytest.mark.parametrize("tag", ["properties", "editorsettings", "tile", "data"])
@pytest.mark.parametrize("of", ["map", "tileset"])
def test_a_layer_where_none_belongs_is_never_unpacked(draft, tag, of):
    tsx = draft.path.parent / "mansion.tsx"
    tree = ET.parse(tsx)
    home = ET.SubElement(draft.root if of == "map" else tree.getroot(), tag)
    layer = ET.SubElement(home, "layer", name="Deep", width="24", height="25")
    ET.SubElement(layer, "data", encoding="base64", compression="zlib").text = bomb()
    tree.write(tsx)
    draft.save()
    tracemalloc.start()
    draft.check()
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 20_000_000


# -- pictures -------------------------------------------------------------------------------------


@settings(max_examples=40, deadline=None)
@given(kind=st.sampled_from(list(KINDS)), width=st.integers(1, 300), height=st.integers(1, 300))
def test_the_head_of_every_kind_says_how_large_the_picture_is(kind, width, height):
    assert size_of(picture(kind, (width, height))) == (width, height)


@settings(max_examples=300, deadline=None)
@given(
    start=st.sampled_from(
        [b"", b"\xff\xd8\xff", b"RIFF\4\0\0\0WEBPVP8", *(picture(kind, (3, 5)) for kind in KINDS)]
    ),
    cut=st.integers(0, 700),
    rest=st.binary(max_size=40),
)
def test_no_head_is_too_strange(start, cut, rest):
    size = size_of(start[:cut] + rest)
    assert size is None or min(size) > 0


VAST = 16_000
SCAN = b"\xff\xda\0\x08\1\1\0\0\x3f\0"
HEADS = {
    "a.png": b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + pack(">II", VAST, VAST) + b"\x08\6\0\0\0",
    "a.jpg": b"\xff\xd8\xff\xe0\0\x04JF\xff\xc0\0\x11\x08" + pack(">HH", VAST, VAST) + b"\3",
    "lossy.webp": b"RIFF\x16\0\0\0WEBPVP8 \x0a\0\0\0\0\0\0\x9d\1\x2a" + pack("<HH", VAST, VAST),
    "lossless.webp": b"RIFF\x11\0\0\0WEBPVP8L\5\0\0\0\x2f"
    + pack("<I", VAST - 1 | (VAST - 1) << 14),
    "extended.webp": b"RIFF\x16\0\0\0WEBPVP8X\x0a\0\0\0\0\0\0\0"
    + (VAST - 1).to_bytes(3, "little") * 2,
}


@pytest.mark.parametrize("name", HEADS)
def test_a_vast_picture_is_refused_before_it_is_unpacked(draft, name):
    assert size_of(HEADS[name]) == (VAST, VAST)
    with_picture(draft, name, HEADS[name], (VAST, VAST))
    assert codes(draft) == {FaultCode.IMAGES_TOO_LARGE}


DISGUISED = {
    "a gif": b"GIF89a" + pack("<HH", 9, 9),
    "a drawing": b'<svg xmlns="http://www.w3.org/2000/svg" width="30000" height="30000"/>',
    "a bitmap": b"BM" + bytes(60),
    "a moving webp": b"RIFF\x16\0\0\0WEBPVP8X\x0a\0\0\0\2\0\0\0" + bytes([8, 0, 0]) * 2,
    "a webp cut off": b"RIFF\xff\xff\xff\1WEBPVP8X\x0a\0\0\0\0\0\0\0" + bytes([8, 0, 0]) * 2,
    "a jpeg gone over for ever": picture("jpeg progressive", (9, 9)) + SCAN * 200,
    "no pixels": b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + bytes(8) + b"\x08\6\0\0\0",
    "nothing": b"",
}


@pytest.mark.parametrize("what", DISGUISED)
@pytest.mark.parametrize("name", ["a.png", "a.webp", "a.jpg"])
def test_a_picture_of_another_kind_under_a_good_name(draft, name, what):
    with_picture(draft, name, DISGUISED[what], (9, 9))
    assert FaultCode.IMAGE_SIZE in codes(draft)


def test_a_picture_of_more_bytes_than_any(draft):
    content = HEADS["a.png"].ljust(MOST_PICTURE_BYTES + 1, b"\0")
    with_picture(draft, "a.png", content, (VAST, VAST))
    assert codes(draft) == {FaultCode.IMAGE_SIZE}


def collection(draft: Draft, count: int, size: tuple[int, int]) -> ET.Element:
    """Very many pictures, each of which would do."""
    folder = draft.path.parent
    head = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR" + pack(">II", *size) + b"\x08\6\0\0\0"
    tileset = ET.Element("tileset", firstgid="70000", name="many")
    for number in range(count):
        (folder / f"{number}.png").write_bytes(head)
        tile = ET.SubElement(tileset, "tile", id=str(number))
        width, height = map(str, size)
        ET.SubElement(tile, "image", source=f"{number}.png", width=width, height=height)
    draft.root.insert(0, tileset)
    return tileset


def test_all_pictures_of_a_map_count_together(draft):
    side = 2000
    enough = MOST_PIXELS // (side * side)
    tileset = collection(draft, enough + 1, (side, side))
    assert codes(draft) == {FaultCode.IMAGES_TOO_LARGE}
    for tile in tileset.findall("tile")[enough - 2 :]:
        tileset.remove(tile)
    assert codes(draft) == set()


def test_one_picture_counts_once_however_often_it_is_named(draft):
    tileset = collection(draft, 1, (3000, 3000))
    for number in range(1, 20):
        tile = ET.SubElement(tileset, "tile", id=str(number))
        ET.SubElement(tile, "image", source="0.png", width="3000", height="3000")
    assert codes(draft) == set()


def test_more_pictures_than_anybody_opens(draft):
    collection(draft, 2100, (1, 1))
    assert codes(draft) == {FaultCode.IMAGES_TOO_LARGE}


def test_tilesets_count_together_too(draft):
    folder = draft.path.parent
    text = (folder / "mansion.tsx").read_text(encoding="utf-8")
    for number in range(5):
        (folder / f"{number}.tsx").write_text(text + " " * 1_000_000, encoding="utf-8")
        first = str(70_000 + 100 * number)
        draft.root.insert(0, ET.Element("tileset", firstgid=first, source=f"{number}.tsx"))
    assert codes(draft) == {FaultCode.FILE_TOO_BIG}


@pytest.mark.parametrize(
    ("count", "size"), [(1, ("9999999", "96")), (1, ("96", "-9999999")), (200, ("1600", "1600"))]
)
def test_pieces_cannot_be_laid_larger_than_the_board(draft, count, size):
    """Each is painted as large as it lies: one of 100,000 cells would fill every memory."""
    layer = ET.SubElement(draft.root, "objectgroup", id="99", name="Furniture")
    for number in range(count):
        box = {"width": size[0], "height": size[1]}
        ET.SubElement(layer, "object", id=str(9000 + number), gid="9", x="0", y="0", **box)
    assert codes(draft) == {FaultCode.PIECES_TOO_LARGE}


# -- where they may lie ---------------------------------------------------------------------------

ELSEWHERE = (
    "../elsewhere/mansion",
    "/elsewhere/mansion",
    "below/../../elsewhere/mansion",
    "//server/share/mansion",
    "{folder}/elsewhere/mansion",
)


@pytest.mark.parametrize("source", ELSEWHERE)
@pytest.mark.parametrize("kind", ["tileset", "picture"])
def test_what_lies_elsewhere_is_not_even_looked_for(draft, tmp_path, source, kind):
    shutil.copytree(draft.path.parent, tmp_path / "elsewhere")
    named = source.format(folder=tmp_path)
    if kind == "tileset":
        draft.root.find("tileset").set("source", named + ".tsx")
    else:
        tsx = draft.path.parent / "mansion.tsx"
        text = tsx.read_text(encoding="utf-8")
        tsx.write_text(text.replace("mansion.png", named + ".png"), encoding="utf-8")
    (fault,) = draft.check()
    assert fault.code is FaultCode.OUT_OF_REACH


@links
@pytest.mark.parametrize("linked", ["mansion.tsx", "mansion.png", "."])
def test_a_link_leads_no_further(draft, tmp_path, linked):
    elsewhere, own = tmp_path / "elsewhere", draft.path.parent
    shutil.copytree(own, elsewhere)
    if linked == ".":
        (own / "below").symlink_to(elsewhere, target_is_directory=True)
        draft.root.find("tileset").set("source", "below/mansion.tsx")
    else:
        (own / linked).unlink()
        (own / linked).symlink_to(elsewhere / linked)
    assert codes(draft) == {FaultCode.OUT_OF_REACH}


def test_a_map_far_from_the_game_means_the_games_own_tiles(draft):
    for tileset in draft.root.findall("tileset"):
        if "/" in tileset.get("source"):
            tileset.set("source", "../assets/tiles/" + tileset.get("source").rpartition("/")[2])
    pictures = load_mansion(draft.save()).pictures
    assert {path.parent for path in pictures} <= {draft.path.parent, assets() / "tiles"}
    assert len(pictures) > 1


def test_below_the_maps_folder_is_well(draft):
    own = draft.path.parent
    (own / "below").mkdir()
    for name in ("mansion.tsx", "mansion.png"):
        (own / name).rename(own / "below" / name)
    draft.root.find("tileset").set("source", "below/mansion.tsx")
    assert codes(draft) == set()


def test_a_name_no_disk_can_bear(draft):
    draft.root.find("tileset").set("source", "x" * 5000 + ".tsx")
    assert codes(draft) == {FaultCode.TILESET_MISSING}
