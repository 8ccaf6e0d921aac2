"""How a piece is carried: taken up, round the walls, and set down; a trail shows where it went."""

from __future__ import annotations

from clue.ui.stage.timeline import (
    Timeline,
    after,
    cue,
    fade,
    move,
    sequence,
    set_to,
    together,
    value,
    wait,
)
from clue.ui.table.beats.scenery import Form, Scenery
from clue.ui.table.board.geometry import Token
from clue.ui.theme.tempo import TEMPO

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
