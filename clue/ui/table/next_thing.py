"""The one next thing: a sentence that names it, the dice, and a button for every choice."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final, NamedTuple

import pygame

from clue.table.model import TableModel
from clue.table.prompt import OfferedWay, WayName, prompt, ways
from clue.text.names import Span
from clue.ui.intents import Act
from clue.ui.table.key_hints import KeyHints
from clue.ui.table.layout import BUTTON, GAP, PROMPT
from clue.ui.table.panel import TablePanel
from clue.ui.table.tray import Tray
from clue.ui.theme import skins, styles
from clue.ui.widgets.boxes import Panel
from clue.ui.widgets.button import Button, set_alike
from clue.ui.widgets.label import Label
from clue.ui.widgets.layout import Room

SENTENCE: Final = styles.BODY.but(size=24)
ACTS: Final[Mapping[WayName, Act]] = {
    "roll": Act.ROLL,
    "passage": Act.PASSAGE,
    "suggest": Act.SUGGEST,
    "stay": Act.STAY,
    "end-turn": Act.END_TURN,
    "accuse": Act.ACCUSE,
}
"""The key for each choice."""
SIGNS: Final[Mapping[Act, str]] = {
    Act.ROLL: "icon.roll",
    Act.PASSAGE: "icon.passage",
    Act.SUGGEST: "icon.suggest",
    Act.STAY: "icon.stay",
    Act.END_TURN: "icon.end-turn",
    Act.ACCUSE: "icon.accuse",
}
"""What each choice looks like."""


BESIDE_DICE: Final = 2
"""More buttons than this take of the dice's place: they are needed before the throw only."""
FELT: Final = 64
"""A lower tray would be no more than a stripe."""


class NextStep(NamedTuple):
    """What the box says, and what can be done."""

    sentence: tuple[Span, ...]
    ways: tuple[OfferedWay, ...]
    deciding: bool
    default: bool  # whether the first of them has the keyboard


class NextThing(TablePanel[NextStep]):
    """Makes the box's widgets; the dice lie in its tray unless buttons need of the room."""

    sentence: Label
    tray_free = True  # whether all of the dice's place can be seen

    def select(self, model: TableModel) -> NextStep:
        """What is awaited, and every choice."""
        offers = model.offers
        default = offers is None or not offers.destinations  # else the board has it
        said, offered = prompt(model, self.words), ways(model, self.words)
        return NextStep(said, offered, offers is not None, default)

    def change(self, was: NextStep | None, now: NextStep) -> None:
        """Another sentence, or another box."""
        if was is not None and was[1:] == now[1:]:
            self.sentence.say_now(now.sentence)
        else:
            self._fill(now)

    def _fill(self, now: NextStep) -> None:
        lay = self.kit.layout
        panel = Panel(self.screen, skins.WELL)
        panel.place(lay.next_thing)
        buttons = self._buttons(now)
        self.sentence = Label(self.screen, now.sentence, SENTENCE, valign="top", smallest=15)
        room = Room(self._stack(buttons))
        self._hint(panel, room, walking=not buttons)
        self.sentence.place(room.rect)
        tray = Tray(self.screen)
        tray.place(self._felt(buttons))
        tray.visible = tray.rect.height >= self.look.px(FELT)
        self.tray_free = tray.rect == lay.dice
        panel.add(self.sentence, *buttons, tray)
        self.become([panel])

    def _felt(self, buttons: list[Button]) -> pygame.Rect:
        """Where the dice lie, or as much of it as the buttons leave until they are thrown."""
        dice = self.kit.layout.dice
        top = max([dice.top, *(button.rect.bottom + self.look.px(GAP) for button in buttons)])
        return pygame.Rect(dice.x, top, dice.width, max(0, dice.bottom - top))

    def _hint(self, panel: Panel, room: Room, *, walking: bool) -> None:
        """Which keys mean something, where there is room; whoever walks by keys must be told."""
        px = self.look.px
        hints = KeyHints(self.screen)
        most = hints.natural()[1]
        least = self.sentence.natural(room.rect.width)[1]
        if walking:  # it will say why a place is out of reach
            least = max(least, px(PROMPT))
        for high in (most, hints.least):
            if room.rect.height - high - px(GAP) >= least or (walking and high == hints.least):
                hints.place(room.bottom(high, px(GAP)))
                panel.add(hints)
                return

    def _stack(self, buttons: list[Button]) -> pygame.Rect:
        """Lay the buttons below the sentence; what is left for the sentence.

        The first is where it is when there are two, however many follow where the dice would lie.
        """
        px, lay = self.look.px, self.kit.layout
        if not buttons:
            return lay.prompt
        gap, count = px(GAP), len(buttons)
        beside = min(count, BESIDE_DICE)
        top = lay.prompt.bottom - beside * px(BUTTON) - (beside - 1) * gap
        foot = lay.prompt.bottom if count <= BESIDE_DICE else lay.choices.bottom
        high = min(px(BUTTON), (foot - top - gap * (count - 1)) // count)
        for index, button in enumerate(buttons):
            place = (lay.prompt.x, top + index * (high + gap), lay.prompt.width, high)
            button.place(place)
        set_alike(buttons)
        return pygame.Rect(lay.prompt.topleft, (lay.prompt.width, top - gap - lay.prompt.top))

    def _buttons(self, now: NextStep) -> list[Button]:
        send = self.kit.send
        buttons = [
            Button(
                self.screen,
                way.label,
                partial(send, way.request),
                kind="primary" if way.primary else "secondary",
                act=ACTS[way.name],
                icon=SIGNS[ACTS[way.name]],
            )
            for way in now.ways
        ]
        if buttons and now.default:
            buttons[0].default = True
        return buttons
