"""The new game: seats, rulebooks, house and deal; its set-up as a code, and the deck cut first."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from dataclasses import replace
from functools import partial
from typing import Final

import pygame

from clue.boards.catalogue import MansionEntry, read_mansions
from clue.codec.record import CutEntry
from clue.codec.share import (
    LONGEST_TYPED,
    Code,
    CodeError,
    CodeKind,
    mansion_in,
    mark_of,
    read_code,
)
from clue.game.commitment import Pledge
from clue.game.draft import CLASSIC, Draft, NewGame, drafted, setup_code
from clue.players.names import HUMAN
from clue.rules.board import Board
from clue.rules.cards import SUSPECTS, Seat
from clue.rules.editions import EDITIONS
from clue.text.faults import tell_code_error
from clue.text.speaker import Speaker
from clue.ui.dialogs.base import WRITTEN, AskScene, Dialog
from clue.ui.dialogs.pause import CommitmentSlip, in_groups
from clue.ui.input.intents import Act
from clue.ui.screens.newgame.choices import HousePanel, SeatCard
from clue.ui.screens.newgame.planning import Planning, begun, noted
from clue.ui.screens.puzzles.scene import open_puzzle
from clue.ui.stage import clipboard
from clue.ui.stage.scene import Stage, WidgetScene
from clue.ui.theme import styles
from clue.ui.widgets.base import Host, Widget, WidgetAct
from clue.ui.widgets.boxes import Panel
from clue.ui.widgets.button import Button
from clue.ui.widgets.choice import ChoiceTile
from clue.ui.widgets.label import Label
from clue.ui.widgets.layout import Cutter, columns
from clue.ui.widgets.textfield import TextField

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
SEATS_FREE: Final = 36
"""Between two seats, and so much less than the rules leave they may take in height."""
TITLE_GAP: Final = 14
FOOT_GAP: Final = 22
"""Below the title, and above the foot."""
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
        self._foot.place(room.bottom(self._foot.natural()[1], look.px(FOOT_GAP)))
        self._seats_and_rules(room)
        # Tab goes seats, rulebooks, house rules, buttons: the way one reads.
        screen.widgets.sort(key=lambda widget: widget.rect.y // max(1, look.px(BAND)))
        self._judge()

    def _heading(self, room: Cutter) -> None:
        line_height, say = self.look.letters.line_height, self.stage.words.say
        rest = Cutter(
            room.top(
                line_height(styles.HEADING) + line_height(styles.LEAD), self.look.px(TITLE_GAP)
            )
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
        rest = room.rect.height - heading - look.px(SEATS_FREE)
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


def share(stage: Stage, draft: Draft, take: Callable[[Draft], None]) -> None:
    """Show this table's code, copied already; another one that is written there is followed.

    A table's is laid instead, a mansion's is played in, a puzzle's opens the puzzle. Whatever is
    wrong with a code is told in a sentence, and the table stays as it is.
    """
    say = stage.words.say
    boards = {stem: entry.mansion.board for stem, entry in read_mansions().items()}
    text = ""
    try:
        text = str(setup_code(draft, boards[draft.mansion]))
    except (CodeError, KeyError) as error:
        if isinstance(error, CodeError):
            stage.notice(tell_code_error(error, stage.words))

    def agree(written: str) -> None:
        try:
            code = read_code(written)
            if code.kind is CodeKind.PUZZLE:
                open_puzzle(stage, written)
            elif code.kind is CodeKind.MANSION:
                stem = _mansion(code, boards)
                rooms = len(boards[stem].deck.rooms)
                take(replace(draft, mansion=stem, rooms=rooms))
            else:
                take(_named(drafted(code, boards), draft, stage))
        except CodeError as error:
            stage.notice(tell_code_error(error, stage.words))

    about = say("code-about", "copied" if text and clipboard.copy(text) else None)
    stage.push(
        AskScene(say("code-title"), about, text, say("code-take"), agree, longest=LONGEST_TYPED)
    )


def _mansion(code: Code, boards: Mapping[str, Board]) -> str:
    """The map of the mansion that a code names; :class:`CodeError` if it is not here."""
    mark = mansion_in(code)
    meant = {stem: board for stem, board in boards.items() if board.name == mark.name}
    for stem, board in meant.items():
        if mark_of(board) == mark:
            return stem
    mark.check(next(iter(meant.values()), None))
    raise AssertionError("a mark that fits no mansion says so")


def _named(found: Draft, before: Draft, stage: Stage) -> Draft:
    """With names for the people: those who sat there before, else Player 1, Player 2..."""
    used: set[str] = set()
    for number, plan in enumerate(found.plans, 1):
        if plan.kind == HUMAN:
            old = before.plan(plan.seat).name.strip()
            free = stage.words.say("newgame-player", number=number)
            name = old if old and old not in used else free
            used.add(name)
            found = found.seated(plan.seat, name=name)
    return replace(found, seed_shown=bool(found.seed))


KNOCK: Final = "\N{BULLET}"
LONGEST_CUT: Final = 40
CUT_ROW: Final = 62
CUT_ROW_PAD: Final = 8
CUT_GAP: Final = 14
"""How high a person's line is, what of it is free, and between what stands in it."""
KNOCKER: Final = 170
"""The knocker is at least so broad."""
SLIP_PAD: Final = (120, 14)
"""Free round the sealed digits, both sides together."""


class CutScene(Dialog):
    """The sealed digits, and a line for each person: a word, or as many knocks as one likes."""

    def __init__(
        self, pledge: Pledge, people: Mapping[Seat, str], deal: Callable[[Pledge], None]
    ) -> None:
        self.pledge = pledge
        self.people = people
        self.deal = deal
        self.said = dict.fromkeys(people, "")
        self.fields: dict[Seat, TextField] = {}

    def fill(self) -> None:
        """What it is for, the digits, the people, and the deal."""
        self.fields = {}
        look, screen, say = self.look, self.screen, self.stage.words.say
        panel, room = self.open_panel(1120, 500 + CUT_ROW * len(self.people), form=True)
        self.head(panel, room, say("cut-title"), say("cut-about"), lines=2)
        self.ready = Button(screen, say("newgame-deal"), self._deal, kind="primary")
        leave = Button(screen, say("common-cancel"), self._leave, act=Act.CANCEL)
        self.foot(room, [self.ready, leave])
        rows = Cutter(
            room.bottom(min(look.px(CUT_ROW) * len(self.people), room.rect.height * 2 // 3))
        )
        slip = CommitmentSlip(screen, "\n".join(in_groups(self.pledge.commitment())))
        slip.place(room.rect.inflate(-look.px(SLIP_PAD[0]), -look.px(SLIP_PAD[1])))
        panel.add(slip)
        high = rows.rect.height // len(self.people)
        for seat, name in self.people.items():
            self._line(panel, Cutter(rows.top(high).inflate(0, -look.px(CUT_ROW_PAD))), seat, name)
        panel.add(leave, self.ready)

    def _line(self, panel: Panel, room: Cutter, seat: Seat, name: str) -> None:
        """A person's name, what was said, and the knocker."""
        look, screen, say = self.look, self.screen, self.stage.words.say
        knock = Button(screen, say("cut-knock"), partial(self._knock, seat), kind="small")
        knock.place(room.right(max(knock.natural()[0], look.px(KNOCKER)), look.px(CUT_GAP)))
        who = name or self.stage.words.card(seat)
        label = Label(screen, who, styles.BODY, valign="middle", wrap=False, colour="ink")
        label.place(room.left(room.rect.width * 2 // 5, look.px(CUT_GAP)))
        said = self.said[seat]
        write = partial(self._write, seat)
        field = TextField(
            screen, said, write, placeholder=say("cut-word"), longest=LONGEST_CUT, style=WRITTEN
        )
        field.place(room.rect)
        field.called = say("cut-word")
        field.default = not self.fields  # one may write at once; the deal waits
        self.fields[seat] = field
        panel.add(label, field, knock)

    def _write(self, seat: Seat, words: str) -> None:
        self.said[seat] = words

    def _knock(self, seat: Seat) -> None:
        field = self.fields[seat]
        if len(field.text) < LONGEST_CUT:
            field.become(field.text + KNOCK)

    def _deal(self) -> None:
        cuts = ((seat, words.strip()) for seat, words in self.said.items())
        entries = tuple(CutEntry(seat, words) for seat, words in cuts if words)
        self.stage.pop(self)
        self.deal(replace(self.pledge, cuts=entries))

    def _leave(self) -> None:
        self.stage.pop(self)
