"""A clean scene, its light, its camera, and the render itself."""

from __future__ import annotations

import contextlib
import math
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import bpy
from mathutils import Vector

from art.blender.nodes import Colour, Nodes
from art.blender.shapes import Point3, mesh

WARM = (1.0, 0.72, 0.40)


@contextlib.contextmanager
def quiet() -> Iterator[None]:
    """Blender prints its progress from C, past ``sys.stdout``: silence descriptor 1."""
    sys.stdout.flush()
    kept = os.dup(1)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    try:
        yield
    finally:
        sys.stdout.flush()
        os.dup2(kept, 1)
        os.close(kept)
        os.close(nowhere)


def reset(
    size: tuple[int, int],
    samples: int = 24,
    exposure: float = 0.0,
    transparent: bool = True,
    look: str = "AgX - Medium High Contrast",
) -> Any:
    """An empty scene for Cycles with its denoiser; 24 samples then look like a hundred."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.015
    cycles.use_denoising = True
    cycles.denoiser = "OPENIMAGEDENOISE"
    cycles.denoising_input_passes = "RGB_ALBEDO_NORMAL"
    cycles.max_bounces = 8
    cycles.glossy_bounces = 4
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 6
    render = scene.render
    render.resolution_x, render.resolution_y = size
    render.film_transparent = transparent
    render.image_settings.file_format = "PNG"
    render.image_settings.color_mode = "RGBA"
    render.dither_intensity = 0.0
    scene.display_settings.display_device = "sRGB"
    scene.view_settings.view_transform = "AgX"
    scene.view_settings.look = look
    scene.view_settings.exposure = exposure
    return scene


def area(
    at: Point3,
    size: float,
    power: float,
    colour: Colour = (1, 1, 1),
    target: Point3 = (0, 0, 0),
    size_y: float | None = None,
) -> Any:
    """A soft lamp pointed at ``target``."""
    lamp = bpy.data.lights.new("area", "AREA")
    lamp.energy = power
    lamp.color = colour
    lamp.size = size
    if size_y:
        lamp.shape = "RECTANGLE"
        lamp.size_y = size_y
    thing = bpy.data.objects.new("area", lamp)
    bpy.context.collection.objects.link(thing)
    thing.location = at
    aim = Vector(target) - Vector(at)
    thing.rotation_euler = aim.to_track_quat("-Z", "Y").to_euler()
    return thing


def bulb(at: Point3, power: float, colour: Colour = WARM, radius: float = 0.07) -> Any:
    """A bare bulb, a candle, an ember."""
    lamp = bpy.data.lights.new("bulb", "POINT")
    lamp.energy = power
    lamp.color = colour
    lamp.shadow_soft_size = radius
    thing = bpy.data.objects.new("bulb", lamp)
    bpy.context.collection.objects.link(thing)
    thing.location = at
    return thing


def sun(turn: Point3, power: float, colour: Colour = (1, 1, 1), soft: float = 6.0) -> Any:
    """Even light from far away; ``turn`` tips it from straight down, ``soft`` is its width."""
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy = power
    lamp.color = colour
    lamp.angle = math.radians(soft)
    thing = bpy.data.objects.new("sun", lamp)
    bpy.context.collection.objects.link(thing)
    thing.rotation_euler = [math.radians(a) for a in turn]
    return thing


def world(
    strength: float = 0.45,
    top: Colour = (0.75, 0.8, 0.95),
    middle: Colour = (0.32, 0.27, 0.23),
    low: Colour = (0.05, 0.035, 0.025),
) -> None:
    """A sky from ``low`` to ``top``: fill light, and something for metal to mirror."""
    sky = bpy.data.worlds.new("world")
    bpy.context.scene.world = sky
    sky.use_nodes = True
    sky.node_tree.nodes.clear()
    nodes = Nodes(sky.node_tree)
    place = nodes.add("ShaderNodeTexCoord")
    parts = nodes.add("ShaderNodeSeparateXYZ")
    nodes.link(place.outputs["Generated"], parts.inputs[0])
    height = nodes.math("ADD", nodes.math("MULTIPLY", parts.outputs[2], 0.5), 0.5)
    stops = [(0.0, low), (0.42, low), (0.55, middle), (0.8, top), (1.0, top)]
    background = nodes.add("ShaderNodeBackground", Strength=strength)
    nodes.link(nodes.ramp(height, stops), background.inputs[0])
    output = nodes.add("ShaderNodeOutputWorld")
    nodes.link(background.outputs[0], output.inputs[0])


def studio(scale: float = 1.0, target: Point3 = (0, 0, 0.8), key: float = 420) -> None:
    """Light for a single object: warm key from the top left, cool strip, rim."""
    s = scale
    world()
    area((-3.2 * s, -2.2 * s, 5.2 * s), 2.0 * s, key * s * s, (1, 0.93, 0.82), target)
    area((4 * s, -1.5 * s, 2.6 * s), 1.2 * s, key * 0.22 * s * s, (0.75, 0.85, 1), target, 3.5 * s)
    area((1.5 * s, 4.2 * s, 3.4 * s), 3.0 * s, key * 0.45 * s * s, (1, 0.88, 0.7), target, 1.0 * s)


def catcher(half: float = 30) -> Any:
    """A dull floor that only catches shadows."""
    from art.blender.materials import plain

    corners = [(-half, -half, 0.0), (half, -half, 0.0), (half, half, 0.0), (-half, half, 0.0)]
    floor = mesh(
        "floor", corners, [(0, 1, 2, 3)], plain("floor", (0.2, 0.12, 0.06), 0.8, specular=0)
    )
    floor.is_shadow_catcher = True
    return floor


def camera(
    elevation: float = 42,
    azimuth: float = 0,
    distance: float = 14,
    target: Point3 = (0, 0, 0.9),
    width: float | None = None,
    lens: float = 85,
) -> Any:
    """A camera that looks at ``target``; with ``width`` it shows so many units, unforeshortened."""
    data = bpy.data.cameras.new("camera")
    thing = bpy.data.objects.new("camera", data)
    bpy.context.collection.objects.link(thing)
    up, around = math.radians(elevation), math.radians(azimuth)
    aim = Vector(target)
    away = (math.sin(around) * math.cos(up), -math.cos(around) * math.cos(up), math.sin(up))
    thing.location = aim + Vector(away) * distance
    if elevation > 89.9:
        thing.rotation_euler = (0, 0, around)
    else:
        thing.rotation_euler = (aim - thing.location).to_track_quat("-Z", "Y").to_euler()
    if width:
        data.type = "ORTHO"
        data.ortho_scale = width
    else:
        data.lens = lens
    bpy.context.scene.camera = thing
    return thing


def overhead(width: float, height: float, distance: float = 13.0) -> Any:
    """Straight down with perspective: the floor (z = 0) fills the frame exactly.

    Tall things show their sides, yet the grid on the floor stays square.
    """
    data = bpy.data.cameras.new("overhead")
    thing = bpy.data.objects.new("overhead", data)
    bpy.context.collection.objects.link(thing)
    thing.location = (0, 0, distance)
    data.sensor_width = 36
    data.lens = 36 * distance / max(width, height)
    bpy.context.scene.camera = thing
    return thing


def bounce(times: int) -> None:
    """How often light is followed; three are enough for a room seen from above."""
    cycles = bpy.context.scene.cycles
    cycles.max_bounces = times
    cycles.diffuse_bounces = cycles.glossy_bounces = times - 1
    cycles.transmission_bounces = times


def render(path: Path | str) -> float:
    """Render to ``path`` without Blender's chatter; the seconds it took."""
    scene = bpy.context.scene
    scene.render.filepath = str(path)
    start = time.perf_counter()
    with quiet():
        bpy.ops.render.render(write_still=True)
    return time.perf_counter() - start
