"""A file from anywhere is loaded as the game loads it: it is a sentence, or a game that can be played on."""

from __future__ import annotations

import shutil
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

SECOND = 1.0
SENTENCE, GAME, PART = "a sentence", "a whole game", "a game up to the damage"


class TooSlowError(Exception):
    """Loading took more than a second of the processor's time."""


def consider(data: bytes) -> str:
    """Load a journal's or a record's bytes; what came of it. Anything but a sentence or a game is an exception."""
    began = time.process_time()
    try:
        outcome = _journal(data) if not data.lstrip().startswith(b"{") else _record(data)
    finally:
        took = time.process_time() - began
    if took > SECOND:
        raise TooSlowError(f"{took:.2f} s")
    return outcome


def _journal(data: bytes) -> str:
    from clue.codec.record_reader import RecordError
    from clue.store.found import before, found_in
    from clue.store.resume import sat_again
    from clue.text.faults import tell_record_error
    from clue.text.speaker import Speaker

    try:
        found = found_in(data, Path("x.cluejournal"))
        try:
            book = sat_again(found.kept)
        except RecordError as error:
            if error.index is None:
                raise
            found = before(found, error.index)
            book = sat_again(found.kept)
    except RecordError as error:
        return SENTENCE if tell_record_error(error, Speaker("en")) else ""
    _go_on(book)
    book.case.close()
    return PART if found.damaged or found.reading.torn else GAME


def _record(data: bytes) -> str:
    from clue.codec.record_reader import RecordError, decode
    from clue.store.shelf import Shelf
    from clue.text.faults import tell_record_error
    from clue.text.speaker import Speaker

    folder = Path(tempfile.mkdtemp(prefix="shelf-"))
    try:
        (folder / "file").write_bytes(data)
        try:
            came = Shelf(folder / "shelf").bring_in(folder / "file")
        except RecordError as error:
            return SENTENCE if tell_record_error(error, Speaker("fr")) else ""
        if came.parent.name == "games":
            assert _journal(came.read_bytes()) == GAME
        else:
            assert decode(came.read_bytes()).actions
        return GAME
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _go_on(book) -> None:
    """A correct game can be played on, written down and read again."""
    from clue.store.found import found_in
    from clue.store.journal import as_lines
    from clue.store.saved import head_of, payloads_of

    case = book.case
    offers = case.offers
    if offers is not None:
        case.session.act(next(iter(offers)))
    for seat in (*case.seats, None):
        case.session.view(seat)
    kept = book.kept()
    lines = [*kept.record.actions, *kept.marks]
    again = found_in(as_lines(payloads_of(head_of(kept, ""), lines))[0], Path("x"))
    assert again.kept.record.actions == kept.record.actions


# -- the player's own small files ----------------------------------------------------------------


def consider_settings(data: bytes) -> str:
    """Settings are mended and can be written, whatever stood there."""
    from clue.text.speaker import Speaker
    from clue.ui.stage.settings import SettingsFile

    with tempfile.TemporaryDirectory(prefix="settings-") as name:
        store = SettingsFile(Path(name))
        store.path.write_bytes(data)
        loaded = store.load()
        assert not loaded.trouble or Speaker("fr").say(loaded.trouble)
        assert not loaded.kept or loaded.kept.read_bytes() == data
        assert store.save(loaded.settings)
        again = store.load()
        assert (again.settings, again.trouble) == (loaded.settings, "")
    return SENTENCE if loaded.trouble else GAME


def settings() -> list[bytes]:
    """Settings as a first start and as a long life leave them."""
    import msgspec

    from clue.ui.stage.settings import LastSeat, LastTable, Settings

    table = LastTable((LastSeat("scarlet", "human", name="Zoé"),), "vintage", ("H1",), "lodge")
    names = {"scarlet": "Zoé", "green": "n" * 24}
    keys = {"roll": ("t", "left shift"), "end": ()}
    lived = Settings(last_table=table, last_names=names, keys=keys, programs={"a b": "c"})
    return [msgspec.json.encode(one) for one in (Settings(), lived)]


def consider_lesson(data: bytes) -> str:
    """The lesson begins anew, or goes on and can be kept."""
    from clue import folders
    from clue.boards import load_mansion
    from clue.firstcase.lesson import LearnersPlace, Lesson

    with tempfile.TemporaryDirectory(prefix="lesson-") as name:
        place = LearnersPlace(Path(name))
        place.path.write_bytes(data)
        if (found := place.load()) is None:
            return SENTENCE
        lesson = Lesson(load_mansion(folders.maps() / "classic.tmx"), place, found)
        lesson.keep()
        assert place.load() == lesson.progress
        lesson.case.close()
    return GAME


def lessons() -> list[bytes]:
    """A lesson just begun, and one in the middle."""
    import msgspec

    from clue.firstcase.lesson import Progress, WrittenPlace
    from clue.notebook.notes import Mark
    from clue.rules.cards import SUSPECTS

    marks = (WrittenPlace("rope", SUSPECTS[1], Mark.NO), WrittenPlace("hall", None, Mark.MAYBE))
    middle = Progress(step=3, played=4, told=9, marks=marks, lines={"rope": "peut-être…"})
    return [msgspec.json.encode(one) for one in (Progress(), middle)]


def notebooks() -> list[bytes]:
    """Journals of little but what was written into notebooks."""
    from clue.notebook.notes import CYCLE, Help
    from clue.store.keeping import Keeper
    from tests.store.games import a_book

    with tempfile.TemporaryDirectory() as name:
        game = a_book(Keeper(Path(name)), kinds=("human",) * 3)
        game.keep()
        cards = game.case.session.setup.board.deck.cards
        for number, card in enumerate(cards * 2):
            seat = game.case.seats[number % 3]
            notes = game.case.notes[seat].marked(
                card, game.case.seats[number % 2], CYCLE[number % 4]
            )
            notes = notes.written(card, "" if number % 5 else f"n° {number}")
            game.case.notes[seat] = notes.helped([*Help, None][number % 4])
            game.keep()
        game.case.close()
        return [game.keeper.path.read_bytes()]


# -- journals and records ------------------------------------------------------------------------


def samples() -> list[bytes]:
    """Real journals and records to begin with."""
    from clue.store.keeping import Keeper
    from clue.store.records import encode
    from clue.store.shelf import Shelf
    from tests.store.games import a_book, a_finished_game, a_journal, played_on

    found: list[bytes] = []
    with tempfile.TemporaryDirectory() as name:
        root = Path(name)
        for count in (0, 3, 25, 120):
            path, game = a_journal(root, count)
            found.append(path.read_bytes())
            found.append(encode(game.record()))
        a_finished_game(root)
        found += [encode(game.record) for game in Shelf(root).finished()]
        game = played_on(a_book(Keeper(root), seed="7"), 0)
        game.keep()
        from clue.notebook.notes import Mark

        case, first = game.case, game.case.seats[0]
        for card in case.session.setup.board.deck.cards[:6]:
            notes = case.notes[first].marked(card, case.seats[1], Mark.MAYBE)
            case.notes[first] = notes.written(card, "peut-être…")
            case.note(first)
        game.case.close()
        found.append(game.keeper.path.read_bytes())
    return found


class Target(NamedTuple):
    """A kind of file: real ones to damage, and what reads them. Anything raised is a fault."""

    samples: Callable[[], list[bytes]]
    consider: Callable[[bytes], str]


TARGETS = {
    "saves": Target(samples, consider),
    "notebooks": Target(notebooks, consider),
    "settings": Target(settings, consider_settings),
    "lesson": Target(lessons, consider_lesson),
}
"""Another kind of file that comes from outside stands here, and is damaged like all others."""
