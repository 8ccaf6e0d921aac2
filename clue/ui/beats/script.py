"""The beats of a question and of an accusation as timelines, and what their form depends on.

Nothing here knows a window, and nothing who holds what: order and times are alike whatever the
cards. Targets of a question: ``veil``, ``lamp``, ``bust``, ``plaque``, ``card`` and a number,
``trail`` and a piece, ``stamp`` and a seat, ``shake`` and a seat, ``flight`` and ``hush``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Final, TypeAlias

from clue.rules import events as ev
from clue.rules.board import Board
from clue.rules.cards import Case, Seat
from clue.ui.board.geometry import BoardPoint, Token
from clue.ui.cards.stage_pictures import Expression
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

PieceHomes: TypeAlias = Mapping[Token, BoardPoint]
FAST: Final = 2.0
"""From this pace on there is only the short form."""


class Form(Enum):
    """How much is made of what happens."""

    FULL = "full"
    SHORT = "short"  # at a fast speed
    STILL = "still"  # nothing travels: it fades
    NONE = "none"  # at once


def form_for(pace: float, *, reduced: bool) -> Form:
    """By the speed that was chosen; nought is at once."""
    if pace <= 0:
        return Form.NONE
    if reduced:
        return Form.STILL
    return Form.SHORT if pace >= FAST else Form.FULL


@dataclass(frozen=True)
class Scenery:
    """Everything on the table that the form of a beat depends on; all of it is public."""

    board: Board
    before: PieceHomes
    after: PieceHomes
    throw_seconds: float = 1.2
    form: Form = Form.FULL
    staged: bool = True  # a suggestion lies on the stage, or comes there now
    ways: Mapping[Token, tuple[BoardPoint, ...]] = field(default_factory=dict)
    """How pieces get where they are brought, from where they stand."""
    sent: frozenset[Token] = frozenset()
    """Who has been brought already, while it was said."""

    charged: bool = False  # an accusation stands there
    accused: Case | None = None
    own: bool = False
    """Whether who accuses is alone before the screen, and sees the cards one by one."""

    @property
    def reduced(self) -> bool:
        """Fades instead of travel."""
        return self.form is Form.STILL


# -- a question ------------------------------------------------------------------------------------


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


# -- an accusation ---------------------------------------------------------------------------------


QUICKER = 1.7
"""How much shorter the short form is, before a fast speed is applied to it."""


def accused(event: ev.Accused, scenery: Scenery) -> Timeline:
    """The dark, three cards on a heartbeat, the envelope: nothing of it tells how it ends.

    The verdict is given with the last card and not before. Who accuses at this screen alone sees
    the cards turn one by one. Everybody else sees three backs, which turn all at once or not at
    all: a card at a time would tell which of them was wrong (R14).
    """
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
