"""The foot of the new game: what will be dealt, or why it cannot be, and the two ways on."""

from __future__ import annotations

import math
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import replace
from typing import Final

import pygame

from clue.boards.catalogue import MansionEntry, read_mansions
from clue.game.draft import CLASSIC, Draft, NewGame
from clue.rules.cards import SUSPECTS
from clue.rules.editions import EDITIONS
from clue.text.speaker import Speaker
from clue.ui.input.intents import Act
from clue.ui.screens.newgame.house_panel import HousePanel
from clue.ui.screens.newgame.planning import Planning, begun, noted
from clue.ui.screens.newgame.seat_card import SeatCard
from clue.ui.screens.newgame.share_code import share
from clue.ui.stage.scene import Stage, WidgetScene
from clue.ui.theme import styles
from clue.ui.widgets.base import Host, Widget, WidgetAct
from clue.ui.widgets.button import Button
from clue.ui.widgets.choice import ChoiceTile
from clue.ui.widgets.label import Label
from clue.ui.widgets.layout import Cutter, columns

MARGINS: Final = (70, 36)
"""Free at the window's sides, and above and below; less at the sides where it is narrow."""
WAYS_GAP: Final = 20
"""Between what stands in one line."""
BACK_GAP: Final = 24
FOOT: Final = 64
"""The foot is at least so high."""
HEADING_GAP: Final = 8
TILE: Final = 192
"""A rulebook is at least so high."""
AIR: Final = 16
"""Free above and below the seats where there is room."""
HOUSE_GAP: Final = 26
"""Between the rulebooks and the house."""
BAND: Final = 90
"""What stands within so many units is one line to the Tab key."""


def summary(draft: Draft, words: Speaker) -> str:
    """What will be dealt to whom."""
    computers = len(draft.taken) - draft.people
    facets = [] if draft.people and computers else ["people" if draft.people else "computers"]
    told = words.choose(
        "newgame-summary",
        facets,
        count=len(draft.taken),
        people=draft.people,
        computers=computers,
        hands=words.plain(*draft.hands(), joiner="numbers"),
    )
    if draft.house.two_with_open_cards:
        told += " " + words.say("newgame-open-cards")
    if not draft.people:
        told += " " + words.say("newgame-watch-only")
    return told


class DealLine(Widget):
    """A sentence about the draft, the way back, and the deal."""

    def __init__(self, ui: Host, on_deal: WidgetAct, on_cut: WidgetAct, on_back: WidgetAct) -> None:
        super().__init__(ui)
        say = ui.stage.words.say
        self.deal = Button(ui, say("newgame-deal"), on_deal, kind="primary", act=Act.CONFIRM)
        self.deal.default = True
        about = say("newgame-cut", "about")
        self.cut = Button(ui, say("newgame-cut"), on_cut, kind="small", tip=about)
        self.back = Button(ui, say("common-back"), on_back, act=Act.CANCEL)
        self.told = Label(ui, "", styles.SMALL, valign="middle", colour="soft", lines=2)
        self.add(self.told, self.back, self.cut, self.deal)

    def judge(self, draft: Draft) -> None:
        """Say what will be dealt, or why it cannot be."""
        words, problem = self.ui.stage.words, draft.problem()
        told = words.say(problem) if problem else summary(draft, words)
        self.deal.enable(not problem, told if problem else "")
        nobody = "" if draft.people else words.say("newgame-cut-nobody")
        self.cut.enable(not problem and not nobody, told if problem else nobody)
        self.told.colour = "warn" if problem else "soft"
        self.told.say_now(told)

    @property
    def reach(self) -> pygame.Rect:
        """The buttons may be taller than the line."""
        return self.rect.unionall([child.reach for child in self.children])

    def natural(self, width: int | None = None) -> tuple[int, int]:
        """Room for two lines of words."""
        high = max(self.look.px(FOOT), 2 * self.look.letters.line_height(styles.SMALL))
        return width or self.look.px(styles.LONG_ROW), high

    def arrange(self) -> None:
        """The deal in the corner, the way back beside it, words in what is left."""
        look, room = self.look, Cutter(self.rect)
        wide, high = self.deal.natural()
        for button, width, gap in (
            (self.deal, wide, look.px(WAYS_GAP)),
            (self.cut, self.cut.natural()[0], look.px(WAYS_GAP)),
            (self.back, self.back.natural()[0], look.px(BACK_GAP)),
        ):
            place = room.right(width, gap)
            button.place((place.x, self.rect.centery - high // 2, width, high))
        self.told.place(room.rect)


TILES_SHARE: Final = 0.665
"""How much of the width the rulebooks take; the house has the rest."""
SEATS_GAP: Final = 22
TILES_GAP: Final = 16
NOTES: Final = (21, 18, 16, 14)
"""Letters of what is said of a rulebook, the largest first."""


class NewGameScene(WidgetScene):
    """Who plays, by which rulebook and house rules, and in which mansion."""

    planning: Planning

    def __init__(
        self, deal: Callable[[NewGame], None], draft: Draft | None = None, *, mansion: str = ""
    ) -> None:
        self.deal = deal
        self.proposed = draft
        self.wished = mansion  # to be chosen when the scene opens
        self.reading: Future[dict[str, MansionEntry]] | None = None

    def enter(self, stage: Stage) -> None:
        """Begin with what was left or played last, and read the mansions meanwhile."""
        super().enter(stage)
        draft = self.proposed or begun(stage)
        if self.wished:
            draft = replace(draft, mansion=self.wished)
        self.planning = Planning(
            stage, draft, judge=self._judge, redraw=self.rebuild, ready=self._look_at_deal
        )
        self.reading = stage.background.begin(lambda: dict(read_mansions()))

    def update(self, now: float) -> float:
        """Take the mansions when they have been read."""
        due = super().update(now)
        busy = self.screen.popup or self.screen.pressed  # nothing is taken away under a hand
        if self.reading is None or not self.reading.done() or busy:
            return due
        reading, self.reading = self.reading, None
        if self.planning.know(reading.result()):
            self.rebuild()
        return math.inf

    # -- widgets -----------------------------------------------------------------------------------

    def fill(self) -> None:
        """Seats above, rulebooks and house rules below, the deal at the bottom."""
        self.planning.follow_language()
        look, screen = self.look, self.screen
        margin = round(min(look.px(MARGINS[0]), look.size[0] * 0.04))
        room = Cutter(screen.rect.inflate(-2 * margin, -2 * look.px(MARGINS[1])))
        self._heading(room)
        self._foot = screen.add(DealLine(screen, self._deal, self._cut, self._back))
        self._foot.place(room.bottom(self._foot.natural()[1], look.px(22)))
        self._seats_and_rules(room)
        # Tab goes seats, rulebooks, house rules, buttons: the way one reads.
        screen.widgets.sort(key=lambda widget: widget.rect.y // max(1, look.px(BAND)))
        self._judge()

    def _heading(self, room: Cutter) -> None:
        line_height, say = self.look.letters.line_height, self.stage.words.say
        rest = Cutter(
            room.top(line_height(styles.HEADING) + line_height(styles.LEAD), self.look.px(14))
        )
        title = Label(self.screen, say("newgame-title"), styles.HEADING, wrap=False)
        line = Cutter(rest.top(line_height(styles.HEADING)))
        code = Button(self.screen, say("code-title"), self._share, kind="small", icon="icon.copy")
        wide, high = code.natural()
        place = line.right(wide, self.look.px(WAYS_GAP))
        code.place(pygame.Rect(place.x, place.centery - high // 2, wide, high))
        self.screen.add(code)
        title.place(line.rect)
        below = Label(self.screen, say("newgame-subtitle"), styles.LEAD, wrap=False, colour="soft")
        below.place(rest.rect)
        self.screen.add(title)
        self.screen.add(below)

    def _seats_and_rules(self, room: Cutter) -> None:
        """What the rules leave is the seats'; what whole portraits leave lies round them."""
        look, wide = self.look, room.rect.width
        cards = [SeatCard(self.screen, self._draft.plan(s), self.planning) for s in SUSPECTS]
        heading = look.letters.line_height(styles.SUBHEADING)
        rest = room.rect.height - heading - look.px(8 + 14 + 14)
        tiles, tiles_high = self._tiles(wide, rest - look.px(AIR) - cards[0].least)
        left = rest - tiles_high
        air = min(look.px(AIR), left // 20)
        column = (wide - (len(cards) - 1) * look.px(SEATS_GAP)) // len(cards)
        high = min(left - air, cards[0].natural(column)[1])
        seats = room.top(high, max(air, round((left - high) * 0.45)))
        for card, place in zip(cards, columns(seats, len(cards), look.px(SEATS_GAP)), strict=True):
            self.screen.add(card).place(place)
        title = self.stage.words.say("newgame-rulebook")
        label = self.screen.add(Label(self.screen, title, styles.SUBHEADING, wrap=False))
        label.place(room.top(heading + look.px(HEADING_GAP), look.px(HEADING_GAP)))
        self._rules(room.top(tiles_high), tiles)

    def _tiles(self, width: int, most: int) -> tuple[list[ChoiceTile], int]:
        """The rulebooks, and how tall: in the largest letters that leave the faces their room."""
        for size in NOTES:
            tiles = [self._tile(edition, size) for edition in EDITIONS]
            high = max(self.look.px(TILE), self._tallest(tiles, width))
            if high <= most:
                break
        return tiles, high

    def _tile(self, edition: str, size: int) -> ChoiceTile:
        say = self.stage.words.say
        return ChoiceTile(
            self.screen,
            say(f"edition-{edition}"),
            say(f"edition-{edition}", "note"),
            lambda: self.planning.choose_edition(edition),
            chosen=edition == self._draft.edition,
            style=styles.SMALL.but(size=size),
            tip=say(f"edition-{edition}", "about"),
            picture=f"cover.{edition}",
        )

    def _tallest(self, tiles: list[ChoiceTile], width: int) -> int:
        gaps = (len(tiles) - 1) * self.look.px(TILES_GAP)
        wide = (round(width * TILES_SHARE) - gaps) // len(tiles)
        return max(tile.natural(wide)[1] for tile in tiles)

    def _rules(self, rect: pygame.Rect, tiles: list[ChoiceTile]) -> None:
        look, room = self.look, Cutter(rect)
        books = room.left(round(rect.width * TILES_SHARE), look.px(HOUSE_GAP))
        for tile, place in zip(tiles, columns(books, len(tiles), look.px(TILES_GAP)), strict=True):
            self.screen.add(tile).place(place)
        self.screen.add(HousePanel(self.screen, self.planning)).place(room.rect)

    # -- going on ----------------------------------------------------------------------------------

    @property
    def _draft(self) -> Draft:
        return self.planning.draft

    def _judge(self) -> None:
        self._foot.judge(self._draft)

    def _look_at_deal(self) -> None:
        self.screen.focus_on(self._foot.deal)

    def _deal(self, *, cut: bool = False) -> None:
        draft = self._draft
        if draft.mansion not in {CLASSIC, *read_mansions()}:
            draft = self.planning.draft = replace(draft, mansion=CLASSIC)
        settings = noted(self.stage.settings, draft)
        if settings != self.stage.settings:
            self.stage.change(settings)
        self.deal(replace(draft.finished(), cut=cut))

    def _cut(self) -> None:
        self._deal(cut=True)

    def _share(self) -> None:
        share(self.stage, self._draft, self.planning.lay)

    def _back(self) -> None:
        self.stage.unfinished = self._draft
        self.stage.pop(self)
