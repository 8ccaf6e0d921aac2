"""Moments of a phone's page, always the same, with the game's own pictures: looked at and measured."""

from __future__ import annotations

from contextlib import contextmanager
from functools import cache
from random import Random

from clue.boards.catalogue import read_mansions
from clue.codec.notebook import PhoneEntry, PhonesLine
from clue.devkit.phone_table import PhoneTable
from clue.devkit.robot import Robot
from clue.game.case import OpenCase
from clue.game.commitment import Pledge
from clue.game.seating import Seating
from clue.game.session import Session
from clue.notebook.notes import Help, Mark
from clue.phones.doorkeeper import Invitation
from clue.players.names import HUMAN
from clue.rules.cards import SUSPECTS
from clue.rules.chance import SeededChance
from clue.rules.editions import DELUXE
from clue.rules.phases import Answering, Moving, Suggesting, TurnStart
from clue.rules.setup import deal, lay
from clue.store.keeping import Casebook
from clue.ui.menu import title
from clue.ui.phone_side import KIND, board_picture, card_files, card_pictures
from tests.rules.anybody import pick

MANSION = read_mansions()["classic"].mansion
SEATS = SUSPECTS[:4]
BEFORE = 70
"""So much has happened before any of these moments: the notebook has something to tell."""
PHASES = {"turn": TurnStart, "walk": Moving, "suggest": Suggesting, "show": Answering}


@cache
def pictures():
    """The cards and the board, as the window draws them for phones."""
    with Robot(title, size=(1024, 640)) as robot:
        found = {"board": (KIND, board_picture(robot.app, MANSION))}
        files = card_files(robot.app, MANSION)
        return found | {card: (KIND, body) for card, body in card_pictures(files)}


def at(phase):
    """A game after so much, in the first such phase in which one may do more than one thing."""
    setup = lay(MANSION.board, DELUXE, SEATS)
    chance, rng = SeededChance(26), Random(26)
    session = Session(setup, deal(setup, chance), chance)
    while True:
        offers = session.offers()
        late = len(session.played) >= BEFORE and isinstance(session.state.phase, phase)
        if late and not (offers.have_none or len(offers.destinations) == 1):
            return session
        session.act(pick(offers, rng, 0))


def case_at(moment):
    """A case at a moment, all hands on phones."""
    session = at(PHASES[moment])
    seating = Seating(session.setup.board, DELUXE, dict.fromkeys(SEATS, HUMAN))
    phones = PhonesLine(0, {seat: PhoneEntry(token="a" * 64) for seat in SEATS})
    return OpenCase(seating, session=session, pledge=Pledge("26", "salt"), phones=phones)


@contextmanager
def table_at(moment):
    """A table at a moment, and the seat whose phone is looked at."""
    case = case_at(moment)
    case.phones = PhonesLine(0, {seat: PhoneEntry() for seat in SEATS})
    seat = case.decider
    other = next(one for one in SEATS if one != seat)
    for one, mark in (("wrench", Mark.MAYBE), ("hall", Mark.NO)):
        case.notes[seat] = case.notes[seat].marked(one, other, mark).helped(Help.DEDUCTION)
    book = Casebook(case)
    with PhoneTable(book, pictures=pictures()) as table:
        door = table.party.server.door
        invited = door.invite(seat)
        door._invited[seat] = Invitation(seat, invited.code, "LAMP")  # else it is drawn by chance
        yield table, seat


def still(finger):
    """Until letters and pictures have come."""
    finger.page.evaluate("document.fonts.ready.then(() => 1)")
    finger.wait("[...document.images].every((one) => one.complete && one.naturalWidth)")
    finger.page.wait_for_timeout(150)
