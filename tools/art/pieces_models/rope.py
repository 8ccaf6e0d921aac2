"""A coil of three-strand hemp rope with fibres that stick out and brass-capped ends."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final

import bpy
import numpy as np
from numpy.typing import NDArray

from art.blender import kit

Points = NDArray[np.float64]

STRAND: Final = 0.088  # radius of one strand
LAY: Final = 0.082  # distance of a strand from the rope's middle
PITCH: Final = 0.62  # length of one twist
_STEP: Final = 0.022


# ------------------------------------------------------------------ the way of the rope


def _resampled(points: Sequence[Sequence[float]]) -> Points:
    """The same line with points at equal distances."""
    line = np.array(points, dtype=float)
    along = np.concatenate([[0.0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
    wanted = np.linspace(0.0, along[-1], int(along[-1] / _STEP))
    return np.stack([np.interp(wanted, along, line[:, i]) for i in range(3)], axis=1)


def _smoothed(line: Points, times: int) -> Points:
    """Corners rounded off; the ends stay."""
    for _ in range(times):
        line[1:-1] = (line[:-2] + 2 * line[1:-1] + line[2:]) / 4
    return line


def coil_path() -> Points:
    """Three turns lying on each other, one end tucked in, the other wandering off."""
    thick = LAY + STRAND
    points = []
    steps, turns = 300, 3.1
    for i in range(steps + 1):
        t = i / steps
        angle = 2 * math.pi * turns * t + 0.5
        layer = turns * t
        radius = 0.90 - 0.16 * math.sin(layer * 2.2) + 0.03 * math.sin(2 * angle)
        height = thick + 0.62 * thick * layer * (1.15 - 0.1 * layer) + 0.02 * math.sin(3 * angle)
        points.append((radius * 1.16 * math.cos(angle), radius * math.sin(angle), height))
    tail = [(-0.98, 0.95, 0.52), (-0.3, 1.22, 0.30), (0.55, 1.12, 0.19), (1.22, 0.72, thick)]
    tail += [(1.62, 0.10, thick), (1.52, -0.58, thick), (1.02, -1.06, thick), (0.30, -1.30, thick)]
    return _smoothed(_resampled(points + tail), 220)


def hank_path() -> Points:
    """For the card: a hanging coil, upright in the XZ plane, its end swinging below."""
    points = []
    steps, turns = 360, 4.0
    for i in range(steps + 1):
        t = i / steps
        angle = math.pi / 2 + 2 * math.pi * turns * t
        radius = 0.88 + 0.20 * math.sin(turns * t * 2.1 + 0.4)
        sag = 1.24 if math.sin(angle) < 0 else 1.0
        depth = 0.16 * math.sin(turns * t * 3.0) - 0.12 * t
        points.append((radius * math.cos(angle), depth, radius * sag * math.sin(angle) + 0.25))
    tail = [(-0.75, -0.38, 0.6), (-0.86, -0.46, -0.2), (-0.45, -0.5, -1.15), (0.35, -0.45, -1.55)]
    tail += [(0.92, -0.4, -1.28), (0.98, -0.4, -0.85)]
    return _smoothed(_resampled(points + tail), 160)


def _frames(line: Points) -> tuple[Points, Points, Points]:
    """Direction and two across at every point, without needless twist."""
    forward = np.gradient(line, axis=0)
    forward /= np.linalg.norm(forward, axis=1, keepdims=True)
    across = np.empty_like(line)
    normal = np.array([0.0, 0.3, 1.0])
    for i, way in enumerate(forward):
        normal = normal - way * (normal @ way)
        normal /= np.linalg.norm(normal)
        across[i] = normal
    return forward, across, np.cross(forward, across)


# ------------------------------------------------------------------ hemp


def _hemp() -> Any:
    """Twisted fibre: streaks along the strand, dark between strands, dull."""
    material, nodes, shader = kit.new_material("hemp")
    streaks = nodes.noise(nodes.mapped((22.0, 2.6, 1.0), "UV"), Scale=1.0, Detail=6, Roughness=0.7)
    blotch = nodes.noise(nodes.mapped((1.0, 1.0, 1.0)), Scale=2.2, Detail=3)
    colours = [
        (0.30, kit.hex_colour("#5a4426")),
        (0.47, kit.hex_colour("#a98a58")),
        (0.62, kit.hex_colour("#d8c193")),
    ]
    value = nodes.math(
        "ADD", nodes.math("MULTIPLY", streaks, 0.8), nodes.math("MULTIPLY", blotch, 0.2)
    )
    colour = nodes.ramp(value, colours)
    hidden = nodes.add("ShaderNodeAmbientOcclusion", Distance=0.16)
    hidden.samples = 3
    shut = nodes.math("SUBTRACT", 1.0, nodes.math("POWER", hidden.outputs["AO"], 1.3))
    colour = nodes.mix(nodes.math("MULTIPLY", shut, 0.85), colour, kit.hex_colour("#2c1d0e"))
    nodes.link(colour, shader.inputs["Base Color"])
    shader.inputs["Roughness"].default_value = 0.92
    shader.inputs["Specular IOR Level"].default_value = 0.12
    shader.inputs["Sheen Weight"].default_value = 0.35
    nodes.bump(streaks, shader, 0.75, 0.03)
    return material


def _strand(name: str, line: Points, material: Any) -> Any:
    """A round strand with a map of its skin: u round it, v along it."""
    _, across, other = _frames(line)
    sides = 14
    angles = np.linspace(0, 2 * np.pi, sides, endpoint=False)
    ring = across[:, None] * np.cos(angles)[:, None] + other[:, None] * np.sin(angles)[:, None]
    vertices = (line[:, None] + STRAND * ring).reshape(-1, 3)
    count = len(line)
    faces = [
        (
            i * sides + k,
            i * sides + (k + 1) % sides,
            (i + 1) * sides + (k + 1) % sides,
            (i + 1) * sides + k,
        )
        for i in range(count - 1)
        for k in range(sides)
    ]
    thing = kit.mesh(name, [(x, y, z) for x, y, z in vertices], faces, material, angle=180)
    skin = thing.data.uv_layers.new(name="skin")
    # Fibres run askew in a strand: u drifts along it, against the lay of the rope.
    for face, polygon in enumerate(thing.data.polygons):
        i, k = divmod(face, sides)
        corners = ((i, k), (i, k + 1), (i + 1, k + 1), (i + 1, k))
        for loop, (row, column) in zip(polygon.loop_indices, corners, strict=True):
            skin.data[loop].uv = (column / sides + row * _STEP * 1.1, row * _STEP)
    return thing


def _fuzz(line: Points, count: int, material: Any) -> Any:
    """Fibres that have worked loose and stick out."""
    random = np.random.default_rng(11)
    forward, across, other = _frames(line)
    curve = bpy.data.curves.new("fuzz", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = 0.0045
    curve.bevel_resolution = 1
    for _ in range(count):
        i = int(random.integers(4, len(line) - 4))
        angle = random.uniform(0, 2 * np.pi)
        out = across[i] * np.cos(angle) + other[i] * np.sin(angle)
        lean = forward[i] * random.choice([-1.0, 1.0]) * random.uniform(0.6, 1.6)
        start = line[i] + out * (LAY + STRAND * 0.72)
        length = random.uniform(0.05, 0.16)
        spline = curve.splines.new("POLY")
        spline.points.add(3)
        for k, point in enumerate(spline.points):
            t = k / 3 * length
            place = start + out * (0.45 * t + 1.2 * t * t) + lean * t * 0.8
            place += random.normal(0, 0.006, 3)
            point.co = (*place, 1)
            point.radius = 1 - 0.6 * k / 3
    thing = bpy.data.objects.new("fuzz", curve)
    bpy.context.collection.objects.link(thing)
    curve.materials.append(material)
    bpy.context.view_layer.update()
    mesh = bpy.data.meshes.new_from_object(
        thing.evaluated_get(bpy.context.evaluated_depsgraph_get())
    )
    bpy.data.objects.remove(thing)
    solid = bpy.data.objects.new("fuzz", mesh)
    bpy.context.collection.objects.link(solid)
    return solid


def _cap(line: Points, brass: Any) -> list[Any]:
    """A cast cap over the last bit of rope."""
    thick = LAY + STRAND
    path = [(float(x), float(y), float(z)) for x, y, z in line]
    return [
        kit.tube("cap", path, thick * 1.10, brass),
        kit.tube("lip", path[-4:], thick * 1.24, brass),
        kit.tube("lip", path[:3], thick * 1.2, brass),
    ]


def made_of(line: Points, fuzz: int = 900) -> list[Any]:
    """Rope along a line: three strands, loose fibres, two caps."""
    hemp, brass = _hemp(), kit.brass()
    _, across, other = _frames(line)
    turn = np.arange(len(line)) * _STEP / PITCH * 2 * np.pi
    parts = []
    for k in range(3):
        angle = (turn + 2 * np.pi * k / 3)[:, None]
        strand = line + LAY * (across * np.cos(angle) + other * np.sin(angle))
        parts.append(_strand("strand", strand, hemp))
    parts.append(
        _fuzz(line, fuzz, kit.plain("fibre", kit.hex_colour("#cdb384"), 0.9, specular=0.1))
    )
    return [*parts, *_cap(line[-12:], brass), *_cap(line[11::-1], brass)]


def rope() -> list[Any]:
    """The coil as it lies on the board, tied once with cord."""
    parts = made_of(coil_path())
    cord = _hemp()
    ring = [
        (0.40 * math.cos(a), 0.36 * math.sin(a))
        for a in np.linspace(0, 2 * np.pi, 40, endpoint=False)
    ]
    for shift in (-0.14, -0.045, 0.05, 0.145):
        loop = [(-1.0 + x, shift - 0.05, max(0.05, 0.34 + z)) for x, z in ring]
        parts.append(kit.tube("tie", loop, 0.056, cord, closed=True))
    return parts
