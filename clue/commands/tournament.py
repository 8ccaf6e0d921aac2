"""``clue tournament``: who is better, with seats rotated, the same deals, and honest intervals."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator

    from clue.contests.play import Match

LADDER = (
    "sergeant,constable*2",
    "inspector,sergeant*2",
    "sherlock,inspector*2",
    "sergeant,constable*5",
    "inspector,sergeant*5",
    "sherlock,inspector*5",
    "sherlock,constable*5",
)


def add_to(commands: Any) -> None:
    """Describe the command and its options."""
    parser = commands.add_parser(
        "tournament",
        help="find out who plays better",
        description=(
            "Matches about the first player of each table. Every deal is played once with the "
            "players in each rotation of the seats. NAME*K seats a player K times."
        ),
    )
    parser.add_argument(
        "tables",
        nargs="*",
        metavar="TABLE",
        help="players with commas between; default: the ladder",
    )
    parser.add_argument("--games", type=_positive, default=400, metavar="N", help="for each table")
    parser.add_argument("--seed", type=int, default=0, metavar="S")
    parser.add_argument("--edition", default="deluxe", metavar="ID")
    parser.add_argument("--map", default="classic", metavar="NAME")
    parser.add_argument("--jobs", type=_positive, default=1, metavar="J")
    parser.add_argument(
        "--keep",
        type=Path,
        metavar="FILE",
        help="one game a line; games found there are not replayed",
    )
    parser.add_argument("--json", action="store_true", help="the figures for a program")
    parser.add_argument("--plot", type=Path, metavar="PNG", help="draw the ladder")
    parser.set_defaults(run=run)


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text} is not a positive number")
    return number


def run(options: argparse.Namespace) -> int:
    """Play what is not played yet, and tell the figures."""
    import msgspec

    from clue.contests.tally import tally

    matches = _matches(options)
    if isinstance(matches, str):
        print(matches, file=sys.stderr)
        return 1
    results = []
    try:
        kept = _kept(options.keep)
        for match in matches:
            games = list(_games(match, options, kept.get(match.key, {})))
            results.append(tally(match, games))
            if not options.json:
                print("\n".join(_told(results[-1])), flush=True)
        if options.plot:
            from clue.contests.plot import draw

            draw(results, options.plot)
    except (OSError, msgspec.DecodeError) as error:
        print(error, file=sys.stderr)
        return 1
    if options.json:
        print(msgspec.json.encode(results).decode())
    return 0


def _matches(options: argparse.Namespace) -> list[Match] | str:
    from clue.contests.play import Match
    from clue.players.registry import UnknownPlayerError, make_player
    from clue.records.faults import RecordError
    from clue.records.mansions import board_named
    from clue.rules.editions import EDITIONS

    if options.edition not in EDITIONS:
        return f"there is no edition {options.edition!r}; there are: {', '.join(EDITIONS)}"
    matches = []
    try:
        board_named(options.map)
        for table in options.tables or LADDER:
            players = tuple(_players(table))
            for name in players:
                make_player(name)
            if not EDITIONS[options.edition].seats[0] <= len(players) <= 6:
                return f"{table}: {len(players)} players cannot sit down"
            matches.append(Match(players, options.edition, options.map, options.seed))
    except (UnknownPlayerError, ValueError) as error:
        return str(error)
    except RecordError:
        return f"there is no mansion {options.map!r}"
    return matches


def _players(table: str) -> Iterator[str]:
    for entry in table.split(","):
        name, star, times = entry.strip().rpartition("*")
        yield from [name] * int(times) if star and times.isdigit() else [entry.strip()]


def _kept(path: Path | None) -> dict[str, dict[int, dict[str, Any]]]:
    """The games played before; a last line cut short by an interruption is played again."""
    import msgspec

    found: dict[str, dict[int, dict[str, Any]]] = {}
    if path is None or not path.exists():
        return found
    text = path.read_text(encoding="utf-8")
    for line in text.splitlines(keepends=True):
        if line.endswith("\n"):
            game = msgspec.json.decode(line)
            found.setdefault(game["match"], {})[game["game"]] = game
    if text and not text.endswith("\n"):
        path.write_text(text[: text.rfind("\n") + 1], encoding="utf-8")
    return found


def _games(
    match: Match, options: argparse.Namespace, known: dict[int, dict[str, Any]]
) -> Iterator[dict[str, Any]]:
    """All games of a match, the missing ones played now and kept as soon as they end."""
    import msgspec

    missing = [(match, number) for number in range(options.games) if number not in known]
    done = options.games - len(missing)
    for number in range(options.games):
        if number in known:
            yield known[number]
    for game in _played(missing, options.jobs):
        if options.keep:
            with options.keep.open("a", encoding="utf-8") as file:
                file.write(msgspec.json.encode(game).decode() + "\n")
        done += 1
        if sys.stderr.isatty():
            sys.stderr.write(f"\r{match.players[0]}: {done}/{options.games} ")
        yield game


def _played(tasks: list[tuple[Match, int]], jobs: int) -> Iterator[dict[str, Any]]:
    if jobs == 1:
        yield from map(_one, tasks)
        return
    from concurrent.futures import ProcessPoolExecutor

    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(_one, tasks)


def _one(task: tuple[Match, int]) -> dict[str, Any]:
    from clue.contests.play import play

    return play(*task)


def _told(result: dict[str, Any]) -> Iterator[str]:
    """A match in a few lines."""
    names = ", ".join(result["players"])
    yield f"{names}  ({result['edition']}, {result['games']} games)"
    for share in result["shares"]:
        yield (
            f"  {share['player']:<20} {share['share']:6.1%}  "
            f"[{share['low']:.1%} - {share['high']:.1%}]  fair {share['fair']:.1%}  "
            f"wrong accusations {share['wrong']}"
        )
    yield f"  {result['own_turns']:.1f} turns each, {result['unsolved']} unsolved"
    for name, times in result["times"].items():
        yield (
            f"  {name:<20} {times['median_ms']:.1f} ms median, {times['p90_ms']:.1f} p90, "
            f"{times['p99_ms']:.1f} p99, {times['longest_ms']:.0f} longest"
        )
    for row in result["calibration"]:
        yield (
            f"    said {row['said']:6.1%}  right {row['right']:6.1%}  "
            f"[{row['low']:.1%} - {row['high']:.1%}]  {row['times']} times"
        )
