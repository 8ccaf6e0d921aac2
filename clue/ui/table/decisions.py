"""What the viewer decides: dialogs for it, what is taken back, when a turn ends; and advice."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from typing import Final, TypeAlias

import pygame

from clue.background import Errands
from clue.notebook.notes import Help, Mark
from clue.notebook.page import PrintedCell, page_of
from clue.players.base import Choice
from clue.players.hints import CounselGiven, hint_for
from clue.rules import actions as act
from clue.rules import events as ev
from clue.rules import legal
from clue.rules.actions import Action, EndTurn, MoveTo, Suggest
from clue.rules.board import Place
from clue.rules.cards import SUSPECTS, WEAPONS, Card, Case, Room, Suspect, Weapon
from clue.rules.phases import Answering, Suggesting, TurnClosing, TurnStart
from clue.rules.setup import from_left
from clue.rules.view import View, watch
from clue.table import privacy
from clue.table.closer import closer, things
from clue.table.leaf import Hint, where_seen
from clue.table.log import spoken
from clue.table.model import Advice, TableModel, Tentative
from clue.table.prompt import act_at, foretold, places_of, tell_forced
from clue.table.requests import AskAdvice, DoAction, OpenMenu, Request
from clue.text.reasons import tell_hint
from clue.text.speaker import Speaker, so
from clue.ui.dialogs.closer_look import CloserLook
from clue.ui.dialogs.curtain import CurtainScene
from clue.ui.dialogs.naming import AccuseScene, SuggestScene
from clue.ui.dialogs.see_card import SeeCardScene
from clue.ui.dialogs.show_card import ShowCardScene
from clue.ui.input.intents import Act
from clue.ui.sound.music import TABLE
from clue.ui.stage.scene import Scene
from clue.ui.stage.settings import SPEED_FACTORS
from clue.ui.table.panels.laid import NotesBeside
from clue.ui.table.panels.panel import PanelKit
from clue.ui.table.sitting import Sitting
from clue.ui.widgets.keycap import act_label
from clue.ui.widgets.paper import HEADING, KEYS, LABEL, TEXT, Part, Slip

Hints: TypeAlias = Mapping[Card, Hint]
Send: TypeAlias = Callable[[Request], None]


def suggesting(
    model: TableModel,
    words: Speaker,
    hints: Hints,
    send: Send,
    *,
    on_peek: Callable[[tuple[Suspect | None, Weapon | None]], None],
    on_hint: Callable[[], None] | None,
    beside: NotesBeside,
) -> SuggestScene:
    """Ask whom and with what; a half-made suggestion is kept while one looks at the board."""
    view, offers = model.view, model.offers
    assert offers is not None
    assert offers.suggest_in is not None
    seat, obliged = offers.seat, isinstance(view.phase, Suggesting)
    return SuggestScene(
        room=offers.suggest_in,
        words=words,
        answer_order=from_left(view.seats, seat),
        hints=hints,
        here=_standing_in(view, offers.suggest_in),
        chosen=model.half_made,
        on_suggest=lambda case: send(DoAction(act.Suggest(seat, case))),
        on_decline=(lambda: send(DoAction(act.DeclineToSuggest(seat)))) if offers.decline else None,
        on_cancel=None if obliged else _nothing,
        on_peek=on_peek,
        on_hint=on_hint,
        beside=beside,
    )


def _standing_in(view: View, room: Room) -> frozenset[Card]:
    """Whose pieces need not be brought there."""
    pieces: tuple[Card, ...] = (*SUSPECTS, *WEAPONS)
    places = (*view.pawns, *view.weapons)
    return frozenset(card for card, place in zip(pieces, places, strict=True) if place == room)


def accusing(
    model: TableModel,
    words: Speaker,
    hints: Hints,
    beside: NotesBeside,
    on_cancel: Callable[[], None],
) -> AccuseScene:
    """Ask for the three cards, and whether that is certain."""
    offers = model.offers
    assert offers is not None
    return AccuseScene(
        rooms=model.view.board.deck.rooms,
        words=words,
        hints=hints,
        on_accuse=lambda case: beside.send(DoAction(act.Accuse(offers.seat, case))),
        on_cancel=on_cancel,
        refutes=lambda case: where_seen(model.view, case, words),
        beside=beside,
    )


def answering(model: TableModel, words: Speaker, send: Send, beside: NotesBeside) -> ShowCardScene:
    """Show a card, or say that one has none."""
    offers, phase = model.offers, model.view.phase
    assert offers is not None
    assert isinstance(phase, Answering)
    seat = offers.seat
    before = frozenset(
        inquiry.shown
        for inquiry in model.view.inquiries
        if inquiry.shower == seat and inquiry.seat == phase.seat and inquiry.shown is not None
    )
    return ShowCardScene(
        case=phase.case,
        asker=phase.seat,
        words=words,
        holdable=offers.show,
        shown_before=before,
        on_show=lambda card: send(DoAction(act.Show(seat, card))),
        on_none=lambda: send(DoAction(act.HaveNone(seat))),
        overheard=model.shared,
        beside=beside,
        passed=model.view.inquiries[-1].had_none,
        on_menu=lambda: send(OpenMenu()),
    )


def looking(model: TableModel, words: Speaker, hints: Hints, thing: object) -> CloserLook:
    """Look at one thing closely, and from there at every other."""
    every = things(model)
    told = [closer(one, model, words, hints) for one in every]
    return CloserLook(told, every.index(thing) if thing in every else 0, words)


# -- what may come ---------------------------------------------------------------------------------


def rehearsals(
    model: TableModel, words: Speaker, beside: NotesBeside
) -> Iterator[Callable[[], Scene]]:
    """What may be put up next; nothing of it says what is in anybody's hand."""
    beside = replace(beside, open=False)
    rooms, seats = model.view.board.deck.rooms, tuple(info.seat for info in model.company)
    some = Case(SUSPECTS[0], WEAPONS[0], rooms[0])
    for seat in model.here if model.shared else ():
        turn = words.say("curtain-turn", who=words.seat(seat))
        yield partial(CurtainScene, seat=seat, words=words, reason=turn, on_open=_nothing)
    yield lambda: SuggestScene(
        room=rooms[0],
        words=words,
        answer_order=seats[1:],
        hints={},
        on_suggest=_nothing,
        beside=beside,
    )
    yield lambda: ShowCardScene(
        case=some,
        asker=seats[0],
        words=words,
        holdable=(),
        shown_before=frozenset(),
        on_show=_nothing,
        on_none=_nothing,
        beside=beside,
    )
    yield lambda: SeeCardScene(card=some.suspect, shower=seats[0], words=words, on_done=_nothing)
    yield lambda: AccuseScene(
        rooms=rooms,
        words=words,
        hints={},
        on_accuse=_nothing,
        on_cancel=_nothing,
        beside=beside,
    )


def _nothing(*_: object) -> None:
    """It is enough that the dialog closes."""


PAUSE: Final = 2.5
LEAST_PAUSE: Final = 1.5
"""Seconds before a turn ends by itself: at the usual speed, and at any."""


class ViewersTurn:
    """Opens to the viewer what the referee offers, and does what the viewer chooses of it."""

    def __init__(
        self,
        sitting: Sitting,
        send: Callable[[Request], None],
        beside: Callable[[], NotesBeside],
    ) -> None:
        self.sitting = sitting
        self.send = send
        self.beside = beside
        self.shown: ev.Event | None = None  # the event that was shown before it was done
        self._ends = math.inf  # when the viewer's turn ends by itself
        self._at_rest = (0, 0)  # where the pointer lay when that pause began

    def decide(self) -> None:
        """Open to the viewer whatever the referee offers."""
        sitting = self.sitting
        offers = legal.offers(sitting.known)
        assert offers is not None
        forced = privacy.forced_answer(offers) if sitting.closes_notices else None
        sitting.put(replace(sitting.model, skipping=False, offers=offers))
        match sitting.known.phase:
            case TurnStart():
                sitting.top.read_digest()
            case Suggesting():
                self.suggest()
            case TurnClosing():
                self.await_end()
            case Answering(asker) if forced is not None:
                sitting.stage.notice(tell_forced(forced, asker, sitting.words))
                self._commit(forced)
            case Answering():
                beside = self.beside()
                sitting.stage.push(answering(sitting.model, sitting.words, self.send, beside))
            case _:
                pass

    def answer_by_itself(self) -> bool:
        """Answer for somebody who only watches; nobody else sits here. Whether it was done."""
        sitting = self.sitting
        view = sitting.known
        out = sitting.watching and view.seat in view.eliminated and not sitting.case.shared
        if not out or not isinstance(view.phase, Answering):
            return False
        offers = legal.offers(view)
        assert offers is not None
        sitting.case.decide(privacy.likeliest_answer(offers, view))
        return True

    # -- what is chosen ----------------------------------------------------------------------------

    def choose_place(self, place: Place) -> None:
        """The viewer has chosen a place: to walk to, or to lay the weapon in hand in."""
        model = self.sitting.model
        action = act_at(model, place)
        if model.offers is not None and action is not None and place in places_of(model.offers):
            self.do(action)

    def suggest(self) -> None:
        """Ask whom and with what."""
        sitting = self.sitting
        if sitting.model.offers is None or sitting.model.offers.suggest_in is None:
            return

        def peek(chosen: tuple[Suspect | None, Weapon | None]) -> None:
            sitting.model = replace(sitting.model, half_made=chosen)

        advise = (lambda: self.send(AskAdvice())) if sitting.model.hints else None
        sitting.stage.push(
            suggesting(
                sitting.model,
                sitting.words,
                sitting.hints(),
                self.send,
                on_peek=peek,
                on_hint=advise,
                beside=self.beside(),
            )
        )

    def accuse(self) -> None:
        """Ask for all three cards."""
        sitting = self.sitting
        if sitting.model.offers is None or not sitting.model.offers.accuse:
            return
        music, words = sitting.stage.audio.music, sitting.words
        music("accuse")
        hints, back = sitting.hints(), lambda: music(TABLE)
        sitting.stage.push(accusing(sitting.model, words, hints, self.beside(), back))

    def do(self, action: Action) -> None:
        """The viewer has decided; what nobody can answer yet is shown first, and then done."""
        sitting = self.sitting
        told = None if sitting.by_hand else foretold(sitting.known, action)
        if told is None:
            self._commit(action)
            return
        if isinstance(action, Suggest):
            half_made = (action.case.suspect, action.case.weapon)
            sitting.model = replace(sitting.model, half_made=half_made)
        known, words = sitting.known, sitting.words
        sitting.stage.speak(spoken(told, words))
        sitting.performance.begin(told, known, watch(known, told), sitting.pace(told), words)
        sitting.top.lay_down()
        trial = Tentative(action, told)
        sitting.put(replace(sitting.model, offers=None, advice=None, trial=trial))

    def _commit(self, action: Action) -> None:
        """It is done, and cannot be taken back."""
        sitting = self.sitting
        sitting.model = replace(sitting.model, half_made=(None, None), closing=False)
        self._ends = math.inf
        sitting.case.decide(action)
        sitting.top.lay_down()  # who acts has put the notebook down
        sitting.put(replace(sitting.model, offers=None, advice=None))

    def try_no_more(self, trial: Tentative) -> None:
        """It has been shown to its end and nobody took it back: now it is done."""
        self.shown = trial.told
        self.sitting.model = replace(self.sitting.model, trial=None)
        self._commit(trial.action)

    # -- when nothing is left to do ----------------------------------------------------------------

    def await_end(self) -> None:
        """Nothing is left but to accuse: the turn ends by itself, after a pause for that."""
        sitting, settings = self.sitting, self.sitting.stage.settings
        offers = sitting.model.offers
        closing = (
            settings.ends_turns
            and not sitting.by_hand
            and offers is not None
            and offers.end_turn
            and isinstance(sitting.known.phase, TurnClosing)
        )
        pause = max(LEAST_PAUSE, PAUSE / (SPEED_FACTORS[settings.own_speed] or math.inf))
        self._ends = sitting.stage.now() + pause if closing else math.inf
        if closing != sitting.model.closing:
            self._at_rest = sitting.stage.pointer
            sitting.put(replace(sitting.model, closing=closing))

    def end_in_time(self, now: float) -> float:
        """End the turn when its pause is over and its owner does not read; when that will be."""
        offers = self.sitting.model.offers
        if now < self._ends or offers is None:
            return self._ends
        if self.sitting.top.reads(self._at_rest):
            self.await_end()
            return self._ends
        self._commit(EndTurn(offers.seat))
        return now


_STEPS: Final = ("look", "why", "do")


class Counsel:
    """Advice on request, in three steps: where to look, why, and what to do.

    It is thought of behind the picture, from the viewer's own view, and stands on a slip of paper.
    """

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.errands = Errands(lambda: sitting.stage.background)
        self._counted: object = None  # the decision that was counted last
        self.slip: Slip | None = None
        self._kit: PanelKit | None = None
        self._said: tuple[Advice | None, int | None] = (None, None)

    def ask(self) -> None:
        """Begin to think about the decision at hand; asked again, tell more, then put it away."""
        sitting = self.sitting
        advice = sitting.model.advice
        if advice is not None and (advice.given is None or advice.complete):
            self.drop()
        elif advice is not None:
            sitting.put(replace(sitting.model, advice=replace(advice, step=advice.step + 1)))
        elif sitting.decides and sitting.model.hints and self._may_ask():
            sitting.put(replace(sitting.model, advice=Advice(len(sitting.model.told.events))))

    def _may_ask(self) -> bool:
        """Whether this game has a hint left for this decision; asked for again it counts once."""
        model = self.sitting.model
        viewer, asked = model.viewer, (model.viewer, len(model.told.events))
        if viewer is None or asked == self._counted:
            return viewer is not None
        if model.hints_left == 0:
            self.sitting.stage.notice(self.sitting.words.say("advice-used-up"))
            return False
        self._counted = asked
        self.sitting.write(model.notes.hinted(model.notes.hints + 1), done=True)
        return True

    def drop(self) -> None:
        """Put it away."""
        self.sitting.put(replace(self.sitting.model, advice=None))

    def update(self) -> None:
        """Go on thinking, and tell what has been found."""
        self.errands.take()
        model = self.sitting.model
        advice, offers, view = model.advice, model.offers, model.view
        if advice is None or offers is None or advice.given is not None:
            return
        given: CounselGiven | None = self.errands.ask(
            advice.number, lambda: hint_for(view, offers, _noted(model))
        )
        if given is not None:
            self.sitting.put(replace(model, advice=replace(advice, given=given)))

    def lay_out(self, kit: PanelKit) -> None:
        """The window has another size, or speaks another language."""
        self._kit, self._said, self.slip = kit, (None, None), None
        self.show(self.sitting.model)

    def show(self, model: TableModel) -> None:
        """The slip comes when it is asked for, and goes with the decision."""
        if (model.advice, model.hints_left) == self._said:
            return
        self._said = (model.advice, model.hints_left)
        if model.advice is None:
            self.errands.forget()
        for slip in (self.slip, new := self._written(model)):
            if slip is not None and self._kit is not None:
                self._kit.screen.damage(slip.reach)
        self.slip = new

    def _written(self, model: TableModel) -> Slip | None:
        """A slip beside the box of the next thing: as many steps as were asked for."""
        advice = model.advice
        if advice is None or self._kit is None:
            return None
        words, given = self._kit.words, advice.given
        parts = [Part(words.say("advice-title"), HEADING)]
        if given is None:
            parts.append(Part(words.say("advice-thinking"), TEXT, 8))
        else:
            told = zip(_STEPS, tell_hint(given, model.view, words), strict=True)
            for step, lines in [*told][: advice.step]:
                parts.append(Part(words.say(f"hint-step-{step}"), LABEL, 10))
                parts += [Part(line, TEXT, 2) for line in lines]
        if model.hints_left is not None:
            count = model.hints_left
            parts.append(
                Part(words.choose("advice-left", so(last=not count), count=count), LABEL, 10)
            )
        key = act_label(self._kit.screen.stage, Act.HINT)
        if key:
            then = "close" if given is None or advice.complete else _STEPS[advice.step]
            onward = {"why": "why", "do": "what"}.get(then, "close")
            parts.append(Part("", KEYS, 10, ((key, words.say(f"advice-{onward}")),)))
        beside = self._kit.layout.next_thing
        slip = Slip(self._kit.look, parts, beside, beside, leftwards=False)
        if given is not None:
            board = self.sitting.performance.board
            slip.clear([board.rect_of(place) for place in spoken_of(given.choice)])
        return slip

    def is_at(self, x: int, y: int) -> bool:
        """Whether the slip lies there."""
        return self.slip is not None and self.slip.rect.collidepoint(x, y)

    def draw(self, canvas: pygame.Surface) -> None:
        """The slip, over everything else."""
        if self.slip is not None and canvas.get_clip().colliderect(self.slip.reach):
            self.slip.draw(canvas)


def spoken_of(choice: Choice) -> set[Place]:
    """The rooms and squares on the board that a choice and its reason name."""
    named = {choice.reason.room, choice.reason.place}
    if choice.reason.case is not None:
        named.add(choice.reason.case.room)
    if isinstance(choice.action, MoveTo):
        named.add(choice.action.to)
    return {place for place in named if place is not None}


def _noted(model: TableModel) -> Mapping[PrintedCell, bool]:
    """What stands in the viewer's notebook, whoever has written it; a wrong mark is no mark."""
    page = page_of(model.view, model.notes, model.help, model.insight)
    marked = {
        cell: mark is Mark.YES
        for cell, mark in model.notes.marks.items()
        if mark in {Mark.YES, Mark.NO}
    }
    drawn = page.insight.certain if model.help is Help.DEDUCTION else {}
    return {**marked, **drawn}
