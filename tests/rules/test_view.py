"""What a view says of an inquiry, told once more from the events alone (R12)."""

from __future__ import annotations

from random import Random
from typing import get_args

import pytest

from clue.rules import actions as act
from clue.rules import events as ev
from clue.rules import view as view_module
from clue.rules.view import View, watch
from tests.store.games import a_book

ANSWERS = (ev.Showed, ev.NobodyDisproved)


def a_game(seed):
    """Some hundred legal actions of nobody in particular."""
    game, rng = a_book(seed=str(seed)).case.session, Random(seed)
    for _ in range(160):
        offered = [one for one in game.offers() if not isinstance(one, act.Accuse)]
        asks = [one for one in offered if isinstance(one, act.Suggest | act.HaveNone)]
        game.act(rng.choice(asks or offered))
    return game


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("who", [0, 2, None])
def test_an_inquiry_is_complete_once_a_card_was_shown_or_nobody_had_any(seed, who):
    game = a_game(seed)
    seat = None if who is None else game.setup.seats[who]
    view = View(seat, game.setup.board, game.setup.edition, game.setup.house)
    answered: list[bool] = []
    kinds = set()
    for event in game.seen_by(seat):
        view = watch(view, event)
        if isinstance(event, ev.Suggested):
            answered.append(False)
        elif isinstance(event, ANSWERS):
            assert answered[-1] is False, "nobody answers twice"
            answered[-1] = True
        kinds.add((type(event), answered[-1] if answered else None))
        assert [inquiry.complete for inquiry in view.inquiries] == answered
    assert (ev.Showed, True) in kinds
    assert (ev.HadNone, False) in kinds, "who has none leaves the question open"


def test_nobody_disproving_completes_an_inquiry():
    game = a_book().case.session
    asked = ev.Suggested(game.setup.seats[0], game.dealt.case)
    view = watch(game.view(None), asked)
    assert not view.inquiries[-1].complete
    assert (
        watch(view, ev.NobodyDisproved(game.setup.seats[0], game.dealt.case)).inquiries[-1].complete
    )


@pytest.mark.parametrize("seed", range(2))
def test_r12_an_inquiry_names_all_who_had_none(seed):
    game = a_game(seed)
    told: list[list[object]] = []
    for event in game.seen_by(None):
        if isinstance(event, ev.Suggested):
            told.append([])
        elif isinstance(event, ev.HadNone):
            told[-1].append(event.seat)
    assert any(told)
    assert [[*inquiry.had_none] for inquiry in game.view(None).inquiries] == told


def test_every_kind_of_event_is_read_by_a_view():
    assert view_module._FOLDS.keys() == set(get_args(ev.Event))
