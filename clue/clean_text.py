"""Words from files and from other programs, so that they are words and nothing else.

A name may hold what moves a terminal's cursor, turns the line round, cannot be seen at all or is
half a letter. Whatever shows or says such words takes them from here.
"""

from __future__ import annotations

from typing import Final

NO_BREAK: Final = "\N{NO-BREAK SPACE}"
"""The one space that never ends a line; every typeface of the game has it."""
LONGEST_PLAYER: Final = 4096
"""Letters of a player's name, a program's command line included: more cannot be kept."""
_NO_LETTER: Final = "\N{REPLACEMENT CHARACTER}"
_ESCAPED_BYTES: Final = range(0xDC80, 0xDD00)
"""How Python has a byte in a file's name that is no letter in any writing it knows."""


def clean(text: str) -> str:
    """What can be seen of a text, on one line."""
    if text.isprintable():
        return text
    return "".join(map(_shown, text))


def _shown(letter: str) -> str:
    if letter.isprintable() or letter == NO_BREAK:
        return letter
    if letter.isspace():
        return " "
    return _NO_LETTER if ord(letter) in _ESCAPED_BYTES else ""
