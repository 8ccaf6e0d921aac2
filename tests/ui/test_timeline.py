"""Animation is data sampled by time: skipping is the end, and every cue is told once."""

from typing import get_args

from hypothesis import given
from hypothesis import strategies as st

from clue.rules import events as ev
from clue.ui.beats import choreography
from clue.ui.stage.timeline import (
    Timeline,
    TimelinePlayer,
    after,
    cue,
    fade,
    frames,
    move,
    sequence,
    set_to,
    staggered,
    together,
    value,
    wait,
)

_names = st.sampled_from(["pawn", "die", "card"])
_seconds = st.floats(0.0, 3.0, allow_nan=False)

_leaves = st.one_of(
    st.builds(wait, _seconds),
    st.builds(cue, _names, st.integers(0, 9)),
    st.builds(fade, _names, st.just(0.0), st.just(1.0), _seconds),
    st.builds(
        lambda name, points, seconds, hop: move(name, points, seconds, hop=hop),
        _names,
        st.lists(st.tuples(st.integers(-9, 9), st.integers(-9, 9)), min_size=1, max_size=5),
        _seconds,
        st.sampled_from([0.0, 4.0]),
    ),
)


def _joined(parts):
    lists = st.lists(parts, max_size=4)
    return st.one_of(
        lists.map(lambda many: sequence(*many)),
        lists.map(lambda many: together(*many)),
        st.builds(staggered, _seconds, lists),
        st.builds(after, _seconds, parts),
        st.builds(lambda part, factor: part.paced(factor), parts, st.sampled_from([0.0, 0.6, 2.0])),
    )


_timelines = st.recursive(_leaves, _joined, max_leaves=12)


@given(_timelines, st.lists(st.floats(0.0, 9.0), max_size=12))
def test_every_cue_is_told_exactly_once_however_time_passes(timeline: Timeline, stops):
    player = TimelinePlayer(timeline, start=100.0)
    told = [c for stop in sorted(stops) for c in player.advance(100.0 + stop)]
    told += player.skip()
    assert sorted(told, key=str) == sorted(timeline.cues, key=str)
    assert [c.time for c in told] == sorted(c.time for c in told)
    assert player.done
    assert player.advance(10_000.0) == () == player.skip()


@given(_timelines)
def test_skipping_shows_the_same_as_waiting(timeline: Timeline):
    skipped, waited = TimelinePlayer(timeline, 0.0), TimelinePlayer(timeline, 0.0)
    skipped.skip()
    waited.advance(1e6)
    assert skipped.values == waited.values == timeline.sample(timeline.end)


@given(_timelines, st.floats(0.0, 9.0), st.floats(0.0, 9.0))
def test_a_sample_depends_on_its_time_alone(timeline: Timeline, first, second):
    before = timeline.sample(first)
    timeline.sample(second)
    assert timeline.sample(first) == before


@given(_timelines, st.floats(0.1, 5.0), st.floats(0.0, 9.0))
def test_going_back_in_time_tells_nothing(timeline: Timeline, now, earlier):
    player = TimelinePlayer(timeline, 0.0)
    player.advance(now)
    values = player.values
    if earlier <= now:
        assert player.advance(earlier) == ()
        assert player.values == values


def test_a_walk_ends_on_its_last_square_and_hops_between():
    walk = move("pawn", [(0, 0), (10, 0), (10, 10)], 1.0, hop=3)
    assert walk.sample(0.0)["pawn", "position"] == (0, 0)
    assert walk.sample(0.25)["pawn", "position"] == (5, -3)
    assert walk.sample(0.5)["pawn", "position"] == (10, 0)
    assert walk.sample(1.0)["pawn", "position"] == (10, 10)


def test_even_legs_take_equal_times():
    walk = move("pawn", [(0, 0), (90, 0), (90, 10)], 1.0, even_legs=True)
    assert walk.sample(0.5)["pawn", "position"] == (90, 0)


def test_before_its_first_track_a_property_has_its_first_value():
    timeline = sequence(wait(1.0), fade("card", 0.2, 1.0, 1.0), wait(1.0))
    assert timeline.sample(0.0)["card", "alpha"] == 0.2
    assert timeline.sample(3.0)["card", "alpha"] == 1.0


def test_the_later_of_two_tracks_rules():
    timeline = sequence(set_to("card", "face", "back"), wait(0.5), set_to("card", "face", "front"))
    assert timeline.sample(0.4)["card", "face"] == "back"
    assert timeline.sample(0.5)["card", "face"] == "front"


def test_frames_come_in_turn_and_the_last_one_stays():
    tumble = frames("die", "abcd", 1.0)
    shown = [tumble.sample(t / 4)["die", "frame"] for t in range(5)]
    assert shown == ["a", "b", "c", "d", "d"]


def test_at_no_pace_everything_is_at_once():
    timeline = sequence(value("die", "number", 0, 6, 2.0), cue("landed")).paced(0.0)
    player = TimelinePlayer(timeline, 5.0)
    assert [c.name for c in player.advance(5.0)] == ["landed"]
    assert player.values["die", "number"] == 6


def test_every_kind_of_event_has_its_look():
    assert choreography._DANCES.keys() == set(get_args(ev.Event))
