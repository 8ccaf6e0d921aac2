"""Deals found by hand: one that fits shows at once that what it has is possible.

To know which cards may be in the envelope, all deals need not be counted: one deal, and the few
that come of it by exchanging two or three cards, show it of nearly every card. What is not shown
here may still be possible, so whoever asks must count then.
"""

from __future__ import annotations

from collections.abc import Iterator

from clue.deduction.reduce import Problem, bits

_STEPS = 40
"""Cards tried in a search that goes back on itself; whoever finds nothing so soon should count."""


def shown_possible(problem: Problem, first: Example | None = None) -> int:
    """Cards, as bits, that the envelope has in deals found here: never too many of them."""
    may, shown = problem.can[-1] | problem.has[-1], 0
    example = first or Example(problem, may)
    while example.found:
        shown |= example.case
        for card in example.exchanged():
            shown |= card
        if shown == may:
            break
        example = Example(problem, may & ~shown)
    return shown


class Example:
    """A deal that agrees with a puzzle and has the first of some cards in the envelope."""

    def __init__(self, problem: Problem, among: int) -> None:
        wanted = among & -among & problem.can[-1]
        self.problem = problem
        self.can = problem.can
        self.seats = range(problem.seats)
        self.clauses: list[list[int]] = [[] for _ in self.seats]
        for seat, cards in problem.clauses:
            self.clauses[seat].append(cards)
        self.hands = [0] * problem.seats
        self.free = problem.unsettled & ~wanted
        self.room = [*problem.room]
        self.case = problem.has[-1] | wanted
        self.steps = _STEPS
        self.open = [
            pile & self.can[-1]
            for pile in problem.piles
            if pile & self.can[-1] and not pile & self.case
        ]
        self.found = self._keep_clauses() and self._choose_case() and self._give_out()

    def _keep_clauses(self) -> bool:
        """Give every seat one of what it must have one of; go back where that leads nowhere."""
        tightest, fewest, whose = 0, 99, 0
        for seat, clauses in enumerate(self.clauses):
            for clause in clauses:
                if not self.hands[seat] & clause:
                    left = clause & self.free if self.room[seat] else 0
                    choices = left.bit_count()
                    if choices < fewest:
                        tightest, fewest, whose = left, choices, seat
        if fewest == 99:
            return True
        clauses = self.clauses[whose]
        cards = [1 << number for number in bits(tightest)]
        if fewest > 1 and len(clauses) > 1:
            cards.sort(key=lambda card: -sum([1 for other in clauses if other & card]))
        for card in cards:
            self.steps -= 1
            if self.steps < 0:
                break
            self._give(card, whose)
            if all(left & self.free for left in self.open) and self._keep_clauses():
                return True
            self._give(card, whose, -1)
        return False

    def _choose_case(self) -> bool:
        """For each kind a card that as few seats as possible could have instead."""
        wanting = [can for can, room in zip(self.can, self.room, strict=False) if room]
        for pile in self.open:
            left = pile & self.free
            pick, fewest = 0, 99
            while left:
                card = left & -left
                left ^= card
                homes = sum([1 for may in wanting if may & card])
                if homes < fewest:
                    pick, fewest = card, homes
            self.case |= pick
            self.free ^= pick
        return self.case not in self.problem.not_cases

    def _give(self, card: int, seat: int, count: int = 1) -> None:
        self.hands[seat] ^= card
        self.free ^= card
        self.room[seat] -= count

    def _give_out(self) -> bool:
        """The rest: who has least choice first, and first what the later ones cannot have."""
        order = sorted(
            (seat for seat in self.seats if self.room[seat]),
            key=lambda seat: (self.can[seat] & self.free).bit_count() - self.room[seat],
        )
        for place, seat in enumerate(order):
            others = 0
            for later in order[place + 1 :]:
                others |= self.can[later]
            for some in (self.can[seat] & ~others, self.can[seat]):
                left = some & self.free
                if left.bit_count() <= self.room[seat]:
                    self._give(left, seat, left.bit_count())
                    continue
                while self.room[seat]:
                    card = left & -left
                    left ^= card
                    self._give(card, seat)
        return not self.free or self._make_room()

    def _make_room(self) -> bool:
        """What nobody with room can have goes to one who passes something else on."""
        for card in [1 << number for number in bits(self.free)]:
            taker, giver, other = next(self._ways_round(card), (0, 0, 0))
            if not other:
                return False
            self.hands[giver] ^= other | card
            self.free ^= card
            self.hands[taker] |= other
            self.room[taker] -= 1
        return True

    def _ways_round(self, card: int) -> Iterator[tuple[int, int, int]]:
        """Who takes what from whom, so that the giver can have a card."""
        for giver in self.seats:
            if self.can[giver] & card:
                for taker in self.seats:
                    if self.room[taker]:
                        left = self.hands[giver] & self.can[taker]
                        while left:
                            other = left & -left
                            left ^= other
                            if self._fits(giver, self.hands[giver] ^ other | card):
                                yield taker, giver, other

    def _fits(self, seat: int, hand: int) -> bool:
        for clause in self.clauses[seat]:  # noqa: SIM110 - all() takes twice as long
            if not hand & clause:
                return False
        return True

    def exchanged(self) -> Iterator[int]:
        """What else the envelope may have: cards that come there by exchanging a card or two."""
        for pile in self.problem.piles:
            own = self.case & pile
            others = self.can[-1] & pile & ~own
            for seat in self.seats:
                left = others & self.hands[seat]
                while left:
                    card = left & -left
                    left ^= card
                    if (self.case ^ own | card) not in self.problem.not_cases and self._frees(
                        card, own, seat
                    ):
                        yield card

    def _frees(self, card: int, own: int, seat: int) -> bool:
        """Whether who has a card may have the envelope's instead, or another's that may have it."""
        rest = self.hands[seat] ^ card
        if self.can[seat] & own and self._fits(seat, rest | own):
            return True
        for other in self.seats:
            if other != seat and self.can[other] & own:
                left = self.hands[other] & self.can[seat]
                while left:
                    passed = left & -left
                    left ^= passed
                    if self._fits(seat, rest | passed) and self._fits(
                        other, self.hands[other] ^ passed | own
                    ):
                        return True
        return False
