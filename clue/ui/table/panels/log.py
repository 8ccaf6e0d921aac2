"""The log: every event that has been shown, in words, newest at the foot."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

import pygame

from clue.rules.cards import Seat
from clue.table.log import Chronicle, LogLine
from clue.table.model import LogKind, Opened, TableModel
from clue.table.requests import BrowseTo, GoToCells, Request
from clue.text.speaker import Speaker
from clue.ui.input.intents import Act, Command, Intent, PointerMoved, Press, Scroll
from clue.ui.reading.readable import NOTHING, DoDeed, PartDeed, Readable, Role
from clue.ui.table.panels.panel import PanelKit, TablePanel
from clue.ui.theme import styles
from clue.ui.theme.palette import mix
from clue.ui.theme.styles import Style
from clue.ui.widgets.base import Host, Widget
from clue.ui.widgets.label import Label
from clue.ui.widgets.layout import Cutter
from clue.ui.widgets.paper import PaperSheet

INSIDE: Final = 24
"""How far from the edge of a page its words begin."""
HEADING: Final = styles.PAPER_HEADING.but(size=26)
MARGIN: Final = 52
"""Beside the lines: the suggestion's number, or the lock of a private line; in units."""

FAR: Final = 10_000
_PAGES: Final[Mapping[Act, float]] = {
    Act.PAGE_UP: 0.75,
    Act.PAGE_DOWN: -0.75,
    Act.HOME: FAR,
    Act.END: -FAR,
}
"""How many heights of the page a key scrolls up."""
HEADING_ROOM: Final = 12
LINE_ROOM: Final = 5
"""Above and below a line together."""
LINE_END: Final = 12
"""Free at a line's end."""
STEP: Final = 60
"""So far a notch of the wheel goes."""
LOCK: Final = 20
LOCK_GAP: Final = 6
HEADING_INSET: Final = 2
LIT_GAP: Final = 2
LIT_RADIUS: Final = 4
"""What lies under the line one is on: how much lower than the line, and how round."""
NUMBER: Final = 28
BAR: Final = 4
SHORTEST_BAR: Final = 30
LATELY_GAP: Final = 6


@dataclass(frozen=True)
class PlacedLine:
    """An entry with its place: so many pixels below the first one."""

    entry: LogLine
    top: int
    high: int


def _empty(opened: Opened, words: Speaker) -> str:
    """What stands where there is no line."""
    if opened.tab == "digest":
        return words.say("digest-empty")
    return words.say("log-empty" if opened.kind is LogKind.ALL else "log-none-of-these")


class Logbook(Widget):
    """Lines that can be scrolled and chosen; it stays at the foot until one turns back.

    A line with a number leads to the cells of the notebook that it tells of.
    """

    focusable = True
    role = Role.LOG

    def __init__(
        self,
        ui: Host,
        words: Speaker,
        entries: Sequence[LogLine],
        opened: Opened,
        send: Callable[[Request], None],
    ) -> None:
        super().__init__(ui)
        self.words = words
        self.opened = opened
        self.send = send
        self.called = words.say(f"notebook-tab-{opened.tab}")
        self.empty = _empty(opened, words)
        self.lines: list[PlacedLine] = []
        self.entries = list(entries)
        self.back = 0  # pixels scrolled up from the foot
        self._private = words.say("log-line-private")

    def heard_inside(self) -> Iterator[Readable]:
        """Every line, whether it is scrolled away or not."""
        if not self.lines:
            yield Readable(Role.LABEL, self.empty)
        for line in self.lines:
            box, chosen = self.place_of(line), line.entry.line == self.opened.line
            yield replace(
                heard_line(line.entry, self._private),
                box=(box.x, box.y, box.width, box.height),
                chosen=chosen,
                focused=self.focused and chosen,
                does=frozenset({PartDeed.PRESS}) if line.entry.number else NOTHING,
                do=self._leading_on(line),
            )

    def _leading_on(self, line: PlacedLine) -> DoDeed:
        def do(deed: PartDeed, text: str) -> None:
            del text
            if deed is PartDeed.PRESS:
                self._press(line)

        return do

    def arrange(self) -> None:
        """Measure the lines; the chosen one is brought into view."""
        self._measure()
        self._reveal()

    def tell(self, entries: Sequence[LogLine], opened: Opened) -> None:
        """What is read may have changed."""
        if opened.line != self.opened.line:
            self.damage()
        self.opened = opened
        if list(entries) != self.entries:
            self.entries = list(entries)
            self._measure()

    def _measure(self) -> None:
        known = {line.entry: line.high for line in self.lines}
        entries, self.lines, top = self.entries, [], 0
        before = self._whole
        for entry in entries:
            high = known.get(entry) or self._height(entry)
            self.lines.append(PlacedLine(entry, top, high))
            top += high
        if self.back:  # what one reads stays where it is
            self.back = self._within(self.back + self._whole - before)
        self.damage()

    def _height(self, entry: LogLine) -> int:
        size = self.look.letters.size(entry.words, self._style(entry), self._width(entry))
        return size[1] + self.look.px(HEADING_ROOM if entry.heading else LINE_ROOM)

    def _style(self, entry: LogLine) -> Style:
        style = styles.PAPER.but(size=20)
        return style.but(colour="wine_deep", size=21) if entry.heading else style

    def _width(self, entry: LogLine) -> int:
        return self.rect.width - self.look.px(LINE_END if entry.heading else MARGIN + LINE_END)

    @property
    def _whole(self) -> int:
        return self.lines[-1].top + self.lines[-1].high if self.lines else 0

    def _within(self, back: int) -> int:
        return max(0, min(back, self._whole - self.rect.height))

    @property
    def _origin(self) -> int:
        """Where the first line begins, on the screen."""
        return self.rect.y + min(0, self.rect.height - self._whole) + self.back

    def begin(self) -> None:
        """Turn back to the first line."""
        self._scroll(FAR * self.rect.height)

    def place_of(self, line: PlacedLine) -> pygame.Rect:
        """Where a line stands, on the screen."""
        return pygame.Rect(self.rect.x, self._origin + line.top, self.rect.width, line.high)

    # -- hands -------------------------------------------------------------------------------------

    @property
    def chosen(self) -> PlacedLine | None:
        """The line one is on."""
        return next((ln for ln in self.lines if ln.entry.line == self.opened.line), None)

    def handle(self, intent: Intent) -> bool:
        """Wheel and pages scroll, arrows go from line to line, a numbered line leads on."""
        match intent:
            case Scroll(_, _, lines):
                return self._scroll(round(lines * self.look.px(STEP)))
            case PointerMoved(x, y):
                self._tell(self._at(x, y))
            case Press(x, y, 1):
                return self._press(self._at(x, y))
            case Command(Act.UP | Act.DOWN as act):
                return self._step(-1 if act is Act.UP else 1)
            case Command(Act.CONFIRM | Act.NOTES):
                return self._lead_on()
            case Command(act) if act in _PAGES:
                return self._scroll(round(_PAGES[act] * self.rect.height))
        return False

    def _press(self, line: PlacedLine | None) -> bool:
        if line is not None:
            self._choose(line)
            self._lead_on()
        return line is not None

    def _at(self, x: int, y: int) -> PlacedLine | None:
        if not self.rect.collidepoint(x, y):
            return None
        below = y - self._origin
        return next((ln for ln in self.lines if ln.top <= below < ln.top + ln.high), None)

    def _tell(self, line: PlacedLine | None) -> None:
        """A private line says so under the pointer; a numbered one where it leads."""
        say = self.words.say
        tip = ""
        if line is not None and line.entry.private:
            tip = self._private
        elif line is not None and line.entry.number:
            tip = say("log-jump")
        self.tip = tip

    def _choose(self, line: PlacedLine) -> None:
        if self.opened.line != line.entry.line:
            self.opened = replace(self.opened, line=line.entry.line)
            self.send(BrowseTo(self.opened))
            self.damage()

    def _step(self, by: int) -> bool:
        chosen = self.chosen
        at = self.lines.index(chosen) + by if chosen is not None else len(self.lines) - 1
        if not 0 <= at < len(self.lines):
            return False
        self._choose(self.lines[at])
        self._reveal()
        return True

    def _reveal(self) -> None:
        line = self.chosen
        if line is None:
            return
        top, foot = self._origin + line.top, self._origin + line.top + line.high
        if top < self.rect.y:
            self._scroll(self.rect.y - top)
        elif foot > self.rect.bottom:
            self._scroll(self.rect.bottom - foot)

    def _lead_on(self) -> bool:
        line = self.chosen
        if line is None or not line.entry.number:
            return False
        self.send(GoToCells(line.entry.number))
        return True

    def _scroll(self, pixels: int) -> bool:
        back = self._within(self.back + pixels)
        if back == self.back:
            return False
        self.back = back
        self.damage()
        return True

    # -- picture -----------------------------------------------------------------------------------

    def draw(self, canvas: pygame.Surface) -> None:
        """As many lines as there is room for."""
        look = self.look
        if not self.lines:
            look.letters.draw(canvas, self.empty, styles.PAPER, self.rect, wrap=True, valign="top")
            self.draw_ring(canvas)
            return
        clip = canvas.get_clip()
        canvas.set_clip(clip.clip(self.rect))
        for line in self.lines:
            box = self.place_of(line)
            if box.bottom > self.rect.y and box.y < self.rect.bottom:
                self._draw_line(canvas, box, line.entry)
        self._draw_bar(canvas)
        canvas.set_clip(clip)
        self.draw_ring(canvas)

    def _draw_line(self, canvas: pygame.Surface, box: pygame.Rect, entry: LogLine) -> None:
        look, px = self.look, self.look.px
        if entry.line == self.opened.line:
            lit = mix(look.palette.paper, look.palette.brass, 0.3)
            pygame.draw.rect(
                canvas, lit, box.inflate(0, -px(LIT_GAP)), border_radius=px(LIT_RADIUS)
            )
        width = self._width(entry)
        left = box.x + (px(HEADING_INSET) if entry.heading else px(MARGIN))
        words = pygame.Rect(left, box.y, width, box.height)
        look.letters.draw(
            canvas, entry.words, self._style(entry), words, wrap=True, valign="middle"
        )
        if entry.number:
            self._draw_number(canvas, box, entry.number)
        if entry.private:
            side = max(12, px(LOCK))
            lock = look.assets.icon("icon.lock", side, look.palette.ink_soft)
            canvas.blit(lock, lock.get_rect(midright=(left - px(LOCK_GAP), box.centery)))
        if entry.heading:
            rule = mix(look.palette.paper_edge, look.palette.ink_soft, 0.4)
            canvas.fill(rule, pygame.Rect(box.x, box.bottom - 1, box.width, 1))

    def _draw_number(self, canvas: pygame.Surface, box: pygame.Rect, number: int) -> None:
        """The same small number as in the notebook's cells."""
        look = self.look
        style = styles.PAPER_SMALL.but(size=16, colour="wine")
        wide = look.px(NUMBER)
        place = pygame.Rect(box.x, box.y, wide, box.height)
        look.letters.draw(
            canvas, str(number), style, place, align="center", valign="middle", lines=1
        )

    def _draw_bar(self, canvas: pygame.Surface) -> None:
        whole, seen = self._whole, self.rect.height
        if whole <= seen:
            return
        high = max(self.look.px(SHORTEST_BAR), seen * seen // whole)
        y = self.rect.bottom - high - (seen - high) * self.back // max(1, whole - seen)
        wide = self.look.px(BAR)
        bar = pygame.Rect(self.rect.right - wide, y, wide, high)
        canvas.fill(self.look.paint.colour("brass_dim"), bar)


def heard_line(entry: LogLine, private: str) -> Readable:
    """A line for whoever hears it."""
    return Readable(Role.LINE, entry.words, about=private if entry.private else "")


MOST: Final = 10
"""No window shows more lines than this."""
FADED: Final = 0.55
"""How far the oldest line shown has faded into the dark."""
STYLE: Final = styles.SMALL.but(size=20)


class Lately(Widget):
    """The log's last lines, newest at the foot; what no longer fits whole is left out."""

    def __init__(self, ui: Host) -> None:
        super().__init__(ui)
        self.lines: tuple[LogLine, ...] = ()

    def tell(self, lines: tuple[LogLine, ...]) -> None:
        """Other lines."""
        self.lines = lines
        self.damage()

    def shown(self) -> list[tuple[LogLine, pygame.Rect]]:
        """The lines that fit, each with its place, the newest first."""
        letters, found, foot = self.look.letters, [], self.rect.bottom
        for line in reversed(self.lines):
            high = letters.size(line.words, STYLE, self.rect.width)[1]
            if foot - high < self.rect.y:
                break
            foot -= high
            found.append((line, pygame.Rect(self.rect.x, foot, self.rect.width, high)))
            foot -= self.look.px(LATELY_GAP)
        return found

    def draw(self, canvas: pygame.Surface) -> None:
        """The newest plain, the older fainter."""
        shown, palette = self.shown(), self.look.palette
        for age, (line, box) in enumerate(shown):
            share = FADED * age / max(1, len(shown) - 1)
            colour = mix(palette.lamp if line.heading else palette.cream, palette.night, share)
            self.look.letters.draw(
                canvas, line.words, STYLE, box, colour=colour, valign="top", wrap=True
            )

    def aloud(self) -> Iterator[Readable]:
        """The scene tells these lines, also where there is no room to show them."""
        return iter(())


class LastLines(NamedTuple):
    """The same event is told each viewer in other words."""

    viewer: Seat | None
    lines: tuple[LogLine, ...]


class LatelyPanel(TablePanel[LastLines]):
    """Where there is room for it."""

    def __init__(self, kit: PanelKit, log: Chronicle) -> None:
        super().__init__(kit)
        self.log = log

    def select(self, model: TableModel) -> LastLines:
        """What the log told last, whichever page of the notebook is open."""
        return LastLines(model.viewer, tuple(self.log.read(model.told).entries[-MOST:]))

    def change(self, was: LastLines | None, now: LastLines) -> None:
        """Newer lines."""
        rect = self.kit.layout.lately
        if was is None and rect is not None:
            lately = Lately(self.screen)
            lately.place(rect)
            self.become([lately])
        for widget in self.widgets:
            if isinstance(widget, Lately):
                widget.tell(now.lines)


class LogBeside(TablePanel[LastLines]):
    """The whole log beside the notes, where a window has room for both."""

    def __init__(self, kit: PanelKit, log: Chronicle) -> None:
        super().__init__(kit)
        self.log = log
        self.opened = Opened(tab="log")  # what is chosen here, whatever page the book has open
        self._page: Logbook | None = None

    def select(self, model: TableModel) -> LastLines:
        """Every line, as the viewer may read it."""
        if self.kit.layout.log is None:
            return LastLines(None, ())
        return LastLines(model.viewer, tuple(self.log.read(model.told).entries))

    def change(self, was: LastLines | None, now: LastLines) -> None:
        """More lines; for another viewer another page."""
        rect = self.kit.layout.log
        if rect is None:
            return
        if self._page is None or was is None or was.viewer != now.viewer:
            sheet = PaperSheet(self.screen)
            sheet.place(rect)
            room = Cutter(sheet.inside(INSIDE))
            title = Label(self.screen, self.words.say("notebook-tab-log"), HEADING, wrap=False)
            title.place(room.top(self.look.letters.line_height(HEADING), self.look.px(MARGIN / 8)))
            self._page = Logbook(self.screen, self.words, now.lines, self.opened, self._send)
            self._page.place(room.rect)
            sheet.add(title, self._page)
            self.become([sheet])
        self._page.tell(now.lines, self.opened)

    def _send(self, wish: Request) -> None:
        """What is chosen here stays here; a number leads to the notebook."""
        if isinstance(wish, BrowseTo):
            self.opened = wish.opened
        else:
            self.kit.send(wish)
