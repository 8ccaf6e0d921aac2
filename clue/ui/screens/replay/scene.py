"""The replay: the table of a closed case at any moment, with any seat's eyes or all hands open."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any, Final

import pygame

from clue.boards import Mansion
from clue.codec.notebook import notes_at
from clue.deduction.certainty import ProofStep
from clue.deduction.facts import facts_from
from clue.notebook.notes import Help, Notes
from clue.notebook.page import Insight, PrintedCell, insight_of
from clue.review.retrospect import CaseReel, Retrospect, Stop, mistakes_among
from clue.review.standings import ClosedCase
from clue.rules.cards import Card, Seat
from clue.rules.events import Event
from clue.rules.view import View, watch
from clue.table.leaf import LeafReader
from clue.table.log import Chronicle
from clue.table.model import (
    NOTHING_FOUND,
    Opened,
    Playing,
    SeatInfo,
    TableModel,
    Told,
)
from clue.table.requests import BrowseTo, GoToCells, GoToLine, Request, TurnPage, WriteNotes
from clue.text.speaker import Speaker
from clue.ui.beats.performance import Performance
from clue.ui.board import geometry
from clue.ui.board.marks import Marks
from clue.ui.input.intents import Act, Command, Intent
from clue.ui.screens.replay.open_hands import OpenHands
from clue.ui.stage.scene import Stage, WidgetScene
from clue.ui.table.panels.book import BookPanel
from clue.ui.table.panels.hand import HandPanel
from clue.ui.table.panels.panel import PanelKit, TableLayout, TablePanel
from clue.ui.table.panels.seats import SeatsPanel
from clue.ui.theme import frames, styles
from clue.ui.widgets.base import Widget, WidgetAct
from clue.ui.widgets.boxes import Panel
from clue.ui.widgets.button import Button
from clue.ui.widgets.choice import DropDown
from clue.ui.widgets.controls import Slider
from clue.ui.widgets.label import Label
from clue.ui.widgets.layout import Cutter, around, columns

PACES: Final = (0.5, 1.0, 2.0, 4.0)
_TIPS: Final = {
    "replay-back": "replay-back-tip",
    "replay-on": "replay-on-tip",
    "replay-try": "replay-try-tip",
    "replay-film": "replay-film-tip",
}
NO_MARKS: Final = Marks()
PAD: Final = (14, 10)
"""Free inside the box, at its sides and above and below."""
GAP: Final = 8
LINE_GAP: Final = 2
"""Between its buttons, and below the words and the bar."""


class ReplayScene(WidgetScene):
    """Seats and controls at the left, the board, and what the chosen eyes had before them."""

    performance: Performance
    layout: TableLayout

    def __init__(
        self,
        game: ClosedCase,
        mansion: Mansion,
        words: Speaker,
        *,
        place: int = 0,
        eyes: Seat | None = None,
        running: bool = False,
        on_try: Callable[[int, Seat], None] | None = None,
        on_film: Callable[[int, int, Seat | None], None] | None = None,
    ) -> None:
        self.game = game
        self.mansion = mansion
        self.words = words
        self.place = place
        self.eyes = eyes  # none: all hands are open
        self.on_try = on_try
        self.on_film = on_film
        self.running = running
        self.pace = 1.0
        self.stop = Stop.SUGGESTION
        self.opened = Opened()
        self.help = Help.DEDUCTION  # how much the notebook shows beside what was written in it
        self.leaves = LeafReader()
        self._coming: list[Event] = []  # of the action that is being shown
        self._seen: View | None = None  # as far as that has been shown
        self._insights: dict[tuple[int, Seat], Insight] = {}
        self._written: tuple[object, Notes] | None = None
        self._drawn_for: object = None
        self._moving = False  # the bar is put where the place is, not the other way round

    def enter(self, stage: Stage) -> None:
        """Look for mistakes behind the picture: one can jump to them then."""
        super().enter(stage)
        self.retrospect = Retrospect(self.game, stage.background, self.eyes)
        self.reel = CaseReel(self.retrospect.review.frames)
        self.place = min(self.place, self.reel.last)

    def leave(self) -> None:
        """Nothing more need be found out."""
        self.retrospect.leave()
        self.stage.speech.hush()

    # -- what is shown -----------------------------------------------------------------------------

    @property
    def view(self) -> View:
        """What the chosen eyes have seen at this place."""
        if self._seen is not None:
            return self._seen
        return self._view_at(self.place)

    def _view_at(self, place: int) -> View:
        frame = self.reel.at(place)
        return frame.views[self.eyes] if self.eyes is not None else frame.bystander

    def model(self) -> TableModel:
        """The table as it was."""
        view = self.view
        told = self.reel.told(self.place, self.eyes)
        company = tuple(
            SeatInfo(seat, player, self.words.players.get(seat, ""), here=False)
            for seat, player in self.game.players.items()
        )
        return TableModel(
            Told(view, view, told, len(told)),
            company,
            notes=self._notes(),
            help=self.help,
            insight=self._insight(),
            opened=self.opened,
        )

    def _notes(self) -> Notes:
        """What a person had written by then, where it was kept."""
        key = self.place, self.eyes
        if self._written is None or self._written[0] != key:
            notes = Notes()
            if self.eyes is not None and self.game.pencilled:
                notes = notes_at(self.game.pencilled, self.place).get(self.eyes, notes)
            self._written = key, notes.helped(None)
        return self._written[1]

    def _insight(self) -> Insight:
        if self.eyes is None:
            return NOTHING_FOUND
        key = (self.place, self.eyes)
        if key not in self._insights:
            self._insights[key] = insight_of(facts_from(self._view_at(self.place)))
        return self._insights[key]

    def _why(self, cell: PrintedCell) -> ProofStep | None:
        return self._insight().reason(cell)

    def _shown_by_now(self) -> frozenset[Card]:
        found = set()
        for seat, view in self.reel.at(self.place).views.items():
            found |= {i.shown for i in view.inquiries if i.seat == seat and i.shown is not None}
        return frozenset(found)

    # -- widgets -----------------------------------------------------------------------------------

    def fill(self) -> None:
        """Lay everything out for the window as it is."""
        setup = self.game.setup
        own = max(setup.hand_sizes.values())
        shape = geometry.shape(self.mansion)
        self.layout = TableLayout.of(self.look, len(setup.seats), shape, own + setup.open_count)
        if self._drawn_for is None:
            self.performance = Performance(self.stage, self.mansion)
            self.performance.tray_free = False
        elif self._drawn_for is not self.look:
            self.performance.repaint(self.mansion)
        self._drawn_for = self.look
        self.performance.place(*self.layout.stage(setup.seats))
        kit = PanelKit(self.screen, self.words, self.layout, self.request)
        self.chronicle = Chronicle(self.words)
        self.panels: list[TablePanel[Any]] = [SeatsPanel(kit)]
        self.hands: OpenHands | None = None
        if self.eyes is None:
            deal = self.game.dealt
            hands = dict(zip(setup.seats, deal.hands, strict=True))
            self.hands = OpenHands(self.screen, hands, deal.case.cards, self.words)
            self.hands.place(self.layout.reading)
        else:
            self.panels += [BookPanel(kit, self.chronicle, self.leaves, self._why), HandPanel(kit)]
        self.controls = self._controls()
        self._show()
        self.performance.leap(self.view)

    def _gather(self) -> None:
        panels = [widget for panel in self.panels for widget in panel.widgets]
        hands = [self.hands] if self.hands is not None else []
        widgets: list[Widget] = [*self.controls, *panels, *hands]
        if widgets != self.screen.widgets:
            self.screen.become(widgets)

    def _show(self) -> None:
        """Everything as it was at this place."""
        model = self.model()
        for panel in self.panels:
            panel.show(model)
        if self.hands is not None:
            self.hands.tell(self._shown_by_now())
        say = self.words.say
        turns = self.reel.frames.turns
        self.where.say_now(
            say(
                "replay-place",
                turn=max(1, self.reel.at(self.place).turn),
                turns=turns[-1].turn if turns else 1,
            )
        )
        self._moving = True
        self.bar.set_value(self.place / max(1, self.reel.last))
        self._moving = False
        self._gather()

    # -- the controls ------------------------------------------------------------------------------

    def _controls(self) -> list[Widget]:
        look, screen, say = self.look, self.screen, self.words.say
        box = self.layout.next_thing.union(self.layout.menu)
        panel = Panel(screen, frames.PANEL)
        panel.place(box)
        room = Cutter(look.inside(box, PAD))
        gap = look.px(GAP)
        back = self._button("common-back", self._back, act=Act.CANCEL)
        back.default = True
        high = back.natural()[1]
        back.place(room.bottom(high, gap))
        pair: list[Widget] = []
        if self.on_film is not None:
            pair.append(self._button("replay-film", self._film))
        if self.on_try is not None:
            pair.append(self._button("replay-try", self._try_again))
        if pair:
            line = columns(room.bottom(high, gap), len(pair), gap)
            for widget, rect in zip(pair, line, strict=True):
                widget.place(rect)
        every: list[Widget] = [panel, back, *pair]
        self.where = Label(screen, "", styles.SMALL, align="center", valign="middle", wrap=False)
        self.where.place(room.top(look.letters.line_height(styles.SMALL), look.px(LINE_GAP)))
        self.bar = Slider(screen, 0.0, self._dragged, step=1 / max(1, self.reel.last))
        self.bar.called = say("reader-moment")
        self.bar.place(room.top(self.bar.natural()[1], look.px(LINE_GAP)))
        steps = [
            self._button("replay-back", self.step_back, act=Act.PAGE_UP),
            self._button("replay-pause" if self.running else "replay-play", self.toggle),
            self._button("replay-on", self.step_on, act=Act.PAGE_DOWN),
        ]
        for button, rect in zip(steps, columns(room.top(high, gap), 3, gap), strict=True):
            button.chip = False
            button.place(rect)
        kinds = [(stop, say(f"replay-to-{stop.value}")) for stop in Stop]
        kind = DropDown(screen, kinds, self.stop, self._seek_kind)
        jumps = [
            self._button("replay-previous", partial(self._jump, -1)),
            self._button("replay-next", partial(self._jump, 1)),
        ]
        paces = [(pace, say("replay-pace", pace=_pace(pace))) for pace in PACES]
        speed = DropDown(screen, paces, self.pace, self._change_pace)
        seeking = Cutter(room.top(kind.natural()[1], gap))
        speed.place(seeking.right(seeking.rect.width * 9 // 25, gap))
        kind.place(seeking.rect)
        for button, rect in zip(jumps, columns(room.top(high, gap), 2, gap), strict=True):
            button.place(rect)
        eyes = self._eyes()
        eyes.place(room.top(eyes.natural()[1], gap))
        return [*every, self.where, self.bar, *steps, kind, *jumps, eyes, speed]

    def _eyes(self) -> DropDown:
        """Whose eyes: a seat's, or all hands open."""
        say, seats = self.words.say, self.game.setup.seats
        options: list[tuple[Seat | None, str]] = [(None, say("replay-all"))]
        options += [(seat, str(self.words.player(seat))) for seat in seats]
        choice = DropDown(self.screen, options, self.eyes, self.look_with)
        choice.tip = say("replay-eyes")
        return choice

    def _button(self, key: str, do: WidgetAct, act: Act | None = None) -> Button:
        say = self.words.say
        tip = say(_TIPS[key]) if key in _TIPS else ""
        return Button(self.screen, say(key), do, kind="small", act=act, tip=tip)

    # -- going through it --------------------------------------------------------------------------

    def go(self, place: int) -> None:
        """Be at another place at once."""
        self.place = min(max(0, place), self.reel.last)
        self._coming, self._seen = [], None
        self._show()
        self.performance.leap(self.view)
        self.damage()

    def step_on(self) -> None:
        """See what is done next, and wait there."""
        self.running = False
        self.go(self.place + 1)
        self._rename_play()

    def step_back(self) -> None:
        """Undo what was seen last, and wait there."""
        self.running = False
        self.go(self.place - 1)
        self._rename_play()

    def toggle(self) -> None:
        """Play, or pause; at the end play from the beginning."""
        if not self.running and self.place == self.reel.last:
            self.go(0)
        self.running = not self.running
        if not self.running:
            self.go(self.place)
        self._rename_play()

    def _rename_play(self) -> None:
        for widget in self.controls:
            names = {self.words.say("replay-play"), self.words.say("replay-pause")}
            if isinstance(widget, Button) and widget.label in names:
                widget.label = self.words.say("replay-pause" if self.running else "replay-play")
                widget.damage()

    def _dragged(self, value: float) -> None:
        if not self._moving:
            self.running = False
            self._rename_play()
            self.go(round(value * self.reel.last))

    def _seek_kind(self, stop: Stop) -> None:
        self.stop = stop

    def _jump(self, way: int) -> None:
        found = self.reel.next if way > 0 else self.reel.previous
        place = found(self.place, self.stop)
        if place is None:
            self.stage.notice(self.words.say("replay-no-more"))
            return
        self.running = False
        self._rename_play()
        self.go(place)

    def _change_pace(self, pace: float) -> None:
        self.pace = pace

    def look_with(self, eyes: Seat | None) -> None:
        """Somebody else's eyes, or none: then all hands are open."""
        self.eyes = eyes
        self._coming, self._seen = [], None
        self.rebuild()

    def _try_again(self) -> None:
        if self.on_try is not None:
            seat = self.eyes or self.reel.at(self.place).state.phase.decider
            self.on_try(self.place, seat or self.game.setup.seats[0])

    def _film(self) -> None:
        """The turn one looks at."""
        if self.on_film is not None:
            begin = self.reel.previous(self.place + 1, Stop.TURN) or 0
            end = self.reel.next(begin, Stop.TURN) or self.reel.last
            self.on_film(begin, end, self.eyes)

    def _back(self) -> None:
        self.stage.pop(self)

    # -- one event after the other -----------------------------------------------------------------

    def update(self, now: float) -> float:
        """Go on with what is shown, or with the next action."""
        if self.retrospect.fresh():
            review = self.retrospect.review
            self.reel.mistakes = mistakes_among(review.moments, review.shown)
        due = super().update(now)
        if not self.running:
            return due
        if self.performance.playing:
            event = self.performance.advance(now)
            if event is None:
                return now
            self.performance.settle(event, self.view)
        self._play_on()
        return now if self.running else due

    def _play_on(self) -> None:
        """Begin the next event; the last of an action ends with the next place."""
        if not self._coming:
            if self._seen is not None:
                self.place, self._seen = self.place + 1, None
                self._show()
            if self.place >= self.reel.last:
                self.running = False
                self._rename_play()
                return
            self._coming = [*self.reel.news(self.place, self.eyes)]
            self._seen = self._view_at(self.place)
            if not self._coming:
                return
        event, before = self._coming.pop(0), self.view
        self._seen = watch(before, event)
        self.performance.begin(event, before, self._seen, self.pace, self.words)
        model = self.model()
        for panel in self.panels:
            panel.show(replace(model, playing=Playing(event, before)))
        self._gather()

    # -- hands -------------------------------------------------------------------------------------

    def request(self, wish: Request) -> None:
        """The notebook's pages can be turned, and it shows more or less; nothing can be written."""
        if isinstance(wish, WriteNotes):
            if wish.notes.help is not None and wish.notes.help is not self.help:
                self.help = wish.notes.help
                self._show()
            return
        grants: Mapping[type, Callable[[Any], Opened]] = {
            TurnPage: lambda wish: replace(self.opened, tab=wish.tab),
            BrowseTo: lambda wish: wish.opened,
            GoToCells: lambda wish: replace(self.opened, tab="notes", lit=wish.number),
            GoToLine: lambda _: replace(self.opened, tab="log"),
        }
        grant = grants.get(type(wish))
        if grant is not None:
            self.opened = grant(wish)
            self._show()

    def otherwise(self, intent: Intent) -> bool:
        """Play and pause, steps, the ends."""
        match intent:
            case Command(Act.SKIP):
                self.toggle()
            case Command(Act.LEFT | Act.PAGE_UP):
                self.step_back()
            case Command(Act.RIGHT | Act.PAGE_DOWN):
                self.step_on()
            case Command(Act.HOME):
                self.go(0)
            case Command(Act.END):
                self.go(self.reel.last)
            case Command(Act.NEXT):
                return False
            case Command(Act.CANCEL):
                self._back()
            case _:
                return False
        return True

    # -- picture -----------------------------------------------------------------------------------

    def paint_ground(self, canvas: pygame.Surface) -> None:
        """The dark table, the board and its pieces."""
        backdrop = self.look.paint.backdrop(self.look.size)
        for part in around(canvas.get_rect(), self.performance.board.plan.floor):
            canvas.blit(backdrop, part, part)
        self.performance.draw_board(canvas, NO_MARKS)

    def draw(self, canvas: pygame.Surface) -> None:
        """The ground, the panels, and what flies above them."""
        super().draw(canvas)
        self.performance.draw_above(canvas)


def _pace(pace: float) -> str:
    return "½" if pace == PACES[0] else str(round(pace))
