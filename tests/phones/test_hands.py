"""Hands on phones over real lines: whole games, lines cut at random, restarts, second phones."""

from __future__ import annotations

import contextlib
import json
import subprocess
import sys
import time
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from clue.codec.notebook import PhoneEntry
from clue.devkit.phone_table import PhoneTable
from clue.notebook.notes import Help, Mark
from clue.rules import actions as act
from clue.rules.cards import SUSPECTS
from clue.rules.editions import EDITIONS
from clue.store.records import encode
from clue.store.replay import replayed
from tests.daily import LONG, long, part
from tests.phones.hands import Phone

RED, MUSTARD, WHITE = SUSPECTS[:3]


def phones_at(table, languages=("en", "fr")):
    """Everybody sits down with a phone of their own."""
    return {
        seat: Phone(table.link(seat), language=languages[index % len(languages)]).come()
        for index, seat in enumerate(table.party.seats)
    }


def play_on(table, phones, chance, *, most=100_000, after=lambda phone: None):
    """Each phone in turn does what it is offered, until the game is over or so much is done."""
    done = []
    while len(done) < most:
        seat = table.case.decider
        if seat is None:
            break
        if seat not in phones:
            table_turns(table, seat)
            continue
        phone, number = phones[seat], len(table.case.session.played)
        phone.asked(number)
        action = phone.choice(chance)
        done.append((number, action))
        assert "ok" in phone.do(action.pop("action"), at=number, **action)
        after(phone)
    return done


def table_turns(table, seat):
    """A computer thinks."""
    for _ in range(5000):
        if table.case.decider != seat:
            return
        table._left.wait(0.002)
    raise AssertionError("nobody answers")


def played_whole(kinds, seed, **how):
    """A game to its end; what stands in its record is what was played, once each."""
    with PhoneTable(PhoneTable.dealt(kinds, seed, **how)) as table:
        phones = phones_at(table)
        play_on(table, phones, Random(seed))
        for phone in phones.values():
            phone.until(lambda phone=phone: phone.state["end"])
            assert phone.state["end"]["title"]
        record = table.book.record("")
        assert replayed(record).state == table.case.session.state
        assert encode(record)
        return table.case


def test_phones_and_a_computer_play_a_whole_game():
    case = played_whole(["phone", "phone", "random"], "7", keep=False)
    assert case.session.state.over
    assert {played.action.seat for played in case.session.played} == set(SUSPECTS[:3])


@long
@pytest.mark.parametrize("edition", part(EDITIONS, ()))
def test_six_phones_play_in_every_edition(edition):
    played_whole(["phone"] * 6, f"six {edition}", edition=EDITIONS[edition])


def test_what_is_sent_twice_is_done_once():
    with PhoneTable(PhoneTable.dealt(["phone", "phone", "phone"], "3", keep=False)) as table:
        phone = phones_at(table)[RED]
        before = len(table.case.session.played)
        number = phone.state["now"]["number"]
        for _ in range(5):
            assert "ok" in phone.do("roll", at=number)
        assert len(table.case.session.played) == before + 1
        assert "no" in phone.do("roll", at=number + 50)
        assert "no" in phone.do("end-turn", at=number + 1)
        assert len(table.case.session.played) == before + 1


@pytest.mark.parametrize(
    "wish",
    [
        {"do": {"action": "roll"}},
        {"do": {"action": "roll"}, "at": "0"},
        {"do": {"action": "roll"}, "at": True},
        {"do": "roll", "at": 0},
        {"do": None, "at": 0},
        {"do": {"action": "show", "card": "rope"}, "at": 0},
        {"do": {"action": "move-to", "to": [99, -1]}, "at": 0},
        {"do": {"action": "suggest", "suspect": "plum", "weapon": "rope", "room": "hall"}, "at": 0},
        {"mark": ["nobody", None, "no"]},
        {"mark": ["rope", "zorro", "no"]},
        {"mark": ["rope", "scarlet", "always"]},
        {"mark": ["rope"]},
        {"mark": 5},
        {"line": ["rope", 5]},
        {"line": ["rope", "x" * 2000]},
        {"help": "all"},
        {"help": ["facts"]},
        {"language": "xx"},
        {"language": {"a": 1}},
        {"why": ["rope", "zorro"]},
        {"why": []},
        {"nothing": 1},
        {},
    ],
)
def test_what_cannot_be_is_refused_and_changes_nothing(wish, quiet_table):
    table, phone = quiet_table[0], quiet_table[1][RED]
    before = len(table.case.session.played), dict(table.case.notes), table.case.phones
    assert "no" in phone.ask(**wish)
    assert (len(table.case.session.played), dict(table.case.notes), table.case.phones) == before


@pytest.fixture(scope="module")
def quiet_table():
    with PhoneTable(PhoneTable.dealt(["phone", "phone", "phone"], "3", keep=False)) as table:
        yield table, phones_at(table, ("en",))


def test_another_seat_cannot_be_played(quiet_table):
    """The seat of an action is that of the phone, whatever the action says."""
    table, phones = quiet_table
    assert "no" in phones[MUSTARD].do("roll", at=len(table.case.session.played), seat="scarlet")


def test_notes_come_back_with_everything_else(tmp_path, monkeypatch):
    """Restart of the game: on the same port, with nothing but what the phone kept."""
    monkeypatch.setenv("CLUE_DATA", str(tmp_path))
    with PhoneTable(PhoneTable.dealt(["phone", "phone", "constable"], "11")) as table:
        phones = phones_at(table)
        phone = phones[RED]
        assert "ok" in phone.ask(mark=["rope", "mustard", "no"])
        assert "ok" in phone.ask(line=["hall", "  perhaps\n "])
        assert "ok" in phone.ask(help="deduction")
        phone.until(lambda: phone.state["notes"]["help"] == "deduction")
        assert "ok" in phone.do("roll")
        port, path = table.party.server.port, table.book.keeper.path
    with PhoneTable(PhoneTable.again(path)) as table:
        assert table.party.server.port == port
        assert table.case.notes[RED].at("rope", MUSTARD) is Mark.NO
        assert table.case.notes[RED].help is Help.DEDUCTION
        boot = phone.boot
        phone.come()  # no code is asked for: the phone is known
        assert not phone.invited
        assert phone.boot != boot
        assert phone.state["me"]["seat"] == RED
        assert phone.state["notes"]["lines"] == {"hall": "perhaps"}
        assert phone.state["now"]["phase"] == "moving"
        assert phones[MUSTARD].come().state["me"]["language"] == "fr"


def cut_and_played(seed, kinds, cuts, tmp_path):
    """Lines are cut before an answer, after it, and the whole game in between; nothing is lost."""
    chance = Random(seed)
    book = PhoneTable.dealt(kinds, seed)
    table = PhoneTable(book)
    phones = phones_at(table)
    path, wanted = book.keeper.path, []
    try:
        while cuts and table.case.decider is not None:
            seat = table.case.decider
            if seat not in phones:
                table_turns(table, seat)
                continue
            phone, number = phones[seat], len(table.case.session.played)
            phone.asked(number)
            action = phone.choice(chance)
            wish = {"do": action, "at": number, "id": 7}
            way = chance.choice(("before", "behind", "both", "restart", "none"))
            if way == "before":
                phone.cut()
                phone.come()
            phone.say(wish)
            if way == "restart":
                table.close()
                table = PhoneTable(PhoneTable.again(path))
                for one in phones.values():
                    one.fresh = False
                    one.come()
            elif way in {"behind", "both"}:
                phone.cut()
                phone.come()
            cuts -= way != "none"
            phone.answers.pop(7, None)
            phone.say(wish)  # as the page does: what was not answered is sent again
            phone.until(lambda phone=phone: 7 in phone.answers)
            assert "ok" in phone.answers[7]
            wanted.append((number, seat, action["action"]))
    finally:
        table.close()
    session = PhoneTable.again(path).case.session
    played = session.played
    for number, seat, name in wanted:
        found = played[number].action
        assert found.seat == seat
        assert type(found).__name__.lower() == name.replace("-", "")
    assert [n for n, _, _ in wanted] == sorted({n for n, _, _ in wanted})
    return len(wanted)


def test_lines_cut_at_random_lose_and_double_nothing(tmp_path, monkeypatch):
    monkeypatch.setenv("CLUE_DATA", str(tmp_path))
    assert cut_and_played("cuts", ["phone", "phone", "random"], 12, tmp_path) > 5


@long
@pytest.mark.parametrize("seed", range(10) if LONG else ())
def test_a_hundred_cuts_lose_and_double_nothing(seed, tmp_path, monkeypatch):
    monkeypatch.setenv("CLUE_DATA", str(tmp_path))
    for piece in range(10):
        cut_and_played(f"{seed}.{piece}", ["phone"] * 3 + ["random"], 10, tmp_path)


def test_a_second_page_shows_the_first_out_for_good():
    with PhoneTable(PhoneTable.dealt(["phone", "phone", "phone"], keep=False)) as table:
        first = Phone(table.link(RED)).come()
        second = Phone(table.link(RED), token=first.token).come()
        assert first.ended() == 4002
        assert "ok" in second.ask(help="none")


@pytest.mark.parametrize("agreed", [True, False])
def test_a_second_phone_is_asked_about_on_the_first(agreed):
    with PhoneTable(PhoneTable.dealt(["phone", "phone", "phone"], keep=False)) as table:
        link = table.link(RED)
        first = Phone(link).come()
        second = Phone(link).come()  # the same code, which has been used
        assert second.sorry == "wait"
        first.until(lambda: first.state["ask"])
        first.say({"second": agreed, "id": 1})
        if agreed:
            assert first.ended() == 4001
            second.sorry = ""
            second.until(lambda: second.fresh)
            assert second.state["me"]["seat"] == RED
            assert table.party.server.door.seat_of(first.token) is None
        else:
            assert second.ended() == 4001
            first.until(lambda: not first.state["ask"])
            assert table.party.server.door.seat_of(first.token) == RED


def test_a_seat_goes_to_the_screen_and_back():
    with PhoneTable(PhoneTable.dealt(["phone", "phone", "phone"], keep=False)) as table:
        phone = Phone(table.link(RED)).come()
        table.asks(lambda: table.party.move(RED, to_phone=False))
        assert phone.ended() == 4003
        assert table.case.humans == (RED,)
        table.asks(lambda: table.party.move(RED, to_phone=True))
        while table.party.invitation(RED) is None or RED not in table.party.seats:
            table._left.wait(0.01)
        again = Phone(table.link(RED)).come()
        assert again.state["now"]["deciding"]
        assert "ok" in again.do("roll")
        assert isinstance(table.case.session.played[0].action, act.Roll)


def test_two_who_scan_at_once_never_share_a_seat():
    with PhoneTable(PhoneTable.dealt(["phone", "phone", "phone"], keep=False)) as table:
        link = table.link(RED)
        phones = [Phone(link).come(press=False) for _ in range(2)]
        assert phones[0].word == phones[1].word != ""
        for phone in phones:
            phone.say({"take": True})
        for phone in phones:
            phone.until(lambda phone=phone: phone.fresh or phone.sorry)
        assert sorted(phone.fresh for phone in phones) == [False, True]


def test_a_known_seat_needs_no_phone_to_be_there():
    """A phone that is away is waited for, and counts how long."""
    with PhoneTable(PhoneTable.dealt(["phone", "phone", "phone"], keep=False)) as table:
        assert not table.party.present(RED)
        phone = Phone(table.link(RED)).come()
        while not table.party.present(RED):
            table._left.wait(0.01)
        assert table.party.away_for(RED) == 0
        phone.leave()
        while table.party.present(RED):
            table._left.wait(0.01)
        assert phone.state["now"]["deciding"]
        phone.come()
        assert phone.state["now"]["deciding"]


def test_a_seat_is_told_why_and_in_its_language():
    with PhoneTable(PhoneTable.dealt(["phone", "phone", "phone"], keep=False)) as table:
        phone = Phone(table.link(RED), language="fr").come()
        own = phone.state["me"]["hand"][0]
        said = phone.ask(why=[own, "scarlet"])["said"]
        assert any(
            "main" in one["text"] or "tenez" in one["text"] or "vous" in one["text"].lower()
            for one in said[1:]
        )
        assert "ok" in phone.ask(language="en")
        phone.until(lambda: phone.state["me"]["language"] == "en")


def test_phones_in_the_journal_are_read_again(tmp_path, monkeypatch):
    monkeypatch.setenv("CLUE_DATA", str(tmp_path))
    book = PhoneTable.dealt(["phone", "human", "constable"], "5")
    assert book.case.humans == (MUSTARD,)
    assert book.case.shared  # who sits here must not be seen by who holds a phone
    book.case.seat_by_phone(RED, None)
    book.case.seat_by_phone(MUSTARD, PhoneEntry(token="a" * 64, language="fr"))
    book.case.close()
    again = PhoneTable.again(book.keeper.path)
    assert again.case.phones.seats == {MUSTARD: PhoneEntry(token="a" * 64, language="fr")}
    assert again.case.humans == (RED,)
    again.case.close()


def test_no_secret_is_in_the_log_or_in_the_journal(tmp_path, monkeypatch, caplog):
    monkeypatch.setenv("CLUE_DATA", str(tmp_path))
    caplog.set_level("DEBUG")
    with PhoneTable(PhoneTable.dealt(["phone", "phone", "phone"], "5")) as table:
        phone = Phone(table.link(RED)).come()
        phone.ask(do={"action": "nonsense"}, at=0)
        code, token = phone.code, phone.token
        data = table.book.keeper.path.read_bytes()
    own = (line for line in caplog.text.splitlines() if "websockets.client" not in line)
    told = "\n".join(own) + data.decode()
    assert code not in told
    assert token not in told


def test_a_closed_line_is_no_error(quiet_table):
    table, _ = quiet_table
    stranger = Phone(table.link(WHITE))
    stranger.open()
    stranger.cut()
    with pytest.raises((ConnectionClosed, OSError, ValueError)):
        stranger.say(json.dumps({"hello": 1}))


_TABLE = """
import sys, time
from pathlib import Path
from clue.devkit.phone_table import PhoneTable
table = PhoneTable(PhoneTable.again(Path(sys.argv[1])))
print(*(table.link(seat) for seat in table.party.seats), flush=True)
time.sleep(600)
"""


def laid(path):
    """The same table in a program of its own, and the links to its seats."""
    program = subprocess.Popen(
        [sys.executable, "-c", _TABLE, str(path)], stdout=subprocess.PIPE, text=True
    )
    with program.stdout as said:
        return program, said.readline().split()


def deciding(phones):
    """The phone that decides, once it has been told so."""
    for _ in range(2000):
        for phone in phones:
            with contextlib.suppress(TimeoutError):
                while True:
                    phone.hear(0.002)
            if phone.state["now"]["deciding"]:
                return phone
    raise AssertionError("nobody decides")


@long
@pytest.mark.parametrize("seed", range(3) if LONG else ())
def test_a_killed_game_loses_and_doubles_nothing(seed, tmp_path, monkeypatch):
    """SIGKILL while a decision is on its way: the phones come back by themselves, and it is done once."""
    monkeypatch.setenv("CLUE_DATA", str(tmp_path))
    book, chance, wanted = PhoneTable.dealt(["phone"] * 3, f"kill {seed}"), Random(seed), []
    book.case.close()
    path = book.keeper.path
    program, links = laid(path)
    phones = [Phone(link).come() for link in links]
    kills = 0
    try:
        while kills < 15:
            if any(phone.state["end"] for phone in phones):
                break
            phone = deciding(phones)
            number, action = phone.state["now"]["number"], phone.choice(chance)
            wish = {"do": action, "at": number, "id": number}
            phone.say(wish)
            if chance.random() < 0.6:
                time.sleep(chance.random() * 0.004)
                program.kill()
                program.wait()
                kills += 1
                program, _ = laid(path)
                for one in phones:
                    one.come()
                phone.say(wish)
            phone.until(lambda phone=phone, number=number: number in phone.answers)
            assert "ok" in phone.answers[number]
            wanted.append((number, action))
            phone.until(lambda phone=phone, n=number: phone.state["now"]["number"] > n)
    finally:
        program.kill()
        program.wait()
    played = PhoneTable.again(path).case.session.played
    assert [number for number, _ in wanted] == list(range(len(wanted)))
    assert len(played) == len(wanted)
    for number, action in wanted:
        found = played[number].action
        assert found.seat == action["seat"]
        assert type(found).__name__.lower() == action["action"].replace("-", "")
