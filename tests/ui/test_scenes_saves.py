"""The shelf on the screen, what is dropped on the window, and a case that is told once more."""

from __future__ import annotations

import shutil
import time

import pygame
import pytest

from clue.boards import catalogue
from clue.devkit.robot import Robot
from clue.devkit.sample_scenes import QUIET
from clue.folders import assets, maps, own_maps
from clue.players.names import HUMAN
from clue.store.found import read_journal
from clue.store.records import save
from clue.store.shelf import Shelf
from clue.ui.cases import mansion_of, saves, sit_down
from clue.ui.dialogs.base import AskScene, QuestionScene
from clue.ui.dialogs.curtain import CurtainScene
from clue.ui.dialogs.pause import PauseScene
from clue.ui.menu import title
from clue.ui.screens.newgame.scene import NewGameScene
from clue.ui.screens.replay.scene import ReplayScene
from clue.ui.screens.saves.row import SaveRow, Summary
from clue.ui.screens.saves.scene import FINISHED, SavesScene
from clue.ui.screens.title.scene import TitleScene
from clue.ui.stage.settings import Settings
from clue.ui.start import open_file
from clue.ui.table.panels.edges import Standing
from clue.ui.table.scene import TableScene
from clue.ui.widgets.button import Pressable
from clue.ui.widgets.label import Label
from tests.store.games import Keeper, a_book, a_finished_game, a_journal, played_on

INSTANT = Settings(language="en").but(**QUIET)


@pytest.fixture
def root(tmp_path, monkeypatch):
    monkeypatch.setenv("CLUE_DATA", str(tmp_path))
    return tmp_path


@pytest.fixture
def robot(root):
    with Robot(title, size=(1024, 640), settings=INSTANT) as robot:
        yield robot


@pytest.fixture
def said(robot, monkeypatch):
    """The sentences the window tells over whatever is on."""
    sentences = []
    monkeypatch.setattr(robot.app, "notice", sentences.append)
    return sentences


def open_shelf(robot, **more) -> SavesScene:
    robot.app.push(saves(robot.app, title, **more))
    robot.settle()
    return robot.scene


def press(robot, words):
    robot.settle()
    robot.click(robot.find(words, Pressable))
    robot.settle()


def test_no_line_of_a_row_runs_over_its_edge(robot):
    """However much there is to tell: the whole of it stands beside the list."""
    told = Summary("Deluxe " * 20, "9 May", "won in 9 turns " * 9, (), "Ann " * 60, None, "A copy.")
    row = SaveRow(robot.screen, lambda: told, lambda _: None, lambda: None, chosen=False)
    row.place(pygame.Rect(20, 20, 600, row.natural(600)[1]))
    canvas = pygame.Surface((1024, 200))
    row.draw(canvas)
    beyond = pygame.Rect(row.reach.right, 0, 1024 - row.reach.right, 200)
    assert not pygame.mask.from_threshold(
        canvas.subsurface(beyond), (255, 255, 255), (250, 250, 250)
    ).count()


def test_from_the_title_to_the_table_and_back_to_the_same_decision(root):
    path, game = a_journal(root)
    with Robot(title, size=(1024, 640), settings=INSTANT) as robot:
        first = robot.screen.stops()[0]
        assert first.label == robot.app.words.say("title-continue")
        press(robot, "Saved games")
        assert isinstance(robot.scene, SavesScene)
        press(robot, "Continue")
        table = robot.scene
        assert isinstance(table, TableScene)
        assert table.case.session.state == game.case.session.state
        assert table.case.viewer == table.case.humans[0]
    assert read_journal(path).order > 1, "somebody sat down again"


def test_where_several_share_a_screen_the_curtain_comes_first(root):
    game = a_book(Keeper(root), kinds=(HUMAN, HUMAN, "random"))
    game.keep()
    played_on(game, 6)
    game.case.close()
    with Robot(title, size=(1024, 640), settings=INSTANT) as robot:
        press(robot, "Continue")
        for _ in range(400):
            if isinstance(robot.scene, CurtainScene):
                break
            robot.step()
            time.sleep(0.001)
        assert isinstance(robot.scene, CurtainScene)
        assert robot.app.stack[0].case.viewer is None, "nobody's cards are to be seen yet"


def test_rename_duplicate_delete_and_undo(robot, root):
    path, _ = a_journal(root)
    shelf = open_shelf(robot)
    press(robot, "Rename")
    assert isinstance(robot.scene, AskScene)
    robot.screen.focused.become("")
    robot.write("Une nuit d’été")
    robot.key("return")
    robot.settle()
    assert read_journal(path).title == "Une nuit d’été"
    press(robot, "Duplicate")
    assert len(shelf.games) == 2
    press(robot, "Delete")
    assert isinstance(robot.scene, QuestionScene)
    press(robot, "Delete")
    assert len(Shelf(root).games()) == 1
    press(robot, "Undo")
    assert len(Shelf(root).games()) == 2


def test_out_and_in_again(robot, root, tmp_path):
    path, _ = a_journal(root)
    open_shelf(robot)
    out = tmp_path / "mes parties" / "à garder.cluejournal"
    for words, target in (("Export", out), ("Import a file", out)):
        press(robot, words)
        robot.screen.focused.become(str(target))
        robot.key("return")
        robot.settle()
    assert read_journal(out).kept == read_journal(path).kept
    assert len(Shelf(root).games()) == 2


def test_a_name_that_cannot_be_is_a_sentence(robot, said, root):
    a_journal(root)
    scene = open_shelf(robot)
    for name in ("/dev/null/x", "\0", "~nobody-of-that-name/x", "n" * 300):
        press(robot, "Export")
        robot.screen.focused.become(name)
        robot.key("return")
        robot.settle()
        assert robot.scene is scene
        assert said.pop()
    assert len(Shelf(root).games()) == 1


def test_a_damaged_case_is_offered_up_to_the_damage(root):
    path, _ = a_journal(root)
    data = bytearray(path.read_bytes())
    data[-40] ^= 4
    path.write_bytes(data)
    with Robot(title, size=(1024, 640), settings=INSTANT) as robot:
        press(robot, "Continue")
        assert isinstance(robot.scene, QuestionScene)
        assert str(read_journal(path).damaged) in robot.scene.about
        press(robot, "Leave it")
        assert path.read_bytes() == data
        press(robot, "Continue")
        press(robot, "Continue from there")
        assert isinstance(robot.scene, TableScene)
    assert path.with_suffix(".damaged").read_bytes() == data


def test_a_case_that_is_open_elsewhere_is_a_sentence(robot, said, root):
    _, game = a_journal(root, close=False)
    robot.app.replace(title())
    press(robot, "Continue")
    assert isinstance(robot.scene, TitleScene)
    assert said == [robot.app.words.say("saves-in-use")]
    game.case.close()


def test_over_the_table_its_own_case_cannot_be_thrown_away(robot, root):
    a_journal(root)
    robot.app.replace(title())
    press(robot, "Continue")
    robot.key("f10")
    assert isinstance(robot.scene, PauseScene)
    press(robot, "Saved games")
    assert not robot.find("Delete").enabled
    press(robot, "Continue")
    assert isinstance(robot.scene, PauseScene)


def test_a_closed_case_is_told_once_more(robot, root):
    game = a_finished_game(root)
    open_shelf(robot, tab=FINISHED)
    winner = game.case.session.state.phase.winner
    assert f"won by {robot.app.words.card(winner)}" in robot.find("won by", Label).words
    press(robot, "Watch again")
    replay = robot.scene
    assert isinstance(replay, ReplayScene)
    for _ in range(300):
        if replay.place:
            break
        robot.step(seconds=0.2)
    assert replay.place, "it plays by itself"
    robot.key("end")
    assert replay.reel.at(replay.place).state == game.case.session.state
    assert len(Shelf(root).finished()) == 1, "watching is not playing"
    robot.key("escape")
    robot.settle()
    assert isinstance(robot.scene, SavesScene)
    assert robot.scene.tab == FINISHED


def drop(robot, path):
    robot.app.on_file = lambda file: open_file(robot.app, file)
    pygame.event.post(pygame.Event(pygame.DROPFILE, file=str(path)))
    robot.step(2)
    robot.settle()


def test_what_is_dropped_on_the_window_is_opened(robot, root, tmp_path):
    path, game = a_journal(tmp_path / "elsewhere")
    drop(robot, path)
    assert isinstance(robot.scene, TableScene)
    assert robot.scene.case.session.state == game.case.session.state
    record = tmp_path / "closed.cluegame"
    save(record, a_finished_game(tmp_path / "elsewhere").record())
    drop(robot, record)
    assert isinstance(robot.scene, ReplayScene)
    assert robot.scene.place == robot.scene.reel.last, "it is told once more, to its end"
    assert isinstance(robot.app.stack[0], TableScene), "above what was open"


def test_a_mansion_that_is_dropped_is_chosen_for_a_new_case(robot, tmp_path):
    shutil.copytree(maps(), tmp_path / "maps")
    shutil.copytree(maps().parent / "assets" / "tiles", tmp_path / "assets" / "tiles")
    mine = (tmp_path / "maps" / "classic.tmx").rename(tmp_path / "maps" / "Chez moi.tmx")
    drop(robot, mine)
    assert isinstance(robot.scene, NewGameScene)
    assert robot.scene.planning.draft.mansion == "Chez moi"


def test_mansions_of_ones_own_lie_in_the_players_folder(tmp_path, monkeypatch):
    monkeypatch.setenv("CLUE_DATA", str(tmp_path))
    own = own_maps()
    text = (maps() / "lodge.tmx").read_text(encoding="utf-8")
    own.mkdir()
    for name in ("hut", "lodge"):
        map_ = text.replace("../assets", assets().as_posix())
        (own / f"{name}.tmx").write_text(map_, encoding="utf-8")
    (own / "broken.tmx").write_text("<map/>", encoding="utf-8")
    found = catalogue._looked_through.__wrapped__()[0]
    ours = sorted(path.stem for path in maps().glob("*.tmx"))
    assert next(iter(found)) == "classic"
    assert sorted(found) == sorted([*ours, "hut", "lodge+"])
    assert found["lodge"].path.parent == maps(), "nobody's map stands in the game's place"


@pytest.mark.parametrize("data", [b"", b"GIF89a", b"{", b"<map/>"])
@pytest.mark.parametrize("name", ["x.png", "x.cluegame", "x.tmx"])
def test_anything_else_is_a_sentence(robot, said, tmp_path, name, data):
    (tmp_path / name).write_bytes(data)
    scene = robot.scene
    drop(robot, tmp_path / name)
    assert robot.scene is scene
    assert len(said) == 1


def test_a_warning_stands_on_the_table_until_the_disk_is_well_again(root):
    wall = root / "games"
    wall.write_text("no folder")
    game = a_book(Keeper(root), kinds=(HUMAN, "random", "random"))
    game.keep()
    with Robot(title, size=(1024, 640), settings=INSTANT) as robot:
        sit_down(robot.app, game, mansion_of(game.case.session.setup.board), title)
        robot.settle()
        standing = next(w for w in robot.widgets() if isinstance(w, Standing))
        assert standing.sentence == robot.app.words.say("keeping-fault", fault="missing")
        assert standing.rect.width
        robot.key("f10")
        assert robot.find(standing.sentence), "the pause menu says so too"
        robot.key("escape")
        wall.unlink()
        robot.key("r")
        robot.settle()
        standing = next(w for w in robot.widgets() if isinstance(w, Standing))
        assert not standing.rect.width
    assert Shelf(root).latest().kept.record == game.kept().record
