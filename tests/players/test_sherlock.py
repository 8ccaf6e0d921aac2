"""Sherlock: what is proved is acted on, and what is likely is weighed."""

from __future__ import annotations

import pytest

from clue.deduction.belief import believe_view
from clue.game.seating import opened
from clue.players.sherlock import Sherlock
from clue.players.skill import TEMPERS
from clue.rules import actions as act
from tests.players.games import play_on, seating


def proofs(seats: int, games: int):
    """Decisions of seats that can prove the case and may accuse."""
    for seed in range(games):
        table = seating(*["inspector"] * seats)
        session = opened(table, f"proofs:{seed}")
        for view, offers, choice in play_on(session, table, seed):
            if isinstance(choice.action, act.Accuse):
                yield view, offers


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_proved_case_is_accused_in_every_temper_however_many_deals_are_left(seats):
    sampled = 0
    for view, offers in proofs(seats, 5):
        case = believe_view(view).solved
        for temper in TEMPERS.values():
            sherlock = Sherlock(temper)
            sampled += not sherlock.mind(view).deals.complete
            assert sherlock.choose(view, offers, None).action == act.Accuse(offers.seat, case)
    assert sampled or seats < 5, "at full tables thousands of deals are left when it is proved"
