"""Tempers: the same skill in another mood, so that a table of equals does not play alike."""

from __future__ import annotations

from collections import Counter

import pytest

from clue.game.driver import stream_for
from clue.game.seating import opened
from clue.players.registry import make_player
from clue.players.sherlock import Sherlock
from clue.players.skill import TEMPERS, Skill
from clue.players.travel import turns_from
from clue.rules import actions as act
from clue.rules.legal import standing
from tests.players.games import play_on, seating

MOODS = [name for name in TEMPERS if name]


def decisions(level: str, games: int):
    """Every decision of some games among equals, with the stream it is taken with."""
    for seed in range(games):
        table = seating(*[level] * 3)
        session = opened(table, f"tempers:{seed}")
        for view, offers, _ in play_on(session, table, seed):
            yield view, offers, stream_for(seed, offers.seat, len(session.played))


@pytest.mark.parametrize("level", ["constable", "sergeant", "inspector"])
def test_every_temper_changes_some_choices_and_leaves_most_alone(level):
    changed, asked = dict.fromkeys(MOODS, 0), 0
    for view, offers, rng in decisions(level, 8):
        state = rng.getstate()
        plain = make_player(level).choose(view, offers, rng)
        if not plain.alternatives and not (offers.accuse or len(offers.show) > 1):
            continue
        asked += 1
        for temper in MOODS:
            rng.setstate(state)
            choice = make_player(f"{level}:{temper}").choose(view, offers, rng)
            changed[temper] += choice.action != plain.action
    assert all(0 < count < asked / 2 for count in changed.values()), (changed, asked)


def test_an_inspector_who_talks_makes_do_with_a_room_unless_a_better_one_is_near():
    """To ask wherever it is called to cost it many games."""
    talker, asked = make_player("inspector:talker"), Counter()
    for view, offers, rng in decisions("inspector", 20):
        wanted = talker.wanted(view, talker.mind(view))
        if offers.roll and offers.suggest_in not in (None, *wanted):
            ways = turns_from(view, standing(view, offers.seat))
            near = min(ways[room] for room in wanted) <= 1.5
            choice = talker.choose(view, offers, rng)
            asked[near, isinstance(choice.action, act.Suggest)] += 1
    assert asked[True, False]
    assert asked[False, True]
    assert not asked[True, True]


@pytest.mark.parametrize(("temper", "when"), [("bluffer", "suggest_in"), ("talker", "roll")])
def test_sherlock_bluffs_and_hurries(temper, when):
    def differs(view, offers, rng):
        state = rng.getstate()
        plain = Sherlock(TEMPERS[""]).choose(view, offers, rng)
        rng.setstate(state)
        return Sherlock(TEMPERS[temper]).choose(view, offers, rng).action != plain.action

    assert any(
        differs(view, offers, rng)
        for view, offers, rng in decisions("inspector", 20)
        if getattr(offers, when)
    )


def doubtful_end():
    """The end of a turn in which a case is likely, and how likely."""
    for view, offers, rng in decisions("inspector", 3):
        if offers.accuse and offers.end_turn and not offers.suggest_in:
            chance = Sherlock(TEMPERS[""]).mind(view).likeliest[1]
            if 0.4 < chance < 0.9:
                return view, offers, rng, chance
    raise AssertionError


@pytest.mark.parametrize(("share", "who"), [(0.95, {"bold"}), (1.05, {"bold", ""}), (1.3, None)])
def test_sherlock_dares_sooner_or_later_by_temper(share, who, monkeypatch):
    """``share`` is how likely the case is, as a share of what waiting is worth."""
    view, offers, rng, chance = doubtful_end()
    monkeypatch.setattr(Sherlock, "_waiting", lambda *_: chance / share)
    dare = {
        temper
        for temper in ("bold", "", "careful")
        if isinstance(
            Sherlock(TEMPERS[temper], Skill(regret=0)).choose(view, offers, rng).action, act.Accuse
        )
    }
    assert dare == ({"bold", "", "careful"} if who is None else who)


@pytest.mark.parametrize(("regret", "dares"), [(0.0, True), (0.29, True), (0.31, False)])
def test_sherlock_dares_where_it_gains_more_than_being_thrown_out_costs(regret, dares, monkeypatch):
    """It gains 0.3 for each chance of being wrong."""
    view, offers, rng, chance = doubtful_end()
    monkeypatch.setattr(Sherlock, "_waiting", lambda *_: chance - 0.3 * (1 - chance))
    choice = Sherlock(TEMPERS[""], Skill(regret=regret)).choose(view, offers, rng)
    assert isinstance(choice.action, act.Accuse) == dares
