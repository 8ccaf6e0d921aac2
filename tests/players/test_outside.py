"""Other programs at the table: the protocol, and everything they can do wrong."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from dataclasses import fields
from pathlib import Path
from time import monotonic, sleep

import pytest

from clue import children
from clue.codec import plain, protocol
from clue.game.driver import stream_for
from clue.game.seating import opened, played
from clue.game.session import Feed
from clue.players.outside import FAULTS, OutsidePlayer, kept
from clue.players.program import Program, ProgramFault
from clue.players.reasons import Motive
from clue.rules import actions as act
from clue.rules.editions import HouseRules
from clue.rules.events import Ending, GameEnded
from tests.players.games import begun, play_on, seating

HELLO = "import sys,time,json;input();print(json.dumps({'type':'hello','clue':1}),flush=True);"

BAD = {
    "garbage": (HELLO + "[print('not json',flush=True) for _ in sys.stdin]", ProgramFault.NONSENSE),
    "not an object": (
        HELLO + "[print('[1]',flush=True) for _ in sys.stdin]",
        ProgramFault.NONSENSE,
    ),
    "deep": (HELLO + "[print('['*50000,flush=True) for _ in sys.stdin]", ProgramFault.NONSENSE),
    "illegal": (
        HELLO + '[print(\'{"action":"end-turn"}\',flush=True) for _ in sys.stdin]',
        ProgramFault.FORBIDDEN,
    ),
    "unknown action": (
        HELLO + '[print(\'{"action":"cheat"}\',flush=True) for _ in sys.stdin]',
        ProgramFault.NONSENSE,
    ),
    "wrong types": (
        HELLO + '[print(\'{"action":"move-to","to":{}}\',flush=True) for _ in sys.stdin]',
        ProgramFault.NONSENSE,
    ),
    "sleeps": (HELLO + "time.sleep(60)", ProgramFault.SILENT),
    "never greets": ("import time;time.sleep(60)", ProgramFault.SILENT),
    "exits": (HELLO + "sys.exit(3)", ProgramFault.ENDED),
    "hangs up": (HELLO + "import os;os.close(1);sys.stdin.read()", ProgramFault.ENDED),
    "floods": (HELLO + "\nwhile 1: print('x'*1000)", ProgramFault.NONSENSE),
    "one endless line": (HELLO + "\nwhile 1: sys.stdout.write('x'*1000)", ProgramFault.NONSENSE),
    "not utf-8": (
        HELLO
        + "\nfor _ in sys.stdin: sys.stdout.buffer.write(b'\\xff\\xfe\\n');sys.stdout.flush()",
        ProgramFault.NONSENSE,
    ),
    "other version": (
        "import sys;print('{\"clue\":99}',flush=True);sys.stdin.read()",
        ProgramFault.VERSION,
    ),
}
"""Programs that do one thing wrong, and what they are blamed for."""


def program(tmp_path, text: str) -> str:
    path = tmp_path / "bot.py"
    path.write_text(text, encoding="utf-8")
    return f'"{sys.executable}" "{path}"'


@pytest.mark.parametrize("how", BAD)
def test_a_bad_program_never_stops_the_game(how, tmp_path):
    text, wrong = BAD[how]
    player = OutsidePlayer(program(tmp_path, text), seconds=0.4)
    session = begun(seating("random", "random", "random"), 5, 0)
    feed = Feed(session, None)
    for moment in range(6):
        offers = session.offers()
        player.hear(feed.news())
        choice = player.choose(
            session.view(offers.seat), offers, stream_for(1, offers.seat, moment)
        )
        assert session.refusal(choice.action) is None
        assert not isinstance(choice.action, act.Accuse)
        assert choice.reason.motive is Motive.DEFAULT
        assert choice.reason.said
        session.act(choice.action)
    assert 1 <= len(player.faults) <= FAULTS
    assert player.faults[0].fault is wrong
    assert player._program is None  # let go after its faults
    player.close()


def test_a_program_that_has_hung_up_is_not_waited_for(tmp_path):
    player = OutsidePlayer(program(tmp_path, BAD["hangs up"][0]))
    session = begun(seating("random", "random", "random"), 5, 0)
    offers = session.offers()
    for _ in range(FAULTS):
        player.choose(session.view(offers.seat), offers, stream_for(1, offers.seat, 0))
    assert {error.fault for error in player.faults} == {ProgramFault.ENDED}


def asked(player, times=1):
    """A program asked, as the first of a table that has just begun."""
    session = begun(seating("random", "random", "random"), 5, 0)
    offers = session.offers()
    for moment in range(times):
        player.choose(session.view(offers.seat), offers, stream_for(1, offers.seat, moment))
    return player


@pytest.mark.parametrize("how", ["exits", "hangs up", "other version"])
def test_a_program_that_is_gone_is_asked_no_more(how, tmp_path):
    player = asked(OutsidePlayer(program(tmp_path, BAD[how][0]), seconds=5), times=3)
    assert player.given_up
    assert len(player.faults) == 1


LEFT_BEHIND = """
import pathlib, subprocess, sys
child = (
    "import pathlib, time\\n"
    "for beat in range(200):\\n"
    "    pathlib.Path({beats!r}).write_text(str(beat))\\n"
    "    time.sleep(0.05)\\n"
)
subprocess.Popen([sys.executable, "-c", child], start_new_session={loose})
while not pathlib.Path({beats!r}).exists():
    pass
"""
"""A program that starts another, which keeps all its pipes open for ten seconds."""


@pytest.mark.parametrize("loose", [False, True])
@pytest.mark.parametrize("stays", [False, True])
def test_who_a_program_leaves_behind_holds_nobody_up(stays, loose, tmp_path):
    text = LEFT_BEHIND.format(beats=str(tmp_path / "beats"), loose=loose)
    if stays:
        text += "import time\ntime.sleep(10)\n"
    player = OutsidePlayer(program(tmp_path, text), seconds=1)
    begun = monotonic()
    asked(player)
    player.close()
    assert player.faults[0].fault is (ProgramFault.SILENT if stays else ProgramFault.ENDED)
    assert monotonic() - begun < 6, "the pipes are held open for ten seconds"


def test_a_program_is_ended_with_all_it_has_started(tmp_path):
    beats = tmp_path / "beats"
    player = OutsidePlayer(
        program(tmp_path, LEFT_BEHIND.format(beats=str(beats), loose=False)), seconds=1
    )
    asked(player)
    player.close()
    last = beats.read_text(encoding="utf-8")
    sleep(0.3)
    assert beats.read_text(encoding="utf-8") == last


@pytest.mark.skipif(sys.platform == "win32", reason="no such signals there")
def test_who_is_interrupted_while_a_program_starts_leaves_none_behind(tmp_path, monkeypatch):
    started = []

    def slowly(*arguments, **how):
        started.append(really(*arguments, **how))
        os.kill(os.getpid(), signal.SIGINT)
        sleep(0.1)
        return started[0]

    really = children.started
    monkeypatch.setattr(children, "started", slowly)
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt):
            Program(program(tmp_path, BAD["never greets"][0]))
    finally:
        signal.signal(signal.SIGINT, before)
    (process,) = started
    with process:
        assert process.wait(5)


def test_on_windows_the_system_ends_a_program_with_all_it_has_started(tmp_path, monkeypatch):
    asked_to_end = []

    def run(command, **how):
        asked_to_end.append(command)
        raise subprocess.TimeoutExpired(command, how["timeout"])

    player = OutsidePlayer(program(tmp_path, BAD["sleeps"][0]))
    player.greet(begun(seating("random", "random", "random"), 5, 0).view(None))
    process = player._program._process
    with monkeypatch.context() as windows:
        windows.setattr("clue.children.sys.platform", "win32")
        windows.setattr(subprocess, "CREATE_NO_WINDOW", 0, raising=False)
        windows.setattr(subprocess, "run", run)
        player.abandon()
    (command,) = asked_to_end
    assert command[0].endswith("taskkill.exe")
    assert command[1:] == ["/T", "/F", "/PID", str(process.pid)]
    assert process.wait(5), "whatever came of that, the program itself is ended"
    player.close()


def test_who_is_dismissed_is_not_started_again(tmp_path):
    """The table may be left in the very moment in which a program is first asked."""
    player = OutsidePlayer(program(tmp_path, f"open({str(tmp_path / 'ran')!r}, 'w')"), seconds=1)
    player.close()
    asked(player)
    assert not (tmp_path / "ran").exists()


def test_what_cannot_be_shown_of_a_reason_is_left_out(tmp_path):
    said = "chr(0xD800) + ' a ' + chr(0) + ' hunch ' + chr(10)"  # half a letter, no letter, a line
    answer = f"print(json.dumps({{'action': 'roll', 'reason': {said}}}), flush=True)"
    player = OutsidePlayer(program(tmp_path, f"{HELLO}input();{answer};input()"), seconds=5)
    session = begun(seating("random", "random", "random"), 5, 0)
    offers = session.offers()
    choice = player.choose(session.view(offers.seat), offers, stream_for(1, offers.seat, 0))
    player.close()
    assert choice.reason.said == "a  hunch"


def test_the_last_words_of_a_program_are_told(tmp_path, caplog):
    """Its author has to learn why it ended; and whatever it complains of holds nobody up."""
    failing = HELLO + "sys.stderr.write('x'*200000+'\\n');input();raise ValueError('my mistake')"
    player = asked(OutsidePlayer(program(tmp_path, failing), seconds=5))
    (fault,) = player.faults
    assert fault.fault is ProgramFault.ENDED
    assert fault.detail == "ValueError: my mistake"
    assert "question 1: " in caplog.text
    assert "my mistake" in caplog.text


def test_marks_and_empty_lines_before_an_answer_do_no_harm(tmp_path):
    polite = (
        "import json\n"
        "input(); print('\\ufeff' + json.dumps({'clue': 1}), flush=True)\n"
        "q = json.loads(input()); print('\\n\\r\\n' + json.dumps({'id': q['id'], 'action': 'roll'}), flush=True)\n"
        "input()\n"
    )
    text = (
        "# -*- coding: utf-8 -*-\nimport sys; sys.stdout.reconfigure(encoding='utf-8')\n" + polite
    )
    player = asked(OutsidePlayer(program(tmp_path, text), seconds=5))
    assert not player.faults
    player.close()


def test_an_answer_to_what_was_never_asked_is_nonsense_at_once(tmp_path):
    ahead = HELLO + '[print(\'{"id":99,"action":"roll"}\',flush=True) for _ in sys.stdin]'
    player = asked(OutsidePlayer(program(tmp_path, ahead)))
    assert [error.fault for error in player.faults] == [ProgramFault.NONSENSE]
    player.close()


def test_a_missing_program_is_a_fault_and_no_crash():
    player = OutsidePlayer("/no/such/program", seconds=0.4)
    session = begun(seating("random", "random", "random"), 5, 0)
    offers = session.offers()
    choice = player.choose(session.view(offers.seat), offers, stream_for(1, offers.seat, 0))
    assert choice.reason.motive is Motive.DEFAULT
    player.close()


@pytest.mark.parametrize(("seed", "by_hand"), [(8, False), (9, True)])
def test_the_sample_bot_plays_a_whole_game_without_a_fault(seed, by_hand):
    bot = Path(__file__).parents[2] / "tools" / "sample_bot.py"
    assert len(bot.read_text(encoding="utf-8").splitlines()) < 80
    player = OutsidePlayer(f'"{sys.executable}" "{bot}"')
    table = seating("random", "random", "random", house=HouseRules(weapons_by_hand=by_hand))
    session = opened(table, seed)
    mine = session.setup.seats[0]
    feed = Feed(session, mine)
    asked = 0
    for view, offers, _ in play_on(session, table, seed, 120):
        if offers.seat == mine:
            rng = stream_for(seed, mine, asked)
            player.hear(feed.news())
            choice = player.choose(view, offers, rng)
            assert choice.reason.motive is Motive.OUTSIDE
            asked += 1
    player.close()
    assert asked > 10
    assert not player.faults


def test_any_level_plays_the_same_over_the_protocol():
    inside = seating("inspector", "sherlock", "inspector")
    bot = f'cmd:"{sys.executable}" -m clue bot sherlock'
    outside = seating("inspector", bot, "inspector")
    assert played(inside, 4).events == played(outside, 4).events


@pytest.mark.parametrize("house", [HouseRules(), HouseRules(weapons_by_hand=True)])
def test_messages_survive_the_journey(house):
    table = seating("sherlock", "inspector", "constable", "random", house=house)
    session = begun(table, 2, 400)
    view = session.view(session.setup.seats[1])
    hello = json.loads(json.dumps(protocol.hello_message(view)))
    assert protocol.read_hello(hello).board == view.board
    for seat in (*session.setup.seats, None):
        for event in session.seen_by(seat):
            message = json.loads(json.dumps(plain.event(event)))
            assert protocol.read_event(message) == event
    assert isinstance(session.events[-1], GameEnded)
    for done in session.played:
        message = json.loads(json.dumps(protocol.action_message(done.action)))
        assert protocol.read_action(message, done.action.seat) == done.action


@pytest.mark.parametrize(
    "message",
    [None, 3, [], {}, {"event": "rolled"}, {"event": "rolled", "seat": "plum", "dice": [True, "x"]},
     {"event": "moved", "seat": "nobody"}, {"event": ["rolled"]}, {"event": 4}],
)  # fmt: skip
def test_hostile_messages_are_refused_in_words(message):
    with pytest.raises(protocol.ProtocolError):
        protocol.read_event(message)
    with pytest.raises(protocol.ProtocolError):
        protocol.read_action(message, next(iter(seating("random", "random", "random").players)))
    with pytest.raises(protocol.ProtocolError):
        protocol.read_hello(message)


def test_the_document_names_every_field_of_every_message():
    text = (Path(__file__).parents[2] / "PROTOCOL.md").read_text(encoding="utf-8")
    rows = {
        line.split("|")[1].strip(): line for line in text.splitlines() if line.startswith("| `")
    }
    for name, kind in protocol._EVENTS.items():
        assert all(f"`{field.name}`" in rows[f"`{name}`"] for field in fields(kind))
    for name in (*protocol._ACTIONS, *protocol._PHASES):
        assert f"`{name}`" in text
    for kind in protocol._PHASES.values():
        assert all(f"`{field.name}`" in rows["`awaited`"] for field in fields(kind))
    for ending in Ending:
        assert f"`{ending.value}`" in rows["`game-ended`"]
    session = begun(seating("random", "random", "random"), 1, 0)
    for offer in protocol.offers_message(session.offers()):
        assert f"`{offer}`" in text
    table = protocol.hello_message(session.view(session.setup.seats[0]))["table"]
    for field in (*table, *table["mansion"], *table["house"]):
        assert f"`{field}`" in text


@pytest.mark.parametrize("how", ["garbage", "exits", "illegal"])
def test_a_whole_game_is_played_past_a_bad_program(how, tmp_path, caplog):
    bad = f"cmd:{program(tmp_path, BAD[how][0])}"
    table = seating("inspector", bad, "inspector")
    session = played(table, 3)
    assert isinstance(session.events[-1], GameEnded)
    assert any(str(tmp_path) in record.getMessage() for record in caplog.records)
    assert played(table, 3).events == session.events  # even then a game is its seed's


def test_a_dead_program_left_alone_in_play_gives_up_and_ends_the_game(tmp_path):
    table = seating(f"cmd:{program(tmp_path, BAD['exits'][0])}", "random", "random")
    session = played(table, "8")
    assert isinstance(session.events[-1], GameEnded)


NOTED = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    print(line.strip(), file=open({path!r}, "a"), flush=True)
    if message["type"] == "hello":
        print(json.dumps({{"type": "hello", "clue": 1, "name": "Nemo", "again": {again}}}), flush=True)
    elif message["type"] == "choose":
        offers = message["offers"]
        answer = {{"id": message["id"], "action": "roll"}}
        if offers["have_none"]: answer["action"] = "have-none"
        elif offers["show"]: answer |= {{"action": "show", "card": offers["show"][0]}}
        elif offers["accuse"]:
            table = hello["table"]
            answer |= {{"action": "accuse", "suspect": table["suspects"][0],
                        "weapon": table["weapons"][0], "room": table["rooms"][0]}}
        print(json.dumps(answer), flush=True)
    elif message["type"] == "bye":
        break
    hello = message if message["type"] == "hello" else hello
"""
"""Writes down all it is told, and accuses at once of the first of every kind."""


@pytest.mark.parametrize(("again", "greeted"), [(True, 1), (False, 3)])
def test_a_program_hears_how_the_game_ended_and_may_play_another(again, greeted, tmp_path):
    heard = tmp_path / "heard"
    bot = f"cmd:{program(tmp_path, NOTED.format(path=str(heard), again=again))}"
    with kept():
        for seed in range(3):
            session = played(seating("inspector", bot, "inspector"), seed)
    messages = [json.loads(line) for line in heard.read_text(encoding="utf-8").splitlines()]
    kinds = [message["type"] for message in messages]
    assert kinds.count("hello") == kinds.count("over") == 3
    assert kinds.count("bye") == greeted, "one process, or one for each game"
    last = [message for message in messages if message["type"] == "over"][-1]
    told = protocol.read_event(last["events"][-1])
    assert told == session.events[-1]
    assert last["phase"] == {"phase": "over", "winner": told.winner}


def test_a_program_is_told_nothing_twice_and_nothing_is_left_out(tmp_path):
    heard = tmp_path / "heard"
    bot = f"cmd:{program(tmp_path, NOTED.format(path=str(heard), again=False))}"
    session = played(seating("inspector", bot, "inspector"), 1)
    told = [json.loads(line) for line in heard.read_text(encoding="utf-8").splitlines()]
    events = [event for message in told for event in message.get("events", [])]
    mine = session.setup.seats[1]
    assert [protocol.read_event(event) for event in events] == [*session.seen_by(mine)]


def test_a_door_says_which_cell_is_the_rooms_and_which_is_before_it():
    view = begun(seating("random", "random", "random"), 1, 0).view(None)
    mansion = protocol.hello_message(view)["table"]["mansion"]
    rooms = dict(mansion["rooms"])
    for room, cell, _, before in mansion["doors"]:
        assert cell in rooms[room]
        assert before in mansion["squares"]
