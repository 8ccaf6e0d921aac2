"""The saved cases: those that wait and those that are closed, to be looked through and opened."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import CancelledError, Future
from functools import partial
from pathlib import Path
from threading import Event
from typing import Final

import pygame

from clue import folders
from clue.boards import Mansion
from clue.boards.bundle import came_along
from clue.codec.board import kept_plan
from clue.codec.record import PlanEntry, Record
from clue.codec.record_reader import RecordError
from clue.files import InUseError
from clue.game.session import Session
from clue.rules.board import Board
from clue.store.found import Found, Unusable, read_journal
from clue.store.journal import trouble
from clue.store.shelf import LONGEST_TITLE, FinishedRecord, Shelf
from clue.text.faults import tell_record_error
from clue.text.speaker import Speaker
from clue.ui.board.ground import miniature
from clue.ui.cards.stage_pictures import FLAPS
from clue.ui.dialogs.base import AskScene, QuestionScene
from clue.ui.input.intents import Act
from clue.ui.screens.long_work import QUICK, is_long, read_behind
from clue.ui.screens.saves.row import (
    SaveRow,
    ShelfGame,
    Stamp,
    Summary,
    played,
    record_in,
    summed_up,
)
from clue.ui.stage.scene import Stage, WidgetScene
from clue.ui.theme import styles
from clue.ui.widgets.base import WidgetAct
from clue.ui.widgets.boxes import Panel, ScrollBox
from clue.ui.widgets.button import Button, KindName
from clue.ui.widgets.label import Image, Label
from clue.ui.widgets.layout import Cutter
from clue.ui.widgets.paper import PrintedForm

GAMES: Final = "games"
FINISHED: Final = "finished"
"""The shelf's two rows."""
LONGEST_PATH: Final = 1000
BETWEEN: Final = 16
"""From one button of a line to the next."""
EMPTY: Final = 420
ROUND_PICTURE: Final = 30
"""How high the envelope with nothing in it is, and what is free above and below it."""
AROUND: Final = (120, 72)
"""Free at the window's sides, and above and below, together."""
HEAD_GAP: Final = 26
FOOT_GAP: Final = 22
"""Below the title's line, and above the ways out."""
ROWS_GAP: Final = 12
SIDE: Final = 600
SIDE_GAP: Final = 30
"""What is told of the chosen one beside the list, at most, and between the two."""
BUTTON_HIGH: Final = 56
TITLE_HIGH: Final = 90
"""No higher are a button and the title there."""
BUTTON_GAP: Final = 10
NAME_GAP: Final = 6
ABOUT_GAP: Final = 12
"""Above a button, below the title, and above what is told."""


class SavesScene(WidgetScene):
    """The shelf: one of its rows, and the chosen case beside it."""

    def __init__(
        self,
        on_open: Callable[[Path], None],
        on_watch: Callable[[Record], None],
        on_review: Callable[[Record], None],
        mansion_of: Callable[[Board, str, PlanEntry | None], Mansion | None],
        *,
        on_keep: Callable[[Mansion, PlanEntry], None] | None = None,
        shelf: Shelf | None = None,
        on_table: Path | None = None,
        tab: str = GAMES,
    ) -> None:
        self.on_open = on_open
        self.on_watch = on_watch
        self.on_review = on_review
        self.mansion_of = mansion_of
        self.on_keep = on_keep  # what to do with a mansion that a game has brought
        self.shelf = shelf or Shelf()
        self.deeds = Deeds(self)
        self.on_table = on_table  # the game that waits beneath, if there is one
        self.tab = tab
        self.chosen: Path | None = None
        self.games: list[ShelfGame] = []
        self._told: dict[tuple[Path, str], Summary] = {}
        self._reading: dict[tuple[Path, str], Future[Session | None]] = {}
        self._left = Event()

    def enter(self, stage: Stage) -> None:
        """Look what there is."""
        super().enter(stage)
        self.shelf.empty_bin()
        self.look_again()

    def resume(self) -> None:
        """A question has been answered."""
        self.rebuild()

    def look_again(self, chosen: Path | None = None) -> None:
        """Read the folder; keep what was chosen if it is still there."""
        self._told.clear()
        self._reading.clear()
        finished = self.tab == FINISHED
        self.games = [*(self.shelf.finished() if finished else self.shelf.games())]
        wished = chosen or self.chosen
        paths = [game.path for game in self.games]
        self.chosen = wished if wished in paths else (paths[0] if paths else None)

    @property
    def game(self) -> ShelfGame | None:
        """The chosen one."""
        return next((game for game in self.games if game.path == self.chosen), None)

    def told(self, game: ShelfGame) -> Summary:
        """What is said of a game; worked out when it is first seen."""
        key = (game.path, self.stage.words.language)
        if key not in self._told:
            record, session = record_in(game), None
            if record is not None and len(record.actions) > QUICK:
                work = partial(played, record, self._unless_left)
                self._reading[key] = self.stage.background.begin(work)
            elif record is not None:
                session = played(record)
            self._told[key] = summed_up(game, Speaker(self.stage.words.language), session)
        return self._told[key]

    def _unless_left(self, _done: int, _total: int) -> None:
        """In the worker's thread: nobody looks at the shelf any more."""
        if self._left.is_set() or self.stage.background.left():
            raise CancelledError

    def leave(self) -> None:
        """What is still being read is for nobody."""
        self._left.set()

    def update(self, now: float) -> float:
        """Long cases that have been read meanwhile get their boards."""
        done = [key for key, reading in self._reading.items() if reading.done()]
        for key in done:
            reading = self._reading.pop(key)
            game = next((game for game in self.games if game.path == key[0]), None)
            if game is not None and not reading.cancelled():
                self._told[key] = summed_up(game, Speaker(key[1]), reading.result())
        if done:
            self.rebuild()
        return super().update(now)

    def picture(self, game: ShelfGame, side: int) -> pygame.Surface | None:
        """Its board; none if it cannot be played, or its mansion is not here."""
        session = self.told(game).session
        if session is None:
            return None
        mansion = self._mansion(game, session.setup.board)
        if mansion is None:
            return None
        state = session.state
        key = ("save", game.path, len(session.played), side)
        return self.look.paint.kept(
            key, lambda: miniature(self.stage, mansion, state.pawns, state.weapons, (side, side))
        )

    def _mansion(self, game: ShelfGame, board: Board) -> Mansion | None:
        where = game.kept.map if isinstance(game, Found) else ""
        record = record_in(game)
        return self.mansion_of(board, where, kept_plan(record) if record else None)

    def _brought(self, game: ShelfGame) -> WidgetAct | None:
        """What keeps the mansion a game has brought along, if it is not among those here."""
        record, session, keep = record_in(game), self.told(game).session, self.on_keep
        plan = kept_plan(record) if record else None
        if plan is None or plan.drawing is None or session is None or keep is None:
            return None
        mansion = self._mansion(game, session.setup.board)
        if mansion is None or not came_along(mansion):
            return None

        def do() -> None:
            keep(mansion, plan)
            self.rebuild()

        return do

    # -- widgets -------------------------------------------------------------------------------

    def fill(self) -> None:
        """The heading with the two rows' names, the list, the chosen game beside it."""
        look, screen = self.look, self.screen
        room = Cutter(screen.rect.inflate(-look.px(AROUND[0]), -look.px(AROUND[1])))
        foot = self._foot(room)
        self._head(room)
        side = PrintedForm(screen)
        side.place(room.right(min(look.px(SIDE), room.rect.width * 2 // 5), look.px(SIDE_GAP)))
        rows = ScrollBox(screen, gap=ROWS_GAP, of=self.tab)
        for game in self.games:
            rows.add(self._row(game))
        rows.place(room.rect)
        screen.add(rows)
        if self.game is not None:
            screen.add(side)
            self._details(side, self.game)
        elif not self.games:
            self._nothing(rows.rect.union(side.rect))
        for button in foot:
            screen.add(button)

    def _head(self, room: Cutter) -> None:
        look, screen, say = self.look, self.screen, self.stage.words.say
        probe = Button(screen, say("saved-tab-games"), self._leave)
        line = Cutter(room.top(probe.natural()[1], look.px(HEAD_GAP)))
        for tab in (FINISHED, GAMES):
            button = Button(
                screen,
                say(f"saved-tab-{tab}"),
                partial(self._turn_to, tab),
                kind="primary" if tab == self.tab else "secondary",
            )
            button.place(line.right(button.natural()[0], look.px(BETWEEN)))
            screen.add(button)
        title = Label(screen, say("saved-title"), styles.HEADING, valign="middle", wrap=False)
        spare = look.letters.line_height(styles.HEADING) - line.rect.height
        title.place(line.rect.inflate(0, max(0, spare)))
        screen.add(title)

    def _foot(self, room: Cutter) -> list[Button]:
        look, screen, say = self.look, self.screen, self.stage.words.say
        back = Button(screen, say("common-back"), self._leave, act=Act.CANCEL)
        bring = Button(screen, say("saved-import"), self.deeds.ask_import, icon="icon.import")
        undo = Button(screen, say("saved-undo"), self.deeds.undo, icon="icon.undo")
        undo.enable(bool(self.shelf.deleted), say("saved-undo-nothing"))
        line = Cutter(room.bottom(back.natural()[1], look.px(FOOT_GAP)))
        back.place(line.right(back.natural()[0], look.px(BETWEEN)))
        for button in (bring, undo):
            button.place(line.left(button.natural()[0], look.px(BETWEEN)))
        return [bring, undo, back]

    def _nothing(self, rect: pygame.Rect) -> None:
        """An empty row says so below an empty envelope, and what will be found there."""
        look, say = self.look, self.stage.words.say
        key = "saved-empty" if self.tab == GAMES else "saved-none-finished"
        words = f"{say(key)}\n{say(f'saved-about-{self.tab}')}"
        empty = Label(
            self.screen, words, styles.LEAD, align="center", valign="middle", colour="soft"
        )
        room, said = Cutter(rect), empty.natural(rect.width)[1]
        high = min(look.px(EMPTY), rect.height - said - look.px(2 * ROUND_PICTURE))
        if high > said:
            room.top((rect.height - high - said - look.px(ROUND_PICTURE)) // 2)
            picture = Image(self.screen, FLAPS[-1])
            picture.place(room.top(high, look.px(ROUND_PICTURE)))
            self.screen.add(picture)
            empty.place(room.top(said))
        else:
            empty.place(rect)
        self.screen.add(empty)

    def _row(self, game: ShelfGame) -> SaveRow:
        def choose() -> None:
            if self.chosen == game.path and not isinstance(game, Unusable):
                self._go(game)
                return
            self.chosen = game.path
            self.rebuild()

        row = SaveRow(
            self.screen,
            lambda: self.told(game),
            lambda side: self.picture(game, side),
            choose,
            chosen=game.path == self.chosen,
        )
        row.default = row.chosen
        return row

    def _details(self, side: Panel, game: ShelfGame) -> None:
        look, screen = self.look, self.screen
        told = self.told(game)
        room = Cutter(side.inside(26))
        buttons = self._buttons(game)
        for button in reversed(buttons):
            button.place(
                room.bottom(min(button.natural()[1], look.px(BUTTON_HIGH)), look.px(BUTTON_GAP))
            )
        style = styles.NAME.but(colour="wine_deep")
        title = Label(screen, told.title, style, align="center", lines=2)
        title.place(
            room.top(min(title.natural(room.rect.width)[1], look.px(TITLE_HIGH)), look.px(NAME_GAP))
        )
        parts = (told.when, told.turn, told.players, told.copied, told.fault)
        text = "\n".join(part for part in parts if part)
        about = Label(screen, text, styles.SMALL, align="center", colour="ink_soft")
        high = min(about.natural(room.rect.width)[1], room.rect.height)
        about.place(room.bottom(high, look.px(ABOUT_GAP)))
        picture = Stamp(screen, lambda least: self.picture(game, least))
        picture.place(room.rect)
        side.add(picture, title, about, *buttons)

    def _buttons(self, game: ShelfGame) -> list[Button]:
        screen, say = self.screen, self.stage.words.say
        here = game.path == self.on_table
        why = say("saved-on-table") if here else ""
        found: list[Button] = []

        def button(
            key: str, do: WidgetAct, icon: str, kind: KindName = "quiet", why: str = ""
        ) -> None:
            made = Button(screen, say(key), do, kind=kind, icon=icon)
            made.enable(not why, why)
            found.append(made)

        if not isinstance(game, Unusable):
            key = "saved-continue" if isinstance(game, Found) else "saved-watch"
            button(key, lambda: self._go(game), "icon.play", "primary")
        if isinstance(game, FinishedRecord):
            button("saved-review", partial(self.on_review, game.record), "icon.eye")
        if (came := self._brought(game)) is not None:
            button("pause-keep-mansion", came, "icon.import")
        if isinstance(game, Found):
            broken = why or self.told(game).fault
            button("saved-rename", lambda: self.deeds.ask_name(game), "icon.edit", why=broken)
            button("saved-duplicate", lambda: self.deeds.duplicate(game), "icon.copy", why=why)
        if not isinstance(game, Unusable):
            open_here = why if isinstance(game, Found) else ""
            button(
                "saved-export", lambda: self.deeds.ask_export(game), "icon.export", why=open_here
            )
        button("saved-delete", lambda: self.deeds.ask_delete(game), "icon.trash", why=why)
        return found

    # -- going on ------------------------------------------------------------------------------

    def _turn_to(self, tab: str) -> None:
        self.tab = tab
        self.look_again()
        self.rebuild()

    def turn_to_row_of(self, path: Path) -> None:
        """Where a case lies that has come; the shelf is looked through again after that."""
        self.tab = GAMES if self.shelf.waits(path) else FINISHED

    def _leave(self) -> None:
        self.stage.pop(self)

    def _go(self, game: Found | FinishedRecord) -> None:
        if game.path == self.on_table:
            self.stage.pop(self)
        elif isinstance(game, Found):
            self.on_open(game.path)
        else:
            self.on_watch(game.record)


class Deeds:
    """Asks what must be asked, does it, and says in a sentence how it went."""

    def __init__(self, scene: SavesScene) -> None:
        self.scene = scene
        self.shelf = scene.shelf

    @property
    def stage(self) -> Stage:
        """Where questions are asked and sentences said."""
        return self.scene.stage

    def ask_name(self, game: Found) -> None:
        """What the case is to be called."""
        self._ask("rename", self.scene.told(game).title, LONGEST_TITLE, partial(self._name, game))

    def _name(self, game: Found, name: str) -> None:
        self._try(lambda: self.shelf.rename(read_journal(game.path), name))

    def duplicate(self, game: Found) -> None:
        """Once more, under a name that says so."""
        name = self.stage.words.say("saved-copy-of", title=self.scene.told(game).title)
        self._try(lambda: self.shelf.duplicate(read_journal(game.path), name))

    def ask_delete(self, game: ShelfGame) -> None:
        """Whether it is to go."""
        say = self.stage.words.say
        about = say("saved-delete-about", title=self.scene.told(game).title)
        yes, no = say("saved-delete"), say("common-cancel")
        agree = partial(self._try, lambda: self.shelf.delete(game.path), "saved-deleted")
        self.stage.push(QuestionScene(say("saved-delete-question"), about, yes, no, agree))

    def undo(self) -> None:
        """Fetch back what went last."""
        self._try(self.shelf.undo)

    def ask_export(self, game: Found | FinishedRecord) -> None:
        """Where a copy is to be put."""
        place = str(folders.documents() / game.path.name)
        self._ask("export", place, LONGEST_PATH, partial(self._export, game))

    def _export(self, game: Found | FinishedRecord, path: str) -> None:
        def do() -> None:
            written = self.shelf.export(game, Path(path))
            self.stage.notice(self.stage.words.say("saved-exported", path=str(written)))

        self._try(do)

    def ask_import(self) -> None:
        """Which file is to come onto the shelf."""
        self._ask("import", f"{folders.documents()}/", LONGEST_PATH, self._import)

    def _import(self, path: str) -> None:
        try:
            file = Path(path).expanduser()
        except RuntimeError:  # a home unknown
            file = Path(path)

        def take_in(came: Callable[[], Path]) -> None:
            def do() -> Path:
                self.scene.turn_to_row_of(there := came())
                return there

            self._try(do)

        read_behind(self.stage, partial(self.shelf.bring_in, file), take_in, long=is_long(file))

    def _ask(self, deed: str, text: str, longest: int, agree: Callable[[str], None]) -> None:
        """A question answered by writing; its three sentences bear the deed's name."""
        say = self.stage.words.say
        key = f"saved-{deed}"
        self.stage.push(
            AskScene(say(key), say(f"{key}-about"), text, say(f"{key}-yes"), agree, longest=longest)
        )

    def _try(self, do: Callable[[], Path | None], done: str = "") -> None:
        """Do it, or say in a sentence why not; then show the shelf as it is now."""
        say = self.stage.words.say
        chosen: Path | None = None
        try:
            chosen = do()
        except InUseError:
            self.stage.notice(say("saves-in-use"))
        except RecordError as error:
            self.stage.notice(tell_record_error(error, self.stage.words))
        except (OSError, ValueError, RuntimeError) as error:  # a name with a NUL, a home unknown
            self.stage.notice(say("saved-failed", fault=trouble(error)))
        else:
            if done:
                self.stage.notice(say(done, path=str(chosen)))
        self.scene.look_again(chosen)
        self.scene.rebuild()
