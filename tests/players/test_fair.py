"""Players know what their view holds, and nothing else."""

from __future__ import annotations

import sys
from inspect import signature

import pytest

from clue.game.driver import stream_for
from clue.game.seating import opened
from clue.players.registry import LEVELS, advise, make_player
from clue.players.skill import TEMPERS
from tests.players.games import another_truth, play_on, seating

NAMES = (
    "random",
    *(f"{level}:{temper}".rstrip(":") for level in LEVELS[1:] for temper in TEMPERS),
)


def forget():
    """What was worked out before must not stand in for what would be worked out now."""
    for cached in KEPT:
        cached.cache_clear()


def remembered():
    """Everything that detectives, and what they think with, keep about facts and views."""
    for module in list(sys.modules.values()):
        if module.__name__.startswith(("clue.players.", "clue.deduction.")):
            for thing in vars(module).values():
                if hasattr(thing, "cache_clear") and {"facts", "view"} & {
                    *signature(thing).parameters
                }:
                    yield thing


KEPT = frozenset(remembered())


def choices(session, seat):
    view, offers = session.view(seat), session.offers()
    for name in NAMES:
        forget()
        yield make_player(name).choose(view, offers, stream_for(1, seat, 0))
    yield advise(view, offers)


def moment(seats: int, kind: str):
    """A game of inspectors at a decision of this kind."""
    table, left = seating(*["inspector"] * seats), 1 if kind == "show" else 3
    session = opened(table, f"fair-play:{seats}")
    for _, offers, _ in play_on(session, table, seats):
        left -= len(offers.show) > 1 if kind == "show" else bool(getattr(offers, kind))
        if not left:
            return session
    raise AssertionError(kind)


@pytest.mark.parametrize("seats", [3, 5])
@pytest.mark.parametrize("kind", ["roll", "destinations", "suggest_in", "show", "end_turn"])
def test_what_a_seat_cannot_know_never_changes_a_choice(seats, kind):
    session = moment(seats, kind)
    seat = session.offers().seat
    here = list(choices(session, seat))
    assert len(here) == 1 + (len(LEVELS) - 1) * len(TEMPERS) + 1
    changed = 0
    for seed in range(2):
        other = another_truth(session, seat, seed)
        changed += other.dealt != session.dealt
        assert other.view(seat) == session.view(seat)
        assert list(choices(other, seat)) == here
    assert changed  # else nothing was proved
    assert len(KEPT) > 5  # the detectives' modules are all there, and what they keep is found
