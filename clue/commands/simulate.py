"""``clue simulate``: whole games without a window, each reproducible from its seed.

What any series of games has stands here as well: how many, from which number, and how many side by
side, each by a process of its own.
"""

from __future__ import annotations

import argparse
import gc
import sys
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

from clue.commands.parser import (
    Say,
    WishError,
    check_players,
    edition_called,
    mansion_called,
    positive_number,
    speaker_for,
    whole_number,
)

if TYPE_CHECKING:
    from clue.game.seating import Seating
    from clue.game.session import Session
    from clue.rules.editions import Edition, HouseRules
    from clue.text.speaker import Speaker

_Task = TypeVar("_Task")
_Result = TypeVar("_Result")

HOUSE: Final[Mapping[str, str]] = {
    "H1": "optional_suggestion",
    "H2": "last_standing_wins",
    "H3": "two_with_open_cards",
    "H4": "steady_pace",
    "H5": "weapons_by_hand",
}
PACED: Final = "H4"
"""The one that may say how many squares."""

SEED_BITS: Final = 128
MOST: Final = 60
"""Processes at once; Windows cannot wait for more."""

RARELY: Final = 50_000
"""New things before Python looks for circles of references: a game leaves none."""

LARGE: Final = 1 << 24
"""Bytes given back once, after which glibc keeps what is given back for the next large table."""


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
    from clue.text.faults import tell_os_error

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
    from clue.text.faults import tell_setup_error

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


# -- what every series has ------------------------------------------------------------------------


def add_series(parser: argparse.ArgumentParser, say: Say, *, games: int, help_games: str) -> None:
    """How many games, from which seed, by which rulebook, where, and how many at once."""
    number, seed, edition, mansion = (
        say(f"commands-word-{word}") for word in ("number", "seed", "edition", "mansion")
    )
    count = positive_number(say)
    parser.add_argument("--games", type=count, default=games, metavar=number, help=help_games)
    parser.add_argument("--seed", type=whole_number(say), metavar=seed, help=say("commands-seed"))
    parser.add_argument(
        "--edition", default="deluxe", metavar=edition, help=say("commands-edition")
    )
    parser.add_argument("--map", default="classic", metavar=mansion, help=say("commands-map"))
    parser.add_argument("--jobs", type=count, default=1, metavar=number, help=say("commands-jobs"))


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


def done(work: Callable[[_Task], _Result], tasks: Sequence[_Task], jobs: int) -> Iterator[_Result]:
    """The results in the tasks' order; who stops asking for them stops the work at once."""
    jobs = min(jobs, len(tasks), MOST)
    tidily = partial(_tidily, work)
    if jobs <= 1:
        from clue.players.outside import kept

        usual = gc.get_threshold()
        _only_play()
        try:
            with kept():
                yield from map(tidily, tasks)
        finally:
            gc.set_threshold(*usual)
        return
    from multiprocessing import Pool

    with Pool(jobs, _begin) as pool:
        yield from pool.imap(tidily, tasks, chunksize=max(1, min(16, len(tasks) // jobs // 8)))


def _only_play() -> None:
    """Nothing else is done here: memory is looked through and given back seldom."""
    import numpy as np

    gc.set_threshold(RARELY)
    np.empty(LARGE, np.uint8)


def _tidily(work: Callable[[_Task], _Result], task: _Task) -> _Result:
    """Work that is stopped in the middle leaves no program running, not even a half-started one."""
    from clue.children import end_all

    try:
        return work(task)
    except BaseException:
        end_all()
        raise


def _begin() -> None:
    _only_play()
    _stop_when_told()


def _stop_when_told() -> None:
    """Ctrl-C reaches every process of the terminal, and one that answers it is enough.

    The others are told by it, and first send home whom they have at their tables.
    """
    import signal

    from clue.children import mind_the_parent

    mind_the_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda _signal, _frame: sys.exit())
