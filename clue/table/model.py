"""The table at one moment, as one value: screen, lesson and whatever else shows it read this.

No words, no clock and nothing that acts: whoever shows it brings the words, and every change is
another model.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import Final, Literal, TypeAlias

from clue.notebook.notes import Help, Notes
from clue.notebook.page import Insight
from clue.players.hints import CounselGiven
from clue.rules import events as ev
from clue.rules.actions import Action
from clue.rules.cards import Card, Seat, Suspect, Weapon
from clue.rules.offers import Offers
from clue.rules.phases import Answering
from clue.rules.view import View, watch

Tab: TypeAlias = Literal["notes", "log", "digest"]
GridSpot: TypeAlias = tuple[int, int]
"""A column and a row of the notebook's page."""


class LogKind(Enum):
    """What the log can be sifted by."""

    ALL = "all"
    SUGGESTIONS = "suggestions"
    ANSWERS = "answers"
    MOVES = "moves"


@dataclass(frozen=True)
class SeatInfo:
    """Who sits in a seat: all of it is public."""

    seat: Seat
    player: str  # what decides for it, as the registry of players calls it
    name: str = ""  # of a person or a program that has told one
    here: bool = False  # a person before this screen
    gone: bool = False  # a program that is asked no more
    phone: bool | None = None  # a person whose hand is on a phone: whether it is awake


@dataclass(frozen=True)
class LogAside:
    """What happened beside the game, before an event: a program gave no usable answer."""

    place: int
    seat: Seat
    fault: str
    last: bool = False  # it is asked no more


@dataclass(frozen=True)
class Told:
    """What has been told, as the viewer may see it, and how much of that has been shown."""

    view: View
    shown: View
    events: tuple[ev.Event, ...] = ()
    settled: int = 0  # so many of them have been performed to their end and looked at
    asides: tuple[LogAside, ...] = ()
    copied: bool = False  # out of a copy of an open game: that is said for ever


@dataclass(frozen=True)
class Playing:
    """The event that is being performed."""

    event: ev.Event
    before: View
    held: bool = False  # one pair of eyes comes first: the performance has not begun


@dataclass(frozen=True)
class Curtain:
    """It hangs until its owner is there."""

    owner: Seat
    reason: Literal["notes", "turn", "show", "see", "envelope"]
    about: Answering | None = None  # what is to be answered


@dataclass(frozen=True)
class Decide:
    """Nobody is in the way: the viewer chooses among the offers."""


@dataclass(frozen=True)
class SeeCard:
    """A card was shown: the event's number, never the card."""

    seat: Seat
    number: int


@dataclass(frozen=True)
class ReadEnvelope:
    """A false accuser looks into the envelope."""

    seat: Seat
    number: int


@dataclass(frozen=True)
class Finish:
    """The envelope opens for all."""

    event: ev.GameEnded


@dataclass(frozen=True)
class Return:
    """Who got up takes the notebook again, and goes on with what was to come."""

    owner: Seat
    then: LogMoment | None


LogMoment: TypeAlias = Decide | SeeCard | ReadEnvelope | Finish | Return
"""What comes before anything else is told."""


@dataclass(frozen=True)
class Advice:
    """A hint that was asked for, about the decision after so many events."""

    number: int
    given: CounselGiven | None = None  # not thought of yet
    step: int = 1  # where to look; then why; then what to do

    @property
    def complete(self) -> bool:
        """Whether all three steps have been asked for."""
        return self.step == STEPS


@dataclass(frozen=True)
class Tentative:
    """What the viewer has chosen and is shown already, until it is done or taken back."""

    action: Action
    told: ev.Event  # what will be told of it


@dataclass(frozen=True)
class Opened:
    """What the viewer has open."""

    tab: Tab = "notes"
    spot: GridSpot | None = None  # the cell under mouse or keys
    offset: int = 0  # how far the page is scrolled
    lit: int = 0  # the suggestion whose cells are marked
    writing: Card | None = None  # the card a line is being written about
    draft: str = ""  # as it stands there, its last space included
    kind: LogKind = LogKind.ALL  # what the log shows
    line: int | None = None  # the log's chosen line, by its event


STEPS: Final = 3
NOTHING_OPEN: Final = Opened()
NOTHING_WRITTEN: Final = Notes()
NOTHING_FOUND: Final = Insight()


@dataclass(frozen=True)
class TableModel:
    """All that a table shows."""

    told: Told
    company: tuple[SeatInfo, ...] = ()
    playing: Playing | None = None
    curtain: Curtain | None = None
    next: LogMoment | None = None
    offers: Offers | None = None
    trial: Tentative | None = None
    closing: bool = False  # the viewer's turn ends by itself in a moment
    half_made: tuple[Suspect | None, Weapon | None] = (None, None)
    weapon: Weapon | None = None  # taken up last, where weapons are laid out by hand
    advice: Advice | None = None
    notes: Notes = NOTHING_WRITTEN
    help: Help = Help.FACTS
    hints: bool = False  # whether there are hints at all
    hints_left: int | None = None  # in this game; none: as many as one likes
    insight: Insight = NOTHING_FOUND
    opened: Opened = NOTHING_OPEN
    skipping: bool = False
    shows_way: bool = False  # the first click on a place shows the way, the second walks
    by_keys: bool = False  # and not with the mouse: keys need a place to begin from
    trouble: str = ""  # why the case is not on disk
    absent: Seat | None = None  # who must decide, with a phone that has been away for long

    @property
    def viewer(self) -> Seat | None:
        """Whose eyes it is for."""
        return self.told.view.seat

    @property
    def view(self) -> View:
        """What the viewer has been told."""
        return self.told.view

    @property
    def public(self) -> View:
        """What is on the table: a verdict is there when it has been given, and not before."""
        playing = self.playing
        if playing is not None and isinstance(playing.event, ev.AccusationFailed | ev.GameEnded):
            return playing.before
        return self.told.view

    @property
    def here(self) -> tuple[Seat, ...]:
        """The seats of people before this screen."""
        return tuple(info.seat for info in self.company if info.here)

    @property
    def shared(self) -> bool:
        """Whether people must not see each other's cards: then there is a curtain."""
        return len(self.here) > 1 or (bool(self.here) and bool(self.phones))

    @property
    def phones(self) -> tuple[Seat, ...]:
        """The seats of people whose hands are on phones."""
        return tuple(info.seat for info in self.company if info.phone is not None)


def opened_for(view: View, events: tuple[ev.Event, ...], *, copied: bool = False) -> Told:
    """All that has happened so far, told and looked at by whoever sits down now."""
    known = watch(view, *events)
    return Told(known, known, events, len(events), copied=copied)


def hear(model: TableModel, event: ev.Event) -> TableModel:
    """The next event is told; it is performed from now on."""
    told, before = model.told, model.told.view
    told = replace(told, view=watch(before, event), events=(*told.events, event))
    return replace(model, told=told, playing=Playing(event, before))


def look(model: TableModel) -> TableModel:
    """What has been told has been looked at."""
    told = model.told
    return replace(model, told=replace(told, shown=told.view, settled=len(told.events)))


def settle(model: TableModel) -> TableModel:
    """What was performed has come to its end."""
    return replace(look(model), playing=None)


def become(model: TableModel, told: Told) -> TableModel:
    """Another person sits here, or none: nothing of what the last one had open is left."""
    return replace(
        model,
        told=replace(told, asides=model.told.asides),
        offers=None,
        trial=None,
        closing=False,
        advice=None,
        notes=NOTHING_WRITTEN,
        insight=NOTHING_FOUND,
        opened=NOTHING_OPEN,
    )
