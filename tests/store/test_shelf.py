"""Games are put in order, go out and come in; no file is ever overwritten, and faults are told."""

from __future__ import annotations

import contextlib
import os
import time
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from clue import folders
from clue.codec.record_reader import RecordError, RecordFault
from clue.files import InUseError
from clue.rules import actions as act
from clue.rules.editions import EDITIONS, HouseRules
from clue.rules.events import DeclinedToSuggest, Showed
from clue.store import found
from clue.store.found import Unusable, read_journal
from clue.store.journal import as_lines, read_lines
from clue.store.keeping import Keeper
from clue.store.records import encode
from clue.store.saved import uncovered
from clue.store.shelf import DAY, FinishedRecord, Shelf
from tests.store.games import a_book, a_finished_game, a_journal, played_on

LONG = "Été à l’auberge, œuvre 7 " * 8  # 200 letters: accents, spaces, an apostrophe


def test_several_games_wait_the_latest_first(tmp_path):
    paths = [a_journal(tmp_path, count)[0] for count in (3, 5, 7)]
    assert [game.path for game in Shelf(tmp_path).games()] == paths[::-1]
    assert Shelf(tmp_path).latest().path == paths[-1]


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_turns_of_a_waiting_game_are_counted_as_its_rulebook_ends_them(tmp_path, edition):
    game = a_book(Keeper(tmp_path), edition=edition)
    game.keep()
    for _ in range(8):
        played_on(game, 12)
        assert read_journal(game.keeper.path).turns == game.case.session.state.turn
    assert any(isinstance(event, Showed) for event in game.case.session.events)
    game.case.close()


@pytest.mark.parametrize("edition", EDITIONS)
def test_r13a_who_stays_silent_ends_no_turn_by_that(tmp_path, edition):
    """H1 lets everybody be silent; the turn goes on until it is ended or somebody accuses."""
    game = a_book(Keeper(tmp_path), edition=edition, house=HouseRules(optional_suggestion=True))
    game.keep()
    session, rng = game.case.session, Random(3)
    while sum(isinstance(event, DeclinedToSuggest) for event in session.events) < 5:
        offered = [one for one in session.offers() if not isinstance(one, act.Accuse)]
        silent = [one for one in offered if isinstance(one, act.DeclineToSuggest)]
        game.case.act(rng.choice(silent or offered))
        assert read_journal(game.keeper.path).turns == session.state.turn
    game.case.close()


def test_a_game_is_renamed_without_touching_what_was_played(tmp_path):
    path, _ = a_journal(tmp_path)
    before = path.read_bytes()
    Shelf(tmp_path).rename(read_journal(path), f"  {LONG}  ")
    found = read_journal(path)
    assert found.title == LONG.strip()
    assert path.read_bytes().startswith(before)


def test_a_duplicate_is_the_same_game_and_a_file_of_its_own(tmp_path):
    path, _ = a_journal(tmp_path)
    copy = Shelf(tmp_path).duplicate(read_journal(path), "copy")
    assert copy != path
    found = read_journal(copy)
    assert (found.kept, found.title) == (read_journal(path).kept, "copy")


def test_a_long_journal_is_read_again_only_when_it_has_changed(tmp_path, monkeypatch):
    monkeypatch.setattr(found, "LONG", 10)
    path, _ = a_journal(tmp_path, 6)
    read = []
    monkeypatch.setattr(found, "read_journal", lambda path: read.append(path) or read_journal(path))
    (first,), (again,) = Shelf(tmp_path).games(), Shelf(tmp_path).games()
    assert again is first
    assert read == [path]

    data = path.read_bytes()
    path.write_bytes(data[:-9] + b"?" + data[-8:])  # as long as before, in the same file
    (damaged,) = Shelf(tmp_path).games()
    assert damaged.damaged
    path.write_bytes(data)
    os.utime(path, ns=(0, 0))
    (whole,) = Shelf(tmp_path).games()
    assert not whole.damaged
    path.unlink()
    assert Shelf(tmp_path).games() == []
    assert path not in found._known  # nor is what is gone remembered


def test_what_is_deleted_comes_back(tmp_path):
    path, _ = a_journal(tmp_path)
    data, shelf = path.read_bytes(), Shelf(tmp_path)
    shelf.delete(path)
    assert shelf.games() == []
    assert shelf.undo() == path
    assert path.read_bytes() == data
    assert shelf.undo() is None


def test_where_a_deleted_game_lies_is_on_the_disk(tmp_path, monkeypatch):
    """Both names: else a power cut could take it from either folder."""
    synced = []
    monkeypatch.setattr("clue.store.shelf.sync_folder", synced.append)
    path, _ = a_journal(tmp_path)
    shelf = Shelf(tmp_path)
    shelf.delete(path)
    ((_, aside),) = shelf.deleted
    assert synced == [aside.parent, path.parent], "first where it is, then where it was"


def test_what_comes_back_takes_nobody_s_name(tmp_path):
    path, _ = a_journal(tmp_path)
    shelf = Shelf(tmp_path)
    shelf.delete(path)
    path.write_bytes(b"somebody else's")
    back = shelf.undo()
    assert back != path
    assert path.read_bytes() == b"somebody else's"
    assert read_journal(back)


def test_the_bin_is_emptied_of_what_is_old(tmp_path):
    shelf = Shelf(tmp_path)
    for _ in range(2):
        shelf.delete(a_journal(tmp_path)[0])
    old, new = (aside for _, aside in shelf.deleted)
    os.utime(old, (0, time.time() - 2 * DAY))
    shelf.empty_bin()
    assert (old.exists(), new.exists()) == (False, True)
    os.utime(new, (0, time.time() - 23 * 60 * 60))
    shelf.empty_bin()
    assert new.exists(), "what was deleted today comes back"


def test_a_game_of_long_ago_that_is_deleted_today_comes_back(tmp_path):
    path, _ = a_journal(tmp_path)
    os.utime(path, (0, 0))
    shelf = Shelf(tmp_path)
    shelf.delete(path)
    Shelf(tmp_path).empty_bin()  # the next start
    assert shelf.undo() == path
    assert read_journal(path)


def test_nothing_is_done_to_a_game_that_is_played_elsewhere(tmp_path):
    path, game = a_journal(tmp_path, close=False)
    shelf = Shelf(tmp_path)
    for deed in (
        lambda: shelf.rename(read_journal(path), "mine"),
        lambda: shelf.delete(path),
        lambda: shelf.duplicate(read_journal(path), "it could not be told"),
    ):
        with pytest.raises(InUseError):
            deed()
    game.case.close()
    shelf.delete(path)


def test_a_game_goes_out_and_comes_in_elsewhere(tmp_path):
    path, _ = a_journal(tmp_path / "here")
    target = tmp_path / "out folder" / LONG[:60]
    out = Shelf(tmp_path / "here").export(read_journal(path), target)
    again = Shelf(tmp_path / "here").export(read_journal(path), out)
    assert again != out, "a second export does not overwrite the first"
    came = Shelf(tmp_path / "there").bring_in(out)
    assert read_journal(came).kept == read_journal(path).kept


def test_a_finished_game_goes_out_and_in_but_counts_for_nobody_else(tmp_path):
    a_finished_game(tmp_path / "here")
    (finished,) = Shelf(tmp_path / "here").finished()
    out = Shelf(tmp_path / "here").export(finished, tmp_path)
    there = Shelf(tmp_path / "there")
    came = there.bring_in(out)
    assert there.finished() == [FinishedRecord(came, finished.record)]
    assert not (tmp_path / "there" / "finished").exists(), "statistics read that folder"


def test_a_game_the_referee_stops_stays_outside(tmp_path):
    path, _ = a_journal(tmp_path)
    lines = [*read_lines(path.read_bytes()).payloads]
    at = next(n for n, line in enumerate(lines) if b'"end"' in uncovered(line))
    file = tmp_path / "x"
    file.write_bytes(as_lines([*lines[:at], lines[at], *lines[at:]])[0])
    shelf = Shelf(tmp_path / "shelf")
    with pytest.raises(RecordError) as caught:
        shelf.bring_in(file)
    assert caught.value.fault is RecordFault.ILLEGAL
    assert not shelf.root.exists()


def test_an_unfinished_record_is_played_on(tmp_path):
    game = a_journal(tmp_path)[1]
    record = game.record()
    file = tmp_path / "a game by hand.cluegame"
    file.write_bytes(b"\xef\xbb\xbf" + encode(record))
    shelf = Shelf(tmp_path / "there")
    found = read_journal(shelf.bring_in(file))
    assert found.kept.record == replace(record, copied=True)
    assert found.title == "a game by hand"
    file.write_bytes(encode(replace(record, seed="1926")))
    assert read_journal(shelf.bring_in(file)).kept.seed == "1926", "its own dice go on"
    file.write_bytes(encode(replace(record, seed="")))
    seeds = {read_journal(shelf.bring_in(file)).kept.seed for _ in range(2)}
    assert len(seeds - {""}) == 2, "without any, nobody knows the dice to come"


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        (b"", RecordFault.NOT_A_RECORD),
        (b"\x89PNG\r\n", RecordFault.NOT_A_RECORD),
        (b"{}", RecordFault.NOT_A_RECORD),
        (b"{", RecordFault.NOT_JSON),
        (b'{"format":"clue-record","version":9}', RecordFault.LATER_VERSION),
    ],
)
def test_what_is_no_game_stays_outside(tmp_path, data, fault):
    file = tmp_path / "x"
    file.write_bytes(data)
    shelf = Shelf(tmp_path / "shelf")
    with pytest.raises(RecordError) as caught:
        shelf.bring_in(file)
    assert caught.value.fault is fault
    assert not shelf.root.exists()


@pytest.mark.parametrize("name", ["gone", "a\0b", "n" * 300, "loop"])
def test_no_name_is_more_than_a_sentence(tmp_path, name):
    with contextlib.suppress(OSError):  # on Windows links need a right of their own
        (tmp_path / "loop").symlink_to(tmp_path / "loop")
    with pytest.raises(RecordError):
        Shelf(tmp_path / "shelf").bring_in(tmp_path / name)


def test_a_later_version_is_listed_and_left_alone(tmp_path):
    path, _ = a_journal(tmp_path)
    later = folders.games(tmp_path) / "later.cluejournal"
    data = as_lines([msgspec.json.encode({"format": "clue-journal", "version": 7})])[0]
    later.write_bytes(data)
    games = Shelf(tmp_path).games()
    assert games[0].path == path
    assert isinstance(games[1], Unusable)
    assert games[1].error.fault is RecordFault.LATER_VERSION
    assert later.read_bytes() == data


def test_a_folder_that_is_missing_or_no_folder_is_an_empty_shelf(tmp_path):
    assert Shelf(tmp_path / "nowhere").games() == []
    (tmp_path / "file").write_text("")
    shelf = Shelf(tmp_path / "file")
    assert shelf.games() == []
    assert shelf.finished() == []
    assert Shelf(tmp_path / "nowhere").latest() is None


@pytest.mark.parametrize("wanted", ["mine", "mine.cluejournal"])
def test_an_exported_game_has_its_ending_once(tmp_path, wanted):
    a_journal(tmp_path / "home")
    (game,) = Shelf(tmp_path / "home").games()
    target = Shelf(tmp_path / "home").export(game, tmp_path / wanted)
    assert target == tmp_path / "mine.cluejournal"
    assert target.exists()


def test_the_shelf_knows_what_lies_on_it_and_what_waits(tmp_path):
    path, _ = a_journal(tmp_path)
    a_finished_game(tmp_path)
    shelf = Shelf(tmp_path)
    (finished,) = shelf.finished()
    assert (shelf.holds(path), shelf.waits(path)) == (True, True)
    assert (shelf.holds(finished.path), shelf.waits(finished.path)) == (True, False)
    elsewhere = tmp_path / "elsewhere" / path.name
    assert not shelf.holds(elsewhere)
    assert not shelf.waits(elsewhere)


def test_an_export_that_fails_leaves_what_was_there(tmp_path):
    path, _ = a_journal(tmp_path)
    wall = tmp_path / "wall"
    wall.write_text("no folder")
    with pytest.raises((NotADirectoryError, FileExistsError)):
        Shelf(tmp_path).export(read_journal(path), wall / "x.cluejournal")
    assert wall.read_text() == "no folder"
    with pytest.raises(OSError, match="too long" if os.name == "posix" else None):
        Shelf(tmp_path).export(read_journal(path), tmp_path / ("n" * 300))


def test_a_finished_game_that_cannot_be_read_is_listed_as_that(tmp_path):
    a_finished_game(tmp_path)
    shelf = Shelf(tmp_path)
    (good,) = shelf.finished()
    bad = good.path.with_name("19260101-000000-000000.cluegame")
    bad.write_bytes(b"{")
    whole, broken = shelf.finished()
    assert (whole, broken.path) == (good, bad)
    assert broken.error.fault is RecordFault.NOT_JSON


def test_finished_games_stand_the_latest_first(tmp_path):
    for _ in range(3):
        a_finished_game(tmp_path)
    names = [game.path.name for game in Shelf(tmp_path).finished()]
    assert len(names) == 3
    assert names == sorted(names, reverse=True)
