"""An hour of games with phones that fall asleep and wake: nothing is lost or doubled, memory and threads do not grow.

Six phones made of code play game after game at one table. At random moments one is cut off, goes mute without a word (its
line stays open and nobody reads it), sleeps for up to twenty seconds while the others play on, comes back twice at once, or
the whole game is closed and opened again.

    python -m tools.proofs.soak_phones --minutes 60
"""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
import tempfile
import threading
import time
from collections import Counter
from random import Random

from clue.ui.window.sdl import share_heap
from tests.phones.hands import LINES
from tools.proofs.soak import resident

SEATS = 6
WAYS = ("play",) * 12 + ("cut", "mute", "sleep", "twice", "restart")
MAY_GROW = 6.0
"""Megabytes between the first quarter and the end."""
PACE = 0.15


class Evening:
    """One table after another, and the same six phones at all of them."""

    def __init__(self, seed: int) -> None:
        from clue.devkit.phone_table import PhoneTable
        from tests.phones.hands import Phone

        self.chance = Random(seed)
        self.table = PhoneTable(PhoneTable.dealt(["phone"] * SEATS, f"soak {seed}"))
        self.phones = {s: Phone(self.table.link(s)).come() for s in self.table.party.seats}
        self.asleep = {}
        self.done = Counter()
        self.wanted = []
        self.slowest = 0.0

    def settle(self, phone):
        """Read everything that has come, as a page does, and keep no more of it than a page."""
        phone.frames.clear()
        phone.answers.clear()
        with contextlib.suppress(Exception):
            while True:
                phone.hear(0)

    def wake(self, seat):
        self.asleep.pop(seat, None)
        phone = self.phones[seat]
        phone.fresh = False
        phone.come()
        held = [one.line for one in self.phones.values()]
        for line in [line for line in LINES[: -2 * SEATS] if line not in held]:
            LINES.remove(line)  # what a page has left it keeps nothing of
            line.socket.close()
        assert not phone.invited
        assert phone.state["me"]["seat"] == seat

    def play(self):
        """One decision, whatever happens round it."""
        now = time.monotonic()
        for seat, until in list(self.asleep.items()):
            if now > until:
                self.wake(seat)
        seat = self.table.case.decider
        if seat is None:
            return self.next_game()
        if seat in self.asleep:
            self.wake(seat)
        self.interfere(self.chance.choice(WAYS))
        phone, number = self.phones[seat], len(self.table.case.session.played)
        if seat in self.asleep:
            self.wake(seat)
        begun = time.monotonic()
        phone.asked(number)
        action = phone.choice(self.chance)
        self.wanted.append((number, action["action"]))
        assert "ok" in phone.do(action.pop("action"), at=number, **action)
        self.slowest = max(self.slowest, time.monotonic() - begun)
        self.done["decisions"] += 1
        for other in self.phones:
            if other not in self.asleep:
                self.settle(self.phones[other])
        return None

    def interfere(self, way):
        self.done[way] += way != "play"
        seat = self.chance.choice(list(self.phones))
        phone = self.phones[seat]
        if way == "cut":
            phone.cut()
            self.wake(seat)
        elif way in {"mute", "sleep"}:
            if way == "sleep":
                phone.cut()
            self.asleep[seat] = time.monotonic() + self.chance.random() * 20
        elif way == "twice":
            phone.fresh = False
            phone.come()
        elif way == "restart":
            self.open_again()

    def open_again(self):
        from clue.devkit.phone_table import PhoneTable

        path = self.table.book.keeper.path
        self.table.close()
        self.table = PhoneTable(PhoneTable.again(path))
        for seat in self.phones:
            self.wake(seat)

    def next_game(self):
        """What was played is what was wanted, once each; then the same seats again."""
        from clue.devkit.phone_table import PhoneTable

        played = self.table.case.session.played
        assert [n for n, _ in self.wanted] == list(range(len(played)))
        for (_, name), one in zip(self.wanted, played, strict=True):
            assert type(one.action).__name__.lower() == name.replace("-", "")
        self.wanted = []
        self.done["games"] += 1
        book = self.table.book.following()
        book.keep()
        self.table.close()
        self.table = PhoneTable(book)
        for seat in self.phones:
            self.wake(seat)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    share_heap()  # as the window does
    with tempfile.TemporaryDirectory() as folder:
        os.environ["CLUE_DATA"] = folder
        begin = time.monotonic()
        end, evening = begin + options.minutes * 60, Evening(options.seed)
        early, most, told = 0.0, 0, begin
        while (now := time.monotonic()) < end:
            evening.play()
            most = max(most, threading.active_count())
            if not early and now > begin + options.minutes * 15:
                early = resident()
            if now > told + 300:
                told = now
                print(
                    f"{(now - begin) / 60:.0f} min: {resident():.1f} MB, {dict(evening.done)}",
                    flush=True,
                )
            time.sleep(PACE)
        late = resident()
        evening.table.close()
        for phone in evening.phones.values():
            phone.cut()
        time.sleep(2)
        left = [t.name for t in threading.enumerate() if t.name.startswith("phone")]
        print(dict(evening.done))
        print(
            f"memory {early:.1f} MB after a quarter, {late:.1f} MB at the end; at most {most} threads"
        )
        print(f"slowest decision {evening.slowest:.2f} s; threads left: {left}")
        good = late - early < MAY_GROW and not left
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
