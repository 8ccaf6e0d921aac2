"""What must not leave the table while a case is open: no log and no error report names it.

Reports are read by others than the player. A card's name in one could tell who holds it, and the
seed or the salt would tell everything; so whatever is on the table is struck out, disclosed or
not, for striking out only the undisclosed would say which they are.
"""

from __future__ import annotations

import re
import traceback
from collections.abc import Iterable
from pathlib import Path

STRUCK = "\N{BLACK SQUARE}" * 3
_PACKAGE = str(Path(__file__).parent)
_HOME = str(Path("~").expanduser())
_FRAME = re.compile(r'^  File "(.*[/\\])?')
_WRITTEN = r"<\w+\.{word}: '{word}'>|'{word}'|(?<!\w){word}(?!\w)"
"""As the code writes a suspect and a room, and as people do: no mark tells of which kind it is."""


class Discretion:
    """Strikes the secrets of the table out of anything that is to be written down."""

    def __init__(self) -> None:
        self._secret: re.Pattern[str] | None = None

    def hush(self, words: Iterable[str]) -> None:
        """From now on these are secret; those of the last table no longer are."""
        said = {spelling for word in words if word for spelling in _spellings(word)}
        longest_first = sorted(said, key=lambda word: (-len(word), word))
        choice = "|".join(map(re.escape, longest_first))
        written = _WRITTEN.format(word=f"(?:{choice})")
        self._secret = re.compile(written, re.IGNORECASE) if said else None

    def struck(self, text: str) -> str:
        """A text without the secrets of the table, and without the name of who sits before it."""
        text = text.replace(_PACKAGE, "clue")
        if len(_HOME) > len("/x/"):
            text = text.replace(_HOME, "~")
        return self._secret.sub(STRUCK, text) if self._secret is not None else text

    def account(self, error: BaseException) -> str:
        """An error with the way to it: lines of code as they are, everything else struck."""
        told = traceback.TracebackException.from_exception(error).format()
        return "".join(
            self.struck(folder[0]) + part[folder.end() :]
            if (folder := _FRAME.match(part))
            else self.struck(part)
            for part in told
        )


def _spellings(word: str) -> tuple[str, ...]:
    """A name as the files, the code and people write it."""
    return word, word.replace("-", "_"), word.replace("-", " ")


TABLE = Discretion()
"""The one table there is in a running program."""
