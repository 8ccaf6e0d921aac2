"""What a command line is read with: its language, its options, and what it asks for by name.

A command answers in the language that was asked for, else in the system's. What argparse says to
who reads it is said by messages of ours, in every language.
"""

from __future__ import annotations

import argparse
import re
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, NoReturn

if TYPE_CHECKING:
    from clue.rules.board import Board
    from clue.rules.editions import Edition
    from clue.text.speaker import Speaker

OPENED: Final = (".cluegame", ".cluejournal", ".tmx")
"""What the window opens when it is given as the only word: records, cases, mansions."""


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
        from clue.text.catalogue import languages, spoken

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
    from clue.text.catalogue import preferred_language

    return preferred_language([asked] if asked else None)


def speaker_for(options: argparse.Namespace) -> Speaker:
    """Who says it."""
    from clue.text.speaker import Speaker

    return Speaker(language_of(asked_in(options)))


Say = Callable[..., str]
"""What gives a description its words: the key of a message and what it speaks of, in words."""

Build = Callable[[type[ArgumentParser], Say], ArgumentParser]
"""The whole command line, made of one kind of parser and with one way of saying things."""


class _WordsWantedError(Exception):
    """Help was asked for, or something is wrong: now somebody has to be told."""


class _SilentParser(ArgumentParser):
    """Reads, and says nothing: no text is loaded for a start that has nothing to say."""

    def print_help(self, _file: object = None) -> NoReturn:
        raise _WordsWantedError

    def error(self, _message: str) -> NoReturn:
        raise _WordsWantedError


def parsed(build: Build, arguments: Sequence[str]) -> Namespace:
    """What was asked for; or the help, or what is wrong with it, in words, and the end."""
    try:
        return build(_SilentParser, _unsaid).parse_args(arguments)
    except _WordsWantedError:
        return _parsed_aloud(build, arguments)


def _unsaid(key: str, **_values: object) -> str:
    return key


def _parsed_aloud(build: Build, arguments: Sequence[str]) -> Namespace:
    """Read once more, by a parser that has words."""
    from clue.text.speaker import Speaker

    speaker = Speaker(language_of(asked_language(arguments)))
    with speaking(speaker):
        parser = build(ArgumentParser, speaker.say)
        command = commands_of(parser).get(arguments[0], parser)
        for word, near in _mistyped(command, arguments):
            command.error(speaker.say("commands-unknown-option", word=word, near=near))
        return parser.parse_args(arguments)


def _mistyped(command: ArgumentParser, arguments: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Options there are not, each with the one that may have been meant."""
    from difflib import get_close_matches

    known = options_of(command)
    for word in (word.partition("=")[0] for word in arguments):
        meant = word.startswith("--") and not any(one.startswith(word) for one in known)
        for near in get_close_matches(word, known, n=1) if meant else ():
            yield word, near


def actions_of(parser: ArgumentParser) -> list[argparse.Action]:
    """All that a parser reads."""
    return list(parser._actions)  # noqa: SLF001 - it tells nobody otherwise


def options_of(parser: ArgumentParser) -> dict[str, str]:
    """Its long options, and what each is for."""
    every = ((name, one.help or "") for one in actions_of(parser) for name in one.option_strings)
    return {name: about for name, about in every if name.startswith("--")}


def commands_of(parser: ArgumentParser) -> Mapping[str, ArgumentParser]:
    """The commands of a parser, by their names."""
    found = (a for a in actions_of(parser) if isinstance(a.choices, dict))
    return next((dict(action.choices or {}) for action in found), {})


def asked_language(arguments: Sequence[str]) -> str:
    """What ``--lang`` names, read without a parser: the line may be wrong elsewhere."""
    for place, word in enumerate(arguments):
        option, _, language = word.partition("=")
        if option == "--lang":
            return language or "".join(arguments[place + 1 : place + 2])
    return ""


@contextmanager
def speaking(speaker: Speaker) -> Iterator[None]:
    """Let argparse speak the reader's language.

    All its sentences go through gettext before they are filled in, under the name ``_``. Gettext
    itself wants compiled catalogues in a folder for each system's locale; the hooks argparse
    offers come too late, when the English sentence is finished and would have to be taken apart
    again. So the one name is lent, for as long as somebody is being told something.
    """
    names = vars(argparse)
    gettext = names["_"]
    names["_"] = lambda own: own_words(own, speaker) if own in OWN_WORDS else gettext(own)
    try:
        yield
    finally:
        names["_"] = gettext


# -- what options take -----------------------------------------------------------------------------


def whole_number(say: Say) -> Callable[[str], int]:
    """An option's value that is any whole number."""

    def read(text: str) -> int:
        try:
            return int(text)
        except ValueError:
            raise ArgumentTypeError(say("commands-no-whole-number", value=text)) from None

    return read


def positive_number(say: Say) -> Callable[[str], int]:
    """An option's value that is one or more."""

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = 0
        if number < 1:
            raise ArgumentTypeError(say("commands-no-positive-number", value=text))
        return number

    return read


def picture_size(say: Say) -> Callable[[str], tuple[int, int]]:
    """An option's value that is a width and a height the window can have."""

    def read(text: str) -> tuple[int, int]:
        found = re.fullmatch(r"(\d{3,4})[xX](\d{3,4})", text)
        wide, high = map(int, found.groups()) if found else (0, 0)
        if not (320 <= wide <= 7680 and high >= 200):
            raise ArgumentTypeError(say("commands-no-size", value=text))
        return wide, high

    return read


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


# -- what is asked for by name ---------------------------------------------------------------------


class WishError(Exception):
    """What was asked for cannot be had; the sentence says why."""


def edition_called(name: str, speaker: Speaker) -> Edition:
    """The rulebook of that name."""
    from clue.rules.editions import EDITIONS

    if name not in EDITIONS:
        known = ", ".join(EDITIONS)
        raise WishError(speaker.say("simulate-unknown-edition", name=name, known=known))
    return EDITIONS[name]


def mansion_called(name: str, speaker: Speaker) -> Board:
    """The mansion of that name, of those that come with the game, or the one drawn in that file."""
    from clue import folders
    from clue.boards import MapError
    from clue.boards.catalogue import UnknownMansionError, board_at
    from clue.text.faults import tell_fault

    try:
        return board_at(name)
    except MapError as error:
        raise WishError("\n".join(tell_fault(fault, speaker) for fault in error.faults)) from None
    except UnknownMansionError:
        known = ", ".join(sorted(path.stem for path in folders.maps().glob("*.tmx")))
        sentence = speaker.say("simulate-unknown-map", name=name, known=known)
        raise WishError(sentence) from None


def check_players(names: Sequence[str], speaker: Speaker) -> None:
    """Whether each of these computer players is known."""
    from clue.players.registry import UnknownPlayerError, make_player

    try:
        for name in names:
            make_player(name)
    except UnknownPlayerError as error:
        raise WishError(speaker.say("simulate-unknown-player", name=error.name)) from None


def check_company(players: Sequence[str], edition: Edition, speaker: Speaker) -> None:
    """Whether so many can sit down without a house rule."""
    fewest, most = edition.seats
    if not fewest <= len(players) <= most:
        table = ",".join(players)
        raise WishError(speaker.say("tournament-table-size", table=table, count=len(players)))
