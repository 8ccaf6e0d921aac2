"""The others at the table: how near each may be to the case, and what helps it or holds it up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property
from math import exp, log, prod

from clue.deduction.belief import possible_in_case
from clue.deduction.deals import Deals
from clue.deduction.facts import Facts, Holds, Origin, Source
from clue.deduction.value import bits_away, told_to_each
from clue.players.common import passed_over, public_facts, seen_by_all, words_of
from clue.players.habits import ANYBODY, HabitsBySeat
from clue.players.likelihoods import habits_of
from clue.players.skill import Skill
from clue.players.travel import turns_to_rooms
from clue.rules import movement
from clue.rules.board import Cell
from clue.rules.cards import Case, Room, Seat
from clue.rules.legal import standing
from clue.rules.view import View

_DELAY = 0.8
"""What a rival's question is worth a turn later."""

_ROOM_KNOWN = 0.6
"""What a question tells where only suspect and weapon are open, beside one about all three."""

_RARE = 0.1
"""Answers less likely than this are not thought through to what they would tell the others."""

_HOPELESS = 0.01
"""Where this seat knows no more than this of the case, it is as if it knew nothing."""

_LEADERS = 2
"""What an answer tells is worked out for so many rivals, those most ahead: it takes its time."""


class Rivals:
    """Those who can still win, seen from one seat: worked out when asked for, once."""

    def __init__(self, view: View, deals: Deals, skill: Skill, habits: HabitsBySeat = ()) -> None:
        assert view.seat is not None
        self.view = view
        self.words = words_of(view)
        self.deals = deals
        self.skill = skill
        self.habits = dict(habits)
        self.me = view.seat
        out = {self.me, *view.eliminated}
        self.seats = tuple(seat for seat in view.seats if seat not in out)
        self.asked = Counter(inquiry.seat for inquiry in view.inquiries)
        self._reached: dict[tuple[Seat, frozenset[Cell]], float] = {}

    # How near they are -----------------------------------------------------------------

    @cached_property
    def hazard(self) -> float:
        """The chance that somebody else ends the game before this seat's next turn."""
        return 1 - prod(1 - chance for chance in self.danger.values())

    @cached_property
    def danger(self) -> Mapping[Seat, float]:
        """The chance that each of them ends the game in its next turn."""
        return {seat: self._danger(seat) for seat in self.seats}

    @cached_property
    def ahead(self) -> Mapping[Seat, float]:
        """Each rival's share in the danger: most for whoever is ahead."""
        total = sum(self.danger.values())
        return {seat: chance / total for seat, chance in self.danger.items()}

    def _danger(self, seat: Seat) -> float:
        weighed = zip(self.skill.odds, self.signs(seat), strict=True)
        odds = exp(sum(weight * sign for weight, sign in weighed))
        return odds / (1 + odds)

    def signs(self, seat: Seat) -> tuple[float, ...]:
        """What a rival's odds depend on, in the order of :attr:`Skill.odds`."""
        pace = min(1.0, (self.asked[seat] + 0.5) / (self.asked[self.me] + 0.5))
        away = bits_away(self.known[seat], self.deals, seat)
        return 1.0, away, log(pace), *self._common

    @cached_property
    def _common(self) -> tuple[float, float, float]:
        """What tells of them all: each alone asks too little to be known by it."""
        passed = {(one.seat, one.card) for one in passed_over(seen_by_all(self.words))}
        careful = [
            habits_of(self.words, seat, self.habits.get(seat, ANYBODY)).careful
            for seat in self.seats
        ]
        return (
            log(max(self.deals.likeliest[1], _HOPELESS)),
            sum(map(log, careful)) / len(careful),
            (sum(seat in self.seats for seat, _ in passed) + 1)
            / (sum(self.asked[seat] for seat in self.seats) + 2),
        )

    @cached_property
    def known(self) -> Mapping[Seat, Facts]:
        """What each of them knows as far as this seat can tell."""
        return {seat: known_to(self.words, seat) for seat in self.seats}

    # What helps them, and what does not -------------------------------------------------

    def gift(self, case: Case) -> float:
        """What being called is worth to the rival who is named, as a share of a question.

        It may ask where it is called to at once (R11), which saves it the way; if it stood before a
        better room it is held up instead, and the gift is below nought. It counts for as much as
        that rival counts among all of them.
        """
        rival, room = case.suspect, case.room
        if rival not in self.seats or self.view.place_of(rival) == room:
            return 0.0
        pawns = movement.taken_squares(self.view.pawns, self.view.place_of(rival))
        return (self._asking(room) - self._soonest(rival, pawns)) * self.ahead[rival]

    def held_up(self, square: Cell) -> Mapping[Seat, float]:
        """What standing on a square costs each of them (R7), counted like :meth:`gift`."""
        here = standing(self.view, self.me)
        free = movement.taken_squares(self.view.pawns, here)
        return {
            rival: share * (self._soonest(rival, free) - self._soonest(rival, free | {square}))
            for rival, share in self.ahead.items()
        }

    def told(self, case: Case) -> float:
        """The bits the answers to a suggestion are expected to tell the others.

        Each rival's count for as much as that rival counts among all of them.
        """
        leaders = sorted(self.seats, key=self.ahead.__getitem__, reverse=True)[:_LEADERS]
        known = {seat: self.known[seat] for seat in leaders}
        answers = told_to_each(known, self.deals, self.me, case, least=_RARE)
        return sum(
            answer.chance * self.ahead[seat] * bits
            for answer in answers
            for seat, bits in answer.bits.items()
        )

    def _soonest(self, rival: Seat, pawns: frozenset[Cell]) -> float:
        """The best question a rival can reach by itself, the less worth the later."""
        place = self.view.place_of(rival)
        taken = frozenset(pawn for pawn in pawns if pawn != place)
        if (rival, taken) not in self._reached:
            pace = self.view.house.steady_pace
            dice = self.view.edition.dice
            ways = turns_to_rooms(self.view.board, place, taken, dice, pace)
            best = max(_DELAY ** (ways[room] - 1) * self._asking(room) for room in ways)
            if rival in self.view.brought:
                best = max(best, self._asking(Room(str(place))))
            self._reached[rival, taken] = best
        return self._reached[rival, taken]

    def _asking(self, room: Room) -> float:
        """What a question in a room is worth to anybody: the room counts while it is open."""
        return 1.0 if room in self._open_rooms else _ROOM_KNOWN

    @cached_property
    def _open_rooms(self) -> frozenset[Room]:
        """The rooms that may be the case's as far as everybody can know."""
        possible = possible_in_case(public_facts(self.words))
        return frozenset(room for room in self.view.board.deck.rooms if room in possible)


def known_to(view: View, seat: Seat) -> Facts:
    """What another seat knows as far as this one can tell: the public facts, and what it was shown.

    Its hand is missing, and so are the cards that others have shown to it.
    """
    public, origin = public_facts(view), Origin(Source.INQUIRY)
    assert view.seat is not None
    shown = (
        i.shown for i in view.inquiries if i.seat == seat and i.shower == view.seat and i.shown
    )
    more = tuple(Holds(view.seat, card, origin) for card in dict.fromkeys(shown))
    return replace(public, statements=(*more, *public.statements))
