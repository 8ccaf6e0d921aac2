"""What is put up for one pair of eyes: the curtain, and what lies behind it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from clue.rules import events as ev
from clue.rules.cards import Seat
from clue.table import privacy
from clue.table.model import (
    Curtain,
    Decide,
    Finish,
    LogMoment,
    ReadEnvelope,
    Return,
    SeeCard,
    TableModel,
    look,
)
from clue.text.speaker import Speaker, named
from clue.ui.beats.courtroom import Charge
from clue.ui.beats.scenery import Form, form_for
from clue.ui.dialogs.curtain import CurtainScene
from clue.ui.dialogs.envelope import EnvelopeScene
from clue.ui.dialogs.own_verdict import OwnVerdictScene
from clue.ui.dialogs.see_card import SeeCardScene
from clue.ui.sound.music import TABLE
from clue.ui.table.sitting import Sitting
from clue.ui.table.viewers_turn import ViewersTurn


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
        if curtain is not None and curtain is not before.curtain:
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
