"""Cases nobody ever played, for pictures of the statistics."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from clue.players.names import HUMAN
from clue.rules.cards import SUSPECTS
from clue.rules.editions import EDITIONS
from clue.store.digest import Closed, SeatResult

LIKED: Final = {
    "vintage": 3,
    "detective-1986": 2,
    "bilingual": 1,
    "deluxe": 8,
    "collector-2020": 4,
}
"""How often each rulebook was played; another one as seldom as the least."""


def made_up_cases() -> Iterator[Closed]:
    """Cases of two people, the same ones every time."""
    chance = Random("1926")
    kinds, editions = ("constable", "inspector", "sergeant", "sherlock"), tuple(EDITIONS)
    for number in range(64):
        seats = chance.sample(SUSPECTS, 4)
        winner = chance.choices(seats, (6, 4, 3, 3))[0]
        names = ("Ada", "Bruno" if number % 3 == 0 else "")
        played = []
        for place, seat in enumerate(seats):
            name = names[place] if place < len(names) else ""
            kind = HUMAN if name else chance.choice(kinds[: 2 + number // 20])
            turns = max(1, round(chance.gauss(9, 3.2)))
            wrong = seat is not winner and chance.random() < 0.15
            played.append(SeatResult(seat, name, kind, seat is winner, turns, wrong))
        day = f"2026-{1 + number // 28:02}-{1 + number % 28:02}T20:00:00Z"
        edition = chance.choices(editions, [LIKED.get(one, 1) for one in editions])[0]
        yield Closed(f"{number:064}", day, edition, "classic", "solved", tuple(played))
