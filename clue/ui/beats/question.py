"""A question upon the stage: the dim board, the lit room, who asks, three cards, the answers."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, partial
from itertools import pairwise
from typing import Any, Final, NamedTuple

import pygame

from clue.rules.cards import Card, Case, Room, Seat
from clue.text.speaker import Speaker
from clue.ui.beats import props
from clue.ui.beats.props import Blocking, Made
from clue.ui.board.geometry import BoardPoint, Plan, Token, outline, shrunk, strokes
from clue.ui.cards import stage_pictures
from clue.ui.cards.faces import SHAPE, name_on
from clue.ui.cards.stage_pictures import Expression
from clue.ui.media.assets import Wanted
from clue.ui.stage.timeline import Key, Path
from clue.ui.theme.frames import Border, Skin
from clue.ui.theme.look import Look
from clue.ui.theme.palette import Colour, mix
from clue.ui.theme.shapes import lay
from clue.ui.theme.styles import Words

DIM: Final = (0.6, 0.63, 0.67)
"""What is left of red, green and blue of all that is not spoken of."""
DIM_IN_CONTRAST: Final = (0.35, 0.35, 0.35)
HUSHED: Final = 0.45
SEAT_DIM: Final = 0.55
LAMP: Final = 0.2
LINE: Final = 0.09
"""How broad the line round the lit room is, in cells."""
DOTS: Final = 0.42
"""How far apart the dots of a trail are, in cells, and how large."""
DOT: Final = 0.3
FALL: Final = 90
"""From how high a card is laid down, in units."""
NEAR: Final = 0.3
CARD_FLOWN: Final = (84, 112)
BEND: Final = 0.62
"""How far the way of a card bends over the board, as a share of it."""
LEAN: Final = 32.0
LEAN_STEP: Final = 4
SHAKE: Final = 7
SHADOW_FALL: Final = 26
STAMP_FROM: Final = 0.8
STAMP_ROOM: Final = 0.4
"""How broad a stamp may be, as a share of the seat."""
CLOCK: Final = 0.2
FACE: Final = 0.155
ASKED: Final = Skin(
    alpha=0, radius=12, borders=(Border(0, 2.6, "cream"),), shadow=12, shadow_alpha=90, glow="cream"
)
FACE_FRAME: Final = 3
GAP_ABOVE: Final = 6


class Coming(NamedTuple):
    """What will be shown soon: the pictures it is made of, and how it is made."""

    wanted: tuple[Wanted, ...]
    make: Callable[[], object]


class Prop(NamedTuple):
    """One thing on the stage: how far it reaches, what it depends on, and how it is drawn."""

    key: Hashable
    reach: pygame.Rect
    state: Hashable
    draw: Callable[[pygame.Surface], None]


@dataclass(frozen=True)
class Asking:
    """What is asked, and by whom; public, like all that stands on the stage."""

    seat: Seat
    case: Case
    said: Words
    order: tuple[Seat, ...]
    """Who is asked, one after the other."""
    ways: Mapping[Token, tuple[BoardPoint, ...]]


@dataclass(frozen=True)
class QuestionSet:
    """Makes the props of a question from the values of a timeline."""

    look: Look
    words: Speaker
    plan: Plan
    asking: Asking
    blocking: Blocking
    seats: Mapping[Seat, pygame.Rect]

    @cached_property
    def _dark(self) -> tuple[pygame.Rect, ...]:
        return dark_parts(self.plan, self.asking.case.room)

    def ahead(self) -> Iterator[Coming | Made]:
        """What can be made ready while something else moves."""
        look = self.look
        yield self._bust(Expression.SPEAKING)
        wide = self.blocking.plaque.width
        yield Coming((), partial(props.set_words, look, self.asking.said, wide))
        yield Coming((), lambda: self.plaque)
        yield from self._laid
        if look.palette.textured:
            yield Coming((), partial(props.glow, look, self._lit.size, LAMP))
        yield self._bust(Expression.NEUTRAL)
        for seat, side, left in self._row():
            yield props.bust_made(look, seat, Expression.STARTLED, side, left=left)
        side = round(self.plan.rect.width * CLOCK)
        clock: tuple[Wanted, ...] = tuple((n, (side, side), "exact") for n in stage_pictures.CLOCK)
        for tick in range(3):
            yield Coming(clock, partial(props.clock, look, side, tick))
        yield Coming((), self._nobody)
        yield props.back_made(look, _flown(look), LEAN)

    # -- under the pieces that are brought ---------------------------------------------------------

    def ground(self, values: Mapping[Key, Any]) -> Iterator[Prop]:
        """What lies on the board: shade, the lit room, trails."""
        veil = values.get(("veil", "alpha"), 0.0)
        if veil > 0:
            yield Prop("veil", self.plan.rect, veil, lambda canvas: self._shade(canvas, veil))
        lamp = values.get(("lamp", "alpha"), 0.0)
        if lamp > 0:
            box = self.plan.box_of(self.asking.case.room).inflate(*[2 * self._line] * 2)
            yield Prop("lamp", box, lamp, lambda canvas: self._light(canvas, lamp))
        for token, way in self.asking.ways.items():
            share = values.get((("trail", token), "share"), 0.0)
            alpha = values.get((("trail", token), "alpha"), 0.0)
            if share > 0 and alpha > 0:
                yield self._trail(token, way, share, alpha)

    @property
    def _line(self) -> int:
        return max(2, round(self.plan.cell * LINE))

    @property
    def _lit(self) -> pygame.Rect:
        """How far the light reaches round the room."""
        box = self.plan.box_of(self.asking.case.room)
        return box.inflate(box.width // 2, box.height // 2)

    def _bust(self, face: Expression) -> Made:
        seat, wide = self.asking.seat, self.blocking.bust.width
        return props.bust_made(self.look, seat, face, wide, left=not self.blocking.mirrored)

    def _shade(self, canvas: pygame.Surface, veil: float) -> None:
        left = DIM if self.look.palette.textured else DIM_IN_CONTRAST
        red, green, blue = (round(255 * (1 - veil * (1 - share))) for share in left)
        for rect in self._dark:
            tint(canvas, (red, green, blue), rect, pygame.BLEND_RGB_MULT)

    def _light(self, canvas: pygame.Surface, lamp: float) -> None:
        look, plan, room = self.look, self.plan, self.asking.case.room
        cells = plan.cells_of(room)
        box, clip = plan.box_of(room), canvas.get_clip()
        canvas.set_clip(clip.clip(box))
        if look.palette.textured:
            wide = self._lit
            light = props.glow(look, wide.size, LAMP)
            lay(canvas, light, wide.topleft, lamp, how=pygame.BLEND_RGB_ADD)
        canvas.set_clip(clip)
        tone = mix((0, 0, 0), look.palette.lamp, lamp)
        for loop in outline(cells):
            points = [plan.to_px(point) for point in shrunk(loop, 0.0)]
            for rect in strokes([(float(x), float(y)) for x, y in points], self._line):
                tint(canvas, tone, rect, pygame.BLEND_RGB_MAX)

    def _trail(self, token: Token, way: tuple[BoardPoint, ...], share: float, alpha: float) -> Prop:
        path, plan = Path(way), self.plan
        length = sum(math.dist(a, b) for a, b in pairwise(way))
        count = max(1, round(length / DOTS))
        spots = [
            plan.to_px(path.at(number / count)) for number in range(count) if number / count < share
        ]
        side = max(3, round(DOT * plan.cell))
        xs, ys = [x for x, _ in spots], [y for _, y in spots]
        reach = pygame.Rect(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)).inflate(
            side, side
        )

        def draw(canvas: pygame.Surface) -> None:
            dot = props.dot(self.look, side)
            for x, y in spots:
                lay(canvas, dot, (x - side // 2, y - side // 2), alpha)

        return Prop(("trail", token), reach, (len(spots), alpha), draw)

    # -- above everything --------------------------------------------------------------------------

    def front(self, values: Mapping[Key, Any]) -> Iterator[Prop]:
        """Who asks, what is asked, and the answers; the farthest first."""
        yield from self._seats(values)
        yield from self._hush(values)
        yield from self._speaker(values)
        yield from self._cards(values)
        yield from self._clock(values)

    def _speaker(self, values: Mapping[Key, Any]) -> Iterator[Prop]:
        look, place = self.look, self.blocking.bust
        alpha, rise = values.get(("bust", "alpha"), 0.0), values.get(("bust", "rise"), 0.0)
        face = values.get(("bust", "face"), Expression.NEUTRAL)
        made = self._bust(face)
        if not made.there(look):  # the face that speaks is there first
            face = Expression.SPEAKING
            made = self._bust(face)
        if alpha > 0 and made.there(look):
            foot, image = place.bottom, made.done(look)
            at = image.get_rect(
                midbottom=(place.centerx, foot + round((1 - rise) * place.height / 3))
            )
            reach = at.clip(pygame.Rect(at.x, 0, at.width, foot))
            yield Prop("bust", reach, (face, rise, alpha), within(reach, image, at, alpha))
        alpha = values.get(("plaque", "alpha"), 0.0)
        if alpha > 0:
            image = self.plaque
            at = image.get_rect(midbottom=self.blocking.plaque.midbottom)
            yield Prop("plaque", at, alpha, laid(image, at, alpha))

    @property
    def plaque(self) -> pygame.Surface:
        """What was said, under a name."""
        question = self.asking
        who = name_on(question.seat, self.words)
        return props.plaque(
            self.look, question.seat, who, question.said, self.blocking.plaque.width
        )

    @cached_property
    def _laid(self) -> tuple[Made, ...]:
        """The three cards."""
        cards: tuple[Card, ...] = self.asking.case.cards
        wide = self.blocking.cards[0].width
        names = props.names_on(self.look, cards, self.words, wide)
        style = props.name_style(self.look, names, wide)
        return tuple(
            props.card_made(self.look, shown, name, place.size, style=style, lean=lean)
            for shown, name, place, lean in zip(
                cards, names, self.blocking.cards, props.LEANS, strict=True
            )
        )

    def _cards(self, values: Mapping[Key, Any]) -> Iterator[Prop]:
        for number, (place, made) in enumerate(zip(self.blocking.cards, self._laid, strict=True)):
            target = ("card", number)
            alpha = values.get((target, "alpha"), 0.0)
            if alpha <= 0 or not made.there(self.look):
                continue
            above = 1 - values.get((target, "land"), 1.0)
            shown = self.asking.case.cards[number]
            image = made.done(self.look)
            near = props.larger(self.look, (shown, place.size), image, 1 + NEAR * above)
            at = near.get_rect(center=place.center).move(0, -round(self.look.px(FALL) * above))
            yield Prop(target, at, (round(above, 4), alpha), laid(near, at, alpha))

    # -- answers -----------------------------------------------------------------------------------

    def _seats(self, values: Mapping[Key, Any]) -> Iterator[Prop]:
        """Who asks and who is asked sit in the light; who has none is stamped."""
        veil = values.get(("veil", "alpha"), 0.0)
        if veil <= 0:
            return
        stamped = {seat for seat in self.asking.order if (("stamp", seat), "alpha") in values}
        asked = next((seat for seat in self.asking.order if seat not in stamped), None)
        for seat, rect in self.seats.items():
            if seat == asked:
                yield self._asked(seat, rect, veil)
            elif seat != self.asking.seat:
                yield _shaded(("dim", seat), rect, veil * (1 - SEAT_DIM))
        for seat in stamped:
            share = values.get((("shake", seat), "share"), 1.0)
            if 0 < share < 1:
                yield self._shaken(seat, share)
            yield self._stamp(seat, values, veil)

    def _asked(self, seat: Seat, rect: pygame.Rect, veil: float) -> Prop:
        reach = self.look.paint.reach(rect, ASKED)

        def draw(canvas: pygame.Surface) -> None:
            if veil >= 1:
                self.look.paint.panel(canvas, rect, ASKED)

        return Prop(("asked", seat), reach, veil >= 1, draw)

    def _shaken(self, seat: Seat, share: float) -> Prop:
        rect = self.seats[seat]
        head = pygame.Rect(rect.x, rect.y, rect.height * 3 // 4, rect.height)
        aside = round(self.look.px(SHAKE) * (1 - share) * math.sin(share * 5 * math.pi))

        def draw(canvas: pygame.Surface) -> None:
            inside = head.inflate(-2 * abs(aside) - 4, 0).clip(canvas.get_rect())
            if inside.width > 0 and inside.height > 0:
                canvas.blit(canvas.subsurface(inside).copy(), inside.move(aside, 0))

        return Prop(("shake", seat), head, aside, draw)

    def _stamp(self, seat: Seat, values: Mapping[Key, Any], veil: float) -> Prop:
        rect, look = self.seats[seat], self.look
        alpha = min(veil, values[("stamp", seat), "alpha"])
        above = 1 - values.get((("stamp", seat), "land"), 1.0)
        word = self.words.say("stage-none")
        image = props.stamp(look, word, round(rect.width * STAMP_ROOM))
        near = props.larger(look, (word, image.get_size()), image, 1 + STAMP_FROM * above)
        spot = image.get_rect(bottomright=rect.bottomright).move(
            -rect.height // 16, -rect.height // 16
        )
        at = near.get_rect(center=spot.center)
        return Prop(("stamp", seat), at, (round(above, 4), alpha), laid(near, at, alpha))

    # -- nobody ------------------------------------------------------------------------------------

    def _hush(self, values: Mapping[Key, Any]) -> Iterator[Prop]:
        hush = values.get(("hush", "alpha"), 0.0)
        if hush <= 0:
            return
        look, board = self.look, self.plan.rect
        yield _shaded("hush", board, hush * (1 - HUSHED))
        rise, row = values.get(("faces", "rise"), 1.0), list(self._row())
        left = board.centerx - sum(side for _, side, _ in row) // 2
        for number, (seat, side, beside) in enumerate(row):
            made = props.bust_made(look, seat, Expression.STARTLED, side, left=beside)
            if not made.there(look):
                continue
            image = made.done(look)
            foot = board.bottom + round((1 - rise) * side * SHAPE)
            at = image.get_rect(midbottom=(left + number * side + side // 2, foot))
            reach = at.clip(board)
            yield Prop(("face", seat), reach, (rise, hush), within(reach, image, at, hush))

    def _row(self) -> Iterator[tuple[Seat, int, bool]]:
        """Everybody at the table side by side: how broad, and whether left of the middle."""
        look, board, asking = self.look, self.plan.rect, self.asking
        row = [seat for seat in self.seats if seat in {asking.seat, *asking.order}]
        side = min(round(board.width * FACE), board.width // max(1, len(row)) - look.px(FACE_FRAME))
        for number, seat in enumerate(row):
            yield seat, side, number < len(row) / 2

    def _nobody(self) -> pygame.Surface:
        look, word = self.look, self.words.say("stage-nobody")
        style = look.letters.fit(word, props.HUSHED, self.blocking.plaque.width)
        return props.haloed(look, word, style)

    def _clock(self, values: Mapping[Key, Any]) -> Iterator[Prop]:
        hush = values.get(("hush", "alpha"), 0.0)
        if hush <= 0:
            return
        look, cards = self.look, self.blocking.cards
        side = round(self.plan.rect.width * CLOCK)
        tick = values.get(("clock", "frame"), 0)
        image = props.clock(look, side, tick)
        at = image.get_rect(midbottom=(cards[1].centerx, cards[1].top - look.px(GAP_ABOVE)))
        yield Prop("clock", at, (tick, hush), laid(image, at, hush))
        image = self._nobody()
        at = image.get_rect(midtop=(cards[1].centerx, cards[1].bottom))
        yield Prop("nobody", at, hush, laid(image, at, hush))


class Flight:
    """A card on its way from one hand to another, face down: alike whatever it is."""

    def __init__(
        self, look: Look, start: pygame.Rect, end: pygame.Rect, board: pygame.Rect
    ) -> None:
        self.look = look
        self.start = (start.right - start.height // 2, start.centery)
        self.end = (end.right - end.height // 2, end.centery)
        self.over = (board.x + board.width * BEND, (start.centery + end.centery) / 2)

    def props(self, values: Mapping[Key, Any]) -> Iterator[Prop]:
        """The card and its shadow, while it flies."""
        way = values.get(("flight", "way"), 0.0)
        alpha = values.get(("flight", "alpha"), 1.0)
        if not 0 < way < 1 or alpha <= 0:
            return
        look = self.look
        size = _flown(look)
        high = math.sin(math.pi * way)
        lean = round(LEAN * math.cos(math.pi * way) / LEAN_STEP) * LEAN_STEP
        image = props.back(look, size, float(lean))
        image = props.larger(look, (size, lean), image, 0.8 + 0.4 * high)
        spot = [
            a * (1 - way) ** 2 + 2 * b * way * (1 - way) + c * way**2
            for a, b, c in zip(self.start, self.over, self.end, strict=True)
        ]
        at = image.get_rect(center=(round(spot[0]), round(spot[1])))
        fall = round(look.px(SHADOW_FALL) * high)
        shade = props.shade_of(look, (size, lean, image.get_size()), image)
        below = at.move(fall, fall)

        def draw(canvas: pygame.Surface) -> None:
            lay(canvas, shade, below.topleft)
            lay(canvas, image, at.topleft, alpha)

        yield Prop("flight", at.union(below), (way, alpha), draw)


def _flown(look: Look) -> tuple[int, int]:
    """How large the card is that is passed on."""
    return look.px(CARD_FLOWN[0]), look.px(CARD_FLOWN[1])


def dark_parts(plan: Plan, room: Room) -> tuple[pygame.Rect, ...]:
    """The board and its frame without one room and the squares before its doors."""
    board = plan.mansion.board
    lit = {*plan.cells_of(room), *(door.front for door in board.doors_of[room])}
    floor, parts = plan.floor, []
    frame = plan.rect
    parts.append(pygame.Rect(frame.x, frame.y, frame.width, floor.y - frame.y))
    parts.append(pygame.Rect(frame.x, floor.bottom, frame.width, frame.bottom - floor.bottom))
    for row in range(board.height):
        top, start = floor.y + row * plan.cell, frame.x
        for column in range(board.width + 1):
            x = floor.x + column * plan.cell
            if column == board.width:
                parts.append(pygame.Rect(start, top, frame.right - start, plan.cell))
            elif (column, row) in lit:
                if x > start:
                    parts.append(pygame.Rect(start, top, x - start, plan.cell))
                start = x + plan.cell
    return tuple(_stacked(parts))


def _stacked(parts: list[pygame.Rect]) -> Iterator[pygame.Rect]:
    """Fewer rectangles: those that stand one upon the other and are as broad become one."""
    open_: list[pygame.Rect] = []
    for part in parts:
        for other in open_:
            if other.x == part.x and other.width == part.width and other.bottom == part.y:
                other.height += part.height
                break
        else:
            open_.append(part.copy())
    yield from open_


def tint(canvas: pygame.Surface, tone: Colour, rect: pygame.Rect, how: int) -> None:
    """Fill with a blend: pygame looks at the clip only where there is none."""
    canvas.fill(tone, rect.clip(canvas.get_clip()), special_flags=how)


def _shaded(key: Hashable, rect: pygame.Rect, dark: float) -> Prop:
    tone = mix((255, 255, 255), (0, 0, 0), dark)

    def draw(canvas: pygame.Surface) -> None:
        tint(canvas, tone, rect, pygame.BLEND_RGB_MULT)

    return Prop(key, rect, tone, draw)


def laid(image: pygame.Surface, at: pygame.Rect, alpha: float) -> Callable[[pygame.Surface], None]:
    """Draws a picture that is only partly there."""

    def draw(canvas: pygame.Surface) -> None:
        lay(canvas, image, at.topleft, alpha)

    return draw


def within(
    room: pygame.Rect, image: pygame.Surface, at: pygame.Rect, alpha: float
) -> Callable[[pygame.Surface], None]:
    """The same, as far as there is room for it."""

    def draw(canvas: pygame.Surface) -> None:
        clip = canvas.get_clip()
        canvas.set_clip(clip.clip(room))
        lay(canvas, image, at.topleft, alpha)
        canvas.set_clip(clip)

    return draw
