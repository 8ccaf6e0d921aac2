"""The log for fault reports: it rotates, tells of faults, gets in no one's way, and keeps secrets."""

import errno
import io
import logging
import os
import re
import sys
import time

import pytest

from clue import log_secrets
from clue.boards.catalogue import board_named
from clue.devkit.robot import Robot
from clue.game.case import OpenCase
from clue.game.case import log as log_of_the_case
from clue.game.seating import Seating, seats_for
from clue.players.detective import Detective
from clue.players.names import HUMAN
from clue.rules.cards import SUSPECTS, WEAPONS
from clue.rules.editions import EDITIONS
from clue.store.keeping import Casebook
from clue.text.speaker import Speaker
from clue.ui import menu, start
from clue.ui.screens.settings.scene import SettingsScene, shortened
from clue.ui.stage import logfile
from clue.ui.stage.settings import Settings
from clue.ui.widgets.boxes import ScrollBox
from tests.ui import hands
from tests.ui.plain import Plain

SEED = "8437106"


@pytest.fixture
def log(tmp_path, monkeypatch):
    monkeypatch.setenv("CLUE_DATA", str(tmp_path))
    path = logfile.open_log()
    yield path
    logfile.close_log()


def a_table():
    seats = seats_for((HUMAN, "inspector", "sergeant"))
    seating = Seating(board_named("classic"), EDITIONS["deluxe"], seats)
    return Casebook(OpenCase(seating, SEED, {SUSPECTS[0]: "Anna"}))


def test_a_report_says_which_program_and_machine_it_is(log):
    first = log.read_text(encoding="utf-8").splitlines()[0]
    for part in ("clue 0.", "Python 3.", "pygame-ce 2.", "SDL 2."):
        assert part in first


def test_old_reports_make_room(log, monkeypatch):
    monkeypatch.setattr(logfile, "LARGEST", 8_000)
    logfile.open_log()
    reporter = logging.getLogger("clue.test")
    for number in range(500):
        reporter.info("something happened that takes a line of the file: %d", number)
    files = sorted(log.parent.iterdir())
    assert len(files) == logfile.OLD_FILES + 1
    assert all(path.stat().st_size <= logfile.LARGEST for path in files)
    assert "499" in log.read_text(encoding="utf-8")


def test_the_log_goes_on_where_it_stood(log):
    logging.getLogger("clue.test").info("before")
    assert logfile.open_log() == log
    logging.getLogger("clue.test").info("after")
    written = log.read_text(encoding="utf-8")
    assert written.index("before") < written.index("after")
    assert written.count("after") == 1, "one hand writes, not two"


def test_whole_games_leave_no_card_seed_or_salt_in_the_log(log, monkeypatch):
    """Even when every detective fails at every decision with the deal in its hands."""

    def spill(player, view, offers, rng):
        raise RuntimeError(
            f"{view.seat} holds {view.hand}, dealt {book.case.session.dealt}, {SEED}"
        )

    monkeypatch.setattr(Detective, "choose", spill)
    book = a_table()
    table = book.case
    while (offers := table.offers) is not None and len(table.session.played) < 90:
        if offers.seat in table.humans:
            table.decide(next(iter(offers)))
        while not table.pump() and table.thinking:
            time.sleep(0.0005)
        log_of_the_case.info("the table as it is: %s", table.session.events[-1])
    table.close()
    assert "RuntimeError" in written(log)
    assert log_secrets.STRUCK in written(log)
    assert not told_of(book, written(log))


def test_a_game_in_the_window_leaves_only_harmless_lines(log):
    game = hands.open_case((HUMAN, "inspector", "inspector"), SEED)
    with Robot(menu.title, size=(1024, 640), settings=hands.INSTANT) as robot:
        hands.sit(robot, game)
        book = robot.scene.in_play
        robot.app.hidden = True  # what is drawn is no matter here
        hands.Hands(robot, "mouse", boldness=0.9).play()
    assert "a case on the table: deluxe, classic, human+inspector+inspector" in written(log)
    assert not told_of(book, written(log))


def written(log):
    """Every line but those of the program's own code."""
    files = (path.read_text(encoding="utf-8") for path in log.parent.glob("clue.log*"))
    return "\n".join(line for f in files for line in f.splitlines() if not line.startswith("    "))


def told_of(book, text):
    """The cards, names and secrets of a table that stand in a text."""
    table = book.case
    rooms, words = table.session.setup.board.deck.rooms, Speaker("en")
    names = [*(card.value for card in (*SUSPECTS, *WEAPONS)), *rooms]
    names += [str(words.card(card).alone) for card in (*SUSPECTS, *WEAPONS, *rooms)]
    names += [SEED, table.pledge.salt, *table.names.values()]
    return [n for n in names if re.search(rf"\b{re.escape(n)}\b", text, re.IGNORECASE)]


@pytest.mark.skipif(
    sys.platform == "win32" or os.geteuid() == 0, reason="needs a folder that refuses"
)
def test_a_folder_that_refuses_is_no_obstacle(tmp_path, monkeypatch):
    (tmp_path / "data").mkdir(mode=0o500)
    monkeypatch.setenv("CLUE_DATA", str(tmp_path / "data"))
    assert logfile.open_log() is None


def test_a_place_that_is_no_folder_is_no_obstacle(tmp_path, monkeypatch, capsys):
    (tmp_path / "data").write_text("in the way")
    monkeypatch.setenv("CLUE_DATA", str(tmp_path / "data"))
    assert logfile.open_log() is None
    assert logfile.written() is None
    logging.getLogger("clue.test").error("a fault nobody can write down")
    assert capsys.readouterr().err == ""
    logfile.close_log()


def test_a_disk_that_fills_up_is_no_obstacle(log, monkeypatch, capsys):
    class Full(io.StringIO):
        def write(self, text):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    handlers = logging.getLogger("clue").handlers
    handler = next(h for h in handlers if isinstance(h, logfile.QuietFile))
    handler.stream.close()
    monkeypatch.setattr(handler, "stream", Full())
    logging.getLogger("clue.test").error("no room for this")
    assert capsys.readouterr().err == ""


def test_the_settings_show_where_it_lies(log, monkeypatch):
    copied, shown = [], []
    monkeypatch.setattr("clue.ui.stage.clipboard.copy", lambda text: copied.append(text) or True)
    monkeypatch.setattr(
        "clue.ui.stage.clipboard.show_folder", lambda path: shown.append(path) or False
    )
    with Robot(SettingsScene, size=(1280, 720), settings=Settings(language="en")) as robot:
        robot.settle()
        robot.wheel(next(w for w in robot.widgets() if isinstance(w, ScrollBox)), -99)
        robot.settle()
        robot.click(robot.find("Copy the path"))
        robot.click(robot.find("Open the folder"))
        assert copied == [str(log)]
        assert shown == [log.parent]
        assert str(log.parent) in robot.app.picture.notice.sentence


def test_a_long_path_keeps_its_beginning_and_its_end(tmp_path):
    path = tmp_path.joinpath(*["folder"] * 30) / "clue.log"
    told = shortened(path)
    assert len(told) <= 48
    assert told.startswith(str(path)[:10])
    assert told.endswith("clue.log")


def test_the_window_opens_its_log(tmp_path, monkeypatch):
    monkeypatch.setenv("CLUE_DATA", str(tmp_path))
    seen = []

    class Once(Plain):
        def update(self, now):
            seen.append(logfile.written())
            self.stage.quit()
            return super().update(now)

    assert start.open_window(Once) == 0
    assert seen[0] == tmp_path / "log" / "clue.log"
    assert "a window of" in seen[0].read_text(encoding="utf-8")
    assert logfile.written() is None, "whoever comes after has a log of its own"
