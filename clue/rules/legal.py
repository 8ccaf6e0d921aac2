"""What a seat may do now, and why not something else. The screen shows what this returns."""

from __future__ import annotations

from typing import Protocol

from clue.rules import actions as act
from clue.rules import movement
from clue.rules.board import Board, Cell, Place
from clue.rules.cards import SUSPECTS, Card, Room, Seat
from clue.rules.editions import Edition, HouseRules
from clue.rules.offers import Offers
from clue.rules.phases import (
    Answering,
    LayingOut,
    Moving,
    Over,
    Phase,
    Suggesting,
    TurnClosing,
    TurnStart,
)
from clue.rules.refusals import Refusal, Why


class Table(Protocol):
    """What legality depends on; the whole state and a seat's view both have it."""

    @property
    def board(self) -> Board:
        """The mansion."""

    @property
    def edition(self) -> Edition:
        """The rulebook."""

    @property
    def house(self) -> HouseRules:
        """What the table agreed on."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits, clockwise."""

    @property
    def pawns(self) -> tuple[Place, ...]:
        """Where the six pawns stand."""

    @property
    def weapons(self) -> tuple[Room | None, ...]:
        """Where the six weapons lie; ``None`` while they are laid out by hand."""

    @property
    def phase(self) -> Phase:
        """Which decision is awaited."""

    @property
    def brought(self) -> frozenset[Seat]:
        """Who was called into a room since their last turn (R11)."""

    @property
    def eliminated(self) -> frozenset[Seat]:
        """Who has accused wrongly (R14)."""

    def hand_of(self, seat: Seat) -> tuple[Card, ...]:
        """The cards a seat holds."""


def standing(table: Table, seat: Seat) -> Place:
    """Where a seat's own pawn stands.

    >>> from clue.api import deal
    >>> game = deal(3, seed=7)
    >>> standing(game.state, game.setup.seats[0]) == game.setup.board.starts[0]
    True
    """
    return table.pawns[SUSPECTS.index(seat)]


def reach_of(table: Table, seat: Seat, steps: int) -> movement.Reach:
    """Where a seat's pawn may go with so many steps.

    >>> from clue.api import deal
    >>> game = deal(3, seed=7)
    >>> sorted(reach_of(game.state, game.setup.seats[0], 2).squares)
    [Cell(column=15, row=1), Cell(column=16, row=2)]
    """
    here = standing(table, seat)
    taken = movement.taken_squares(table.pawns, here)
    return movement.reach(table.board, here, taken, steps)


def can_walk(table: Table, seat: Seat) -> bool:
    """Whether a seat's pawn could take a single step (R4, R7)."""
    here = standing(table, seat)
    return movement.can_step(table.board, here, movement.taken_squares(table.pawns, here))


def is_last(table: Table, seat: Seat) -> bool:
    """Whether all the others have accused wrongly."""
    return table.eliminated.issuperset(other for other in table.seats if other != seat)


def steps_to_walk(table: Table) -> int:
    """How far one may walk now: what was rolled, or the steady pace; nought if it is no time to."""
    match table.phase:
        case Moving(_, dice):
            return sum(dice)
        case TurnStart():
            return table.house.steady_pace  # H4
        case _:
            return 0


# What each phase offers ------------------------------------------------------------------


def offers(table: Table) -> Offers | None:
    """What the deciding seat may do; ``None`` when the game is over.

    >>> from clue.api import deal
    >>> game = deal(3, seed=7)
    >>> now = offers(game.state)
    >>> now.seat.value, now.roll, now.suggest_in
    ('scarlet', True, None)
    >>> len(list(now))
    325
    """
    of, offered = _last[0]
    if of is not table:
        offered = _offers(table)
        _last[0] = table, offered
    return offered


_last: list[tuple[Table | None, Offers | None]] = [(None, None)]
"""What was asked about last: of one moment the player, the referee and the table all ask."""


def _offers(table: Table) -> Offers | None:
    phase = table.phase
    match phase:
        case LayingOut():
            return _laying_out(table, phase)
        case TurnStart():
            return _at_start(table, phase)
        case Moving():
            return _moving(table, phase)
        case Suggesting():
            return _suggesting(table, phase)
        case Answering():
            return _answering(table, phase)
        case TurnClosing():
            return Offers(phase.seat, table.board.deck, accuse=True, end_turn=True)
        case Over():
            return None


def _laying_out(table: Table, phase: LayingOut) -> Offers:
    """A room of its own for each weapon, while there are such rooms (R2)."""
    rooms = table.board.deck.rooms
    bare = tuple(room for room in rooms if room not in table.weapons)
    return Offers(phase.seat, table.board.deck, lay=phase.weapons, lay_in=bare or rooms)


def _at_start(table: Table, phase: TurnStart) -> Offers:
    seat, here = phase.seat, standing(table, phase.seat)
    room = None if isinstance(here, Cell) else here
    passages = table.board.passages_of[room] if room else ()
    suggest_in = room if seat in table.brought else None
    pace = table.house.steady_pace  # H4: no dice, one walks at once
    routes = reach_of(table, seat, pace).routes if pace else {}
    walks = can_walk(table, seat)
    barred = not (walks or passages or suggest_in)
    for_good = barred and is_last(table, seat)  # R17: none of the others will ever move again
    return Offers(
        seat,
        table.board.deck,
        roll=not pace and (walks or not (room or for_good)),  # R9; a corridor lets one roll (R6)
        passages=passages,
        destinations=routes,
        suggest_in=suggest_in,
        accuse=True,
        end_turn=barred and not for_good and bool(room or pace),
    )


def _moving(table: Table, phase: Moving) -> Offers:
    routes = reach_of(table, phase.seat, sum(phase.dice)).routes
    return Offers(phase.seat, table.board.deck, destinations=routes)


def _suggesting(table: Table, phase: Suggesting) -> Offers:
    return Offers(
        phase.seat,
        table.board.deck,
        suggest_in=phase.room,
        decline=table.house.optional_suggestion  # H1
        or (phase.by_passage and table.edition.silent_passage),  # E8
    )


def _answering(table: Table, phase: Answering) -> Offers:
    held = tuple(card for card in phase.case.cards if card in table.hand_of(phase.answerer))
    return Offers(phase.answerer, table.board.deck, show=held, have_none=not held)


# Why something else is refused -----------------------------------------------------------


def refusal(table: Table, action: act.Action) -> Refusal | None:
    """Why an action is not allowed now, or ``None`` when it is.

    >>> from clue.api import deal
    >>> game = deal(3, seed=7)
    >>> refusal(game.state, act.Roll(game.setup.seats[0])) is None
    True
    >>> refusal(game.state, act.Roll(game.setup.seats[1])).why.name
    'NOT_YOUR_TURN'
    """
    phase = table.phase
    if isinstance(phase, Over):
        return Refusal(Why.GAME_OVER)
    if action.seat != phase.decider:
        return Refusal(Why.NOT_YOUR_TURN, seat=phase.decider)
    offered = offers(table)
    assert offered is not None
    return _why_not(table, offered, action)


def _why_not(  # noqa: C901 - one table of actions
    table: Table, offered: Offers, action: act.Action
) -> Refusal | None:
    match action:
        case act.LayWeapon():
            return _why_not_lay(table, offered, action)
        case act.Roll():
            return None if offered.roll else _why_not_roll(table, offered)
        case act.MoveTo():
            return _why_not_move(table, offered, action)
        case act.TakePassage():
            return _why_not_passage(table, offered, action)
        case act.Suggest():
            return _why_not_suggest(table, offered, action)
        case act.DeclineToSuggest():
            return _why_not_decline(table, offered)
        case act.Show():
            return _why_not_show(table, offered, action)
        case act.HaveNone():
            return _why_not_have_none(table, offered, action)
        case act.Accuse():
            return _why_not_accuse(table, offered, action)
        case act.EndTurn():
            return None if offered.end_turn else _not_now(table)


def _why_not_lay(table: Table, offered: Offers, action: act.LayWeapon) -> Refusal | None:
    if not isinstance(table.phase, LayingOut):
        return _not_now(table)
    if action.room not in table.board.deck.rooms:
        return Refusal(Why.NOT_A_PLACE, place=action.room)
    if action.weapon not in offered.lay:
        return Refusal(Why.WEAPON_LIES, card=action.weapon)
    if action.room not in offered.lay_in:
        return Refusal(Why.ROOM_HAS_WEAPON, room=action.room)
    return None


def _why_not_roll(table: Table, offered: Offers) -> Refusal | None:
    here = standing(table, offered.seat)
    if table.house.steady_pace:
        return Refusal(Why.NO_DICE, steps=table.house.steady_pace)
    if not isinstance(table.phase, TurnStart) or _shut_in(offered) or isinstance(here, Cell):
        return _not_now(table)
    return Refusal(Why.TRAPPED, seat=offered.seat, room=here, open=offered)


def _shut_in(offered: Offers) -> bool:
    """Whether a turn begins with nothing left but to accuse (R17)."""
    return not any(
        (offered.roll, offered.destinations, offered.passages, offered.suggest_in, offered.end_turn)
    )


def _not_now(table: Table) -> Refusal:
    """Why this is not the moment: what the phase waits for instead."""
    match table.phase:
        case LayingOut(seat):
            return Refusal(Why.NOT_NOW_LAYING, seat=seat)
        case TurnStart(seat) as phase:
            offered = _at_start(table, phase)
            why = Why.SHUT_IN if _shut_in(offered) else Why.NOT_NOW_STARTING
            return Refusal(why, seat=seat, open=offered)
        case Moving(seat, dice):
            return Refusal(Why.NOT_NOW_ROLLED, seat=seat, steps=sum(dice))
        case Suggesting(seat, room):
            return Refusal(Why.NOT_NOW_ENTERED, seat=seat, room=room)
        case Answering(_, _, answerer):
            return Refusal(Why.NOT_NOW_ANSWERING, seat=answerer)
        case phase:
            return Refusal(Why.NOT_NOW_CLOSING, seat=phase.decider)


def _why_not_passage(table: Table, offered: Offers, action: act.TakePassage) -> Refusal | None:
    if action.to in offered.passages:
        return None
    if not isinstance(table.phase, TurnStart):
        return _not_now(table)
    here = standing(table, action.seat)
    if isinstance(here, Cell):
        return Refusal(Why.NOT_IN_A_ROOM, seat=action.seat)
    return Refusal(Why.NO_PASSAGE, room=here, place=action.to)


def _why_not_move(table: Table, offered: Offers, action: act.MoveTo) -> Refusal | None:
    if action.to in offered.destinations:
        return None
    steps = steps_to_walk(table)
    return why_unreachable(table, action.seat, action.to, steps) if steps else _not_now(table)


def why_unreachable(table: Table, seat: Seat, place: Place, steps: int) -> Refusal | None:
    """Why a roll does not lead to a place; ``None`` when it does.

    >>> from clue.api import deal
    >>> game = deal(3, seed=7)
    >>> why_unreachable(game.state, game.setup.seats[0], Room('hall'), 3).why.name
    'TOO_FAR'
    """
    board, here = table.board, standing(table, seat)
    taken = movement.taken_squares(table.pawns, here)
    found = movement.reach(board, here, taken, steps)
    if place in found.routes:
        return None
    if not isinstance(place, Cell):
        return _why_not_room(table, here, taken, place, steps)
    if place not in board.squares:
        return Refusal(Why.NOT_A_PLACE, place=place)
    if place == here:
        return Refusal(Why.ALREADY_HERE, place=place)
    if place in taken:
        return Refusal(Why.SQUARE_TAKEN, place=place, seat=SUSPECTS[table.pawns.index(place)])
    near = movement.distances(board, here, taken)
    if place not in near:
        return Refusal(Why.CUT_OFF, place=place)
    if near[place] > steps:
        return Refusal(Why.TOO_FAR, place=place, steps=steps, distance=near[place])
    return Refusal(_why_not_there(found, steps), place=place, steps=steps, distance=near[place])


def _why_not_there(found: movement.Reach, steps: int) -> Why:
    """Why a walk may not end on a square that is near enough (R5, R6)."""
    if not found.squares:
        return Why.ROOM_IN_REACH
    return Why.NO_PATH_OF_LENGTH if found.steps == steps else Why.MUST_GO_LONGEST


def _why_not_room(
    table: Table, here: Place, taken: frozenset[Cell], room: Room, steps: int
) -> Refusal:
    if room not in table.board.deck.rooms:
        return Refusal(Why.NOT_A_PLACE, place=room)
    if room == here:
        return Refusal(Why.SAME_ROOM, room=room)
    if not movement.open_doors(table.board, room, taken):
        fronts = {door.front for door in table.board.doors_of[room]}
        alone = SUSPECTS[table.pawns.index(fronts.pop())] if len(fronts) == 1 else None
        return Refusal(Why.DOORS_BLOCKED, room=room, seat=alone)
    near = movement.distances(table.board, here, taken)
    if room not in near:
        return Refusal(Why.CUT_OFF, room=room)
    return Refusal(Why.TOO_FAR, room=room, steps=steps, distance=near[room])


def _why_not_suggest(table: Table, offered: Offers, action: act.Suggest) -> Refusal | None:
    if action.case not in table.board.deck:
        return Refusal(Why.NOT_IN_THE_DECK, card=action.case.room)
    if offered.suggest_in is not None:
        if action.case.room == offered.suggest_in:
            return None
        return Refusal(Why.OTHER_ROOM, room=offered.suggest_in)
    if isinstance(table.phase, TurnStart):
        here = standing(table, action.seat)
        if isinstance(here, Cell):
            return Refusal(Why.NOT_IN_A_ROOM, seat=action.seat)
        return Refusal(Why.NOT_BROUGHT, room=here)
    return _not_now(table)


def _why_not_decline(table: Table, offered: Offers) -> Refusal | None:
    if offered.decline:
        return None
    if isinstance(table.phase, Suggesting):
        return Refusal(Why.MUST_SUGGEST, room=table.phase.room)
    return _not_now(table)


def _why_not_show(table: Table, offered: Offers, action: act.Show) -> Refusal | None:
    if action.card in offered.show:
        return None
    if not isinstance(table.phase, Answering):
        return _not_now(table)
    if action.card not in table.phase.case:
        return Refusal(Why.NOT_NAMED, seat=action.seat, card=action.card)
    return Refusal(Why.NOT_YOUR_CARD, seat=action.seat, card=action.card)


def _why_not_have_none(table: Table, offered: Offers, action: act.HaveNone) -> Refusal | None:
    if offered.have_none:
        return None
    if offered.show:
        return Refusal(Why.HAVE_ONE, seat=action.seat, card=offered.show[0])
    return _not_now(table)


def _why_not_accuse(table: Table, offered: Offers, action: act.Accuse) -> Refusal | None:
    if action.case not in table.board.deck:
        return Refusal(Why.NOT_IN_THE_DECK, card=action.case.room)
    return None if offered.accuse else _not_now(table)
