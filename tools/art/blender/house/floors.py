"""Floors laid piece by piece: parquet, planks, marble, tiles. Each covers width by height."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from art.blender import kit
from art.blender.house.stuff import Stuff
from art.blender.kit import Point2
from art.blender.kit import hex_colour as hexa


@dataclass(frozen=True)
class Piece:
    """One stave or slab: its convex outline (counter-clockwise) and which way its grain runs."""

    outline: tuple[Point2, ...]
    grain: float = 0.0
    tone: float | None = None
    seed: int | None = None  # pieces with one seed look alike: a floor that repeats needs that


def _inset(outline: Sequence[Point2], by: float) -> list[Point2]:
    """The outline moved inwards by ``by`` on every side."""
    count = len(outline)
    moved = []
    for i in range(count):
        (ax, ay), (bx, by_), (cx, cy) = outline[i - 1], outline[i], outline[(i + 1) % count]
        ux, uy = _inward(ax, ay, bx, by_)
        vx, vy = _inward(bx, by_, cx, cy)
        along = 1 + ux * vx + uy * vy
        moved.append((bx + by * (ux + vx) / along, by_ + by * (uy + vy) / along))
    return moved


def _inward(ax: float, ay: float, bx: float, by: float) -> Point2:
    length = math.hypot(bx - ax, by - ay)
    return -(by - ay) / length, (bx - ax) / length


def inlay(pieces: Sequence[Piece], material: Any, gap: float = 0.006, edge: float = 0.012) -> Any:
    """Pieces as one mesh with softened edges; attributes ``tone`` (a piece) and ``uv`` (grain)."""
    chance = random.Random(len(pieces))
    vertices: list[tuple[float, float, float]] = []
    faces: list[tuple[int, ...]] = []
    tones: list[float] = []
    spots: list[Point2] = []
    for piece in pieces:
        rng = chance if piece.seed is None else random.Random(piece.seed)
        outer = _inset(piece.outline, gap / 2)
        inner = _inset(outer, edge)
        first, count, lift = len(vertices), len(outer), rng.uniform(-0.002, 0.002)
        for ring, z in ((outer, -0.05), (outer, lift - 0.008), (inner, lift)):
            vertices += [(x, y, z) for x, y in ring]
        top = tuple(first + 2 * count + i for i in range(count))
        sides = [
            (first + k * count + i, first + k * count + j, first + k * count + count + j,
             first + k * count + count + i)
            for k in (1, 0)
            for i, j in ((i, (i + 1) % count) for i in range(count))
        ]  # fmt: skip
        faces += [top, *sides]
        tone = rng.random() if piece.tone is None else piece.tone
        tones += [tone] * (1 + len(sides))
        cos, sin, shift = math.cos(piece.grain), math.sin(piece.grain), rng.random() * 50
        x0, y0 = outer[0]
        away = [(x - x0, y - y0) for x, y in outer]
        local = [(x * cos + y * sin + shift, y * cos - x * sin + shift * 0.37) for x, y in away]
        spots += [local[(v - first) % count] for face in (top, *sides) for v in face]
    thing = kit.mesh("floor", vertices, faces, material, angle=180)
    for face in thing.data.polygons:
        face.use_smooth = False
    layer = thing.data.uv_layers.new(name="uv")
    layer.data.foreach_set("uv", [value for spot in spots for value in spot])
    thing.data.attributes.new("tone", "FLOAT", "FACE").data.foreach_set("value", tones)
    return thing


def stave_wood(
    dark: str, middle: str, light: str, rough: float = 0.36, spread: float = 0.42
) -> Any:
    """Waxed staves, each a little different; ``spread`` is how different."""
    material, nodes, shader = kit.new_material("staves")
    uv = nodes.add("ShaderNodeUVMap").outputs[0]
    wide = nodes.add("ShaderNodeMapping", Scale=(1.3, 15, 1))
    fine = nodes.add("ShaderNodeMapping", Scale=(5, 110, 1))
    nodes.link(uv, wide.inputs[0])
    nodes.link(uv, fine.inputs[0])
    figure = nodes.noise(wide.outputs[0], Scale=2.4, Detail=6, Roughness=0.6, Distortion=0.5)
    fibre = nodes.noise(fine.outputs[0], Scale=1.5, Detail=3)
    tone = nodes.add("ShaderNodeAttribute", _attribute_name="tone").outputs["Fac"]
    value = nodes.math("MULTIPLY", tone, spread)
    value = nodes.math("ADD", value, nodes.math("MULTIPLY", figure, 0.55))
    rough_part = nodes.math("MULTIPLY", nodes.math("SUBTRACT", fibre, 0.5), 0.35)
    value = nodes.math("ADD", value, rough_part)
    stops = [(0.12, hexa(dark)), (0.45, hexa(middle)), (0.85, hexa(light))]
    nodes.link(nodes.ramp(value, stops), shader.inputs["Base Color"])
    shader.inputs["Roughness"].default_value = rough
    shader.inputs["Coat Weight"].default_value = 0.3
    shader.inputs["Coat Roughness"].default_value = 0.22
    nodes.bump(fibre, shader, 0.15)
    return material


def slab_stone(base: str, vein: str, spread: float = 0.18, rough: float = 0.25) -> Any:
    """Honed stone: veins that change from slab to slab."""
    material, nodes, shader = kit.new_material(f"stone {base}")
    uv = nodes.add("ShaderNodeUVMap").outputs[0]
    drift = nodes.noise(uv, Scale=1.1, Detail=8, Roughness=0.6, Distortion=1.8)
    ridge = nodes.math("ABSOLUTE", nodes.math("SUBTRACT", drift, 0.5))
    thin = nodes.math("MINIMUM", nodes.math("MULTIPLY", ridge, 11.0), 1.0)
    body = kit.shade(hexa(base), 0.86)
    colour = nodes.ramp(thin, [(0.0, hexa(vein)), (0.35, body), (1.0, hexa(base))])
    tone = nodes.add("ShaderNodeAttribute", _attribute_name="tone").outputs["Fac"]
    darker = nodes.math("MULTIPLY", tone, spread)
    nodes.link(nodes.mix(darker, colour, kit.shade(hexa(base), 0.35)), shader.inputs["Base Color"])
    shader.inputs["Roughness"].default_value = rough
    shader.inputs["Coat Weight"].default_value = 0.15
    return material


def _rectangle(x0: float, y0: float, x1: float, y1: float) -> tuple[Point2, ...]:
    return (x0, y0), (x1, y0), (x1, y1), (x0, y1)


def _turned(outline: Sequence[Point2], angle: float) -> tuple[Point2, ...]:
    cos, sin = math.cos(angle), math.sin(angle)
    return tuple((x * cos - y * sin, x * sin + y * cos) for x, y in outline)


def _near(outline: Sequence[Point2], width: float, height: float) -> bool:
    return any(abs(x) < width / 2 + 0.2 and abs(y) < height / 2 + 0.2 for x, y in outline)


def herringbone(width: float, height: float, long: float = 0.9, wide: float = 0.15) -> list[Piece]:
    """Herringbone at 45 degrees."""
    ratio = round(long / wide)
    reach = int((width + height) / wide * 0.75) + ratio * 2
    turn = math.pi / 4
    pieces = []
    for y in range(-reach, reach):
        for m in range(-reach // ratio, reach // ratio + 1):
            lying = (y + 2 * ratio * m, y, ratio, 1)
            standing = (y, y - 2 * ratio - 2 * ratio * m + 1, 1, ratio)
            for (px, py, lx, ly), grain in ((lying, turn), (standing, turn + math.pi / 2)):
                flat = _rectangle(px * wide, py * wide, (px + lx) * wide, (py + ly) * wide)
                outline = _turned(flat, turn)
                if _near(outline, width, height):
                    pieces.append(Piece(outline, grain))
    return pieces


def planks(width: float, height: float, wide: float = 0.24, long: float = 2.2) -> list[Piece]:
    """Boards running across, their ends staggered."""
    rng = random.Random(7)
    pieces = []
    y = -height / 2
    while y < height / 2:
        x = -width / 2 - rng.uniform(0, long)
        while x < width / 2:
            length = long * rng.uniform(0.6, 1.1)
            pieces.append(Piece(_rectangle(x, y, x + length, y + wide)))
            x += length
        y += wide
    return pieces


def basket(width: float, height: float, size: float = 0.6, staves: int = 4) -> list[Piece]:
    """Basket weave: squares of parallel staves, turned by turns."""
    pieces = []
    columns, rows = math.ceil(width / size), math.ceil(height / size)
    for i in range(columns):
        for j in range(rows):
            x, y = -columns * size / 2 + i * size, -rows * size / 2 + j * size
            for k in range(staves):
                a, b = k * size / staves, (k + 1) * size / staves
                if (i + j) % 2:
                    pieces.append(Piece(_rectangle(x, y + a, x + size, y + b)))
                else:
                    pieces.append(Piece(_rectangle(x + a, y, x + b, y + size), math.pi / 2))
    return pieces


def squares(
    width: float,
    height: float,
    size: float,
    keep: Callable[[int, int], bool] = lambda _column, _row: True,
    diagonal: bool = False,
) -> list[Piece]:
    """Square slabs whose column and row ``keep`` agrees to, perhaps set diagonally."""
    reach = math.ceil((width + height) / size) if diagonal else math.ceil(max(width, height) / size)
    turn = math.pi / 4 if diagonal else 0.0
    pieces = []
    for i in range(-reach, reach):
        for j in range(-reach, reach):
            flat = _rectangle(i * size, j * size, (i + 1) * size, (j + 1) * size)
            outline = _turned(flat, turn)
            if keep(i, j) and _near(outline, width, height):
                pieces.append(Piece(outline))
    return pieces


def octagons(
    width: float, height: float, size: float, corner: float
) -> tuple[list[Piece], list[Piece]]:
    """Clipped slabs and the little squares that fill their corners."""
    slabs, dots = [], []
    columns, rows = math.ceil(width / size) + 1, math.ceil(height / size) + 1
    half = size / 2
    for i in range(columns):
        for j in range(rows):
            x, y = (i - columns / 2 + 0.5) * size, (j - rows / 2 + 0.5) * size
            c = corner
            slabs.append(
                Piece(
                    (
                        (x - half + c, y - half), (x + half - c, y - half),
                        (x + half, y - half + c), (x + half, y + half - c),
                        (x + half - c, y + half), (x - half + c, y + half),
                        (x - half, y + half - c), (x - half, y - half + c),
                    )
                )
            )  # fmt: skip
            x, y = x + half, y + half
            dots.append(Piece(((x, y - c), (x + c, y), (x, y + c), (x - c, y))))
    return slabs, dots


def star(points: int, outer: float, inner: float, turn: float = 0.0) -> Iterator[Piece]:
    """A star of split rays: each ray one light and one dark half."""
    for k in range(points):
        tip = turn + 2 * math.pi * k / points
        for side, tone in ((-1, 0.05), (1, 0.95)):
            low = tip + side * math.pi / points
            ray = [(0.0, 0.0), _polar(inner, low), _polar(outer, tip)]
            if side > 0:
                ray = [ray[0], ray[2], ray[1]]
            yield Piece(tuple(ray), tip, tone)


def ring(inner: float, outer: float, count: int, tone: float | None = None) -> Iterator[Piece]:
    """A circle band of staves."""
    for k in range(count):
        a, b = 2 * math.pi * k / count, 2 * math.pi * (k + 1) / count
        outline = (_polar(inner, a), _polar(outer, a), _polar(outer, b), _polar(inner, b))
        yield Piece(outline, (a + b) / 2 + math.pi / 2, tone)


def _polar(radius: float, angle: float) -> Point2:
    return radius * math.cos(angle), radius * math.sin(angle)


def _of_parity(parity: int, column: int, row: int) -> bool:
    return (column + row) % 2 == parity


def chequer(
    width: float, height: float, size: float, light: Any, dark: Any, diagonal: bool
) -> None:
    """Two stones by turns."""
    for parity, stone in ((0, light), (1, dark)):
        inlay(squares(width, height, size, partial(_of_parity, parity), diagonal), stone)


def border(width: float, height: float, inset: float, wide: float, stuff: Stuff, tone: str) -> None:
    """A strip of another wood let into the floor, parallel to the walls."""
    w, h = width / 2 - inset, height / 2 - inset
    for sign in (-1, 1):
        kit.box(
            "strip", (2 * w + wide, wide, 0.02), (0, sign * h, -0.006), stuff.wood(tone, "X"), 0
        )
        kit.box(
            "strip", (wide, 2 * h + wide, 0.02), (sign * w, 0, -0.006), stuff.wood(tone, "Y"), 0
        )
