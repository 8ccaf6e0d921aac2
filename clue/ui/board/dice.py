"""The dice: thrown, tumbling and at rest, drawn in and round the tray beside the board.

How they tumble was worked out beforehand (``dice.throws``): a few throws of one die and of two,
each ending on any number. Lengths here are die widths, from the middle of the tray.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

import pygame

from clue.ui.board.geometry import BoardPoint
from clue.ui.media.assets import AssetError
from clue.ui.media.surfaces import scale_between
from clue.ui.stage.scene import Stage
from clue.ui.theme.shapes import FINE, lay

THROWS: Final = "dice.throws"
LOOSE_SHADOW: Final = "dice.shadow"
KINDS: Final = {1: "one", 2: "two"}
TRAY: Final = (4.2, 3.0)
"""The tray's size in die widths, where the data does not tell."""
APART: Final = 1.6
"""How far two dice lie apart where the data does not tell."""
PIPS: Final[Mapping[int, tuple[BoardPoint, ...]]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


@dataclass(frozen=True)
class DieSprite:
    """One picture of a die or its shadow at one moment; lengths in die widths."""

    name: str
    at: BoardPoint
    widths: float
    """How wide the picture, or the part of it, is drawn."""
    alpha: float = 1.0
    part: tuple[int, int, int, int] | None = None


@dataclass(frozen=True)
class Throw:
    """One throw of the dice, from the hand to rest."""

    dice: tuple[int, ...]
    variant: int
    seconds: float
    data: Mapping[str, Any] = field(default_factory=dict, repr=False, compare=False)
    """How all throws are drawn."""
    way: Mapping[str, Any] = field(default_factory=dict, repr=False, compare=False)
    """Where the dice are in this one, moment by moment."""

    def at(self, t: float) -> tuple[DieSprite, ...]:
        """What is drawn ``t`` seconds after the throw, the lowest first."""
        if not self.way:
            return tuple(_row(self.dice))
        moments = self.way["ms"]
        now = min(max(0.0, round(t * 1000, 3)), moments[-1])
        frame = min(bisect_right(moments, now), len(moments)) - 1
        onward = min(frame + 1, len(moments) - 1)
        gap = moments[onward] - moments[frame]
        share = (now - moments[frame]) / gap if gap else 0.0
        names = sorted(self.way["dice"], key=lambda name: name == self.way["front"][frame])
        shadows = [s for name in names for s in self._shadows(name, frame, onward, share)]
        return (*shadows, *(self._die(name, frame, onward, share) for name in names))

    @property
    def resting(self) -> tuple[DieSprite, ...]:
        """How the dice lie in the end."""
        return self.at(self.seconds)

    def _face(self, name: str) -> int:
        """They come to rest in the order in which they are told of."""
        paths = self.way["dice"]
        return self.dice[sorted(paths, key=lambda one: float(paths[one]["x"][-1])).index(name)]

    def _die(self, name: str, frame: int, onward: int, share: float) -> DieSprite:
        path = self.way["dice"][name]
        at = _between(path["x"], path["y"], frame, onward, share)
        widths = self.data["cell_widths"]
        if frame == onward:
            still = f"die.{self._face(name)}" + (".b" if name == "b" else "")
            return DieSprite(still, at, widths)
        cell, columns = self.data["cell"], self.data["columns"]
        part = (cell * (frame % columns), cell * (frame // columns), cell, cell)
        return DieSprite(self.sheet(name), at, widths * path["scale"][frame], part=part)

    def _shadows(self, name: str, frame: int, onward: int, share: float) -> Iterator[DieSprite]:
        path = self.way["dice"][name]
        at = _between(path["shadow_x"], path["shadow_y"], frame, onward, share)
        contact = path["contact"][frame]
        loose = path["shadow"][frame] * (1 - contact)
        if loose > 0:
            wide = self.data["shadow_widths"] * path["shadow_scale"][frame]
            yield DieSprite(LOOSE_SHADOW, at, wide, loose)
        if contact > 0:
            below = "die.shadow" + (".b" if name == "b" else "")
            yield DieSprite(below, at, self.data["shadow_widths"], contact)

    def sheet(self, name: str) -> str:
        """The picture with one die's tumbling in it."""
        throws = len(self.data["throws"][KINDS[len(self.dice)]])
        way = self.variant % throws
        return f"dice.{KINDS[len(self.dice)]}.{way}.{name}.{self._face(name)}"

    @property
    def sheets(self) -> tuple[str, ...]:
        """Every sheet this throw is drawn from."""
        return tuple(self.sheet(name) for name in self.way.get("dice", ()))

    @property
    def pictures(self) -> Iterator[str]:
        """Those, and what lies there in the end."""
        yield from self.sheets
        yield LOOSE_SHADOW
        yield from (sprite.name for sprite in self.resting)


DiceState: TypeAlias = tuple[Throw, float] | tuple[int, ...] | None
"""Nothing; faces at rest; or a throw and the seconds since, which rests where it came to rest."""


class DiceView:
    """Draws dice into one place of the window."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.unit = 0.0  # how wide a die is, in pixels
        self._now: tuple[DiceState, tuple[DieSprite, ...]] = (None, ())  # what was asked for last
        self._data = _throws(stage)
        self._drawn: dict[tuple[str, int], pygame.Surface] = {}
        self._room: pygame.Surface | None = None  # for what is on its way to a size

    def place(self, rect: pygame.Rect) -> None:
        """Use this part of the window as the tray."""
        self.rect = rect.copy()
        wide, high = self._data.get("tray", TRAY)
        self.unit = float(min(rect.width / wide, rect.height / high))

    def throw(self, dice: tuple[int, ...], variant: int) -> Throw:
        """A throw that ends on these faces; ``variant`` says which of the ways there."""
        ways = self._data.get("throws", {}).get(KINDS.get(len(dice), ""), ())
        if not ways:
            return Throw(dice, variant, 0.0)
        way = ways[variant % len(ways)]
        return Throw(dice, variant, way["ms"][-1] / 1000, self._data, way)

    def fetch(self, throw: Throw) -> None:
        """Have the pictures read in which they tumble, and come to rest."""
        assets = self.stage.assets
        entries = [assets.entry(name) for name in throw.pictures if name in assets]
        assets.preload((entry.name, entry.size, "exact") for entry in entries if entry.size)

    def let_go(self, throw: Throw) -> None:
        """They lie still: those pictures are large, and the next throw has others."""
        self._drawn.clear()
        for name in throw.sheets:
            self.stage.assets.let_go(name)

    def draw(self, canvas: pygame.Surface, state: DiceState) -> None:
        """Draw what the clip shows."""
        clip = canvas.get_clip()
        for sprite in self._sprites(state):
            box = self._box(sprite)
            if clip.colliderect(box) and self._here(sprite):
                lay(canvas, self._picture(sprite, box.width), box.topleft, sprite.alpha)

    def rect_of(self, state: DiceState) -> pygame.Rect:
        """The pixels a state covers; dice in the air are outside the tray."""
        boxes = [self._box(sprite) for sprite in self._sprites(state)]
        return boxes[0].unionall(boxes[1:]) if boxes else pygame.Rect(self.rect.topleft, (0, 0))

    # -- pictures ------------------------------------------------------------------------------

    def _sprites(self, state: DiceState) -> tuple[DieSprite, ...]:
        if self._now[0] is not state:
            self._now = (state, self._sprites_of(state))
        return self._now[1]

    def _sprites_of(self, state: DiceState) -> tuple[DieSprite, ...]:
        if state is None:
            return ()
        match state:
            case (Throw() as throw, t):
                return throw.at(float(t))
        faces = tuple(face for face in state if isinstance(face, int))
        return self.throw(faces, 0).resting

    def _box(self, sprite: DieSprite) -> pygame.Rect:
        side = max(1, round(sprite.widths * self.unit))
        x, y = self.rect.center
        box = pygame.Rect(0, 0, side, side)
        box.center = (round(x + sprite.at[0] * self.unit), round(y + sprite.at[1] * self.unit))
        return box

    def _here(self, sprite: DieSprite) -> bool:
        """Whether it can be drawn now: a tumbling die that is still being read comes when it is."""
        assets = self.stage.assets
        if sprite.part is None or not assets.behind or sprite.name not in assets:
            return True
        size = assets.entry(sprite.name).size
        if size is None or assets.ready(sprite.name, size, "exact"):
            return True
        assets.preload([(sprite.name, size, "exact")])
        return False

    def _picture(self, sprite: DieSprite, side: int) -> pygame.Surface:
        """The sprite at its size; premultiplied."""
        assets, size = self.stage.assets, (side, side)
        if sprite.name not in assets:
            return self._stand_in(sprite, side)
        if sprite.part is not None:
            sheet = self._whole(sprite.name)
            part = sheet.subsurface(sheet.get_rect().clip(sprite.part)).premul_alpha()
            return pygame.transform.smoothscale(part, size)
        if (sprite.name, side) not in self._drawn:
            image = self._scaled(self._whole(sprite.name), size)
            self._drawn[sprite.name, side] = image.premul_alpha_ip()
        return self._drawn[sprite.name, side]

    def _whole(self, name: str) -> pygame.Surface:
        """A picture at its own size, which may have been fetched."""
        assets = self.stage.assets
        size = assets.entry(name).size
        return assets.scaled(name, size, "exact") if size else assets.picture(name)

    def _scaled(self, picture: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
        """A new picture of this size; half-way it lies where there is room for it already."""
        between = (size[0], picture.get_height())
        if self._room is None or not self._room.get_rect().contains((0, 0), between):
            self._room = pygame.Surface(between, pygame.SRCALPHA, picture)
        room = self._room.subsurface((0, 0), between)
        return scale_between(picture, room, pygame.Surface(size, pygame.SRCALPHA, picture))

    def _stand_in(self, sprite: DieSprite, side: int) -> pygame.Surface:
        """A plainly drawn die, where its picture is missing; its shadow is left out."""
        digits = [int(letter) for letter in sprite.name.split(".") if letter.isdigit()]
        face = digits[-1] if digits and "shadow" not in sprite.name else 0
        key = (f"{face}", side)
        if key not in self._drawn:
            self._drawn[key] = _plain_die(face, side, sprite.widths)
        return self._drawn[key]


def _throws(stage: Stage) -> Mapping[str, Any]:
    """How dice tumble; nothing if the file is missing, and then they simply lie there."""
    if THROWS not in stage.assets:
        return {}
    try:
        found: Mapping[str, Any] = stage.assets.data(THROWS)
    except AssetError as error:
        stage.assets.blame(error)
        return {}
    return found


def _row(dice: tuple[int, ...]) -> Iterator[DieSprite]:
    """Dice lying side by side."""
    for index, face in enumerate(dice):
        yield DieSprite(f"die.{face}", ((index - (len(dice) - 1) / 2) * APART, 0.0), 1.56)


def _between(xs: list[float], ys: list[float], frame: int, onward: int, share: float) -> BoardPoint:
    return (
        xs[frame] + (xs[onward] - xs[frame]) * share,
        ys[frame] + (ys[onward] - ys[frame]) * share,
    )


def _plain_die(face: int, side: int, widths: float) -> pygame.Surface:
    """Ivory with round corners and dark pips; premultiplied."""
    large = pygame.Surface((side * FINE, side * FINE), pygame.SRCALPHA)
    if face in PIPS:
        wide = round(side * FINE / widths)
        body = pygame.Rect(0, 0, wide, wide)
        body.center = large.get_rect().center
        pygame.draw.rect(large, (60, 44, 28, 255), body, border_radius=wide // 5)
        ivory = body.inflate(-wide // 20, -wide // 20)
        pygame.draw.rect(large, (240, 232, 212, 255), ivory, border_radius=wide // 5)
        for x, y in PIPS[face]:
            spot = (body.centerx + x * wide * 0.27, body.centery + y * wide * 0.27)
            pygame.draw.circle(large, (44, 28, 20, 255), spot, wide * 0.095)
    return pygame.transform.smoothscale(large, (side, side))
