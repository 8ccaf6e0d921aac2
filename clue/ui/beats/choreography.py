"""How each event looks: a timeline of pieces, dice, cards and bubbles, in cells and seconds.

Nothing here knows a window. Targets of the tracks: a suspect or a weapon (``position`` in cells,
``lift``, ``alpha``), ``dice`` (``time`` of a throw) and ``card`` (``way``, the share of its path).
Cues: ``sound`` with a name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Any, Final

from clue.rules import events as ev
from clue.rules.board import Cell, Place
from clue.ui.beats.script import (
    CARDS,
    Form,
    Scenery,
    accused,
    elsewhere,
    ended,
    failed,
    had_none,
    nobody,
    showed,
    suggested,
    travel,
)
from clue.ui.board.geometry import BoardPoint, Token, middle, way_points
from clue.ui.sound.around import step_on
from clue.ui.stage.timeline import (
    Timeline,
    after,
    cue,
    fade,
    move,
    sequence,
    set_to,
    staggered,
    together,
    value,
    wait,
)
from clue.ui.theme.tempo import TEMPO

STEP: Final = 0.17
HOP: Final = 0.34
SHAKEN: Final = 0.15
SETTLED: Final = 0.45
LAID: Final = 0.75
LEAN: Final = 10.0
"""How far a pawn leans into its way, in degrees."""
ASIDE: Final = 0.2
"""From how many cells to a side on."""
LEANS_FOR: Final = 0.6
"""Of the time of a step."""
QUICKER: Final = 1.8
"""How much shorter a case is opened in the short form."""
DROPS: Final = 1.5
"""From how high pawns and weapons come down then, in cells."""


def choreograph(event: ev.Event, scenery: Scenery) -> Timeline:
    """The timeline of one event; empty where there is nothing to see."""
    return _DANCES[type(event)](event, scenery)


def _walk(event: ev.Moved, scenery: Scenery) -> Timeline:
    points = [
        scenery.before[event.seat],
        *way_points(scenery.board, event.origin, event.route, event.to),
    ]
    end = scenery.after[event.seat]
    if points[-1] != end:
        points.append(end)
    if scenery.reduced:
        return elsewhere(event.seat, scenery)
    legs = len(points) - 1
    outside = {middle(cell): cell for cell in event.route}
    grounds: list[Place] = [outside.get(at, event.to) for at in points[1:]]
    if points[1] not in outside:  # the first of the way is still in the room it leaves
        grounds[0] = event.origin
    steps = staggered(
        STEP, [sequence(wait(STEP * 0.9), cue("sound", step_on(at))) for at in grounds]
    )
    walk = move(event.seat, points, STEP * legs, hop=HOP, even_legs=True)
    door = cue("sound", "door") if not isinstance(event.to, Cell) else Timeline()
    walked = sequence(together(walk, steps), door, wait(TEMPO.breath))
    return together(walked, _leaning(event.seat, points))


def _leaning(token: Token, points: Sequence[BoardPoint]) -> Timeline:
    """Into every step that goes to a side; at the end it swings out."""
    steps, lean = [], 0.0
    for (x, _), (to, _) in pairwise(points):
        into = LEAN * ((to > x + ASIDE) - (to < x - ASIDE))
        steps.append(value(token, "lean", lean, into, STEP * LEANS_FOR))
        lean = into
    settled = after(
        STEP * len(steps), value(token, "lean", lean, 0.0, TEMPO.settles, ease="spring")
    )
    return together(staggered(STEP, steps), settled)


def _passage(event: ev.TookPassage, scenery: Scenery) -> Timeline:
    return together(cue("sound", "passage"), elsewhere(event.seat, scenery))


def _brought(token: Token, scenery: Scenery) -> Timeline:
    """Carried there, unless that was done while it was said."""
    return Timeline() if token in scenery.sent else travel(token, scenery)


def _summon(event: ev.PawnSummoned | ev.DoorCleared, scenery: Scenery) -> Timeline:
    return _brought(event.suspect, scenery)


def _bring(event: ev.WeaponMoved, scenery: Scenery) -> Timeline:
    return _brought(event.weapon, scenery)


def _lay(event: ev.WeaponLaid, scenery: Scenery) -> Timeline:
    """It comes down out of nowhere: it has not lain on the board before."""
    put = together(
        set_to(event.weapon, "position", scenery.after[event.weapon]),
        fade(event.weapon, 0.0, 1.0, LAID / 2),
    )
    if not scenery.reduced:
        put = together(put, value(event.weapon, "lift", 0.9, 0.0, LAID, ease="in"))
    return sequence(together(cue("sound", "glide"), put), wait(TEMPO.breath))


def _roll(event: ev.Rolled, scenery: Scenery) -> Timeline:
    del event
    seconds = scenery.throw_seconds
    if scenery.reduced:
        return sequence(cue("sound", "dice.settle"), wait(SETTLED))
    tumble = value("dice", "time", 0.0, seconds, seconds, ease="linear")
    thrown = together(cue("sound", "dice.roll"), tumble)
    return sequence(cue("sound", "dice.shake"), wait(SHAKEN), thrown, wait(SETTLED))


def began(event: ev.GameBegan, scenery: Scenery) -> Timeline:
    """Three cards go into the envelope, the others round, and all is set out.

    Nobody sees which cards they are; the deal goes round as it does at a table (R2).
    """
    if scenery.form is Form.NONE:
        return cue("sound", "deal")
    tokens = list(scenery.after)
    if scenery.form is Form.STILL:
        seen = [fade(token, 0.0, 1.0, TEMPO.falling) for token in tokens]
        return together(cue("sound", "deal"), *seen, wait(TEMPO.silence))
    cards = sum(event.hand_sizes)
    sealed, dealt = TEMPO.sealed, TEMPO.dealt
    slides = [
        together(
            cue("sound", "card.slide"),
            value(("secret", number), "share", 0.0, 1.0, TEMPO.back_rises),
        )
        for number in CARDS
    ]
    closes = value("envelope", "open", 1.0, 0.0, TEMPO.wax)
    lies = value("envelope", "lift", 1.0, 0.0, TEMPO.envelope_rises, ease="smooth")
    flies = [
        value(("dealt", number), "share", 0.0, 1.0, TEMPO.back_rises, ease="out")
        for number in range(cards)
    ]
    set_down = [
        together(
            value(token, "lift", DROPS, 0.0, TEMPO.turning, ease="bounce"),
            fade(token, 0.0, 1.0, TEMPO.turning / 2),
            after(TEMPO.turning / 2, cue("sound", "knock") if number % 3 == 0 else Timeline()),
        )
        for number, token in enumerate(tokens)
    ]
    told = together(
        fade("dusk", 0.0, 1.0, TEMPO.veil),
        after(TEMPO.veil, staggered(TEMPO.card_apart, slides)),
        after(sealed - TEMPO.wax, closes),
        after(sealed, cue("sound", "stamp")),
        after(sealed + TEMPO.stamp, lies),
        after(sealed + TEMPO.stamp, cue("sound", "deal")),
        after(sealed + TEMPO.stamp, staggered(dealt / max(1, cards), flies)),
        after(sealed + dealt, staggered(TEMPO.set_out / max(1, len(tokens)), set_down)),
        after(TEMPO.opening - TEMPO.leaves, fade("dusk", 1.0, 0.0, TEMPO.leaves)),
        wait(TEMPO.opening),
    )
    told = sequence(told, wait(TEMPO.breath))
    return told.paced(QUICKER) if scenery.form is Form.SHORT else told


def _pause(seconds: float, sound: str = "") -> Callable[[Any, Scenery], Timeline]:
    """Nothing moves, but the eye needs its time."""

    def dance(event: Any, scenery: Scenery) -> Timeline:
        del event, scenery
        return together(cue("sound", sound) if sound else Timeline(), wait(seconds))

    return dance


def _still(event: ev.Event, scenery: Scenery) -> Timeline:
    del event, scenery
    return Timeline()


_DANCES: Mapping[type, Callable[[Any, Scenery], Timeline]] = {
    ev.GameBegan: began,
    ev.HandDealt: _still,
    ev.WeaponLaid: _lay,
    ev.TurnBegan: _pause(TEMPO.breath),
    ev.Rolled: _roll,
    ev.Moved: _walk,
    ev.CouldNotMove: _pause(TEMPO.answered, "error"),
    ev.TookPassage: _passage,
    ev.Suggested: suggested,
    ev.PawnSummoned: _summon,
    ev.WeaponMoved: _bring,
    ev.DoorCleared: _summon,
    ev.DeclinedToSuggest: _pause(TEMPO.answered, "bubble"),
    ev.HadNone: had_none,
    ev.Showed: showed,
    ev.NobodyDisproved: nobody,
    ev.Accused: accused,
    ev.AccusationFailed: failed,
    ev.TurnEnded: _still,
    ev.GameEnded: ended,
    ev.Awaited: _still,
}
"""What every kind of event looks like; one that is missing here is an error."""
