"""A scene that has one widget of each kind and knows no game."""

import pygame

from clue.ui.input.intents import Act
from clue.ui.stage.scene import WidgetScene
from clue.ui.theme import frames, styles
from clue.ui.widgets.boxes import Panel, ScrollBox
from clue.ui.widgets.button import Button
from clue.ui.widgets.choice import DropDown
from clue.ui.widgets.controls import Slider, Toggle
from clue.ui.widgets.label import Label
from clue.ui.widgets.textfield import TextField


class Plain(WidgetScene):
    """Notes what was done to it in ``done``."""

    def __init__(self):
        self.done = []
        self.built = 0
        self.heard = []
        self.updates = 0
        self.broken = False

    def fill(self):
        self.built += 1
        ui = self.screen

        def note(what):
            return lambda *value: self.done.append((what, *value))

        rows = [
            Button(ui, "Roll the dice", note("roll"), act=Act.ROLL, tip="six faces"),
            Button(ui, "Accuse", note("accuse"), act=Act.ACCUSE),
            Toggle(ui, "A house rule", False, note("toggle")),
            Slider(ui, 0.5, note("slide")),
            DropDown(ui, [("a", "first"), ("b", "second"), ("c", "third")], "a", note("choose")),
            TextField(ui, "Ada", note("write")),
        ]
        rows[1].enable(False, "not yet")
        for index, row in enumerate(rows):
            row.place((40, 40 + 70 * index, 300, 50))
            ui.add(row)
        panel = ui.add(Panel(ui, frames.PANEL))
        panel.place(pygame.Rect(400, 40, 300, 300))
        box = ScrollBox(ui)
        box.add(*(Button(ui, f"row {index}", note(f"row {index}")) for index in range(20)))
        box.place(panel.inside(20))
        panel.add(box)
        label = ui.add(Label(ui, "All is quiet.", styles.BODY))
        label.place((400, 400, 300, 60))

    def otherwise(self, intent):
        self.heard.append(intent)
        return False

    def update(self, now):
        self.updates += 1
        if self.broken:
            raise RuntimeError("the butler")
        return super().update(now)


class Dialog(Plain):
    """The same as a dialog."""

    veil = True
