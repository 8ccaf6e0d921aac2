"""The page's layers: what is printed is what was told, what follows is the exact count's."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from clue.deduction.belief import believe
from clue.deduction.facts import Holds, Lacks, Open, Source, facts_from
from clue.notebook.notes import Help, Mark, Notes
from clue.notebook.page import (
    CellContent,
    Insight,
    Page,
    insight_of,
    open_clauses,
    page_of,
    printed,
    showings,
)
from tests.deduction.slow import deals, history
from tests.rules.anybody import play

MOST = 60


def page_for(facts, level, notes=None):
    """The page of the first seat, as these facts have it."""
    own = facts.seats[0]
    insight = insight_of(facts) if level is Help.DEDUCTION else Insight()
    steps = {} if level is Help.NONE else printed(facts, own)
    known = insight.certain | {cell: step.has for cell, step in steps.items()}
    numbers = {} if level is Help.NONE else open_clauses(facts, known)
    return Page(own, facts, notes or Notes(), level, insight, steps, numbers)


def cells(facts):
    return [(card, holder) for card in facts.deck.cards for holder in (*facts.seats, None)]


def position(rng):
    return history(rng, rng.randint(2, 6), rng.choice((5, 6, 9, 9, 9, 12)), rng.randint(0, 40))


def test_full_deduction_is_the_exact_belief_s_certainties():
    rng = Random(11)
    for _ in range(160):
        facts = position(rng)
        belief, page = believe(facts), page_for(facts, Help.DEDUCTION)
        for card, holder in cells(facts):
            known = page.at(card, holder).known
            assert (known is True) == belief.certain(card, holder)
            assert (known is False) == belief.impossible(card, holder)


def test_full_deduction_is_what_every_deal_has():
    rng, checked = Random(12), 0
    while checked < 60:
        facts = history(rng, rng.randint(2, 6), rng.choice((5, 6, 9)), rng.randint(20, 40))
        if believe(facts).deals > MOST:
            continue
        every, checked = list(islice(deals(facts), MOST + 1)), checked + 1
        page = page_for(facts, Help.DEDUCTION)
        for card, holder in cells(facts):
            places = {deal[card] == holder for deal in every}
            assert page.at(card, holder).known == (places.pop() if len(places) == 1 else None)


def test_facts_are_printed_and_nothing_else():
    for seed in range(4):
        session = play(4, seed, 90)
        for seat in session.setup.seats:
            view = session.view(seat)
            facts = facts_from(view)
            told = facts.statements
            holds = {(s.card, s.seat) for s in told if isinstance(s, Holds)}
            seen = {card for card, _ in holds} | {s.card for s in told if isinstance(s, Open)}
            lacks = {(s.card, s.seat) for s in told if isinstance(s, Lacks)}
            page = page_of(view, Notes(), Help.FACTS)
            for card, holder in cells(facts):
                expected = None
                if (card, holder) in holds:
                    expected = True
                elif card in seen or (card, holder) in lacks or holder == seat:
                    expected = False
                assert page.at(card, holder).printed is expected
                assert page.at(card, holder).deduced is None


def test_what_is_printed_is_true_and_says_where_it_comes_from():
    for seed in range(4):
        session = play(4, seed, 90)
        for number, seat in enumerate(session.setup.seats):
            view = session.view(seat)
            for (card, holder), step in printed(facts_from(view), seat).items():
                hands = dict(zip(session.setup.seats, session.dealt.hands, strict=True))
                truth = card in (session.dealt.case.cards if holder is None else hands[holder])
                assert step.has == truth, number


def test_without_help_nothing_stands_there_but_the_player_s_marks():
    session = play(3, 5, 60)
    view = session.view(session.setup.seats[0])
    card = view.board.deck.cards[0]
    page = page_of(view, Notes().turned(card, None), Help.NONE, insight_of(facts_from(view)))
    assert page.at(card, None) == CellContent(mark=Mark.NO)
    assert not any(
        page.at(*cell) != CellContent() for cell in cells(page.facts) if cell != (card, None)
    )


def test_clauses_bear_the_number_of_their_suggestion():
    met = 0
    for seed in range(6):
        session = play(4, seed, 60)
        for seat in session.setup.seats:
            view = session.view(seat)
            page = page_of(view, Notes(), Help.FACTS)
            for (card, shower), numbers in page.numbers.items():
                for number in numbers:
                    inquiry = view.inquiries[number - 1]
                    assert inquiry.shower == shower
                    assert inquiry.shown is None
                    assert card in inquiry.case
                    assert page.at(card, shower).known is None
                    met += 1
            for number, shower, asked in showings(page.facts):
                known = [page.at(card, shower).known for card in asked]
                is_open = bool(page.cells_of(number))
                assert is_open == (True not in known and None in known)
    assert met > 50


def test_deduction_closes_clauses_that_facts_leave_open():
    closed = 0
    for seed in range(6):
        view = play(4, seed, 110).view(None)
        for seat in view.seats:
            view = play(4, seed, 110).view(seat)
            plain = page_of(view, Notes(), Help.FACTS)
            full = page_of(view, Notes(), Help.DEDUCTION, insight_of(plain.facts))
            assert set(full.numbers) <= set(plain.numbers)
            closed += len(plain.numbers) - len(full.numbers)
        if closed:
            break
    assert closed


@pytest.mark.parametrize("level", list(Help))
def test_a_mark_against_what_is_certain_is_flagged_and_never_corrected(level):
    facts = history(Random(31), 4, 9, 35)
    page = page_for(facts, level, Notes())
    for cell in cells(facts):
        known = page.at(*cell).known
        for mark in Mark:
            page = page_for(facts, level, Notes().marked(*cell, mark))
            against = {Mark.YES: False, Mark.NO: True}.get(mark)
            assert page.at(*cell).wrong == (known is not None and known == against)
            assert page.at(*cell).mark is mark
    assert any(page.at(*cell).known is not None for cell in cells(facts)) == (
        level is not Help.NONE
    )


def test_an_older_insight_stays_true_and_another_seat_s_is_never_used():
    early, late = play(3, 7, 40), play(3, 7, 80)
    for seat in early.setup.seats:
        old = insight_of(facts_from(early.view(seat)))
        now = facts_from(late.view(seat))
        assert old.still_holds(now)
        new = insight_of(now)
        assert old.certain.items() <= new.certain.items()
        for other in set(early.setup.seats) - {seat}:
            view = late.view(other)
            assert not old.still_holds(facts_from(view))
            page = page_of(view, Notes(), Help.DEDUCTION, old)
            assert not page.insight.certain


def test_hands_and_open_cards_are_cited_as_such():
    view = play(3, 2, 30).view(play(3, 2, 30).setup.seats[1])
    steps = printed(facts_from(view), view.seat)
    for card in view.hand:
        assert steps[card, view.seat].because[0].origin.source is Source.HAND
