"""A case being played: the game, who decides for each seat, what is told here, and who watches."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Protocol

from clue.codec.notebook import NO_PHONES, PhoneEntry, PhonesLine, with_phone
from clue.codec.record import MOST
from clue.game.commitment import Pledge
from clue.game.driver import Driver
from clue.game.drivers import PersonHereDriver, PersonOnPhoneDriver, Thinking, drivers_for
from clue.game.seating import Seating, opened, question
from clue.game.session import Feed, Session
from clue.log_secrets import TABLE
from clue.notebook.notes import Notes
from clue.players.base import Choice
from clue.players.habits import HabitsBySeat
from clue.players.program import ProgramFault
from clue.rules.actions import Action, ActionTaken
from clue.rules.cards import Card, Seat
from clue.rules.offers import Offers

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Mishap:
    """A program gave no answer that could be used, and the table did something harmless for it."""

    seat: Seat
    event: int  # so many events had happened
    fault: ProgramFault
    last: bool  # it is asked no more


class Observer(Protocol):
    """Is told at once, before anybody is shown anything; whoever keeps a case comes first.

    Nothing that goes wrong with an observer's own work may be raised here: ``trouble`` tells it.
    """

    @property
    def trouble(self) -> str:
        """Why not everything it was told is safe, as a code; empty when it is."""

    def acted(self, played: ActionTaken) -> None:
        """Something was done."""

    def noted(self, seat: Seat) -> None:
        """Something was written into a seat's notebook."""

    def erred(self, mishap: Mishap) -> None:
        """A program did something wrong."""

    def left(self) -> None:
        """Everybody has got up."""


@dataclass
class Series:
    """Games played one after another with the same seats (R16)."""

    games: int = 0
    wins: dict[Seat, int] = field(default_factory=dict)
    habits: dict[Seat, HabitsBySeat] = field(default_factory=dict)  # what each thinks of the others

    def score(self, seats: tuple[Seat, ...]) -> tuple[tuple[Seat, int], ...]:
        """How often each seat has won, in seat order."""
        return tuple((seat, self.wins.get(seat, 0)) for seat in seats)

    def count(self, winner: Seat | None) -> None:
        """Another game is over."""
        self.games = min(self.games + 1, MOST)
        if winner is not None:
            self.wins[winner] = min(self.wins.get(winner, 0) + 1, MOST)


class OpenCase:
    """One case from the deal to the envelope, whoever sits at its table."""

    def __init__(
        self,
        seating: Seating,
        seed: str = "",
        names: Mapping[Seat, str] | None = None,
        series: Series | None = None,
        *,
        session: Session | None = None,
        drivers: Mapping[Seat, Driver] | None = None,
        pledge: Pledge | None = None,
        told: int | None = None,
        mishaps: Iterable[Mishap] = (),
        copied: bool = False,
        phones: PhonesLine = NO_PHONES,
    ) -> None:
        """Sit down; of a game handed in, the screen has been told all, or so many events."""
        self.seating = seating
        self.pledge = pledge or Pledge.fresh(seed)
        self.names = dict(names or {})
        self.series = series or Series()
        before = session.count if session is not None else 0
        self.session = session or opened(seating, self.pledge.luck)
        self.thoughts = Thinking()
        self.drivers = dict(drivers or self._drivers_for())
        self.phones = phones  # whose hands are on phones
        for seat in phones.seats:
            if self.drivers.get(seat, PersonHereDriver()).here:
                self.drivers[seat] = PersonOnPhoneDriver()
        self.notes: dict[Seat, Notes] = {seat: Notes() for seat in self.people}
        self.mishaps = [*mishaps]  # what programs at this table have done wrong
        self.copied = copied  # a copy was made of it while it was open, or it is one
        self.observers: list[Observer] = []
        alone = self.humans[0] if len(self.people) == 1 and self.humans else None
        self.screen = Feed(self.session, alone, before if told is None else told)
        self._feeds = {seat: Feed(self.session, seat) for seat in self.seats}
        self._asked: int | None = None  # the number of the question that was put
        self._left = False
        self._be_discreet()

    def _drivers_for(self) -> dict[Seat, Driver]:
        """Whoever sits here, and what they have learnt of each other in this series."""
        habits = self.series.habits
        return drivers_for(self.seating, self.pledge.whims, self.thoughts, habits)

    def _be_discreet(self) -> None:
        """The log learns that a case is on the table, and nothing of what is in it."""
        setup = self.session.setup
        secrets = (self.pledge.seed, self.pledge.luck, self.pledge.salt)
        TABLE.hush([*secrets, *map(_plainly, setup.board.deck.cards)])
        log.info(
            "a case on the table: %s, %s, %s, after %d actions",
            setup.edition.id,
            setup.board.name,
            "+".join(self.seating.players[seat].partition(" ")[0] for seat in setup.seats),
            len(self.session.played),
        )

    # -- who ---------------------------------------------------------------------------------------

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits, clockwise."""
        return self.session.setup.seats

    @property
    def humans(self) -> tuple[Seat, ...]:
        """The seats of people at this screen."""
        return tuple(seat for seat in self.seats if self.drivers[seat].here)

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of people, before this screen or with a phone."""
        persons = self.drivers.items()
        seats = {seat for seat, driver in persons if isinstance(driver, PersonHereDriver)}
        return tuple(seat for seat in self.seats if seat in seats)

    @property
    def shared(self) -> bool:
        """Whether people must not see each other's cards: then there is a curtain."""
        return bool(self.humans) and len(self.people) > 1

    @property
    def viewer(self) -> Seat | None:
        """Whose cards lie open on this screen."""
        return self.screen.seat

    # -- acting ----------------------------------------------------------------------------------

    @property
    def offers(self) -> Offers | None:
        """What the seat that must decide may do."""
        return self.session.offers()

    @property
    def decider(self) -> Seat | None:
        """Who must decide now, in truth: the screen may not have got so far."""
        return self.session.state.phase.decider

    @property
    def thinking(self) -> bool:
        """Whether somebody will act without any hands here."""
        decider = self.decider
        return decider is not None and self.drivers[decider].coming

    @property
    def answered(self) -> bool:
        """Whether whoever must decide has, and only waits until the screen has caught up."""
        decider = self.decider
        return not self._left and decider is not None and self.drivers[decider].ready

    def act(self, action: Action) -> None:
        """Let an action happen, whoever chose it; it is written down before anybody is told."""
        self.session.act(action)
        for observer in self.observers:
            observer.acted(self.session.played[-1])

    def decide(self, action: Action) -> bool:
        """Somebody at this screen has decided; whether it is done."""
        self._ask()
        return self.drivers[action.seat].choose(action) and self.pump()

    def pump(self, *, act: bool = True) -> bool:
        """Ask whoever must decide, and act on an answer that is there; whether there was one.

        Who is asked may begin to think while the screen is still behind; ``act`` says whether
        anything may be done already.
        """
        self._ask()
        decider = self.decider
        if not act or self._left or decider is None:
            return False
        driver = self.drivers[decider]
        choice = driver.answer()
        if choice is None:
            return False
        mishap = self._mishap(driver, decider)
        self.act(choice.action)
        if mishap is not None:
            for observer in self.observers:
                observer.erred(mishap)
        self._ask()
        return True

    def _mishap(self, driver: Driver, seat: Seat) -> Mishap | None:
        """What was wrong with an answer: it is written down with what is done instead."""
        failure = driver.failure()
        if failure is None:
            return None
        mishap = Mishap(seat, self.session.count, failure.fault, failure.last)
        self.mishaps.append(mishap)
        return mishap

    def _ask(self) -> None:
        """Tell everybody what they have seen, and put the question there is to whom it concerns."""
        number = len(self.session.played)
        if self._left or self._asked == number:
            return
        for seat, driver in self.drivers.items():
            driver.told(self._feeds[seat].news())
        if not self.session.state.over:
            asked = question(self.session)
            driver = self.drivers[asked.seat]
            taken_up = self._asked is None and number
            (driver.resume if taken_up else driver.ask)(asked)
        self._asked = number

    @property
    def explained(self) -> dict[int, Choice]:
        """What those who decided said for themselves, by the number of actions before."""
        told = (
            (number, self.drivers[played.action.seat].explain(number))
            for number, played in enumerate(self.session.played)
        )
        return {number: choice for number, choice in told if choice is not None}

    # -- phones ------------------------------------------------------------------------------------

    def keep_phones(self, phones: PhonesLine) -> None:
        """Phones have come or gone; it is written down."""
        self.phones = phones
        for seat in self.people[:1]:
            self.note(seat)

    def keep_phone(self, seat: Seat, entry: PhoneEntry | None) -> None:
        """One seat's phone is another, or none any more."""
        self.keep_phones(with_phone(self.phones, seat, entry))

    def seat_by_phone(self, seat: Seat, entry: PhoneEntry | None) -> None:
        """A person moves from the screen to a phone, or back for good."""
        self.keep_phone(seat, entry)
        self.sit_person(seat, here=entry is None)

    def sit_person(self, seat: Seat, *, here: bool) -> None:
        """A person decides at this screen from now on, or by phone; what was asked is asked on."""
        self.drivers[seat] = PersonHereDriver() if here else PersonOnPhoneDriver()
        if self._asked is not None and self.decider == seat:
            self.drivers[seat].ask(question(self.session))

    # -- beside the table ------------------------------------------------------------------------

    def note(self, seat: Seat) -> None:
        """Something was written into a seat's notebook."""
        for observer in self.observers:
            observer.noted(seat)

    @property
    def trouble(self) -> str:
        """Why not everything is kept that should be, as a code; empty when it is."""
        return next((observer.trouble for observer in self.observers if observer.trouble), "")

    def close(self) -> None:
        """Let everybody go home; nobody is waited for."""
        self._left = True
        for driver in self.drivers.values():
            driver.leave()
        self.thoughts.close()
        for observer in self.observers:
            observer.left()

    def another(self, pledge: Pledge | None = None) -> OpenCase:
        """Another game with the same seats (R16), under a seed that follows from no other."""
        for seat, driver in self.drivers.items():
            self.series.habits[seat] = driver.learnt(self.session.view(seat))
        seating = replace(self.seating, game=(self.seating.game + 1) % MOST)
        return OpenCase(
            seating, names=self.names, series=self.series, pledge=pledge, phones=self.phones
        )


def _plainly(card: Card) -> str:
    """A card as files write it."""
    return str(getattr(card, "value", card))
