"""Nothing but plain files of bounded size is read; what is written is whole and on the disk."""

from __future__ import annotations

import ast
import os
import sys
import time
from pathlib import Path

import msgspec
import pytest

from clue import files
from clue.boards import MapError, load_mansion
from clue.boards.faults import FaultCode
from clue.codec.record_reader import RecordError, load
from clue.files import FileError, NotPlainError, is_taken
from clue.firstcase.lesson import LearnersPlace
from clue.folders import games
from clue.store.database import StatisticsDatabase as Statistics
from clue.store.found import Unusable
from clue.store.journal import Journal, read_lines
from clue.store.shelf import Shelf
from clue.text.catalogue import languages
from clue.text.faults import tell_record_error
from clue.text.speaker import Speaker
from clue.ui.stage.settings import Settings, SettingsFile
from tests.sources import ROOT, modules, nodes_of

TOO_MUCH = 100_000_000
posix = pytest.mark.skipif(sys.platform == "win32", reason="there are no such files")


def a_pipe(path: Path) -> None:
    os.mkfifo(path)


def a_device(path: Path) -> None:
    path.symlink_to("/dev/zero")


def a_folder(path: Path) -> None:
    path.mkdir()


def too_much(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(TOO_MUCH)


def no_text(path: Path) -> None:
    path.write_bytes(b'{"language": "\xff"}')


STRANGE = [
    pytest.param(make, marks=posix if make in {a_pipe, a_device} else (), id=make.__name__)
    for make in (a_pipe, a_device, a_folder, too_much, no_text)
]


@pytest.fixture(params=STRANGE)
def strange(request, tmp_path):
    """A way to put something strange where a file should be."""

    def put(path: Path) -> Path:
        path.parent.mkdir(parents=True, exist_ok=True)
        request.param(path)
        return path

    return put


@pytest.mark.parametrize("language", languages())
def test_no_record_is_waited_for_and_each_is_a_sentence(strange, tmp_path, language):
    with pytest.raises(RecordError) as caught:
        load(strange(tmp_path / "x.cluegame"))
    assert tell_record_error(caught.value, Speaker(language, strict=True))


@posix
@pytest.mark.parametrize("make", [a_pipe, a_device])
def test_a_pipe_or_a_device_is_not_even_opened(make, tmp_path, monkeypatch):
    """Some devices act on being opened, and who writes into a pipe would be woken."""
    make(path := tmp_path / "x.cluegame")
    monkeypatch.setattr("clue.files.os.open", lambda *_: pytest.fail("it was opened"))
    with pytest.raises(NotPlainError):
        files.read(path, 10)


@posix
def test_a_file_that_becomes_a_pipe_at_the_last_moment_is_one(tmp_path, monkeypatch):
    path, opened = tmp_path / "x.cluegame", os.open
    path.write_bytes(b"{}")

    def swapped(name, flags):
        path.unlink()
        os.mkfifo(path)
        return opened(name, flags)

    monkeypatch.setattr("clue.files.os.open", swapped)
    with pytest.raises(NotPlainError):
        files.read(path, 10)


def test_a_fault_of_a_file_says_its_own_words_or_its_kind(tmp_path):
    assert FileError(tmp_path, "too long").strerror == "too long"
    assert NotPlainError(tmp_path).strerror == "not-plain"
    assert NotPlainError(tmp_path).filename == str(tmp_path)


def test_settings_that_are_no_file_cost_nothing_but_a_sentence(strange, tmp_path):
    store = SettingsFile(tmp_path)
    strange(store.path)
    loaded = store.load()
    assert loaded.settings == Settings()
    assert loaded.trouble in {"settings-unreadable", "settings-replaced"}
    chosen = Settings(language="fr")
    assert store.save(chosen)
    assert store.load().settings == chosen
    assert list(tmp_path.glob("settings.damaged*")), "what lay there is kept"


def test_settings_set_aside_never_take_the_place_of_others(tmp_path):
    store = SettingsFile(tmp_path)
    for content in (b"one", b"two"):
        store.path.write_bytes(content)
        store.load()
    assert {path.read_bytes() for path in tmp_path.iterdir()} == {b"one", b"two"}


def test_a_shelf_lists_what_is_no_game_as_that(strange, tmp_path):
    strange(games(tmp_path) / "x.cluejournal")
    (game,) = Shelf(tmp_path).games()
    assert isinstance(game, Unusable)


def test_a_map_that_is_no_file_is_a_fault(strange, tmp_path):
    with pytest.raises(MapError) as caught:
        load_mansion(strange(tmp_path / "x.tmx"))
    assert caught.value.faults[0].code in {
        FaultCode.NO_FILE,
        FaultCode.FILE_TOO_BIG,
        FaultCode.BROKEN_XML,
    }


def test_a_lesson_and_the_statistics_begin_anew(strange, tmp_path):
    strange(tmp_path / "first-case.json")
    strange(tmp_path / "statistics.json")
    assert LearnersPlace(tmp_path).load() is None
    with Statistics(tmp_path) as store:
        assert store.resets == ()


OWN = {
    "clue/files.py",  # the one that may
    "clue/devkit/selftest.py",  # what comes with the game
    "clue/text/catalogue.py",
    "clue/ui/media/assets.py",
    "clue/boards/tilesets.py",  # a few bytes of a picture's head, once it is known to be a file
}


def test_every_other_module_reads_files_by_the_one_function():
    """Opening to write or to lock is another thing; so are widgets and doors that open."""
    found = []
    for path in modules():
        name = path.relative_to(ROOT).as_posix()
        for node in nodes_of(path):
            if name in OWN or not isinstance(node, ast.Call):
                continue
            called = getattr(node.func, "attr", getattr(node.func, "id", ""))
            how = {value.value for value in node.args if isinstance(value, ast.Constant)}
            if called in {"read_bytes", "read_text"} or (called == "open" and "rb" in how):
                found.append(f"{name}:{node.lineno}")
    assert not found, "clue.files.read knows what is to be read"


def test_a_written_file_is_whole_or_as_it_was(tmp_path, monkeypatch):
    path = tmp_path / "new" / "folders" / "x"
    files.write_whole(path, b"old")
    with monkeypatch.context() as patch:
        patch.setattr(files.os, "fsync", lambda _handle: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            files.write_whole(path, b"new")
    assert [one.read_bytes() for one in path.parent.iterdir()] == [b"old"]


@posix
def test_a_link_is_written_through(tmp_path):
    (tmp_path / "elsewhere").mkdir()
    link = tmp_path / "x"
    link.symlink_to(tmp_path / "elsewhere" / "x")
    files.write_whole(link, b"data")
    assert link.is_symlink()
    assert (tmp_path / "elsewhere" / "x").read_bytes() == b"data"


def test_left_over_parts_are_removed_and_fresh_ones_are_not(tmp_path):
    old, fresh, other = tmp_path / ".x-1.part", tmp_path / ".y-2.part", tmp_path / "z.part"
    for path in (old, fresh, other):
        path.write_bytes(b"half a fi")
    for path in (old, other):
        os.utime(path, (0, time.time() - 2 * files.HOUR))
    files.sweep([tmp_path, tmp_path / "nowhere"])
    assert {*tmp_path.iterdir()} == {fresh, other}


def test_a_lock_that_is_refused_without_a_reason_is_taken_on_windows_alone():
    assert is_taken(0, "win32")
    assert not is_taken(0, "linux")
    assert all(is_taken(code, system) for code in (11, 13) for system in ("win32", "linux"))


def test_a_journal_that_was_changed_in_place_is_left_to_whoever_changed_it(tmp_path):
    payloads = [b'{"a":1}', b'{"b":2}']
    journal = Journal.begun(tmp_path / "x.cluejournal", payloads)
    changed = journal.path.read_bytes().replace(b'"b"', b'"c"')
    with journal.path.open("r+b") as file:  # the same file, the same length
        file.write(changed)
    assert journal.write(b'{"d":3}')
    assert (tmp_path / "x.cluejournal").read_bytes() == changed
    assert journal.path != tmp_path / "x.cluejournal"
    assert read_lines(journal.path.read_bytes()).payloads == (*payloads, b'{"d":3}')
    journal.close()


def test_a_journal_nobody_could_read_any_more_is_not_written(tmp_path, monkeypatch):
    monkeypatch.setattr("clue.store.journal.LARGEST", 100)
    journal = Journal.begun(tmp_path / "x.cluejournal", [b'{"a":1}'])
    assert not journal.write(b"[" + b" " * 100 + b"]")
    assert journal.fault == "too-large"
    assert read_lines(journal.path.read_bytes()).payloads == (b'{"a":1}',)


def test_a_folder_that_another_copy_makes_at_the_same_moment_is_as_good(tmp_path, monkeypatch):
    folder, make = tmp_path / "games", Path.mkdir

    def at_the_same_moment(path, **how):
        make(path)
        make(path, **how)

    monkeypatch.setattr(Path, "mkdir", at_the_same_moment)
    files.make_folder(folder)
    assert folder.is_dir()


def test_a_folder_whose_name_is_not_on_the_disk_is_none(tmp_path, monkeypatch):
    """Else the next try would take it for one that had been written down."""

    def fail(folder):
        raise OSError(5, "input/output error")

    with monkeypatch.context() as patch:
        patch.setattr(files, "sync_folder", fail)
        with pytest.raises(OSError, match="input/output"):
            files.make_folder(tmp_path / "new")
    assert not (tmp_path / "new").exists()
    files.make_folder(tmp_path / "new")
    assert (tmp_path / "new").is_dir()


def test_a_fault_of_a_file_names_it_where_it_is_known(tmp_path):
    assert NotPlainError(tmp_path / "x").filename == str(tmp_path / "x")
    assert NotPlainError().filename is None


def test_what_fits_to_the_last_byte_is_written_and_one_more_is_not():
    assert files.fit("abc", msgspec.json.decode, 5) == b'"abc"'
    with pytest.raises(files.UnfitError):
        files.fit("abc", msgspec.json.decode, 4)


def test_what_fits_to_the_last_byte_is_read_and_one_more_is_not(tmp_path):
    path = tmp_path / "five"
    path.write_bytes(b"12345")
    assert files.read(path, 5) == b"12345"
    with pytest.raises(files.TooLargeError):
        files.read(path, 4)


def test_a_name_that_is_taken_counts_on_from_two(tmp_path):
    wished = tmp_path / "game.damaged"
    for name in ("game.damaged", "game-2.damaged", "game-3.damaged"):
        assert files.free_name(wished).name == name
        (tmp_path / name).touch()
