"""Whole games: every choice legal, every reason one the words exist for."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from clue.deduction.belief import ContradictionError
from clue.game.driver import stream_for
from clue.game.seating import opened
from clue.players.base import Choice
from clue.players.reasons import Motive
from clue.players.registry import LEVELS, UnknownPlayerError, make_player
from clue.players.skill import TEMPERS
from clue.rules import actions as act
from clue.rules import legal
from clue.rules.board import Cell
from clue.rules.cards import SUSPECTS, Room
from clue.rules.editions import EDITIONS, VINTAGE, HouseRules
from clue.rules.events import GameEnded
from clue.rules.view import Inquiry
from tests.players.games import begun, play_on, seating

SCARLET, MUSTARD, WHITE, GREEN, PEACOCK, PLUM = SUSPECTS


@pytest.mark.parametrize("edition", EDITIONS)
def test_all_levels_and_tempers_finish_games_by_legal_choices(edition):
    table = seating(
        "sherlock:bold", "inspector:careful", "sergeant:bluffer", "constable:talker",
        edition=EDITIONS[edition],
    )  # fmt: skip
    session = opened(table, edition)
    for view, offers, choice in play_on(session, table, edition):
        assert isinstance(choice, Choice)
        assert session.refusal(choice.action) is None
        assert choice.action.seat == offers.seat == view.seat
        if choice.alternatives:
            values = [option.value for option in choice.alternatives]
            assert values == sorted(values, reverse=True)
    assert isinstance(session.events[-1], GameEnded)


def test_two_seats_with_open_cards():
    table = seating("sherlock", "inspector", house=HouseRules(two_with_open_cards=True))
    session = opened(table, 3)
    assert len(list(play_on(session, table, 3))) > 5
    assert session.state.turn > 2


@pytest.mark.parametrize("temper", [name for name in TEMPERS if name])
@pytest.mark.parametrize("seed", [1, 2])
def test_a_constable_left_alone_still_gets_about_and_solves_it(temper, seed):
    house = HouseRules(optional_suggestion=True, two_with_open_cards=True)
    table = seating("random", f"constable:{temper}", house=house)
    session = opened(table, seed)
    for count, _ in enumerate(play_on(session, table, seed)):
        assert count < 5000
    assert session.state.over


@pytest.mark.parametrize("edition", ["vintage", "deluxe"])
def test_h4_every_level_plays_without_dice(edition):
    house = HouseRules(steady_pace=EDITIONS[edition].pace)
    names = ("sherlock", "inspector", "sergeant", "constable:talker", "random")
    table = seating(*names, edition=EDITIONS[edition], house=house)
    kinds = set()
    for seed in (5, 6):
        session = opened(table, seed)
        for _, offers, choice in play_on(session, table, seed, 4000):
            assert choice.action in set(offers)
            assert {type(other.action) for other in choice.alternatives}.isdisjoint({act.Roll})
            kinds.add(type(choice.action))
        assert session.state.over
    assert {act.MoveTo, act.Suggest, act.TakePassage} <= kinds
    assert act.Roll not in kinds


def test_h5_every_level_lays_weapons_out():
    names = ("sherlock", "inspector", "sergeant", "constable:talker", "random")
    table = seating(*names, house=HouseRules(weapons_by_hand=True))
    sessions = [opened(table, seed) for seed in range(6)]
    for seed, session in enumerate(sessions):
        for _, offers, choice in play_on(session, table, seed, 6):
            assert choice.action in set(offers)
        assert session.state.turn == 1
    assert len({session.state.weapons for session in sessions}) > 1, "not always the same ones"


def left_alone(level: str, places: dict) -> tuple:
    """What a detective alone in play says, with the others' pawns where they stand for good."""
    session = opened(seating(level, "random", "random", edition=VINTAGE), 4)
    view = session.view(SUSPECTS[0])
    at = dict(zip(SUSPECTS, view.pawns, strict=True)) | places
    view = replace(view, pawns=tuple(at.values()), eliminated=frozenset(SUSPECTS[1:3]))
    offers = legal.offers(view)
    return offers, make_player(level).choose(view, offers, Random(0))


@pytest.mark.parametrize("level", [name for name in LEVELS if name != "random"])
@pytest.mark.parametrize(
    ("places", "rolls"),
    [
        ({SCARLET: Room("billiard-room"), MUSTARD: Cell(1, 11), WHITE: Cell(6, 15)}, False),
        ({SCARLET: Cell(16, 0), PLUM: Cell(16, 1)}, False),
        ({SCARLET: Cell(16, 0), PLUM: Cell(16, 3), WHITE: Cell(15, 3)}, True),
    ],
    ids=["in a room", "in a corridor", "with a few squares to pace"],
)
def test_r17_shut_in_for_good_a_detective_names_the_likeliest_case(level, places, rolls):
    offers, choice = left_alone(level, places)
    assert offers.roll == rolls
    assert choice.reason.motive is Motive.NOTHING_TO_LEARN
    assert isinstance(choice.action, act.Accuse)
    assert not {choice.action.case.suspect, choice.action.case.weapon} & set(
        opened(seating(level, "random", "random", edition=VINTAGE), 4).view(SCARLET).hand
    )


@pytest.mark.parametrize("seed", [34, 35, 210, 258])
def test_r17_a_detective_who_goes_in_circles_ends_the_game_too(seed):
    table = seating(*["random"] * 5, "sergeant", edition=VINTAGE)
    session = opened(table, seed)
    for _ in play_on(session, table, seed, 2000):
        pass
    assert session.state.over


@pytest.mark.parametrize("level", [name for name in LEVELS if name != "random"])
def test_r9_behind_closed_doors_every_level_finds_what_is_left(level):
    session = opened(seating(level, "random", "random"), 4)
    view = session.view(SCARLET)
    at = dict(zip(SUSPECTS, view.pawns, strict=True))
    at |= {SCARLET: Room("study"), MUSTARD: Cell(6, 4)}
    for brought in (frozenset(), frozenset({SCARLET})):
        seen = replace(view, pawns=tuple(at.values()), brought=brought)
        offers = legal.offers(seen)
        for luck in range(8):
            choice = make_player(level).choose(seen, offers, Random(luck))
            assert choice.action in set(offers)


def test_an_optional_suggestion_is_made_all_the_same():
    table = seating("sherlock", "inspector", "sergeant", house=HouseRules(optional_suggestion=True))
    session = opened(table, 9)
    kinds = {type(choice.action) for _, _, choice in play_on(session, table, 9)}
    assert act.Suggest in kinds


def test_inspector_and_sergeant_accuse_only_what_is_proved():
    for seed in range(6):
        table = seating("sergeant", "inspector", "constable")
        session = opened(table, seed)
        done = [choice.action for _, _, choice in play_on(session, table, seed)]
        accused = [action.case for action in done if isinstance(action, act.Accuse)]
        assert accused == [session.dealt.case]


@pytest.mark.parametrize("level", ["sergeant", "inspector", "sherlock"])
def test_an_impossible_history_is_reported(level):
    table = seating("inspector", "inspector", "inspector")
    session = begun(table, 1, 12)
    while not (offers := session.offers()).roll:
        session.act(next(a for a in offers if not isinstance(a, act.Accuse)))
    view = session.view(offers.seat)
    other = next(seat for seat in view.seats if seat != view.seat)
    asked = session.dealt.case
    told = (
        Inquiry(1, view.seat, asked, shower=other, shown=asked.suspect, complete=True),
        Inquiry(2, view.seat, asked, had_none=(other,), complete=True),
    )
    impossible = replace(view, inquiries=told)
    with pytest.raises(ContradictionError) as error:
        make_player(level).choose(impossible, offers, stream_for(1, offers.seat, 0))
    assert {told.seat for told in error.value.statements} == {other}


@pytest.mark.parametrize("level", [name for name in LEVELS if name != "random"])
def test_every_detective_shows_again_what_was_shown(level):
    table = seating("sherlock", "sherlock", "random")
    choices = play_on(opened(table, 2), table, 2)
    view, offers = next((view, offers) for view, offers, _ in choices if len(offers.show) > 1)
    asker, now = view.inquiries[-1].seat, view.inquiries[-1]
    for card in offers.show:
        before = replace(now, turn=0, shower=view.seat, shown=card, complete=True)
        seen = replace(view, inquiries=(before, *view.inquiries))
        choice = make_player(level).choose(seen, offers, Random(1))
        assert choice.action == act.Show(view.seat, card)
        assert choice.reason.motive is Motive.SHOWN_BEFORE
        assert choice.reason.rival == asker


def test_names():
    known = ("random", "constable", "sergeant", "inspector", "sherlock")
    assert tuple(level for level in LEVELS if level in known) == known, "the weakest first"
    for level in LEVELS[1:]:
        for temper in TEMPERS:
            name = f"{level}:{temper}" if temper else level
            assert make_player(name).name == name
    assert make_player("sherlock:bold:call=0").skill.call == 0
    for wrong in (
        "", "watson", "sherlock:sad", "random:bold", "cmd:", "cmd: ",
        "sherlock:nose=1", "sherlock:call=much", "sherlock:sad:call=1", "inspector:call=1",
    ):  # fmt: skip
        with pytest.raises(UnknownPlayerError):
            make_player(wrong)
