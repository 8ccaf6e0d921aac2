"""What a command line asks for by name; or the one sentence that says why it cannot be had."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from clue.rules.board import Board
    from clue.rules.editions import Edition
    from clue.text.speaker import Speaker


OPENED: Final = (".cluegame", ".cluejournal", ".tmx")
"""What the window opens when it is given as the only word: records, cases, mansions."""


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
    from clue.text.maps import tell_fault

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
