"""Two other ways to count deals, written apart from the one they check."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

from clue.deduction.facts import (
    Facts,
    Holds,
    Lacks,
    NotTheCase,
    OneOf,
    Open,
    Origin,
    Source,
    Statement,
    TheCase,
)
from clue.rules.cards import SUSPECTS, Case, Deck, Kind, Room, kind_of

HOUSE = tuple(
    Room(name)
    for name in [
        "study",
        "hall",
        "lounge",
        "library",
        "billiard-room",
        "dining-room",
        "conservatory",
        "ballroom",
        "kitchen",
        "attic",
        "cellar",
        "chapel",
    ]
)


def keeps(deal: dict, facts: Facts) -> bool:
    """Whether a whole deal (card to seat, envelope None, table 'open') keeps every statement."""
    for told in facts.statements:
        match told:
            case Holds(seat, card, _):
                ok = deal[card] == seat
            case Lacks(seat, card, _):
                ok = deal[card] != seat
            case OneOf(seat, cards, _):
                ok = any(deal[card] == seat for card in cards)
            case Open(card, _):
                ok = deal[card] == "open"
            case NotTheCase(case, _):
                ok = any(deal[card] is not None for card in case.cards)
            case TheCase(case, _):
                ok = all(deal[card] is None for card in case.cards)
        if not ok:
            return False
    return True


def deals(facts: Facts) -> Iterator[dict]:
    """Every deal that keeps the facts, by plain trial, the cards with least choice first."""
    opened = {told.card for told in facts.statements if isinstance(told, Open)}
    choices = {
        card: [holder for holder in (*facts.seats, None) if _may(facts, card, holder)]
        for card in facts.deck.cards
        if card not in opened
    }
    cards = sorted(choices, key=lambda card: len(choices[card]))
    clauses = [told for told in facts.statements if isinstance(told, OneOf)]
    room = dict(zip(facts.seats, facts.hand_sizes, strict=True))
    left: dict = dict.fromkeys(Kind, 1)
    deal: dict = dict.fromkeys(opened, "open")

    def hopeless(card) -> bool:
        return any(
            card in told.cards and all(deal.get(c, told.seat) != told.seat for c in told.cards)
            for told in clauses
        )

    def go(index: int) -> Iterator[dict]:
        if index == len(cards):
            if keeps(deal, facts):
                yield dict(deal)
            return
        card = cards[index]
        for holder in choices[card]:
            free, key = (left, kind_of(card)) if holder is None else (room, holder)
            if not free[key]:
                continue
            free[key] -= 1
            deal[card] = holder
            if not hopeless(card):
                yield from go(index + 1)
            free[key] += 1
        deal.pop(card, None)

    yield from go(0)


def count_by_states(facts: Facts) -> int:
    """The number of deals, card by card over states instead of deals."""
    opened = {told.card for told in facts.statements if isinstance(told, Open)}
    seats = facts.seats
    clauses = [t for t in facts.statements if isinstance(t, OneOf)]
    nots = [t.case for t in facts.statements if isinstance(t, NotTheCase)]
    states = Counter({(facts.hand_sizes, (1, 1, 1), (), 0, 0): 1})
    for card in facts.deck.cards:
        if card in opened:
            continue
        kind = list(Kind).index(kind_of(card))
        ahead: Counter = Counter()
        for (room, piles, case, met, broken), ways in states.items():
            for index, seat in enumerate(seats):
                if not room[index] or not _may(facts, card, seat):
                    continue
                now = met
                for number, told in enumerate(clauses):
                    if told.seat == seat and card in told.cards:
                        now |= 1 << number
                fewer = (*room[:index], room[index] - 1, *room[index + 1 :])
                ahead[fewer, piles, case, now, broken] += ways
            if piles[kind] and _may(facts, card, None):
                spent = (*piles[:kind], 0, *piles[kind + 1 :])
                ahead[room, spent, (*case, card), met, broken] += ways
        states = ahead
    every = (1 << len(clauses)) - 1
    return sum(
        ways
        for (room, _, case, met, _), ways in states.items()
        if met == every and not any(room) and not any(set(c.cards) == set(case) for c in nots)
    )


def _may(facts: Facts, card, holder) -> bool:
    for told in facts.statements:
        match told:
            case Holds(seat, which, _) if which == card and seat != holder:
                return False
            case Lacks(seat, which, _) if which == card and seat == holder:
                return False
            case TheCase(case, _) if (card in case) != (holder is None):
                return False
    return True


def history(rng: Random, seats: int, rooms: int, inquiries: int) -> Facts:
    """True facts about a random deal, as the first seat would gather them."""
    deck = Deck(HOUSE[:rooms])
    players = SUSPECTS[:seats]
    case = Case(*(rng.choice(pile) for pile in deck.piles))
    cards = [card for card in deck.cards if card not in case]
    rng.shuffle(cards)
    told: list[Statement] = []
    if seats == 2:
        told += [Open(cards.pop(), Origin(Source.OPEN)) for _ in range(4)]
    hands = {seat: set(cards[i::seats]) for i, seat in enumerate(players)}
    told += [Holds(players[0], c, Origin(Source.HAND)) for c in cards[::seats]]
    for index in range(inquiries):
        asked = Case(*(rng.choice(pile) for pile in deck.piles))
        told += answers(rng, asked, rng.randrange(seats), players, hands, index)
    if rng.random() < 0.4:
        wrong = Case(*(rng.choice(pile) for pile in deck.piles))
        if wrong != case:
            told.append(NotTheCase(wrong, Origin(Source.ACCUSATION, 0)))
    return Facts(deck, players, tuple(len(hands[s]) for s in players), tuple(told))


def answers(rng, asked, asker, players, hands, index) -> Iterator[Statement]:
    """What the first seat learns from one suggestion, held against the true hands."""
    origin = Origin(Source.INQUIRY, index)
    for step in range(1, len(players)):
        seat = players[(asker + step) % len(players)]
        held = sorted(hands[seat] & set(asked.cards))
        if not held:
            if seat != players[0]:
                yield from (Lacks(seat, card, origin) for card in asked.cards)
            continue
        if seat != players[0] and asker == 0:
            yield Holds(seat, rng.choice(held), origin)
        elif seat != players[0]:
            yield OneOf(seat, asked.cards, origin)
        return
