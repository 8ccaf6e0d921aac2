"""Words from files and programs do nothing to what shows them, wherever they are shown."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from clue.__main__ import main
from clue.boards import check
from clue.clean_text import clean
from clue.codec.record_reader import RecordError, RecordFault, load
from clue.devkit.robot import Robot
from clue.devkit.sample_scenes import QUIET
from clue.players.names import HUMAN
from clue.rules.cards import SUSPECTS
from clue.store.keeping import Keeper
from clue.store.records import save
from clue.store.saved import TitleLine
from clue.store.shelf import Shelf
from clue.text.catalogue import NO_BREAK, languages
from clue.text.faults import tell_fault, tell_record_error
from clue.text.speaker import Speaker
from clue.ui.cases import replay, resume, saves
from clue.ui.error import ErrorScene
from clue.ui.menu import title
from clue.ui.screens.saves.scene import FINISHED
from clue.ui.stage.settings import Settings
from clue.ui.theme import styles
from tests.daily import long, part
from tests.store.games import a_book, a_finished_game, played_on

HOSTILE = {
    "an escape": "\x1b[2J\x1b]0;gone\x07",
    "one letter's escape": "\u009b2J",
    "nothing": "a\0b",
    "no width": "\u200b\u200c\u200d\u2060\ufeff",
    "turned round": "\u202egnp.evil\u2066\u2069",
    "more lines": "a\r\nline: \u2028b\x0b\x0cc",
    "half a letter": "\ud800",
    "a byte that is no letter": "caf\udce9",
    "the speaker's own marks": "\ue000bold\ue001",
    "very long": "x" * 200,
}
WRITABLE = [text for text in HOSTILE.values() if text.encode(errors="ignore").decode() == text]
"""What can stand in a file, which is UTF-8."""


def harmless(text: str) -> bool:
    return text.replace(NO_BREAK, " ").isprintable()


@given(st.text(st.characters(codec=None)))
def test_what_is_left_can_be_seen_and_stays_as_it_is(text):
    assert harmless(clean(text))
    assert clean(clean(text)) == clean(text)
    assert len(clean(text)) <= len(text)


@given(st.text(st.characters(categories=["L", "N", "P", "S", "Mn", "Zs"], exclude_characters="")))
def test_nothing_that_can_be_seen_is_lost(text):
    assert clean(text).split() == text.split()


def test_a_byte_of_a_name_that_is_no_letter_is_seen_as_one():
    assert clean(os.fsdecode(b"caf\xe9")) == "caf\ufffd"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_no_sentence_says_more_than_can_be_seen(text, language):
    words = Speaker(language, players=dict.fromkeys(SUSPECTS, text), strict=True)
    said = [
        words.say("open-unknown", name=text),
        words.say("event-turn-began", number=1, who=words.seat(SUSPECTS[0])),
        words.say("event-turn-began", number=1, who=words.player(SUSPECTS[0])),
        "".join(
            span.text
            for span in words.rich("event-turn-began", number=1, who=words.seat(SUSPECTS[0]))
        ),
        words.plain(text, text).form("the"),
        tell_record_error(RecordError(RecordFault.NO_FILE, what=text), words),
        *(tell_fault(fault, words) for fault in check(Path(text + ".tmx"))),
    ]
    assert all(map(harmless, said)), said


def test_a_name_of_which_nothing_can_be_seen_is_none():
    words = Speaker("en", players={SUSPECTS[0]: "\u200b \u202e"})
    assert words.seat(SUSPECTS[0]) == words.card(SUSPECTS[0])


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_every_text_can_be_set(text):
    with Robot(title, settings=Settings(language="en").but(**QUIET)) as robot:
        letters = robot.app.look.letters
        assert letters.size(text, styles.BODY) == letters.size(
            "\n".join(map(clean, text.split("\n"))), styles.BODY
        )
        assert isinstance(letters.image(text, styles.BODY, width=60), pygame.Surface)


# -- in whole games ---------------------------------------------------------------------------------


@pytest.fixture
def root(tmp_path, monkeypatch):
    monkeypatch.setenv("CLUE_DATA", str(tmp_path))
    return tmp_path


def renamed(record, text):
    seats = tuple(msgspec.structs.replace(seat, name=text) for seat in record.seats)
    return msgspec.structs.replace(record, seats=seats, program=text)


def test_a_record_with_such_names_is_told_in_lines_that_can_be_seen(root, capsys):
    a_finished_game(root)
    record = Shelf(root).finished()[0].record
    for text in WRITABLE:
        save(root / "strange.cluegame", renamed(record, text))
        main(["replay", str(root / "strange.cluegame"), "--lang", "fr"])
        told = capsys.readouterr()
        assert told.out.count("\n") > 15
        assert all(map(harmless, told.out.split("\n")))
        assert not told.err


@long
@pytest.mark.parametrize("text", part(WRITABLE, WRITABLE[:1]))
def test_a_case_with_such_names_can_be_looked_at_played_and_watched(root, text):
    game = a_book(Keeper(root), kinds=(HUMAN, HUMAN, "random"))
    game.case.names = dict.fromkeys(SUSPECTS[:2], text)
    game.keep()
    played_on(game, 8)
    game.keeper.add(TitleLine(text))
    game.case.close()
    a_finished_game(root)
    (finished,) = Shelf(root).finished()
    save(finished.path, renamed(finished.record, text))
    settings = Settings(language="en").but(**QUIET)
    with Robot(title, size=(1024, 640), settings=settings) as robot:
        ways = (
            lambda: robot.app.push(saves(robot.app, title)),
            lambda: robot.app.push(saves(robot.app, title, tab=FINISHED)),
            lambda: resume(robot.app, title),
            lambda: replay(robot.app, title, load(finished.path)),
        )
        for way in ways:
            way()
            robot.settle()
            assert not isinstance(robot.scene, ErrorScene)
