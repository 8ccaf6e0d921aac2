"""R4-R8: what the referee finds is what a plain walker finds, everywhere."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from clue.boards.catalogue import board_named
from clue.folders import maps
from clue.rules import movement
from clue.rules.board import Board, Cell, Direction, Door
from clue.rules.cards import SUSPECTS, WEAPONS, Kind, Room, kind_of
from clue.rules.movement import distances, reach, reach_anew, steps_into
from tests.daily import examples, long
from tests.mansions import classic, cottage
from tests.rules import walker

CLASSIC = classic()
COTTAGE = cottage()
MANSIONS = sorted(path.stem for path in maps().glob("*.tmx"))
SQUARES = sorted(CLASSIC.squares)
PLACES = [*SQUARES, *CLASSIC.deck.rooms]
GOLDEN = Path(__file__).parents[1] / "golden" / "reach_counts.txt"


def same(board: Board, origin, taken, steps: int) -> None:
    found = reach(board, origin, taken, steps)
    assert set(found.routes) == walker.destinations(board, origin, taken, steps)
    for place, route in found.routes.items():
        walker.check_route(board, origin, taken, place, route, found.steps)


@st.composite
def classic_positions(draw):
    origin = draw(st.sampled_from(PLACES))
    free = [cell for cell in SQUARES if cell != origin]
    near = [c for c in free if isinstance(origin, Cell) and _apart(c, origin) <= 4] or free
    crowd = st.one_of(st.sampled_from(free), st.sampled_from(near))  # pawns that are in the way
    return origin, draw(st.frozensets(crowd, max_size=5))


def _apart(a: Cell, b: Cell) -> int:
    return abs(a.column - b.column) + abs(a.row - b.row)


@long
@settings(max_examples=examples(1200), deadline=None)
@given(classic_positions(), st.integers(1, 8))
def test_r4_r5_r6_r7_r8_classic(position, steps):
    same(CLASSIC, *position, steps)


@long
@settings(max_examples=examples(50), deadline=None)
@given(classic_positions(), st.integers(9, 12))
def test_r4_r5_r6_r7_r8_classic_long_rolls(position, steps):
    same(CLASSIC, *position, steps)


@st.composite
def small_boards(draw):
    """Any scatter of squares with rooms stuck on wherever a wall meets a square."""
    width, height = draw(st.integers(2, 6)), draw(st.integers(2, 6))
    cells = [Cell(x, y) for x in range(width) for y in range(height)]
    squares = draw(st.frozensets(st.sampled_from(cells), min_size=2))
    walls = [cell for cell in cells if cell not in squares]
    doors, rooms = [], []
    for cell in walls[:6]:
        sides = [d for d in Direction if d.from_cell(cell) in squares]
        if sides and draw(st.booleans()):
            room = Room(f"room-{len(rooms) % 3}")  # rooms of several doors, too
            chosen = draw(st.sampled_from(sides))
            doors.append(Door(room, cell, chosen))
            rooms.append((room, cell))
    names = list(dict.fromkeys(room for room, _ in rooms))
    return Board(
        name="small",
        width=width,
        height=height,
        squares=squares,
        rooms=tuple((n, frozenset(c for r, c in rooms if r == n)) for n in names),
        doors=tuple(doors),
        passages=(),
        starts=tuple(sorted(squares))[:1] * 6,
    )


@long
@settings(max_examples=examples(800), deadline=None)
@given(st.data(), small_boards(), st.integers(1, 12))
def test_r4_r5_r6_r7_r8_small_boards(data, board, steps):
    origin = data.draw(st.sampled_from([*sorted(board.squares), *board.deck.rooms]))
    others = sorted(board.squares - {origin})
    taken = data.draw(st.frozensets(st.sampled_from(others), max_size=5)) if others else frozenset()
    same(board, origin, taken, steps)


@pytest.mark.parametrize("place", [*sorted(COTTAGE.squares), *COTTAGE.deck.rooms])
def test_every_place_of_the_cottage(place):
    for steps in range(1, 13):
        same(COTTAGE, place, frozenset(), steps)


@st.composite
def mansion_positions(draw):
    """A pawn and others in its way, in any mansion that comes with the game."""
    board = board_named(draw(st.sampled_from(MANSIONS)))
    squares = sorted(board.squares)
    origin = draw(st.sampled_from([*squares, *board.deck.rooms]))
    free = [cell for cell in squares if cell != origin]
    near = [c for c in free if isinstance(origin, Cell) and _apart(c, origin) <= 4] or free
    crowd = st.one_of(st.sampled_from(free), st.sampled_from(near))
    return board, origin, draw(st.frozensets(crowd, max_size=5))


@long
@settings(max_examples=examples(900), deadline=None)
@given(mansion_positions(), st.integers(1, 8))
def test_r4_r5_r6_r7_r8_every_mansion(position, steps):
    same(*position, steps)


@pytest.mark.parametrize("stem", MANSIONS)
def test_while_all_wait_at_their_starts_each_can_walk_to_every_room(stem):
    board = board_named(stem)
    assert len({*board.starts}) == len(SUSPECTS)
    assert {*board.starts} <= board.squares
    for room, cells in board.rooms:
        doors = board.doors_of[room]
        assert doors, room
        assert all(door.cell in cells and door.front in board.squares for door in doors)
    for start in board.starts:
        others = frozenset(board.starts) - {start}
        ways = distances(board, start, others)
        assert {*board.deck.rooms} <= {*ways.rooms}, start


def test_how_far_it_is_is_told_of_squares_and_rooms_alone():
    ways = distances(CLASSIC, CLASSIC.starts[0], frozenset())
    for column in range(CLASSIC.width):
        for row in range(CLASSIC.height):
            if (cell := Cell(column, row)) not in CLASSIC.squares:
                assert cell not in ways, cell
    assert Room("attic") not in ways


@pytest.mark.parametrize("origin", [*CLASSIC.starts, *CLASSIC.deck.rooms])
def test_without_a_step_nobody_leaves_where_he_stands(origin):
    ways = distances(CLASSIC, origin, frozenset())
    inside = origin in CLASSIC.doors_of
    fronts = {door.front for door in CLASSIC.doors_of[origin]} if inside else {origin}
    assert ways.within(0).bit_count() == (0 if inside else 1)
    assert ways.within(int(inside)).bit_count() == len(fronts)


def test_reach_counts_golden():
    """How many squares and rooms a roll reaches from each start and each room, nobody about.

    The table was made by the plain walker: ``python -m tests.rules.test_movement``.
    """
    assert counts(lambda *where: set(reach(*where).routes)) == GOLDEN.read_text(encoding="utf-8")


def counts(find) -> str:
    lines = ["# origin: squares+rooms for rolls 1-12"]
    for name, origin in [
        *zip(SUSPECTS, CLASSIC.starts, strict=True),
        *((room, room) for room in CLASSIC.deck.rooms),
    ]:
        cells = []
        for steps in range(1, 13):
            found = find(CLASSIC, origin, frozenset(), steps)
            squares = sum(isinstance(place, Cell) for place in found)
            cells.append(f"{squares}+{len(found) - squares}")
        lines.append(f"{name}: {' '.join(cells)}")
    return "\n".join(lines) + "\n"


def test_distances_are_the_shortest_ways():
    for origin in (CLASSIC.starts[0], Room("ballroom")):
        near = distances(CLASSIC, origin, frozenset())
        for steps in range(1, 9):
            ends, rooms = walker.walks(CLASSIC, origin, frozenset(), steps)
            within = set().union(*ends[1:]) | rooms
            assert within - {origin} == {p for p, far in near.items() if 0 < far <= steps}


@settings(max_examples=25)
@given(st.data(), small_boards())
def test_ways_into_a_room_are_as_long_from_there_as_from_here(data, board):
    """Told for all squares at once, and only for those that were asked for."""
    squares = sorted(board.squares)
    taken = frozenset(data.draw(st.sets(st.sampled_from(squares), max_size=3)))
    asked = data.draw(st.sets(st.sampled_from(squares), max_size=9)) - taken
    for room, _ in board.rooms:
        ways = {cell: distances(board, cell, taken).get(room) for cell in asked}
        known = {cell: steps for cell, steps in ways.items() if steps is not None}
        assert steps_into(board, room, taken, asked) == known


def test_a_small_hall_with_one_gap_is_proved_empty_quickly():
    """A wide hall behind a long corridor: nearness and parity promise what no walk keeps."""
    squares = frozenset(
        [Cell(x, 0) for x in range(6)] + [Cell(x, y) for x in range(6, 12) for y in range(6)]
    )
    board = Board("gap", 12, 6, squares, (), (), (), (Cell(0, 0),) * 6)
    for steps in range(1, 13):
        same(board, Cell(3, 0), frozenset(), steps)


def test_a_pawn_out_of_a_rolls_reach_is_in_nobodys_way():
    origin = CLASSIC.starts[0]
    near = distances(CLASSIC, origin, frozenset())
    far = frozenset(cell for cell in SQUARES if near[cell] > 6)
    assert reach(CLASSIC, origin, far, 6) == reach(CLASSIC, origin, frozenset(), 6)
    beside = next(cell for cell in SQUARES if near[cell] == 6)
    assert reach(CLASSIC, origin, far | {beside}, 6) != reach(CLASSIC, origin, far, 6)


def test_what_is_far_is_told_of_every_square_and_room_once():
    near = distances(CLASSIC, Room("ballroom"), frozenset())
    assert len(near) == len(list(near)) == len(CLASSIC.squares) + len(CLASSIC.deck.rooms) - 1
    assert Room("ballroom") not in near, "R8"


if __name__ == "__main__":
    GOLDEN.write_text(counts(walker.destinations), encoding="utf-8")


def test_the_corner_square_is_as_free_as_any_other():
    """It is the first square of all in the bits; a board whose corner is a square shows it."""
    near = distances(COTTAGE, Cell(2, 0), frozenset())
    assert near[Cell(0, 0)] == 2
    near = distances(COTTAGE, Cell(0, 0), frozenset())
    doors = {door.room: near[door.front] + 1 for door in COTTAGE.doors if door.front in near}
    assert min(doors.values()) > 1
    assert near.rooms == doors


def test_most_walks_are_found_by_going_in_all_directions_at_once(monkeypatch):
    """Seeking them one by one finds the same, in far more time."""
    sought = []
    search = movement._Ground._search
    monkeypatch.setattr(
        movement._Ground, "_search", lambda *given: sought.append(given) or search(*given)
    )
    found = [reach_anew(CLASSIC, cell, frozenset(), 7) for cell in SQUARES]
    assert 20 * len(sought) < sum(len(one.squares) for one in found)


def test_an_odd_way_off_nothing_is_sought_in_an_even_number_of_steps(monkeypatch):
    """Out of a room with several doors each square is an odd way off from one, an even from another."""
    pawns = frozenset([Cell(1, 18), Cell(4, 4), Cell(6, 20), Cell(9, 7), Cell(14, 8)])
    same(CLASSIC, Room("hall"), pawns, 12)
    gone, back = [], movement._Ground._back
    monkeypatch.setattr(
        movement._Ground, "_back", lambda *given: gone.append(given) or back(*given)
    )
    reach_anew(CLASSIC, Room("hall"), pawns, 12)
    assert len(gone) < 1000


def test_every_card_lies_on_the_pile_of_its_kind():
    deck = CLASSIC.deck
    for kind, cards in ((Kind.SUSPECT, SUSPECTS), (Kind.WEAPON, WEAPONS), (Kind.ROOM, deck.rooms)):
        assert {card for card in deck.cards if kind_of(card) is kind} == set(cards)


def test_r6_who_is_shut_in_moves_no_step():
    shut = reach(cottage(), Cell(0, 0), frozenset({Cell(1, 0), Cell(0, 1)}), 4)
    assert (shut.steps, *shut.routes) == (0,)
