"""The board in its frame: all on it drawn from a plan, the poses and the marks; and what burns.

``draw`` is a pure picture of its arguments; what has moved is told to the window by the rectangles
that ``token_rect`` and ``marks_rects`` give for before and after.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, NamedTuple

import pygame

from clue.boards import Mansion
from clue.rules.board import Place
from clue.rules.cards import Room
from clue.ui.board import geometry
from clue.ui.board.bubbles import KeepClear
from clue.ui.board.geometry import BoardPoint, Plan, Token
from clue.ui.board.ground import Ground, drawn, is_drawn, sheets_of
from clue.ui.board.marks import MarkPainter, Marks
from clue.ui.board.pieces import PiecePainter, Pose, fetch
from clue.ui.board.plates import Plate, written
from clue.ui.board.weapon_spots import CAPTION, MOUTH, NAME, Box, weapon_spots
from clue.ui.media.assets import Assets
from clue.ui.stage.scene import Liveliness, Stage
from clue.ui.theme.look import Look
from clue.ui.theme.shapes import lay
from clue.ui.widgets.base import Host, Surroundings, Widget

ENVELOPE: Final = "envelope.closed"
NAME_SEEN: Final = 18.0
CAPTION_SEEN: Final = 8.0
"""How much each kind of writing is to be seen while a bubble stands over the board."""
SEEN_ROUND: Final = 0.03
"""With so much round it, in cells."""
TILT: Final = 6.0
"""How far the envelope lies askew, in degrees."""


@dataclass(frozen=True)
class _Kit:
    """Everything made for one look, language and size of cell."""

    look: Look
    language: str
    cell: int
    ground: Ground
    tokens: PiecePainter
    marks: MarkPainter
    envelope: pygame.Surface


class _Signs(NamedTuple):
    """What is written on the board, and where weapons lie beside it."""

    plates: tuple[Plate, ...]
    lies: Mapping[Room, tuple[BoardPoint, ...]]


class BoardView:
    """Draws one mansion at one place in the window; call ``place`` again when that changes."""

    def __init__(self, stage: Surroundings, mansion: Mansion) -> None:
        self.stage = stage
        self.mansion = mansion
        self.plan: Plan = geometry.fitted(mansion, pygame.Rect(0, 0, 640, 640))
        self._sheets = sheets_of(mansion.pictures)
        self._made: _Kit | None = None
        self._signs: tuple[object, _Signs] | None = None
        fetch(stage.assets)

    # -- where ---------------------------------------------------------------------------------

    def let_go(self) -> None:
        """What the board is drawn with is not wanted while one plays."""
        if self._made is not None:
            self._sheets.let_go()

    def close(self) -> None:
        """It will not be drawn again soon."""
        self._made = None
        self._sheets.let_go()

    def place(self, rect: pygame.Rect) -> None:
        """Lay the board into the middle of ``rect``, as large as it fits."""
        self.plan = geometry.fitted(self.mansion, rect)
        if not is_drawn(self.stage.look, self.plan):
            self._sheets.read_behind(self.stage.background)

    @property
    def rect(self) -> pygame.Rect:
        """Where the board is, its frame included; the frame's shadow falls a little wider."""
        return self.plan.rect

    @property
    def cell(self) -> int:
        """The side of a square, in pixels."""
        return self.plan.cell

    @property
    def envelope_rect(self) -> pygame.Rect:
        """Its place in the middle of the floor, in pixels."""
        area = self.mansion.envelope
        size = (round(area.width * self.cell), round(area.height * self.cell))
        return pygame.Rect(self.to_px((area.x, area.y)), size)

    def to_px(self, spot: BoardPoint) -> tuple[int, int]:
        """A point of the board, in cells, in the window."""
        return self.plan.to_px(spot)

    def place_at(self, px: tuple[int, int]) -> Place | None:
        """The square or room under the mouse."""
        return self.plan.place_at(px)

    def rect_of(self, place: Place) -> pygame.Rect:
        """The pixels round a square or a room."""
        return self.plan.box_of(place)

    def homes(
        self, pawns: tuple[Place, ...], weapons: tuple[Room | None, ...]
    ) -> dict[Token, BoardPoint]:
        """Where every piece stands at rest, in cells."""
        return geometry.homes(self.mansion, pawns, weapons, self.weapon_spots)

    @property
    def weapon_spots(self) -> Mapping[Room, tuple[BoardPoint, ...]]:
        """Where weapons lie in every room, clear of what is written there at this size."""
        return self._signed.lies

    @property
    def _signed(self) -> _Signs:
        """What is written, made once for the window as it is now."""
        key = (self.stage.look, self.stage.words.language, self.cell)
        if self._signs is None or self._signs[0] != key:
            plates = tuple(written(self.stage, self.plan))
            self._signs = key, _Signs(plates, self._spread(plates))
        return self._signs[1]

    def _spread(self, plates: Sequence[Plate]) -> dict[Room, tuple[BoardPoint, ...]]:
        side = self.cell
        avoided = [(MOUTH.at(mouth), CAPTION) for mouth in self.mansion.passage_mouths.values()]
        for plate in plates:
            rect = plate.letters
            words = Box(rect.left / side, rect.top / side, rect.right / side, rect.bottom / side)
            avoided.append((words, CAPTION if plate.above else NAME))
        return {
            chamber.room: weapon_spots(chamber, self.plan.cells_of(chamber.room), avoided)
            for chamber in self.mansion.rooms
        }

    @property
    def writing(self) -> list[KeepClear]:
        """Names and captions as they stand in the window, and how much each is to be seen."""
        corner, round_it = self.plan.floor.topleft, round(SEEN_ROUND * self.cell)
        return [
            KeepClear(
                plate.letters.inflate(2 * round_it, 2 * round_it).move(corner),
                CAPTION_SEEN if plate.above else NAME_SEEN,
            )
            for plate in self._signed.plates
        ]

    def token_rect(self, token: Token, pose: Pose) -> pygame.Rect:
        """The pixels a piece covers with its shadow, its letter and its ring."""
        return self._kit.tokens.reach(self.plan, token, pose)

    def body_rect(self, token: Token, pose: Pose) -> pygame.Rect:
        """The pixels of the piece itself."""
        return self._kit.tokens.body(token).over(self.plan.to_px(pose.at))

    def marks_rects(self, marks: Marks) -> list[pygame.Rect]:
        """The pixels the marks cover; the envelope's too, which may be gone in one of two."""
        return [*self._kit.marks.rects(self.plan, marks), self._envelope_reach]

    # -- drawing -------------------------------------------------------------------------------

    def draw(self, canvas: pygame.Surface, poses: Mapping[Token, Pose], marks: Marks) -> None:
        """Draw what the clip shows of the board and all that is on it."""
        clip = canvas.get_clip()
        kit = self._kit
        kit.ground.draw(canvas, self.plan)
        if marks.envelope and clip.colliderect(self._envelope_reach):
            lay(canvas, kit.envelope, self._envelope_reach.topleft)
        kit.marks.draw(canvas, self.plan, marks)
        kit.ground.draw_names(canvas, self.plan)
        kit.marks.draw_route(canvas, self.plan, marks)
        kit.tokens.draw(canvas, self.plan, poses)
        kit.ground.draw_names(canvas, self.plan, above=True)
        kit.marks.draw_count(canvas, self.plan, marks)

    def draw_pieces(self, canvas: pygame.Surface, poses: Mapping[Token, Pose]) -> None:
        """Pieces alone: those that are carried above what lies on the board."""
        self._kit.tokens.draw(canvas, self.plan, poses)

    @property
    def _envelope_reach(self) -> pygame.Rect:
        return self._kit.envelope.get_rect(center=self.envelope_rect.center)

    def breathing(self, most: int, count: int) -> list[pygame.Surface]:
        """The light of the ring round whose turn it is, once up and down."""
        return self._kit.tokens.breathing(most, count)

    @property
    def _kit(self) -> _Kit:
        """The pictures for the window as it is now."""
        look, language, cell = self.stage.look, self.stage.words.language, self.cell
        made = self._made
        if made is None or (made.look, made.language, made.cell) != (look, language, cell):
            made = self._made = _Kit(
                look,
                language,
                cell,
                drawn(look, self.plan, self._sheets, self._signed.plates),
                PiecePainter(self.stage, cell),
                MarkPainter(look, cell),
                _envelope(look, self.envelope_rect.size, cell),
            )
        return made


def _envelope(look: Look, size: tuple[int, int], cell: int) -> pygame.Surface:
    """The sealed envelope, a little askew on its shadow; premultiplied."""
    paper = look.assets.scaled(ENVELOPE, (size[0] * 2, size[1] * 2)).premul_alpha()
    turned = pygame.transform.rotozoom(paper, TILT, 1.0)
    turned = pygame.transform.smoothscale(
        turned, (turned.get_width() // 2, turned.get_height() // 2)
    )
    pad = max(2, round(cell * 0.3))
    image = pygame.Surface(
        (turned.get_width() + 2 * pad, turned.get_height() + 2 * pad), pygame.SRCALPHA
    )
    drop = max(1, round(cell * 0.08))
    shade = turned.copy()
    shade.fill((0, 0, 0, 190), special_flags=pygame.BLEND_RGBA_MULT)
    lay(image, shade, (pad + drop, pad + drop))
    image = pygame.transform.gaussian_blur(image, max(1, pad // 3))
    lay(image, turned, (pad, pad))
    return image


# -- what burns ------------------------------------------------------------------------------------


MADE_FOR: Final = 96
"""So many pixels a cell has in the pictures."""
FRAMES: Final = 8
TICK: Final = 0.125
"""Eight times a second."""
BREATHS: Final = 20
"""So many ticks from one breath of the ring to the next."""
BREATH: Final = 70
"""How bright the ring gets on its own, of 255."""
EVERY: Final[Mapping[str, int]] = {"lamp": 4, "range": 2}
"""What burns more steadily: so many ticks to one picture."""


def flame_frames(assets: Assets, kind: str, cell: int) -> tuple[pygame.Surface, ...]:
    """How a kind of light burns, at this size of cell; nothing where its picture is missing."""
    name = f"light.{kind}"
    if name not in assets:
        return ()
    strip = assets.picture(name)
    wide, high = strip.get_width() // FRAMES, strip.get_height()
    size = (max(1, round(wide * cell / MADE_FOR)), max(1, round(high * cell / MADE_FOR)))
    parts = (strip.subsurface((frame * wide, 0, wide, high)) for frame in range(FRAMES))
    return tuple(pygame.transform.smoothscale(part, size) for part in parts)


@dataclass
class Burning:
    """One light where it stands, and the picture it shows."""

    rect: pygame.Rect
    pictures: Sequence[pygame.Surface]
    order: Sequence[int]
    every: int
    shown: int = -1

    def at(self, tick: int) -> int:
        """Which picture is seen then."""
        return self.order[tick // self.every % len(self.order)]


class Hearth(Widget):
    """All of it, laid over the board and under everything that stands beside it, frame by frame."""

    def __init__(
        self,
        ui: Host,
        board: BoardView,
        active: Callable[[], BoardPoint | None],
        stage: Stage,
    ) -> None:
        super().__init__(ui)
        self.liveliness = Liveliness(stage)
        self.board = board
        self.active = active  # where whoever's turn it is stands, while nothing moves
        self._tick = -1
        self._plan: object = None
        self._burning: list[Burning] = []
        self._ring: list[pygame.Surface] = []
        self._lit: pygame.Rect | None = None
        self._breath = 0

    @property
    def reach(self) -> pygame.Rect:
        """It may be seen all over the board."""
        return self.board.plan.rect

    def update(self, now: float) -> float:
        """The next picture of each, eight times a second."""
        if not self.liveliness.on(now):
            self._put_out()
            return math.inf
        tick = int(now / TICK)
        if tick != self._tick or self._plan != self.board.plan:
            self._tick = tick
            self._kindle()
            for rect in self._flicker(tick):
                self.ui.damage(rect)
        return (tick + 1) * TICK

    def _kindle(self) -> None:
        """Make what burns for the board as it lies now."""
        plan = self.board.plan
        if plan == self._plan:
            return
        self._plan = plan
        self._burning = []
        made: dict[str, tuple[pygame.Surface, ...]] = {}
        for number, light in enumerate(plan.mansion.lights):
            if light.kind not in made:
                frames = flame_frames(self.look.assets, light.kind, plan.cell)
                made[light.kind] = tuple(frame.convert() for frame in frames)
            if pictures := made[light.kind]:
                order = list(range(len(pictures))) * 3
                Random(number).shuffle(order)  # each in an order of its own
                rect = pictures[0].get_rect(center=plan.to_px(light.at))
                every = EVERY.get(light.kind, 1)
                self._burning.append(Burning(rect, pictures, order, every))
        self._ring = self.board.breathing(BREATH, BREATHS)

    def _flicker(self, tick: int) -> Iterator[pygame.Rect]:
        """Show what is to be seen then; where that is something else."""
        for light in self._burning:
            shown = light.at(tick)
            if shown != light.shown:
                light.shown = shown
                yield light.rect
        at = self.active()
        before, breath = (self._lit, self._breath), tick % BREATHS
        self._breath = breath
        self._lit = None
        if at is not None and self._ring:
            self._lit = self._ring[breath].get_rect(center=self.board.plan.to_px(at))
        if (self._lit, self._breath) != before:
            yield from [one for one in (before[0], self._lit) if one is not None]

    def _put_out(self) -> None:
        """Nothing moves any more."""
        for light in self._burning:
            if light.shown >= 0:
                light.shown = -1
                self.ui.damage(light.rect)
        if self._lit is not None:
            self.ui.damage(self._lit)
            self._lit = None
        self._tick = -1

    def draw(self, canvas: pygame.Surface) -> None:
        """Add its light to what lies there."""
        clip = canvas.get_clip()
        for light in self._burning:
            if light.shown >= 0 and clip.colliderect(light.rect):
                picture = light.pictures[light.shown]
                canvas.blit(picture, light.rect, special_flags=pygame.BLEND_RGB_ADD)
        if self._lit is not None and clip.colliderect(self._lit):
            ring = self._ring[self._breath]
            canvas.blit(ring, self._lit, special_flags=pygame.BLEND_RGB_ADD)
