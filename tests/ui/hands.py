"""A player with hands: plays a case through the window, with mouse, keys or pad alone."""

from __future__ import annotations

import time
from random import Random

import pygame

from clue.boards.catalogue import read_mansions
from clue.devkit.robot import Robot
from clue.game.case import OpenCase
from clue.game.seating import Seating
from clue.players.names import HUMAN
from clue.rules.board import Cell
from clue.rules.cards import SUSPECTS
from clue.rules.editions import EDITIONS, HouseRules
from clue.store.keeping import Casebook
from clue.store.records import encode, record_of
from clue.table.prompt import places_of
from clue.ui import cases
from clue.ui.dialogs.curtain import CurtainScene
from clue.ui.endings.ending import EndingScene
from clue.ui.menu import title
from clue.ui.stage.settings import Settings
from clue.ui.table.notebook.page import Notebook
from clue.ui.table.scene import TableScene
from clue.ui.widgets.base import Widget
from clue.ui.widgets.button import KINDS, Button, Pressable
from clue.ui.widgets.choice import ChoiceRow, DropDown

INSTANT = Settings(language="en", own_speed="instant", computer_speed="instant")


def open_case(kinds, seed="1", edition="deluxe", house=None, mansion="classic") -> OpenCase:
    """A table with these players, from red clockwise."""
    players = dict(zip(SUSPECTS, kinds, strict=False))
    names = {seat: f"Person {seat[:2]}" for seat, kind in players.items() if kind == HUMAN}
    board = read_mansions()[mansion].mansion.board
    return OpenCase(Seating(board, EDITIONS[edition], players, house or HouseRules()), seed, names)


def sit(robot: Robot, game: OpenCase, mansion: str = "classic") -> None:
    cases.sit_down(robot.app, Casebook(game), read_mansions()[mansion].mansion, title)
    robot.step()


PAD = {
    "return": pygame.CONTROLLER_BUTTON_A,
    "tab": pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,
    "up": pygame.CONTROLLER_BUTTON_DPAD_UP,
    "down": pygame.CONTROLLER_BUTTON_DPAD_DOWN,
    "left": pygame.CONTROLLER_BUTTON_DPAD_LEFT,
    "right": pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
}
"""Which button does on a pad what a key does."""


class Hands:
    """Decides like a child, quickly; ``by`` is ``mouse``, ``keys`` or ``pad``."""

    def __init__(self, robot: Robot, by: str, seed: int = 0, boldness: float = 0.05) -> None:
        self.robot = robot
        self.by = by
        self.rng = Random(seed)
        self.boldness = boldness
        self.scenes_met: set[str] = set()

    def play(self, most: int = 4000) -> EndingScene:
        """Until the envelope lies open."""
        if self.by == "pad":
            self._tap("up")  # from now on every hint names the pad's buttons
        for _ in range(most):
            scene = self.robot.scene
            self.scenes_met.add(type(scene).__name__)
            if isinstance(scene, EndingScene):
                return scene
            if isinstance(scene, TableScene):
                self._let_think(scene.case)
            self.beat()
        raise AssertionError(f"no end in {most} beats; now: {type(self.robot.scene).__name__}")

    def _let_think(self, game: OpenCase) -> None:
        """A detective thinks in real seconds, a robot lives in its own."""
        for _ in range(20_000):
            if not game.thoughts.at_work:
                return
            time.sleep(0.001)

    def beat(self) -> None:
        """One thing: let time pass, or use a hand."""
        scene = self.robot.scene
        if isinstance(scene, TableScene):
            self._at_table(scene)
        elif isinstance(scene, CurtainScene):
            self._open_curtain()
        else:
            self._in_dialog()

    # -- the table ---------------------------------------------------------------------------------

    def _tap(self, key: str) -> None:
        """A key, or the pad's button for the same."""
        if self.by == "pad":
            self.robot.pad(PAD[key])
        else:
            self.robot.key(key)

    def mark(self) -> None:
        """Write something into the notebook of whoever sits here."""
        page = next((w for w in self.robot.widgets() if isinstance(w, Notebook)), None)
        if page is None:  # on a crowded processor the table may not have been laid out yet
            self.robot.step(1)
        elif self.by == "mouse":
            self.robot.click((page.rect.right - page.rect.width // 4, page.rect.centery))
        else:
            self._focus(page)
            self._tap("down")
            self._tap("right")
            self._tap("return")

    def _at_table(self, table: TableScene) -> None:
        offers = table.model.offers
        if offers is None:
            self.robot.step(1, seconds=0.05)
        elif not table.case.notes[offers.seat].marks:
            self.mark()
        elif offers.accuse and self.rng.random() < self.boldness:
            self._use(self._button(table.words.say("table-accuse")), "a")
        elif offers.lay:
            self._lay_out(table)
        elif offers.destinations:
            self._walk(table)
        elif offers.roll:
            self._use(self._button(table.words.say("table-roll")), "r")
        elif offers.end_turn:
            self._use(self._button(table.words.say("table-end-turn")), "e")
        elif offers.suggest_in is not None:
            self._use(self._button(table.words.say("table-suggest")), "s")
        elif offers.passages:  # every door is closed (R9)
            self._use(self._button(table.words.say("table-passage-only")), "p")
        elif offers.accuse:  # shut in for good (R17)
            self._use(self._button(table.words.say("table-accuse")), "a")
        else:
            raise AssertionError(f"nothing to do with {offers}")

    def _lay_out(self, table: TableScene) -> None:
        """Take up another weapon than the first, where there is one, and choose a room."""
        left = len(table.model.offers.lay)
        choice = next(w for w in self._stops() if isinstance(w, DropDown))
        self._press(choice)
        if self.by == "mouse":
            rows = [w for w in self.robot.widgets() if isinstance(w, ChoiceRow)]
            self.robot.click(self.rng.choice(rows))
        else:
            for _ in range(self.rng.randrange(left)):
                self._tap("down")
            self._tap("return")
        self._walk(table)

    def _walk(self, table: TableScene) -> None:
        places = list(places_of(table.model.offers))
        rooms = [place for place in places if not isinstance(place, Cell)]
        if self.by == "mouse":
            goal = self.rng.choice(rooms or places)
            self.robot.click(
                table.performance.board.rect_of(goal).center
                if isinstance(goal, Cell)
                else table.performance.board.to_px(_inside(table, goal))
            )
            return
        self._focus(table.panels.targets)
        for _ in range(12):
            self._tap(self.rng.choice(["left", "right", "up", "down"]))
            if table.panels.targets.place_now in places_of(table.model.offers):
                break
        self._focus(table.panels.targets)
        self._tap("return")

    # -- dialogs -----------------------------------------------------------------------------------

    def _open_curtain(self) -> None:
        self._hold(down=True)
        self.robot.step(70)
        self._hold(down=False)
        self.robot.step(10)
        self.robot.settle(400)

    def _hold(self, *, down: bool) -> None:
        if self.by == "pad":
            kind = pygame.CONTROLLERBUTTONDOWN if down else pygame.CONTROLLERBUTTONUP
            self.robot.post(kind, button=PAD["return"], instance_id=0)
        elif down:
            self.robot.key("space", hold=True)
        else:
            self.robot.release("space")

    def _in_dialog(self) -> None:
        primary = [w for w in self._stops() if isinstance(w, Button) and w.kind is KINDS["primary"]]
        if primary and primary[0].alive and self.rng.random() < 0.8:
            self._press(primary[0])
            return
        others = [w for w in self._stops() if w.alive and not isinstance(w, Button)]
        if not others and not (primary and primary[0].alive):
            spare = [w for w in self._stops() if w.alive]
            self._press(self.rng.choice(spare)) if spare else self.robot.step(3)
        for widget in self.rng.sample(others, min(3, len(others))):
            if widget in self._stops():
                self._press(widget)

    def _stops(self) -> list[Widget]:
        """What can be pressed; of a dialog what is decided there, not the notebook beside it."""
        book = getattr(self.robot.scene, "notebook", None)
        beside = book.widgets if book is not None else []
        return [
            w for w in self.robot.screen.stops() if isinstance(w, Pressable) and w not in beside
        ]

    def _button(self, words: str) -> Widget:
        return self.robot.find(words, Button)

    def _use(self, button: Widget, key: str) -> None:
        if self.by == "keys":
            self.robot.key(key)
        else:
            self._press(button)

    def _press(self, widget: Widget) -> None:
        if self.by == "mouse":
            self.robot.click(widget)
            return
        self._focus(widget)
        self._tap("return")

    def _focus(self, widget: Widget) -> None:
        """Tab until a widget has the keyboard: what Tab cannot reach, keys cannot use."""
        for _ in range(80):
            if self.robot.screen.focused is widget:
                return
            self._tap("tab")
        raise AssertionError(f"Tab does not reach {widget}")


def _inside(table: TableScene, room) -> tuple[float, float]:
    """The middle of a cell of a room: its bounding box's middle may lie outside."""
    cells = dict(table.known.board.rooms)[room]
    cell = sorted(cells)[len(cells) // 2]
    return cell.column + 0.5, cell.row + 0.5


def record(game: OpenCase) -> bytes:
    return encode(record_of(game.session))
