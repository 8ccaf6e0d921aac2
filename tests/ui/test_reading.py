"""The window for whoever hears it: a tree of everything that can be read and done."""

from __future__ import annotations

import itertools
from dataclasses import replace
from types import SimpleNamespace

import pytest

from clue.clean_text import NO_BREAK
from clue.devkit.robot import Robot
from clue.devkit.sample_scenes import QUIET, SCENES, a_case, table_of
from clue.players.names import HUMAN
from clue.rules.cards import SUSPECTS
from clue.ui.dialogs.curtain import CurtainScene
from clue.ui.menu import title
from clue.ui.reading import systems
from clue.ui.reading.readable import Numbering, PartDeed, Readable, Role
from clue.ui.reading.systems import update_of
from clue.ui.stage.settings import Settings
from clue.ui.table.scene import TableScene
from clue.ui.theme.styles import plain
from clue.ui.widgets.label import Label
from tests.daily import part
from tests.rules.anybody import again, hidden_pairs, swapped
from tests.ui.test_leaks import RED, case_of, played, twin_of

DAILY = {("en", "walk"), ("fr", "suggest"), ("fr", "newgame"), ("en", "settings"), ("fr", "first")}


def robot_at(name: str, language: str = "en") -> Robot:
    return Robot(title, settings=Settings(language=language, **QUIET), size=(1280, 800))


def heard(robot: Robot) -> list[Readable]:
    return list(robot.app.aloud().walk())


def named(robot: Robot, role: Role, name: str) -> Readable:
    parts = (p for p in heard(robot) if p.role is role)
    return next(p for p in parts if p.name.replace(NO_BREAK, " ").startswith(name))


def wish(robot: Robot, part: Readable, deed: PartDeed, text: str = "") -> None:
    """As from another thread: the loop does it in its next turn."""
    assert deed in part.does, part
    robot.app.background.post(lambda: part.do(deed, text))
    robot.settle(300)


def test_what_can_be_used_is_named_in_every_scene_and_language():
    every = itertools.product(("en", "fr"), SCENES)
    for language, name in part(every, DAILY):
        with robot_at(name, language) as robot:
            SCENES[name](robot, a_case())
            robot.settle(300)
            parts = heard(robot)
            unnamed = [p for p in parts if not p.name and p.role is not Role.WINDOW]
            assert unnamed == [], (language, name)
            boxes = {p.box for p in parts}
            for stop in robot.screen.stops():
                assert tuple(stop.rect) in boxes, (language, name, stop)
            words = " ".join(p.name for p in parts)
            for widget in robot.widgets():
                if isinstance(widget, Label):
                    assert plain(widget.words) in words, (language, name)


@pytest.fixture
def table():
    with robot_at("table") as robot:
        SCENES["walk"](robot, a_case((HUMAN, "inspector", "sergeant")))
        robot.settle(300)
        yield robot


def test_the_board_is_rooms_pawns_and_the_squares_in_reach(table):
    board = named(table, Role.TABLE, "Board")
    rooms = [p.name for p in board.parts if p.role is Role.BUTTON and "Square" not in p.name]
    assert rooms == [table.scene.words.card(r).alone for r in table.scene.known.board.deck.rooms]
    routes = table.scene.panels.targets.routes
    assert sum(PartDeed.PRESS in p.does for p in board.parts) == len(routes) > 0
    assert any("more to the" in p.value or "at a door of" in p.value for p in board.parts)


def test_a_square_is_walked_to_and_what_happens_is_told(table):
    square = next(p for p in named(table, Role.TABLE, "Board").parts if PartDeed.PRESS in p.does)
    before = named(table, Role.LOG, "What happened last")
    wish(table, square, PartDeed.PRESS)
    after = named(table, Role.LOG, "What happened last")
    assert after.live
    assert after.parts != before.parts


def test_a_cell_is_marked_and_says_so(table):
    cell = next(p for p in heard(table) if p.role is Role.CELL and not p.value and ":" in p.name)
    wish(table, cell, PartDeed.PRESS)
    marked = named(table, Role.CELL, cell.name.replace(NO_BREAK, " "))
    assert marked.value.startswith("Your note:")
    assert marked.focused


def test_a_field_is_written_in_and_a_choice_made():
    with robot_at("newgame") as robot:
        SCENES["newgame"](robot, a_case())
        robot.settle(300)
        field = named(robot, Role.FIELD, "Name of Miss Scarlet")
        wish(robot, field, PartDeed.WRITE, "Zoé")
        assert named(robot, Role.FIELD, "Name of Miss Scarlet").value == "Zoé"
        wish(robot, named(robot, Role.CHOICE, "Who plays Colonel Mustard"), PartDeed.PRESS)
        options = [p for p in heard(robot) if p.role is Role.OPTION]
        assert [p.chosen for p in options].count(True) == 1
        assert len(heard(robot)) < 20, "nothing but the open list"
        wish(robot, options[0], PartDeed.PRESS)
        assert named(robot, Role.CHOICE, "Who plays Colonel Mustard").value == options[0].name


def test_numbers_stay_and_only_what_differs_is_told(table):
    ak = pytest.importorskip("accesskit")
    numbering = Numbering()
    first = numbering.lay_flat(table.app.aloud())
    assert first.parts[first.focus].focused
    whole = update_of(ak, first, None)
    assert len(whole.nodes) == len(first.parts)
    table.scene.rebuild()
    again = numbering.lay_flat(table.app.aloud())
    assert again.parts.keys() == first.parts.keys(), "made anew it is the same window"
    assert len(update_of(ak, again, first).nodes) == 0
    cell = next(n for n, p in again.parts.items() if p.role is Role.CELL and ":" in p.name)
    changed = dict(again.parts) | {cell: replace(again.parts[cell], value="changed")}
    assert len(update_of(ak, replace(again, parts=changed), again).nodes) == 1


# -- without it ------------------------------------------------------------------------------------


class PanicError(BaseException):
    """As the library's own: no ordinary error."""


@pytest.mark.parametrize("wrong", [ImportError("none"), RuntimeError("no bus"), PanicError("odd")])
def test_a_game_without_a_reader_is_a_game(monkeypatch, wrong):
    def fail(*_):
        raise wrong

    library = SimpleNamespace(unix=SimpleNamespace(Adapter=fail))
    load = fail if isinstance(wrong, ImportError) else lambda name: library
    monkeypatch.setattr(systems, "import_module", load)
    monkeypatch.setattr(systems.sys, "platform", "linux")
    assert systems.reader_of(0, *[lambda *_: None] * 3) is None


def test_a_reader_that_breaks_is_told_nothing_more(table):
    ak = pytest.importorskip("accesskit")
    told = []

    def update_if_active(make):
        told.append(make)
        raise PanicError

    reader = systems.SystemReader(ak, SimpleNamespace(update_if_active=update_if_active))
    tree = Numbering().lay_flat(table.app.aloud())
    reader.tell(tree, None)
    reader.tell(tree, None)
    assert len(told) == 1


# -- privacy ---------------------------------------------------------------------------------------


def table_heard(session, people) -> tuple[list[str], list[str]]:
    """All that is heard at a table where people sit, and then when they look away."""
    with robot_at("table") as robot:
        table = table_of(robot, case_of(session, people, session.count))
        robot.settle(300)
        assert table.case.screen.behind == 0
        here = list(robot.app.aloud().lines())
        robot.app.tell_all(lambda scene: scene.focus(False))
        robot.settle(50)
        return here, list(robot.app.aloud().lines())


def test_what_one_cannot_know_changes_nothing_one_hears():
    session = played(3, 20, 16, RED)
    twin = twin_of(session, RED)
    assert twin.dealt != session.dealt
    mine, theirs = (table_heard(game, {RED})[0] for game in (session, twin))
    assert any("Known: has it" in line for line in mine)
    assert mine == theirs


def test_under_the_curtain_nothing_private_is_heard():
    """Two people at one screen: whatever lies in anybody's hand, the curtain says the same."""
    session = played(3, 20, 16, RED)
    dealt = swapped(session.dealt, *next(iter(hidden_pairs(session, SUSPECTS[2]))))
    twin = again(session, dealt, SUSPECTS[2])
    assert twin is not None
    for game in (session, twin):
        here, away = table_heard(game, {RED, SUSPECTS[1]})
        assert here == away, "nobody has opened it"
        assert any("dialog" not in line and "curtain" in line.lower() for line in here)
        assert not any(line.lstrip().startswith(("cell", "row", "log", "table")) for line in here)


def test_a_window_that_is_left_tells_no_cards_when_others_share_it():
    with robot_at("table") as robot:
        session = played(3, 20, 16, RED)
        table_of(robot, case_of(session, {RED, SUSPECTS[1]}, session.count))
        robot.settle(300)
        assert isinstance(robot.scene, CurtainScene)
        wish(robot, next(p for p in heard(robot) if PartDeed.PRESS in p.does), PartDeed.PRESS)
        assert isinstance(robot.scene, TableScene)
        assert named(robot, Role.GROUP, "Your cards").parts
        robot.app.tell_all(lambda scene: scene.focus(False))
        robot.settle(50)
        assert isinstance(robot.scene, CurtainScene)
        assert not any(p.role in {Role.CELL, Role.LOG} for p in heard(robot))
