"""No leak is a proof, not a hope: change what a seat cannot know, and it must not notice.

A game is played; then the same actions are played again with two hidden cards swapped, cards
shown between others changing with them. Where all the answers stay true, nobody at the table
but those whose cards were swapped can tell the two games apart.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

from clue import wire
from clue.rules import actions as act
from clue.rules import legal
from clue.rules.cards import SUSPECTS, Seat, kind_of
from clue.rules.chance import ScriptedChance, SeededChance
from clue.rules.editions import DELUXE
from clue.rules.setup import Deal, deal, lay
from clue.rules.view import View, watch
from clue.session import Session
from tests.daily import SHARE, long, part
from tests.mansions import classic
from tests.rules.test_games import pick

BOARD = classic()


def play(seats: int, seed: int, length: int) -> Session:
    setup = lay(BOARD, DELUXE, SUSPECTS[:seats])
    chance, rng = SeededChance(seed), Random(seed)
    session = Session(setup, deal(setup, chance), chance)
    while len(session.played) < length and (offers := session.offers()) is not None:
        session.act(pick(offers, rng, 0.01))
    return session


def swapped(dealt: Deal, one: str, other: str) -> Deal:
    """The deal with two cards in each other's place."""
    trade = {one: other, other: one}

    def of(card):
        return trade.get(card, card)

    case = dealt.case
    return replace(
        dealt,
        case=replace(case, suspect=of(case.suspect), weapon=of(case.weapon), room=of(case.room)),
        hands=tuple(tuple(of(card) for card in hand) for hand in dealt.hands),
    )


def again(session: Session, dealt: Deal, watcher: Seat) -> Session | None:
    """The same play on another deal, as far as the watcher can tell; None where it cannot be."""
    twin = Session(session.setup, dealt, ScriptedChance(p.dice for p in session.played if p.dice))
    for played in session.played:
        action = played.action
        offers = twin.offers()
        assert offers is not None
        if isinstance(action, act.Show) and action.card not in offers.show:
            private = action.seat != watcher and twin.state.phase.seat != watcher
            if not (private and offers.show):
                return None
            action = act.Show(action.seat, offers.show[0])
        if twin.refusal(action) is not None:
            return None
        twin.act(action)
        if twin.state.over and not session.state.over:
            return None
    return twin


def hidden_pairs(session: Session, watcher: Seat):
    """Pairs of cards the watcher does not hold, of one kind, lying in different places."""
    dealt = session.dealt
    place = {
        card: seat
        for seat, hand in zip(session.setup.seats, dealt.hands, strict=True)
        for card in hand
    }
    unseen = [c for c in BOARD.deck.cards if place.get(c) != watcher]
    if session.view(watcher).envelope is not None:  # a false accuser has read it (R14)
        unseen = [card for card in unseen if card not in dealt.case]
    for one, other in combinations(unseen, 2):
        if kind_of(one) is kind_of(other) and place.get(one) != place.get(other):
            yield one, other


@long
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_swapping_what_a_seat_cannot_know_changes_nothing_it_sees(seats):
    compared = 0
    for seed in range(6):
        session = play(seats, seed, 12 + 11 * seed)
        for watcher in session.setup.seats:
            pairs = list(hidden_pairs(session, watcher))
            for one, other in part(pairs, pairs[::SHARE]):
                twin = again(session, swapped(session.dealt, one, other), watcher)
                if twin is None:
                    continue
                compared += 1
                assert twin.seen_by(watcher) == session.seen_by(watcher)
                mine, theirs = session.view(watcher), twin.view(watcher)
                assert mine == theirs
                assert wire.line(wire.view(mine)) == wire.line(wire.view(theirs))
                if session.offers() and session.offers().seat == watcher:
                    assert legal.offers(mine) == legal.offers(theirs) == twin.offers()
                assert session.state != twin.state, "the truths do differ"
    assert compared > 100, "the proof must have something to compare"


def test_a_bystander_sees_no_card_before_the_end():
    session = play(4, 5, 80)
    told = [wire.line(wire.event(event)) for event in session.seen_by(None)]
    for line in told:
        if '"hand-dealt"' in line:
            assert '"cards":null' in line
        if '"showed"' in line:
            assert '"card":null' in line
    assert session.view(None).hand == ()


def test_a_view_cannot_answer_for_another_hand():
    session = play(3, 1, 3)
    with pytest.raises(LookupError):
        session.view(SUSPECTS[0]).hand_of(SUSPECTS[1])


def test_a_view_is_folded_from_its_redacted_events_alone():
    session = play(3, 2, 60)
    setup = session.setup
    for seat in (*setup.seats, None):
        empty = View(seat, setup.board, setup.edition, setup.house)
        assert watch(empty, *session.seen_by(seat)) == session.view(seat)
        step = empty
        for event in session.seen_by(seat):
            step = watch(step, event)
        assert step == session.view(seat)
