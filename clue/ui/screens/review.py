"""The case looked at again: who could have known how much when, and why the detectives did it."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import replace
from functools import partial
from itertools import pairwise
from math import log
from typing import Final

import pygame

from clue.puzzles.diary import DiaryPlace
from clue.puzzles.own import MinedPuzzle, moments_after
from clue.review.retrospect import Retrospect
from clue.review.standings import ClosedCase, TurnStanding
from clue.review.verdicts import FindingLine, ReviewTeller
from clue.rules.cards import Seat
from clue.text.speaker import Speaker
from clue.ui.cards.case_card import CaseCard, set_alike
from clue.ui.cards.faces import name_on
from clue.ui.cards.signs import draw_disc
from clue.ui.cards.stage_pictures import portrait
from clue.ui.input.intents import Act
from clue.ui.reading.readable import Readable, Role
from clue.ui.screens.puzzles.solving import PuzzleScene
from clue.ui.stage.scene import Stage, WidgetScene
from clue.ui.theme import frames, styles
from clue.ui.theme.palette import Colour, mix
from clue.ui.widgets.base import Host, Widget
from clue.ui.widgets.boxes import ScrollBox
from clue.ui.widgets.button import Button, Pressable
from clue.ui.widgets.label import Label
from clue.ui.widgets.layout import Cutter
from clue.ui.widgets.paper import PaperSheet

STEPS: Final = 4
"""Lines across the chart between all cases and the solution."""
FINER: Final = 2
"""Lines are drawn so much larger and made smaller again, which softens their edges."""
DISC: Final = 26
LEFT: Final = 112
RIGHT: Final = 24
TOP: Final = 64
BELOW: Final = 52
"""Free round the field: for the scale, the discs, the flags, the turns."""
TURN_GAP: Final = 10
"""Between the field and the numbers of turns."""
DISC_GAP: Final = 2
ROUND_LINES: Final = 8
"""Free round the lines, both sides together, so that thick ones are whole."""
DASH: Final = 7
FLAG_GAP: Final = 16
OVER: Final = 12
"""How far the line of a turn goes above the field; between the field and what stands beside it."""
CHOSEN_LINE: Final = 5
LINE: Final = 2.6


class Chart(Widget):
    """Fewer open cases stand higher, on a scale where halving them is always the same step."""

    role = Role.PICTURE

    def __init__(self, ui: Host, seats: Sequence[Seat], cases: int, words: Speaker) -> None:
        super().__init__(ui)
        self.seats = tuple(seats)
        self.cases = cases
        self.words = words
        self.called = words.say("reader-chart")
        self.standings: tuple[TurnStanding, ...] = ()
        self.chosen: Seat | None = None

    def plot(self, standings: Sequence[TurnStanding], chosen: Seat | None) -> None:
        """Draw as much as is known by now; the chosen seat's line is the strong one."""
        if (tuple(standings), chosen) != (self.standings, self.chosen):
            self.standings, self.chosen = tuple(standings), chosen
            self.damage()

    # -- the scales --------------------------------------------------------------------------------

    @property
    def _field(self) -> pygame.Rect:
        px = self.look.px
        left, right = px(LEFT), px(RIGHT + DISC)
        return pygame.Rect(
            self.rect.x + left,
            self.rect.y + px(TOP),
            self.rect.width - left - right,
            self.rect.height - px(TOP) - max(px(BELOW), 2 * self._line + px(TURN_GAP)),
        )

    @property
    def _line(self) -> int:
        return self.look.letters.line_height(styles.TINY)

    @property
    def _turns(self) -> tuple[int, int]:
        if not self.standings:
            return 1, 2
        return self.standings[0].turn, max(self.standings[-1].turn, self.standings[0].turn + 1)

    def _x(self, turn: int) -> int:
        first, last = self._turns
        return self._field.x + round(self._field.width * (turn - first) / (last - first))

    def _y(self, cases: float) -> int:
        share = log(max(cases, 1)) / log(self.cases)
        return self._field.y + round(self._field.height * share)

    # -- picture -----------------------------------------------------------------------------------

    def draw(self, canvas: pygame.Surface) -> None:
        """The grid, the lines, and where the chosen seat could have accused."""
        self._draw_grid(canvas)
        if self.standings:
            self._draw_moment_of_truth(canvas)
            self._draw_lines(canvas)
            self._draw_discs(canvas)

    def _draw_grid(self, canvas: pygame.Surface) -> None:
        look, field = self.look, self._field
        dim = look.paint.colour("brass_dim")
        for step in range(STEPS + 1):
            cases = round(self.cases ** (step / STEPS))
            y = self._y(cases)
            pygame.draw.line(canvas, dim, (field.x, y), (field.right, y))
            self._label(canvas, self._cases(step, cases), pygame.Rect(0, y, field.x, 0), "right")
        first, last = self._turns
        stride = max(1, -(-(last - first) // 12))
        for turn in range(first, last + 1, stride):
            below = pygame.Rect(
                self._x(turn), field.bottom + look.px(TURN_GAP) + self._line // 2, 0, 0
            )
            self._label(canvas, str(turn), below, "center")
        under = pygame.Rect(field.x, self.rect.bottom - self._line // 2, field.width, 0)
        self._label(canvas, self.words.say("review-turns"), under, "center")

    def _cases(self, step: int, cases: int) -> str:
        if step == 0:
            return self.words.say("review-solved")
        return self.words.say("review-cases", cases=cases) if step == STEPS else str(cases)

    def _label(self, canvas: pygame.Surface, words: str, at: pygame.Rect, side: str) -> None:
        image = self.look.letters.image(words, styles.TINY)
        rect = image.get_rect(center=at.center)
        if side == "right":
            rect.midright = (at.right - self.look.px(OVER), at.centery)
        canvas.blit(image, rect)

    def _draw_moment_of_truth(self, canvas: pygame.Surface) -> None:
        """A dashed line at the first turn the chosen seat began with nothing left to find out."""
        seat = self.chosen
        knew = (at for at in self.standings if seat and at.open_cases[seat] == 1)
        first = next(knew, None)
        if seat is None or first is None or seat in first.out:
            return
        look, field, x = self.look, self._field, self._x(first.turn)
        lamp, dash = look.paint.colour("lamp"), look.px(DASH)
        for y in range(field.y - look.px(OVER), field.bottom, 2 * dash):
            pygame.draw.line(canvas, lamp, (x, y), (x, min(y + dash, field.bottom)))
        said = self.words.say("review-could-accuse", who=self.words.player(seat))
        style = styles.SMALL.but(colour="lamp")
        image = look.letters.image(said, style)
        rect = image.get_rect(midbottom=(x, field.y - look.px(FLAG_GAP)))
        canvas.blit(image, rect.clamp(self.rect))

    def _draw_lines(self, canvas: pygame.Surface) -> None:
        """All lines in one fine picture; the chosen seat's last, so that it is whole."""
        field, px = (
            self._field.inflate(self.look.px(ROUND_LINES), self.look.px(ROUND_LINES)),
            self.look.px,
        )
        fine = pygame.Surface((field.width * FINER, field.height * FINER), pygame.SRCALPHA)
        for seat in sorted(self.seats, key=lambda seat: seat == self.chosen):
            wide = px(CHOSEN_LINE if seat == self.chosen else LINE) * FINER
            points = [
                (
                    (self._x(s.turn) - field.x) * FINER,
                    (self._y(s.open_cases[seat]) - field.y) * FINER,
                )
                for s in self.standings
            ]
            colour = self.look.paint.colour(seat.value)
            for start, end in pairwise(points):
                pygame.draw.line(fine, colour, start, end, wide)
            for point in points:
                pygame.draw.circle(fine, colour, point, wide / 2)
        canvas.blit(pygame.transform.smoothscale(fine, field.size), field)

    def _draw_discs(self, canvas: pygame.Surface) -> None:
        """Each line's disc at its end; those that would cover each other stand apart."""
        high = self.look.px(DISC)
        ends: Mapping[Seat, int] = self.standings[-1].open_cases
        order = sorted(self.seats, key=lambda seat: (ends[seat], self.seats.index(seat)))
        free = self.rect.y
        for seat in order:
            y = max(self._y(ends[seat]), free + high // 2)
            free = y + high // 2 + self.look.px(DISC_GAP)
            disc = pygame.Rect(self._field.right + self.look.px(OVER), y - high // 2, high, high)
            draw_disc(self.look, canvas, seat, disc)


PAD: Final = 8
TURN: Final = styles.PAPER_HEADING
WHAT: Final = styles.PAPER.but(size=styles.BODY.size)
WHY: Final = styles.PAPER_SMALL.but(size=styles.SMALL.size - 1)
VERDICT: Final = styles.SMALL.but(colour="ink_soft")
INKED: Final = 0.55
"""How much of a verdict's colour becomes ink on the paper."""
UNDER: Final = frames.Skin(top="paper_edge", bottom="paper_edge", alpha=150, radius=8)
"""What lies under a row that pointer or keys are on."""
MARGINS: Final = (62, 40)
"""Free at the window's sides, and above and below."""
AISLE: Final = 40
"""Between the two halves of the page."""
LIST: Final = 720
"""The list of moments is at least so broad."""
FOOT: Final = 200
"""What is told of the moment in hand."""
FOOT_GAP: Final = 16
WAYS_OVER: Final = 22
"""Above it, and above the ways out."""
LESSON_GAP: Final = 6
"""Below what is to be learnt."""
NAME_GAP: Final = 4
FIGURES_GAP: Final = 2
LIST_GAP: Final = 10
SCALE_GAP: Final = 8
"""Below a seat's name, its figures and its luck; above what the verdicts mean."""
ROW: Final = 600
VERDICT_GAP: Final = 18
"""How broad a moment is that has not been given its width; between its words and its verdict."""
HEADS: Final = 84
BELOW_HEADS: Final = 10
"""How high the row of heads is, and what is free below it."""
HEAD_GAP: Final = 12
WAYS_GAP: Final = 16
"""Between the buttons at the foot."""
NUMBER: Final = 58
"""The column in which a turn's number stands."""
CARD_GAP: Final = 24
"""Between the cards at the foot, and to what stands beside them."""
FACE: Final = 62
"""How broad a portrait to choose is."""


class FindingRow(Pressable):
    """One finding; to press it is to look at the board of that moment."""

    def __init__(self, ui: Host, line: FindingLine, on_press: Callable[[], None], tip: str) -> None:
        super().__init__(ui, on_press, tip=tip)
        self.line = line

    def heard(self) -> Readable:
        """When, what, how good it was, and why."""
        line = self.line
        told = " ".join((line.verdict, *line.why))
        return replace(super().heard(), name=f"{line.turn}. {line.what}", value=told)

    # -- layout ------------------------------------------------------------------------------------

    @property
    def _number(self) -> int:
        return self.look.px(NUMBER)

    def _right(self) -> int:
        return self.look.letters.size(self.line.verdict, VERDICT, None)[0] + self.look.px(
            VERDICT_GAP
        )

    def natural(self, width: int | None = None) -> tuple[int, int]:
        """As many lines as its words take."""
        letters, wide = self.look.letters, width or self.look.px(ROW)
        inside = wide - 2 * self.look.px(PAD) - self._number
        first = letters.size(self.line.what, WHAT, inside - self._right())[1]
        rest = sum(letters.size(why, WHY, inside)[1] for why in self.line.why)
        return wide, first + rest + 2 * self.look.px(PAD)

    @property
    def _tone(self) -> Colour:
        """The verdict's colour, as it is written on paper."""
        palette, mood = self.look.palette, self.line.mood
        return palette.ink_soft if mood == "soft" else mix(palette.named(mood), palette.ink, INKED)

    def draw(self, canvas: pygame.Surface) -> None:
        """The turn's number in the display face, the verdict at the right, a rule below."""
        look, rect, line = self.look, self.rect.inflate(-2 * self.look.px(PAD), 0), self.line
        if self.hovered or self.focused:
            look.paint.panel(canvas, self.rect, UNDER)
        letters, y = look.letters, rect.y + look.px(PAD)
        head = pygame.Rect(rect.x, y, self._number, rect.height)
        letters.draw(canvas, str(line.turn), TURN, head, valign="top")
        right = pygame.Rect(rect.right - self._right(), y, self._right(), rect.height)
        letters.draw(
            canvas, line.verdict, VERDICT, right, align="right", valign="top", colour=self._tone
        )
        inside = rect.width - self._number
        said = pygame.Rect(rect.x + self._number, y, inside - self._right(), rect.height)
        y += letters.draw(canvas, line.what, WHAT, said, valign="top", wrap=True).height
        for why in line.why:
            high = letters.size(why, WHY, inside)[1]
            box = pygame.Rect(said.x, y, inside, high)
            letters.draw(canvas, why, WHY, box, valign="top", wrap=True)
            y += high
        rule = look.paint.colour("brass_dim")
        pygame.draw.line(canvas, rule, (rect.x, rect.bottom - 1), (rect.right, rect.bottom - 1))
        self.draw_ring(canvas)


NAME: Final = styles.PAPER_HEADING.but(size=styles.NAME.size)
FIGURES: Final = styles.PAPER.but(size=styles.SMALL.size)


class Chooser(Pressable):
    """A seat's portrait, to look at what that seat did."""

    role = Role.OPTION

    def heard(self) -> Readable:
        """Whether it is the one that is looked at."""
        return replace(super().heard(), chosen=self.chosen)

    def __init__(
        self, ui: Host, seat: Seat, on_press: Callable[[], None], *, chosen: bool, tip: str
    ) -> None:
        super().__init__(ui, on_press, tip=tip)
        self.seat = seat
        self.chosen = chosen
        self.called = tip

    def natural(self, width: int | None = None) -> tuple[int, int]:
        """As cards are."""
        wide = width or self.look.px(FACE)
        return wide, round(wide * 4 / 3)

    def draw(self, canvas: pygame.Surface) -> None:
        """The portrait; the chosen one in lamp light."""
        border = "lamp" if self.chosen or self.hovered else "brass_dim"
        self.look.paint.card(canvas, self.rect, portrait(self.seat), border=border, width=3)
        if not self.chosen and not self.hovered:
            self.look.paint.panel(canvas, self.rect, frames.Skin(alpha=110, radius=10))
        self.draw_ring(canvas)


class ReviewScene(WidgetScene):
    """The lesson and the chart at the left, one seat's findings at the right, the case below."""

    def __init__(
        self,
        game: ClosedCase,
        words: Speaker,
        viewer: Seat | None,
        on_moment: Callable[[int, Seat], None] | None = None,
    ) -> None:
        self.game = game
        self.words = words
        self.viewer = viewer
        self.chosen = viewer or game.setup.seats[0]
        self.on_moment = on_moment  # look at the board after so many actions, with a seat's eyes

    def enter(self, stage: Stage) -> None:
        """Begin to look back."""
        super().enter(stage)
        self.retrospect = Retrospect(self.game, stage.background, self.chosen)
        self.teller = ReviewTeller(self.retrospect.review, self.words, self.viewer)
        stage.audio.music("review")
        self.moments: Sequence[MinedPuzzle] = ()
        self.looking: Future[list[MinedPuzzle]] | None = stage.background.begin(
            partial(moments_after, self.game)
        )

    def leave(self) -> None:
        """Nothing more need be worked out."""
        self.retrospect.leave()
        self.stage.audio.music("")

    # -- widgets -----------------------------------------------------------------------------------

    def fill(self) -> None:
        """Everything in its place for the window as it is."""
        look, screen, say = self.look, self.screen, self.words.say
        room = Cutter(look.inside(screen.rect, MARGINS))
        right = Cutter(room.right(max(look.px(LIST), room.rect.width * 9 // 20), look.px(AISLE)))
        self._ways(right)
        foot = Cutter(room.bottom(look.px(FOOT), look.px(FOOT_GAP)))
        title = Label(screen, say("review-title"), styles.HEADING)
        title.place(room.top(title.natural(room.rect.width)[1]))
        self.headline = Label(screen, "", styles.LEAD.but(colour="lamp"))
        self.headline.place(
            room.top(3 * look.letters.line_height(styles.LEAD), look.px(LESSON_GAP))
        )
        deck = self.game.setup.board.deck
        cases = math.prod(len(pile) for pile in deck.piles)
        self.chart = Chart(screen, self.game.setup.seats, cases, self.words)
        self.chart.place(room.rect)
        for widget in (title, self.headline, self.chart):
            screen.add(widget)
        self._panel(right.rect)
        self._case(foot)
        self._show()

    def _panel(self, rect: pygame.Rect) -> None:
        look, screen = self.look, self.screen
        panel = screen.add(PaperSheet(screen))
        panel.place(rect)
        room = Cutter(panel.inside(28))
        heads = Cutter(room.top(look.px(HEADS), look.px(BELOW_HEADS)))
        for seat in self.game.setup.seats:
            head = Chooser(
                screen,
                seat,
                partial(self._choose, seat),
                chosen=seat == self.chosen,
                tip=str(self.words.seat(seat)),
            )
            head.place(heads.left(head.natural()[0], look.px(HEAD_GAP)))
            panel.add(head)
        name = Label(
            screen, self.words.say("review-turns-of", who=self.words.seat(self.chosen)), NAME
        )
        name.place(room.top(name.natural(room.rect.width)[1], look.px(NAME_GAP)))
        self.figures = Label(screen, "", FIGURES)
        self.figures.place(room.top(look.letters.line_height(FIGURES), look.px(FIGURES_GAP)))
        self.luck = Label(screen, "", styles.PAPER_SMALL)
        self.luck.place(room.top(look.letters.line_height(styles.PAPER_SMALL), look.px(LIST_GAP)))
        scale = Label(screen, self.words.say("review-scale"), styles.PAPER_SMALL)
        scale.place(room.bottom(scale.natural(room.rect.width)[1], look.px(SCALE_GAP)))
        self.list = ScrollBox(screen, gap=4, of=self.chosen.value)
        self.list.place(room.rect)
        panel.add(name, self.figures, self.luck, scale, self.list)

    def _case(self, foot: Cutter) -> None:
        look, words = self.look, self.words
        shown = []
        for card in self.game.dealt.case.cards:
            name = name_on(card, words)
            shown.append(CaseCard(self.screen, card, name, chosen=True, medal=False))
            shown[-1].place(foot.left(foot.rect.height * 3 // 4, look.px(CARD_GAP)))
            self.screen.add(shown[-1])
        set_alike(shown)
        if self.moments:
            word = words.say("review-puzzles", count=len(self.moments))
            button = Button(self.screen, word, partial(self._solve, 0), kind="quiet")
            wide, high = button.natural()
            place = pygame.Rect(
                foot.rect.x, 0, min(wide, foot.rect.width - look.px(CARD_GAP)), high
            )
            place.bottom = foot.rect.bottom
            button.place(place)
            self.screen.add(button)

    def puzzle_scene(self, number: int) -> PuzzleScene | None:
        """One of the game's good moments, to be solved once more."""
        if number >= len(self.moments):
            return None
        found, say = self.moments[number], self.words.say
        return PuzzleScene(
            found.puzzle,
            say("puzzles-own-line", turn=found.turn, grade=found.puzzle.grade),
            words=self.words,
            place=DiaryPlace(),
            onward=partial(self.puzzle_scene, number + 1),
        )

    def _solve(self, number: int) -> None:
        if (scene := self.puzzle_scene(number)) is not None:
            self.stage.push(scene)

    def _ways(self, room: Cutter) -> None:
        """The way to the replay, and back; how far the reading is stands beside them."""
        look, say = self.look, self.words.say
        back = Button(self.screen, say("common-back"), self._back, kind="primary", act=Act.CANCEL)
        back.default = True
        row = Cutter(room.bottom(back.natural()[1], look.px(WAYS_OVER)))
        back.place(row.right(back.natural()[0], look.px(WAYS_GAP)))
        self.screen.add(back)
        if self.on_moment is not None:
            replay = Button(
                self.screen, say("review-replay"), partial(self._look_at, 0), icon="icon.play"
            )
            replay.place(row.right(replay.natural()[0], look.px(WAYS_GAP)))
            self.screen.add(replay)
        self.progress = Label(self.screen, "", styles.SMALL.but(colour="soft"), valign="middle")
        self.progress.place(row.rect)
        self.screen.add(self.progress)

    # -- what is known by now ----------------------------------------------------------------------

    def update(self, now: float) -> float:
        """Show each piece as it comes, and the puzzles once they are found."""
        if self.looking is not None and self.looking.done():
            looking, self.looking = self.looking, None
            self.moments = looking.result() if looking.exception() is None else ()
            if self.moments:
                self.rebuild()
        if self.retrospect.fresh():
            self._show()
        return super().update(now)

    def _show(self) -> None:
        review, teller = self.retrospect.review, self.teller
        self.chart.plot(review.standings, self.chosen)
        self.headline.say_now(teller.headline(self.chosen))
        figures = " · ".join(teller.figures(self.chosen))
        wide = self.figures.rect.width
        self.figures.style = self.look.letters.fit(figures, FIGURES, wide)
        self.figures.say_now(figures)
        parts = teller.luck_parts(self.chosen)
        self.luck.style = self.look.letters.fit(parts, styles.PAPER_SMALL, wide)
        self.luck.say_now(parts)
        percent = 100 * review.done // review.parts
        far = "" if review.whole else self.words.say("review-progress", percent=percent)
        self.progress.say_now(far)
        lines = teller.lines(self.chosen)
        if [row.line for row in self.rows] == lines:
            return
        kept = {row.line: row for row in self.rows}
        self.list.children.clear()
        self.list.add(*(kept.get(line) or self._row(line) for line in lines))
        self.list.place(self.list.rect)
        self.list.damage()

    @property
    def rows(self) -> list[FindingRow]:
        """The findings that are shown."""
        return [row for row in self.list.children if isinstance(row, FindingRow)]

    def _row(self, line: FindingLine) -> FindingRow:
        tip = self.words.say("review-look") if self.on_moment is not None else ""
        return FindingRow(self.screen, line, partial(self._look_at, line.number), tip)

    def _look_at(self, number: int) -> None:
        if self.on_moment is not None:
            self.on_moment(number, self.chosen)

    def _choose(self, seat: Seat) -> None:
        self.chosen = seat
        self.rebuild()

    def _back(self) -> None:
        self.stage.pop(self)
