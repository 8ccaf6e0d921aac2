"""A table in the middle of a case, with the notebook open: what tests of the book begin with."""

from __future__ import annotations

from random import Random

from clue.boards.catalogue import read_mansions
from clue.devkit.robot import Robot
from clue.game.case import OpenCase
from clue.game.seating import Seating
from clue.game.session import Session
from clue.notebook.notes import Mark
from clue.players.names import HUMAN
from clue.rules import actions as act
from clue.rules.board import Cell
from clue.rules.cards import SUSPECTS
from clue.rules.chance import SeededChance
from clue.rules.editions import DELUXE, HouseRules
from clue.rules.phases import TurnStart
from clue.rules.setup import deal, lay
from clue.store.keeping import Casebook
from clue.ui import cases
from clue.ui.menu import title
from clue.ui.stage.settings import Settings
from clue.ui.table.scene import TableScene
from tests.rules.anybody import pick

STILL = Settings(language="en", own_speed="instant", computer_speed="instant", reduced_motion=True)


def session_of(seats=4, seed=3, length=70, edition=DELUXE, house=None, mansion="classic", until=0):
    """A game cut where a seat's turn begins."""
    board = read_mansions()[mansion].mansion.board
    setup = lay(board, edition, SUSPECTS[:seats], house or HouseRules())
    chance, rng = SeededChance(seed), Random(seed)
    session = Session(setup, deal(setup, chance), chance)
    watcher = setup.seats[until]
    while (offers := session.offers()) is not None:
        begins = isinstance(session.state.phase, TurnStart) and offers.seat == watcher
        if len(session.played) >= length and begins:
            break
        rooms = [to for to in offers.destinations if not isinstance(to, Cell)]
        room = act.MoveTo(offers.seat, rng.choice(rooms)) if rooms else None
        session.act(room or pick(offers, rng, 0.0))
    return session


def case_at(session, humans=1) -> OpenCase:
    """The table of a game of which everything has been seen."""
    seats = session.setup.seats
    players = {seat: HUMAN if i < humans else "constable" for i, seat in enumerate(seats)}
    setup = session.setup
    seating = Seating(setup.board, setup.edition, players, setup.house)
    return OpenCase(seating, "1", session=session)


def open_book(robot: Robot, case: OpenCase, keeper=None) -> TableScene:
    """Sit down, and let everything come to rest."""
    table = sit(robot, case, keeper)
    rest(robot, table)
    return table


def sit(robot: Robot, case: OpenCase, keeper=None) -> TableScene:
    """Sit down; nothing is waited for."""
    book = Casebook(case, keeper)
    book.keep()
    mansion = read_mansions()[case.session.setup.board.name].mansion
    table = cases.table_for(robot.app, book, mansion, title)
    robot.app.replace(table)
    robot.step(3)
    return table


def rest(robot: Robot, table: TableScene) -> None:
    """What another thread works out comes in real seconds, the robot has its own."""
    robot.catch_up()
    robot.step(3)


def scribble(case, seat, seed) -> None:
    """Marks and lines all over a notebook."""
    notes, session = case.notes[seat], case.session
    rng = Random(seed)
    cards, seats = session.setup.board.deck.cards, session.setup.seats
    for _ in range(40):
        cell = rng.choice(cards), rng.choice((*seats, None))
        notes = notes.marked(*cell, rng.choice(list(Mark)[1:]))
    for card in rng.sample(cards, 5):
        notes = notes.written(card, f"line {rng.random():.3f}")
    case.notes[seat] = notes


def blank_spot(book):
    """A cell of which nothing is known, and what it means."""
    page = book.leaf.page
    for card, column in book.sheet.cells():
        if page.at(card, column).known is None and not page.at(card, column).numbers:
            return book.sheet.spot_of((card, column)), (card, column)
    raise LookupError
