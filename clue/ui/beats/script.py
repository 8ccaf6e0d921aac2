"""The beats of a question as timelines: what is named, who has none, who shows, and nobody.

Nothing here knows a window, and nothing who holds what: order and times are alike whatever the
cards. Targets: ``veil``, ``lamp``, ``bust``, ``plaque``, ``card`` and a number, ``trail`` and a
piece, ``stamp`` and a seat, ``shake`` and a seat, ``flight`` and ``hush``.
"""

from __future__ import annotations

from clue.rules import events as ev
from clue.ui.beats.scenery import Form, Scenery
from clue.ui.board.geometry import Token
from clue.ui.cards.expressions import Expression
from clue.ui.sound.around import MOTIFS
from clue.ui.stage.timeline import (
    Timeline,
    after,
    cue,
    fade,
    frames,
    move,
    sequence,
    set_to,
    staggered,
    together,
    value,
    wait,
)
from clue.ui.theme.tempo import TEMPO

CARDS = range(3)
SET = ("veil", "lamp", "bust", "plaque", *(("card", number) for number in CARDS))
"""All that stands on the stage from the question to its answer."""


def suggested(event: ev.Suggested, scenery: Scenery) -> Timeline:
    """Somebody stands up, lays down three cards, and has pawn and weapon brought."""
    seat = event.seat
    heard = together(cue("sound", "bubble"), cue("sound", MOTIFS[seat]))
    travels = together(*(travel(token, scenery) for token in scenery.ways))
    match scenery.form:
        case Form.FULL:
            return together(heard, _rising(), after(TEMPO.travel, travels), wait(TEMPO.suggestion))
        case Form.SHORT:
            cards = after(TEMPO.veil / 2, staggered(TEMPO.card_apart / 2, map(_laid, CARDS)))
            lit = together(fade("veil", 0.0, 1.0, TEMPO.veil), fade("lamp", 0.0, 1.0, TEMPO.lamp))
            speaks = together(set_to("bust", "rise", 1.0), fade("bust", 0.0, 1.0, TEMPO.veil))
            shown = fade("plaque", 0.0, 1.0, TEMPO.plaque_shows)
            begun = after(TEMPO.veil, travels)
            return together(heard, lit, speaks, shown, cards, begun, wait(TEMPO.suggestion_short))
        case Form.STILL:
            seen = together(
                *(fade(target, 0.0, 1.0, TEMPO.lamp) for target in SET), set_to("bust", "rise", 1.0)
            )
            return together(heard, cue("sound", "knock"), seen, travels, wait(TEMPO.suggestion))
    return heard


def _rising() -> Timeline:
    """The light goes down, somebody rises, the words show, the cards are laid down one by one."""
    last = TEMPO.cards + 2 * TEMPO.card_apart
    return together(
        fade("veil", 0.0, 1.0, TEMPO.veil),
        set_to("bust", "face", Expression.SPEAKING),
        value("bust", "rise", 0.0, 1.0, TEMPO.bust, ease="back"),
        fade("bust", 0.0, 1.0, TEMPO.bust / 2),
        after(TEMPO.plaque, fade("plaque", 0.0, 1.0, TEMPO.plaque_shows)),
        after(TEMPO.cards, staggered(TEMPO.card_apart, map(_laid, CARDS))),
        after(last, fade("lamp", 0.0, 1.0, TEMPO.lamp)),
        after(TEMPO.suggestion, set_to("bust", "face", Expression.NEUTRAL)),
    )


def _laid(number: int) -> Timeline:
    """A card comes down, and is heard when it touches."""
    target, seconds = ("card", number), TEMPO.card_lands
    return together(
        value(target, "land", 0.0, 1.0, seconds, ease="bounce"),
        fade(target, 0.0, 1.0, seconds / 3),
        after(seconds * 0.4, cue("sound", "knock")),
    )


def had_none(event: ev.HadNone, scenery: Scenery) -> Timeline:
    """Looks at the cards, shakes the head; a stamp says so."""
    if scenery.form is Form.NONE:
        return Timeline()
    if not scenery.staged:
        return together(cue("sound", "bubble"), wait(TEMPO.answered))
    stamp = ("stamp", event.seat)
    if scenery.form is Form.STILL:
        stamped = fade(stamp, 0.0, 1.0, TEMPO.stamp)
    else:
        stamped = together(
            value(stamp, "land", 0.0, 1.0, TEMPO.stamp, ease="in"),
            fade(stamp, 0.0, 1.0, TEMPO.stamp / 2),
            value(("shake", event.seat), "share", 0.0, 1.0, TEMPO.none - TEMPO.asked),
        )
    heard = after(TEMPO.stamp, cue("sound", "none"))
    return together(after(TEMPO.asked, together(stamped, heard)), wait(TEMPO.none))


def showed(event: ev.Showed, scenery: Scenery) -> Timeline:
    """A card leaves one hand face down, crosses the board on an arc, and is tucked into another."""
    del event
    slide = cue("sound", "card.slide")
    if scenery.form is Form.NONE:
        return slide
    if scenery.form is Form.STILL:
        flown = together(slide, fade("flight", 0.0, 1.0, TEMPO.lamp), set_to("flight", "way", 0.5))
    else:
        flown = together(slide, value("flight", "way", 0.0, 1.0, TEMPO.flight, ease="smooth"))
    gone = leaving() if scenery.staged else Timeline()
    return together(
        after(TEMPO.asked, flown),
        after(TEMPO.shown - gone.end, gone),
        wait(TEMPO.shown),
    )


def nobody(event: ev.NobodyDisproved, scenery: Scenery) -> Timeline:
    """A held breath: the clock is heard, and every face looks up."""
    del event
    if scenery.form is Form.NONE:
        return Timeline()
    if not scenery.staged:
        return together(cue("sound", "bubble"), wait(TEMPO.answered))
    ticks = staggered(TEMPO.tick, [cue("sound", "tick") for _ in CARDS])
    hush = fade("hush", 0.0, 1.0, TEMPO.lamp)
    looks = value("faces", "rise", 0.0, 1.0, TEMPO.bust, ease="back")
    if scenery.reduced:
        looks = set_to("faces", "rise", 1.0)
    still = set_to("bust", "face", Expression.NEUTRAL)
    held = together(cue("hush"), ticks, hush, looks, still, fade("bust", 1.0, 0.0, TEMPO.lamp))
    clock = frames("clock", tuple(CARDS), len(CARDS) * TEMPO.tick)
    held = together(held, clock, fade("plaque", 1.0, 0.0, TEMPO.lamp), wait(TEMPO.silence))
    return sequence(held, leaving(but=("bust", "plaque"), also=("hush",)))


def leaving(*, but: tuple[str, ...] = (), also: tuple[str, ...] = ()) -> Timeline:
    """Everything on the stage goes."""
    return together(
        *(fade(target, 1.0, 0.0, TEMPO.leaves) for target in (*SET, *also) if target not in but)
    )


HIGH = 0.8
"""How far above the table it is carried, in cells."""
FADES = 0.25


def travel(token: Token, scenery: Scenery) -> Timeline:
    """A piece is brought along its way."""
    if scenery.form is Form.STILL:
        return elsewhere(token, scenery)
    way = scenery.ways.get(token) or (scenery.before[token], scenery.after[token])
    lifted, seconds = TEMPO.lifted, TEMPO.travels
    lift = sequence(
        value(token, "lift", 0.0, HIGH, lifted, ease="back"),
        wait(seconds - 2 * lifted),
        value(token, "lift", HIGH, 0.0, lifted, ease="bounce"),
    )
    across = seconds - 1.5 * lifted
    trail = ("trail", token)
    return together(
        cue("sound", "glide"),
        lift,
        set_to(token, "position", way[0]),
        after(lifted, move(token, way, across, ease="smooth")),
        after(lifted, value(trail, "share", 0.0, 1.0, across)),
        set_to(trail, "alpha", 1.0),
        after(seconds - lifted, fade(trail, 1.0, 0.0, TEMPO.leaves)),
    )


def elsewhere(token: Token, scenery: Scenery) -> Timeline:
    """It fades here and comes up there."""
    way = scenery.ways.get(token) or (scenery.before[token], scenery.after[token])
    return sequence(
        together(set_to(token, "position", way[0]), fade(token, 1.0, 0.0, FADES)),
        together(set_to(token, "position", way[-1]), fade(token, 0.0, 1.0, FADES)),
        wait(TEMPO.breath),
    )
