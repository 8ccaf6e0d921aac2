"""Another program for a seat: its command line, written, tried, and taken."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from typing import Final

from clue.codec import protocol
from clue.game.drivers import Trial, Tried
from clue.players.outside import TIME
from clue.rules.board import Board
from clue.rules.cards import Seat
from clue.ui.dialogs.base import WRITTEN, Dialog
from clue.ui.input.intents import Act, Command, Intent
from clue.ui.stage.settings import called, remembered
from clue.ui.theme import styles
from clue.ui.widgets.boxes import Panel
from clue.ui.widgets.button import Button
from clue.ui.widgets.label import Label
from clue.ui.widgets.layout import Cutter
from clue.ui.widgets.textfield import TextField

LONGEST: Final = 400
ABOUT: Final = styles.SMALL.but(colour="ink_soft")
SHOWN: Final = 3
"""How many of the programs seated before are offered."""


class ProgramScene(Dialog):
    """A line for the command, what came of trying it, and the programs seated before.

    No program is seated that has not answered: letting it play tries it first.
    """

    def __init__(
        self,
        seat: Seat,
        command: str,
        board: Callable[[], Board],
        agree: Callable[[str], None],
    ) -> None:
        self.seat = seat
        self.command = command
        self.board = board
        self.agree = agree
        self.trial: Trial | None = None
        self.trying: Future[Tried] | None = None
        self.tried: Tried | None = None
        self.seating = False  # it plays as soon as it has answered

    def leave(self) -> None:
        """Nobody waits for a program any longer."""
        self._forget()

    # -- widgets -----------------------------------------------------------------------------------

    def fill(self) -> None:
        """The question, the line, how the trial went, who came before, and the warning."""
        screen, look, say = self.screen, self.look, self.stage.words.say
        before = self._before()
        panel, room = self.open_panel(
            1240, 470 + (40 + 54 * len(before) if before else 0), form=True
        )
        who = self.stage.words.card(self.seat)
        self.head(panel, room, say("guest-title", who=who), say("guest-about"), seat=self.seat)
        self._buttons(room)
        warning = Label(screen, say("guest-warning"), ABOUT, align="center")
        warning.place(room.bottom(warning.natural(room.rect.width)[1], look.px(18)))
        self.field = TextField(
            screen,
            self.command,
            self._write,
            placeholder=say("guest-example"),
            longest=LONGEST,
            style=WRITTEN,
        )
        self.field.default = True
        self.field.called = say("guest-title", who=who)
        self.field.place(room.top(max(self.field.natural()[1], look.px(58)), look.px(12)))
        self.told = Label(screen, "", styles.BODY, align="center", valign="middle", lines=2)
        self.told.place(room.top(2 * look.letters.line_height(styles.BODY), look.px(8)))
        panel.add(self.field, self.told)
        if before:
            self._list(panel, room, before)
        panel.add(warning, *self.ways)
        self._tell()

    def _buttons(self, room: Cutter) -> None:
        screen, say = self.screen, self.stage.words.say
        self.play = Button(screen, say("guest-play"), self._let_play, kind="primary")
        leave = Button(screen, say("common-cancel"), self._cancel, act=Act.CANCEL)
        self.attempt = Button(screen, say("guest-try"), self._try)
        self.ways = (self.attempt, leave, self.play)  # in the order one reads them
        self.foot(room, [self.play, leave], [self.attempt])

    def _before(self) -> list[str]:
        """The programs seated last, the latest first."""
        return list(reversed(self.stage.settings.programs))[:SHOWN]

    def _list(self, panel: Panel, room: Cutter, before: list[str]) -> None:
        look, screen = self.look, self.screen
        heading = Label(
            screen,
            self.stage.words.say("guest-before"),
            styles.LABEL,
            wrap=False,
            colour="wine_deep",
        )
        heading.place(room.top(look.letters.line_height(styles.LABEL), look.px(6)))
        panel.add(heading)
        for command in before:
            row = Button(
                screen,
                self._row_words(command, room.rect.width - look.px(60)),
                partial(self._take, command),
                kind="small",
                tip=command,
            )
            row.place(room.top(row.natural()[1], look.px(8)))
            panel.add(row)

    def _row_words(self, command: str, width: int) -> str:
        """A program's name and its command line, of which the end says most."""
        name = called(self.stage.settings, command)
        letters, style = self.look.letters, styles.SMALL
        shown = command
        while len(shown) > 1 and letters.size(f"{name} · {shown}", style)[0] > width:
            shown = "…" + shown[2:]
        return f"{name} · {shown}"

    # -- hands -------------------------------------------------------------------------------------

    def build(self) -> None:
        """One may write at once, where nothing stands there yet."""
        begins = not self.widgets
        super().build()
        if begins and not self.command:
            self.field.handle(Command(Act.CONFIRM))

    def handle(self, intent: Intent) -> bool:
        """The confirming key in the line being written takes it."""
        match intent:
            case Command(Act.CONFIRM) if self.field.writing:
                self._let_play()
                return True
        return super().handle(intent)

    def _write(self, command: str) -> None:
        self.command = command
        self._forget()
        self._tell()

    def _take(self, command: str) -> None:
        self._write(command)
        self.field.text = command
        self.field.damage()
        self.screen.focus_on(self.play)

    def _try(self) -> None:
        command = self.command.strip()
        if command and self.trial is None:
            self._forget()
            self.trial = Trial(command, self.board)
            self.trying = self.stage.background.begin(self.trial.run)
        self._tell()

    def _let_play(self) -> None:
        if self.tried is not None and self.tried.fault is None:
            self._seat(self.tried)
            return
        self._try()
        self.seating = self.trial is not None

    def _cancel(self) -> None:
        self.stage.pop(self)

    def _forget(self) -> None:
        """Another command line: what came of the last one says nothing of it."""
        if self.trial is not None:
            self.trial.stop()
        self.trial, self.trying, self.tried, self.seating = None, None, None, False

    # -- trying ------------------------------------------------------------------------------------

    def update(self, now: float) -> float:
        """Look whether the program has answered."""
        due = super().update(now)
        if self.trying is None or not self.trying.done():
            return due
        self.tried, self.trial, self.trying = self.trying.result(), None, None
        self._tell()
        if self.seating and self.tried.fault is None:
            self._seat(self.tried)
        else:  # on to what comes next, or back to what was wrong
            self.screen.focus_on(self.field if self.tried.fault is not None else self.play)
        self.seating = False
        return due

    def _seat(self, tried: Tried) -> None:
        self.stage.change(remembered(self.stage.settings, tried.command, tried.name))
        self.stage.pop(self)
        self.agree(tried.command)

    def _tell(self) -> None:
        """How it stands, below the line; what can be pressed now."""
        words, colour = self._found()
        self.told.colour = colour
        self.told.say_now(words)
        nothing = "" if self.command.strip() else self.stage.words.say("guest-nothing")
        for button in (self.attempt, self.play):
            button.enable(not nothing and self.trial is None, nothing)
        self.told.damage()

    def _found(self) -> tuple[str, str]:
        say = self.stage.words.say
        if self.trial is not None:
            return say("guest-trying"), "ink_soft"
        if (tried := self.tried) is None:
            return "", "ink_soft"
        if tried.fault is not None:
            program = tried.command.split()[0]
            return (
                say(
                    "guest-fault",
                    fault=tried.fault.value,
                    program=program,
                    said=tried.detail,
                    length=len(tried.detail),
                    count=round(TIME),
                    number=protocol.VERSION,
                ),
                "wine",
            )
        facets = [] if tried.name else ["unnamed"]
        return self.stage.words.choose("guest-works", facets, name=tried.name), "ink"
