"""What is counted is what the records say, whatever becomes of the file it is counted in."""

import os
import sqlite3
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime

import pytest
from msgspec.structs import replace

from clue import folders
from clue.boards.catalogue import board_named
from clue.codec.record import EndLine, SeatEntry
from clue.game.seating import Seating, played, seats_for
from clue.players.names import kind_of
from clue.rules import events as ev
from clue.rules.cards import SUSPECTS
from clue.rules.editions import EDITIONS, HouseRules
from clue.store import database as storing
from clue.store.database import (
    FILE,
    RESETS,
    SolvedShare,
    StatisticsDatabase,
    counted,
    people,
    readings,
)
from clue.store.digest import STEADY, Closed, SeatResult, digest, key_of
from clue.store.records import record_of, save

ANNA, BERT = SUSPECTS[0], SUSPECTS[1]


def finished(number, edition="deluxe", house=None):
    """A game of computers whose first two seats are taken for people."""
    levels = ["inspector", "sergeant", "inspector", "random"]
    house = house or HouseRules()
    seating = Seating(board_named("classic"), EDITIONS[edition], seats_for(levels), house)
    session = played(seating, f"statistics {number}")
    names = {ANNA: "Anna", BERT: "Bert"}
    seats = [
        SeatEntry(seat, names.get(seat, ""), "human" if seat in names else f"{level}:bold")
        for seat, level in seating.players.items()
    ]
    return session, record_of(session, seats, ended=f"2026-11-{number + 1:02}T20:00:00Z")


@pytest.fixture(scope="module")
def games():
    editions = ["deluxe", "deluxe", "vintage", "collector-2020", "vintage", "deluxe"]
    return [finished(number, edition) for number, edition in enumerate(editions)]


@pytest.fixture
def root(tmp_path, games):
    for number, (_, record) in enumerate(games):
        save(folders.finished(tmp_path) / f"{number}.cluegame", record)
    return tmp_path


@pytest.fixture
def store(root):
    with StatisticsDatabase(root) as store:
        store.fill()
        yield store


def winner_of(session):
    return session.events[-1].winner


def test_what_is_counted_is_what_was_played(store, games):
    """Counted again here from the events themselves, without the store."""
    every = readings(store)
    assert every.total.games == len(games)
    assert every.total.wins == sum(winner_of(session) in (ANNA, BERT) for session, _ in games)
    for name, seat in (("Anna", ANNA), ("Bert", BERT)):
        own = readings(store, name)
        won = [session for session, _ in games if winner_of(session) == seat]
        assert own.total == SolvedShare(len(games), len(won))
        assert own.by_suspect[seat] == own.total
        assert sum(share.games for share in own.by_suspect.values()) == len(games)
        editions = Counter(session.setup.edition.id for session, _ in games)
        assert {name: share.games for name, share in own.by_edition.items()} == editions
        assert own.by_opponent["human"].games == own.by_opponent["random"].games == len(games)
        assert own.by_opponent["inspector"] == own.total
        turns = [
            sum(isinstance(e, ev.TurnBegan) and e.seat == seat for e in session.events)
            for session in won
        ]
        assert own.turns == Counter(turns)
        assert own.fastest == min(turns, default=None)
        wrong = [e for s, _ in games for e in s.events if isinstance(e, ev.AccusationFailed)]
        assert own.wrong == sum(event.seat == seat for event in wrong)
        assert own.results == tuple((seat, winner_of(session) == seat) for session, _ in games)
    assert every.total.wins > 0, "games nobody wins would prove nothing"


def test_h4_a_game_without_dice_is_counted_apart(store, root):
    before = readings(store, "Anna")
    _, record = finished(9, "vintage", HouseRules(steady_pace=4))
    save(folders.finished(root) / "steady.cluegame", record)
    assert store.fill() == 1
    after = readings(store, "Anna")
    assert {**after.by_edition} == {**before.by_edition, STEADY: after.by_edition[STEADY]}
    assert after.by_edition[STEADY].games == 1
    assert (after.total, after.turns, after.results) == (
        before.total,
        before.turns,
        before.results,
    )


def test_a_record_that_does_not_say_when_was_played_when_its_file_was_written(tmp_path, games):
    path = folders.finished(tmp_path) / "x.cluegame"
    save(path, replace(games[0][1], ended=""))
    os.utime(path, (0, datetime(2026, 3, 4, 5, 6, 7, tzinfo=UTC).timestamp()))
    with StatisticsDatabase(tmp_path) as store:
        assert store.fill() == 1
        assert [*store.lines.execute("SELECT ended FROM games")] == [("2026-03-04T05:06:07Z",)]


def test_counting_again_changes_nothing(store, root, games):
    before = readings(store)
    assert store.fill() == 0
    save(folders.finished(root) / "a copy.cluegame", games[0][1])
    assert store.fill() == 0, "the same game under another name"
    (folders.finished(root) / "0.cluegame").touch()
    assert store.fill() == 0
    assert readings(store) == before
    with StatisticsDatabase(root) as other:
        assert other.fill() == 0
        assert readings(other) == before


def test_records_are_read_once(store, monkeypatch):
    def never(path):
        raise AssertionError(path)

    monkeypatch.setattr(storing, "load", never)
    assert store.fill() == 0


def test_a_game_whose_record_is_gone_no_longer_counts(store, root, games):
    (folders.finished(root) / "0.cluegame").unlink()
    store.fill()
    assert readings(store).total.games == len(games) - 1


def test_a_lost_file_is_made_anew(store, root):
    before = readings(store)
    store.close()
    (root / FILE).unlink()
    with StatisticsDatabase(root) as again:
        assert again.fill() == before.total.games
        assert readings(again) == before


@pytest.mark.parametrize("damage", ["text", "cut", "flipped", "tables"])
def test_a_damaged_file_is_put_aside_and_made_anew(store, root, damage):
    before = readings(store)
    store.close()
    path = root / FILE
    if damage == "tables":
        path.unlink()
        with sqlite3.connect(path) as other:
            other.execute("CREATE TABLE recipes (name TEXT)")
        other.close()
    else:
        data = bytearray(path.read_bytes())
        if damage == "flipped":
            for at in range(4096, len(data), 97):
                data[at] ^= 0x55
        path.write_bytes(
            {"text": b"not a database" * 99, "cut": bytes(data[:5000])}.get(damage, data)
        )
    spoilt = path.read_bytes()
    with StatisticsDatabase(root) as again:
        again.fill()
        assert readings(again) == before
        assert not again.in_memory
    assert (root / FILE).with_suffix(".damaged").read_bytes() == spoilt


def left_beside(path, mode):
    """What SQLite leaves beside a file when the power goes in the middle of writing much."""
    kept = {}
    lines = sqlite3.connect(path, isolation_level=None)
    lines.execute(f"PRAGMA journal_mode = {mode}")
    lines.execute("PRAGMA cache_size = 2")  # so that it writes before the end
    lines.execute("BEGIN")
    lines.execute("CREATE TABLE spilt (words TEXT)")
    lines.executemany("INSERT INTO spilt VALUES (?)", [("x" * 900,)] * 200)
    for rest in ("-journal", "-wal", "-shm"):
        if (beside := path.with_name(path.name + rest)).exists():
            kept[beside] = beside.read_bytes()
    lines.execute("ROLLBACK")
    lines.close()
    return kept


@pytest.mark.parametrize("mode", ["DELETE", "WAL"])
def test_what_lies_beside_a_damaged_file_does_not_spoil_the_new_one(store, root, mode):
    before = readings(store)
    store.close()
    path = root / FILE
    beside = left_beside(path, mode)
    assert any(beside.values())
    path.write_bytes(b"not a database" * 99)
    for rest, data in beside.items():
        rest.write_bytes(data)
    for _ in range(2):
        with StatisticsDatabase(root) as again:
            again.fill()
            assert not again.in_memory
            assert readings(again) == before
            assert again.lines.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert not [*root.glob("*.damaged-2")], "the new one is sound"


def test_a_file_of_a_later_version_is_left_alone(store, root):
    before = readings(store)
    store.close()
    with sqlite3.connect(root / FILE) as later:
        later.execute(f"PRAGMA user_version = {storing.VERSION + 1}")
    later.close()
    data = (root / FILE).read_bytes()
    with StatisticsDatabase(root) as again:
        assert again.in_memory
        again.fill()
        assert readings(again) == before
    assert (root / FILE).read_bytes() == data


@pytest.mark.parametrize("version", range(1, storing.VERSION))
def test_a_file_of_an_earlier_version_is_counted_anew_and_not_put_aside(store, root, version):
    before = readings(store)
    store.close()
    with sqlite3.connect(root / FILE) as earlier:
        earlier.execute("ALTER TABLE games DROP COLUMN laid")
        earlier.execute(f"PRAGMA user_version = {version}")
    earlier.close()
    with StatisticsDatabase(root) as again:
        assert again.fill() == before.total.games
        assert readings(again) == before
        assert not again.in_memory
    assert not [*root.glob("*.damaged*")]


def test_a_file_another_copy_holds_is_no_obstacle(store, root, games, monkeypatch):
    monkeypatch.setattr(storing, "PATIENCE", 0.01)
    other = sqlite3.connect(root / FILE, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    try:
        with StatisticsDatabase(root) as again:
            again.fill()
            assert readings(again).total.games == len(games)
            assert again.in_memory
    finally:
        other.execute("ROLLBACK")
        other.close()


def test_a_folder_that_is_a_file_is_no_obstacle(tmp_path):
    (tmp_path / "root").write_text("in the way")
    with StatisticsDatabase(tmp_path / "root") as store:
        assert store.fill() == 0
        assert store.in_memory
        assert readings(store).total == SolvedShare()


def test_what_is_no_finished_game_does_not_count(store, root, games):
    before = readings(store)
    record = games[0][1]
    folder = folders.finished(root)
    save(folder / "unfinished.cluegame", replace(record, actions=record.actions[:5]))
    save(folder / "illegal.cluegame", replace(record, actions=(EndLine(SUSPECTS[3]),)))
    (folder / "empty.cluegame").write_bytes(b"")
    (folder / "noise.cluegame").write_bytes(b"\xff\x00[[[")
    (folder / "notes.txt").write_text("not a game at all")
    assert store.fill() == 0
    assert readings(store) == before


def test_a_fresh_start_hides_what_was_and_can_be_undone(store, root, games):
    before = readings(store)
    store.reset()
    assert readings(store).total == SolvedShare()
    assert people(store) == ()
    assert len(list(folders.finished(root).iterdir())) == len(games), "the records stay"
    _, more = finished(9)
    save(folders.finished(root) / "9.cluegame", more)
    store.fill()
    assert readings(store).total.games == 1, "what comes after it counts, whatever the clock says"
    store.close()
    (root / FILE).unlink()
    with StatisticsDatabase(root) as again:
        again.fill()
        assert readings(again).total.games == 1, "a fresh start outlives the file"
        again.undo_reset()
        assert readings(again).total.games == before.total.games + 1
        again.undo_reset()
        assert readings(again).total.games == before.total.games + 1


def test_of_two_fresh_starts_the_last_alone_is_undone(store, root):
    store.reset()
    (first,) = store.resets
    save(folders.finished(root) / "9.cluegame", finished(9)[1])
    store.fill()
    store.reset()
    assert readings(store).total.games == 0
    store.undo_reset()
    assert store.resets == (first,)
    assert readings(store).total.games == 1


@pytest.mark.parametrize("spoilt", [b"", b"{}", b"[[[[", b'[{"at": 3}]', b"\xff"])
def test_a_spoilt_memory_of_fresh_starts_is_none(store, root, spoilt):
    (root / RESETS).write_bytes(spoilt)
    with StatisticsDatabase(root) as again:
        again.fill()
        assert again.resets == ()
        assert readings(again).total == readings(store).total


def closed(number, won, *, name="Anna", seat=ANNA, turns=5):
    mine = SeatResult(seat, name, "human", won, turns, wrong=False)
    other = SeatResult(BERT, "", "sherlock", not won, turns, wrong=False)
    ended = f"2026-01-{number:02}T00:00:00Z"
    return Closed(f"{number:064}", ended, "deluxe", "classic", "solved", (mine, other))


def test_streaks_and_medians():
    won = [True, True, True, False, True, True]
    store = counted(closed(n, w, turns=n + 1) for n, w in enumerate(won, 1))
    found = readings(store, "Anna")
    assert (found.streak, found.longest) == (2, 3)
    assert found.median == 4
    assert found.fastest == 2
    assert found.total.percent == 83
    nobody = readings(store, "Nobody")
    assert (nobody.streak, nobody.longest, nobody.median, nobody.fastest) == (0, 0, None, None)
    store.close()


def test_names_are_people_who_played_most_first():
    games = [closed(n, True, name="Bert" if n < 4 else "Anna") for n in range(1, 6)]
    store = counted([*games, closed(9, True, name="")])
    assert people(store) == ("Bert", "Anna")
    assert readings(store).total.games == 6
    store.close()


def test_a_digest_says_when_even_if_the_record_does_not(games):
    record = replace(games[0][1], ended="")
    assert digest(record, "2026-01-01T00:00:00Z").ended == "2026-01-01T00:00:00Z"
    assert digest(games[0][1], "2026-01-01T00:00:00Z").ended == games[0][1].ended
    assert key_of(record) != key_of(games[0][1])


@pytest.mark.parametrize(
    ("player", "kind"),
    [("sherlock:bold", "sherlock"), ("human", "human"), ("cmd:python bot.py", "outside")],
)
def test_kinds_of_players(player, kind):
    assert kind_of(player) == kind


@pytest.mark.parametrize(
    ("error", "aside"),
    [(sqlite3.OperationalError("full"), False), (sqlite3.DatabaseError("torn"), True)],
)
def test_only_a_damaged_file_is_put_aside_in_the_middle_of_counting(
    root, games, monkeypatch, error, aside
):
    """A full disk or another copy's lock is nothing the file can help."""
    usual, faults = StatisticsDatabase._fill, [error]

    def filling(self, left):
        if faults:
            raise faults.pop()
        return usual(self, left)

    monkeypatch.setattr(StatisticsDatabase, "_fill", filling)
    with StatisticsDatabase(root) as store:
        assert store.fill() == len(games)
        assert store.in_memory is not aside
    assert (root / FILE).with_suffix(".damaged").exists() is aside


def test_another_thread_may_count(root, games):
    """The window counts behind the picture."""
    with ThreadPoolExecutor(1) as behind, StatisticsDatabase(root) as store:
        assert behind.submit(store.fill).result() == len(games)
        assert not store.in_memory


def test_a_new_player_s_folder_is_made_and_the_file_let_go(tmp_path):
    with StatisticsDatabase(tmp_path / "new" / "folder") as store:
        assert not store.in_memory
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        store.lines.execute("SELECT 1")


def test_what_is_counted_for_pictures_leaves_no_file(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    counted([closed(1, won=True)]).close()
    assert not list(tmp_path.iterdir())


def test_who_counts_in_memory_may_read_from_another_thread(store, root, monkeypatch):
    before, fill, failed, file = readings(store), StatisticsDatabase._fill, [], store.lines

    def once(counting, left):
        if not failed:
            failed.append(True)
            raise sqlite3.OperationalError("disk I/O error")
        return fill(counting, left)

    monkeypatch.setattr(StatisticsDatabase, "_fill", once)
    store.fill()
    assert store.in_memory
    with ThreadPoolExecutor(1) as other:
        assert other.submit(readings, store).result() == before
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        file.execute("SELECT 1")  # the file itself is let go
