"""A file from anywhere is loaded as the game loads it: it is a sentence, or a game that can be played on."""

from __future__ import annotations

import shutil
import tempfile
import time
from pathlib import Path

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
    from clue.game.case import OpenCase
    from clue.records.faults import RecordError
    from clue.records.found import before, found_in
    from clue.text.records import tell_record_error
    from clue.text.speaker import Speaker

    try:
        found = found_in(data, Path("x.cluejournal"))
        try:
            case = OpenCase.again(found.kept)
        except RecordError as error:
            if error.index is None:
                raise
            found = before(found, error.index)
            case = OpenCase.again(found.kept)
    except RecordError as error:
        return SENTENCE if tell_record_error(error, Speaker("en")) else ""
    _go_on(case)
    case.close()
    return PART if found.damaged or found.reading.torn else GAME


def _record(data: bytes) -> str:
    from clue.records.faults import RecordError
    from clue.records.read import decode
    from clue.records.shelf import Shelf
    from clue.text.records import tell_record_error
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


def _go_on(case) -> None:
    """A correct game can be played on, written down and read again."""
    from clue.records.found import found_in
    from clue.records.journal import as_lines
    from clue.records.kept import head_of, payloads_of

    offers = case.offers
    if offers is not None:
        case.session.act(next(iter(offers)))
    for seat in (*case.seats, None):
        case.session.view(seat)
    kept = case.kept()
    lines = [*kept.record.actions, *kept.marks]
    again = found_in(as_lines(payloads_of(head_of(kept, ""), lines))[0], Path("x"))
    assert again.kept.record.actions == kept.record.actions


def samples() -> list[bytes]:
    """Real journals and records to begin with."""
    from clue.records.keeping import Keeper
    from clue.records.shelf import Shelf
    from clue.records.write import encode
    from tests.records.games import a_case, a_finished_game, a_journal, played_on

    found: list[bytes] = []
    with tempfile.TemporaryDirectory() as name:
        root = Path(name)
        for count in (0, 3, 25, 120):
            path, game = a_journal(root, count)
            found.append(path.read_bytes())
            found.append(encode(game.record()))
        a_finished_game(root)
        found += [encode(game.record) for game in Shelf(root).finished()]
        game = played_on(a_case(Keeper(root), seed="7"), 0)
        game.keep()
        from clue.notebook.notes import Mark

        for card in game.session.setup.board.deck.cards[:6]:
            game.notes[game.seats[0]].marks[card, game.seats[1]] = Mark.MAYBE
            game.notes[game.seats[0]].write(card, "peut-être…")
            game.keep()
        game.close()
        found.append(game.keeper.path.read_bytes())
    return found
