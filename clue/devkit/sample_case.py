"""A case in its middle, always the same, with a notebook that has been written in: for pictures."""

from __future__ import annotations

from random import Random
from typing import Final

from clue.devkit.robot import Robot
from clue.game.case import OpenCase
from clue.game.seating import Seating
from clue.game.session import Session
from clue.notebook.notes import Help, Mark
from clue.players.names import HUMAN
from clue.rules import actions as act
from clue.rules.board import Board, Cell
from clue.rules.cards import SUSPECTS, WEAPONS, Card, Case, Seat, Suspect
from clue.rules.chance import SeededChance
from clue.rules.editions import DELUXE
from clue.rules.offers import Offers
from clue.rules.phases import TurnStart
from clue.rules.setup import deal, lay
from clue.text.notebook import Explainer
from clue.ui.table.notebook.page import Notebook
from clue.ui.table.scene import TableScene

SEED: Final = 13
LENGTH: Final = 60
SEATS: Final = 4
PATIENCE: Final = 1000


def midway(board: Board) -> OpenCase:
    """The table of a game in its middle; everything in it has been seen."""
    setup = lay(board, DELUXE, SUSPECTS[:SEATS])
    chance, rng = SeededChance(SEED), Random(SEED)
    session = Session(setup, deal(setup, chance), chance)
    me = setup.seats[0]
    while (offers := session.offers()) is not None and not _enough(session, offers, me):
        session.act(_something(offers, session, rng))
    players = {seat: HUMAN if seat == me else "constable" for seat in setup.seats}
    case = OpenCase(Seating(board, DELUXE, players), str(SEED), session=session)
    _write(case, me)
    return case


def _enough(session: Session, offers: Offers, me: Seat) -> bool:
    begins = isinstance(session.state.phase, TurnStart) and offers.seat == me
    return len(session.played) >= LENGTH and begins


def _something(offers: Offers, session: Session, rng: Random) -> act.Action:
    """Anything that is allowed; rooms and questions before all else."""
    seat, deck = offers.seat, session.setup.board.deck
    rooms = [place for place in offers.destinations if not isinstance(place, Cell)]
    if offers.destinations:
        return act.MoveTo(seat, rng.choice(rooms or list(offers.destinations)))
    if offers.show:
        return act.Show(seat, rng.choice(offers.show))
    if offers.suggest_in is not None:
        case = Case(rng.choice(deck.piles[0]), rng.choice(deck.piles[1]), offers.suggest_in)
        return act.Suggest(seat, case)
    if offers.roll:
        return act.Roll(seat)
    return act.EndTurn(seat) if offers.end_turn else act.HaveNone(seat)


def _write(case: OpenCase, me: Seat) -> None:
    """What a player may have pencilled in, right and wrong."""
    notes, rng = case.notes[me], Random(SEED)
    cards: tuple[Card, ...] = case.session.setup.board.deck.cards
    columns = (*case.seats, None)
    for _ in range(12):
        mark = rng.choice(list(Mark)[1:])
        notes = notes.marked(rng.choice(cards), rng.choice(columns), mark)
    notes = notes.written(WEAPONS[0], "Plum?").written(cards[-2], "3, 9, 14!")
    case.notes[me] = notes.helped(Help.DEDUCTION)


def thought_through(robot: Robot, table: TableScene) -> TableScene:
    """Wait until the notebook has worked out what it can: in real seconds."""
    robot.catch_up()
    return table


def at_a_reason(robot: Robot, table: TableScene) -> None:
    """The keyboard on the cell with the longest reason that has one."""
    robot.key("n")
    book = table.panels.page
    assert isinstance(book, Notebook)
    page = table.page
    steps = {
        cell: step
        for cell, known in page.insight.certain.items()
        if known and cell not in page.steps and (step := page.insight.reason(cell)) is not None
    }
    tell = Explainer(table.model.told.shown, table.words).reason
    cell = max(steps, key=lambda cell: len(tell(steps[cell])), default=(Suspect.PLUM, None))
    book.stand_on(cell)
    robot.wait(1.0)
