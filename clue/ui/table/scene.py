"""The table: shows what it has been told, one event after the other, and takes decisions.

The scene pulls. When one event has been performed it asks the case for the next; when there is
none, it looks whose decision is awaited. What it shows comes from ``known``, the view folded from
the events it has pulled as the present viewer may see them, never from the truth.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar, Final

import pygame

from clue.boards import Mansion
from clue.deduction.certainty import ProofStep
from clue.game.case import OpenCase
from clue.notebook.notes import Help, Notes
from clue.notebook.page import Page
from clue.notebook.printed import PrintedCell
from clue.players.names import command_of
from clue.review.standings import ClosedCase
from clue.rules import events as ev
from clue.rules import legal
from clue.rules.actions import Action, EndTurn, Suggest
from clue.rules.board import Place
from clue.rules.cards import Card, Seat, Suspect, Weapon
from clue.rules.phases import Answering, Suggesting, TurnClosing, TurnStart
from clue.rules.view import View, watch
from clue.store.keeping import Casebook
from clue.table import privacy
from clue.table.choosing import act_at, foretold, places_of, public_offers
from clue.table.closer import Subject, glance
from clue.table.leaf import LeafReader
from clue.table.log import Chronicle, spoken, tell_aside
from clue.table.model import (
    NOTHING_WRITTEN,
    Advice,
    Decide,
    Finish,
    LogAside,
    LogKind,
    LogMoment,
    Opened,
    Playing,
    ReadEnvelope,
    Return,
    SeatInfo,
    SeeCard,
    Tab,
    TableModel,
    Tentative,
    Told,
    become,
    hear,
    look,
    opened_for,
    settle,
)
from clue.table.prompt import prompt, tell_forced, why_not
from clue.table.requests import (
    AnswerHere,
    AskAccusation,
    AskAdvice,
    AskSuggestion,
    BrowseTo,
    ChoosePlace,
    DoAction,
    GoToCells,
    GoToLine,
    LendNotebook,
    OpenMenu,
    PointAt,
    Request,
    SkipAhead,
    TakeBack,
    TakeUp,
    TurnPage,
    WriteNotes,
)
from clue.table.tags import Hint, tags
from clue.table.voices import Voices
from clue.text.speaker import Speaker
from clue.ui.beats.performance import Performance
from clue.ui.board import geometry
from clue.ui.board.hearth import Hearth
from clue.ui.endings.ending import EndingScene
from clue.ui.endings.wording import Outcome
from clue.ui.input.intents import Act, Command, Intent, PointerMoved, Press, starts
from clue.ui.sound import following
from clue.ui.sound.music import TABLE
from clue.ui.stage.program_names import called
from clue.ui.stage.scene import Scene, Stage, WidgetScene
from clue.ui.stage.settings import ANY_HINTS, SPEED_FACTORS
from clue.ui.table.advice import Counsel
from clue.ui.table.decisions import accusing, answering, looking, rehearsals, suggesting
from clue.ui.table.layout import TableLayout
from clue.ui.table.notebook.worked_out import NotebookWorker
from clue.ui.table.panels.beside import NotesBeside
from clue.ui.table.panels.make import Panels
from clue.ui.table.panels.panel import PanelKit
from clue.ui.table.phones import PhoneSide
from clue.ui.table.privacy import card_shown, curtain_of, envelope_read
from clue.ui.theme.tempo import TEMPO
from clue.ui.widgets.layout import around

PATIENCE: Final = 0.15
"""Seconds a dialog waits, at the most, for what the notebook is still working out."""
PAUSE: Final = 2.5
LEAST_PAUSE: Final = 1.5
"""Seconds before a turn ends by itself: at the usual speed, and at any."""
MINUTE: Final = 60.0
VERDICTS: Final = (ev.AccusationFailed, ev.GameEnded)
"""What is told when it has been seen, and not before."""
SILENT_AT_ONCE: Final = 200
"""Events without anything to see that pass between two pictures."""


class TableScene(WidgetScene):
    """One case, from the deal to the open envelope."""

    case: OpenCase
    by_hand = False
    """Whether nothing is done in the viewer's place, and nothing taken back: in a lesson."""

    performance: Performance  # made when the size of the window is known
    layout: TableLayout
    panels: Panels
    hinting: ClassVar[bool] = True
    """Whether whoever plays here may ask for hints."""

    def __init__(
        self,
        case: OpenCase,
        mansion: Mansion,
        *,
        on_title: Callable[[], None],
        on_next: Callable[[], None],
        on_pause: Callable[[Stage, TableScene], Scene],
        review: Callable[[ClosedCase, Speaker, Seat | None], Scene],
        foreseen: Sequence[Callable[[], Scene]] = (),
        on_again: Callable[[], None] | None = None,
        on_cut: Callable[[], None] | None = None,
        onward: str = "ending-next",
        in_play: Casebook | None = None,
    ) -> None:
        self.case = case
        self.in_play = in_play
        self.mansion = mansion
        self.on_title = on_title
        self.on_next = on_next
        self.on_pause = on_pause
        self.review = review
        self.foreseen = foreseen  # other screens that may be opened from here
        self.on_again = on_again  # watch the closed case, where that is offered
        self.on_cut = on_cut  # cut the deck of the next one, where people play
        self.onward = onward  # the word for what comes after the ending
        self.worker = NotebookWorker(lambda: self.stage.background)
        self.counsel = Counsel(lambda: self.stage.background)
        self.leaves = LeafReader()
        self.grants = self._grants()
        tab: Tab = "notes" if case.humans or not case.people else "log"  # for all who look on
        self.model = TableModel(self._told(), opened=Opened(tab=tab))
        self._hinted: object = None  # the decision that was counted last
        self._began: float | None = None  # when, if whoever plays here has seen it from there
        self._voice: Speaker | None = None
        self._drawn_for: tuple[object, object] | None = None
        self._hurried = -math.inf  # when a press last ended a beat
        self.phones = PhoneSide(case, mansion, self._phones_changed, self._people_moved)
        self._awake = True  # the window has the keyboard
        self._foreseen: object = None  # what may come was rehearsed in this look
        self._shown: ev.Event | None = None  # what was shown before it was done
        self._ends = math.inf  # when the viewer's turn ends by itself
        self._at_rest = (0, 0)  # where the pointer lay when that pause began

    # -- coming and going --------------------------------------------------------------------------

    def enter(self, stage: Stage) -> None:
        """The cards are dealt; the computers may begin to think."""
        super().enter(stage)
        self._began = None if self.case.session.played else stage.now()
        stage.audio.music(TABLE)
        self._listen()
        self.case.thoughts.move_to(stage.background)
        self.phones.enter(stage, self.words, always=self.may_have_phones)
        self.model = self._with_notes(self.model)
        self.phones.show(self.model)
        self.case.pump(act=False)

    def resume(self) -> None:
        """Settings may have changed while another scene was on top."""
        self.put(self._with_notes(self.model))
        self._await_end()

    def leave(self) -> None:
        """Nobody thinks any longer, and the window speaks in its own voice again."""
        self.phones.leave()
        self.case.close()
        self.stage.audio.around("")
        self.stage.speech.hush()
        self.stage.words = Speaker(self.stage.words.language)

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

    def _voices(self) -> Voices:
        """Everybody's manner of speaking; a talker has something to say to everything."""
        players = self.case.seating.players
        talkers = {seat for seat, player in players.items() if player.endswith(":talker")}
        return Voices(self.case.seats, talkers)

    def _told(self) -> Told:
        """Everything that has been told, as the present viewer may see it."""
        setup = self.case.session.setup
        view = View(self.case.viewer, setup.board, setup.edition, setup.house)
        return opened_for(view, self.case.screen.events, copied=self.case.copied)

    def _company(self) -> tuple[SeatInfo, ...]:
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

    def _asides(self) -> tuple[LogAside, ...]:
        return tuple(
            LogAside(mishap.event, mishap.seat, mishap.fault.value, mishap.last)
            for mishap in self.case.mishaps
        )

    def _with_notes(self, model: TableModel) -> TableModel:
        """What the viewer has written, at the help the viewer or the settings have chosen."""
        viewer, settings = model.viewer, self.stage.settings
        notes = NOTHING_WRITTEN if viewer is None else self.case.notes.get(viewer, NOTHING_WRITTEN)
        return replace(
            model,
            told=replace(model.told, asides=self._asides(), copied=self.case.copied),
            company=self._company(),
            notes=notes,
            help=notes.help or Help(settings.help),
            insight=self.worker.insight(viewer),
            hints=self.hinting and settings.hints_a_game > 0,
            hints_left=_left(settings.hints_a_game, notes.hints),
            shows_way=settings.shows_way,
            trouble=self.case.trouble,
        )

    @property
    def known(self) -> View:
        """What the viewer has been told."""
        return self.model.told.view

    @property
    def noted(self) -> View:
        """What has been shown of it: as far as the notebook has been written."""
        return self.model.told.shown

    @property
    def page(self) -> Page:
        """The viewer's page of the notebook."""
        return self.leaves.page(self.model)

    def put(self, model: TableModel) -> None:
        """The table as it is from now on: every panel shows what of it has changed."""
        before, self.model = self.model, model
        in_book = self.panels.book.in_hand
        self.panels.show(model)
        self.counsel.show(model)
        self.phones.show(model)
        self._set_out_dice()
        self._mind_keyboard(before, in_book=in_book)
        if model.curtain is not None and model.curtain is not before.curtain:
            self.stage.push(curtain_of(model.curtain, self.words, self._open_curtain))

    def _set_out_dice(self) -> None:
        if self.performance.tray_free != self.panels.next_thing.tray_free:
            self.performance.tray_free = self.panels.next_thing.tray_free
            self.damage(self.layout.next_thing)

    def _mind_keyboard(self, before: TableModel, *, in_book: bool) -> None:
        """It waits for nothing while there is nothing to decide.

        Whoever writes in the notebook goes on writing, whatever happens on the board.
        """
        asked, screen = self.model.offers is not None, self.screen
        if in_book:
            if self.model.opened.writing is None and not self.panels.book.in_hand:
                screen.focus_on(self.panels.page if self.panels.page.focusable else None)
        elif not asked and before.offers is not None:
            screen.focus_on(None)
        elif asked and before.offers is not self.model.offers and screen.focused is None:
            screen.focus_first()

    def become(self, seat: Seat | None) -> None:
        """Another person sits here now, or none: what is known is told anew as that seat saw it."""
        self.take_back()
        self.case.screen.seat = seat
        self.worker.change_hands()
        self.put(self._with_notes(become(self.model, self._told())))

    # -- widgets -----------------------------------------------------------------------------------

    def fill(self) -> None:
        """Lay everything out for the window as it is."""
        setup = self.case.session.setup
        seen = self.case.humans or self.case.viewer is not None
        own = max(setup.hand_sizes.values()) if seen else 0
        shape = geometry.shape(self.mansion)
        self.layout = TableLayout.of(self.look, len(setup.seats), shape, own + setup.open_count)
        self.stage.words = self.words
        if self._drawn_for is None:
            self.performance = Performance(self.stage, self.mansion)
            self.performance.bubbles.voices = self._voices()
        elif self._drawn_for != (self.look, self.words):  # else what is scaled is worth keeping
            self.performance.repaint(self.mansion)
            if self._drawn_for[1] is not self.words:
                self.performance.bubbles.say_in(self.words)
        self._drawn_for = (self.look, self.words)
        self.performance.alone = not self.case.shared
        self.performance.place(*self.layout.stage(self.case.seats))
        kit = PanelKit(self.screen, self.words, self.layout, self.request, self._glance)
        self.screen.on_subject = self._look_at
        board = self.performance.board
        self.hearth = Hearth(self.screen, board, lambda: self.performance.active, self.stage)
        self.hearth.liveliness.awake = self._awake
        self.panels = Panels(kit, board, self.leaves, self._why, self.model, self.hearth)
        self.panels.targets.piece_at = self.performance.piece_at
        self.counsel.lay_out(kit, self.model)
        self._set_out_dice()
        self.performance.rest(self.known)

    def _glance(self, thing: Subject, *, held: bool = False) -> str:
        return glance(thing, self.model, self.words, held=held)

    def _look_at(self, thing: object) -> None:
        """A closer look, from which one may go on to everything else."""
        self.take_back()
        self.stage.push(looking(self.model, self.words, self.hints(), thing))

    def _why(self, cell: PrintedCell) -> ProofStep | None:
        return self.worker.why(self.page, cell)

    @property
    def tab(self) -> Tab:
        """The open page of the notebook."""
        return self.model.opened.tab

    def build(self) -> None:
        """Make everything for another look; where the keyboard was, it is again."""
        had, asked = self.screen.focused is not None, self.model.offers is not None
        in_book = had and self.panels.book.in_hand
        super().build()
        if self.model.opened.writing is not None:
            pass  # the line has the keyboard
        elif in_book:
            self.screen.focus_on(self.panels.page)
        elif not asked and not had:
            self.screen.focus_on(None)
        self._foresee()

    def _foresee(self) -> None:
        """Have rehearsed what may be put up next, once in every look of the window."""
        if self._foreseen is self.look:
            return
        self._foreseen = self.look
        self.stage.rehearse(lambda: self.on_pause(self.stage, self))
        if not self.model.here:
            return
        for make in (*rehearsals(self.model, self.words, self.beside), *self.foreseen):
            self.stage.rehearse(make)

    # -- one event after the other -----------------------------------------------------------------

    def update(self, now: float) -> float:
        """Go on with the performance, or with the next event, or wait for who must decide."""
        due = super().update(now)
        if self.phones.invites():
            self.open_phones()
            return now
        if self._pass_moment():
            return now
        self._work_out()
        if self.case.trouble != self.model.trouble:
            self.put(replace(self.model, trouble=self.case.trouble))
        self._let_decide()
        if self._perform(now) or self.case.answered:
            return now
        due = min(due, self._end_in_time(now), self._mind_phones(now))
        waited = self.known.phase.decider if self.known.pawns else None
        return min(due, self.performance.bubbles.wait_for(waited, now, self.words))

    def _work_out(self) -> bool:
        """Take in what was worked out behind the picture; whether the notebook has more to say."""
        news = self.worker.think(self.model)
        if news:
            self.put(replace(self.model, insight=self.worker.insight(self.model.viewer)))
            self.panels.worked_out()
        given = self.counsel.update(self.model)
        if given is not None and self.model.advice is not None:
            self.put(replace(self.model, advice=replace(self.model.advice, given=given)))
        return news

    def _let_decide(self) -> None:
        """Nobody runs ahead of what can be seen; what a program does wrong is told at once."""
        known = len(self.case.mishaps)
        self.case.pump(act=not self.case.screen.behind)
        if len(self.case.mishaps) == known:
            return
        asides = self._asides()
        for aside in asides[known:]:
            self.stage.notice(tell_aside(aside, self.words))
        told = replace(self.model.told, asides=asides)
        self.put(replace(self.model, told=told, company=self._company()))

    def _perform(self, now: float) -> bool:
        """Tell and play events up to a moment; whether the next picture is wanted at once."""
        for _ in range(SILENT_AT_ONCE):
            if self.performance.playing:
                event = self.performance.advance(now, at_once=self.model.skipping)
                if event is None:
                    return True
                if self.model.trial is not None:
                    self._try_no_more(self.model.trial)
                else:
                    self._settle(event)
            if privacy.pending(self.model) or not self._next():
                break
        return privacy.pending(self.model) or self.performance.playing

    def _next(self) -> bool:
        """Be told the next event and begin to play it; whether there was one."""
        playing = self.model.playing
        if playing is not None and playing.held:
            self._begin(playing.event, playing.before)
            return True
        before, event = self.known, self.case.screen.next()
        if event is None:
            self._wait()
            return False
        if self.model.offers is not None and self._by_phone(self.model.offers.seat):
            self.model = replace(self.model, offers=None, absent=None)  # the phone has decided
        self.model = hear(self.model, event)
        self.heed(event, before)
        if event == self._shown:
            self._shown = None
            self._settle(event)
        elif self._reads(event) and not self.performance.hand.own:
            self.model = replace(self.model, playing=Playing(event, before, held=True))
            self._read_alone(event)
        else:
            self._begin(event, before)
        return True

    def _reads(self, event: ev.Event) -> bool:
        """Whether somebody here looks into the envelope before anybody is told."""
        match event:
            case ev.AccusationFailed(seat):
                return privacy.reads_alone(self.model, seat)
        return False

    def _read_alone(self, event: ev.Event) -> None:
        assert isinstance(event, ev.AccusationFailed)
        self._alone(event.seat, ReadEnvelope(event.seat, self.case.screen.told - 1))

    def heed(self, event: ev.Event, before: View) -> None:
        """Close the notebook once its owner has done."""
        if privacy.closes_after(self.model, event, before):
            self.become(None)

    def _begin(self, event: ev.Event, before: View) -> None:
        """Play an event that has been told; an accusation is worth everybody's while."""
        if isinstance(event, ev.Accused):
            self.model = replace(self.model, skipping=False)
            self.stage.audio.stop_music()
        if not isinstance(event, VERDICTS):
            self._say(event)
        self.performance.begin(event, before, self.known, self._pace(event), self.words)
        self.put(replace(self.model, playing=Playing(event, before)))

    def _say(self, event: ev.Event) -> None:
        if not self.model.skipping:
            self.stage.speak(spoken(event, self.words))

    def _wait(self) -> None:
        """Find out who must decide, when there is nothing more to tell."""
        decider = self.known.phase.decider
        if decider is None or self.model.offers is not None:
            return
        if decider in self.case.humans:
            self._alone(decider, Decide())
        elif self._by_phone(decider) and not self.case.screen.behind:
            offers = public_offers(self.known)
            if offers is not None or self.model.skipping:
                self.put(replace(self.model, skipping=False, offers=offers))

    def _pace(self, event: ev.Event) -> float:
        """How fast: own turns and computers' turns have speeds of their own."""
        seat = getattr(event, "seat", None) or self.known.phase.seat
        settings = self.stage.settings
        own = seat in self.case.people
        return SPEED_FACTORS[settings.own_speed if own else settings.computer_speed]

    def _settle(self, event: ev.Event) -> None:
        """What follows when an event has been played to its end."""
        self.performance.settle(event, self.known)
        self._listen()
        humans = self.case.humans
        if isinstance(event, ev.Showed) and event.to in humans:
            # it is noted when it has been seen
            self._alone(event.to, SeeCard(event.to, self.case.screen.told - 1))
            return
        if isinstance(event, VERDICTS):
            self._say(event)  # not before the last card has turned
        if self._reads(event) and self.performance.hand.own:
            self._read_alone(event)
            return
        self.note_down()
        match event:
            case ev.AccusationFailed():
                self.stage.audio.music(TABLE)
            case ev.GameEnded():
                self.case.series.count(event.winner)
                self.model = replace(self.model, next=Finish(event))
            case ev.TurnBegan(seat) if seat in self.case.people:
                self.stage.audio.play("turn")
            case _:
                pass

    def _listen(self) -> None:
        """The house is heard from where the pawn stands whose turn it is."""
        known = self.known
        place = known.place_of(known.phase.seat) if known.pawns and known.phase.seat else None
        self.stage.audio.around(place if isinstance(place, str) else "corridor")
        self.stage.audio.level(following.levels(following.seen(known)))

    def note_down(self) -> None:
        """What has been shown stands in the notebook from now on."""
        self.put(settle(self.model))

    # -- private moments ---------------------------------------------------------------------------

    def _alone(self, seat: Seat, moment: LogMoment) -> None:
        """Something only one person may see comes next."""
        self.put(privacy.alone(self.model, seat, moment))

    def _open_curtain(self) -> None:
        """Its owner is there."""
        curtain = self.model.curtain
        assert curtain is not None
        self.model = replace(self.model, curtain=None)
        self.become(curtain.owner)

    def _pass_moment(self) -> bool:
        """Let the moment happen that was waited for; whether there was one."""
        moment, words = self.model.next, self.words
        if moment is None or self.model.curtain is not None:
            return False
        self.model = replace(self.model, next=None)
        self.stage.deafen(self._hurried + TEMPO.guard)
        match moment:
            case Decide():
                self._decide()
            case SeeCard():
                card = self._private(moment)
                closes = self._closes_notices
                self.stage.push(card_shown(card, words, self.note_down, closes=closes))
            case ReadEnvelope():
                self.stage.audio.music("wrong")
                accusation = self.known.accusations[-1].case
                event = self._private(moment)
                skip = None if self.case.shared else self.skip
                read = envelope_read(event, accusation, words, self._envelope_read, skip)
                self.stage.push(read)
            case Finish(event):
                self._end(event)
            case Return():
                self.put(privacy.returned(self.model, moment))
        return True

    def _private(self, moment: SeeCard | ReadEnvelope) -> ev.Event:
        return self.case.session.seen_by(moment.seat, moment.number)[0]

    def _envelope_read(self) -> None:
        """The whole table is told next that it was wrong; the case stands in the notebook."""
        playing = self.model.playing
        if self.case.shared:
            self.become(None)
        elif playing is not None and playing.held:
            self.put(look(self.model))
        else:
            self.stage.audio.music(TABLE)
            self.note_down()

    def _cover(self) -> None:
        """Hide what is on the table until its owner is back."""
        if privacy.owner_of(self.model) is not None:
            self.take_back()
        self.put(privacy.cover(self.model))

    # -- phones ------------------------------------------------------------------------------------

    def _by_phone(self, seat: Seat) -> bool:
        return seat in self.case.phones.seats and not self.case.drivers[seat].here

    @property
    def _decides(self) -> bool:
        """Whether what is offered is the viewer's, and not what anybody may do for a phone."""
        return self.model.offers is not None and self.model.offers.seat == self.model.viewer

    @property
    def may_have_phones(self) -> bool:
        """Whether people play here who may hold their cards on phones; not in the first case."""
        return bool(self.case.people) and self.in_play is not None

    def _phones_changed(self) -> None:
        """Phones have come or gone, or one of them has decided."""
        self.put(replace(self.model, company=self._company()))

    def _people_moved(self) -> None:
        """Somebody sits at the screen now, or no longer: whose cards lie open is asked anew."""
        people = self.case.people
        alone = people[0] if len(people) == 1 and self.case.humans else None
        self.model = replace(self.model, company=self._company(), curtain=None, next=None)
        self.become(alone)
        self.rebuild()

    def _mind_phones(self, now: float) -> float:
        """Give seats back to phones that have returned; offer to decide for one that is away."""
        lent = self.phones.lent()
        free = self.stage.top is self and self.model.curtain is None
        if lent is not None and free and self.phones.party.present(lent):
            self.case.sit_person(lent, here=False)
            self._people_moved()
            return now
        absent, left = self.phones.absent(self.known.phase.decider)
        if absent != self.model.absent:
            self.put(replace(self.model, absent=absent))
        return now + left

    def _answer_here(self, seat: Seat) -> None:
        """The seat is played here until its phone is back."""
        self.case.sit_person(seat, here=True)
        self.model = replace(self.model, offers=None, absent=None)
        self._people_moved()

    def open_phones(self) -> None:
        """The leaf with the codes, over whatever anybody may see."""
        self._put_away()
        self.phones.open_leaf()

    # -- decisions ---------------------------------------------------------------------------------

    def _decide(self) -> None:
        """Open to the viewer whatever the referee offers."""
        offers = legal.offers(self.known)
        assert offers is not None
        forced = privacy.forced_answer(offers) if self._closes_notices else None
        self.put(replace(self.model, skipping=False, offers=offers))
        match self.known.phase:
            case TurnStart():
                self.read_digest()
            case Suggesting():
                self._suggest()
            case TurnClosing():
                self._await_end()
            case Answering(asker) if forced is not None:
                self.stage.notice(tell_forced(forced, asker, self.words))
                self._commit(forced)
            case Answering():
                self.stage.push(answering(self.model, self.words, self.request, self.beside))
            case _:
                pass

    @property
    def _closes_notices(self) -> bool:
        """Whether what is told the viewer alone closes by itself: nobody else can see how soon."""
        wanted = self.stage.settings.closes_notices and not self.by_hand
        return wanted and privacy.plays_among_computers(self.model)

    def _do(self, action: Action) -> None:
        """The viewer has decided; what nobody can answer yet is shown first, and then done."""
        told = None if self.by_hand else foretold(self.known, action)
        if told is None:
            self._commit(action)
            return
        if isinstance(action, Suggest):
            half_made = (action.case.suspect, action.case.weapon)
            self.model = replace(self.model, half_made=half_made)
        after = watch(self.known, told)
        self.stage.speak(spoken(told, self.words))
        self.performance.begin(told, self.known, after, self._pace(told), self.words)
        self.screen.focus_on(None)
        self.put(replace(self.model, offers=None, advice=None, trial=Tentative(action, told)))

    def _commit(self, action: Action) -> None:
        """It is done, and cannot be taken back."""
        self.model = replace(self.model, half_made=(None, None), closing=False)
        self._ends = math.inf
        self.case.decide(action)
        self.screen.focus_on(None)  # who acts has put the notebook down
        self.put(replace(self.model, offers=None, advice=None))

    def _try_no_more(self, trial: Tentative) -> None:
        """It has been shown to its end: now it is done."""
        self._shown = trial.told
        self.model = replace(self.model, trial=None)
        self._commit(trial.action)

    def take_back(self) -> None:
        """Nothing has been decided yet, if something was on its way."""
        if self.model.trial is not None:
            self.performance.call_off(self.known)
            self.stage.speech.hush()
            self.put(replace(self.model, trial=None))

    def _await_end(self) -> None:
        """Nothing is left but to accuse: the turn ends by itself, after a pause for that."""
        offers, settings = self.model.offers, self.stage.settings
        closing = (
            settings.ends_turns
            and not self.by_hand
            and offers is not None
            and offers.end_turn
            and isinstance(self.known.phase, TurnClosing)
        )
        pause = max(LEAST_PAUSE, PAUSE / (SPEED_FACTORS[settings.own_speed] or math.inf))
        self._ends = self.stage.now() + pause if closing else math.inf
        if closing != self.model.closing:
            self._at_rest = self.stage.pointer
            self.put(replace(self.model, closing=closing))

    def _end_in_time(self, now: float) -> float:
        """End the turn when its pause is over and its owner does not read; when that will be."""
        if now < self._ends or self.model.offers is None:
            return self._ends
        pointer = self.stage.pointer
        pointing = pointer != self._at_rest and self.layout.reading.collidepoint(pointer)
        if self.panels.book.in_hand or pointing:
            self._await_end()
        else:
            self._commit(EndTurn(self.model.offers.seat))
            return now
        return self._ends

    def _suggest(self) -> None:
        offers = self.model.offers
        if offers is None or offers.suggest_in is None:
            return

        def peek(chosen: tuple[Suspect | None, Weapon | None]) -> None:
            self.model = replace(self.model, half_made=chosen)

        advise = (lambda: self.request(AskAdvice())) if self.model.hints else None
        self.stage.push(
            suggesting(
                self.model,
                self.words,
                self.hints(),
                self.request,
                on_peek=peek,
                on_hint=advise,
                beside=self.beside,
            )
        )

    def _accuse(self) -> None:
        if self.model.offers is None or not self.model.offers.accuse:
            return
        music, words = self.stage.audio.music, self.words
        music("accuse")
        hints, back = self.hints(), lambda: music(TABLE)
        self.stage.push(accusing(self.model, words, hints, self.beside, back))

    @property
    def beside(self) -> NotesBeside:
        """What lays the notebook beside a dialog."""
        return NotesBeside(
            read=lambda: self.model,
            layout=lambda: self.layout,
            words=self.words,
            leaves=self.leaves,
            why=self._why,
            send=self.request,
            work_out=self._work_out,
            glance=self._glance,
            look_at=self._look_at,
        )

    def hints(self) -> dict[Card, Hint]:
        """What the notebook says about each card, at the help its owner chose."""
        if self.model.viewer is None:
            return {}
        self.worker.wait(self.model, PATIENCE)
        self.put(replace(self.model, insight=self.worker.insight(self.model.viewer)))
        return tags(self.page, self.words)

    def _advise(self) -> None:
        """Begin to think about the decision at hand; asked again, tell more, then put it away."""
        advice = self.model.advice
        if advice is not None and (advice.given is None or advice.complete):
            self._drop_advice()
        elif advice is not None:
            self.put(replace(self.model, advice=replace(advice, step=advice.step + 1)))
        elif self._decides and self.model.hints and self._may_ask():
            self.put(replace(self.model, advice=Advice(len(self.model.told.events))))

    def _may_ask(self) -> bool:
        """Whether this game has a hint left for this decision; asked for again it counts once."""
        viewer, asked = self.model.viewer, (self.model.viewer, len(self.model.told.events))
        if viewer is None or asked == self._hinted:
            return viewer is not None
        if self.model.hints_left == 0:
            self.stage.notice(self.words.say("advice-used-up"))
            return False
        self._hinted = asked
        self.case.notes[viewer] = self.model.notes.hinted(self.model.notes.hints + 1)
        self.case.note(viewer)
        self.put(self._with_notes(self.model))
        return True

    def _drop_advice(self) -> None:
        self.put(replace(self.model, advice=None))

    # -- what is asked -----------------------------------------------------------------------------

    def request(self, wish: Request) -> None:
        """Do what a hand has asked for."""
        self.grants[type(wish)](wish)

    def _grants(self) -> Mapping[type, Callable[[Any], None]]:
        """What each wish leads to."""
        return {
            DoAction: lambda wish: self._do(wish.action),
            ChoosePlace: lambda wish: self.choose_place(wish.place),
            TakeUp: lambda wish: self.put(replace(self.model, weapon=wish.weapon)),
            PointAt: lambda wish: self._explain(wish.place),
            AskSuggestion: lambda _: self._suggest(),
            AskAccusation: lambda _: self._accuse(),
            AskAdvice: lambda _: self._advise(),
            AnswerHere: lambda wish: self._answer_here(wish.seat),
            TakeBack: lambda _: self.take_back(),
            OpenMenu: lambda _: self.pause(),
            SkipAhead: lambda _: self.skip(),
            TurnPage: lambda wish: self._turn_page(wish.tab),
            LendNotebook: lambda wish: self.put(privacy.lend(self.model, wish.seat)),
            BrowseTo: lambda wish: self._browse(wish.opened),
            WriteNotes: lambda wish: self._write(wish.notes, done=wish.done),
            GoToLine: lambda wish: self._go_to_line(wish.number),
            GoToCells: lambda wish: self._go_to_cells(wish.number),
        }

    def _turn_page(self, tab: Tab) -> None:
        """Whoever asks for the notebook that is in hand lays it down."""
        if tab == self.tab == "notes" and self.panels.book.in_hand:
            self.screen.focus_first()
        else:
            self.turn_to(tab)

    def choose_place(self, place: Place) -> None:
        """The viewer has chosen a place: to walk to, or to lay the weapon in hand in."""
        offers, action = self.model.offers, act_at(self.model, place)
        if offers is not None and action is not None and place in places_of(offers):
            self._do(action)

    def _explain(self, place: Place | None) -> None:
        """Why one cannot get there, while somebody points at it."""
        sentence = why_not(self.model, place, self.words) or prompt(self.model, self.words)
        self.panels.next_thing.sentence.say_now(sentence)

    def _browse(self, opened: Opened) -> None:
        self.model = replace(self.model, opened=opened)
        self.panels.show_page(self.model)

    def _go_to_cells(self, number: int) -> None:
        if self.model.viewer is not None:
            self.turn_to("notes", opened=replace(self.model.opened, lit=number))

    def _write(self, notes: Notes, *, done: bool) -> None:
        viewer = self.model.viewer
        assert viewer is not None
        self.case.notes[viewer] = notes
        if done:
            self.case.note(viewer)
        self.put(self._with_notes(self.model))

    def _go_to_line(self, number: int) -> None:
        """To the line where a suggestion was answered."""
        entries = [entry for entry in self.chronicle.entries if entry.number == number]
        if not entries:
            return
        opened = replace(self.model.opened, line=entries[-1].line)
        if opened.kind not in {LogKind.ALL, *entries[-1].kinds}:
            opened = replace(opened, kind=LogKind.ALL)
        self.turn_to("log", opened=opened)

    @property
    def chronicle(self) -> Chronicle:
        """Everything the viewer has been shown, in words."""
        return self.panels.chronicle.read(self.model.told)

    def _end(self, event: ev.GameEnded) -> None:
        outcome = Outcome(
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
        self.stage.push(
            EndingScene(
                words=self.words,
                outcome=outcome,
                on_next=self.on_next,
                on_title=self.on_title,
                on_review=self.look_back,
                on_again=self.on_again,
                on_cut=self.on_cut,
                onward=self.onward,
                game=self._closed(),
                opened=self.performance.unsealed,
            )
        )

    def _count(self, kind: type[ev.Event]) -> int:
        return sum(isinstance(event, kind) for event in self.model.told.events)

    def minutes(self) -> int | None:
        """How long it took; of a case that was taken up again or only watched nobody can say."""
        if self._began is None or not self.case.people:
            return None
        return round((self.stage.now() - self._began) / MINUTE)

    def look_back(self) -> None:
        """Look at the case again: it is over, and nothing need be hidden."""
        self.stage.push(self.review(self._closed(), self.words, self.case.viewer))

    def _closed(self) -> ClosedCase:
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

    # -- hands -------------------------------------------------------------------------------------

    def focus(self, gained: bool) -> None:
        """Whoever walks by must see nothing while the player looks elsewhere."""
        self._awake = self.hearth.liveliness.awake = gained
        if not gained:
            self._cover()

    def seen(self, visible: bool) -> None:
        """A hidden window comes back covered."""
        if not visible:
            self._cover()

    def left_alone(self) -> None:
        """Whoever sat here has gone away, whatever dialog lies open."""
        self._cover()

    def handle(self, intent: Intent) -> bool:
        """A key or click during a movement ends it; else it goes to the widgets."""
        if isinstance(intent, Command | PointerMoved | Press):
            self.model = replace(self.model, by_keys=isinstance(intent, Command))
        if isinstance(intent, Press) and self.counsel.is_at(intent.x, intent.y):
            self._advise()
            return True
        if self.model.trial is not None and _takes_back(intent):
            self.take_back()
            return True
        aside = self._on_panel(intent) or self.panels.book.in_hand
        if starts(intent) and not aside:
            if self.performance.playing:  # one press ends one beat, and starts nothing new
                self._hurried = self.stage.now()
                self.performance.hurry()
                return True
            if self.stage.now() < self._hurried + TEMPO.guard:
                return True
        return super().handle(intent)

    def _on_panel(self, intent: Intent) -> bool:
        return isinstance(intent, Press) and not self.layout.board.collidepoint(intent.x, intent.y)

    def otherwise(self, intent: Intent) -> bool:
        """Menu, skipping, and leafing through the notebook."""
        match intent:
            case Command(Act.CANCEL) if self.counsel.slip is not None:
                self._drop_advice()
            case Command(Act.CANCEL | Act.MENU):
                self.pause()
            case Command(Act.SKIP):
                self.skip()
            case Command(Act.LOOK | Act.MARK):
                self._look_at(None)
            case Command(Act.PHONES) if self.may_have_phones:
                self.open_phones()
            case _:
                return False
        return True

    def pause(self) -> None:
        """The menu, over whatever anybody may see."""
        self.take_back()
        self._put_away()
        self.stage.push(self.on_pause(self.stage, self))

    def _put_away(self) -> None:
        if privacy.owner_of(self.model) is not None:  # nothing may shine through what is put up
            put_away = privacy.put_away(self.model)
            self.become(None)
            self.put(replace(self.model, next=put_away.next))

    def skip(self) -> None:
        """On to the next moment that concerns a person here; who decides is there already."""
        if self.model.offers is not None:
            return
        self.model = replace(self.model, skipping=True)
        self.stage.speech.hush()
        if self.tab == "notes":
            self.turn_to("digest", take_up=False)

    def turn_to(self, tab: Tab, *, take_up: bool = True, opened: Opened | None = None) -> None:
        """Another page of the notebook, which then has the keyboard if one takes it up."""
        self.stage.audio.play("page")
        self.put(replace(self.model, opened=replace(opened or self.model.opened, tab=tab)))
        if take_up and self.stage.top is self and self.panels.page.focusable:
            self.screen.focus_on(self.panels.page)
        if self.model.offers is not None:
            self.read_digest()

    def read_digest(self) -> None:
        """Nothing more is to come: what happened meanwhile is read from its beginning."""
        if self.tab == "digest" and self.panels.log is not None:
            self.panels.log.begin()

    # -- picture -----------------------------------------------------------------------------------

    def paint_ground(self, canvas: pygame.Surface) -> None:
        """The dark table, the board and its pieces."""
        backdrop = self.look.paint.backdrop(self.look.size)
        for part in around(canvas.get_rect(), self.performance.board.plan.floor):
            canvas.blit(backdrop, part, part)
        self.performance.draw_board(canvas, self.panels.targets.marks)

    def draw(self, canvas: pygame.Surface) -> None:
        """The ground, the panels, and what flies above them; in the dark only the stage."""
        if self.performance.hand.covers:
            self.performance.hand.draw_over(canvas, self._draw_table)
        else:
            self._draw_table(canvas)

    def _draw_table(self, canvas: pygame.Surface) -> None:
        super().draw(canvas)
        self.performance.draw_above(canvas)
        self.panels.draw_above(canvas)
        self.counsel.draw(canvas)


def _left(most: int, used: int) -> int | None:
    """How many hints are left in a game; none: as many as one likes."""
    return None if most == ANY_HINTS else max(0, most - used)


def _takes_back(intent: Intent) -> bool:
    match intent:
        case Press(_, _, 3) | Command(Act.CANCEL | Act.ERASE):
            return True
    return False
