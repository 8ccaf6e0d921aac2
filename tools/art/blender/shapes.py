"""Shapes: boxes, turned profiles, cut plates, bent tubes, and what joins or cuts them.

Lengths are Blender units, angles degrees. Every function returns the new object.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import bmesh
import bpy
from mathutils import Matrix

Point2 = tuple[float, float]
Point3 = tuple[float, float, float]


def finish(
    thing: Any, material: Any = None, angle: float = 40, bevel: float = 0.0, segments: int = 3
) -> Any:
    """Material, smooth shading and, if asked, rounded edges."""
    mesh = thing.data
    if material:
        mesh.materials.clear()
        mesh.materials.append(material)
    for face in mesh.polygons:
        face.use_smooth = True
    if not bevel:
        mesh.set_sharp_from_angle(angle=math.radians(angle))
        return thing
    rounding = thing.modifiers.new("rounding", "BEVEL")
    rounding.width = bevel
    rounding.segments = segments
    rounding.limit_method = "ANGLE"
    rounding.angle_limit = math.radians(30)
    rounding.harden_normals = True
    return thing


def mesh(
    name: str,
    vertices: Sequence[Point3],
    faces: Sequence[Sequence[int]],
    material: Any = None,
    **kw: Any,
) -> Any:
    """An object from its corners and faces."""
    data = bpy.data.meshes.new(name)
    data.from_pydata(vertices, [], faces)
    data.update()
    thing = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(thing)
    return finish(thing, material, **kw)


def place(thing: Any, at: Point3 = (0, 0, 0), turn: Point3 = (0, 0, 0)) -> Any:
    """Put an object somewhere, turned by degrees."""
    thing.location = at
    thing.rotation_euler = [math.radians(a) for a in turn]
    return thing


def arc(
    x: float, y: float, radius: float, start: float, end: float, steps: int = 12, other: float = 0.0
) -> list[Point2]:
    """Points on a part of a circle, or of an ellipse whose second radius is ``other``."""
    other = other or radius
    angles = [math.radians(start + (end - start) * i / steps) for i in range(steps + 1)]
    return [(x + radius * math.cos(a), y + other * math.sin(a)) for a in angles]


def bezier(a: Point2, b: Point2, c: Point2, d: Point2, steps: int = 16) -> list[Point2]:
    """Points on a cubic curve."""
    points = []
    for i in range(steps + 1):
        t = i / steps
        u = 1 - t
        x, y = (
            u**3 * p + 3 * u * u * t * q + 3 * u * t * t * r + t**3 * s
            for p, q, r, s in zip(a, b, c, d, strict=True)
        )
        points.append((x, y))
    return points


def lathe(
    name: str,
    profile: Sequence[Point2],
    material: Any = None,
    steps: int = 64,
    angle: float = 35,
    carve: Callable[[float, float, float], Point2] | None = None,
    **kw: Any,
) -> Any:
    """A profile of (radius, height), bottom to top, turned about Z; radius 0 closes an end.

    ``carve(radius, height, angle)`` may change each point: flutes, petals, twists.
    """
    points = [profile[0]]
    points += [q for p, q in zip(profile, profile[1:], strict=False) if math.dist(p, q) > 1e-5]
    vertices: list[Point3] = []
    rings: list[list[int]] = []
    for radius, height in points:
        first = len(vertices)
        if radius < 1e-6:
            vertices.append((0, 0, height))
        else:
            for i in range(steps):
                t = 2 * math.pi * i / steps
                r, z = carve(radius, height, t) if carve else (radius, height)
                vertices.append((r * math.cos(t), r * math.sin(t), z))
        rings.append(list(range(first, len(vertices))))
    faces: list[tuple[int, ...]] = []
    for low, high in zip(rings, rings[1:], strict=False):
        faces += _band(low, high, steps)
    return mesh(name, vertices, faces, material, angle=angle, **kw)


def _band(low: list[int], high: list[int], steps: int) -> list[tuple[int, ...]]:
    """Faces between two rings, either of which may be a pole."""
    if len(low) == 1 and len(high) == 1:
        return []
    pairs = [(i, (i + 1) % steps) for i in range(steps)]
    if len(low) == 1:
        return [(low[0], high[j], high[i]) for i, j in pairs]
    if len(high) == 1:
        return [(low[i], low[j], high[0]) for i, j in pairs]
    return [(low[i], low[j], high[j], high[i]) for i, j in pairs]


def box(
    name: str,
    size: Point3,
    at: Point3 = (0, 0, 0),
    material: Any = None,
    bevel: float = 0.02,
    turn: Point3 = (0, 0, 0),
    **kw: Any,
) -> Any:
    """A block with rounded edges, placed by its centre."""
    x, y, z = (s / 2 for s in size)
    corners = [(a, b, c) for a in (-x, x) for b in (-y, y) for c in (-z, z)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    limit = min(size) * 0.49
    return place(mesh(name, corners, faces, material, bevel=min(bevel, limit), **kw), at, turn)


def ball(
    name: str, radius: float, at: Point3 = (0, 0, 0), material: Any = None, steps: int = 32
) -> Any:
    """A sphere."""
    profile = [(max(0.0, x), y) for x, y in arc(0, 0, radius, -90, 90, steps // 2)]
    profile[0], profile[-1] = (0.0, -radius), (0.0, radius)
    return place(lathe(name, profile, material, steps, angle=180), at)


def _to_mesh(thing: Any, material: Any, angle: float) -> Any:
    """What a curve looks like, as a mesh of its own."""
    graph = bpy.context.evaluated_depsgraph_get()
    data = bpy.data.meshes.new_from_object(thing.evaluated_get(graph))
    name = thing.name
    bpy.data.objects.remove(thing)
    made = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(made)
    cleaned = bmesh.new()
    cleaned.from_mesh(data)
    bmesh.ops.remove_doubles(cleaned, verts=cleaned.verts, dist=1e-5)
    cleaned.to_mesh(data)
    cleaned.free()
    return finish(made, material, angle=angle)


def plate(
    name: str,
    loops: Sequence[Sequence[Point2]],
    thick: float,
    material: Any = None,
    bevel: float = 0.03,
    upright: bool = False,
) -> Any:
    """A flat outline (then its holes) given thickness and rounded edges, centred on z = 0.

    ``upright`` stands it in the XZ plane.
    """
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions = "2D"
    curve.fill_mode = "BOTH"
    for loop in loops:
        spline = curve.splines.new("POLY")
        spline.points.add(len(loop) - 1)
        spline.use_cyclic_u = True
        for point, (x, y) in zip(spline.points, loop, strict=True):
            point.co = (x, y, 0, 1)
    curve.extrude = max(thick / 2 - bevel, 0.0005)
    curve.bevel_depth = bevel
    curve.bevel_resolution = 3
    curve.offset = -bevel
    thing = bpy.data.objects.new(name, curve)
    bpy.context.collection.objects.link(thing)
    made = _to_mesh(thing, material, 38)
    if upright:
        made.data.transform(Matrix.Rotation(math.radians(90), 4, "X"))
    return made


def tube(
    name: str,
    points: Sequence[Point3],
    radius: float,
    material: Any = None,
    closed: bool = False,
    radii: Sequence[float] | None = None,
    resolution: int = 6,
) -> Any:
    """A round bar along a path; ``radii`` are factors of ``radius`` point by point."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = radius
    curve.bevel_resolution = resolution
    curve.use_fill_caps = True
    spline = curve.splines.new("POLY")
    spline.points.add(len(points) - 1)
    spline.use_cyclic_u = closed
    for i, (point, where) in enumerate(zip(spline.points, points, strict=True)):
        point.co = (*where, 1)
        point.radius = radii[i] if radii else 1.0
    thing = bpy.data.objects.new(name, curve)
    bpy.context.collection.objects.link(thing)
    return _to_mesh(thing, material, 50)


def boolean(thing: Any, others: Iterable[Any], operation: str = "DIFFERENCE") -> Any:
    """Cut ``others`` out of an object (or join them); they are used up."""
    others = list(others)
    for other in others:
        cut = thing.modifiers.new("cut", "BOOLEAN")
        cut.object = other
        cut.operation = operation
        cut.solver = "EXACT"
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    data = bpy.data.meshes.new_from_object(thing.evaluated_get(graph))
    thing.modifiers.clear()
    thing.data = data
    for other in others:
        bpy.data.objects.remove(other)
    for face in data.polygons:
        face.use_smooth = True
        face.material_index = 0
    data.set_sharp_from_angle(angle=math.radians(32))
    return thing


def group(
    parts: Iterable[Any], at: Point3 = (0, 0, 0), turn: Point3 = (0, 0, 0), scale: float = 1.0
) -> Any:
    """Things that are moved together; returns their handle."""
    handle = bpy.data.objects.new("group", None)
    bpy.context.collection.objects.link(handle)
    for part in parts:
        part.parent = handle
    handle.scale = (scale, scale, scale)
    return place(handle, at, turn)


def spin(thing: Any, degrees: float, axis: str) -> Any:
    """Turn the mesh itself (not the object), e.g. to lay a lathe along X."""
    thing.data.transform(Matrix.Rotation(math.radians(degrees), 4, axis))
    return thing


def lay_flat(thing: Any, width: float, height: float) -> Any:
    """UV map from straight above: the object's own x, y over ``width`` by ``height``."""
    layer = thing.data.uv_layers.new(name="uv")
    for loop in thing.data.loops:
        corner = thing.data.vertices[loop.vertex_index].co
        layer.data[loop.index].uv = (corner.x / width + 0.5, corner.y / height + 0.5)
    return thing
