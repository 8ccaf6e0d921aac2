"""Somebody who takes the first case: does what the ring is round, with one hand alone."""

from __future__ import annotations

import pygame

from clue.devkit.robot import Robot
from clue.firstcase.lesson import Until
from clue.ui.endings.ending import EndingScene
from clue.ui.table.notebook.page import Notebook
from clue.ui.table.scene import TableScene
from clue.ui.widgets.base import Widget

A = pygame.CONTROLLER_BUTTON_A
RB = pygame.CONTROLLER_BUTTON_RIGHTSHOULDER
ARROWS = {
    "up": pygame.CONTROLLER_BUTTON_DPAD_UP,
    "down": pygame.CONTROLLER_BUTTON_DPAD_DOWN,
    "left": pygame.CONTROLLER_BUTTON_DPAD_LEFT,
    "right": pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
}


class Learner:
    """``by`` is ``mouse``, ``keys`` or ``pad``."""

    def __init__(self, robot: Robot, by: str) -> None:
        self.robot = robot
        self.by = by
        self.met: list[str] = []  # the steps, in the order they were said

    @property
    def step(self):
        guide = self.robot.app.guide
        return guide.step_now() if guide is not None and guide.bubble is not None else None

    def play(self, upto: str = "") -> None:
        """Until the envelope is open, or a step is said."""
        for _ in range(600):
            if isinstance(self.robot.scene, EndingScene):
                return
            step = self.step
            if step is None:
                self.robot.step(3)
                continue
            if step.key not in self.met:
                self.met.append(step.key)
            if step.key == upto:
                return
            self.do(step)
        raise AssertionError(f"stuck at {self.met[-1:]}, in {type(self.robot.scene).__name__}")

    def do(self, step) -> None:
        """What the step wants."""
        if step.until is Until.READ:
            self._read()
        elif step.until is Until.MARK:
            self._mark()
        elif step.points == ("goal",):
            self._walk()
        else:
            self._press(self._ringed())
        self.robot.step(2)

    # -- hands -------------------------------------------------------------------------------------

    def _read(self) -> None:
        if self.by == "mouse":
            bubble = self.robot.app.guide.bubble
            self.robot.click(bubble.screen.stops()[0].rect.center)
        else:
            self._confirm()

    def _mark(self) -> None:
        page = next(w for w in self.robot.widgets() if isinstance(w, Notebook))
        if self.by == "mouse":
            self.robot.click((page.rect.right - page.rect.width // 4, page.rect.centery))
            return
        assert self.robot.screen.focused is page, "the coach lends the keyboard to the notebook"
        self._arrow("down")
        self._arrow("right")
        self._confirm()

    def _walk(self) -> None:
        table = self.robot.scene
        assert isinstance(table, TableScene)
        goal = next(p for p in table.model.offers.destinations if isinstance(p, str))
        if self.by == "mouse":
            cells = sorted(dict(table.known.board.rooms)[goal])
            cell = cells[len(cells) // 2]
            spot = (cell.column + 0.5, cell.row + 0.5)
            self.robot.click(table.performance.board.to_px(spot))
            return
        targets = table.panels.targets
        for way in ("right", "down", "up", "left") * 6:
            self._focus(targets)
            if targets.place_now == goal:
                break
            self._arrow(way)
        self._confirm()

    def _ringed(self) -> Widget:
        """The widget inside the ring: the smallest that can be used there."""
        ring = self.robot.app.guide.bubble.target
        assert ring is not None
        inside = [w for w in self.robot.screen.stops() if ring.contains(w.rect)]
        return inside[-1]

    def _press(self, widget: Widget) -> None:
        if self.by == "mouse":
            self.robot.click(widget)
            return
        self._focus(widget)
        self._confirm()

    def _focus(self, widget: Widget) -> None:
        for _ in range(60):
            if self.robot.screen.focused is widget:
                return
            self.robot.pad(RB) if self.by == "pad" else self.robot.key("tab")
        raise AssertionError(f"{widget} cannot be reached")

    def _confirm(self) -> None:
        self.robot.pad(A) if self.by == "pad" else self.robot.key("return")

    def _arrow(self, way: str) -> None:
        self.robot.pad(ARROWS[way]) if self.by == "pad" else self.robot.key(way)
