"""Before and after, side by side: every named scene, the faces, the cards, the board.

``python tools/art/before_after.py [FOLDER] [--before COMMIT]`` lays the commit out beside this one, lets each
draw its own scenes as ``clue shot`` does, and writes a few pages of WebP (``docs/before-after``).
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from PIL.Image import Image

HERE: Final = Path(__file__).resolve().parents[2]
BEFORE: Final = "ca350ca"
"""The last commit whose pictures had not been looked at as a whole."""
SCENES: Final = {
    "title": "title",
    "new game": "newgame",
    "table": "table",
    "suggest": "suggest",
    "accuse": "accuse",
    "curtain": "curtain",
    "wrong envelope": "envelope",
    "ending": "ending",
    "unsolved": "ending-unsolved",
    "review": "review",
    "settings": "settings",
    "saves": "saves",
    "how to play": "howto-case",
    "keys": "howto-hands",
    "a name": "saves-rename",
    "an error": "error",
    "pause": "pause",
}
EXPRESSIONS: Final = ("neutral", "speaking", "smug", "startled", "guilty", "blink", "aside")
SUSPECTS: Final = ("scarlet", "mustard", "white", "green", "peacock", "plum")
PAGE_ROWS: Final = 6
SHOT: Final = (1920, 1080)
THUMB: Final = (800, 450)
LABEL: Final = 30
GAP: Final = 10
GROUND: Final = (16, 24, 24)
INK: Final = (236, 222, 184)
QUALITY: Final = 72
BOARD: Final = (346, 20, 1346, 1060)
"""Where the board is on the table's picture."""


def main() -> int:
    """Draw both, lay them side by side, say what was written."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", nargs="?", type=Path, default=HERE / "docs" / "before-after")
    parser.add_argument("--before", default=BEFORE, help="the commit to compare with")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place:
        then, shots = Path(place) / "then", Path(place) / "shots"
        _git("worktree", "add", "--detach", str(then), options.before)
        try:
            for name, tree in (("then", then), ("now", HERE)):
                _draw(tree, shots / name)
            pages = {**_scene_pages(shots), **_picture_pages(then, shots)}
        finally:
            _git("worktree", "remove", "--force", str(then))
    for name, page in pages.items():
        page.save(options.folder / f"{name}.webp", quality=QUALITY, method=6)
    size = sum(file.stat().st_size for file in options.folder.glob("*.webp")) / 1e6
    print(f"{len(pages)} pages, {size:.1f} MB")
    return 0


def _git(*words: str) -> None:
    subprocess.run(("git", "-C", str(HERE), *words), check=True, capture_output=True)


def _draw(tree: Path, folder: Path) -> None:
    """Every scene by that tree's own code and pictures, from a folder without saved games."""
    folder.mkdir(parents=True)
    env = {**os.environ, "PYTHONPATH": str(tree), "CLUE_DATA": str(folder / "data")}
    for scene in SCENES.values():
        size = "x".join(map(str, SHOT))
        words = ("shot", scene, "--size", size, "--out", str(folder / f"{scene}.png"))
        subprocess.run((sys.executable, "-m", "clue", *words), cwd=tree, env=env, check=True)


# -- pages -----------------------------------------------------------------------------------------


def _scene_pages(shots: Path) -> dict[str, Image]:
    names = list(SCENES)
    parts = [names[at : at + PAGE_ROWS] for at in range(0, len(names), PAGE_ROWS)]
    return {
        f"scenes-{number}": _pairs(
            [(name, _shot(shots, "then", name), _shot(shots, "now", name)) for name in part]
        )
        for number, part in enumerate(parts, 1)
    }


def _shot(shots: Path, when: str, name: str) -> Image:
    from PIL import Image

    return Image.open(shots / when / f"{SCENES[name]}.png").convert("RGB")


def _picture_pages(then: Path, shots: Path) -> dict[str, Image]:
    boards = [_shot(shots, when, "table").crop(BOARD) for when in ("then", "now")]
    before, after = _pictures(then), _pictures(HERE)
    cards = sorted(n for n in before if n in after and n.startswith("card.") and n != "card.back")
    faces = [(f"portrait.{who}", f"portrait.{who}.neutral") for who in SUSPECTS]
    return {
        "board": _pairs([("board", boards[0], boards[1])], (800, 832)),
        "cards": _grid([(n, before[n]) for n in cards], [(n, after[n]) for n in cards], 11, 140),
        "portraits": _grid(
            [(old, before[old]) for old, _ in faces],
            [(new, after[new]) for _, new in faces],
            6,
            256,
        ),
        "expressions": _stack(
            _row([(f"{kind}.{who}.{how}", after) for how in EXPRESSIONS], 220)
            for who in SUSPECTS
            for kind in ("portrait", "bust")
        ),
    }


def _pictures(tree: Path) -> dict[str, Path]:
    rows = json.loads((tree / "assets" / "manifest.json").read_text(encoding="utf-8"))["assets"]
    return {row["name"]: tree / "assets" / row["file"] for row in rows}


def _pairs(lines: Sequence[tuple[str, Image, Image]], size: tuple[int, int] = THUMB) -> Image:
    """A line for each: then at the left, now at the right."""
    return _stack(
        _beside([_labelled(then, size, f"{name}, before"), _labelled(now, size, f"{name}, now")])
        for name, then, now in lines
    )


def _grid(
    before: Sequence[tuple[str, Path]], after: Sequence[tuple[str, Path]], wide: int, side: int
) -> Image:
    """Lines of pictures, each line of what was over the line of what is."""
    lines: list[Image] = []
    for at in range(0, len(before), wide):
        for said, part in (("before", before), ("now", after)):
            lines.append(
                _beside(
                    [_fitted(file, side, f"{said}: {name}") for name, file in part[at : at + wide]]
                )
            )
    return _stack(lines)


def _row(entries: Iterable[tuple[str, dict[str, Path]]], side: int) -> Image:
    return _beside([_fitted(files[name], side, name) for name, files in entries])


def _fitted(file: Path, side: int, name: str) -> Image:
    from PIL import Image

    with Image.open(file) as opened:
        picture = opened.convert("RGBA")
    high = round(side * picture.height / picture.width)
    shown = Image.new("RGB", (side, high), (44, 62, 62))
    fitted = picture.resize((side, high), Image.Resampling.LANCZOS)
    shown.paste(fitted, (0, 0), fitted)
    return _labelled(shown, shown.size, name)


def _labelled(picture: Image, size: tuple[int, int], words: str) -> Image:
    from PIL import Image, ImageDraw, ImageFont

    face = HERE / "assets" / "fonts" / "EBGaramond_600SemiBold.ttf"
    letters = 19
    while letters > 9 and ImageFont.truetype(str(face), letters).getlength(words) > size[0]:
        letters -= 1
    whole = Image.new("RGB", (size[0], size[1] + LABEL), GROUND)
    whole.paste(picture.resize(size, Image.Resampling.LANCZOS), (0, LABEL))
    font = ImageFont.truetype(str(face), letters)
    ImageDraw.Draw(whole).text((4, 3), words, font=font, fill=INK)
    return whole


def _beside(pictures: Sequence[Image]) -> Image:
    from PIL import Image

    wide = sum(one.width + GAP for one in pictures) - GAP
    line = Image.new("RGB", (wide, max(one.height for one in pictures)), GROUND)
    x = 0
    for one in pictures:
        line.paste(one, (x, 0))
        x += one.width + GAP
    return line


def _stack(lines: Iterable[Image]) -> Image:
    from PIL import Image

    every = list(lines)
    page = Image.new(
        "RGB", (max(one.width for one in every), sum(one.height + GAP for one in every)), GROUND
    )
    y = 0
    for one in every:
        page.paste(one, (0, y))
        y += one.height + GAP
    return page


if __name__ == "__main__":
    raise SystemExit(main())
