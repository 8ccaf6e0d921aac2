"""Anybody at any table: games of random legal play, and the same games with hidden cards exchanged."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from random import Random

from hypothesis import strategies as st

from clue.game.session import Session
from clue.rules import actions as act
from clue.rules.cards import SUSPECTS, WEAPONS, Case, Seat, kind_of
from clue.rules.chance import ScriptedChance, SeededChance
from clue.rules.editions import DELUXE, EDITIONS, HouseRules
from clue.rules.offers import Offers
from clue.rules.setup import Deal, deal, lay
from tests.mansions import classic, cottage

BOARDS = {"classic": classic(), "cottage": cottage()}


@st.composite
def tables(draw):
    """Any edition, house rules, mansion and company that may sit down together."""
    house = HouseRules(
        *(draw(st.booleans()) for _ in range(3)),
        steady_pace=draw(st.sampled_from((0, 0, 3, 4, 7, 12))),
        weapons_by_hand=draw(st.booleans()),
    )
    fewest = 2 if house.two_with_open_cards else 3
    seats = draw(st.sets(st.sampled_from(SUSPECTS), min_size=fewest))
    board = BOARDS[draw(st.sampled_from(sorted(BOARDS)))]
    edition = EDITIONS[draw(st.sampled_from(sorted(EDITIONS)))]
    return lay(board, edition, sorted(seats), house, draw(st.integers(0, 7)))


def pick(offers: Offers, rng: Random, boldness: float) -> act.Action:
    """Any action, but an accusation only as often as the game's boldness has it."""
    others = [a for a in offers if not isinstance(a, act.Accuse)]
    if offers.accuse and (not others or rng.random() < boldness):
        case = Case(rng.choice(SUSPECTS), rng.choice(WEAPONS), rng.choice(offers.deck.rooms))
        return act.Accuse(offers.seat, case)
    return rng.choice(others)


def play(seats: int, seed: int, length: int) -> Session:
    setup = lay(BOARDS["classic"], DELUXE, SUSPECTS[:seats])
    chance, rng = SeededChance(seed), Random(seed)
    session = Session(setup, deal(setup, chance), chance)
    while len(session.played) < length and (offers := session.offers()) is not None:
        session.act(pick(offers, rng, 0.01))
    return session


def swapped(dealt: Deal, one: str, other: str) -> Deal:
    """The deal with two cards in each other's place."""
    trade = {one: other, other: one}

    def of(card):
        return trade.get(card, card)

    case = dealt.case
    return replace(
        dealt,
        case=replace(case, suspect=of(case.suspect), weapon=of(case.weapon), room=of(case.room)),
        hands=tuple(tuple(of(card) for card in hand) for hand in dealt.hands),
    )


def again(session: Session, dealt: Deal, watcher: Seat) -> Session | None:
    """The same play on another deal, as far as the watcher can tell; None where it cannot be."""
    twin = Session(session.setup, dealt, ScriptedChance(p.dice for p in session.played if p.dice))
    for played in session.played:
        action = played.action
        offers = twin.offers()
        if offers is None:
            return None
        if isinstance(action, act.Show) and action.card not in offers.show:
            private = action.seat != watcher and twin.state.phase.seat != watcher
            if not (private and offers.show):
                return None
            action = act.Show(action.seat, offers.show[0])
        if twin.refusal(action) is not None:
            return None
        twin.act(action)
        if twin.state.over and not session.state.over:
            return None
    return twin


def hidden_pairs(session: Session, watcher: Seat):
    """Pairs of cards the watcher does not hold, of one kind, lying in different places."""
    dealt = session.dealt
    place = {
        card: seat
        for seat, hand in zip(session.setup.seats, dealt.hands, strict=True)
        for card in hand
    }
    unseen = [c for c in session.setup.board.deck.cards if place.get(c) != watcher]
    if session.view(watcher).envelope is not None:  # a false accuser has read it (R14)
        unseen = [card for card in unseen if card not in dealt.case]
    for one, other in combinations(unseen, 2):
        if kind_of(one) is kind_of(other) and place.get(one) != place.get(other):
            yield one, other
