"""What one seat knows: folded from the events as that seat saw them, and from nothing else."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

from clue.rules import events as ev
from clue.rules.board import Board, Place
from clue.rules.cards import SUSPECTS, WEAPONS, Card, Case, Room, Seat, Suspect
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


_NOT_BEGUN = Over(None)  # nothing is awaited before the table is set


@dataclass(frozen=True)
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
    weapons: tuple[Room | None, ...] = ()
    turn: int = 0
    phase: Phase = _NOT_BEGUN
    brought: frozenset[Seat] = frozenset()
    eliminated: frozenset[Seat] = frozenset()
    inquiries: tuple[Inquiry, ...] = ()
    accusations: tuple[FalseAccusation, ...] = ()
    accused: Case | None = None  # named for good just now: nobody knows yet whether it is right
    envelope: Case | None = None  # known to a false accuser, and to all once the game is over

    def __hash__(self) -> int:
        """Of what changes most: views are looked up all day, and compared where this agrees."""
        return hash((self.seat, self.hand, self.turn, self.phase, len(self.inquiries)))

    def place_of(self, suspect: Suspect) -> Place:
        """Where a suspect's pawn stands."""
        return self.pawns[SUSPECTS.index(suspect)]

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


_Page: TypeAlias = dict[str, Any]
"""The fields of a view that is being written: not yet frozen."""


def watch(view: View, *events: ev.Event) -> View:
    """The view after more (redacted) events.

    >>> from clue.api import deal
    >>> game = deal(3, seed=7)
    >>> seat = game.setup.seats[0]
    >>> known = View(seat, game.setup.board, game.setup.edition, game.setup.house)
    >>> watch(known, *game.seen_by(seat)) == game.view(seat)
    True
    """
    after = object.__new__(View)  # a frozen __init__ takes three times as long, for every seat
    page = vars(after)
    page.update(vars(view))
    for event in events:
        _FOLDS[type(event)](page, event)
    return after


def _put(items: tuple[Any, ...], index: int, item: object) -> tuple[Any, ...]:
    return (*items[:index], item, *items[index + 1 :])


def _put_pawn(page: _Page, suspect: Suspect, place: Place) -> None:
    page["pawns"] = _put(page["pawns"], SUSPECTS.index(suspect), place)


def _note(page: _Page, seat: Seat | None, card: Card | None = None) -> None:
    """Of the inquiry that is going round: who has shown what, or that nobody could."""
    *before, told = page["inquiries"]
    done = Inquiry(told.turn, told.seat, told.case, told.had_none, seat, card, complete=True)
    page["inquiries"] = (*before, done)


def _began(page: _Page, event: ev.GameBegan) -> None:
    page["seats"] = event.seats
    page["hand_sizes"] = event.hand_sizes
    page["open_cards"] = event.open_cards
    page["pawns"] = event.pawns
    page["weapons"] = event.weapons


def _dealt(page: _Page, event: ev.HandDealt) -> None:
    if event.cards is not None:
        page["hand"] = event.cards


def _turn_began(page: _Page, event: ev.TurnBegan) -> None:
    page["turn"] = event.number


def _turn_ended(page: _Page, event: ev.TurnEnded) -> None:
    page["brought"] -= {event.seat}  # R11: the right is lost when that turn ends


def _moved(page: _Page, event: ev.Moved | ev.TookPassage) -> None:
    _put_pawn(page, event.seat, event.to)


def _summoned(page: _Page, event: ev.PawnSummoned) -> None:
    _put_pawn(page, event.suspect, event.room)
    page["brought"] |= {event.suspect}.intersection(page["seats"])


def _cleared(page: _Page, event: ev.DoorCleared) -> None:
    _put_pawn(page, event.suspect, event.room)


def _weapon_moved(page: _Page, event: ev.WeaponMoved | ev.WeaponLaid) -> None:
    page["weapons"] = _put(page["weapons"], WEAPONS.index(event.weapon), event.room)


def _suggested(page: _Page, event: ev.Suggested) -> None:
    page["inquiries"] = (*page["inquiries"], Inquiry(page["turn"], event.seat, event.case))


def _had_none(page: _Page, event: ev.HadNone) -> None:
    *before, told = page["inquiries"]
    had_none = (*told.had_none, event.seat)
    page["inquiries"] = (*before, Inquiry(told.turn, told.seat, told.case, had_none))


def _showed(page: _Page, event: ev.Showed) -> None:
    _note(page, event.seat, event.card)


def _accused(page: _Page, event: ev.Accused) -> None:
    page["accused"] = event.case


def _failed(page: _Page, event: ev.AccusationFailed) -> None:
    failed = FalseAccusation(page["turn"], event.seat, page["accused"])
    page["accusations"], page["accused"] = (*page["accusations"], failed), None
    page["eliminated"] |= {event.seat}
    page["envelope"] = event.envelope or page["envelope"]


def _ended(page: _Page, event: ev.GameEnded) -> None:
    page["phase"] = Over(event.winner)
    page["envelope"], page["accused"] = event.envelope, None


def _awaited(page: _Page, event: ev.Awaited) -> None:
    page["phase"] = event.phase


def _passed(page: _Page, event: ev.Event) -> None:
    """Nothing of it is kept in a view: what comes of it is told by the events that follow."""


_FOLDS: Mapping[type, Callable[[_Page, Any], None]] = {
    ev.GameBegan: _began,
    ev.HandDealt: _dealt,
    ev.WeaponLaid: _weapon_moved,
    ev.TurnBegan: _turn_began,
    ev.TurnEnded: _turn_ended,
    ev.Rolled: _passed,
    ev.Moved: _moved,
    ev.CouldNotMove: _passed,
    ev.TookPassage: _moved,
    ev.PawnSummoned: _summoned,
    ev.DoorCleared: _cleared,
    ev.WeaponMoved: _weapon_moved,
    ev.Suggested: _suggested,
    ev.DeclinedToSuggest: _passed,
    ev.HadNone: _had_none,
    ev.Showed: _showed,
    ev.NobodyDisproved: lambda page, _: _note(page, None),
    ev.Accused: _accused,
    ev.AccusationFailed: _failed,
    ev.GameEnded: _ended,
    ev.Awaited: _awaited,
}
"""What every kind of event writes; one that is missing here is an error."""
