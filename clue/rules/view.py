"""What one seat knows: folded from the events as that seat saw them, and from nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from clue.rules import events as ev
from clue.rules.board import Board, Place
from clue.rules.cards import SUSPECTS, WEAPONS, Card, Case, Room, Seat, Suspect, Weapon
from clue.rules.editions import Edition, HouseRules
from clue.rules.phases import Over, Phase


@dataclass(frozen=True, slots=True)
class Inquiry:
    """One suggestion and all that came of it, as one seat saw it.

    ``shown`` is the card, if this seat may know it; ``shower`` is ``None`` when nobody has
    shown a card (yet: ``complete`` tells).
    """

    turn: int
    seat: Seat
    case: Case
    had_none: tuple[Seat, ...] = ()
    shower: Seat | None = None
    shown: Card | None = None
    complete: bool = False


@dataclass(frozen=True, slots=True)
class FalseAccusation:
    """An accusation that failed: its three cards are not all in the envelope."""

    turn: int
    seat: Seat
    case: Case


@dataclass(frozen=True, slots=True)
class View:
    """Everything a seat may know. Two games that look alike to a seat give equal views.

    ``seat`` is ``None`` for a bystander, who holds no cards. ``hand_sizes`` stands in the
    order of ``seats``; ``pawns`` in that of the suspects, ``weapons`` in that of the weapons.
    """

    seat: Seat | None
    board: Board
    edition: Edition
    house: HouseRules
    seats: tuple[Seat, ...] = ()
    hand_sizes: tuple[int, ...] = ()
    open_cards: tuple[Card, ...] = ()
    hand: tuple[Card, ...] = ()
    pawns: tuple[Place, ...] = ()
    weapons: tuple[Room, ...] = ()
    turn: int = 0
    phase: Phase = Over(None)  # nothing is awaited before the table is set
    brought: frozenset[Seat] = frozenset()
    eliminated: frozenset[Seat] = frozenset()
    inquiries: tuple[Inquiry, ...] = ()
    accusations: tuple[FalseAccusation, ...] = ()
    envelope: Case | None = None  # known to a false accuser, and to all once the game is over

    def place_of(self, suspect: Suspect) -> Place:
        """Where a suspect's pawn stands."""
        return self.pawns[SUSPECTS.index(suspect)]

    def place_of_weapon(self, weapon: Weapon) -> Room:
        """The room a weapon lies in."""
        return self.weapons[WEAPONS.index(weapon)]

    def hand_size(self, seat: Seat) -> int:
        """How many cards a seat holds."""
        return self.hand_sizes[self.seats.index(seat)]

    def hand_of(self, seat: Seat) -> tuple[Card, ...]:
        """This seat's own hand; a view can answer for no other."""
        if seat != self.seat:
            raise LookupError(f"{self.seat} does not know the hand of {seat}")
        return self.hand

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return isinstance(self.phase, Over)


def watch(view: View, event: ev.Event) -> View:
    """The view after one more (redacted) event."""
    fold = _FOLDS.get(type(event))
    return fold(view, event) if fold else view


def watch_all(view: View, events: Iterable[ev.Event]) -> View:
    """The view after several events."""
    for event in events:
        view = watch(view, event)
    return view


def _put(items: tuple[Any, ...], index: int, item: object) -> tuple[Any, ...]:
    return (*items[:index], item, *items[index + 1 :])


def _began(view: View, event: ev.GameBegan) -> View:
    return replace(
        view,
        seats=event.seats,
        hand_sizes=event.hand_sizes,
        open_cards=event.open_cards,
        pawns=event.pawns,
        weapons=event.weapons,
    )


def _dealt(view: View, event: ev.HandDealt) -> View:
    return view if event.cards is None else replace(view, hand=event.cards)


def _turn_began(view: View, event: ev.TurnBegan) -> View:
    return replace(view, turn=event.number)


def _turn_ended(view: View, event: ev.TurnEnded) -> View:
    if event.seat not in view.brought:
        return view
    return replace(view, brought=view.brought - {event.seat})  # R11: lost when that turn ends


def _moved(view: View, event: ev.Moved | ev.TookPassage) -> View:
    return replace(view, pawns=_put(view.pawns, SUSPECTS.index(event.seat), event.to))


def _summoned(view: View, event: ev.PawnSummoned) -> View:
    pawns = _put(view.pawns, SUSPECTS.index(event.suspect), event.room)
    return replace(view, pawns=pawns, brought=view.brought | ({event.suspect} & {*view.seats}))


def _cleared(view: View, event: ev.DoorCleared) -> View:
    return replace(view, pawns=_put(view.pawns, SUSPECTS.index(event.suspect), event.room))


def _weapon_moved(view: View, event: ev.WeaponMoved) -> View:
    return replace(view, weapons=_put(view.weapons, WEAPONS.index(event.weapon), event.room))


def _suggested(view: View, event: ev.Suggested) -> View:
    return replace(view, inquiries=(*view.inquiries, Inquiry(view.turn, event.seat, event.case)))


def _had_none(view: View, event: ev.HadNone) -> View:
    last = view.inquiries[-1]
    last = replace(last, had_none=(*last.had_none, event.seat))
    return replace(view, inquiries=(*view.inquiries[:-1], last))


def _showed(view: View, event: ev.Showed) -> View:
    last = replace(view.inquiries[-1], shower=event.seat, shown=event.card, complete=True)
    return replace(view, inquiries=(*view.inquiries[:-1], last))


def _unanswered(view: View, event: ev.NobodyDisproved) -> View:
    del event
    return replace(
        view, inquiries=(*view.inquiries[:-1], replace(view.inquiries[-1], complete=True))
    )


def _accused(view: View, event: ev.Accused) -> View:
    false = FalseAccusation(view.turn, event.seat, event.case)
    return replace(view, accusations=(*view.accusations, false))


def _failed(view: View, event: ev.AccusationFailed) -> View:
    return replace(
        view,
        eliminated=view.eliminated | {event.seat},
        envelope=event.envelope or view.envelope,
    )


def _ended(view: View, event: ev.GameEnded) -> View:
    # The last accusation on the list was the right one: it is no false accusation.
    solved = event.ending is ev.Ending.SOLVED
    return replace(
        view,
        phase=Over(event.winner),
        envelope=event.envelope,
        accusations=view.accusations[:-1] if solved else view.accusations,
    )


def _awaited(view: View, event: ev.Awaited) -> View:
    return replace(view, phase=event.phase)


_FOLDS: Mapping[type, Callable[[View, Any], View]] = {
    ev.GameBegan: _began,
    ev.HandDealt: _dealt,
    ev.TurnBegan: _turn_began,
    ev.TurnEnded: _turn_ended,
    ev.Moved: _moved,
    ev.TookPassage: _moved,
    ev.PawnSummoned: _summoned,
    ev.DoorCleared: _cleared,
    ev.WeaponMoved: _weapon_moved,
    ev.Suggested: _suggested,
    ev.HadNone: _had_none,
    ev.Showed: _showed,
    ev.NobodyDisproved: _unanswered,
    ev.Accused: _accused,
    ev.AccusationFailed: _failed,
    ev.GameEnded: _ended,
    ev.Awaited: _awaited,
}
