"""SVG text to pictures: the one place that talks to resvg."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PIL.Image import Image


def document(body: str, width: float, height: float, defs: str = "") -> str:
    """A whole SVG document around ``body``."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" '
        f'width="{width:g}" height="{height:g}"><defs>{defs}</defs>{body}</svg>'
    )


def rasterise(text: str, width: int, height: int) -> Image:
    """The SVG document ``text`` as a picture with alpha."""
    import resvg_py
    from PIL import Image

    data = bytes(resvg_py.svg_to_bytes(svg_string=text, width=width, height=height))
    return Image.open(io.BytesIO(data)).convert("RGBA")
