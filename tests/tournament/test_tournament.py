"""Tournaments: fair seats, honest intervals, resumable, and a picture of the ladder."""

from __future__ import annotations

import json
import sys
from collections import Counter

import pytest
from msgspec.structs import replace
from PIL import Image

from clue.__main__ import main
from clue.text.catalogue import languages
from clue.tournament import games as module
from clue.tournament.figures import Paired, calibration, difference, interval, tally
from clue.tournament.games import Game, Match, play


def game(number=0, winner=None, wrong=(), said=()) -> Game:
    return Game(match="", game=number, winner=winner, wrong=wrong, turns=9, actions=40, said=said)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(45, 100, 0.3561, 0.5476), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (0, 0, 0.0, 1.0)],
)
def test_intervals_are_wilsons(wins, games, low, high):
    assert interval(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_every_player_sits_everywhere_with_the_same_deal(monkeypatch):
    seen = []

    def opened(seating, seed):
        seen.append((tuple(seating.players.values()), seed))
        raise InterruptedError

    monkeypatch.setattr(module, "opened", opened)
    match = Match(("inspector", "sergeant", "constable"))
    for number in range(6):
        with pytest.raises(InterruptedError):
            play(match, number)
    first, second = seen[:3], seen[3:]
    assert [seed for _, seed in first] == ["0:0"] * 3
    assert [seed for _, seed in second] == ["0:1"] * 3
    for place in range(3):
        assert {order[place] for order, _ in first} == set(match.players)


def test_the_same_game_twice():
    match = Match(("sergeant", "constable", "constable"), seed=4)
    one, other = play(match, 5), play(match, 5)
    assert replace(one, ms={}) == replace(other, ms={})


def test_a_tally_counts_the_first_player_apart():
    match = Match(("sergeant", "sergeant", "constable"))
    games = [game(winner=w, wrong=(2,)) for w in (0, 1, 1, 2)]
    shares = {s.player: (s.wins, s.fair, s.wrong) for s in tally(match, games).shares}
    third = pytest.approx(1 / 3)
    assert shares == {
        "sergeant*": (1, third, 0),
        "sergeant": (2, third, 0),
        "constable": (1, third, 4),
    }


def test_calibration_puts_what_was_said_beside_what_was_right():
    said = ((0.71, True), (0.75, True), (0.78, False)), ((1.0, True),)
    rows = {row.least: row for row in calibration([game(said=each) for each in said])}
    assert rows[0.7].times == 3
    assert rows[0.7].right == pytest.approx(2 / 3)
    assert rows[0.9].said == 1.0


def test_the_same_games_are_compared_deal_by_deal():
    def games(*won):
        return [game(number=i, winner=0 if w else 1) for i, w in enumerate(won)]

    found = difference(games(1, 1, 0, 0), games(0, 0, 0, 0), seats=2)
    assert found.more == 0.5
    assert found.half == pytest.approx(1.96 * 2**0.5 / 4)  # two deals: +2 and 0
    assert difference(games(1, 1, 0, 0), games(1, 1, 0, 0), seats=2) == Paired(0, 0)
    within_a_deal = difference(games(0, 1, 1, 0), games(1, 0, 0, 1), seats=2)
    assert within_a_deal == Paired(0, 0)


def test_weights_can_be_compared_over_the_same_games(capsys):
    tables = ["sherlock,sergeant*2", "sherlock:call=0,sergeant*2"]
    assert main(["tournament", *tables, "--games", "1", "--paired", "--lang", "en"]) == 0
    assert "Over the same games as at the first table" in capsys.readouterr().out


def test_a_tournament_resumes_and_draws_its_ladder(tmp_path, capsys):
    kept, plot = tmp_path / "games.jsonl", tmp_path / "ladder.png"
    command = ["tournament", "sergeant,constable*2", "--json", "--keep", str(kept)]
    assert main([*command, "--games", "3"]) == 0
    before = kept.read_text(encoding="utf-8")
    kept.write_text(before + before.splitlines()[0][:40], encoding="utf-8")  # cut off in a crash
    capsys.readouterr()
    assert main([*command, "--games", "5", "--plot", str(plot)]) == 0
    lines = kept.read_text(encoding="utf-8").splitlines()
    assert Counter(json.loads(line)["game"] for line in lines) == Counter(range(5))
    assert kept.read_text(encoding="utf-8").startswith(before)
    (result,) = json.loads(capsys.readouterr().out)
    assert result["games"] == 5
    assert sum(share["wins"] for share in result["shares"]) + result["unsolved"] == 5

    with Image.open(plot) as picture:
        assert len(picture.convert("RGB").getcolors(1 << 20)) > 5


@pytest.mark.parametrize("line", [b"no JSON\n", b'{"game": "five"}\n', b"\xff\n"])
def test_a_file_that_holds_no_games_is_told_in_a_sentence(line, tmp_path, capsys):
    (kept := tmp_path / "games.jsonl").write_bytes(line)
    command = ["tournament", "random*3", "--keep", str(kept), "--games", "1", "--lang", "en"]
    assert main(command) == 1
    (sentence,) = capsys.readouterr().err.splitlines()
    assert "games.jsonl" in sentence
    assert kept.read_bytes() == line


@pytest.mark.parametrize("wrong", ["watson,random,random", "random", "random*9", "sherlock,"])
def test_wrong_tables_are_refused_in_a_sentence(wrong, capsys):
    assert main(["tournament", wrong]) == 1
    assert capsys.readouterr().err.strip()


def test_figures_in_the_reader_s_language(capsys):
    command = ["tournament", "sergeant,constable*2", "--games", "2", "--seed", "3"]
    told = {}
    for language in languages():
        assert main([*command, "--lang", language]) == 0
        told[language] = capsys.readouterr().out
    assert "Deluxe, 2 games" in told["en"]
    assert "De luxe, 2 parties" in told["fr"]
    assert len(told["en"].splitlines()) == len(told["fr"].splitlines())


def test_calibration_alone(capsys):
    command = ["tournament", "sherlock,constable*2", "--games", "1", "--lang", "en"]
    assert main([*command, "--calibration"]) == 0
    heading, about, *rows = capsys.readouterr().out.splitlines()
    assert heading.endswith("one game")
    assert about.strip()
    assert rows
    assert all(row.strip().startswith("said ") for row in rows)


def test_an_unknown_level_is_refused_in_the_reader_s_language(capsys):
    assert main(["bot", "watson", "--lang", "fr"]) == 1
    assert "joueur nommé" in capsys.readouterr().err


def test_a_program_is_told_by_the_name_it_gave_in_its_greeting():
    bot = f'cmd:"{sys.executable}" -m clue bot constable'
    match = Match((bot, "constable", "constable"))
    result = tally(match, [play(match, 0)])
    assert result.players == ("constable", "constable", "constable")
    assert [share.player for share in result.shares] == ["constable*", "constable"]
    assert set(result.times) == {"constable"}
