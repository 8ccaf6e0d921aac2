"""A room being built: its outline, its walls with their doorways, its camera and fill light."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from art.blender import kit
from art.blender.house.stuff import Stuff
from art.blender.kit import Point3
from art.rooms_plan import STEPS, Cell, Plan

THICK, TALL = 0.19, 0.32
EYE = 18.0  # how high the camera hangs, in cells


@dataclass
class Site:
    """The room's cells seen from its own corner; ``at`` turns cells into Blender's units."""

    plan: Plan
    stuff: Stuff = field(default_factory=Stuff)
    key: float = 1.0  # how strong the light from above is beside the room's own lamps

    def __post_init__(self) -> None:
        self.left, self.top, self.width, self.height = self.plan.box
        self.cells = {(x - self.left, y - self.top) for x, y in self.plan.cells}

    def at(self, x: float, y: float, z: float = 0.0) -> Point3:
        """A point given in cells from the room's upper left corner."""
        return x - self.width / 2, self.height / 2 - y, z

    def walls(self, tone: str = "mahogany") -> None:
        """Panelling along every side, brass doorways where the doors are."""
        doors = {(x - self.left, y - self.top, side) for x, y, side in self.plan.doors}
        for x, y, side in self._edges():
            if (x, y, side) in doors:
                self.doorway(x, y, side)
            else:
                self.panel(x, y, side, tone)
        for x, y in self._corners():
            self.post(x, y, tone)

    def post(self, x: float, y: float, tone: str = "mahogany", wide: float = 0.30) -> None:
        """A square post with a cap, where walls meet or end."""
        left, up, _ = self.at(x, y)
        kit.box("post", (wide, wide, 0.40), (left, up, 0.2), self.stuff.wood(tone, "Y"), 0.02)
        cap = (wide - 0.08, wide - 0.08, 0.03)
        kit.box("cap", cap, (left, up, 0.41), self.stuff.wood(tone, "X"), 0.012)

    def _edges(self) -> Iterable[tuple[int, int, str]]:
        for x, y in sorted(self.cells):
            for side, (dx, dy) in STEPS.items():
                if (x + dx, y + dy) not in self.cells:
                    yield x, y, side

    def _corners(self) -> Iterable[Cell]:
        """Where the outline turns."""
        for x in range(self.width + 1):
            for y in range(self.height + 1):
                around = [(x - i, y - j) in self.cells for i in (0, 1) for j in (0, 1)]
                if sum(around) in (1, 3):
                    yield x, y

    def _along(self, x: int, y: int, side: str, inward: float, z: float) -> tuple[Point3, bool]:
        """The middle of a cell's side moved into the cell, and whether the side lies across."""
        dx, dy = STEPS[side]
        reach = 0.5 - inward
        return self.at(x + 0.5 + dx * reach, y + 0.5 + dy * reach, z), dy != 0

    def _bar(
        self, x: int, y: int, side: str, inward: float, size: Point3, material: Any, bevel: float
    ) -> None:
        """A bar of (length, thickness, height from ``size``) along one side of a cell."""
        centre, across = self._along(x, y, side, inward, size[2] / 2)
        length, thick, tall = size
        dimensions = (length, thick, tall) if across else (thick, length, tall)
        kit.box("bar", dimensions, centre, material, bevel)

    def panel(self, x: int, y: int, side: str, tone: str = "mahogany") -> None:
        """A cell's length of panelling along one side."""
        grain = "X" if STEPS[side][1] else "Y"
        wood = self.stuff.wood(tone, grain)
        self._bar(x, y, side, THICK / 2, (1.0, THICK, TALL), wood, 0)
        self._bar(x, y, side, THICK / 2 + 0.005, (1.0, THICK - 0.07, TALL + 0.025), wood, 0.012)
        self._bar(x, y, side, THICK + 0.02, (1.0, 0.05, 0.12), wood, 0.012)

    def half_panel(self, x: int, y: int, side: str, first: bool) -> None:
        """Panelling along the first (left, upper) or last half of a side, finished by a post."""
        dx, dy = STEPS[side]
        sign = -1 if first else 1
        across = dy != 0
        px = x + 0.5 + dx * (0.5 - THICK / 2) + (sign * 0.25 if across else 0)
        py = y + 0.5 + dy * (0.5 - THICK / 2) + (0 if across else sign * 0.25)
        grain = "X" if across else "Y"
        size = (0.5, THICK, TALL) if across else (THICK, 0.5, TALL)
        kit.box("half", size, self.at(px, py, TALL / 2), self.stuff.wood("mahogany", grain), 0)
        top = (0.5, THICK - 0.07, 0.03) if across else (THICK - 0.07, 0.5, 0.03)
        kit.box("top", top, self.at(px, py, TALL + 0.01), self.stuff.wood("mahogany", grain), 0.012)
        end_x, end_y = (x + 0.5, y + 0.5 + dy * 0.42) if across else (x + 0.5 + dx * 0.42, y + 0.5)
        self.post(end_x, end_y, wide=0.22)

    def doorway(self, x: int, y: int, side: str) -> None:
        """A brass sill between two posts, and lamplight on it."""
        stuff = self.stuff
        self._bar(x, y, side, 0.10, (0.84, 0.25, 0.03), stuff.sill, 0.008)
        for inward in (0.05, 0.11, 0.17):
            self._bar(x, y, side, inward, (0.80, 0.014, 0.038), stuff.brass, 0.004)
        dx, dy = STEPS[side]
        for sign in (-1, 1):
            px = x + 0.5 + dx * 0.39 + (sign * 0.44 if dy else 0)
            py = y + 0.5 + dy * 0.39 + (0 if dy else sign * 0.44)
            size = (0.14, 0.24, 0.40) if dy else (0.24, 0.14, 0.40)
            kit.box("jamb", size, self.at(px, py, 0.2), stuff.wood("mahogany", "Y"), 0.015)
            top = (size[0] - 0.02, size[1] - 0.02, 0.03)
            kit.box("jamb cap", top, self.at(px, py, 0.41), stuff.sill, 0.01)
        centre, _ = self._along(x, y, side, 0.25, 0.55)
        kit.bulb(centre, 0.9, radius=0.12)

    def light(self) -> None:
        """Moonlit fill from above and a soft warm key, so that nothing drowns."""
        kit.world(0.16 + 0.1 * self.key, top=(0.62, 0.62, 0.70), middle=(0.42, 0.35, 0.28))
        w, h = self.width, self.height
        spread = max(w, h)
        power = 7.5 * w * h * self.key
        warm = kit.area((-0.35 * w, 0.45 * h, 7.0), spread * 0.45, power, (1.0, 0.84, 0.64))
        cool = kit.area((0.4 * w, -0.5 * h, 7.5), spread * 0.6, power * 0.22, (0.72, 0.8, 1.0))
        for lamp in (warm, cool):
            lamp.visible_glossy = False  # else waxed floors mirror it as a grey veil

    def camera(self) -> None:
        """Straight above; the floor fills the picture."""
        kit.overhead(self.width, self.height, EYE)
