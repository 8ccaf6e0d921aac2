"""The table as a scene: it lays out what is seen, and sends each wish to whoever grants it.

What is sat through is the sitting; the teller, the turn and private moments change its model, and
the scene shows what of the table is another since then. What it shows comes from events the viewer
may see, never from the truth.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar

import pygame

from clue.boards import Mansion
from clue.deduction.certainty import ProofStep
from clue.game.case import OpenCase
from clue.notebook.page import Page, PrintedCell
from clue.review.standings import ClosedCase
from clue.rules import events as ev
from clue.rules.board import Place
from clue.rules.cards import Seat
from clue.rules.view import View
from clue.store.keeping import Casebook
from clue.table import privacy
from clue.table.closer import Subject, glance
from clue.table.log import Chronicle
from clue.table.model import LogKind, Opened, Tab, TableModel
from clue.table.prompt import prompt, why_not
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
from clue.text.speaker import Speaker
from clue.ui.beats.performance import Performance
from clue.ui.board import geometry
from clue.ui.board.board_view import Hearth
from clue.ui.endings.ending import EndingScene
from clue.ui.input.intents import Act, Command, Intent, PointerMoved, Press, starts
from clue.ui.reading.readable import Readable, Role
from clue.ui.sound.music import TABLE
from clue.ui.stage.scene import Scene, Stage, WidgetScene
from clue.ui.table.decisions import Counsel, ViewersTurn, looking, rehearsals
from clue.ui.table.panels.laid import NotesBeside, Panels
from clue.ui.table.panels.log import MOST, heard_line
from clue.ui.table.panels.panel import PanelKit, TableLayout
from clue.ui.table.sitting import Sitting
from clue.ui.table.teller import EventTeller, Moments
from clue.ui.widgets.layout import around
from clue.ui.widgets.paper import Book


class TableScene(WidgetScene):
    """One case, from the deal to the open envelope."""

    by_hand = False
    """Whether nothing is done in the viewer's place, and nothing taken back: in a lesson."""
    hinting: ClassVar[bool] = True
    """Whether whoever plays here may ask for hints."""

    layout: TableLayout  # made when the size of the window is known
    panels: Panels
    hearth: Hearth

    @property
    def called(self) -> str:  # type: ignore[override]  # told in the language that is spoken now
        """What it is to whoever hears it."""
        return self.words.say("reader-table")

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
        on_cases: Callable[[], None] | None = None,
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
        self.on_cases = on_cases  # to the prepared cases, where one has been played
        self.onward = onward  # the word for what comes after the ending
        self.sitting = Sitting(
            case,
            mansion,
            self,
            by_hand=self.by_hand,
            hinting=self.hinting,
            kept=in_play is not None,
        )
        self.turn = ViewersTurn(self.sitting, self.request, lambda: self.beside)
        self.moments = Moments(self.sitting, self.turn, self._end)
        self.teller = EventTeller(self.sitting, self.turn, self.moments)
        self.counsel = Counsel(self.sitting)
        self.grants = self._grants()
        self._drawn_for: tuple[object, object] | None = None
        self._awake = True  # the window has the keyboard
        self._foreseen: object = None  # what may come was rehearsed in this look

    # -- coming and going --------------------------------------------------------------------------

    def enter(self, stage: Stage) -> None:
        """The cards are dealt; the computers may begin to think."""
        self.sitting.stage = stage
        super().enter(stage)
        stage.audio.music(TABLE)
        self.sitting.begin()

    def resume(self) -> None:
        """Settings may have changed while another scene was on top."""
        self.sitting.refresh()
        self.turn.await_end()

    def leave(self) -> None:
        """Nobody thinks any longer, and the window speaks in its own voice again."""
        self.sitting.leave()
        self.performance.close()

    # -- what is shown -----------------------------------------------------------------------------

    @property
    def model(self) -> TableModel:
        """The table at this moment."""
        return self.sitting.model

    @property
    def words(self) -> Speaker:
        """The table's own voice."""
        return self.sitting.words

    @property
    def known(self) -> View:
        """What the viewer has been told."""
        return self.model.told.view

    @property
    def page(self) -> Page:
        """The viewer's page of the notebook."""
        return self.sitting.page

    @property
    def tab(self) -> Tab:
        """The open page of the notebook."""
        return self.model.opened.tab

    @property
    def performance(self) -> Performance:
        """What plays each event."""
        return self.sitting.performance

    @property
    def chronicle(self) -> Chronicle:
        """Everything the viewer has been shown, in words."""
        return self.panels.chronicle.read(self.model.told)

    def show(self, before: TableModel) -> None:
        """Every panel shows what of the table has changed."""
        in_book = self.panels.book.in_hand
        self.panels.show(self.model)
        self.counsel.show(self.model)
        self._set_out_dice()
        self._mind_keyboard(before, in_book=in_book)
        self.moments.hang(before)

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

    def lay_down(self) -> None:
        """The keyboard waits for nothing."""
        self.screen.focus_on(None)

    def reads(self, pointer_then: tuple[int, int]) -> bool:
        """Whether the viewer reads: writes in the notebook, or has moved the pointer there."""
        pointer = self.stage.pointer
        pointing = pointer != pointer_then and self.layout.reading.collidepoint(pointer)
        return self.panels.book.in_hand or pointing

    # -- widgets -----------------------------------------------------------------------------------

    def fill(self) -> None:
        """Lay everything out for the window as it is."""
        sitting, setup = self.sitting, self.case.session.setup
        seen = self.case.humans or self.case.viewer is not None
        own = max(setup.hand_sizes.values()) if seen else 0
        shape = geometry.shape(self.mansion)
        self.layout = TableLayout.of(self.look, len(setup.seats), shape, own + setup.open_count)
        self.stage.words = self.words
        if self._drawn_for is None:
            sitting.performance = Performance(self.stage, self.mansion)
            sitting.performance.bubbles.voices = sitting.voices()
        elif self._drawn_for != (self.look, self.words):  # else what is scaled is worth keeping
            self._fetch_ground()
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
        self.panels = Panels(kit, board, sitting.leaves, self._why, self.model, self.hearth)
        self.panels.targets.piece_at = self.performance.piece_at
        self.counsel.lay_out(kit)
        self._set_out_dice()
        self.performance.rest(self.known)

    def _fetch_ground(self) -> None:
        """Have the largest pictures read again behind, while everything is laid out anew."""
        table = self.look.paint.backdrop_wanted(self.look.size)
        self.stage.assets.preload([*table, *Book.wanted(self.look, self.layout.notebook)])

    def _why(self, cell: PrintedCell) -> ProofStep | None:
        return self.sitting.worker.why(self.page, cell)

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

    @property
    def beside(self) -> NotesBeside:
        """What lays the notebook beside a dialog."""
        return NotesBeside(
            read=lambda: self.model,
            layout=lambda: self.layout,
            words=self.words,
            leaves=self.sitting.leaves,
            why=self._why,
            send=self.request,
            work_out=self._work_out,
            glance=self._glance,
            look_at=self._look_at,
        )

    # -- time --------------------------------------------------------------------------------------

    def update(self, now: float) -> float:
        """Go on with the performance, or with the next event, or wait for who must decide."""
        sitting = self.sitting
        due = min(super().update(now), sitting.attend(now))
        if sitting.phones.invites():
            self.open_phones()
            return now
        if self.moments.pass_moment(self.teller.guarded):
            return now
        self._work_out()
        if self.case.trouble != self.model.trouble:
            sitting.put(replace(self.model, trouble=self.case.trouble))
        self.teller.let_decide()
        if self.teller.perform(now) or self.case.answered:
            return now
        self.performance.hand.get_ready()
        free = self.stage.top is self and self.model.curtain is None
        due = min(due, self.turn.end_in_time(now), sitting.mind_phones(now, free=free))
        if self.panels.notebook is not None and self.panels.notebook.writes:
            due = now
        waited = self.known.phase.decider if self.known.pawns else None
        return min(due, self.performance.bubbles.wait_for(waited, now, self.words))

    def _work_out(self) -> bool:
        """Take in what was worked out behind the picture; whether the notebook has more to say."""
        news = self.sitting.think()
        if news:
            self.panels.worked_out()
        self.counsel.update()
        return news

    # -- what is asked -----------------------------------------------------------------------------

    def request(self, wish: Request) -> None:
        """Do what a hand has asked for."""
        self.grants[type(wish)](wish)

    def _grants(self) -> Mapping[type, Callable[[Any], None]]:
        """What each wish leads to."""
        sitting, turn = self.sitting, self.turn
        return {
            DoAction: lambda wish: turn.do(wish.action),
            ChoosePlace: lambda wish: turn.choose_place(wish.place),
            TakeUp: lambda wish: sitting.put(replace(self.model, weapon=wish.weapon)),
            PointAt: lambda wish: self._explain(wish.place),
            AskSuggestion: lambda _: turn.suggest(),
            AskAccusation: lambda _: turn.accuse(),
            AskAdvice: lambda _: self.counsel.ask(),
            AnswerHere: lambda wish: sitting.answer_here(wish.seat),
            TakeBack: lambda _: sitting.take_back(),
            OpenMenu: lambda _: self.pause(),
            SkipAhead: lambda _: self.skip(),
            TurnPage: lambda wish: self._turn_page(wish.tab),
            LendNotebook: lambda wish: sitting.put(privacy.lend(self.model, wish.seat)),
            BrowseTo: lambda wish: self._browse(wish.opened),
            WriteNotes: lambda wish: sitting.write(wish.notes, done=wish.done),
            GoToLine: lambda wish: self._go_to_line(wish.number),
            GoToCells: lambda wish: self._go_to_cells(wish.number),
        }

    def _explain(self, place: Place | None) -> None:
        """Why one cannot get there, while somebody points at it."""
        self.sitting.point_at(place)
        sentence = why_not(self.model, place, self.words) or prompt(self.model, self.words)
        self.panels.next_thing.sentence.say_now(sentence)

    def _glance(self, thing: Subject, *, held: bool = False) -> str:
        return glance(thing, self.model, self.words, held=held)

    # -- leafing through the notebook --------------------------------------------------------------

    def _turn_page(self, tab: Tab) -> None:
        """Whoever asks for the notebook that is in hand lays it down."""
        if tab == self.tab == "notes" and self.panels.book.in_hand:
            self.screen.focus_first()
        else:
            self.turn_to(tab)

    def _browse(self, opened: Opened) -> None:
        self.sitting.model = replace(self.model, opened=opened)
        self.panels.show_page(self.model)

    def _go_to_cells(self, number: int) -> None:
        if self.model.viewer is not None:
            self.turn_to("notes", opened=replace(self.model.opened, lit=number))

    def _go_to_line(self, number: int) -> None:
        """To the line where a suggestion was answered."""
        entries = [entry for entry in self.chronicle.entries if entry.number == number]
        if not entries:
            return
        opened = replace(self.model.opened, line=entries[-1].line)
        if opened.kind not in {LogKind.ALL, *entries[-1].kinds}:
            opened = replace(opened, kind=LogKind.ALL)
        self.turn_to("log", opened=opened)

    def turn_to(self, tab: Tab, *, take_up: bool = True, opened: Opened | None = None) -> None:
        """Another page of the notebook, which then has the keyboard if one takes it up."""
        self.stage.audio.play("page")
        self.sitting.put(replace(self.model, opened=replace(opened or self.model.opened, tab=tab)))
        if take_up and self.stage.top is self and self.panels.page.focusable:
            self.screen.focus_on(self.panels.page)
        if self.model.offers is not None:
            self.read_digest()

    def read_digest(self) -> None:
        """Nothing more is to come: what happened meanwhile is read from its beginning."""
        if self.tab == "digest" and self.panels.log is not None:
            self.panels.log.begin()

    def aloud(self) -> Iterator[Readable]:
        """Everything on the table, and of its own accord what happened last."""
        yield from super().aloud()
        if self.counsel.slip is not None:
            yield from self.counsel.slip.aloud()
        lines, private = self.chronicle.entries[-MOST:], self.words.say("log-line-private")
        heard = tuple(heard_line(line, private) for line in lines)
        yield Readable(Role.LOG, self.words.say("reader-lately"), live=True, parts=heard)

    # -- hands -------------------------------------------------------------------------------------

    def focus(self, gained: bool) -> None:
        """Whoever walks by must see nothing while the player looks elsewhere."""
        self._awake = self.hearth.liveliness.awake = gained
        if not gained:
            self.moments.cover()

    def seen(self, visible: bool) -> None:
        """A hidden window comes back covered."""
        if not visible:
            self.moments.cover()

    def left_alone(self) -> None:
        """Whoever sat here has gone away, whatever dialog lies open."""
        self.moments.cover()

    def handle(self, intent: Intent) -> bool:
        """A key or click during a movement ends it; else it goes to the widgets."""
        if isinstance(intent, Command | PointerMoved | Press):
            self.sitting.model = replace(self.model, by_keys=isinstance(intent, Command))
        if isinstance(intent, PointerMoved) and not self.layout.board.collidepoint(
            intent.x, intent.y
        ):
            self.sitting.point_at(None)
        if isinstance(intent, Press) and self.counsel.is_at(intent.x, intent.y):
            self.counsel.ask()
            return True
        if self.model.trial is not None and _takes_back(intent):
            self.sitting.take_back()
            return True
        aside = self._on_panel(intent) or self.panels.book.in_hand
        if starts(intent) and not aside:
            if self.performance.playing:
                self.teller.hurry()
                return True
            if self.stage.now() < self.teller.guarded:
                return True
        return super().handle(intent)

    def _on_panel(self, intent: Intent) -> bool:
        return isinstance(intent, Press) and self._beside_board(intent)

    def _beside_board(self, spot: PointerMoved | Press) -> bool:
        return not self.layout.board.collidepoint(spot.x, spot.y)

    def otherwise(self, intent: Intent) -> bool:
        """Menu, skipping, and leafing through the notebook."""
        match intent:
            case Command(Act.CANCEL) if self.counsel.slip is not None:
                self.counsel.drop()
            case Command(Act.CANCEL | Act.MENU):
                self.pause()
            case Command(Act.SKIP):
                self.skip()
            case Command(Act.LOOK | Act.MARK):
                self._look_at(None)
            case Command(Act.PHONES) if self.sitting.may_have_phones:
                self.open_phones()
            case _:
                return False
        return True

    def skip(self) -> None:
        """On to the next moment that concerns a person here; who decides is there already."""
        if self.model.offers is not None:
            return
        self.sitting.model = replace(self.model, skipping=True)
        self.stage.speech.hush()
        if self.tab == "notes":
            self.turn_to("digest", take_up=False)

    # -- what lies over the table ------------------------------------------------------------------

    def pause(self) -> None:
        """The menu, over whatever anybody may see."""
        self.sitting.take_back()
        if self.stage.top is self:
            self.moments.put_away()
        else:  # over what is being decided: the curtain hangs before it afterwards
            self.moments.cover()
        self.stage.push(self.on_pause(self.stage, self))

    def _look_at(self, thing: object) -> None:
        """A closer look, from which one may go on to everything else."""
        self.sitting.take_back()
        self.stage.push(looking(self.model, self.words, self.sitting.hints(), thing))

    def open_phones(self) -> None:
        """The leaf with the codes, over whatever anybody may see."""
        self.moments.put_away()
        self.sitting.phones.open_leaf()

    def _end(self, event: ev.GameEnded) -> None:
        self.performance.hand.close()
        self.stage.tidy()
        self.stage.push(
            EndingScene(
                words=self.words,
                outcome=self.sitting.outcome(event),
                on_next=self.on_next,
                on_title=self.on_title,
                on_review=self.look_back,
                on_again=self.on_again,
                on_cut=self.on_cut,
                on_cases=self.on_cases,
                onward=self.onward,
                game=self.sitting.closed(),
                opened=self.performance.unsealed,
            )
        )

    def words_shown(self) -> Iterable[pygame.Rect]:
        """What is said upon the stage."""
        return self.performance.hand.spoken()

    def look_back(self) -> None:
        """Look at the case again: it is over, and nothing need be hidden."""
        self.stage.push(self.review(self.sitting.closed(), self.words, self.case.viewer))

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


def _takes_back(intent: Intent) -> bool:
    match intent:
        case Press(_, _, 3) | Command(Act.CANCEL | Act.ERASE):
            return True
    return False
