"""``clue bot``: any level as an outside program, over :mod:`clue.codec.protocol`."""

from __future__ import annotations

import argparse
import json
import sys
from typing import TYPE_CHECKING, Any

from clue.commands.parser import Say, speaker_for

if TYPE_CHECKING:
    from clue.players.base import Player
    from clue.rules.view import View
    from clue.text.speaker import Speaker


def describe(parser: argparse.ArgumentParser, say: Say) -> None:
    """The command's options."""
    level = say("commands-word-level")
    parser.add_argument("level", metavar=level, help=say("commands-bot-level"))
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Answer until the table says goodbye."""
    from clue.players.registry import UnknownPlayerError, make_player

    speaker = speaker_for(options)
    try:
        player = make_player(options.level)
    except UnknownPlayerError as error:
        print(speaker.say("simulate-unknown-player", name=error.name), file=sys.stderr)
        return 1
    return serve(player, speaker)


def serve(player: Player, speaker: Speaker | None = None) -> int:
    """Play with a table that speaks on standard input, until it says goodbye."""
    from clue.codec import protocol

    view: View | None = None
    for line in sys.stdin:
        try:
            message = json.loads(line)
            match message:
                case {"type": "hello"}:
                    view = protocol.read_hello(message)
                    hello = {"type": "hello", "clue": protocol.VERSION, "name": player.name}
                    _say(hello | {"again": True})
                case {"type": "choose"} if view is not None:
                    view = _answer(player, view, message)
                case {"type": "over"}:
                    view = None  # a game is over, and another may begin
                case {"type": "bye"}:
                    return 0
                case _:
                    raise protocol.ProtocolError("neither hello, choose, over nor bye")
        except (KeyError, TypeError, ValueError, RecursionError) as error:
            told = speaker.say("bot-error", reason=str(error)) if speaker else str(error)
            print(told, file=sys.stderr)
            return 1
    return 0


def _answer(player: Player, view: View, message: dict[str, Any]) -> View:
    """Bring the view up to date, choose, and answer; the view is kept for the next question."""
    from random import Random

    from clue.codec import protocol
    from clue.rules import legal
    from clue.rules.view import watch

    view = watch(view, *(protocol.read_event(event) for event in message["events"]))
    offers = legal.offers(view)
    if offers is None:
        raise protocol.ProtocolError("asked although the game is over")
    choice = player.choose(view, offers, Random(message["seed"]))
    _say(
        {"id": message["id"]}
        | protocol.action_message(choice.action)
        | {"reason": choice.reason.motive.value}
    )
    return view


def _say(message: dict[str, Any]) -> None:
    print(json.dumps(message), flush=True)
