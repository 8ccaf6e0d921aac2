"""What everybody saw last, in a few words; and the card that says one was called away."""

from itertools import pairwise

import pytest

from clue.rules import events as ev
from clue.rules.cards import SUSPECTS, Suspect
from clue.rules.view import View
from clue.table.log import ACTS, briefly, called, lately
from clue.table.model import opened_for
from clue.text.catalogue import languages
from clue.text.speaker import Speaker
from tests.players.games import another_truth, begun, seating


@pytest.fixture(scope="module")
def game():
    return begun(seating(*["constable"] * 4), "ticker", 120)


def told(session, seat, count=None):
    view = View(seat, session.setup.board, session.setup.edition, session.setup.house)
    return opened_for(view, session.seen_by(seat, 0)[:count])


@pytest.mark.parametrize("language", languages())
def test_the_last_three_that_all_have_seen_are_told(game, language):
    words = Speaker(language, strict=True)
    for count in range(40, len(game.events), 17):
        for seat in (*SUSPECTS[:4], None):
            events = lately(told(game, seat, count))
            assert len(events) == 3
            assert events == lately(told(game, None, count)), "the same for everybody"
            assert all(0 < len(briefly(event, words)) <= 46 for event in events)


def test_they_do_not_change_when_what_is_hidden_is_exchanged(game):
    seat = Suspect.MUSTARD
    for seed in range(3):
        other = another_truth(game, seat, seed)
        assert lately(told(other, seat)) == lately(told(game, seat))


def test_who_was_called_away_is_told_until_he_acts(game):
    """It begins with the call, ends with one's own next act, and names who called, and where."""
    seen = 0
    for seat in SUSPECTS[:4]:
        events = game.seen_by(seat, 0)
        states = [called(told(game, seat, count)) for count in range(len(events) + 1)]
        for event, (before, after) in zip(events, pairwise(states), strict=True):
            if before is None and after is not None:
                assert isinstance(event, ev.PawnSummoned)
                assert (event.suspect, event.room) == (seat, after.room)
                assert after.by != seat
                seen += 1
            if before is not None and after is None:
                assert isinstance(event, ACTS)
                assert event.seat == seat
    assert seen > 2


def test_nobody_who_only_watches_was_called(game):
    assert called(told(game, None)) is None
