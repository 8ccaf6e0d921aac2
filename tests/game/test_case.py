"""An open case: computers play on their own, what is kept on disk is played on alike."""

from __future__ import annotations

import sys
import time
from random import Random

import msgspec
import pytest

from clue.boards.catalogue import board_named
from clue.game.case import OpenCase, Series
from clue.game.drivers import ComputerDriver
from clue.game.seating import Seating
from clue.notebook.notes import Mark
from clue.players.base import Choice
from clue.players.habits import ANYBODY
from clue.players.names import HUMAN
from clue.players.program import ProgramFault
from clue.players.reasons import Motive, Reason
from clue.rules import actions as act
from clue.rules import events as ev
from clue.rules.cards import SUSPECTS
from clue.rules.editions import EDITIONS
from clue.store.keeping import Casebook, Keeper
from clue.store.replay import replayed
from clue.store.resume import STAND_IN, sat_again
from clue.store.saved import MishapLine, resumed
from clue.store.shelf import Shelf
from tests.mansions import cottage

SCARLET = SUSPECTS[0]


def open_case(kinds, keeper=None, edition="deluxe", board=None) -> Casebook:
    players = dict(zip(SUSPECTS, kinds, strict=False))
    seating = Seating(board or board_named("classic"), EDITIONS[edition], players)
    return Casebook(OpenCase(seating, "12", {SCARLET: "Zoé"}), keeper)


def wait_for(game: Casebook, done) -> None:
    for _ in range(4000):
        if done():
            return
        game.case.pump()
        time.sleep(0.001)
    raise AssertionError("nobody thinks")


def journal_of(root):
    return Shelf(root).latest()


def test_computers_play_to_the_end_without_a_screen(tmp_path):
    game = open_case(("random",) * 3, Keeper(tmp_path))
    game.keep()
    wait_for(game, lambda: game.case.session.state.over)
    assert journal_of(tmp_path), "the ending has not been seen yet"
    (finished,) = Shelf(tmp_path).finished()
    assert replayed(finished.record).state == game.case.session.state
    game.clear()
    assert journal_of(tmp_path) is None, "nothing is left to go on with"
    assert Shelf(tmp_path).finished() == [finished]
    game.case.close()


def test_what_a_program_did_wrong_is_kept_with_the_case(tmp_path):
    command = "no-such-program-anywhere"
    game = open_case((f"cmd:{command}", HUMAN, "random"), Keeper(tmp_path))
    game.keep()
    game.case.pump(act=False)
    wait_for(game, lambda: game.case.mishaps)
    before = [(mishap.seat, mishap.event, mishap.fault) for mishap in game.case.mishaps]
    game.case.close()
    again = sat_again(journal_of(tmp_path).kept, programs=[command])
    assert [(m.seat, m.event, m.fault) for m in again.case.mishaps] == before
    assert not any(mishap.last for mishap in again.case.mishaps), "it is asked once more"
    again.case.pump(act=False)
    wait_for(again, lambda: len(again.case.mishaps) > len(before))
    again.keeper = Keeper(tmp_path / "copy")
    again.keep()
    copied = journal_of(tmp_path / "copy").kept.mishaps
    assert [(line.seat, line.event) for line in copied] == [
        (m.seat, m.event) for m in again.case.mishaps
    ]
    again.case.close()


def test_leaving_the_table_waits_for_no_program(tmp_path):
    """One that neither answers nor goes is ended; the window is long elsewhere by then."""
    bot = tmp_path / "bot.py"
    bot.write_text("import time; time.sleep(60)", encoding="utf-8")
    game = open_case((f'cmd:"{sys.executable}" "{bot}"', HUMAN, "random"))
    game.case.pump(act=False)
    player = game.case.drivers[SCARLET].player
    wait_for(game, lambda: player._program is not None)
    process = player._program._process
    game.case.close()
    assert process.returncode is None, "it was not waited for"
    assert process.wait(5) != 0


def test_what_a_program_says_for_itself_is_kept_for_who_looks_back():
    game = open_case((f'cmd:"{sys.executable}" -m clue bot constable', HUMAN, "random"))
    game.case.pump(act=False)
    wait_for(game, lambda: game.case.session.played)
    choice = game.case.explained[0]
    assert choice.action == game.case.session.played[0].action
    assert choice.reason.said
    game.case.close()


@pytest.mark.parametrize("fault", [*ProgramFault, "one of a later game"])
def test_every_fault_of_a_program_can_be_kept(fault):
    line = msgspec.json.encode(MishapLine(SCARLET, 3, str(fault).replace(" ", "-")))
    assert msgspec.json.decode(line, type=MishapLine).fault
    kept = msgspec.structs.replace(
        open_case((HUMAN,) * 3).kept(), mishaps=(msgspec.json.decode(line, type=MishapLine),)
    )
    (mishap,) = sat_again(kept).case.mishaps
    assert mishap.fault is (fault if isinstance(fault, ProgramFault) else ProgramFault.NONSENSE)


def test_a_kept_case_is_played_on_as_if_nothing_had_happened(tmp_path):
    root = tmp_path / "été avec espace"
    game = open_case((HUMAN, "random", "random"), Keeper(root))
    game.case.series = Series(2, {SCARLET: 1})
    game.case.notes[SCARLET] = game.case.notes[SCARLET].marked(SUSPECTS[3], SUSPECTS[1], Mark.MAYBE)
    game.keep()
    game.case.act(act.Roll(SCARLET))
    again = sat_again(journal_of(root).kept)
    assert again.case.session.events == game.case.session.events
    assert again.case.names == {SCARLET: "Zoé"}
    assert again.case.series == game.case.series
    assert again.case.notes == game.case.notes
    assert again.case.pledge == game.case.pledge
    assert again.case.screen.events == game.case.session.seen_by(SCARLET), (
        "the screen need not see it all again"
    )
    for one in (game.case, again.case):  # the dice that were to come are those that come
        one.session.act(next(iter(one.session.offers())))
        one.session.act(act.EndTurn(SCARLET))
        one.session.act(act.Roll(SUSPECTS[1]))
    assert again.case.session.events == game.case.session.events
    game.case.close()
    again.case.close()


def test_every_mark_is_on_disk_as_soon_as_it_is_made_and_one_rubbed_out_is_gone(tmp_path):
    game = open_case((HUMAN, "random", "random"), Keeper(tmp_path))
    game.keep()
    cell = SUSPECTS[2], SUSPECTS[1]
    for expected in (Mark.NO, Mark.YES, Mark.MAYBE, Mark.BLANK, Mark.NO):
        game.case.notes[SCARLET] = game.case.notes[SCARLET].turned(*cell)
        game.keep()
        seen = {(m.card, m.column): Mark(m.mark) for m in journal_of(tmp_path).kept.marks}
        assert seen.get(cell, Mark.BLANK) is expected
    game.case.notes[SCARLET] = game.case.notes[SCARLET].marked(*cell, Mark.BLANK)
    game.keep()
    assert journal_of(tmp_path).kept.marks == ()
    game.case.close()


@pytest.mark.parametrize("kind", ["sherlock", "inspector", "random"])
def test_detectives_remember_from_their_views_alone(tmp_path, kind):
    game = open_case((kind,) * 3, Keeper(tmp_path))
    game.keep()
    wait_for(game, lambda: len(game.case.session.played) >= 24)
    again = sat_again(journal_of(tmp_path).kept)
    wait_for(game, lambda: len(game.case.session.played) >= 36 or game.case.session.state.over)
    wait_for(again, lambda: len(again.case.session.played) >= 36 or again.case.session.state.over)
    count = min(len(game.case.session.played), len(again.case.session.played))
    assert again.case.session.played[:count] == game.case.session.played[:count]
    game.case.close()
    again.case.close()


def test_a_card_just_shown_is_shown_again_to_who_may_not_have_seen_it(tmp_path):
    game = open_case((HUMAN, "random", "random"), Keeper(tmp_path))
    game.keep()
    rng = Random(4)
    while not (shown := [e for e in game.case.session.events if isinstance(e, ev.Showed)]):
        offered = [a for a in game.case.session.offers() if not isinstance(a, act.Accuse)]
        game.case.act(rng.choice(offered))
    again = sat_again(journal_of(tmp_path).kept)
    told = again.case.screen.told
    assert isinstance(again.case.screen.next(), ev.Showed)
    assert again.case.session.seen_by(shown[0].to, told)[0] == shown[0]
    game.case.close()
    again.case.close()


def test_an_ending_nobody_saw_is_told_when_they_come_back(tmp_path):
    game = open_case(("random",) * 3, Keeper(tmp_path))
    game.keep()
    wait_for(game, lambda: game.case.session.state.over)
    game.case.close()
    found = journal_of(tmp_path)
    again = sat_again(found.kept, keeper := Keeper(tmp_path))
    keeper.resume(found)
    before = Shelf(tmp_path).finished()
    again.keep()
    assert Shelf(tmp_path).finished() == before, "it is not finished twice"
    told = again.case.screen.news()
    assert isinstance(told[0], ev.Accused)
    assert isinstance(told[-1], ev.GameEnded)
    again.clear()
    assert journal_of(tmp_path) is None
    again.case.close()


def test_the_next_case_of_a_series_has_a_journal_of_its_own(tmp_path):
    game = open_case(("random",) * 3, Keeper(tmp_path))
    game.keep()
    game.case.series.count(SCARLET)
    following = game.following()
    following.keep()
    kept = journal_of(tmp_path).kept
    assert (kept.record.game, kept.games, kept.wins) == (1, 1, {SCARLET: 1})
    assert len(Shelf(tmp_path).games()) == 2
    game.case.close()
    following.case.close()


def test_the_next_case_is_told_from_its_first_event(tmp_path):
    """Nothing of it was told before: neither its beginning nor anybody's hand."""
    game = open_case((HUMAN, "random", "random"), Keeper(tmp_path))
    for book in (game, following := game.following()):
        screen = book.case.screen
        assert (screen.told, screen.behind) == (0, book.case.session.count)
        assert isinstance(screen.next(), ev.GameBegan)
    following.case.close()
    game.case.close()


def test_a_game_that_goes_on_is_not_cleared_away(tmp_path):
    game = open_case((HUMAN, "random", "random"), Keeper(tmp_path))
    game.keep()
    game.clear()
    assert journal_of(tmp_path), "somebody plays on"
    game.case.close()


def test_a_series_may_be_as_long_as_one_likes():
    game, seeds = open_case((HUMAN, "random", "random")), set()
    for _ in range(30):
        seeds.add(game.case.pledge.seed)
        game.case.close()
        game = game.following()
    game.case.close()
    assert len(seeds) == 30
    assert len(max(seeds, key=len)) <= len(str(2**128))


def test_a_mansion_of_ones_own_is_kept_with_the_case(tmp_path):
    game = open_case((HUMAN, "random", "random"), Keeper(tmp_path), board=cottage())
    game.keep()
    game.case.act(act.Roll(SCARLET))
    assert resumed(journal_of(tmp_path).kept).state == game.case.session.state
    game.case.close()


@pytest.mark.parametrize("player", ["cmd:touch here", "nobody", "sherlock:sad", ""])
def test_no_kept_game_starts_another_program_or_stops_at_a_stranger(tmp_path, player):
    game = open_case(("random",) * 3, Keeper(tmp_path))
    kept = game.kept()
    seats = (msgspec.structs.replace(kept.record.seats[0], player=player), *kept.record.seats[1:])
    record = msgspec.structs.replace(kept.record, seats=seats)
    again = sat_again(msgspec.structs.replace(kept, record=record))
    assert again.case.drivers[SCARLET].player.name == STAND_IN
    game.case.close()
    again.case.close()


def test_a_folder_that_cannot_be_written_stops_nobody(tmp_path):
    wall = tmp_path / "wall"
    wall.write_text("no folder")
    game = open_case((HUMAN, "random", "random"), Keeper(wall))
    game.keep()
    game.case.act(act.Roll(SCARLET))
    assert game.case.trouble == "missing"
    wall.unlink()  # mended: with the next thing everything is on disk
    game.case.act(next(iter(game.case.session.offers())))
    assert game.case.trouble == ""
    assert resumed(journal_of(wall).kept).state == game.case.session.state
    game.case.close()


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
    game = open_case(("random",) * 3)
    case = game.case
    case.drivers = {seat: ComputerDriver(Broken(wish), "12", case.thoughts) for seat in case.seats}
    wait_for(game, lambda: len(game.case.session.played) > 3)
    game.case.close()


def test_what_was_learnt_of_the_others_goes_on_through_a_series_and_a_restart(tmp_path):
    """Sherlock begins the next case with what it thinks of each; it is on disk with the case."""
    game = open_case(("sherlock", "inspector", "random"), Keeper(tmp_path))
    game.keep()
    wait_for(game, lambda: game.case.session.state.over)
    following = game.following()
    following.keep()
    first = following.case.drivers[SCARLET].player.habits
    assert {seat for seat, _ in first} == set(SUSPECTS[1:3])
    assert all(manner != ANYBODY for _, manner in first)
    again = sat_again(journal_of(tmp_path).kept)
    for (seat, manner), (other, kept) in zip(
        first, again.case.drivers[SCARLET].player.habits, strict=True
    ):
        assert seat == other
        assert kept.numbers == pytest.approx(manner.numbers)
    assert following.case.series.habits[SUSPECTS[1]] == (), "an inspector learns nothing of people"
    wait_for(following, lambda: len(following.case.session.played) > 3)
    said = following.case.explained
    assert said, "who remembers earlier cases tells itself why: it cannot just be asked again"
    assert {following.case.session.played[number].action.seat for number in said} == {SCARLET}
    for book in (game, following, again):
        book.case.close()
