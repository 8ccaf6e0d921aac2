"""The ladder: twenty cases that can be played, magnifiers and ranks that follow from records alone."""

from __future__ import annotations

import json
import sqlite3
import sys
from random import Random

import pytest

from clue import folders
from clue.__main__ import main
from clue.api import EDITIONS
from clue.boards.catalogue import board_named
from clue.codec.record import SeatEntry
from clue.game.commitment import Pledge
from clue.game.seating import Seating, played
from clue.ladder.casefile import MAGNIFIERS, CaseFileError, own_place, read_case, shelf
from clue.ladder.honours import (
    NEEDED,
    STRENGTHS,
    CaseRecord,
    Rank,
    Rating,
    TableResult,
    case_records,
    chance,
    magnifiers,
    quiet_lines,
    rated,
    results_of,
    tell_case,
    tell_case_error,
    tell_rating,
)
from clue.players.names import HUMAN
from clue.players.registry import LEVELS
from clue.puzzles.diary import Diary
from clue.rules.cards import SUSPECTS
from clue.rules.events import GameEnded, TurnBegan
from clue.store import database
from clue.store.database import StatisticsDatabase, counted
from clue.store.digest import Closed, SeatResult
from clue.store.records import record_of, save
from clue.text.catalogue import languages
from clue.text.speaker import Speaker
from tests.daily import long, part

WORDS = Speaker("en")


# -- cases -------------------------------------------------------------------------------------


def test_twenty_cases_come_with_the_game_each_with_words_in_every_language(tmp_path):
    found = shelf(tmp_path)
    assert len(found.cases) == 20
    assert not found.faults
    assert len({case.laid for case in found.cases}) == 20
    for case in found.cases:
        assert set(case.case.title) == set(case.case.twist) == set(languages())
        assert tell_case(case, WORDS)


DEALS = {
    "01-first-table": 21, "02-sergeant-calls": 7, "03-full-house": 12, "04-at-the-lodge": 4,
    "05-one-die": 5, "06-blank-pages": 19, "07-face-up": 16, "08-three-bluffers": 16,
    "09-silent-table": 16, "10-steady-feet": 0, "11-moving-in": 1, "12-last-standing": 10,
    "13-end-of-the-line": 7, "14-the-mess": 7, "15-old-and-dark": 0, "16-among-drifters": 21,
    "17-the-career": 7, "18-baker-street": 2, "19-three-sherlocks": 6, "20-chiefs-case": 25,
}  # fmt: skip
"""From which deal on each was tried first."""
TRIED = 40


def game_of(case, seed):
    """One game at a case's table: in the person's seat an inspector, among Sherlocks one of them."""
    level = "sherlock" if any("sherlock" in kind for kind in case.players.values()) else "inspector"
    kinds = {seat: level if kind == HUMAN else kind for seat, kind in case.players.items()}
    game = case.game("x")
    board = board_named(game.mansion)
    session = played(Seating(board, game.edition, kinds, game.house), str(seed))
    assert session.setup.edition.id == case.case.edition
    assert session.setup.board.name == case.case.mansion
    assert session.setup.house == case.house
    end = next(event for event in session.events if isinstance(event, GameEnded))
    begun = [e.seat for e in session.events if isinstance(e, TurnBegan)]
    return end.winner == case.case.you, begun.count(case.case.you)


def won_for_three(case):
    """The own turns of a game that earns all magnifiers, if one of some deals does."""
    for seed in range(DEALS[case.name], DEALS[case.name] + TRIED):
        won, turns = game_of(case, seed)
        if won and case.earned(1, turns) == MAGNIFIERS:
            return turns
    return None


CASES = shelf().cases


@long
@pytest.mark.parametrize("case", part(CASES, CASES[:1]), ids=lambda case: case.name)
def test_every_case_is_played_as_it_says_and_all_its_magnifiers_can_be_earned(case):
    assert won_for_three(case) is not None


def write(folder, **changes):
    case = {
        "format": "clue-case",
        "version": 1,
        "title": {"en": "Mine"},
        "twist": {"en": "A twist."},
        "you": "scarlet",
        "others": {"mustard": "constable", "plum": "sergeant"},
        "turns": [12, 8],
    }
    path = folder / "mine.json"
    path.write_text(json.dumps({**case, **changes}))
    return path


@pytest.mark.parametrize(
    ("changes", "fault", "told"),
    [
        ({"edition": "golden"}, "edition", "no rulebook “golden”"),
        ({"mansion": "castle"}, "mansion", "no mansion “castle”"),
        ({"mansion": "../maps/classic"}, "mansion", "no mansion"),
        ({"others": {"scarlet": "constable", "plum": "sergeant"}}, "your-seat", "own seat"),
        ({"others": {"mustard": "genius", "plum": "sergeant"}}, "player", "“genius”"),
        ({"others": {"mustard": "cmd:rm -rf", "plum": "sergeant"}}, "player", "“cmd:rm -rf”"),
        ({"others": {"mustard": "sergeant:sleepy", "plum": "sergeant"}}, "player", "sleepy"),
        ({"others": {"mustard": "sergeant"}}, "table", "two"),
        ({"turns": [5, 9]}, "turns", "more turns"),
        ({"house": {"steady_pace": 2}}, "pace", "3 to 12"),
        ({"you": "black"}, "shape", "not a prepared case"),
        ({"surprise": 1}, "shape", "not a prepared case"),
        ({"turns": [5]}, "shape", "not a prepared case"),
    ],
)
def test_a_bad_case_gets_a_sentence(tmp_path, changes, fault, told):
    with pytest.raises(CaseFileError) as raised:
        read_case(write(tmp_path, **changes))
    assert raised.value.fault == fault
    for language in languages():
        sentence = tell_case_error(raised.value, Speaker(language))
        assert sentence
        assert "\n" not in sentence
    assert told.lower() in tell_case_error(raised.value, WORDS).lower()


def test_a_players_own_cases_stand_after_the_others_and_bad_ones_are_named(tmp_path):
    own_place(tmp_path).mkdir()
    write(own_place(tmp_path))
    (own_place(tmp_path) / "broken.json").write_text("{")
    found = shelf(tmp_path)
    assert [case.name for case in found.cases if case.own] == ["mine"]
    assert list(found.faults) == ["broken.json"]
    assert found.cases[-1].title("fr") == "Mine"


def test_the_command_says_which_can_be_played(tmp_path, capsys):
    good = sorted((folders.assets() / "cases").glob("*.json"))
    assert main(["check-case", *map(str, good)]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 20
    assert main(["check-case", str(write(tmp_path, edition="golden")), str(tmp_path / "no")]) == 1
    assert len(capsys.readouterr().out.splitlines()) == 2


@pytest.mark.skipif(sys.platform == "win32", reason="no such names")
def test_a_name_cannot_write_over_the_terminal_and_each_fault_is_a_sentence(tmp_path, capsys):
    strange = write(tmp_path, edition="golden").rename(tmp_path / "\x1b[2J\udcff.json")
    with (tmp_path / "large.json").open("wb") as file:
        file.truncate(100_000_000)
    for path in (strange, tmp_path / "large.json", tmp_path, tmp_path / "none.json"):
        assert main(["check-case", str(path), "--lang", "fr"]) == 1
        (told,) = capsys.readouterr().out.splitlines()
        assert told.isprintable() or "\N{NO-BREAK SPACE}" in told
        assert "\x1b" not in told
        assert "too-large" not in told
        assert "directory" not in told, "the system speaks English here"


def finish(root, case, seed, name="Anna"):
    """A finished game at a case's table, the person's seat played by an inspector."""
    kinds = {s: "inspector" if k == HUMAN else k for s, k in case.players.items()}
    game = case.game(name)
    session = played(Seating(board_named(game.mansion), game.edition, kinds, game.house), seed)
    seats = [SeatEntry(s, name if k == HUMAN else "", k) for s, k in case.players.items()]
    save(folders.finished(root) / f"{seed}.cluegame", record_of(session, seats, Pledge(seed, "")))
    return session


def test_magnifiers_follow_from_the_finished_games_alone(tmp_path):
    case = shelf().cases[0]
    for seed in ("1", "2", "3"):
        finish(tmp_path, case, seed)
    with StatisticsDatabase(tmp_path) as store:
        store.fill()
        before = case_records(store)
    assert before[case.laid].games == 3
    assert before[case.laid].wins > 0
    earned = magnifiers(case, before)
    assert earned >= 1
    (tmp_path / database.FILE).unlink()  # lost: made again from the records
    with StatisticsDatabase(tmp_path) as store:
        store.fill()
        assert case_records(store) == before
        assert rated(results_of(store, "Anna")).games == 3
        assert rated(results_of(store, "Berta")).games == 0


def test_an_earlier_version_s_book_is_counted_anew(tmp_path):
    case = shelf().cases[0]
    finish(tmp_path, case, "1")
    old = sqlite3.connect(tmp_path / database.FILE)
    old.executescript(
        "CREATE TABLE files (name TEXT PRIMARY KEY, size INTEGER, changed INTEGER, key TEXT);"
        "CREATE TABLE games (key TEXT PRIMARY KEY, ended TEXT, edition TEXT, mansion TEXT,"
        " ending TEXT) WITHOUT ROWID;"
        "CREATE TABLE seats (key TEXT, seat TEXT, name TEXT, kind TEXT, won INTEGER,"
        " turns INTEGER, wrong INTEGER, PRIMARY KEY (key, seat)) WITHOUT ROWID;"
        "INSERT INTO games VALUES ('x', '', 'deluxe', 'classic', 'solved');"
        "PRAGMA user_version = 1;"
    )
    old.commit()
    old.close()
    with StatisticsDatabase(tmp_path) as store:
        store.fill()
        assert set(case_records(store)) == {case.laid}
    assert not list(tmp_path.glob("*.damaged"))


def test_how_many_a_solution_earns():
    case = shelf().cases[0]
    second, third = case.case.turns
    told = {turns: case.earned(1, turns) for turns in (third, third + 1, second, second + 1)}
    assert told == {third: 3, third + 1: 2, second: 2, second + 1: 1}
    assert case.earned(0, 0) == 0
    assert magnifiers(case, {case.laid: CaseRecord(2, 1, third)}) == 3


# -- ranks -------------------------------------------------------------------------------------


def test_every_level_has_a_strength():
    assert {"random", "constable", "sergeant", "inspector", "sherlock"} <= STRENGTHS.keys()
    assert list(STRENGTHS) == [level for level in LEVELS if level in STRENGTHS]
    assert list(STRENGTHS.values()) == sorted(STRENGTHS.values())


@pytest.mark.parametrize("true", [700, 1000, 1240, 1450])
def test_a_rating_finds_what_a_player_is_worth_and_says_how_surely(true):
    rng = Random(true)
    results = []
    sizes = []
    for games in (5, 20, 80):
        while len(results) < games:
            others = tuple(sorted(rng.choice(list(STRENGTHS.values())) for _ in range(3)))
            results.append(TableResult(others, rng.random() < chance(true, others)))
        rating = rated(results)
        sizes.append(rating.off)
    assert abs(rating.points - true) <= 2.5 * rating.off
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[-1] < 130  # who loses nearly always tells little by it


def test_losing_to_sherlocks_tells_little_and_beating_constables_tells_little_more():
    sherlocks, constables = (1500, 1500, 1500), (800, 800)
    lost = rated([TableResult(sherlocks, False)] * 3)
    assert lost.points > 700
    won = rated([TableResult(constables, True)] * 3)
    assert lost.points < won.points < rated([TableResult(sherlocks, True)] * 3).points


def test_ranks_rise_with_what_is_sure():
    ranks = [Rating(points, 60, 30).rank for points in range(500, 1700, 50)]
    assert ranks == sorted(ranks, key=list(Rank).index)
    assert set(ranks) == set(Rank)
    assert Rating(1600, 700, 1).rank is Rank.CONSTABLE  # far off: little is sure
    assert Rating(1600, 60, 0).rank is Rank.CADET
    assert list(NEEDED.values()) == sorted(NEEDED.values())
    assert Rating(1700, 10, 90).next is None


def test_a_rating_is_told_in_every_language():
    for language in languages():
        speaker = Speaker(language)
        assert "± 90" in tell_rating(Rating(1180, 90, 23), speaker)
        assert tell_rating(Rating(850, 300, 0), speaker)


# -- quiet lines -------------------------------------------------------------------------------


def closed(number, kinds, won, turns=9, wrong=False):
    seats = tuple(
        SeatResult(
            SUSPECTS[i], "", kind, won if kind == HUMAN else not won and i == 1, turns, wrong
        )
        for i, kind in enumerate(kinds)
    )
    return Closed(f"{number:064}", "", "deluxe", "classic", "solved", seats)


def lines(*games, diary=None):
    with counted(games) as store:
        return list(quiet_lines(store, diary or Diary()))


def test_quiet_lines_say_only_what_was_done():
    assert lines() == []
    assert lines(closed(1, [HUMAN, "constable", "constable"], False)) == []
    assert lines(closed(1, [HUMAN, "constable", "constable"], True)) == ["honour-first"]
    assert "honour-sherlock" in lines(closed(1, [HUMAN, "constable", "sherlock"], True))
    assert "honour-sherlock" not in lines(closed(1, [HUMAN, "sherlock", "random"], False))
    assert "honour-fast" in lines(closed(1, [HUMAN, "constable", "sherlock"], True, turns=5))
    assert "honour-six" in lines(closed(1, [HUMAN, *["constable"] * 5], True))
    ten = [closed(i, [HUMAN, "constable", "random"], False) for i in range(10)]
    assert lines(*ten) == ["honour-careful"]
    assert lines(*ten[:9], closed(99, [HUMAN, "random", "random"], False, wrong=True)) == []
    diary = Diary()
    for i in range(10):
        diary = diary.answered(str(i), right=True)
    assert lines(diary=diary) == ["honour-puzzles"]
    assert EDITIONS
