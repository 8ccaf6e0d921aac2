"""The map of the classic mansion says what the printed board says, cell by cell."""

from __future__ import annotations

from pathlib import Path

import pytest

from clue.boards import check, load_mansion
from clue.folders import maps
from clue.rules.board import Cell, Direction, Passage
from clue.rules.cards import SUSPECTS

FACTS = (Path(__file__).parent / "classic.txt").read_text(encoding="utf-8")
_, GRID, ROOMS, STARTS, DOORS, PASSAGES = (part.splitlines() for part in FACTS.split("\n\n"))


@pytest.fixture(scope="module")
def mansion():
    return load_mansion(maps() / "classic.tmx")


@pytest.fixture(scope="module")
def board(mansion):
    return mansion.board


def cells(marks: str) -> set[Cell]:
    return {Cell(x, y) for y, row in enumerate(GRID) for x, mark in enumerate(row) if mark in marks}


def cell(text: str) -> Cell:
    return Cell(*map(int, text.split(",")))


def test_size(board):
    assert (board.name, board.width, board.height) == ("classic", 24, 25)


def test_squares(board):
    assert board.squares == cells(".123456")
    assert len(board.squares) == 188


def test_rooms_in_the_order_of_their_cards(board):
    expected = [tuple(line.split()) for line in ROOMS]
    assert [room for room, _ in board.rooms] == [name for _, name in expected]
    for (_, floor), (mark, _) in zip(board.rooms, expected, strict=True):
        assert floor == cells(mark)


def test_doors(board):
    expected = [line.split() for line in DOORS]
    found = [(d.room, d.cell, d.facing, d.front) for d in board.doors]
    assert found == [(r, cell(c), Direction[f.upper()], cell(t)) for r, c, f, t in expected]


def test_starts(board):
    expected = {line.split()[1]: cell(line.split()[2]) for line in STARTS}
    assert dict(zip(SUSPECTS, board.starts, strict=True)) == expected


def test_passages(board):
    assert board.passages == tuple(Passage(*line.split()) for line in PASSAGES)


def test_names(mansion):
    assert mansion.titles == {"en": "The Mansion", "fr": "Le manoir"}
    english, french = mansion.room_titles("en"), mansion.room_titles("fr")
    assert english["dining-room"].text == "Dining Room"
    assert french["dining-room"] == ("Salle à manger", "feminine")
    assert french["lounge"] == ("Salon", "masculine")


def test_every_room_has_place_for_all_pieces(mansion):
    rooms = dict(mansion.board.rooms)
    for chamber in mansion.rooms:
        spots = [chamber.name_at, *chamber.pawns_at, *chamber.weapons_at]
        assert len(chamber.pawns_at) >= 6
        assert len(chamber.weapons_at) >= 6
        assert all(Cell(int(spot.x), int(spot.y)) in rooms[chamber.room] for spot in spots)


def test_the_envelope_lies_on_the_stairs(mansion):
    place = mansion.envelope
    assert cells(" ") >= {
        Cell(int(x), int(y))
        for x in (place.x, place.x + place.width - 0.01)
        for y in (place.y, place.y + place.height - 0.01)
    }


def test_passages_open_in_their_rooms(mansion):
    rooms = dict(mansion.board.rooms)
    assert set(mansion.passage_mouths) == set(mansion.board.passages)
    for passage, spot in mansion.passage_mouths.items():
        assert Cell(int(spot.x), int(spot.y)) in rooms[passage.origin]


def test_every_cell_that_is_walked_or_lived_in_is_drawn(mansion):
    drawn = {layer.name: {tile.cell for tile in layer.tiles} for layer in mansion.drawings}
    assert drawn["Squares"] == mansion.board.squares
    assert drawn["Interiors"] == set(mansion.board.room_at)
    assert drawn["Stairs"] == cells(" ")
    assert all(picture.is_file() for picture in mansion.pictures)


@pytest.mark.parametrize("path", sorted(maps().glob("*.tmx")), ids=lambda path: path.stem)
def test_every_mansion_that_comes_with_the_game_is_sound(path):
    assert check(path) == []
    assert load_mansion(path).board.name == path.stem
