"""What the dialogs over the table share: the panel, its heading, its row of buttons, the cards.

A dialog's height never depends on what it holds for one player: it is given by the window and the
words everybody may read.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from clue.rules.cards import Card, kind_of
from clue.text.speaker import Speaker
from clue.ui.assets import Assets
from clue.ui.theme import paint, styles
from clue.ui.theme.markup import Words
from clue.ui.widgets.boxes import Panel
from clue.ui.widgets.button import Button
from clue.ui.widgets.label import Label
from clue.ui.widgets.layout import Room
from clue.ui.widgets.screen import WidgetScene

TITLE: Final = styles.HEADING.but(size=50)
CARD_SHAPE: Final = 4 / 3
"""How much taller than broad a card is."""


@dataclass(frozen=True)
class Hint:
    """What the player knows about a card, as a small paper tag on it."""

    text: str
    known: bool = False


def picture_of(card: Card) -> str:
    """The picture on a card."""
    return f"card.{kind_of(card).value}.{card}"


def drawn(card: Card, assets: Assets) -> str:
    """The picture to draw for a card: rooms of foreign mansions may have none of their own."""
    name = picture_of(card)
    return name if name in assets or f"card.{kind_of(card).value}" not in assets else name


def name_on(card: Card, words: Speaker) -> str:
    """The name a card bears."""
    return words.card(card).alone


class Dialog(WidgetScene):
    """A panel over the dimmed table."""

    veil = True
    pad = 46

    def open_panel(self, wide: float, high: float) -> tuple[Panel, Room]:
        """The panel in the middle, at most so many units large, and the room inside it."""
        look = self.look
        rect = pygame.Rect(0, 0, look.px(wide), look.px(high))
        rect = rect.clip(pygame.Rect(0, 0, look.size[0] - look.px(60), look.size[1] - look.px(50)))
        rect.center = self.screen.rect.center
        panel = self.screen.add(Panel(self.screen, paint.DIALOG))
        panel.place(rect)
        room = Room(rect.inflate(-2 * look.px(self.pad), -2 * look.px(30)))
        return panel, room

    def head(self, panel: Panel, room: Room, title: Words, below: Words) -> None:
        """The heading and the sentence under it."""
        heading = Label(self.screen, title, TITLE, align="center", wrap=False)
        heading.place(room.top(heading.natural()[1]))
        sentence = Label(self.screen, below, styles.BODY, align="center", colour="soft")
        sentence.place(room.top(sentence.natural(room.rect.width)[1], self.look.px(22)))
        panel.add(heading, sentence)

    def foot(self, room: Room, right: Sequence[Button], left: Sequence[Button] = ()) -> None:
        """The row of buttons at the bottom; ``right`` from right to left, ``left`` the others."""
        high = max(button.natural()[1] for button in (*right, *left))
        row = Room(room.bottom(high, self.look.px(24)))
        for button in right:
            button.place(row.right(button.natural()[0], self.look.px(18)))
        for button in left:
            button.place(row.left(button.natural()[0], self.look.px(18)))
