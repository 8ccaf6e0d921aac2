"""What the detectives are worth, measured: writes docs/results.md.

python -m tools.players.results --share 0.1    # a tenth of the games, to see that all is well
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path
from statistics import median
from time import process_time

import numpy as np

from clue.boards.catalogue import board_at
from clue.deduction.belief import believe
from clue.deduction.deals import deals_of
from clue.deduction.facts import facts_from
from clue.game.seating import opened, seats_for
from clue.players.likelihoods import likelihoods
from clue.players.outside import kept
from clue.players.registry import make_player
from clue.rules.cards import SUSPECTS
from clue.rules.editions import EDITIONS
from clue.tournament.figures import difference, interval, tally
from clue.tournament.games import Game, Match, play

PAGE = Path(__file__).parents[2] / "docs" / "results.md"
SEED = 2026
STRANGER = "cmd:python -m tools.players.stranger"
NAMER = "cmd:python -m tools.players.namer"

LADDER = (
    (("sergeant", *["constable"] * 2), 600),
    (("inspector", *["sergeant"] * 2), 900),
    (("sherlock", *["inspector"] * 2), 900),
    (("sergeant", *["constable"] * 5), 300),
    (("inspector", *["sergeant"] * 5), 1800),
    (("sherlock", *["inspector"] * 5), 1200),
    (("sherlock", *["constable"] * 5), 300),
    (("sherlock", STRANGER, "inspector"), 300),
    (("sherlock", "sherlock", STRANGER, STRANGER, "inspector", "inspector"), 480),
)
STRANGERS = {
    "inspector": "inspector",
    "sherlock:bluffer": "sherlock:bluffer",
    "constable": "constable",
    "sherlock": "sherlock",
    "random": "random",
    "names at random": NAMER,
}
BUCKETS = ((0.2, 0.4), (0.4, 0.6), (0.6, 0.8), (0.8, 0.995))


def percent(share: float) -> str:
    """A share as it is printed."""
    return f"{100 * share:.1f}"


def told(wins: int, games: int) -> str:
    """A share with its interval."""
    low, high = interval(wins, games)
    return f"{percent(wins / games)} [{percent(low)}, {percent(high)}]"


def played(match: Match, games: int) -> list[Game]:
    """The first games of a match."""
    sys.stderr.write(f"{games:5} x {','.join(match.players)} {match.edition} {match.mansion}\n")
    with kept():
        return [play(match, number) for number in range(games)]


def table(*rows: Sequence[str]) -> Iterator[str]:
    """Rows as Markdown, the first of them the heads."""
    for number, row in enumerate(rows):
        yield f"| {' | '.join(row)} |"
        if not number:
            yield "|---" * len(row) + "|"
    yield ""


def ladder(share: float) -> Iterator[str]:
    """Who wins how often against whom."""
    rows = [("table", "games", "won, %", "falsely accused, % of seats", "turns each")]
    for players, games in LADDER:
        match = Match(players, seed=SEED)
        result = tally(match, played(match, max(12, int(games * share))))
        first = players[0]
        mine = [s for s in result.shares if s.player.removesuffix("*") == first]
        wins, seats = sum(s.wins for s in mine), sum(s.seats for s in mine)
        wrong = sum(s.wrong for s in mine)
        name = ", ".join(result.players)
        seated = seats * result.games
        rows.append(
            (name, str(result.games), told(wins, result.games), told(wrong, seated),
             f"{result.own_turns:.1f}")
        )  # fmt: skip
    yield from table(*rows)


def calibration(share: float) -> Iterator[str]:
    """When Sherlock says so much, how often it is right."""
    rows = [("against", "seats", "games", *(f"said {100 * low:.0f}-{100 * high:.0f} %"
             for low, high in BUCKETS), "falsely accused, %")]  # fmt: skip
    for called, stranger in STRANGERS.items():
        for seats in (3, 4, 6):
            match = Match(("sherlock", *[stranger] * (seats - 1)), seed=SEED + 1)
            games = played(match, max(12, int(300 * share)))
            said = [one for game in games for one in game.said]
            cells = []
            for low, high in BUCKETS:
                row = [(chance, right) for chance, right in said if low <= chance < high]
                mean = sum(chance for chance, _ in row) / max(len(row), 1)
                right = sum(right for _, right in row)
                cells.append(
                    f"{100 * mean:.0f}: {told(right, len(row))}, {len(row)}" if row else ""
                )
            wrong = told(sum(0 in game.wrong for game in games), len(games))
            rows.append((called, str(seats), str(len(games)), *cells, wrong))
    yield "What it said on average: how often it was right, and how many times it said so."
    yield "What is said again turn after turn in one game is no new evidence: intervals are too narrow."
    yield ""
    yield from table(*rows)


def places(share: float) -> Iterator[str]:
    """What it is worth to begin, to hold one card more, to start where one does."""
    rows = [("seats", "games", *(seat.value for seat in SUSPECTS))]
    for seats in (3, 4, 5, 6):
        match = Match(("inspector",) * seats, seed=SEED + 2)
        deals = range(max(12, int(900 * share)))
        games = [play(match, number * seats) for number in deals]  # all alike: no need to rotate
        wins = [sum(game.winner == place for game in games) for place in range(seats)]
        more = 18 % seats
        cells = [
            told(won, len(games)) + (" (one card more)" if place < more else "")
            for place, won in enumerate(wins)
        ]
        rows.append((str(seats), str(len(games)), *cells, *[""] * (6 - seats)))
    yield "Inspectors among themselves; who sits first begins."
    yield ""
    yield from table(*rows)


def rulebooks(share: float) -> Iterator[str]:
    """The same table under every rulebook, and in every mansion."""
    rows = [("rulebook", "mansion", "games", "inspector over two sergeants, %", "turns each")]
    for edition, mansion in [*((name, "classic") for name in EDITIONS), ("deluxe", "lodge")]:
        match = Match(("inspector", "sergeant", "sergeant"), edition, mansion, SEED + 3)
        games = played(match, max(12, int(600 * share)))
        result = tally(match, games)
        won = told(sum(game.winner == 0 for game in games), len(games))
        rows.append((edition, mansion, str(len(games)), won, f"{result.own_turns:.1f}"))
    yield from table(*rows)


def tempers(share: float) -> Iterator[str]:
    """Every temper instead of an even one, over the same games; a bluffer names its own cards."""
    rows = [("level", "temper", "games", "won, %", "more than even, points")]
    for level, games in (("inspector", 600), ("sherlock", 450)):
        even: list[Game] = []
        for temper in ("", "bluffer", "bold", "careful", "talker"):
            first = f"{level}:{temper}" if temper else level
            match = Match((first, *[level] * 2), seed=SEED + 4)
            found = played(match, max(12, int(games * share)))
            paired = difference(found, even or found, 3)
            even = even or found
            won = told(sum(game.winner == 0 for game in found), len(found))
            more = f"{100 * paired.more:+.1f} +- {100 * paired.half:.1f}" if temper else ""
            rows.append((level, temper or "even", str(len(found)), won, more))
    yield from table(*rows)


def beliefs(share: float) -> Iterator[str]:
    """The exact chances beside those of a sample of deals: time, and how far the sample is off."""
    rows = [("seats", "positions", "exact, ms", "sample, ms", "sample off by, points (95 of 100)")]
    for seats in (3, 4, 5, 6):
        exact, sampled, errors = [], [], []
        for number in range(max(2, int(12 * share))):
            for view in positions(seats, f"{SEED}:{seats}:{number}"):
                facts = facts_from(view)
                hints = likelihoods(view)
                started = process_time()
                belief = believe.__wrapped__(facts, hints)
                exact.append(process_time() - started)
                started = process_time()
                deals = deals_of(facts, hints)
                sampled.append(process_time() - started)
                if deals.complete:
                    continue
                chances = np.zeros(len(deals.cards))
                for kind in range(3):
                    np.add.at(chances, deals.cells[:, kind], deals.weights)
                errors += np.abs(chances - belief.chance[:, -1]).tolist()
        off = f"{100 * float(np.quantile(errors, 0.95)):.1f}" if errors else ""
        rows.append((str(seats), str(len(exact)), f"{1000 * median(exact):.1f}",
                     f"{1000 * median(sampled):.1f}", off))  # fmt: skip
    yield from table(*rows)


def positions(seats: int, seed: str):
    """What the first seat knows after every answered question among inspectors."""
    from clue.game.seating import Seating, question

    named = seats_for(["inspector"] * seats)
    session = opened(Seating(board_at("classic"), EDITIONS["deluxe"], named), seed)
    players = {seat: make_player(name) for seat, name in named.items()}
    done = -1
    for moment in count():
        if session.state.over or moment > 1000:
            return
        view = session.view(session.setup.seats[0])
        if (now := sum(i.complete for i in view.inquiries)) > done:
            done = now
            yield view
        asked = question(session)
        choice = players[asked.seat].choose(asked.view, asked.offers, asked.luck(seed))
        session.act(choice.action)


PARTS = {
    "ladder": ("The ladder", ladder),
    "strangers": ("Sherlock's word against strangers", calibration),
    "places": ("The place at the table", places),
    "rulebooks": ("Rulebooks and mansions", rulebooks),
    "tempers": ("Tempers, and naming one's own cards", tempers),
    "beliefs": ("Exact chances and sampled ones", beliefs),
}

HEAD = f"""# What the detectives are worth

<!-- Written by `python -m tools.players.results`. -->

`python -m tools.players.results` plays all of this, and `--part` one chapter alone; what share of the games was
played stands with each. All intervals are Wilson's, 95 %, and all seeds begin at {SEED}. One line of the ladder, with
its times: `clue tournament sherlock,inspector*2 --seed {SEED} --games 402`.
"""


def chapters() -> dict[str, str]:
    """The page's chapters by their titles, as far as it has been written."""
    found = PAGE.read_text(encoding="utf-8").split("\n## ")[1:] if PAGE.exists() else []
    return {chapter.partition("\n")[0]: chapter.partition("\n")[2].strip() for chapter in found}


def main() -> int:
    """Measure what is asked for, and write the page; what is not measured now stays."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--share", type=float, default=1.0)
    parser.add_argument("--part", choices=PARTS, action="append")
    options = parser.parse_args()
    os.environ["PATH"] = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    for name in options.part or PARTS:
        title, part = PARTS[name]
        measured = [
            f"`python -m tools.players.results --part {name} --share {options.share:g}`",
            "",
        ]
        known = chapters() | {title: "\n".join([*measured, *part(options.share)]).strip()}
        titles = [title for title, _ in PARTS.values() if title in known]
        page = [HEAD, *(f"## {title}\n\n{known[title]}\n" for title in titles)]
        PAGE.write_text("\n".join(page), encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
