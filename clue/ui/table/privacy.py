"""What is put up for one pair of eyes: the curtain, and what lies behind it."""

from __future__ import annotations

from collections.abc import Callable

from clue.rules import events as ev
from clue.rules.cards import Case
from clue.table.model import Curtain
from clue.text.speaker import Speaker, named
from clue.ui.dialogs.curtain import CurtainScene
from clue.ui.dialogs.envelope import EnvelopeScene
from clue.ui.dialogs.see_card import SeeCardScene


def curtain_of(curtain: Curtain, words: Speaker, on_open: Callable[[], None]) -> CurtainScene:
    """It names its owner and the reason, and nothing else."""
    seat = curtain.owner
    return CurtainScene(seat=seat, words=words, reason=_reason(curtain, words), on_open=on_open)


def _reason(curtain: Curtain, words: Speaker) -> str:
    who = words.seat(curtain.owner)
    if (asked := curtain.about) is not None:
        by = words.seat(asked.seat)
        return words.say("curtain-show", who=who, by=by, **named(asked.case, words))
    return words.say(f"curtain-{curtain.reason}", who=who)


def card_shown(
    event: ev.Event, words: Speaker, on_done: Callable[[], None], *, closes: bool = False
) -> SeeCardScene:
    """A card that was shown, for the one who asked."""
    assert isinstance(event, ev.Showed)
    assert event.card is not None
    return SeeCardScene(
        card=event.card, shower=event.seat, words=words, on_done=on_done, closes=closes
    )


def envelope_read(
    event: ev.Event,
    accusation: Case,
    words: Speaker,
    on_done: Callable[[], None],
    on_skip: Callable[[], None] | None = None,
) -> EnvelopeScene:
    """The envelope, for the one whose accusation was wrong."""
    assert isinstance(event, ev.AccusationFailed)
    assert event.envelope is not None
    return EnvelopeScene(
        case=event.envelope,
        accusation=accusation,
        words=words,
        on_done=on_done,
        on_skip=on_skip,
    )
