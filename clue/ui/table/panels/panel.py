"""What stands round the board: where each part lies, and what every one is made with.

Seats lie left, the board in the middle, notebook and hand right. The board comes first: the columns
are as narrow as their words allow, and wider only where a wide window has room to spare. In a tall
window the hand lies below the board, where there would be nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Generic, Protocol, TypeVar

import pygame

from clue.rules.cards import Seat
from clue.table.closer import Subject
from clue.table.model import TableModel
from clue.table.requests import Request
from clue.text.speaker import Speaker
from clue.ui.theme.look import Look
from clue.ui.theme.styles import DESIGN
from clue.ui.widgets.base import Widget
from clue.ui.widgets.layout import Cutter, rows
from clue.ui.widgets.screen import Screen

MARGIN: Final = 16
LEFT: Final = 316
RIGHT: Final = 544
MENU: Final = 52
HAND: Final = 186
CROWDED: Final = 9
"""More cards than this get more room, to be read at all."""
CROWDED_HAND: Final = 240
SEAT: Final = 128
"""A seat's panel is at most so high, and lower when many sit here."""
NEXT_THING: Final = 394
"""The least room for the sentence, the dice and two buttons below them."""
ROOMY: Final = 440
"""With more room than this the box stays as it is, and what happened lately stands above it."""
LATELY: Final = 110
LOG: Final = 460
"""How wide the log is that lies beside the notes, where a window is so much wider than needed."""
LOG_SPARE: Final = 600
PROMPT: Final = 100
BUTTON: Final = 54
GAP: Final = 8
APART: Final = 14
"""Between the seats, what was told lately, and the next thing; and inside that."""
HAND_GAP: Final = 12
"""Above the hand, and above the menu."""


@dataclass(frozen=True)
class TableLayout:
    """Rectangles in pixels; those of the next thing lie in its box, no others overlap."""

    seats: tuple[pygame.Rect, ...]
    lately: pygame.Rect | None  # what happened, where there is room to tell it
    next_thing: pygame.Rect  # the box of the three that follow
    prompt: pygame.Rect  # the sentence; buttons take the lower part of it
    dice: pygame.Rect
    choices: pygame.Rect  # both: where many buttons stand, there is no place for dice
    menu: pygame.Rect
    board: pygame.Rect
    notebook: pygame.Rect
    hand: pygame.Rect
    log: pygame.Rect | None  # beside the notes, where there is room for both

    @property
    def playing(self) -> tuple[pygame.Rect, pygame.Rect]:
        """Where one plays: the column of seats and choices, and the board."""
        column = self.seats[0].unionall([*self.seats, self.next_thing, self.menu])
        return column, self.board

    @property
    def reading(self) -> pygame.Rect:
        """Where one reads: the notebook and the hand, and the log beside them."""
        both = self.notebook.union(self.hand)
        return both if self.log is None else both.union(self.log)

    def stage(
        self, seats: Sequence[Seat]
    ) -> tuple[pygame.Rect, pygame.Rect, dict[Seat, pygame.Rect]]:
        """What a performance plays between: the board, the dice's tray, each seat's panel."""
        return self.board, self.dice, dict(zip(seats, self.seats, strict=True))

    @classmethod
    def of(cls, look: Look, seats: int, shape: float, cards: int = 1) -> TableLayout:
        """The table for a window; ``shape`` is the board's height as a share of its width.

        So many cards lie in the largest hand, those that are open to all included; if there are
        none to be seen, because nobody plays here, the notebook has their room.
        """
        px = look.px
        hand_high = HAND if cards <= CROWDED else CROWDED_HAND
        spare = max(0.0, look.scale.units[0] - DESIGN[0])
        with_log = spare >= LOG_SPARE * max(1.0, look.scale.text)
        spare -= LOG if with_log else 0
        whole = Cutter(pygame.Rect((0, 0), look.size).inflate(-2 * px(MARGIN), -2 * px(MARGIN)))
        left = Cutter(whole.left(px(LEFT + min(0.2 * spare, 100)), px(MARGIN)))
        right = Cutter(whole.right(px(RIGHT + min(0.35 * spare, 200)), px(MARGIN)))
        log = whole.right(px(LOG), px(MARGIN)) if with_log else None
        below = whole.rect.height - round(whole.rect.width * shape) >= px(hand_high + MARGIN)
        if cards:
            hand = (whole if below else right).bottom(px(hand_high), px(HAND_GAP))
        else:
            hand = pygame.Rect(right.rect.bottomleft, (right.rect.width, 0))

        menu = left.bottom(px(MENU), px(HAND_GAP))
        share = (left.rect.height - px(NEXT_THING + 14) - px(GAP) * (seats - 1)) // seats
        high = min(px(SEAT), share)
        taken = seats * high + (seats - 1) * px(GAP)
        lines = rows(left.top(taken, px(APART)), [high] * seats, px(GAP))
        over = left.rect.height - px(ROOMY) - px(APART)
        lately = left.top(over, px(APART)) if over >= px(LATELY) else None

        box = Cutter(left.rect.inflate(-2 * px(APART), -2 * px(APART)))
        choices = box.rect.copy()
        dice = box.bottom(box.rect.height - px(PROMPT + 2 * BUTTON + 4 * GAP))
        box.rect.height -= px(GAP)
        return cls(
            seats=tuple(lines),
            lately=lately,
            next_thing=left.rect,
            prompt=box.rect,
            dice=dice,
            choices=choices,
            menu=menu,
            board=whole.rect,
            notebook=right.rect,
            hand=hand,
            log=log,
        )


S = TypeVar("S")


class Glance(Protocol):
    """What is told of a thing one points at; of a card in hand, who has seen it."""

    def __call__(self, thing: Subject, *, held: bool = False) -> str:
        """One line."""


def no_glance(thing: Subject, *, held: bool = False) -> str:
    """Nothing is told of it."""
    del thing, held
    return ""


@dataclass(frozen=True)
class PanelKit:
    """What every panel is made with; another look or language makes other panels."""

    screen: Screen
    words: Speaker
    layout: TableLayout
    send: Callable[[Request], None]
    glance: Glance = no_glance

    @property
    def look(self) -> Look:
        """Theme, letters and scale of the window it is in."""
        return self.screen.look


class TablePanel(Generic[S]):
    """Selects from the model what it shows, and changes its widgets when that is something else."""

    def __init__(self, kit: PanelKit) -> None:
        self.kit = kit
        self.screen = kit.screen
        self.look = kit.look
        self.words = kit.words
        self.widgets: list[Widget] = []
        self._shown: S | None = None

    def select(self, model: TableModel) -> S:
        """All that is drawn of the model."""
        raise NotImplementedError

    def change(self, was: S | None, now: S) -> None:
        """Show something else."""
        raise NotImplementedError

    def differs(self, was: S, now: S) -> bool:
        """Whether there is anything to change."""
        return was != now

    def show(self, model: TableModel) -> None:
        """Read the model."""
        was, now = self._shown, self.select(model)
        if was is None or self.differs(was, now):
            self._shown = now
            self.change(was, now)

    def become(self, widgets: Sequence[Widget]) -> None:
        """Other widgets in the place of those there were."""
        for widget in (*self.widgets, *widgets):
            widget.damage()
        self.widgets = list(widgets)
