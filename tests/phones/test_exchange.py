"""A phone is told what its seat may know: what it cannot know is exchanged, and the bytes are equal."""

from __future__ import annotations

import pytest

from clue.boards.catalogue import read_mansions
from clue.codec.notebook import PhoneEntry, PhonesLine
from clue.devkit.phone_table import PhoneTable
from clue.game.case import OpenCase
from clue.game.commitment import Pledge
from clue.game.seating import Seating
from clue.notebook.notes import Help
from clue.players.names import HUMAN
from clue.rules.cards import SUSPECTS
from clue.rules.editions import DELUXE
from clue.store.keeping import Casebook
from tests.daily import seeds
from tests.rules.anybody import again, hidden_pairs, play, swapped

PLEDGE = Pledge("1", "salt")


def told(session, seat, help_level):
    """All that this seat's phone is told of a game, as bytes."""
    setup = session.setup
    seating = Seating(
        read_mansions()["classic"].mansion.board, DELUXE, dict.fromkeys(setup.seats, HUMAN)
    )
    phones = PhonesLine(0, {one: PhoneEntry() for one in setup.seats})
    case = OpenCase(seating, session=session, pledge=PLEDGE, phones=phones)
    with PhoneTable(Casebook(case), help_level=help_level) as table:
        table.background.wait(20)
        table.clock.wake()
        table.rest()
        channel = table.party.server.channel(seat)
        channel.boot, channel.number = "boot", 1
        channel._sections = {name: (1, text) for name, (_, text) in channel._sections.items()}
        return channel.frame(0)[1]


@pytest.mark.parametrize("seed", seeds(6))
@pytest.mark.parametrize("help_level", [Help.FACTS, Help.DEDUCTION])
def test_what_a_seat_cannot_know_changes_no_byte(seed, help_level):
    session = play(4, seed, 40 + 15 * seed)
    seat = SUSPECTS[seed % 4]
    twins = 0
    for one, other in hidden_pairs(session, seat):
        twin = again(session, swapped(session.dealt, one, other), seat)
        if twin is None:
            continue
        assert told(twin, seat, help_level) == told(session, seat, help_level)
        twins += 1
        if twins == 3:
            return
    assert twins


def test_bytes_do_tell_apart_what_may_be_known():
    session = play(3, 5, 30)
    assert told(session, SUSPECTS[0], Help.FACTS) != told(session, SUSPECTS[1], Help.FACTS)
