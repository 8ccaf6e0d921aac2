"""The server: a handler, a reader and a writer for each phone, and nothing the game waits for."""

from __future__ import annotations

import contextlib
import logging
import secrets
import socket
import time
from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from threading import Event, Lock, Thread
from typing import Any, Final, Protocol

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response
from websockets.sync.server import Server, ServerConnection, serve
from websockets.typing import Origin

from clue.phones.channel import Channel
from clue.phones.doorkeeper import Doorkeeper, Invitation, is_secret
from clue.phones.network import Gatekeeper, GuardedListener
from clue.phones.served import SOCKET, Larder, Rules
from clue.rules.cards import Seat
from clue.text.catalogue import FALLBACK, languages
from clue.text.speaker import Speaker

log = logging.getLogger(__name__)

PAGE: Final = 1
"""What page and server have to agree on; an older page is told to load itself anew."""
HELLO: Final = 5.0
"""Seconds in which whoever has opened a line must say who it is."""
DECIDING: Final = 180.0
"""And in which somebody presses that it is them."""
STALE: Final = 12.0
"""A page that has not been heard for so long is asleep, whatever its line says."""
STUCK: Final = 10.0
"""Seconds a phone may take to swallow one frame."""
LARGEST: Final = 4096
BURST: Final = 60
STEADY: Final = 20.0
"""So many messages at once, and so many a second, one phone may send."""
BACKLOG: Final = 64
"""Answers that may wait for one phone; then its line is cut, and it comes back."""

WRONG, REPLACED, AT_SCREEN, OLD, LEFT = 4001, 4002, 4003, 4004, 4005
"""Why a line was closed: on none of these the page tries again by itself."""


class Reception(Protocol):
    """Who is told what comes from phones; called by threads of the server."""

    def claim(
        self, seat: Seat, token: str, language: str, decide: Callable[[str], None], *, sure: bool
    ) -> None:
        """Somebody says to be this seat: ``decide`` is called with ``yes``, ``no`` or ``ask``.

        Not ``sure`` is who has no code, only the word that stands beside it.
        """

    def said(
        self, seat: Seat, message: dict[str, Any], reply: Callable[[dict[str, Any]], None]
    ) -> None:
        """A phone wants something of the table."""

    def presence(self, seat: Seat, language: str) -> None:
        """A phone has come, gone, or fallen asleep."""

    def knocked(self, peer: str) -> None:
        """Somebody has shown wrong secrets again and again."""


@dataclass
class PhoneLine:
    """One page that sits at the table: its line, and what still has to be written to it."""

    seat: Seat
    connection: ServerConnection
    heard: float
    seen: int = 0
    backlog: deque[bytes] = field(default_factory=deque)
    sending: float | None = None  # since when
    closed: bool = False


class PhoneServer:
    """Listens from ``open`` to ``close``; both are quick, whatever the phones do."""

    def __init__(
        self,
        address: str,
        port: int,
        door: Doorkeeper,
        reception: Reception,
        larder: Larder,
        *,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Take the port; an :class:`OSError` where that is not to be had."""
        self.door = door
        self.larder = larder
        self.boot = secrets.token_hex(8)
        self.guard = Gatekeeper()
        self._listener = GuardedListener(address, port, self.guard)
        self.address, self.port = address, int(self._listener.getsockname()[1])
        self.rules = Rules(address, self.port)
        self._reception = reception
        self._clock = clock
        self._lock = Lock()
        self._channels: dict[Seat, Channel] = {}
        self._lines: dict[Seat, PhoneLine] = {}
        self._awake: dict[Seat, bool] = {}
        self._since: dict[Seat, float] = {}  # how long it has been away
        self._left = Event()
        silent = logging.getLogger("clue.phones.silent")
        silent.disabled = True  # it would write down what strangers send
        self._server: Server = serve(
            self._meet,
            sock=self._listener,
            origins=[Origin(self.rules.origin)],
            process_request=self._answer,
            compression=None,
            server_header=None,
            open_timeout=3,
            ping_interval=5,
            ping_timeout=10,
            close_timeout=1,
            max_size=LARGEST,
            max_queue=8,
            logger=silent,
        )
        Thread(target=self._server.serve_forever, name="phones", daemon=True).start()
        Thread(target=self._watch, name="phones-watch", daemon=True).start()
        log.info("phones are awaited at port %d", self.port)

    # -- for the game ------------------------------------------------------------------------------

    def channel(self, seat: Seat) -> Channel:
        """What this seat's phone is told."""
        with self._lock:
            if seat not in self._channels:
                self._channels[seat] = Channel(self.boot)
            return self._channels[seat]

    def present(self, seat: Seat) -> bool:
        """Whether a phone sits there that is awake."""
        with self._lock:
            return self._awake.get(seat, False)

    def away_for(self, seat: Seat) -> float:
        """Seconds since a phone was last awake there; since the server opened where none was."""
        with self._lock:
            if self._awake.get(seat, False):
                return 0.0
            return self._clock() - self._since.setdefault(seat, self._clock())

    def link(self, invitation: Invitation) -> str:
        """The address a seat's code leads to."""
        return f"{self.rules.origin}/#{invitation.code}"

    def dismiss(self, seat: Seat, code: int) -> None:
        """Close a seat's line, for a reason the page knows."""
        with self._lock:
            line = self._lines.get(seat)
        if line is not None:
            line.closed = True  # whoever sits down meanwhile does not give another reason
            Thread(target=self._hang_up, args=(line, code), name="phone-bye", daemon=True).start()

    def close(self) -> Thread:
        """Nobody is awaited any longer; the thread in which the rest of it happens."""
        self._left.set()
        with self._lock:
            lines, channels = list(self._lines.values()), list(self._channels.values())
        for channel in channels:
            with channel.changed:
                channel.changed.notify_all()
        self._listener.close()

        def shut() -> None:
            for line in lines:
                self._hang_up(line, 1001)
            self._server.shutdown()

        closing = Thread(target=shut, name="phones-closing", daemon=True)
        closing.start()
        return closing

    # -- files -------------------------------------------------------------------------------------

    def _answer(self, connection: ServerConnection, request: Request) -> Response | None:
        """A file, a refusal, or nothing: then the line is opened."""
        del connection
        status = self.rules.refusal(request)
        if status:
            return self.rules.answer(status)
        if request.path == SOCKET:
            return None
        file = self.larder.find(request.path)
        if file is None:
            return self.rules.answer(404)
        known = f'"{file.tag}"' in request.headers.get_all("If-None-Match")
        return self.rules.answer(304 if known else 200, file)

    # -- one line ----------------------------------------------------------------------------------

    def _meet(self, connection: ServerConnection) -> None:
        """A line from its first word to its last."""
        with contextlib.suppress(ConnectionClosed, OSError):
            line = self._greet(connection)
            if line is None:
                return
            try:
                self._listen(line)
            finally:
                self._lost(line)

    def _greet(self, connection: ServerConnection) -> PhoneLine | None:
        """Who is there; nobody where that cannot be told."""
        hello = _read(connection, HELLO)
        if hello is None:
            self._refuse(connection, 1008, "nonsense")
            return None
        if hello.get("hello") != PAGE:
            self._refuse(connection, OLD, "old-page")
            return None
        token, code = hello.get("token"), hello.get("code")
        language = str(hello.get("language", ""))[:12]
        seat = self.door.seat_of(token) if isinstance(token, str) and is_secret(token) else None
        if seat is None and (isinstance(code, str) or "word" in hello):
            invitation = self._invitation(code, hello.get("word"))
            sure = isinstance(code, str)
            seat = self._introduce(connection, invitation, str(token), language, sure=sure)
            if seat is None:
                return None
        elif seat is None:
            self._wrong(connection)
            self._refuse(connection, WRONG, "token")
            return None
        line = PhoneLine(seat, connection, self._clock())
        line.seen = self.channel(seat).known(hello.get("boot"), hello.get("seen"))
        if line.seen:  # there may be no news, and it must know that it sits
            line.backlog.append(_encoded({"boot": self.boot, "n": line.seen, "set": {}}))
        self._seat(line, language)
        return line

    def _invitation(self, code: object, word: object) -> Invitation | None:
        """Where a code leads, or the word that stands beside it."""
        if isinstance(code, str):
            return self.door.invited_by(code) if is_secret(code) else None
        typed = word.strip().upper() if isinstance(word, str) else ""
        return self.door.invited_with(typed)

    def _introduce(
        self,
        connection: ServerConnection,
        invitation: Invitation | None,
        token: str,
        language: str,
        *,
        sure: bool,
    ) -> Seat | None:
        """Tell which seat a code leads to, and wait until somebody says so, and is believed."""
        if invitation is None or not is_secret(token):
            self._wrong(connection)
            self._refuse(connection, WRONG, "code")
            return None
        seat = invitation.seat
        card = Speaker(language if language in languages() else FALLBACK).card(seat)
        name, letter = card.form("the"), card.short[:1]
        told = {"seat": seat.value, "name": name, "letter": letter, "word": invitation.word}
        connection.send(_encoded({"invited": told}), text=True)
        until = self._clock() + DECIDING
        if not self._taken(connection, until):
            return None
        decided, verdict = Event(), [""]

        def decide(word: str) -> None:
            verdict[0] = word
            if word == "ask":
                with contextlib.suppress(ConnectionClosed, OSError):
                    connection.send(_encoded({"wait": "ask"}), text=True)
            else:
                decided.set()

        self._reception.claim(seat, token, language, decide, sure=sure)
        while not decided.wait(0.5):
            gone = self._clock() > until or self._left.is_set()
            if gone or connection.protocol.close_rcvd is not None:
                self._refuse(connection, WRONG, "no")
                return None
        if verdict[0] != "yes" or self.door.seat_of(token) != seat:
            self._refuse(connection, WRONG, "no")
            return None
        return seat

    def _taken(self, connection: ServerConnection, until: float) -> bool:
        """Whether somebody presses that it is them."""
        while (answer := _read(connection, max(0.1, until - self._clock()))) is not None:
            if answer.get("take") is True:
                return True
            if "beat" in answer:
                connection.send(_encoded({"beat": answer["beat"]}), text=True)
        self._refuse(connection, 1008, "nonsense")
        return False

    def _seat(self, line: PhoneLine, language: str) -> None:
        """It sits: an older page of the same seat is shown out."""
        with self._lock:
            before, self._lines[line.seat] = self._lines.get(line.seat), line
            self._awake[line.seat] = True
        if before is not None and not before.closed:
            Thread(target=self._hang_up, args=(before, REPLACED), daemon=True).start()
        name = f"phone-{line.seat.value}"
        Thread(target=self._write, args=(line,), name=name, daemon=True).start()
        self._reception.presence(line.seat, language)

    def _listen(self, line: PhoneLine) -> None:
        """Everything it says, until it is gone, floods or talks nonsense."""
        left, at = float(BURST), self._clock()
        while not line.closed:
            message = _read(line.connection, None)
            now = self._clock()
            left, at = min(BURST, left + (now - at) * STEADY) - 1, now
            if message is None or left < 0:
                self._refuse(line.connection, 1008, "nonsense")
                return
            self._heard(line, now)
            if "beat" in message:
                self._reply(line, {"beat": message["beat"]})
            else:
                self._reception.said(line.seat, message, lambda said: self._reply(line, said))

    def _heard(self, line: PhoneLine, now: float) -> None:
        line.heard = now
        with self._lock:
            woke = self._lines.get(line.seat) is line and not self._awake.get(line.seat)
            if woke:
                self._awake[line.seat] = True
        if woke:
            self._reception.presence(line.seat, "")

    def _reply(self, line: PhoneLine, said: Mapping[str, object]) -> None:
        """Have something written to one page; whoever lets too much lie is cut off."""
        channel = self.channel(line.seat)
        with channel.changed:
            line.backlog.append(_encoded(said))
            full = len(line.backlog) > BACKLOG
            channel.changed.notify_all()
        if full:
            self._cut(line)

    def _write(self, line: PhoneLine) -> None:
        """Answers first, then what is new; in a thread of its own, for a phone may not read."""
        channel = self.channel(line.seat)
        with contextlib.suppress(ConnectionClosed, OSError):
            while not (line.closed or self._left.is_set()):
                with channel.changed:
                    channel.changed.wait_for(
                        lambda: (
                            bool(line.backlog)
                            or channel.has_news(line.seen)
                            or line.closed
                            or self._left.is_set()
                        )
                    )
                    answers = list(line.backlog)
                    line.backlog.clear()
                    frame = channel.frame(line.seen)
                line.sending = self._clock()
                for text in answers:
                    line.connection.send(text, text=True)
                if frame is not None:
                    line.connection.send(frame[1], text=True)
                    line.seen = frame[0]
                line.sending = None

    # -- coming to an end --------------------------------------------------------------------------

    def _refuse(self, connection: ServerConnection, code: int, why: str) -> None:
        with contextlib.suppress(ConnectionClosed, OSError):
            connection.send(_encoded({"sorry": why}), text=True)
            connection.close(code, why)

    def _wrong(self, connection: ServerConnection) -> None:
        """A wrong secret: the next answer takes longer, and the screen hears of a row of them."""
        peer = str(connection.remote_address[0])
        seconds, tell = self.door.wrong_from(peer)
        if tell:
            log.warning("somebody has shown wrong codes again and again")
            self._reception.knocked(peer)
        self._left.wait(seconds)

    def _lost(self, line: PhoneLine) -> None:
        """Its line is gone."""
        line.closed = True
        channel = self.channel(line.seat)
        with channel.changed:
            channel.changed.notify_all()
        with self._lock:
            mine = self._lines.get(line.seat) is line
            if mine:
                del self._lines[line.seat]
                self._fell_asleep(line.seat)
        if mine and not self._left.is_set():
            self._reception.presence(line.seat, "")

    def _fell_asleep(self, seat: Seat) -> None:
        self._awake[seat] = False
        self._since[seat] = self._clock()

    def _hang_up(self, line: PhoneLine, code: int) -> None:
        line.closed = True
        with contextlib.suppress(ConnectionClosed, OSError):
            line.connection.close(code)

    def _cut(self, line: PhoneLine) -> None:
        """Only this frees whoever writes to a phone that does not read."""
        line.closed = True
        with contextlib.suppress(OSError):
            line.connection.socket.shutdown(socket.SHUT_RDWR)

    def _watch(self) -> None:
        """Once a second: who has fallen asleep, and who does not read."""
        while not self._left.wait(1.0):
            now = self._clock()
            asleep = []
            with self._lock:
                lines = list(self._lines.values())
                for line in lines:
                    if self._awake.get(line.seat) and now - line.heard > STALE:
                        self._fell_asleep(line.seat)
                        asleep.append(line.seat)
            for line in lines:
                if line.sending is not None and now - line.sending > STUCK:
                    self._cut(line)
            for seat in asleep:
                self._reception.presence(seat, "")


def _encoded(said: Mapping[str, object]) -> bytes:
    return msgspec.json.encode(said)


def _read(connection: ServerConnection, seconds: float | None) -> dict[str, Any] | None:
    """The next message; nothing if it is none, or did not come in time."""
    try:
        text = connection.recv(seconds)
        message = msgspec.json.decode(text)
    except (TimeoutError, msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        return None
    return message if isinstance(message, dict) else None
