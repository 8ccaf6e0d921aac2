"""Scenes that are played a few times beside the words, and then stand at their end."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final

from clue.rules.cards import Suspect
from clue.ui.board.geometry import BoardPoint
from clue.ui.stage.timeline import (
    Key,
    Timeline,
    after,
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
from clue.ui.widgets.base import Host, Widget

ROUNDS: Final = 3
PAUSE: Final = 2.6
"""How long a scene stands at its end before it begins again."""
FIRST: Final = 0.7
"""One looks at the page before anything moves."""
SAID: Final = "said"
STEP: Final = 0.3
HOP: Final = 0.22
"""How long a pawn takes for a square, and how high it hops."""
RISEN: Final = 0.07
"""How far a card is raised that is shown, as a share of its height."""


class Rounds:
    """How far a scene has come since it was first asked."""

    def __init__(self, ui: Host, seconds: float) -> None:
        self.ui = ui
        self.seconds = seconds
        self.moment = 0.0 if ui.stage.eases else seconds
        self._began: float | None = None

    def advance(self, now: float) -> float:
        """Go on to this time; when to be asked again."""
        if not self.ui.stage.eases:
            self.moment = self.seconds
            return math.inf
        if self._began is None:
            self._began = now
        played, at = divmod(now - self._began, self.seconds + PAUSE)
        if played >= ROUNDS:
            self.moment = self.seconds
            return math.inf
        self.moment = min(at, self.seconds)
        if at < self.seconds:
            return now
        return (
            self._began + (played + 1) * (self.seconds + PAUSE) if played < ROUNDS - 1 else math.inf
        )


class PlayedPicture(Widget):
    """A picture that is drawn anew whenever its scene has gone on."""

    scene: Timeline
    rounds: Rounds
    values: dict[Key, Any]

    def play(self, scene: Timeline) -> None:
        """Begin."""
        self.scene = scene
        self.rounds = Rounds(self.ui, scene.end)
        self.values = scene.sample(self.rounds.moment)

    def update(self, now: float) -> float:
        """Go on with the scene."""
        due = self.rounds.advance(now)
        values = self.scene.sample(self.rounds.moment)
        if values != self.values:
            self.values = values
            self.damage()
        return due


def asked(count: int, chosen: int | None = None) -> Timeline:
    """Cards are laid down one by one, one of them is raised where it is shown, and it is said."""
    numbers = range(count)
    nothing = [together(set_to(n, "alpha", 0.0), set_to(n, "grey", 0.0)) for n in numbers]
    laid = [
        together(
            set_to(number, "alpha", 1.0),
            value(number, "above", 0.4, 0.0, TEMPO.card_lands * 1.6, ease="bounce"),
        )
        for number in numbers
    ]
    parts = [*nothing, wait(FIRST), staggered(2 * TEMPO.card_apart, laid), wait(FIRST)]
    if chosen is not None:
        parts += [set_to(number, "grey", 1.0) for number in numbers if number != chosen]
        parts.append(value(chosen, "above", 0.0, RISEN, TEMPO.card_lands, ease="back"))
    return sequence(*parts, _says())


def _says() -> Timeline:
    return sequence(fade(SAID, 0.0, 1.0, TEMPO.plaque_shows), wait(TEMPO.turn))


def accused(count: int) -> Timeline:
    """It is said, then the cards are turned one by one, and each is ticked."""
    turned = [
        sequence(
            value(number, "turn", 0.0, 1.0, TEMPO.turning * 1.4),
            together(
                fade(("tick", number), 0.0, 1.0, TEMPO.stamp / 2),
                value(("tick", number), "above", 1.0, 0.0, TEMPO.stamp, ease="in"),
            ),
        )
        for number in range(count)
    ]
    return sequence(wait(FIRST), _says(), staggered(2 * TEMPO.card_turned, turned), wait(FIRST))


def walked(who: Suspect, way: Sequence[BoardPoint]) -> Timeline:
    """A pawn goes square by square into a room, and is put back."""
    legs = STEP * (len(way) - 1)
    there = sequence(wait(FIRST), move(who, way, legs, hop=HOP, even_legs=True), wait(2 * FIRST))
    return sequence(there, _put_back(who, way[0]))


def slipped(who: Suspect, way: Sequence[BoardPoint]) -> Timeline:
    """A pawn goes into a passage where it opens, comes out of its other end, and is put back."""
    start, mouth, other, end = way
    down = together(
        move(who, (start, mouth), 2 * STEP, ease="smooth"),
        after(STEP, fade(who, 1.0, 0.0, STEP)),
    )
    up = together(
        move(who, (other, end), 2 * STEP, ease="smooth"),
        fade(who, 0.0, 1.0, STEP),
    )
    return sequence(wait(FIRST), down, wait(STEP), up, wait(2 * FIRST), _put_back(who, start))


def _put_back(who: Suspect, start: BoardPoint) -> Timeline:
    return sequence(
        fade(who, 1.0, 0.0, TEMPO.settles),
        set_to(who, "position", start),
        fade(who, 0.0, 1.0, TEMPO.settles),
    )


def pressed(count: int) -> Timeline:
    """One line after the other is lit."""
    dark = [set_to(number, "lit", 0.0) for number in range(count)]
    lit = [
        sequence(set_to(number, "lit", 1.0), wait(2 * STEP), set_to(number, "lit", 0.0))
        for number in range(count)
    ]
    return sequence(*dark, wait(FIRST), *lit)
