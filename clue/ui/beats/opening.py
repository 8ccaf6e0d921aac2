"""A case is opened: three cards go into the envelope, the others round, and all is set out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

import pygame

from clue.rules import events as ev
from clue.rules.cards import Seat
from clue.ui.beats import props
from clue.ui.beats.props import Made
from clue.ui.beats.question import Prop, laid, tint, within
from clue.ui.beats.script import Form, Scenery
from clue.ui.cards import stage_pictures
from clue.ui.cards.faces import SHAPE
from clue.ui.stage.timeline import (
    Key,
    Timeline,
    after,
    cue,
    fade,
    sequence,
    staggered,
    together,
    value,
    wait,
)
from clue.ui.theme.look import Look
from clue.ui.theme.palette import mix
from clue.ui.theme.tempo import TEMPO

FRONT: Final = "envelope.open.front"
SECRET = range(3)
QUICKER = 1.8
DROPS: Final = 1.5
"""From how high pawns and weapons come down, in cells."""
DUSK: Final = 0.42
BODY: Final = 0.3
"""How broad the envelope is, as a share of the board."""
CARD: Final = 0.1
DEALT: Final = 0.045
ABOVE: Final = 1.35
"""How far above the envelope the three cards wait, in their own height."""


def began(event: ev.GameBegan, scenery: Scenery) -> Timeline:
    """Nobody sees which cards they are; the deal goes round as it does at a table (R2)."""
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
        for number in SECRET
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


@dataclass(frozen=True)
class Dealing:
    """Makes the props of an opening; every card of it lies face down."""

    look: Look
    board: pygame.Rect
    lying: pygame.Rect
    """Where the envelope comes to lie."""
    round_of: tuple[Seat, ...]
    """Who is given each card, one after the other."""
    seats: Mapping[Seat, pygame.Rect]

    def ahead(self) -> Iterator[Made]:
        """The envelope as it closes, and what goes into it."""
        look, large = self.look, self._large
        yield props.scaled_made(look, stage_pictures.FLAPS[-1], large)
        yield props.scaled_made(look, FRONT, large)
        for lean in (*props.LEANS, 0.0):
            yield props.back_made(look, self._secrets, lean)
        for name in reversed(stage_pictures.FLAPS[:-1]):
            yield props.scaled_made(look, name, large)

    @property
    def _secrets(self) -> tuple[int, int]:
        across = round(self.board.width * CARD)
        return across, round(across * SHAPE)

    @property
    def _large(self) -> tuple[int, int]:
        large = round(self.board.width * BODY)
        return large, large * 1000 // 900

    def front(self, values: Mapping[Key, Any]) -> Iterator[Prop]:
        """Dusk, the envelope, three cards on their way into it, and those that are dealt."""
        dusk = values.get(("dusk", "alpha"), 0.0)
        if dusk <= 0:
            return
        tone = mix((255, 255, 255), (0, 0, 0), dusk * DUSK)

        def shade(canvas: pygame.Surface) -> None:
            tint(canvas, tone, self.board, pygame.BLEND_RGB_MULT)

        yield Prop("dusk", self.board, tone, shade)
        yield from self._secret(values)
        yield from self._dealt(values)

    def _secret(self, values: Mapping[Key, Any]) -> Iterator[Prop]:
        lift, opened = values.get(("envelope", "lift"), 1.0), values.get(("envelope", "open"), 1.0)
        large = self._large[0]
        wide = round(self.lying.width + (large - self.lying.width) * lift)
        middle = self.lying.center
        name = stage_pictures.flap(opened)
        full = props.scaled(self.look, name, self._large)
        image = props.larger(self.look, ("sealed", name, large), full, wide / large)
        at = image.get_rect(midtop=(middle[0], middle[1] - round(0.68 * image.get_height())))
        yield Prop("sealed", at, (lift, opened), laid(image, at, 1.0))
        across, size = self._secrets[0], self._secrets
        edge = middle[1]
        moving = False
        for number in SECRET:
            share = values.get((("secret", number), "share"), 0.0)
            if share >= 1.0:
                continue
            moving = True
            card = props.back(self.look, size, props.LEANS[number] if share < 0.5 else 0.0)
            aside = (number - 1) * across * 1.15 * (1 - share)
            high = size[1] * ABOVE * (1 - share) - size[1] * 0.2 * share
            spot = card.get_rect(
                center=(middle[0] + round(aside), edge - round(high) - size[1] // 3)
            )
            room = spot.clip(pygame.Rect(spot.x, 0, spot.width, edge + size[1]))
            yield Prop(("secret", number), spot, share, within(room, card, spot, 1.0))
        if moving:
            front = props.scaled(self.look, FRONT, self._large)
            place = front.get_rect(midtop=at.midtop)
            yield Prop("pocket", place, lift, laid(front, place, 1.0))

    def _dealt(self, values: Mapping[Key, Any]) -> Iterator[Prop]:
        across = round(self.board.width * DEALT)
        back = props.back(self.look, (across, round(across * SHAPE)), 0.0)
        for number, seat in enumerate(self.round_of):
            share = values.get((("dealt", number), "share"), 0.0)
            if not 0 < share < 1:
                continue
            start, end = self.lying.center, self.seats[seat].center
            at = back.get_rect(
                center=(
                    round(start[0] + (end[0] - start[0]) * share),
                    round(start[1] + (end[1] - start[1]) * share),
                )
            )
            yield Prop(("dealt", number), at, share, laid(back, at, min(1.0, 3 * (1 - share))))


def dealt_round(event: ev.GameBegan) -> tuple[Seat, ...]:
    """Card by card round the table until every hand is full."""
    left = dict(zip(event.seats, event.hand_sizes, strict=True))
    order: list[Seat] = []
    while any(left.values()):
        for seat in event.seats:
            if left[seat]:
                left[seat] -= 1
                order.append(seat)
    return tuple(order)
