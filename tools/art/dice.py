"""Ivory dice: large resting ones, and sheets of tumbling ones with the data to move them."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from art import dice_body as body
from art import dice_light as light
from art import dice_throws as throws
from art import manifest

if TYPE_CHECKING:
    from PIL.Image import Image

FOLDER: Final = manifest.ASSETS / "dice"
CELL: Final = 176  # pixels of one tumbling picture
COLUMNS: Final = 6
REST: Final = 256  # pixels of a resting picture
SHADOW: Final = 256
SHADOW_WIDTHS: Final = 3.4
QUALITY: Final = 87
KINDS: Final = {"one": 1, "two": 2}

ABOUT: Final = (
    "Throws of the dice. Lengths are die widths, times milliseconds; x grows to the right and y "
    "down the screen, both from the throw's resting point (for two dice the point between them), "
    "already seen from the raised camera: nothing more has to be projected. A die is drawn by "
    "putting the middle of its cell at (x, y), cell_widths * scale die widths wide. Frame i of a "
    "throw is cell i of the sheet dice.KIND.THROW.DIE.FACE, counted along rows of so many columns; "
    "it is shown from ms[i] on, and x and y may be interpolated to ms[i + 1]. front names the die "
    "drawn last. Under a die go two shadows, both with their middle at (shadow_x, shadow_y): "
    "dice.shadow with opacity shadow * (1 - contact), shadow_scale times as wide as "
    "shadow_widths, and die.shadow (die.shadow.b for die b), unscaled, with opacity contact. "
    "From the last frame on the still pictures die.FACE (die a) and die.FACE.b (die b), "
    "cell_widths wide, take the sheets' place: the die lies in them exactly as in the last frame. "
    "height is how far a die is off the table, for the sound of its knocks."
)

_e = np.radians(light.ELEVATION)
_DRIFT = 0.45  # how far a lifted die's shadow goes away from the key light, per height


def _screen(point: throws.Array) -> throws.Array:
    """A place in the world as seen: x to the right, y down."""
    return np.array([point[0], -(point[1] * np.sin(_e) + point[2] * np.cos(_e))])


# ------------------------------------------------------------------ data


def _rounded(values: throws.Array, digits: int = 3) -> list[float]:
    return [round(float(value), digits) + 0.0 for value in values]


def _die_data(path: throws.Path) -> dict[str, list[float]]:
    """Where one die and its shadow are, frame by frame."""
    height = np.maximum(path.centre[:, 2] - body.HALF, 0.0)
    height[-1] = 0.0
    origin = _screen(np.array([0.0, 0.0, body.HALF]))
    seen = np.array([_screen(c) for c in path.centre]) - origin
    key = np.array(light.LAMPS[0].at[:2]) / light.LAMPS[0].at[2]
    ground = path.centre * (1, 1, 0)
    ground[:, :2] -= np.outer(height, key) * _DRIFT
    below = np.array([_screen(g) for g in ground]) - origin
    turn = throws.angle(path.turned, path.turned[-1])
    away = np.linalg.norm(path.centre - path.centre[-1], axis=1)
    contact = np.clip(1.15 - turn / 0.35, 0, 1) * np.clip(1.15 - away / 0.3, 0, 1)
    return {
        "x": _rounded(seen[:, 0]),
        "y": _rounded(seen[:, 1]),
        "height": _rounded(height),
        "scale": _rounded(1.0 + 0.03 * height),
        "shadow_x": _rounded(below[:, 0]),
        "shadow_y": _rounded(below[:, 1]),
        "shadow_scale": _rounded(1.0 + 0.22 * height),
        "shadow": _rounded(1.0 / (1.0 + 0.9 * height)),
        "contact": _rounded(contact),
    }


def _in_front(throw: throws.Throw) -> list[str]:
    """Which die is nearer to the camera, frame by frame."""
    depths = [
        path.centre[:, 1] * np.cos(_e) - path.centre[:, 2] * np.sin(_e) for path in throw.paths
    ]
    return ["ab"[int(np.argmin(frame))] for frame in np.transpose(depths)]


def _throw_data(throw: throws.Throw) -> dict[str, Any]:
    names = "ab"[: len(throw.paths)]
    milliseconds = np.round(throw.seconds * 1000).astype(int)
    return {
        "duration": int(milliseconds[-1]),
        "ms": milliseconds.tolist(),
        "front": _in_front(throw),
        "dice": {n: _die_data(p) for n, p in zip(names, throw.paths, strict=True)},
    }


def _write_data(chosen: dict[str, list[throws.Throw]], cell_widths: float) -> None:
    head = {
        "about": ABOUT,
        "cell": CELL,
        "cell_widths": cell_widths,
        "columns": COLUMNS,
        "frames": throws.FRAMES,
        "shadow_widths": SHADOW_WIDTHS,
        "tray": throws.TRAY,
    }
    parts = [f"  {json.dumps(key)}: {json.dumps(value)}" for key, value in head.items()]
    kinds = []
    for kind, some in chosen.items():
        rows = ",\n".join("      " + json.dumps(_throw_data(throw)) for throw in some)
        kinds.append(f"    {json.dumps(kind)}: [\n{rows}\n    ]")
    parts.append('  "throws": {\n' + ",\n".join(kinds) + "\n  }")
    (FOLDER / "throws.json").write_text("{\n" + ",\n".join(parts) + "\n}\n", encoding="utf-8")


# ------------------------------------------------------------------ tumbling


def _sheets(path: throws.Path, die: str) -> list[Image]:
    """Six sheets of one die's way, one for each number it may end on."""
    from PIL import Image

    from art import dice_render

    rows = -(-throws.FRAMES // COLUMNS)
    sheets = [Image.new("RGBA", (CELL * COLUMNS, CELL * rows)) for _ in body.FACES]
    relabels = [
        np.round(path.turned[-1].T @ body.resting(face, throws.REST_YAW[die]))
        for face in body.FACES
    ]
    for frame in range(throws.FRAMES):
        lift = float(path.centre[frame][2]) - body.HALF
        traced = dice_render.trace(path.turned[frame], lift, CELL)
        place = (CELL * (frame % COLUMNS), CELL * (frame // COLUMNS))
        for sheet, relabel in zip(sheets, relabels, strict=True):
            sheet.paste(dice_render.picture(traced, relabel), place)
    return sheets


def make_tumbling() -> list[manifest.Entry]:
    """Every throw for every number: sheets, and the data that moves them."""
    from art.dice_render import CELL_WIDTHS

    FOLDER.mkdir(parents=True, exist_ok=True)
    chosen = {kind: throws.choose(count) for kind, count in KINDS.items()}
    entries = [
        manifest.Entry(
            "dice.throws", "data", "dice/throws.json", "how thrown dice move", "dice.tumbling"
        )
    ]
    for kind, some in chosen.items():
        throws.prove(some)
        for number, throw in enumerate(some):
            for die, path in zip("ab", throw.paths, strict=False):
                for face, sheet in zip(body.FACES, _sheets(path, die), strict=True):
                    name = f"{kind}.{number}.{die}.{face}"
                    file = f"dice/{name}.webp"
                    sheet.save(
                        manifest.ASSETS / file,
                        "WEBP",
                        quality=QUALITY,
                        alpha_quality=90,
                        method=6,
                    )
                    entries.append(
                        manifest.Entry(
                            f"dice.{name}",
                            "picture",
                            file,
                            f"throw {number} of {kind}: die {die} tumbling to a {face}",
                            "dice.tumbling",
                            sheet.size,
                        )
                    )
    _write_data(chosen, CELL_WIDTHS)
    return entries


# ------------------------------------------------------------------ resting


def _keep(name: str, picture: Image, purpose: str) -> manifest.Entry:
    """Write a picture that is placed by its middle."""
    file = f"dice/{name}.webp"
    picture.save(manifest.ASSETS / file, "WEBP", quality=93, method=6)
    middle = (picture.width // 2, picture.height // 2)
    return manifest.Entry(name, "picture", file, purpose, "dice.resting", picture.size, middle)


def _shadows() -> list[manifest.Entry]:
    """Under the first die, under the second, and under one that tumbles."""
    from PIL import ImageFilter

    from art import dice_shadow

    yaws = (*throws.REST_YAW.values(), np.radians(50.0), np.radians(72.0))
    cast = [dice_shadow.darkness(yaw, SHADOW, SHADOW_WIDTHS) for yaw in yaws]
    soft = dice_shadow.picture(np.mean(cast, axis=0), 0.9).filter(ImageFilter.GaussianBlur(7))
    lying = [
        _keep(f"die.shadow{suffix}", dice_shadow.picture(dark, 1.0), "shadow of a resting die")
        for suffix, dark in zip(("", ".b"), cast, strict=False)
    ]
    return [*lying, _keep("dice.shadow", soft, "shadow of a tumbling die")]


def make_resting() -> list[manifest.Entry]:
    """The twelve resting pictures (two turns of six numbers), and the shadows."""
    from art import dice_render

    FOLDER.mkdir(parents=True, exist_ok=True)
    entries = _shadows()
    for suffix, die in (("", "a"), (".b", "b")):
        for face in body.FACES:
            traced = dice_render.trace(body.resting(face, throws.REST_YAW[die]), 0.0, REST)
            shown = dice_render.picture(traced, np.eye(3))
            entries.append(
                _keep(f"die.{face}{suffix}", shown, f"die lying on the table, {face} up")
            )
    return entries


MAKERS: dict[str, Callable[[], list[manifest.Entry]]] = {
    "dice.tumbling": make_tumbling,
    "dice.resting": make_resting,
}
