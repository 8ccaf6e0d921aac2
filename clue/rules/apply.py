"""The one door: an action and the dice turn a state into the next one and what happened."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from clue.rules import actions as act
from clue.rules import events as ev
from clue.rules import legal
from clue.rules.board import Cell, Place
from clue.rules.cards import SUSPECTS, WEAPONS, Case, Room, Seat, Suspect, Weapon
from clue.rules.chance import Chance
from clue.rules.editions import Edition
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
from clue.rules.refusals import IllegalActionError
from clue.rules.setup import Deal, Setup, check_deal, from_left
from clue.rules.state import State


def ends_turn(edition: Edition, kind: type[act.Action], *, all_asked: bool = False) -> bool:
    """Whether an action of this kind leaves its player's turn nothing more to decide.

    >>> from clue.rules.editions import DELUXE, VINTAGE
    >>> ends_turn(VINTAGE, act.Show), ends_turn(DELUXE, act.Show)
    (True, False)
    """
    if kind is act.Show:
        return not edition.accuse_after_disproof  # E1
    if kind is act.HaveNone:
        return all_asked and not edition.accuse_unanswered  # E2
    return kind in {act.EndTurn, act.Accuse}


def turns_begun(edition: Edition, seats: int, kinds: Iterable[type[act.Action]]) -> int:
    """How many turns have begun in a game, from what was done in it.

    >>> from clue.rules.editions import DELUXE
    >>> turns_begun(DELUXE, 3, [act.Suggest, act.Show, act.EndTurn, act.Suggest])
    2
    """
    turns, silent = 1, 0
    for kind in kinds:
        silent = silent + 1 if kind is act.HaveNone else 0
        turns += ends_turn(edition, kind, all_asked=silent == seats - 1)
    return turns


Step: TypeAlias = tuple[State, list[ev.Event]]


def begin(setup: Setup, dealt: Deal) -> tuple[State, tuple[ev.Event, ...]]:
    """The first state of a game, and the events that tell of it (R2).

    >>> from clue.api import deal
    >>> game = deal(3, seed=7)
    >>> state, events = begin(game.setup, game.dealt)
    >>> state == game.state
    True
    >>> type(events[-1]).__name__
    'Awaited'
    """
    check_deal(setup, dealt)
    weapons = dealt.weapons or (None,) * len(WEAPONS)
    state = State(setup, dealt, setup.board.starts, weapons, LayingOut(setup.starter, WEAPONS))
    begun: list[ev.Event] = []
    if dealt.weapons:
        state, begun = _first_turn(state)
    return state, (
        ev.GameBegan(
            seats=setup.seats,
            hand_sizes=tuple(len(hand) for hand in dealt.hands),
            open_cards=dealt.open_cards,
            pawns=state.pawns,
            weapons=state.weapons,
        ),
        *(ev.HandDealt(seat, hand) for seat, hand in zip(setup.seats, dealt.hands, strict=True)),
        *begun,
        ev.Awaited(state.phase),
    )


def apply(state: State, action: act.Action, chance: Chance) -> tuple[State, tuple[ev.Event, ...]]:
    """The state after a legal action, and its events; :class:`IllegalActionError` if refused.

    ``chance`` is asked for dice when the action is a roll, and for nothing else.

    >>> from clue.api import deal
    >>> from clue.rules.actions import Roll
    >>> from clue.rules.chance import ScriptedChance
    >>> game = deal(3, seed=7)
    >>> state, events = apply(game.state, Roll(game.setup.seats[0]), ScriptedChance([(2, 3)]))
    >>> events[0].dice
    (2, 3)
    >>> state.phase.dice
    (2, 3)
    """
    if refused := legal.refusal(state, action):
        raise IllegalActionError(refused)
    after, told = _done(state, action, chance)
    if not after.over:
        told.append(ev.Awaited(after.phase))
    return after, tuple(told)


def _done(  # noqa: C901 - one table of actions
    state: State, action: act.Action, chance: Chance
) -> Step:
    match action:
        case act.LayWeapon():
            return _lay_weapon(state, action)
        case act.Roll():
            return _roll(state, action.seat, chance.dice(state.edition.dice))
        case act.MoveTo():
            return _move(state, action)
        case act.TakePassage():
            return _take_passage(state, action)
        case act.Suggest():
            return _suggest(state, action)
        case act.DeclineToSuggest():
            return _decline(state, action)
        case act.Show():
            return _show(state, action)
        case act.HaveNone():
            return _have_none(state, action)
        case act.Accuse():
            return _accuse(state, action)
        case act.EndTurn():
            return _end_turn(state, action.seat, [])


def _with_pawn(state: State, suspect: Suspect, place: Place) -> State:
    at = SUSPECTS.index(suspect)
    return state.but(pawns=(*state.pawns[:at], place, *state.pawns[at + 1 :]))


def _with_weapon(state: State, weapon: Weapon, room: Room) -> State:
    at = WEAPONS.index(weapon)
    return state.but(weapons=(*state.weapons[:at], room, *state.weapons[at + 1 :]))


def _at(state: State, phase: Phase) -> State:
    return state.but(phase=phase)


# Laying the weapons out -------------------------------------------------------------------


def _lay_weapon(state: State, action: act.LayWeapon) -> Step:
    assert isinstance(state.phase, LayingOut)
    told: list[ev.Event] = [ev.WeaponLaid(action.seat, action.weapon, action.room)]
    left = tuple(weapon for weapon in state.phase.weapons if weapon != action.weapon)
    state = _with_weapon(state, action.weapon, action.room)
    if left:
        return _at(state, LayingOut(from_left(state.seats, action.seat)[0], left)), told
    state, begun = _first_turn(state)
    return state, told + begun


def _first_turn(state: State) -> Step:
    starter = state.setup.starter
    return state.but(phase=TurnStart(starter), turn=1), [ev.TurnBegan(starter, 1)]


# Moving ----------------------------------------------------------------------------------


def _roll(state: State, seat: Seat, dice: tuple[int, ...]) -> Step:
    told: list[ev.Event] = [ev.Rolled(seat, dice)]
    moving = _at(state, Moving(seat, dice))
    if legal.reach_of(moving, seat, sum(dice)).routes:
        return moving, told
    return _at(state, TurnClosing(seat)), [*told, ev.CouldNotMove(seat)]  # R6


def _move(state: State, action: act.MoveTo) -> Step:
    seat, to = action.seat, action.to
    origin = legal.standing(state, seat)
    offered = legal.offers(state)
    assert offered is not None
    told: list[ev.Event] = [ev.Moved(seat, origin, offered.destinations[to], to)]
    phase = TurnClosing(seat) if isinstance(to, Cell) else Suggesting(seat, to)
    return _at(_with_pawn(state, seat, to), phase), told


def _take_passage(state: State, action: act.TakePassage) -> Step:
    seat, to = action.seat, action.to
    origin = legal.standing(state, seat)
    assert not isinstance(origin, Cell)
    moved = _at(_with_pawn(state, seat, to), Suggesting(seat, to, by_passage=True))
    return moved, [ev.TookPassage(seat, origin, to)]


# Suggesting and answering ------------------------------------------------------------------


def _suggest(state: State, action: act.Suggest) -> Step:
    seat, case = action.seat, action.case
    told: list[ev.Event] = [ev.Suggested(seat, case)]
    state = _summon(state, case, told)
    state = _bring_weapon(state, case, told)
    first = from_left(state.seats, seat)[0]  # R12: the suggester's left
    return _at(state, Answering(seat, case, first)), told


def _summon(state: State, case: Case, told: list[ev.Event]) -> State:
    """Move the suspect's pawn in (R10); a player so moved may suggest there (R11)."""
    suspect, room = case.suspect, case.room
    origin = legal.standing(state, suspect)
    if origin == room:
        return state
    told.append(ev.PawnSummoned(suspect, origin, room))
    if suspect in state.seats:
        state = state.but(brought=state.brought | {suspect})
    return _with_pawn(state, suspect, room)


def _bring_weapon(state: State, case: Case, told: list[ev.Event]) -> State:
    origin = state.weapons[WEAPONS.index(case.weapon)]
    assert origin is not None
    if origin == case.room:
        return state
    told.append(ev.WeaponMoved(case.weapon, origin, case.room))
    return _with_weapon(state, case.weapon, case.room)


def _decline(state: State, action: act.DeclineToSuggest) -> Step:
    """Say nothing; an accusation may still follow (R13a)."""
    assert isinstance(state.phase, Suggesting)
    seat = action.seat
    return _at(state, TurnClosing(seat)), [ev.DeclinedToSuggest(seat, state.phase.room)]


def _show(state: State, action: act.Show) -> Step:
    assert isinstance(state.phase, Answering)
    seat = state.phase.seat
    told: list[ev.Event] = [ev.Showed(action.seat, seat, action.card)]
    if ends_turn(state.edition, act.Show):
        return _end_turn(state, seat, told)
    return _at(state, TurnClosing(seat)), told


def _have_none(state: State, action: act.HaveNone) -> Step:
    assert isinstance(state.phase, Answering)
    seat, case = state.phase.seat, state.phase.case
    told: list[ev.Event] = [ev.HadNone(action.seat)]
    following = from_left(state.seats, action.seat)[0]
    if following != seat:
        return _at(state, Answering(seat, case, following)), told
    told.append(ev.NobodyDisproved(seat, case))
    if ends_turn(state.edition, act.HaveNone, all_asked=True):
        return _end_turn(state, seat, told)
    return _at(state, TurnClosing(seat)), told


# Accusing and ending -----------------------------------------------------------------------


def _accuse(state: State, action: act.Accuse) -> Step:
    seat, case = action.seat, action.case
    told: list[ev.Event] = [ev.Accused(seat, case)]
    if case == state.dealt.case:
        return _game_over(state, told, ev.Ending.SOLVED, seat)  # R14
    told.append(ev.AccusationFailed(seat, state.dealt.case))
    state = state.but(eliminated=state.eliminated | {seat})
    if state.edition.clear_door_of_false_accuser:  # E3
        state = _clear_door(state, seat, told)
    left = state.in_play
    if not state.house.ends_with(len(left)):
        return _end_turn(state, seat, told)
    if left:
        return _game_over(state, told, ev.Ending.LAST_STANDING, left[0])  # H2
    return _game_over(state, told, ev.Ending.UNSOLVED, None)  # R15


def _clear_door(state: State, seat: Seat, told: list[ev.Event]) -> State:
    place = legal.standing(state, seat)
    if not isinstance(place, Cell) or place not in state.board.doors_at:
        return state
    room: Room = state.board.doors_at[place][0].room
    told.append(ev.DoorCleared(seat, place, room))
    return _with_pawn(state, seat, room)


def _end_turn(state: State, seat: Seat, told: list[ev.Event]) -> Step:
    """Pass to the next seat on the left that has not accused wrongly."""
    following = next(
        other for other in (*from_left(state.seats, seat), seat) if other not in state.eliminated
    )
    told += [ev.TurnEnded(seat), ev.TurnBegan(following, state.turn + 1)]
    return state.but(
        phase=TurnStart(following),
        turn=state.turn + 1,
        brought=state.brought - {seat},  # R11: the right is lost when that turn ends
    ), told


def _game_over(state: State, told: list[ev.Event], ending: ev.Ending, winner: Seat | None) -> Step:
    told.append(ev.GameEnded(ending, winner, state.dealt.case))
    return _at(state, Over(winner)), told
