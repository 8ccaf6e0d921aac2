"""A copy of an open game says so for ever, in both; and nobody reads the deal by accident."""

from __future__ import annotations

import base64
import re

import pytest

from clue.__main__ import main
from clue.files import InUseError
from clue.rules.actions import Accuse
from clue.rules.cards import SUSPECTS, WEAPONS
from clue.store.database import StatisticsDatabase
from clue.store.found import read_journal
from clue.store.journal import as_lines, read_lines
from clue.store.keeping import Keeper
from clue.store.records import encode, save
from clue.store.resume import sat_again, watched
from clue.store.saved import uncovered
from clue.store.shelf import FinishedRecord, Shelf
from clue.text.speaker import Speaker
from clue.ui.screens.saves.row import summed_up
from tests.store.games import a_finished_game, a_journal, played_on


def closed(path, root):
    """The game of a journal played to its end: its record."""
    found = read_journal(path)
    keeper = Keeper(root)
    book = sat_again(found.kept, keeper)
    keeper.resume(found)
    while not (offers := book.case.offers).accuse:
        played_on(book, 1)
    book.case.act(Accuse(offers.seat, book.case.session.dealt.case))
    book.clear()
    book.case.close()
    (done,) = [game for game in Shelf(root).finished() if game.path.stem == path.stem]
    assert isinstance(done, FinishedRecord)
    return done


def copy_by(how, shelf, path, root):
    """Another of an open game, made in one of the ways there are; where it lies."""
    if how == "duplicate":
        return shelf.duplicate(read_journal(path), "what if")
    aside = shelf.export(read_journal(path), root / "aside.cluejournal")
    return shelf.bring_in(aside)


def test_the_file_that_went_out_says_itself_that_there_is_another(tmp_path):
    """Whoever lays it into the folder of games by hand has no other game of it."""
    path, _ = a_journal(tmp_path)
    out = Shelf(tmp_path).export(read_journal(path), tmp_path / "out.cluejournal")
    assert read_journal(out).kept.record.copied


@pytest.mark.parametrize("how", ["duplicate", "export"])
def test_both_say_so_in_list_log_end_record_and_statistics(how, tmp_path, capsys):
    path, _ = a_journal(tmp_path)
    shelf = Shelf(tmp_path)
    assert not read_journal(path).kept.record.copied
    other = copy_by(how, shelf, path, tmp_path)
    sentence = Speaker("en").say("case-copied")
    shelf.rename(read_journal(path), "as if nothing had been")
    for one in (other, path):
        found = read_journal(one)
        assert found.kept.record.copied
        assert summed_up(found, Speaker("en"), None).copied == sentence
        done = closed(one, tmp_path)
        assert done.record.copied, "for ever: when it was taken up again and closed, too"
        assert watched(done.record).case.copied
        assert summed_up(done, Speaker("en"), None).copied == sentence
        assert main(["replay", str(done.path), "--lang", "en"]) == 0
        assert sentence in capsys.readouterr().out
    with StatisticsDatabase(tmp_path) as store:
        assert (store.fill(), store.copies) == (0, 2)
    with StatisticsDatabase(tmp_path) as store:
        assert (store.fill(), store.copies) == (0, 2), "and when it is opened again"


def test_a_game_nobody_copied_counts(tmp_path):
    a_finished_game(tmp_path)
    (done,) = Shelf(tmp_path).finished()
    assert not done.record.copied
    assert b"copied" not in encode(done.record)
    with StatisticsDatabase(tmp_path) as store:
        assert (store.fill(), store.copies) == (1, 0)


def test_what_comes_from_elsewhere_is_a_copy(tmp_path):
    """An open game in a file anybody can read may have been played before."""
    path, _ = a_journal(tmp_path)
    bare = read_journal(path)
    other = tmp_path / "by-hand.cluejournal"
    other.write_bytes(path.read_bytes())
    shelf = Shelf(tmp_path / "elsewhere")
    assert read_journal(shelf.bring_in(other)).kept.record.copied
    record = tmp_path / "open.cluegame"
    save(record, bare.kept.record)
    assert read_journal(shelf.bring_in(record)).kept.record.copied


def test_a_game_on_the_table_is_not_copied_unseen(tmp_path):
    """Its journal is in use: nothing is copied, rather than a copy of which the first knows not."""
    path, game = a_journal(tmp_path, close=False)
    shelf = Shelf(tmp_path)
    for copy in (
        lambda: shelf.duplicate(read_journal(path), "x"),
        lambda: shelf.export(read_journal(path), tmp_path / "x"),
    ):
        with pytest.raises(InUseError):
            copy()
    assert len(shelf.games()) == 1
    game.case.close()


def test_the_copy_is_kept_by_a_game_taken_up_again(tmp_path):
    path, _ = a_journal(tmp_path)
    Shelf(tmp_path).duplicate(read_journal(path), "x")
    book = sat_again(read_journal(path).kept)
    assert book.case.copied
    assert book.kept().record.copied
    book.case.close()


def test_nobody_reads_a_card_in_a_journal_by_accident(tmp_path):
    path, game = a_journal(tmp_path, 120)
    data = path.read_bytes()
    cards = [*SUSPECTS, *WEAPONS, *game.case.session.setup.board.deck.rooms]
    names = [str(getattr(card, "value", card)) for card in cards]
    told = [line for line in read_lines(data).payloads if b'"do":"show"' in uncovered(line)]
    assert told, "cards were shown"
    assert not re.search("|".join(names).encode(), data, re.IGNORECASE)
    for secret in (game.case.pledge.seed, game.case.pledge.salt, "Zoé"):
        words = re.findall(rb"[A-Za-z0-9+/=]+", data)
        assert secret.encode() not in words
    for line in data.splitlines():
        assert re.fullmatch(rb"[0-9a-f]{8} [A-Za-z0-9+/=]+", line)
        assert base64.b64decode(line[9:], validate=True).startswith(b"{")


def test_a_journal_from_before_is_read_and_gone_on_with(tmp_path):
    path, game = a_journal(tmp_path, 30)
    new = read_journal(path)
    path.write_bytes(as_lines(map(uncovered, new.reading.payloads))[0])
    assert b"scarlet" in path.read_bytes()
    old = read_journal(path)
    assert old.kept == new.kept
    assert old.lines == new.lines
    assert closed(path, tmp_path).record.actions[:30] == game.record().actions
