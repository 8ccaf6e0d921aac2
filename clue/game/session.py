"""A game being played: the only holder of the truth, and what of it is told to each seat."""

from __future__ import annotations

from clue.rules import events as ev
from clue.rules import legal
from clue.rules.actions import Action, ActionTaken
from clue.rules.apply import apply, begin
from clue.rules.cards import Seat
from clue.rules.chance import Chance, ScriptedChance
from clue.rules.offers import Offers
from clue.rules.refusals import Refusal
from clue.rules.setup import Deal, Setup
from clue.rules.view import View, watch


class Session:
    """One game from the deal to the open envelope.

    Everything that is shown, saved or thought about a game reads from here: the events of
    each action as a seat saw them, and the views folded from these. Views are brought up to
    date when they are asked for, so a game nobody watches costs nothing.
    """

    def __init__(self, setup: Setup, dealt: Deal, chance: Chance) -> None:
        self.setup = setup
        self.dealt = dealt
        self.chance = chance
        self.state, told = begin(setup, dealt)
        self.played: list[ActionTaken] = []
        self._events: list[ev.Event] = [*told]
        self._seen: dict[Seat | None, list[ev.Event]] = {}
        self._views: dict[Seat | None, tuple[int, View]] = {}

    @property
    def events(self) -> tuple[ev.Event, ...]:
        """Everything that has happened, nothing hidden."""
        return tuple(self._events)

    @property
    def count(self) -> int:
        """How many events have happened."""
        return len(self._events)

    def seen_by(self, seat: Seat | None, since: int = 0) -> tuple[ev.Event, ...]:
        """What has happened, from the event numbered ``since`` on, as one seat saw it."""
        seen = self._seen.setdefault(seat, [])
        if len(seen) < len(self._events):
            seen += [ev.redact(event, seat) for event in self._events[len(seen) :]]
        return tuple(seen[since:])

    def view(self, seat: Seat | None) -> View:
        """What one seat knows now; ``None`` asks for a bystander."""
        known, view = self._views.get(seat) or (0, self.unseen(seat))
        if known < len(self._events):
            view = watch(view, *self.seen_by(seat, known))
            self._views[seat] = (len(self._events), view)
        return view

    def unseen(self, seat: Seat | None) -> View:
        """What one seat knows before it has seen anything."""
        setup = self.setup
        return View(seat, setup.board, setup.edition, setup.house)

    def offers(self) -> Offers | None:
        """What the seat that must decide may do; ``None`` when the game is over."""
        return legal.offers(self.state)

    def refusal(self, action: Action) -> Refusal | None:
        """Why an action would be refused now."""
        return legal.refusal(self.state, action)

    def act(self, action: Action) -> tuple[ev.Event, ...]:
        """Let an action happen; what it told, nothing hidden."""
        return self._let_happen(action, self.chance)

    def repeat(self, played: ActionTaken) -> tuple[ev.Event, ...]:
        """Let happen what has happened once before, with the dice that fell then."""
        return self._let_happen(played.action, ScriptedChance([played.dice]))

    def _let_happen(self, action: Action, chance: Chance) -> tuple[ev.Event, ...]:
        self.state, told = apply(self.state, action, chance)
        self._events += told
        rolled = (event.dice for event in told if isinstance(event, ev.Rolled))
        self.played.append(ActionTaken(action, next(rolled, ())))
        return told


class Feed:
    """One reader of a game, at its own pace; ``told`` counts what it has been told already.

    A screen that several people share may change its ``seat``: what it was told before then reads
    as that seat saw it.
    """

    def __init__(self, session: Session, seat: Seat | None, told: int = 0) -> None:
        self._session = session
        self.seat = seat
        self.told = told

    @property
    def behind(self) -> int:
        """How many events it has not been told yet."""
        return self._session.count - self.told

    def next(self) -> ev.Event | None:
        """The next event, which it has been told now; ``None`` where nothing more has happened."""
        event = next(iter(self._session.seen_by(self.seat, self.told)), None)
        self.told += event is not None
        return event

    def news(self) -> tuple[ev.Event, ...]:
        """Everything that is new to it, all told now."""
        events = self._session.seen_by(self.seat, self.told)
        self.told += len(events)
        return events

    def since(self, number: int) -> tuple[ev.Event, ...]:
        """What it has been told, from the event of that number on."""
        return self._session.seen_by(self.seat, number)[: max(0, self.told - number)]

    @property
    def events(self) -> tuple[ev.Event, ...]:
        """Everything it has been told."""
        return self.since(0)
