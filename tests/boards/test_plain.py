"""A mansion laid out from its plan alone has a place for everything, in the right room."""

from dataclasses import replace
from itertools import combinations
from math import dist

import pytest

from clue.boards import load_mansion, plain_mansion
from clue.folders import maps
from clue.rules.board import Board, Cell, Direction, Door
from clue.rules.cards import Room
from clue.text.speaker import usual_title
from tests.mansions import cottage

CLASSIC, LODGE = (load_mansion(maps() / f"{name}.tmx") for name in ("classic", "lodge"))


def tower() -> Board:
    """Twelve rooms of one cell each, none of which has space for twelve pieces."""
    rooms = tuple((Room(f"cell-{row}"), frozenset({Cell(0, row)})) for row in range(12))
    return Board(
        name="tower",
        width=2,
        height=12,
        squares=frozenset(Cell(1, row) for row in range(12)),
        rooms=rooms,
        doors=tuple(Door(room, *cells, Direction.RIGHT) for room, cells in rooms),
        passages=(),
        starts=tuple(Cell(1, row) for row in range(6)),
    )


BOARDS = [CLASSIC.board, LODGE.board, cottage(), tower()]


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name)
def test_everything_has_a_place_of_its_own_in_its_room(board):
    mansion = plain_mansion(board, usual_title)
    assert mansion.plain
    assert [chamber.room for chamber in mansion.rooms] == [room for room, _ in board.rooms]
    for chamber in mansion.rooms:
        spots = [*chamber.pawns_at, *chamber.weapons_at]
        assert (len(chamber.pawns_at), len(chamber.weapons_at)) == (6, 6)
        assert all(dist(*pair) > 0.2 for pair in combinations(spots, 2))
        for x, y in [chamber.name_at, *spots]:
            assert board.room_at[Cell(int(x), int(y))] == chamber.room
    for passage, (x, y) in mansion.passage_mouths.items():
        assert board.room_at[Cell(int(x), int(y))] == passage.origin


def test_the_envelope_lies_where_nobody_walks():
    x, y, width, height = plain_mansion(CLASSIC.board, usual_title).envelope
    for cell in (Cell(int(x), int(y)), Cell(int(x + width), int(y + height))):
        assert cell not in CLASSIC.board.squares
        assert cell not in CLASSIC.board.room_at


def test_names_come_from_the_map_of_today_where_it_knows_the_room():
    board = replace(LODGE.board, squares=LODGE.board.squares - {Cell(7, 9)})
    mansion = plain_mansion(board, usual_title, LODGE)
    assert mansion.titles == LODGE.titles
    assert mansion.room_titles("fr") == LODGE.room_titles("fr")


def test_without_any_map_a_room_has_the_games_name_or_its_own():
    assert plain_mansion(CLASSIC.board, usual_title).room_titles("fr")["study"].text == "Bureau"
    assert (
        plain_mansion(LODGE.board, usual_title).room_titles("fr")["winter-garden"].text
        == "Winter garden"
    )


def test_the_floor_is_laid_with_tiles_that_are_there():
    mansion = plain_mansion(CLASSIC.board, usual_title)
    assert mansion.pictures
    assert all(picture.is_file() for picture in mansion.pictures)
    squares = next(drawing for drawing in mansion.drawings if drawing.name == "squares")
    assert {tile.cell for tile in squares.tiles} == CLASSIC.board.squares
