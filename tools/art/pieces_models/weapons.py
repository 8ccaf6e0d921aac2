"""Six die-cast weapons. Each builder returns its parts, lying in the XZ plane, +x to the right.

The candlestick stands on its foot and the rope lies coiled; both have z up.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import bpy
from PIL import Image

from art.blender import kit
from art.blender.nodes import Nodes
from art.pieces_models.rope import rope
from art.pieces_models.stage import View

Parts = list[Any]
SAMPLES: Final = 16


@dataclass(frozen=True)
class Pose:
    """How a weapon lies on the board and where the camera stands."""

    build: Callable[[], Parts]
    view: View
    at: kit.Point3 = (0, 0, 0)
    turn: kit.Point3 = (0, 0, 0)
    size: float = 1.0


# ------------------------------------------------------------------ helpers


def _bar(
    name: str,
    profile: Sequence[kit.Point2],
    material: Any,
    z: float = 0.0,
    steps: int = 64,
    carve: Callable[[float, float, float], kit.Point2] | None = None,
) -> Any:
    """A turned part whose axis runs along x; the profile is (radius, x)."""
    part = kit.spin(kit.lathe(name, profile, material, steps, carve=carve), 90, "Y")
    return kit.place(part, (0, 0, z))


def _screw(x: float, y: float, z: float, radius: float, material: Any) -> Any:
    """A slotted screw head on the side of a plate."""
    head = kit.lathe(
        "screw",
        [(0, 0), (radius, 0), (radius, 0.018), (radius * 0.75, 0.03), (0, 0.03)],
        material,
        24,
    )
    kit.spin(head, 90 if y < 0 else -90, "X")
    return kit.place(head, (x, y, z))


def _bore(thing: Any, others: Parts) -> Any:
    bpy.context.view_layer.update()
    return kit.boolean(thing, others)


# ------------------------------------------------------------------ revolver


def revolver() -> Parts:
    """A six-shooter of blued steel with chequered bronze grips."""
    steel = kit.gunmetal()
    bronze = kit.metal("bronze", kit.hex_colour("#9a6a3c"), 0.3, (0.02, 0.01, 0.006), 0.6)
    return [
        *_barrel(steel),
        *_frame(steel),
        _cylinder(steel),
        *_lockwork(steel),
        *_grip(steel, bronze),
    ]


def _barrel(steel: Any) -> Parts:
    tube = [(0, 0.40), (0.185, 0.40), (0.185, 0.95), (0.168, 1.0), (0.160, 2.2), (0.182, 2.22)]
    tube += [(0.182, 2.36), (0.165, 2.385), (0.10, 2.385), (0.085, 2.36), (0.085, 1.9), (0, 1.9)]
    rod = [(0, 0.5), (0.085, 0.5), (0.085, 1.52), (0.06, 1.55), (0.06, 1.60), (0.082, 1.62)]
    rod += [(0.082, 1.74), (0.06, 1.76), (0, 1.76)]
    rib = [(0.50, 0.10), (2.30, 0.10), (2.30, 0.205), (0.50, 0.235)]
    sight = [(1.92, 0.19), *kit.bezier((1.92, 0.20), (2.05, 0.24), (2.1, 0.37), (2.24, 0.37), 8)]
    lug = [(0.5, -0.32), (1.55, -0.32), (1.68, -0.20), (1.75, -0.08), (1.75, 0.02), (0.5, 0.02)]
    return [
        _bar("barrel", tube, steel),
        _bar("rod", rod, steel, -0.285),
        kit.plate("rib", [rib], 0.13, steel, 0.012, upright=True),
        kit.plate(
            "sight", [[*sight, (2.28, 0.33), (2.28, 0.19)]], 0.07, steel, 0.012, upright=True
        ),
        kit.plate("lug", [lug], 0.16, steel, 0.03, upright=True),
    ]


def _frame(steel: Any) -> Parts:
    outline = [(0.66, 0.225), (-0.40, 0.25)]
    outline += kit.bezier((-0.40, 0.25), (-0.62, 0.25), (-0.62, 0.06), (-0.78, 0.02), 8)
    outline += kit.bezier((-0.78, 0.02), (-0.92, -0.05), (-1.0, -0.22), (-0.98, -0.42), 8)
    outline += [(-0.90, -0.62), (-0.66, -0.88)]
    outline += kit.bezier((-0.56, -0.92), (-0.40, -0.80), (-0.2, -0.82), (0.0, -0.82), 8)
    outline += kit.bezier((0.38, -0.82), (0.60, -0.80), (0.70, -0.60), (0.72, -0.36), 8)
    outline += [(0.72, 0.16)]
    window = [(-0.40, 0.13), (-0.40, -0.64), (0.44, -0.64), (0.44, 0.13)]
    parts = [kit.plate("frame", [outline, window[::-1]], 0.40, steel, 0.045, upright=True)]
    for x, z in ((-0.62, -0.12), (0.56, -0.66), (-0.45, -0.74)):
        parts += [_screw(x, y, z, 0.055, steel) for y in (0.2, -0.2)]
    return parts


def _cylinder(steel: Any) -> Any:
    """Six chambers, six flutes, six notches."""
    z = -0.245
    profile = [(0, -0.37), (0.36, -0.37), (0.405, -0.335), (0.41, -0.2), (0.41, 0.30)]
    profile += [(0.385, 0.375), (0.34, 0.405), (0.12, 0.405), (0.10, 0.45), (0, 0.45)]
    cylinder = _bar("cylinder", profile, steel, z, 120)
    cuts = []
    for i in range(6):
        between, on = math.radians(60 * i + 30), math.radians(60 * i)
        flute = [*kit.arc(0, -0.08, 0.145, -90, 0, 8), (0.145, 0.7), (0, 0.7)]
        cut = _bar("flute", flute, steel, 0, 32)
        cuts.append(kit.place(cut, (0, 0.5 * math.sin(between), z + 0.5 * math.cos(between))))
        cut = _bar("chamber", [(0, 0.1), (0.085, 0.1), (0.085, 0.7), (0, 0.7)], steel, 0, 24)
        cuts.append(kit.place(cut, (0, 0.245 * math.sin(on), z + 0.245 * math.cos(on))))
        at = (-0.24, 0.405 * math.sin(on), z + 0.405 * math.cos(on))
        notch = kit.box("notch", (0.12, 0.05, 0.05), at, steel, 0, (-math.degrees(on), 0, 0))
        cuts.append(notch)
    return _bore(cylinder, cuts)


def _lockwork(steel: Any) -> Parts:
    """Hammer, trigger and its guard."""
    hammer = [(-0.58, 0.02), (-0.60, 0.20)]
    hammer += kit.bezier((-0.62, 0.24), (-0.72, 0.36), (-0.86, 0.47), (-1.05, 0.47), 8)
    hammer += [
        (-1.06, 0.41),
        *kit.bezier((-1.0, 0.38), (-0.88, 0.33), (-0.84, 0.2), (-0.86, -0.05), 8),
    ]
    trigger = kit.bezier((-0.10, -0.74), (-0.06, -0.92), (-0.10, -1.05), (-0.26, -1.14), 12)
    guard = kit.bezier((0.44, -0.76), (0.50, -1.20), (0.22, -1.36), (-0.14, -1.34), 18)
    guard += kit.bezier((-0.14, -1.34), (-0.46, -1.33), (-0.60, -1.15), (-0.56, -0.86), 18)[1:]
    parts = [
        kit.plate("hammer", [hammer], 0.13, steel, 0.02, upright=True),
        kit.tube(
            "trigger",
            [(x, 0, z) for x, z in trigger],
            0.07,
            steel,
            radii=[1 - 0.5 * i / 12 for i in range(13)],
        ),
        kit.tube("guard", [(x, 0, z) for x, z in guard], 0.052, steel),
    ]
    for i in range(5):
        at = (-0.88 - 0.035 * i, 0, 0.452 + 0.006 * i)
        parts.append(kit.box("serration", (0.02, 0.12, 0.015), at, steel, 0.004))
    return parts


def _grip(steel: Any, bronze: Any) -> Parts:
    strap = kit.bezier((-0.60, -0.60), (-0.52, -0.95), (-0.66, -1.10), (-0.74, -1.36), 12)
    strap += kit.bezier((-0.80, -1.55), (-0.88, -1.75), (-0.90, -1.86), (-0.98, -1.93), 8)
    strap += kit.bezier((-1.06, -1.99), (-1.30, -2.0), (-1.48, -1.93), (-1.53, -1.84), 8)
    strap += kit.bezier((-1.56, -1.74), (-1.44, -1.45), (-1.22, -0.98), (-1.10, -0.70), 12)
    strap += kit.bezier((-1.06, -0.55), (-1.03, -0.40), (-1.0, -0.30), (-0.95, -0.20), 6)
    panel = kit.bezier((-0.70, -0.62), (-0.64, -0.95), (-0.75, -1.12), (-0.83, -1.38), 12)
    panel += kit.bezier((-0.88, -1.55), (-0.95, -1.72), (-0.98, -1.80), (-1.04, -1.86), 8)
    panel += kit.bezier((-1.12, -1.90), (-1.28, -1.91), (-1.40, -1.86), (-1.45, -1.80), 8)
    panel += kit.bezier((-1.46, -1.70), (-1.34, -1.42), (-1.14, -0.95), (-1.03, -0.70), 12)
    panel += kit.bezier((-1.0, -0.55), (-0.92, -0.45), (-0.80, -0.48), (-0.70, -0.62), 6)
    return [
        kit.plate("strap", [strap], 0.30, steel, 0.05, upright=True),
        kit.plate("panel", [panel], 0.50, _chequered(bronze), 0.11, upright=True),
        *(_screw(-1.03, y, -1.12, 0.06, steel) for y in (0.25, -0.25)),
    ]


def _chequered(metal: Any) -> Any:
    """The same metal with small pyramids cut into it."""
    nodes = Nodes(metal.node_tree)
    shader = next(n for n in metal.node_tree.nodes if n.type == "BSDF_PRINCIPLED")
    coordinates = nodes.add("ShaderNodeTexCoord")
    mapping = nodes.add("ShaderNodeMapping", Rotation=(0, math.radians(40), 0))
    nodes.link(coordinates.outputs["Object"], mapping.inputs[0])
    parts = nodes.add("ShaderNodeSeparateXYZ")
    nodes.link(mapping.outputs[0], parts.inputs[0])
    waves = [nodes.math("SINE", nodes.math("MULTIPLY", parts.outputs[i], 56.0)) for i in (0, 2)]
    height = nodes.math("ADD", *waves)
    nodes.bump(height, shader, 0.5, 0.04)
    hollow = nodes.math(
        "SUBTRACT", 1.0, nodes.math("MULTIPLY", nodes.math("ADD", height, 2.0), 0.25)
    )
    base = shader.inputs["Base Color"].links[0].from_socket
    nodes.link(nodes.mix(hollow, base, (0.03, 0.02, 0.012)), shader.inputs["Base Color"])
    return metal


# ------------------------------------------------------------------ candlestick


def candlestick() -> Parts:
    """A fluted brass candlestick, standing."""
    brass = kit.brass()
    foot = [(0, 0), (0.80, 0), *kit.arc(0.80, 0.05, 0.05, -90, 90, 8), (0.74, 0.10)]
    foot += kit.bezier((0.72, 0.11), (0.70, 0.24), (0.60, 0.27), (0.46, 0.29), 20)
    foot += [(0.44, 0.31), *kit.arc(0.40, 0.345, 0.04, -60, 90, 8)]
    foot += kit.bezier((0.36, 0.385), (0.22, 0.40), (0.15, 0.46), (0.14, 0.58), 14)
    stem = kit.arc(0.15, 0.63, 0.055, -90, 90, 8)
    stem += kit.bezier((0.13, 0.69), (0.13, 0.74), (0.24, 0.84), (0.27, 0.98), 12)
    stem += kit.bezier((0.27, 0.98), (0.28, 1.06), (0.16, 1.10), (0.12, 1.16), 10)
    stem += kit.arc(0.13, 1.21, 0.05, -90, 90, 8)
    stem += kit.bezier((0.11, 1.27), (0.10, 1.5), (0.12, 1.75), (0.17, 1.95), 20)
    stem += kit.arc(0.18, 2.0, 0.05, -90, 90, 8)
    stem += kit.bezier((0.15, 2.06), (0.13, 2.10), (0.16, 2.16), (0.24, 2.20), 10)
    cup = kit.bezier((0.24, 2.20), (0.34, 2.26), (0.42, 2.30), (0.46, 2.38), 10)
    cup += kit.arc(0.455, 2.395, 0.022, -40, 180, 8)
    cup += kit.bezier((0.42, 2.36), (0.36, 2.32), (0.30, 2.30), (0.22, 2.30), 8)
    cup += [(0.20, 2.32), *kit.bezier((0.20, 2.34), (0.16, 2.45), (0.20, 2.60), (0.22, 2.64), 10)]
    cup += [*kit.arc(0.205, 2.66, 0.025, -30, 180, 8), (0.165, 2.64), (0.165, 2.45), (0, 2.45)]

    def flutes(radius: float, height: float, angle: float) -> kit.Point2:
        for low, high, count, depth in ((0.115, 0.275, 10, 0.035), (0.75, 1.06, 6, 0.05)):
            if low < height < high:
                return radius * (1 + depth * (abs(math.sin(count * angle)) - 0.6)), height
        if 1.30 < height < 1.90:
            return radius * (1 + 0.05 * (abs(math.sin(4 * angle)) - 0.6)), height
        return radius, height

    parts = [kit.lathe("candlestick", [*foot, *stem, *cup], brass, 192, carve=flutes)]
    for i in range(48):
        angle = 2 * math.pi * i / 48
        at = (0.825 * math.cos(angle), 0.825 * math.sin(angle), 0.052)
        parts.append(kit.ball("bead", 0.030, at, brass, 12))
    return parts


# ------------------------------------------------------------------ knife


def knife() -> Parts:
    """A dagger: bright blade, brass guard and pommel, grip wound with wire."""
    steel, brass = kit.steel(), kit.brass()
    wire = kit.metal("wire", kit.hex_colour("#6d6660"), 0.3, (0.01, 0.008, 0.006), 0.9)
    return [_blade(steel), *_hilt(brass), _wound_grip(wire)]


def _blade(steel: Any) -> Any:
    """Diamond in section, drawn out to a point."""
    length, steps = 2.15, 48
    vertices: list[kit.Point3] = []
    for i in range(steps + 1):
        t = i / steps
        taper = 1.0 if t < 0.70 else max(0.0, 1 - ((t - 0.70) / 0.30) ** 1.7)
        half = max(0.004, 0.225 * (1 - 0.2 * min(t, 0.7)) * taper)
        thick = 0.085 * (1 - 0.55 * t)
        x, quarter = 0.18 + length * t, half * 0.26
        for side in (-1, 1):
            vertices += [
                (x, 0, half * -side),
                (x, side * thick * 0.74, quarter * -side),
                (x, side * thick, 0),
                (x, side * thick * 0.74, quarter * side),
            ]
    faces: list[tuple[int, ...]] = []
    for i in range(steps):
        for k in range(8):
            a, b = i * 8 + k, i * 8 + (k + 1) % 8
            faces.append((a, b, b + 8, a + 8))
    faces += [tuple(range(7, -1, -1)), tuple(steps * 8 + k for k in range(8))]
    return kit.mesh("blade", vertices, faces, steel, angle=12)


def _hilt(brass: Any) -> Parts:
    parts = []
    for side in (1, -1):
        bend = kit.bezier((0.10, 0), (0.06, 0.25), (0.08, 0.45), (0.30, 0.60), 16)
        path = [(x, 0.0, side * z) for x, z in bend]
        radii = [1 - 0.3 * i / 16 for i in range(17)]
        parts.append(kit.tube("quillon", path, 0.095, brass, radii=radii))
        parts.append(kit.ball("knob", 0.10, (0.32, 0, side * 0.62), brass))
    block = [(0, -0.03), (0.17, -0.03), (0.185, 0), (0.185, 0.2), (0.15, 0.24), (0, 0.24)]
    parts.append(_bar("block", block, brass, 0, 48))
    pommel = [(0, -1.0), (0.13, -1.0), (0.15, -1.03), (0.13, -1.07), (0.08, -1.08)]
    angles = [math.radians(a) for a in range(25, 176, 10)]
    pommel += [(0.185 * math.sin(a), -1.24 + 0.185 * math.cos(a)) for a in angles]
    pommel += [(0.05, -1.43), (0.05, -1.47), (0, -1.49)]
    parts.append(_bar("pommel", pommel[::-1], brass, 0, 48))
    return parts


def _wound_grip(wire: Any) -> Any:
    profile = [(0.0, -1.02)]
    for i in range(160, -1, -1):
        t = i / 160
        swell = 0.115 + 0.05 * math.sin(math.pi * t)
        profile.append((swell + 0.016 * math.sin(2 * math.pi * t * 13), -0.02 - 1.0 * t))
    return _bar("grip", [*profile, (0.0, -0.02)], wire, 0, 48)


# ------------------------------------------------------------------ wrench


def wrench() -> Parts:
    """An adjustable spanner of bright pewter."""
    pewter = kit.pewter()
    head = [(1.02, -0.20)]
    head += kit.bezier((1.10, -0.42), (1.35, -0.62), (1.62, -0.60), (1.86, -0.52), 12)
    head += [(1.95, -0.44), (2.02, -0.30), (1.66, -0.16), (1.64, -0.12), (1.70, 0.10)]
    head += [(1.75, 0.13), (2.16, 0.10), (2.24, 0.18), (2.22, 0.34)]
    head += kit.bezier((2.16, 0.46), (1.95, 0.62), (1.60, 0.66), (1.35, 0.50), 14)
    head += kit.bezier((1.2, 0.42), (1.1, 0.26), (1.0, 0.21), (0.9, 0.20), 8)
    handle = [(1.1, -0.22)]
    handle += kit.bezier((0.8, -0.20), (0.2, -0.17), (-0.6, -0.19), (-1.35, -0.24), 16)
    handle += kit.bezier((-1.62, -0.26), (-1.78, -0.14), (-1.78, 0.14), (-1.62, 0.26), 14)
    handle += kit.bezier((-1.35, 0.24), (-0.6, 0.19), (0.2, 0.17), (0.8, 0.20), 16)
    handle += [(1.1, 0.24)]
    hole = kit.arc(-1.50, 0, 0.11, 0, 350, 32)
    rib = [(0.75, -0.085), (-1.15, -0.11)]
    rib += kit.bezier((-1.24, -0.11), (-1.28, -0.05), (-1.28, 0.05), (-1.24, 0.11), 8)
    rib += [(-1.15, 0.11), (0.75, 0.085)]
    rib += kit.bezier((0.82, 0.08), (0.86, 0.04), (0.86, -0.04), (0.82, -0.08), 8)
    inner = [(x * 0.94 - 0.01, z * 0.6) for x, z in rib]
    worm = [(0, -0.19), (0.11, -0.19)]
    worm += [
        (0.125 + 0.022 * math.sin(2 * math.pi * i / 9), -0.18 + 0.36 * i / 63) for i in range(64)
    ]
    worm += [(0.11, 0.19), (0, 0.19)]
    return [
        kit.plate("head", [head], 0.36, pewter, 0.06, upright=True),
        kit.plate("handle", [handle, hole], 0.28, pewter, 0.07, upright=True),
        kit.plate("ribs", [rib, inner[::-1]], 0.35, pewter, 0.025, upright=True),
        kit.place(_bar("worm", worm, kit.steel(), 0, 64), (1.44, -0.13, -0.08)),
    ]


# ------------------------------------------------------------------ lead pipe


def lead_pipe() -> Parts:
    """A length of plumber's pipe with an elbow, dull as lead."""
    lead = kit.metal("lead", kit.hex_colour("#8b929c"), 0.36, (0.02, 0.021, 0.024), 0.5, bump=0.14)
    thread = [(0.16, -1.86), (0.2, -1.86)]
    thread += [
        (0.207 + 0.02 * math.sin(2 * math.pi * i / 9), -1.85 + 0.36 * i / 72) for i in range(73)
    ]
    thread += [(0.16, -1.49), (0.16, -1.86)]
    bend = [
        (0.95 + 0.42 * math.sin(math.radians(a)), 0.0, -0.42 + 0.42 * math.cos(math.radians(a)))
        for a in range(0, 91, 6)
    ]

    def dented(radius: float, x: float, angle: float) -> kit.Point2:
        dents = ((-0.9, 0.6, 0.10), (0.2, -1.9, 0.08), (-0.15, 2.6, 0.06))
        sunk = sum(
            deep
            * math.exp(
                -(((x - at) / 0.22) ** 2) - ((math.remainder(angle - around, math.tau)) / 0.7) ** 2
            )
            for at, around, deep in dents
        )
        return radius * (1 - sunk), x

    hollow = [(0.15, -1.65), (0.215, -1.65)]
    hollow += [(0.215, -1.6 + 2.55 * i / 60) for i in range(61)] + [(0.15, 0.95), (0.15, -1.65)]
    collar = [(0.15, 0.64), (0.26, 0.64), (0.285, 0.67), (0.285, 0.84), (0.26, 0.87), (0.15, 0.87)]
    nut = [
        (0.15, -0.62),
        (0.25, -0.62),
        (0.285, -0.59),
        (0.285, -0.30),
        (0.25, -0.27),
        (0.15, -0.27),
    ]
    end = [
        (0.15, -1.15),
        (0.195, -1.15),
        (0.215, -1.13),
        (0.215, -0.5),
        (0.15, -0.5),
        (0.15, -1.15),
    ]
    sleeve = [
        (0.15, -0.66),
        (0.26, -0.66),
        (0.285, -0.63),
        (0.285, -0.46),
        (0.26, -0.43),
        (0.15, -0.43),
    ]
    return [
        _bar("pipe", hollow, lead, 0, 72, dented),
        _bar("thread", thread, lead),
        _bar("collar", collar, lead),
        _bar("nut", nut, lead, 0, 6),
        kit.tube("elbow", [(0.80, 0, 0), *bend, (1.37, 0, -0.55)], 0.245, lead, resolution=14),
        kit.place(kit.lathe("sleeve", sleeve, lead, 64), (1.37, 0, 0)),
        kit.place(kit.lathe("end", end, lead, 64), (1.37, 0, 0)),
    ]


# ------------------------------------------------------------------ on the board

_FLAT: Final = View(canvas=(384, 384), anchor=(184, 208), scale=101.0, elevation=56.0)
_UPRIGHT: Final = View(canvas=(384, 384), anchor=(138, 318), scale=112.0, elevation=38.0)

POSES: Final[dict[str, Pose]] = {
    "rope": Pose(rope, _FLAT, (-0.18, 0.05, 0), (0, 0, 0), 0.98),
    "lead-pipe": Pose(lead_pipe, _FLAT, (0.10, 0.16, 0.29), (-90, 0, 24), 0.95),
    "knife": Pose(knife, _FLAT, (-0.38, -0.20, 0.17), (-90, 0, 28), 1.0),
    "wrench": Pose(wrench, _FLAT, (-0.16, -0.08, 0.18), (-90, 0, 28), 0.88),
    "candlestick": Pose(candlestick, _UPRIGHT),
    "revolver": Pose(revolver, _FLAT, (-0.30, 0.50, 0.36), (-90, 0, 14), 0.80),
}


def render(weapon: str) -> tuple[Image.Image, Image.Image]:
    """The weapon as it lies on the board, and its shadow."""
    pose = POSES[weapon]
    pose.view.begin(SAMPLES)
    parts = pose.build()
    bpy.context.view_layer.update()
    kit.group(parts, pose.at, pose.turn, pose.size)
    bpy.context.view_layer.update()
    return pose.view.shoot()
