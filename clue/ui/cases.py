"""From a finished new game to the table, and from one case to the next."""

from __future__ import annotations

import logging
import math
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

import pygame

from clue import folders
from clue.boards import Mansion, MapError, load_mansion, plain_mansion
from clue.boards.bundle import UnfitPartsError, came_along, keep_parts, mansion_in
from clue.boards.catalogue import admit, first_mansion, is_bundled, look_again, read_mansions
from clue.boards.mansion import begun_elsewhere
from clue.codec.board import called, kept_parts, kept_plan, plan_with_drawing
from clue.codec.notebook import PhoneEntry, PhonesLine, notes_at, written
from clue.codec.record import PlanEntry, Record
from clue.codec.record_reader import RecordError
from clue.files import InUseError, free_name, write_whole
from clue.game.case import OpenCase
from clue.game.commitment import Pledge
from clue.game.draft import CLASSIC, NewGame, SeatPlan
from clue.game.seating import Seating
from clue.game.session import Session
from clue.notebook.notes import Help
from clue.players.names import command_of
from clue.review.standings import ClosedCase, StillOpenError, closed_case
from clue.rules.board import Board
from clue.rules.cards import SUSPECTS, Seat
from clue.rules.editions import EDITIONS, HouseRules
from clue.store.digest import laid_of
from clue.store.found import Found, before, read_journal
from clue.store.journal import as_lines, trouble
from clue.store.keeping import Casebook, Keeper
from clue.store.records import encode, kept_notes, now
from clue.store.replay import replayed
from clue.store.resume import sat_again, tried_again
from clue.store.saved import head_of, payloads_of, resumed
from clue.store.shelf import Shelf
from clue.text.faults import tell_record_error
from clue.text.speaker import Speaker, usual_title
from clue.ui.dialogs.base import QuestionScene
from clue.ui.dialogs.pause import MenuWay, PauseScene, PromiseScene
from clue.ui.input.intents import Intent
from clue.ui.screens.long_work import QUICK, filmed, read_behind
from clue.ui.screens.newgame.scene import CutScene
from clue.ui.screens.pages import RulesScene
from clue.ui.screens.prepared_cases import CasesScene
from clue.ui.screens.replay.scene import ReplayScene
from clue.ui.screens.review import ReviewScene
from clue.ui.screens.saves.scene import GAMES, SavesScene
from clue.ui.screens.settings.scene import SettingsScene
from clue.ui.stage.scene import Home, Scene, Stage
from clue.ui.stage.settings import has_opened, remembered, with_map
from clue.ui.table.scene import TableScene

log = logging.getLogger(__name__)


def deal(stage: Stage, game: NewGame, home: Home) -> None:
    """Seal the secret, let people cut the deck if they wish, and deal."""
    pledge = Pledge.fresh(game.seed)
    if game.cut:
        stage.push(CutScene(pledge, game.names, partial(_deal, stage, game, home)))
    else:
        _deal(stage, game, home, pledge)


def _deal(stage: Stage, game: NewGame, home: Home, pledge: Pledge) -> None:
    """Lay the table and sit down."""
    shown = read_mansions()[game.mansion]
    seating = Seating(shown.mansion.board, game.edition, game.players, game.house)
    for player in game.players.values():
        if command := command_of(player):
            stage.change(remembered(stage.settings, command))
    phones = PhonesLine(0, {seat: PhoneEntry() for seat in game.phones})
    own, path = not is_bundled(shown.mansion.board), str(shown.path)
    book = Casebook(
        OpenCase(seating, names=game.names, pledge=pledge, phones=phones),
        Keeper(),
        map=path if own and has_opened(stage.settings, path) else "",
        plan=plan_with_drawing(shown.mansion) if own else None,
    )
    for seat in book.case.humans if game.help is not None else ():
        book.case.notes[seat] = book.case.notes[seat].helped(game.help)
    book.keep()
    sit_down(stage, book, shown.mansion, home)


def resume(stage: Stage, home: Home, path: Path | None = None) -> None:
    """Go on with a saved game, or with the one that was last on the table.

    Whatever is in the way is told in a sentence, and nothing that is saved is touched by it.
    """
    with _told(stage):
        found = Shelf().latest() if path is None else read_journal(path)
        if found is None:
            stage.notice(stage.words.say("title-nothing-to-continue"))
        elif found.damaged:
            _ask_after_damage(stage, home, found)
        else:
            _sit_again(stage, home, found)


@contextmanager
def _told(stage: Stage) -> Iterator[None]:
    """What keeps a saved game off the table becomes a sentence."""
    try:
        yield
    except RecordError as error:
        stage.notice(tell_record_error(error, stage.words))
    except InUseError:
        stage.notice(stage.words.say("saves-in-use"))
    except StillOpenError:
        stage.notice(stage.words.say("review-not-over"))


def _ask_after_damage(stage: Stage, home: Home, found: Found) -> None:
    """Offer the game up to the line that is damaged."""
    say = stage.words.say

    def agree() -> None:
        with _told(stage):
            _sit_again(stage, home, found)

    about = say(
        "saves-damaged-about",
        file=found.path.name,
        line=found.damaged,
        actions=len(found.kept.record.actions),
        turn=found.turns,
    )
    stage.push(
        QuestionScene(
            say("saves-damaged"), about, say("saves-damaged-yes"), say("saves-damaged-no"), agree
        )
    )


def _sit_again(stage: Stage, home: Home, found: Found) -> None:
    """Take the seats of a saved game; where the referee stops it, it is offered up to there."""

    def sit(session: Callable[[], Session]) -> None:
        with _told(stage):
            _seat(stage, home, found, session)

    long = len(found.kept.record.actions) > QUICK
    read_behind(stage, partial(resumed, found.kept), sit, long=long)


def _seat(stage: Stage, home: Home, found: Found, session: Callable[[], Session]) -> None:
    keeper = Keeper()
    try:
        book = sat_again(found.kept, keeper, stage.settings.programs, session())
    except RecordError as error:
        if error.index is None:
            raise
        _ask_after_damage(stage, home, before(found, error.index))
        return
    mansion = known_mansion(stage, book.case.session.setup.board, book.map, book.plan)
    try:
        keeper.resume(found)
        book.keep()
    finally:
        if keeper.path is None:  # nobody sits down: the detectives go home
            book.case.close()
    sit_down(stage, book, mansion, home)
    tell_of_mansion(stage, mansion)
    _tell_of_replaced(stage, found.kept.record, book.case)


def _tell_of_replaced(stage: Stage, record: Record, case: OpenCase) -> None:
    """Which program of a saved game does not play on, because nobody has entered it here."""
    for entry in record.seats:
        if command_of(entry.player) and case.seating.players[entry.suspect] != entry.player:
            stage.notice(stage.words.say("guest-replaced", who=stage.words.card(entry.suspect)))


def known_mansion(stage: Stage, board: Board, where: str, plan: PlanEntry | None = None) -> Mansion:
    """The drawing of a saved game's mansion; a map that only the file knows of is not opened."""
    return mansion_of(board, where if has_opened(stage.settings, where) else "", plan)


def mansion_of(board: Board, where: str = "", plan: PlanEntry | None = None) -> Mansion:
    """The drawing of the mansion a game is played in; ``where`` its own map lay, if it had one.

    Where that is gone, or was drawn anew, the drawing is used that was kept with the game; without
    one the mansion is laid out from its plan, with the titles that were kept.
    """
    first = first_mansion(board.name)
    mansions = [first] if first else []
    mansions += [shown.mansion for shown in read_mansions().values()]
    if where and all(mansion.board != board for mansion in mansions):
        try:
            mansions.append(load_mansion(Path(where)))
        except MapError as error:
            log.info("the map of a saved game cannot be used: %s", error)
    kin = [mansion for mansion in mansions if mansion.board.name == board.name]
    drawn = next((mansion for mansion in mansions if mansion.board == board), None)
    parts = kept_parts(plan)
    if drawn is None and parts:
        drawn = mansion_in(parts, board)
    drawn = drawn or next((found for one in kin if (found := begun_elsewhere(one, board))), None)
    return drawn or plain_mansion(board, usual_title, kin[-1] if kin else None, called(plan))


def tell_of_mansion(stage: Stage, mansion: Mansion) -> None:
    """Why a mansion does not look as it did, or that it, or an earlier form of it, came along."""
    title = mansion.titles.get(stage.words.language, mansion.board.name)
    if mansion.plain:
        stage.notice(stage.words.say("saves-plain-mansion", name=title))
    elif came_along(mansion):
        about = (mansion.board.name, mansion.titles)
        here = [shown.mansion for shown in read_mansions().values()]
        changed = any((one.board.name, one.titles) == about for one in here)
        key = "saves-mansion-other" if changed else "saves-mansion-came"
        stage.notice(stage.words.say(key, name=title))


def may_keep(mansion: Mansion) -> bool:
    """Whether a mansion has come with a game, and is not among those here."""
    boards = (shown.mansion.board for shown in read_mansions().values())
    return came_along(mansion) and mansion.board not in boards


def keep_mansion(stage: Stage, mansion: Mansion, plan: PlanEntry | None) -> None:
    """Put a mansion that has come with a game among the player's own; how that went is told."""
    say = stage.words.say
    try:
        path = keep_parts(kept_parts(plan) or {}, mansion.board.name)
    except (OSError, UnfitPartsError) as error:
        stage.notice(say("saved-failed", fault=trouble(error)))
    else:
        look_again()
        title = mansion.titles.get(stage.words.language, mansion.board.name)
        stage.notice(say("saves-mansion-kept", name=title, path=str(path.parent)))


def saves(
    stage: Stage, home: Home, *, on_table: Path | None = None, tab: str = GAMES
) -> SavesScene:
    """The shelf, from which one sits down at another table."""
    return SavesScene(
        lambda path: resume(stage, home, path),
        lambda record: replay(stage, home, record),
        lambda record: review(stage, home, record),
        partial(known_mansion, stage),
        on_keep=partial(keep_mansion, stage),
        on_table=on_table,
        tab=tab,
    )


def sit_down(stage: Stage, book: Casebook, mansion: Mansion, home: Home) -> None:
    """Open the table of a case."""
    stage.replace(table_for(stage, book, mansion, home))


def table_for(stage: Stage, book: Casebook, mansion: Mansion, home: Home) -> TableScene:
    """The table's scene with its ways out."""
    book.usual_help = lambda: Help(stage.settings.help)
    return TableScene(
        book.case,
        mansion,
        on_title=lambda: _go_home(stage, book, home),
        on_next=lambda: _next_case(stage, book, mansion, home),
        on_pause=lambda stage, table: _pause(stage, book, mansion, home, table),
        review=_looking_back(stage, book, mansion, home),
        foreseen=_from_table(book),
        on_again=lambda: _watch_again(stage, book, mansion, home),
        on_cut=partial(_cut_next, stage, book, mansion, home) if book.case.humans else None,
        on_cases=lambda: _to_cases(stage, book, home),
        in_play=book,
    )


def _looking_back(
    stage: Stage, book: Casebook, mansion: Mansion, home: Home
) -> Callable[[ClosedCase, Speaker, Seat | None], Scene]:
    """The way from the case that has just been closed to its review."""

    def look_back(game: ClosedCase, words: Speaker, viewer: Seat | None) -> Scene:
        game = replace(game, pencilled=book.pencilled(), help=book.helps)
        return _review(PlayedRecord(stage, home, book.record(), mansion, words, game, book), viewer)

    return look_back


def review(stage: Stage, home: Home, record: Record) -> None:
    """Look at a finished record again; one that is wrong is told in a sentence."""

    def open_it(played: Callable[[], Session]) -> None:
        with _told(stage):
            stage.push(_review(_closed(stage, home, record, played()), None))

    read_behind(stage, partial(replayed, record, None), open_it, long=len(record.actions) > QUICK)


def replay(stage: Stage, home: Home, record: Record) -> None:
    """Show a finished record again from its beginning; one that is wrong is told in a sentence."""

    def open_it(played: Callable[[], Session]) -> None:
        with _told(stage):
            closed = _closed(stage, home, record, played())
            _replay(closed, 0, next(iter(closed.game.setup.seats)), running=True)
            tell_of_mansion(stage, closed.mansion)

    read_behind(stage, partial(replayed, record, None), open_it, long=len(record.actions) > QUICK)


def _closed(stage: Stage, home: Home, record: Record, session: Session) -> PlayedRecord:
    mansion = mansion_of(session.setup.board, plan=kept_plan(record))
    language = stage.words.language
    words = Speaker(
        language,
        session.setup.edition,
        titles=mansion.room_titles(language),
        players={entry.suspect: entry.name for entry in record.seats if entry.name},
    )
    game = closed_case(record, session, kept_notes(record))
    return PlayedRecord(stage, home, record, mansion, words, game)


@dataclass(frozen=True)
class PlayedRecord:
    """A closed case with all that its review, its replay and another try of it need."""

    stage: Stage
    home: Home
    record: Record
    mansion: Mansion
    words: Speaker
    game: ClosedCase
    book: Casebook | None = None  # of the table it was closed at, if that still stands


def _review(closed: PlayedRecord, viewer: Seat | None) -> ReviewScene:
    return ReviewScene(closed.game, closed.words, viewer, partial(_replay, closed))


def _replay(closed: PlayedRecord, place: int, eyes: Seat | None, *, running: bool = False) -> None:
    """The table at a moment, over the review."""
    closed.stage.push(
        ReplayScene(
            closed.game,
            closed.mansion,
            closed.words,
            place=place,
            eyes=eyes,
            running=running,
            on_try=partial(_try_again, closed),
            on_film=partial(filmed, closed.stage, closed.record),
        )
    )


def _try_again(closed: PlayedRecord, place: int, seat: Seat) -> None:
    """Play on from a moment of a closed case: a game of its own, which is never counted."""
    stage = closed.stage
    if place >= len(closed.record.actions):
        stage.notice(stage.words.say("replay-at-end"))
        return
    with _told(stage):
        notebooks = notes_at(closed.game.pencilled or (), place)
        marks = tuple(written(notebooks).values())
        kept = tried_again(closed.record, place, seat, marks)
        again = sat_again(kept, Keeper(), stage.settings.programs)
        book = Casebook(again.case, again.keeper, plan=again.plan)
        book.keep()
        if closed.book is not None:
            closed.book.clear()
        sit_down(stage, book, closed.mansion, closed.home)
        stage.notice(stage.words.say("replay-tried"))


def _from_table(book: Casebook) -> Sequence[Callable[[], Scene]]:
    """The screens one may go to from the table, beside its menu."""
    return (SettingsScene, lambda: RulesScene.of(book.case.session.setup))


def _go_home(stage: Stage, book: Casebook, home: Home) -> None:
    """The ending has been seen."""
    book.clear()
    stage.replace(home())


def _to_cases(stage: Stage, book: Casebook, home: Home) -> None:
    """From a prepared case that is over to all of them."""
    setup = book.case.session.setup
    laid = laid_of(setup.edition.id, setup.board.name, setup.house, book.case.seating.players)
    _go_home(stage, book, home)
    stage.push(CasesScene(lambda game: deal(stage, game, home), open_at=laid))


def _watch_again(stage: Stage, book: Casebook, mansion: Mansion, home: Home) -> None:
    """Over the ending that has been seen: how it came to it."""
    closed = _closed(stage, home, book.record(), book.case.session)
    game = replace(closed.game, pencilled=book.pencilled(), help=book.helps)
    closed = replace(closed, mansion=mansion, game=game, book=book)
    eyes = None if book.case.shared else book.case.viewer
    _replay(closed, 0, eyes or book.case.seats[0], running=True)


def _cut_next(stage: Stage, book: Casebook, mansion: Mansion, home: Home) -> None:
    """Let people cut the deck of the next case; who thinks better of it is back at the ending."""
    people = {seat: book.case.names.get(seat, "") for seat in book.case.humans}
    dealt = partial(_next_case, stage, book, mansion, home)
    stage.push(CutScene(Pledge.fresh(), people, dealt))


def _next_case(
    stage: Stage, book: Casebook, mansion: Mansion, home: Home, pledge: Pledge | None = None
) -> None:
    """The same people once more: on the shelf before the old case is taken off it."""
    following = book.following(pledge)
    following.keep()
    book.clear()
    sit_down(stage, following, mansion, home)


def _pause(
    stage: Stage, book: Casebook, mansion: Mansion, home: Home, table: TableScene | None = None
) -> Scene:
    say = stage.words.say
    setup, keeper, fault = book.case.session.setup, book.keeper, book.trouble
    here = keeper.path if keeper is not None else None
    note = say("keeping-fault", fault=fault) if fault else ""

    def leave() -> None:
        go = partial(stage.replace, home())
        if not fault:  # nothing is lost, so nothing is asked
            go()
            return
        question, yes, no = say("pause-leave-question"), say("pause-leave"), say("pause-resume")
        stage.push(QuestionScene(question, note, yes, no, go))

    return PauseScene(
        [
            *(
                [MenuWay("pause-phones", table.open_phones)]
                if table and table.sitting.may_have_phones
                else []
            ),
            MenuWay("pause-rules", lambda: stage.push(RulesScene.of(setup))),
            MenuWay("pause-promise", lambda: stage.push(PromiseScene(book.commitment))),
            MenuWay("pause-saves", lambda: stage.push(saves(stage, home, on_table=here))),
            *(
                [MenuWay("pause-keep-mansion", lambda: keep_mansion(stage, mansion, book.plan))]
                if may_keep(mansion)
                else []
            ),
            MenuWay("pause-settings", lambda: stage.push(SettingsScene())),
            MenuWay("pause-leave", leave),
            MenuWay("pause-quit", stage.quit),
        ],
        note=note,
    )


class InvitationScene(Scene):
    """A dark moment before the table: the window stands, then everybody sits down."""

    def __init__(
        self, players: list[str], edition: str, home: Home, mansion: Path | None = None
    ) -> None:
        plans = (SeatPlan(seat, kind=name) for seat, name in zip(SUSPECTS, players, strict=False))
        name = admit(mansion) if mansion else CLASSIC
        self.game = NewGame(tuple(plans), EDITIONS[edition], HouseRules(), name)
        self.home = home

    def handle(self, intent: Intent) -> bool:
        """There is nothing to do here yet."""
        del intent
        return False

    def update(self, now: float) -> float:
        """Sit down."""
        del now
        opened = read_mansions()[self.game.mansion]
        if opened.own:
            self.stage.change(with_map(self.stage.settings, str(opened.path)))
        deal(self.stage, self.game, self.home)
        return math.inf

    def draw(self, canvas: pygame.Surface) -> None:
        """Nothing to be seen yet."""
        canvas.fill("black")


def save_copy(book: Casebook, place: Path | None = None) -> Path | None:
    """Write the case to a file of its own where people look for files; which, if it could be."""
    if book.case.session.state.over:
        data, suffix = encode(book.record(now())), folders.RECORD_SUFFIX
    else:
        kept = book.kept()
        lines = [*kept.record.actions, *kept.marks]
        data, suffix = as_lines(payloads_of(head_of(kept, now()), lines))[0], folders.JOURNAL_SUFFIX
    for where in (place,) if place else (folders.documents(), folders.player()):
        path = free_name(where / f"clue-{now().replace(':', '')}{suffix}")
        try:
            write_whole(path, data)
        except OSError as error:
            log.warning("no copy can be saved there: %s", error)
        else:
            return path
    return None


def go_on(stage: Stage, book: Casebook, home: Home) -> None:
    """Take the case up again where its journal stands; from memory where there is none."""
    keeper = book.keeper
    path = keeper.path if keeper is not None and not keeper.fault else None
    kept = book.kept()
    stage.replace(home())  # the old table goes, and lets its journal go
    if path is not None:
        resume(stage, home, path)
        return
    try:
        again = sat_again(kept, keeper.another() if keeper is not None else None)
    except RecordError as error:
        log.warning("the case cannot be gone on with: %s", error)
        stage.notice(tell_record_error(error, stage.words))
        return
    mansion = known_mansion(stage, again.case.session.setup.board, kept.map, again.plan)
    again.keep()
    sit_down(stage, again, mansion, home)
    tell_of_mansion(stage, mansion)
