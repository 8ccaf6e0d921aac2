"""How the program is started: by a word, by a file, a second time, and to test itself."""

from __future__ import annotations

import contextlib
import errno
import json
import logging
import os
import socket
import subprocess
import sys
import threading
from pathlib import Path

import pygame
import pytest

from clue.__main__ import main
from clue.commands.main import ensure_output, spelled_out
from clue.desktop.single_window import CROWD, DOOR, NUMBER, POLITE, Single, _answer
from clue.devkit import selftest
from clue.devkit.robot import Robot
from clue.devkit.selftest import Check, SelfTestError
from clue.rules.cards import Suspect
from clue.text.speaker import Speaker
from clue.ui.menu import title
from clue.ui.start import answer_door

# -- the command line --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ([], ["play"]),
        (["evening.cluegame"], ["play", "evening.cluegame"]),
        (["/a b/Manoir.TMX"], ["play", "/a b/Manoir.TMX"]),
        (["x.cluejournal"], ["play", "x.cluejournal"]),
        (["--selftest", "--lang", "fr"], ["selftest", "--lang", "fr"]),
        (["--lang", "fr"], ["play", "--lang", "fr"]),
        (["--lang=fr", "x.tmx"], ["play", "--lang=fr", "x.tmx"]),
        (["--lang", "fr", "--selftest"], ["selftest", "--lang", "fr"]),
        (["--lang", "fr", "bench", "ai"], ["bench", "--lang", "fr", "ai"]),
        (["--lang"], ["--lang"]),
        (["replay", "x.cluegame"], ["replay", "x.cluegame"]),
        (["--version"], ["--version"]),
    ],
)
def test_what_the_first_word_means(typed, meant):
    assert spelled_out(typed) == meant


def test_the_version_names_all_it_is_made_of(capsys):
    assert main(["--version"]) == 0
    told = dict(line.split(" ", 1) for line in capsys.readouterr().out.splitlines())
    assert {"Clue", "pygame-ce", "SDL", "Python"} <= told.keys()
    assert told["pygame-ce"] == pygame.version.ver


def test_a_windowed_program_speaks_into_a_file(tmp_path, monkeypatch):
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    monkeypatch.setattr("sys.stdout", None)
    ensure_output()
    with sys.stdout:
        print("heard")
    assert next(tmp_path.iterdir()).read_text(encoding="utf-8") == "heard\n"


CLOSED = """
import os, sys
from clue.commands.main import ensure_output
ensure_output()
from clue.ui.sound.audio import quiet_stderr
with open(sys.argv[1], "w") as kept, quiet_stderr():
    os.write(2, b"a library complains")
    kept.write("kept")
"""


@pytest.mark.skipif(sys.platform == "win32", reason="needs a shell that closes streams")
def test_a_file_never_takes_the_place_of_a_closed_stream(tmp_path):
    kept = tmp_path / "kept"
    closed = ["/bin/sh", "-c", '"$@" <&- >&- 2>&-', "sh", sys.executable, "-c", CLOSED, str(kept)]
    subprocess.run(closed, check=True, env={**os.environ, "TMPDIR": str(tmp_path)})
    assert kept.read_text(encoding="utf-8") == "kept"


# -- a second start ----------------------------------------------------------------------------------


@pytest.fixture
def first(tmp_path):
    single = Single(tmp_path)
    assert single.claim()
    yield single
    single.release()


def test_a_second_start_hands_its_file_to_the_first(tmp_path, first):
    heard, came = [], threading.Event()
    first.listen(lambda name: (heard.append(name), came.set()))
    second = Single(tmp_path)
    assert not second.claim()
    assert second.hand_over(Path("evening.cluegame"))
    assert came.wait(5)
    assert heard == [str(Path("evening.cluegame").absolute())]
    assert second.hand_over(None)
    assert heard[1:] == [""]


def test_a_first_start_that_answers_late_opens_the_file_once(tmp_path, first, monkeypatch):
    """On a slow machine the second start gives up waiting, knocks again, and means the same file."""
    monkeypatch.setattr("clue.desktop.single_window.POLITE", 0.3)
    heard, come_again = [], threading.Event()

    def hear(name):
        heard.append(name)
        if not come_again.wait(0 if len(heard) > 1 else 20):
            come_again.set()

    first.listen(hear)
    knocks = []
    monkeypatch.setattr(
        Single, "_knock", lambda *said, knock=Single._knock: knocks.append(said) or knock(*said)
    )
    assert Single(tmp_path).hand_over(Path("evening.cluegame"), patience=20)
    come_again.set()
    assert len(knocks) > 1
    assert heard == [str(Path("evening.cluegame").absolute())]
    assert Single(tmp_path).hand_over(Path("evening.cluegame"), patience=20)
    assert len(heard) == 2, "who starts it once more wants it once more"


def visited(folder, *said):
    """What the door answers to somebody who says these things one after another."""
    port = json.loads((folder / DOOR).read_text())["port"]
    with socket.create_connection(("127.0.0.1", port), timeout=30) as visitor:
        for piece in said:
            with contextlib.suppress(ConnectionError):  # it may have been shown out already
                visitor.sendall(piece)
        with contextlib.suppress(OSError):
            visitor.shutdown(socket.SHUT_WR)
        try:
            return visitor.recv(16)
        except ConnectionError:
            return b""


STRANGERS = (
    b"guessed\n\n",
    b"0" * 32 + b"\n" + (b"0" * NUMBER + b"/etc/passwd").hex().encode() + b"\n",
    b'{"password": "guessed", "file": "x"}\n',
    b"[" * 16_000 + b"\n",
    b"\0" * 100_000,
    "\ud7ff\n".encode(),
    b"\n" * 64,
    b"",
)


@pytest.fixture
def mishaps(monkeypatch):
    """What went wrong in a thread: the window would show a dialog about it."""
    told = []
    monkeypatch.setattr("threading.excepthook", lambda args: told.append(args.exc_value))
    return told


def test_who_does_not_know_the_password_is_not_heard(tmp_path, first, mishaps):
    heard = []
    first.listen(heard.append)
    assert Single(tmp_path).hand_over(None)  # the door is open
    for said in STRANGERS:
        assert visited(tmp_path, said) == b""
    assert heard == [""]
    assert Single(tmp_path).hand_over(None), "a rude visitor closes no door"
    assert not mishaps
    if os.name == "posix":
        assert (tmp_path / DOOR).stat().st_mode & 0o077 == 0


@pytest.mark.parametrize(
    "said",
    [
        b"not hexadecimal\n",
        b"[" * 16_000 + b"\n",
        b"6" * 100_000,
        "é\n".encode(),
        b"",
    ],
)
def test_nonsense_from_who_knows_the_password_closes_no_door(tmp_path, first, mishaps, said):
    heard = []
    first.listen(heard.append)
    assert Single(tmp_path).hand_over(None)
    password = json.loads((tmp_path / DOOR).read_text())["password"].encode()
    assert visited(tmp_path, password + b"\n", said) == b""
    assert Single(tmp_path).hand_over(None)
    assert heard == ["", ""]
    assert not mishaps


def test_visitors_who_never_finish_hold_nobody_up(tmp_path, first, monkeypatch):
    """Each may be one byte short for ever; they are shown out, and others are heard meanwhile."""
    monkeypatch.setattr("clue.desktop.single_window.POLITE", 30.0)
    first.listen(lambda _name: None)
    assert Single(tmp_path).hand_over(None)
    port = json.loads((tmp_path / DOOR).read_text())["port"]
    with contextlib.ExitStack() as slow:
        for _ in range(CROWD - 1):
            visitor = slow.enter_context(socket.create_connection(("127.0.0.1", port)))
            visitor.sendall(b"0")
        assert Single(tmp_path).hand_over(None, patience=0)


def test_a_visitor_has_so_much_time_in_all_however_often_it_says_something():
    class Drip:
        """A socket on which a byte comes whenever one waits long enough for it."""

        def __init__(self):
            self.now, self.patience = 0.0, 0.0

        def settimeout(self, seconds):
            self.patience = seconds

        def recv(self, _most):
            self.now += min(1.5, self.patience)
            if self.patience < 1.5:
                raise TimeoutError
            return b"0"

    drip = Drip()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("clue.desktop.single_window.time.monotonic", lambda: drip.now)
        with pytest.raises(TimeoutError):
            _answer(drip, b"0" * 32, lambda _name: None)
    assert drip.now <= POLITE


@pytest.mark.skipif(os.name != "posix", reason="names are letters there")
def test_a_name_that_is_no_utf_8_is_handed_over_as_it_is(tmp_path, first):
    heard = []
    first.listen(heard.append)
    strange = Path(os.fsdecode(b"/caf\xe9/\x1b[2J.cluegame"))
    assert Single(tmp_path).hand_over(strange)
    assert heard == [str(strange)]


def test_a_first_start_that_does_not_answer_is_told(tmp_path, first):
    assert not Single(tmp_path).hand_over(None, patience=0.1)


def test_when_the_first_has_gone_the_next_is_the_first(tmp_path):
    one = Single(tmp_path)
    assert one.claim()
    one.release()
    two = Single(tmp_path)
    assert two.claim()
    two.release()


def test_where_nothing_can_be_locked_every_start_is_the_first(tmp_path):
    (tmp_path / "wall").write_text("a file where a folder should be")
    assert Single(tmp_path / "wall" / "games").claim()


@pytest.mark.skipif(os.name == "nt", reason="the other systems' way of locking")
def test_where_the_disk_knows_no_locks_every_start_is_the_first(tmp_path, monkeypatch):
    def no_locks(*_):
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr("fcntl.flock", no_locks)
    one, two = Single(tmp_path), Single(tmp_path)
    assert one.claim()
    assert two.claim()
    two.release()
    one.release()


def test_the_window_opens_what_comes_from_outside(monkeypatch, tmp_path, first):
    opened = []
    monkeypatch.setattr("clue.ui.start.open_file", lambda stage, path: opened.append(path))
    with Robot(title) as robot:
        forward = []
        monkeypatch.setattr(robot.app, "come_forward", lambda: forward.append(True))
        answer_door(robot.app, Path("at the start.tmx"), first)
        robot.step()
        robot.post(pygame.DROPFILE, file="dropped.cluegame")
        assert Single(tmp_path).hand_over(Path("later.cluegame"))
        robot.step()
        assert forward == [True]
    names = [path.name for path in opened]
    assert names == ["at the start.tmx", "dropped.cluegame", "later.cluegame"]


# -- the self-test -----------------------------------------------------------------------------------


def passes(_folder):
    return {"count": 3}


def fails(_folder):
    raise SelfTestError("the paint has dried")


def test_every_part_is_tried_and_the_exit_code_tells(capsys, monkeypatch):
    monkeypatch.setattr(selftest, "CHECKS", (Check("assets", fails), Check("mansions", passes)))
    before = dict(os.environ)
    assert main(["--selftest"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert [line[:4] for line in lines[1:3]] == ["FAIL", "ok  "]
    assert "the paint has dried" in lines[1]
    assert dict(os.environ) == before
    monkeypatch.setattr(selftest, "CHECKS", (Check("mansions", passes),))
    assert main(["--selftest"]) == 0


def test_it_leaves_the_players_folders_alone(monkeypatch, tmp_path):
    monkeypatch.setenv("CLUE_DATA", str(tmp_path))
    seen = []
    monkeypatch.setattr(
        selftest,
        "CHECKS",
        (Check("mansions", lambda folder: seen.append((folder, os.environ["CLUE_DATA"])) or {}),),
    )
    main(["--selftest"])
    ((lent, data),) = seen
    assert str(lent) == data != str(tmp_path)
    assert not lent.exists()
    assert not list(tmp_path.iterdir())


def test_a_game_is_played_saved_resumed_and_verified(tmp_path):
    parts = {check.name: check for check in selftest.CHECKS}
    for name in ("mansions", "game", "saved", "resumed", "verified"):
        assert parts[name].try_it(tmp_path)


def test_a_record_that_was_touched_is_found_out(tmp_path):
    parts = {check.name: check for check in selftest.CHECKS}
    parts["saved"].try_it(tmp_path)
    record = tmp_path / "game.cluegame"
    record.write_text(record.read_text().replace(selftest.SALT, "another grain"))
    with pytest.raises(Exception, match="commitment"):
        parts["verified"].try_it(tmp_path)


def test_a_sentence_is_said_with_everything_that_changes_it():
    said = set(selftest._said(Speaker("en", strict=True), "selftest-mansions"))
    assert said == {"1 mansion read", "5 mansions read", "the mansions"}
    words = Speaker("fr", strict=True)
    assert str(words.card(Suspect.SCARLET)) in " ".join(
        selftest._said(words, "title-continue-note")
    )


def test_a_warning_while_drawing_is_a_fault():
    with pytest.raises(SelfTestError, match="no such paint"), selftest._no_complaint():
        logging.getLogger("clue.ui.media.assets").warning("no such paint")


def test_the_first_picture_does_not_wait_for_numpy():
    """It takes a tenth of a second, and only sounds, detectives and the table need it."""
    look = "import sys; import clue.ui.window.app, clue.ui.menu; sys.exit('numpy' in sys.modules)"
    subprocess.run([sys.executable, "-c", look], check=True, stdout=subprocess.DEVNULL)
