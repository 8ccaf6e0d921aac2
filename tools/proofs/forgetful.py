"""The power is cut at every file call, and the disk forgets whatever was not synced: no game that was told is lost.

A game is played from the deal to the envelope, and games are put in order, on a real disk; beside it a model knows what
would be left of each file and each folder if the power went: what was synced, and as much of the rest as chance has it.
After every call each such disk is made and looked at: all that was told to be kept must be there, nothing half written may
take a place, and what is found must be playable.

    python -m tools.proofs.forgetful
"""

from __future__ import annotations

import argparse
import contextlib
import itertools
import os
import random
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

CALLS = ("open", "write", "fsync", "close", "replace", "rename", "unlink", "mkdir", "rmdir", "ftruncate")  # fmt: skip


@dataclass(eq=False)
class File:
    """What stands in a file, and what of it is on the disk for certain."""

    data: bytes = b""
    safe: bytes = b""

    def left(self, rest: float) -> bytes:
        """After the power was cut, with a share of what was not synced."""
        if not self.data.startswith(self.safe):
            return self.safe if rest < 1 else self.data
        return self.safe + self.data[len(self.safe) :][: int(rest * len(self.data))]


@dataclass(eq=False)
class Folder:
    """The names in a folder, and those that are on the disk for certain."""

    names: dict[str, File | Folder] = field(default_factory=dict)
    safe: dict[str, File | Folder] = field(default_factory=dict)


class Disk:
    """Watches the system's file calls below one folder, and knows what each has put where."""

    def __init__(self, root: Path, look: Callable[[str], None]) -> None:
        self.root = root
        self.top = Folder()
        self.handles: dict[int, File | Folder] = {}
        self.look = look
        self.real = {name: getattr(os, name) for name in CALLS}

    @contextlib.contextmanager
    def spinning(self) -> Iterator[None]:
        """While the game is at work."""
        for name in CALLS:
            setattr(os, name, self._call(name))
        try:
            yield
        finally:
            for name, real in self.real.items():
                setattr(os, name, real)

    def _call(self, name: str) -> Callable:
        real, note = self.real[name], getattr(self, f"_{name}")

        def call(*args, **more):
            with self._as_it_is():
                made = None if name == "fsync" else real(*args, **more)  # that only takes time
                changed = note(made, *args)
            if changed:
                with self._as_it_is():
                    self.look(name)
            return made

        return call

    @contextlib.contextmanager
    def _as_it_is(self) -> Iterator[None]:
        watched = {name: getattr(os, name) for name in CALLS}
        for name, real in self.real.items():
            setattr(os, name, real)
        try:
            yield
        finally:
            for name, call in watched.items():
                setattr(os, name, call)

    def _place(self, path: str | Path) -> tuple[Folder, str] | None:
        """The folder a path lies in, and its name there; nothing outside is watched."""
        try:
            parts = Path(os.path.abspath(path)).relative_to(self.root).parts  # noqa: PTH100
        except ValueError:
            return None
        at = self.top
        for part in parts[:-1]:
            at = at.names[part]
        return at, parts[-1] if parts else ""

    # -- what each call does -------------------------------------------------------------------

    def _open(self, handle: int, path: str, flags: int, *_: object) -> bool:
        if (place := self._place(path)) is None:
            return False
        folder, name = place
        new = bool(name) and name not in folder.names
        if new:
            folder.names[name] = File()
        self.handles[handle] = folder.names[name] if name else folder
        assert not flags & os.O_TRUNC, "nothing is written over what is there"
        return new

    def _write(self, written: int, handle: int, data: bytes) -> bool:
        if (file := self.handles.get(handle)) is None:
            return False
        file.data += bytes(data)[:written]
        return True

    def _fsync(self, _: None, handle: int) -> bool:
        match self.handles.get(handle):
            case File() as file:
                file.safe = file.data
            case Folder() as folder:
                folder.safe = dict(folder.names)
            case None:
                return False
        return True

    def _close(self, _: None, handle: int) -> bool:
        self.handles.pop(handle, None)
        return False

    def _ftruncate(self, _: None, handle: int, length: int) -> bool:
        if file := self.handles.get(handle):
            file.data = file.data[:length]
        return bool(file)

    def _replace(self, _: None, source: str, target: str) -> bool:
        (old, was), (new, name) = self._place(source), self._place(target)
        new.names[name] = old.names.pop(was)
        if old is not new:  # every file system does this in one, though not at once
            old.safe.pop(was, None)
            new.safe[name] = new.names[name]
        return True

    _rename = _replace

    def _unlink(self, _: None, path: str, **__: object) -> bool:
        if (place := self._place(path)) is None:
            return False
        del place[0].names[place[1]]
        return True

    _rmdir = _unlink

    def _mkdir(self, _: None, path: str, *__: object) -> bool:
        if (place := self._place(path)) is None:
            return False
        place[0].names[place[1]] = Folder()
        return True

    # -- after the cut -------------------------------------------------------------------------

    def unsure(self) -> list[Folder]:
        """The folders whose names are not all on the disk for certain."""
        found, waiting = [], [self.top]
        while waiting:
            folder = waiting.pop()
            found += [folder] if folder.names != folder.safe else []
            both = {*folder.names.values(), *folder.safe.values()}
            waiting += [inner for inner in both if isinstance(inner, Folder)]
        return found

    def leftovers(self) -> Iterator[dict[str, bytes]]:
        """Everything that may be found once the power is back: each file and what stands in it."""
        unsure, seen = self.unsure()[:4], set()
        for chosen in itertools.product((False, True), repeat=len(unsure)):
            written = {folder for folder, there in zip(unsure, chosen, strict=True) if there}
            for rest in (0.0, 0.5, 1.0):
                found = dict(self._left(self.top, "", written, rest))
                key = hash(frozenset(found.items()))
                if key not in seen:
                    seen.add(key)
                    yield found

    def _left(self, folder: Folder, at: str, written: set, rest: float) -> Iterator[tuple]:
        for name, inner in (folder.names if folder in written else folder.safe).items():
            if isinstance(inner, Folder):
                yield from self._left(inner, f"{at}{name}/", written, rest)
            else:
                yield f"{at}{name}", inner.left(rest)


@dataclass
class Told:
    """What the game has said is kept."""

    journal: str = ""
    actions: tuple = ()
    marks: tuple = ()
    settings: object = None
    others: dict[str, bytes] = field(default_factory=dict)  # files nobody is at work on


class Cut:
    """Cuts the power after every call, or after some, and judges what is left."""

    def __init__(self, every: int = 1, seed: int = 0) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="forgetful-")).resolve()
        self.root = self.folder / "played"
        self.root.mkdir()
        self.disk = Disk(self.root, self._look)
        self.told = Told()
        self.every, self.rng = every, random.Random(seed)
        self.calls = self.cuts = 0
        self._judged: set[int] = set()
        self.harm: list[str] = []

    def _look(self, name: str) -> None:
        self.calls += 1
        if self.rng.randrange(self.every):
            return
        for left in self.disk.leftovers():
            key = hash((frozenset(left.items()), self.told.actions, tuple(self.told.others)))
            if key in self._judged:
                continue
            self._judged.add(key)
            self.cuts += 1
            try:
                self._judge(left)
            except Exception as error:  # noqa: BLE001 - whatever it is, it is what is looked for
                self.harm.append(f"call {self.calls} ({name}): {error!r} in {sorted(left)}")

    def _judge(self, left: dict[str, bytes]) -> None:
        from clue.codec.record_reader import decode
        from clue.store.found import Found
        from clue.store.shelf import FinishedRecord, Shelf

        place = self.folder / "cut"
        shutil.rmtree(place, ignore_errors=True)
        place.mkdir()
        for name, data in left.items():
            (place / name).parent.mkdir(parents=True, exist_ok=True)
            (place / name).write_bytes(data)
        shelf = Shelf(place)
        for game in (*shelf.games(), *shelf.finished()):
            assert isinstance(game, Found | FinishedRecord), f"{game.path.name} is not whole"
            assert isinstance(game, FinishedRecord) or not game.damaged, game.path.name
        told = self.told
        for name, data in told.others.items():
            assert data in left.values(), f"{name} is lost"
        if told.settings is not None:
            from clue.ui.stage.settings import SettingsFile

            assert SettingsFile(place).load().settings == told.settings, "the settings are lost"
        if not told.journal:
            return
        journal, record = f"games/{told.journal}.cluejournal", f"finished/{told.journal}.cluegame"
        if journal in left:
            (found,) = (game for game in shelf.games() if game.path.name in journal)
            assert found.kept.record.actions[: len(told.actions)] == told.actions, "actions lost"
            assert set(told.marks) <= set(found.kept.marks), "marks lost"
            if self.rng.randrange(10) == 0:
                self._go_on(place, found)
        else:
            assert decode(left[record]).actions == told.actions, "the finished game is lost"

    @staticmethod
    def _go_on(place: Path, found) -> None:
        from clue.store.found import read_journal
        from clue.store.keeping import Keeper
        from clue.store.resume import sat_again

        game = sat_again(found.kept, keeper := Keeper(place))
        assert keeper.resume(found)
        if offers := game.case.session.offers():
            game.case.session.act(next(iter(offers)))
        game.keep()
        assert not game.trouble
        again = read_journal(found.path)
        assert len(again.kept.record.actions) == len(game.case.session.played)
        game.case.close()

    def close(self) -> None:
        shutil.rmtree(self.folder)


def play_on(cut: Cut, actions: int = 14, seed: int = 1) -> None:
    """A game from the deal to the envelope, with marks, and the next case after it."""
    from clue.codec.record import line_of
    from clue.notebook.notes import Mark
    from clue.rules import actions as act
    from clue.store.keeping import Keeper
    from tests.store.games import a_book

    rng = random.Random(seed)
    game = a_book(Keeper(cut.root), kinds=("human", "random", "random"))
    cards = game.case.session.setup.board.deck.cards

    def keep() -> None:
        with cut.disk.spinning():
            game.keep()
        assert not game.trouble, game.trouble
        lines = tuple(map(line_of, game.case.session.played))
        cut.told = Told(game.keeper.path.stem, lines, game.kept().marks)

    keep()
    while not (len(game.case.session.played) >= actions and game.case.session.offers().accuse):
        offered = [one for one in game.case.session.offers() if not isinstance(one, act.Accuse)]
        game.case.session.act(rng.choice(offered))
        if rng.randrange(3) == 0:
            notes = game.case.notes[game.case.seats[0]]
            game.case.notes[game.case.seats[0]] = notes.marked(
                rng.choice(cards), game.case.seats[1], Mark.YES
            )
        keep()
    offers = game.case.session.offers()
    game.case.session.act(act.Accuse(offers.seat, game.case.session.dealt.case))
    keep()
    with cut.disk.spinning():
        game.clear()
    game.case.close()
    following = game.following()
    with cut.disk.spinning():
        following.keep()
    following.case.close()


def tidy(cut: Cut) -> None:
    """Games put in order, and settings written: whatever a call has answered holds after it."""
    from clue.store.shelf import Shelf
    from clue.ui.stage.settings import Settings, SettingsFile
    from tests.store.games import a_finished_game, a_journal

    with tempfile.TemporaryDirectory() as name:
        path, _ = a_journal(Path(name), 5)
        a_finished_game(Path(name))
        (finished,) = (Path(name) / "finished").iterdir()
        shelf = Shelf(cut.root)

        def hold() -> None:
            tree = cut.disk.top.names
            cut.told = Told(
                settings=cut.told.settings,
                others={
                    f"{folder}/{name}": file.data
                    for folder, inner in tree.items()
                    if isinstance(inner, Folder)
                    for name, file in inner.names.items()
                    if isinstance(file, File)
                },
            )

        def latest():
            return shelf.games()[0]

        deeds = [
            lambda: shelf.bring_in(path),
            lambda: shelf.bring_in(finished),
            lambda: shelf.duplicate(latest(), "once more"),
            lambda: shelf.export(latest(), cut.root / "out" / "x.cluejournal"),
            lambda: shelf.delete(latest().path),
            shelf.undo,
        ]
        for deed in deeds:
            with cut.disk.spinning():
                deed()
            hold()
    store = SettingsFile(cut.root)
    for language in ("fr", "en"):
        chosen = Settings(language=language)
        with cut.disk.spinning():
            assert store.save(chosen)
        cut.told.settings = chosen
        cut.told.others = {}
        with cut.disk.spinning():
            Shelf(cut.root).duplicate(shelf.games()[0], language)
        cut.told.settings = None


def main() -> int:
    """Every call; 1 if a cut did harm."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=3)
    options = parser.parse_args()
    import logging

    logging.disable(logging.CRITICAL)
    failed = 0
    for number in range(options.games + 1):
        cut = Cut(seed=number)
        play_on(cut, 14 + 20 * number, seed=number) if number < options.games else tidy(cut)
        print(f"{cut.calls} file calls, {cut.cuts} disks left behind, {len(cut.harm)} with harm")
        for one in cut.harm[:10]:
            print("  ", one)
        failed += len(cut.harm)
        cut.close()
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main())
