"""Who is let in, and what nobody can make the server do: by raw sockets and by forged words."""

from __future__ import annotations

import contextlib
import json
import socket
import time

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from clue.__main__ import main
from clue.devkit.phone_table import PhoneTable
from clue.phones.channel import Channel
from clue.phones.doorkeeper import Doorkeeper, fresh_secret, hashed
from clue.phones.network import AddressError, Gatekeeper, GuardedListener, address_and_port, at_home
from clue.phones.server import LARGEST
from clue.rules.cards import SUSPECTS
from tests.phones.hands import Phone

RED, MUSTARD = SUSPECTS[:2]


@pytest.fixture(scope="module")
def table():
    with PhoneTable(PhoneTable.dealt(["phone", "phone", "constable"], keep=False)) as made:
        yield made


def raw(host, text, seconds=5.0):
    """What the server answers to these bytes, to the end."""
    address, _, port = host.partition(":")
    with socket.create_connection((address, int(port)), seconds) as line:
        line.sendall(text.encode("latin-1"))
        line.settimeout(seconds)
        found = b""
        while piece := line.recv(65536):
            found += piece
        return found.decode("latin-1")


def asked(host, path="/", *headers):
    return raw(host, "\r\n".join([f"GET {path} HTTP/1.1", *headers, "", ""]))


def status(answer):
    return int(answer.split(" ", 2)[1])


def test_the_page_comes_with_every_protection(table):
    host = table.party.open_at
    answer = asked(host, "/", f"Host: {host}")
    head, _, body = answer.partition("\r\n\r\n")
    assert status(answer) == 200
    assert "default-src 'none'" in head
    assert "frame-ancestors 'none'" in head
    assert "nosniff" in head
    assert "Cross-Origin-Resource-Policy: same-origin" in head
    assert "Set-Cookie" not in head
    assert "Server:" not in head
    assert "<script" in body
    assert "http://" not in body  # nothing is loaded from elsewhere


@pytest.mark.parametrize(
    "headers",
    [
        (),
        ("Host: evil.example",),
        ("Host: 127.0.0.1",),
        ("Host: localhost:{port}",),
        ("Host: 127.0.0.1.:{port}",),
        ("Host: 127.0.0.1:{port}", "Host: 127.0.0.1:{port}"),
        ("Host: 127.0.0.1:{port}", "Host: evil.example"),
        ("Host: evil.example:{port}",),
        ("Host: 127.0.0.1:{port}.evil.example",),
    ],
)
def test_any_other_host_is_misdirected(table, headers):
    host = table.party.open_at
    lines = [line.format(port=host.partition(":")[2]) for line in headers]
    assert status(asked(host, "/", *lines)) == 421
    assert status(asked(host, "/seat", *lines)) == 421


@pytest.mark.parametrize(
    "origin",
    [
        None,
        "null",
        "http://evil.example",
        "https://{host}",
        "http://{host}.evil.example",
        "http://127.0.0.1",
        "http://127.0.0.1:1",
        "http://{host}/",
        "HTTP://{host}",
    ],
)
def test_no_other_page_opens_a_line(table, origin):
    host = table.party.open_at
    given = origin.format(host=host) if origin else None
    with pytest.raises(InvalidStatus) as refused, connect(f"ws://{host}/seat", origin=given):
        pass
    assert refused.value.response.status_code == 403


def test_two_origins_are_one_too_many(table):
    host = table.party.open_at
    own = f"Origin: http://{host}"
    upgrade = ("Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13")
    key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="
    assert status(asked(host, "/seat", f"Host: {host}", own, own, *upgrade, key)) == 403


def test_foreign_pages_may_link_but_not_embed(table):
    host = table.party.open_at
    mine = f"Host: {host}"
    embedded = ("Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: no-cors")
    linked = ("Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: navigate")
    assert status(asked(host, "/", mine, *embedded)) == 403
    assert status(asked(host, "/", mine, *linked)) == 200
    assert status(asked(host, "/", mine, "Origin: http://evil.example")) == 403


@pytest.mark.parametrize("path", ["/x", "/../clue/api.py", "//", "/seat/", "/v", "/p/0.jpg"])
def test_there_are_no_other_files(table, path):
    host = table.party.open_at
    assert status(asked(host, path, f"Host: {host}")) == 404


def test_what_was_fetched_is_not_fetched_again(table):
    host = table.party.open_at
    answer = asked(host, "/", f"Host: {host}")
    tag = next(line for line in answer.split("\r\n") if line.startswith("ETag"))
    again = asked(host, "/", f"Host: {host}", f"If-None-Match: {tag.partition(': ')[2]}")
    assert status(again) == 304


def test_the_page_is_light(table):
    assert table.party.server.larder.weight() < 400_000


def test_other_methods_and_nonsense_are_refused(table):
    host = table.party.open_at
    assert status(raw(host, f"POST / HTTP/1.1\r\nHost: {host}\r\n\r\n")) in {400, 405}
    for nonsense in ("\r\n\r\n", "GET\r\n\r\n", "GET / SPDY/9\r\n\r\n"):
        assert "200 OK" not in raw(host, nonsense)


@pytest.mark.parametrize(
    "hello",
    [
        "[]",
        "7",
        "{",
        "[" * 3000,
        '"x"',
        "{}",
        json.dumps({"hello": 1}),
        json.dumps({"hello": 1, "token": 5}),
        json.dumps({"hello": 1, "token": "x" * 22}),
        json.dumps({"hello": 1, "token": "t" * 22, "code": "c" * 22}),
        json.dumps({"hello": 1, "token": ["x"], "code": {"a": 1}}),
        json.dumps({"hello": 0, "token": "t" * 22}),
        json.dumps({"hello": "1"}),
    ],
)
def test_who_says_nonsense_or_knows_nothing_is_sent_away(table, hello):
    table.party.server.door._wrong.clear()  # a wrong secret after others would wait
    phone = Phone(table.link(RED))
    phone.open()
    phone.say(hello)
    assert phone.ended() in {1008, 4001, 4004}
    assert "me" not in phone.state


def test_an_older_page_is_told_so(table):
    phone = Phone(table.link(RED))
    phone.open()
    phone.say({"hello": 0, "token": fresh_secret()})
    assert phone.ended() == 4004
    assert phone.sorry == "old-page"


def test_a_message_too_long_ends_the_line(table):
    phone = Phone(table.link(RED))
    phone.open()
    phone.say("x" * (LARGEST + 1))
    assert phone.ended() == 1009


def test_wrong_secrets_wait_longer_and_are_told_once():
    now = [0.0]
    door = Doorkeeper(("LAMP",), {}, lambda: now[0])
    waits = [door.wrong_from("192.168.0.9") for _ in range(6)]
    assert [told for _, told in waits] == [False, False, False, True, False, False]
    assert [seconds for seconds, _ in waits] == sorted(seconds for seconds, _ in waits)
    assert waits[-1][0] > waits[0][0] == 0
    assert door.wrong_from("192.168.0.8") == (0, False)
    now[0] = 10_000.0
    assert door.wrong_from("192.168.0.9") == (0, False)


def test_a_code_is_used_up_and_only_the_hash_is_kept():
    door = Doorkeeper(("LAMP",), {})
    code, token = door.invite(RED).code, fresh_secret()
    assert door.invite(RED).code == code
    door.let_in(RED, hashed(token))
    assert door.seat_of(token) == RED
    assert door.seat_of(fresh_secret()) is None
    assert door.invite(RED).code != code
    assert door.invited_by(code).word == ""  # known, but it is nobody's invitation any more
    door.send_away(RED)
    assert door.seat_of(token) is None
    assert door.invited_by(code) is None


def test_seats_do_not_share_a_word():
    door = Doorkeeper([f"W{n:03}" for n in range(6)], {})
    assert len({door.invite(seat).word for seat in SUSPECTS}) == len(SUSPECTS)


def test_strangers_and_crowds_stay_outside():
    guard = Gatekeeper(most=3, each=2)
    assert not guard.admit("8.8.8.8")
    assert not guard.admit("0.0.0.0")
    assert guard.admit("192.168.0.2")
    assert guard.admit("192.168.0.2")
    assert not guard.admit("192.168.0.2")
    assert guard.admit("192.168.0.3")
    assert not guard.admit("192.168.0.4")
    guard.gone("192.168.0.2")
    assert guard.admit("192.168.0.4")
    assert guard.inside == 3


def test_the_listener_survives_a_system_out_of_breath(monkeypatch):
    listener = GuardedListener("127.0.0.1", 0)
    with listener:

        def breathless(self):
            raise OSError(24, "Too many open files")

        monkeypatch.setattr(socket.socket, "accept", breathless)
        sock, _ = listener.accept()
        assert sock.fileno() < 0
        monkeypatch.undo()
        with socket.create_connection(listener.getsockname()):
            sock, _ = listener.accept()
            assert sock.fileno() >= 0
            sock.close()


def test_a_flood_is_cut(table):
    phone = Phone(table.link(RED)).come()
    with contextlib.suppress(ConnectionClosed, OSError):
        for number in range(2000):
            phone.say({"beat": number})
    assert phone.ended() in {1006, 1008}
    assert Phone(table.link(RED), token=phone.token).come().state["me"]["seat"] == RED


def test_a_phone_that_does_not_read_holds_nobody_up(table):
    """It is cut when too much waits for it, and the others never notice."""
    channel = Channel("boot")
    for number in range(10_000):
        channel.publish({"x": number})
    assert len(channel.frame(0)[1]) < 100  # only the newest waits
    assert channel.frame(channel.number) is None
    assert channel.known("boot", channel.number) == channel.number
    for boot, seen in (("other", 3), ("boot", -1), ("boot", 10**9), ("boot", "3"), ("boot", True)):
        assert channel.known(boot, seen) == 0


def test_closing_is_quick_whatever_the_phones_do():
    with PhoneTable(PhoneTable.dealt(["phone", "phone", "constable"], keep=False)) as table:
        host = table.party.open_at
        Phone(table.link(RED)).come()
        address, _, port = host.partition(":")
        silent = socket.create_connection((address, int(port)))
        end = time.monotonic() + 10
        while table.party.server.guard.inside < 2:  # a crowded machine lets it in a little later
            assert time.monotonic() < end
            time.sleep(0.01)
        before = time.perf_counter()
        closing = table.party.server.close()
        assert time.perf_counter() - before < 1  # it does not wait for the silent one
        assert closing.is_alive()
        silent.close()


@pytest.mark.parametrize(
    ("address", "home"),
    [
        ("192.168.178.20", True),
        ("10.0.0.1", True),
        ("172.31.255.1", True),
        ("100.64.3.4", True),
        ("127.0.0.2", True),
        ("172.32.0.1", False),
        ("192.0.2.1", False),
        ("0.0.0.0", False),
        ("8.8.8.8", False),
        ("::1", False),
        ("evil.example", False),
        ("", False),
    ],
)
def test_only_addresses_of_a_home(address, home):
    assert at_home(address) == home


@pytest.mark.parametrize(
    "wish", ["", "8.8.8.8", "192.168.0.1:x", "192.168.0.1:70000", "home:1", "1:"]
)
def test_a_wrong_address_is_none(wish):
    with pytest.raises(AddressError):
        address_and_port(wish)


def test_a_wrong_address_on_the_command_line_is_told_before_any_window(capsys, monkeypatch):
    monkeypatch.setenv("LANGUAGE", "en")
    assert main(["play", "--phones", "8.8.8.8"]) == 1
    told = capsys.readouterr()
    assert "“8.8.8.8” is not an address of a home network" in told.err + told.out
    assert "Traceback" not in told.err


def test_who_comes_before_there_is_anything_to_tell_is_told_nothing_empty():
    """A seat that has just come back from the screen: its page waits for a whole state."""
    channel = Channel("boot")
    channel.publish({"now": 1})
    channel.forget()
    assert channel.frame(0) is None
    assert not channel.has_news(0)
    channel.publish({"now": 2})
    assert b'"now":2' in channel.frame(0)[1]
