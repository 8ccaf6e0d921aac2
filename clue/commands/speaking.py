"""The language a command answers in: the one asked for, else the system's."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from clue.commands.parser import Say
    from clue.text.speaker import Speaker


def add_language(parser: argparse.ArgumentParser, say: Say) -> None:
    """Offer ``--lang``."""
    parser.add_argument("--lang", metavar=say("commands-word-language"), help=say("commands-lang"))


def language_of(asked: str | None) -> str:
    """What to answer in to who asked for this, or for nothing."""
    from clue.text.locales import preferred_language

    return preferred_language([asked] if asked else None)


def speaker_for(options: argparse.Namespace) -> Speaker:
    """Who says it."""
    from clue.text.speaker import Speaker

    return Speaker(language_of(options.lang))
