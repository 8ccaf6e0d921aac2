"""A game of cardboard on the table: who sits, what was asked aloud, and what each seat adds to it.

What was asked is common; which card was shown, and the hand, each phone says for its own seat
alone. Both become the events a seat would have seen, and the notebook reads these like any other's.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final, TypeAlias

from msgspec import Meta, Struct
from msgspec.json import Decoder
from msgspec.structs import replace

from clue import files
from clue.boards import Mansion
from clue.codec.notebook import (
    NO_PHONES,
    NotebookLine,
    PhoneEntry,
    PhonesLine,
    read_into,
    with_phone,
    written,
)
from clue.codec.record import Slug, card_of
from clue.folders import player
from clue.notebook.notes import Help, Notes
from clue.rules import events as ev
from clue.rules.cards import WEAPONS, Card, Case, Room, Seat, Suspect, Weapon
from clue.rules.editions import EDITIONS, Edition, HouseRules
from clue.rules.setup import from_left
from clue.rules.view import View

log = logging.getLogger(__name__)


AskedId: TypeAlias = Annotated[str, Meta(pattern="^[a-z]{1,10}-[0-9]{1,16}$")]
"""Whose phone noted it, and that phone's own number: the same twice is noted once."""
MOST_ASKED: Final = 400
"""So many questions no game of cardboard comes to."""


class AskedLine(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What everybody at the table heard: a suggestion and who showed, or a wrong accusation."""

    id: AskedId
    asker: Suspect
    suspect: Suspect
    weapon: Weapon
    room: Slug
    shower: Suspect | None = None  # who showed a card; nobody did
    accused: bool = False  # no suggestion: an accusation that was wrong


class PrivateLines(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What only one seat knows."""

    hand: Annotated[tuple[Slug, ...], Meta(max_length=32)] = ()
    shown: Annotated[dict[AskedId, Slug], Meta(max_length=MOST_ASKED)] = {}


class CardboardGame(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Everything that is kept of it."""

    game: Annotated[str, Meta(max_length=40)]  # tells one game from the next
    edition: Slug
    seats: Annotated[tuple[Suspect, ...], Meta(min_length=2, max_length=6)]
    first: Suspect  # was dealt the first card
    spare: bool = False  # what cannot be dealt evenly lies open
    open: Annotated[tuple[Slug, ...], Meta(max_length=8)] = ()
    asked: Annotated[tuple[AskedLine, ...], Meta(max_length=MOST_ASKED)] = ()
    private: Annotated[dict[Suspect, PrivateLines], Meta(max_length=6)] = {}
    notes: Annotated[tuple[NotebookLine, ...], Meta(max_length=4000)] = ()
    phones: PhonesLine = NO_PHONES


CARDBOARD: Final = Decoder(CardboardGame)


FILE: Final = "cardboard.json"
LARGEST: Final = 1_000_000


class CardboardError(ValueError):
    """What was noted cannot be; the message is what the text layer calls the reason."""


class CardboardGames:
    """Where the one game of cardboard lies."""

    def __init__(self, root: Path | None = None) -> None:
        self.path = (root or player()) / FILE
        self.trouble = False  # what is noted is not on the disk

    def load(self) -> CardboardGame | None:
        """The game under way; none where there is none or it cannot be read."""
        try:
            return checked(CARDBOARD.decode(files.read(self.path, LARGEST)))
        except FileNotFoundError:
            return None
        except (OSError, *files.DAMAGED, CardboardError) as error:
            log.warning("the game of cardboard cannot be read: %s", error)
            self._put_aside()
            return None

    def _put_aside(self) -> None:
        try:
            self.path.replace(files.free_name(self.path.with_suffix(".damaged")))
        except OSError as error:
            log.warning("it stays where it is: %s", error)

    def keep(self, game: CardboardGame) -> None:
        """Write it down; what cannot be kept can still be played."""
        try:
            files.write_whole(self.path, files.fit(game, CARDBOARD.decode, LARGEST))
            self.trouble = False
        except OSError as error:
            log.warning("the game of cardboard cannot be kept: %s", error)
            self.trouble = True


def checked(game: CardboardGame) -> CardboardGame:
    """The game itself, if its seats and its edition can be."""
    doubled = len(set(game.seats)) < len(game.seats)
    if doubled or game.first not in game.seats or game.edition not in EDITIONS:
        raise CardboardError("seats")
    if any(line.asker not in game.seats for line in game.asked):
        raise CardboardError("asked")
    return game


def fresh(seats: Sequence[Seat], edition: str, first: Seat, *, spare: bool) -> CardboardGame:
    """A game that has just been dealt."""
    return checked(CardboardGame(secrets.token_hex(8), edition, tuple(seats), first, spare))


class Cardboard:
    """One game of cardboard, and the phones round it."""

    def __init__(self, game: CardboardGame, mansion: Mansion, place: CardboardGames) -> None:
        self.game = game
        self.board = mansion.board
        self.place = place
        self.notes: dict[Seat, Notes] = {}
        read_into(self.notes, game.notes)
        for seat in game.seats:  # the notebook deduces, unless its owner wants less
            kept = self.notes.get(seat, Notes())
            self.notes[seat] = kept if kept.help else kept.helped(Help.DEDUCTION)
        if not game.phones.seats:
            seated = {seat: PhoneEntry() for seat in game.seats}
            self.game = replace(game, phones=PhonesLine(game.phones.port, seated))

    # -- whose phones ------------------------------------------------------------------------------

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits, clockwise."""
        return self.game.seats

    @property
    def people(self) -> tuple[Seat, ...]:
        """All of them: nobody else plays cardboard."""
        return self.game.seats

    @property
    def phones(self) -> PhonesLine:
        """Which seat has which phone, and at which port they come."""
        return self.game.phones

    @phones.setter
    def phones(self, phones: PhonesLine) -> None:
        self.game = replace(self.game, phones=phones)

    def keep_phones(self, phones: PhonesLine) -> None:
        """Phones have come or gone; it is written down."""
        self._keep(replace(self.game, phones=phones))

    def keep_phone(self, seat: Seat, entry: PhoneEntry | None) -> None:
        """One seat's phone is another, or none any more."""
        self.keep_phones(with_phone(self.phones, seat, entry))

    def note(self, seat: Seat) -> None:
        """Something was written into a notebook."""
        del seat
        self._keep(replace(self.game, notes=tuple(written(self.notes).values())))

    def _keep(self, game: CardboardGame) -> None:
        self.game = game
        self.place.keep(game)

    # -- how it was dealt --------------------------------------------------------------------------

    @property
    def edition(self) -> Edition:
        """Whose names the cards have."""
        return EDITIONS[self.game.edition]

    @property
    def open_count(self) -> int:
        """How many cards lie open on the table."""
        dealt = len(self.board.deck.cards) - len(Case.__dataclass_fields__)
        return dealt % len(self.seats) if self.game.spare else 0

    @property
    def hand_sizes(self) -> dict[Seat, int]:
        """How many cards each seat holds."""
        dealt = len(self.board.deck.cards) - len(Case.__dataclass_fields__) - self.open_count
        whole, over = divmod(dealt, len(self.seats))
        order = from_left(self.seats, self.game.first, inclusive=True)
        return {seat: whole + (index < over) for index, seat in enumerate(order)}

    def private(self, seat: Seat) -> PrivateLines:
        """What only this seat knows."""
        return self.game.private.get(seat, PrivateLines())

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        """The seat's own cards, as its phone has said."""
        return tuple(map(card_of, self.private(seat).hand))

    @property
    def open_cards(self) -> tuple[Card, ...]:
        """The cards that lie open on the table, once somebody has said which."""
        return tuple(map(card_of, self.game.open))

    # -- what is noted -----------------------------------------------------------------------------

    def hold(self, seat: Seat, cards: Sequence[Card]) -> None:
        """These are the seat's cards."""
        wrong = len(set(cards)) != self.hand_sizes[seat] or len(cards) != len(set(cards))
        if wrong or set(cards) & set(self.open_cards):
            raise CardboardError("hand")
        self._say(seat, replace(self.private(seat), hand=tuple(map(str, cards))))

    def lay_open(self, cards: Sequence[Card]) -> None:
        """These lie open on the table."""
        if len(set(cards)) != self.open_count or len(cards) != len(set(cards)):
            raise CardboardError("open")
        self._keep(replace(self.game, open=tuple(map(str, cards))))

    def ask(self, line: AskedLine, told_by: Seat) -> None:
        """Something was asked, or somebody accused: all heard it; the same twice is noted once."""
        if any(line.id == other.id for other in self.game.asked):
            return
        mine = set(self.hand(told_by)).intersection(case_of(line).cards)
        if line.shower == told_by and self.hand(told_by) and not mine:
            raise CardboardError("none-of-mine")
        if told_by in self.had_none(line) and mine:
            raise CardboardError("one-of-mine")
        if len(self.game.asked) >= MOST_ASKED:
            raise CardboardError("full")
        self._keep(replace(self.game, asked=(*self.game.asked, line)))

    def see(self, seat: Seat, number: str, card: Card) -> None:
        """This card was shown to the seat."""
        line = next((one for one in self.game.asked if one.id == number), None)
        if line is None or line.asker != seat or line.shower is None:
            raise CardboardError("gone")
        if card not in case_of(line).cards or card in self.hand(seat):
            raise CardboardError("shown")
        private = self.private(seat)
        self._say(seat, replace(private, shown={**private.shown, number: str(card)}))

    def take_out(self, number: str) -> None:
        """That was noted wrongly; out of all notebooks with it."""
        asked = tuple(line for line in self.game.asked if line.id != number)
        private = {
            seat: replace(one, shown={n: card for n, card in one.shown.items() if n != number})
            for seat, one in self.game.private.items()
        }
        self._keep(replace(self.game, asked=asked, private=private))

    def _say(self, seat: Seat, private: PrivateLines) -> None:
        self._keep(replace(self.game, private={**self.game.private, seat: private}))

    # -- what a seat saw of it ---------------------------------------------------------------------

    def had_none(self, line: AskedLine) -> tuple[Seat, ...]:
        """Who was asked in turn, and had nothing to show."""
        if line.accused:
            return ()
        others = from_left(self.seats, line.asker)
        return others if line.shower is None else others[: others.index(line.shower)]

    def unseen(self, seat: Seat) -> AskedLine | None:
        """The first question at which the seat was shown a card, and has not said which."""
        shown = self.private(seat).shown
        return next(
            (
                one
                for one in self.game.asked
                if one.asker == seat and one.shower and one.id not in shown
            ),
            None,
        )

    def view(self, seat: Seat | None) -> View:
        """Nothing has happened yet."""
        return View(seat, self.board, self.edition, HouseRules())

    def events(self, seat: Seat | None) -> tuple[ev.Event, ...]:
        """What a seat has seen so far."""
        sizes, hand = self.hand_sizes, self.hand(seat) if seat is not None else ()
        told: list[ev.Event] = [
            ev.GameBegan(
                self.seats,
                tuple(sizes[one] for one in self.seats),
                self.open_cards,
                self.board.starts,
                (None,) * len(WEAPONS),
            )
        ]
        if seat is not None and hand:
            told.append(ev.HandDealt(seat, hand))
        for number in range(len(self.game.asked)):
            told += self.told_by(number, seat)
        return tuple(told)

    def told_by(self, number: int, seat: Seat | None) -> tuple[ev.Event, ...]:
        """What a seat has seen of one question."""
        line = self.game.asked[number]
        case, turn = case_of(line), ev.TurnBegan(line.asker, number + 1)
        if line.accused:
            failed = ev.AccusationFailed(line.asker, None)
            return turn, ev.Accused(line.asker, case), failed
        none = tuple(ev.HadNone(one) for one in self.had_none(line))
        if line.shower is None:
            return turn, ev.Suggested(line.asker, case), *none, ev.NobodyDisproved(line.asker, case)
        shown = self.private(seat).shown.get(line.id) if seat == line.asker else None
        card = card_of(shown) if shown is not None else None
        showed = ev.Showed(line.shower, line.asker, card)
        return turn, ev.Suggested(line.asker, case), *none, showed


def case_of(line: AskedLine) -> Case:
    """The three that were named."""
    return Case(line.suspect, line.weapon, Room(line.room))
