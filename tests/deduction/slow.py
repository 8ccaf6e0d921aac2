"""Two other ways to count deals, written apart from the one they check."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

from clue.boards.catalogue import board_named
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
    facts_from,
)
from clue.game.seating import Seating, decide, opened, question, seats_for
from clue.players.registry import make_player
from clue.rules.cards import SUSPECTS, Case, Deck, Kind, Room, kind_of
from clue.rules.editions import DELUXE
from tests.mansions import CLASSIC_ROOMS

HOUSE = tuple(map(Room, [*CLASSIC_ROOMS.values(), "attic", "cellar", "chapel"]))
"""The nine rooms of the classic mansion, and three that others have."""


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
    """The number of deals, card by card over states instead of deals.

    A state says how many cards every seat still takes, which kinds the envelope still lacks, which
    clauses are not met yet, and what is left of each wrong accusation.
    """
    opened = {told.card for told in facts.statements if isinstance(told, Open)}
    clauses = [(t.seat, set(t.cards)) for t in facts.statements if isinstance(t, OneOf)]
    wrong = [set(t.case.cards) for t in facts.statements if isinstance(t, NotTheCase)]
    wrong = [case for case in wrong if not case & opened]
    met = [{c for c in cards if _may(facts, c, seat)} for seat, cards in clauses]
    order = sorted(
        (card for card in facts.deck.cards if card not in opened),
        key=lambda card: min((len(m) for m in met if card in m), default=99),
    )
    last = [max((i for i, c in enumerate(order) if c in m), default=-1) for m in met]
    if -1 in last:
        return 0
    states = Counter({(facts.hand_sizes, (True, True, True), frozenset(), frozenset()): 1})
    for index, card in enumerate(order):
        kind = list(Kind).index(kind_of(card))
        places = [p for p, seat in enumerate(facts.seats) if _may(facts, card, seat)]
        meets = {
            p: frozenset(
                n
                for n, (seat, _) in enumerate(clauses)
                if card in met[n] and seat == facts.seats[p]
            )
            for p in places
        }
        ending = frozenset(n for n, at in enumerate(last) if at == index)
        not_it = frozenset(n for n, case in enumerate(wrong) if card in case)
        ahead: Counter = Counter()
        for (room, lacks, done, refuted), ways in states.items():
            for place in places:
                if room[place]:
                    fewer = (*room[:place], room[place] - 1, *room[place + 1 :])
                    now = done | meets[place]
                    if ending <= now:
                        ahead[fewer, lacks, now - ending, refuted | not_it] += ways
            if lacks[kind] and ending <= done and _may(facts, card, None):
                spent = (*lacks[:kind], False, *lacks[kind + 1 :])
                ahead[room, spent, done - ending, refuted] += ways
        states = ahead
    every = frozenset(range(len(wrong)))
    return sum(
        ways
        for (room, lacks, _, refuted), ways in states.items()
        if refuted == every and not any(room) and not any(lacks)
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


def from_a_game(seats: int, seed: int) -> Iterator[Facts]:
    """What each seat knows of a real game after every suggestion, one seat after another."""
    table = Seating(board_named("classic"), DELUXE, seats_for(["inspector"] * seats))
    session, asked = opened(table, f"positions:{seed}"), -1
    players = {seat: make_player(name) for seat, name in table.players.items()}
    while not session.state.over:
        done = sum(inquiry.complete for inquiry in session.view(None).inquiries)
        if done > asked:
            asked = done
            yield facts_from(session.view(session.setup.seats[done % seats]))
        decision = question(session)
        session.act(decide(players[decision.seat], decision, seed).action)


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
