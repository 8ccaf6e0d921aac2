"""Whole games of random legal play, with everything that must hold checked after every action."""

from __future__ import annotations

from contextlib import nullcontext
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from clue.game.seating import opened
from clue.game.session import Session
from clue.rules import actions as act
from clue.rules import events as ev
from clue.rules import legal
from clue.rules.cards import SUSPECTS, WEAPONS, Case
from clue.rules.chance import SeededChance
from clue.rules.phases import Over
from clue.rules.refusals import IllegalActionError
from clue.rules.setup import deal
from clue.rules.state import check
from tests.daily import examples, long
from tests.players.games import seating
from tests.rules.anybody import pick, tables
from tests.rules.second_referee import SecondReferee


@long
@settings(max_examples=examples(60), deadline=None)
@given(tables(), st.integers(0, 2**32), st.sampled_from([0.02, 0.1, 0.5]))
def test_whole_games_keep_every_invariant(setup, seed, boldness):
    rng, chance = Random(seed), SeededChance(seed)
    session = Session(setup, deal(setup, chance), chance)
    turn, told = session.state.turn, session.events
    check(session.state)
    for _ in range(400):
        offers = session.offers()
        if offers is None:
            break
        action = pick(offers, rng, boldness)
        assert session.refusal(action) is None, "whatever is offered is allowed"
        told = session.act(action)
        check(session.state)
        assert session.state.turn >= turn
        turn = session.state.turn
        views_agree(session)
        if not session.state.over:
            assert told[-1] == ev.Awaited(session.state.phase)
    if session.state.over:
        assert isinstance(told[-1], ev.GameEnded)


def test_r11_whoever_was_brought_may_leave_and_end_the_game():
    """The right is held to the room until its turn comes, and to nothing once the game is over."""
    state = opened(seating("random", "random", "random"), 5).state
    first, other = state.seats[:2]
    for seat, phase, wrong in (
        (first, state.phase, False), (first, Over(other), False), (other, state.phase, True),
    ):  # fmt: skip
        left = state.but(brought=frozenset({seat}), phase=phase)
        with pytest.raises(AssertionError, match="R11") if wrong else nullcontext():
            check(left)


@long
@settings(max_examples=examples(90), deadline=None)
@given(tables(), st.integers(0, 2**32), st.sampled_from([0.02, 0.2]))
def test_r3_r9_to_r15_a_second_referee_agrees_at_every_moment(setup, seed, boldness):
    rng, chance = Random(seed), SeededChance(seed)
    session = Session(setup, deal(setup, chance), chance)
    second, told = SecondReferee(setup), session.events
    for _ in range(150):
        for event in told:
            second.hear(event)
        offers = session.offers()
        assert (offers is None) == (second.over is not None)
        if offers is None:
            break
        last, allowed = second.turn[-1] if second.turn else None, second.allowed()
        walking = setup.house.steady_pace and isinstance(last, ev.TurnBegan) and second.walks
        assert bool(offers.destinations) == (isinstance(last, ev.Rolled) or bool(walking))
        others = set(replace(offers, accuse=False, destinations={}))
        assert others | ({act.Accuse} if offers.accuse else set()) == allowed
        action = pick(offers, rng, boldness)
        if isinstance(action, act.Accuse) and rng.random() < 0.1:
            action = act.Accuse(action.seat, session.dealt.case)
        told = session.act(action)
        if not isinstance(action, act.Roll | act.MoveTo | act.TakePassage):
            happened = [event for event in told if not isinstance(event, ev.Awaited)]
            assert happened == second.outcome(action, session.dealt.case)


def views_agree(session: Session) -> None:
    """What is public is the same in the truth and in every view."""
    state = session.state
    for seat in (*state.seats, None):
        view = session.view(seat)
        assert view.pawns == state.pawns
        assert view.weapons == state.weapons
        assert view.phase == state.phase
        assert view.brought == state.brought
        assert view.eliminated == state.eliminated
        assert view.turn == state.turn
        assert view.hand_sizes == tuple(len(hand) for hand in state.dealt.hands)
        if seat is not None:
            assert view.hand == state.hand_of(seat)


@settings(max_examples=30, deadline=None)
@given(tables(), st.integers(0, 2**32))
def test_what_is_not_offered_is_refused_with_a_reason_and_changes_nothing(setup, seed):
    rng, chance = Random(seed), SeededChance(seed)
    session = Session(setup, deal(setup, chance), chance)
    for _ in range(25):
        offers = session.offers()
        if offers is None:
            break
        allowed = set(offers)
        before = session.state
        for action in strays(setup, rng):
            refusal = session.refusal(action)
            assert (refusal is None) == (action in allowed)
            if refusal is not None:
                with pytest.raises(IllegalActionError) as raised:
                    session.act(action)
                assert raised.value.refusal == refusal
                assert session.state is before
        session.act(pick(offers, rng, 0.05))


def strays(setup, rng: Random) -> list[act.Action]:
    """One action of each kind, as a confused or hostile player might ask for it."""
    seat = rng.choice(SUSPECTS)
    rooms = setup.board.deck.rooms
    case = Case(rng.choice(SUSPECTS), rng.choice(WEAPONS), rng.choice(rooms))
    return [
        act.LayWeapon(seat, rng.choice(WEAPONS), rng.choice(rooms)),
        act.Roll(seat),
        act.MoveTo(seat, rng.choice([*sorted(setup.board.squares), *rooms])),
        act.TakePassage(seat, rng.choice(rooms)),
        act.Suggest(seat, case),
        act.DeclineToSuggest(seat),
        act.Show(seat, rng.choice(setup.board.deck.cards)),
        act.HaveNone(seat),
        act.Accuse(seat, case),
        act.EndTurn(seat),
    ]


@settings(max_examples=25, deadline=None)
@given(tables(), st.integers(0, 2**32))
def test_a_view_and_the_truth_offer_the_decider_the_same(setup, seed):
    rng, chance = Random(seed), SeededChance(seed)
    session = Session(setup, deal(setup, chance), chance)
    for _ in range(60):
        offers = session.offers()
        if offers is None:
            break
        assert legal.offers(session.view(offers.seat)) == offers
        session.act(pick(offers, rng, 0.05))
