"""A table laid from the command line, with another program in one of its seats."""

from __future__ import annotations

import gc
import sys
from pathlib import Path
from time import sleep

import pytest

from clue.__main__ import main
from clue.boards.catalogue import forget_mansions
from clue.desktop.single_window import Single
from clue.devkit.robot import Robot
from clue.folders import maps
from clue.rules.cards import SUSPECTS
from clue.ui.cases import InvitationScene
from clue.ui.menu import title
from clue.ui.start import open_file
from clue.ui.table.scene import TableScene

BOT = Path(__file__).parents[2] / "tools" / "sample_bot.py"


def test_another_program_plays_a_seat_in_the_window():
    """It is asked over its protocol while the window goes on, and its moves are played."""
    bot = f'cmd:"{sys.executable}" "{BOT}"'
    with Robot(lambda: InvitationScene([bot, "constable", "human"], "deluxe", title)) as robot:
        robot.step(3)
        table = robot.scene
        assert isinstance(table, TableScene)
        case = table.case
        player = case.drivers[SUSPECTS[0]].player
        for _ in range(3000):
            robot.step()
            if any(done.action.seat == SUSPECTS[0] for done in case.session.played):
                break
            sleep(0.002 if case.thinking else 0)  # the programs run in real time
        assert not player.faults
        assert any(done.action.seat == SUSPECTS[0] for done in case.session.played)


@pytest.fixture
def opened(monkeypatch, tmp_path):
    """What a command line opens: the first scene and the file, without a window."""
    monkeypatch.setenv("CLUE_DATA", str(tmp_path / "data"))
    asked = []

    def open_window(first, *, file, **_more):
        asked.append((first, file))
        return 0

    monkeypatch.setattr("clue.ui.start.open_window", open_window)

    def opened(*arguments):
        assert main(["play", *arguments]) == 0
        return asked[-1]

    yield opened
    forget_mansions()


@pytest.fixture
def hut(tmp_path):
    """A map of one's own."""
    text = (maps() / "lodge.tmx").read_text(encoding="utf-8")
    path = tmp_path / "hut.tmx"
    path.write_text(text.replace("../assets/tiles/", f"{maps().parent}/assets/tiles/"), "utf-8")
    return path


SEATS = ("--seats", "human,random,random")


@pytest.mark.parametrize(
    ("said", "mansion"),
    [
        ((), "classic"),
        (("--map", "steamer"), "steamer"),
        (("{hut}",), "hut"),
        (("--map", "{hut}"), "hut"),
    ],
)
def test_the_table_is_laid_in_the_mansion_that_is_named(opened, hut, said, mansion):
    first, file = opened(*SEATS, *(word.format(hut=hut) for word in said))
    assert file is None
    with Robot(first) as robot:
        robot.step(3)
        assert isinstance(robot.scene, TableScene)
        assert robot.scene.case.session.setup.board.name == mansion
        own = [str(hut)] if mansion == "hut" else []
        assert list(robot.app.settings.maps) == own, "a saved game may open it again"


def test_the_table_is_laid_by_the_rulebook_that_is_named(opened):
    with Robot(opened(*SEATS, "--edition", "vintage")[0]) as robot:
        robot.step(3)
        assert robot.scene.case.session.setup.edition.id == "vintage"


@pytest.mark.parametrize("said", [("--map", "steamer"), ("--map", "{hut}"), ("{hut}",)])
def test_a_mansion_without_players_is_a_new_game_in_it(opened, hut, said):
    _, file = opened(*(word.format(hut=hut) for word in said))
    assert file == (maps() / "steamer.tmx" if "steamer" in said else hut)
    with Robot(title) as robot:
        open_file(robot.app, file)
        robot.step()
        assert robot.scene.planning.draft.mansion == file.stem


def test_who_names_players_while_a_window_is_open_is_told_that_no_table_was_laid(
    monkeypatch, capsys
):
    monkeypatch.setattr(Single, "claim", lambda _: False)
    monkeypatch.setattr(Single, "hand_over", lambda *_: True)
    assert main(["play", *SEATS]) == 1
    assert "--seats" in capsys.readouterr().err
    assert main(["play"]) == 0


def test_garbage_is_still_looked_for_when_there_was_no_window_to_open(monkeypatch):
    monkeypatch.setattr(Single, "claim", lambda _: False)
    monkeypatch.setattr(Single, "hand_over", lambda *_: False)
    monkeypatch.setattr("clue.ui.window.display.explain", lambda _: None)
    assert main(["play"]) == 1
    assert gc.isenabled()


@pytest.mark.parametrize(
    "seats", ["human,watson,random", "human,random", "human,cmd:,random", "random," * 6 + "random"]
)
def test_a_wrong_table_is_refused_in_a_sentence(seats, capsys):
    assert main(["play", "--seats", seats]) == 1
    assert capsys.readouterr().err.strip().endswith(".")
