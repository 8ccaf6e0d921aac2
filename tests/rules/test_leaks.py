"""No leak is a proof, not a hope: change what a seat cannot know, and it must not notice.

A game is played; then the same actions are played again with two hidden cards swapped, cards
shown between others changing with them. Where all the answers stay true, nobody at the table
but those whose cards were swapped can tell the two games apart.
"""

from __future__ import annotations

import pytest

from clue.codec import plain
from clue.rules import actions as act
from clue.rules import events as ev
from clue.rules import legal
from clue.rules.cards import SUSPECTS
from clue.rules.refusals import OF_A_HAND, Refusal, Why, redact
from clue.rules.view import View, watch
from tests.daily import long, part
from tests.rules.anybody import again, hidden_pairs, play, swapped


@long
@pytest.mark.parametrize("seats", part([3, 4, 6], [3]))
def test_swapping_what_a_seat_cannot_know_changes_nothing_it_sees(seats):
    compared = 0
    for seed in range(6):
        session = play(seats, seed, 12 + 11 * seed)
        for watcher in session.setup.seats:
            pairs = list(hidden_pairs(session, watcher))
            for one, other in part(pairs, pairs[::3]):
                twin = again(session, swapped(session.dealt, one, other), watcher)
                if twin is None:
                    continue
                compared += 1
                assert twin.seen_by(watcher) == session.seen_by(watcher)
                mine, theirs = session.view(watcher), twin.view(watcher)
                assert mine == theirs
                assert plain.line(plain.view(mine)) == plain.line(plain.view(theirs))
                if session.offers() and session.offers().seat == watcher:
                    assert legal.offers(mine) == legal.offers(theirs) == twin.offers()
                assert session.state != twin.state, "the truths do differ"
    assert compared > 100, "the proof must have something to compare"


def test_a_bystander_sees_no_card_before_the_end():
    session = play(4, 5, 150)
    told = session.seen_by(None)
    dealt = [event.cards for event in told if isinstance(event, ev.HandDealt)]
    shown = [event.card for event in told if isinstance(event, ev.Showed)]
    assert dealt == [None] * 4
    assert shown == [None] * len(shown) != []
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


def refusals(session):
    """Why each answer nobody may give just now is refused, by the answer."""
    seats, cards = session.setup.seats, session.setup.board.deck.cards
    tried = [act.HaveNone(seat) for seat in seats]
    tried += [act.Show(seat, card) for seat in seats for card in cards]
    return {action: why for action in tried if (why := session.refusal(action)) is not None}


@pytest.mark.parametrize(("seed", "length"), [(35, 47), (152, 44), (174, 66)])
def test_a_refusal_tells_nobody_else_what_a_hand_holds(seed, length):
    """The same answers, refused over other hidden cards, are refused in the same words (R12)."""
    session = play(3, seed, length)
    assert len(session.offers().show) > 1, "whoever answers may choose"
    mine, differed, told = refusals(session), 0, set()
    for watcher in session.setup.seats:
        for one, other in hidden_pairs(session, watcher):
            twin = again(session, swapped(session.dealt, one, other), watcher)
            theirs = refusals(twin) if twin is not None else {}
            for action in mine.keys() & theirs.keys():
                if action.seat != watcher:
                    assert redact(mine[action], watcher) == redact(theirs[action], watcher)
                    differed += mine[action] != theirs[action]
                    told.add(mine[action].why)
    assert differed > 0, "the proof must have something to compare"
    assert told >= OF_A_HAND


@pytest.mark.parametrize("why", sorted(OF_A_HAND, key=lambda why: why.value))
def test_who_answers_wrongly_is_told_all_of_it(why):
    session = play(4, 5, 150)
    seat, other = session.setup.seats[:2]
    card = session.dealt.hands[0][0]
    refusal = Refusal(why, seat=seat, card=card)
    assert redact(refusal, seat) == refusal
    assert redact(refusal, other) == redact(refusal, None) == Refusal(Why.UNTRUE, seat=seat)
