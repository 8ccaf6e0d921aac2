"""How a piece is photographed: its canvas, the pixel it stands on, object and shadow apart."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from PIL import Image

from art.blender import kit

OVER = 2  # rendered so many times larger than kept: edges are crisper


@dataclass(frozen=True)
class View:
    """A raised camera that puts the board point (0, 0, 0) on pixel ``anchor``."""

    canvas: tuple[int, int]
    anchor: tuple[int, int]
    scale: float  # pixels to one Blender unit
    elevation: float

    def begin(self, samples: int) -> None:
        """An empty scene of the right size."""
        width, height = self.canvas
        kit.reset((width * OVER, height * OVER), samples)

    def shoot(self, gain: float = 1.0) -> tuple[Image.Image, Image.Image]:
        """Light, floor, camera, two renders: the object and its shadow."""
        kit.studio(1.0, (0, 0, 0.8))
        floor = kit.catcher()
        width, height = self.canvas
        right = (width / 2 - self.anchor[0]) / self.scale
        up = (self.anchor[1] - height / 2) / self.scale
        target = (right, 0.0, up / math.cos(math.radians(self.elevation)))
        kit.camera(self.elevation, 0, 15, target, width=max(width, height) / self.scale)
        thing, shadow = kit.render_apart(floor, gain, shadow_samples=32, feather=0.02)
        return (
            thing.resize(self.canvas, Image.Resampling.LANCZOS),
            self._faded(shadow.resize(self.canvas, Image.Resampling.LANCZOS)),
        )

    def _faded(self, shadow: Image.Image) -> Image.Image:
        """Faint parts let go, and the long end faded out well before the canvas ends."""
        width, height = self.canvas
        alpha = np.asarray(shadow.getchannel("A")).astype(float) / 255
        y, x = np.mgrid[0:height, 0:width] + 0.5
        inwards = np.minimum.reduce(
            [
                x / max(8.0, 0.45 * self.anchor[0]),
                (width - x) / (0.45 * (width - self.anchor[0])),
                y / (0.35 * self.anchor[1]),
                (height - y) / max(8.0, 0.5 * (height - self.anchor[1])),
            ]
        )
        inwards = np.clip(inwards, 0, 1)
        alpha = np.clip(alpha - 0.05, 0, 1) / 0.95 * inwards * inwards * (3 - 2 * inwards)
        shadow.putalpha(Image.fromarray(np.round(alpha * 255).astype(np.uint8)))
        return shadow
