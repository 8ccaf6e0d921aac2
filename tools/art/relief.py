"""Surfaces from height fields: noise to build them, one lamp to light them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from art import palette

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from PIL.Image import Image

    Field = NDArray[np.floating[Any]]

LAMP: Final = (-0.45, -0.6, 0.66)  # from the upper left, towards the eye


def noise(height: int, width: int, sizes: tuple[float, ...], seed: int) -> Field:
    """Soft noise from -1 to 1 or so: one layer for each size in pixels, the larger the stronger."""
    import numpy as np

    dice = np.random.default_rng(seed)
    total = np.zeros((height, width))
    for size in sizes:
        layer = _soft(dice, height, width, size)
        total += layer / (layer.std() or 1) * size**0.5
    return np.asarray(total / (sum(sizes) ** 0.5 * 2))


def _soft(dice: np.random.Generator, height: int, width: int, size: float) -> Field:
    """Noise of one size; coarse noise is made small and enlarged, which is much quicker."""
    import numpy as np
    from PIL import Image
    from scipy.ndimage import gaussian_filter

    shrink = max(1, int(size / 3))
    small = (height // shrink + 2, width // shrink + 2)
    layer = gaussian_filter(dice.normal(0, 1, small).astype(np.float32), size / shrink, mode="wrap")
    if shrink == 1:
        return np.asarray(layer[:height, :width], float)
    grown = Image.fromarray(layer).resize((width, height), Image.Resampling.BICUBIC)
    return np.asarray(grown).astype(float)


def lit(heights: Field, steepness: float) -> Field:
    """How bright a surface of these heights is under the lamp: 1 where it lies flat."""
    import numpy as np

    down, right = np.gradient(heights * steepness)
    length = np.sqrt(down**2 + right**2 + 1)
    x, y, z = LAMP
    bright = (-right * x - down * y + z) / length
    return np.asarray(np.maximum(bright, 0) / z)


def gleam(heights: Field, steepness: float, sharpness: float) -> Field:
    """The highlight a shiny surface of these heights returns to the eye, 0 to 1."""
    import numpy as np

    down, right = np.gradient(heights * steepness)
    length = np.sqrt(down**2 + right**2 + 1)
    x, y, z = LAMP
    half = np.array([x, y, z + 1.0])
    half /= np.linalg.norm(half)
    facing = (-right * half[0] - down * half[1] + half[2]) / length
    return np.asarray(np.clip(facing, 0, 1) ** sharpness)


def tinted(colour: str, bright: Field, shine: Field | float = 0.0) -> Image:
    """A picture of one colour under the given light."""
    import numpy as np
    from PIL import Image

    base = np.array(palette.rgb(colour), float)
    pixels = base * bright[..., None] + 255 * np.asarray(shine)[..., None]
    return Image.fromarray(pixels.clip(0, 255).astype(np.uint8))
