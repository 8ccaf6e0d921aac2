"""``clue``, ``clue FILE`` or ``clue play``: the window."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import argparse

    from clue.commands.parser import Say
    from clue.desktop.single_window import Single
    from clue.text.speaker import Speaker
    from clue.ui.stage.scene import Home, Scene

USUAL: Final = "deluxe"


def describe(parser: argparse.ArgumentParser, say: Say) -> None:
    """The command's options."""
    file, players = say("commands-word-file"), say("commands-word-players")
    edition, mansion = say("commands-word-edition"), say("commands-word-mansion")
    parser.add_argument("file", type=Path, nargs="?", metavar=file, help=say("commands-play-file"))
    parser.add_argument("--seats", metavar=players, help=say("commands-play-seats"))
    parser.add_argument("--edition", metavar=edition, help=say("commands-play-edition"))
    parser.add_argument("--map", default="", metavar=mansion, help=say("commands-play-map"))
    address = say("commands-word-address")
    parser.add_argument("--phones", metavar=address, help=say("commands-play-phones"))
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Open the window as the line asks for."""
    from clue.commands.parser import WishError, asked_in, speaker_for

    words = speaker_for(options)
    invited = options.seats.split(",") if options.seats else []
    try:
        file, mansion = _places(options, words)
        rulebook = options.edition or USUAL
        if invited:
            _check(invited, rulebook, words)
        elif options.edition:
            raise WishError(words.say("play-edition-alone"))
        if options.phones:
            _check_address(options.phones, words)
    except WishError as error:
        print(error, file=sys.stderr)
        return 1
    language = words.language if asked_in(options) else ""
    laid = partial(_table, invited, rulebook, mansion) if invited else None
    return open_or_hand_over(laid, file=file, language=language, phones=options.phones or "")


def open_or_hand_over(
    laid: Callable[[Home], Scene] | None = None,
    *,
    file: Path | None = None,
    language: str = "",
    phones: str = "",
) -> int:
    """Open the window, at a table or the title; or hand over to the one that is open.

    Nothing here makes a parser: a double click needs none, and its picture comes sooner.
    """
    from clue.desktop.single_window import Single
    from clue.folders import player

    single = Single(player())
    if not single.claim():
        return _hand_over(single, file, language, invited=laid is not None)
    from clue.ui.window.sdl import set_hints

    set_hints()
    gc.disable()  # until the window is there: none of what is read now is ever garbage
    from clue.ui.menu import title
    from clue.ui.start import open_window

    try:
        return open_window(
            partial(laid, title) if laid is not None else title,
            file=file,
            single=single,
            language=language,
            phones=phones,
        )
    finally:
        gc.enable()
        single.release()


def _places(options: argparse.Namespace, words: Speaker) -> tuple[Path | None, Path | None]:
    """What the window is to open, or else the map a table is to be laid in."""
    file: Path | None = options.file
    if not (file or options.map):  # the title, or a table as usual: no map need be known for it
        return None, None
    from clue import folders
    from clue.boards.catalogue import MAP
    from clue.commands.parser import WishError, mansion_called

    is_map = file is not None and file.suffix.lower() == MAP
    other = "--map" if options.map else "--seats" if options.seats and not is_map else ""
    if file and other:
        raise WishError(words.say("play-not-both", file=str(file), option=other))
    if options.map or (is_map and options.seats):
        wish = options.map or str(file)
        mansion_called(wish, words)
        file = Path(wish) if wish.lower().endswith(MAP) else folders.maps() / f"{wish}{MAP}"
    return (None, file) if options.seats else (file, None)


def _table(players: list[str], edition: str, mansion: Path | None, home: Home) -> Scene:
    from clue.ui.cases import InvitationScene

    return InvitationScene(players, edition, home, mansion)


def _check(players: list[str], edition: str, words: Speaker) -> None:
    """:class:`WishError` with the sentence that says why these cannot sit down."""
    from clue.commands.parser import check_company, check_players, edition_called
    from clue.players.names import HUMAN, PHONE

    rulebook = edition_called(edition, words)
    check_players([name for name in players if name not in {HUMAN, PHONE}], words)
    check_company(players, rulebook, words)


def _check_address(wish: str, words: Speaker) -> None:
    """:class:`WishError` where phones cannot be awaited at such an address."""
    from clue.commands.parser import WishError
    from clue.phones.network import AddressError, address_and_port

    try:
        address_and_port(wish)
    except AddressError:
        raise WishError(words.say("phones-bad-address", address=wish)) from None


def _hand_over(single: Single, file: Path | None, language: str, *, invited: bool) -> int:
    """Let the first start do it; where it does not answer, or may be playing already, say so."""
    from clue.text.catalogue import preferred_language
    from clue.text.speaker import Speaker

    words = Speaker(language or preferred_language())
    if single.hand_over(file):
        if invited:
            print(words.say("start-second-seats"), file=sys.stderr)
            return 1
        print(words.say("start-second"))
        return 0
    from clue.ui.window.sdl import set_hints

    set_hints()
    from clue.ui.window.display import explain

    print(words.say("start-second-deaf"), file=sys.stderr)
    explain(words.say("start-second-deaf"))
    return 1
