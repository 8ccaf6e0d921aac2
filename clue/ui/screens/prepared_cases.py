"""The prepared cases: a plate for each with its magnifiers, and beside them the chosen one."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

import pygame

from clue.boards.catalogue import read_mansions
from clue.game.draft import CLASSIC, NewGame
from clue.ladder.casefile import MAGNIFIERS, CaseOnShelf, CaseShelf, shelf
from clue.ladder.honours import (
    CaseRecord,
    Rating,
    case_records,
    magnifiers,
    rated,
    results_of,
    tell_case_error,
    tell_player,
    tell_rating,
)
from clue.rules.cards import SUSPECTS, Seat
from clue.store.database import StatisticsDatabase
from clue.ui.cards.faces import paint_face
from clue.ui.input.intents import Act
from clue.ui.reading.readable import Readable, Role
from clue.ui.screens.newgame.planning import free_name
from clue.ui.screens.puzzles.solving import SittingLine
from clue.ui.screens.statistics.scene import counted, put_away
from clue.ui.stage.scene import Stage, WidgetScene
from clue.ui.theme import frames, styles
from clue.ui.theme.frames import Border, Skin
from clue.ui.theme.look import Look
from clue.ui.widgets.base import Host, Widget, WidgetAct
from clue.ui.widgets.boxes import Panel, ScrollBox
from clue.ui.widgets.button import Button, Labelled
from clue.ui.widgets.label import Label
from clue.ui.widgets.layout import Cutter, columns

log = logging.getLogger(__name__)

GAP: Final = 12
CLOSE: Final = 8
NEAREST: Final = 4
"""Between things, in units."""
ACROSS: Final = 4
FINER: Final = 4
"""A glass is drawn so much larger and made smaller again, which softens its edges."""
DETAIL: Final = 620
PLATE: Final = 148
CHOSEN: Final = Skin(top="panel_lit", bottom="panel", borders=(Border(0, 2.4, "lamp"),), radius=10)
RESTING: Final = Skin(borders=(Border(0, 1.4, "brass_dim"),), radius=10)
MARGINS: Final = (50, 30)
"""Free at the window's sides, and above and below."""
PLATE_PAD: Final = (28, 20)
"""What is free inside a plate, both sides together."""
GLASS: Final = 30
GLASS_GAP: Final = 6
GLASS_DOWN: Final = 2
"""A magnifier on a plate, the gap to the next, and how far down one stands before words."""
SEATS: Final = 560
WAYS_GAP: Final = 20
FOOT_GAP: Final = 18
PLAY_GAP: Final = 16
TITLE_GAP: Final = 30
DETAIL_GAP: Final = 24


class CasePlate(Labelled):
    """A case of the list: its number, its title, its magnifiers."""

    def __init__(
        self, ui: Host, number: int, label: str, earned: int, on_press: WidgetAct, *, chosen: bool
    ) -> None:
        super().__init__(ui, on_press)
        self.number = number
        self.label = label
        self.earned = earned
        self.chosen = chosen

    def heard(self) -> Readable:
        """Its number, its magnifiers, and whether it is the one."""
        own = super().heard()
        told = f"{self.earned}/{MAGNIFIERS}"
        return replace(own, name=f"{self.number}. {own.name}", value=told, chosen=self.chosen)

    def draw(self, canvas: pygame.Surface) -> None:
        """The number above, the title in the middle, magnifiers below."""
        look = self.look
        look.paint.panel(canvas, self.rect, CHOSEN if self.chosen or self.hovered else RESTING)
        room = Cutter(self.rect.inflate(-look.px(PLATE_PAD[0]), -look.px(PLATE_PAD[1])))
        side = look.px(GLASS)
        foot = room.bottom(side, look.px(NEAREST))
        head = room.top(look.letters.line_height(styles.TINY))
        look.letters.draw(canvas, str(self.number), styles.TINY, head, valign="top")
        style = styles.NAME.but(colour="lamp" if self.chosen else "cream", size=25)
        while style.size > 14 and look.letters.size(self.label, style, room.rect.width)[1] > (
            room.rect.height
        ):
            style = style.but(size=style.size - 1)
        look.letters.draw(canvas, self.label, style, room.rect, valign="middle", wrap=True)
        for place in range(MAGNIFIERS):
            box = pygame.Rect(foot.x + place * (side + look.px(GLASS_GAP)), foot.y, side, side)
            draw_magnifier(look, canvas, box, earned=place < self.earned)
        self.draw_ring(canvas)


class PlateRow(Widget):
    """A few plates side by side."""

    def __init__(self, ui: Host, plates: Sequence[CasePlate]) -> None:
        super().__init__(ui)
        self.add(*plates)

    def natural(self, width: int | None = None) -> tuple[int, int]:
        """As high as a plate, which grows with its letters."""
        high = self.look.px(PLATE) * max(1.0, self.look.scale.text)
        return width or self.look.px(styles.LONG_ROW), round(high)

    def arrange(self) -> None:
        """Equal columns, the last ones perhaps empty."""
        places = columns(self.rect, ACROSS, self.look.px(GAP))
        for plate, place in zip(self.children, places, strict=False):
            plate.place(place)


class Portraits(Widget):
    """Everybody at a table, side by side; their names stand below."""

    def __init__(self, ui: Host, seats: Sequence[Seat]) -> None:
        super().__init__(ui)
        self.seats = seats

    def natural(self, width: int | None = None) -> tuple[int, int]:
        """As high as six of them side by side are."""
        wide = width or self.look.px(SEATS)
        return wide, round(self._broad(wide) * 1.2)

    def _broad(self, wide: int) -> int:
        return (wide - self.look.px(CLOSE) * (len(SUSPECTS) - 1)) // len(SUSPECTS)

    def draw(self, canvas: pygame.Surface) -> None:
        """The faces, from the left."""
        broad = self._broad(self.rect.width)
        room = Cutter(self.rect)
        for seat in self.seats:
            paint_face(self.look, canvas, room.left(broad, self.look.px(CLOSE)), seat)


class EarnedLine(Widget):
    """What a magnifier is earned by, and whether it has been."""

    role = Role.LABEL

    def heard(self) -> Readable:
        """Whether it has been."""
        return replace(super().heard(), chosen=self.earned)

    def __init__(self, ui: Host, words: str, *, earned: bool) -> None:
        super().__init__(ui)
        self.words = words
        self.earned = earned

    @property
    def reads(self) -> str:
        """What is asked for."""
        return self.words

    def natural(self, width: int | None = None) -> tuple[int, int]:
        """One line."""
        return width or 400, self.look.letters.line_height(styles.BODY) + self.look.px(CLOSE)

    def draw(self, canvas: pygame.Surface) -> None:
        """The glass before the words."""
        look, side = self.look, self.rect.height - self.look.px(NEAREST)
        box = pygame.Rect(self.rect.x, self.rect.y + look.px(GLASS_DOWN), side, side)
        draw_magnifier(look, canvas, box, earned=self.earned)
        line = Cutter(self.rect)
        line.left(side, look.px(GAP))
        colour = "cream" if self.earned else "soft"
        style = look.letters.fit(self.words, styles.BODY, line.rect.width)
        look.letters.draw(canvas, self.words, style, line.rect, valign="middle", colour=colour)


class CasesScene(WidgetScene):
    """Nothing is locked: whoever likes begins with the last."""

    def __init__(
        self,
        deal: Callable[[NewGame], None],
        store: StatisticsDatabase | None = None,
        root: Path | None = None,
        *,
        open_at: str = "",
    ) -> None:
        self.deal = deal
        self.open_at = open_at  # the case that has just been played, as it was laid
        self.store = store
        self.root = root
        self.cases: CaseShelf = CaseShelf((), {})
        self.records: Mapping[str, CaseRecord] = {}
        self.rating: Rating | None = None
        self.chosen = 0
        self.counting: Future[StatisticsDatabase] | None = None

    def enter(self, stage: Stage) -> None:
        """Read the cases, and count the finished games behind the picture."""
        super().enter(stage)
        self.cases = shelf(self.root)
        laid = [case.laid for case in self.cases.cases]
        self.chosen = laid.index(self.open_at) if self.open_at in laid else 0
        if self.store is not None:
            self._take(self.store)
            return
        self.counting = stage.background.begin(partial(counted, stage.background.left))

    def leave(self) -> None:
        """Close the book."""
        if self.counting is not None:
            self.counting.add_done_callback(put_away)
        if self.store is not None:
            self.store.close()

    def _take(self, store: StatisticsDatabase) -> None:
        self.store = store
        self.records = case_records(store)
        self.rating = rated(results_of(store))

    def update(self, now: float) -> float:
        """Take the counted games when they are there."""
        due = super().update(now)
        if self.counting is not None and self.counting.done():
            counting, self.counting = self.counting, None
            if counting.exception() is None:
                self._take(counting.result())
                self.rebuild()
        return due

    # -- what is shown -----------------------------------------------------------------------------

    def fill(self) -> None:
        """Heading and rank, the plates, the chosen case, the way back."""
        look, screen, say = self.look, self.screen, self.stage.words.say
        room = Cutter(look.inside(screen.rect, MARGINS))
        back = Button(screen, say("common-back"), self._back, act=Act.CANCEL)
        foot = Cutter(room.bottom(back.natural()[1], look.px(FOOT_GAP)))
        back.place(foot.left(max(back.natural()[0], look.px(styles.LEAST_WAY)), look.px(WAYS_GAP)))
        told = self._faults() or say("cases-about")
        colour = "warn" if self.cases.faults else "soft"
        about = Label(screen, told, styles.SMALL, valign="middle", colour=colour, smallest=12)
        about.place(foot.rect)
        top = Cutter(room.top(look.letters.line_height(styles.HEADING), look.px(GAP)))
        title = Label(screen, say("cases-title"), styles.HEADING, wrap=False)
        title.place(top.left(title.natural()[0], look.px(TITLE_GAP)))
        rank = Label(screen, self._rank(), styles.BODY, align="right", valign="middle", wrap=False)
        rank.place(top.rect)
        screen.add(title)
        screen.add(rank)
        detail = room.right(look.px(DETAIL), look.px(DETAIL_GAP))
        self._plates(room.rect)
        if self.cases.cases:
            self._detail(detail, self.cases.cases[self.chosen])
        screen.add(about)
        screen.add(back)

    def _rank(self) -> str:
        if self.rating is None:
            return ""
        return tell_rating(self.rating, self.stage.words)

    def _faults(self) -> str:
        """What is wrong with a case of one's own, the first of them."""
        words = self.stage.words
        for name, error in self.cases.faults.items():
            return words.say("cases-fault", file=name, fault=tell_case_error(error, words))
        return ""

    def _plates(self, rect: pygame.Rect) -> None:
        screen, language = self.screen, self.stage.words.language
        box = ScrollBox(screen, gap=12, of="cases")
        plates = [
            CasePlate(
                screen, i + 1, case.title(language), magnifiers(case, self.records),
                partial(self.choose, i), chosen=i == self.chosen,
            )
            for i, case in enumerate(self.cases.cases)
        ]  # fmt: skip
        for start in range(0, len(plates), ACROSS):
            box.add(PlateRow(screen, plates[start : start + ACROSS]))
        box.place(rect)
        screen.add(box)

    def _detail(self, rect: pygame.Rect, case: CaseOnShelf) -> None:
        look, screen, words = self.look, self.screen, self.stage.words
        say, language = words.say, words.language
        panel = screen.add(Panel(screen, frames.PANEL_CHOSEN))
        panel.place(rect)
        room = Cutter(panel.inside(28))
        play = Button(screen, say("cases-play"), self._play, kind="primary")
        play.default = True
        play.place(room.bottom(play.natural()[1], look.px(PLAY_GAP)))
        box = ScrollBox(screen, gap=10, of=f"case-{case.name}")
        box.add(Label(screen, case.title(language), styles.SUBHEADING, colour="lamp"))
        box.add(Label(screen, case.twist(language), styles.BODY))
        laid = say(
            "cases-laid",
            edition=words.noun(f"edition-{case.case.edition}"),
            mansion=self._mansion(case),
        )
        box.add(Label(screen, laid, styles.SMALL, colour="soft"))
        box.add(Portraits(screen, list(case.players)))
        for seat, player in case.players.items():
            you = seat == case.case.you
            told = say("cases-you") if you else tell_player(player, words)
            who = words.card(seat)
            line = say("cases-seat", who=who.alone, player=told)
            box.add(SittingLine(screen, seat, line))
        earned = magnifiers(case, self.records)
        asked = [say("cases-earn-solve")]
        asked += [say("cases-earn-turns", turns=turns) for turns in case.case.turns]
        for place, line in enumerate(asked):
            box.add(EarnedLine(screen, line, earned=place < earned))
        record = self.records.get(case.laid, CaseRecord())
        if record.games:
            told = say("cases-so-far", games=record.games, wins=record.wins, turns=record.fewest)
            box.add(Label(screen, told, styles.SMALL, colour="soft"))
        box.place(room.rect)
        panel.add(box, play)

    def _mansion(self, case: CaseOnShelf) -> str:
        name, words = case.case.mansion, self.stage.words
        if name == CLASSIC:
            return words.say("newgame-mansion-classic")
        shown = read_mansions().get(name)
        return name if shown is None else shown.title(words.language)

    # -- what one does -----------------------------------------------------------------------------

    def choose(self, number: int) -> None:
        """Look at another case."""
        self.chosen = number
        self.rebuild()

    def _play(self) -> None:
        case = self.cases.cases[self.chosen]
        if case.case.mansion not in read_mansions():
            words = self.stage.words
            self.stage.notice(words.say("case-fault-mansion", name=case.case.mansion))
            return
        name = free_name(self.stage, case.case.you, set())
        self.deal(case.game(name))

    def _back(self) -> None:
        self.stage.pop(self)


def draw_magnifier(look: Look, canvas: pygame.Surface, box: pygame.Rect, *, earned: bool) -> None:
    """The glass in a square box."""
    side = min(box.size)
    key = ("magnifier", side, earned)
    image = look.paint.kept(key, lambda: _drawn(look, side, earned=earned))
    canvas.blit(image, image.get_rect(center=box.center))


def _drawn(look: Look, side: int, *, earned: bool) -> pygame.Surface:
    fine = side * FINER
    image = pygame.Surface((fine, fine), pygame.SRCALPHA)
    rim = look.paint.colour("lamp" if earned else "brass_dim")
    centre, radius = (round(fine * 0.4), round(fine * 0.4)), round(fine * 0.3)
    if earned:
        glass = pygame.Color(*look.paint.colour("brass")[:3], 120)
        pygame.draw.circle(image, glass, centre, radius)
    wide = max(2, round(fine * (0.09 if earned else 0.06)))
    start = round(fine * 0.62)
    pygame.draw.line(image, rim, (start, start), (round(fine * 0.88),) * 2, round(wide * 1.7))
    pygame.draw.circle(image, rim, centre, radius, wide)
    return pygame.transform.smoothscale(image, (side, side)).premul_alpha()
