"""The one next thing: a sentence that names it, the dice, and a button for every choice."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from clue.rules import actions as act
from clue.rules.legal import Offers
from clue.rules.phases import Suggesting
from clue.ui.intents import Act
from clue.ui.table.key_hints import KeyHints
from clue.ui.table.layout import BUTTON, GAP, PROMPT
from clue.ui.table.tray import Tray
from clue.ui.theme import skins, styles
from clue.ui.widgets.boxes import Panel
from clue.ui.widgets.button import Button, KindName, set_alike
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


class Way(NamedTuple):
    """One of the things a seat may do now."""

    label: str
    do: Callable[[], None]
    key: Act
    kind: KindName = "secondary"


BESIDE_DICE: Final = 2
"""More buttons than this take of the dice's place: they are needed before the throw only."""
FELT: Final = 64
"""A lower tray would be no more than a stripe."""


class NextThing:
    """Makes the box's widgets; the dice lie in its tray unless buttons need of the room."""

    def __init__(self, table: TableScene) -> None:
        self.table = table
        self.screen = table.screen
        lay = table.layout
        panel = self.screen.add(Panel(self.screen, skins.WELL))
        panel.place(lay.next_thing)
        buttons = self._buttons()
        self.sentence = Label(
            self.screen, table.decisions.prompt, SENTENCE, valign="top", smallest=15
        )
        room = Room(self._stack(buttons))
        self._hint(panel, room, walking=not buttons)
        self.sentence.place(room.rect)
        tray = Tray(self.screen)
        tray.place(self._felt(buttons))
        tray.visible = tray.rect.height >= table.look.px(FELT)
        table.performance.tray_free = tray.rect == lay.dice
        panel.add(self.sentence, *buttons, tray)

    def _felt(self, buttons: list[Button]) -> pygame.Rect:
        """Where the dice lie, or as much of it as the buttons leave until they are thrown."""
        dice = self.table.layout.dice
        top = max([dice.top, *(button.rect.bottom + self.table.look.px(GAP) for button in buttons)])
        return pygame.Rect(dice.x, top, dice.width, max(0, dice.bottom - top))

    def _hint(self, panel: Panel, room: Room, *, walking: bool) -> None:
        """Which keys mean something, where there is room; whoever walks by keys must be told."""
        px = self.table.look.px
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
        px, lay = self.table.look.px, self.table.layout
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

    def _buttons(self) -> list[Button]:
        offers = self.table.decisions.offers
        if offers is None:
            return []
        buttons = [
            Button(self.screen, way.label, way.do, kind=way.kind, act=way.key, icon=SIGNS[way.key])
            for way in self._ways(offers)
        ]
        if buttons and not (offers.destinations):
            buttons[0].default = True
        return buttons

    def _ways(self, offers: Offers) -> Iterator[Way]:
        """What may be done, the likeliest first."""
        decide, words, seat = self.table.decisions, self.table.words, offers.seat
        say = words.say
        if offers.roll:
            yield Way(say("table-roll"), partial(decide.do, act.Roll(seat)), Act.ROLL, "primary")
        for room in offers.passages:  # the sentence tells where; two must be told apart
            label = say("table-passage-only")
            if len(offers.passages) > 1:
                label = say("table-passage", room=words.room(room))
            yield Way(label, partial(decide.do, act.TakePassage(seat, room)), Act.PASSAGE)
        if offers.suggest_in is not None:
            if isinstance(self.table.known.phase, Suggesting):
                yield Way(say("table-suggest"), decide.suggest, Act.SUGGEST, "primary")
            else:
                yield Way(say("table-stay"), decide.suggest, Act.STAY)
        if offers.end_turn:
            end = partial(decide.do, act.EndTurn(seat))
            yield Way(say("table-end-turn"), end, Act.END_TURN, "primary")
        if offers.accuse:
            yield Way(say("table-accuse"), decide.accuse, Act.ACCUSE)
