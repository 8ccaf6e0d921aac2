"""When something unexpected happens: what it was, what becomes of the case, and the ways on."""

from __future__ import annotations

import logging
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from clue.log_secrets import TABLE
from clue.ui.cases import go_on, save_copy
from clue.ui.input.intents import Act, Command, Intent
from clue.ui.stage import clipboard, logfile
from clue.ui.stage.scene import Scene, WidgetScene
from clue.ui.theme import styles
from clue.ui.widgets.button import Button, ButtonRow
from clue.ui.widgets.label import Label
from clue.ui.widgets.paper import Telegram
from clue.ui.window.backstage import Doing

if TYPE_CHECKING:
    from clue.store.keeping import Casebook

log = logging.getLogger(__name__)


class ErrorScene(WidgetScene):
    """Covers what went wrong. With a case on the table, going on takes it from its journal."""

    veil = True
    rehearsed = False  # whatever goes wrong, this is shown
    soft = False

    def __init__(
        self,
        error: BaseException,
        home: Callable[[], Scene] | None,
        *,
        doing: Doing = "elsewhere",
        in_play: Casebook | None = None,
    ) -> None:
        self.doing = doing
        self.home = home
        self.in_play = in_play
        self.kind = type(error).__name__
        self.spot = spot(error)
        self.details = "\n".join(
            [logfile.machine(), *_about(in_play), "", TABLE.account(error).rstrip()]
        )

    def fill(self) -> None:
        """A sentence or three, the ways on, and below them what helps whoever mends it."""
        screen, say = self.screen, self.stage.words.say
        panel = screen.add(Telegram(screen, say("telegram")))
        becomes = "error-case-kept" if self._kept() else "error-case-in-memory"
        told = [say(f"error-what-{self.doing}"), say(becomes) if self.in_play else ""]
        details = say("error-details", kind=self.kind, spot=self.spot)
        panel.hold(
            1180,
            Label(screen, say("error-title"), styles.HEADING.but(colour="ink"), align="center"),
            Label(screen, " ".join(filter(None, told)), styles.TYPED.but(size=24), align="center"),
            Label(screen, details, styles.SMALL, align="center", colour="ink_soft"),
            ButtonRow(screen, *self._ways_on(), above=10),
            ButtonRow(screen, *self._helps()),
        )

    def _ways_on(self) -> list[Button]:
        say, screen = self.stage.words.say, self.screen
        go_on = "error-go-on-case" if self.in_play else "error-go-on"
        ways = [Button(screen, say(go_on), self._go_on, kind="primary", act=Act.CANCEL)]
        ways[0].default = True
        if self.home is not None:
            ways.append(Button(screen, say("error-to-title"), self._to_title))
        return ways

    def _helps(self) -> list[Button]:
        say, screen = self.stage.words.say, self.screen
        helps = [Button(screen, say("error-copy"), self._copy, kind="quiet", icon="icon.copy")]
        if self.in_play is not None:
            helps.insert(
                0,
                Button(screen, say("error-save-copy"), self._save, kind="quiet", icon="icon.save"),
            )
        return helps

    def _kept(self) -> bool:
        """Whether the case is on the disk up to its last action."""
        keeper = self.in_play.keeper if self.in_play is not None else None
        return keeper is not None and keeper.path is not None and not keeper.fault

    # -- the ways on ---------------------------------------------------------------------------

    def _go_on(self) -> None:
        if self.in_play is None or self.home is None:
            self.stage.pop(self)
            return
        go_on(self.stage, self.in_play, self.home)

    def _to_title(self) -> None:
        if self.home is not None:
            self.stage.replace(self.home())

    def _save(self) -> None:
        assert self.in_play is not None
        path, say = save_copy(self.in_play), self.stage.words.say
        told = say("error-saved-copy", path=str(path)) if path else say("error-not-saved")
        self.stage.notice(told)

    def _copy(self) -> None:
        copied = clipboard.copy(self.details)
        self.stage.notice(self.stage.words.say("error-copied" if copied else "error-not-copied"))

    def otherwise(self, intent: Intent) -> bool:
        """The menu key goes on as well."""
        if intent == Command(Act.MENU):
            self._go_on()
            return True
        return False


def spot(error: BaseException) -> str:
    """The last line of the game's own on the way to an error."""
    here = str(Path(__file__).parents[2])
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if frame.filename.startswith(here)]
    if not own:
        return "?"
    return f"{Path(own[-1].filename).relative_to(here).as_posix()}:{own[-1].lineno}"


def _about(book: Casebook | None) -> list[str]:
    """What may be told of the case: the rulebook, the mansion, who plays, and how far it is."""
    if book is None:
        return []
    case = book.case
    setup = case.session.setup
    players = "+".join(case.seating.players[seat].partition(" ")[0] for seat in setup.seats)
    done, phase = len(case.session.played), type(case.session.state.phase).__name__
    return [f"{setup.edition.id}, {setup.board.name}, {players}, {done} actions, {phase}"]
