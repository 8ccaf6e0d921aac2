"""Expected turns, against walking it out with dice."""

from __future__ import annotations

from random import Random

import pytest

from clue.boards.catalogue import board_named
from clue.players.travel import between_rooms, throws, turns, turns_to_rooms
from clue.rules import movement

BOARD = board_named("classic")


@pytest.mark.parametrize("dice", [1, 2])
@pytest.mark.parametrize("steps", [1, 5, 8, 13, 20])
def test_turns_equal_dice_thrown_many_times(dice, steps):
    rng, total, games = Random(steps), 0, 20_000
    for _ in range(games):
        left = steps
        while left > 0:
            left -= sum(rng.randint(1, 6) for _ in range(dice))
            total += 1
    assert turns(steps, dice) == pytest.approx(total / games, abs=0.02)
    assert sum(throws(dice).values()) == pytest.approx(1.0)


def test_a_way_is_as_long_from_either_end():
    rng = Random(7)
    squares = sorted(BOARD.squares)
    for _ in range(12):
        origin, *others = rng.sample(squares, 6)
        taken = frozenset(others)
        there = movement.distances(BOARD, origin, taken)
        found = turns_to_rooms(BOARD, origin, taken, 2)
        reached = [room for room in found if room in there]
        assert len(reached) > 3
        assert [found[room] for room in reached] == [turns(there[room], 2) for room in reached]
        for room in found:
            steps = movement.steps_into(BOARD, room, taken, [origin, others[0]])
            assert steps == ({origin: there[room]} if room in there else {})


def test_passages_are_one_turn_and_the_same_room_two():
    ways = between_rooms(BOARD, 2)
    for passage in BOARD.passages:
        assert ways[passage.origin][passage.to] == 1.0
    for room in BOARD.deck.rooms:
        assert ways[room][room] == 2.0
        assert all(turns >= 1.0 for turns in ways[room].values())


def test_h4_a_steady_pace_needs_no_luck():
    assert [turns(steps, 2, 7) for steps in (0, 1, 7, 8, 14, 15)] == [0, 1, 1, 2, 2, 3]
    ways = between_rooms(BOARD, 2, 12)
    assert all(float(way).is_integer() for room in ways for way in ways[room].values())
