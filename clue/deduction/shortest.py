"""The shortest proof of a thing: as few plain steps as can be, then as few lines of the log.

A notebook writes down the first proof it meets. A solution told to somebody should be the least
there is: here every cell keeps the cheapest proof found so far, of its yes and of its no alike, and
the rules are gone through until none makes anything cheaper.

What plain steps leave open may still follow by supposing the contrary: if plain steps then lead to
a cell that must be and cannot be, the contrary was wrong.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from clue.deduction.belief import believe
from clue.deduction.certainty import ProofStep, Rule, SeatOrCase
from clue.deduction.facts import Facts, Holds, Lacks, NotTheCase, OneOf, Open, Statement, TheCase
from clue.rules.cards import Card, Seat

Said: TypeAlias = tuple[Card, SeatOrCase, bool]
"""That a holder has a card, or has not."""

MOST_ROUNDS: Final = 60


@dataclass(frozen=True, slots=True)
class Costed:
    """A proof with all it takes: the things worked out on the way, and the statements, as bits."""

    step: ProofStep
    steps: int
    lines: int

    @property
    def cost(self) -> tuple[int, int]:
        """Fewer steps are better, then fewer lines."""
        return self.steps.bit_count(), self.lines.bit_count()


class Prover:
    """The cheapest plain proofs from some facts, and perhaps from one thing supposed."""

    def __init__(
        self, facts: Facts, supposed: Said | None = None, granted: Iterable[Supposition] = ()
    ) -> None:
        self.facts = facts
        opened = {told.card for told in facts.statements if isinstance(told, Open)}
        self.cards = tuple(card for card in facts.deck.cards if card not in opened)
        self.holders: tuple[SeatOrCase, ...] = (*facts.seats, None)
        self.size = dict(zip(facts.seats, facts.hand_sizes, strict=True))
        self.piles = [[c for c in pile if c not in opened] for pile in facts.deck.piles]
        self.number: dict[Said, int] = {}
        self.origin: dict[object, int] = {}
        self.best: dict[Said, Costed] = {}
        self._begin()
        if supposed is not None:
            self.best[supposed] = Costed(ProofStep(*supposed, Rule.SUPPOSED), 0, 0)
        for one in granted:
            self._grant(one)
        for _ in range(MOST_ROUNDS):
            if not sum(self._keep(found) for found in list(self._follow())):
                break

    # -- what stands at the beginning --------------------------------------------------------------

    def _begin(self) -> None:
        for told in self.facts.statements:
            for card, holder, has in _says(told, self.cards):
                step = ProofStep(card, holder, has, Rule.TOLD, (told,))
                self._keep(Costed(step, 0, self._line(told)))
        for found in list(self._printed()):
            self._keep(found)

    def _grant(self, one: Supposition) -> None:
        """What has been proved by supposing, at the price of that."""
        steps, lines = 0, 0
        for step in one.clash.steps:
            said = (step.card, step.holder, step.has)
            steps |= 1 << self.number.setdefault(said, len(self.number))
        for origin in one.clash.lines:
            lines |= 1 << self.origin.setdefault(origin, len(self.origin))
        self._keep(Costed(ProofStep(*one.so, Rule.REFUTED), steps, lines))

    def _printed(self) -> Iterator[Costed]:
        """What a notebook prints: a card seen lies nowhere else, and a hand seen whole is known."""
        seen = {said: found for said, found in self.best.items() if said[2]}
        for (card, home, _), found in seen.items():
            for other in self.holders:
                if other != home:
                    yield self._after((card, other, False), Rule.ELSEWHERE, [found], free=True)
        for seat in self.facts.seats:
            held = [found for (_, home, _), found in seen.items() if home == seat]
            own = [one for one in held if _by_hand(one.step)]
            if len(own) == self.size[seat]:
                mine = {one.step.card for one in own}
                for card in self.cards:
                    if card not in mine:
                        yield self._after((card, seat, False), Rule.HAND_FULL, own, free=True)

    def _line(self, told: Statement) -> int:
        """A line of the log, as a bit; one's own hand and the open cards are none."""
        if told.origin.index is None:
            return 0
        return 1 << self.origin.setdefault(told.origin, len(self.origin))

    # -- what follows ------------------------------------------------------------------------------

    def _keep(self, found: Costed) -> bool:
        """Take a proof that is cheaper than what there was; whether it is."""
        step = found.step
        said = (step.card, step.holder, step.has)
        old = self.best.get(said)
        if old is not None and old.cost <= found.cost:
            return False
        self.best[said] = found
        return True

    def _after(
        self,
        said: Said,
        rule: Rule,
        parts: Iterable[Costed],
        told: Statement | None = None,
        *,
        free: bool = False,
    ) -> Costed:
        """A conclusion from some proofs; what is printed anyway costs no step."""
        steps, lines, because = 0, 0, []
        for part in parts:
            steps |= part.steps
            lines |= part.lines
            because.append(part.step)
        if not free:
            steps |= 1 << self.number.setdefault(said, len(self.number))
        if told is not None:
            lines |= self._line(told)
        grounds = (*([told] if told is not None else ()), *because)
        return Costed(ProofStep(*said, rule, grounds), steps, lines)

    def _follow(self) -> Iterator[Costed]:
        for card in self.cards:
            yield from self._of_card(card)
        for seat in self.facts.seats:
            yield from self._of_seat(seat)
        for pile in self.piles:
            yield from self._of_pile(pile)
        for told in self.facts.statements:
            if isinstance(told, OneOf):
                yield from self._of_clause(told)
            elif isinstance(told, NotTheCase):
                yield from self._of_accusation(told)

    def _of_card(self, card: Card) -> Iterator[Costed]:
        for home in self.holders:
            if found := self.best.get((card, home, True)):
                for other in self.holders:
                    if other != home:
                        yield self._after((card, other, False), Rule.ELSEWHERE, [found])
        lacks = [self.best.get((card, holder, False)) for holder in self.holders]
        for left in _lonely(lacks):
            rest = [one for i, one in enumerate(lacks) if i != left and one is not None]
            yield self._after((card, self.holders[left], True), Rule.ONLY_PLACE, rest)

    def _of_seat(self, seat: Seat) -> Iterator[Costed]:
        size = self.size[seat]
        yield from self._cheapest_rest(seat, size, True, Rule.HAND_FULL)
        yield from self._cheapest_rest(seat, len(self.cards) - size, False, Rule.ALL_THAT_FIT)

    def _cheapest_rest(self, seat: Seat, enough: int, has: bool, rule: Rule) -> Iterator[Costed]:
        """Enough cards of a seat are known to be there (or not): so the others are not (or are)."""
        known = [
            (found.cost, i, found)
            for i, card in enumerate(self.cards)
            if (found := self.best.get((card, seat, has)))
        ]
        if len(known) < enough:
            return
        known.sort(key=lambda one: one[:2])
        chosen = [found for _, _, found in known[:enough]]
        taken = {found.step.card for found in chosen}
        for card in self.cards:
            if card not in taken:
                yield self._after((card, seat, not has), rule, chosen)
        if len(known) > enough:  # more than can be: each of the chosen is one too many
            for found in chosen:
                others = [one for one in chosen if one is not found] + [known[enough][2]]
                yield self._after((found.step.card, seat, not has), rule, others)

    def _of_pile(self, pile: list[Card]) -> Iterator[Costed]:
        for card in pile:
            if found := self.best.get((card, None, True)):
                for other in pile:
                    if other != card:
                        yield self._after((other, None, False), Rule.KIND_FOUND, [found])
        lacks = [self.best.get((card, None, False)) for card in pile]
        for left in _lonely(lacks):
            rest = [one for i, one in enumerate(lacks) if i != left and one is not None]
            yield self._after((pile[left], None, True), Rule.LAST_OF_KIND, rest)

    def _of_clause(self, told: OneOf) -> Iterator[Costed]:
        lacks = [self.best.get((card, told.seat, False)) for card in told.cards]
        for left in _lonely(lacks):
            rest = [one for i, one in enumerate(lacks) if i != left and one is not None]
            card = told.cards[left]
            yield self._after((card, told.seat, True), Rule.ONE_OF_THESE, rest, told)

    def _of_accusation(self, told: NotTheCase) -> Iterator[Costed]:
        cards = told.case.cards
        right = [self.best.get((card, None, True)) for card in cards]
        for left in _lonely(right):
            rest = [one for i, one in enumerate(right) if i != left and one is not None]
            yield self._after((cards[left], None, False), Rule.NOT_THE_CASE, rest, told)

    # -- contradictions ----------------------------------------------------------------------------

    def clash(self) -> tuple[Costed, Costed] | None:
        """The cheapest cell that must be and cannot be."""
        both = [
            (found, other)
            for (card, holder, has), found in self.best.items()
            if has and (other := self.best.get((card, holder, False)))
        ]
        return min(both, key=_together, default=None)


def _together(pair: tuple[Costed, Costed]) -> tuple[int, int]:
    one, other = pair
    return (one.steps | other.steps).bit_count(), (one.lines | other.lines).bit_count()


def _lonely(known: list[Costed | None]) -> list[int]:
    """Which places may be the last one left: the only unknown, or any if all are known."""
    unknown = [i for i, one in enumerate(known) if one is None]
    if len(unknown) > 1:
        return []
    return unknown or list(range(len(known)))


def _says(told: Statement, cards: tuple[Card, ...]) -> Iterator[Said]:
    """The cells a statement settles by itself."""
    match told:
        case Holds(seat, card):
            yield card, seat, True
        case Lacks(seat, card) if card in cards:
            yield card, seat, False
        case TheCase(case):
            for card in case.cards:
                yield card, None, True


def _by_hand(step: ProofStep) -> bool:
    told = step.because[0] if step.because else None
    return isinstance(told, Holds) and told.origin.index is None


# -- whole proofs ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class PlainProof:
    """A proof of one thing or of several: its steps in the order they are told."""

    goals: tuple[ProofStep, ...]

    @property
    def steps(self) -> tuple[ProofStep, ...]:
        """Every step that is worked out, each after those it rests on; what is seen is none."""
        return tuple(step for step in _in_order(self.goals) if not is_seen(step))

    @property
    def depth(self) -> int:
        """How many steps stand on each other, at most."""
        deep: dict[int, int] = {}
        for step in _in_order(self.goals):
            below = [deep[id(part)] for part in step.because if isinstance(part, ProofStep)]
            deep[id(step)] = max(below, default=0) + (not is_seen(step))
        return max((deep[id(goal)] for goal in self.goals), default=0)

    @property
    def cost(self) -> tuple[int, int]:
        """Fewer steps are better, then fewer lines."""
        return len(self.steps), len(self.lines)

    @property
    def rules(self) -> frozenset[Rule]:
        """What is needed to follow it."""
        return frozenset(step.rule for step in self.steps)

    @property
    def lines(self) -> frozenset[object]:
        """The lines of the log it rests on."""
        return frozenset(
            part.origin
            for step in _in_order(self.goals)
            for part in step.because
            if not isinstance(part, ProofStep) and part.origin.index is not None
        )


def is_seen(step: ProofStep) -> bool:
    """Whether a notebook prints this by itself: it was told, or a card that was seen tells it."""
    if step.rule in {Rule.TOLD, Rule.SUPPOSED, Rule.REFUTED}:
        return True
    parts = [part for part in step.because if isinstance(part, ProofStep)]
    if step.rule is Rule.ELSEWHERE:
        return all(part.rule is Rule.TOLD for part in parts)
    return step.rule is Rule.HAND_FULL and all(map(_by_hand, parts))


def _in_order(goals: Iterable[ProofStep]) -> list[ProofStep]:
    """Everything proofs are made of, each after what it rests on; they may be long."""
    done: dict[int, ProofStep] = {}
    todo = [(goal, False) for goal in reversed(list(goals))]
    while todo:
        step, ready = todo.pop()
        if id(step) in done:
            continue
        if ready:
            done[id(step)] = step
            continue
        todo.append((step, True))
        todo += [(p, False) for p in reversed(step.because) if isinstance(p, ProofStep)]
    return list(done.values())


def joined(goals: Iterable[ProofStep]) -> PlainProof:
    """Proofs put together: what is proved in two ways in them is proved in one from then on."""
    goals = tuple(goals)
    told: dict[Said, ProofStep] = {}
    made: dict[int, ProofStep] = {}
    for step in _in_order(goals):
        because = tuple(
            made[id(part)] if isinstance(part, ProofStep) else part for part in step.because
        )
        fresh = ProofStep(step.card, step.holder, step.has, step.rule, because)
        made[id(step)] = told.setdefault((step.card, step.holder, step.has), fresh)
    return PlainProof(tuple(made[id(goal)] for goal in goals))


@dataclass(frozen=True)
class Supposition:
    """The contrary of something, and the cell that then must be and cannot be."""

    so: Said
    """What is proved by it."""
    clash: PlainProof

    @property
    def contrary(self) -> Said:
        """What is supposed."""
        card, holder, has = self.so
        return card, holder, not has


@dataclass(frozen=True)
class Solution:
    """How a thing is proved: what has to be supposed first, if anything, and then plain steps."""

    proof: PlainProof
    supposed: tuple[Supposition, ...] = ()

    @property
    def parts(self) -> tuple[PlainProof, ...]:
        """Every proof in it, in the order they are told."""
        return (*(one.clash for one in self.supposed), self.proof)

    @property
    def steps(self) -> tuple[ProofStep, ...]:
        """All that is worked out."""
        return tuple(step for part in self.parts for step in part.steps)

    @property
    def lines(self) -> frozenset[object]:
        """The lines of the log it rests on."""
        return frozenset(line for part in self.parts for line in part.lines)


@lru_cache(maxsize=16)
def prover_of(facts: Facts) -> Prover:
    """The cheapest plain proofs from facts that agree with each other."""
    believe(facts)
    return Prover(facts)


def shortest(facts: Facts, goals: Iterable[Said]) -> PlainProof | None:
    """The cheapest plain proof of all these together; nothing if plain steps do not reach them.

    >>> from clue.api import deal
    >>> from clue.deduction.facts import facts_from
    >>> game = deal(3, seed=7)
    >>> view = game.view(game.setup.seats[0])
    >>> proof = shortest(facts_from(view), [(view.hand[0], None, False)])
    >>> proof is not None and proof.steps
    ()
    """
    return _reached(prover_of(facts), goals)


def _reached(prover: Prover, goals: Iterable[Said]) -> PlainProof | None:
    found = [prover.best.get(goal) for goal in goals]
    if any(one is None for one in found):
        return None
    return joined(one.step for one in found if one is not None)


def trimmed(facts: Facts, goals: Sequence[Said], proof: PlainProof) -> PlainProof:
    """A cheaper proof, as long as there is one that does without a line this one cites.

    Each cell keeps the proof that is cheapest by itself; those that share lines may be cheaper
    together.
    """
    while True:
        others = []
        for line in sorted(proof.lines, key=str):  # the same each time
            fewer = tuple(told for told in facts.statements if told.origin != line)
            without = Facts(facts.deck, facts.seats, facts.hand_sizes, fewer)
            if (found := _reached(Prover(without), goals)) is not None:
                others.append(found)
        best = min(others, key=lambda other: other.cost, default=proof)
        if best.cost >= proof.cost:
            return proof
        proof = best


def solved(facts: Facts, goals: Sequence[Said]) -> Solution | None:
    """The cheapest proof, by plain steps or by supposing one thing; nothing if neither is enough.

    What is proved by supposing may be the goal itself or something on the way to it.
    """
    if (plain := shortest(facts, goals)) is not None:
        return Solution(plain)
    ways = [
        Solution(reached, (one,))
        for one in _suppositions(facts)
        if (reached := _reached(Prover(facts, granted=[one]), goals)) is not None
    ]
    return min(ways, key=_price, default=None)


def _price(solution: Solution) -> tuple[int, int]:
    return len(solution.steps), len(solution.lines)


def _suppositions(facts: Facts) -> Iterator[Supposition]:
    """Everything that is certain, that plain steps leave open, and that supposing shows."""
    belief, known = believe(facts), prover_of(facts).best
    for card in belief.cards:
        for holder in (*facts.seats, None):
            if belief.certain(card, holder):
                so = (card, holder, True)
            elif belief.impossible(card, holder):
                so = (card, holder, False)
            else:
                continue
            if so in known:
                continue
            clash = Prover(facts, supposed=(so[0], so[1], not so[2])).clash()
            if clash is not None:
                yield Supposition(so, joined(part.step for part in clash))
