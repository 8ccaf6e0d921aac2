"""The saved cases: those that wait and those that are closed, with what can be done with them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pygame

from clue.boards import Mansion
from clue.records.faults import RecordError
from clue.records.journal import trouble
from clue.records.keeping import Found, Unusable, read_journal
from clue.records.locks import InUseError
from clue.records.replay import replayed
from clue.records.schema import Record
from clue.records.shelf import Finished, Shelf
from clue.rules.board import Board
from clue.rules.cards import Seat
from clue.rules.editions import EDITIONS
from clue.session import Session
from clue.text.dates import say_moment
from clue.text.records import say_record_error
from clue.text.speaker import Speaker
from clue.ui.intents import Act
from clue.ui.scene import Stage
from clue.ui.scenes.ask import AskScene
from clue.ui.scenes.pause import QuestionScene
from clue.ui.table.miniature import miniature
from clue.ui.theme import skins, styles
from clue.ui.widgets.base import Action, Host, Widget
from clue.ui.widgets.boxes import Panel, ScrollBox
from clue.ui.widgets.button import Button, Pressable
from clue.ui.widgets.label import Label
from clue.ui.widgets.layout import Room
from clue.ui.widgets.screen import WidgetScene

Game = Found | Finished | Unusable

GAMES: Final = "games"
FINISHED: Final = "finished"
LONGEST_PATH: Final = 1000
LONGEST_TITLE: Final = 200


@dataclass(frozen=True)
class Summary:
    """What the list says of a game; all of it public."""

    title: str
    when: str
    turn: str
    seats: tuple[Seat, ...] = ()
    players: str = ""
    session: Session | None = None  # none: it cannot be played
    fault: str = ""  # what is wrong with its file


def summed_up(game: Game, words: Speaker) -> Summary:
    """Read from the record what can be told of it."""
    if isinstance(game, Unusable):
        fault = say_record_error(words, game.error)
        return Summary(game.path.name, "", "", fault=fault)
    record = game.kept.record if isinstance(game, Found) else game.record
    try:
        session: Session | None = replayed(record)
    except RecordError:
        session = None
    title = game.title if isinstance(game, Found) else ""
    if not title:
        known = record.edition in EDITIONS
        title = str(words.noun(f"edition-{record.edition}")) if known else record.edition
    moment = (game.sat or game.head.begun) if isinstance(game, Found) else record.ended
    turn = session.state.turn if session is not None else 0
    if isinstance(game, Found):
        told = words.say("saved-turn", turn=turn or game.turns)
    else:
        told = words.say("saved-ended", turns=turn)
    fault = ""
    if isinstance(game, Found) and game.damaged:
        fault = words.say("saved-damaged", line=game.damaged)
    names = [entry.name or str(words.card(entry.suspect).listed) for entry in record.seats]
    return Summary(
        title,
        say_moment(words.language, moment),
        told,
        tuple(entry.suspect for entry in record.seats),
        str(words.plain(*names)),
        session,
        fault,
    )


class SaveRow(Pressable):
    """One game: its board as a stamp, what it is called, when, who sits there, the turn."""

    sound = "page"

    def __init__(
        self,
        ui: Host,
        ask: Callable[[], Summary],
        picture: Callable[[int], pygame.Surface | None],
        on_press: Action,
        *,
        chosen: bool,
    ) -> None:
        super().__init__(ui, on_press)
        self.ask = ask
        self.picture = picture
        self.chosen = chosen

    @property
    def label(self) -> str:
        """What it is called."""
        return self.ask().title

    def natural(self, width: int | None = None) -> tuple[int, int]:
        """Room for three lines."""
        lines = (styles.NAME, styles.SMALL, styles.SMALL)
        high = sum(self.look.letters.line_height(style) for style in lines)
        return width or self.look.px(900), high + self.look.px(34)

    @property
    def reach(self) -> pygame.Rect:
        """Its glow and its ring."""
        return super().reach.union(self.look.paint.reach(self.rect, skins.PANEL_CHOSEN))

    def draw(self, canvas: pygame.Surface) -> None:
        """The stamp, three lines, a dot for each seat."""
        look, told = self.look, self.ask()
        skin = skins.PANEL_CHOSEN if self.chosen or self.hovered else skins.PANEL
        look.paint.panel(canvas, self.rect, skin)
        room = Room(self.rect.inflate(-look.px(24), -look.px(20)))
        side = room.rect.height
        stamp = room.left(side, look.px(18))
        room.top(look.px(4))
        picture = self.picture(side)
        if picture is not None:
            canvas.blit(picture, picture.get_rect(center=stamp.center))
        else:
            sign = look.assets.icon("icon.warning", side // 2)
            canvas.blit(sign, sign.get_rect(center=stamp.center))
        for style, words in _lines(told):
            line = room.top(look.letters.line_height(style), look.px(2))
            look.letters.draw(canvas, words, look.letters.fit(words, style, line.width), line)
        dot = look.px(9)
        for n, seat in enumerate(reversed(told.seats)):
            centre = (self.rect.right - look.px(26) - n * 3 * dot, self.rect.top + look.px(30))
            look.paint.diamond(canvas, centre, 2 * dot / look.scale.factor, seat.value)
        self.draw_ring(canvas)


def _lines(told: Summary) -> list[tuple[styles.Style, str]]:
    soft = styles.SMALL.but(colour="warn" if told.fault else "soft")
    below = " · ".join(part for part in (told.when, told.turn) if part)
    return [(styles.NAME, told.title), (styles.SMALL, below), (soft, told.fault or told.players)]


class SavesScene(WidgetScene):
    """The shelf with its two rows."""

    def __init__(
        self,
        on_open: Callable[[Path], None],
        on_watch: Callable[[Record], None],
        mansion_of: Callable[[Board, str], Mansion | None],
        *,
        shelf: Shelf | None = None,
        on_table: Path | None = None,
        tab: str = GAMES,
    ) -> None:
        self.on_open = on_open
        self.on_watch = on_watch
        self.mansion_of = mansion_of
        self.shelf = shelf or Shelf()
        self.on_table = on_table  # the game that waits beneath, if there is one
        self.tab = tab
        self.chosen: Path | None = None
        self.games: list[Game] = []
        self._told: dict[tuple[Path, str], Summary] = {}
        self._offset = 0

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
        finished = self.tab == FINISHED
        self.games = [*(self.shelf.finished() if finished else self.shelf.games())]
        wished = chosen or self.chosen
        paths = [game.path for game in self.games]
        self.chosen = wished if wished in paths else (paths[0] if paths else None)

    @property
    def game(self) -> Game | None:
        """The chosen one."""
        return next((game for game in self.games if game.path == self.chosen), None)

    def told(self, game: Game) -> Summary:
        """What is said of a game; worked out when it is first seen."""
        key = (game.path, self.stage.words.language)
        if key not in self._told:
            words = Speaker(self.stage.words.language)
            self._told[key] = summed_up(game, words)
        return self._told[key]

    def picture(self, game: Game, side: int) -> pygame.Surface | None:
        """Its board; none if it cannot be played, or its mansion is not here."""
        session = self.told(game).session
        if session is None:
            return None
        where = game.kept.map if isinstance(game, Found) else ""
        mansion = self.mansion_of(session.setup.board, where)
        if mansion is None:
            return None
        state = session.state
        key = ("save", game.path, len(session.played), side)
        return self.look.paint.kept(
            key, lambda: miniature(self.stage, mansion, state.pawns, state.weapons, (side, side))
        )

    # -- widgets -------------------------------------------------------------------------------

    def fill(self) -> None:
        """The heading with the two rows' names, the list, the chosen game beside it."""
        look, screen, say = self.look, self.screen, self.stage.words.say
        room = Room(screen.rect.inflate(-look.px(120), -look.px(72)))
        foot = self._foot(room)
        self._head(room)
        side = Panel(screen, skins.PANEL)
        side.place(room.right(min(look.px(600), room.rect.width * 2 // 5), look.px(30)))
        self._list = ScrollBox(screen, gap=12)
        for game in self.games:
            self._list.add(self._row(game))
        self._list.place(room.rect)
        if not self.games:
            key = "saved-empty" if self.tab == GAMES else "saved-none-finished"
            empty = Label(screen, say(key), styles.LEAD, colour="soft")
            empty.place(room.rect)
            screen.add(empty)
        screen.add(self._list)
        self._list.scroll_to(self._offset)
        screen.add(side)
        if self.game is not None:
            self._details(side, self.game)
        for button in foot:
            screen.add(button)

    def build(self) -> None:
        """The list stays where it was."""
        box: Widget | None = getattr(self, "_list", None)
        self._offset = box.offset if isinstance(box, ScrollBox) else 0
        super().build()

    def _head(self, room: Room) -> None:
        look, screen, say = self.look, self.screen, self.stage.words.say
        probe = Button(screen, say("saved-tab-games"), self._leave)
        line = Room(room.top(probe.natural()[1], look.px(26)))
        for tab in (FINISHED, GAMES):
            button = Button(
                screen,
                say(f"saved-tab-{tab}"),
                lambda tab=tab: self._turn_to(tab),  # type: ignore[misc]
                kind="primary" if tab == self.tab else "secondary",
            )
            button.place(line.right(button.natural()[0], look.px(16)))
            screen.add(button)
        title = Label(screen, say("saved-title"), styles.HEADING, valign="middle", wrap=False)
        title.place(line.rect)
        screen.add(title)

    def _foot(self, room: Room) -> list[Button]:
        look, screen, say = self.look, self.screen, self.stage.words.say
        back = Button(screen, say("common-back"), self._leave, act=Act.CANCEL)
        bring = Button(screen, say("saved-import"), self._ask_import, icon="icon.import")
        undo = Button(screen, say("saved-undo"), self._undo, icon="icon.undo")
        undo.enable(bool(self.shelf.deleted), say("saved-undo-nothing"))
        line = Room(room.bottom(back.natural()[1], look.px(22)))
        back.place(line.right(back.natural()[0], look.px(16)))
        for button in (bring, undo):
            button.place(line.left(button.natural()[0], look.px(16)))
        return [bring, undo, back]

    def _row(self, game: Game) -> SaveRow:
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

    def _details(self, side: Panel, game: Game) -> None:
        look, screen = self.look, self.screen
        told = self.told(game)
        room = Room(side.inside(26))
        buttons = self._buttons(game)
        for button in reversed(buttons):
            button.place(room.bottom(min(button.natural()[1], look.px(56)), look.px(10)))
        title = Label(screen, told.title, styles.NAME, align="center", lines=2)
        title.place(room.top(min(title.natural(room.rect.width)[1], look.px(90)), look.px(6)))
        parts = (told.when, told.turn, told.players, told.fault)
        text = "\n".join(part for part in parts if part)
        about = Label(screen, text, styles.SMALL, align="center", colour="soft")
        high = min(about.natural(room.rect.width)[1], room.rect.height)
        about.place(room.bottom(high, look.px(12)))
        picture = Stamp(screen, lambda least: self.picture(game, least))
        picture.place(room.rect)
        side.add(picture, title, about, *buttons)

    def _buttons(self, game: Game) -> list[Button]:
        screen, say = self.screen, self.stage.words.say
        here = game.path == self.on_table
        why = say("saved-on-table") if here else ""
        found: list[Button] = []

        def button(key: str, do: Action, icon: str, kind: str = "quiet", why: str = "") -> None:
            made = Button(screen, say(key), do, kind=kind, icon=icon)
            made.enable(not why, why)
            found.append(made)

        if not isinstance(game, Unusable):
            key = "saved-continue" if isinstance(game, Found) else "saved-watch"
            button(key, lambda: self._go(game), "icon.play", "primary")
        if isinstance(game, Found):
            broken = why or self.told(game).fault
            button("saved-rename", lambda: self._ask_name(game), "icon.edit", why=broken)
            button("saved-duplicate", lambda: self._duplicate(game), "icon.copy")
        if not isinstance(game, Unusable):
            button("saved-export", lambda: self._ask_export(game), "icon.export")
        button("saved-delete", lambda: self._ask_delete(game), "icon.trash", why=why)
        return found

    # -- what can be done ----------------------------------------------------------------------

    def _turn_to(self, tab: str) -> None:
        self.tab = tab
        self._offset = 0
        self.look_again()
        self._list.scroll_to(0)
        self.rebuild()

    def _leave(self) -> None:
        self.stage.pop(self)

    def _go(self, game: Found | Finished) -> None:
        if game.path == self.on_table:
            self.stage.pop(self)
        elif isinstance(game, Found):
            self.on_open(game.path)
        else:
            self.on_watch(game.record)

    def _try(self, do: Callable[[], Path | None], done: str = "") -> None:
        """Do it, or say in a sentence why not; then show the shelf as it is now."""
        say = self.stage.words.say
        chosen: Path | None = None
        try:
            chosen = do()
        except InUseError:
            self.stage.notice(say("saves-in-use"))
        except RecordError as error:
            self.stage.notice(say_record_error(self.stage.words, error))
        except (OSError, ValueError, RuntimeError) as error:  # a name with a NUL, a home unknown
            self.stage.notice(say("saved-failed", fault=trouble(error)))
        else:
            if done:
                self.stage.notice(say(done, path=str(chosen)))
        self.look_again(chosen)
        self.rebuild()

    def _ask_name(self, game: Found) -> None:
        say = self.stage.words.say

        def agree(name: str) -> None:
            self._try(lambda: self.shelf.rename(read_journal(game.path), name))

        self.stage.push(
            AskScene(
                say("saved-rename"),
                say("saved-rename-about"),
                self.told(game).title,
                say("saved-rename-yes"),
                agree,
                longest=LONGEST_TITLE,
            )
        )

    def _duplicate(self, game: Found) -> None:
        name = self.stage.words.say("saved-copy-of", title=self.told(game).title)
        self._try(lambda: self.shelf.duplicate(read_journal(game.path), name))

    def _ask_delete(self, game: Game) -> None:
        say = self.stage.words.say

        def agree() -> None:
            def do() -> None:
                self.shelf.delete(game.path)

            self._try(do, "saved-deleted")

        about = say("saved-delete-about", title=self.told(game).title)
        self.stage.push(
            QuestionScene(
                say("saved-delete-question"),
                about,
                say("saved-delete"),
                say("common-cancel"),
                agree,
            )
        )

    def _undo(self) -> None:
        self._try(self.shelf.undo)

    def _ask_export(self, game: Found | Finished) -> None:
        say = self.stage.words.say

        def agree(path: str) -> None:
            def do() -> None:
                written = self.shelf.export(game, Path(path))
                self.stage.notice(say("saved-exported", path=str(written)))

            self._try(do)

        self.stage.push(
            AskScene(
                say("saved-export"),
                say("saved-export-about"),
                str(documents() / game.path.name),
                say("saved-export-yes"),
                agree,
                longest=LONGEST_PATH,
            )
        )

    def _ask_import(self) -> None:
        say = self.stage.words.say

        def agree(path: str) -> None:
            def do() -> Path:
                came = self.shelf.bring_in(Path(path).expanduser())
                self.tab = GAMES if self.shelf.waits(came) else FINISHED
                return came

            self._try(do)

        self.stage.push(
            AskScene(
                say("saved-import"),
                say("saved-import-about"),
                str(documents()) + "/",
                say("saved-import-yes"),
                agree,
                longest=LONGEST_PATH,
            )
        )


class Stamp(Widget):
    """The board of the chosen game, as large as there is room."""

    def __init__(self, ui: Host, picture: Callable[[int], pygame.Surface | None]) -> None:
        super().__init__(ui)
        self.picture = picture

    def draw(self, canvas: pygame.Surface) -> None:
        """The picture in a thin brass edge."""
        picture = self.picture(min(self.rect.size))
        if picture is None:
            return
        place = picture.get_rect(center=self.rect.center)
        canvas.blit(picture, place)
        pygame.draw.rect(canvas, self.look.paint.colour("brass"), place, max(1, self.look.px(2)))


def documents() -> Path:
    """Where people look for their files: their documents, else their home, else here."""
    try:
        home = Path.home()
    except RuntimeError:
        return Path.cwd()
    return home / "Documents" if (home / "Documents").is_dir() else home
