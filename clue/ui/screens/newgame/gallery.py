"""The mansions one can play in: their plans, stories, how they play, what is wrong with them."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Final

import pygame

from clue.boards import MapError
from clue.boards.catalogue import MansionEntry
from clue.codec.share import mansion_code
from clue.text.faults import tell_fault
from clue.ui.board.ground import miniature, sheets_of
from clue.ui.input.intents import Act, Command, Intent
from clue.ui.stage import clipboard
from clue.ui.stage.scene import Stage, WidgetScene
from clue.ui.theme import frames, styles
from clue.ui.widgets.base import Host, Widget, WidgetAct
from clue.ui.widgets.boxes import Panel, ScrollBox
from clue.ui.widgets.button import Button, Pressable
from clue.ui.widgets.label import Label
from clue.ui.widgets.layout import Cutter

FAULTS_TOLD: Final = 6
"""So many faults of one map are told; its maker has the checker for the rest."""
BETWEEN: Final = 16
"""From one button of the foot to the next, and from one paragraph to the next."""
GUTTER: Final = 28
"""Between the list, the plan and the words."""
LIST_SHARE: Final = 0.3
PLAN_SHARE: Final = 0.52
ROW: Final = (480, 30)
"""How broad a row is that has not been given its width, and what it has round its words."""
INSIDE: Final = (36, 24)
"""Free inside it, both sides together."""
LINE_GAP: Final = 2
SIGN: Final = 48
SIGN_GAP: Final = 14
HEAD_GAP: Final = 18
FOOT_GAP: Final = 20
"""Below the title, and above the ways out."""
FAULT_GAP: Final = 12
EDGE: Final = 2
"""The brass round a plan."""
AROUND: Final = (120, 64)
"""Free at the window's sides, and above and below, together."""


class MansionRow(Pressable):
    """A mansion in the list: what it is called, and a line about it."""

    sound = "page"

    def __init__(
        self,
        ui: Host,
        title: str,
        line: str,
        on_press: WidgetAct,
        on_step: Callable[[int], bool],
        *,
        chosen: bool,
        faulty: bool,
    ) -> None:
        super().__init__(ui, on_press)
        self.on_step = on_step
        self.title = title
        self.line = line
        self.chosen = chosen
        self.faulty = faulty
        self.default = chosen

    @property
    def reads(self) -> str:
        """What it is called, and what is said of it."""
        return f"{self.title}. {self.line}"

    def natural(self, width: int | None = None) -> tuple[int, int]:
        """Room for two lines."""
        lines = (styles.NAME, styles.SMALL)
        high = sum(self.look.letters.line_height(style) for style in lines)
        return width or self.look.px(ROW[0]), high + self.look.px(ROW[1])

    @property
    def takes_confirming(self) -> bool:
        """The chosen one leaves the key to the button that plays there."""
        return not self.chosen and super().takes_confirming

    def handle(self, intent: Intent) -> bool:
        """Up and down look at its neighbours."""
        match intent:
            case Command(Act.UP | Act.DOWN as act) if self.focused:
                return self.on_step(1 if act is Act.DOWN else -1)
        return super().handle(intent)

    @property
    def reach(self) -> pygame.Rect:
        """Its glow and its ring."""
        return super().reach.union(self.look.paint.reach(self.rect, frames.PANEL_CHOSEN))

    def draw(self, canvas: pygame.Surface) -> None:
        """Two lines; a sign where it cannot be played."""
        look = self.look
        skin = frames.PANEL_CHOSEN if self.chosen or self.hovered else frames.PANEL
        look.paint.panel(canvas, self.rect, skin)
        room = Cutter(self.rect.inflate(-look.px(INSIDE[0]), -look.px(INSIDE[1])))
        if self.faulty:
            side = min(room.rect.height, look.px(SIGN))
            sign = look.assets.icon("icon.warning", side)
            canvas.blit(sign, sign.get_rect(midleft=room.left(side, look.px(SIGN_GAP)).midleft))
        soft = styles.SMALL.but(colour="warn" if self.faulty else "soft")
        for style, words in ((styles.NAME, self.title), (soft, self.line)):
            line = room.top(look.letters.line_height(style), look.px(LINE_GAP))
            fitting = look.letters.fit(words, style, line.width)
            look.letters.draw(canvas, words, fitting, line, wrap=True, lines=1)
        self.draw_ring(canvas)


class PlanPicture(Widget):
    """The chosen mansion from above, as large as there is room."""

    def __init__(
        self, ui: Host, picture: Callable[[tuple[int, int]], pygame.Surface | None]
    ) -> None:
        super().__init__(ui)
        self.picture = picture

    def draw(self, canvas: pygame.Surface) -> None:
        """The picture in a thin brass edge; nothing before it has been read."""
        picture = self.picture(self.rect.size)
        if picture is None:
            return
        place = picture.get_rect(center=self.rect.center)
        canvas.blit(picture, place)
        pygame.draw.rect(canvas, self.look.paint.colour("brass"), place, max(1, self.look.px(EDGE)))


class GalleryScene(WidgetScene):
    """The list on the left, the chosen mansion beside it."""

    def __init__(
        self,
        mansions: Mapping[str, MansionEntry],
        faulty: Mapping[Path, MapError],
        chosen: str,
        on_play: Callable[[str], None],
    ) -> None:
        self.mansions = mansions
        self.faulty = faulty
        self.chosen: str | Path = chosen if chosen in mansions else next(iter(mansions), "")
        self.on_play = on_play
        self._waiting = False

    def enter(self, stage: Stage) -> None:
        """Have the first plan read."""
        super().enter(stage)
        self._fetch()

    def _fetch(self) -> None:
        """Have the pictures of the chosen mansion read behind the window."""
        shown = self._shown
        if shown is not None:
            sheets = sheets_of(shown.mansion.pictures)
            sheets.read_behind(self.stage.background)
            self._waiting = not sheets.here

    def update(self, now: float) -> float:
        """Show the plan when its pictures have come."""
        due = super().update(now)
        shown = self._shown
        if self._waiting and shown is not None and sheets_of(shown.mansion.pictures).here:
            self._waiting = False
            self.rebuild()
            return math.inf
        return due

    @property
    def _shown(self) -> MansionEntry | None:
        return self.mansions.get(self.chosen) if isinstance(self.chosen, str) else None

    def choose(self, chosen: str | Path) -> None:
        """Look at another one; at the same one again: play there."""
        if chosen == self.chosen:
            self._play()
            return
        self.chosen = chosen
        self._fetch()
        self.rebuild()

    def _step(self, start: str | Path, by: int) -> bool:
        """Look at the one before or after; whether there is one."""
        all_of_them: list[str | Path] = [*self.mansions, *self.faulty]
        to = all_of_them.index(start) + by
        if not 0 <= to < len(all_of_them):
            return False
        if all_of_them[to] != self.chosen:
            self.choose(all_of_them[to])
        self.screen.focus_on(self._listed[to])
        self.stage.audio.play("hover")
        return True

    # -- widgets -------------------------------------------------------------------------------

    def fill(self) -> None:
        """The heading, the list, the chosen mansion, the ways on."""
        look, screen, say = self.look, self.screen, self.stage.words.say
        room = Cutter(screen.rect.inflate(-look.px(AROUND[0]), -look.px(AROUND[1])))
        back = Button(screen, say("common-back"), self._leave, act=Act.CANCEL)
        play = Button(
            screen,
            say("gallery-play"),
            self._play,
            kind="primary",
            icon="icon.play",
            act=Act.CONFIRM,
        )
        play.enable(self._shown is not None, say("gallery-faulty"))
        foot = Cutter(room.bottom(play.natural()[1], look.px(FOOT_GAP)))
        play.place(foot.right(play.natural()[0], look.px(BETWEEN)))
        back.place(foot.left(back.natural()[0], look.px(BETWEEN)))
        code = Button(screen, say("puzzle-copy"), self._copy, kind="quiet", icon="icon.copy")
        code.enable(self._shown is not None, say("gallery-faulty"))
        code.place(foot.left(code.natural()[0]))
        title = Label(screen, say("gallery-title"), styles.HEADING, wrap=False)
        title.place(room.top(look.letters.line_height(styles.HEADING), look.px(HEAD_GAP)))
        screen.add(title)
        rows = ScrollBox(screen, gap=12, of="mansions")
        self._listed = self._rows()
        rows.add(*self._listed)
        rows.place(room.left(round(room.rect.width * LIST_SHARE), look.px(GUTTER)))
        screen.add(rows)
        side = Panel(screen, frames.PANEL)
        side.place(room.rect)
        screen.add(side)
        if self._shown is not None:
            self._details(side, self._shown)
        elif isinstance(self.chosen, Path):
            self._faults(side, self.chosen)
        screen.add(back)
        screen.add(code)
        screen.add(play)

    def _rows(self) -> list[MansionRow]:
        say, language = self.stage.words.say, self.stage.words.language
        rows = [
            MansionRow(
                self.screen,
                entry.title(language),
                self._facts(entry, short=True),
                partial(self.choose, name),
                partial(self._step, name),
                chosen=name == self.chosen,
                faulty=False,
            )
            for name, entry in self.mansions.items()
        ]
        rows += [
            MansionRow(
                self.screen,
                path.name,
                say("gallery-faulty"),
                partial(self.choose, path),
                partial(self._step, path),
                chosen=path == self.chosen,
                faulty=True,
            )
            for path in self.faulty
        ]
        return rows

    def _facts(self, entry: MansionEntry, *, short: bool = False) -> str:
        say, board = self.stage.words.say, entry.mansion.board
        facts = [say("gallery-rooms", count=len(board.rooms))]
        if not short:
            facts.append(say("gallery-doors", count=len(board.doors)))
        facts.append(say("gallery-passages", count=len(board.passages) // 2 or len(board.passages)))
        if not short:
            facts.append(say("gallery-size", width=board.width, height=board.height))
        if entry.own:
            facts.append(say("gallery-own"))
        return " · ".join(facts)

    def _details(self, side: Panel, entry: MansionEntry) -> None:
        look, screen, say = self.look, self.screen, self.stage.words.say
        language, mansion = self.stage.words.language, entry.mansion
        room = Cutter(side.inside(28))
        picture = PlanPicture(screen, partial(self._picture, entry))
        picture.place(room.left(round(room.rect.width * PLAN_SHARE), look.px(GUTTER)))
        side.add(picture)
        length = ""
        if entry.figures is not None:
            turns, minutes = round(entry.figures.turns), entry.figures.minutes
            length = say("gallery-length", turns=turns, minutes=minutes)
        parts = (
            (entry.title(language), styles.SUBHEADING, "lamp"),
            (self._facts(entry), styles.SMALL, "soft"),
            (mansion.stories.get(language, ""), styles.BODY, "cream"),
            (mansion.manners.get(language, ""), styles.BODY, "lamp"),
            (length, styles.SMALL, "soft"),
        )
        for words, style, colour in parts:
            if words:
                label = Label(screen, words, style, colour=colour)
                label.place(room.top(label.natural(room.rect.width)[1], look.px(BETWEEN)))
                side.add(label)

    def _faults(self, side: Panel, path: Path) -> None:
        look, screen, words = self.look, self.screen, self.stage.words
        room = Cutter(side.inside(28))
        faults = self.faulty[path].faults
        told = [tell_fault(fault, words).partition(": ")[2] for fault in faults[:FAULTS_TOLD]]
        if len(faults) > FAULTS_TOLD:
            told.append(words.say("gallery-more-faults", count=len(faults) - FAULTS_TOLD))
        title = Label(screen, path.name, styles.SUBHEADING, colour="warn", wrap=False)
        title.place(room.top(title.natural()[1], look.px(BETWEEN)))
        side.add(title)
        for sentence in (
            words.say("gallery-faulty-about", file=path.name),
            *told,
        ):
            label = Label(screen, sentence, styles.BODY)
            label.place(room.top(label.natural(room.rect.width)[1], look.px(FAULT_GAP)))
            side.add(label)

    def _picture(self, entry: MansionEntry, room: tuple[int, int]) -> pygame.Surface | None:
        if self._waiting:
            return None
        mansion = entry.mansion
        key = ("gallery", mansion.path, room)
        return self.look.paint.kept(
            key, lambda: miniature(self.stage, mansion, mansion.board.starts, (None,) * 6, room)
        )

    # -- going on ------------------------------------------------------------------------------

    def _leave(self) -> None:
        self.stage.pop(self)

    def _copy(self) -> None:
        """The mansion's code, for somebody who has the same one, or should."""
        if (shown := self._shown) is None:
            return
        words, code = self.stage.words, str(mansion_code(shown.mansion.board))
        copied = clipboard.copy(code)
        self.stage.notice(words.say("puzzle-copied" if copied else "puzzle-code", code=code))

    def _play(self) -> None:
        if isinstance(self.chosen, str) and self.chosen in self.mansions:
            self.stage.pop(self)
            self.on_play(self.chosen)
