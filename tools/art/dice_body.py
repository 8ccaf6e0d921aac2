"""The die itself: one die width long, rounded, drilled, and how it may be turned.

Everything about dice is measured in die widths. World axes: x to the right of the
screen, y away from the viewer, z up from the table.
"""

from __future__ import annotations

from functools import cache
from itertools import permutations, product

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]

FACES = (1, 2, 3, 4, 5, 6)
HALF = 0.5
ROUNDING = 0.15  # radius of edges and corners

# Opposite faces add up to seven; 1, 2, 3 run counter-clockwise round their corner.
FACE_AXIS: dict[int, tuple[int, int, int]] = {
    1: (0, 0, 1),
    6: (0, 0, -1),
    2: (0, -1, 0),
    5: (0, 1, 0),
    3: (1, 0, 0),
    4: (-1, 0, 0),
}

_SPREAD = 0.24
_PATTERN: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}


class Pip:
    """A spherical hollow drilled into one face."""

    def __init__(self, face: int, across: float, along: float) -> None:
        self.face = face
        self.radius, self.depth = (0.165, 0.085) if face == 1 else (0.122, 0.068)
        axis = np.array(FACE_AXIS[face], dtype=float)
        side = axis[[1, 2, 0]]
        self.axis = axis
        self.mouth: Array = axis * HALF + side * across + np.cross(axis, side) * along
        self.centre: Array = self.mouth + axis * (self.radius - self.depth)
        self.mouth_radius = float(np.sqrt(self.radius**2 - (self.radius - self.depth) ** 2))


@cache
def pips() -> tuple[Pip, ...]:
    """All twenty-one pips."""
    return tuple(Pip(face, a * _SPREAD, b * _SPREAD) for face in FACES for a, b in _PATTERN[face])


def turn_z(angle: float) -> Array:
    """Rotation about the vertical, counter-clockwise seen from above, in radians."""
    c, s = np.cos(angle), np.sin(angle)
    return np.array([[c, -s, 0.0], [s, c, 0.0], [0.0, 0.0, 1.0]])


@cache
def cube_turns() -> tuple[Array, ...]:
    """The 24 rotations that map a cube onto itself."""
    turns = []
    for order in permutations(range(3)):
        for signs in product((1.0, -1.0), repeat=3):
            matrix = np.zeros((3, 3))
            matrix[range(3), order] = signs
            if np.linalg.det(matrix) > 0:
                turns.append(matrix)
    return tuple(turns)


def up_face(orientation: Array) -> int:
    """The number that lies on top of a die turned by ``orientation``."""
    return max(FACES, key=lambda face: float((orientation @ np.array(FACE_AXIS[face]))[2]))


def resting(face: int, yaw: float) -> Array:
    """How a die lies with ``face`` up: its sides always follow from face and yaw."""
    upright = next(
        turn
        for turn in sorted(cube_turns(), key=lambda t: tuple(-t.ravel()))
        if np.allclose(turn @ np.array(FACE_AXIS[face]), (0, 0, 1))
    )
    return turn_z(yaw) @ upright


def distance(points: Array) -> Array:
    """Signed distance of points (in the die's own axes) to its rounded surface."""
    q = np.abs(points) - (HALF - ROUNDING)
    outside = np.linalg.norm(np.maximum(q, 0.0), axis=-1)
    inside = np.minimum(q.max(axis=-1), 0.0)
    return np.asarray(outside + inside - ROUNDING)


@cache
def surface_points(per_edge: int = 9) -> Array:
    """Points all over the die's surface, for hulls and for tests of touching."""
    grid = np.linspace(-1.0, 1.0, per_edge)
    cube = np.array([p for p in product(grid, repeat=3) if max(abs(c) for c in p) > 0.999])
    core = np.clip(cube * HALF, ROUNDING - HALF, HALF - ROUNDING)
    away = cube * HALF - core
    length = np.linalg.norm(away, axis=1, keepdims=True)
    return np.asarray(core + away / np.maximum(length, 1e-9) * ROUNDING)
