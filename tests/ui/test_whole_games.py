"""Whole games in the real loop: with mouse, keys or pad alone, every kind of company."""

from __future__ import annotations

from itertools import product

import pygame
import pytest

from clue import folders
from clue.codec.record_reader import decode
from clue.devkit.robot import Robot
from clue.rules.board import Cell
from clue.rules.cards import Suspect
from clue.rules.editions import EDITIONS, HouseRules
from clue.rules.events import GameEnded, Moved, Rolled, WeaponLaid
from clue.store.replay import replayed
from clue.ui.menu import title
from tests.daily import long, part
from tests.ui.hands import INSTANT, Hands, open_case, record, sit

COMPANY = {
    "one and five": ("human", "inspector", "sergeant", "inspector", "constable", "inspector"),
    "six people": ("human",) * 6,
    "three and three": ("human", "inspector", "human", "sergeant", "human", "inspector"),
}


class Watching(Hands):
    """Looks where it walks: the pawn is gone from its square, and seen on the other."""

    walks = 0

    def _walk(self, table):
        start = table.known.place_of(table.model.offers.seat)
        self.robot.settle()
        pawn, board = table.known.phase.seat, table.performance.board
        was = {place: self._seen(board.rect_of(place)) for place in table.known.board.squares}
        super()._walk(table)
        self.robot.point((1, 1))  # away from the squares, that none is lit
        self.robot.step(4)
        end = table.known.place_of(pawn)
        if self.robot.scene is table and end != start and isinstance(end, Cell):
            assert self._seen(board.rect_of(end)) != was[end]
            if isinstance(start, Cell):
                assert self._seen(board.rect_of(start)) != was[start]
            self.walks += 1

    def _seen(self, rect):
        return pygame.image.tobytes(self.robot.frame().subsurface(rect), "RGB")


def play(kinds, by, edition="deluxe", seed="3", boldness=0.5):
    game = open_case(kinds, seed, edition)
    with Robot(title, size=(1024, 640), settings=INSTANT) as robot:
        sit(robot, game)
        before = robot.pixels()
        hands = Watching(robot, by, boldness=boldness)
        ending = hands.play()
        robot.settle()
        assert robot.pixels() != before
        return game, hands, ending


HANDS = [*product(COMPANY, ("mouse", "keys")), ("one and five", "pad")]
DAILY = {("one and five", "pad")}
"""By keys under a rulebook below, by mouse in ``test_closed_notebooks.py``."""


@long
@pytest.mark.parametrize(("company", "by"), part(HANDS, DAILY))
def test_a_whole_game(company, by):
    game, hands, ending = play(COMPANY[company], by)
    assert isinstance(game.session.events[-1], GameEnded)
    assert hands.walks > 0
    again = replayed(decode(record(game)))
    assert again.events == game.session.events, "the record equals what was played"
    assert ending.outcome.case == game.session.dealt.case
    assert game.notes[game.humans[0]].marks, "the notebook was written into"
    assert ("CurtainScene" in hands.scenes_met) == (company != "one and five")


@long
@pytest.mark.parametrize("edition", part(EDITIONS, ["vintage"]))
def test_every_edition_once(edition):
    game, _, ending = play(COMPANY["one and five"], "keys", edition, seed="5", boldness=0.5)
    assert game.session.setup.edition.id == edition
    assert ending.outcome.turns == game.session.view(None).turn


@long
@pytest.mark.parametrize("by", part(["mouse", "keys", "pad"], []))
def test_h4_a_whole_game_without_dice(by):
    house = HouseRules(steady_pace=4)
    game = open_case(("human", "inspector", "sergeant"), "5", "vintage", house)
    with Robot(title, size=(1024, 640), settings=INSTANT) as robot:
        sit(robot, game)
        Hands(robot, by, boldness=0.3).play()
    assert game.session.state.over
    told = [type(event) for event in game.session.events]
    assert Rolled not in told
    assert Moved in told
    assert replayed(decode(record(game))).setup.house == house


BY_HAND = [
    ("mouse", ("human", "inspector", "sergeant")),
    ("keys", ("human", "human", "inspector")),
    ("pad", ("human", "inspector", "sergeant", "random")),
]


@long
@pytest.mark.parametrize(("by", "kinds"), part(BY_HAND, []))
def test_h5_a_whole_game_whose_weapons_are_laid_out_by_hand(by, kinds):
    house = HouseRules(weapons_by_hand=True)
    game = open_case(kinds, "5", house=house)
    with Robot(title, size=(1024, 640), settings=INSTANT) as robot:
        sit(robot, game)
        assert game.session.state.weapons == (None,) * 6
        Hands(robot, by, boldness=0.3).play()
    laid = [event for event in game.session.events if isinstance(event, WeaponLaid)]
    assert [event.seat for event in laid] == [game.seats[i % len(kinds)] for i in range(6)]
    assert len({event.room for event in laid}) == len({event.weapon for event in laid}) == 6
    again = replayed(decode(record(game)))
    assert (again.events, again.setup.house) == (game.session.events, house)


def test_computers_among_themselves_need_no_hand():
    game = open_case(("inspector",) * 4, "9")
    with Robot(title, size=(1024, 640), settings=INSTANT) as robot:
        sit(robot, game)
        Hands(robot, "mouse").play()
    assert game.session.state.over


MANSIONS = sorted(path.stem for path in folders.maps().glob("*.tmx"))


@long
@pytest.mark.parametrize("stem", part(MANSIONS, ["steamer"]))
def test_a_whole_game_in_every_mansion(stem):
    game = open_case(("human", "inspector", "sergeant"), "2", mansion=stem)
    with Robot(title, size=(1024, 640), settings=INSTANT) as robot:
        sit(robot, game, stem)
        Hands(robot, "mouse", boldness=0.5).play()
    assert game.session.state.over


@pytest.mark.parametrize(
    ("edition", "starter"), [("vintage", Suspect.MUSTARD), ("deluxe", Suspect.SCARLET)]
)
def test_r16_a_win_is_counted_and_the_next_case_is_begun_as_e4_says(edition, starter):
    house = HouseRules(two_with_open_cards=True, last_standing_wins=True)
    first = open_case(("human", "human"), "4", edition, house)
    with Robot(title, size=(1024, 640), settings=INSTANT) as robot:
        sit(robot, first)
        ending = Hands(robot, "keys", boldness=1).play()
        robot.settle()
        score = first.series.score(first.seats)
        assert score == tuple((seat, int(seat == ending.outcome.winner)) for seat in first.seats)
        robot.click(robot.find("Next game"))
        robot.step(2)
        again = robot.app.stack[0].case
        assert again is not first
        assert (again.seats, again.session.setup.house) == (first.seats, house)
        assert again.session.setup.starter == again.session.state.phase.seat == starter
        assert again.series.score(again.seats) == score
