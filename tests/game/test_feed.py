"""What a reader of a game is told: redacted for its seat, each event once, in order, at its own pace."""

from __future__ import annotations

import pytest

from clue.game.session import Feed
from clue.rules import events as ev
from tests.rules.anybody import play


@pytest.fixture(scope="module")
def session():
    return play(3, 5, 90)


@pytest.mark.parametrize("place", [0, 1, 2, None])
def test_every_event_is_told_once_as_its_seat_saw_it(session, place):
    seat = None if place is None else session.setup.seats[place]
    truth = [ev.redact(event, seat) for event in session.events]
    feed, told = Feed(session, seat), []
    while len(told) < len(truth) // 2:
        told.append(feed.next())
    assert feed.events == tuple(truth[: feed.told])
    assert feed.since(5) == tuple(truth[5 : feed.told])
    assert feed.behind == len(truth) - feed.told
    told += feed.news()
    assert told == truth
    assert (feed.next(), feed.news(), feed.behind) == (None, (), 0)


def test_a_reader_whose_seat_changes_reads_anew_what_it_was_told_and_no_more(session):
    first, second = session.setup.seats[:2]
    feed = Feed(session, first, told=20)
    feed.seat = second
    assert feed.events == session.seen_by(second)[:20]
    assert feed.since(30) == ()
    shown = [e for e in session.events if isinstance(e, ev.Showed) and second not in (e.seat, e.to)]
    hidden = [e for e in Feed(session, second, session.count).events if isinstance(e, ev.Showed)]
    assert shown
    assert sum(event.card is None for event in hidden) == len(shown)
