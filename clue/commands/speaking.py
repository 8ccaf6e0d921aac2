"""The language a command answers in: the one asked for, else the system's."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from clue.text.speaker import Speaker


def add_language(parser: argparse.ArgumentParser) -> None:
    """Offer ``--lang``."""
    parser.add_argument("--lang", metavar="LANGUAGE", help="en or fr; default: the system's")


def speaker_for(options: argparse.Namespace) -> Speaker:
    """Who says it."""
    from clue.text.locales import preferred_language
    from clue.text.speaker import Speaker

    return Speaker(options.lang or preferred_language())
