"""The table as it has become, step by step, looks as one that is made anew in that moment."""

from __future__ import annotations

import pygame
import pytest

from clue.devkit.robot import Robot
from clue.players.names import HUMAN
from clue.ui.endings.ending import EndingScene
from clue.ui.menu import title
from clue.ui.stage.settings import Settings
from clue.ui.table.scene import TableScene
from tests.daily import long, part
from tests.ui.books import rest
from tests.ui.hands import Hands, open_case, sit

SIZES = ((1024, 640), (1366, 768), (1920, 1080))
COMPANY = {
    (1024, 640): (HUMAN, "sergeant", "constable", "inspector", "constable", "constable"),
    (1366, 768): (HUMAN, "sergeant", HUMAN, "constable"),
    (1920, 1080): (HUMAN, HUMAN, "constable"),
}
ROUNDING = 2
PICTURES = {(1024, 640): 40, (1366, 768): 30, (1920, 1080): 25}
"""So many moments of a game are looked at, at the most."""
FEWEST = 12
LOOKS = ("l", "d", "n", "l", "n")
"""The pages that are turned to on the way."""
QUICK = Settings(
    language="en", own_speed="instant", computer_speed="fast", help="deduction", hints_a_game=99
)


def drawn_again(robot: Robot) -> pygame.Surface:
    """Everything as it is now, painted once more."""
    robot.app.damage()
    robot.app.picture.draw()
    return robot.frame()


def differing(one: pygame.Surface, other: pygame.Surface) -> int:
    """How many pixels look otherwise; SDL rounds by one where a wash is cut by the clip."""
    alike = pygame.transform.threshold(
        None, one, None, (ROUNDING, ROUNDING, ROUNDING, 0), set_behavior=0, search_surf=other
    )
    return one.get_width() * one.get_height() - alike


def made_anew(robot: Robot, table: TableScene) -> pygame.Surface:
    """A window that is opened at this moment; the one on the screen stays as it has become."""
    kept = dict(vars(table))
    spot, log = table.model.opened.spot, table.panels.log
    table.build()
    if log is not None and table.panels.log is not None:
        table.panels.log.back = log.back  # how far one has turned back is the hand's
    table.screen.update(robot.app.now())  # the key hints follow the keyboard
    picture = drawn_again(robot)
    if table.model.opened.spot != spot:
        table.model.opened.spot = spot
    vars(table).clear()
    vars(table).update(kept)
    return picture


@long
@pytest.mark.parametrize("size", part(SIZES, SIZES[:1]))
def test_what_has_changed_is_drawn_and_nothing_else_is_stale(size):
    game = open_case(COMPANY[size], "7")
    with Robot(title, size=size, settings=QUICK) as robot:
        sit(robot, game)
        table, hands = robot.scene, Hands(robot, "keys", 7, boldness=0.02)
        looked = 0
        for beat in range(4000):
            scene = robot.scene
            if isinstance(scene, EndingScene) or looked == PICTURES[size]:
                break
            if scene is table:
                hands._let_think(game)
                looked += look(robot, table, beat)
            hands.beat()
        assert looked >= FEWEST


def look(robot: Robot, table: TableScene, beat: int) -> bool:
    """Compare what stands there, where there is something new to see."""
    if table.model.offers is None and beat % 7:
        return False
    if beat % 5 == 0 and table.model.offers is not None:
        robot.key(LOOKS[beat // 5 % len(LOOKS)])
    rest(robot, table)
    if robot.scene is not table or table.performance.playing:
        return False  # a window that is opened while a pawn walks has it at its goal
    seen = robot.frame()
    where = (beat, table.known.turn, type(table.known.phase).__name__, table.tab)
    assert not differing(seen, drawn_again(robot)), (where, "something stale is left")
    assert not differing(seen, made_anew(robot, table)), (where, "it is not as it would be made")
    return True
