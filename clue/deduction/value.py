"""What a suggestion is worth: the information expected from its answers.

For oneself: bits about the case, and bits about the whole deal. For the others: what the
public half of the answer (who showed, who had none) tells about the case, on the whole or to each
of them, and what a card shown tells whoever sees it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from clue.deduction.belief import cases_of
from clue.deduction.deals import Deals
from clue.deduction.facts import Facts, Holds, Lacks, OneOf, Origin, Source, Statement
from clue.deduction.lattice import Numbers
from clue.deduction.reduce import bits
from clue.rules.cards import Card, Case, Seat

_MASKS = 8
# How a shower's choice falls on the three cards named, for each set of them it holds: any of
# its cards alike.
_SHARES = np.array(
    [[(m >> i & 1) / max(m.bit_count(), 1) for i in range(3)] for m in range(_MASKS)]
)
_CHOICE_BITS = np.array([np.log2(max(m.bit_count(), 1)) for m in range(_MASKS)])


@dataclass(frozen=True)
class Worth:
    """For each suggestion asked about: bits about the case and the deal, and the hope of a case.

    ``room_bits`` are those of ``case_bits`` that speak of the room, where the three cards are
    asked for apart. ``best`` is the expected chance of the likeliest case once the answer is known.
    """

    cases: tuple[Case, ...]
    case_bits: Numbers
    room_bits: Numbers
    deal_bits: Numbers
    best: Numbers


def weigh(deals: Deals, asker: Seat, suggestions: Sequence[Case]) -> Worth:
    """The worth of each suggestion if ``asker`` makes it, by the deals thought possible."""
    outcomes, none = _outcomes(deals, asker, suggestions)
    total = len(suggestions)
    width = none + 1
    # Deal by deal: to count the same thing many times running is slow.
    flat = np.add(outcomes.T, np.arange(total) * width, order="C")
    weights = np.repeat(deals.weights, total)
    groups, sizes = _aims(deals)
    case_bits = np.zeros(total)
    known = np.zeros(total)
    best = np.zeros(total)
    for group, size in zip(groups, sizes, strict=True):
        at = flat * size
        at += group[:, None]
        joint: Numbers = np.bincount(at.ravel(), weights, total * width * size)
        joint = joint.reshape(total, width, size)
        seen = _split(joint, none)
        before = _entropy(joint.sum(axis=1))
        known = before - _left(seen)
        case_bits += known
        best = best + seen.max(axis=2).sum(axis=1) if len(groups) == 1 else best
    answers: Numbers = np.bincount(flat.ravel(), weights, total * width).reshape(total, width)
    choice = (answers[:, :none].reshape(total, -1, _MASKS) * _CHOICE_BITS).sum(axis=(1, 2))
    answered = _split(answers[:, :, None], none)[:, :, 0]
    deal_bits = _entropy(answered) - choice
    room_bits = known if len(groups) > 1 else np.zeros(total)  # the room is the last of the three
    return Worth(tuple(suggestions), case_bits, room_bits, deal_bits, best)


def expected_bits(deals: Deals, asker: Seat, suggestions: Sequence[Case]) -> Numbers:
    """For each suggestion: by how many bits its answer is expected to narrow the case down.

    Of the joint of who, with what and where, whether the table is whole or a sample; of a sample,
    what mere chance feigns is taken off (Miller and Madow's way), so it should be a large one.
    """
    outcomes, none = _outcomes(deals, asker, suggestions)
    numbers, size = deals.case_numbers
    total, width = len(suggestions), none + 1
    flat = (outcomes + (np.arange(total) * width)[:, None]) * size + numbers[None, :]
    weights = np.broadcast_to(deals.weights, flat.shape).ravel()
    joint: Numbers = np.bincount(flat.ravel(), weights, total * width * size)
    seen = _split(joint.reshape(total, width, size), none)
    bits: Numbers = _entropy(seen.sum(axis=1)) - _left(seen)
    if not deals.complete:
        filled = np.count_nonzero(seen, axis=(1, 2))
        answers = np.count_nonzero(seen.sum(axis=2), axis=1)
        bits -= (filled - answers - size + 1) / (2 * deals.count * np.log(2))
    return np.maximum(bits, 0.0)


def _aims(deals: Deals) -> tuple[list[NDArray[np.intp]], list[int]]:
    """What is asked for: the case itself if the table is whole, else its three cards apart.

    A sample is too thin to speak of hundreds of cases; of a kind's few cards it can.
    """
    if deals.complete:
        numbers, size = deals.case_numbers
        return [numbers], [size]
    return deals.card_numbers


def _outcomes(
    deals: Deals, asker: Seat, suggestions: Sequence[Case]
) -> tuple[NDArray[np.uint8], int]:
    """Who would answer with which of the three, as a number for each suggestion and deal."""
    order = _after(deals.facts.seats, asker)
    nobody = np.uint8(len(order))
    places = np.full((len(deals.cards), deals.count), nobody)  # when each card's holder is asked
    for place, seat in enumerate(order):
        places -= (nobody - np.uint8(place)) * deals.held[deals.row[seat]]
    named = np.array([[deals.number[card] for card in case.cards] for case in suggestions]).T
    first, second, third = (places[cards] for cards in named)
    soonest = np.minimum(np.minimum(first, second), third)
    found = soonest * np.uint8(_MASKS)
    for bit, place in enumerate((first, second, third)):
        found += (place == soonest).view(np.uint8) * np.uint8(1 << bit)
    none = len(order) * _MASKS
    return np.minimum(found, np.uint8(none)), none


def _after(seats: Sequence[Seat], asker: Seat) -> list[Seat]:
    """The others in the order they are asked."""
    start = seats.index(asker)
    return [seats[(start + step) % len(seats)] for step in range(1, len(seats))]


def _split(joint: Numbers, none: int) -> Numbers:
    """Joint with what the asker sees: who shows, and which card."""
    total, _, size = joint.shape
    shown = joint[:, :none].reshape(total, -1, _MASKS, size)
    seen = np.einsum("tpmg,mc->tpcg", shown, _SHARES).reshape(total, -1, size)
    return np.concatenate((seen, joint[:, none:]), axis=1)


def _entropy(chances: Numbers) -> Numbers:
    """Entropy along the last axis, in bits."""
    safe = np.where(chances > 0, chances, 1.0)
    found: Numbers = -(chances * np.log2(safe)).sum(axis=-1)
    return found


def _left(seen: Numbers) -> Numbers:
    """The entropy of the last axis expected once the middle one is known."""
    answer = seen.sum(axis=2)
    left: Numbers = _entropy(seen).sum(axis=1) - _entropy(answer)
    return left


def told_by_showing(
    known: Facts, deals: Deals, me: Seat, asker: Seat, cards: Sequence[Card], *, tries: int = 3
) -> dict[Card, float]:
    """For each card one might show: the bits about the case the suggester would have left.

    ``known`` is what the suggester knows as far as this seat can tell. Its own hand is not in
    there, so a few likely ones are tried. More bits left are better.
    """
    shown = Origin(Source.INQUIRY)
    left = dict.fromkeys(cards, 0.0)
    for hand in _likely_hands(deals, asker, deals.order, tries):
        for card in cards:
            left[card] += _bits_left(known, (*hand, Holds(me, card, shown))) / tries
    return left


@dataclass(frozen=True, slots=True)
class Telling:
    """One public answer to a suggestion: how likely it is, and the bits each opponent gains by it.

    ``shower`` is ``None`` where nobody has any of the three.
    """

    shower: Seat | None
    chance: float
    bits: Mapping[Seat, float]


def told_to_each(
    known: Mapping[Seat, Facts],
    deals: Deals,
    asker: Seat,
    case: Case,
    *,
    tries: int = 1,
    least: float = 0.0,
) -> Iterator[Telling]:
    """What the public half of each answer to a suggestion tells each opponent about the case.

    ``known`` has what each of them knows as far as this seat can tell, without their hands: of
    these the likeliest are tried. Answers less likely than ``least`` are left out.
    """
    outcomes, none = _outcomes(deals, asker, [case])
    first = outcomes[0] // _MASKS
    asked, seen = _after(deals.facts.seats, asker), Origin(Source.INQUIRY)
    for place, shower in enumerate((*asked, None)):
        at = np.flatnonzero((outcomes[0] == none) if shower is None else (first == place))
        chance = float(deals.weights[at].sum())
        if not len(at) or chance < least:
            continue
        order = at[np.argsort(-deals.weights[at], kind="stable")]
        news: list[Statement] = [
            Lacks(seat, card, seen) for seat in asked[:place] for card in case.cards
        ]
        if shower is not None:
            news.append(OneOf(shower, case.cards, seen))
        bits = {
            seat: sum(
                _bits_left(facts, hand) - _bits_left(facts, (*hand, *news))
                for hand in _likely_hands(deals, seat, order, tries)
            )
            / tries
            for seat, facts in known.items()
            if seat != shower  # it knew what it showed
        }
        yield Telling(shower, chance, bits)


def bits_away(known: Facts, deals: Deals, seat: Seat) -> float:
    """How many bits another seat is away from the case, if it holds its likeliest hand."""
    (hand,) = _likely_hands(deals, seat, deals.order, 1)
    return _bits_left(known, hand)


def _likely_hands(
    deals: Deals, seat: Seat, order: NDArray[np.intp], tries: int
) -> Iterator[tuple[Holds, ...]]:
    """Likely hands of a seat, as many as asked for, from deals likeliest first; one may recur."""
    own = Origin(Source.HAND)
    for place in _spaced(min(len(order), 50) - 1, tries):
        hand = int(deals.hands[deals.row[seat], order[place]])
        yield tuple([Holds(seat, deals.cards[number], own) for number in bits(hand)])


@lru_cache(maxsize=256)
def _spaced(last: int, count: int) -> list[int]:
    """So many whole numbers from nought to the last, evenly spaced."""
    found: list[int] = np.linspace(0, last, count).astype(int).tolist()
    return found


def _bits_left(known: Facts, more: Sequence[Statement]) -> float:
    """How many bits the case is away for somebody who knows this."""
    facts = Facts(known.deck, known.seats, known.hand_sizes, (*more, *known.statements))
    return float(_entropy(cases_of(facts).ravel()))
