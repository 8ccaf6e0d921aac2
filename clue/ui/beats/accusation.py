"""The accusation as timelines: the dark, three cards on a heartbeat, the envelope, and the verdict.

Nothing of the first tells how it ends; the verdict is given with the last card and not before. Who
accuses at this screen alone sees the cards turn one by one. Everybody else sees three backs, which
turn all at once or not at all: a card at a time would tell which of them was wrong (R14).
"""

from __future__ import annotations

from clue.rules import events as ev
from clue.rules.cards import Case, Seat
from clue.ui.beats.scenery import Form, Scenery
from clue.ui.cards.expressions import Expression
from clue.ui.sound.around import MOTIFS
from clue.ui.stage.timeline import (
    Timeline,
    after,
    cue,
    fade,
    sequence,
    set_to,
    staggered,
    together,
    value,
    wait,
)
from clue.ui.theme.tempo import TEMPO

CARDS = range(3)
QUICKER = 1.7
"""How much shorter the short form is, before a fast speed is applied to it."""
CHARGE = (
    "dark",
    "spot",
    "bust",
    "title",
    "envelope",
    *((part, number) for part in ("card", "back", "mark") for number in CARDS),
)
"""All that stands there."""


def accused(event: ev.Accused, scenery: Scenery) -> Timeline:
    """Up to the last card, which tells it."""
    seat = event.seat
    if scenery.form is Form.NONE:
        return together(cue("sound", "bubble"), cue("sound", MOTIFS[seat]))
    if scenery.form is Form.STILL:
        return _still(seat, own=scenery.own)
    told = together(
        cue("silence"),
        cue("sound", MOTIFS[seat]),
        fade("dark", 0.0, 1.0, TEMPO.darkness),
        after(TEMPO.darkness - TEMPO.spot, fade("spot", 0.0, 1.0, TEMPO.spot)),
        set_to("bust", "face", Expression.SPEAKING),
        after(TEMPO.veil, fade("bust", 0.0, 1.0, TEMPO.bust / 2)),
        after(TEMPO.veil, value("bust", "rise", 0.0, 1.0, TEMPO.bust, ease="back")),
        after(TEMPO.veil + TEMPO.plaque, fade("title", 0.0, 1.0, TEMPO.plaque_shows)),
        after(TEMPO.accused, staggered(TEMPO.heartbeat, [_named(number) for number in CARDS])),
        after(TEMPO.envelope, set_to("bust", "face", Expression.NEUTRAL)),
        after(TEMPO.envelope, _envelope()),
        after(TEMPO.backs, staggered(TEMPO.back_apart, [_risen(number) for number in CARDS])),
    )
    if scenery.own:
        told = together(told, wait(TEMPO.beats))
    else:
        beats = staggered(TEMPO.beat_apart, [_lit(number) for number in CARDS])
        told = together(told, after(TEMPO.beats, beats), wait(TEMPO.accusation))
    return told.paced(QUICKER) if scenery.form is Form.SHORT else told


def _named(number: int) -> Timeline:
    target = ("card", number)
    return together(
        cue("sound", "heartbeat"),
        value(target, "land", 0.0, 1.0, TEMPO.card_lands, ease="bounce"),
        fade(target, 0.0, 1.0, TEMPO.card_lands / 3),
        after(TEMPO.card_lands * 0.4, cue("sound", "knock")),
    )


def _envelope() -> Timeline:
    """It is lifted from the stairs to the middle, and its wax cracks."""
    rises = TEMPO.envelope_rises
    return together(
        set_to("envelope", "alpha", 1.0),
        value("envelope", "lift", 0.0, 1.0, rises, ease="back"),
        after(rises, cue("sound", "wax")),
        after(rises, value("wax", "share", 0.0, 1.0, 2 * TEMPO.wax, ease="out")),
        after(rises + TEMPO.wax / 2, value("envelope", "open", 0.0, 1.0, TEMPO.wax)),
    )


def _risen(number: int) -> Timeline:
    target = ("back", number)
    return together(
        cue("sound", "card.slide"),
        set_to(target, "alpha", 1.0),
        value(target, "rise", 0.0, 1.0, TEMPO.back_rises, ease="out"),
    )


def _lit(number: int) -> Timeline:
    """A back is touched by light."""
    return together(
        cue("sound", "heartbeat"), value(("back", number), "glow", 0.0, 1.0, TEMPO.lamp)
    )


def _still(seat: Seat, *, own: bool) -> Timeline:
    """The same at the same times, and nothing travels."""
    at_once = [set_to("bust", "face", Expression.NEUTRAL), set_to("bust", "rise", 1.0)]
    at_once += [set_to("envelope", "lift", 1.0), set_to("envelope", "open", 1.0)]
    at_once += [set_to(("back", number), "rise", 1.0) for number in CARDS]
    shown = [fade(target, 0.0, 1.0, TEMPO.darkness) for target in ("dark", "spot", "bust", "title")]
    for number in CARDS:
        beat = together(cue("sound", "heartbeat"), fade(("card", number), 0.0, 1.0, TEMPO.lamp))
        shown.append(after(TEMPO.accused + number * TEMPO.heartbeat, beat))
        shown.append(after(TEMPO.backs, fade(("back", number), 0.0, 1.0, TEMPO.lamp)))
        if not own:
            shown.append(after(TEMPO.beats + number * TEMPO.beat_apart, _lit(number)))
    shown.append(after(TEMPO.envelope, fade("envelope", 0.0, 1.0, TEMPO.lamp)))
    shown.append(after(TEMPO.envelope, cue("sound", "wax")))
    ends = wait(TEMPO.beats if own else TEMPO.accusation)
    return together(cue("silence"), cue("sound", MOTIFS[seat]), *at_once, *shown, ends)


# -- the verdict -----------------------------------------------------------------------------------


def failed(event: ev.AccusationFailed, scenery: Scenery) -> Timeline:
    """It was not so: for the accuser card by card, for everybody else in one breath."""
    if scenery.form is Form.NONE or not scenery.charged:
        return together(cue("sound", "wrong"), wait(TEMPO.suggestion))
    if scenery.own and event.envelope is not None:
        assert scenery.accused is not None
        return _one_by_one(scenery.accused, event.envelope, "wrong", scenery)
    falls = TEMPO.falling
    closing = [
        together(
            value(("back", number), "glow", 1.0, 0.0, falls / 2),
            value(("back", number), "rise", 1.0, 0.0, falls, ease="in"),
        )
        for number in CARDS
    ]
    if scenery.reduced:
        closing = [fade(("back", number), 1.0, 0.0, falls) for number in CARDS]
    told = together(
        cue("sound", "wrong"),
        set_to("bust", "face", Expression.NEUTRAL),
        after(TEMPO.breath / 2, set_to("bust", "face", Expression.GUILTY)),
        *closing,
        value("spot", "alpha", 1.0, 0.3, falls),
        after(falls, value("envelope", "open", 1.0, 0.0, TEMPO.wax)),
        wait(TEMPO.verdict),
    )
    return sequence(wait(TEMPO.breath), told)


def ended(event: ev.GameEnded, scenery: Scenery) -> Timeline:
    """The envelope lies open for all; where an accusation stands there, its cards turn."""
    if scenery.form is Form.NONE or not scenery.charged:
        return together(cue("sound", "envelope"), wait(TEMPO.suggestion))
    if event.ending is not ev.Ending.SOLVED:  # that has been told
        return Timeline()
    assert scenery.accused is not None
    if scenery.own:
        return _one_by_one(scenery.accused, event.envelope, "right", scenery)
    marks = [together(_turned(number, scenery), _marked(number, scenery)) for number in CARDS]
    told = together(
        cue("sound", "right"),
        set_to("bust", "face", Expression.NEUTRAL),
        after(TEMPO.breath / 2, set_to("bust", "face", Expression.SMUG)),
        *marks,
        wait(TEMPO.verdict),
    )
    return sequence(wait(TEMPO.breath), told)


def _one_by_one(said: Case, envelope: Case, sting: str, scenery: Scenery) -> Timeline:
    """Each card turns and is marked; only after the last one is anything else to be noticed."""
    del said, envelope  # the marks are drawn by them, at the same times whatever they are
    turns = [together(_turned(number, scenery), _marked(number, scenery)) for number in CARDS]
    cards = staggered(TEMPO.card_turned, turns)
    face = Expression.SMUG if sting == "right" else Expression.GUILTY
    known = together(cue("sound", sting), set_to("bust", "face", face), wait(TEMPO.falling))
    before = set_to("bust", "face", Expression.NEUTRAL)
    told = sequence(together(before, cards, wait(3 * TEMPO.card_turned)), known)
    return told.paced(QUICKER) if scenery.form is Form.SHORT else told


def _turned(number: int, scenery: Scenery) -> Timeline:
    target = ("back", number)
    turn = value(target, "turn", 0.0, 1.0, TEMPO.turning)
    if scenery.reduced:
        turn = after(TEMPO.turning, set_to(target, "turn", 1.0))
    return together(cue("sound", "card.flip"), turn)


def _marked(number: int, scenery: Scenery) -> Timeline:
    target = ("mark", number)
    lands = value(target, "land", 0.0, 1.0, TEMPO.stamp, ease="in")
    if scenery.reduced:
        lands = Timeline()
    mark = together(fade(target, 0.0, 1.0, TEMPO.stamp / 2), lands)
    return after(TEMPO.turning, together(mark, after(TEMPO.stamp, cue("sound", "stamp"))))


def lights_up() -> Timeline:
    """The table comes back."""
    return together(*(value(target, "leaves", 0.0, 1.0, TEMPO.darkness) for target in ("dark",)))
