"""Another program for a seat: written, tried, taken, remembered, and what it does wrong told."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from time import sleep

import pygame
import pytest

from clue.boards.catalogue import read_mansions
from clue.devkit.robot import Robot
from clue.game.case import OpenCase
from clue.game.drivers import Trial
from clue.game.seating import Seating
from clue.players.names import HUMAN, last_part
from clue.players.program import ProgramFault
from clue.rules.cards import SUSPECTS
from clue.rules.editions import DELUXE
from clue.store.keeping import Casebook, Keeper
from clue.store.resume import STAND_IN
from clue.ui.cases import resume, sit_down
from clue.ui.menu import title
from clue.ui.screens.newgame.choices import SeatCard
from clue.ui.screens.newgame.planning import ProgramScene
from clue.ui.screens.newgame.scene import NewGameScene
from clue.ui.stage.settings import MOST_PROGRAMS, Settings, called, remembered
from clue.ui.table.scene import TableScene
from clue.ui.widgets.button import Button
from clue.ui.widgets.choice import ChoiceRow

BOT = Path(__file__).parents[2] / "tools" / "sample_bot.py"
SAMPLE = f'"{sys.executable}" "{BOT}"'
BOARD = read_mansions()["classic"].mansion.board
GREEN = SUSPECTS[3]
PATIENCE = 2000


@pytest.fixture
def table():
    dealt = []
    settings = Settings(language="en").but(programs={SAMPLE: ""})
    with Robot(lambda: NewGameScene(dealt.append), size=(1280, 720), settings=settings) as robot:
        robot.wait(0.2)
        robot.dealt = dealt
        yield robot


def seat_choice(robot):
    """Where one chooses who plays Mr Green."""
    return next(card for card in cards(robot) if card.plan.seat is GREEN).kind


def cards(robot):
    return (w for w in robot.widgets() if isinstance(w, SeatCard))


def opened(robot):
    """The dialog for Mr Green's seat, by keys alone."""
    robot.screen.focus_on(seat_choice(robot))
    for key in ("return", "up", "return"):
        robot.key(key)
    robot.settle()
    assert isinstance(robot.scene, ProgramScene)
    return robot.scene


def answered(robot, scene):
    """Wait, in real seconds, until the program has been tried; the window goes on meanwhile."""
    for _ in range(PATIENCE):
        robot.step()
        if scene.trial is None:
            return scene.told.words
        sleep(0.005)
    raise AssertionError("no answer")


def test_a_program_is_pasted_tried_and_seated_by_keys_alone(table, monkeypatch):
    scene = opened(table)
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: SAMPLE + "\n")
    table.key("v", mod=pygame.KMOD_CTRL)
    assert scene.command == SAMPLE
    table.key("return")
    assert scene.trial is not None
    answered(table, scene)
    assert isinstance(table.scene, NewGameScene)
    assert table.scene.planning.draft.plan(GREEN).player == f"cmd:{SAMPLE}"
    assert table.app.settings.programs == {SAMPLE: "sample bot"}
    assert table.find("sample bot", Button).rect.width > 50
    table.click(table.find("Deal the cards", Button))
    assert table.dealt[0].players[GREEN] == f"cmd:{SAMPLE}"


def test_a_program_seated_before_is_taken_by_mouse_alone(table):
    table.click(seat_choice(table))
    table.click(table.find("A program", ChoiceRow))
    scene = table.scene
    table.click(table.find("sample_bot.py", Button))
    table.click(table.find("Try it", Button))
    assert "sample bot" in answered(table, scene)
    assert isinstance(table.scene, ProgramScene), "trying alone seats nobody"
    table.click(table.find("Let it play", Button))
    assert table.scene.planning.draft.plan(GREEN).command == SAMPLE
    table.click(table.find("sample bot", Button))
    assert table.scene.command == SAMPLE, "pressed again, another can be chosen"
    table.key("escape")
    assert table.scene.planning.draft.plan(GREEN).command == SAMPLE


def test_what_does_not_answer_is_not_seated(table):
    taken = table.scene.planning.draft.taken
    scene = opened(table)
    before = scene.told.words
    table.write("no-such-program-here --bold")
    table.key("return")
    assert "no-such-program-here" in answered(table, scene)
    assert table.scene is scene
    table.write("x")
    assert scene.told.words == before, "it says nothing of another command line"
    table.key("escape")
    table.key("escape")
    assert isinstance(table.scene, NewGameScene)
    assert table.scene.planning.draft.taken == taken


def test_leaving_does_not_wait_for_a_silent_program(table, tmp_path):
    scene = opened(table)
    table.write(program(tmp_path, "import time; time.sleep(600)"))
    table.key("return")
    trying, player = scene.trying, scene.trial._player
    for _ in range(PATIENCE):
        table.step()
        if player._program is not None:
            break
        sleep(0.005)
    process = player._program._process
    table.click(table.find("Cancel", Button))
    assert process.wait(5) != 0
    assert isinstance(table.scene, NewGameScene)
    assert trying.result(5).fault is not None, "and nobody waits for it any more"


GREETING = {
    "type": "hello",
    "clue": 1,
    "name": "  A bot\n\u0007 with far too long a name for a seat  ",
}


def program(tmp_path, text):
    path = tmp_path / "bot.py"
    path.write_text(text, encoding="utf-8")
    return f'"{sys.executable}" "{path}"'


@pytest.mark.parametrize(
    ("fault", "text"),
    [
        (ProgramFault.ENDED, "pass"),
        (ProgramFault.NONSENSE, "print('hello')"),
        (ProgramFault.NONSENSE, "print([1])"),
        (ProgramFault.VERSION, "print('{\"clue\": 2}')"),
        (ProgramFault.SILENT, "import time; time.sleep(60)"),
    ],
)
def test_each_fault_is_found(fault, text, tmp_path):
    assert tried(program(tmp_path, text), seconds=1.0).fault is fault


@pytest.mark.parametrize(
    ("fault", "command"),
    [
        (ProgramFault.NOT_FOUND, "no-such-program-here"),
        (ProgramFault.NOT_FOUND, "''"),
        (ProgramFault.QUOTES, "python 'bot.py"),
        (ProgramFault.NOT_STARTED, str(Path(__file__).parent)),
    ],
)
@pytest.mark.skipif(sys.platform == "win32", reason="another shell's words")
def test_what_cannot_be_started_is_found(fault, command):
    assert tried(command).fault is fault


def test_a_name_is_made_fit_to_be_shown(tmp_path):
    found = tried(program(tmp_path, f"print({json.dumps(GREETING)!r})"))
    assert found.fault is None
    assert found.name == "A bot with far too long"


def tried(command, seconds=5.0):
    return Trial(command, lambda: BOARD, seconds).run()


def test_the_last_few_are_remembered_the_latest_last():
    settings = Settings()
    for number in range(MOST_PROGRAMS + 3):
        settings = remembered(settings, f"bot {number}", f"Bot {number}")
    settings = remembered(settings, "bot 5")
    assert len(settings.programs) == MOST_PROGRAMS
    assert list(settings.programs)[-1] == "bot 5"
    assert called(settings, "bot 5") == "Bot 5"
    assert called(settings, "python /a/b/other.py") == "other.py"


@pytest.mark.parametrize(
    ("command", "last"),
    [
        ("python3.11 -u a/bot.py --log b.txt", "bot.py"),
        (r'"C:\my bots\watson.exe"', "watson.exe"),
        ("clue bot sherlock --quick", "sherlock"),
        ("", ""),
    ],
)
def test_a_program_without_a_name_goes_by_its_command(command, last):
    assert last_part(command) == last


# -- at the table ----------------------------------------------------------------------------------


def seated(command, keeper=None) -> Casebook:
    players = dict(zip(SUSPECTS, (f"cmd:{command}", HUMAN, "random"), strict=False))
    return Casebook(OpenCase(Seating(BOARD, DELUXE, players), "7"), keeper)


def test_a_program_that_dies_is_told_of_in_the_window_and_in_the_log(tmp_path):
    greeting = json.dumps({"type": "hello", "clue": 1})
    dying = program(tmp_path, f"print({greeting!r})")
    with Robot(title, settings=Settings(language="en", computer_speed="instant")) as robot:
        sit_down(robot.app, seated(dying), read_mansions()["classic"].mansion, title)
        table = robot.scene
        assert isinstance(table, TableScene)
        for _ in range(PATIENCE):
            robot.step()
            if table.case.mishaps and not table.case.screen.behind:
                break
            sleep(0.005 if table.case.thinking else 0)
        (mishap, *_) = table.case.mishaps
        assert mishap.fault is ProgramFault.ENDED
        rulebook, *asides = (e for e in table.chronicle.entries if e.aside)
        assert rulebook.words == "Deluxe rules."
        assert "has ended" in asides[0].words
        assert robot.app.picture.notice.sentence == asides[-1].words
        table.turn_to("log")
        lines = [line.entry.line for line in table.panels.page.lines]
        assert len(set(lines)) == len(lines), "each can be stood on"


@pytest.mark.parametrize("known", [True, False])
def test_a_kept_case_starts_only_a_program_its_player_has_entered(known, tmp_path, monkeypatch):
    monkeypatch.setenv("CLUE_DATA", str(tmp_path))
    game = seated(SAMPLE, Keeper())
    game.keep()
    game.case.close()
    programs = {SAMPLE: "sample bot"} if known else {}
    with Robot(title, settings=Settings(language="en").but(programs=programs)) as robot:
        resume(robot.app, title)
        player = robot.scene.case.drivers[SUSPECTS[0]].player
        assert player.name == (f"cmd:{SAMPLE}" if known else STAND_IN)
        notice = robot.app.picture.notice
        assert notice is None if known else "Another program" in notice.sentence
