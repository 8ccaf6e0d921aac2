"""Constable, sergeant and inspector: nothing in their manner gives their hands away."""

from __future__ import annotations

from collections import Counter

import pytest

from clue.game.seating import opened
from clue.players.registry import make_player
from clue.rules import actions as act
from tests.players.games import play_on, seating

LEVELS = ("constable", "sergeant", "inspector")


def decisions(level: str, games: int, seats: int = 3):
    for seed in range(games):
        table = seating(*[level] * seats)
        yield from play_on(opened(table, f"officers:{seed}"), table, seed)


@pytest.mark.parametrize("level", LEVELS)
def test_an_officer_names_cards_of_its_own_now_and_then(level):
    own = named = 0
    for view, _, choice in decisions(level, 6):
        if isinstance(choice.action, act.Suggest):
            cards = {choice.action.case.suspect, choice.action.case.weapon}
            own += len(cards & {*view.hand})
            named += 2
    assert 0.06 < own / named < 0.4, "a third of all cards would be as many as of anybody's"


@pytest.mark.parametrize("level", LEVELS)
def test_an_officer_asks_nothing_thrice_running_without_need(level):
    repeats = Counter()
    for view, _, choice in decisions(level, 8):
        if not isinstance(choice.action, act.Suggest):
            continue
        mind = make_player(level).mind(view)
        before = [i.case for i in view.inquiries if i.seat == view.seat][-2:]
        for card, open_cards in zip(
            choice.action.case.cards[:2], (mind.suspects, mind.weapons), strict=True
        ):
            thrice = len(before) == 2 and all(card in case for case in before)
            own = [held for held in view.hand if type(held) is type(card)]
            repeats[thrice] += 1
            assert not thrice or len(open_cards) <= 1 or own == [card]
    assert repeats[False] > 50


@pytest.mark.parametrize("level", ["constable", "sergeant"])
def test_nobody_walks_back_to_ask_about_the_room_it_was_shown(level):
    walked = 0
    for view, offers, choice in decisions(level, 8):
        if not isinstance(choice.action, act.MoveTo):
            continue
        shown = {i.shown for i in view.inquiries if i.seat == view.seat}
        rooms = [p for p in offers.destinations if p in view.board.doors_of]
        if choice.action.to in shown:
            assert all(room in shown for room in rooms)
        walked += bool(rooms)
    assert walked > 20
