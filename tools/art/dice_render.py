"""A small ray tracer for one thing only: an ivory die with drilled, inked pips.

Thousands of pictures of the same rounded cube are wanted, six for every position since
any number may come up. The cube is traced and lit once for a position; for each number
only the pips are traced anew. Light comes from :mod:`art.dice_light`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from art import dice_body as body
from art import dice_light as light

Array = NDArray[np.float32]
Mask = NDArray[np.bool_]

CELL_WIDTHS = 1.56  # side of a picture in die widths: a die fits in it however it is turned
_OVER = 3  # samples across one pixel
_BEVEL = np.float32(0.016)  # worn edge round each pip
_SCATTER = np.array([0.30, 0.20, 0.12], dtype=np.float32)  # how far light wraps, by colour
_GLOSS = 0.05  # mirror share seen head on

_e = np.radians(light.ELEVATION)
FORWARD = np.array([0.0, np.cos(_e), -np.sin(_e)], dtype=np.float32)
UPWARD = np.array([0.0, np.sin(_e), np.cos(_e)], dtype=np.float32)
RIGHT = np.array([1.0, 0.0, 0.0], dtype=np.float32)


# ------------------------------------------------------------------ light


@dataclass(frozen=True)
class Panel:
    """A lamp as geometry: middle, the two half sides, the way it looks, its brightness."""

    middle: Array
    across: Array
    along: Array
    facing: Array
    radiance: Array
    samples: Array  # (k, 3) points on it
    piece: float  # area each sample stands for

    @property
    def area(self) -> float:
        """Of the whole lamp."""
        return self.piece * len(self.samples)


@cache
def panels() -> tuple[Panel, ...]:
    """The lamps as geometry."""
    made = []
    for lamp in light.LAMPS:
        middle = np.array(lamp.at, dtype=np.float32)
        facing = np.array(light.TARGET, dtype=np.float32) - middle
        facing /= np.linalg.norm(facing)
        across = np.cross(facing, (0, 0, 1))
        across /= np.linalg.norm(across)
        along = np.cross(across, facing)
        width, height = lamp.size
        radiance = np.array(lamp.colour, dtype=np.float32) * (lamp.watts / (np.pi * width * height))
        grid = (np.arange(3) + 0.5) / 3 - 0.5
        points = [middle + across * u * width + along * v * height for u in grid for v in grid]
        made.append(
            Panel(
                middle,
                (across * width / 2).astype(np.float32),
                (along * height / 2).astype(np.float32),
                facing,
                radiance.astype(np.float32),
                np.array(points, dtype=np.float32),
                width * height / len(points),
            )
        )
    return tuple(made)


@cache
def _ambient() -> tuple[Array, Array]:
    """Light from the sky on a surface, by how far it leans up; from below comes the table's."""
    lean = np.linspace(-1, 1, 33)
    rng = np.random.default_rng(4)
    way = rng.normal(size=(20000, 3))
    way /= np.linalg.norm(way, axis=1, keepdims=True)
    above = way[:, 2] > 0
    glow = light.sky(way[:, 2].astype(np.float32))
    sky = np.where(above[:, None], glow, 0.0)
    tables = []
    for z in lean:
        normal = np.array([np.sqrt(1 - z * z), 0, z])
        cosine = np.maximum(way @ normal, 0.0)[:, None]
        below = (~above)[:, None] * cosine
        tables.append(np.concatenate([(sky * cosine).mean(axis=0), below.mean(axis=0)]) * 4 * np.pi)
    return lean.astype(np.float32), np.array(tables, dtype=np.float32)


@cache
def _table_glow() -> Array:
    """What the lit table sends up, as radiance."""
    falling = np.zeros(3, dtype=np.float32)
    spot = np.array([0.0, -0.4, 0.0], dtype=np.float32)
    for panel in panels():
        way = panel.samples - spot
        far = np.linalg.norm(way, axis=1)
        cosine = way[:, 2] / far * np.maximum(-(way @ panel.facing) / far, 0)
        falling += panel.radiance * float((cosine / far**2).sum() * panel.piece)
    falling += _ambient()[1][-1, :3]
    return np.asarray(falling * np.array(light.TABLE, dtype=np.float32) / np.pi * 0.55)


def _from_around(points: Array, normals: Array, lift: float) -> Array:
    """Light that comes from sky and table; less of it low down, close to the table."""
    lean, table = _ambient()
    values = np.stack(
        [np.interp(normals[:, 2], lean, table[:, i]) for i in range(4)], axis=1
    ).astype(np.float32)
    above_table = np.maximum(points[:, 2] + 0.5 + lift, 0.0)[:, None]
    open_below = above_table / (above_table + 0.45)
    sideways = np.clip(0.55 + 0.45 * (above_table / 0.6), 0.0, 1.0)
    return np.asarray(values[:, :3] * sideways + values[:, 3:] * _table_glow() * open_below)


def _from_lamps(points: Array, normals: Array, reached: list[Array] | None = None) -> Array:
    """Light from the lamps. Red light wraps furthest round an edge: ivory is not opaque.

    ``reached`` may hold, per lamp, how much of each sample gets to each point; without
    it a lamp's middle stands for all of it, which the wrapping makes just as soft.
    """
    total = np.zeros((len(points), 3), dtype=np.float32)
    place = light_space(points)
    for number, panel in enumerate(panels()):
        samples = panel.samples if reached is not None else panel.middle[None]
        piece = np.float32(panel.area / len(samples))
        for k, sample in enumerate(samples):
            way = sample - place
            far2 = (way * way).sum(axis=1)
            leaving = np.maximum(-(way @ panel.facing), 0.0)
            strength = leaving / (far2 * np.sqrt(far2)) * piece
            cosine = (way * normals).sum(axis=1) / np.sqrt(far2)
            if reached is not None:
                strength = strength * reached[number][k]
            for colour in range(3):
                wrap = _SCATTER[colour]
                wrapped = np.maximum((cosine + wrap) / (1 + wrap), 0.0)
                total[:, colour] += wrapped * strength * panel.radiance[colour]
    return total


def light_space(points: Array) -> Array:
    """The lamps stand round a resting die; a tumbling one is lit as if it lay there."""
    return np.asarray(points + np.array([0, 0, 0.5], dtype=np.float32))


def _mirrored(points: Array, normals: Array, blur: float) -> Array:
    """What the polished surface mirrors: lamps with soft edges, sky, table."""
    incoming = FORWARD
    turn = normals @ incoming
    ray = incoming - 2 * turn[:, None] * normals
    seen = np.where(ray[:, 2:] > 0, light.sky(ray[:, 2]), _table_glow() * np.float32(0.8)).astype(
        np.float32
    )
    for panel in panels():
        towards = -(ray @ panel.facing)
        gap = (light_space(points) - panel.middle) @ panel.facing
        reach = gap / np.where(towards > 1e-4, towards, 1e9)
        hit = light_space(points) + ray * reach[:, None] - panel.middle
        cover = np.ones(len(points), dtype=np.float32)
        for side in (panel.across, panel.along):
            half = float(np.linalg.norm(side))
            place = np.abs(hit @ side) / half
            soft = blur * np.maximum(reach, 0.1)
            cover *= np.clip((half - place) / (2 * soft) + 0.5, 0.0, 1.0)
            cover *= np.minimum(1.0, half / (half + 0.5 * soft))
        facing = (towards > 1e-3) & (gap > 0)
        seen += panel.radiance * (cover * facing)[:, None]
    share = _GLOSS + (1 - _GLOSS) * (1 - np.abs(turn)) ** 5
    return np.asarray(seen * share[:, None])


# ------------------------------------------------------------------ the cube

_Drilling = tuple[NDArray[np.intp], Array]  # samples that a pip changes, and their colours


@dataclass(frozen=True)
class Traced:
    """The rounded cube in one position, lit, before it has pips."""

    size: int
    hit: NDArray[np.intp]  # which samples of the picture see it
    local: Array  # where, in the cube's own axes
    local_normal: Array
    turned: Array
    lift: float
    colour: Array
    drilled: dict[tuple[float, ...], _Drilling] = field(default_factory=dict)


def trace(turned: NDArray[np.float64], lift: float, size: int) -> Traced:
    """See the cube from the camera; ``lift`` is how far it is above lying on the table."""
    rotation = turned.astype(np.float32)
    count = size * _OVER
    grid = ((np.arange(count, dtype=np.float32) + 0.5) / count - 0.5) * CELL_WIDTHS
    u, v = np.meshgrid(grid, -grid)
    start = u.reshape(-1, 1) * RIGHT + v.reshape(-1, 1) * UPWARD - FORWARD
    bound = np.flatnonzero((u**2 + v**2).ravel() < 0.765**2)
    origin = (start[bound] @ rotation).astype(np.float32)
    ray = FORWARD @ rotation
    travel, found = _march(origin, ray)
    local = (origin + travel[:, None] * ray)[found].astype(np.float32)
    inner = np.float32(body.HALF - body.ROUNDING)
    normal = (np.maximum(np.abs(local) - inner, 0.0) * np.sign(local)).astype(np.float32)
    normal /= np.maximum(np.linalg.norm(normal, axis=1, keepdims=True), 1e-6)
    colour = _ivory(local, local @ rotation.T, normal @ rotation.T, lift)
    return Traced(size, bound[found], local, normal, rotation, lift, colour)


def _march(origin: Array, ray: Array) -> tuple[Array, Mask]:
    """Walk all rays towards the rounded cube; how far each got, and which met it."""
    with np.errstate(divide="ignore", invalid="ignore"):
        one, two = (-body.HALF - origin) / ray, (body.HALF - origin) / ray
    travel = np.minimum(one, two).max(axis=1).astype(np.float32)  # onto the box round it
    met = np.zeros(len(origin), dtype=np.bool_)
    walking = np.flatnonzero(travel <= np.maximum(one, two).min(axis=1))
    for _ in range(40):
        points = origin[walking] + travel[walking, None] * ray
        gap = body.distance(points).astype(np.float32)
        travel[walking] += gap
        arrived = gap < 8e-4
        met[walking[arrived]] = True
        walking = walking[~arrived & (travel[walking] < 2.0)]
        if not len(walking):
            break
    return travel, met


def _grain(local: Array) -> Array:
    """Faint growth lines, as sawn ivory has."""
    x, y, z = local.T
    bend = 0.05 * np.sin(7.0 * y + 3.0 * z) + 0.03 * np.sin(11.0 * z - 5.0 * x)
    lines = np.sin(46.0 * (x + 0.35 * y + bend)) + 0.6 * np.sin(83.0 * (x - 0.2 * z + bend))
    cloud = np.sin(4.1 * x + 1.0) * np.sin(5.3 * y + 2.0) + np.sin(3.7 * z + 0.5)
    return np.asarray(1.0 + 0.008 * lines + 0.012 * cloud, dtype=np.float32)


def _ivory(local: Array, points: Array, normals: Array, lift: float) -> Array:
    """Polished ivory: warm where light goes deep, creamier where it is bright."""
    falling = _from_lamps(points, normals) + _from_around(points, normals, lift)
    shade = np.array(light.IVORY, dtype=np.float32) * _grain(local)[:, None]
    shine = _mirrored(points, normals, 0.09) + 0.3 * _mirrored(points, normals, 0.45)
    return np.asarray(falling * shade / np.float32(np.pi) + shine)


# ------------------------------------------------------------------ the pips


def _drilled(traced: Traced, relabel: Array) -> Array:
    """The cube's colours with the pips of one numbering put in."""
    colour = traced.colour.copy()
    forward = FORWARD @ traced.turned
    for pip in body.pips():
        axis = (relabel @ pip.axis).astype(np.float32)
        if axis @ forward > -0.02:
            continue
        mouth = (relabel @ pip.mouth).astype(np.float32)
        # Numberings share the places of their pips: each is worked out once.
        key = (*np.round(mouth, 3).tolist(), pip.radius)
        if key not in traced.drilled:
            traced.drilled[key] = _drill(traced, pip, axis, mouth)
        which, changed = traced.drilled[key]
        colour[which] = changed
    return colour


def _drill(traced: Traced, pip: body.Pip, axis: Array, mouth: Array) -> _Drilling:
    """One pip: its hollow and the worn edge round it."""
    face = np.flatnonzero(traced.local @ axis > body.HALF - 0.002)
    apart = np.linalg.norm(traced.local[face] - mouth, axis=1)
    inside = face[apart < pip.mouth_radius]
    rim = (apart >= pip.mouth_radius) & (apart < pip.mouth_radius + _BEVEL)
    ring = face[rim]
    changed = [np.zeros((0, 3), dtype=np.float32)]
    if len(inside):
        changed.append(_hollow(traced, inside, pip, axis, mouth))
    if len(ring):
        changed.append(_worn_edge(traced, ring, apart[rim], pip, mouth))
    return np.concatenate([inside, ring]), np.concatenate(changed)


def _hollow(
    traced: Traced, which: NDArray[np.intp], pip: body.Pip, axis: Array, mouth: Array
) -> Array:
    """Inside of a pip: inked, lit only through its mouth."""
    centre = mouth + axis * np.float32(pip.radius - pip.depth)
    ray = FORWARD @ traced.turned
    offset = traced.local[which] - centre
    along = offset @ ray
    far = -along + np.sqrt(
        np.maximum(along**2 - np.einsum("ij,ij->i", offset, offset) + pip.radius**2, 0.0)
    )
    place = traced.local[which] + far[:, None] * ray
    normal = (centre - place) / np.float32(pip.radius)
    points, normals = place @ traced.turned.T, normal @ traced.turned.T
    reached = _through_mouth(points, axis @ traced.turned.T, mouth @ traced.turned.T, pip)
    falling = _from_lamps(points, normals, reached)
    falling += 0.55 * _from_around(points, normals, traced.lift)
    ink = light.RED_INK if pip.face == 1 else light.INK
    open_share = np.mean([r.mean(axis=0) for r in reached], axis=0)
    shine = _mirrored(points, normals, 0.22) * (0.25 + 0.75 * open_share)[:, None]
    return np.asarray(falling * np.array(ink, dtype=np.float32) / np.float32(np.pi) + shine)


def _through_mouth(points: Array, axis: Array, mouth: Array, pip: body.Pip) -> list[Array]:
    """Per lamp and sample, how much light finds its way into the hollow."""
    reached = []
    depth = (mouth - points) @ axis
    place = light_space(points)
    for panel in panels():
        rows = []
        for sample in panel.samples:
            way = sample - place
            climb = way @ axis
            exit_at = points + way * (depth / np.maximum(climb, 1e-4))[:, None]
            out = np.linalg.norm(exit_at - mouth, axis=1)
            passes = np.clip((pip.mouth_radius - out) / 0.02 + 0.5, 0.0, 1.0)
            rows.append(np.where(climb > 1e-3, passes, 0.0))
        reached.append(np.array(rows, dtype=np.float32))
    return reached


def _worn_edge(
    traced: Traced, which: NDArray[np.intp], apart: Array, pip: body.Pip, mouth: Array
) -> Array:
    """The ivory just round a pip, rounded off towards it by wear."""
    local = traced.local[which]
    inward = mouth - local
    inward /= np.maximum(np.linalg.norm(inward, axis=1, keepdims=True), 1e-6)
    near = 1.0 - (apart - pip.mouth_radius) / _BEVEL
    normal = traced.local_normal[which] + inward * (0.9 * near**1.5)[:, None]
    normal /= np.linalg.norm(normal, axis=1, keepdims=True)
    points, normals = local @ traced.turned.T, normal @ traced.turned.T
    shaded = _ivory(local, points, normals.astype(np.float32), traced.lift)
    return np.asarray(shaded * (1.0 - 0.10 * near)[:, None])


# ------------------------------------------------------------------ pictures


def picture(traced: Traced, relabel: NDArray[np.float64]) -> Image.Image:
    """The finished die; ``relabel`` turns the numbers on the cube before it is turned."""
    count = traced.size * _OVER
    plane = np.zeros((count * count, 4), dtype=np.float32)
    plane[traced.hit, :3] = light.develop(_drilled(traced, relabel.astype(np.float32)))
    plane[traced.hit, 3] = 1.0
    cells = plane.reshape(traced.size, _OVER, traced.size, _OVER, 4).mean(axis=(1, 3))
    alpha = cells[..., 3:]
    cells[..., :3] /= np.maximum(alpha, 1e-6)
    return Image.fromarray(np.round(cells * 255).clip(0, 255).astype(np.uint8), "RGBA")
