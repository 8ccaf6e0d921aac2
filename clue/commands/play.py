"""``clue``, ``clue FILE`` or ``clue play``: the window."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from clue.commands.parser import Say, add_command


def add_to(commands: Any, say: Say) -> None:
    """Describe the command and its options."""
    parser = add_command(commands, say, "play")
    file, players = say("commands-word-file"), say("commands-word-players")
    edition = say("commands-word-edition")
    parser.add_argument("file", type=Path, nargs="?", metavar=file, help=say("commands-play-file"))
    parser.add_argument("--seats", metavar=players, help=say("commands-play-seats"))
    parser.add_argument(
        "--edition", default="deluxe", metavar=edition, help=say("commands-play-edition")
    )
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Open the window, or hand over to the one that is open."""
    from clue.folders import player
    from clue.single import Single

    invited = options.seats.split(",") if options.seats else []
    if invited and (fault := _fault(invited, options.edition)):
        print(fault, file=sys.stderr)
        return 1
    single = Single(player())
    if not single.claim():
        return _hand_over(single, options.file)
    from clue.ui.hints import set_hints

    set_hints()
    from clue.ui.start import open_window, title

    try:
        return open_window(
            (lambda: _table(invited, options.edition)) if invited else title,
            file=options.file,
            single=single,
        )
    finally:
        single.release()


def _table(players: list[str], edition: str) -> Any:
    from clue.ui.invitation import InvitationScene

    return InvitationScene(players, edition)


def _fault(players: list[str], edition: str) -> str:
    """Why these cannot sit down, as a sentence; empty if they can."""
    from clue.players.registry import UnknownPlayerError, make_player
    from clue.rules.editions import EDITIONS
    from clue.text.locales import preferred_language
    from clue.text.speaker import Speaker

    words = Speaker(preferred_language())
    if edition not in EDITIONS:
        known = ", ".join(EDITIONS)
        return words.say("simulate-unknown-edition", name=edition, known=known)
    try:
        for name in players:
            if name != "human":
                make_player(name)
    except UnknownPlayerError as error:
        return words.say("simulate-unknown-player", name=error.name)
    if not EDITIONS[edition].seats[0] <= len(players) <= 6:
        return words.say("tournament-table-size", table=",".join(players), count=len(players))
    return ""


def _hand_over(single: Any, file: Path | None) -> int:
    """Let the first start do it; where it does not answer, say so."""
    from clue.text.locales import preferred_language
    from clue.text.speaker import Speaker

    words = Speaker(preferred_language())
    if single.hand_over(file):
        print(words.say("start-second"))
        return 0
    from clue.ui.hints import set_hints

    set_hints()
    from clue.ui.door import explain

    print(words.say("start-second-deaf"), file=sys.stderr)
    explain(words.say("start-second-deaf"))
    return 1
