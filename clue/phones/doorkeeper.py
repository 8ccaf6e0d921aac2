"""Who may sit down with a phone: a code on the screen, exchanged once for what the phone keeps.

A code is 128 random bits, shown on the screen in an address' fragment, which no browser sends. The
phone makes 128 bits of its own and shows them with the code; from then on these alone are asked
for, and only their hash is kept with the case.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from threading import Lock
from typing import Final

from clue.rules.cards import Seat

BITS: Final = 128
_SECRET: Final = re.compile(r"[A-Za-z0-9_-]{22}")
PATIENCE: Final = 3
"""So many wrong secrets from one address are let pass without a word."""
SLOWER: Final = 0.5
"""Seconds more a wrong secret costs with every one before it."""
SLOWEST: Final = 5.0
FORGETS: Final = 600.0
"""Seconds after which an address is a stranger again."""


def fresh_secret() -> str:
    """128 random bits in letters that an address can hold.

    >>> is_secret(fresh_secret())
    True
    """
    return secrets.token_urlsafe(BITS // 8)


def is_secret(value: object) -> bool:
    """Whether it looks like one."""
    return isinstance(value, str) and _SECRET.fullmatch(value) is not None


def hashed(token: str) -> str:
    """What is kept of a phone's token: 128 random bits need no salt and no slow hash."""
    return hashlib.sha256(f"clue-phone:{token}".encode()).hexdigest()


@dataclass(frozen=True)
class Invitation:
    """A seat's code, and the word that stands on screen and phone alike."""

    seat: Seat
    code: str
    word: str


class Doorkeeper:
    """Knows the codes and the phones; any thread may ask."""

    def __init__(
        self,
        words: Iterable[str],
        known: Mapping[Seat, str],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """``known`` are the hashes of the phones that have sat down, seat by seat."""
        self._words = tuple(words)
        self._known = {seat: token for seat, token in known.items() if token}
        self._invited: dict[Seat, Invitation] = {}
        self._codes: dict[str, Seat] = {}  # the used ones too: who shows one is asked about
        self._wrong: dict[str, tuple[int, float]] = {}
        self._clock = clock
        self._lock = Lock()

    # -- on the screen's side ----------------------------------------------------------------------

    def invite(self, seat: Seat) -> Invitation:
        """The seat's code as it stands on the screen; the same until it has been used."""
        with self._lock:
            if seat not in self._invited:
                taken = {invitation.word for invitation in self._invited.values()}
                free = [word for word in self._words if word not in taken] or [""]
                made = Invitation(seat, fresh_secret(), secrets.choice(free))
                self._invited[seat], self._codes[made.code] = made, seat
            return self._invited[seat]

    def let_in(self, seat: Seat, token: str) -> None:
        """This phone has the seat's hand from now on, and no other; its code is used up."""
        with self._lock:
            self._known[seat] = token
            self._invited.pop(seat, None)

    def send_away(self, seat: Seat) -> None:
        """No phone has this seat any more, and no code leads to it."""
        with self._lock:
            self._known.pop(seat, None)
            self._invited.pop(seat, None)
            self._codes = {code: other for code, other in self._codes.items() if other != seat}

    # -- at the door -------------------------------------------------------------------------------

    def seat_of(self, token: str) -> Seat | None:
        """Whose phone this is."""
        shown, found = hashed(token), None
        with self._lock:
            for seat, kept in self._known.items():  # all of them: time must not tell which
                if hmac.compare_digest(kept, shown):
                    found = seat
        return found

    def invited_by(self, code: str) -> Invitation | None:
        """The seat a code leads to, used or not."""
        with self._lock:
            seat = next(
                (s for own, s in self._codes.items() if hmac.compare_digest(own, code)), None
            )
            if seat is None:
                return None
            current = self._invited.get(seat)
            return (
                current
                if current is not None and current.code == code
                else Invitation(seat, code, "")
            )

    def invited_with(self, word: str) -> Invitation | None:
        """The seat whose word somebody has typed; the screen is asked before that counts."""
        with self._lock:
            return next((i for i in self._invited.values() if word and i.word == word), None)

    def has_phone(self, seat: Seat) -> bool:
        """Whether a phone has sat down there."""
        with self._lock:
            return seat in self._known

    def wrong_from(self, peer: str) -> tuple[float, bool]:
        """A wrong secret was shown: how long the answer is to wait, and whether to tell of it."""
        now = self._clock()
        with self._lock:
            self._wrong = {p: w for p, w in self._wrong.items() if now - w[1] < FORGETS}
            count = self._wrong.get(peer, (0, now))[0] + 1
            self._wrong[peer] = count, now
        return min(SLOWEST, SLOWER * max(0, count - PATIENCE)), count == PATIENCE + 1
