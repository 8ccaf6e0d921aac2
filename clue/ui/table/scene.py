"""The table: shows what it has been told, one event after the other, and takes decisions.

The scene pulls. When one event has been performed it asks the case for the next; when there is
none, it looks whose decision is awaited. What it shows comes from ``known``, the view folded from
the events it has pulled as the present viewer may see them, never from the truth.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

import pygame

from clue.boards import Mansion
from clue.game.case import OpenCase
from clue.records.keeping import Casebook
from clue.review import Finished
from clue.rules import events as ev
from clue.rules.cards import Seat
from clue.rules.view import View
from clue.table import privacy
from clue.table.log import LogLine, spoken
from clue.table.model import (
    Decide,
    Finish,
    Moment,
    Playing,
    ReadEnvelope,
    Return,
    SeatInfo,
    SeeCard,
    TableModel,
    Told,
    become,
    hear,
    look,
    opened_for,
    settle,
)
from clue.text.speaker import Speaker
from clue.ui.guests import tell_mishap
from clue.ui.intents import Act, Command, Intent, Point, Press
from clue.ui.scene import Scene, Stage, WidgetScene
from clue.ui.scenes.ending import EndingScene, Outcome
from clue.ui.scenes.review import ReviewScene
from clue.ui.settings import SPEED_FACTORS
from clue.ui.table import geometry
from clue.ui.table.counsel import Counsel
from clue.ui.table.decisions import Decisions
from clue.ui.table.lately import MOST
from clue.ui.table.layout import TableLayout
from clue.ui.table.panels import Panels
from clue.ui.table.performance import Performance
from clue.ui.table.privacy import card_shown, curtain_of, envelope_read
from clue.ui.table.reading import Reading
from clue.ui.widgets.layout import around

THINKING_BEAT: Final = 0.05
MINUTE: Final = 60.0
SILENT_AT_ONCE: Final = 200
"""Events without anything to see that pass between two pictures."""


class TableScene(WidgetScene):
    """One case, from the deal to the open envelope."""

    case: OpenCase
    performance: Performance  # made when the size of the window is known
    layout: TableLayout
    panels: Panels

    def __init__(
        self,
        case: OpenCase,
        mansion: Mansion,
        *,
        on_title: Callable[[], None],
        on_next: Callable[[], None],
        on_pause: Callable[[Stage, TableScene], Scene],
        on_again: Callable[[], None] | None = None,
        onward: str = "ending-next",
        in_play: Casebook | None = None,
    ) -> None:
        self.case = case
        self.in_play = in_play
        self.mansion = mansion
        self.on_title = on_title
        self.on_next = on_next
        self.on_pause = on_pause
        self.on_again = on_again  # watch the closed case, where that is offered
        self.onward = onward  # the word for what comes after the ending
        self.reading = Reading(self)
        self.counsel = Counsel(self)
        self.model = TableModel(self._told(), company=self._company())
        self.decisions = Decisions(self)
        self._began: float | None = None  # when, if whoever plays here has seen it from there
        self._voice: Speaker | None = None
        self._drawn_for: tuple[object, object] | None = None
        self._read: tuple[object, ...] = ()  # what notebook and hand were made for

    # -- coming and going --------------------------------------------------------------------------

    def enter(self, stage: Stage) -> None:
        """The cards are dealt; the computers may begin to think."""
        super().enter(stage)
        self._began = None if self.case.session.played else stage.now()
        stage.audio.music("play")
        self.case.pump(act=False)

    def leave(self) -> None:
        """Nobody thinks any longer, and the window speaks in its own voice again."""
        self.case.close()
        self.stage.speech.hush()
        self.stage.words = Speaker(self.stage.words.language)

    @property
    def words(self) -> Speaker:
        """The table's own voice: its edition, its mansion's rooms, its players' names."""
        language = self.stage.words.language
        if self._voice is None or self._voice.language != language:
            self._voice = Speaker(
                language,
                self.case.session.setup.edition,
                titles=self.mansion.room_titles(language),
                players=self.case.names,
            )
        return self._voice

    def _told(self) -> Told:
        """Everything that has been told, as the present viewer may see it."""
        setup = self.case.session.setup
        view = View(self.case.viewer, setup.board, setup.edition, setup.house)
        return opened_for(view, self.case.screen.events)

    def _company(self) -> tuple[SeatInfo, ...]:
        players, here = self.case.seating.players, self.case.humans
        return tuple(SeatInfo(seat, players[seat], here=seat in here) for seat in self.case.seats)

    @property
    def known(self) -> View:
        """What the viewer has been told."""
        return self.model.told.view

    @property
    def noted(self) -> View:
        """What has been shown of it: as far as the notebook has been written."""
        return self.model.told.shown

    def become(self, seat: Seat | None) -> None:
        """Another person sits here now, or none: what is known is told anew as that seat saw it."""
        self.case.screen.seat = seat
        self.model = become(self.model, self._told())
        self.reading.change_hands()
        self.counsel.drop()
        self.rebuild()

    # -- widgets -----------------------------------------------------------------------------------

    def fill(self) -> None:
        """Lay everything out for the window as it is."""
        setup = self.case.session.setup
        own = max(setup.hand_sizes.values()) if self.case.humans else 0
        shape = geometry.shape(self.mansion)
        self.layout = TableLayout.of(self.look, len(setup.seats), shape, own + setup.open_count)
        self.stage.words = self.words
        if self._drawn_for is None:
            self.performance = Performance(self.stage, self.mansion)
        elif self._drawn_for != (self.look, self.words):  # else what is scaled is worth keeping
            self.performance.repaint(self.mansion)
        self._drawn_for = (self.look, self.words)
        self.performance.place(self.layout, self.case.seats)
        self.panels = Panels(self)
        self.performance.rest(self.known)
        known = self.known
        viewer = self.case.viewer
        self._read = (self.tab, viewer, known.seats, known.hand, known.open_cards)

    @property
    def tab(self) -> str:
        """The open page of the notebook."""
        return self.reading.tab

    def build(self) -> None:
        """Make the widgets; the keyboard waits for nothing while there is nothing to decide.

        Whoever writes in the notebook goes on writing, whatever happens on the board.
        """
        in_book = self.reading.in_hand
        super().build()
        if self.reading.writing is not None:
            pass  # the line has the keyboard
        elif in_book:
            self.screen.focus_on(self.panels.page)
        elif self.model.offers is None:
            self.screen.focus_on(None)
        self.decisions.foresee()
        self.counsel.rebuild()

    def renew(self) -> None:
        """What can be done has changed; a notebook that nobody touches lies there as it lay."""
        touched, read = self.screen.touches(self.layout.reading), self._read
        self.build()
        for part in (None,) if touched or read != self._read else self.layout.playing:
            self.damage(part)

    # -- one event after the other -----------------------------------------------------------------

    def update(self, now: float) -> float:
        """Go on with the performance, or with the next event, or wait for who must decide."""
        due = super().update(now)
        if self._pass_moment():
            return now
        self.reading.update()
        self.counsel.update()
        self._let_decide()
        if self._perform(now):
            return now
        return min(due, now + THINKING_BEAT) if self.case.thinking else due

    def _let_decide(self) -> None:
        """Nobody runs ahead of what can be seen; what a program does wrong is told at once."""
        mishaps = self.case.mishaps
        known = len(mishaps)
        self.case.pump(act=not self.case.screen.behind)
        for mishap in mishaps[known:]:
            self.stage.notice(tell_mishap(mishap, self.words))

    def _perform(self, now: float) -> bool:
        """Tell and play events up to a moment; whether the next picture is wanted at once."""
        for _ in range(SILENT_AT_ONCE):
            if self.performance.playing:
                event = self.performance.advance(now, at_once=self.model.skipping)
                if event is None:
                    return True
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
        self.model = hear(self.model, event)
        self.heed(event, before)
        if isinstance(event, ev.AccusationFailed) and privacy.reads_alone(self.model, event.seat):
            self.model = replace(self.model, playing=Playing(event, before, held=True))
            self._alone(event.seat, ReadEnvelope(event.seat, self.case.screen.told - 1))
        else:
            self._begin(event, before)
        return True

    def heed(self, event: ev.Event, before: View) -> None:
        """Close the notebook once its owner has done."""
        if privacy.closes_after(self.model, event, before):
            self.become(None)

    def _begin(self, event: ev.Event, before: View) -> None:
        """Play an event that has been told; an accusation is worth everybody's while."""
        self.model = replace(self.model, playing=Playing(event, before))
        if isinstance(event, ev.Accused):
            self.model = replace(self.model, skipping=False)
            self.stage.audio.music("accuse")
        if not self.model.skipping:
            self.stage.speak(spoken(event, self.words))
        self.performance.begin(event, before, self.known, self._pace(event), self.words)
        self.panels.announce()

    def _wait(self) -> None:
        """Find out who must decide, when there is nothing more to tell."""
        decider = self.known.phase.decider
        if decider is None or self.model.offers is not None:
            return
        if decider in self.case.humans:
            self._alone(decider, Decide())

    def _pace(self, event: ev.Event) -> float:
        """How fast: own turns and computers' turns have speeds of their own."""
        seat = getattr(event, "seat", None) or self.known.phase.seat
        settings = self.stage.settings
        own = seat in self.case.humans
        return SPEED_FACTORS[settings.own_speed if own else settings.computer_speed]

    def _settle(self, event: ev.Event) -> None:
        """What follows when an event has been played to its end."""
        self.performance.settle(event, self.known)
        humans = self.case.humans
        if isinstance(event, ev.Showed) and event.to in humans:
            # it is noted when it has been seen
            self._alone(event.to, SeeCard(event.to, self.case.screen.told - 1))
            return
        self.note_down()
        match event:
            case ev.AccusationFailed():
                self.stage.audio.music("play")
            case ev.GameEnded():
                self.case.series.count(event.winner)
                self.model = replace(self.model, next=Finish(event))
            case ev.TurnBegan(seat) if seat in humans:
                self.stage.audio.play("turn")
            case _:
                pass

    def note_down(self) -> None:
        """What has been shown stands in the notebook from now on."""
        self.model = settle(self.model)
        self.panels.refresh()

    # -- private moments ---------------------------------------------------------------------------

    def _alone(self, seat: Seat, moment: Moment) -> None:
        """Something only one person may see comes next."""
        self._hang(privacy.alone(self.model, seat, moment))

    def _hang(self, model: TableModel) -> None:
        """The curtain comes down if there is one now."""
        before, self.model = self.model.curtain, model
        if model.curtain is not None and model.curtain is not before:
            self.stage.push(curtain_of(model.curtain, self.words, self._open_curtain))

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
        match moment:
            case Decide():
                self.decisions.open()
            case SeeCard():
                card = self._private(moment)
                self.stage.push(card_shown(card, words, self.note_down))
            case ReadEnvelope():
                self.stage.audio.music("play")
                accusation = self.known.accusations[-1].case
                event = self._private(moment)
                self.stage.push(envelope_read(event, accusation, words, self._envelope_read))
            case Finish(event):
                self._end(event)
            case Return():
                self._hang(privacy.returned(self.model, moment))
        return True

    def _private(self, moment: SeeCard | ReadEnvelope) -> ev.Event:
        return self.case.session.seen_by(moment.seat, moment.number)[0]

    def _envelope_read(self) -> None:
        """The whole table is told next that it was wrong; the case stands in the notebook."""
        if self.case.shared:
            self.become(None)
        else:
            self.model = look(self.model)
            self.panels.refresh()

    def lend(self, seat: Seat) -> None:
        """Somebody wants a look at the notebook while others play."""
        self._hang(privacy.lend(self.model, seat))

    def _cover(self) -> None:
        """Hide what is on the table until its owner is back."""
        self._hang(privacy.cover(self.model))

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
        )
        self.stage.push(
            EndingScene(
                words=self.words,
                outcome=outcome,
                on_next=self.on_next,
                on_title=self.on_title,
                on_review=self.look_back,
                on_again=self.on_again,
                onward=self.onward,
            )
        )

    def minutes(self) -> int | None:
        """How long it took; of a case that was taken up again or only watched nobody can say."""
        if self._began is None or not self.case.humans:
            return None
        return round((self.stage.now() - self._began) / MINUTE)

    def look_back(self) -> None:
        """Look at the case again: it is over, and nothing need be hidden."""
        case = self.case
        session, players = case.session, case.seating.players
        game = Finished(
            session.setup,
            session.dealt,
            tuple(session.played),
            players,
            case.pledge.whims,
            case.explained,
        )
        self.stage.push(ReviewScene(game, self.words, case.viewer))

    # -- hands -------------------------------------------------------------------------------------

    def focus(self, gained: bool) -> None:
        """Whoever walks by must see nothing while the player looks elsewhere."""
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
        if isinstance(intent, Command | Point | Press):
            self.model = replace(self.model, by_keys=isinstance(intent, Command))
        if isinstance(intent, Press) and self.counsel.put_away(intent.x, intent.y):
            return True
        aside = self._on_panel(intent) or self.reading.in_hand
        if self.performance.playing and _hurries(intent) and not aside:
            self.performance.hurry()
            return True
        return super().handle(intent)

    def _on_panel(self, intent: Intent) -> bool:
        return isinstance(intent, Press) and not self.layout.board.collidepoint(intent.x, intent.y)

    def otherwise(self, intent: Intent) -> bool:
        """Menu, skipping, and leafing through the notebook."""
        match intent:
            case Command(Act.CANCEL) if self.counsel.slip is not None:
                self.counsel.drop()
            case Command(Act.CANCEL | Act.MENU):
                self.pause()
            case Command(Act.SKIP):
                self.skip()
            case Command(Act.NOTES) if self.tab == "notes" and self.reading.in_hand:
                self.screen.focus_first()
            case Command(Act.NOTES):
                self.turn_to("notes")
            case Command(Act.LOG):
                self.turn_to("log")
            case Command(Act.DIGEST):
                self.turn_to("digest")
            case _:
                return False
        return True

    def pause(self) -> None:
        """The menu, over whatever anybody may see."""
        if privacy.owner_of(self.model) is not None:  # nothing may shine through what is put up
            put_away = privacy.put_away(self.model)
            self.become(None)
            self.model = replace(self.model, next=put_away.next)
        self.stage.push(self.on_pause(self.stage, self))

    def skip(self) -> None:
        """On to the next moment that concerns a person here."""
        self.model = replace(self.model, skipping=True)
        self.stage.speech.hush()
        if self.tab == "notes":
            self.turn_to("digest", take_up=False)

    def turn_to(self, tab: str, *, take_up: bool = True) -> None:
        """Another page of the notebook, which then has the keyboard if one takes it up."""
        self.reading.tab = tab
        self.stage.audio.play("page")
        self.rebuild()
        if take_up and self.panels.page.focusable:
            self.screen.focus_on(self.panels.page)
        if self.model.offers is not None:
            self.read_digest()

    def read_digest(self) -> None:
        """Nothing more is to come: what happened meanwhile is read from its beginning."""
        if self.tab == "digest" and self.panels.log is not None:
            self.panels.log.begin()

    def last_lines(self) -> tuple[LogLine, ...]:
        """What the log told last, whichever page of the notebook is open."""
        return tuple(self.reading.chronicle.entries[-MOST:])

    # -- picture -----------------------------------------------------------------------------------

    def paint_ground(self, canvas: pygame.Surface) -> None:
        """The dark table, the board and its pieces."""
        backdrop = self.look.paint.backdrop(self.look.size)
        for part in around(canvas.get_rect(), self.performance.board.plan.floor):
            canvas.blit(backdrop, part, part)
        self.performance.draw_board(canvas, self.panels.targets.marks)

    def draw(self, canvas: pygame.Surface) -> None:
        """The ground, the panels, and what flies above them."""
        super().draw(canvas)
        self.performance.draw_above(canvas)
        self.panels.draw_above(canvas)
        self.counsel.draw(canvas)


def _hurries(intent: Intent) -> bool:
    match intent:
        case Press(_, _, 1) | Command(Act.CONFIRM | Act.ROLL | Act.END_TURN):
            return True
    return False
