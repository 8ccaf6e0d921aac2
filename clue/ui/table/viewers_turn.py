"""The viewer's decisions: what is offered, what is tried and taken back, and when a turn ends."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from clue.rules import events as ev
from clue.rules import legal
from clue.rules.actions import Action, EndTurn, Suggest
from clue.rules.board import Place
from clue.rules.cards import Suspect, Weapon
from clue.rules.phases import Answering, Suggesting, TurnClosing, TurnStart
from clue.rules.view import watch
from clue.table import privacy
from clue.table.choosing import act_at, foretold, places_of
from clue.table.log import spoken
from clue.table.model import Tentative
from clue.table.prompt import tell_forced
from clue.table.requests import AskAdvice, Request
from clue.ui.sound.music import TABLE
from clue.ui.stage.settings import SPEED_FACTORS
from clue.ui.table.decisions import accusing, answering, suggesting
from clue.ui.table.panels.beside import NotesBeside
from clue.ui.table.sitting import Sitting

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
