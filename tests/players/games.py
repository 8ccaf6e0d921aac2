"""Games to look at players in."""

from __future__ import annotations

from random import Random

from clue.boards.catalogue import board_named
from clue.deduction.deals import deals_of
from clue.deduction.facts import facts_from
from clue.game.driver import stream_for
from clue.game.seating import Seating, opened, seats_for
from clue.game.session import Session
from clue.players.registry import make_player
from clue.rules import actions as act
from clue.rules.cards import Case
from clue.rules.chance import ScriptedChance
from clue.rules.editions import DELUXE, HouseRules
from clue.rules.events import Rolled
from clue.rules.setup import Deal


def seating(*names, edition=DELUXE, house=None) -> Seating:
    return Seating(board_named("classic"), edition, seats_for(names), house or HouseRules())


def play_on(session: Session, table: Seating, seed, until=10_000):
    """Play until the end or so many actions; yields each decision before it is acted on."""
    players = {seat: make_player(name) for seat, name in table.players.items()}
    while (offers := session.offers()) is not None and len(session.played) < until:
        view = session.view(offers.seat)
        rng = stream_for(seed, offers.seat, len(session.played))
        choice = players[offers.seat].choose(view, offers, rng)
        yield view, offers, choice
        session.act(choice.action)


def begun(table: Seating, seed, actions: int) -> Session:
    session = opened(table, seed)
    for _ in play_on(session, table, seed, actions):
        pass
    return session


def another_truth(session: Session, seat, seed: int) -> Session:
    """The same game with everything exchanged that a seat cannot know."""
    deals = deals_of(facts_from(session.view(seat)), seed=seed)
    column = Random(seed).randrange(deals.count)
    hands = tuple(
        tuple(card for i, card in enumerate(deals.cards) if int(row[column]) >> i & 1)
        for row in deals.hands
    )
    # One's own hand keeps its order: it was seen.
    own = session.setup.seats.index(seat)
    hands = (*hands[:own], session.dealt.hands[own], *hands[own + 1 :])
    case = Case(*(deals.cards[i] for i in deals.cells[column]))
    deal = Deal(case, hands, session.dealt.open_cards, session.dealt.weapons)
    dice = [event.dice for event in session.events if isinstance(event, Rolled)]
    other = Session(session.setup, deal, ScriptedChance(dice))
    for done in session.played:
        action = done.action
        if isinstance(action, act.Show) and seat not in (action.seat, other.state.phase.seat):
            action = act.Show(action.seat, Random(seed).choice(other.offers().show))
        other.act(action)
    return other
