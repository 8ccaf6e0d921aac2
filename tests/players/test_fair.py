"""Players know what their view holds, and nothing else."""

from __future__ import annotations

import pytest

from clue.players.registry import make_player
from clue.table import stream_for
from tests.players.helpers import another_truth, begun, seating

LEVELS = ("random", "constable", "sergeant", "inspector", "sherlock", "sherlock:bluffer")


@pytest.mark.parametrize("seats", [3, 5])
@pytest.mark.parametrize("actions", [4, 9, 14, 19])
def test_what_a_seat_cannot_know_never_changes_a_choice(seats, actions):
    table = seating(*["inspector"] * seats)
    session = begun(table, f"fair-play:{seats}", actions)
    seat = session.offers().seat
    changed = 0
    for seed in range(4):
        other = another_truth(session, seat, seed)
        changed += other.dealt != session.dealt
        assert other.view(seat) == session.view(seat)
        for level in LEVELS:
            here, there = (
                make_player(level).choose(s.view(seat), s.offers(), stream_for(1, seat, 0))
                for s in (session, other)
            )
            assert here == there
    assert changed  # else nothing was proved
