"""Constable, sergeant and inspector: nothing in their manner gives their hands away."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from clue.game.seating import opened
from clue.players.officers import Sergeant, officer
from clue.players.registry import make_player
from clue.players.skill import TEMPERS
from clue.rules import actions as act
from clue.rules.cards import Case, Suspect
from clue.rules.view import Inquiry
from tests.players.games import begun, play_on, seating

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


def test_a_sergeant_has_in_mind_who_showed_one_of_three_while_it_is_fresh():
    """Once two of the three are ruled out the third is plain; much later it is not thought of."""
    view = begun(seating(*["sergeant"] * 3), 5, 0).view(Suspect.SCARLET)
    who, what, rooms = ([c for c in pile if c not in view.hand] for pile in view.board.deck.piles)
    asker, shower = view.seats[1:]
    shown = Inquiry(2, asker, Case(who[0], what[0], rooms[0]), (), shower, None, complete=True)
    none = Inquiry(5, asker, Case(who[0], what[0], rooms[1]), (shower,), None, None, complete=False)
    other = Inquiry(7, asker, Case(who[1], what[1], rooms[2]), (), None, None, complete=False)
    sergeant, inspector = (officer(level, TEMPERS[""]) for level in ("sergeant", "inspector"))
    for later in (0, Sergeant.fresh - 2, Sergeant.fresh):
        told = replace(view, inquiries=(shown, none, *[other] * later), turn=8)
        assert rooms[0] not in inspector.mind(told).rooms
        assert (rooms[0] in sergeant.mind(told).rooms) == (later == Sergeant.fresh)
