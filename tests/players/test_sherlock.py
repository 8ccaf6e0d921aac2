"""Sherlock: what is proved is acted on, and what is likely is weighed."""

from __future__ import annotations

from random import Random

import pytest

from clue.deduction.belief import believe_view, consequences
from clue.deduction.facts import facts_from
from clue.game.seating import opened
from clue.players import mind
from clue.players.reasons import Motive
from clue.players.registry import advise, make_player
from clue.players.sherlock import Sherlock
from clue.players.skill import TEMPERS
from clue.rules import actions as act
from clue.rules.phases import TurnStart
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


@pytest.mark.parametrize("level", ["constable", "sergeant", "inspector"])
@pytest.mark.parametrize("seats", [3, 6])
def test_every_level_in_every_temper_accuses_a_proved_case(level, seats):
    """Also the constable, whose notes hold only its own cards and what it was shown."""
    overlooked = 0
    for view, offers in proofs(seats, 5):
        case = believe_view(view).solved
        for temper in TEMPERS:
            officer = make_player(f"{level}:{temper}" if temper else level)
            overlooked += officer.mind(view).cases > 1
            assert officer.choose(view, offers, Random(1)).action == act.Accuse(offers.seat, case)
    assert overlooked or level != "constable", "else its notes would do as well"


def test_what_is_proved_is_named_before_any_sample_is_drawn(monkeypatch):
    """Also before the dice are thrown: the exact count comes first, whatever a sample would say."""

    def drawn(*_):
        raise AssertionError("a sample was drawn although the case is proved")

    before_rolling = 0
    for view, offers in proofs(5, 12):
        with monkeypatch.context() as patched:
            patched.setattr(mind, "deals_of", drawn)
            mind.mind_of.cache_clear()
            mind.deals_about.cache_clear()
            choice = advise(view, offers)
        assert choice.action == act.Accuse(offers.seat, believe_view(view).solved)
        assert choice.reason.motive is Motive.CASE_CERTAIN
        before_rolling += isinstance(view.phase, TurnStart) and offers.roll
    assert before_rolling


@pytest.mark.parametrize("level", ["sergeant", "inspector", "sherlock"])
@pytest.mark.parametrize("temper", [*TEMPERS])
def test_every_notebook_that_is_full_is_acted_on_at_the_turns_start(level, temper):
    """Plain steps are enough for a sergeant; nothing else is weighed once one case is left."""
    player = make_player(f"{level}:{temper}" if temper else level)
    met = 0
    for view, offers in proofs(3, 3):
        possible = consequences(facts_from(view))
        plain = all(
            (possible.can[-1] | possible.has[-1]) & pile == possible.has[-1] & pile
            for pile in possible.piles
        )
        if plain or level != "sergeant":
            met += 1
            assert player.choose(view, offers, Random(0)).reason.motive is Motive.CASE_CERTAIN
    assert met
