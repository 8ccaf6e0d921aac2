"""The board as a widget: where one may walk, by mouse, by keys, by ear; and why not elsewhere."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import Final, NamedTuple, Protocol

import pygame

from clue.rules.board import Board, Cell, Place
from clue.rules.cards import SUSPECTS, WEAPONS, Room
from clue.rules.offers import Offers
from clue.rules.view import View
from clue.table.closer import Sealed, Subject
from clue.table.model import TableModel
from clue.table.prompt import first_step, places_of
from clue.table.requests import ChoosePlace, PointAt
from clue.text.speaker import Speaker
from clue.ui.board.board_view import BoardView
from clue.ui.board.geometry import Token, middle, way_points
from clue.ui.board.marks import Marks
from clue.ui.input.intents import Act, Command, Intent, PointerMoved, Press, Release
from clue.ui.reading.readable import NOTHING, DoDeed, Edges, PartDeed, Readable, Role
from clue.ui.table.panels.panel import Glance, PanelKit, TablePanel
from clue.ui.widgets.base import WAYS, Host, Widget

Choose = Callable[[Place], None]


SAID: Final = 256
"""So many squares' words are remembered."""


class Choosing(Protocol):
    """What is open to be chosen on which board, and where the keys are."""

    board: BoardView
    routes: Mapping[Place, tuple[Cell, ...]]
    place_now: Place | None
    by_keys: bool
    focused: bool


class Onward(NamedTuple):
    """The room that is nearest to a square, and how many steps further it is."""

    room: Room
    steps: int


def heard_places(view: View, words: Speaker, here: Choosing, choose: Choose) -> Iterator[Readable]:
    """Rooms in the order of their cards, then pawns, then squares from the nearest room on."""
    for room in view.board.deck.rooms:
        yield _room(view, words, room, here, choose)
    for suspect, place in zip(SUSPECTS, view.pawns, strict=False):
        if isinstance(place, Cell):
            who = words.seat(suspect) if suspect in view.seats else words.card(suspect)
            told = words.say(
                "reader-pawn-on", who=who, column=str(place.column + 1), row=str(place.row + 1)
            )
            yield Readable(Role.LABEL, told, box=_box(here, place))
    onward = nearest_rooms(view.board)
    squares = (place for place in here.routes if isinstance(place, Cell))
    for square in sorted(squares, key=lambda square: (onward[square].steps, square)):
        yield _square(words, square, onward[square], here, choose)


def _box(here: Choosing, place: Place) -> Edges:
    rect: pygame.Rect = here.board.rect_of(place)
    return rect.x, rect.y, rect.width, rect.height


def _room(view: View, words: Speaker, room: Room, here: Choosing, choose: Choose) -> Readable:
    pawns = [
        words.card(suspect).alone
        for suspect, place in zip(SUSPECTS, view.pawns, strict=False)
        if place == room
    ]
    weapons = [
        words.card(weapon).alone
        for weapon, place in zip(WEAPONS, view.weapons, strict=False)
        if place == room
    ]
    passages = [
        words.say("reader-passage", room=words.room(to)) for to in view.board.passages_of[room]
    ]
    told = [*pawns, *weapons]
    if way := here.routes.get(room):
        told.append(words.say("reader-steps", count=len(way) + 1))
    return Readable(
        Role.BUTTON,
        words.card(room).alone,
        value=str(words.plain(*told, joiner="pauses")) if told else "",
        about=" ".join(passages),
        box=_box(here, room),
        usable=room in here.routes,
        focused=_is_on(here, room),
        does=frozenset({PartDeed.PRESS}) if room in here.routes else NOTHING,
        do=_going(choose, room),
    )


def _square(
    words: Speaker, square: Cell, onward: Onward, here: Choosing, choose: Choose
) -> Readable:
    count = len(here.routes[square])
    name, told = _square_words(words, square, onward, count)
    return Readable(
        Role.BUTTON,
        name,
        value=told,
        box=_box(here, square),
        focused=_is_on(here, square),
        does=frozenset({PartDeed.PRESS}),
        do=_going(choose, square),
    )


@lru_cache(maxsize=SAID)
def _square_words(words: Speaker, square: Cell, onward: Onward, count: int) -> tuple[str, str]:
    """Its name, and how far it is from here and from the nearest room."""
    name = words.say("reader-square", column=str(square.column + 1), row=str(square.row + 1))
    told = words.choose(
        "reader-steps",
        {"room" if onward.steps else "door"},
        count=count,
        more=str(onward.steps),
        room=words.room(onward.room),
    )
    return name, told


def _is_on(here: Choosing, place: Place) -> bool:
    return here.focused and here.by_keys and here.place_now == place


def _going(choose: Choose, place: Place) -> DoDeed:
    def do(deed: PartDeed, text: str) -> None:
        del text
        if deed is PartDeed.PRESS:
            choose(place)

    return do


@lru_cache(maxsize=4)
def nearest_rooms(board: Board) -> Mapping[Cell, Onward]:
    """For every square the room one is at soonest from there, whoever stands in the way."""
    found = {door.front: Onward(door.room, 0) for door in reversed(board.doors)}
    coming = deque(sorted(found))
    while coming:
        square = coming.popleft()
        room, steps = found[square]
        for beside in board.neighbours[square]:
            if beside not in found:
                found[beside] = Onward(room, steps + 1)
                coming.append(beside)
    for square in board.squares:
        found.setdefault(square, Onward(board.deck.rooms[0], 0))
    return found


class Targets(Widget):
    """Takes a choice among the destinations the referee offers, and no other."""

    role = Role.TABLE
    view: View | None = None
    """What lies on the board, for whoever hears it."""

    def __init__(
        self,
        ui: Host,
        board: BoardView,
        on_choose: Callable[[Place], None],
        on_hover: Callable[[Place | None], None],
        glance: Glance,
    ) -> None:
        super().__init__(ui)
        self.board = board
        self.on_choose = on_choose
        self.on_hover = on_hover
        self.origin: Place | None = None
        self.routes: Mapping[Place, tuple[Cell, ...]] = {}
        self.place_now: Place | None = None  # under the mouse or the keys
        self.by_keys = False
        self.shows_way = False  # before it walks there, where somebody wishes so
        self._way_to: Place | None = None  # the way there has been shown by a click
        self.glance = glance
        self.piece_at: Callable[[tuple[int, int]], tuple[Token, pygame.Rect] | None] | None = None
        self.called = ui.stage.words.say("reader-board")

    @property
    def focusable(self) -> bool:  # type: ignore[override]  # worked out, never set
        """Only while there is something to choose."""
        return bool(self.routes)

    @property
    def reach(self) -> pygame.Rect:
        """The board itself is drawn by the scene."""
        return self.rect

    def _thing(self, x: int, y: int) -> tuple[Subject, pygame.Rect] | None:
        """The piece under a pixel, or the envelope."""
        if self.piece_at is not None and (found := self.piece_at((x, y))) is not None:
            return found
        rect = self.board.envelope_rect
        return (Sealed.ENVELOPE, rect) if rect.collidepoint(x, y) else None

    def subject(self, x: int, y: int) -> Subject | None:
        """What lies there: a piece, the envelope, or a room."""
        found = self._thing(x, y)
        if found is not None:
            return found[0]
        place = self.board.place_at((x, y))
        return place if isinstance(place, str) else None

    def tip_at(self, x: int, y: int) -> tuple[str, pygame.Rect]:
        """Whose pawn it is, and where it stands; of a room its name tells enough."""
        found = self._thing(x, y)
        return (self.glance(found[0]), found[1]) if found is not None else ("", self.rect)

    def heard_inside(self) -> Iterator[Readable]:
        """Every room with what is in it, the pawns in the corridors, the squares in reach."""
        if self.view is not None:
            yield from heard_places(self.view, self.ui.stage.words, self, self.on_choose)

    def offer(self, origin: Place | None, routes: Mapping[Place, tuple[Cell, ...]]) -> None:
        """Other destinations from now on; none when it is not the time to walk."""
        self._changing()
        self._way_to = None
        self.origin, self.routes = origin, routes
        if self.place_now not in routes:
            self.place_now = None
        self._changing()

    def stand_on(self, place: Place | None) -> None:
        """The keys begin there; nobody has pointed at it yet, so nothing is said of it."""
        if place in self.routes:
            self._changing()
            self.place_now, self.by_keys = place, True
            self._changing()

    @property
    def marks(self) -> Marks:
        """What the board shows of it."""
        if not self.routes:
            return Marks()
        route: tuple[tuple[float, float], ...] = ()
        count = None
        place = self.place_now
        if place is not None and place in self.routes and self.origin is not None:
            squares = self.routes[place]
            start = [middle(self.origin)] if isinstance(self.origin, Cell) else []
            route = (
                *start,
                *way_points(self.board.mansion.board, self.origin, squares, place),
            )
            count = len(squares) + (not isinstance(place, Cell))
        return Marks(
            squares=frozenset(p for p in self.routes if isinstance(p, Cell)),
            rooms=frozenset(p for p in self.routes if not isinstance(p, Cell)),
            hovered=place if place in self.routes else None,
            route=route,
            count=count,
            focus=place if self.by_keys and self.focused else None,
        )

    def _changing(self) -> None:
        for rect in self.board.marks_rects(self.marks):
            self.ui.damage(rect)

    def handle(self, intent: Intent) -> bool:
        """Hover tells, a click or the confirming key chooses, arrows go to the nearest one."""
        match intent:
            case PointerMoved(x, y):
                self._go(self.board.place_at((x, y)), by_keys=False)
                return False
            case Press(x, y, 1):
                self._go(self.board.place_at((x, y)), by_keys=False)
                return bool(self.routes)
            case Release(x, y, 1) if self.board.place_at((x, y)) == self.place_now:
                if self.shows_way and self._way_to != self.place_now:
                    self._way_to = self.place_now
                    return True
                return self._choose()
            case Command(Act.CONFIRM) if self.by_keys:
                return self._choose()
            case Command(act) if act in WAYS and self.routes:
                self._step(*WAYS[act])
                return True  # an arrow too many does not leave the board; Tab does
        return False

    def _choose(self) -> bool:
        if self.place_now is None or self.place_now not in self.routes:
            return False
        self.on_choose(self.place_now)
        return True

    def _go(self, place: Place | None, *, by_keys: bool) -> None:
        if (place, by_keys) == (self.place_now, self.by_keys):
            return
        self._changing()
        self.place_now, self.by_keys = place, by_keys
        self._changing()
        self.on_hover(place)

    def _spot(self, place: Place) -> tuple[int, int]:
        return self.board.rect_of(place).center

    def _step(self, across: int, along: int) -> None:
        here = self.place_now if self.place_now in self.routes else self.origin
        if here is None:  # nobody walks there
            self._go(next(iter(self.routes)), by_keys=True)
            return
        x, y = self._spot(here)

        def cost(place: Place) -> float:
            to_x, to_y = self._spot(place)
            ahead = (to_x - x) * across + (to_y - y) * along
            aside = abs((to_x - x) * along) + abs((to_y - y) * across)
            return ahead + 2.5 * aside if ahead > 0 and aside <= 2 * ahead else math.inf

        best = min((p for p in self.routes if p != here), key=cost, default=None)
        if best is None or cost(best) == math.inf:
            if here != self.origin:  # the first key must lead somewhere, whichever way it points
                return
            best = min(self.routes, key=lambda p: math.dist(self._spot(p), (x, y)))
        self._go(best, by_keys=True)


class SquaresInReach(NamedTuple):
    """All that decides which squares are lit, and how."""

    offers: Offers | None
    view: View
    by_keys: bool
    shows_way: bool


class TargetsPanel(TablePanel[SquaresInReach]):
    """The board's own part in what is offered."""

    def __init__(self, kit: PanelKit, board: BoardView) -> None:
        super().__init__(kit)
        send = kit.send
        self.targets = Targets(
            self.screen,
            board,
            lambda place: send(ChoosePlace(place)),
            lambda place: send(PointAt(place)),
            kit.glance,
        )
        self.targets.place(board.rect)
        self.widgets = [self.targets]

    def show(self, model: TableModel) -> None:
        """What stands where is heard even while nobody chooses."""
        self.targets.view = model.public
        super().show(model)

    def select(self, model: TableModel) -> SquaresInReach:
        """What the referee offers to whoever may choose a place."""
        offers = model.offers
        chooses = offers is not None and bool(places_of(offers))
        return SquaresInReach(
            offers if chooses else None, model.view, model.by_keys, model.shows_way
        )

    def differs(self, was: SquaresInReach, now: SquaresInReach) -> bool:
        """Only another offer is another reach; hands go on within it."""
        return was.offers is not now.offers

    def change(self, was: SquaresInReach | None, now: SquaresInReach) -> None:
        """Other places; the keys begin where most would go."""
        del was
        offers, view, by_keys, self.targets.shows_way = now
        self.targets.default = offers is not None
        if offers is None:
            self.targets.offer(None, {})
            return
        places = places_of(offers)
        self.targets.offer(view.place_of(offers.seat) if offers.destinations else None, places)
        if by_keys:
            self.targets.stand_on(first_step(view, offers.seat, places))
