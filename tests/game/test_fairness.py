"""Nobody can work the deal out from what a seat is handed (who is told what: tests/rules/test_leaks.py)."""

from __future__ import annotations

import json
import random
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from clue.__main__ import main
from clue.boards.catalogue import board_named
from clue.game.case import OpenCase
from clue.game.driver import stream_for
from clue.game.seating import Seating, opened, question, seats_for
from clue.rules.cards import SUSPECTS
from clue.rules.chance import whims_of
from clue.rules.editions import DELUXE
from clue.tournament.games import Match, play

SPY = """
import json, pathlib, sys
seen = pathlib.Path(sys.argv[1])
for line in sys.stdin:
    told = json.loads(line)
    with seen.open("a") as file:
        file.write(line)
    if told["type"] == "hello":
        answer = {"type": "hello", "clue": 1, "name": "spy"}
    elif told["type"] == "choose":
        answer = {"id": told["id"]}  # no action: the table does something harmless
    else:
        break
    print(json.dumps(answer), flush=True)
"""


@pytest.fixture
def spy(tmp_path):
    """A program that writes down all it is told; its command, and the file."""
    script, seen = tmp_path / "spy.py", tmp_path / "seen.jsonl"
    script.write_text(SPY, encoding="utf-8")
    return f'cmd:"{sys.executable}" "{script}" "{seen}"', seen


def hands(seen: Path) -> list[list[str]]:
    """The hands the spy was dealt, a game each."""
    told = map(json.loads, seen.read_text(encoding="utf-8").splitlines())
    return [message["hand"] for message in told if message["type"] == "hello"]


def small_deals(guest: str, seats: int, games: int = 3):
    """What a program can try: the hands the spy's seat gets from small numbers."""
    seating = Seating(board_named("classic"), DELUXE, seats_for([guest] * seats))
    for seed in range(60):
        for game in range(games):
            session = opened(seating, f"{seed}:{game}")
            yield from (sorted(map(_plain, hand)) for hand in session.dealt.hands)


def _plain(card) -> str:
    return str(getattr(card, "value", card))


def found(seen: Path, guest: str) -> list[bool]:
    """Whether the spy's hands are among those of small numbers."""
    tried = list(small_deals(guest, 3))
    return [sorted(hand) in tried for hand in hands(seen)]


def test_a_program_in_a_simulation_cannot_guess_the_number(spy, capsys):
    """Handed a small number it knows the deal: so it is handed none unless somebody wishes it."""
    guest, seen = spy
    command = ["simulate", "--seats", f"{guest},random,random", "--games", "2", "--json"]
    assert main(command) == 0
    told = capsys.readouterr()
    assert not all(found(seen, guest)), "one in forty hands is among them by chance"
    number = told.err.split("--seed")[1].split()[0]
    assert int(number).bit_length() > 90
    seen.unlink()
    assert main([*command, "--seed", number]) == 0
    assert capsys.readouterr().out == told.out, "the same games from their number"
    seen.unlink()
    assert main([*command, "--seed", "7"]) == 0
    assert found(seen, guest) == [True, True], "the search does find what can be found"


def test_without_programs_a_simulation_is_that_of_nought(capsys):
    command = ["simulate", "--games", "2", "--json"]
    assert main(command) == 0
    told = capsys.readouterr()
    assert main([*command, "--seed", "0"]) == 0
    assert capsys.readouterr().out == told.out
    assert "--seed" not in told.err


def test_a_program_in_a_tournament_cannot_guess_or_remember_a_deal(spy, tmp_path, capsys):
    guest, seen = spy
    games = tmp_path / "games.jsonl"
    command = ["tournament", f"{guest},constable*2", "--games", "3", "--keep", str(games)]
    assert main(command) == 0
    assert not all(found(seen, guest))
    assert "--seed" in capsys.readouterr().err
    kept = games.read_text(encoding="utf-8")
    assert main(command) == 0
    assert games.read_text(encoding="utf-8") == kept, "games that are kept are not played again"
    assert "--seed" not in capsys.readouterr().err


def test_a_program_meets_no_deal_twice(monkeypatch):
    """Who plays another seat of a deal it has seen the end of would know the case."""
    seeds = []

    def refuse(_seating, seed):
        seeds.append(seed)
        raise InterruptedError

    monkeypatch.setattr("clue.tournament.games.opened", refuse)
    for players, deals in ((("cmd:x", "random", "random"), 6), (("random",) * 3, 2)):
        seeds.clear()
        for number in range(6):
            with pytest.raises(InterruptedError):
                play(Match(players), number)
        assert len(set(seeds)) == deals


def test_what_players_are_handed_is_worked_out_one_way():
    """Not even the whole state of a stream leads back to the seed, nor the seed of one to the deal.

    Python seeds with the text itself: it stood in the state for whoever turned that round.
    """
    seed = "1926"
    whims = whims_of(seed)
    assert len(whims) * 4 >= 128
    assert seed not in whims
    streams = {
        stream_for(whims, seat, moment).getrandbits(64) for seat in SUSPECTS for moment in range(20)
    }
    assert len(streams) == 6 * 20
    plain = {
        random.Random(f"{seed}:{seat}:{n}").getrandbits(64) for seat in SUSPECTS for n in range(20)
    }
    assert not streams & plain


def test_the_window_deals_from_numbers_nobody_can_guess():
    seating = Seating(board_named("classic"), DELUXE, seats_for(["random"] * 3))
    cases = [OpenCase(seating)]
    for _ in range(4):
        cases.append(cases[-1].another())
    seeds = [int(case.pledge.seed) for case in cases]
    assert min(seed.bit_length() for seed in seeds) > 90
    assert len(set(seeds)) == len(seeds)
    for case in cases:
        asked = question(case.session)
        whims = case.drivers[asked.seat].whims
        assert whims == whims_of(case.pledge.luck)
        assert asked.luck(whims).random() != asked.luck(case.pledge.seed).random()
        case.close()
    for one, other in pairwise(cases):
        assert one.pledge.seed not in other.pledge.seed, "a closed case tells its seed"
