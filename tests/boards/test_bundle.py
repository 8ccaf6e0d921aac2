"""A mansion travels with its record: packed, judged like any map, shown as it was drawn, kept."""

from __future__ import annotations

import shutil
import zlib
from dataclasses import replace

import msgspec
import pytest

from clue import folders
from clue.boards import load_mansion
from clue.boards.bundle import (
    MAP_PART,
    MOST_PACKED,
    UnfitPartsError,
    came_along,
    keep_parts,
    mansion_in,
    parts_of,
)
from clue.boards.catalogue import (
    board_recorded,
    first_mansion,
    forget_mansions,
    read_mansions,
)
from clue.boards.mansion import begun_elsewhere
from clue.codec.board import kept_parts, plan_of, plan_with_drawing
from clue.codec.record import PlanEntry
from clue.files import TooLargeError
from clue.rules.board import Cell
from clue.ui.cases import mansion_of
from tests.mansions import MAPS

HUT = "hut"


@pytest.fixture(autouse=True)
def _own_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("CLUE_DATA", str(tmp_path / "data"))
    forget_mansions()
    yield
    forget_mansions()


@pytest.fixture
def hut(tmp_path):
    """A map with a tileset and a picture of its own, in a folder with a name of its own."""
    folder = tmp_path / "Ma maison & co" / "sets"
    folder.mkdir(parents=True)
    tiles = folders.assets() / "tiles"
    shutil.copy(tiles / "wainscot.png", folder / "Lumière.png")
    source = (tiles / "wainscot.tsx").read_text(encoding="utf-8")
    own = source.replace("wainscot.png", "Lumière.png")
    (folder / "Lumière.tsx").write_text(own, encoding="utf-8")
    text = (MAPS / "lodge.tmx").read_text(encoding="utf-8")
    path = folder.parent / f"{HUT}.tmx"
    path.write_text(
        text.replace("../assets/tiles/wainscot.tsx", "sets/Lumière.tsx"), encoding="utf-8"
    )
    return path


def looks(mansion):
    """What is drawn, with pictures as what they show."""
    seen = {path: path.read_bytes() for path in mansion.pictures}
    return [
        (
            layer.name,
            layer.opacity,
            [(tile.cell, seen[tile.picture.file], tile.picture[1:]) for tile in layer.tiles],
            [(p.area, p.rotation, seen[p.picture.file], p.picture[1:]) for p in layer.pieces],
        )
        for layer in mansion.drawings
    ]


def test_a_mansion_comes_out_as_it_was_drawn(hut):
    mansion = load_mansion(hut)
    parts = parts_of(hut)
    assert set(parts) == {MAP_PART, "0.tsx", "1.png"}
    assert not any("hut" in name or "maison" in name for name in parts)
    assert b"maison" not in b"".join(map(zlib.decompress, (parts[MAP_PART], parts["0.tsx"])))
    shutil.rmtree(hut.parent)
    came = mansion_in(parts, mansion.board)
    assert came_along(came)
    assert not came_along(mansion)
    assert came.board == mansion.board
    assert looks(came) == looks_after(mansion, came)
    for told in ("titles", "rooms", "stories", "manners", "lights", "envelope", "passage_mouths"):
        assert getattr(came, told) == getattr(mansion, told)


def looks_after(mansion, came):
    """The same, when the mansion's own files are gone: by the pictures that came in their place."""
    own = {path for path in came.pictures if not path.is_relative_to(folders.assets())}
    (light,) = own
    there = {p: (p if p.exists() else light) for p in mansion.pictures}
    drawings = [
        replace(
            layer,
            tiles=tuple(
                t._replace(picture=t.picture._replace(file=there[t.picture.file]))
                for t in layer.tiles
            ),
            pieces=tuple(
                p._replace(picture=p.picture._replace(file=there[p.picture.file]))
                for p in layer.pieces
            ),
        )
        for layer in mansion.drawings
    ]
    return looks(replace(mansion, drawings=tuple(drawings)))


@pytest.mark.parametrize("path", sorted(MAPS.glob("*.tmx")), ids=lambda path: path.stem)
def test_ours_travel_lightly(path):
    parts = parts_of(path)
    assert set(parts) == {MAP_PART}
    assert len(parts[MAP_PART]) < 20_000
    mansion = load_mansion(path)
    assert looks(mansion_in(parts, mansion.board)) == looks(mansion)


def test_a_plan_with_its_drawing_is_read_again(hut):
    plan = plan_with_drawing(load_mansion(hut))
    again = msgspec.json.decode(msgspec.json.encode(plan), type=PlanEntry)
    assert again == plan
    assert kept_parts(again) == parts_of(hut)


def test_what_is_too_large_stays_at_home(hut):
    picture = hut.parent / "sets" / "Lumière.png"
    with picture.open("ab") as file:
        file.write(bytes(MOST_PACKED))
    mansion = load_mansion(hut)
    assert parts_of(hut) is None
    assert plan_with_drawing(mansion).drawing is None
    assert issubclass(TooLargeError, OSError)


def packed(text: str) -> bytes:
    return zlib.compress(text.encode())


HOSTILE = {
    "no map": lambda parts: {"0.tsx": parts["0.tsx"]},
    "not packed": lambda parts: {**parts, MAP_PART: b"<map/>"},
    "cut off": lambda parts: {**parts, MAP_PART: parts[MAP_PART][:-9]},
    "more behind it": lambda parts: {**parts, MAP_PART: parts[MAP_PART] + b"more"},
    "a flood": lambda parts: {**parts, MAP_PART: zlib.compress(bytes(50_000_000))},
    "too much": lambda parts: {**parts, "9.png": bytes(MOST_PACKED)},
    "a name": lambda parts: {**parts, "../x.tsx": parts["0.tsx"]},
    "an entity": lambda parts: {
        **parts,
        MAP_PART: packed('<!DOCTYPE x [<!ENTITY a SYSTEM "/etc/passwd">]><map>&a;</map>'),
    },
    "elsewhere": lambda parts: {
        **parts,
        MAP_PART: packed(zlib.decompress(parts[MAP_PART]).decode().replace("0.tsx", "../0.tsx")),
    },
    "no picture": lambda parts: {**parts, "1.png": b"no picture"},
    "half of it": lambda parts: {name: data for name, data in parts.items() if name != "1.png"},
}


@pytest.mark.parametrize("kind", HOSTILE)
def test_what_is_no_map_is_not_shown(hut, kind):
    board, parts = load_mansion(hut).board, HOSTILE[kind](parts_of(hut))
    assert mansion_in(parts, board) is None


def test_a_drawing_of_another_plan_is_not_used(hut):
    board = load_mansion(hut).board
    assert mansion_in(parts_of(hut), replace(board, starts=board.starts[::-1])) is None


def test_it_can_be_kept_and_is_then_one_of_ones_own(hut):
    parts, board = parts_of(hut), load_mansion(hut).board
    path = keep_parts(parts, board.name)
    assert path == folders.own_maps() / HUT / f"{HUT}.tmx"
    forget_mansions()
    shown = read_mansions()[HUT]
    assert shown.own
    assert shown.mansion.board == board
    assert keep_parts(parts, HUT).parent != path.parent, "nothing is written over"


@pytest.mark.parametrize("name", ["../../hut", "CON", "a/b", "", "hut.", "x" * 99])
def test_a_name_that_is_no_file_is_not_used(hut, name):
    path = keep_parts(parts_of(hut), name)
    assert path == folders.own_maps() / "mansion" / "mansion.tmx"


def test_parts_that_are_none_are_not_kept():
    with pytest.raises(UnfitPartsError):
        keep_parts({}, HUT)
    assert not folders.own_maps().exists()


def test_a_mansion_looks_as_it_did_but_for_its_starts():
    lodge = load_mansion(MAPS / "lodge.tmx")
    starts = [*lodge.board.starts[1:], Cell(7, 6)]
    old = replace(lodge.board, starts=tuple(starts))
    shown = begun_elsewhere(lodge, old)
    assert shown.board == old
    at = {d.name: {t.cell: t.picture for t in d.tiles} for d in lodge.drawings}["Squares"]
    then = {d.name: {t.cell: t.picture for t in d.tiles} for d in shown.drawings}["Squares"]
    assert [then[cell] for cell in old.starts] == [at[cell] for cell in lodge.board.starts]
    assert sorted(map(str, then.values())) == sorted(map(str, at.values()))
    assert [d for d in shown.drawings if d.name != "Squares"] == [
        d for d in lodge.drawings if d.name != "Squares"
    ]
    assert begun_elsewhere(lodge, replace(old, squares=old.squares - {Cell(7, 5)})) is None
    assert plan_of(old) != plan_of(lodge.board)


def test_the_lodge_of_old_records_is_the_one_of_six_rooms_and_looks_as_it_did():
    old = board_recorded("lodge")
    first = first_mansion("lodge")
    assert first.path == MAPS / "lodge.first"
    assert first.board == old
    assert len(old.rooms) == 6
    assert len(read_mansions()["lodge"].mansion.rooms) == 9, "the gallery has the new one alone"
    assert mansion_of(old) == first
    moved = replace(old, starts=(*old.starts[1:], Cell(5, 6)))
    assert mansion_of(moved).titles == first.titles
    assert not mansion_of(moved).plain
    assert first_mansion("classic") is first_mansion("../maps/lodge") is None
