"""One request for memory after another is refused while a game is kept: nothing that was told to be kept is lost.

Each time a child of this process plays a few actions; while one of them is kept, request number n for memory fails, as it
does when the machine has none left. Then there is memory again: with the next action all must be kept after all, and the file must
have been whole all the while. Needs Python's own means of testing (`_testcapi`) and a system that forks.

    python -m tools.proofs.memory --requests 500
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
import traceback
from pathlib import Path

KEPT, REFUSED, HARMED = 0, 3, 4
PLAYED = 4


def keep_without(game, number: int) -> bool:
    """Keep a game while request ``number`` for memory is refused; whether that was felt."""
    import _testcapi

    try:
        _testcapi.set_nomemory(number, number + 1)
        game.keep()
    except (MemoryError, TypeError, RuntimeError, OSError):  # Python's own calls say it variously
        return True
    finally:
        _testcapi.remove_mem_hooks()
    return False


def child(root: Path, number: int) -> int:
    """Play on, once without memory, and then with it again."""
    from clue.codec.record import line_of
    from clue.notebook.notes import Mark
    from clue.store.found import read_journal
    from clue.store.keeping import Keeper
    from tests.store.games import a_book, played_on

    game = played_on(a_book(Keeper(root)), PLAYED)
    card = game.case.session.setup.board.deck.cards[0]
    game.case.notes[game.case.seats[0]] = game.case.notes[game.case.seats[0]].marked(
        card, None, Mark.YES
    )
    game.case.session.act(next(iter(game.case.offers)))  # not kept yet
    path = game.keeper.path
    before = read_journal(path).kept.record.actions
    felt = keep_without(game, number)
    between = read_journal(path)
    assert not between.damaged
    assert between.kept.record.actions[: len(before)] == before
    played_on(game, 1)
    assert not game.trouble, game.trouble
    found = read_journal(game.keeper.path)
    assert not found.damaged
    assert found.kept.record.actions == tuple(map(line_of, game.case.session.played))
    assert found.kept.marks == game.kept().marks
    game.case.close()
    return REFUSED if felt else KEPT


def try_one(number: int) -> int:
    """What became of one child: KEPT, REFUSED, HARMED, or the signal that ended it, negative."""
    from clue.store.found import read_journal

    root = Path(tempfile.mkdtemp(prefix="memory-"))
    if (process := os.fork()) == 0:
        code = HARMED
        try:
            code = child(root, number)
        except BaseException as error:  # noqa: BLE001 - whatever it is, it is what is looked for
            where = traceback.extract_tb(error.__traceback__)[-1]
            told = f"request {number}: {error!r} at {where.filename}:{where.lineno}"
            os.write(2, f"{told} {where.line}\n".encode())
        finally:
            os._exit(code)
    _, status = os.waitpid(process, 0)
    code = os.waitstatus_to_exitcode(status)
    if code < 0:  # a library of the system's went down with it: what was kept is still there
        (left,) = (root / "games").iterdir()
        found = read_journal(left)
        code = HARMED if found.damaged or len(found.kept.record.actions) < PLAYED else code
    shutil.rmtree(root)
    return code


def main() -> int:
    """So many; 1 if one did harm."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--requests", type=int, default=500)
    options = parser.parse_args()
    import logging

    logging.disable(logging.CRITICAL)
    child(Path(tempfile.mkdtemp()), 10**9)  # everything is imported before the first fork
    ends = [try_one(number) for number in range(options.requests)]
    print(
        f"{len(ends)} tried: {ends.count(REFUSED)} felt it, {ends.count(HARMED)} did harm,", end=" "
    )
    print(f"{sum(end < 0 for end in ends)} were ended by the system")
    return int(HARMED in ends)


if __name__ == "__main__":
    sys.exit(main())
