"""A journal loses no line that was written, notices every line that was changed, and never raises."""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from clue.codec import notebook, record
from clue.codec.notebook import NO_PHONES, HelpLine, PhoneEntry, PhonesLine
from clue.codec.record_reader import RecordError, RecordFault, load
from clue.files import InUseError, check_free
from clue.game.case import Mishap, Observer
from clue.notebook.notes import Help, Mark
from clue.players.names import HUMAN
from clue.players.program import ProgramFault
from clue.rules import actions as act
from clue.rules.cards import SUSPECTS
from clue.store import journal as journals
from clue.store import saved
from clue.store.found import Unusable, before, found_in, next_order, read_journal
from clue.store.found import journals as listed
from clue.store.journal import Journal, as_lines, read_lines
from clue.store.keeping import Casebook, Keeper
from clue.store.replay import replayed
from clue.store.resume import sat_again
from clue.store.saved import MishapLine, resumed, uncovered
from tests.store.games import a_book, a_finished_game, a_journal, played_on

PAYLOADS = [b'{"a":1}', b'{"b":"\xc3\xa9"}', b"{}", b'{"c":[1,2,3]}']
DATA = as_lines(PAYLOADS)[0]
links = pytest.mark.skipif(sys.platform == "win32", reason="a link needs a right of its own there")


def test_what_is_written_is_read(tmp_path):
    journal = Journal.begun(tmp_path / "new folder" / "x.cluejournal", PAYLOADS[:2])
    for payload in PAYLOADS[2:]:
        assert journal.write(payload)
    assert journal.path.read_bytes() == DATA
    assert read_lines(DATA).payloads == tuple(PAYLOADS)
    journal.close()


@pytest.mark.parametrize("length", range(len(DATA)))
def test_a_torn_last_line_is_cut_off_and_nothing_else(tmp_path, length):
    path = tmp_path / "x.cluejournal"
    path.write_bytes(DATA[:length])
    reading = read_lines(DATA[:length])
    whole = DATA[:length].count(b"\n")
    assert (reading.payloads, reading.damaged) == (tuple(PAYLOADS[:whole]), 0)
    assert reading.torn == (not DATA[:length].endswith(b"\n") and length > 0)
    journal = Journal.reopened(path, reading)
    assert journal.write(*PAYLOADS[whole:])
    assert path.read_bytes() == DATA
    journal.close()


@given(st.integers(0, len(DATA) - 2), st.integers(1, 255))
def test_a_changed_byte_is_noticed_in_its_line(at, change):
    data = bytearray(DATA)
    data[at] ^= change
    line = DATA.count(b"\n", 0, at) + 1
    reading = read_lines(bytes(data))
    assert reading.payloads == tuple(PAYLOADS[: line - 1])
    assert reading.damaged == line or reading.torn


@given(st.permutations(range(4)))
def test_lines_that_are_moved_or_lost_are_noticed(order):
    lines = DATA.splitlines(keepends=True)
    right = next((n for n, line in enumerate(order) if n != line), 4)
    for kept in (4, 3):
        reading = read_lines(b"".join(lines[n] for n in order[:kept]))
        assert reading.payloads == tuple(PAYLOADS[: min(right, kept)])
        assert bool(reading.damaged) == (right < kept)


@pytest.mark.parametrize("line", [b"\n", b"no line of ours\n"])
def test_a_strange_first_line_is_damage_and_nothing_is_cut_off(line):
    assert read_lines(line + DATA) == journals.JournalContents((), 0, damaged=1)


@given(st.binary(max_size=200))
def test_any_bytes_at_all_can_be_read(data):
    reading = read_lines(data)
    assert data.startswith(as_lines(reading.payloads)[0])


def test_a_damaged_game_is_offered_up_to_the_damage_and_nothing_is_lost(tmp_path):
    path, game = a_journal(tmp_path)
    lines = path.read_bytes().splitlines(keepends=True)
    lines[6] = lines[6].replace(b"e", b"f", 1)
    damaged = b"".join(lines)
    path.write_bytes(damaged)
    found = read_journal(path)
    assert found.damaged == 7
    again = sat_again(found.kept, keeper := Keeper(tmp_path))
    assert game.case.session.events[: again.case.session.count] == again.case.session.events
    keeper.resume(found)
    assert path.with_suffix(".damaged").read_bytes() == damaged
    assert read_journal(path).kept.record == found.kept.record
    again.case.close()


def test_where_the_referee_says_no_the_game_is_offered_up_to_there(tmp_path):
    path, _ = a_journal(tmp_path)
    lines = [*read_lines(path.read_bytes()).payloads]
    at = next(n for n, line in enumerate(lines) if b'"end"' in uncovered(line))
    lines.insert(at, lines[at])  # twice: with good checksums, but not allowed
    found = found_in(as_lines(lines)[0], path)
    assert not found.damaged
    with pytest.raises(RecordError) as caught:
        sat_again(found.kept)
    cut = before(found, caught.value.index)
    assert cut.damaged == at + 2
    sat_again(cut.kept).case.close()


@pytest.mark.parametrize(
    ("first", "fault"),
    [
        (b'{"format":"clue-journal","version":2}', RecordFault.LATER_VERSION),
        (b'{"format":"clue-journal","version":"1"}', RecordFault.NOT_A_RECORD),
        (b'{"format":"clue-journal","version":1}', RecordFault.WRONG_SHAPE),
        (b'{"format":"clue-record","version":1}', RecordFault.NOT_A_RECORD),
        (b"[" * 5000, RecordFault.NOT_A_RECORD),
        (b'{"x":' * 5000, RecordFault.NOT_JSON),
        (b'{"format":"\xff"}', RecordFault.NOT_JSON),
        (b"", RecordFault.NOT_JSON),
    ],
)
def test_a_head_that_cannot_be_used_is_one_fault_and_left_alone(tmp_path, first, fault):
    path = tmp_path / "x.cluejournal"
    path.write_bytes(as_lines([first])[0])
    with pytest.raises(RecordError) as caught:
        read_journal(path)
    assert caught.value.fault is fault
    assert path.read_bytes() == as_lines([first])[0]


def test_two_cannot_write_the_same_journal(tmp_path):
    path, game = a_journal(tmp_path, close=False)
    found = read_journal(path)
    with pytest.raises(InUseError):
        Keeper(tmp_path).resume(found)
    game.case.close()
    second = Keeper(tmp_path)
    assert second.resume(found)
    second.close()


def test_a_journal_that_somebody_else_went_on_with_is_theirs(tmp_path):
    """Ours could not be written for a while; meanwhile another copy took it up."""
    path, game = a_journal(tmp_path)
    other = Keeper(tmp_path)
    other.resume(read_journal(path))
    theirs = path.read_bytes()
    game.case.act(
        next(iter(game.case.session.offers()))
    )  # its own file was let go of: it has to take it up again
    assert path.read_bytes() == theirs
    assert game.keeper.path != path
    assert replayed(read_journal(game.keeper.path).kept.record).state == game.case.session.state
    other.close()
    game.case.close()


@links
def test_a_link_stays_a_link(tmp_path):
    path, _ = a_journal(tmp_path)
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    target = path.rename(elsewhere / path.name)
    path.symlink_to(target)
    keeper = Keeper(tmp_path)
    assert keeper.resume(read_journal(path))
    keeper.close()
    assert path.is_symlink()
    assert b'"sit"' in uncovered(read_lines(target.read_bytes()).payloads[-1])


@links
def test_links_in_a_circle_are_a_sentence_and_play_goes_on(tmp_path):
    (tmp_path / "games").symlink_to(tmp_path / "games")
    game = a_book(Keeper(tmp_path))
    game.keep()
    assert game.trouble == "links"
    game.case.act(next(iter(game.case.session.offers())))
    game.case.close()


def test_a_clock_that_goes_backwards_does_not_change_what_was_played_last(tmp_path, monkeypatch):
    times = iter(["2030-01-01T00:00:00Z", "2020-01-01T00:00:00Z", "2010-01-01T00:00:00Z"] * 9)
    monkeypatch.setattr("clue.store.keeping.now", lambda: next(times))
    paths = [a_journal(tmp_path)[0] for _ in range(3)]
    found = listed(tmp_path)
    assert [game.path for game in found] == paths[::-1]
    keeper = Keeper(tmp_path)
    keeper.resume(found[1])
    keeper.close()
    assert listed(tmp_path)[0].path == paths[1]


CODES = {
    "full": errno.ENOSPC,
    "forbidden": errno.EROFS,
    "broken": errno.EIO,
    "missing": errno.ENOENT,
    "name": errno.ENAMETOOLONG,
    "other": errno.EMFILE,
}


@pytest.mark.parametrize("fault", CODES)
@pytest.mark.parametrize("calls", [("write", "fsync"), ("fsync",)], ids=str)
def test_a_fault_is_told_and_mended_with_the_next_line(tmp_path, monkeypatch, fault, calls):
    journal = Journal.begun(tmp_path / "x.cluejournal", PAYLOADS[:1])
    before_ = journal.path.read_bytes()
    with monkeypatch.context() as patch:
        for call in calls:
            patch.setattr(journals.os, call, failing(CODES[fault]))
        assert not journal.write(PAYLOADS[1])
    assert journal.fault == fault
    assert journal.path.read_bytes().startswith(before_)
    assert journal.write(PAYLOADS[2])
    assert journal.fault == ""
    assert journal.path.read_bytes() == as_lines(PAYLOADS[:3])[0]
    journal.close()
    assert [*tmp_path.iterdir()] == [journal.path], "no half-written files are left about"


def failing(code):
    def fail(*args):
        raise OSError(code, os.strerror(code))

    return fail


def test_half_a_line_is_cut_off_on_the_disk_before_another_is_written(tmp_path, monkeypatch):
    path = tmp_path / "x.cluejournal"
    path.write_bytes(DATA + b"half a line")
    done = []
    for call in ("ftruncate", "fsync", "write"):
        real = getattr(os, call)
        noted = lambda handle, *rest, call=call, real=real: done.append(call) or real(handle, *rest)  # noqa: E731
        monkeypatch.setattr(journals.os, call, noted)
    journal = Journal.reopened(path, read_lines(path.read_bytes()))
    assert done == ["ftruncate", "fsync"], "else the power could bring it back below the next line"
    assert journal.write(b"{}")
    assert done == ["ftruncate", "fsync", "write", "fsync"]
    journal.close()


def test_short_writes_are_gone_on_with(tmp_path, monkeypatch):
    journal = Journal.begun(tmp_path / "x.cluejournal", PAYLOADS[:1])
    write = os.write
    monkeypatch.setattr(journals.os, "write", lambda fd, data: write(fd, bytes(data[:3])))
    assert journal.write(*PAYLOADS[1:])
    assert journal.path.read_bytes() == DATA
    journal.close()


def test_lines_are_added_in_place(tmp_path, monkeypatch):
    """Nothing that stands is written again: another line costs its own bytes, however long the game."""
    journal = Journal.begun(tmp_path / "x.cluejournal", PAYLOADS[:1])
    file = journal.path.stat().st_ino
    monkeypatch.setattr(journals, "write_whole", failing(errno.ENOSPC))
    for payload in PAYLOADS[1:]:
        assert journal.write(payload), journal.fault
    assert journal.path.stat().st_ino == file
    assert journal.path.read_bytes() == DATA
    journal.close()


def test_the_first_order_is_one_and_each_sitting_counts_on(tmp_path):
    """A game nobody sat down at has none; of what cannot be read the order is lower still."""
    assert next_order(tmp_path) == 1
    path, _ = a_journal(tmp_path, 2)
    assert (read_journal(path).order, next_order(tmp_path)) == (1, 2)
    keeper = Keeper(tmp_path)
    keeper.resume(found := read_journal(path))
    keeper.close()
    assert (read_journal(path).order, next_order(tmp_path)) == (2, 3)
    assert found_in(as_lines(found.reading.payloads[:1])[0], path).order == 0
    assert Unusable(path, RecordError(RecordFault.NOT_JSON)).order < 0


def test_every_order_is_a_number_that_any_reader_of_json_has(tmp_path):
    """JSON's numbers are read as fractions in most languages: beyond 2^53 the next one is lost."""
    most = saved.MOST_ORDER
    assert [int(float(n)) for n in (most - 1, most)] == [most - 1, most]
    assert int(float(most + 1)) != most + 1


def test_a_phone_is_kept_at_once_and_once(tmp_path):
    """A phone whose secret came to disk only with the next action could be strange after a crash."""
    path, game = a_journal(tmp_path, 2, close=False)
    seat = game.case.seats[0]
    before_ = len(read_journal(path).lines)
    game.case.keep_phone(seat, PhoneEntry("a" * 64, "fr"))
    found = read_journal(path)
    assert found.kept.phones == game.case.phones != NO_PHONES
    game.keep()
    played_on(game, 1)
    found = read_journal(path)
    assert [type(line) for line in found.lines[before_:]].count(PhonesLine) == 1
    game.case.close()
    again = sat_again(found.kept)
    assert again.case.phones.seats == {seat: PhoneEntry("a" * 64, "fr")}
    again.case.close()


def test_a_folder_that_was_moved_away_is_made_again(tmp_path):
    journal = Journal.begun(tmp_path / "games" / "x.cluejournal", PAYLOADS[:1])
    (tmp_path / "games").rename(tmp_path / "moved")
    assert journal.write(*PAYLOADS[1:])
    assert journal.path.read_bytes() == DATA
    journal.close()


def test_the_damage_is_gone_as_soon_as_the_journal_is_begun_anew(tmp_path):
    data = DATA.replace(b'"b"', b'"c"')
    path = tmp_path / "x.cluejournal"
    path.write_bytes(data)
    journal = Journal.reopened(path, read_lines(data))
    journal.begin_anew()
    assert path.read_bytes() == as_lines(PAYLOADS[:1])[0], "nothing need be written for that"
    journal.close()


def test_a_journal_that_cannot_be_begun_anew_says_so(tmp_path, monkeypatch):
    data = DATA.replace(b'"b"', b'"c"')
    path = tmp_path / "x.cluejournal"
    path.write_bytes(data)
    journal = Journal.reopened(path, read_lines(data))
    with monkeypatch.context() as patch:
        patch.setattr(journals, "write_whole", failing(errno.ENOSPC))
        journal.begin_anew()
    assert journal.fault == "full"
    assert path.read_bytes() == data, "the damaged one is where it was"
    journal.close()


def test_a_game_is_cleared_away_only_once_its_record_is_written(tmp_path, monkeypatch):
    game = a_book(Keeper(tmp_path), kinds=("random",) * 3)
    game.keep()
    played_on(game, 30)
    while not game.case.session.offers().accuse:
        played_on(game, 1)
    with monkeypatch.context() as patch:
        patch.setattr("clue.store.keeping.save", failing(errno.ENOSPC))
        seat = game.case.session.offers().seat
        game.case.act(act.Accuse(seat, game.case.session.dealt.case))
        assert game.case.session.state.over
        assert game.trouble == "full"
        game.clear()
        assert read_journal(game.keeper.path).kept.record.actions, "there is nothing else of it"
    game.clear()
    assert not game.keeper.path.exists()
    (record,) = tmp_path.rglob("*.cluegame")
    assert load(record).actions == game.record().actions
    game.case.close()


def test_a_game_that_never_came_to_the_disk_does_not_stand_among_the_finished(tmp_path):
    _, game = a_journal(tmp_path)
    keeper = Keeper(tmp_path / "other")
    assert not keeper.finish(game.record(), {})
    assert not [*(tmp_path / "other").rglob("*")]
    keeper.clear()
    keeper.close()


def test_what_happens_is_on_the_disk_before_anybody_who_watches_hears_of_it(tmp_path):
    """Also before those who watched already when the book was opened."""
    case = a_book().case
    heard = []

    class Watcher(Observer):
        def acted(self, played):
            heard.append(len(read_journal(book.keeper.path).kept.record.actions))

    case.observers[:] = [Watcher()]
    book = Casebook(case, Keeper(tmp_path))
    book.keep()
    played_on(book, 3)
    assert heard == [1, 2, 3]
    case.close()


def test_a_finished_game_that_is_cleared_away_stays_away(tmp_path, monkeypatch):
    """What a folder no longer names is on the disk, too: it would be offered again after a power cut."""
    synced = []
    monkeypatch.setattr("clue.store.keeping.sync_folder", synced.append)
    game = a_finished_game(tmp_path)
    assert not game.keeper.path.exists()
    assert synced == [game.keeper.path.parent]


def test_what_never_ended_is_cleared_away_without_a_record(tmp_path):
    path, game = a_journal(tmp_path, 4, close=False)
    game.keeper.clear()
    assert not path.exists()
    assert not list(tmp_path.rglob("*.cluegame"))


def test_every_line_that_is_kept_is_frozen_and_takes_no_strange_field():
    """What is read and what is written are the same value, and nothing is dropped without a word."""
    kinds = [
        *(saved.Head, saved.SavedGame, *get_args(saved.JournalLine)),
        *(one for one in vars(record).values() if isinstance(one, type)),
        *(one for one in vars(notebook).values() if isinstance(one, type)),
    ]
    lines = {one for one in kinds if isinstance(one, msgspec.StructMeta)}
    lines -= {msgspec.Struct, record.Header}  # that one only asks what sort of file it is
    assert len(lines) > 12
    for line in lines:
        assert line.__struct_config__.frozen, line
        assert line.__struct_config__.forbid_unknown_fields, line


@pytest.mark.parametrize("count", range(len(PAYLOADS) + 1))
def test_a_reading_up_to_a_line_is_as_long_as_those_lines(count):
    shorter = read_lines(DATA).up_to(count)
    assert DATA[: shorter.length] == as_lines(PAYLOADS[:count])[0]
    assert shorter.damaged == count + 1


@pytest.mark.parametrize("begun", ["actions", "marks", "mishaps"])
def test_a_head_in_which_the_game_has_begun_is_refused(tmp_path, begun):
    path, _ = a_journal(tmp_path)
    found = read_journal(path)
    game, seat = found.head.kept, SUSPECTS[0]
    told = {
        "actions": replace(game, record=replace(game.record, actions=found.kept.record.actions)),
        "marks": replace(game, marks=(HelpLine(seat, "none"),)),
        "mishaps": replace(game, mishaps=(MishapLine(seat, 1, "ended"),)),
    }
    assert found.kept.record.actions
    line = msgspec.json.encode(replace(found.head, kept=told[begun]))
    path.write_bytes(as_lines([line])[0])
    with pytest.raises(RecordError) as caught:
        read_journal(path)
    assert (caught.value.fault, caught.value.where) == (RecordFault.WRONG_SHAPE, "kept")


def test_one_line_that_is_no_line_of_ours_counts_as_damage(tmp_path):
    path, _ = a_journal(tmp_path)
    lines = [*read_lines(path.read_bytes()).payloads]
    found = found_in(as_lines([*lines, b'{"do":"dance"}'])[0], path)
    assert found.damaged == len(lines) + 1
    assert not found_in(as_lines(lines)[0], path).damaged


def test_a_line_that_cannot_be_added_is_written_with_all_others_anew(tmp_path, monkeypatch):
    journal = Journal.begun(tmp_path / "x.cluejournal", PAYLOADS[:1])
    with monkeypatch.context() as patch:
        patch.setattr(journal, "_append", failing(errno.EIO))
        assert journal.write(PAYLOADS[1])
    assert journal.write(*PAYLOADS[2:])
    assert journal.path.read_bytes() == DATA
    journal.close()


def held_open(folder):
    """The files under a folder that this program has open, those that are gone as well."""
    found = []
    for handle in Path("/proc/self/fd").iterdir():
        with contextlib.suppress(OSError):
            found.append(handle.readlink())
    return [path for path in found if folder in path.parents]


@pytest.mark.skipif(sys.platform != "linux", reason="asks the system which files are open")
def test_who_has_let_a_file_go_holds_none(tmp_path, monkeypatch):
    """On Windows nobody could move it, remove it or play on with it."""
    a_finished_game(tmp_path / "cleared")
    path, _ = a_journal(tmp_path / "left")
    journal = Journal.begun(tmp_path / "anew.cluejournal", PAYLOADS[:1])
    with monkeypatch.context() as patch:
        patch.setattr(journal, "_append", failing(errno.EIO))
        journal.write(PAYLOADS[1])
    assert len(held_open(tmp_path)) == 1
    path.unlink()  # moved away while it was played
    Journal.begun(path, PAYLOADS[:1]).close()
    journal.begin_anew()
    assert len(held_open(tmp_path)) == 1
    with pytest.raises(InUseError):
        Journal.reopened(journal.path, read_lines(journal.path.read_bytes()))
    assert len(held_open(tmp_path)) == 1
    journal.path.unlink()
    journal.write(PAYLOADS[1])
    assert len(held_open(tmp_path)) == 1
    journal.close()
    Keeper(tmp_path / "left").close()
    assert not held_open(tmp_path)


@pytest.mark.skipif(sys.platform != "linux", reason="asks the system which files are open")
def test_a_finished_game_is_let_go_before_it_is_cleared_away(tmp_path, monkeypatch):
    """Windows removes no file that somebody holds."""
    game, unlink, held = a_finished_game(tmp_path, clear=False), Path.unlink, []

    def watched(path, **how):
        held.extend(held_open(tmp_path))
        unlink(path, **how)

    assert held_open(tmp_path)
    monkeypatch.setattr(Path, "unlink", watched)
    game.clear()
    assert not game.keeper.path.exists()
    assert not held
    game.case.close()


def test_what_another_has_cleared_away_already_is_no_fault(tmp_path, caplog):
    game = a_finished_game(tmp_path, clear=False)
    game.keeper.path.unlink()
    game.clear()
    assert not caplog.records
    game.case.close()


@pytest.mark.parametrize("more", [0, 1])
def test_a_journal_is_kept_up_to_the_largest_that_can_be_read(tmp_path, monkeypatch, more):
    full = len(as_lines([b"{}", b"1" * 100])[0])
    monkeypatch.setattr(journals, "LARGEST", full)
    journal = Journal.begun(tmp_path / "x.cluejournal", [b"{}"])
    assert journal.write(b"1" * (100 + more)) == (not more)
    assert journal.fault == ("too-large" if more else "")
    with contextlib.nullcontext() if more else pytest.raises(InUseError):
        check_free(journal.path)  # whoever can write no more keeps nobody else from it
    journal.close()


def test_a_record_tells_how_much_each_notebook_filled_in_by_itself(tmp_path):
    game = a_book(Keeper(tmp_path), kinds=(HUMAN, HUMAN, "random"))
    one, other, _ = game.case.seats
    game.usual_help = lambda: Help.FACTS
    game.case.notes[one] = game.case.notes[one].helped(Help.DEDUCTION)
    assert game.helps == {one: Help.DEDUCTION, other: Help.FACTS}
    game.case.close()


def test_what_a_program_did_wrong_is_kept_at_once(tmp_path):
    path, game = a_journal(tmp_path, 2, close=False)
    mishap = Mishap(game.case.seats[1], 3, ProgramFault.ENDED, last=False)
    game.case.mishaps.append(mishap)
    game.erred(mishap)
    (kept,) = read_journal(path).kept.mishaps
    assert (kept.seat, kept.event) == (mishap.seat, 3)
    game.case.close()


def test_a_journal_that_cannot_be_opened_again_says_so(tmp_path):
    journal = Journal.reopened(tmp_path / "gone.cluejournal", read_lines(DATA))
    assert journal.fault == "missing"
    journal.close()


def test_a_saved_game_tells_of_phones_only_where_there_are_any(tmp_path):
    _, game = a_journal(tmp_path, 2, close=False)
    assert game.kept().phones is None
    game.case.keep_phone(game.case.seats[0], PhoneEntry("a" * 64, "fr"))
    assert game.kept().phones == game.case.phones
    game.case.close()


def test_who_takes_a_game_up_again_waits_for_nothing_to_be_worked_out(tmp_path, monkeypatch):
    """A case is read behind the picture; what each seat knows is folded there, not at the table."""
    path, game = a_journal(tmp_path)
    known = {seat: game.case.session.view(seat) for seat in (None, *game.case.seats)}
    again = resumed(read_journal(path).kept)
    monkeypatch.setattr("clue.game.session.watch", None)
    assert {seat: again.view(seat) for seat in known} == known


def test_the_order_of_what_is_noted_tells_nothing_of_when(tmp_path):
    _, game = a_journal(tmp_path, 2)
    deck, seats = game.case.session.setup.board.deck, game.case.seats
    cells = [(card, seat) for card in deck.cards[::5] for seat in (*seats, None)]
    books = []
    for order in (cells, cells[::-1]):
        notes = game.case.notes[seats[0]]
        for cell in order:
            notes = notes.marked(*cell, Mark.NO)
        for card, _ in order:
            notes = notes.written(card, "sure")
        books.append(notebook.written({seats[0]: notes}))
    assert [*books[0].values()] == [*books[1].values()]


@pytest.mark.parametrize("title", ["", "By the fire"])
def test_a_title_is_kept_from_the_first_line_on(tmp_path, title):
    _, game = a_journal(tmp_path / "one", 2)
    keeper = Keeper(tmp_path / "other")
    assert keeper.begin(game.kept(), title)
    found = read_journal(keeper.path)
    assert found.title == title
    assert [line for line in found.lines if isinstance(line, saved.TitleLine)] == [
        saved.TitleLine(title) for _ in title[:1]
    ]
    keeper.close()
