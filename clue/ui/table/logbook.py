"""The log: every event the screen has been told, in words, newest at the foot."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from clue.rules import events as ev
from clue.rules.cards import Seat
from clue.text.events import tell
from clue.text.speaker import Speaker
from clue.ui.intents import Act, Command, Intent, Scroll
from clue.ui.theme import styles
from clue.ui.widgets.base import Host, Widget

_UNTOLD = (ev.Awaited, ev.TurnEnded, ev.HandDealt)


@dataclass(frozen=True)
class Entry:
    """One line: its words, whether a turn begins with it, whether others do not know it."""

    words: str
    heading: bool = False
    private: bool = False


def entries(told: Sequence[ev.Event], words: Speaker, seat: Seat | None) -> list[Entry]:
    """The log of what a seat has been told."""
    found = []
    for event in told:
        if isinstance(event, _UNTOLD):
            continue
        private = event != ev.redact(event, None)
        heading = isinstance(event, ev.TurnBegan)
        found.append(Entry(tell(event, words, seat), heading=heading, private=private))
    return found


def since_last_turn(told: Sequence[ev.Event], seat: Seat | None) -> Sequence[ev.Event]:
    """What happened after a seat's turn before this one ended."""
    ended = [i for i, event in enumerate(told) if event == ev.TurnEnded(seat)] if seat else []
    return told[ended[-1] + 1 :] if ended else told


class Logbook(Widget):
    """Lines that can be scrolled; it stays at the foot until it is scrolled away from it."""

    focusable = True

    def __init__(self, ui: Host, lines: Callable[[], list[Entry]], empty: str) -> None:
        super().__init__(ui)
        self._ask = lines
        self.lines = lines()
        self.empty = empty
        self.back = 0  # pixels scrolled up from the foot

    def refresh(self) -> None:
        """Read anew."""
        lines = self._ask()
        if lines != self.lines:
            self.lines = lines
            self.damage()

    def handle(self, intent: Intent) -> bool:
        """Wheel, arrows and pages scroll."""
        page = self.rect.height * 3 // 4
        match intent:
            case Scroll(_, _, lines):
                return self._scroll(round(lines * self.look.px(60)))
            case Command(Act.UP):
                return self._scroll(self.look.px(60))
            case Command(Act.DOWN):
                return self._scroll(-self.look.px(60)) if self.back else False
            case Command(Act.PAGE_UP):
                return self._scroll(page)
            case Command(Act.PAGE_DOWN):
                return self._scroll(-page)
        return False

    def _scroll(self, pixels: int) -> bool:
        whole = sum(self._height(line) for line in self.lines)
        self.back = max(0, min(self.back + pixels, whole - self.rect.height))
        self.damage()
        return True

    def _style(self, line: Entry) -> styles.Style:
        style = styles.PAPER.but(size=20)
        return style.but(colour="wine_deep") if line.heading else style

    def _height(self, line: Entry) -> int:
        size = self.look.letters.size(line.words, self._style(line), self._width(line))
        return size[1] + self.look.px(10 if line.heading else 4)

    def _width(self, line: Entry) -> int:
        return self.rect.width - self.look.px(0 if line.heading else 44)

    def draw(self, canvas: pygame.Surface) -> None:
        """From the foot upwards, as many as there is room for."""
        look = self.look
        if not self.lines:
            look.letters.draw(canvas, self.empty, styles.PAPER, self.rect, wrap=True)
            return
        clip = canvas.get_clip()
        canvas.set_clip(clip.clip(self.rect))
        foot = self.rect.bottom + self.back
        whole = sum(self._height(line) for line in self.lines)
        foot = min(foot, self.rect.y + whole) if whole < self.rect.height else foot
        for line in reversed(self.lines):
            high = self._height(line)
            foot -= high
            if foot >= self.rect.bottom:
                continue
            if foot + high <= self.rect.y:
                break
            indent = self.rect.width - self._width(line)
            box = pygame.Rect(self.rect.x + indent, foot, self._width(line), high)
            if line.private:
                lock = self.ui.stage.assets.icon("icon.lock", look.px(20))
                canvas.blit(lock, (box.x - look.px(26), box.y + look.px(2)))
            look.letters.draw(canvas, line.words, self._style(line), box, wrap=True)
        canvas.set_clip(clip)
        if self.focused:
            look.paint.ring(canvas, self.rect)
