"""Pawns and weapons as they stand on the board: sized, shadowed, lifted, faded, lit.

A piece is drawn in two goes, its shadow under all pieces and itself among them, so that no
shadow falls upon a neighbour's head. All pictures here are premultiplied.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

import pygame

from clue.rules.cards import SUSPECTS, WEAPONS, Suspect
from clue.ui.board.geometry import BoardPoint, Plan, Token
from clue.ui.cards.signs import inked_emblem
from clue.ui.media.assets import Assets
from clue.ui.theme.look import Look
from clue.ui.theme.palette import Colour, mix
from clue.ui.theme.shapes import FINE, lay
from clue.ui.widgets.base import Surroundings

PAWN_HEIGHT: Final = 1.68
"""How high a pawn's picture is, in cells; the pawn itself is a seventh smaller."""
WEAPON_SIZE: Final = 1.36
"""How long the longer side of a weapon is, in cells."""
RING: Final = (1.22, 0.82)
"""The ring of light under the pawn whose turn it is, in cells."""
CHIP: Final = 0.42
"""How wide the disc with a pawn's letter is, in cells; never so small that it cannot be read."""
CHIP_AT: Final = (0.36, 0.14)
RIM: Final = 0.034
"""How wide the light on a piece's edge is, in cells: so it is found on ferns and sideboards too."""
FACING: Final = 205
AWAY: Final = 112
"""How bright that is towards the lamp at the upper left, and elsewhere."""
RIMLIGHT: Final[Colour] = (255, 216, 148)
CONTACT: Final = (0.13, 240)
"""How far the floor is dark round a piece that stands on it, in cells, and how dark."""
_SOFTEST: Final = 3
LEAN_STEP: Final = 2
"""Degrees from one picture of a leaning piece to the next."""
_lengths: dict[Path, int] = {}


@dataclass(frozen=True)
class Pose:
    """How a piece stands at one moment."""

    at: BoardPoint
    lift: float = 0.0
    """How far above the table, in cells."""
    alpha: float = 1.0
    lit: bool = False
    """It is this pawn's turn: a ring shines under it."""
    lean: float = 0.0
    """How far it leans to the right, in degrees."""


class PieceSprite(NamedTuple):
    """A picture, and the pixel of it that stands on the table."""

    image: pygame.Surface
    anchor: tuple[int, int]

    def over(self, foot: tuple[int, int]) -> pygame.Rect:
        """The pixels it covers when it stands there."""
        return self.image.get_rect(topleft=(foot[0] - self.anchor[0], foot[1] - self.anchor[1]))


class PiecePainter:
    """The pieces at one size of cell, in one look."""

    def __init__(self, stage: Surroundings, cell: int) -> None:
        self._stage = stage
        self._look: Look = stage.look
        self._cell = cell
        self._bodies: dict[Token, PieceSprite] = {}
        self._leaning: dict[tuple[Token, int], PieceSprite] = {}
        self._shadows: dict[tuple[Token, int], PieceSprite] = {}
        self._chips: dict[Suspect, PieceSprite] = {}
        self._ring: PieceSprite | None = None
        self._reaches: dict[Token, tuple[Plan, Pose, pygame.Rect]] = {}  # most stand still

    def reach(self, plan: Plan, token: Token, pose: Pose) -> pygame.Rect:
        """The pixels a piece covers with its shadow, its letter and its ring."""
        return self._reached(plan, token, pose).copy()

    def _reached(self, plan: Plan, token: Token, pose: Pose) -> pygame.Rect:
        last = self._reaches.get(token)
        if last is None or last[0] is not plan or (last[1] is not pose and last[1] != pose):
            last = self._reaches[token] = plan, pose, self._reach(plan, token, pose)
        return last[2]

    def _reach(self, plan: Plan, token: Token, pose: Pose) -> pygame.Rect:
        foot, shadow_foot = self._feet(plan, pose)
        rects = [
            self.body(token, pose.lean).over(foot),
            self.shadow(token, _softness(pose)).over(shadow_foot),
        ]
        if isinstance(token, Suspect):
            rects.append(self.chip(token).over(self.chip_foot(foot)))
        if pose.lit:
            rects.append(self._light().over(plan.to_px(pose.at)))
        return rects[0].unionall(rects[1:])

    def draw(self, canvas: pygame.Surface, plan: Plan, poses: Mapping[Token, Pose]) -> None:
        """Draw the pieces the clip shows, those farther up the board first."""
        clip = canvas.get_clip()
        seen = [
            (token, pose)
            for token, pose in poses.items()
            if pose.alpha > 0 and clip.colliderect(self._reached(plan, token, pose))
        ]
        seen.sort(key=lambda pair: (pair[1].at[1], pair[1].at[0]))
        for _, pose in seen:
            if pose.lit:
                _lay_faded(canvas, self._light(), plan.to_px(pose.at), pose.alpha)
        for token, pose in seen:
            shadow = self.shadow(token, _softness(pose))
            strength = pose.alpha / (1 + 0.6 * pose.lift)
            _lay_faded(canvas, shadow, self._feet(plan, pose)[1], strength)
        for token, pose in seen:
            foot = self._feet(plan, pose)[0]
            _lay_faded(canvas, self.body(token, pose.lean), foot, pose.alpha)
            if isinstance(token, Suspect):
                _lay_faded(canvas, self.chip(token), self.chip_foot(foot), pose.alpha)

    def _feet(self, plan: Plan, pose: Pose) -> tuple[tuple[int, int], tuple[int, int]]:
        """Where a piece is drawn, and where its shadow; the lamp stands at the upper left."""
        x, y = plan.to_px(pose.at)
        high = pose.lift * self._cell
        return (x, y - round(high)), (x + round(high * 0.35), y - round(high * 0.12))

    def chip_foot(self, foot: tuple[int, int]) -> tuple[int, int]:
        """Where a pawn's letter stands, by where the pawn does."""
        return foot[0] + round(CHIP_AT[0] * self._cell), foot[1] + round(CHIP_AT[1] * self._cell)

    def body(self, token: Token, lean: float = 0.0) -> PieceSprite:
        """A pawn or a weapon by itself, leaning in few steps."""
        step = round(lean / LEAN_STEP) * LEAN_STEP
        if step:
            key = (token, step)
            if key not in self._leaning:
                self._leaning[key] = _leaned(self.body(token), step)
            return self._leaning[key]
        if token not in self._bodies:
            plain = self._picture(token, "")
            bright = self._look.palette.textured
            self._bodies[token] = _rimmed(
                plain,
                max(1, round(RIM * self._cell)),
                (RIMLIGHT, FACING, AWAY) if bright else (self._look.palette.cream, 255, 255),
            )
        return self._bodies[token]

    def shadow(self, token: Token, softness: int = 0) -> PieceSprite:
        """What a piece keeps off the floor: softer the higher it is lifted."""
        key = (token, softness)
        if key not in self._shadows:
            sharp = self._picture(token, ".shadow")
            cast = _blurred(sharp, round(softness * self._cell * 0.05))
            if not softness:
                cast = _joined(cast, self._contact(token))
            self._shadows[key] = cast
        return self._shadows[key]

    def _contact(self, token: Token) -> PieceSprite:
        """The dark of the floor round a piece that stands on it."""
        reach, strength = CONTACT
        body = self._picture(token, "")
        dark = _toned(body.image, (0, 0, 0), strength)
        return _blurred(PieceSprite(dark, body.anchor), max(1, round(reach * self._cell)))

    def _picture(self, token: Token, suffix: str) -> PieceSprite:
        """A piece's picture brought to this size of cell; an emblem on a disc if it has none."""
        assets = self._look.assets
        kind = "pawn" if isinstance(token, Suspect) else "weapon"
        name = f"{kind}.{token.value}"
        if name not in assets or name + suffix not in assets:
            return self._stand_in(token, suffix)
        picture = _whole(assets, name + suffix)
        if isinstance(token, Suspect):
            scale = PAWN_HEIGHT * self._cell / _whole(assets, name).get_height()
        else:
            scale = WEAPON_SIZE * self._cell / _length(assets, name)
        return _scaled(picture, scale, assets.entry(name + suffix).anchor)

    def _stand_in(self, token: Token, suffix: str) -> PieceSprite:
        side = round(self._cell * 0.95)
        tone = self._look.paint.colour(token.value if isinstance(token, Suspect) else "panel")
        disc = _disc(side, (0, 0, 0) if suffix else tone, self._look.palette.brass)
        if suffix:
            disc.fill((110,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
            return PieceSprite(disc, (side // 2 - side // 12, side // 2 - side // 12))
        sign = self._look.assets.icon(f"emblem.{token.value}", round(side * 0.66)).premul_alpha()
        lay(disc, sign, sign.get_rect(center=disc.get_rect().center).topleft)
        return PieceSprite(disc, (side // 2, side // 2))

    def chip(self, suspect: Suspect) -> PieceSprite:
        """A small disc in a pawn's colour with its emblem: hats alone are hard to tell far away."""
        if suspect not in self._chips:
            side = max(15, round(CHIP * self._cell))
            disc = _disc(side, self._look.paint.colour(suspect.value), self._look.palette.brass)
            sign = inked_emblem(self._look, suspect, side).premul_alpha()
            lay(disc, sign, sign.get_rect(center=disc.get_rect().center).topleft)
            self._chips[suspect] = PieceSprite(disc, (side // 2, side // 2))
        return self._chips[suspect]

    def breathing(self, most: int, count: int) -> list[pygame.Surface]:
        """The ring's light alone, once up and down, to be added to what lies there."""
        whole = self._light().image
        found = []
        for number in range(count):
            level = round(most * (1 - math.cos(2 * math.pi * number / count)) / 2)
            picture = pygame.Surface(whole.get_size())
            lay(picture, whole, (0, 0))
            picture.fill((level,) * 3, special_flags=pygame.BLEND_RGB_MULT)
            found.append(picture.convert())
        return found

    def _light(self) -> PieceSprite:
        if self._ring is None:
            self._ring = _ring_of_light(self._cell, self._look.palette.lamp)
        return self._ring


def fetch(assets: Assets) -> None:
    """Begin to read all pieces' pictures on another thread."""
    pieces = [f"pawn.{pawn.value}" for pawn in SUSPECTS] + [f"weapon.{w.value}" for w in WEAPONS]
    names = [name + suffix for name in pieces for suffix in ("", ".shadow")]
    entries = [assets.entry(name) for name in names if name in assets]
    assets.preload((entry.name, entry.size, "exact") for entry in entries if entry.size)


def _whole(assets: Assets, name: str) -> pygame.Surface:
    """A picture as it was made, from where ``fetch`` has put it."""
    size = assets.entry(name).size
    return assets.scaled(name, size, "exact") if size else assets.picture(name)


def _length(assets: Assets, name: str) -> int:
    """How long a weapon is in its picture: looked for once, whatever the window's size."""
    file = assets.path(name)
    if file not in _lengths:
        _lengths[file] = max(_whole(assets, name).get_bounding_rect(16).size)
    return _lengths[file]


def _softness(pose: Pose) -> int:
    """How much a lifted piece's shadow has softened, in few steps."""
    return min(_SOFTEST, round(pose.lift * 2.4))


def _scaled(picture: pygame.Surface, scale: float, anchor: tuple[int, int] | None) -> PieceSprite:
    wide, high = picture.get_size()
    size = (max(1, round(wide * scale)), max(1, round(high * scale)))
    x, y = anchor or (wide // 2, high // 2)
    image = pygame.transform.smoothscale(picture.premul_alpha(), size)
    return PieceSprite(image, (round(x * size[0] / wide), round(y * size[1] / high)))


def _toned(image: pygame.Surface, colour: Colour, strength: int) -> pygame.Surface:
    """A picture's shape in one colour; premultiplied, as it is."""
    shape = image.copy()
    shape.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGB_MAX)
    whole = pygame.Surface(image.get_size(), pygame.SRCALPHA)
    whole.fill((*(part * strength // 255 for part in colour), strength))
    alpha = pygame.surfarray.pixels_alpha(shape)
    levels = alpha.astype("uint16")
    del alpha
    for plane in range(3):
        view = pygame.surfarray.pixels3d(whole)
        view[:, :, plane] = (view[:, :, plane] * levels) // 255
        del view
    own = pygame.surfarray.pixels_alpha(whole)
    own[:] = (own * levels) // 255
    del own
    return whole


def _rimmed(sprite: PieceSprite, width: int, light: tuple[Colour, int, int]) -> PieceSprite:
    """A piece with light on its edges, brightest where it faces the lamp at the upper left."""
    colour, facing, away = light
    wide, high = sprite.image.get_size()
    image = pygame.Surface((wide + 2 * width, high + 2 * width), pygame.SRCALPHA)
    bright, faint = (_toned(sprite.image, colour, strength) for strength in (facing, away))
    for dx, dy in ((1, 1), (1, 0), (0, 1), (1, -1), (-1, 1), (-1, 0), (0, -1), (-1, -1)):
        edge = bright if dx + dy < 0 else faint
        at = (width + dx * width, width + dy * width)
        image.blit(edge, at, special_flags=pygame.BLEND_RGBA_MAX)
    lay(image, sprite.image, (width, width))
    return PieceSprite(image, (sprite.anchor[0] + width, sprite.anchor[1] + width))


def _leaned(sprite: PieceSprite, degrees: int) -> PieceSprite:
    """The same, turned about its foot."""
    image = pygame.transform.rotozoom(sprite.image, -degrees, 1.0)
    wide, high = sprite.image.get_size()
    arm = pygame.Vector2(sprite.anchor[0] - wide / 2, sprite.anchor[1] - high / 2).rotate(degrees)
    middle = image.get_rect().center
    return PieceSprite(image, (round(middle[0] + arm.x), round(middle[1] + arm.y)))


def _joined(one: PieceSprite, other: PieceSprite) -> PieceSprite:
    """Two pictures of one piece as one, foot upon foot."""
    box = one.over((0, 0)).union(other.over((0, 0)))
    image = pygame.Surface(box.size, pygame.SRCALPHA)
    for sprite in (one, other):
        lay(image, sprite.image, sprite.over((-box.x, -box.y)).topleft)
    return PieceSprite(image, (-box.x, -box.y))


def _blurred(sprite: PieceSprite, reach: int) -> PieceSprite:
    """A shadow with softer edges; it needs a margin to spread into."""
    if reach < 1:
        return sprite
    pad = 2 * reach
    wide, high = sprite.image.get_size()
    image = pygame.Surface((wide + 2 * pad, high + 2 * pad), pygame.SRCALPHA)
    lay(image, sprite.image, (pad, pad))
    soft = pygame.transform.gaussian_blur(image, reach)
    return PieceSprite(soft, (sprite.anchor[0] + pad, sprite.anchor[1] + pad))


def _disc(side: int, colour: tuple[int, int, int], rim: tuple[int, int, int]) -> pygame.Surface:
    """A round chip with a brass rim and a dark edge; premultiplied."""
    large = pygame.Surface((side * FINE, side * FINE), pygame.SRCALPHA)
    centre, radius = (side * FINE // 2, side * FINE // 2), side * FINE // 2
    for tone, share in (((20, 14, 8), 1.0), (rim, 0.93), ((20, 14, 8), 0.78), (colour, 0.74)):
        pygame.draw.circle(large, (*tone, 255), centre, round(radius * share))
    return pygame.transform.smoothscale(large, (side, side))


def _ring_of_light(cell: int, colour: tuple[int, int, int]) -> PieceSprite:
    """An ellipse of gold, on a shade that tells it from a bright floor; premultiplied."""
    wide, high = round(RING[0] * cell), round(RING[1] * cell)
    pad = max(4, round(cell * 0.35))
    size = (wide + 2 * pad, high + 2 * pad)
    shade = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.ellipse(shade, (0, 0, 0, 230), (pad, pad, wide, high))
    glow = pygame.transform.gaussian_blur(shade, max(2, pad // 3))
    line = pygame.Surface((size[0] * FINE, size[1] * FINE), pygame.SRCALPHA)
    body = pygame.Rect(pad * FINE, pad * FINE, wide * FINE, high * FINE)
    width = max(2, round(cell * 0.08)) * FINE
    pygame.draw.ellipse(line, (*mix(colour, (0, 0, 0), 0.45), 150), body)
    pygame.draw.ellipse(line, (*colour, 255), body, width)
    lay(glow, pygame.transform.smoothscale(line.premul_alpha(), size), (0, 0))
    return PieceSprite(glow, (size[0] // 2, size[1] // 2))


def _lay_faded(
    canvas: pygame.Surface, sprite: PieceSprite, foot: tuple[int, int], alpha: float
) -> None:
    lay(canvas, sprite.image, sprite.over(foot).topleft, alpha)
