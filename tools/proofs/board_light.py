"""Whether the eye goes to the rooms, and finds every weapon in them: measured on the drawn board.

python -m tools.proofs.board_light maps/classic.tmx maps/lodge.tmx --cell 40

Brightness is the mean luminance of sRGB values, 0 to 255. A weapon's contrast is the mean colour
difference (CIE 1976) of its edge, two pixels wide, from the floor just round it, in its shadow. Told are the least
of each weapon over all weapon places of each room, for whichever eye sees it least: one that sees all
colours, or one that lacks a kind of cone (Machado, Oliveira and Fernandes 2009). So are the two pawns that
are most alike to each eye, by the mean difference where either stands: their colours, hats and medals, not
the disc with the emblem beside them. The answer is 1 where the corridors are brighter than the rooms, or where a difference is below what is asked.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Field = NDArray[np.float64]
ASKED = 15.0
APART = 11.0
"""How much two pawns must differ to every eye; a difference of 2.3 is just seen."""
FLOOR = (112, 96, 72)
"""A corridor's colour: what pawns are compared on."""
EYES: dict[str, tuple[tuple[float, float, float], ...]] = {
    "all colours": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""What becomes of red, green and blue, as shares of light."""


def main() -> int:
    """Draw each board, and measure it."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("maps", nargs="+", type=Path)
    parser.add_argument("--cell", type=int, default=40, help="pixels a cell")
    parser.add_argument("--contrast", action="store_true", help="in the high contrast theme")
    options = parser.parse_args()
    from clue.devkit.robot import Robot
    from clue.devkit.sample_scenes import QUIET
    from clue.ui.menu import title
    from clue.ui.stage.settings import Settings

    settings = Settings().but(**QUIET)
    if options.contrast:
        settings = settings.but(theme="contrast")
    faults = 0
    with Robot(title, size=(1280, 720), settings=settings) as robot:
        for path in options.maps:
            faults += _measured(robot.app, path, options.cell)
        faults += _told_apart(robot.app, options.cell)
    return 1 if faults else 0


def _measured(app: Any, path: Path, cell: int) -> int:
    import pygame

    from clue.boards import load_mansion
    from clue.rules.cards import WEAPONS
    from clue.ui.board.geometry import Plan
    from clue.ui.board.ground import compose, sheets_of
    from clue.ui.board.pieces import PiecePainter

    mansion = load_mansion(path)
    plan = Plan(mansion, cell, 0, 0)
    floor = compose(app.look, plan, sheets_of(mansion.pictures)).floor
    pixels = pygame.surfarray.array3d(floor).astype(float)
    corridors = _mean(pixels, mansion.board.squares, cell)
    rooms = _mean(pixels, mansion.board.room_at, cell)
    print(f"{mansion.titles['en']}: corridors {corridors:.0f}, rooms {rooms:.0f}")
    painter = PiecePainter(app, cell)
    faults = int(corridors > rooms)
    for chamber in mansion.rooms:
        bright = _mean(pixels, plan.cells_of(chamber.room), cell)
        least = {
            weapon: min(
                _contrast(floor, painter, weapon, plan.to_px(spot)) for spot in chamber.weapons_at
            )
            for weapon in WEAPONS
        }
        faults += sum(value < ASKED for value in least.values())
        told = "  ".join(f"{weapon.value} {value:.0f}" for weapon, value in least.items())
        print(f"  {chamber.room:<16} {bright:4.0f}   {told}")
    return faults


def _told_apart(app: Any, cell: int) -> int:
    """Whether every eye can tell the six pawns apart."""
    from itertools import combinations

    import numpy as np
    import pygame

    from clue.rules.cards import SUSPECTS
    from clue.ui.board.pieces import PiecePainter
    from clue.ui.theme.shapes import lay

    painter, faults, foot = PiecePainter(app, cell), 0, (2 * cell, 3 * cell)
    drawn = {}
    for who in SUSPECTS:
        ground = pygame.Surface((4 * cell, 4 * cell))
        ground.fill(FLOOR)
        body = painter.body(who)
        lay(ground, body.image, body.over(foot).topleft)
        drawn[who] = pygame.surfarray.array3d(ground)
    for eye in EYES:
        seen = {who: _lab(pixels, eye) for who, pixels in drawn.items()}
        floor = seen[SUSPECTS[0]][0, 0]
        stands = {who: np.linalg.norm(lab - floor, axis=2) > 1 for who, lab in seen.items()}
        apart = {
            (one, other): float(
                np.linalg.norm(seen[one] - seen[other], axis=2)[stands[one] | stands[other]].mean()
            )
            for one, other in combinations(SUSPECTS, 2)
        }
        alike = min(apart, key=lambda pair: apart[pair])
        faults += apart[alike] < APART
        print(f"pawns, {eye}: {alike[0].value} and {alike[1].value} {apart[alike]:.0f}")
    return faults


def _mean(pixels: Field, cells: Any, cell: int) -> float:
    import numpy as np

    grey = pixels @ np.array((0.2126, 0.7152, 0.0722))
    parts = [grey[x * cell : (x + 1) * cell, y * cell : (y + 1) * cell].mean() for x, y in cells]
    return float(np.mean(parts))


def _contrast(floor: Any, painter: Any, weapon: Any, foot: tuple[int, int]) -> float:
    """How much a piece's edge differs from the floor round it."""
    import numpy as np
    import pygame

    from clue.ui.theme.shapes import lay

    reach, sprite = 6, painter.body(weapon)
    area = sprite.over(foot).inflate(2 * reach, 2 * reach)
    ground = pygame.Surface(area.size)
    ground.blit(floor, (0, 0), area)
    shadow = painter.shadow(weapon)
    lay(ground, shadow.image, shadow.over((foot[0] - area.x, foot[1] - area.y)).topleft)
    drawn = ground.copy()
    lay(drawn, sprite.image, (reach, reach))
    solid = pygame.Surface(area.size, pygame.SRCALPHA)
    solid.blit(sprite.image, (reach, reach))
    shape = pygame.surfarray.array_alpha(solid) > 96
    edge = shape & _grown(~shape, 2, np.logical_or)
    around = _grown(shape, 3, np.logical_or) & ~shape
    seen, under = pygame.surfarray.array3d(drawn)[edge], pygame.surfarray.array3d(ground)[around]
    return min(
        float(np.linalg.norm(_lab(seen, eye) - _lab(under, eye).mean(axis=0), axis=1).mean())
        for eye in EYES
    )


def _grown(shape: Any, by: int, join: Any) -> Any:
    import numpy as np

    grown = shape.copy()
    for _ in range(by):
        more = grown.copy()
        for axis in (0, 1):
            for step in (-1, 1):
                more = join(more, np.roll(grown, step, axis))
        grown = more
    return grown


def _lab(pixels: Any, eye: str) -> Field:
    """Colours as an eye tells them apart."""
    import numpy as np

    share = pixels.astype(float) / 255
    linear = np.where(share > 0.04045, ((share + 0.055) / 1.055) ** 2.4, share / 12.92)
    linear = np.clip(linear @ np.array(EYES[eye]).T, 0, 1)
    to_xyz = np.array(
        ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
    )
    xyz = linear @ to_xyz.T / np.array((0.9505, 1.0, 1.089))
    root = np.where(xyz > 0.008856, np.cbrt(xyz), 7.787 * xyz + 16 / 116)
    x, y, z = root[..., 0], root[..., 1], root[..., 2]
    return np.stack((116 * y - 16, 500 * (x - y), 200 * (y - z)), axis=-1)


if __name__ == "__main__":
    raise SystemExit(main())
