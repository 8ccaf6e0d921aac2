"""Sets the stage for what happens, and clears it again; has drawn anew what is no longer true."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any, Final

import pygame

from clue.rules import events as ev
from clue.rules.cards import Case, Seat
from clue.rules.setup import from_left
from clue.text.speaker import Speaker
from clue.ui.beats import props
from clue.ui.beats.courtroom import Charge, Courtroom
from clue.ui.beats.props import BUST, Blocking, Made, blocked, wide_of_plaque
from clue.ui.beats.question import Asking, Coming, Flight, Prop, QuestionSet, laid, tint, within
from clue.ui.beats.script import CARDS
from clue.ui.board.board_view import BoardView
from clue.ui.board.geometry import BoardPoint, Token
from clue.ui.cards import stage_pictures
from clue.ui.cards.faces import SHAPE
from clue.ui.cards.stage_pictures import Expression
from clue.ui.media.assets import Wanted
from clue.ui.stage.scene import Stage
from clue.ui.stage.timeline import Key
from clue.ui.theme.look import Look
from clue.ui.theme.palette import mix
from clue.ui.theme.styles import Words

AHEAD: Final = 8
"""So many of the things that come next are read beforehand."""
READ: Final = frozenset({"plaque", "title"})
"""What of the stage is read."""


class Stagehand:
    """What stands on the stage lasts from one event to the next, until it is cleared."""

    def __init__(self, stage: Stage, board: BoardView) -> None:
        self.stage = stage
        self.board = board
        self.beside: Mapping[Seat, pygame.Rect] = {}
        self.values: dict[Key, Any] = {}
        self._words: Speaker | None = None
        self._asking: Asking | None = None
        self._between: tuple[Seat, Seat] | None = None
        self._set: QuestionSet | None = None
        self._flight: Flight | None = None
        self._charge: Charge | None = None
        self._opened: Case | None = None
        self._began: ev.GameBegan | None = None
        self._dealing: Dealing | None = None
        self._court: Courtroom | None = None
        self._still: pygame.Surface | None = None  # the table as it is in the dark
        self._sheet = pygame.Surface((0, 0))  # the memory for that: to be given it takes long
        self._coming: list[Coming | Made] = []  # what will be shown, to be made before
        self._begun: list[tuple[Made, Future[pygame.Surface]]] = []  # and is being made
        self._worked = -math.inf  # when something was last made or set up: one thing a picture
        self.own = False  # whoever accuses is alone here, and sees the cards one by one
        self._ground: dict[Hashable, Prop] = {}
        self._front: dict[Hashable, Prop] = {}
        self._snaps = False  # what is on the canvas is the table as it is

    def place(self, board: BoardView, beside: Mapping[Seat, pygame.Rect]) -> None:
        """The window is another, and so is where everything stands."""
        self.board, self.beside = board, beside
        self._still, self._snaps = None, False
        self._build()
        self._make()

    def _have_sheet(self) -> None:
        if self._sheet.get_size() != self.stage.look.size:
            self._sheet = pygame.Surface(self.stage.look.size).convert()

    def await_speakers(self) -> Iterator[None]:
        """Have ready whoever may ask next, and look on; and the memory for the dark."""
        self._have_sheet()
        yield
        wide = round(self.board.plan.rect.width * BUST)
        faces = (Expression.SPEAKING, Expression.NEUTRAL)
        self.stage.assets.preload(
            (props.bust_wanted(seat, face, wide) for seat in self.beside for face in faces),
            once=True,
        )
        if not self._coming:  # else they come after what is played now
            self._coming += self._speakers()
            self._ask()

    @property
    def staged(self) -> bool:
        """Whether a question stands there."""
        return self._asking is not None

    @property
    def carried(self) -> frozenset[Token]:
        """Pieces that are seen above the shade."""
        return frozenset(self._asking.ways) if self._asking is not None else frozenset()

    def spoken(self) -> Iterator[pygame.Rect]:
        """Where something stands in words that one reads now."""
        for key, prop in self._front.items():
            if key in READ:
                yield prop.reach

    def will_say(self) -> pygame.Rect | None:
        """Where the words of a question stand, or will when it is set up."""
        if self._asking is None:
            return None
        return self._blocking(self._asking).plaque

    def _blocking(self, question: Asking) -> Blocking:
        look, plan = self.stage.look, self.board.plan
        high = props.high_plaque(look, question.said, wide_of_plaque(look, plan))
        middle = self.board.envelope_rect.center
        return blocked(look, plan, middle, high, question.case.room)

    @property
    def charge(self) -> Charge | None:
        """The accusation that stands there."""
        return self._charge

    def accuse(self, event: ev.Accused, said: Words, words: Speaker, *, own: bool) -> None:
        """Somebody accuses: there is nothing else."""
        self.clear()
        self._charge, self._words, self.own = Charge(event.seat, event.case, said), words, own
        self._snaps = True

    @property
    def deals(self) -> bool:
        """Whether the envelope is still in somebody's hands."""
        return "sealed" in self._front

    def deal(self, event: ev.GameBegan) -> None:
        """A case is opened."""
        self.clear()
        self._began = event
        self._build()

    def open(self, envelope: Case | None) -> None:
        """What is in the envelope has been told, to whom it may be."""
        self._opened = envelope
        self._build()

    def light(self) -> None:
        """The dark is over, and the table may have changed meanwhile."""
        self._still, self._snaps = None, False

    def ask(
        self,
        event: ev.Suggested,
        said: Words,
        seats: Sequence[Seat],
        words: Speaker,
        ways: Mapping[Token, tuple[BoardPoint, ...]],
    ) -> None:
        """Somebody asks: all the stage is for that."""
        self.clear()
        order = from_left(tuple(seats), event.seat)
        self._asking = Asking(event.seat, event.case, said, order, ways)
        self._words = words

    def pass_card(self, event: ev.Showed) -> None:
        """A card is to go from one to another."""
        self._between = event.seat, event.to
        self._build()

    def clear(self) -> None:
        """Nothing stands there any more."""
        self._asking = self._between = self._set = self._flight = None
        self._charge = self._opened = self._court = self._still = None
        self._began = self._dealing = None
        self.values = {}
        self._make()

    def close(self) -> None:
        """Nothing more will be shown: what stood there, and what would have come, is let go."""
        self._coming, self._begun = [], []
        self.clear()
        self._sheet = pygame.Surface((0, 0))

    def _build(self) -> None:
        look, plan = self.stage.look, self.board.plan
        self._set = self._flight = self._court = self._dealing = None
        if self._began is not None:
            lying, order = self.board.envelope_rect, dealt_round(self._began)
            self._dealing = Dealing(look, plan.rect, lying, order, self.beside)
        if self._charge is not None and self._words is not None:
            lying = self.board.envelope_rect
            self._court = Courtroom(look, self._words, self._charge, lying, self._opened)
        if self._between is not None:
            start, end = (self.beside[seat] for seat in self._between)
            self._flight = Flight(look, start, end, plan.rect)
        if self._asking is not None and self._words is not None:
            question = self._asking
            blocking = self._blocking(question)
            self._set = QuestionSet(look, self._words, plan, question, blocking, self.beside)

        sets = (self._dealing, self._court, self._set)
        self._coming = [coming for one in sets if one is not None for coming in one.ahead()]
        if any(sets):
            self._coming += self._speakers()
        paint = look.paint
        self._coming = [c for c in self._coming if isinstance(c, Coming) or not paint.holds(c.key)]
        self._begun, self._worked = [], self.stage.now()
        self._ask()

    def _speakers(self) -> Iterator[Made]:
        """Whoever may ask next."""
        wide = round(self.board.plan.rect.width * BUST)
        for seat in self.beside:
            made = props.bust_made(self.stage.look, seat, Expression.SPEAKING, wide, left=True)
            if not self.stage.look.paint.holds(made.key):
                yield made

    def _ask(self) -> None:
        """Have read what comes next, but not so much that some must make room for the rest."""
        for coming in self._coming[:AHEAD]:
            self.stage.assets.preload(self._known(coming), once=isinstance(coming, Made))

    def _spend(self, made: Made) -> None:
        """Let go of what it was made of, unless more is to be made of that."""
        wanted = {wanted for coming in self._coming for wanted in coming.wanted}
        self.stage.assets.spent(set(made.wanted) - wanted)

    def _known(self, coming: Coming | Made) -> list[Wanted]:
        return [wanted for wanted in coming.wanted if wanted[0] in self.stage.assets]

    def _get_ready(self) -> None:
        """Make one of the things that come next, if its pictures are there."""
        if self._worked == self.stage.now():
            return
        self._worked = self.stage.now()
        paint = self.stage.look.paint
        for made, picture in [begun for begun in self._begun if begun[1].done()]:
            self._begun.remove((made, picture))
            if not (picture.cancelled() or paint.holds(made.key)):
                paint.keep(made.key, picture.result())
                self._spend(made)
        assets = self.stage.assets
        self._ask()
        for coming in self._coming:
            if all(assets.ready(*wanted) for wanted in self._known(coming)):
                self._coming.remove(coming)
                if isinstance(coming, Coming):
                    coming.make()
                elif not paint.holds(coming.key):
                    self._begun.append((coming, self.stage.background.begin(coming.begin())))
                return

    @property
    def awaits(self) -> bool:
        """Whether something that comes next is still to be made."""
        return bool(self._coming or self._begun)

    def get_ready(self) -> None:
        """Go on making what comes next while nothing is played; what has come is shown."""
        if self._coming or self._begun:
            self._worked = -math.inf  # whoever has leisure knows how much of it
            self._get_ready()
            self._make()

    # -- in motion ---------------------------------------------------------------------------------

    def show(self, values: Mapping[Key, Any]) -> None:
        """Everything is as a timeline has it now; what is not in it stays as it was."""
        if not (self._asking or self._charge or self._between or self._began):
            self._get_ready()
            return
        self.values |= values
        if self._bare and any(self.values.get((light, "alpha"), 0.0) for light in ("veil", "dark")):
            self._build()
        self._make()
        self._get_ready()

    @property
    def _bare(self) -> bool:
        """Whether what is said has not been set up yet: the first picture shows none of it."""
        return (self._asking is not None and self._set is None) or (
            self._charge is not None and self._court is None
        )

    def _make(self) -> None:
        ground = self._set.ground(self.values) if self._set is not None else None
        self._ground = self._changed(self._ground, ground)
        self._front = self._changed(self._front, self._all_front())

    def _all_front(self) -> Iterator[Prop]:
        if self._dealing is not None:
            yield from self._dealing.front(self.values)
        if self._court is not None:
            yield from self._court.front(self.values)
        if self._set is not None:
            yield from self._set.front(self.values)
        if self._flight is not None:
            yield from self._flight.props(self.values)

    def _changed(
        self, before: dict[Hashable, Prop], made: Iterator[Prop] | None
    ) -> dict[Hashable, Prop]:
        now = {prop.key: prop for prop in made or ()}
        for key in before.keys() | now.keys():
            was, shown = before.get(key), now.get(key)
            if was is None or shown is None or was[1:3] != shown[1:3]:
                for prop in (was, shown):
                    if prop is not None:
                        self.stage.damage(prop.reach)
        return now

    # -- picture -----------------------------------------------------------------------------------

    @property
    def covers(self) -> bool:
        """Whether all that is shown is the stage and what little is seen of the table behind it."""
        return "dark" in self._front

    def draw_over(self, canvas: pygame.Surface, table: Callable[[pygame.Surface], None]) -> None:
        """The table is painted once, and lies still in the dark."""
        clip = canvas.get_clip()
        if self._still is None:
            self._have_sheet()
            self._still = self._sheet
            self._still.set_clip(None)
            self._still.blit(canvas, (0, 0))  # in its first picture nothing but the dark is new
            if not self._snaps or clip != canvas.get_rect():
                self._still.set_clip(clip)
                table(self._still)
        canvas.blit(self._still, clip, clip)
        self.draw_front(canvas)

    def draw_ground(self, canvas: pygame.Surface) -> None:
        """Shade and light, under the pieces that are carried."""
        _draw(canvas, self._ground)

    def draw_front(self, canvas: pygame.Surface) -> None:
        """What stands above everything."""
        _draw(canvas, self._front)


def _draw(canvas: pygame.Surface, props_: Mapping[Hashable, Prop]) -> None:
    clip = canvas.get_clip()
    for prop in props_.values():
        if clip.colliderect(prop.reach):
            prop.draw(canvas)


# -- a case is opened ------------------------------------------------------------------------------


FRONT: Final = "envelope.open.front"
DUSK: Final = 0.42
BODY: Final = 0.3
"""How broad the envelope is, as a share of the board."""
CARD: Final = 0.1
DEALT: Final = 0.045
ABOVE: Final = 1.35
"""How far above the envelope the three cards wait, in their own height."""


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
        for number in CARDS:
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
