"""A case played by script, written down as text: what was told, put up and asked, in its order."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from clue.devkit.robot import Robot
from clue.rules import events as ev
from clue.ui.beats.performance import Performance
from clue.ui.endings.ending import EndingScene
from clue.ui.table.scene import TableScene
from clue.ui.theme.styles import plain
from clue.ui.widgets.base import Widget
from clue.ui.widgets.button import KINDS, Button
from clue.ui.widgets.label import Label


class Scribe:
    """Writes a line for each event that is performed, each scene that comes up, each new prompt."""

    def __init__(self, robot: Robot, patch: pytest.MonkeyPatch) -> None:
        self.robot = robot
        self.lines: list[str] = []
        self._scene: object = None
        self._prompt = ""
        begin = Performance.begin

        def heard(performance, event, *rest):
            self._hear(event)
            begin(performance, event, *rest)

        patch.setattr(Performance, "begin", heard)

    @property
    def table(self) -> TableScene:
        return self.robot.app.stack[0]

    def _hear(self, event: ev.Event) -> None:
        seat = self.table.case.viewer
        hurry = " skipping" if self.table.model.skipping else ""
        self.lines.append(f"  told {seat or 'nobody'}{hurry}: {_named(event)}")

    def look(self) -> None:
        """Write down what has come up since the last look."""
        scene = self.robot.scene
        if scene is not self._scene:
            self._scene = scene
            words = [] if isinstance(scene, TableScene) else _words(self.robot.widgets())
            self.lines.append(" | ".join([type(scene).__name__, *words]))
        if not isinstance(scene, TableScene):
            return
        prompt = plain(scene.panels.next_thing.sentence.words)
        ways = [w.label for w in _buttons(scene.screen.walk())]
        asked = " / ".join([prompt, *ways])
        if asked != self._prompt:
            self._prompt = asked
            self.lines.append(f"prompt {scene.case.viewer or 'nobody'}: {asked}")


def _named(event: ev.Event) -> str:
    """An event, the same on every Python; of what is awaited, its kind: the prompt tells more."""
    if isinstance(event, ev.Awaited):
        return f"Awaited({type(event.phase).__name__})"
    return re.sub(r"<\w+\.(\w+): [^>]*>", r"\1", repr(event))


def _words(widgets: Iterator[Widget]) -> list[str]:
    """All sentences, and whether a button can be pressed."""
    found = []
    for widget in widgets:
        if isinstance(widget, Label):
            found.append(plain(widget.words))
        elif isinstance(widget, Button):
            found.append(f"[{widget.label}]" if widget.alive else f"({widget.label})")
    return [
        re.sub(r"under a minute|\d+ minutes?", "some minutes", words) for words in found if words
    ]


def _buttons(widgets: Iterator[Widget]) -> list[Button]:
    """What is open to be done; the menu beneath is always the same."""
    return [
        w for w in widgets if isinstance(w, Button) and w.alive and w.kind is not KINDS["quiet"]
    ]


def told(scribe: Scribe, hands, most: int = 4000) -> list[str]:
    """The whole case, to the open envelope."""
    for _ in range(most):
        scribe.look()
        scene = scribe.robot.scene
        if isinstance(scene, EndingScene):
            return scribe.lines
        if isinstance(scene, TableScene):
            hands._let_think(scene.case)
        hands.beat()
    raise AssertionError(f"no end; last: {scribe.lines[-3:]}")
