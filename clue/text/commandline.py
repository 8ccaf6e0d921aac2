"""What argparse says to who reads it, and the messages that say the same in every language."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from clue.text.speaker import Speaker

OWN_WORDS: Final[Mapping[str, str]] = {
    "usage: ": "commands-usage",
    "positional arguments": "commands-positionals",
    "options": "commands-options",
    "show this help message and exit": "commands-show-help",
    "%(prog)s: error: %(message)s\n": "commands-error",
    "argument %(argument_name)s: %(message)s": "commands-argument",
    "the following arguments are required: %s": "commands-required",
    "unrecognized arguments: %s": "commands-unrecognized",
    "ambiguous option: %(option)s could match %(matches)s": "commands-ambiguous",
    "ignored explicit argument %r": "commands-takes-none",
    "expected one argument": "commands-expected-one",
    "expected at least one argument": "commands-expected-one-at-least",
    "invalid choice: %(value)r (choose from %(choices)s)": "commands-invalid-choice",
}
"""By its own writing, which is what it hands to gettext before it fills the holes."""

_HOLE = re.compile(r"%(?:\((\w+)\))?[sr]")


def own_words(own: str, speaker: Speaker) -> str:
    """One of its sentences in the speaker's words, with the same holes and the same end.

    The colon after a heading is argparse's to set; the space before it is the language's.
    """
    holes = {name or "what": f"%({name})s" if name else "%s" for name in _HOLE.findall(own)}
    told = speaker.say(OWN_WORDS[own], **holes)
    return told.removesuffix(":") if own[-1].isalpha() else told + own[len(own.rstrip()) :]
