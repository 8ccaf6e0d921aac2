"""On the board's frame: what everybody saw last, a card that calls one away, a case not on disk."""

from __future__ import annotations

from typing import Final

import pygame

from clue.rules import events as ev
from clue.table.log import CalledAway, briefly, called, lately
from clue.table.model import TableModel
from clue.text.speaker import Speaker
from clue.ui.board.board_view import BoardView
from clue.ui.cards.stage_pictures import portrait
from clue.ui.reading.readable import Role
from clue.ui.table.panels.panel import PanelKit, TablePanel
from clue.ui.theme import styles
from clue.ui.theme.frames import Border, Skin
from clue.ui.theme.styles import Style, Words
from clue.ui.widgets.base import Host, Widget

TICKER: Final = Style(styles.TEXT, 20, "soft", 1.0, bold=styles.BOLD)
NEWEST: Final = TICKER.but(colour="cream")
STRIP: Final = Skin(top="panel_deep", bottom="well", radius=6, borders=(Border(0, 1.4, "brass"),))
CARD: Final = Skin(
    top="paper", bottom="paper_edge", radius=7, borders=(Border(0, 2.4, "wine"),), shadow=10, drop=3
)
CALL: Final = Style(styles.BOLD, 23, "ink", 1.15, strong="wine")
SIGN: Final = 40
HEAD_ROOM: Final = 8
"""Round the caller's head."""
WIDE: Final = 0.72
"""How much of the board's breadth the card may take: its corners belong to the passages."""
LOWEST: Final = 20
"""A ticker is at least so many units high, however thin the frame."""
GAP: Final = 30
PAD: Final = 18
"""Between what the ticker tells, and at its ends."""
CALL_PAD: Final = (34, 12)
"""Round a card's words beside the sign, both sides together."""
CALL_TOP: Final = 3
CALL_INSET: Final = 20


class Ticker(Widget):
    """A strip let into the frame's lower edge; the newest stands at its right and is brightest."""

    role = Role.LABEL

    def __init__(self, ui: Host, board: BoardView, words: Speaker) -> None:
        super().__init__(ui)
        self.words = words
        self.items: tuple[str, ...] = ()
        frame, border = board.plan.rect, board.plan.border
        high = max(border, self.look.px(LOWEST))
        rect = pygame.Rect(0, 0, frame.width - 2 * border, high)
        rect.midbottom = frame.midbottom
        self._frame = frame
        self._free = rect.width - 2 * _corners(board, rect)
        self.place(rect)

    @property
    def reads(self) -> Words:
        """All of it."""
        return self.words.plain(*self.items, joiner="dots") if self.items else ""

    @property
    def reach(self) -> pygame.Rect:
        """All of the frame's edge: in the smallest letters it may be broader than its place."""
        return pygame.Rect(self._frame.x, self.rect.y, self._frame.width, self.rect.height)

    def tell(self, items: tuple[str, ...]) -> None:
        """Newer ones."""
        if items != self.items:
            self.items = items
            self.damage()

    def _style(self, room: int, gap: int) -> Style:
        """Letters in which all of it has room."""
        letters, style = self.look.letters, TICKER
        while style.size > 8:
            wide = sum(letters.size(item, style)[0] + gap for item in self.items) - gap
            high = letters.line_height(style)
            if wide <= room and high <= self.rect.height:
                break
            style = style.but(size=style.size - 1)
        return style

    def draw(self, canvas: pygame.Surface) -> None:
        """From left to right, a lozenge between two."""
        if not self.items:
            return
        look = self.look
        gap, pad = look.px(GAP), look.px(PAD)
        letters = look.letters
        style = self._style(self.rect.width - 2 * pad, gap)
        wide = sum(letters.size(item, style)[0] + gap for item in self.items) - gap
        if wide > self.rect.width - 2 * pad:  # in the smallest letters: closer together
            gap, pad = gap // 2, pad // 3
            wide = sum(letters.size(item, style)[0] + gap for item in self.items) - gap
        shown = self.items
        while len(shown) > 1 and wide + 2 * pad > self._free:  # the corners are the passages'
            wide -= letters.size(shown[0], style)[0] + gap
            shown = shown[1:]
        plate = pygame.Rect(0, 0, min(self.rect.width, wide + 2 * pad), self.rect.height)
        plate.center = self.rect.center
        clip = canvas.get_clip()
        canvas.set_clip(clip.clip(self.rect))
        look.paint.panel(canvas, plate, STRIP)
        x = plate.x + pad
        for place, item in enumerate(shown):
            newest = place == len(shown) - 1
            room = pygame.Rect(x, plate.y, letters.size(item, style)[0], plate.height)
            letters.draw(canvas, item, style, room, colour="cream" if newest else "soft")
            x = room.right + gap
            if not newest:
                look.paint.diamond(canvas, (x - gap // 2, plate.centery), 7)
        canvas.set_clip(clip)


def _corners(board: BoardView, strip: pygame.Rect) -> int:
    """How far into the frame's lower edge reaches what is written there of passages."""
    captions = [one.rect for one in board.writing if one.rect.centery >= board.plan.floor.bottom]
    return max((min(c.right - strip.left, strip.right - c.left) for c in captions), default=0)


class CallCard(Widget):
    """A paper card at the upper edge, until one acts."""

    role = Role.LABEL

    def __init__(self, ui: Host, board: BoardView, words: Speaker) -> None:
        super().__init__(ui)
        self.words = words
        self.call: CalledAway | None = None
        self._frame = board.plan.rect
        self.place((0, 0, 0, 0))

    @property
    def sentence(self) -> Words:
        """Who called one, and where to."""
        if self.call is None:
            return ""
        who, room = self.words.seat(self.call.by), self.words.room(self.call.room)
        return self.words.rich("call-card", None, who=who, room=room)

    @property
    def reads(self) -> Words:
        """The same."""
        return self.sentence

    @property
    def reach(self) -> pygame.Rect:
        """Its shadow included."""
        return self.look.paint.reach(self.rect, CARD)

    def tell(self, call: CalledAway | None) -> None:
        """Come and go."""
        if call == self.call:
            return
        self.damage()
        self.call = call
        look = self.look
        if call is None:
            self.place((0, 0, 0, 0))
        else:
            sign = look.px(SIGN)
            most = round(self._frame.width * WIDE) - sign
            wide, high = look.letters.size(self.sentence, CALL, most)
            rect = pygame.Rect(
                0, 0, wide + sign + look.px(CALL_PAD[0]), high + look.px(CALL_PAD[1])
            )
            rect.midtop = (self._frame.centerx, self._frame.top + look.px(CALL_TOP))
            self.place(rect)
        self.damage()

    def draw(self, canvas: pygame.Surface) -> None:
        """The caller's head, and the words."""
        if self.call is None:
            return
        look = self.look
        look.paint.panel(canvas, self.rect, CARD)
        side = min(self.rect.height - look.px(HEAD_ROOM), look.px(SIGN))
        head = pygame.Rect(self.rect.x + look.px(HEAD_ROOM), 0, side, side)
        head.centery = self.rect.centery
        radius = side / 2 / look.scale.factor
        name = portrait(self.call.by)
        look.paint.card(canvas, head, name, border=self.call.by.value, width=2, radius=radius)
        room = self.rect.inflate(-look.px(CALL_INSET), 0)
        room.width -= head.right - room.x
        room.x = head.right + look.px(HEAD_ROOM)
        look.letters.draw(canvas, self.sentence, CALL, room, valign="middle", wrap=True)


class EdgesPanel(TablePanel[tuple[tuple[ev.Event, ...], CalledAway | None]]):
    """Both of them; the ticker only where nothing else tells what has happened."""

    def __init__(self, kit: PanelKit, board: BoardView) -> None:
        super().__init__(kit)
        self._ticks = kit.layout.lately is None
        self.ticker = Ticker(self.screen, board, self.words)
        self.card = CallCard(self.screen, board, self.words)

    def select(self, model: TableModel) -> tuple[tuple[ev.Event, ...], CalledAway | None]:
        """What has been shown of it."""
        call = called(model.told) if model.viewer in model.here else None
        return lately(model.told) if self._ticks else (), call

    def change(
        self,
        was: tuple[tuple[ev.Event, ...], CalledAway | None] | None,
        now: tuple[tuple[ev.Event, ...], CalledAway | None],
    ) -> None:
        """Newer words; the card comes or goes."""
        events, call = now
        if was is None:
            self.become([self.ticker, self.card] if self._ticks else [self.card])
        self.ticker.tell(tuple(briefly(event, self.words) for event in events))
        self.card.tell(call)


FAULT: Final = Skin(
    top="wine_deep",
    bottom="wine_deep",
    radius=9,
    borders=(Border(0, 2, "warn"),),
    shadow=12,
)
FAULT_WORDS: Final = styles.SMALL
FAULT_MARGIN: Final = 80
"""What of the board's breadth it leaves free."""
FAULT_PAD: Final = (64, 14)
FAULT_INSET: Final = 40
"""Round its words, both sides together; what is beside them within."""
FAULT_TOP: Final = 6


class Standing(Widget):
    """A sentence over the board's upper edge; nothing at all while everything is on disk."""

    role = Role.NOTICE
    live = True

    def __init__(self, ui: Host, board: pygame.Rect, words: Speaker) -> None:
        super().__init__(ui)
        self.board = board
        self.words = words
        self.fault = ""
        self.tip = words.say("keeping-fault-tip")
        self.place(self._place())

    def tell(self, fault: str) -> None:
        """Come and go with the fault."""
        self.damage()
        self.fault = fault
        self.place(self._place())
        self.damage()

    @property
    def reads(self) -> Words:
        """The sentence, while there is one."""
        return self.sentence if self.fault else ""

    @property
    def sentence(self) -> str:
        """What is wrong."""
        return self.words.say("keeping-fault", fault=self.fault)

    def _place(self) -> pygame.Rect:
        """Over the middle of the board's upper edge."""
        if not self.fault:
            return pygame.Rect(0, 0, 0, 0)
        look = self.look
        wide, high = look.letters.size(
            self.sentence, FAULT_WORDS, self.board.width - look.px(FAULT_MARGIN)
        )
        rect = pygame.Rect(0, 0, wide + look.px(FAULT_PAD[0]), high + look.px(FAULT_PAD[1]))
        rect.midtop = (self.board.centerx, self.board.top + look.px(FAULT_TOP))
        return rect

    @property
    def reach(self) -> pygame.Rect:
        """Its shadow included."""
        return self.look.paint.reach(self.rect, FAULT) if self.fault else self.rect

    def draw(self, canvas: pygame.Surface) -> None:
        """A dark red strip with the sentence."""
        if not self.fault:
            return
        look = self.look
        look.paint.panel(canvas, self.rect, FAULT)
        room = self.rect.inflate(-look.px(FAULT_INSET), 0)
        look.letters.draw(
            canvas, self.sentence, FAULT_WORDS, room, align="center", valign="middle", wrap=True
        )


class StandingPanel(TablePanel[str]):
    """The last of all: it lies over everything."""

    def select(self, model: TableModel) -> str:
        """Why the case is not on disk."""
        return model.trouble

    def change(self, was: str | None, now: str) -> None:
        """It comes or goes."""
        if was is None:
            self.become([Standing(self.screen, self.kit.layout.board, self.words)])
        for widget in self.widgets:
            if isinstance(widget, Standing):
                widget.tell(now)
