"""What a player writes: marks, lines, the level of help; and how it lies on the disk."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from clue.codec.notebook import (
    HelpLine,
    HintsLine,
    MarkLine,
    NotebookLine,
    news,
    read_into,
    written,
)
from clue.game.case import OpenCase
from clue.game.seating import Seating
from clue.notebook.notes import LONGEST_LINE, Help, Mark, Notes
from clue.players.names import HUMAN
from clue.rules.cards import SUSPECTS, WEAPONS, Room
from clue.rules.editions import DELUXE
from clue.store.found import read_journal
from clue.store.keeping import Casebook, Keeper
from clue.store.resume import sat_again
from tests.mansions import cottage

SCARLET, MUSTARD = SUSPECTS[:2]


def filled(seed):
    """Two notebooks with something of everything, written in an order of its own."""
    rng = Random(seed)
    books = {SCARLET: Notes(), MUSTARD: Notes()}
    cells = [
        (seat, card, column)
        for seat in books
        for card in (*SUSPECTS, *WEAPONS, Room("hall"))
        for column in (*SUSPECTS[:3], None)
    ]
    for seat, card, column in sorted(cells, key=lambda _: rng.random()):
        mark = list(Mark)[len(f"{seat}{card}{column}") % 4]
        books[seat] = books[seat].marked(card, column, mark)
    for card in sorted((Room("hall"), WEAPONS[1], SUSPECTS[2]), key=lambda _: rng.random()):
        books[MUSTARD] = books[MUSTARD].written(card, f"seen with {card}")
    books[SCARLET] = books[SCARLET].helped(Help.DEDUCTION)
    return books


def test_marks_go_round_and_can_be_rubbed_out():
    notes, cell = Notes(), (SUSPECTS[2], None)
    for mark in (Mark.NO, Mark.YES, Mark.MAYBE, Mark.BLANK):
        notes = notes.turned(*cell)
        assert notes.at(*cell) is mark
    assert notes == notes.turned(*cell).marked(*cell, Mark.BLANK) == Notes()


def test_a_line_is_cut_and_an_empty_one_is_gone():
    notes = Notes().written(WEAPONS[0], "  " + "x" * 100)
    assert notes.lines == {WEAPONS[0]: "x" * LONGEST_LINE}
    assert not notes.written(WEAPONS[0], "  ").lines


def test_the_order_of_what_is_kept_tells_nothing_of_when_it_was_written():
    first, second = written(filled(1)), written(filled(2))
    assert list(first.values()) == list(second.values())


def test_news_lead_from_one_state_to_the_next_and_back():
    before, after = written({SCARLET: Notes()}), written(filled(1))
    for start, end in ((before, after), (after, before)):
        state = dict(start)
        for line in news(start, end):
            state[line.place] = line
        assert {place: line for place, line in state.items() if not line.blank} == end
    assert news(after, after) == []


def test_lines_are_read_back_as_they_were_written():
    lines = tuple(written(filled(3)).values())
    wire = msgspec.json.decode(msgspec.json.encode(lines), type=tuple[NotebookLine, ...])
    books: dict = {}
    read_into(books, wire)
    assert written(books) == written(filled(3))


@pytest.mark.parametrize(
    "line",
    [
        b'{"do":"note","seat":"scarlet","card":"hall","text":"' + b"x" * 500 + b'"}',
        b'{"do":"help","seat":"scarlet","help":"everything"}',
        b'{"do":"mark","seat":"nobody","card":"hall","column":null,"mark":"no"}',
    ],
)
def test_a_line_that_cannot_be_is_refused(line):
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(line, type=NotebookLine)


def test_a_case_is_sat_down_to_again_with_its_notebooks(tmp_path):
    players = {SCARLET: HUMAN, MUSTARD: HUMAN, SUSPECTS[2]: "constable"}
    case = OpenCase(Seating(cottage(), DELUXE, players), "7")
    Casebook(case, Keeper(tmp_path)).keep()
    case.notes[SCARLET] = case.notes[SCARLET].turned(WEAPONS[0], None)
    case.note(SCARLET)
    case.notes[MUSTARD] = Notes().written(WEAPONS[1], "asked twice").helped(Help.NONE)
    case.note(SCARLET)
    case.notes[SCARLET] = Notes().turned(WEAPONS[2], MUSTARD)
    case.note(SCARLET)
    case.close()
    (journal,) = (tmp_path / "games").iterdir()
    again = sat_again(read_journal(journal).kept).case
    again.close()
    assert again.notes[SCARLET] == Notes(marks={(WEAPONS[2], MUSTARD): Mark.NO})
    assert again.notes[MUSTARD] == Notes(lines={WEAPONS[1]: "asked twice"}, help=Help.NONE)


def test_only_a_line_that_undoes_another_is_blank():
    """What is blank need not be kept in a saved game."""
    kept = (
        HelpLine(SCARLET, "none"),
        MarkLine(SCARLET, "knife", None, "yes"),
        HintsLine(SCARLET, 2),
    )
    for line in kept:
        assert not line.blank
        assert line.rubbed_out().blank
