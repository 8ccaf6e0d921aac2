"""A closer look at one thing after the other: its picture, large, and what may be said of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from clue.table.closer import Account, Sealed
from clue.text.speaker import Speaker
from clue.ui.board.board_view import ENVELOPE
from clue.ui.cards.case_card import CaseCard
from clue.ui.cards.faces import inscribed
from clue.ui.dialogs.base import TITLE, Dialog
from clue.ui.input.intents import Act, Command, Intent
from clue.ui.theme import styles
from clue.ui.widgets.base import Widget
from clue.ui.widgets.button import Button
from clue.ui.widgets.label import Image, Label

WIDE: Final = 1120
HIGH: Final = 720
PICTURE: Final = 400
"""How much of the panel's width the picture has."""
APART: Final = 18


class CloserLook(Dialog):
    """Arrows lead to the next thing and the one before; anything else closes it."""

    def __init__(self, told: Sequence[Account], number: int, words: Speaker) -> None:
        self.told = tuple(told)
        self.number = number
        self.words = words

    @property
    def now(self) -> Account:
        """What is looked at."""
        return self.told[self.number]

    def fill(self) -> None:
        """The picture at the left, the sentences beside it, the ways on below."""
        screen, look, say = self.screen, self.look, self.stage.words.say
        panel, room = self.open_panel(WIDE, HIGH)
        back = Button(screen, say("common-previous"), lambda: self._go(-1), act=Act.LEFT)
        on = Button(screen, say("common-next"), lambda: self._go(1), act=Act.RIGHT)
        done = Button(screen, say("common-done"), self._done, kind="primary", act=Act.CANCEL)
        done.default = True
        self.foot(room, [done, on, back])
        share = min(look.px(PICTURE), room.rect.width * 2 // 5)
        place = room.left(share, look.px(2 * APART))
        picture = self._picture()
        picture.place(inscribed(place))
        title = Label(
            screen, self.now.title, look.letters.fit(self.now.title, TITLE, room.rect.width)
        )
        title.place(room.top(title.natural(room.rect.width)[1], look.px(APART)))
        panel.add(picture, title)
        for line in self.now.lines:
            label = Label(screen, line, styles.LEAD, smallest=styles.TINY.size)
            high = min(label.natural(room.rect.width)[1], max(1, room.rect.height))
            label.place(room.top(high, look.px(APART)))
            panel.add(label)
        panel.add(back, on, done)

    def _picture(self) -> Widget:
        thing = self.now.thing
        if isinstance(thing, Sealed):
            return Image(self.screen, ENVELOPE)
        return CaseCard(self.screen, thing, self.now.title, style=styles.NAME)

    def _go(self, by: int) -> None:
        self.number = (self.number + by) % len(self.told)
        self.stage.audio.play("page")
        self.rebuild()

    def _done(self) -> None:
        self.stage.pop(self)

    def otherwise(self, intent: Intent) -> bool:
        """The keys that opened it close it too; so does the menu's."""
        match intent:
            case Command(Act.LEFT):
                self._go(-1)
            case Command(Act.RIGHT):
                self._go(1)
            case Command(Act.LOOK | Act.MARK):
                self._done()
            case _:
                return False
        return True

    def handle(self, intent: Intent) -> bool:
        """Arrows leaf through things; Tab goes from button to button."""
        match intent:
            case Command(Act.LEFT | Act.RIGHT):
                return self.otherwise(intent)
        return super().handle(intent)
