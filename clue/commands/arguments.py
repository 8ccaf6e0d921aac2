"""What a command line asks for by name; or the one sentence that says why it cannot be had."""

from __future__ import annotations

import sys
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from clue.rules.board import Board
    from clue.rules.editions import Edition, HouseRules
    from clue.text.speaker import Speaker


OPENED: Final = (".cluegame", ".cluejournal", ".tmx")
"""What the window opens when it is given as the only word: records, cases, mansions."""
SEED_BITS: Final = 128
HOUSE: Final[Mapping[str, str]] = {
    "H1": "optional_suggestion",
    "H2": "last_standing_wins",
    "H3": "two_with_open_cards",
    "H4": "steady_pace",
    "H5": "weapons_by_hand",
}
PACED: Final = "H4"
"""The one that may say how many squares."""


class WishError(Exception):
    """What was asked for cannot be had; the sentence says why."""


def series_number(wished: int | None, players: Iterable[str], speaker: Speaker) -> int:
    """The number all the games follow from: the one wished for, else nought.

    Other programs could work out every deal of a number they can guess: for them one is drawn that
    nobody can, and told to whoever wishes to play the same games again.
    """
    import secrets

    from clue.players.names import is_program

    if wished is not None:
        return wished
    if not any(map(is_program, players)):
        return 0
    number = secrets.randbits(SEED_BITS)
    print(speaker.say("simulate-number", number=str(number)), file=sys.stderr)
    return number


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


def house_rules_called(names: Collection[str], edition: Edition, speaker: Speaker) -> HouseRules:
    """The house rules of those names, which are H1 to H5, or H4=5; all others are off."""
    from dataclasses import replace

    from clue.rules.editions import PACES, HouseRules

    rules, paces = HouseRules(), {str(pace): pace for pace in PACES}
    for name in names:
        rule, chosen, pace = name.partition("=")
        if rule not in HOUSE or (chosen and rule != PACED):
            known = ", ".join([*HOUSE, f"{PACED}={edition.pace}"])
            raise WishError(speaker.say("simulate-unknown-rule", name=name, known=known))
        if chosen and pace not in paces:
            raise WishError(speaker.say("simulate-wrong-pace", fewest=PACES[0], most=PACES[-1]))
        rules = rules.switched(HOUSE[rule], edition, on=True)
        if chosen:
            rules = replace(rules, steady_pace=paces[pace])
    return rules


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
