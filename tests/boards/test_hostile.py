"""Whatever a file holds, it costs one sentence: no traceback, no flood of memory, no wait."""

from __future__ import annotations

import base64
import os
import random
import tracemalloc
import zlib
from xml.etree import ElementTree as ET

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from clue.boards import FaultCode, check
from clue.text.catalogue import languages
from clue.text.faults import tell_fault
from clue.text.speaker import Speaker
from tests.boards.drafts import CLASSIC, Draft
from tests.daily import examples, long

HEAD = b'<?xml version="1.0"?>\n'
LAUGHS = b"".join(
    b'<!ENTITY a%d "%s">' % (number, b"&a%d;" % (number - 1) * 10) for number in range(1, 10)
)

FILES = {
    "empty": (b"", "broken-xml"),
    "junk": (bytes(range(256)) * 40, "broken-xml"),
    "cut off": (CLASSIC.read_bytes()[:20_000], "broken-xml"),
    "unknown encoding": (b'<?xml version="1.0" encoding="klingon"?><map/>', "broken-xml"),
    "a billion laughs": (
        HEAD + b'<!DOCTYPE map [<!ENTITY a0 "ha">' + LAUGHS + b"]><map>&a9;</map>",
        "forbidden-xml",
    ),
    "another file": (
        HEAD + b'<!DOCTYPE map [<!ENTITY x SYSTEM "file:///etc/hostname">]><map>&x;</map>',
        "forbidden-xml",
    ),
    "very deep": (b"<map>" * 100_000, "forbidden-xml"),
    "very many elements": (b"<map>" + b"<a/>" * 200_000 + b"</map>", "forbidden-xml"),
    "very large": (b"<map>" + b" " * 5_000_000 + b"</map>", "file-too-big"),
    "a page": (b"<html><body>map</body></html>", "not-a-map"),
    "a bare map": (b"<map/>", "no-size"),
    "a vast map": (
        b'<map width="9999999999" height="1" tilewidth="9" tileheight="9"/>',
        "too-large",
    ),
    "digits": (b'<map width="' + b"9" * 100_000 + b'" height="1"/>', "no-size"),
}


@pytest.mark.parametrize("name", FILES)
def test_a_bad_file_earns_one_sentence(tmp_path, name):
    content, code = FILES[name]
    path = tmp_path / "bad.tmx"
    path.write_bytes(content)
    tracemalloc.start()
    faults = check(path)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert faults[0].code.value == code
    assert most < 60_000_000
    line = tell_fault(faults[0], Speaker("en", strict=True))
    assert "\n" not in line
    assert len(line) < 500


def test_what_is_no_file(tmp_path):
    (tmp_path / "folder.tmx").mkdir()
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe.tmx")
    for name in ("gone.tmx", "folder.tmx", "pipe.tmx", "nul\0.tmx"):
        (fault,) = check(tmp_path / name)
        assert fault.code is FaultCode.NO_FILE


def test_a_layer_that_unpacks_to_two_hundred_megabytes(tmp_path):
    draft = Draft(tmp_path)
    packer = zlib.compressobj(9)
    packed = b"".join(packer.compress(bytes(1_000_000)) for _ in range(200)) + packer.flush()
    data = draft.layer("Ground").find("data")
    data.set("encoding", "base64")
    data.set("compression", "zlib")
    data.text = base64.b64encode(packed).decode()
    draft.save()
    tracemalloc.start()
    (fault,) = check(draft.path)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert fault.code is FaultCode.LAYER_LONG
    assert most < 60_000_000


def test_a_second_stream_behind_the_first(tmp_path):
    draft = Draft(tmp_path)
    numbers = b"".join(number.to_bytes(4, "little") for number in [9] * 600)
    packer = zlib.compressobj(wbits=zlib.MAX_WBITS | 16)
    first = packer.compress(numbers) + packer.flush()
    data = draft.layer("Ground").find("data")
    data.set("encoding", "base64")
    data.set("compression", "gzip")
    data.text = base64.b64encode(first).decode()
    assert draft.check() == []
    data.text = base64.b64encode(first + first).decode()
    assert [fault.code for fault in draft.check()] == [FaultCode.LAYER_UNREADABLE]


@pytest.mark.parametrize(("tag", "count"), [("tileset", 65), ("layer", 65), ("object", 9000)])
def test_more_parts_than_a_map_can_want(tmp_path, tag, count):
    draft = Draft(tmp_path)
    home = draft.layer("Places") if tag == "object" else draft.root
    for _ in range(count):
        ET.SubElement(home, tag)
    (fault,) = draft.check()
    assert fault.code is FaultCode.TOO_MANY_PARTS
    assert fault.details["tag"] == tag


def test_a_room_of_a_million_corners(tmp_path):
    draft = Draft(tmp_path)
    draft.thing("Rooms", "study").find("polygon").set("points", "0,0 96,0 " * 200_000)
    assert FaultCode.ROOM_SHAPE in {fault.code for fault in draft.check()}


def test_words_of_a_map_cannot_write_over_the_terminal(tmp_path):
    draft = Draft(tmp_path)
    draft.thing("Rooms", "study").set("name", "a\u009b2J\nline: fine\u202e")
    for fault in draft.check():
        line = tell_fault(fault, Speaker("en", strict=True))
        assert line.isprintable()


SPEAKERS = [Speaker(language, strict=True) for language in languages()]
NONSENSE = (
    "",
    "-1",
    "0",
    "1e308",
    "nan",
    "999999999999",
    "🕯",
    "true",
    "../../..",
    "6.0",
    " ",
    "x" * 5000,
)


@long
@settings(
    max_examples=examples(90),
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(seed=st.integers(0, 2**32), changes=st.integers(1, 6))
def test_no_attribute_can_raise_more_than_a_fault(tmp_path, seed, changes):
    """Whatever is written into the attributes, the map loads or its faults can be told."""
    draft = Draft(tmp_path)
    chance = random.Random(seed)
    elements = list(draft.root.iter())
    for _ in range(changes):
        element = chance.choice(elements)
        if element.attrib:
            element.set(chance.choice(list(element.attrib)), chance.choice(NONSENSE))
    _try(draft.save())


@long
@settings(
    max_examples=examples(90),
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(seed=st.integers(0, 2**32))
def test_no_bytes_can_raise_more_than_a_fault(tmp_path, seed):
    """Pieces cut out, doubled and overwritten."""
    chance = random.Random(seed)
    content = bytearray(Draft(tmp_path).save().read_bytes())
    for _ in range(chance.randint(1, 4)):
        start = chance.randrange(len(content))
        end = min(len(content), start + chance.randint(1, 300))
        content[start:end] = chance.choice([b"", content[start:end] * 2, chance.randbytes(3), b"7"])
    path = tmp_path / "fuzz.tmx"
    path.write_bytes(content)
    _try(path)


def _try(path):
    lines = [tell_fault(fault, speaker) for fault in check(path) for speaker in SPEAKERS]
    assert all(len(line.splitlines()) == 1 for line in lines)
