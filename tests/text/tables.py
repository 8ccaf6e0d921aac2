"""Speakers for the tests, and one of every event, phase and refusal."""

from itertools import product

from clue.boards.mansion import Title
from clue.rules import events as ev
from clue.rules import phases as ph
from clue.rules.board import Cell
from clue.rules.cards import SUSPECTS, Case, Room, Suspect, Weapon
from clue.rules.editions import EDITIONS
from clue.text.speaker import Speaker
from tests.mansions import CLASSIC_ROOMS

HALL, CELLAR, ATTIC = Room("hall"), Room("cellar"), Room("attic")
ROOMS = tuple(map(Room, CLASSIC_ROOMS.values()))
TITLES = {
    "en": {CELLAR: Title("Cellar"), ATTIC: Title("Poets’ Corner", "proper")},
    "fr": {CELLAR: Title("Cellier", "masculine"), ATTIC: Title("Orangerie", "feminine")},
}
PLAYERS = {Suspect.SCARLET: "Anna", Suspect.PLUM: "Hugo"}
CASE = Case(Suspect.MUSTARD, Weapon.WRENCH, HALL)
OTHER = Case(Suspect.WHITE, Weapon.REVOLVER, CELLAR)
A, B = Cell(3, 4), Cell(3, 5)


def speaker(language, edition="deluxe", **more):
    titles = TITLES.get(language, TITLES["en"])  # a map says nothing in a language it does not know
    return Speaker(language, EDITIONS[edition], titles=titles, **more)


def all_events():
    """At least one of every kind of event, in each shape that is told differently."""
    red, blue, *_ = seats = (Suspect.SCARLET, Suspect.PEACOCK, Suspect.PLUM)
    yield ev.GameBegan(seats, (6, 6, 6), (), (), ())
    yield ev.GameBegan((red, blue), (7, 7), (Suspect.GREEN, Weapon.ROPE, HALL, CELLAR), (), ())
    for seat in SUSPECTS:
        yield ev.HandDealt(seat, None)
        yield ev.HandDealt(seat, (Suspect.GREEN, Weapon.KNIFE, ATTIC))
        yield ev.WeaponLaid(seat, Weapon.WRENCH, HALL)
        yield ev.WeaponLaid(seat, Weapon.ROPE, CELLAR)
        yield ev.TurnBegan(seat, 12)
        yield ev.Rolled(seat, (4,))
        yield ev.Rolled(seat, (4, 3))
        for origin, to in product((A, HALL, CELLAR), (B, Room("kitchen"), ATTIC)):
            yield ev.Moved(seat, origin, (B,), to)
            yield ev.Moved(seat, origin, (A, B), to)
        yield ev.CouldNotMove(seat)
        yield ev.TookPassage(seat, Room("lounge"), Room("conservatory"))
        yield ev.Suggested(seat, CASE)
        yield ev.Suggested(seat, OTHER)
        yield ev.PawnSummoned(seat, A, CELLAR)
        yield ev.DeclinedToSuggest(seat, ATTIC)
        yield ev.HadNone(seat)
        yield ev.NobodyDisproved(seat, CASE)
        yield ev.Accused(seat, OTHER)
        yield ev.AccusationFailed(seat, None)
        yield ev.AccusationFailed(seat, OTHER)
        yield ev.DoorCleared(seat, A, HALL)
        yield ev.TurnEnded(seat)
        yield ev.GameEnded(ev.Ending.SOLVED, seat, CASE)
        yield ev.GameEnded(ev.Ending.LAST_STANDING, seat, CASE)
        to = SUSPECTS[SUSPECTS.index(seat) - 1]
        for card in (None, Weapon.WRENCH, HALL, CELLAR, Suspect.MUSTARD):
            yield ev.Showed(seat, to, card)
    for weapon, room in product(Weapon, (HALL, CELLAR)):
        yield ev.WeaponMoved(weapon, Room("study"), room)
    yield ev.GameEnded(ev.Ending.UNSOLVED, None, CASE)
    yield from (ev.Awaited(phase) for phase in all_phases())


def all_phases():
    for seat in SUSPECTS:
        yield ph.LayingOut(seat, tuple(Weapon))
        yield ph.TurnStart(seat)
        yield ph.Moving(seat, (4,))
        yield ph.Moving(seat, (4, 3))
        yield ph.Suggesting(seat, HALL)
        yield ph.Answering(seat, CASE, SUSPECTS[SUSPECTS.index(seat) - 1])
        yield ph.TurnClosing(seat)
    yield ph.Over(None)
    yield ph.Over(Suspect.SCARLET)
