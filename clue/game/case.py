"""A case being played at one screen: the game, who sits where, and what the screen has been told.

Nothing here draws or waits. Computer players are asked as soon as it is their turn; what they
answer is acted on at once, and the screen catches up at its own pace through
:meth:`OpenCase.pull`.
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from threading import Thread

from msgspec import structs

from clue.discretion import TABLE
from clue.game.feed import Feed
from clue.game.seating import Seating, opened, question
from clue.game.session import Session
from clue.game.thinking import Mishap, Thinking
from clue.notebook.notes import Notes
from clue.players.base import Choice, Player
from clue.players.names import HUMAN, command_of, is_program
from clue.players.program import Fault
from clue.players.registry import UnknownPlayerError, make_player
from clue.records.commitment import Pledge
from clue.records.keeping import Keeper
from clue.records.kept import JournalLine, Kept, MishapLine, resumed
from clue.records.lines import line_of
from clue.records.notebooks import Written, news, read_into, written
from clue.records.plans import kept_titles
from clue.records.schema import MOST, Record, SeatEntry, TitlesEntry
from clue.records.write import deal_entry, now, record_of
from clue.rules import events as ev
from clue.rules.actions import Accuse, Action, Show
from clue.rules.cards import Card, Seat
from clue.rules.legal import Offers
from clue.rules.view import View

log = logging.getLogger(__name__)

STAND_IN = "inspector"
"""Who takes the seat of a player this game does not know."""


@dataclass
class Series:
    """Games played one after another with the same seats (R16)."""

    games: int = 0
    wins: dict[Seat, int] = field(default_factory=dict)

    def score(self, seats: tuple[Seat, ...]) -> tuple[tuple[Seat, int], ...]:
        """How often each seat has won, in seat order."""
        return tuple((seat, self.wins.get(seat, 0)) for seat in seats)

    def count(self, winner: Seat | None) -> None:
        """Another game is over."""
        self.games = min(self.games + 1, MOST)
        if winner is not None:
            self.wins[winner] = min(self.wins.get(winner, 0) + 1, MOST)


class OpenCase:
    """One case from the deal to the envelope, with people and computers at the table."""

    def __init__(
        self,
        seating: Seating,
        seed: str = "",
        names: Mapping[Seat, str] | None = None,
        series: Series | None = None,
        *,
        session: Session | None = None,
        keeper: Keeper | None = None,
        pledge: Pledge | None = None,
        players: Mapping[Seat, Player] | None = None,
        pulled: int | None = None,
    ) -> None:
        """Sit down; of a game handed in, the screen has been told all or the first ``pulled``."""
        self.seating = seating
        self.pledge = pledge or Pledge.fresh(seed)
        self.names = dict(names or {})
        self.series = series or Series()
        self.session = session or opened(seating, self.pledge.luck)
        self.players = dict(_seated_players(seating) if players is None else players)
        self.viewer: Seat | None = self.humans[0] if len(self.humans) == 1 else None
        self.notes: dict[Seat, Notes] = {seat: Notes() for seat in self.humans}
        self._be_discreet()
        self.keeper = keeper
        self.map = ""  # where the map lies, if it is not one of the game's own
        self.titles: TitlesEntry | None = None  # and what it calls its rooms
        self.copied = False  # a copy was made of it while it was open, or it is one
        self._noted: tuple[int, int, Written] = (0, 0, {})  # so much is on disk
        self._recorded = False  # and it stands among the finished games
        before = self.session.count if session else 0
        self.pulled = before if pulled is None else pulled  # so many events the screen was told
        self.thoughts = Thinking(self.pledge.whims)
        self._feeds: dict[Seat, Feed] = {}
        self.explained: dict[int, Choice] = {}  # what programs said for themselves at this table

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
        """The seats with a person."""
        return tuple(seat for seat in self.seats if self.seating.players[seat] == HUMAN)

    @property
    def shared(self) -> bool:
        """Whether people must not see each other's cards: then there is a curtain."""
        return len(self.humans) > 1

    # -- what the screen may be told -------------------------------------------------------------

    @property
    def behind(self) -> int:
        """How many events the screen has not been told yet."""
        return self.session.count - self.pulled

    def next_event(self) -> ev.Event | None:
        """The next event as nobody in particular sees it: enough to know whose it is."""
        told = self.session.seen_by(None, self.pulled)
        return told[0] if told else None

    def pull(self) -> ev.Event:
        """The next event as the present viewer sees it; the screen has been told it now."""
        event = self.session.seen_by(self.viewer, self.pulled)[0]
        self.pulled += 1
        return event

    def private(self, seat: Seat) -> ev.Event:
        """The last pulled event as one seat sees it, for that seat's eyes alone."""
        return ev.redact(self.session.events[self.pulled - 1], seat)

    @property
    def told(self) -> tuple[ev.Event, ...]:
        """Everything the screen has been told, as the present viewer may see it."""
        return self.told_since(0)

    def told_since(self, since: int) -> tuple[ev.Event, ...]:
        """The same from the event numbered ``since`` on."""
        return self.session.seen_by(self.viewer, since)[: max(0, self.pulled - since)]

    def view(self, seat: Seat | None = None) -> View:
        """What a seat (the viewer, unless another is named) knows by now."""
        return self.session.view(self.viewer if seat is None else seat)

    # -- acting ----------------------------------------------------------------------------------

    @property
    def offers(self) -> Offers | None:
        """What the seat that must decide may do."""
        return self.session.offers()

    @property
    def decider(self) -> Seat | None:
        """Who must decide now, in truth: the screen may not have got so far."""
        return self.session.state.phase.decider

    def act(self, action: Action) -> None:
        """A person does something."""
        self.session.act(action)
        self.keep()
        self.think()

    def think(self) -> None:
        """Ask the computer player whose turn it is, if it is one and has not been asked."""
        decider = self.decider
        if decider in self.players and not self.thoughts.waiting:
            player = self.players[decider]
            if is_program(self.seating.players[decider]):
                feed = self._feeds.setdefault(decider, Feed(self.session, decider))
                player.hear(feed.news())
            self.thoughts.ask(player, question(self.session))

    def take_thought(self) -> bool:
        """Act on what a computer player has decided, if it has; whether it had."""
        choice = self.thoughts.fetch(self.session.count)
        if choice is None:
            return False
        if is_program(self.seating.players[choice.action.seat]):
            self.explained[len(self.session.played)] = choice
        self.session.act(choice.action)
        self.keep()
        self.think()
        return True

    @property
    def mishaps(self) -> list[Mishap]:
        """What programs at this table have done wrong."""
        return self.thoughts.mishaps

    @property
    def thinking(self) -> bool:
        """Whether a computer player is being waited for."""
        return self.thoughts.waiting

    # -- keeping ---------------------------------------------------------------------------------

    def keep(self) -> None:
        """Put what is new on disk, before anybody sees it."""
        keeper = self.keeper
        if keeper is None:
            return
        noted = self._so_far()
        if keeper.path is None:
            keeper.begin(self.kept())
        elif lines := self._news():
            keeper.add(*lines)
        self._noted = noted
        if self.session.state.over and not self._recorded:
            self._recorded = keeper.finish(self.record(now()))

    def clear(self) -> None:
        """The ending has been seen: nothing is left to go on with."""
        if self.keeper is not None and self.session.state.over:
            self.keeper.clear()

    @property
    def trouble(self) -> str:
        """Why not everything is on the disk, as a code; empty when it is, or need not be."""
        return self.keeper.fault if self.keeper is not None else ""

    def _news(self) -> list[JournalLine]:
        """What has been done, gone wrong and written into notebooks since the last time."""
        acts, mishaps, before = self._noted
        done, wrong = self.session.played[acts:], self.mishaps[mishaps:]
        notes = news(before, written(self.notes))
        return [*map(line_of, done), *map(_mishap_line, wrong), *notes]

    def _so_far(self) -> tuple[int, int, Written]:
        """How many actions and mishaps there are, and what stands in the notebooks."""
        return len(self.session.played), len(self.mishaps), written(self.notes)

    @property
    def commitment(self) -> str:
        """The fingerprint of deal and dice that anybody may see from the start."""
        return self.pledge.commitment(deal_entry(self.session.setup, self.session.dealt))

    def record(self, ended: str = "") -> Record:
        """The game so far; once it is over the record also tells the seed and the salt."""
        entries = [
            SeatEntry(seat, self.names.get(seat, ""), self.seating.players[seat])
            for seat in self.seats
        ]
        over = self.session.state.over
        pledge = self.pledge if over else None
        record = record_of(self.session, entries, pledge, ended, self.titles)
        return structs.replace(record, cuts=self.pledge.cuts, copied=self.copied)

    def kept(self) -> Kept:
        """Everything it takes to go on elsewhere."""
        board = self.session.setup.board
        return Kept(
            record=self.record(),
            seed=self.pledge.seed,
            salt=self.pledge.salt,
            mansion=board.name,
            map=self.map,
            games=self.series.games,
            wins=self.series.wins,
            marks=tuple(written(self.notes).values()),
            mishaps=tuple(map(_mishap_line, self.mishaps)),
        )

    @classmethod
    def again(
        cls,
        kept: Kept,
        keeper: Keeper | None = None,
        programs: Collection[str] = (),
        session: Session | None = None,
    ) -> OpenCase:
        """Sit down again at a kept case; a :class:`RecordError` if it cannot be played on.

        Of other programs only those start whose command lines are among ``programs``: a file may
        come from anywhere. What was shown or opened last is told once more: somebody may not have
        seen it yet. The ``session`` is that of the kept case, if it has been resumed already.
        """
        session = session or resumed(kept)
        setup, seats = session.setup, kept.record.seats
        players = {entry.suspect: _seated(entry.player, programs) for entry in seats}
        names = {entry.suspect: entry.name for entry in seats if entry.name}
        seating = Seating(setup.board, setup.edition, players, setup.house, setup.game)
        series = Series(kept.games, dict(kept.wins))
        pledge = Pledge(kept.seed, kept.salt, kept.record.cuts) if kept.salt else None
        case = cls(
            seating,
            kept.seed,
            names,
            series,
            session=session,
            keeper=keeper,
            pledge=pledge,
            pulled=session.count - _worth_seeing(session),
        )
        case.map, case.titles = kept.map, kept_titles(kept.record)
        case.copied = kept.record.copied
        read_into(case.notes, kept.marks)
        case.mishaps.extend(_mishaps_of(kept))
        case._noted = case._so_far()
        return case

    def close(self) -> None:
        """Let everybody go home; a program may take its time for that, and nobody waits."""
        self.thoughts.close()
        if self.keeper is not None:
            self.keeper.close()
        for seat, player in self.players.items():
            if is_program(self.seating.players[seat]):
                Thread(target=player.close, name="goodbye").start()

    def next_case(self) -> OpenCase:
        """Another game with the same seats (R16), under a seed that follows from no other."""
        seating = Seating(
            self.seating.board,
            self.seating.edition,
            self.seating.players,
            self.seating.house,
            (self.seating.game + 1) % MOST,
        )
        keeper = self.keeper.another() if self.keeper is not None else None
        following = OpenCase(seating, names=self.names, series=self.series, keeper=keeper)
        following.map, following.titles = self.map, self.titles
        return following


def _seated_players(seating: Seating) -> dict[Seat, Player]:
    """Everybody at the table who is no person."""
    return {seat: make_player(name) for seat, name in seating.players.items() if name != HUMAN}


def _mishap_line(mishap: Mishap) -> MishapLine:
    """A mishap as the journal has it."""
    return MishapLine(mishap.seat, mishap.event, mishap.fault.value)


def _mishaps_of(kept: Kept) -> Iterator[Mishap]:
    """What programs did wrong before people got up; those that failed for good try once more."""
    known = {fault.value for fault in Fault}
    for line in kept.mishaps:
        fault = Fault(line.fault) if line.fault in known else Fault.NONSENSE
        yield Mishap(line.seat, line.event, fault, last=False)


def _seated(player: str, programs: Collection[str]) -> str:
    """Who plays on in a seat of a kept game; no file makes us start a program of its own choice."""
    if player == HUMAN or command_of(player) in programs:
        return player
    try:
        if not is_program(player):
            make_player(player)
            return player
    except UnknownPlayerError:
        pass
    return STAND_IN


def _worth_seeing(session: Session) -> int:
    """How many events at the end tell of a card just shown, or of an accusation."""
    last = session.played[-1].action if session.played else None
    if not isinstance(last, Show | Accuse):
        return 0
    told = enumerate(reversed(session.events), 1)
    return next(back for back, event in told if isinstance(event, ev.Showed | ev.Accused))


def _plainly(card: Card) -> str:
    """A card as files write it."""
    return str(getattr(card, "value", card))
