"""The title picture: the mansion at night, before the rain the game draws over it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from art import manifest, relief, svg
from art.title import grounds, mansion

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from PIL.Image import Image

    Pixels = NDArray[np.floating[Any]]

FOLDER: Final = "title"
UNITS: Final = (1920, 1080)
SCALE: Final = 2
QUALITY: Final = 90
OVERLAY_QUALITY: Final = 84
MOON: Final = (1408.0, 232.0, 82.0)
GROUND: Final = mansion.GROUND
DRIVE: Final = (
    "M1170,846 C1150,874 1010,950 850,1090 H1740 C1600,960 1320,876 1290,846Z "
    "M900,872 a330,34 0 1 0 660,0 a330,34 0 1 0 -660,0Z"
)
OVERLAY_MARGIN: Final = 0.012  # light fainter than this is left out of an overlay


def make_title() -> list[manifest.Entry]:
    """The picture and the window lights that can be laid over it."""
    import numpy as np
    from PIL import Image

    target = manifest.ASSETS / FOLDER
    target.mkdir(parents=True, exist_ok=True)
    scene = _scene()
    file = f"{FOLDER}/mansion.webp"
    pixels = (scene.clip(0, 1) * 255 + _dither(scene.shape)).clip(0, 255).astype(np.uint8)
    Image.fromarray(pixels).save(manifest.ASSETS / file, quality=QUALITY, method=6)
    size = (pixels.shape[1], pixels.shape[0])
    entries = [manifest.Entry("title", "picture", file, "behind the main menu", "title", size)]
    entries += [_overlay(group) for group in mansion.GROUPS]
    return entries


def _dither(shape: tuple[int, ...]) -> Pixels:
    """Noise below one level, so that dark gradients do not show steps."""
    import numpy as np

    return np.random.default_rng(2).uniform(-0.7, 0.7, shape).astype(np.float32)


# -- drawing to arrays -----------------------------------------------------------------------


def _drawn(body: str) -> Pixels:
    """SVG in picture units as an array of shares, with alpha."""
    import numpy as np

    defs = mansion.defs() + grounds.paints()
    text = svg.document(body, *UNITS, defs)
    picture = svg.rasterise(text, UNITS[0] * SCALE, UNITS[1] * SCALE)
    return np.asarray(picture).astype(np.float32) / 255


def _over(below: Pixels, above: Pixels) -> None:
    """Lay a drawing over the scene."""
    alpha = above[..., 3:]
    below *= 1 - alpha
    below += above[..., :3] * alpha


def _blurred(pixels: Pixels, radius: float) -> Pixels:
    """A soft copy; wide blurs are made small and enlarged."""
    import numpy as np
    from PIL import Image
    from scipy.ndimage import gaussian_filter

    shrink = max(1, int(radius * SCALE / 4))
    height, width = pixels.shape[:2]
    small = pixels[: height // shrink * shrink, : width // shrink * shrink]
    small = small.reshape(height // shrink, shrink, width // shrink, shrink, -1).mean(axis=(1, 3))
    out = np.empty_like(pixels)
    for channel in range(pixels.shape[2]):
        soft = gaussian_filter(small[..., channel], radius * SCALE / shrink)
        grown = Image.fromarray(soft.astype(np.float32)).resize(
            (width, height), Image.Resampling.BICUBIC
        )
        out[..., channel] = np.asarray(grown)
    return np.maximum(out, 0)


def _grid() -> tuple[Pixels, Pixels]:
    """Every pixel's place in picture units."""
    import numpy as np

    y, x = np.mgrid[0 : UNITS[1] * SCALE, 0 : UNITS[0] * SCALE].astype(np.float32)
    return x / SCALE, y / SCALE


def _noise(sizes: tuple[float, ...], seed: int, stretch: int = 1) -> Pixels:
    """Noise in picture units; ``stretch`` draws it out sideways."""
    import numpy as np
    from PIL import Image

    width, height = UNITS[0] * SCALE, UNITS[1] * SCALE
    scaled = tuple(size * SCALE for size in sizes)
    field = relief.noise(height, width // stretch, scaled, seed).astype(np.float32)
    if stretch == 1:
        return field
    return np.asarray(Image.fromarray(field).resize((width, height), Image.Resampling.BICUBIC))


# -- the scene ---------------------------------------------------------------------------------


def _scene() -> Pixels:
    """Everything, from the sky to the gate."""
    import numpy as np

    x, y = _grid()
    scene = _sky(x, y)
    _over(scene, _drawn(grounds.far_woods()))
    _mist(scene, x, y, height=800, depth=70, strength=0.5, seed=41)
    behind = grounds.bare_tree(648, 842, 420, seed=9, lean=0.05, colour="#0c1622", depth=8)
    behind += grounds.bare_tree(1850, 842, 500, seed=22, lean=-0.06, colour="#0b1520", depth=8)
    _over(scene, _drawn(behind))
    house = _drawn(mansion.front())
    weather = 1 + _noise((1.2, 5), 51) * 0.05 + _noise((40,), 52) * 0.10
    house[..., :3] *= weather[..., None]
    house[..., :3] *= _moonshare(x, y)[..., None] * np.array([0.54, 0.69, 0.80], np.float32)
    _over(scene, house)
    lamps = _drawn('<rect width="1920" height="1080" fill="#000"/>' + mansion.light(0))[..., :3]
    scene = _lit(scene, lamps, house[..., 3])
    ground = _ground(scene, x, y)
    below = np.clip((y - GROUND) / 1.5 + 0.5, 0, 1)[..., None]
    steps = _drawn(mansion.front())[..., 3:] * (y > GROUND)[..., None]
    scene = scene * (1 - below * (1 - steps)) + ground * below * (1 - steps)
    _over(scene, _drawn(grounds.near_plants()))
    _mist(scene, x, y, height=846, depth=38, strength=0.42, seed=43)
    _over(scene, _drawn(_near_trees()))
    gate = _drawn(grounds.gate())
    gate[..., :3] *= (1 + _noise((1.5, 6), 61) * 0.12)[..., None]
    _over(scene, gate)
    _mist(scene, x, y, height=1010, depth=60, strength=0.16, seed=47)
    return _graded(scene, x, y)


def _near_trees() -> str:
    return grounds.bare_tree(
        90, 1010, 900, seed=5, lean=0.10, depth=10, colour="#04070b"
    ) + grounds.bare_tree(1946, 1010, 640, seed=27, lean=-0.10, depth=9, colour="#04070b")


def _sky(x: Pixels, y: Pixels) -> Pixels:
    """Moon, halo, and torn cloud lit from behind."""
    import numpy as np

    mx, my, radius = MOON
    down = np.clip(y / GROUND, 0, 1)[..., None]
    top, low = np.array([0.008, 0.022, 0.050]), np.array([0.060, 0.150, 0.225])
    sky = top * (1 - down) + low * down**1.3
    away = np.hypot(x - mx, y - my)
    disc = np.clip((radius - away) * SCALE * 0.6 + 0.5, 0, 1)
    seas = np.clip(0.93 + _noise((6, 15, 30), 71) * 0.10, 0.6, 1.06)
    moon = disc * seas
    halo = np.exp(-((away / 150) ** 2)) * 0.55 + np.exp(-away / 330) * 0.36
    cloud = _noise((12, 34, 80, 150), 79, stretch=2) + _noise((3, 8), 73, stretch=2) * 0.14
    cover = np.clip((cloud + 0.42 - 0.30 * np.exp(-((away / 150) ** 2))) / 1.15, 0, 1)
    cover = cover * cover * (3 - 2 * cover)
    thin = cover * (1 - cover) * 4  # cloud edges glow where the moon shines through
    blue = np.array([0.52, 0.66, 0.80])
    cream = np.array([1.0, 0.93, 0.74])
    sky = sky + halo[..., None] * (blue * 0.45 + cream * 0.22)
    sky = sky * (1 - disc[..., None]) + moon[..., None] * cream * 1.25
    veil = cover[..., None] * (0.90 - 0.18 * disc[..., None])
    dark = np.array([0.018, 0.036, 0.066]) + halo[..., None] * (
        blue * np.array([0.30, 0.42, 0.46]) + cream * 0.05
    )
    sky = sky * (1 - veil) + dark * veil
    sky = sky + (thin * (halo * 0.85 + 0.035))[..., None] * (cream * 0.45 + blue * 0.5)
    return np.asarray(sky.astype(np.float32))


def _moonshare(x: Pixels, y: Pixels) -> Pixels:
    """How much of the night's light reaches each part of the house."""
    import numpy as np

    mx, my, _ = MOON
    near = np.exp(-((np.hypot((x - mx) * 0.8, y - my) / 430) ** 2))
    return np.asarray(0.52 + 0.85 * near + 0.10 * np.clip((700 - y) / 400, 0, 1))


def _lit(scene: Pixels, lamps: Pixels, house: Pixels) -> Pixels:
    """Lamps burning: the panes, the glow around them, and stone warmed by it."""
    import numpy as np

    strength = lamps.max(axis=2, keepdims=True)
    scene = scene * (1 - np.clip(strength * 1.4, 0, 1)) + lamps
    bloom = _blurred(lamps, 4) * 0.16 + _blurred(lamps, 16) * 0.40 + _blurred(lamps, 60) * 0.80
    panes = _drawn(mansion.panes(0))[..., 3:]
    scene += bloom * (1 - 0.84 * panes)  # bars and people stay dark against the light
    warmed = _blurred(lamps, 26) * house[..., None]
    scene += scene * warmed * np.array([4.6, 3.4, 2.2], np.float32)
    return scene.astype(np.float32)


def _ground(scene: Pixels, x: Pixels, y: Pixels) -> Pixels:
    """Wet lawn and gravel; the drive returns the house upside down."""
    import numpy as np

    blades = _noise((0.8, 2.2), 81) * 0.5 + _noise((5, 16), 82, stretch=3) * 0.5
    depth = np.clip((y - GROUND) / (UNITS[1] - GROUND), 0, 1)
    lawn = np.array([0.030, 0.058, 0.058]) * (1.25 - 0.75 * depth[..., None])
    lawn = lawn * (1 + blades[..., None] * 0.55)
    gravel = np.array([0.088, 0.100, 0.118]) * (1.1 - 0.55 * depth[..., None])
    grit = _noise((0.9, 1.8), 83)
    gravel = gravel * (1 + grit[..., None] * 0.28)
    drive = _drawn(f'<path d="{DRIVE}" fill="#fff"/>')[..., 3]
    drive = _blurred(drive[..., None], 2.5)[..., 0]
    drive = np.clip(drive + (blades * 0.10) * (drive > 0.02) * (drive < 0.98), 0, 1)
    mirror = _mirrored(scene, x, y)
    puddle = np.clip(_noise((7, 20, 46), 84, stretch=3) * 0.9 + 0.62, 0.12, 1)
    wet = drive * puddle * (0.95 - 0.25 * depth)
    ground = lawn * (1 - drive[..., None]) + gravel * drive[..., None]
    ground = ground + mirror * wet[..., None] * 0.92 + mirror * ((1 - drive) * 0.10)[..., None]
    spill = _blurred(np.maximum(mirror - 0.35, 0), 40)
    return np.asarray((ground + spill * 0.35).astype(np.float32))


def _mirrored(scene: Pixels, x: Pixels, y: Pixels) -> Pixels:
    """The scene as water on uneven ground shows it: upside down, drawn out, broken."""
    import numpy as np
    from scipy.ndimage import gaussian_filter1d

    height, width = scene.shape[:2]
    depth = np.clip(y - GROUND, 0, None)
    ripple = _noise((2.2, 6), 85, stretch=4) * (1.2 + depth * 0.035)
    shiver = _noise((3, 9), 86, stretch=3) * (2 + depth * 0.09)
    rows = np.clip((GROUND - depth * 1.28 + shiver) * SCALE, 0, height - 1).astype(np.int32)
    columns = np.clip((x + ripple) * SCALE, 0, width - 1).astype(np.int32)
    first = int(GROUND * SCALE)
    mirror = np.zeros_like(scene)
    mirror[first:] = scene[rows[first:], columns[first:]]
    return np.asarray(gaussian_filter1d(mirror, 3.2 * SCALE, axis=0))


def _mist(
    scene: Pixels, x: Pixels, y: Pixels, *, height: float, depth: float, strength: float, seed: int
) -> None:
    """A bank of mist lying at a height, thick and thin by turns."""
    import numpy as np

    drift = _noise((26, 70, 150), seed, stretch=3)
    lift = height + drift * depth * 0.5
    body = np.exp(-(((y - lift) / depth) ** 2)) * np.clip(0.62 + drift * 0.42, 0, 1) * strength
    mx = MOON[0]
    tone = np.array([0.20, 0.28, 0.35]) * (0.75 + 0.5 * np.exp(-(((x - mx) / 620) ** 2)))[..., None]
    scene *= 1 - body[..., None]
    scene += tone * body[..., None]


def _graded(scene: Pixels, x: Pixels, y: Pixels) -> Pixels:
    """A quiet left for the menu, dark corners, and highlights that roll off."""
    import numpy as np

    menu = 1 - 0.34 * np.exp(-(((x - 260) / 420) ** 2))
    corners = 1 - 0.42 * np.clip(np.hypot((x - 1150) / 1250, (y - 520) / 760) - 0.45, 0, 1)
    scene = scene * (menu * corners)[..., None]
    shoulder = 0.72
    bright = np.maximum(scene - shoulder, 0)
    scene = np.minimum(scene, shoulder) + (1 - shoulder) * (1 - np.exp(-bright / (1 - shoulder)))
    paint = _noise((0.7, 1.5), 91) * 0.010
    scene = scene ** np.float32(0.94) + paint[..., None] * (0.4 + scene)
    return np.asarray(np.clip(scene, 0, 1), np.float32)


# -- lights over the picture --------------------------------------------------------------------


def _overlay(group: int) -> manifest.Entry:
    """One group of windows with its glow, to fade in over the dark picture."""
    import numpy as np
    from PIL import Image

    lamps = _drawn('<rect width="1920" height="1080" fill="#000"/>' + mansion.light(group))[..., :3]
    glow = (
        lamps + _blurred(lamps, 4) * 0.16 + _blurred(lamps, 16) * 0.40 + _blurred(lamps, 60) * 0.6
    )
    strength = glow.max(axis=2)
    rows, columns = np.where(strength > OVERLAY_MARGIN)
    top, foot = rows.min() // 2 * 2, (rows.max() + 2) // 2 * 2
    left, right = columns.min() // 2 * 2, (columns.max() + 2) // 2 * 2
    cut = glow[top:foot, left:right]
    alpha = np.clip(cut.max(axis=2, keepdims=True), 0, 1)
    fade = np.clip((alpha - OVERLAY_MARGIN) / 0.05, 0, 1)
    colour = cut / np.maximum(cut.max(axis=2, keepdims=True), 1e-4)
    stacked = (np.dstack([colour, alpha * fade]).clip(0, 1) * 255).astype(np.uint8)
    name = f"title.lit.{group}"
    file = f"{FOLDER}/lit.{group}.webp"
    picture: Image.Image = Image.fromarray(stacked, "RGBA")
    picture.save(manifest.ASSETS / file, quality=OVERLAY_QUALITY, method=6)
    return manifest.Entry(
        name,
        "picture",
        file,
        "window light to fade over the title; its anchor is the title's top left corner",
        "title",
        picture.size,
        (-int(left), -int(top)),
    )


MAKERS: dict[str, Callable[[], list[manifest.Entry]]] = {"title": make_title}
