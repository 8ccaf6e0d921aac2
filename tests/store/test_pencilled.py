"""What people wrote stays beside the record of their game, and never gets into one."""

from __future__ import annotations

import json
import os

import pytest

from clue import folders
from clue.__main__ import main
from clue.codec.notebook import MarkLine, PencilledLine, notes_at
from clue.codec.record import SeatEntry
from clue.codec.record_reader import decode, load
from clue.game.commitment import Pledge
from clue.notebook.notes import Help
from clue.players.names import HUMAN
from clue.review.retrospect import reviewed
from clue.review.standings import Frames, closed_case
from clue.rules import actions as act
from clue.rules.cards import SUSPECTS
from clue.store.keeping import Keeper
from clue.store.records import (
    PencilledNotes,
    encode,
    keep_notes,
    kept_notes,
    notes_of,
    record_of,
    save,
)
from clue.store.resume import sat_again
from clue.store.shelf import Shelf
from tests.store.games import a_book, played_on
from tests.test_review import finished

RED = SUSPECTS[0]
WORDS = "I do not trust him"


def closed(root, kinds=(HUMAN, "random", "random"), *, resumed=False):
    """A short finished game in which somebody wrote something; its record's path."""
    book = a_book(Keeper(root), kinds=kinds)
    book.keep()
    played_on(book, 9)
    case, deal = book.case, book.case.session.dealt
    if HUMAN in kinds:
        case.notes[RED] = case.notes[RED].helped(Help.NONE).written(deal.case.weapon, WORDS)
        case.note(RED)
    if resumed:
        case.close()
        (found,) = Shelf(root).games()
        keeper = Keeper(root)
        keeper.resume(found)
        book = sat_again(found.kept, keeper)
    while not (offers := book.case.session.offers()).accuse or len(book.case.session.played) < 15:
        played_on(book, 1)
    book.case.act(act.Accuse(offers.seat, deal.case))
    book.clear()
    book.case.close()
    (path,) = folders.finished(root).glob(f"*{folders.RECORD_SUFFIX}")
    return path


@pytest.mark.parametrize("resumed", [False, True])
def test_a_game_s_notebooks_lie_beside_its_record_with_when_each_line_was_written(
    tmp_path, resumed
):
    path = closed(tmp_path, resumed=resumed)
    notes = kept_notes(load(path), tmp_path)
    assert notes.help == {RED: Help.NONE}
    assert {one.after for one in notes.lines} == {9}
    assert not notes_at(notes.lines, 8)
    assert WORDS in notes_at(notes.lines, 9)[RED].lines.values()


@pytest.mark.parametrize("kept", [True, False])
def test_the_table_knows_when_each_line_was_written_if_the_disk_does(tmp_path, kept):
    book = a_book(Keeper(tmp_path) if kept else None)
    book.keep()
    played_on(book, 9)
    book.case.notes[RED] = book.case.notes[RED].written(book.case.seats[1], WORDS)
    book.case.note(RED)
    played_on(book, 2)
    (line,) = book.pencilled()
    assert line.after == (9 if kept else 0)
    assert WORDS in notes_at((line,), 9)[RED].lines.values()
    book.case.close()


def test_nothing_of_them_is_in_the_record_or_in_what_is_exported(tmp_path):
    path = closed(tmp_path)
    (kept,) = Shelf(tmp_path).finished()
    out = Shelf(tmp_path).export(kept, tmp_path / "out.cluegame")
    for file in (path, out):
        assert WORDS.encode() not in file.read_bytes()
    told = [file for file in tmp_path.rglob("*") if file.is_file() and _tells(file)]
    assert told == [notes_of(path.read_bytes(), tmp_path)]


def _tells(file):
    return WORDS.encode() in file.read_bytes()


def test_a_table_of_computers_leaves_none(tmp_path):
    closed(tmp_path, ("random",) * 3)
    assert not folders.notebooks(tmp_path).exists()


def test_they_go_when_the_record_is_gone_for_good(tmp_path):
    path, shelf = closed(tmp_path), Shelf(tmp_path)
    record = load(path)
    shelf.delete(path)
    shelf.empty_bin()
    assert shelf.undo() == path
    assert kept_notes(record, tmp_path) is not None
    shelf.delete(path)
    for file in (path.parent / "deleted").iterdir():
        os.utime(file, (0, 0))
    shelf.empty_bin()
    assert not [*folders.notebooks(tmp_path).iterdir()]


def test_a_damaged_file_is_none(tmp_path):
    record = load(closed(tmp_path))
    path = notes_of(encode(record), tmp_path)
    for content in (b"", b"{", b"[]", b'{"format": "clue-notebooks"}', b"\0" * 9):
        path.write_bytes(content)
        assert kept_notes(record, tmp_path) is None


@pytest.fixture(scope="module")
def game():
    """A game in which Miss Scarlet could find out something; she is told to be a person."""
    one = finished(("inspector", "constable", "constable"), "0")
    players = {**one.players, RED: HUMAN}
    entries = [SeatEntry(seat, "", kind) for seat, kind in players.items()]
    return decode(encode(record_of(Frames(one).session, entries, Pledge("0", ""))))


def placed(record, lines, level=Help.NONE):
    """What could be known, with what was noted of it."""
    notes = PencilledNotes(help={RED: level}, lines=tuple(lines))
    review = reviewed(closed_case(record, notes=notes))
    return {(one.card, one.holder): one for one in review.placed if one.seat == RED}, review


def test_a_review_knows_what_was_missed_and_what_was_noted_and_when(game):
    nothing, review = placed(game, ())
    every = review.frames.every
    for one in nothing.values():
        later = every[one.number :]
        came = any(f.state.phase.decider == RED for f in later)
        assert one.noted is (False if came else None)
    missed = [one for one in nothing.values() if one.noted is False]
    first, last = missed[0], len(every) - 2
    tick = MarkLine(RED, str(first.card), first.holder, "yes")

    def noted(*lines):
        told = placed(game, lines)[0][first.card, first.holder]
        return told.noted, told.late

    assert noted(PencilledLine(first.number, tick)) == (True, 0)
    assert noted(PencilledLine(last, tick)) == (True, every[last].turn - first.turn)
    assert noted(PencilledLine(0, tick), PencilledLine(last, tick.rubbed_out())) == (False, 0)
    crosses = [
        PencilledLine(first.number, MarkLine(RED, str(first.card), other, "no"))
        for other in (*review.frames.seats, None)
        if other != first.holder
    ]
    assert noted(*crosses) == (True, 0), "crossed out everywhere else says it too"
    assert noted(*crosses[1:]) == (False, 0)
    by_itself, _ = placed(game, (), Help.DEDUCTION)
    assert {one.noted for one in by_itself.values()} == {True}


def test_the_command_tells_what_was_missed_where_the_notebook_is_there(game, tmp_path, capsys):
    path = tmp_path / "one.cluegame"
    save(path, game)
    keep_notes(game, PencilledNotes(help={RED: Help.NONE}))
    assert main(["review", str(path), "--seat", "scarlet", "--lang", "en"]) == 0
    assert "[missed]" in capsys.readouterr().out
    notes_of(path.read_bytes()).unlink()
    assert main(["review", str(path), "--seat", "scarlet", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)["scarlet"]["placed"]
    assert {one["noted"] for one in told} == {None}
