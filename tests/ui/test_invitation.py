"""A table laid from the command line, with another program in one of its seats."""

from __future__ import annotations

import sys
from pathlib import Path
from time import sleep

import pytest

from clue.__main__ import main
from clue.devkit.robot import Robot
from clue.rules.cards import SUSPECTS
from clue.ui.cases import InvitationScene
from clue.ui.menu import title
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


@pytest.mark.parametrize(
    "seats", ["human,watson,random", "human,random", "human,cmd:,random", "random," * 6 + "random"]
)
def test_a_wrong_table_is_refused_in_a_sentence(seats, capsys):
    assert main(["play", "--seats", seats]) == 1
    assert capsys.readouterr().err.strip().endswith(".")
