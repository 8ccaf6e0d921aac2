"""The one next thing: a sentence that names it, the dice, and a button for every choice."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

import pygame

from clue.rules import actions as act
from clue.rules.phases import Moving, Suggesting
from clue.ui.intents import Act
from clue.ui.table.key_hints import KeyHints
from clue.ui.table.layout import BUTTON, GAP, PROMPT
from clue.ui.theme import skins, styles
from clue.ui.widgets.boxes import Panel
from clue.ui.widgets.button import Button
from clue.ui.widgets.label import Label
from clue.ui.widgets.layout import Room

if TYPE_CHECKING:
    from clue.ui.table.scene import TableScene

SENTENCE: Final = styles.BODY.but(size=24)
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
"""More buttons than this take the dice's place: they are needed before the throw only."""


class NextThing:
    """Makes the box's widgets; the dice lie in its tray unless buttons need the room."""

    def __init__(self, table: TableScene) -> None:
        self.table = table
        self.screen = table.screen
        lay = table.layout
        panel = self.screen.add(Panel(self.screen, skins.WELL))
        panel.place(lay.next_thing)
        buttons = self._buttons()
        self.sentence = Label(
            self.screen, table.decisions.prompt, SENTENCE, valign="middle", smallest=15
        )
        room = Room(self._stack(buttons))
        hints = KeyHints(self.screen)
        high = hints.natural()[1]
        least = self.sentence.natural(room.rect.width)[1]
        if not buttons:  # it will say why a place is out of reach
            least = max(least, table.look.px(PROMPT))
        if room.rect.height - high >= least:
            hints.place(room.bottom(high, table.look.px(GAP)))
            panel.add(hints)
        self.sentence.place(room.rect)
        tray = Panel(self.screen, skins.TRAY)
        tray.place(lay.dice)
        free = not any(button.rect.colliderect(lay.dice) for button in buttons)
        tray.visible = table.performance.tray_free = free
        panel.add(self.sentence, *buttons, tray)

    def _stack(self, buttons: list[Button]) -> pygame.Rect:
        """Lay the buttons below the sentence; what is left for the sentence."""
        px, lay = self.table.look.px, self.table.layout
        if not buttons:
            return lay.prompt
        gap, count = px(GAP), len(buttons)
        room = Room(lay.prompt if count <= BESIDE_DICE else lay.choices)
        most = (room.rect.height - px(PROMPT) - gap * count) // count
        for button in reversed(buttons):
            button.place(room.bottom(min(px(BUTTON), most), gap))
        return room.rect

    def _buttons(self) -> list[Button]:
        decide = self.table.decisions
        offers = decide.offers
        if offers is None:
            return []
        seat, words, phase = offers.seat, self.table.words, self.table.known.phase
        say = words.say
        found: list[Button] = []

        def button(label: str, do: Callable[[], None], key: Act, kind: str = "secondary") -> None:
            sign = SIGNS.get(key, "")
            found.append(Button(self.screen, label, do, kind=kind, act=key, icon=sign))

        if offers.roll:
            button(say("table-roll"), lambda: decide.do(act.Roll(seat)), Act.ROLL, "primary")
        for room in offers.passages:
            label = say("table-passage", room=words.room(room))
            button(label, lambda r=room: decide.do(act.TakePassage(seat, r)), Act.PASSAGE)  # type: ignore[misc]
        if offers.suggest_in is not None:
            obliged = isinstance(phase, Suggesting)
            label = say("table-suggest" if obliged else "table-stay")
            key = Act.SUGGEST if obliged else Act.STAY
            button(label, decide.suggest, key, "primary" if obliged else "secondary")
        if offers.end_turn:
            end = lambda: decide.do(act.EndTurn(seat))  # noqa: E731
            button(say("table-end-turn"), end, Act.END_TURN, "primary")
        if offers.accuse:
            button(say("table-accuse"), decide.accuse, Act.ACCUSE)
        if found and not isinstance(phase, Moving):
            found[0].default = True
        return found
