"""Hints: what is proved comes first, every proof holds, and what is said is no figure."""

from __future__ import annotations

import re
from random import Random

import pytest

from clue.deduction.belief import believe, believe_view
from clue.deduction.facts import facts_from
from clue.game.seating import decide, opened, question
from clue.notebook.page import printed
from clue.players.hints import HintGround, hint_for
from clue.players.registry import LEVELS, make_player
from clue.rules import actions as act
from clue.text.catalogue import languages
from clue.text.reasons import tell_hint
from clue.text.speaker import Speaker
from tests.daily import LONG, long, part
from tests.notebook.checker import faults
from tests.players.games import seating


def positions(games, *, late=False):
    """Decisions of games between chance levels; only the second half of each if asked."""
    for game in games:
        rng = Random(f"hints {game}")
        table = seating(*rng.choices(LEVELS[1:3], k=rng.randint(3, 6)))
        session, players = opened(table, game), {}
        while not session.state.over and len(session.played) < 400:
            asked = question(session)
            if not late or len(asked.view.inquiries) > 8:
                yield asked
            player = players.setdefault(asked.seat, make_player(table.players[asked.seat]))
            session.act(decide(player, asked, f"{game}").action)


def check(asked):
    """A hint's promises for one decision; its ground."""
    facts = facts_from(asked.view)
    given = hint_for(asked.view, asked.offers, {})
    belief = believe_view(asked.view)
    for goal in given.goals:
        assert not faults(goal, facts)
        sure = belief.certain if goal.has else belief.impossible
        assert sure(goal.card, goal.holder)
    if belief.solved is not None:
        assert given.ground in {HintGround.PROVED, HintGround.PROVED_LATER}
        assert {goal.card for goal in given.goals} == {*belief.solved.cards}
        if asked.offers.accuse:
            assert given.choice.action == act.Accuse(asked.seat, belief.solved)
    elif isinstance(given.choice.action, act.Accuse):
        case = given.choice.action.case
        assert belief.cases.max() > 0
        assert all(not belief.impossible(card, None) for card in case.cards)
    if given.ground is HintGround.PLACED:
        assert (given.rows[0], given.goals[0].holder) not in printed(facts, asked.seat)
    return given


def test_a_proved_accusation_is_never_advised_against():
    met = {check(asked).ground for asked in list(positions(range(3)))[::9]}
    proved = [a for a in positions(range(3, 6), late=True) if believe_view(a.view).solved]
    met |= {check(asked).ground for asked in proved}
    assert met == {*HintGround}


BLOCKS = [range(100, 110), *(range(at, at + 75) for at in range(110, 710, 75))]


@long
@pytest.mark.parametrize("games", part(BLOCKS, BLOCKS[:1]), ids=str)
def test_two_thousand_hints_keep_their_promises(games):
    least = 250 if LONG else 40
    count = proved = 0
    for asked in positions(games, late=True):
        proved += check(asked).ground is HintGround.PROVED
        count += 1
        if count >= least:
            break
    assert count >= least
    assert proved or not LONG


def test_a_card_that_is_noted_is_no_news():
    asked = next(a for a in positions(range(9), late=True) if check(a).ground is HintGround.PLACED)
    noted, seen = {}, set()
    for _ in range(60):
        given = hint_for(asked.view, asked.offers, noted)
        if given.ground is not HintGround.PLACED:
            break
        (goal,) = given.goals
        assert (goal.card, goal.holder) not in seen
        seen.add((goal.card, goal.holder))
        noted[goal.card, goal.holder] = True
    assert given.ground is HintGround.WEIGHED
    certain = believe(facts_from(asked.view))
    assert all(certain.certain(card, holder) for card, holder in seen)


@pytest.mark.parametrize("language", languages())
def test_a_hint_is_three_steps_in_words(language):
    speaker = Speaker(language, strict=True)
    for asked in list(positions(range(2)))[::11]:
        steps = tell_hint(check(asked), asked.view, speaker)
        assert len(steps) == 3
        assert all(line.strip() for step in steps for line in step)
        told = " ".join(line for step in steps for line in step)
        assert not re.search(r"\bbits?\b|yes-or-no|oui ou non|\d[.,]\d", told)
