"""An accusation upon the stage: all is dark but who accuses, three cards and the envelope."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Any, Final

import pygame

from clue.rules.cards import Card, Case, Seat
from clue.text.speaker import Speaker
from clue.ui.beats import props
from clue.ui.beats.props import Made
from clue.ui.beats.question import Coming, Prop, laid, tint
from clue.ui.cards import stage_pictures
from clue.ui.cards.faces import SHAPE
from clue.ui.cards.stage_pictures import Expression
from clue.ui.stage.timeline import Key
from clue.ui.theme import styles
from clue.ui.theme.look import Look
from clue.ui.theme.palette import mix
from clue.ui.theme.shapes import lay
from clue.ui.theme.styles import Style, Words

NIGHT: Final = 0.9
NIGHT_IN_CONTRAST: Final = 1.0
"""How dark it gets."""
CARD: Final = (0.118, 0.212)
"""How broad a card is at the most, as shares of the window's breadth and height."""
ROWS: Final = (0.045, 0.4)
"""Where what was named and what is in the envelope begin, as shares of the height."""
ROWS_SAID: Final = ("stage-named", "stage-inside")
MIDDLE: Final = 0.69
"""Of the three cards, as a share of the breadth."""
APART: Final = 0.34
"""Between two cards, as a share of their breadth."""
BUST: Final = (0.35, 0.62)
BODY: Final = 2.35
"""How broad the envelope is, in cards, and how far below the second row its middle lies."""
BELOW: Final = 0.86
LEAN: Final = (3.0, -1.0, -3.0)
MARK: Final = 0.34
MARK_FROM: Final = 0.9
FALL: Final = 110
NEAR: Final = 0.3
SHINES: Final = 0.8
"""How strong the light on the accuser is."""
FRONT: Final = "envelope.open.front"
INSIDE: Final = 0.55
"""Till when a card that rises is still behind the envelope's front."""
SMALL: Final = 0.8
SEAL: Final = 0.22
BURST: Final = 0.9
"""How far the wax flies, in cards."""
TITLE: Final = styles.HEADING.but(size=58)
LINE: Final = Style(styles.ITALIC, 30, "cream", 1.2)
ROW: Final = styles.SUBHEADING.but(colour="lamp", size=27)
EDGE: Final = 48
HALO: Final = styles.Halo(reach=10, strength=3)


@dataclass(frozen=True)
class Charge:
    """Who accuses whom; public. What is in the envelope is known when it has been told."""

    seat: Seat
    case: Case
    said: Words


@dataclass(frozen=True)
class Courtroom:
    """Makes the props of an accusation from the values of a timeline."""

    look: Look
    words: Speaker
    charge: Charge
    lying: pygame.Rect
    """Where the envelope lies on the board."""
    opened: Case | None = None

    # -- where -------------------------------------------------------------------------------------

    @cached_property
    def _size(self) -> tuple[int, int]:
        wide, high = self.look.size
        across = round(min(wide * CARD[0], high * CARD[1]))
        return across, round(across * SHAPE)

    def _row(self, number: int) -> list[pygame.Rect]:
        wide, high = self.look.size
        size, apart = self._size, round(self._size[0] * (1 + APART))
        middle, top = round(wide * MIDDLE), round(high * ROWS[number])
        return [
            pygame.Rect((middle + (place - 1) * apart - size[0] // 2, top), size)
            for place in range(3)
        ]

    @cached_property
    def _named(self) -> list[pygame.Rect]:
        return self._row(0)

    @cached_property
    def _real(self) -> list[pygame.Rect]:
        return self._row(1)

    @cached_property
    def _body(self) -> pygame.Rect:
        """Of the envelope, when it has risen."""
        across = round(self._size[0] * BODY)
        body = pygame.Rect(0, 0, across, across * 640 // 900)
        body.center = (
            self._real[1].centerx,
            self._real[1].top + round(self._size[1] * (BELOW + 0.2)),
        )
        return body

    @cached_property
    def _bust(self) -> pygame.Rect:
        wide, high = self.look.size
        across = round(min(wide * BUST[0], high * BUST[1]))
        rect = pygame.Rect(0, 0, across, round(across * SHAPE))
        rect.midbottom = (max(across // 2, round(wide * 0.215)), high)
        return rect

    def ahead(self) -> Iterator[Coming | Made]:
        """What can be made ready while something else moves, in the order it comes."""
        look, size = self.look, self._size
        yield self._speaks(Expression.SPEAKING)
        yield self._spot
        yield Coming((), lambda: self._accuses)
        yield Coming((), lambda: self.title)
        for number in range(len(ROWS_SAID)):
            yield Coming((), partial(self._said_of, number))
        cards: list[Card] = [*self.charge.case.cards, *(self.opened.cards if self.opened else ())]
        leans = (*(-lean for lean in LEAN), *LEAN)
        for card, lean in zip(cards, leans, strict=False):
            yield self._face(card, lean)
        yield self._speaks(Expression.NEUTRAL)
        for name in (*stage_pictures.FLAPS, FRONT):
            yield self._shell(name)
        for lean in LEAN:
            yield props.back_made(look, size, lean)
        for face in (Expression.SMUG, Expression.GUILTY):
            yield self._speaks(face)
        mark = round(size[0] * MARK)
        for name in (stage_pictures.TICK, stage_pictures.CROSS):
            yield props.scaled_made(look, name, (mark, mark))

    def _speaks(self, face: Expression) -> Made:
        return props.bust_made(self.look, self.charge.seat, face, self._bust.width, left=True)

    @property
    def _spot(self) -> Made:
        return props.scaled_made(self.look, stage_pictures.BEAM, self._beam, SHINES)

    @property
    def _beam(self) -> tuple[int, int]:
        return round(self._bust.width * 1.5), self.look.size[1]

    # -- props -------------------------------------------------------------------------------------

    def front(self, values: Mapping[Key, Any]) -> Iterator[Prop]:
        """Everything, the farthest first."""
        leaves = values.get(("dark", "leaves"), 0.0)
        dark = values.get(("dark", "alpha"), 0.0) * (1 - leaves)
        if dark <= 0:
            return
        yield self._night(dark)
        yield from self._accuser(values, 1 - leaves)
        yield from self._title(values, 1 - leaves)
        yield from self._envelope(values, 1 - leaves)
        yield from self._cards(values, 1 - leaves)
        yield from self._marks(values, 1 - leaves)

    def _night(self, dark: float) -> Prop:
        window = pygame.Rect((0, 0), self.look.size)
        most = NIGHT if self.look.palette.textured else NIGHT_IN_CONTRAST
        tone = mix((255, 255, 255), (0, 0, 0), dark * most)

        def draw(canvas: pygame.Surface) -> None:
            tint(canvas, tone, window, pygame.BLEND_RGB_MULT)

        return Prop("dark", window, tone, draw)

    def _accuser(self, values: Mapping[Key, Any], there: float) -> Iterator[Prop]:
        look, place = self.look, self._bust
        spot = values.get(("spot", "alpha"), 0.0) * there
        if spot > 0 and look.palette.textured and self._spot.there(look):
            beam = self._spot.done(look)
            at = beam.get_rect(midtop=(place.centerx, 0))
            yield Prop("spot", at, spot, laid(beam, at, spot))
        alpha, rise = values.get(("bust", "alpha"), 0.0) * there, values.get(("bust", "rise"), 0.0)
        face = values.get(("bust", "face"), Expression.NEUTRAL)
        if not self._speaks(face).there(look):
            face = Expression.SPEAKING  # that is there first
        if alpha > 0 and self._speaks(face).there(look):
            image = self._speaks(face).done(look)
            foot = place.bottom + round((1 - rise) * place.height / 4)
            at = image.get_rect(midbottom=(place.centerx, foot))
            yield Prop("bust", at, (face, rise, alpha), laid(image, at, alpha))

    def _title(self, values: Mapping[Key, Any], there: float) -> Iterator[Prop]:
        alpha = values.get(("title", "alpha"), 0.0) * there
        if alpha <= 0:
            return
        image = self.title
        at = image.get_rect(
            bottomleft=(self.look.px(EDGE) // 2, self.look.size[1] - self.look.px(EDGE) // 2)
        )
        yield Prop("title", at, alpha, laid(image, at, alpha))
        for number, key in enumerate(ROWS_SAID):
            image, first = self._said_of(number), self._row(number)[0]
            at = image.get_rect(midright=(first.left - self.look.px(EDGE) // 4, first.centery))
            shown = alpha
            if number:
                lift, seen = (values.get(("envelope", name), 0.0) for name in ("lift", "alpha"))
                shown *= min(1.0, lift) * seen
            yield Prop(key, at, shown, laid(image, at, shown))

    def _said_of(self, number: int) -> pygame.Surface:
        """What is said before a row of cards."""
        word = self.words.say(ROWS_SAID[number])
        room = max(self._row(number)[0].left - self._bust.right, self._size[0])
        return props.haloed(self.look, word, self.look.letters.fit(word, ROW, room))

    @cached_property
    def _title_room(self) -> int:
        return round(self.look.size[0] * 0.42)

    @property
    def _accuses(self) -> pygame.Surface:
        who = self.words.say("stage-accuses", who=self.words.seat(self.charge.seat))
        return props.haloed(self.look, who, self.look.letters.fit(who, TITLE, self._title_room))

    @property
    def title(self) -> pygame.Surface:
        """Who accuses, and in which words."""
        look, letters, room = self.look, self.look.letters, self._title_room
        head, line = self._accuses, letters.fit(self.charge.said, LINE, room, 0.7)

        def make() -> pygame.Surface:
            wide, high = letters.size(self.charge.said, line, room)
            pad = look.px(EDGE) // 2
            image = pygame.Surface(
                (max(head.get_width(), wide + 2 * pad), head.get_height() + high + pad),
                pygame.SRCALPHA,
            )
            floor = pygame.Rect(0, head.get_height() // 3, image.get_width(), image.get_height())
            lay(image, props.cloud(look, floor.size), floor.topleft)
            lay(image, head, (0, 0))
            said = pygame.Rect(pad, head.get_height() - pad // 2, room, high)
            image.blit(
                letters.image(self.charge.said, line, width=room).premul_alpha(),
                said,
                special_flags=pygame.BLEND_PREMULTIPLIED,
            )
            return image

        return look.paint.kept(("charge", self.charge.seat, self.charge.said, line), make)

    def _envelope(self, values: Mapping[Key, Any], there: float) -> Iterator[Prop]:
        alpha = values.get(("envelope", "alpha"), 0.0) * there
        lift = values.get(("envelope", "lift"), 0.0)
        if alpha <= 0 or lift <= 0:  # it lies on the board
            return
        look = self.look
        body = _between(self.lying, self._body, lift)
        opened = values.get(("envelope", "open"), 0.0)
        if not self._shell(stage_pictures.flap(opened)).there(look):
            return
        full = self._shell(stage_pictures.flap(opened)).done(look)
        scale = body.width / self._body.width
        image = props.larger(
            look, ("flap", stage_pictures.flap(opened), self._body.size), full, scale
        )
        at = image.get_rect()
        at.midtop = (body.centerx, body.centery - round(680 / 1000 * image.get_height()))
        yield Prop("envelope", at, (lift, opened, alpha), laid(image, at, alpha))
        inside: list[int] = []
        outside: list[int] = []
        for number in range(3):
            rise = values.get((("back", number), "rise"), 0.0)
            if values.get((("back", number), "alpha"), 0.0) > 0 and rise > 0:
                (inside if rise < INSIDE else outside).append(number)
        for number in inside:
            yield self._back(number, values, there)
        if inside:
            front = self._shell(FRONT).done(look)
            place = front.get_rect(midtop=at.midtop)
            yield Prop("front", place, alpha, laid(front, place, alpha))
        yield from self._wax(values, body, alpha)
        for number in outside:
            yield self._back(number, values, there)

    def _shell(self, name: str) -> Made:
        """One of the envelope's pictures, as broad as it is when it has risen."""
        return props.scaled_made(self.look, name, self._shelled)

    @property
    def _shelled(self) -> tuple[int, int]:
        return self._body.width, self._body.width * 1000 // 900

    def _wax(self, values: Mapping[Key, Any], body: pygame.Rect, alpha: float) -> Iterator[Prop]:
        """Splinters of the seal fly and fall."""
        share = values.get(("wax", "share"), 0.0)
        if not 0 < share < 1:
            return
        side = max(4, round(self._size[0] * SEAL / 3))
        far = self._size[0] * BURST * share
        for number, name in enumerate(stage_pictures.CRUMBS):
            turn = number * math.tau / len(stage_pictures.CRUMBS) + 0.4
            image = props.scaled(self.look, name, (side, side))
            fallen = self._size[0] * share * share * 0.8
            at = image.get_rect(
                center=(
                    body.centerx + round(math.cos(turn) * far),
                    body.centery + round(math.sin(turn) * far * 0.6 + fallen),
                )
            )
            yield Prop(("crumb", number), at, share, laid(image, at, alpha * (1 - share)))

    def _back(self, number: int, values: Mapping[Key, Any], there: float) -> Prop:
        look, target = self.look, ("back", number)
        rise, glow = values.get((target, "rise"), 1.0), values.get((target, "glow"), 0.0)
        turn, alpha = values.get((target, "turn"), 0.0), values[target, "alpha"] * there
        place = _between(pygame.Rect((0, 0), self._size), self._real[number], rise)
        start = self._body.center
        place.centerx = round(start[0] + (self._real[number].centerx - start[0]) * rise)
        place.centery = round(start[1] + (self._real[number].centery - start[1]) * rise)
        if turn > 0.5 and self.opened is not None:
            card: Card = self.opened.cards[number]
            image = self._face(card, LEAN[number]).done(look)
        else:
            image = props.back(look, self._size, LEAN[number])
        key = (turn > 0.5, number, self._size)
        image = props.larger(look, ("real", *key), image, SMALL + (1 - SMALL) * rise)
        at = image.get_rect(center=place.center)
        broad = abs(math.cos(math.pi * turn))
        shine = (
            props.glow(look, self._halo(at).size, 0.5)
            if glow > 0 and look.palette.textured
            else None
        )
        reach = self._halo(at) if shine is not None else at

        def draw(canvas: pygame.Surface) -> None:
            if shine is not None:
                lay(canvas, shine, reach.topleft, glow * there, how=pygame.BLEND_RGB_ADD)
            shown = image
            if broad < 1:
                shown = pygame.transform.smoothscale(
                    image, (max(2, round(at.width * broad)), at.height)
                )
            lay(canvas, shown, shown.get_rect(center=at.center).topleft, alpha)

        return Prop(target, reach, (rise, glow, turn, alpha), draw)

    def _halo(self, at: pygame.Rect) -> pygame.Rect:
        return at.inflate(at.width // 2, at.height // 3)

    def _face(self, card: Card, lean: float) -> Made:
        (name,) = props.names_on(self.look, [card], self.words, self._size[0])
        return props.card_made(self.look, card, name, self._size, style=self._style, lean=lean)

    @cached_property
    def _style(self) -> Style:
        cards: tuple[Card, ...] = self.charge.case.cards
        if self.opened is not None:
            cards = (*cards, *self.opened.cards)
        names = props.names_on(self.look, cards, self.words, self._size[0])
        return props.name_style(self.look, names, self._size[0])

    def _cards(self, values: Mapping[Key, Any], there: float) -> Iterator[Prop]:
        cards: tuple[Card, ...] = self.charge.case.cards
        for number, (card, place) in enumerate(zip(cards, self._named, strict=True)):
            target = ("card", number)
            alpha = values.get((target, "alpha"), 0.0) * there
            made = self._face(card, -LEAN[number])
            if alpha <= 0 or not made.there(self.look):
                continue
            above = 1 - values.get((target, "land"), 1.0)
            image = made.done(self.look)
            near = props.larger(self.look, ("named", card, self._size), image, 1 + NEAR * above)
            at = near.get_rect(center=place.center).move(0, -round(self.look.px(FALL) * above))
            yield Prop(target, at, (round(above, 4), alpha), laid(near, at, alpha))

    def _marks(self, values: Mapping[Key, Any], there: float) -> Iterator[Prop]:
        """A tick or a cross, after its card has turned."""
        if self.opened is None:
            return
        pairs = zip(self.charge.case.cards, self.opened.cards, strict=True)
        side = round(self._size[0] * MARK)
        for number, (said, real) in enumerate(pairs):
            target = ("mark", number)
            alpha = values.get((target, "alpha"), 0.0) * there
            if alpha <= 0:
                continue
            above = 1 - values.get((target, "land"), 1.0)
            name = stage_pictures.TICK if said == real else stage_pictures.CROSS
            image = props.scaled(self.look, name, (side, side))
            near = props.larger(self.look, (name, side), image, 1 + MARK_FROM * above)
            place = self._real[number]
            at = near.get_rect(center=(place.right - side // 6, place.bottom - side))
            yield Prop(target, at, (round(above, 4), alpha), laid(near, at, alpha))


def _between(first: pygame.Rect, last: pygame.Rect, share: float) -> pygame.Rect:
    """The rectangle that far along, by its middle and its breadth."""
    wide = first.width + (last.width - first.width) * share
    rect = pygame.Rect(0, 0, max(2, round(wide)), max(2, round(wide * last.height / last.width)))
    rect.center = (
        round(first.centerx + (last.centerx - first.centerx) * share),
        round(first.centery + (last.centery - first.centery) * share),
    )
    return rect
