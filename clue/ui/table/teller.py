"""One event after the other: heard, performed to its end, and noted; then whose decision it is.

What is told comes from the case's feed for the screen, and the next is taken only when the last has
been performed. A verdict is told when it has been seen, and not before.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

from clue.rules import events as ev
from clue.rules.cards import Seat
from clue.rules.view import View
from clue.table import privacy
from clue.table.log import spoken, tell_aside
from clue.table.model import (
    Curtain,
    Decide,
    Finish,
    LogMoment,
    Playing,
    ReadEnvelope,
    Return,
    SeeCard,
    TableModel,
    hear,
    look,
)
from clue.table.prompt import public_offers
from clue.text.speaker import Speaker, named
from clue.ui.beats.courtroom import Charge
from clue.ui.beats.script import Form, form_for
from clue.ui.dialogs.curtain import CurtainScene, fetch
from clue.ui.dialogs.envelope import EnvelopeScene, OwnVerdictScene
from clue.ui.dialogs.see_card import SeeCardScene
from clue.ui.sound.music import TABLE
from clue.ui.table.decisions import ViewersTurn
from clue.ui.table.sitting import Sitting
from clue.ui.theme.tempo import TEMPO


class Moments:
    """Lets each private moment happen when its owner, and nobody else, is before the screen."""

    def __init__(
        self, sitting: Sitting, turn: ViewersTurn, on_end: Callable[[ev.GameEnded], None]
    ) -> None:
        self.sitting = sitting
        self.turn = turn
        self.on_end = on_end

    def alone(self, seat: Seat, moment: LogMoment) -> None:
        """Something only one person may see comes next."""
        self.sitting.put(privacy.alone(self.sitting.model, seat, moment))

    def read_alone(self, event: ev.AccusationFailed) -> None:
        """Whoever has accused wrongly looks into the envelope."""
        self.alone(event.seat, ReadEnvelope(event.seat, self.sitting.case.screen.told - 1))

    def see_card(self, event: ev.Showed) -> None:
        """Whoever has asked looks at the card."""
        self.alone(event.to, SeeCard(event.to, self.sitting.case.screen.told - 1))

    def pass_moment(self, deaf_until: float) -> bool:
        """Let the moment happen that was waited for; whether there was one.

        What is pressed so soon after a beat was ended was meant for the beat.
        """
        sitting = self.sitting
        moment, words = sitting.model.next, sitting.words
        if moment is None or sitting.model.curtain is not None:
            return False
        sitting.model = replace(sitting.model, next=None)
        sitting.stage.deafen(deaf_until)
        match moment:
            case Decide():
                self.turn.decide()
            case SeeCard():
                shown = self._private(moment)
                assert isinstance(shown, ev.Showed)
                assert shown.card is not None
                sitting.stage.push(
                    SeeCardScene(
                        card=shown.card,
                        shower=shown.seat,
                        words=words,
                        on_done=sitting.note_down,
                        closes=sitting.closes_notices,
                    )
                )
            case ReadEnvelope():
                self._read_envelope(moment)
            case Finish(event):
                self.on_end(event)
            case Return():
                sitting.put(privacy.returned(sitting.model, moment))
        return True

    def _private(self, moment: SeeCard | ReadEnvelope) -> ev.Event:
        return self.sitting.case.session.seen_by(moment.seat, moment.number)[0]

    # -- the envelope ------------------------------------------------------------------------------

    def _read_envelope(self, moment: ReadEnvelope) -> None:
        sitting = self.sitting
        read = self._private(moment)
        assert isinstance(read, ev.AccusationFailed)
        form = form_for(pace := sitting.pace(read), reduced=sitting.stage.settings.reduced_motion)
        if sitting.performance.hand.own or form is Form.NONE:  # the cards have turned at the table
            self._put_out_lamp(read)
            return
        said = Charge(read.seat, sitting.known.accusations[-1].case, "")
        sitting.stage.push(
            OwnVerdictScene(
                charge=said,
                event=read,
                board=sitting.known.board,
                words=sitting.words,
                form=form,
                pace=pace,
                on_done=partial(self._put_out_lamp, read),
            )
        )

    def _put_out_lamp(self, read: ev.AccusationFailed) -> None:
        sitting = self.sitting
        assert read.envelope is not None
        sitting.stage.audio.music("wrong")
        sitting.stage.push(
            EnvelopeScene(
                case=read.envelope,
                accusation=sitting.known.accusations[-1].case,
                words=sitting.words,
                on_done=self._envelope_read,
                on_watch=None if sitting.case.shared else sitting.only_watch,
                on_skip=sitting.play_out,
            )
        )

    def _envelope_read(self) -> None:
        """The whole table is told next that it was wrong; the case stands in the notebook."""
        sitting = self.sitting
        playing = sitting.model.playing
        if sitting.case.shared:
            sitting.become(None)
        elif playing is not None and playing.held:
            sitting.put(look(sitting.model))
        else:
            sitting.stage.audio.music(TABLE)
            sitting.note_down()

    # -- the curtain -------------------------------------------------------------------------------

    def hang(self, before: TableModel) -> None:
        """The curtain, where another has come than hung there before."""
        curtain = self.sitting.model.curtain
        if curtain is None and self.sitting.model.shared:
            fetch(self.sitting.stage)
        elif curtain is not None and curtain is not before.curtain:
            words = self.sitting.words
            self.sitting.stage.push(
                CurtainScene(
                    seat=curtain.owner,
                    words=words,
                    reason=_reason(curtain, words),
                    on_open=self._open,
                    on_menu=self.sitting.top.pause,
                )
            )

    def _open(self) -> None:
        """Its owner is there."""
        sitting = self.sitting
        curtain = sitting.model.curtain
        assert curtain is not None
        sitting.model = replace(sitting.model, curtain=None)
        sitting.become(curtain.owner)

    def cover(self) -> None:
        """Hide what is on the table until its owner is back."""
        if privacy.owner_of(self.sitting.model) is not None:
            self.sitting.take_back()
        self.sitting.put(privacy.cover(self.sitting.model))

    def put_away(self) -> None:
        """Nothing may shine through what is put up over the table."""
        sitting = self.sitting
        if privacy.owner_of(sitting.model) is not None:
            put_away = privacy.put_away(sitting.model)
            sitting.become(None)
            sitting.put(replace(sitting.model, next=put_away.next))


def _reason(curtain: Curtain, words: Speaker) -> str:
    """It names its owner and the reason, and nothing else."""
    who = words.seat(curtain.owner)
    if (asked := curtain.about) is not None:
        by = words.seat(asked.seat)
        return words.say("curtain-show", who=who, by=by, **named(asked.case, words))
    return words.say(f"curtain-{curtain.reason}", who=who)


VERDICTS: Final = (ev.AccusationFailed, ev.GameEnded)
"""What is told when it has been seen, and not before."""
SILENT_AT_ONCE: Final = 200
"""Events without anything to see that pass between two pictures."""


class EventTeller:
    """Tells the table's events, and lets decide whoever must."""

    def __init__(self, sitting: Sitting, turn: ViewersTurn, moments: Moments) -> None:
        self.sitting = sitting
        self.turn = turn
        self.moments = moments
        self._hurried = -math.inf  # when a press last ended a beat

    def hurry(self) -> None:
        """One press ends one beat, and starts nothing new."""
        self._hurried = self.sitting.stage.now()
        self.sitting.performance.hurry()

    @property
    def guarded(self) -> float:
        """Until when a press was meant for the beat it ended."""
        return self._hurried + TEMPO.guard

    def let_decide(self) -> None:
        """Nobody runs ahead of what can be seen; what a program does wrong is told at once."""
        sitting = self.sitting
        case = sitting.case
        known = len(case.mishaps)
        case.pump(act=not case.screen.behind)
        if len(case.mishaps) == known:
            return
        asides = sitting.asides()
        for aside in asides[known:]:
            sitting.stage.notice(tell_aside(aside, sitting.words))
        told = replace(sitting.model.told, asides=asides)
        sitting.put(replace(sitting.model, told=told, company=sitting.company()))

    def perform(self, now: float) -> bool:
        """Tell and play events up to a moment; whether the next picture is wanted at once."""
        sitting, performance = self.sitting, self.sitting.performance
        with sitting.between_pictures():
            for _ in range(SILENT_AT_ONCE):
                if performance.playing:
                    event = performance.advance(now, at_once=sitting.model.skipping)
                    if event is None:
                        return True
                    if sitting.model.trial is not None:
                        self.turn.try_no_more(sitting.model.trial)
                    else:
                        self._settle(event)
                if privacy.pending(sitting.model) or not self._next():
                    break
        return privacy.pending(sitting.model) or performance.playing

    def _next(self) -> bool:
        """Be told the next event and begin to play it; whether there was one."""
        sitting = self.sitting
        playing = sitting.model.playing
        if playing is not None and playing.held:
            self._begin(playing.event, playing.before)
            return True
        before, event = sitting.known, sitting.case.screen.next()
        if event is None:
            self._wait()
            return False
        offers = sitting.model.offers
        if offers is not None and sitting.by_phone(offers.seat):  # the phone has decided
            sitting.model = replace(sitting.model, offers=None, absent=None)
        sitting.model = hear(sitting.model, event)
        self.heed(event, before)
        if event == self.turn.shown:
            self.turn.shown = None
            self._settle(event)
        elif (failed := self._reads(event)) and not sitting.performance.hand.own:
            sitting.model = replace(sitting.model, playing=Playing(event, before, held=True))
            self.moments.read_alone(failed)
        else:
            self._begin(event, before)
        return True

    def _reads(self, event: ev.Event) -> ev.AccusationFailed | None:
        """What somebody here looks at alone, in the envelope, before anybody is told."""
        match event:
            case ev.AccusationFailed(seat) if privacy.reads_alone(self.sitting.model, seat):
                return event
        return None

    def heed(self, event: ev.Event, before: View) -> None:
        """Close the notebook once its owner has done."""
        if privacy.closes_after(self.sitting.model, event, before):
            self.sitting.become(None)

    def _begin(self, event: ev.Event, before: View) -> None:
        """Play an event that has been told; an accusation is worth everybody's while."""
        sitting = self.sitting
        if isinstance(event, ev.Accused):
            sitting.model = replace(sitting.model, skipping=False)
            sitting.stage.audio.stop_music()
        if not isinstance(event, VERDICTS):
            self._say(event)
        pace, words = sitting.pace(event), sitting.words
        sitting.performance.begin(event, before, sitting.known, pace, words)
        sitting.put(replace(sitting.model, playing=Playing(event, before)))

    def _say(self, event: ev.Event) -> None:
        if not self.sitting.model.skipping:
            self.sitting.stage.speak(spoken(event, self.sitting.words))

    def _wait(self) -> None:
        """Find out who must decide, when there is nothing more to tell."""
        sitting = self.sitting
        decider = sitting.known.phase.decider
        if decider is None or sitting.model.offers is not None:
            return
        if decider in sitting.case.humans:
            if not self.turn.answer_by_itself():
                self.moments.alone(decider, Decide())
        elif sitting.by_phone(decider) and not sitting.case.screen.behind:
            offers = public_offers(sitting.known)
            if offers is not None or sitting.model.skipping:
                sitting.put(replace(sitting.model, skipping=False, offers=offers))

    def _settle(self, event: ev.Event) -> None:
        """What follows when an event has been played to its end."""
        sitting = self.sitting
        sitting.performance.settle(event, sitting.known)
        sitting.listen()
        if isinstance(event, ev.Showed) and event.to in sitting.case.humans:
            self.moments.see_card(event)  # it is noted when it has been seen
            return
        if isinstance(event, VERDICTS):
            self._say(event)  # not before the last card has turned
        if (failed := self._reads(event)) and sitting.performance.hand.own:
            self.moments.read_alone(failed)
            return
        sitting.note_down()
        match event:
            case ev.AccusationFailed():
                sitting.stage.audio.music(TABLE)
                if sitting.hastens:
                    sitting.top.skip()
            case ev.GameEnded():
                sitting.case.series.count(event.winner)
                sitting.model = replace(sitting.model, next=Finish(event))
            case ev.TurnBegan(seat) if seat in sitting.case.people:
                sitting.stage.audio.play("turn")
            case _:
                pass
