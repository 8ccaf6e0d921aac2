"""A phone made of code: says what the page says, and keeps what the page keeps."""

from __future__ import annotations

import contextlib
import json
import secrets
import socket

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

PATIENCE = 10
LINES = []
"""Every line that was opened: they are closed when a file of tests is done with."""


def hang_up():
    while LINES:
        cut(LINES.pop())


def cut(line):
    """The line is dead both ways, and its socket is closed once nobody waits there any longer.

    Closed under the line's own thread, its number could be the next line's while that still reads.
    """
    with contextlib.suppress(OSError):
        line.socket.shutdown(socket.SHUT_RDWR)
    line.recv_events_thread.join(PATIENCE)
    line.socket.close()


class Phone:
    """One phone; ``come`` opens its line, as often as one likes."""

    def __init__(self, link, *, token="", language="en"):
        self.host, _, self.code = link.removeprefix("http://").partition("/#")
        self.token = token or secrets.token_urlsafe(16)
        self.language = language
        self.state, self.boot, self.seen = {}, "", 0
        self.word = self.sorry = self.typed = ""
        self.answers = {}
        self.frames = []
        self.line = None

    def open(self):
        self.line = connect(
            f"ws://{self.host}/seat",
            origin=f"http://{self.host}",
            compression=None,
            legacy=True,
            max_size=None,
            max_queue=None,  # one that plays may leave much unread
        )
        LINES.append(self.line)

    def come(self, *, press=True):
        self.open()
        hello = {"hello": 1, "token": self.token, "language": self.language}
        hello |= {"word": self.typed} if self.typed else {"code": self.code}
        self.say({**hello, "boot": self.boot, "seen": self.seen})
        self.sorry = ""
        self.invited = self.fresh = False
        self.until(lambda: self.invited or self.sorry or self.fresh)
        if self.invited and press:
            self.say({"take": True})
            self.until(lambda: self.fresh or self.sorry)
        return self

    fresh = invited = False

    def say(self, message):
        self.line.send(message if isinstance(message, str) else json.dumps(message))

    def hear(self, seconds=PATIENCE):
        text = self.line.recv(seconds)
        said = json.loads(text)
        if "set" in said:
            if said["boot"] != self.boot:
                self.state = {}
            self.boot, self.seen = said["boot"], said["n"]
            self.state |= said["set"]
            self.frames.append(text)
            self.fresh = True
        elif "invited" in said:
            self.invited, self.word = True, said["invited"]["word"]
        elif "sorry" in said:
            self.sorry = said["sorry"]
        elif "ok" in said or "no" in said:
            self.answers[said.get("ok", said.get("no"))] = said
        elif "wait" in said:
            self.sorry = "wait"
        return said

    def until(self, true, seconds=PATIENCE):
        while not true():
            self.hear(seconds)
        return self

    def ask(self, **wish):
        number = secrets.randbelow(1 << 30)
        self.say({**wish, "id": number})
        self.until(lambda: number in self.answers)
        return self.answers[number]

    def do(self, action, at=None, **more):
        at = self.state["now"]["number"] if at is None else at
        return self.ask(do={"action": action, **more}, at=at)

    def cut(self):
        cut(self.line)
        self.fresh = False

    def leave(self):
        self.line.close()
        self.fresh = False

    def ended(self):
        """The code its line was closed with."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006

    # -- playing -----------------------------------------------------------------------------------

    def asked(self, number):
        """Until it has been told that it decides, and that so much has happened."""
        return self.until(
            lambda: self.state["now"]["deciding"] and self.state["now"]["number"] == number
        )

    def choice(self, chance):
        """Anything that is offered, as the page would send it."""
        return dict(self._choice(chance))

    def _choice(self, chance):
        now = self.state["now"]
        me = self.state["me"]["seat"]
        if "answer" in now:
            if now["answer"]["none"]:
                return {"action": "have-none", "seat": me}
            return {
                "action": "show",
                "seat": me,
                "card": chance.choice(sorted(now["answer"]["show"])),
            }
        if now["places"]:
            rooms = [one for one in now["places"] if isinstance(one["to"], str)]
            return chance.choice(rooms or now["places"])["do"]
        piles = [pile["cards"] for pile in self.state["cards"]["piles"]]
        if "suggest" in now and now["phase"] == "suggesting":
            suspect, weapon = (chance.choice(pile) for pile in piles[:2])
            room = now["suggest"]["room"]
            return {
                "action": "suggest",
                "seat": me,
                "suspect": suspect,
                "weapon": weapon,
                "room": room,
            }
        ways = [way["do"] for way in now["ways"] if way["do"]]
        if not ways or chance.random() < 0.08:
            named = dict(zip(("suspect", "weapon", "room"), map(chance.choice, piles), strict=True))
            return {"action": "accuse", "seat": me, **named}
        return ways[0]
