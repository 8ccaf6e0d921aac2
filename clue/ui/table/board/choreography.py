"""How each event looks: a timeline of pieces, dice, cards and bubbles, in cells and seconds.

Nothing here knows a window. Targets of the tracks: a suspect or a weapon (``position`` in cells,
``lift``, ``alpha``), ``dice`` (``time`` of a throw) and ``card`` (``way``, the share of its path).
Cues: ``sound`` with a name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from clue.rules import events as ev
from clue.rules.board import Board, Cell, Place
from clue.ui.sound.grounds import step_on
from clue.ui.sound.motifs import MOTIFS
from clue.ui.stage.timeline import (
    Timeline,
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
from clue.ui.table.board.geometry import BoardPoint, Token

PieceHomes: TypeAlias = Mapping[Token, BoardPoint]

STEP: Final = 0.17
HOP: Final = 0.34
GLIDE: Final = 0.75
SPOKEN: Final = 1.5
ANSWERED: Final = 0.95
CARD: Final = 0.85
BREATH: Final = 0.3
SHAKEN: Final = 0.4
SETTLED: Final = 0.45


@dataclass(frozen=True)
class Scenery:
    """What a choreographer must know: the board, where tokens stood and will stand."""

    board: Board
    before: PieceHomes
    after: PieceHomes
    throw_seconds: float = 1.2
    reduced: bool = False  # fades instead of travel


def choreograph(event: ev.Event, scenery: Scenery) -> Timeline:
    """The timeline of one event; empty where there is nothing to see."""
    return _DANCES[type(event)](event, scenery)


def middle(cell: Cell) -> BoardPoint:
    """The middle of a square."""
    return (cell.column + 0.5, cell.row + 0.5)


def way_points(board: Board, origin: Place, route: tuple[Cell, ...], to: Place) -> list[BoardPoint]:
    """The squares and doorways a walk passes, without where it begins."""
    points: list[BoardPoint] = []
    if route and not isinstance(origin, Cell):
        points += [middle(door.cell) for door in board.doors_of[origin] if door.front == route[0]][
            :1
        ]
    points += [middle(cell) for cell in route]
    if not isinstance(to, Cell):
        last = route[-1] if route else origin
        points += [middle(door.cell) for door in board.doors_of[to] if door.front == last][:1]
    return points


def _walk(event: ev.Moved, scenery: Scenery) -> Timeline:
    points = [
        scenery.before[event.seat],
        *way_points(scenery.board, event.origin, event.route, event.to),
    ]
    end = scenery.after[event.seat]
    if points[-1] != end:
        points.append(end)
    if scenery.reduced:
        return _appear_elsewhere(event.seat, scenery)
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
    return sequence(together(walk, steps), door, wait(BREATH))


def _appear_elsewhere(token: Token, scenery: Scenery) -> Timeline:
    start, end = scenery.before[token], scenery.after[token]
    return sequence(
        together(set_to(token, "position", start), fade(token, 1.0, 0.0, 0.25)),
        together(set_to(token, "position", end), fade(token, 0.0, 1.0, 0.25)),
        wait(BREATH),
    )


def _passage(event: ev.TookPassage, scenery: Scenery) -> Timeline:
    return together(cue("sound", "passage"), _appear_elsewhere(event.seat, scenery))


def _glide(token: Token, scenery: Scenery) -> Timeline:
    if scenery.reduced:
        return _appear_elsewhere(token, scenery)
    travel = move(token, [scenery.before[token], scenery.after[token]], GLIDE, ease="smooth")
    lift = sequence(
        value(token, "lift", 0.0, 0.9, GLIDE / 2, ease="out"),
        value(token, "lift", 0.9, 0.0, GLIDE / 2, ease="in"),
    )
    return sequence(together(cue("sound", "glide"), travel, lift), wait(0.1))


def _summon(event: ev.PawnSummoned | ev.DoorCleared, scenery: Scenery) -> Timeline:
    return _glide(event.suspect, scenery)


def _bring(event: ev.WeaponMoved, scenery: Scenery) -> Timeline:
    return _glide(event.weapon, scenery)


def _lay(event: ev.WeaponLaid, scenery: Scenery) -> Timeline:
    """It comes down out of nowhere: it has not lain on the board before."""
    put = together(
        set_to(event.weapon, "position", scenery.after[event.weapon]),
        fade(event.weapon, 0.0, 1.0, GLIDE / 2),
    )
    if not scenery.reduced:
        put = together(put, value(event.weapon, "lift", 0.9, 0.0, GLIDE, ease="in"))
    return sequence(together(cue("sound", "glide"), put), wait(BREATH))


def _roll(event: ev.Rolled, scenery: Scenery) -> Timeline:
    del event
    seconds = scenery.throw_seconds
    if scenery.reduced:
        return sequence(cue("sound", "dice.settle"), wait(SETTLED))
    tumble = value("dice", "time", 0.0, seconds, seconds, ease="linear")
    thrown = together(cue("sound", "dice.roll"), tumble)
    return sequence(cue("sound", "dice.shake"), wait(SHAKEN), thrown, wait(SETTLED))


def _card(event: ev.Showed, scenery: Scenery) -> Timeline:
    del event
    slide = value("card", "way", 0.0, 1.0, CARD)
    shown = fade("card", 0.0, 1.0, 0.3) if scenery.reduced else slide
    return sequence(wait(ANSWERED / 2), together(cue("sound", "card.slide"), shown), wait(BREATH))


def _pause(seconds: float, sound: str = "") -> Callable[[Any, Scenery], Timeline]:
    """Nothing moves, but the eye needs its time."""

    def dance(event: Any, scenery: Scenery) -> Timeline:
        del event, scenery
        return together(cue("sound", sound) if sound else Timeline(), wait(seconds))

    return dance


def _still(event: ev.Event, scenery: Scenery) -> Timeline:
    del event, scenery
    return Timeline()


def _speech(seconds: float) -> Callable[[Any, Scenery], Timeline]:
    """Somebody has something to say; one hears who."""

    def dance(event: Any, scenery: Scenery) -> Timeline:
        del scenery
        return together(cue("sound", "bubble"), cue("sound", MOTIFS[event.seat]), wait(seconds))

    return dance


_DANCES: Mapping[type, Callable[[Any, Scenery], Timeline]] = {
    ev.GameBegan: _pause(0.6, "deal"),
    ev.HandDealt: _still,
    ev.WeaponLaid: _lay,
    ev.TurnBegan: _pause(BREATH),
    ev.Rolled: _roll,
    ev.Moved: _walk,
    ev.CouldNotMove: _pause(ANSWERED, "error"),
    ev.TookPassage: _passage,
    ev.Suggested: _speech(SPOKEN),
    ev.PawnSummoned: _summon,
    ev.WeaponMoved: _bring,
    ev.DoorCleared: _summon,
    ev.DeclinedToSuggest: _pause(ANSWERED, "bubble"),
    ev.HadNone: _pause(ANSWERED, "bubble"),
    ev.Showed: _card,
    ev.NobodyDisproved: _pause(ANSWERED, "bubble"),
    ev.Accused: _speech(SPOKEN + 0.8),
    ev.AccusationFailed: _pause(SPOKEN, "wrong"),
    ev.TurnEnded: _still,
    ev.GameEnded: _pause(SPOKEN, "envelope"),
    ev.Awaited: _still,
}
"""What every kind of event looks like; one that is missing here is an error."""
