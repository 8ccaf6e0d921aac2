"""A case looked at again tells what was so, and the detectives stand by what they did."""

from collections import defaultdict
from dataclasses import replace
from itertools import pairwise
from math import log2

import pytest

from clue import folders
from clue.boards import load_mansion
from clue.game.seating import Seating, played
from clue.players.base import Choice
from clue.players.names import HUMAN
from clue.players.reasons import Motive, Reason
from clue.review.hindsight import Learnt, hindsight
from clue.review.standings import ClosedCase, Moment, TurnStanding, looked_back, open_cases
from clue.rules.actions import Accuse, Suggest
from clue.rules.cards import SUSPECTS
from clue.rules.chance import whims_of
from clue.rules.editions import DELUXE

BOARD = load_mansion(folders.maps() / "classic.tmx").board
RED = SUSPECTS[0]


def finished(kinds, seed):
    players = dict(zip(SUSPECTS, kinds, strict=False))
    session = played(Seating(BOARD, DELUXE, players), seed)
    return session, ClosedCase(
        session.setup, session.dealt, tuple(session.played), players, whims_of(seed)
    )


@pytest.fixture(scope="module")
def game():
    return finished(("inspector", "sergeant", "constable:bluffer"), "7")


@pytest.fixture(scope="module")
def pieces(game):
    return list(looked_back(game[1]))


def test_every_turn_has_its_standing_in_order(game, pieces):
    standings = [piece for piece in pieces if isinstance(piece, TurnStanding)]
    session, _ = game
    assert [s.turn for s in standings] == list(range(1, session.state.turn + 2))
    assert all(set(s.open_cases) == set(session.setup.seats) for s in standings)


def test_nobody_knows_less_than_before(pieces):
    for before, after in pairwise(p for p in pieces if isinstance(p, TurnStanding)):
        assert all(after.open_cases[s] <= cases for s, cases in before.open_cases.items())


def test_the_last_line_is_drawn_before_the_envelope_is_open_to_all(game, pieces):
    session, _ = game
    assert all(open_cases(session.view(seat)) == 1 for seat in session.setup.seats)
    last = [piece for piece in pieces if isinstance(piece, TurnStanding)][-1].open_cases
    solver = session.played[-1].action.seat
    assert last[solver] == 1
    assert any(cases > 1 for cases in last.values())


def test_a_detective_asked_again_gives_the_same_answer_with_its_reasons(pieces):
    moments = [piece for piece in pieces if isinstance(piece, Moment)]
    assert moments
    for moment in moments:
        assert moment.own
        assert moment.choice.action == moment.action
        assert moment.before >= moment.after
    assert any(moment.choice.alternatives for moment in moments)
    assert moments[-1].choice.reason.motive is Motive.CASE_CERTAIN


def test_the_answer_to_a_suggestion_is_counted_and_nothing_that_comes_later(game, pieces):
    by_turn = defaultdict(dict)
    for piece in pieces:
        if isinstance(piece, TurnStanding):
            by_turn[piece.turn] = piece.open_cases
    moments = (piece for piece in pieces if isinstance(piece, Moment))
    suggested = [moment for moment in moments if isinstance(moment.action, Suggest)]
    assert any(moment.after < moment.before for moment in suggested)
    for moment in suggested:
        assert moment.before <= by_turn[moment.turn][moment.seat]
        assert moment.after >= by_turn[moment.turn + 1][moment.seat]


def test_a_person_is_told_what_a_detective_would_have_done(game):
    _, whole = game
    theirs = ClosedCase(
        whole.setup, whole.dealt, whole.played, {**whole.players, RED: HUMAN}, whole.whims
    )
    moments = [p for p in looked_back(theirs) if isinstance(p, Moment) and p.seat == RED]
    assert moments
    for moment in moments:
        assert not moment.own
        assert moment.choice.action.seat == RED


@pytest.mark.parametrize("name", ["cmd:/nowhere/to/be/found", "outside", "one of a later game"])
def test_other_programs_are_not_started_again(name, game):
    """Nor is who has no name here asked: a record calls a program only a guest."""
    _, whole = game
    theirs = replace(whole, players={**whole.players, RED: name})
    moments = [p for p in looked_back(theirs) if isinstance(p, Moment) and p.seat == RED]
    assert moments
    assert all(moment.choice is None for moment in moments)


def test_a_program_is_quoted_with_what_it_said_at_the_table(game):
    _, whole = game
    moments = [p for p in looked_back(whole) if isinstance(p, Moment) and p.seat == RED]
    number = next(n for n, done in enumerate(whole.played) if done.action == moments[0].action)
    said = Choice(moments[0].action, Reason(Motive.OUTSIDE, said="a hunch"))
    theirs = replace(whole, players={**whole.players, RED: "cmd:x"}, explained={number: said})
    told = [p.choice for p in looked_back(theirs) if isinstance(p, Moment) and p.seat == RED]
    assert told[0] is said
    assert set(told[1:]) == {None}


# -- the one lesson of an ending -------------------------------------------------------------------


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_the_lesson_of_a_seat_is_what_the_review_says_of_it(seed):
    """Its figures are those of the review: when one case was left, or what a question ruled out."""
    _, game = finished(("sergeant", "constable", "random"), seed)
    pieces = list(looked_back(game))
    standings = [piece for piece in pieces if isinstance(piece, TurnStanding)]
    for seat in game.setup.seats:
        found = hindsight(game, seat)
        moments = [m for m in pieces if isinstance(m, Moment) and m.seat == seat]
        match found.lesson:
            case Learnt.KNOWN:
                at = next(one for one in standings if one.turn == found.turn)
                assert at.open_cases[seat] == 1
                assert not [
                    m for m in moments if isinstance(m.action, Accuse) and m.turn <= found.turn
                ]
            case Learnt.EARLY:
                (accused,) = [m for m in moments if isinstance(m.action, Accuse)]
                assert (accused.turn, accused.before) == (found.turn, found.before)
            case Learnt.BEST:
                best = max(m.bits for m in moments)
                assert log2(found.before / found.after) == pytest.approx(best)
            case Learnt.NOTHING:
                assert not any(m.before > m.after for m in moments)
