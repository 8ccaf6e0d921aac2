"""What sort of player each of the others is, learnt in the game from what it does and nothing else.

Everybody begins as anybody: every sort is thought possible, as often as it is met among people and
programs. What a player names, shows and lets pass makes some sorts likelier. Who it is (a level, a
program, a person) is never asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from clue.players.common import slips
from clue.rules.cards import Card, Seat
from clue.rules.view import Inquiry, View


@dataclass(frozen=True, slots=True)
class Sort:
    """Players who name a card of their own as readily as this beside any other card."""

    often: float
    """The share of all players who are so."""
    own: float


Sorts: TypeAlias = tuple[Sort, ...]

NAMING: Sorts = (Sort(0.15, 0.02), Sort(0.3, 0.2), Sort(0.3, 0.6), Sort(0.25, 1.1))
"""Suspects and weapons: some spare their own, some name them as readily as any."""

CALLING: Sorts = (Sort(0.3, 0.35), Sort(0.4, 0.8), Sort(0.3, 1.15))
"""Rooms: many go where they know least, others wherever is nearest."""

CAREFUL = 0.75
"""The share of players who keep notes of what they were shown."""

FORGETS = 0.03
"""How often such a player names again, of its own will, what it was shown, beside other cards."""

SLIPS = 0.2
"""How readily who keeps notes names what everybody could know to be out, beside who forgets."""

REPEATS = (3.0, 1.0)
"""So many times, before anything is seen of it, a player has shown the same card again or not."""


@dataclass(frozen=True, slots=True)
class Habits:
    """What is thought of a player by what it did.

    ``careful`` is the chance that it keeps notes, ``repeats`` that it shows again what it has
    shown before.
    """

    careful: float
    repeats: float


def habits_of(view: View, seat: Seat) -> Habits:
    """What this seat's eyes have seen of another's manner."""
    asked = [inquiry for inquiry in view.inquiries if inquiry.seat == seat]
    return Habits(_careful(view, asked, slips(view)[seat]), _repeats(view, seat))


def _careful(view: View, asked: Sequence[Inquiry], slipped: int) -> float:
    """By what it names again although this seat has shown it to it, or everybody could know it."""
    odds = CAREFUL / (1 - CAREFUL) * SLIPS**slipped
    suspects, weapons, _ = view.board.deck.piles
    known: set[Card] = set()
    for inquiry in asked:
        for pile, named in zip((suspects, weapons), inquiry.case.cards, strict=False):
            seen = len(known.intersection(pile))
            if named in known:
                odds *= FORGETS
            elif seen:  # who forgets would have named one of these as soon as any other
                odds *= (len(pile) - FORGETS * seen) / (len(pile) - seen)
        if inquiry.shower == view.seat and inquiry.shown is not None:
            known.add(inquiry.shown)
    return odds / (1 + odds)


def _repeats(view: View, seat: Seat) -> float:
    """By what it showed to this seat where it could show the same again."""
    again, other = REPEATS
    shown: set[Card] = set()
    for inquiry in view.inquiries:
        if inquiry.seat == view.seat and inquiry.shower == seat and inquiry.shown is not None:
            if inquiry.shown in shown:
                again += 1
            elif shown.intersection(inquiry.case.cards):
                other += 1
            shown.add(inquiry.shown)
    return again / (again + other)


def own_among(sorts: Sorts, share: float, named: int, own: int, unsure: int) -> tuple[float, ...]:
    """How likely it is that none, one, two... of the unsure cards a player named are its own.

    It holds a share of all cards and named so many different ones, of which so many are known to
    be its own. Which sort it is follows from all of them at once: who named one of its own may
    well have named more.
    """
    beside = [sort.often / (1 - (1 - sort.own) * share) ** named for sort in sorts]
    weights = [
        sum(chance * sort.own ** (own + held) for chance, sort in zip(beside, sorts, strict=True))
        for held in range(unsure + 1)
    ]
    return tuple(weight / weights[0] for weight in weights)
