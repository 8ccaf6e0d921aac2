"""Every file call of a game fails once in turn, in every way, for a moment or for good: nothing said to be kept is lost.

A game is played from the deal to the envelope. At call number k something goes wrong: a write stops half way, the disk
is full, it may not be written, the sync fails; for one call, for a few, or from then on. Play must go on without an
exception; whenever the game says that everything is on disk, it must be there; files of other games stay as they were; and
once the disk is well again, the next action puts everything there.

    python -m tools.proofs.faults
"""

from __future__ import annotations

import argparse
import collections
import contextlib
import errno
import math
import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

CALLS = (
    "open",
    "write",
    "fsync",
    "replace",
    "ftruncate",
    "close",
    "mkdir",
    "unlink",
    "stat",
    "fstat",
)
FAULTS = {
    "no space": errno.ENOSPC,
    "not permitted": errno.EPERM,
    "input/output": errno.EIO,
    "short": 0,
}
LASTING = {"once": 1, "for a while": 6, "for good": math.inf}
ACTIONS = 14


class Disk:
    """The operating system's file calls, of which some go wrong."""

    def __init__(self, first: float = math.inf, code: int = 0, lasting: float = 1) -> None:
        self.first = first
        self.code = code
        self.lasting = lasting
        self.count = 0
        self.log: list[str] = []

    def bad(self, name: str) -> bool:
        self.count += 1
        self.log.append(name)
        return self.first <= self.count < self.first + self.lasting

    def fault(self) -> OSError:
        return OSError(self.code, os.strerror(self.code))

    @contextlib.contextmanager
    def spinning(self) -> Iterator[None]:
        real = {name: getattr(os, name) for name in CALLS}
        for name in CALLS:
            setattr(os, name, self._call(name, real[name]))
        os.fsync = self._call("fsync", lambda _: None)  # the real one only takes time
        try:
            yield
        finally:
            for name, call in real.items():
                setattr(os, name, call)

    def _call(self, name: str, real):
        def call(*args, **more):
            if not self.bad(name):
                return real(*args, **more)
            if name == "close":  # a handle is let go of even if that is complained about
                real(*args, **more)
            if name == "write":
                real(args[0], bytes(args[1])[: len(args[1]) // 2])
                if not self.code:
                    return len(args[1]) // 2
            if not self.code:
                return real(*args, **more)
            raise self.fault()

        return call


def play(root: Path, disk: Disk) -> None:
    """A short game to its end, judged after every action."""
    from clue.notebook.notes import Mark
    from clue.rules import actions as act
    from clue.store.keeping import Keeper
    from tests.store.games import a_book

    game = a_book(Keeper(root), kinds=("human", "random", "random"))
    case = game.case
    first, cards = case.seats[0], case.session.setup.board.deck.cards
    with disk.spinning():
        game.keep()
    judge(game)
    for number in range(ACTIONS):
        offers = case.offers
        if number == ACTIONS - 1:
            action = (
                act.Accuse(offers.seat, case.session.dealt.case)
                if offers.accuse
                else next(iter(offers))
            )
        else:
            action = next(a for a in offers if not isinstance(a, act.Accuse))
        with disk.spinning():
            case.act(action)
        if number % 3 == 0:
            notes = case.notes[first]
            case.notes[first] = notes.marked(cards[number], case.seats[1], Mark.YES)
            with disk.spinning():
                case.note(first)
        judge(game)
    disk.first = math.inf  # the disk is well again
    if case.offers:
        case.act(next(iter(case.offers)))
    case.notes[first] = case.notes[first].written(cards[0], "mended")
    case.note(first)
    assert not game.trouble, game.trouble
    judge(game)
    case.close()


def judge(game) -> None:
    """What it says is kept is kept; and what was kept before is never less."""
    from clue.codec.record import line_of
    from clue.store.found import read_journal

    truth = tuple(map(line_of, game.case.session.played))
    path = game.keeper.path
    if game.trouble and not path.exists():
        return
    found = read_journal(path)
    kept = found.kept.record.actions
    assert kept == truth[: len(kept)], "what is on the disk is not what was played"
    if not game.trouble:
        assert kept == truth, f"{len(truth)} actions were said to be kept, {len(kept)} are"
        assert len(found.kept.marks) == len(game.kept().marks)
    assert not found.damaged


def main() -> int:
    """Every call, every fault; 1 if one of them hurt."""
    argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    ).parse_args()
    import logging

    logging.disable(logging.CRITICAL)
    folder = Path(tempfile.mkdtemp())
    other = folder / "games" / "other.cluejournal"
    calm = Disk()
    play(folder, calm)
    calls, tally, failed = calm.count, collections.Counter(calm.log), 0
    print(f"a game of {ACTIONS} actions makes {calls} file calls: {dict(tally)}", flush=True)
    tried = 0
    for lasting, length in LASTING.items():
        for fault, code in FAULTS.items():
            for number in range(1, calls + 1):
                shutil.rmtree(folder)
                other.parent.mkdir(parents=True)
                other.write_bytes(b"somebody else's")
                tried += 1
                try:
                    play(folder, Disk(number, code, length))
                    assert other.read_bytes() == b"somebody else's"
                except Exception as error:  # noqa: BLE001 - whatever it is, it is what is looked for
                    failed += 1
                    print(
                        f"{fault} {lasting} at call {number} ({calm.log[number - 1]}): {error!r}",
                        flush=True,
                    )
    shutil.rmtree(folder)
    print(f"{tried} faults tried, {failed} did harm")
    return int(failed > 0)


if __name__ == "__main__":
    raise SystemExit(main())
