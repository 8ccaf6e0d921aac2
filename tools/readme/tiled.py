"""Make the pictures of a mansion in Tiled again: ``python tools/readme/tiled.py [STEP ...]``.

Tiled itself is opened (Debian's ``tiled``, ``xvfb``, ``openbox``, ``xdotool``, ``imagemagick``) upon the Lodge as far as it is at
each step of ``maps/README.md``: later layers are left out, and what the step is about is chosen.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree as ET

from PIL import Image

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).parent
SIZE, WINDOW = (1280, 800), ("1280", "776")
KEPT = (1000, 625)
CLOSE_PROJECT, DOCK_EDGE, DOCK_WANTED = ("252", "29"), ("273", "480"), ("860", "480")
"""Where Tiled 1.8 has these in a window of that size: the map gets the room of lists."""
FLOORS = ("Ground", "Floors", "Squares")
NEW_MAP = {
    "map.width": 22,
    "map.height": 20,
    "map.tileWidth": 96,
    "map.tileHeight": 96,
    "map.layerDataFormat": 2,
}
WALLS = ("Shadows", "Walls", "Doorways", "Thresholds", "Trapdoors")
MARKS = ("Doors", "Starts", "Passages")
FURNITURE = ("Rugs", "Furniture")


class Step(NamedTuple):
    """What is there already, what is chosen, and with which tool in the hand."""

    layers: tuple[str, ...]
    layer: str
    tool: str
    tileset: str
    chosen: str = ""
    scale: float = 0.27
    middle: tuple[float, float] = (11, 10)
    dialog: str = ""
    labels: str = "NoLabels"
    click: tuple[str, str] = ("", "")
    page: str = ""
    edge: tuple[str, str] = DOCK_EDGE


STEPS = {
    "new": Step((), "", "", "mansion", dialog="NewMap"),
    "squares": Step(("Ground", "Squares"), "Squares", "StampTool", "mansion"),
    "rooms": Step(
        (*FLOORS, *WALLS, "Rooms"),
        "Rooms",
        "CreateRectangleObjectTool",
        "builder-walls",
        "gallery",
        labels="LabelsForAllObjects",
    ),
    "doors": Step(
        (*FLOORS, *WALLS, "Rooms", *MARKS),
        "Doors",
        "ObjectSelectionTool",
        "builder-walls",
        "music-room",
        labels="LabelsForAllObjects",
    ),
    "palette": Step(
        (),
        "",
        "ObjectSelectionTool",
        "",
        scale=0.3,
        middle=(9.2, 9.5),
        labels="LabelsForAllObjects",
        page="furniture.tmx",
        edge=("367", "480"),
    ),
    "furniture": Step(
        (*FLOORS, *WALLS, *FURNITURE),
        "Furniture",
        "CreateTileObjectTool",
        "builder-furniture",
    ),
    "places": Step(
        (*FLOORS, *WALLS, *FURNITURE, "Places"),
        "Places",
        "CreatePointObjectTool",
        "builder-furniture",
        "weapon",
        1.0,
        (19.1, 9.2),
        labels="LabelsForAllObjects",
    ),
    "light": Step(
        (*FLOORS, *WALLS, *FURNITURE, "Lamplight", "Lights"),
        "Lamplight",
        "WangTool",
        "light",
        click=("906", "732"),
    ),
}

SCRIPT = """
const step = STEP;
function nearest(objects) {
    const away = o => Math.abs(o.x / 96 - step.middle[0]) + Math.abs(o.y / 96 - step.middle[1]);
    return objects.sort((one, other) => away(one) - away(other))[0];
}
function prepare() {
    const map = tiled.activeAsset;
    if (!map || !map.isTileMap) return;
    if (step.dialog) { tiled.trigger(step.dialog); return; }
    for (let i = 0; i < map.layerCount; i++) {
        const layer = map.layerAt(i);
        if (layer.name != step.layer) continue;
        map.currentLayer = layer;
        if (step.chosen)
            map.selectedObjects = [nearest(layer.objects.filter(o => o.name == step.chosen))];
    }
    const sets = map.tilesets.filter(set => set.name == step.tileset);
    if (sets.length) tiled.mapEditor.tilesetsView.currentTileset = sets[0];
    tiled.trigger(step.labels);
    tiled.trigger(step.tool);
    const view = tiled.mapEditor.currentMapView;
    view.scale = step.scale;
    view.centerOn(step.middle[0] * 96, step.middle[1] * 96);
}
const again = tiled.registerAction("Prepare", prepare);
again.text = "Prepare";
again.shortcut = "F9";
tiled.extendMenu("Help", [{ action: "Prepare" }]);
"""


def house(step: Step, at: Path) -> Path:
    """The Lodge as far as it is at a step, beside the game's tiles."""
    (at / "maps").mkdir()
    (at / "assets").mkdir()
    (at / "assets" / "tiles").symlink_to(ROOT / "assets" / "tiles")
    project = at / "maps" / "maps.tiled-project"
    project.write_bytes((ROOT / "maps" / project.name).read_bytes())
    session = project.with_suffix(".tiled-session")
    session.write_text(json.dumps(NEW_MAP), encoding="utf-8")
    tree = ET.parse(ROOT / "maps" / "lodge.tmx")
    for layer in [*tree.getroot()]:
        if layer.tag in ("layer", "objectgroup") and layer.get("name") not in step.layers:
            tree.getroot().remove(layer)
    for piece in tree.iter("object"):
        if piece.get("gid"):
            piece.attrib.pop("name", None)  # furniture needs no label
    path = at / "maps" / "my-mansion.tmx"
    tree.write(path, encoding="utf-8")
    extensions = at / ".config" / "tiled" / "extensions"
    extensions.mkdir(parents=True)
    script = SCRIPT.replace("STEP", json.dumps(step._asdict()))
    (extensions / "step.js").write_text(script, encoding="utf-8")
    return at / "assets" / "tiles" / step.page if step.page else path


def taken(name: str, screen: str) -> None:
    """Open Tiled at a step and keep what its window shows."""
    step = STEPS[name]
    with tempfile.TemporaryDirectory() as folder:
        path = house(step, Path(folder))
        env = {**os.environ, "HOME": folder, "DISPLAY": screen, "XDG_CONFIG_HOME": ""}

        def do(*command: str) -> str:
            return subprocess.run(
                command, check=False, env=env, capture_output=True, text=True
            ).stdout.strip()

        project = Path(folder) / "maps" / "maps.tiled-project"
        tiled = subprocess.Popen(
            ["tiled", str(project), str(path)], env=env, stderr=subprocess.DEVNULL
        )
        try:
            window = ""
            for _ in range(60):
                time.sleep(1)
                window = do("xdotool", "search", "--onlyvisible", "--class", "tiled").split("\n")[
                    -1
                ]
                if window:
                    break
            do("xdotool", "windowmove", window, "0", "0", "windowsize", window, *WINDOW)
            time.sleep(3)
            do("xdotool", "mousemove", *CLOSE_PROJECT, "click", "1")
            time.sleep(2)
            do("xdotool", "mousemove", *step.edge, "mousedown", "1")
            do("xdotool", "mousemove", *DOCK_WANTED, "sleep", "0.5", "mouseup", "1")
            time.sleep(1)
            do("xdotool", "windowfocus", window, "key", "F9")
            time.sleep(4)
            if step.click[0]:
                do("xdotool", "mousemove", *step.click, "click", "1", "sleep", "2")
            picture = Path(folder) / "seen.png"
            do("import", "-window", "root", "-crop", f"{SIZE[0]}x{SIZE[1]}+0+0", str(picture))
            small = Image.open(picture).convert("RGB").resize(KEPT, Image.Resampling.LANCZOS)
            kept = HERE / f"tiled-{name}.webp"
            small.save(kept, quality=80, method=6)
            print(kept.relative_to(ROOT), kept.stat().st_size)
        finally:
            tiled.kill()
            tiled.wait()


def main(wanted: list[str]) -> None:
    """All pictures, or those that are named."""
    near, far = os.pipe()
    size = f"{SIZE[0]}x{SIZE[1]}x24"
    screen = subprocess.Popen(
        ["Xvfb", "-displayfd", str(far), "-screen", "0", size], pass_fds=[far]
    )
    os.close(far)
    try:
        number = f":{os.fdopen(near).readline().strip()}"
        manager = subprocess.Popen(["openbox"], env={**os.environ, "DISPLAY": number})
        for name in wanted or STEPS:
            taken(name, number)
        manager.terminate()
    finally:
        screen.terminate()


if __name__ == "__main__":
    main(sys.argv[1:])
