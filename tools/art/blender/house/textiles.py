"""Rugs and carpets: a woven picture on a thin slab, fringes at the ends."""

from __future__ import annotations

import random
import tempfile
from pathlib import Path
from typing import Any

from art.blender import kit
from art.blender.house.stuff import Stuff
from art.rooms_rugs import PATTERNS


def rug(stuff: Stuff, pattern: str, wide: float, high: float, fringe: bool = True) -> Any:
    """A rug of ``PATTERNS``; its fringes are at the +Y and -Y ends."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / f"{pattern}.png"
        PATTERNS[pattern](wide, high).save(path)
        woven = kit.picture(f"rug {pattern}", path, 0.95, sheen=0.35)
    nodes = kit.Nodes(woven.node_tree)
    shader = woven.node_tree.nodes["Principled BSDF"]
    nodes.bump(nodes.noise(nodes.mapped((1, 1, 1)), Scale=130, Detail=2), shader, 0.5)
    body = kit.lay_flat(kit.box("rug", (wide, high, 0.03), (0, 0, 0.01), woven, 0.01), wide, high)
    parts = [body]
    if fringe:
        rng, thread = random.Random(2), stuff.paint("#d8c8a0", 0.9)
        for side in (-1, 1):
            for n in range(int(wide / 0.04)):
                x = -wide / 2 + 0.02 + n * 0.04
                path_points = [
                    (x, side * high / 2, 0.015),
                    (x + rng.uniform(-0.02, 0.02), side * (high / 2 + 0.1), 0.006),
                ]
                parts.append(kit.tube("thread", path_points, 0.009, thread, resolution=1))
    return kit.group(parts)
