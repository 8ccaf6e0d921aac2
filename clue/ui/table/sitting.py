"""One case as it is sat through: who sits here, what has been told, and how that changes.

The model stands here and nowhere else. Whoever changes it, the teller of events, the viewer's turn,
a phone, hands it to ``put``, and the table shows what of it has changed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from typing import Final, Protocol

from clue.boards import Mansion
from clue.game.case import OpenCase
from clue.ladder.casefile import CaseOnShelf, shelf
from clue.notebook.notes import Help, Notes
from clue.notebook.page import Page
from clue.players.names import command_of
from clue.review.standings import ClosedCase
from clue.rules import events as ev
from clue.rules.board import Place
from clue.rules.cards import Card, Seat
from clue.rules.view import View
from clue.store.digest import laid_of
from clue.table import privacy
from clue.table.leaf import Hint, LeafReader, NotebookWorker
from clue.table.model import (
    NOTHING_WRITTEN,
    LogAside,
    SeatInfo,
    TableModel,
    Told,
    become,
    opened_for,
    settle,
)
from clue.table.voices import Voices
from clue.text.speaker import Speaker
from clue.ui.beats.performance import Performance
from clue.ui.endings.wording import Outcome
from clue.ui.phone_side import PhoneSide
from clue.ui.sound import music
from clue.ui.sound.around import ListeningEar
from clue.ui.stage.scene import Stage
from clue.ui.stage.settings import ANY_HINTS, SPEED_FACTORS, called

PATIENCE: Final = 0.15
"""Seconds a dialog waits, at the most, for what the notebook is still working out."""
MINUTE: Final = 60.0


class Tabletop(Protocol):
    """What a sitting acts on of what is seen."""

    def show(self, before: TableModel) -> None:
        """Show what is another since then."""

    def rebuild(self) -> None:
        """Make everything anew: people sit elsewhere."""

    def lay_down(self) -> None:
        """The keyboard waits for nothing."""

    def read_digest(self) -> None:
        """What happened meanwhile is read from its beginning, if that page is open."""

    def reads(self, pointer_then: tuple[int, int]) -> bool:
        """Whether the viewer reads: writes in the notebook, or has moved the pointer there."""

    def skip(self) -> None:
        """On to the next moment that concerns a person here."""

    def pause(self) -> None:
        """The menu, over whatever anybody may see."""


class Sitting:
    """The case, the model of its table, and the people who sit there."""

    stage: Stage  # from the moment when one sits down
    performance: Performance  # made when the size of the window is known

    def __init__(
        self,
        case: OpenCase,
        mansion: Mansion,
        top: Tabletop,
        *,
        by_hand: bool,
        hinting: bool,
        kept: bool,
    ) -> None:
        self.case = case
        self.mansion = mansion
        self.top = top
        self.by_hand = by_hand  # nothing is done in the viewer's place, and nothing taken back
        self.hinting = hinting  # whoever plays here may ask for hints
        self.kept = kept  # on disk, as every case is but a prepared one
        self.ear = ListeningEar()
        self.worker = NotebookWorker(lambda: self.stage.background)
        self.leaves = LeafReader()
        self.phones = PhoneSide(case, mansion, self._phones_changed, self.people_moved)
        self.model = TableModel(self._told())
        self._began: float | None = None  # when, if whoever plays here has seen it from there
        self._voice: Speaker | None = None
        self._between_pictures = False
        self._shown: TableModel | None = None  # before all that has changed since the last picture
        self.hastens = False  # all that is left of the case is played out quickly
        self.watching = False  # whoever sits here has accused wrongly, and lets the game answer

    def only_watch(self) -> None:
        """From now on the game answers for the viewer, who takes no more turns."""
        self.watching = True

    def play_out(self) -> None:
        """And all of it passes quickly, to the end."""
        self.hastens = True
        self.top.skip()

    # -- coming and going --------------------------------------------------------------------------

    def begin(self) -> None:
        """The cards are dealt; the computers may begin to think."""
        self._began = None if self.case.session.played else self.stage.now()
        self.listen()
        self.case.thoughts.move_to(self.stage.background)
        self.phones.enter(self.stage, self.words, always=self.may_have_phones)
        self.model = self.with_notes(self.model)
        self.phones.show(self.model)
        self.case.pump(act=False)

    def leave(self) -> None:
        """Nobody thinks any longer, and the window speaks in its own voice again."""
        self.phones.leave()
        self.case.close()
        self.stage.audio.around("")
        self.stage.speech.hush()
        self.stage.words = Speaker(self.stage.words.language)

    # -- what is known -----------------------------------------------------------------------------

    @property
    def words(self) -> Speaker:
        """The table's own voice: its edition, its mansion's rooms, its players' names."""
        language, names = self.stage.words.language, self.stage.words.traditional
        if self._voice is None or (self._voice.language, self._voice.traditional) != (
            language,
            names,
        ):
            self._voice = Speaker(
                language,
                self.case.session.setup.edition,
                titles=self.mansion.room_titles(language),
                players=self.case.names,
            )
        return self._voice

    def voices(self) -> Voices:
        """Everybody's manner of speaking; a talker has something to say to everything."""
        players = self.case.seating.players
        talkers = {seat for seat, player in players.items() if player.endswith(":talker")}
        return Voices(self.case.seats, talkers)

    @property
    def known(self) -> View:
        """What the viewer has been told."""
        return self.model.told.view

    @property
    def page(self) -> Page:
        """The viewer's page of the notebook."""
        return self.leaves.page(self.model)

    @property
    def decides(self) -> bool:
        """Whether what is offered is the viewer's, and not what anybody may do for a phone."""
        return self.model.offers is not None and self.model.offers.seat == self.model.viewer

    @property
    def closes_notices(self) -> bool:
        """Whether what is told the viewer alone closes by itself: nobody else can see how soon."""
        wanted = self.stage.settings.closes_notices and not self.by_hand
        return wanted and privacy.plays_among_computers(self.model)

    def pace(self, event: ev.Event) -> float:
        """How fast it is shown: own turns and computers' turns have speeds of their own."""
        seat = getattr(event, "seat", None) or self.known.phase.seat
        settings = self.stage.settings
        own = seat in self.case.people
        return SPEED_FACTORS[settings.own_speed if own else settings.computer_speed]

    def hints(self) -> Mapping[Card, Hint]:
        """What the notebook says about each card, at the help its owner chose."""
        if self.model.viewer is None:
            return {}
        self.worker.wait(self.model, PATIENCE)
        insight = self.worker.insight(self.model.viewer)
        if insight is not self.model.insight:
            self.put(replace(self.model, insight=insight))
        return self.leaves.tags(self.model, self.words)

    # -- what changes ------------------------------------------------------------------------------

    def put(self, model: TableModel) -> None:
        """The table as it is from now on."""
        before, self.model = self.model, model
        self.phones.show(model)
        if not self._between_pictures:
            self.top.show(before)
        elif self._shown is None:
            self._shown = before

    @contextmanager
    def between_pictures(self) -> Iterator[None]:
        """However often the table becomes another meanwhile, what comes of it is shown once."""
        self._between_pictures = True
        try:
            yield
        finally:
            self._between_pictures = False
            before, self._shown = self._shown, None
            if before is not None:
                self.top.show(before)

    def become(self, seat: Seat | None) -> None:
        """Another person sits here now, or none: what is known is told anew as that seat saw it."""
        self.take_back()
        self.case.screen.seat = seat
        self.worker.change_hands()
        self.put(self.with_notes(become(self.model, self._told())))

    def take_back(self) -> None:
        """Nothing has been decided yet, if something was on its way."""
        if self.model.trial is not None:
            self.performance.call_off(self.known)
            self.stage.speech.hush()
            self.put(replace(self.model, trial=None))

    def refresh(self) -> None:
        """What stands beside the model has changed: notes, names, settings."""
        self.put(self.with_notes(self.model))

    def with_notes(self, model: TableModel) -> TableModel:
        """What the viewer has written, at the help the viewer or the settings have chosen."""
        viewer, settings = model.viewer, self.stage.settings
        notes = NOTHING_WRITTEN if viewer is None else self.case.notes.get(viewer, NOTHING_WRITTEN)
        most = settings.hints_a_game
        return replace(
            model,
            told=replace(model.told, asides=self.asides(), copied=self.case.copied),
            company=self.company(),
            notes=notes,
            help=notes.help or Help(settings.help),
            insight=self.worker.insight(viewer),
            hints=self.hinting and most > 0,
            hints_left=None if most == ANY_HINTS else max(0, most - notes.hints),
            shows_way=settings.shows_way,
            trouble=self.case.trouble,
        )

    def write(self, notes: Notes, *, done: bool) -> None:
        """The viewer has written something; ``done`` is worth keeping on disk."""
        viewer = self.model.viewer
        assert viewer is not None
        self.case.notes[viewer] = notes
        if done:
            self.case.note(viewer)
        self.refresh()

    def note_down(self) -> None:
        """What has been shown stands in the notebook from now on."""
        self.put(settle(self.model))

    def think(self) -> bool:
        """Take in what was worked out behind the picture; whether there was anything."""
        news = self.worker.think(self.model)
        if news:
            self.put(replace(self.model, insight=self.worker.insight(self.model.viewer)))
        return news

    def listen(self) -> None:
        """The house is heard from where the pawn stands whose turn it is, or where one points."""
        known = self.known
        place = known.place_of(known.phase.seat) if known.pawns and known.phase.seat else None
        self.ear.follow(place if isinstance(place, str) else "corridor")
        self.stage.audio.around(self.ear.place)
        self.stage.audio.level(music.levels_of(music.seen(known)))

    def point_at(self, place: Place | None) -> None:
        """A hand is there, or on no room; it is heard there when it has stayed."""
        self.ear.point(place if isinstance(place, str) else "", self.stage.now())

    def attend(self, now: float) -> float:
        """Listen where one points; when that may change by itself."""
        due = self.ear.due(now)
        self.stage.audio.around(self.ear.place)
        return due

    # -- who sits here -----------------------------------------------------------------------------

    def company(self) -> tuple[SeatInfo, ...]:
        """Everybody, as all may see them."""
        players, here = self.case.seating.players, self.case.humans
        gone = {mishap.seat for mishap in self.case.mishaps if mishap.last}
        return tuple(
            SeatInfo(
                seat,
                players[seat],
                self._program(command_of(players[seat])),
                here=seat in here,
                phone=self.phones.awake(seat),
                gone=seat in gone,
            )
            for seat in self.case.seats
        )

    def _program(self, command: str) -> str:
        return called(self.stage.settings, command) if command else ""

    def asides(self) -> tuple[LogAside, ...]:
        """What programs have done wrong."""
        return tuple(
            LogAside(mishap.event, mishap.seat, mishap.fault.value, mishap.last)
            for mishap in self.case.mishaps
        )

    def _told(self) -> Told:
        """Everything that has been told, as the present viewer may see it."""
        setup = self.case.session.setup
        view = View(self.case.viewer, setup.board, setup.edition, setup.house)
        return opened_for(view, self.case.screen.events, copied=self.case.copied)

    @property
    def may_have_phones(self) -> bool:
        """Whether people play here who may hold their cards on phones; not in the first case."""
        return bool(self.case.people) and self.kept

    def by_phone(self, seat: Seat) -> bool:
        """Whether a seat is played with a phone just now."""
        return seat in self.case.phones.seats and not self.case.drivers[seat].here

    def _phones_changed(self) -> None:
        """Phones have come or gone, or one of them has decided."""
        self.put(replace(self.model, company=self.company()))

    def people_moved(self) -> None:
        """Somebody sits at the screen now, or no longer: whose cards lie open is asked anew."""
        people = self.case.people
        alone = people[0] if len(people) == 1 and self.case.humans else None
        self.model = replace(self.model, company=self.company(), curtain=None, next=None)
        self.become(alone)
        self.top.rebuild()

    def answer_here(self, seat: Seat) -> None:
        """The seat is played here until its phone is back."""
        self.case.sit_person(seat, here=True)
        self.model = replace(self.model, offers=None, absent=None)
        self.people_moved()

    def mind_phones(self, now: float, *, free: bool) -> float:
        """Give seats back to phones that have returned; offer to decide for one that is away."""
        lent = self.phones.lent()
        if lent is not None and free and self.phones.party.present(lent):
            self.case.sit_person(lent, here=False)
            self.people_moved()
            return now
        absent, left = self.phones.absent(self.known.phase.decider)
        if absent != self.model.absent:
            self.put(replace(self.model, absent=absent))
        return now + left

    # -- when it is over ---------------------------------------------------------------------------

    def minutes(self) -> int | None:
        """How long it took; of a case that was taken up again or only watched nobody can say."""
        if self._began is None or not self.case.people:
            return None
        return round((self.stage.now() - self._began) / MINUTE)

    def outcome(self, event: ev.GameEnded) -> Outcome:
        """How it ended, for whoever sits here."""
        prepared, earned = self._prepared(event)
        return Outcome(
            prepared=prepared,
            magnifiers=earned,
            ending=event.ending,
            winner=event.winner,
            case=event.envelope,
            score=self.case.series.score(self.case.seats),
            turns=self.known.turn,
            minutes=self.minutes(),
            copied=self.case.copied,
            you=None if self.case.shared else self.case.viewer,
            suggestions=self._count(ev.Suggested),
            shown=self._count(ev.Showed),
        )

    def _prepared(self, event: ev.GameEnded) -> tuple[CaseOnShelf | None, int]:
        """The prepared case at this table, and its magnifiers this time; copies earn none."""
        case = self.case
        if case.copied or case.shared or not case.people:
            return None, 0
        setup = case.session.setup
        laid = laid_of(setup.edition.id, setup.board.name, setup.house, case.seating.players)
        prepared = next((one for one in shelf().cases if one.laid == laid), None)
        if prepared is None or event.winner != case.viewer:
            return prepared, 0
        begun = [e for e in self.model.told.events if isinstance(e, ev.TurnBegan)]
        return prepared, prepared.earned(1, sum(e.seat == case.viewer for e in begun))

    def _count(self, kind: type[ev.Event]) -> int:
        return sum(isinstance(event, kind) for event in self.model.told.events)

    def closed(self) -> ClosedCase:
        """The case as it is looked at again: it is over, and nothing need be hidden."""
        case = self.case
        session, players = case.session, case.seating.players
        return ClosedCase(
            session.setup,
            session.dealt,
            tuple(session.played),
            players,
            case.pledge.whims,
            case.explained,
        )
