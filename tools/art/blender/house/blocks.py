"""Many small blocks as one mesh, each with its own tint: books, bricks, keys, tiles."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from art.blender import kit
from art.blender.kit import Colour, Point3

CORNERS = [(a, b, c) for a in (-0.5, 0.5) for b in (-0.5, 0.5) for c in (-0.5, 0.5)]
SIDES = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]


@dataclass(frozen=True)
class Block:
    """A box by its size and centre, leaning back about X by degrees."""

    size: Point3
    at: Point3
    tint: Colour
    lean: float = 0.0


def _corner(block: Block, corner: Point3) -> Point3:
    x, y, z = (c * s for c, s in zip(corner, block.size, strict=True))
    lean = math.radians(block.lean)
    y, z = y * math.cos(lean) - z * math.sin(lean), y * math.sin(lean) + z * math.cos(lean)
    return block.at[0] + x, block.at[1] + y, block.at[2] + z


def blocks(name: str, parts: Sequence[Block], material: Any, bevel: float = 0.0) -> Any:
    """All of them as one object; ``material`` reads the attribute ``tint``."""
    vertices = [_corner(block, corner) for block in parts for corner in CORNERS]
    faces = [[8 * n + v for v in side] for n in range(len(parts)) for side in SIDES]
    thing = kit.mesh(name, vertices, faces, material, bevel=bevel, angle=20)
    tints = thing.data.attributes.new("tint", "FLOAT_COLOR", "FACE")
    for number, tint in enumerate(block.tint for block in parts for _ in SIDES):
        tints.data[number].color = (*tint, 1)
    return thing
