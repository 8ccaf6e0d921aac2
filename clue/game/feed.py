"""What is told of a game to one seat: its events as that seat saw them, each once, and no more."""

from __future__ import annotations

from clue.game.session import Session
from clue.rules.cards import Seat
from clue.rules.events import Event


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

    def next(self) -> Event | None:
        """The next event, which it has been told now; ``None`` where nothing more has happened."""
        event = next(iter(self._session.seen_by(self.seat, self.told)), None)
        self.told += event is not None
        return event

    def news(self) -> tuple[Event, ...]:
        """Everything that is new to it, all told now."""
        events = self._session.seen_by(self.seat, self.told)
        self.told += len(events)
        return events

    def since(self, number: int) -> tuple[Event, ...]:
        """What it has been told, from the event of that number on."""
        return self._session.seen_by(self.seat, number)[: max(0, self.told - number)]

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything it has been told."""
        return self.since(0)
