"""Small signs drawn as brass line work on a grid of 32 units.

A sign is a few lines of text, one mark each, painted in order:

``s PATH``   a stroke            ``f PATH``   a filled shape
``t PATH``   a thick stroke, for pipe and rope
``o X Y R``  a ring              ``p X Y R``  a filled dot
``x PATH``   a stroke that cuts  ``X PATH``   a shape that cuts away what is below
``e X Y R``  a dot that cuts

A leading ``+`` keeps a mark for 96 pixels and more, a leading ``-`` for 32 and less.
Main lines stand on odd units: a 2-unit stroke then fills whole pixels at 16 and at 32.
The signs are brass in lamplight; on paper the window lays them down in ink.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from art import manifest, svg

if TYPE_CHECKING:
    from PIL.Image import Image

GRID: Final = 32
SIZES: Final = (16, 32, 96, 192)
SMALL: Final = 32
STROKE: Final = {16: 2.7, 32: 2.4, 96: 2.1, 192: 2.0}
CUT: Final = {16: 2.2, 32: 1.7, 96: 1.4, 192: 1.3}
THICK: Final = 5.4
SHEEN_TOP: Final = (255, 240, 184)
SHEEN_FOOT: Final = (206, 164, 66)
FLAT: Final = (244, 211, 120)


def draw(sign: str, size: int) -> Image:
    """The sign at ``size`` pixels: brass with the sign as its alpha."""
    from PIL import Image

    marks = "".join(_mark(line.strip(), size) for line in sign.splitlines() if line.strip())
    body = f'<rect width="{GRID}" height="{GRID}" fill="#000"/>{marks}'
    over = 1 if size <= SMALL else 2  # resvg's own edges are the crispest where pixels count
    mask = svg.rasterise(svg.document(body, GRID, GRID), size * over, size * over).convert("L")
    if over > 1:
        mask = mask.resize((size, size), Image.Resampling.LANCZOS)
    picture = _colour(size)
    picture.putalpha(mask)
    return picture


def _colour(size: int) -> Image:
    """Flat brass for small signs, a faint sheen from above for large ones."""
    from PIL import Image

    if size <= SMALL:
        return Image.new("RGB", (size, size), FLAT)
    column = Image.new("RGB", (1, size))
    for y in range(size):
        share = y / (size - 1)
        pairs = zip(SHEEN_TOP, SHEEN_FOOT, strict=True)
        red, green, blue = (round(a + (b - a) * share) for a, b in pairs)
        column.putpixel((0, y), (red, green, blue))
    return column.resize((size, size))


def _mark(line: str, size: int) -> str:
    if line[0] == "+":
        return _mark(line[1:].strip(), size) if size > SMALL else ""
    if line[0] == "-":
        return _mark(line[1:].strip(), size) if size <= SMALL else ""
    kind, what = line.split(" ", 1)
    pen = 'fill="none" stroke-linecap="round" stroke-linejoin="round"'
    if kind == "s":
        return f'<path d="{what}" {pen} stroke="#fff" stroke-width="{STROKE[size]}"/>'
    if kind == "t":
        return f'<path d="{what}" fill="none" stroke="#fff" stroke-width="{THICK}"/>'
    if kind == "x":
        return f'<path d="{what}" {pen} stroke="#000" stroke-width="{CUT[size]}"/>'
    if kind in "fX":
        return f'<path d="{what}" fill="{"#fff" if kind == "f" else "#000"}"/>'
    x, y, radius = what.split()
    circle = f'<circle cx="{x}" cy="{y}" r="{radius}"'
    if kind == "o":
        return f'{circle} {pen} stroke="#fff" stroke-width="{STROKE[size]}"/>'
    if kind in "pe":
        return f'{circle} fill="{"#fff" if kind == "p" else "#000"}"/>'
    raise ValueError(f"no mark is called {kind!r}")


def write(
    signs: dict[str, str], *, prefix: str, folder: str, maker: str, purpose: str
) -> list[manifest.Entry]:
    """Draw every sign in every size into ``assets/folder``."""
    target = manifest.ASSETS / folder
    target.mkdir(parents=True, exist_ok=True)
    entries = []
    for name, sign in signs.items():
        for size in SIZES:
            file = f"{folder}/{name}.{size}.png"
            draw(sign, size).save(manifest.ASSETS / file, optimize=True)
            entries.append(
                manifest.Entry(
                    f"{prefix}.{name}.{size}",
                    "picture",
                    file,
                    f"{purpose}: {name}",
                    maker,
                    (size, size),
                )
            )
    return entries
