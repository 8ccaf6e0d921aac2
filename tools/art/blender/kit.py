"""The Blender kit in one import: ``from art.blender import kit``, inside a maker only."""

from __future__ import annotations

from art.blender.materials import (
    brass,
    cloth,
    fire,
    glass,
    glow,
    gunmetal,
    leather,
    marble,
    metal,
    pewter,
    picture,
    plain,
    steel,
    waxy,
    wood,
)
from art.blender.nodes import Colour, Nodes, hex_colour, new_material, shade
from art.blender.passes import render_apart
from art.blender.scene import (
    area,
    bounce,
    bulb,
    camera,
    catcher,
    overhead,
    quiet,
    render,
    reset,
    studio,
    sun,
    world,
)
from art.blender.shapes import (
    Point2,
    Point3,
    arc,
    ball,
    bezier,
    boolean,
    box,
    finish,
    group,
    lathe,
    lay_flat,
    mesh,
    place,
    plate,
    spin,
    tube,
)

__all__ = [
    "Colour", "Nodes", "Point2", "Point3", "arc", "area", "ball", "bezier", "boolean", "bounce", "box",
    "brass", "bulb", "camera", "catcher", "cloth", "finish", "fire", "glass", "glow", "group", "gunmetal",
    "hex_colour", "lathe", "lay_flat", "leather", "marble", "mesh", "metal", "new_material",
    "overhead", "pewter", "picture", "place", "plain", "plate", "quiet", "render",
    "render_apart", "reset", "shade", "spin", "steel", "studio", "sun", "tube", "waxy", "wood", "world",
]  # fmt: skip
