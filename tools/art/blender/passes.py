"""An object and its shadow rendered apart, so that a piece can be lifted off its shadow."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

import bpy
import numpy as np
from PIL import Image

from art.blender.scene import render

UMBER = (12, 7, 4)


def _show(things: list[Any], floor: Any, mode: str) -> None:
    """``object``: the floor unseen but bouncing light; ``shadow``: only the floor seen."""
    floor.is_shadow_catcher = mode == "shadow"
    floor.visible_camera = mode == "shadow"
    for thing in things:
        thing.visible_camera = mode == "object"


def render_apart(
    floor: Any, gain: float = 1.0, shadow_samples: int = 24, feather: float = 0.10
) -> tuple[Image.Image, Image.Image]:
    """Pictures of everything but the floor, and of its shadow on the floor, on one canvas."""
    scene = bpy.context.scene
    things = [o for o in scene.objects if o.type == "MESH" and o is not floor]
    with tempfile.TemporaryDirectory() as folder:
        seen, cast = Path(folder) / "object.png", Path(folder) / "shadow.png"
        _show(things, floor, "object")
        render(seen)
        thing = Image.open(seen).convert("RGBA")
        _show(things, floor, "shadow")
        samples, scene.cycles.samples = scene.cycles.samples, shadow_samples
        scene.render.resolution_percentage = 50  # a soft shadow needs no more
        render(cast)
        scene.cycles.samples = samples
        scene.render.resolution_percentage = 100
        grey = Image.open(cast).getchannel("A").resize(thing.size, Image.Resampling.BICUBIC)
    return thing, _clean_shadow(np.asarray(grey).astype(float) / 255, gain, feather)


def _clean_shadow(alpha: np.ndarray[Any, Any], gain: float, feather: float) -> Image.Image:
    """The catcher never quite reaches 0 at the frame: take its level off, feather the border."""
    height, width = alpha.shape
    y, x = np.mgrid[0:height, 0:width]
    inwards = np.minimum.reduce([x, width - 1 - x, y, height - 1 - y]) / (
        feather * min(width, height)
    )
    inwards = np.clip(inwards, 0, 1)
    inwards = inwards * inwards * (3 - 2 * inwards)
    level = np.percentile(alpha, 8) + 0.01
    alpha = np.clip((alpha - level) / (1 - level), 0, 1) * inwards * gain
    shadow = np.zeros((height, width, 4), np.uint8)
    shadow[..., :3] = UMBER
    shadow[..., 3] = np.round(np.clip(alpha, 0, 1) * 255)
    return Image.fromarray(shadow)
