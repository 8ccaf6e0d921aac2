"""Which maps the window opens: its own, the player's own, and those the player has opened."""

from __future__ import annotations

import os
import threading
from pathlib import Path

import pytest

from clue.boards import Mansion, catalogue, load_mansion
from clue.boards.catalogue import admit, forget_mansions, read_mansions
from clue.codec.board import plan_of, plan_with_drawing, titles_of
from clue.devkit.robot import Robot
from clue.devkit.sample_scenes import QUIET
from clue.folders import assets, maps, own_maps
from clue.game.case import OpenCase
from clue.game.draft import NewGame, SeatPlan
from clue.game.seating import Seating
from clue.players.names import HUMAN
from clue.rules.cards import SUSPECTS
from clue.rules.editions import DELUXE, HouseRules
from clue.store.found import read_journal
from clue.store.keeping import Casebook, Keeper
from clue.ui import cases
from clue.ui.cases import deal, resume
from clue.ui.menu import title
from clue.ui.screens.newgame.scene import NewGameScene
from clue.ui.stage.settings import MOST_MAPS, Settings, SettingsFile, with_map
from clue.ui.start import open_file
from clue.ui.table.scene import TableScene
from tests.store.games import played_on

INSTANT = Settings(language="en").but(**QUIET)


@pytest.fixture(autouse=True)
def _own_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("CLUE_DATA", str(tmp_path / "data"))
    forget_mansions()
    yield
    forget_mansions()


def a_map(folder: Path, name: str = "hut.tmx") -> Path:
    """A map in a folder that is nobody's."""
    folder.mkdir(exist_ok=True)
    source = (maps() / "lodge.tmx").read_text(encoding="utf-8")
    path = folder / name
    path.write_text(source.replace("../assets", assets().as_posix()), encoding="utf-8")
    return path


def a_case_in(path: Path) -> Casebook:
    mansion = load_mansion(path)
    players = dict(zip(SUSPECTS, (HUMAN, "random", "random"), strict=False))
    case = OpenCase(Seating(mansion.board, DELUXE, players), "12")
    game = Casebook(case, Keeper(), map=str(path), plan=plan_of(mansion.board, titles_of(mansion)))
    game.keep()
    played_on(game, 12)
    game.case.close()
    return game


def new_game(mansion: str) -> NewGame:
    kinds = zip(SUSPECTS, (HUMAN, "random", "random"), strict=False)
    seats = tuple(SeatPlan(seat, kind) for seat, kind in kinds)
    return NewGame(seats, DELUXE, HouseRules(), mansion)


@pytest.mark.parametrize("way", ["resume", "shelf", "window"])
def test_a_map_that_only_the_file_knows_of_is_never_opened(tmp_path, monkeypatch, way):
    """A stranger's game may name any file: on another machine, or one that is read for ever."""
    game = a_case_in(a_map(tmp_path / "strange"))
    looked = []
    monkeypatch.setattr(cases, "load_mansion", looked.append)
    with Robot(title, size=(1024, 640), settings=INSTANT) as robot:
        robot.settle()
        if way == "resume":
            resume(robot.app, title, game.keeper.path)
        elif way == "window":
            open_file(robot.app, game.keeper.path)
        else:
            robot.app.push(cases.saves(robot.app, title))
        robot.settle()
        if way != "shelf":
            table = robot.app.stack[0]
            assert isinstance(table, TableScene)
            assert table.mansion.plain
    assert looked == []


def test_a_map_the_player_has_opened_is_opened_again_another_day(tmp_path):
    path = a_map(tmp_path / "from a friend")
    store = SettingsFile(tmp_path / "config")
    with Robot(title, size=(1024, 640), settings=INSTANT, store=store) as robot:
        robot.settle()
        open_file(robot.app, path)
        robot.settle()
        assert isinstance(robot.scene, NewGameScene)
        deal(robot.app, new_game("hut"), title)
        kept = robot.app.stack[0].in_play.keeper.path
    assert read_journal(kept).kept.map == str(path.resolve())
    forget_mansions()
    with Robot(title, size=(1024, 640), settings=store.load().settings) as robot:
        resume(robot.app, title, kept)
        robot.settle()
        assert not robot.app.stack[0].mansion.plain
        assert robot.app.stack[0].mansion.path == path.resolve()


@pytest.mark.skipif(os.name != "posix", reason="names are letters there")
def test_a_map_whose_way_is_no_utf_8_can_be_played_in(tmp_path):
    try:
        path = a_map(tmp_path / os.fsdecode(b"caf\xe9"), os.fsdecode(b"h\xfbt.tmx"))
    except OSError:
        pytest.skip("this disk has no such names")
    store = SettingsFile(tmp_path / "config")
    with Robot(title, size=(1024, 640), settings=INSTANT, store=store) as robot:
        robot.settle()
        open_file(robot.app, path)
        robot.settle()
        assert isinstance(robot.scene, NewGameScene)
        deal(robot.app, new_game("h\ufffdt"), title)
        table = robot.app.stack[0]
        assert isinstance(table, TableScene)
        assert not table.case.trouble
        kept = read_journal(table.in_play.keeper.path).kept
        assert (kept.mansion, kept.map) == ("h\ufffdt", "")
    assert store.load().settings.maps == ()


def test_the_maps_opened_last_are_with_map():
    settings = Settings()
    for number in range(MOST_MAPS + 3):
        settings = with_map(settings, f"/{number}.tmx")
    assert settings.maps[0] == "/3.tmx"
    assert with_map(settings, "/3.tmx").maps[-1] == "/3.tmx"
    for unfit in ("/\udce9.tmx", "/" + "x" * 5000, "/\x1b[2J.tmx"):
        assert with_map(settings, unfit) == settings


def test_a_map_is_admitted_while_another_thread_still_reads_the_others(tmp_path, monkeypatch):
    path = a_map(tmp_path / "strange")
    began, go_on = threading.Event(), threading.Event()

    def slowly(which):
        if threading.current_thread() is reader:
            began.set()
            go_on.wait(10)
        return load_mansion(which)

    monkeypatch.setattr(catalogue, "load_mansion", slowly)
    reader = threading.Thread(target=read_mansions)
    admitted = []
    dropper = threading.Thread(target=lambda: admitted.append(admit(path)))
    reader.start()
    assert began.wait(10)
    dropper.start()
    dropper.join(0.2)  # it may wait, or go first
    go_on.set()
    reader.join()
    dropper.join()
    assert admitted == ["hut"]
    assert read_mansions()["hut"].path == path.resolve()


def test_what_is_handed_out_is_nobody_elses():
    read_mansions().clear()
    assert "classic" in read_mansions()


def test_two_maps_of_one_name_lie_side_by_side(tmp_path):
    one, two = a_map(tmp_path / "one"), a_map(tmp_path / "two")
    assert [admit(one), admit(two), admit(one)] == ["hut", "hut+", "hut"]
    assert read_mansions()["hut+"].path == two.resolve()


def brought(folder: Path, kinds: tuple[str, ...]) -> tuple[Casebook, Mansion]:
    """A game in a map that was elsewhere, and that map."""
    path = a_map(folder)
    mansion = load_mansion(path)
    players = dict(zip(SUSPECTS, kinds, strict=False))
    case = OpenCase(Seating(mansion.board, DELUXE, players), "12")
    game = Casebook(case, Keeper(), plan=plan_with_drawing(mansion))
    game.keep()
    played_on(game, 1)
    game.case.close()
    path.unlink()
    forget_mansions()
    return game, mansion


def test_a_game_begun_before_its_mansion_was_changed_keeps_to_how_it_was(tmp_path, monkeypatch):
    game, mansion = brought(tmp_path / "elsewhere", (HUMAN, "random", "random"))
    own_maps().parent.mkdir(parents=True, exist_ok=True)
    here = a_map(own_maps())
    text = here.read_text(encoding="utf-8")
    here.write_text(text.replace('name="plum" x="48"', 'name="plum" x="144"'), encoding="utf-8")
    forget_mansions()
    assert read_mansions()["hut"].mansion.board.starts[:5] == mansion.board.starts[:5]
    told = []
    with Robot(title, size=(1024, 640), settings=INSTANT) as robot:
        monkeypatch.setattr(robot.app, "notice", told.append)
        open_file(robot.app, game.keeper.path)
        robot.settle()
        assert robot.scene.mansion.board == mansion.board
        assert not robot.scene.mansion.plain
        said = robot.app.words.say("saves-mansion-other", name=mansion.titles["en"])
        assert told == [said]


def test_a_game_brings_its_mansion_along_and_it_can_be_kept(tmp_path, monkeypatch):
    game, mansion = brought(tmp_path / "elsewhere", (HUMAN, "random", "random"))
    told = []
    with Robot(title, size=(1024, 640), settings=INSTANT) as robot:
        say = robot.app.words.say
        monkeypatch.setattr(robot.app, "notice", told.append)
        open_file(robot.app, game.keeper.path)
        robot.settle()
        table = robot.scene
        assert isinstance(table, TableScene)
        assert not table.mansion.plain
        assert [d.name for d in table.mansion.drawings] == [d.name for d in mansion.drawings]
        assert told == [say("saves-mansion-came", name=mansion.titles["en"])]
        robot.rest()
        robot.key("escape")
        robot.settle()
        robot.click(robot.find(say("pause-keep-mansion")))
        kept = read_mansions()["hut"]
        assert kept.mansion.board == mansion.board
        folder = str(own_maps() / "hut")
        assert told[1:] == [say("saves-mansion-kept", name=mansion.titles["en"], path=folder)]
        assert not cases.may_keep(table.mansion), "it is asked once"


def test_the_shelf_offers_to_keep_the_mansion_a_game_has_brought(tmp_path):
    brought(tmp_path / "elsewhere", (HUMAN, "random", "random"))
    with Robot(title, size=(1024, 640), settings=INSTANT) as robot:
        robot.settle()
        robot.app.push(cases.saves(robot.app, title))
        robot.settle()
        keep = robot.app.words.say("pause-keep-mansion")
        robot.click(robot.find(keep))
        robot.settle()
        assert read_mansions()["hut"].own
        with pytest.raises(LookupError):
            robot.find(keep)
