"""An evening: computers play on their own, what is kept on disk is played on alike."""

from __future__ import annotations

import time

import msgspec
import pytest

from clue.evening import HUMAN, Evening, Series
from clue.notes import Mark, clauses, facts
from clue.players.base import Choice
from clue.players.reasons import Motive, Reason
from clue.records.faults import RecordError
from clue.records.keeping import Keeper, resumed
from clue.records.mansions import board_named
from clue.rules import actions as act
from clue.rules.cards import SUSPECTS
from clue.rules.editions import EDITIONS
from clue.table import Seating
from tests.mansions import cottage
from tests.rules.test_leaks import play as played

SCARLET = SUSPECTS[0]


def evening(kinds, keeper=None, edition="deluxe", board=None) -> Evening:
    players = dict(zip(SUSPECTS, kinds, strict=False))
    seating = Seating(board or board_named("classic"), EDITIONS[edition], players)
    return Evening(seating, "12", {SCARLET: "Zoé"}, keeper=keeper)


def wait_for(game: Evening, done) -> None:
    for _ in range(4000):
        if done():
            return
        game.take_thought()
        game.think()
        time.sleep(0.001)
    raise AssertionError("nobody thinks")


def test_computers_play_to_the_end_without_a_screen(tmp_path):
    game = evening(("random",) * 3, Keeper(tmp_path / "current.clue"))
    wait_for(game, lambda: game.session.state.over)
    assert not (tmp_path / "current.clue").exists(), "nothing is left of a case that is over"
    game.close()


def test_a_kept_case_is_played_on_as_if_nothing_had_happened(tmp_path):
    keeper = Keeper(tmp_path / "été avec espace" / "current.clue")
    game = evening((HUMAN, "random", "random"), keeper)
    game.series = Series(2, {SCARLET: 1})
    game.notes[SCARLET].marks[SUSPECTS[3], SUSPECTS[1]] = Mark.MAYBE
    game.act(act.Roll(SCARLET))
    kept = keeper.load()
    again = Evening.again(kept, keeper)
    assert again.session.events == game.session.events
    assert again.names == {SCARLET: "Zoé"}
    assert again.series == game.series
    assert again.notes == game.notes
    assert again.told == game.session.seen_by(SCARLET), "the screen need not see it all again"
    for evening_ in (game, again):  # the dice that were to come are those that come
        evening_.session.act(next(iter(evening_.session.offers())))
        evening_.session.act(act.EndTurn(SCARLET))
        evening_.session.act(act.Roll(SUSPECTS[1]))
    assert again.session.events == game.session.events
    game.close()
    again.close()


def test_a_mansion_of_ones_own_is_kept_with_the_case(tmp_path):
    keeper = Keeper(tmp_path / "current.clue")
    game = evening((HUMAN, "random", "random"), keeper, board=cottage())
    game.act(act.Roll(SCARLET))
    assert resumed(keeper.load()).state == game.session.state
    game.close()


@pytest.mark.parametrize("damage", [b"", b"{", b"[]", b"\xff", b"[" * 100_000])
def test_a_damaged_file_is_set_aside_and_never_in_the_way(tmp_path, damage):
    keeper = Keeper(tmp_path / "current.clue")
    keeper.path.write_bytes(damage)
    assert keeper.load() is None
    assert not keeper.path.exists()
    assert keeper.path.with_suffix(".damaged").read_bytes() == damage


def test_a_case_that_breaks_the_rules_is_refused(tmp_path):
    keeper = Keeper(tmp_path / "current.clue")
    game = evening((HUMAN, "random", "random"), keeper)
    game.act(act.Roll(SCARLET))
    raw = msgspec.json.decode(keeper.path.read_bytes())
    raw["record"]["actions"].append({"do": "end", "seat": "plum"})
    keeper.path.write_bytes(msgspec.json.encode(raw))
    with pytest.raises(RecordError):
        Evening.again(keeper.load(), keeper)
    game.close()


def test_a_folder_that_cannot_be_written_stops_nobody(tmp_path):
    wall = tmp_path / "wall"
    wall.write_text("no folder")
    keeper = Keeper(wall / "current.clue")
    game = evening((HUMAN, "random", "random"), keeper)
    game.act(act.Roll(SCARLET))
    assert keeper.fault
    assert len(game.session.played) == 1
    game.close()


class Broken:
    """A player that fails, or wishes the impossible."""

    name = "broken"

    def __init__(self, action=None) -> None:
        self.action = action

    def choose(self, view, offers, rng):
        if self.action is None:
            raise RuntimeError("no idea")
        return Choice(self.action, Reason(Motive.WHIM))


@pytest.mark.parametrize("wish", [None, act.EndTurn(SUSPECTS[5])])
def test_a_player_that_fails_does_not_stop_the_game(wish):
    game = evening(("random",) * 3)
    game.players = {seat: Broken(wish) for seat in game.seats}
    wait_for(game, lambda: len(game.session.played) > 3)
    game.close()


def test_printed_facts_are_true_and_open_clauses_hold():
    for seed in range(4):
        session = played(4, seed, 90)
        for seat in session.setup.seats:
            view = session.view(seat)
            for (card, holder), holds in facts(view).items():
                assert (card in session.dealt.hands[session.setup.seats.index(holder)]) == holds
            for (_, shower), numbers in clauses(view).items():
                for number in numbers:
                    assert view.inquiries[number - 1].shower == shower


def test_marks_go_round_and_can_be_rubbed_out():
    notes = evening((HUMAN, "random", "random")).notes[SCARLET]
    cell = (SUSPECTS[2], SUSPECTS[1])
    assert [notes.turn(*cell) for _ in range(4)] == [Mark.NO, Mark.YES, Mark.MAYBE, Mark.BLANK]
    notes.turn(*cell)
    notes.clear(*cell)
    assert notes.at(*cell) is Mark.BLANK
