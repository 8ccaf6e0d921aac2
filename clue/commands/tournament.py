"""``clue tournament``: who is better, with seats rotated, the same deals, and honest intervals."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from clue.commands.parser import (
    Say,
    WishError,
    check_company,
    check_players,
    edition_called,
    mansion_called,
    speaker_for,
)
from clue.commands.simulate import add_series, done, series_number

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from clue.text.speaker import Speaker
    from clue.tournament.figures import Result
    from clue.tournament.games import Game, Match

TOO_MANY = 7
"""One more than can sit down: who wishes for a million is told no more than who wishes for this."""

MOST_BYTES = 1 << 30
"""Of all the games a tournament has kept: some millions."""

LADDER = (
    "sergeant,constable*2",
    "inspector,sergeant*2",
    "sherlock,inspector*2",
    "sergeant,constable*5",
    "inspector,sergeant*5",
    "sherlock,inspector*5",
    "sherlock,constable*5",
)


def describe(parser: argparse.ArgumentParser, say: Say) -> None:
    """The command's options."""
    table, file, picture = (say(f"commands-word-{word}") for word in ("table", "file", "picture"))
    parser.add_argument("tables", nargs="*", metavar=table, help=say("commands-tournament-tables"))
    add_series(parser, say, games=400, help_games=say("commands-tournament-games"))
    parser.add_argument("--keep", type=Path, metavar=file, help=say("commands-tournament-keep"))
    parser.add_argument("--json", action="store_true", help=say("commands-tournament-json"))
    parser.add_argument("--plot", type=Path, metavar=picture, help=say("commands-tournament-plot"))
    parser.add_argument(
        "--calibration", action="store_true", help=say("commands-tournament-calibration")
    )
    parser.add_argument("--paired", action="store_true", help=say("commands-tournament-paired"))
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Play what is not played yet, and tell the figures."""
    import msgspec

    from clue.text.faults import tell_os_error

    speaker = speaker_for(options)
    try:
        matches = _matches(options, speaker)
        if options.plot:  # better now than after the last game
            options.plot.parent.stat()
        results = list(_results(matches, options, speaker))
        if options.plot:
            from clue.tournament.figures import draw_ladder

            draw_ladder(results, options.plot)
    except WishError as error:
        print(error, file=sys.stderr)
        return 1
    except OSError as error:
        if error.filename is None:  # neither the games' file nor the picture, but our output
            raise
        reason = tell_os_error(error, speaker)
        print(speaker.say("tournament-unusable", reason=reason), file=sys.stderr)
        return 1
    except (msgspec.DecodeError, UnicodeDecodeError):
        print(speaker.say("tournament-unreadable", file=str(options.keep)), file=sys.stderr)
        return 1
    if options.json:
        print(msgspec.json.encode(results).decode())
    return 0


def _results(
    matches: list[Match], options: argparse.Namespace, speaker: Speaker
) -> Iterator[Result]:
    """The figures of each match, told as soon as its last game is over."""
    from clue.tournament.figures import difference, tally

    first: list[Game] = []
    kept = _kept(options.keep)
    for match in matches:
        games = list(_games(match, options, kept.get(match.key, {})))
        result = tally(match, games)
        if options.paired and first:
            result.paired = difference(games, first, len(match.players))
        first = first or games
        if not options.json:
            tell = _calibration if options.calibration else _told
            print("\n".join(tell(result, speaker)), flush=True)
        yield result


def _matches(options: argparse.Namespace, speaker: Speaker) -> list[Match]:
    """Who plays whom; :class:`WishError` with the sentence that says why they cannot."""
    from clue.tournament.games import Match

    edition = edition_called(options.edition, speaker)
    mansion_called(options.map, speaker)
    tables = [tuple(_players(table)) for table in options.tables or LADDER]
    for players in tables:
        check_players(players, speaker)
        check_company(players, edition, speaker)
    everybody = [player for players in tables for player in players]
    seed = series_number(_seed_kept(tables, options), everybody, speaker)
    return [Match(players, options.edition, options.map, seed) for players in tables]


def _seed_kept(tables: Sequence[tuple[str, ...]], options: argparse.Namespace) -> int | None:
    """The seed wished for, or the one under which other programs' games are kept already."""
    from clue.players.names import is_program
    from clue.tournament.games import Match

    if options.seed is not None:
        return int(options.seed)
    guests = [players for players in tables if any(map(is_program, players))]
    ours = [Match(players, options.edition, options.map).series for players in guests]
    kept = (key.rpartition("|") for key in _kept(options.keep))
    return next((int(seed) for series, _, seed in kept if series in ours), None)


def _players(table: str) -> Iterator[str]:
    for entry in table.split(","):
        name, star, times = entry.strip().rpartition("*")
        if star and times.isdecimal():
            yield from [name] * min(int(times[:3]), TOO_MANY)
        else:
            yield entry.strip()


def _kept(path: Path | None) -> dict[str, dict[int, Game]]:
    """The games played before; a last line cut short by an interruption is played again."""
    import msgspec

    from clue import files
    from clue.tournament.games import Game

    found: dict[str, dict[int, Game]] = {}
    if path is None or not path.exists():
        return found
    text = files.read(path, MOST_BYTES).decode()
    for line in text.splitlines(keepends=True):
        if line.endswith("\n"):
            game = msgspec.json.decode(line, type=Game)
            found.setdefault(game.match, {})[game.game] = game
    if text and not text.endswith("\n"):
        path.write_text(text[: text.rfind("\n") + 1], encoding="utf-8")
    return found


def _games(match: Match, options: argparse.Namespace, known: dict[int, Game]) -> Iterator[Game]:
    """All games of a match, the missing ones played now and kept as soon as they end."""
    import msgspec

    missing = [(match, number) for number in range(options.games) if number not in known]
    count = options.games - len(missing)
    for number in range(options.games):
        if number in known:
            yield known[number]
    for game in done(_one, missing, options.jobs):
        if options.keep:
            with options.keep.open("a", encoding="utf-8") as file:
                file.write(msgspec.json.encode(game).decode() + "\n")
        count += 1
        if sys.stderr.isatty():
            sys.stderr.write(f"\r{match.players[0]}: {count}/{options.games} ")
        yield game


def _one(task: tuple[Match, int]) -> Game:
    from clue.tournament.games import play

    return play(*task)


def _told(result: Result, speaker: Speaker) -> Iterator[str]:
    """A match in a few lines."""
    yield _heading(result, speaker)
    for share in result.shares:
        parts = {"share": share.share, "low": share.low, "high": share.high, "fair": share.fair}
        percents = {name: _percent(part) for name, part in parts.items()}
        told = speaker.say("tournament-share", player=share.player, count=share.wrong, **percents)
        yield f"  {told}"
    if paired := result.paired:
        more, half = _percent(paired.more), _percent(paired.half)
        yield f"  {speaker.say('tournament-paired', more=f'{more:+}', half=half)}"
    turns = round(result.own_turns, 1)
    yield f"  {speaker.say('tournament-lengths', turns=turns, count=result.unsolved)}"
    for name, times in result.times.items():
        figures = {
            "median": times.median_ms,
            "p90": times.p90_ms,
            "p99": times.p99_ms,
            "longest": times.longest_ms,
        }
        yield f"  {speaker.say('tournament-times', player=name, **figures)}"
    yield from list(_calibration(result, speaker))[1:]


def _calibration(result: Result, speaker: Speaker) -> Iterator[str]:
    """What the first player held likely, and how often it was so."""
    yield _heading(result, speaker)
    if result.calibration:
        yield f"  {speaker.say('tournament-calibration')}"
    for row in result.calibration:
        parts = {"said": row.said, "low": row.low, "high": row.high}
        percents = {name: _percent(part) for name, part in parts.items()}
        share, count = _percent(row.right), row.times
        yield f"    {speaker.say('tournament-said', share=share, count=count, **percents)}"


def _heading(result: Result, speaker: Speaker) -> str:
    from clue.rules.editions import EDITIONS
    from clue.text.speaker import Speaker

    edition = EDITIONS[result.edition]
    name = Speaker(speaker.language, edition).say(f"edition-{edition.id}")
    players = ", ".join(result.players)
    return speaker.say("tournament-match", players=players, edition=name, games=result.games)


def _percent(share: float) -> float:
    return round(100 * share, 1)
