"""What is done with saved cases: named, copied, thrown away, fetched back, taken in and out."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final, Protocol

from clue import folders
from clue.codec.record_reader import RecordError
from clue.files import InUseError
from clue.store.found import Found, read_journal
from clue.store.journal import trouble
from clue.store.shelf import LONGEST_TITLE, FinishedRecord, Shelf
from clue.text.faults import tell_record_error
from clue.ui.dialogs.base import AskScene, QuestionScene
from clue.ui.screens.long_reading import is_long, read_behind
from clue.ui.screens.saves.summary import ShelfGame, Summary
from clue.ui.stage.scene import Stage

LONGEST_PATH: Final = 1000


class ShelfScene(Protocol):
    """The list of saved games, as far as deeds concern it."""

    stage: Stage
    shelf: Shelf

    def told(self, game: ShelfGame) -> Summary:
        """What can be told of a game."""

    def turn_to_row_of(self, path: Path) -> None:
        """Show the list a game stands in."""

    def look_again(self, chosen: Path | None = None) -> None:
        """Read the folder anew."""

    def rebuild(self) -> None:
        """Show it anew."""


class Deeds:
    """Asks what must be asked, does it, and says in a sentence how it went."""

    def __init__(self, scene: ShelfScene) -> None:
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
