"""``clue simulate``: whole games without a window, each reproducible from its seed."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from clue.commands.arguments import (
    WishError,
    check_players,
    edition_called,
    house_rules_called,
    mansion_called,
    series_number,
)
from clue.commands.parallel import done
from clue.commands.parser import Say, add_series, speaker_for

if TYPE_CHECKING:
    from collections.abc import Iterator

    from clue.game.seating import Seating
    from clue.game.session import Session
    from clue.text.speaker import Speaker


def describe(parser: argparse.ArgumentParser, say: Say) -> None:
    """The command's options."""
    players, rules, folder = (
        say(f"commands-word-{word}") for word in ("players", "rules", "folder")
    )
    parser.add_argument(
        "--seats",
        default="random,random,random",
        metavar=players,
        help=say("commands-simulate-seats"),
    )
    add_series(parser, say, games=1, help_games=say("commands-simulate-games"))
    parser.add_argument("--house", default="", metavar=rules, help=say("commands-simulate-house"))
    parser.add_argument("--json", action="store_true", help=say("commands-simulate-json"))
    parser.add_argument(
        "--records", type=Path, metavar=folder, help=say("commands-simulate-records")
    )
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Play the games and sum them up."""
    from clue.codec import plain
    from clue.text.records import tell_os_error

    speaker = speaker_for(options)
    try:
        seating = _seating(options, speaker)
    except WishError as error:
        print(error, file=sys.stderr)
        return 1
    results = []
    options.seed = series_number(options.seed, seating.players.values(), speaker)
    try:
        for number, result in enumerate(_results(seating, options), 1):
            results.append(result)
            if options.json:
                print(plain.line(result), flush=True)
            _progress(number, options.games)
    except OSError as error:
        if error.filename is None:  # no record's fault, but our output's
            raise
        reason = tell_os_error(error, speaker)
        print(speaker.say("simulate-unwritable", reason=reason), file=sys.stderr)
        return 1
    if not options.json:
        print("\n".join(_summary(results, seating, speaker)))
    return 0


def _seating(options: argparse.Namespace, speaker: Speaker) -> Seating:
    """Who sits where; :class:`WishError` with the sentence that says why they cannot."""
    from clue.game.seating import Seating, seats_for
    from clue.rules.setup import SetupError, lay
    from clue.text.records import tell_setup_error

    names = [name.strip() for name in options.seats.split(",")]
    check_players(names, speaker)
    board = mansion_called(options.map, speaker)
    edition = edition_called(options.edition, speaker)
    chosen = [rule.strip().upper() for rule in options.house.split(",") if rule.strip()]
    house = house_rules_called(chosen, edition, speaker)
    try:
        players = seats_for(names)
        lay(board, edition, players, house)
    except SetupError as error:
        reason = tell_setup_error(error, speaker)
        raise WishError(speaker.say("simulate-seats-wrong", reason=reason)) from None
    if house.two_with_open_cards and len(players) > 2:
        raise WishError(speaker.say("newgame-problem-not-two"))
    return Seating(board, edition, players, house)


def _results(seating: Seating, options: argparse.Namespace) -> Iterator[dict[str, Any]]:
    """The games' results in the order of their numbers, whoever finishes first."""
    tasks = [(seating, options.seed, number, options.records) for number in range(options.games)]
    return done(_one, tasks, options.jobs)


def _one(task: tuple[Seating, int, int, Path | None]) -> dict[str, Any]:
    from clue.game.seating import played

    seating, seed, number, folder = task
    session = played(seating, f"{seed}:{number}")
    if folder is not None:
        _keep(session, seating, f"{seed}:{number}", folder / f"{seed}-{number:05}.cluegame")
    return _result(session, number)


def _keep(session: Session, seating: Seating, seed: str, path: Path) -> None:
    from clue.codec.record import SeatEntry
    from clue.game.commitment import Pledge
    from clue.store.records import record_of, save

    entries = [SeatEntry(seat, player=name) for seat, name in seating.players.items()]
    pledge = Pledge(seed, "")  # no salt: the same game must give the same bytes
    save(path, record_of(session, entries, pledge))


def _result(session: Session, number: int) -> dict[str, Any]:
    from clue.codec import plain
    from clue.rules.events import GameEnded

    end = session.events[-1]
    assert isinstance(end, GameEnded)
    return {
        "game": number,
        "ending": end.ending.value,
        "winner": end.winner,
        "case": plain.plain(end.envelope),
        "turns": session.state.turn,
        "actions": len(session.played),
    }


def _progress(done: int, games: int) -> None:
    """A bar where a person watches; nothing where a program reads."""
    if not sys.stderr.isatty():
        return
    width = 40
    filled = width * done // games
    end = "\n" if done == games else ""
    sys.stderr.write(f"\r[{'#' * filled}{'.' * (width - filled)}] {done}/{games}{end}")
    sys.stderr.flush()


def _summary(results: list[dict[str, Any]], seating: Seating, speaker: Speaker) -> Iterator[str]:
    games = len(results)
    yield speaker.say("simulate-played", games=games)
    yield speaker.say(
        "simulate-lengths",
        actions=round(sum(r["actions"] for r in results) / games, 1),
        turns=round(sum(r["turns"] for r in results) / games, 1),
    )
    for seat, player in seating.players.items():
        wins = sum(result["winner"] == seat for result in results)
        yield speaker.say(
            "simulate-wins",
            who=speaker.seat(seat),
            player=player,
            wins=wins,
            share=round(100 * wins / games, 1),
        )
    if unsolved := sum(result["winner"] is None for result in results):
        yield speaker.say("simulate-unsolved", count=unsolved)
