"""What a seat holds for certain is so: at every single event, not only when a decision is awaited."""

from __future__ import annotations

import pickle

import pytest

from clue.deduction.facts import Holds, Lacks, NotTheCase, OneOf, Open, TheCase, facts_from
from clue.rules import actions as act
from clue.rules import events as ev
from clue.rules.view import View, watch
from tests.rules.anybody import play
from tests.rules.tables import MUSTARD, SCARLET, TRUTH, WRONG, Table


def step_by_step(session, seat):
    """What a seat knows after each event, as a table that is told one after the other shows it."""
    setup = session.setup
    view = View(seat, setup.board, setup.edition, setup.house)
    for event in session.seen_by(seat):
        view = watch(view, event)
        yield event, view


def is_so(told, session):
    hands = dict(zip(session.setup.seats, map(set, session.dealt.hands), strict=True))
    match told:
        case Holds(seat, card):
            return card in hands[seat]
        case Lacks(seat, card):
            return card not in hands[seat]
        case OneOf(seat, cards):
            return bool(hands[seat].intersection(cards))
        case Open(card):
            return card in session.dealt.open_cards
        case NotTheCase(case):
            return case != session.dealt.case
        case TheCase(case):
            return case == session.dealt.case


def solved():
    """One is wrong and has read the envelope, then another is right."""
    return Table().do(act.Accuse(SCARLET, WRONG), act.Accuse(MUSTARD, TRUTH)).session


@pytest.mark.parametrize(
    "session", [solved(), *(play(seats, seed, 80) for seats, seed in ((3, 0), (4, 1), (6, 2)))]
)
def test_every_statement_is_true_at_every_event(session):
    checked = 0
    for seat in (*session.setup.seats, None):
        for event, view in step_by_step(session, seat):
            if view.seats:
                told = facts_from(view).statements
                assert all(is_so(one, session) for one in told), event
                checked += len(told)
    assert checked > 100


def test_an_accusation_is_called_false_only_once_it_has_failed():
    before = {}
    for event, view in step_by_step(solved(), MUSTARD):
        before[type(event), event.seat if isinstance(event, ev.Accused) else None] = view
    assert before[ev.Accused, SCARLET].accusations == ()
    assert before[ev.Accused, SCARLET].accused == WRONG
    assert [one.case for one in before[ev.AccusationFailed, None].accusations] == [WRONG]
    assert before[ev.Accused, MUSTARD].accused == TRUTH
    assert before[ev.GameEnded, None].accused is None


def test_facts_reach_another_process_without_the_hash_they_have_here():
    facts = facts_from(solved().view(MUSTARD))
    assert hash(facts) == hash(facts)
    sent = pickle.loads(pickle.dumps(facts))
    assert vars(sent).keys() == {"deck", "seats", "hand_sizes", "statements"}
    assert sent == facts
