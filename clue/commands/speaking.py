"""The language a command answers in: the one asked for, else the system's."""

from __future__ import annotations

import argparse
from argparse import ArgumentTypeError
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from clue.commands.parser import Say
    from clue.text.speaker import Speaker


def add_language(parser: argparse.ArgumentParser, say: Say) -> None:
    """Offer ``--lang``; what is wished for before a command's own part holds for that as well."""
    parser.add_argument(
        "--lang",
        type=_spoken(say),
        default=argparse.SUPPRESS,
        metavar=say("commands-word-language"),
        help=say("commands-lang"),
    )


def _spoken(say: Say) -> Callable[[str], str]:
    """An option's value that is a language of the game, however the system writes it."""

    def read(text: str) -> str:
        from clue.text.catalogue import languages
        from clue.text.locales import spoken

        if spoken(text) is None:
            known = ", ".join(languages())
            raise ArgumentTypeError(say("commands-no-language", value=text, known=known))
        return text

    return read


def asked_in(options: argparse.Namespace) -> str | None:
    """The language that was asked for, if one was."""
    asked: str | None = getattr(options, "lang", None)
    return asked


def language_of(asked: str | None) -> str:
    """What to answer in to who asked for this, or for nothing."""
    from clue.text.locales import preferred_language

    return preferred_language([asked] if asked else None)


def speaker_for(options: argparse.Namespace) -> Speaker:
    """Who says it."""
    from clue.text.speaker import Speaker

    return Speaker(language_of(asked_in(options)))
